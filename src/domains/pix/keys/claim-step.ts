import type { PixClaimResponse } from '../../../../generated/models.ts';
import { present } from '../../../platform/assert.ts';
import { fail, refusalError } from '../../../platform/errors.ts';
import { applyClaimFact, lockKey, factOf } from './change.ts';
import type { Step } from './claim.ts';
import type { KeysContext } from './context.ts';
import { PixClaimEntity, type PixClaim, type PixKey } from './key.entity.ts';
import { presentClaim } from './present.ts';
import { findClaimOf } from './queries.ts';
import { isRefused, type Told } from './sponsor-keys.ts';
import type { SponsorClaim } from './sponsor-keys-interface.ts';

/** A step of ours on the claim of a key that is under way: decided, requested from the directory, recorded. */
export interface ClaimStep<S extends string> {
  judge(claim: PixClaim | undefined, now: Date): Step<S>;
  ask(claim: PixClaim, step: S): Promise<Told<SponsorClaim>>;
}

/**
 * Takes a step on the claim of a key; where nothing is left to do, the claim is answered as it is.
 * @throws ApiError as the step is refused, PIX_CLAIM_REFUSED when the directory does, PROVIDER_UNAVAILABLE.
 */
export async function takeClaimStep<S extends string>(
  ctx: KeysContext, key: PixKey, { judge, ask }: ClaimStep<S>,
): Promise<PixClaimResponse> {
  const found = await ctx.db.read((em) => findClaimOf(em, ctx.tenant, key));
  const judged = judge(found, ctx.clock.now());
  if ('refused' in judged) throw refusalError(judged.refused);
  const claim = present(found, 'the claim that a step is taken on');
  const told = 'step' in judged ? await ask(claim, judged.step) : undefined;
  if (told && isRefused(told)) return fail('PIX_CLAIM_REFUSED', { provider_code: told.code });
  return ctx.db.write(async (unit) => {
    const newestKey = await lockKey(unit, ctx, key.keyId);
    const newest = await unit.em.findOneOrFail(PixClaimEntity, { tenantId: ctx.tenant, claimId: claim.claimId });
    if (told) applyClaimFact(unit, ctx, newestKey, newest, factOf(told), { actor_type: 'CLIENT', actor: ctx.actor });
    return presentClaim(newestKey, newest, ctx.clock.now());
  });
}
