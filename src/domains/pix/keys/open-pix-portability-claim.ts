import type { PixClaimResponse, PixClaimType } from '../../../../generated/models.ts';
import { present } from '../../../platform/assert.ts';
import { withoutKey } from '../../../platform/context.ts';
import type { WriteUnit } from '../../../platform/db/database.ts';
import { fail } from '../../../platform/errors.ts';
import { withIntent } from '../../../platform/idempotency/intent.ts';
import { AccountEntity } from '../../accounts/index.ts';
import { findParty } from '../../parties/index.ts';
import { applyClaimFact, lockKey, factOf, provider, recordClaim } from './change.ts';
import type { KeysContext } from './context.ts';
import { claimTypeFor } from './key.ts';
import { PixClaimEntity, type PixKey } from './key.entity.ts';
import { presentClaim } from './present.ts';
import { applyEarly } from './provider-events.ts';
import { findHeldKey, openKeyValue } from './queries.ts';
import { ownerOf, requireOpen } from './register-pix-key.ts';
import { isRefused } from './sponsor-keys.ts';
import type { SponsorClaim } from './sponsor-keys-interface.ts';

/**
 * Claims a key that the directory refused because it belongs elsewhere. The claim's id is stored on the key before the
 * provider is called: a repetition, under any idempotency key, requests the same claim.
 * @throws ApiError IDEMPOTENCY_IN_PROGRESS, PIX_CLAIM_OPEN, PIX_KEY_NOT_CLAIMABLE, ACCOUNT_CLOSED, PARTY_BLOCKED,
 *   PIX_CLAIM_REFUSED, PROVIDER_UNAVAILABLE.
 */
export function openPixPortabilityClaim(ctx: KeysContext, { keyId }: PixKey): Promise<PixClaimResponse> {
  return withIntent(ctx, 'pxc', async ({ resourceId }) => {
    const key = await reserve(withoutKey(ctx), keyId, resourceId);
    const claimId = present(key.openingClaimId, 'the id of a claim that is to be opened');
    const told = await ask(ctx, key, claimId);
    return record(ctx, key, claimId, told);
  });
}

/** Puts the claim's id onto the key, unless one is stored from an earlier attempt. */
function reserve(ctx: KeysContext, keyId: string, claimId: string): Promise<PixKey> {
  return ctx.db.write(async (unit) => {
    const key = await lockKey(unit, ctx, keyId);
    await refuseOpen(unit, key);
    const { state, failureCode } = key;
    if (claimTypeOf(key) === null) fail(
      'PIX_KEY_NOT_CLAIMABLE', { state, failure_code: failureCode ?? null },
      state === 'REGISTRATION_FAILED' ? undefined : `The key is ${state}.`,
    );
    const held = await findHeldKey(unit.em, ctx, openKeyValue(ctx, key));
    if (held && held.keyId !== keyId) fail(
      'PIX_KEY_NOT_CLAIMABLE', { state, failure_code: failureCode ?? null, key_id: held.keyId }, 'Another of your keys has this value.',
    );
    const account = await unit.em.findOneOrFail(AccountEntity, { tenantId: ctx.tenant, accountId: key.accountId });
    requireOpen(account, present(await findParty(unit.em, ctx.tenant, key.ownerPartyId), 'the owner of a key'));
    key.openingClaimId ??= claimId;
    return key;
  });
}

async function refuseOpen({ em }: WriteUnit, { tenantId, activeClaimId }: PixKey): Promise<void> {
  if (activeClaimId === null) return;
  const claim = await em.findOneOrFail(PixClaimEntity, { tenantId, claimId: activeClaimId });
  fail('PIX_CLAIM_OPEN', { claim_id: activeClaimId, state: claim.state });
}

function claimTypeOf({ state, failureCode, keyType }: PixKey): PixClaimType | null {
  return state === 'REGISTRATION_FAILED' ? claimTypeFor(failureCode, keyType) : null;
}

/** @throws ApiError PIX_CLAIM_REFUSED, after which the key can be claimed again; PROVIDER_UNAVAILABLE. */
async function ask(ctx: KeysContext, key: PixKey, claimId: string): Promise<SponsorClaim> {
  const { keyId, keyType, accountId, providerId } = key;
  const told = await ctx.pixKeys.directory.openClaim({ tenant: ctx.tenant, providerId }, {
    reference: claimId, key_reference: keyId, type: present(claimTypeOf(key), 'the type of a claim'), key_type: keyType,
    key_value: openKeyValue(ctx, key), account_id: accountId, owner: await ownerOf(ctx, key),
  });
  if (!isRefused(told)) return told;
  await withoutKey(ctx).db.write(async (unit) => {
    const newest = await lockKey(unit, ctx, keyId);
    if (newest.openingClaimId === claimId) newest.openingClaimId = null;
    return null;
  });
  return fail('PIX_CLAIM_REFUSED', { provider_code: told.code });
}

/**
 * Writes the claim down. Who does so first is answered with it, whoever reserved its id; to every other request it is open.
 * The same request again finds its answer on record.
 */
function record(ctx: KeysContext, { keyId, providerId }: PixKey, claimId: string, told: SponsorClaim): Promise<PixClaimResponse> {
  return ctx.db.write(async (unit) => {
    const key = await lockKey(unit, ctx, keyId);
    const known = await unit.em.findOne(PixClaimEntity, { tenantId: ctx.tenant, claimId });
    if (known) fail('PIX_CLAIM_OPEN', { claim_id: claimId, state: known.state });
    const now = ctx.clock.now();
    const claim = recordClaim(unit, ctx, key, {
      claimId, providerClaimId: told.claim_id, type: told.type, role: 'CLAIMER', claimer: told.claimer, donor: told.donor, openedAt: now,
      resolutionDueAt: new Date(told.resolution_due_at), completionDueAt: new Date(told.completion_due_at),
    });
    applyClaimFact(unit, ctx, key, claim, factOf(told), provider(providerId));
    await applyEarly(unit, ctx, key, claim);
    return presentClaim(key, claim, now);
  });
}
