/** Whichever process of the scheduler dies, and however many there are: each occurrence is executed once. */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { setTimeout as sleep } from 'node:timers/promises';
import type { PartyResponseOut, SchedulerTickResponse } from '../../generated/models.ts';
import { verifyJournal } from '../../src/command-line/verify-journal.ts';
import { TurnedClock } from '../support/database-clock.ts';
import { createDatabase, createMongoDatabase } from '../support/database.ts';
import { eventually, startTestService, TENANT, type TestService } from '../support/service.ts';
import { endAll, ServiceChild } from './service-child.ts';

const TIMEOUT_MS = 120_000;
const SCHEDULES = 300;
const ends: (() => unknown)[] = [];
const atEnd = <T>(thing: T, end: (it: T) => unknown): T => (ends.push(() => end(thing)), thing);

let databaseUrl: string;
let clock: TurnedClock;
let api: TestService;
let accounts: string[];
beforeEach(async () => {
  ends.length = 0;
  databaseUrl = atEnd(await createDatabase(), (it) => it.drop()).url;
  clock = new TurnedClock();
  api = atEnd(await startTestService({ databaseUrl, clock, env: { RAZAO_ROLES: 'api' } }), (it) => it.stop());
  const { party_id: owner } = await api.ok<PartyResponseOut>('createParty', {
    body: { type: 'individual', display_name: 'Ana', country: 'BR' },
  });
  accounts = [await api.account(SCHEDULES, { owner }), await api.account(0, { owner })];
});
afterEach(() => endAll(ends));

/** Schedules that pay one centavo each, all at one instant. */
async function createDue(inMs: number): Promise<void> {
  const run_at = new Date(Date.now() + inMs).toISOString();
  const [account_id = '', creditor = ''] = accounts;
  const waiting = Array.from({ length: SCHEDULES }, () => ({
    account_id, schedule_type: 'ONE_SHOT', run_at,
    action: {
      kind: 'TRANSFER', rail: 'NATIVE', amount: { currency: 'BRL', value: 1 }, creditor: { kind: 'account', account_id: creditor },
    },
  }));
  await Promise.all(Array.from({ length: 8 }, async () => {
    for (let body = waiting.pop(); body; body = waiting.pop()) await api.ok('createSchedule', { body });
  }));
}

async function counts(): Promise<Record<string, number>> {
  const [row] = await api.service.database.forTenant(TENANT).read((em) => em.execute<Record<string, string>[]>(`
    select (select count(*) from razao.schedules where state = 'COMPLETED') as completed,
      (select count(*) from razao.schedule_runs where state = 'EXECUTED') as executed,
      (select count(*) from razao.obligations where created_by = 'schedule') as obligations,
      (select count(*) from razao.outbox where event_type = 'schedule_run.executed') as announced,
      (select count(distinct entity_id) from razao.outbox where event_type = 'schedule_run.executed') as runs_announced`));
  return Object.fromEntries(Object.entries(row ?? {}).map(([name, value]) => [name, Number(value)]));
}

async function expectEachOnce(): Promise<void> {
  expect(await counts()).toEqual({
    completed: SCHEDULES, executed: SCHEDULES, obligations: SCHEDULES, announced: SCHEDULES, runs_announced: SCHEDULES,
  });
  expect([await api.available(accounts[0] ?? ''), await api.available(accounts[1] ?? '')]).toEqual([0, SCHEDULES]);
  const gaps = await api.service.database.forTenant(TENANT).read((em) => em.execute(`
    select entity_id from razao.outbox where entity_id like 'sch_%' or entity_id like 'scr_%'
    group by entity_id having count(*) <> max(entity_version) or min(entity_version) <> 1`));
  expect(gaps).toEqual([]);
  expect(await verifyJournal(api.service.database, TENANT)).toMatchObject({ ok: true });
}

describe('kill -9', () => {
  it('of ticking processes, again and again, neither loses nor doubles an occurrence', async () => {
    await createDue(0);
    const token = await api.token();
    for (let round = 0; round < 4; round += 1) {
      const child = atEnd(await ServiceChild.start(databaseUrl, { RAZAO_ROLES: 'api' }), (it) => it.kill());
      const ticks = Array.from({ length: 2 }, () => fetch(`${child.baseUrl}/v1/scheduler/tick`, {
        method: 'POST', headers: { authorization: `Bearer ${token}` },
      }).then((answer) => answer.status, () => 0));
      await sleep(40 + round * 60);
      await child.kill();
      await Promise.all(ticks);
    }
    // Leases of the dead end. Postgres may still have been executing a dead process' statement: such a lease is from later.
    await eventually(async () => {
      clock.advance(120_000);
      for (let more = true; more;) more = (await api.ok<SchedulerTickResponse>('tickScheduler')).has_more;
      return (await counts())['completed'] === SCHEDULES;
    }, 60);
    await expectEachOnce();
  }, TIMEOUT_MS);
});

describe('several workers', () => {
  it('share what is due by their own scheduler: nothing runs twice', async () => {
    const mongodb = atEnd(await createMongoDatabase(), (it) => it.drop());
    for (let n = 0; n < 3; n += 1) atEnd(
      await startTestService({ databaseUrl, mongodbUrl: mongodb.url, env: { RAZAO_ROLES: 'worker' } }), (it) => it.stop(),
    );
    await createDue(2_000);
    const ticks = async () => Promise.all(Array.from({ length: 3 }, () => api.ok<SchedulerTickResponse>('tickScheduler')));
    await eventually(async () => {
      await ticks();
      return (await counts())['completed'] === SCHEDULES;
    }, 60);
    await expectEachOnce();
  }, TIMEOUT_MS);

  it('one of which is enough: the service executes by itself what is due', async () => {
    const mongodb = atEnd(await createMongoDatabase(), (it) => it.drop());
    atEnd(await startTestService({ databaseUrl, mongodbUrl: mongodb.url }), (it) => it.stop());
    await createDue(0);
    await eventually(async () => (await counts())['completed'] === SCHEDULES, 60);
    await expectEachOnce();
  }, TIMEOUT_MS);
});

it('without MongoDB a tick by HTTP executes what is due', async () => {
  await createDue(0);
  for (let more = true; more;) more = (await api.ok<SchedulerTickResponse>('tickScheduler')).has_more;
  await expectEachOnce();
}, TIMEOUT_MS);
