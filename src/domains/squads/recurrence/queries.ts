import type { Context } from '../../../platform/context.ts';
import type { ResourceKind } from '../../../platform/http/resources.ts';
import { loadExpenses } from '../record.ts';
import type { RecurringExpense } from '../squad.ts';

const REX_ID = /^rex_[0-9A-HJKMNP-TV-Z]{26}$/;

/** The recurring expense of this id, where it is this squad's; one that was deleted too. */
export async function findRecurringExpense({ tenant, db }: Pick<Context, 'tenant'
  | 'db'>, rexId: string, sqdId: unknown): Promise<RecurringExpense | undefined> {
  if (!REX_ID.test(rexId)) return undefined;
  const expense = await db.lookUp('recurring-expenses', rexId, (query, ids) => loadExpenses(query, tenant, ids));
  return expense?.sqdId === sqdId ? expense : undefined;
}

/** Loads the recurring expense in a path for the gateway. */
export const recurringExpenseResource: ResourceKind<RecurringExpense> = {
  missing: 'RECURRING_EXPENSE_NOT_FOUND', find: (ctx, rexId, path = {}) => findRecurringExpense(ctx, rexId, path['sqd_id']),
};
