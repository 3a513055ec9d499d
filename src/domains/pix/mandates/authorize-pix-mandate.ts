import type { PixMandateResponse } from '../../../../generated/models.ts';
import { fail } from '../../../platform/errors.ts';
import { withIntent } from '../../../platform/idempotency/intent.ts';
import { findAccount, followPromotion } from '../../accounts/index.ts';
import { findParty } from '../../parties/index.ts';
import { answerMandate, requirePending } from './answer-mandate.ts';
import type { MandatesContext } from './context.ts';
import type { Mandate } from './mandate.ts';
import { relay } from './sponsor-mandates.ts';

/**
 * Authorises the receiver, for the payer, to debit the account. The provider is called first; what its silence leaves open
 * is completed by a repetition, or by MANDATE_AUTHORIZED.
 * @throws ApiError PIX_MANDATE_NOT_PENDING, ACCOUNT_CLOSED, PARTY_BLOCKED, PIX_MANDATE_REFUSED, PROVIDER_UNAVAILABLE,
 *   IDEMPOTENCY_IN_PROGRESS, OVERLOADED.
 */
export async function authorizePixMandate(ctx: MandatesContext, mandate: Mandate): Promise<PixMandateResponse> {
  return withIntent(ctx, 'pxm', async () => {
    if (mandate.status !== 'ACTIVE') {
      requirePending(mandate, ctx.clock.now());
      const named = await findAccount(ctx, mandate.accountId);
      const account = named && await followPromotion(ctx, named);
      if (account?.status === 'CLOSED') fail('ACCOUNT_CLOSED', { account_id: account.accountId });
      await refuseMarked(ctx, account?.ownerPartyId ?? null);
      await relay(ctx.mandates.sponsor.authorizeMandate(ctx.tenant, mandate));
    }
    return answerMandate(ctx, mandate, 'ACTIVE', 'PIX_MANDATE_NOT_PENDING', (draft) => {
      draft.moveMandate('ACTIVE', { authorizedAt: draft.now });
    });
  });
}

/** Whoever is marked for fraud lets nobody debit the account anew. @throws ApiError PARTY_BLOCKED. */
async function refuseMarked(ctx: MandatesContext, partyId: string | null): Promise<void> {
  const owner = partyId === null ? null : await ctx.db.read((em) => findParty(em, ctx.tenant, partyId));
  if (owner?.isFraudMarked) fail('PARTY_BLOCKED', { party_id: partyId, flag: 'FRAUD_MARK' });
}
