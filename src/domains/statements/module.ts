import type { Module } from '../../platform/module.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { balanceResource } from './get-account-balance.ts';
import { statementFunctions } from './statements.sql.ts';

/** Balances, statements, feeds. */
export const statementsModule: Module<Dependencies> = {
  domain: 'statements',
  functions: statementFunctions,
  resources: { 'account.balance': balanceResource },
  open: () => ({ context: {} }),
};
