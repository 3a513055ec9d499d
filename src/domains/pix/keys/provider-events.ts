import type { PixKeyType } from '../../../../generated/models.ts';
import type { WriteUnit } from '../../../platform/db/database.ts';
import { lockHead } from '../../../platform/db/lock-row.ts';
import { takeWaitingFacts } from '../../../platform/receiver/fact.ts';
import type { Fields } from '../../../platform/fields.ts';
import { instant, malformed, oneOf, text } from '../../../platform/receiver/fields.ts';
import type { ReceivedEvent } from '../../../platform/receiver/receiver.ts';
import { pixKeyTypes, readPixKey } from '../../accounts/index.ts';
import { applyClaimFact, applyKeyMove, giveValue, lockKey, provider, recordClaim } from './change.ts';
import type { ClaimFact } from './claim.ts';
import { CANCEL_REASONS, CLAIM_TYPES, CONFIRM_REASONS, participant, ROLES } from './claim-fields.ts';
import type { KeysContext } from './context.ts';
import { keepEarly, takeEarly, type EarlyEvent } from './early-events.ts';
import { failureCodeOf } from './key.ts';
import { PixClaimEntity, PixKeyEntity, type ExclusionReason, type PixClaim, type PixKey } from './key.entity.ts';
import { findPixKey, keyDigest, openKeyValue } from './queries.ts';

type Handler = (ctx: KeysContext, event: ReceivedEvent) => Promise<void>;

const EXCLUSION_REASONS: readonly ExclusionReason[] = [
  'USER_REQUESTED', 'ACCOUNT_CLOSURE', 'CLAIMED', 'FRAUD', 'RECONCILIATION', 'RFB_VALIDATION',
];

/**
 * Handlers of providers' events about keys and claims, see `receivePixKeyEvent`. Each throws EventMalformed when the data is not as the
 * receiver's contract requires. An event that repeats another, or comes too late, changes nothing; events about a claim that come before
 * the claim itself are kept for it.
 */
export const pixKeyEvents: Readonly<Record<string, Handler>> = {
  KEY_REGISTERED: onKey((unit, ctx, key, event) => {
    const value = keyValueOf(event.data, key.keyType);
    if (key.keyType !== 'EVP' && value !== openKeyValue(ctx, key)) malformed('key_value');
    if (key.state !== 'PENDING') return;
    if (key.keyType === 'EVP') giveValue(ctx, key, value);
    applyKeyMove(unit, ctx, key, { to: 'ACTIVE', by: 'REGISTRATION' }, provider(event.provider_id));
  }),
  KEY_REGISTRATION_FAILED: onKey((unit, ctx, key, event) => {
    const code = failureCodeOf(text(event.data, 'failure_code'));
    applyKeyMove(unit, ctx, key, { to: 'REGISTRATION_FAILED', code }, provider(event.provider_id));
  }),
  KEY_EXCLUDED: onKey((unit, ctx, key, event) => {
    const reason = oneOf(event.data, 'reason', EXCLUSION_REASONS);
    applyKeyMove(unit, ctx, key, { to: 'EXCLUDED', reason }, provider(event.provider_id));
  }),
  CLAIM_OPENED: claimOpened,
  CLAIM_WAITING_RESOLUTION: onClaim,
  CLAIM_CONFIRMED: onClaim,
  CLAIM_COMPLETED: onClaim,
  CLAIM_CANCELLED: onClaim,
};

/** Facts of a claim by event name, in the order in which the events that waited for the claim are applied. */
const FACTS: Readonly<Record<string, (event: EarlyEvent) => ClaimFact>> = {
  CLAIM_WAITING_RESOLUTION: (event) => ({
    to: 'WAITING_RESOLUTION', resolutionDueAt: instant(event.data, 'resolution_due_at'),
    completionDueAt: instant(event.data, 'completion_due_at'),
  }),
  CLAIM_CONFIRMED: (event) => ({
    to: 'CONFIRMED', reason: oneOf(event.data, 'reason', CONFIRM_REASONS), completionDueAt: instant(event.data, 'completion_due_at'),
  }),
  CLAIM_COMPLETED: () => ({ to: 'COMPLETED' }),
  CLAIM_CANCELLED: (event) => ({
    to: 'CANCELLED', reason: oneOf(event.data, 'reason', CANCEL_REASONS), by: oneOf(event.data, 'cancelled_by', ROLES),
  }),
};

/** A fact about a key, which is named by the reference that we gave; of one that this provider does not keep, nothing is taken. */
function onKey(work: (unit: WriteUnit, ctx: KeysContext, key: PixKey, event: ReceivedEvent) => void): Handler {
  return async (ctx, event) => {
    const known = await findPixKey(ctx, text(event.data, 'reference'));
    if (known?.providerId !== event.provider_id) return;
    if (oneOf(event.data, 'key_type', pixKeyTypes) !== known.keyType) malformed('key_type');
    await ctx.db.write(async (unit) => {
      work(unit, ctx, await lockKey(unit, ctx, known.keyId), event);
      return null;
    });
  };
}

/** A fact about a claim; before the claim is known, it is kept for it. */
async function onClaim(ctx: KeysContext, event: ReceivedEvent): Promise<void> {
  const providerClaimId = text(event.data, 'claim_id');
  const fact = readClaimFact(event);
  await ctx.db.write(async (unit) => {
    await lockHead(unit.em, ctx.tenant);
    const claim = await findClaim(unit, ctx, event.provider_id, providerClaimId);
    if (claim) applyClaimFact(unit, ctx, await keyOf(unit, ctx, claim), claim, fact, provider(event.provider_id));
    else await keepEarly(unit.em, ctx.tenant, { providerId: event.provider_id, providerClaimId }, event);
    return null;
  });
}

/** Another participant claims a key of ours. The key is then certainly with us, whatever was reported of it before. */
async function claimOpened(ctx: KeysContext, { provider_id: providerId, occurred_at, data }: ReceivedEvent): Promise<void> {
  const keyType = oneOf(data, 'key_type', pixKeyTypes);
  const value = keyValueOf(data, keyType);
  const opened = {
    providerClaimId: text(data, 'claim_id'), type: oneOf(data, 'type', CLAIM_TYPES), role: 'DONOR' as const,
    claimer: participant(data, 'claimer'), donor: participant(data, 'donor'),
    resolutionDueAt: instant(data, 'resolution_due_at'), completionDueAt: instant(data, 'completion_due_at'),
    openedAt: instant({ occurred_at }, 'occurred_at'),
  };
  await ctx.db.write(async (unit) => {
    await lockHead(unit.em, ctx.tenant);
    const key = await claimedKey(unit, ctx, providerId, value);
    if (!key || (await findClaim(unit, ctx, providerId, opened.providerClaimId))) return null;
    key.participant = opened.donor;
    applyKeyMove(unit, ctx, key, { to: 'ACTIVE', by: 'REGISTRATION' }, provider(providerId));
    const claim = recordClaim(unit, ctx, key, { ...opened, claimId: ctx.ids.next('pxc') });
    await applyEarly(unit, ctx, key, claim);
    return null;
  });
}

/** Applies the events of a claim that came before it was known. */
export async function applyEarly(unit: WriteUnit, ctx: KeysContext, key: PixKey, claim: PixClaim): Promise<void> {
  const early = await takeEarly(unit.em, ctx.tenant, claim);
  const inOrder = Object.keys(FACTS).flatMap((name) => early.filter(({ event }) => event === name));
  takeWaitingFacts(inOrder, (event) => applyClaimFact(unit, ctx, key, claim, readClaimFact(event), provider(claim.providerId)));
}

/** The key that is claimed: that which has the value now, or else the last that had it. */
async function claimedKey({ em }: WriteUnit, ctx: KeysContext, providerId: string, value: string): Promise<PixKey | undefined> {
  const rows = await em.find(PixKeyEntity, {
    tenantId: ctx.tenant, providerId, keyDigest: keyDigest(ctx, value), state: { $ne: 'REGISTRATION_FAILED' },
  },
    { orderBy: { keyId: 'desc' } });
  return rows.find(({ state }) => state !== 'EXCLUDED') ?? rows[0];
}

async function findClaim(
  { em }: WriteUnit, { tenant }: KeysContext, providerId: string, providerClaimId: string,
): Promise<PixClaim | undefined> {
  return (await em.findOne(PixClaimEntity, { tenantId: tenant, providerId, providerClaimId })) ?? undefined;
}

function keyOf({ em }: WriteUnit, { tenant }: KeysContext, { keyId }: PixClaim): Promise<PixKey> {
  return em.findOneOrFail(PixKeyEntity, { tenantId: tenant, keyId });
}

function readClaimFact(event: EarlyEvent): ClaimFact {
  return FACTS[event.event]?.(event) ?? malformed('event');
}

function keyValueOf(data: Fields, keyType: PixKeyType): string {
  return readPixKey(text(data, 'key_value'), [keyType])?.value ?? malformed('key_value');
}
