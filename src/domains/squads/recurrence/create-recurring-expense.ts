import type { CreateRecurringExpenseRequest, RecurringExpenseResponse, SquadAmount } from '../../../../generated/models.ts';
import { refusal, type Refusal } from '../../../platform/errors.ts';
import type { JournalContext } from '../../journal/index.ts';
import { actorOf } from '../access.ts';
import { resolveSharing } from '../expenses/resolve-sharing.ts';
import { agendaId, MOST_EXPENSES, type RecurringExpense, type Squad, type SquadRow } from '../squad.ts';
import { refuseCurrency } from '../squad-currency.ts';
import { writeSquad } from '../squad/write-squad.ts';
import { presentExpense } from '../changes/recurring-bills.ts';
import { Recurring } from '../changes/recurring.ts';
import { refusePayer, refuseSharing } from './settings.ts';

/** A recurring expense before it is there. */
type Draft = Pick<
  RecurringExpense, 'rexId' | 'description' | 'amountKind' | 'amount' | 'payerAccountId' | 'dueDay' | 'split' | 'membersSnapshot'
>;

/**
 * Adds an expense that comes back in each cycle. A repetition without a key adds another.
 * @throws ApiError ACCOUNT_NOT_FOUND, NOT_A_SQUAD_MEMBER, INSUFFICIENT_ROLE, SQUAD_CLOSED, RECURRENCE_NOT_ENABLED, PAYER_NOT_A_MEMBER,
 *   SPLIT_MEMBER_NOT_ACTIVE, SPLIT_INVALID, CURRENCY_MISMATCH, SQUAD_LIMIT_REACHED.
 */
export async function createRecurringExpense(
  ctx: JournalContext, squad: SquadRow, body: CreateRecurringExpenseRequest,
): Promise<RecurringExpenseResponse> {
  const { accountId: actor } = await actorOf(ctx, body.actor_account_id);
  const { accountId: payerAccountId } = await actorOf(ctx, body.payer_account_id);
  const {
    description, amount, amount_kind: amountKind, due_day: dueDay, split = { method: 'EQUAL' }, members_snapshot: membersSnapshot = null,
  } = body;
  const wanted: Draft = {
    rexId: ctx.ids.next('rex'), description, amountKind, amount: amount?.value ?? null, payerAccountId, dueDay,
    ...await resolveSharing(ctx, { split, membersSnapshot }),
  };
  return writeSquad<RecurringExpenseResponse>(ctx, squad, () => ({
    operation: 'createRecurringExpense', actor, loads: { rows: [agendaId(squad.sqdId)] },
    step(draft) {
      const refused = refuse(draft.squad, wanted, amount);
      if (refused) return { refused };
      const recurring = new Recurring(draft);
      const expense = add(recurring, wanted, actor);
      return { answer: presentExpense(expense, recurring.bill(expense.rexId), draft.squad.currency) };
    },
  }));
}

function refuse(squad: Squad, wanted: Draft, amount: SquadAmount | undefined): Refusal | undefined {
  if (!squad.cycle) return refusal('RECURRENCE_NOT_ENABLED');
  return refusePayer(squad, wanted.payerAccountId) ?? refuseSharing(squad, wanted)
    ?? (amount && refuseCurrency(squad, amount.currency))
    ?? (squad.liveExpenses.length < MOST_EXPENSES ? undefined : refusal('SQUAD_LIMIT_REACHED', {
      what: 'RECURRING_EXPENSES', maximum: MOST_EXPENSES,
    }));
}

function add(recurring: Recurring, wanted: Draft, actor: string): RecurringExpense {
  const { now, squad: { sqdId, liveExpenses } } = recurring.draft;
  const expense = recurring.setExpense({
    ...wanted, sqdId, dueSince: now, lastDueOn: null, createdAt: now, createdBy: actor, updatedAt: now, deletedAt: null, version: 1n,
  }, true);
  recurring.draft.set({ liveExpenses: [...liveExpenses, expense.rexId] });
  recurring.announceExpense('created', expense);
  recurring.noteWork();
  return expense;
}
