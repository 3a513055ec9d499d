import { bringNothing, type Module } from '../../platform/module.ts';
import { balanceResource } from './get-account-balance.ts';
import { statementFunctions } from './statements.sql.ts';

/** Balances, statements, feeds. */
export const statementsModule: Module = {
  domain: 'statements',
  functions: statementFunctions,
  resources: { 'account.balance': balanceResource },
  open: bringNothing,
};
