import { present } from '../../../platform/assert.ts';
import { isRetry } from '../../../platform/retry-decision.ts';
import type { JournalContext, LedgerCommand } from '../../journal/index.ts';
import { accountsToCollect, idsOfPayments, type Collecting } from '../changes/collect.ts';
import { SquadDraft } from '../draft.ts';
import { loadSquadRows } from '../record.ts';
import { recurringBillsOf } from '../changes/recurring-bills.ts';
import { closeCycle } from '../changes/cycle.ts';
import { postDue } from '../changes/post.ts';
import { Recurring } from '../changes/recurring.ts';
import { firstWork, type ClockWork } from '../rules/cycle-dates.ts';
import { expireRequests, firstDeadline } from '../changes/requests.ts';
import { agendaId, SQUAD, type Squad, type SquadAgenda, type SquadRow } from '../squad.ts';

/** Actor of the clock's own commands, which nobody requests. */
const BY_ITSELF = 'system';

/** True when the clock has work in a squad that is not done yet: it is done before any decision on the squad or read of it. */
export function isBehind({ nextAt }: Pick<SquadRow, 'nextAt'>, now: Date): boolean {
  return nextAt !== null && nextAt <= now;
}

/**
 * Does what is due in a squad, instant by instant, one command each: after an outage all that would have come on time, in that order. The
 * rows record that it was done, so it may be called at any time, by many at once, and broken off anywhere. Each command has a key of its
 * own: that of the caller is for the write.
 */
export async function doDueWork(ctx: JournalContext, sqdId: string): Promise<void> {
  const { tenant, db, clock } = ctx;
  for (;;) {
    const squad = present(
      await db.lookUp('squads', sqdId, (query, ids) => loadSquadRows(query, tenant, ids)), 'the squad whose clock is due',
    );
    if (!isBehind(squad, clock.now())) return;
    await ctx.journal.submitOnce(ctx, ctx.ids.next('cmd'), nextStep(ctx, squad)).catch((error: unknown) => {
      if (!isRetry(error, 'STALE_READ')) throw error;
    });
  }
}

/** The command that does what is due first; nothing, where another was faster. */
function nextStep(ctx: JournalContext, { sqdId, pendingRequests }: SquadRow): LedgerCommand<null> {
  const [agenda, idsFor, now] = [agendaId(sqdId), idsOfPayments(ctx), ctx.clock.now()];
  return {
    loads: {
      accounts: [], rows: [sqdId, agenda, ...pendingRequests],
      accountsOf: (rows) => accountsDue(rows.get(sqdId) as Squad, rows.get(agenda) as SquadAgenda, now),
    },
    recordedByItsRows: true,
    decide(ledger, dryRun) {
      const draft = new SquadDraft(ledger, present(ledger.row(SQUAD, sqdId), 'the squad whose clock is due'));
      if (isBehind(draft.squad, now)) workOff(draft, now, { tenant: ctx.tenant, createdBy: BY_ITSELF, idsFor, dryRun });
      return draft.outcome(null);
    },
  };
}

/** The accounts that postings which are due may collect from, and pay. */
function accountsDue({ cycle }: Squad, agenda: SquadAgenda, now: Date): readonly string[] {
  const due = recurringBillsOf(cycle, agenda).flatMap(({ expense, due: it }) => (it && it.at <= now ? [expense] : []));
  return due.flatMap((expense) => accountsToCollect(expense, agenda.consents));
}

/** Does what is due first, and returns when the squad is due next. @param now up to when its accounts were read. */
function workOff(draft: SquadDraft, now: Date, collecting: Collecting): void {
  const recurring = new Recurring(draft);
  const work = nextWork(recurring);
  if (work && work.at <= now) doWork(recurring, work, collecting);
  draft.set({ nextAt: nextWork(recurring)?.at ?? null });
}

function nextWork(recurring: Recurring): ClockWork | undefined {
  const [work, deadline] = [recurring.firstWork, firstDeadline(recurring.draft)];
  return firstWork([...(work ? [work] : []), ...(deadline ? [
    { kind: 'EXPIRY' as const, at: deadline, id: recurring.draft.squad.sqdId },
  ] : [])]);
}

function doWork(recurring: Recurring, { kind, at, id }: ClockWork, collecting: Collecting): void {
  switch (kind) {
    case 'CYCLE_CLOSE': return closeCycle(recurring, at, recurring.draft.squad.closesOnDay);
    case 'EXPIRY': return expireRequests(recurring.draft, at);
    case 'POSTING': return postBill(recurring, id, collecting);
  }
}

function postBill(recurring: Recurring, rexId: string, collecting: Collecting): void {
  const bill = present(recurring.bill(rexId), 'the recurring bill that is due');
  if (bill.due) postDue(recurring, bill, collecting);
}
