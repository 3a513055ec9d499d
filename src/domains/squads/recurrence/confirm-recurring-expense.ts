import type { ConfirmVariableRequest, ContributionResponse } from '../../../../generated/models.ts';
import { refusal, type Refusal } from '../../../platform/errors.ts';
import type { JournalContext } from '../../journal/index.ts';
import { actorOf, refuseActor } from '../access.ts';
import { accountsToCollect, idsOfPayments } from '../changes/collect.ts';
import { presentContribution } from '../expenses/present.ts';
import { agendaId, type RecurringExpense, type Squad, type SquadRow, type SquadAgenda } from '../squad.ts';
import { refuseCurrency } from '../squad-currency.ts';
import { writeSquad } from '../squad/write-squad.ts';
import { stateOf, type RecurringBill } from '../changes/recurring-bills.ts';
import { post } from '../changes/post.ts';
import { Recurring } from '../changes/recurring.ts';

/**
 * The payer reports what a VARIABLE expense costs in the open cycle, and it is posted. A repetition without a key finds nothing to confirm.
 * @throws ApiError ACCOUNT_NOT_FOUND, NOT_A_SQUAD_MEMBER, NOT_THE_PAYER, SQUAD_CLOSED, SQUAD_FROZEN, RECURRING_EXPENSE_DELETED,
 *   RECURRING_EXPENSE_NOT_PENDING, SPLIT_MEMBER_NOT_ACTIVE, CURRENCY_MISMATCH, ACCOUNT_FROZEN, PARTY_BLOCKED, BALANCE_OVERFLOW.
 */
export async function confirmRecurringExpense(
  ctx: JournalContext, squad: SquadRow, found: RecurringExpense, body: ConfirmVariableRequest,
): Promise<ContributionResponse> {
  const { accountId: actor } = await actorOf(ctx, body.actor_account_id);
  const { tenant, actor: createdBy } = ctx;
  const [agenda, idsFor, { value, currency }] = [agendaId(squad.sqdId), idsOfPayments(ctx), body.amount];
  const inAgenda = (rows: ReadonlyMap<string, unknown>): readonly string[] => accountsOf(rows.get(agenda) as SquadAgenda, found.rexId);
  return writeSquad<ContributionResponse>(ctx, squad, () => ({
    operation: 'confirmRecurringExpense', actor, loads: { rows: [agenda], accountsOf: inAgenda },
    refusePerson(draft) {
      const { payerAccountId } = new Recurring(draft).expense(found.rexId) ?? found;
      return payerAccountId === actor ? undefined : refusal('NOT_THE_PAYER');
    },
    step(draft, dryRun) {
      const recurring = new Recurring(draft);
      const expense = recurring.expense(found.rexId);
      if (!expense) return { refused: refusal('RECURRING_EXPENSE_DELETED') };
      const bill = recurring.bill(found.rexId);
      if (!bill?.due || expense.amountKind === 'FIXED') return { refused: notPending(draft.squad, expense, bill) };
      const refused = refuseCurrency(draft.squad, currency) ?? refuseActor(draft.ledger, actor);
      if (refused) return { refused };
      const posted = post(recurring, bill, value, draft.now, { tenant, createdBy, idsFor, dryRun });
      return 'code' in posted ? { refused: posted } : { answer: presentContribution(tenant, draft.squad, posted) };
    },
  }));
}

function accountsOf({ expenses, consents }: SquadAgenda, rexId: string): readonly string[] {
  const expense = expenses.find((it) => it.rexId === rexId);
  return expense ? accountsToCollect(expense, consents) : [];
}

function notPending({ cycle }: Squad, expense: RecurringExpense, bill: RecurringBill | undefined): Refusal {
  return refusal('RECURRING_EXPENSE_NOT_PENDING', {
    state: stateOf(expense, bill), period: cycle?.period ?? null, entry_seq: bill?.posting?.entrySeq ?? null,
  });
}
