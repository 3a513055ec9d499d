import { isDeepStrictEqual } from 'node:util';
import type { RecurringExpenseResponse, UpdateRecurringExpenseRequest } from '../../../../generated/models.ts';
import { refusal, type Refusal } from '../../../platform/errors.ts';
import type { JournalContext } from '../../journal/index.ts';
import { actorOf } from '../access.ts';
import { resolveSharing } from '../expenses/resolve-sharing.ts';
import { agendaId, type RecurringExpense, type Squad, type SquadRow } from '../squad.ts';
import { refuseCurrency } from '../squad-currency.ts';
import { writeSquad } from '../squad/write-squad.ts';
import { presentExpense } from '../changes/recurring-bills.ts';
import { Recurring } from '../changes/recurring.ts';
import { refusePayer, refuseSharing } from './settings.ts';

const SETTINGS = ['description', 'amount', 'payerAccountId', 'dueDay', 'split', 'membersSnapshot'] as const;

/** Settings that a request may change. */
type Settings = Partial<Pick<RecurringExpense, (typeof SETTINGS)[number]>>;

/**
 * Changes what a recurring expense posts from now on; what it posted stays. A value that is set already is not a change.
 * @throws ApiError ACCOUNT_NOT_FOUND, NOT_A_SQUAD_MEMBER, INSUFFICIENT_ROLE, SQUAD_CLOSED, RECURRING_EXPENSE_DELETED,
 *   AMOUNT_NOT_APPLICABLE, PAYER_NOT_A_MEMBER, SPLIT_MEMBER_NOT_ACTIVE, SPLIT_INVALID, CURRENCY_MISMATCH.
 */
export async function updateRecurringExpense(
  ctx: JournalContext, squad: SquadRow, { rexId }: RecurringExpense, body: UpdateRecurringExpenseRequest,
): Promise<RecurringExpenseResponse> {
  const { accountId: actor } = await actorOf(ctx, body.actor_account_id);
  const wanted = await readSettings(ctx, body);
  return writeSquad<RecurringExpenseResponse>(ctx, squad, () => ({
    operation: 'updateRecurringExpense', actor, loads: { rows: [agendaId(squad.sqdId)] },
    step(draft) {
      const recurring = new Recurring(draft);
      const before = recurring.expense(rexId);
      if (!before) return { refused: refusal('RECURRING_EXPENSE_DELETED') };
      const refused = refuse(draft.squad, before, wanted) ?? (body.amount && refuseCurrency(draft.squad, body.amount.currency));
      if (refused) return { refused };
      const expense = change(recurring, before, wanted);
      return { answer: presentExpense(expense, recurring.bill(rexId), draft.squad.currency) };
    },
  }));
}

async function readSettings(ctx: JournalContext, body: UpdateRecurringExpenseRequest): Promise<Settings> {
  const { description, amount, payer_account_id: payer, due_day: dueDay, members_snapshot, split } = body;
  const resolved = await resolveSharing(ctx, { split: split ?? { method: 'EQUAL' }, membersSnapshot: members_snapshot ?? null });
  return {
    ...(description !== undefined && { description }), ...(amount !== undefined && { amount: amount.value }),
    ...(dueDay !== undefined && { dueDay }),
    ...(payer !== undefined && { payerAccountId: (await actorOf(ctx, payer)).accountId }),
    ...(split !== undefined && { split: resolved.split }),
    ...(members_snapshot !== undefined && { membersSnapshot: resolved.membersSnapshot }),
  };
}

/** Refuses the settings that change. Those that do not are not checked again: the members that they name may have left since. */
function refuse(squad: Squad, before: RecurringExpense, wanted: Settings): Refusal | undefined {
  if (before.amountKind === 'VARIABLE' && wanted.amount !== undefined) return refusal('AMOUNT_NOT_APPLICABLE');
  const after = { ...before, ...wanted };
  if (before.amountKind === 'VARIABLE' && after.split.method === 'EXACT') return refusal(
    'SPLIT_INVALID', { reason: 'AMOUNT' }, 'Exact parts need a FIXED amount.',
  );
  const sharesOtherwise = wanted.amount !== undefined || wanted.split !== undefined || wanted.membersSnapshot !== undefined;
  return (wanted.payerAccountId === undefined ? undefined : refusePayer(squad, wanted.payerAccountId))
    ?? (sharesOtherwise ? refuseSharing(squad, after) : undefined);
}

/** A new due day counts from now on. */
function change(recurring: Recurring, before: RecurringExpense, wanted: Settings): RecurringExpense {
  const { now } = recurring.draft;
  if (!SETTINGS.some((name) => name in wanted && !isDeepStrictEqual(wanted[name], before[name]))) return before;
  const after = { ...before, ...wanted };
  const dueSince = after.dueDay === before.dueDay ? before.dueSince : now;
  const expense = recurring.setExpense({ ...after, dueSince, updatedAt: now, version: before.version + 1n });
  recurring.announceExpense('updated', expense);
  recurring.noteWork();
  return expense;
}
