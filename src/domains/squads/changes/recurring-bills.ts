import type { RecurringExpenseResponse, RecurringExpenseState, SquadContaOut, SquadContaState } from '../../../../generated/models.ts';
import { instantText } from '../../../platform/clock.ts';
import { dueIn, type DueDay } from '../rules/cycle-dates.ts';
import type { Cycle, RecurringExpense, RecurringPosting } from '../squad.ts';

/** A recurring expense in the open cycle: its outcome, or when it falls due. */
export type RecurringBill =
  | { readonly expense: RecurringExpense; readonly posting: RecurringPosting; readonly due: undefined }
  | { readonly expense: RecurringExpense; readonly posting: undefined; readonly due: DueDay };

/** The contas of a squad's open cycle, by the day they fall due; none without a cycle. */
export function recurringBillsOf(
  cycle: Cycle | null, { expenses, postings }: {
    readonly expenses: readonly RecurringExpense[]; readonly postings: readonly RecurringPosting[];
  },
): readonly RecurringBill[] {
  if (!cycle) return [];
  const posted = new Map(postings.filter((it) => it.cycle === cycle.number).map((it) => [it.rexId, it]));
  const bills = expenses.flatMap((expense) => billOf(cycle, expense, posted.get(expense.rexId)) ?? []);
  return bills.sort((a, b) => (dayOf(a) === dayOf(b) ? order(a.expense.rexId, b.expense.rexId) : order(dayOf(a), dayOf(b))));
}

function billOf(
  { openedAt: opensAt, closesAt }: Cycle, expense: RecurringExpense, posting: RecurringPosting | undefined,
): RecurringBill | undefined {
  if (posting) return { expense, posting, due: undefined };
  if (expense.deletedAt) return undefined;
  const { dueDay, dueSince: since, lastDueOn } = expense;
  const due = dueIn({ opensAt, closesAt }, { dueDay, since, lastDueOn });
  return due && { expense, posting: undefined, due };
}

/** The day it falls due, yyyy-mm-dd. */
export function dayOf({ posting, due }: RecurringBill): string {
  return posting ? posting.dueOn : due.on;
}

function order(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

/** A conta in the contract's form. */
export function presentBill(bill: RecurringBill, currency: string): SquadContaOut {
  const { rexId, description, amountKind } = bill.expense;
  const { amount, payerAccountId } = bill.posting ?? bill.expense;
  return {
    rex_id: rexId, description, amount_kind: amountKind, amount: amount === null ? null : { currency, value: amount },
    payer_account_id: payerAccountId, due_on: dayOf(bill), state: stateIn(bill), entry_seq: bill.posting?.entrySeq ?? null,
  };
}

function stateIn({ posting, expense }: RecurringBill): SquadContaState {
  return posting?.state ?? (expense.amountKind === 'VARIABLE' ? 'PENDING_CONFIRMATION' : 'SCHEDULED');
}

/** The state of a recurring expense. @param bill its occurrence in the open cycle. */
export function stateOf({ deletedAt, amountKind }: RecurringExpense, bill: RecurringBill | undefined): RecurringExpenseState {
  if (deletedAt) return 'DELETED';
  return amountKind === 'VARIABLE' && bill?.due ? 'PENDING_CONFIRMATION' : 'ACTIVE';
}

/** A recurring expense in the contract's form. @param bill its occurrence in the open cycle. */
export function presentExpense(expense: RecurringExpense, bill: RecurringBill | undefined, currency: string): RecurringExpenseResponse {
  const { rexId, sqdId, description, amountKind, amount, deletedAt } = expense;
  return {
    rex_id: rexId,
    sqd_id: sqdId,
    state: stateOf(expense, bill),
    description,
    amount_kind: amountKind,
    amount: amount === null ? null : { currency, value: amount },
    payer_account_id: expense.payerAccountId,
    due_day: expense.dueDay,
    members_snapshot: expense.membersSnapshot && [...expense.membersSnapshot],
    split: expense.split,
    current: bill && !deletedAt ? presentBill(bill, currency) : null,
    created_at: instantText(expense.createdAt),
    created_by_account_id: expense.createdBy,
    updated_at: instantText(expense.updatedAt),
    deleted_at: deletedAt && instantText(deletedAt),
    version: Number(expense.version),
  };
}
