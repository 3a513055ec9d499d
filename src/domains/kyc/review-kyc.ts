import type { PartyKycResponseOut, ReviewKycRequest } from '../../../generated/models.ts';
import { present } from '../../platform/assert.ts';
import { refusalError } from '../../platform/errors.ts';
import type { KycContext } from './context.ts';
import { review } from './kyc.ts';
import { readView } from './queries.ts';
import { lockSubject, store, timingOf } from './record.ts';

/**
 * Records what a person decided about a party's identity; what holds already changes nothing.
 * @throws ApiError KYC_TRANSITION_NOT_ALLOWED.
 */
export function reviewKyc(ctx: KycContext, partyId: string, body: ReviewKycRequest): Promise<PartyKycResponseOut> {
  const { kyc_state: to, kyc_level: level, reason } = body;
  return ctx.db.write(async (unit) => {
    const subject = present(await lockSubject(unit.em, ctx.tenant, partyId), 'the party that the path names');
    const decided = review(subject.kyc, { to, level, reason }, timingOf(ctx));
    if ('refused' in decided) throw refusalError(decided.refused);
    if (decided.moves.length > 0) await store(unit, ctx, subject, decided, { actor: ctx.actor, type: 'OPERATOR' });
    return readView(unit.em, ctx.tenant, partyId);
  });
}
