import type { EvidenceContext } from '../../evidence/index.ts';
import type { ReturnsContext } from '../returns/index.ts';
import type { RecoveryTerms } from './recovery.ts';
import type { SponsorMed } from './sponsor-med.ts';
import type { TraceTerms } from './trace.ts';

/** Context of MED cases. */
export type MedContext = EvidenceContext & ReturnsContext & {
  readonly med: {
    readonly sponsor: SponsorMed;
    /** Time after its settlement in which a payment can be contested, in days. */
    readonly contestDays: number;
    /** Hours from an accepted report until the money has to be back. */
    readonly returnHours: number;
    /** Whether an accepted report, or the directory, marks a party for fraud by itself. */
    readonly marksForFraud: boolean;
    /** How long each step of a funds recovery may take. */
    readonly terms: RecoveryTerms;
    /** How far contested money is followed inside the tenant. */
    readonly trace: TraceTerms;
  };
};
