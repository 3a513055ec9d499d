import type { SimplifyEdgeOut, SquadSimplifyResponse } from '../../../../generated/models.ts';
import { present } from '../../../platform/assert.ts';
import type { Debt, Simplification } from '../rules/simplify.ts';
import type { Squad } from '../squad.ts';

/** The most debts that are listed of those before. */
const MOST_DEBTS = 500;

/** Debts before and after, as preview and simplification answer them. */
export type PresentedDebts = Pick<SquadSimplifyResponse, 'before' | 'after' | 'before_count' | 'after_count'>;

/** The members' accounts in the order of joining, which decides between equal debts. */
export function accountsOf({ members }: Squad): string[] {
  return members.map(({ accountId }) => accountId);
}

/** Debts before and after, in the contract's form: of those before, the largest. */
export function presentDebts(squad: Squad, { before, after }: Simplification): PresentedDebts {
  const addressOf = addressesOf(squad);
  const shown = (debts: readonly Debt[]): SimplifyEdgeOut[] => debts.map(({ debtor, creditor, cents }) => (
    { debtor_account_id: debtor, debtor_pkh: addressOf(debtor), creditor_account_id: creditor, creditor_pkh: addressOf(creditor), cents }
  ));
  return { before: shown(before.slice(0, MOST_DEBTS)), after: shown(after), before_count: before.length, after_count: after.length };
}

/** The addresses of members, by account. Who owes or is owed is an active member. */
export function addressesOf({ members }: Squad): (accountId: string) => string {
  const addresses = new Map(members.map(({ accountId, address }) => [accountId, address]));
  return (accountId) => present(addresses.get(accountId), 'the member of an open share');
}
