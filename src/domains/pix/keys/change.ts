import { present } from '../../../platform/assert.ts';
import type { Context } from '../../../platform/context.ts';
import type { WriteUnit } from '../../../platform/db/database.ts';
import { lockHead } from '../../../platform/db/lock-row.ts';
import type { FactVerdict } from '../../../platform/receiver/fact.ts';
import { maskPixKey } from '../../accounts/index.ts';
import { claimEvent, isFinal, isGivenUp, takeClaimFact, type ClaimFact } from './claim.ts';
import { moveKey, type KeyMove, type Mover } from './key.ts';
import { PixClaimEntity, PixKeyEntity, type PixClaim, type PixKey } from './key.entity.ts';
import { keyDigest, keyValueContext } from './queries.ts';
import type { SponsorClaim } from './sponsor-keys-interface.ts';

type Writer = Pick<Context, 'tenant' | 'clock' | 'vault'>;

/** This service, where it moves a key by itself. */
export const SERVICE: Mover = { actor_type: 'SERVICE', actor: 'razao' };

/** The provider, or the directory behind it. */
export function provider(providerId: string): Mover {
  return { actor_type: 'PROVIDER', actor: providerId };
}

/**
 * The newest state of a key, which stays so until the transaction ends: a writer of keys and claims holds the
 * tenant's head meanwhile, as one that closes an account does.
 */
export async function lockKey({ em }: WriteUnit, { tenant }: Pick<Context, 'tenant'>, keyId: string): Promise<PixKey> {
  await lockHead(em, tenant);
  return em.findOneOrFail(PixKeyEntity, { tenantId: tenant, keyId });
}

/** Moves a key, unless it has gone further already, and announces it. */
export function applyKeyMove({ announce }: WriteUnit, { clock }: Writer, key: PixKey, move: KeyMove, mover: Mover): void {
  const event = moveKey(key, move, mover, clock.now());
  if (event) announce(event);
}

/** Gives a random key the value that the directory has drawn. */
export function giveValue(ctx: Writer, key: PixKey, value: string): void {
  Object.assign(key, valueColumns(ctx, key, value));
}

/** Columns in which a row keeps the value of a key: sealed, with its digest for finding it and its masked form for reads. */
export function valueColumns(ctx: Writer, { keyId, keyType }: Pick<PixKey, 'keyId' | 'keyType'>, value: string) {
  return {
    keyValue: ctx.vault.seal(Buffer.from(value), keyValueContext(ctx.tenant, keyId)),
    kekId: ctx.vault.kekId,
    keyDigest: keyDigest(ctx, value),
    masked: maskPixKey(keyType, value),
  };
}

/** Takes a fact about a claim, with what follows for its key, and announces what moved. */
export function applyClaimFact(unit: WriteUnit, ctx: Writer, key: PixKey, claim: PixClaim, fact: ClaimFact, mover: Mover): FactVerdict {
  const verdict = takeClaimFact({ claim, now: ctx.clock.now(), announce: unit.announce }, fact);
  if (claim.role === 'DONOR' && isGivenUp(claim)) applyKeyMove(unit, ctx, key, { to: 'EXCLUDED', reason: 'CLAIMED' }, mover);
  if (claim.role === 'CLAIMER' && claim.state === 'COMPLETED') {
    key.participant = claim.claimer;
    applyKeyMove(unit, ctx, key, { to: 'ACTIVE', by: 'CLAIM' }, mover);
  }
  if (isFinal(claim) && key.activeClaimId === claim.claimId) key.activeClaimId = null;
  return verdict;
}

/** A claim as the directory opened it. */
export type OpenedClaim = Pick<
  PixClaim, 'claimId' | 'providerClaimId' | 'type' | 'role' | 'claimer' | 'donor' | 'resolutionDueAt' | 'completionDueAt' | 'openedAt'
>;

/** Adds a claim of a key, OPEN. */
export function recordClaim(unit: WriteUnit, ctx: Writer, key: PixKey, opened: OpenedClaim): PixClaim {
  const claim = unit.em.create(PixClaimEntity, {
    ...opened, tenantId: ctx.tenant, keyId: key.keyId, accountId: key.accountId, providerId: key.providerId, state: 'OPEN',
    confirmReason: null, cancelReason: null, cancelledBy: null, confirmedAt: null, completedAt: null, cancelledAt: null,
    version: 1n, updatedAt: ctx.clock.now(),
  });
  unit.em.persist(claim);
  unit.announce(claimEvent(claim));
  Object.assign(key, { activeClaimId: claim.claimId, openingClaimId: null });
  return claim;
}

/** Reads the claim fact in an answer of the provider. */
export function factOf(answer: SponsorClaim): ClaimFact {
  const completionDueAt = new Date(answer.completion_due_at);
  switch (answer.state) {
    case 'OPEN':
    case 'COMPLETED':
      return { to: answer.state };
    case 'WAITING_RESOLUTION':
      return { to: answer.state, resolutionDueAt: new Date(answer.resolution_due_at), completionDueAt };
    case 'CONFIRMED':
      return { to: answer.state, reason: present(answer.confirm_reason, 'the reason of a confirmed claim'), completionDueAt };
    case 'CANCELLED':
      return {
        to: answer.state, reason: present(answer.cancel_reason, 'the reason of a cancelled claim'),
        by: present(answer.cancelled_by, 'who cancelled a claim'),
      };
  }
}
