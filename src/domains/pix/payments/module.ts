import type { Module } from '../../../platform/module.ts';
import type { PayeeInside, PayeeNames } from '../../obligations/index.ts';
import { paymentEvents } from './receive-pix-webhook.ts';
import { findPayee } from './find-payee.ts';
import { payeeNames } from './payee-names.ts';
import { payeeFunctions } from './payees.sql.ts';

/** Payments: the payees inside the ledger. Providers' reports of payments are evidence. */
export const pixPaymentsModule: Module<unknown, { readonly payeeInside: PayeeInside; readonly payeeNames: PayeeNames }> = {
  domain: 'pix',
  functions: payeeFunctions,
  receivers: { receivePixWebhook: paymentEvents },
  open: () => ({ context: { payeeInside: findPayee, payeeNames } }),
};
