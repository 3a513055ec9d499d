import { bringNothing, type Module } from '../../platform/module.ts';
import { AccountEntity } from './account.entity.ts';
import { accountFunctions } from './accounts.sql.ts';
import { accountResource } from './find-account.ts';
import { guestAccountResource } from './guests/queries.ts';
import { PaymentMethodEntity } from './payment-methods/payment-method.entity.ts';

/** The account itself, and the ways by which it is paid. */
export const accountsModule: Module = {
  domain: 'accounts',
  entities: [AccountEntity, PaymentMethodEntity],
  functions: accountFunctions,
  recounts: {
    accounts: `select count(*)::int as used from razao.accounts
      where tenant_id = ? and status = 'ACTIVE' and system_role is null and type <> 'SQUAD'`,
  },
  resources: { account: accountResource, 'account.guest': guestAccountResource },
  open: bringNothing,
};
