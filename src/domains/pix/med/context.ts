import type { EvidenceContext } from '../../evidence/index.ts';
import type { ReturnsContext } from '../returns/index.ts';
import type { SponsorMed } from './sponsor-med.ts';

/** Context of MED cases. */
export type MedContext = EvidenceContext & ReturnsContext & {
  readonly med: {
    readonly sponsor: SponsorMed;
    /** Time after its settlement in which a payment can be contested, in days. */
    readonly contestDays: number;
    /** Hours from an accepted report until the money has to be back. */
    readonly returnHours: number;
  };
};
