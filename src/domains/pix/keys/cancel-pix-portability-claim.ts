import type { PixClaimResponse } from '../../../../generated/models.ts';
import { withIntent } from '../../../platform/idempotency/intent.ts';
import { stepToCancel } from './claim.ts';
import { takeClaimStep } from './claim-step.ts';
import type { KeysContext } from './context.ts';
import type { PixKey } from './key.entity.ts';

/**
 * Calls the claim of a key off, in whichever role we have; the key stays where it was. Done before, it changes nothing.
 * @throws ApiError IDEMPOTENCY_IN_PROGRESS, PIX_CLAIM_NOT_ACTIVE, PIX_CLAIM_NOT_CANCELLABLE, PIX_CLAIM_REFUSED,
 *   PROVIDER_UNAVAILABLE.
 */
export function cancelPixPortabilityClaim(ctx: KeysContext, key: PixKey): Promise<PixClaimResponse> {
  const { tenant, pixKeys: { directory } } = ctx;
  return withIntent(ctx, 'pxc', () => takeClaimStep(ctx, key, {
    judge: stepToCancel,
    ask: ({ providerId, providerClaimId }) => directory.cancelClaim({ tenant, providerId }, providerClaimId, 'USER_REQUESTED'),
  }));
}
