import { bringNothing, type Module } from '../../platform/module.ts';
import { balanceResource } from './get-account-balance.ts';

/** Balances, statements, feeds. */
export const statementsModule: Module = {
  resources: { 'account.balance': balanceResource },
  open: bringNothing,
};
