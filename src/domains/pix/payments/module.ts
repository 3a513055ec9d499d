import type { Dependencies } from '../../../platform/dependencies.ts';
import { forgetJob } from '../../../platform/jobs/forget-job.ts';
import type { Module } from '../../../platform/module.ts';
import { sealedSides } from '../../accounts/index.ts';
import type { PayeeInside, PayeeNames, PayeeOutside } from '../../obligations/index.ts';
import { findKnownPayee, PAYEES_KEPT_DAYS } from '../payees/known-payees.ts';
import { PixPayeeEntity } from '../payees/payee.entity.ts';
import { paymentEvents } from './receive-pix-webhook.ts';
import { findPayee } from './find-payee.ts';
import { payeeNames } from './payee-names.ts';
import { payeeFunctions } from './payees.sql.ts';

interface Brings {
  readonly payeeInside: PayeeInside;
  readonly payeeNames: PayeeNames;
  readonly payeeOutside: PayeeOutside;
}

/** Payments: the payees inside the ledger, and what was learnt of those outside. Providers' reports of payments are evidence. */
export const pixPaymentsModule: Module<Dependencies, Brings> = {
  domain: 'pix',
  entities: [PixPayeeEntity],
  sealed: [{
    table: 'pix_payees', key: ['tenant_id', 'digest'], isBound: true, hasKekId: false, columns: { facts: sealedSides('text') },
  }],
  functions: payeeFunctions,
  receivers: { receivePixWebhook: paymentEvents },
  open: ({ database }) => ({
    context: { payeeInside: findPayee, payeeNames, payeeOutside: findKnownPayee },
    jobs: [forgetJob(database, 'forget-pix-payees', 'forget_pix_payees', PAYEES_KEPT_DAYS)],
  }),
};
