import type { PixClaimResponse } from '../../../../generated/models.ts';
import { withIntent } from '../../../platform/idempotency/intent.ts';
import { stepToConfirm } from './claim.ts';
import { takeClaimStep } from './claim-step.ts';
import type { KeysContext } from './context.ts';
import type { PixKey } from './key.entity.ts';

/**
 * As donor gives the key up, as claimer completes what the donor confirmed. Done before, it changes nothing.
 * @throws ApiError IDEMPOTENCY_IN_PROGRESS, PIX_CLAIM_NOT_ACTIVE, PIX_CLAIM_AWAITS_DONOR, PIX_CLAIM_PERIOD_RUNNING,
 *   PIX_CLAIM_REFUSED, PROVIDER_UNAVAILABLE.
 */
export function confirmPixPortabilityClaim(ctx: KeysContext, key: PixKey): Promise<PixClaimResponse> {
  const { tenant, pixKeys: { directory } } = ctx;
  return withIntent(ctx, 'pxc', () => takeClaimStep(ctx, key, {
    judge: stepToConfirm,
    ask: ({ providerId, providerClaimId }, step) => (step === 'confirm'
      ? directory.confirmClaim({ tenant, providerId }, providerClaimId, 'USER_REQUESTED')
      : directory.completeClaim({ tenant, providerId }, providerClaimId)),
  }));
}
