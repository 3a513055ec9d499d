import type { SimplifyEdgeOut, SquadSimplifyResponse } from '../../../../generated/models.ts';
import { present } from '../../../platform/assert.ts';
import type { Debt, Simplification } from '../rules/simplify.ts';
import { memberOf, type Squad } from '../squad.ts';

/** Debts before and after, as preview and simplification answer them. */
export type PresentedDebts = Pick<SquadSimplifyResponse, 'before' | 'after' | 'before_count' | 'after_count'>;

/** The members' accounts in the order of joining, which decides between equal debts. */
export function accountsOf({ members }: Squad): string[] {
  return members.map(({ accountId }) => accountId);
}

/** Who owes whom before and after, in the contract's form. */
export function presentDebts(squad: Squad, { before, after }: Simplification): PresentedDebts {
  const shown = (debts: readonly Debt[]): SimplifyEdgeOut[] => debts.map((debt) => presentDebt(squad, debt));
  return { before: shown(before), after: shown(after), before_count: before.length, after_count: after.length };
}

function presentDebt(squad: Squad, { debtor, creditor, cents }: Debt): SimplifyEdgeOut {
  return { debtor_account_id: debtor, debtor_pkh: addressOf(squad, debtor), creditor_account_id: creditor, creditor_pkh: addressOf(squad, creditor), cents };
}

/** Who owes or is owed is an active member. */
export function addressOf(squad: Squad, accountId: string): string {
  return present(memberOf(squad, accountId), 'the member of an open share').address;
}
