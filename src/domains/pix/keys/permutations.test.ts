/**
 * In whatever order, and however often, a provider's events of a key and its claim arrive, the end is one. Also where
 * the answer to our own request to open a claim is recorded after events of the claim have come. Each history is played
 * in every order, and with repetitions, to a key of its own; the machines alone go further (machines.test.ts).
 */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { everyOrder, playToOneEnd } from '../../../../test/support/every-order.ts';
import { startTestService, TENANT, type TestService } from '../../../../test/support/service.ts';
import type { AppContext } from '../../../app.ts';
import type { ReceivedEvent } from '../../../platform/receiver/receiver.ts';
import { applyKeyMove, lockKey, recordClaim, SERVICE, valueColumns } from './change.ts';
import { PixKeyEntity } from './key.entity.ts';
import { applyEarly, pixKeyEvents } from './provider-events.ts';
import { findClaimOf, type getPixKey } from './queries.ts';

const DUE = '2026-03-09T12:00:00.000Z';
const SIDES = { claimer: { ispb: '87654321', name: 'Banco Ipê S.A.' }, donor: { ispb: '12345678', name: 'Banco Simulado S.A.' } };
/** Number of histories that run at the same time, each about a key of its own. */
const TOGETHER = 4;

let api: TestService;
let ctx: AppContext;
let account: string;
let owner: string;
beforeAll(async () => {
  api = await startTestService({ env: { RAZAO_ROLES: 'api' } });
  owner = await api.party();
  account = await api.account(0, { owner });
  ctx = api.service.contextFor(TENANT, 'sim-demo');
});
afterAll(() => api.stop());

type Teller = (keyId: string, email: string, claimId: string) => Promise<unknown>;

const told = (event: string, dataOf: (keyId: string, email: string, claimId: string) => Record<string, unknown>): Teller =>
  (keyId, email, claimId) => tell({ event, data: dataOf(keyId, email, claimId) });
const ofKey = (event: string, more: object = {}) => told(event, (reference, key_value) => ({
  reference, key_type: 'EMAIL', key_value, ...more,
}));
const ofClaim = (event: string, more: object = {}) => told(event, (_key, _email, claim_id) => ({ claim_id, ...more }));

const registered = ofKey('KEY_REGISTERED');
const refused = ofKey('KEY_REGISTRATION_FAILED', { failure_code: 'KEY_HELD_ELSEWHERE' });
const excluded = ofKey('KEY_EXCLUDED', { reason: 'FRAUD' });
const claimedAway = ofKey('KEY_EXCLUDED', { reason: 'CLAIMED' });
const opened = told('CLAIM_OPENED', (_key, key_value, claim_id) => ({
  claim_id, type: 'PORTABILITY', key_type: 'EMAIL', key_value, ...SIDES, resolution_due_at: DUE, completion_due_at: DUE,
}));
const waiting = ofClaim('CLAIM_WAITING_RESOLUTION', { resolution_due_at: DUE, completion_due_at: DUE });
const confirmed = ofClaim('CLAIM_CONFIRMED', { reason: 'USER_REQUESTED', completion_due_at: DUE });
const completed = ofClaim('CLAIM_COMPLETED');
const cancelled = ofClaim('CLAIM_CANCELLED', { reason: 'FRAUD', cancelled_by: 'CLAIMER' });

/** Our own request to open a claim is answered, as `openPixPortabilityClaim` writes it down; once, as it does. */
const weOpened: Teller = (keyId, _email, providerClaimId) => ctx.db.write(async (unit) => {
  const key = await lockKey(unit, ctx, keyId);
  if (await findClaimOf(unit.em, TENANT, key)) return null;
  const due = new Date(DUE);
  const claim = recordClaim(unit, ctx, key, {
    claimId: ctx.ids.next('pxc'), providerClaimId, type: 'PORTABILITY', role: 'CLAIMER', claimer: SIDES.donor, donor: SIDES.claimer,
    openedAt: due,
    resolutionDueAt: due, completionDueAt: due,
  });
  await applyEarly(unit, ctx, key, claim);
  return null;
});

async function tell({ event, data }: Pick<ReceivedEvent, 'event' | 'data'>): Promise<void> {
  await pixKeyEvents[event]?.(ctx, { event, data, provider_id: 'sim-demo', occurred_at: '2026-03-02T12:00:00Z' });
}

let serial = 0;

/** A key that waits for its answer, or was refused. */
async function newKey(isRefused: boolean): Promise<{ keyId: string; email: string; claimId: string }> {
  const [keyId, number] = [ctx.ids.next('pxk'), (serial += 1)];
  const email = `story.${number}@example.com`;
  await ctx.db.write(async (unit) => {
    const now = ctx.clock.now();
    const key = unit.em.create(PixKeyEntity, {
      tenantId: TENANT, keyId, accountId: account, ownerPartyId: owner, keyType: 'EMAIL',
      ...valueColumns(ctx, { keyId, keyType: 'EMAIL' }, email), state: 'PENDING',
      failureCode: null, exclusionReason: null, activeClaimId: null, openingClaimId: null, providerId: 'sim-demo', participant: null,
      stateHistory: [],
      registeredAt: null, excludedAt: null, version: 0n, createdAt: now, createdBy: 'test', updatedAt: now,
    });
    unit.em.persist(key);
    if (isRefused) applyKeyMove(unit, ctx, key, { to: 'REGISTRATION_FAILED', code: 'KEY_HELD_ELSEWHERE' }, SERVICE);
    return null;
  });
  return { keyId, email, claimId: `claim-${number}` };
}

/** Tells a story to a new key. @returns what it came to, without times and versions. */
async function endOf(story: readonly Teller[], isRefused: boolean): Promise<object> {
  const { keyId, email, claimId } = await newKey(isRefused);
  for (const step of story) await step(keyId, email, claimId);
  const { state, failure, exclusion_reason, active_claim_id, claims } = await api.ok<Awaited<ReturnType<typeof getPixKey>>>(
    'getPixKey', { path: { key_id: keyId } },
  );
  return {
    state, failure: failure?.code ?? null, exclusion_reason, isClaimed: active_claim_id !== null,
    claims: claims.map(({ role, state: at, confirm_reason, cancel_reason }) => ({ role, state: at, confirm_reason, cancel_reason })),
  };
}

const gone = { state: 'EXCLUDED', failure: null, exclusion_reason: 'CLAIMED', isClaimed: false };
const asDonor = (state: string, confirm_reason: string | null, cancel_reason: string | null = null) => [
  { role: 'DONOR', state, confirm_reason, cancel_reason },
];

describe('whatever the order and however often', () => {
  it.each<[string, readonly Teller[], number, object, number]>([
    ['registered and taken out', [registered, excluded], 4, {
      state: 'EXCLUDED', failure: null, exclusion_reason: 'FRAUD', isClaimed: false, claims: [],
    }, 22],
    ['claimed and given up', [opened, confirmed, completed], 4, { ...gone, claims: asDonor('COMPLETED', 'USER_REQUESTED') }, 42],
    ['registered, claimed, given up, and told so twice', [registered, opened, confirmed, claimedAway], 4, {
      ...gone, isClaimed: true, claims: asDonor('CONFIRMED', 'USER_REQUESTED'),
    }, 24],
    ['claimed and called off', [registered, opened, cancelled], 3, {
      state: 'ACTIVE', failure: null, exclusion_reason: null, isClaimed: false, claims: asDonor('CANCELLED', null, 'FRAUD'),
    }, 6],
    ['given up, and then called off', [opened, confirmed, cancelled], 3, {
      ...gone, claims: asDonor('CANCELLED', 'USER_REQUESTED', 'FRAUD'),
    }, 6],
    ['claimed, noted, given up, taken over', [opened, waiting, confirmed, completed], 4, {
      ...gone, claims: asDonor('COMPLETED', 'USER_REQUESTED'),
    }, 24],
  ])('%s', async (_name, history, most, end, count) => {
    await playToOneEnd(everyOrder(history, most), (story) => endOf(story, false), { end, count, together: TOGETHER });
  }, 120_000);

  it.each<[string, readonly Teller[], number, object, number]>([
    ['claimed by us and had', [weOpened, confirmed, completed], 4, {
      state: 'ACTIVE', failure: null, exclusion_reason: null, isClaimed: false,
      claims: [{ role: 'CLAIMER', state: 'COMPLETED', confirm_reason: 'USER_REQUESTED', cancel_reason: null }],
    }, 42],
    ['claimed by us and declined', [weOpened, waiting, cancelled], 3, {
      state: 'REGISTRATION_FAILED', failure: 'KEY_HELD_ELSEWHERE', exclusion_reason: null, isClaimed: false,
      claims: [{ role: 'CLAIMER', state: 'CANCELLED', confirm_reason: null, cancel_reason: 'FRAUD' }],
    }, 6],
    ['had by a claim, and taken out', [weOpened, completed, excluded], 3, {
      state: 'EXCLUDED', failure: null, exclusion_reason: 'FRAUD', isClaimed: false,
      claims: [{ role: 'CLAIMER', state: 'COMPLETED', confirm_reason: null, cancel_reason: null }],
    }, 6],
  ])('%s', async (_name, history, most, end, count) => {
    await playToOneEnd(everyOrder(history, most), (story) => endOf(story, true), { end, count, together: TOGETHER });
  }, 120_000);
});

describe('contradictory news flip nothing: what came first stands', () => {
  it('registered and refused', async () => {
    expect(await endOf([registered, refused, registered], false)).toMatchObject({ state: 'ACTIVE', failure: null });
    expect(await endOf([refused, registered, refused], false)).toMatchObject({
      state: 'REGISTRATION_FAILED', failure: 'KEY_HELD_ELSEWHERE',
    });
  });

  it('completed and cancelled', async () => {
    expect(await endOf([opened, cancelled, completed, cancelled], false)).toMatchObject({
      state: 'ACTIVE', claims: [{ state: 'CANCELLED' }],
    });
    expect(await endOf([opened, completed, cancelled, completed], false)).toMatchObject({ ...gone, claims: [{ state: 'COMPLETED' }] });
    expect(await endOf([weOpened, cancelled, completed], true)).toMatchObject({
      state: 'REGISTRATION_FAILED', claims: [{ state: 'CANCELLED' }],
    });
  });
});
