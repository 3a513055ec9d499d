import { refusal, type Refusal } from '../../../platform/errors.ts';
import type { SquadDraft } from '../draft.ts';
import { shareRow } from '../record.ts';
import { divide, type Sharer } from '../rules/divide.ts';
import { entryState } from '../rules/settlement.ts';
import { openDebt, type Entry, type EntryRow, type Member, type Share } from '../squad.ts';
import { announceExpense } from './announce-expense.ts';
import { countShares, openCents, sharesOf } from './shares.ts';

/** An expense that a member paid for several. */
export type NewExpense = Pick<EntryRow, 'description'> & Partial<Pick<EntryRow, 'sourceTxIds' | 'rexId' | 'occurredAt'>> & {
  /** The account of the member who paid. */
  readonly payer: string;
  /** In cents. */
  readonly amount: number;
  readonly split: NonNullable<EntryRow['split']>;
  readonly sharers: readonly Sharer[];
};

/** Members as those who share an amount. */
export function sharersAmong(members: readonly Member[]): readonly Sharer[] {
  return members.map(({ accountId: account, quota, rounding }) => ({ account, quota, rounding }));
}

/**
 * Divides an expense, and counts what each member owes of it and is owed. No money moves.
 * @returns SPLIT_INVALID; BALANCE_OVERFLOW when the debts of the squad came beyond what JSON carries exactly.
 */
export function recordExpense(draft: SquadDraft, expense: NewExpense): Entry | Refusal {
  const { payer, amount, split, sharers, description, sourceTxIds = [], rexId = null, occurredAt = draft.now } = expense;
  const parts = divide(amount, split, sharers);
  if ('code' in parts) return parts;
  const entrySeq = draft.upcomingSeq;
  const shares = sharesOf(parts, { sqdId: draft.squad.sqdId, entrySeq, dividedSeq: entrySeq, payer, at: occurredAt });
  const open = openCents(shares);
  if (!isExact(openDebt(draft.squad) + open, amount + (draft.squad.cycle?.expenses ?? 0))) return refusal('BALANCE_OVERFLOW');
  count(draft, payer, amount, shares);
  if (open > 0) draft.set({ lastDebtSeq: entrySeq });
  for (const share of shares) draft.write(shareRow(share, true));
  const entry = draft.addEntry(entrySeq, {
    kind: 'ACCOUNTING', state: entryState(shares.map(({ state }) => state)), actorAccountId: payer, amount, description,
    membersSnapshot: sharers.map(({ account }) => account), split, sourceTxIds, rexId, occurredAt, shares,
  });
  announceExpense(draft, 'recorded', entry, draft.squad.cycle?.period ?? null);
  return entry;
}

function isExact(...sums: readonly number[]): boolean {
  return sums.every(Number.isSafeInteger);
}

function count(draft: SquadDraft, payer: string, amount: number, shares: readonly Share[]): void {
  const isInCycle = draft.squad.cycle !== null;
  countShares(draft, payer, shares, isInCycle);
  if (isInCycle) draft.setMember(payer, { cyclePaid: draft.member(payer).cyclePaid + amount });
  draft.count((cycle) => ({ expensesCount: cycle.expensesCount + 1, expenses: cycle.expenses + amount }));
}
