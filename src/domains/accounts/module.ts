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
  resources: { account: accountResource, 'account.guest': guestAccountResource },
  open: bringNothing,
};
