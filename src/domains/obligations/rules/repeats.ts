import { createHash } from 'node:crypto';
import type { RepeatedPayment, RepeatRule } from '../../../../generated/models.ts';
import { instantText } from '../../../platform/clock.ts';
import { refusal, type Refusal } from '../../../platform/errors.ts';
import { rowKind, type CommandOutcome, type Ledger, type RowWrite } from '../../journal/index.ts';
import { twinCodec } from './rules.entity.ts';

/** The newest payment of a debtor to a person, of one amount, that has not failed. */
export interface Twin {
  readonly rule: RepeatRule;
  readonly earlier: Earlier | null;
}

interface Earlier {
  readonly obligationId: string;
  readonly paidAt: Date;
}

export const TWIN = rowKind<Twin>('twn');

/** What a payment is compared by. */
export interface RepeatGuard {
  /** Ids of the rows of earlier payments, one for each name that the person paid is known by. */
  readonly twins: readonly string[];
  /** False for payments that were agreed before, such as those of schedules: they are remembered, and never asked about. */
  readonly isAsked: boolean;
  /** The earlier payment that the caller says this one repeats on purpose. */
  readonly confirms: string | null;
}

/** The id of the row of earlier payments of that amount (minor units) by that debtor to whom a name stands for. */
export function twinId(debtor: string, amount: bigint, currency: string, person: string): string {
  const text = JSON.stringify([debtor, String(amount), currency, person]);
  return `${TWIN.prefix}_${createHash('sha256').update(text).digest('hex')}`;
}

/** A payment as it is created. */
type Created = { readonly obligationId: string; readonly createdAt: Date };

/** Verdict on a payment that may repeat another: a refusal, or what is written and said with the payment. */
export type RepeatVerdict = Refusal | { readonly repeats: RepeatedPayment | undefined; rows(created: Created): RowWrite[] };

const FREE: RepeatVerdict = { repeats: undefined, rows: () => [] };

/** Pure: refuses with PAYMENT_REPEATED a payment that repeats another within the window of the tenant's rule, unless it says so. */
export function judgeRepeat(ledger: Ledger, guard: RepeatGuard | undefined): RepeatVerdict {
  const twins = (guard?.twins ?? []).map((id) => ({ id, twin: ledger.row(TWIN, id) }));
  const rule = twins[0]?.twin?.rule;
  if (!guard || !rule) return FREE;
  const earlier = rule.action === 'NONE' || !guard.isAsked ? undefined : newestWithin(twins.map(({ twin }) => twin), rule, ledger.now);
  const repeats = earlier && { obligation_id: earlier.obligationId, created_at: instantText(earlier.paidAt) };
  if (repeats && rule.action === 'ASK' && repeats.obligation_id !== guard.confirms) {
    return refusal('PAYMENT_REPEATED', { ...repeats, window_seconds: rule.window_seconds });
  }
  return { repeats, rows: (created) => twins.map(({ id }, index) => twinRow(id, index, created, rule, repeats?.obligation_id ?? null)) };
}

function newestWithin(twins: readonly (Twin | undefined)[], rule: RepeatRule, now: Date): Earlier | undefined {
  const from = now.getTime() - rule.window_seconds * 1000;
  return twins.flatMap((twin) => twin?.earlier ?? []).filter(({ paidAt }) => paidAt.getTime() > from).toSorted(newestFirst)[0];
}

function newestFirst(a: Earlier, b: Earlier): number {
  return b.paidAt.getTime() - a.paidAt.getTime() || (a.obligationId > b.obligationId ? -1 : 1);
}

/** Each payment has a row of its own; until the commit it is the newest under its key. */
function twinRow(id: string, index: number, created: Created, rule: RepeatRule, repeatsId: string | null): RowWrite {
  const { obligationId, createdAt } = created;
  return {
    codec: twinCodec, id: `twp_${obligationId}_${index}`, alsoAs: id, isNew: true,
    value: {
      twinKey: id.slice(TWIN.prefix.length + 1), obligationId, repeatsId, paidAt: createdAt,
      rule, earlier: { obligationId, paidAt: createdAt },
    },
  };
}

/** The answer to the creation of a payment, with what it repeats. */
export function withRepeat<T extends object>(
  said: Pick<CommandOutcome<T>, 'answer' | 'warn'>, repeats: RepeatedPayment | undefined,
): Pick<CommandOutcome<T>, 'answer' | 'warn'> {
  if (!repeats) return said;
  return {
    answer: { ...said.answer, repeat_of: repeats },
    ...(said.warn && { warn: (warnings) => ({ ...(said.warn?.(warnings) ?? said.answer), repeat_of: repeats }) }),
  };
}
