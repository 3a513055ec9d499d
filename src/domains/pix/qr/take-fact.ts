import type { Taken } from '../../../platform/receiver/fact.ts';
import { cancelCharge, payCharge, type Charge, type ChargePayment } from './charge.ts';

/** Provider's report about a charge: money that names it, or its cancellation. */
export type ChargeFact =
  | ({ readonly kind: 'MONEY' } & ChargePayment)
  | { readonly kind: 'TAKEN_BACK'; readonly providerId: string; readonly at: Date };

/**
 * Applies a fact to a charge. Pure. LATE: the charge is paid or cancelled already, the money is not its amount, or
 * another provider speaks. No fact is EARLY: a provider knows of no charge before we do.
 */
export function takeFact(charge: Charge, fact: ChargeFact, now: Date): Taken<Charge> {
  if (fact.providerId !== charge.providerId) return { verdict: 'LATE' };
  const after = fact.kind === 'MONEY' ? payCharge(charge, fact, now) : cancelCharge(charge, fact.at, now);
  return after ? { verdict: 'DONE', after } : { verdict: 'LATE' };
}
