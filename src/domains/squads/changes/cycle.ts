import { present } from '../../../platform/assert.ts';
import { instantText } from '../../../platform/clock.ts';
import type { CycleSummary } from '../entry.entity.ts';
import { openCycleAt } from '../rules/cycle-dates.ts';
import { openDebt, type Cycle, type Squad } from '../squad.ts';
import type { RecurringBill } from './recurring-bills.ts';
import { announceInCycle, skip } from './post.ts';
import type { Recurring } from './recurring.ts';

/** Opens a cycle, and requests the amounts of its VARIABLE expenses from their payers. @param at from when it runs. */
export function openCycle(recurring: Recurring, closesOnDay: number, at: Date): void {
  const { draft } = recurring;
  const { sqdId, cycles, lastClosedPeriod } = draft.squad;
  draft.set({ closesOnDay, cycles: cycles + 1 });
  draft.setCycle({
    sqdId, number: cycles + 1, ...openCycleAt(at, closesOnDay, lastClosedPeriod), openedAt: at, closedAt: null,
    carriedForward: openDebt(draft.squad), expensesCount: 0, expenses: 0, settled: 0, fundedIn: 0,
  }, true);
  for (const bill of recurring.bills) if (bill.due && bill.expense.amountKind === 'VARIABLE') askPayer(recurring, bill);
}

function askPayer(recurring: Recurring, { expense, due }: RecurringBill & { posting: undefined }): void {
  const asked = recurring.setExpense({ ...expense, version: expense.version + 1n });
  announceInCycle(recurring, 'confirmation_requested', asked, due.on);
}

/**
 * Closes the open cycle, and opens the one that follows: what was not posted in it is skipped, and the feed gets its summary. Open
 * shares stay owed.
 * @param at when it closes: at its end, or before where cycles are turned off.
 * @param closesOnDay the closing day of the cycle that follows; null where none does.
 */
export function closeCycle(recurring: Recurring, at: Date, closesOnDay: number | null): void {
  const { draft } = recurring;
  const cycle = present(draft.squad.cycle, 'the open cycle');
  for (const bill of recurring.bills) skipAtClose(recurring, bill, at);
  summarize(recurring, cycle, at, closesOnDay === null ? null : openCycleAt(at, closesOnDay, cycle.period).period);
  for (const { accountId, cyclePaid, cycleBorne } of draft.squad.members) {
    if (cyclePaid > 0 || cycleBorne > 0) draft.setMember(accountId, { cyclePaid: 0, cycleBorne: 0 });
  }
  draft.set({ lastClosedPeriod: cycle.period, closesOnDay: null });
  draft.setCycle({ ...cycle, closedAt: at });
  if (closesOnDay !== null) openCycle(recurring, closesOnDay, at);
}

/** A VARIABLE one waits for its payer until the close; a FIXED one that is due by then was kept from being posted. */
function skipAtClose(recurring: Recurring, bill: RecurringBill, at: Date): void {
  if (!bill.due) return;
  const isDue = bill.due.at <= at;
  if (bill.expense.amountKind === 'VARIABLE' || isDue) skip(
    recurring, bill, 'CYCLE_CLOSED', isDue ? bill.due.on : bill.expense.lastDueOn,
  );
}

function summarize({ draft, spentCents }: Recurring, cycle: Cycle, at: Date, nextPeriod: string | null): void {
  const summary = summaryOf(draft.squad, cycle, spentCents);
  const entrySeq = draft.announce('squad_cycle.closed', {
    entry_seq: draft.upcomingSeq, period: cycle.period, expenses_cents: summary.expensesCents, settled_cents: summary.settledCents,
    carried_forward_cents: summary.carriedForwardCents, currency: draft.squad.currency, closed_at: instantText(at), next_period: nextPeriod,
  });
  draft.addEntry(entrySeq, { kind: 'CYCLE_SUMMARY', occurredAt: at, summary });
}

function summaryOf(squad: Squad, { expensesCount, expenses, settled, fundedIn }: Cycle, spentCents: number): CycleSummary {
  return {
    expensesCount, expensesCents: expenses, settledCents: settled, fundedInCents: fundedIn, spentCents,
    carriedForwardCents: openDebt(squad),
    positions: squad.members.map(({ accountId, cyclePaid, cycleBorne, owed, owedTo }) => (
      { member_account_id: accountId, paid_cents: cyclePaid, borne_cents: cycleBorne, net_cents: owedTo - owed }
    )),
  };
}
