import type { RecurringExpenseResponse, SquadActorRequest } from '../../../../generated/models.ts';
import type { JournalContext } from '../../journal/index.ts';
import { actorOf } from '../access.ts';
import { agendaId, RECURRING_EXPENSE, type RecurringExpense, type SquadRow } from '../squad.ts';
import { writeSquad } from '../squad/write-squad.ts';
import { presentExpense } from '../changes/recurring-bills.ts';
import { Recurring } from '../changes/recurring.ts';

/**
 * Ends a recurring expense and the consents to collect it; what it posted stays. Deleting a deleted one changes nothing.
 * @throws ApiError ACCOUNT_NOT_FOUND, NOT_A_SQUAD_MEMBER, INSUFFICIENT_ROLE, SQUAD_CLOSED.
 */
export async function deleteRecurringExpense(
  ctx: JournalContext, squad: SquadRow, found: RecurringExpense, body: SquadActorRequest,
): Promise<RecurringExpenseResponse> {
  const { accountId: actor } = await actorOf(ctx, body.actor_account_id);
  return writeSquad<RecurringExpenseResponse>(ctx, squad, () => ({
    operation: 'deleteRecurringExpense', actor, loads: { rows: [agendaId(squad.sqdId), found.rexId] },
    step(draft) {
      const recurring = new Recurring(draft);
      const live = recurring.expense(found.rexId);
      const deleted = live ? end(recurring, live) : draft.ledger.row(RECURRING_EXPENSE, found.rexId) ?? found;
      return { answer: presentExpense(deleted, undefined, draft.squad.currency) };
    },
  }));
}

/** Ends a recurring expense: it is not posted any more. */
function end(recurring: Recurring, live: RecurringExpense): RecurringExpense {
  const { draft } = recurring;
  const deleted = recurring.setExpense({ ...live, deletedAt: draft.now, updatedAt: draft.now, version: live.version + 1n });
  draft.set({ liveExpenses: draft.squad.liveExpenses.filter((rexId) => rexId !== live.rexId) });
  recurring.announceExpense('deleted', deleted);
  recurring.revoke(recurring.consents.filter(({ rexId }) => rexId === live.rexId));
  return deleted;
}
