import type { PixKeyResponse } from '../../../../generated/models.ts';
import { fail } from '../../../platform/errors.ts';
import { withIntent } from '../../../platform/idempotency/intent.ts';
import { applyKeyMove, lockKey } from './change.ts';
import type { KeysContext } from './context.ts';
import type { Mover } from './key.ts';
import type { ExclusionReason, PixKey } from './key.entity.ts';
import { presentKey } from './present.ts';
import { openKeyValue } from './queries.ts';
import { isRefused } from './sponsor-keys.ts';

/** Directory's refusal to exclude a key that is under a claim. */
const LOCKED = 'EntryLockedByClaim';

/**
 * Takes a key out of the directory. A failed registration is excluded without asking; an excluded key stays as it is.
 * @throws ApiError IDEMPOTENCY_IN_PROGRESS, PIX_KEY_LOCKED, PROVIDER_UNAVAILABLE.
 */
export function deletePixKey(ctx: KeysContext, key: PixKey): Promise<PixKeyResponse> {
  return withIntent(ctx, 'pxk', () => excludeKey(ctx, key, 'USER_REQUESTED', { actor_type: 'CLIENT', actor: ctx.actor }));
}

/** Takes a key out of the directory, for this reason. @throws ApiError PIX_KEY_LOCKED, PROVIDER_UNAVAILABLE. */
export async function excludeKey(ctx: KeysContext, key: PixKey, reason: ExclusionReason, mover: Mover): Promise<PixKeyResponse> {
  if (key.state !== 'EXCLUDED') refuseLocked(key);
  if (key.state === 'ACTIVE') await askToExclude(ctx, key, reason);
  return ctx.db.write(async (unit) => {
    const newest = await lockKey(unit, ctx, key.keyId);
    if (key.state === 'REGISTRATION_FAILED') refuseClaimed(newest);
    applyKeyMove(unit, ctx, newest, { to: 'EXCLUDED', reason }, mover);
    return presentKey(newest);
  });
}

function refuseLocked({ state, activeClaimId, openingClaimId }: PixKey): void {
  const claim = activeClaimId ?? openingClaimId;
  if (claim !== null) fail('PIX_KEY_LOCKED', { state, claim_id: claim }, 'A claim of the key is under way.');
  if (state === 'PENDING') fail('PIX_KEY_LOCKED', { state }, 'The registration of the key has not been answered yet.');
}

/** A failed registration that a claim was opened of meanwhile, or has brought about, is the directory's matter now. */
function refuseClaimed(newest: PixKey): void {
  refuseLocked(newest);
  if (newest.state === 'ACTIVE') fail('PIX_KEY_LOCKED', { state: newest.state }, 'A claim has brought the key meanwhile.');
}

async function askToExclude(ctx: KeysContext, key: PixKey, reason: ExclusionReason): Promise<void> {
  const { keyId, keyType, providerId, state, activeClaimId } = key;
  const told = await ctx.pixKeys.directory.excludeKey({ tenant: ctx.tenant, providerId }, keyId, {
    key_type: keyType, key_value: openKeyValue(ctx, key), reason,
  });
  if (!told || !isRefused(told)) return; // a key that the provider does not know is gone as well
  if (told.code === LOCKED) fail('PIX_KEY_LOCKED', { state, claim_id: activeClaimId }, 'A claim of the key is under way.');
  fail('PROVIDER_UNAVAILABLE', { provider_id: providerId, provider_code: told.code }, 'The provider did not delete the key.');
}
