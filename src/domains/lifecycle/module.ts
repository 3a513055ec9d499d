import type { Ground, Module } from '../../platform/module.ts';
import type { LedgerModule } from '../journal/index.ts';
import type { LifecycleContext } from './close-account.ts';
import type { PromotionContext } from './promote-account.ts';
import { promotionRows } from './record.ts';

type OpenOnAccounts = Pick<LifecycleContext, 'openOnAccounts'>;

/** Closing and promotion. */
export const lifecycleModule: Module<Ground & OpenOnAccounts, OpenOnAccounts, LifecycleContext & PromotionContext> & LedgerModule = {
  ledger: { rows: promotionRows },
  open: ({ openOnAccounts }) => ({ context: { openOnAccounts } }),
};
