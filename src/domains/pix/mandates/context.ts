import type { EvidenceContext } from '../../evidence/index.ts';
import type { JournalContext } from '../../journal/index.ts';
import type { SponsorMandates } from './sponsor-mandates.ts';

/** What mandates need of the rest of the service. */
export type MandatesContext = JournalContext & EvidenceContext & {
  readonly mandates: {
    readonly sponsor: SponsorMandates;
    /** How long before the day of an attempt its amount is reserved, in hours. */
    readonly holdHours: number;
  };
};
