import type { Context } from '../../platform/context.ts';
import type { Obligation } from './obligation.ts';

/** Context that makes receipts of payments; a domain above provides it. */
export interface PaymentReceipts {
  /** Returns the receipt of a payment as an HTML file without scripts. */
  readonly paymentReceipt: (ctx: Context, obligation: Obligation) => Promise<string>;
}

/** Type of a receipt. */
export const RECEIPT_TYPE = 'text/html';
