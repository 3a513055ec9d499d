import type { Module } from '../../platform/module.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import type { LedgerModule } from '../journal/index.ts';
import type { LifecycleContext } from './close-account.ts';
import { lifecycleFunctions } from './lifecycle.sql.ts';
import type { PromotionContext } from './promote-account.ts';
import { promotionRows } from './record.ts';

type OpenOnAccounts = Pick<LifecycleContext, 'openOnAccounts'>;

/** Closing and promotion. */
export const lifecycleModule: Module<Dependencies & OpenOnAccounts, OpenOnAccounts, LifecycleContext & PromotionContext> & LedgerModule = {
  domain: 'lifecycle',
  functions: lifecycleFunctions,
  ledger: { rows: promotionRows },
  open: ({ openOnAccounts }) => ({ context: { openOnAccounts } }),
};
