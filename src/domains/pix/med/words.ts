import type { MedReasonCode } from '../../../../generated/models.ts';
import { parseInstant } from '../../../platform/clock.ts';
import { MAX_CENTS } from '../../../platform/money.ts';
import { EventMalformed, type ReceivedEvent } from '../../../platform/receiver/receiver.ts';
import { isEndToEndId } from '../../rails/index.ts';
import type { MoneyBack, RefundResult } from './med-case.ts';

/** What the outside says of a case, as JSON that can wait for its case. Instants as ISO text, amounts in minor units. */
export type Word =
  | OpenedWord
  | FiledWord
  | { readonly kind: 'FILING_FAILED'; readonly failureCode: string }
  | { readonly kind: 'ACKNOWLEDGED' }
  | { readonly kind: 'AGREED'; readonly fraudType: string | null; readonly returnDueAt: string | null; readonly at: string }
  | { readonly kind: 'DISAGREED' }
  | { readonly kind: 'REFUND_CLOSED'; readonly result: RefundResult; readonly cents: number | null; readonly failureCode: string | null }
  | { readonly kind: 'CANCELLED' }
  | ({ readonly kind: 'MONEY_BACK' } & MoneyBack);

export interface OpenedWord {
  readonly kind: 'OPENED';
  readonly reportId: string;
  readonly recoveryId: string | null;
  readonly hop: number;
  readonly endToEndId: string;
  readonly cents: number;
  readonly reasonCode: MedReasonCode;
  readonly analysisDueAt: string;
}

export interface FiledWord {
  readonly kind: 'FILED';
  readonly reportId: string;
  readonly recoveryId: string | null;
  readonly analysisDueAt: string;
}

/** What is said of a report, once both sides know it. */
export type ReportWord = Exclude<Word, { kind: 'OPENED' | 'FILED' | 'FILING_FAILED' | 'MONEY_BACK' }>;

type Data = Readonly<Record<string, unknown>>;

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const CODE = /^[A-Z][A-Z0-9_]{0,63}$/;
const MOST_HOPS = 2_147_483_647;

const REASONS: readonly MedReasonCode[] =
  ['SCAM', 'ACCOUNT_TAKEOVER', 'COERCION', 'FRAUDULENT_ACCESS', 'OPERATIONAL_FLAW', 'PIX_AUTOMATICO', 'OTHER'];
const FRAUD_TYPES = ['APPLICATION_FRAUD', 'MULE_ACCOUNT', 'SCAMMER_ACCOUNT', 'OTHER'] as const;
const REFUNDS: readonly RefundResult[] = ['TOTALLY_ACCEPTED', 'PARTIALLY_ACCEPTED', 'REJECTED'];

/** @throws EventMalformed, as every reader here, when the data is not as the receiver's contract says. */
export function readOpened({ data }: ReceivedEvent): OpenedWord {
  return {
    kind: 'OPENED', reportId: match(data, 'report_id', UUID), recoveryId: optional(data, 'recovery_id', UUID), hop: hopOf(data),
    endToEndId: endToEndIdOf(data), cents: centsOf(data), reasonCode: oneOf(data, 'reason_code', REASONS),
    analysisDueAt: instant(data, 'analysis_due_at'),
  };
}

/** What a provider says when it has filed a case of ours: by an event, or when it is asked. */
export function readFiled(data: Data): FiledWord {
  return {
    kind: 'FILED', reportId: match(data, 'report_id', UUID), recoveryId: optional(data, 'recovery_id', UUID),
    analysisDueAt: instant(data, 'analysis_due_at'),
  };
}

export function readFilingFailed({ data }: ReceivedEvent): Word {
  return { kind: 'FILING_FAILED', failureCode: match(data, 'failure_code', CODE) };
}

export function readClosed({ data, occurred_at }: ReceivedEvent): ReportWord {
  if (oneOf(data, 'result', ['AGREED', 'DISAGREED']) === 'DISAGREED') return { kind: 'DISAGREED' };
  return {
    kind: 'AGREED', fraudType: isThere(data, 'fraud_type') ? oneOf(data, 'fraud_type', FRAUD_TYPES) : null,
    returnDueAt: isThere(data, 'return_due_at') ? instant(data, 'return_due_at') : null, at: occurred_at,
  };
}

export function readRefundClosed({ data }: ReceivedEvent): ReportWord {
  const result = oneOf(data, 'result', REFUNDS);
  const isRejected = result === 'REJECTED';
  return {
    kind: 'REFUND_CLOSED', result, cents: isRejected ? null : centsOf(data), failureCode: isRejected ? match(data, 'failure_code', CODE) : null,
  };
}

/** The directory's number of the report that is spoken of. */
export function readReportId({ data }: ReceivedEvent): string {
  return match(data, 'report_id', UUID);
}

/** What we called the case when we filed it. */
export function readReference({ data }: ReceivedEvent): string {
  return match(data, 'reference', /^.{1,64}$/);
}

function isThere(data: Data, name: string): boolean {
  return data[name] !== undefined && data[name] !== null;
}

function match(data: Data, name: string, form: RegExp): string {
  const value = data[name];
  if (typeof value !== 'string' || !form.test(value)) throw new EventMalformed(name);
  return value;
}

function optional(data: Data, name: string, form: RegExp): string | null {
  return isThere(data, name) ? match(data, name, form) : null;
}

function oneOf<T extends string>(data: Data, name: string, allowed: readonly T[]): T {
  const value = allowed.find((it) => it === data[name]);
  if (value === undefined) throw new EventMalformed(name);
  return value;
}

function endToEndIdOf({ end_to_end_id: name }: Data): string {
  if (typeof name !== 'string' || !isEndToEndId(name, 'E')) throw new EventMalformed('end_to_end_id');
  return name;
}

function hopOf({ hop }: Data): number {
  if (typeof hop !== 'number' || !Number.isInteger(hop) || hop < 0 || hop > MOST_HOPS) throw new EventMalformed('hop');
  return hop;
}

/** Pix is paid in reais. */
function centsOf({ amount }: Data): number {
  const { value, currency } = typeof amount === 'object' && amount !== null ? amount as Data : {};
  const isAmount = typeof value === 'number' && Number.isInteger(value) && value > 0 && value <= Number(MAX_CENTS);
  if (!isAmount || currency !== 'BRL') throw new EventMalformed('amount');
  return value;
}

function instant(data: Data, name: string): string {
  const at = parseInstant(match(data, name, /^.{1,64}$/));
  if (!at) throw new EventMalformed(name);
  return at.toISOString();
}
