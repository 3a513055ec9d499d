import type { Asked } from '../../platform/http/request-refusals.ts';
import type { Module } from '../../platform/module.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import type { StatementsContext } from './get-account-statement.ts';
import { balanceResource } from './get-account-balance.ts';
import { statementFunctions } from './statements.sql.ts';
import { readPeriod } from './get-account-statement.ts';

/** Balances, statements, feeds. */
export const statementsModule: Module<Dependencies, StatementsContext> = {
  domain: 'statements',
  functions: statementFunctions,
  resources: { 'account.balance': balanceResource },
  refusals: {
    getAccountStatement: ({ query: { from, to } }: Asked<undefined, { from: string; to: string }>) => void readPeriod(from, to),
  },
  open: ({ config }) => ({ context: { statements: { bankId: config.RAZAO_PIX_ISPB } } }),
};
