import type { AccountCreateRequest, ExternalAccountCreateRequest, PaymentMethodRequest } from '../../../generated/models.ts';
import { throwRefusal, type Asked, type RequestRefusals } from '../../platform/http/request-refusals.ts';
import { requireAccountTerms, requireCurrency } from './create-account.ts';
import { requireExternalId } from './external-id.ts';
import { requireCoordinates } from './payment-methods/bind-payment-method.ts';
import { refuseUnverified } from './payment-methods/payment-method.ts';

/** What requests of accounts are refused for by themselves. */
export const accountRefusals: RequestRefusals = {
  createAccount: ({ body }: Asked<AccountCreateRequest>) => void requireAccountTerms(body),
  createExternalAccount: ({ body: { external_id, currency } }: Asked<ExternalAccountCreateRequest>) => {
    requireExternalId(external_id, ['body', 'external_id']);
    requireCurrency(currency);
  },
  bindPaymentMethod: ({ body }: Asked<PaymentMethodRequest>) => {
    requireCoordinates(body);
    throwRefusal(refuseUnverified(body));
  },
};
