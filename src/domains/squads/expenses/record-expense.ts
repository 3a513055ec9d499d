import { refusal, type Refusal } from '../../../platform/errors.ts';
import type { SquadDraft } from '../draft.ts';
import { shareRow } from '../record.ts';
import { divide, type Part, type Sharer } from '../rules/divide.ts';
import { entryState, firstState } from '../rules/settlement.ts';
import { openDebt, type Entry, type EntryRow, type Member, type Share } from '../squad.ts';

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
  const shares = parts.map((part, place) => shareOf(part, { sqdId: draft.squad.sqdId, entrySeq, place, payer, at: occurredAt }));
  const open = openOf(shares);
  if (!isExact(openDebt(draft.squad) + open, amount + (draft.squad.cycle?.expenses ?? 0))) return refusal('BALANCE_OVERFLOW');
  count(draft, payer, amount, shares);
  const state = entryState(shares.map((share) => share.state));
  const { currency, cycle } = draft.squad;
  draft.announce('squad_expense.recorded', {
    entry_seq: entrySeq, state, actor_account_id: payer, amount, currency, open_cents: open,
    shares: shares.map((share) => ({ member_account_id: share.debtorAccountId, share_cents: share.cents, state: share.state })),
    rex_id: rexId, period: cycle?.period ?? null,
  });
  if (open > 0) draft.set({ lastDebtSeq: entrySeq });
  for (const share of shares) draft.write(shareRow(share, true));
  return draft.addEntry(entrySeq, {
    kind: 'ACCOUNTING', state, actorAccountId: payer, amount, description, membersSnapshot: sharers.map(({ account }) => account), split,
    sourceTxIds, rexId, occurredAt, shares,
  });
}

/** What is owed of it, in cents. */
function openOf(shares: readonly Share[]): number {
  return shares.reduce((sum, { state, cents }) => sum + (state === 'OPEN' ? cents : 0), 0);
}

function isExact(...sums: readonly number[]): boolean {
  return sums.every(Number.isSafeInteger);
}

function shareOf(part: Part, of: { sqdId: string; entrySeq: number; place: number; payer: string; at: Date }): Share {
  const { sqdId, entrySeq, place, payer, at } = of;
  const state = firstState(part, payer);
  return {
    sqdId, dividedSeq: entrySeq, place, entrySeq, debtorAccountId: part.account, creditorAccountId: payer, cents: part.cents, state,
    lost: part.lost, settledAt: state === 'SETTLED' ? at : null, settlementSeq: null,
  };
}

function count(draft: SquadDraft, payer: string, amount: number, shares: readonly Share[]): void {
  const inCycle = draft.squad.cycle ? 1 : 0;
  const { owedTo, cyclePaid } = draft.member(payer);
  draft.setMember(payer, { owedTo: owedTo + openOf(shares), cyclePaid: cyclePaid + amount * inCycle });
  for (const { debtorAccountId, state, cents, lost } of shares) {
    const { owed, rounding, cycleBorne } = draft.member(debtorAccountId);
    draft.setMember(debtorAccountId, {
      owed: owed + (state === 'OPEN' ? cents : 0), rounding: rounding + lost, cycleBorne: cycleBorne + cents * inCycle,
    });
  }
  draft.count((cycle) => ({ expensesCount: cycle.expensesCount + 1, expenses: cycle.expenses + amount }));
}
