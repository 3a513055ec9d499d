import type { PixMandateResponse } from '../../../../generated/models.ts';
import { withIntent } from '../../../platform/idempotency/intent.ts';
import { answerMandate, failStanding } from './answer-mandate.ts';
import type { MandatesContext } from './context.ts';
import type { Mandate } from './mandate.ts';
import { endMandate } from './moves.ts';
import { relay } from './sponsor-mandates.ts';

/** Pix reason code for a payer who revokes a mandate. */
const REASON = 'SLDB';

/**
 * Takes the payer's authorisation back: charges that can still be cancelled are, and what was held for them is free.
 * @throws ApiError PIX_MANDATE_NOT_ACTIVE, PIX_MANDATE_REFUSED, PROVIDER_UNAVAILABLE, IDEMPOTENCY_IN_PROGRESS, OVERLOADED.
 */
export async function revokePixMandate(ctx: MandatesContext, mandate: Mandate): Promise<PixMandateResponse> {
  return withIntent(ctx, 'pxm', async () => {
    if (mandate.status !== 'REVOKED') {
      if (mandate.status !== 'ACTIVE') failStanding(mandate, 'PIX_MANDATE_NOT_ACTIVE', ctx.clock.now());
      await relay(ctx.mandates.sponsor.revokeMandate(ctx.tenant, mandate));
    }
    return answerMandate(ctx, mandate, 'REVOKED', 'PIX_MANDATE_NOT_ACTIVE', (draft) => {
      endMandate(draft, 'REVOKED', { by: 'PAYER', reasonCode: REASON });
    });
  });
}
