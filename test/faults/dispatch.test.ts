/** Whenever the process dies that hands payments to a rail: each is paid once, and the books know it. */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ObligationResponse } from '../../generated/models.ts';
import { verifyJournal } from '../../src/command-line/verify-journal.ts';
import { CountingRail, CountingRailAdapter } from '../support/counting-rail.ts';
import { TurnedClock } from '../support/database-clock.ts';
import { createDatabase } from '../support/database.ts';
import { bindPix } from '../support/fake-rail.ts';
import { eventually, startTestService, TENANT, transferBody, type TestService } from '../support/service.ts';
import { endAll, ServiceChild } from './service-child.ts';

const TIMEOUT_MS = 120_000;
const ends: (() => unknown)[] = [];
const atEnd = <T>(thing: T, end: (it: T) => unknown): T => (ends.push(() => end(thing)), thing);

let databaseUrl: string;
let rail: CountingRail;
let clock: TurnedClock;
let api: TestService;
beforeEach(async () => {
  ends.length = 0;
  databaseUrl = atEnd(await createDatabase(), (it) => it.drop()).url;
  rail = atEnd(await CountingRail.start(), (it) => it.stop());
  clock = new TurnedClock();
  api = atEnd(await startTestService(
    { databaseUrl, clock, env: { RAZAO_ROLES: 'api' }, adapters: { counting: [new CountingRailAdapter(rail.url)] } },
  ), (it) => it.stop());
  await api.token();
  await bindPix(api, 'counting');
});
afterEach(() => endAll(ends));

async function payouts(from: string, count: number): Promise<ObligationResponse[]> {
  return Promise.all(Array.from({ length: count }, () => api.ok<ObligationResponse>('createObligation', {
    body: { ...transferBody(from, from, 1), rail: 'PIX', creditor: { kind: 'external', external_id: 'pix_key:fornecedor@example.com' } },
  })));
}

async function worker(): Promise<ServiceChild> {
  const env = { RAZAO_ROLES: 'worker', RAIL_URL: rail.url };
  return atEnd(await ServiceChild.start(databaseUrl, env, 'service-with-rail'), (it) => it.kill());
}

/** A worker of two minutes later, when the leases of the dead have ended. Time goes fast for it. */
async function survivor(): Promise<void> {
  clock.advance(120_000);
  atEnd(await startTestService({ databaseUrl, clock, adapters: { counting: [new CountingRailAdapter(rail.url)] } }), (it) => it.stop());
  const beat = setInterval(() => clock.advance(500), 100);
  atEnd(beat, clearInterval);
}

async function statesOf(made: readonly ObligationResponse[]): Promise<string[]> {
  const now = await Promise.all(made.map(({ obligation_id }) => api.ok<ObligationResponse>('getObligation', { path: { obligation_id } })));
  return now.map(({ state, resolution_outcome }) => [state, resolution_outcome].join(' '));
}

async function expectEachPaidOnce(from: string, made: readonly ObligationResponse[]): Promise<void> {
  await eventually(async () => (await statesOf(made)).every((state) => state === 'FINAL SETTLED'), 60);
  expect([...rail.asked.keys()].sort()).toEqual(made.map(({ obligation_id }) => obligation_id).sort());
  expect(new Set(rail.asked.values())).toEqual(new Set([1]));
  expect(await api.available(from)).toBe(0);
  expect(await verifyJournal(api.service.database, TENANT)).toMatchObject({ ok: true });
}

describe('kill -9', () => {
  it.each(['before-dispatch', 'after-dispatch'] as const)('at the failpoint %s: paid once', async (point) => {
    const from = await api.account(5);
    const dying = await worker();
    await dying.arm(point);
    const made = await payouts(from, 5);
    await dying.ended();
    await survivor();
    await expectEachPaidOnce(from, made);
  }, TIMEOUT_MS);

  it('while the rail works on payments that it has taken: paid once', async () => {
    const from = await api.account(5);
    rail.reach = () => 'hangs-after';
    const dying = await worker();
    const made = await payouts(from, 5);
    await eventually(async () => rail.begun === 5);
    await dying.kill();
    expect(new Set(await statesOf(made))).toEqual(new Set(['PENDING ']));
    rail.reach = () => 'answers';
    await survivor();
    await expectEachPaidOnce(from, made);
    expect(rail.begun).toBe(5);
  }, TIMEOUT_MS);

  it('again and again, of workers with their hands full: each payment is one', async () => {
    const from = await api.account(300);
    let calls = 0;
    rail.reach = () => (['answers', 'hangs-after', 'answers', 'hangs-before', 'answers'] as const)[calls++ % 5] ?? 'answers';
    const made = await payouts(from, 300);
    for (let round = 0; round < 2; round += 1) {
      const [one, two] = await Promise.all([worker(), worker()]);
      await sleep(300 + round * 150);
      await Promise.all([one.kill(), two.kill()]);
    }
    rail.reach = () => 'answers';
    await survivor();
    await expectEachPaidOnce(from, made);
  }, TIMEOUT_MS);
});
