import type { PixMandateChargeResponse } from '../../../../generated/models.ts';
import { assert } from '../../../platform/assert.ts';
import { fail, refusal, refusalError, type Refusal } from '../../../platform/errors.ts';
import { withIntent } from '../../../platform/idempotency/intent.ts';
import { cancellableUntil, isCancellable } from './calendar.ts';
import { changeRecurrence } from './change-recurrence.ts';
import type { MandatesContext } from './context.ts';
import type { Charge, Mandate } from './mandate.ts';
import { cancelCharge } from './moves.ts';
import { presentCharge } from './present.ts';
import { relay } from './sponsor-mandates.ts';
import { takeWaiting } from './take-fact.ts';

/**
 * Cancels one charge for the payer, until the day of its attempt begins; what was held for it is free.
 * @throws ApiError PIX_MANDATE_CHARGE_NOT_FOUND, PIX_MANDATE_CHARGE_NOT_CANCELLABLE, PIX_MANDATE_REFUSED,
 *   PROVIDER_UNAVAILABLE, IDEMPOTENCY_IN_PROGRESS, OVERLOADED.
 */
export async function cancelPixMandateCharge(ctx: MandatesContext, mandate: Mandate, charge: Charge): Promise<PixMandateChargeResponse> {
  if (charge.mandateId !== mandate.mandateId) fail('PIX_MANDATE_CHARGE_NOT_FOUND');
  return withIntent(ctx, 'pmc', async () => {
    if (charge.status !== 'CANCELLED') {
      const refused = refuse(charge, ctx.clock.now());
      if (refused) throw refusalError(refused);
      await relay(ctx.mandates.sponsor.cancelCharge(ctx.tenant, mandate, charge.txid));
    }
    return changeRecurrence<PixMandateChargeResponse>(ctx, mandate, (draft) => {
      const now = draft.charge(charge.txid);
      assert(draft.mandate && now, 'a charge that was found is there');
      // The provider has cancelled it: what counts is whether it is debited, no longer the hour.
      if (now.status === 'SCHEDULED' || now.status === 'HELD') {
        const cancelled = cancelCharge(draft, now, 'PAYER');
        takeWaiting(draft);
        return { answer: presentCharge(cancelled, draft.mandate) };
      }
      return now.status === 'CANCELLED' ? { answer: presentCharge(now, draft.mandate) } : { refused: notCancellable(now) };
    });
  });
}

function refuse(charge: Charge, now: Date): Refusal | undefined {
  return isCancellable(charge, now) ? undefined : notCancellable(charge);
}

function notCancellable(charge: Charge): Refusal {
  return refusal('PIX_MANDATE_CHARGE_NOT_CANCELLABLE', {
    status: charge.status, cancellable_until: cancellableUntil(charge).toISOString(),
  });
}
