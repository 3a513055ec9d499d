import type { RecurringSkipReason } from '../../../../generated/models.ts';
import { present } from '../../../platform/assert.ts';
import type { Refusal } from '../../../platform/errors.ts';
import { collectShares, type Collecting } from './collect.ts';
import { recordExpense, sharersAmong } from './record-expense.ts';
import { sharersLeft, sharersOf } from '../rules/divide.ts';
import type { Entry, RecurringExpense } from '../squad.ts';
import type { RecurringBill } from './recurring-bills.ts';
import type { Recurring } from './recurring.ts';

/** A conta that waits in the open cycle. */
type Waiting = RecurringBill & { posting: undefined };

/**
 * Posts a conta as an expense of the open cycle, and collects the shares of who consented.
 * @param amount what it costs in this cycle, in cents. @param at when it is taken to have happened.
 * @returns SPLIT_MEMBER_NOT_ACTIVE, BALANCE_OVERFLOW: nothing was done.
 */
export function post(recurring: Recurring, { expense, due }: Waiting, amount: number, at: Date, collecting: Collecting): Entry | Refusal {
  const { draft } = recurring;
  const { rexId, payerAccountId: payer, split, membersSnapshot, description } = expense;
  const active = sharersAmong(draft.squad.members);
  const sharers = sharersLeft(split, membersSnapshot, active) ?? sharersOf(split, membersSnapshot, active);
  if ('code' in sharers) return sharers;
  const entry = recordExpense(draft, { payer, amount, split, sharers, description, rexId, occurredAt: at });
  if ('code' in entry) return entry;
  const { number: cycle } = present(draft.squad.cycle, 'the open cycle');
  recurring.setPosting(expense, {
    rexId, cycle, sqdId: draft.squad.sqdId, state: 'POSTED', dueOn: due.on, amount, payerAccountId: payer, entrySeq: entry.entrySeq,
    reason: null,
  }, due.on);
  return collectShares(recurring, entry, { rexId, dueOn: due.on }, collecting);
}

/** Posts what falls due by itself, as of the instant it does; where that cannot be, it is skipped in this cycle. */
export function postDue(recurring: Recurring, bill: Waiting, collecting: Collecting): void {
  const posted = post(recurring, bill, present(bill.expense.amount, 'what it costs'), bill.due.at, collecting);
  if ('code' in posted) skip(recurring, bill, posted.code as RecurringSkipReason, bill.due.on);
}

/** Leaves a conta out in the open cycle. @param lastDueOn the day (yyyy-mm-dd) after which it can fall due again. */
export function skip(recurring: Recurring, { expense, due }: Waiting, reason: RecurringSkipReason, lastDueOn: string | null): void {
  const { rexId, sqdId, amount, payerAccountId } = expense;
  const { number: cycle } = present(recurring.draft.squad.cycle, 'the open cycle');
  const skipped = { ...expense, version: expense.version + 1n };
  recurring.setPosting(
    skipped, { rexId, cycle, sqdId, state: 'SKIPPED', dueOn: due.on, amount, payerAccountId, entrySeq: null, reason }, lastDueOn,
  );
  announceInCycle(recurring, 'skipped', skipped, due.on, { reason });
}

/** Announces what a recurring expense is in the open cycle: its version counts it. */
export function announceInCycle(
  { draft }: Recurring, what: 'confirmation_requested' | 'skipped', { rexId, sqdId, payerAccountId, version }: RecurringExpense,
  dueOn: string,
  more: Record<string, unknown> = {},
): void {
  const { period } = present(draft.squad.cycle, 'the open cycle');
  draft.announceOf({
    type: `recurring_expense.${what}`, entityId: rexId, version,
    data: { rex_id: rexId, sqd_id: sqdId, payer_account_id: payerAccountId, period, due_on: dueOn, ...more },
  });
}
