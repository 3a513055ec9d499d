import type { EvidenceContext } from '../../evidence/index.ts';
import type { JournalContext } from '../../journal/index.ts';
import type { SponsorMandates } from './sponsor-mandates.ts';

/** Context of mandates. */
export type MandatesContext = JournalContext & EvidenceContext & {
  readonly mandates: {
    readonly sponsor: SponsorMandates;
    /** Lead time before the day of an attempt at which its amount is reserved, in hours. */
    readonly holdHours: number;
  };
};
