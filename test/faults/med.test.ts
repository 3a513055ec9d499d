/** MED cases, killed in the middle: the process dies, the client repeats with its key, and there is one effect. */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { verifyJournal } from '../../src/command-line/verify-journal.ts';
import type { Failpoint } from '../../src/platform/failpoints.ts';
import { brl, MedWorld } from '../support/med-world.ts';
import { eventually, startTestService, TENANT, TestService } from '../support/service.ts';
import { startSponsor, type TestSponsor } from '../support/sponsor.ts';
import { ServiceChild } from './service-child.ts';

const TIMEOUT_MS = 90_000;
let api: TestService;
let sponsor: TestSponsor;
let world: MedWorld;
let owner: pg.Client;
beforeAll(async () => {
  api = await startTestService();
  sponsor = await startSponsor();
  await api.token(['service/health']);
  await sponsor.connect(api);
  world = new MedWorld(api, sponsor);
  owner = new pg.Client({ connectionString: api.databaseUrl });
  await owner.connect();
}, TIMEOUT_MS);
afterAll(async () => {
  const verdict = await verifyJournal(api.service.database, TENANT);
  await owner.end();
  await sponsor.stop();
  await api.stop();
  expect(verdict).toMatchObject({ ok: true });
});

/** `make faults` takes every place; a test run the first ones. */
function some<T>(places: T[], count: number): T[] {
  return process.env['FAULTS'] === 'all' ? places : places.slice(0, count);
}

/** Ends the leases of a dead process, as if a minute had passed. */
async function minutePasses(): Promise<void> {
  await owner.query('update razao.commands set leased_until = null');
  await owner.query(
    `update razao.med_cases set release = jsonb_set(release, '{until}', '"2026-01-01T00:00:00Z"') where release is not null`,
  );
}

type Ask = (at: MedWorld, key: string) => Promise<{ status: number; body: object }>;

/**
 * Has a process of its own carry out a request, and die at the failpoint.
 * @param isCalled resolves once the sponsor has been called; without it the failpoint is armed from the start.
 */
async function killed(ask: Ask, key: string, point: Failpoint, isCalled?: () => Promise<unknown>): Promise<void> {
  const child = await ServiceChild.start(api.databaseUrl, { RAZAO_ROLES: 'api' });
  try {
    const other = new MedWorld(new TestService(api.service, child.baseUrl, api.databaseUrl, async () => undefined), sponsor);
    await other.api.token();
    if (!isCalled) await child.arm(point);
    const asked = ask(other, key).catch(() => undefined);
    if (isCalled) {
      await isCalled();
      await child.arm(point);
    }
    await child.ended();
    await asked;
  } finally {
    await child.kill();
  }
  await minutePasses();
}

const isBegun = (case_id: string) => () => eventually(async () => (await world.releaseOf(case_id)) !== null);
const isFiling = (account: string) => () => eventually(async () => (await world.cases(account))[0]?.status === 'FILING');

it.each(some<[Failpoint, string]>([
  ['before-commit', 'answered'], ['after-commit', 'begun'], ['before-commit', 'begun'], ['after-commit', 'answered'],
], 2))('filing, killed %s once it was %s, is one case, filed once', async (point, when) => {
  const account = await world.account(900);
  const paid = await world.paid(account, 900);
  const key = randomUUID();
  const ask: Ask = (at, withKey) => at.file({ original_obligation_id: paid.obligation_id }, { key: withKey });
  if (when === 'answered') await sponsor.script('fileMedCase', 'ok', { delay_ms: 1_500 });
  await killed(ask, key, point, when === 'answered' ? isFiling(account) : undefined);
  const answer = await ask(world, key);
  expect(answer).toMatchObject({ status: 201, body: { status: 'OPEN', version: 2 } });
  expect(await world.cases(account)).toEqual([answer.body]);
  expect((await ask(world, key)).body).toEqual(answer.body);
}, TIMEOUT_MS);

it.each(some<[Failpoint]>([['after-commit'], ['before-commit']], 1))('a RETURN, killed %s, sends the money once', async (point) => {
  const { account, case_id } = await world.blocked(1_000);
  const key = randomUUID();
  const ask: Ask = (at, withKey) => at.resolve(case_id, { action: 'RETURN', amount: brl(600) }, { key: withKey });
  await killed(ask, key, point);
  const answer = await ask(world, key);
  expect(answer).toMatchObject({ status: 200, body: { status: 'RETURNING', returned_amount: brl(600) } });
  const { return_end_to_end_id } = await world.until(case_id, ({ status }) => status === 'RETURNED');
  expect(await world.api.available(account)).toBe(400);
  const { lines } = await sponsor.books();
  expect(lines.filter((line) => line.end_to_end_id === return_end_to_end_id)).toHaveLength(1);
}, TIMEOUT_MS);

it.each(some<[Failpoint, string]>([
  ['before-commit', 'answered'], ['after-commit', 'answered'], ['before-commit', 'begun'], ['after-commit', 'begun'],
], 1))('a RELEASE, killed %s once it was %s, is taken up with its key', async (point, when) => {
  const { account, case_id } = await world.blocked(1_000);
  const key = randomUUID();
  const ask: Ask = (at, withKey) => at.resolve(case_id, { action: 'RELEASE' }, { key: withKey });
  if (when === 'answered') await sponsor.script('closeMedReport', 'ok', { delay_ms: 1_500 });
  await killed(ask, key, point, when === 'answered' ? isBegun(case_id) : undefined);
  const wasDone = point === 'after-commit' && when === 'answered';
  expect(await world.api.available(account)).toBe(wasDone ? 1_000 : 0);
  expect(await ask(world, key)).toMatchObject({ status: 200, body: { status: 'RELEASED', version: 3 } });
  expect(await world.api.available(account)).toBe(1_000);
}, TIMEOUT_MS);
