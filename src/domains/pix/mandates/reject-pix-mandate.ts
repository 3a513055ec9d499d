import type { PixMandateResponse } from '../../../../generated/models.ts';
import { withIntent } from '../../../platform/idempotency/intent.ts';
import { answerMandate, requirePending } from './answer-mandate.ts';
import type { MandatesContext } from './context.ts';
import type { Mandate } from './mandate.ts';
import { endMandate } from './moves.ts';
import { relay } from './sponsor-mandates.ts';

/**
 * Says for the payer that the receiver may not debit the account.
 * @throws ApiError PIX_MANDATE_NOT_PENDING, PIX_MANDATE_REFUSED, PROVIDER_UNAVAILABLE, IDEMPOTENCY_IN_PROGRESS,
 *   OVERLOADED.
 */
export async function rejectPixMandate(ctx: MandatesContext, mandate: Mandate): Promise<PixMandateResponse> {
  return withIntent(ctx, 'pxm', async () => {
    if (mandate.status !== 'REJECTED') {
      requirePending(mandate, ctx.clock.now());
      await relay(ctx.mandates.sponsor.rejectMandate(ctx.tenant, mandate));
    }
    return answerMandate(ctx, mandate, 'REJECTED', 'PIX_MANDATE_NOT_PENDING', (draft) => {
      endMandate(draft, 'REJECTED', { by: 'PAYER', reasonCode: null });
    });
  });
}
