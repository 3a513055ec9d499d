import type { Context } from '../../../platform/context.ts';
import type { SponsorCharges } from './sponsor-charges.ts';

/** What QR codes need of the rest of the service. */
export type QrContext = Context & {
  /** Where charges are, ours and those of others. */
  readonly charges: SponsorCharges;
};
