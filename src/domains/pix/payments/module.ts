import type { Module } from '../../../platform/module.ts';
import type { PayeeInside } from '../../obligations/index.ts';
import { paymentEvents } from './receive-pix-webhook.ts';
import { findPayee } from './find-payee.ts';
import { payeeFunctions } from './payees.sql.ts';

/** Payments: the payees inside the ledger. Providers' reports of payments are evidence. */
export const pixPaymentsModule: Module<unknown, { readonly payeeInside: PayeeInside }> = {
  domain: 'pix',
  functions: payeeFunctions,
  receivers: { receivePixWebhook: paymentEvents },
  open: () => ({ context: { payeeInside: findPayee } }),
};
