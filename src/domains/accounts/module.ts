import type { AccountCreateRequest, ExternalAccountCreateRequest, PaymentMethodRequest } from '../../../generated/models.ts';
import { throwRefusal, type Asked } from '../../platform/http/request-refusals.ts';
import { coordinatesContext, refuseUnverified } from './payment-methods/payment-method.ts';
import { keyContext } from './keys.ts';
import { externalIdContext, requireExternalId } from './external-id.ts';
import { sealedBytes } from '../../platform/vault/reencrypt.ts';
import { bringNothing, type Module } from '../../platform/module.ts';
import { AccountEntity } from './account.entity.ts';
import { accountFunctions } from './accounts.sql.ts';
import { requireCurrency } from './account.ts';
import { requireAccountTerms } from './create-account.ts';
import { accountResource } from './find-account.ts';
import { guestAccountResource } from './guests/queries.ts';
import { requireCoordinates } from './payment-methods/bind-payment-method.ts';
import { PaymentMethodEntity } from './payment-methods/payment-method.entity.ts';

/** Accounts, and the payment methods by which they are paid. */
export const accountsModule: Module = {
  domain: 'accounts',
  entities: [AccountEntity, PaymentMethodEntity],
  sealed: [{
    table: 'accounts', key: ['tenant_id', 'account_id'], isBound: true, hasKekId: true,
    columns: {
      private_key: sealedBytes(({ tenant_id = '', account_id = '' }) => keyContext(tenant_id, account_id)),
      external_id: sealedBytes(({ tenant_id = '', account_id = '' }) => externalIdContext(tenant_id, account_id)),
    },
  }, {
    table: 'payment_methods', key: ['tenant_id', 'payment_method_id'], isBound: true, hasKekId: true,
    columns: { coordinates: sealedBytes(({ tenant_id = '', payment_method_id = '' }) => coordinatesContext(tenant_id, payment_method_id)) },
  }],
  functions: accountFunctions,
  recounts: {
    accounts: `select count(*)::int as used from razao.accounts
      where tenant_id = ? and status = 'ACTIVE' and system_role is null and type <> 'SQUAD'`,
  },
  resources: { account: accountResource, 'account.guest': guestAccountResource },
  refusals: {
    createAccount: ({ body }: Asked<AccountCreateRequest>) => void requireAccountTerms(body),
    createExternalAccount: ({ body: { external_id, currency } }: Asked<ExternalAccountCreateRequest>) => {
      requireExternalId(external_id, ['body', 'external_id']);
      requireCurrency(currency);
    },
    bindPaymentMethod: ({ body }: Asked<PaymentMethodRequest>) => {
      requireCoordinates(body);
      throwRefusal(refuseUnverified(body));
    },
  },
  open: bringNothing,
};
