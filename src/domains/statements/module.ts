import { bringNothing, type Ground, type Module } from '../../platform/module.ts';
import { balanceResource, type BalanceContext } from './get-account-balance.ts';
import { statementFunctions } from './statements.sql.ts';

/** Balances, statements, feeds. */
export const statementsModule: Module<Ground, object, BalanceContext> = {
  domain: 'statements',
  functions: statementFunctions,
  resources: { 'account.balance': balanceResource },
  open: bringNothing,
};
