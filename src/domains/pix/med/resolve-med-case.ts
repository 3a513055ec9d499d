import type { MedCaseResolveRequest, MedCaseResponse } from '../../../../generated/models.ts';
import { fail } from '../../../platform/errors.ts';
import { withIntent } from '../../../platform/idempotency/intent.ts';
import type { MedContext } from './context.ts';
import { settledReturns, type MedCase } from './med-case.ts';
import { releaseCase } from './release-case.ts';
import { returnMoney } from './return-money.ts';
import { stopSecuring } from './secure-rest.ts';

/**
 * Decides about contested money of ours, once: RETURN sends it back, RELEASE keeps it. What is secured after the return of a part is
 * decided about again.
 * @throws RequestInvalid; ApiError MED_CASE_OUTBOUND, MED_CASE_RESOLVED, MED_BLOCK_PENDING, MED_RETURN_EXCEEDS_SECURED,
 *   MED_RELEASE_REFUSED, RETURN_EXCEEDS_ORIGINAL, RAIL_NOT_BOUND, ACCOUNT_CLOSED, PROVIDER_UNAVAILABLE, OVERLOADED.
 */
export async function resolveMedCase(ctx: MedContext, it: MedCase, body: MedCaseResolveRequest): Promise<MedCaseResponse> {
  const { direction, status } = it;
  if (direction === 'OUTBOUND') fail('MED_CASE_OUTBOUND', { direction, status });
  if (body.action === 'RETURN') return returnMoney(ctx, it, body);
  if (settledReturns(it) > 0n) return stopSecuring(ctx, it, body);
  return withIntent(ctx, 'med', () => releaseCase(ctx, it, body));
}
