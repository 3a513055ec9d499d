import type { Context } from '../../../platform/context.ts';
import type { SponsorCharges } from './sponsor-charges.ts';

/** Context of QR codes. */
export type QrContext = Context & {
  /** Charges at the sponsor, ours and those of others. */
  readonly charges: SponsorCharges;
};
