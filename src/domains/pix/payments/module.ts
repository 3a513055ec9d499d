import type { Module } from '../../../platform/module.ts';
import type { EvidenceContext } from '../../evidence/index.ts';
import type { PayeeInside } from '../../obligations/index.ts';
import { findPayee, keyHolderId } from './find-payee.ts';

/** Payments: whom they reach inside the ledger. What providers tell of them is evidence. */
export const pixPaymentsModule: Module<unknown, { readonly payeeInside: PayeeInside } & Pick<EvidenceContext, 'keyHolderId'>> = {
  open: () => ({ context: { payeeInside: findPayee, keyHolderId } }),
};
