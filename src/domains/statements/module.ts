import type { Statement } from '../../platform/db/query.ts';
import type { Module } from '../../platform/module.ts';
import type { Ground } from '../../platform/ground.ts';
import { balanceResource, balanceStatement, type Commitments } from './get-account-balance.ts';
import { statementFunctions } from './statements.sql.ts';

/** Balances, statements, feeds. */
export const statementsModule: Module<Ground & { readonly commitments: Commitments }, { readonly balanceStatement: Statement }> = {
  domain: 'statements',
  functions: statementFunctions,
  resources: { 'account.balance': balanceResource },
  open: ({ commitments }) => ({ context: { balanceStatement: balanceStatement(commitments) } }),
};
