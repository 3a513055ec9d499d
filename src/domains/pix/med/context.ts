import type { EvidenceContext } from '../../evidence/index.ts';
import type { ReturnsContext } from '../returns/index.ts';
import type { SponsorMed } from './sponsor-med.ts';

/** What MED cases need of the rest of the service. */
export type MedContext = EvidenceContext & ReturnsContext & {
  readonly med: {
    readonly sponsor: SponsorMed;
    /** How long after it settled a payment can be contested, in days. */
    readonly contestDays: number;
    /** Hours from an accepted report until the money has to be back. */
    readonly returnHours: number;
  };
};
