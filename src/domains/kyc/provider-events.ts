/** What a KYC provider tells, read and taken. Source: the contract of `receiveKycWebhook`. */
import type { KycScreeningHit, KycScreeningResult, KycScreeningTrigger } from '../../../generated/models.ts';
import { EventMalformed, type ReceivedEvent } from '../../platform/receiver/receiver.ts';
import type { Verdict } from './kyc.ts';

const LONGEST = 200;
const MOST = 200;
const VERDICTS = ['APPROVED', 'REVIEW', 'REJECTED'] as const;
const RESULTS = ['CLEAR', 'HIT'] as const;
const TRIGGERS = ['submission', 'cadence', 'risk_flag', 'party_changed', 'monitoring'] as const;
const CATEGORIES = ['SANCTIONS', 'PEP', 'ADVERSE_MEDIA', 'WATCHLIST'] as const;
const REASON = /^[A-Z][A-Z0-9_]{0,63}$/;

type Fields = Readonly<Record<string, unknown>>;

export interface ReportedScreening {
  readonly result: KycScreeningResult;
  readonly checkedLists: readonly string[];
  readonly hits: readonly KycScreeningHit[];
}

/** An event about a party, which `reference` names, in the provider's report `reportRef`. */
export type KycEvent = { readonly reference: string; readonly reportRef: string } & (
  | { readonly kind: 'verdict'; readonly sessionRef: string | undefined; readonly verdict: Omit<Verdict, 'result'>; readonly screening: ReportedScreening }
  | { readonly kind: 'screening'; readonly trigger: KycScreeningTrigger; readonly screening: ReportedScreening }
  | { readonly kind: 'document'; readonly documentRef: string }
);

/**
 * Reads an event; what its contract does not have is left unread.
 * @returns undefined for an event of another name.
 * @throws EventMalformed.
 */
export function readEvent({ event, data }: ReceivedEvent): KycEvent | undefined {
  const about = (): { reference: string; reportRef: string } => ({ reference: text(data, 'reference'), reportRef: text(data, 'report_ref') });
  switch (event) {
    case 'KYC_VERDICT_REACHED':
      return { kind: 'verdict', ...about(), sessionRef: optional(data, 'session_ref'), verdict: verdictOf(data), screening: screeningOf(data) };
    case 'KYC_SCREENING_COMPLETED':
      return { kind: 'screening', ...about(), trigger: oneOf(data, 'trigger', TRIGGERS), screening: screeningOf(data) };
    case 'KYC_DOCUMENT_EXPIRED':
      text(data, 'expired_on');
      return { kind: 'document', ...about(), documentRef: text(data, 'document_ref') };
    default:
      return undefined;
  }
}

function verdictOf(data: Fields): Omit<Verdict, 'result'> {
  const reason = optional(data, 'reason_code');
  if (reason !== undefined && !REASON.test(reason)) throw new EventMalformed('reason_code');
  return { verdict: oneOf(data, 'verdict', VERDICTS), level: whole(data, 'kyc_level', 1, 3), reason };
}

function screeningOf({ screening }: Fields): ReportedScreening {
  if (!isObject(screening)) throw new EventMalformed('screening');
  const hits = list(screening, 'hits').map((hit) => {
    if (!isObject(hit)) throw new EventMalformed('hits');
    return { list: text(hit, 'list'), category: oneOf(hit, 'category', CATEGORIES), match_ref: text(hit, 'match_ref'), score: whole(hit, 'score', 0, 100) };
  });
  const checkedLists = list(screening, 'checked_lists').map((_, index, all) => text(all as unknown as Fields, String(index)));
  return { result: oneOf(screening, 'result', RESULTS), checkedLists, hits };
}

function text(data: Fields, name: string): string {
  const value = data[name];
  if (typeof value !== 'string' || value === '' || value.length > LONGEST) throw new EventMalformed(name);
  return value;
}

function optional(data: Fields, name: string): string | undefined {
  return data[name] === undefined || data[name] === null ? undefined : text(data, name);
}

function whole(data: Fields, name: string, least: number, most: number): number {
  const value = data[name];
  if (typeof value !== 'number' || !Number.isInteger(value) || value < least || value > most) throw new EventMalformed(name);
  return value;
}

function list(data: Fields, name: string): readonly unknown[] {
  const value = data[name];
  if (!Array.isArray(value) || value.length > MOST) throw new EventMalformed(name);
  return value;
}

function oneOf<T extends string>(data: Fields, name: string, allowed: readonly T[]): T {
  return allowed.find((value) => value === data[name]) ?? malformed(name);
}

function malformed(name: string): never {
  throw new EventMalformed(name);
}

function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
