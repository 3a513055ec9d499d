import { assert } from '../../../platform/assert.ts';
import { fromCents } from '../../../platform/money.ts';
import type { PayAnswer, RailAdapter, RailPayment } from '../../rails/index.ts';
import type { PixReturn } from './pix-return.ts';
import type { SponsorReturns } from './sponsor-returns.ts';

/** Time after which the state of an unanswered return is requested, in milliseconds. */
const ASK_AFTER_MS = 10_000;

/**
 * Adapter that dispatches returns: like payments, but to the sponsor's endpoint for returns.
 * @param findReturn the return that an obligation carries.
 */
export function returnRail(
  sponsor: SponsorReturns, findReturn: (tenant: string, obligationId: string) => Promise<PixReturn | undefined>,
): RailAdapter {
  return {
    family: 'PIX',
    askAfterMs: ASK_AFTER_MS,
    pay: async (payment) => {
      const it = await findReturn(payment.tenant, payment.obligationId);
      assert(it, 'what goes this way is a return');
      return send(sponsor, payment, it);
    },
    find: (tenant, reference, { providerId }) => sponsor.findReturn(tenant, providerId, reference),
    statement: async function* () { /* its lines are in that of payments */ },
  };
}

function send(sponsor: SponsorReturns, { tenant, providerId, reference }: RailPayment, it: PixReturn): Promise<PayAnswer> {
  return sponsor.sendReturn(tenant, providerId, {
    reference, return_end_to_end_id: it.returnEndToEndId, original_end_to_end_id: it.originalEndToEndId,
    amount: { currency: it.currency, value: fromCents(it.amount) }, reason_code: it.reasonCode,
  });
}
