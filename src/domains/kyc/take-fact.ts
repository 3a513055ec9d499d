import type { KycScreeningResult, KycScreeningTrigger } from '../../../generated/models.ts';
import type { Taken } from '../../platform/receiver/fact.ts';
import { takeDocumentExpired, takeScreening, takeVerdict, type Kyc, type Moved, type Timing, type KycVerdict } from './kyc.ts';

/** What a provider tells of a party's identity. */
export type KycFact =
  | ({ readonly kind: 'VERDICT' } & KycVerdict)
  | { readonly kind: 'SCREENED'; readonly trigger: KycScreeningTrigger; readonly result: KycScreeningResult }
  | { readonly kind: 'DOCUMENT_EXPIRED' };

/**
 * Pure: what a fact makes of an identity. LATE: nothing rests on it any more. No fact is EARLY: each adds to what is known of
 * the identity, and what follows is drawn when it can be.
 */
export function takeFact(kyc: Kyc, fact: KycFact, timing: Timing): Taken<Moved> {
  const after = apply(kyc, fact, timing);
  return after ? { verdict: 'DONE', after } : { verdict: 'LATE' };
}

function apply(kyc: Kyc, fact: KycFact, timing: Timing): Moved | undefined {
  switch (fact.kind) {
    case 'VERDICT': return takeVerdict(kyc, fact, timing);
    case 'SCREENED': return takeScreening(kyc, fact.trigger, fact.result, timing);
    case 'DOCUMENT_EXPIRED': return takeDocumentExpired(kyc, timing);
  }
}
