/** Whichever process dies: a write answered 2xx stays, and repeating everything with its key adds nothing. */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { ObligationResponse } from '../../generated/models.ts';
import { verifyJournal } from '../../src/command-line/verify-journal.ts';
import { LADDER } from '../../src/app.ts';
import { migrate } from '../../src/migrations/migrate.ts';
import { startPostgres, type LocalServer } from '../../src/platform/local/index.ts';
import { createDatabase } from '../support/database.ts';
import { eventually, startTestService, TENANT, transferBody, type TestService } from '../support/service.ts';
import { Load, type Write } from './load.ts';
import { endAll, ServiceChild } from './service-child.ts';
import { ALL_OBLIGATIONS } from '../support/payments.ts';

const TIMEOUT_MS = 120_000;
const CLIENTS = 12;
const ends: (() => unknown)[] = [];
const atEnd = <T>(thing: T, end: (it: T) => unknown): T => (ends.push(() => end(thing)), thing);

beforeEach(() => { ends.length = 0; });
afterEach(() => endAll(ends));

/** Ever another write: transfers to and fro, payments out, new parties. */
function writes(accounts: readonly string[]): () => Write {
  let n = 0;
  const obligation = (body: object): Write => ({ operationId: 'createObligation', path: '/v1/obligations', body });
  return () => {
    n += 1;
    const [from = '', to = ''] = [accounts[n % accounts.length], accounts[(n + 1) % accounts.length]];
    if (n % 10 === 0) return {
      operationId: 'createParty', path: '/v1/parties', body: { type: 'individual', display_name: `Ana ${n}`, country: 'BR' },
    };
    if (n % 5 === 0) {
      return obligation({ ...transferBody(from, to, 1), rail: 'MOCK', creditor: { kind: 'external', external_id: 'silent' } });
    }
    return obligation(transferBody(from, to, 1));
  };
}

async function counted(api: TestService): Promise<{ obligations: number; parties: number }> {
  const [row] = await api.service.database.forTenant(TENANT).read((em) => em.execute<{ o: string; p: string }[]>(
    `select (select count(*) from ${ALL_OBLIGATIONS}) as o, (select count(*) from razao.parties) as p`));
  return { obligations: Number(row?.o), parties: Number(row?.p) };
}

/** Everything that must hold after a crash, once the service runs again at `baseUrl`. */
async function expectNothingLost(api: TestService, load: Load, baseUrl: string, before: { obligations: number; parties: number }) {
  expect(await verifyJournal(api.service.database, TENANT)).toMatchObject({ ok: true });
  const first = await load.repeatAll(baseUrl);
  for (const { sent, now } of first) {
    expect([sent.operationId, now.status]).toEqual([sent.operationId, sent.operationId === 'createParty' ? 200 : 201]);
    if (sent.status !== undefined && sent.status < 300) expect(now.text).toBe(sent.text);
  }
  const made = (operationId: string) => load.sent.filter((it) => it.operationId === operationId).length;
  const after = { obligations: before.obligations + made('createObligation'), parties: before.parties + made('createParty') };
  expect(await counted(api)).toEqual(after);
  const texts = new Map(first.map(({ sent, now }) => [sent.key, now.text]));
  for (const { sent, now } of await load.repeatAll(baseUrl)) expect(now.text).toBe(texts.get(sent.key));
  expect(await counted(api)).toEqual(after);
  expect(await verifyJournal(api.service.database, TENANT)).toMatchObject({ ok: true });
}

async function fundedAccounts(api: TestService, n: number): Promise<string[]> {
  const owner = await api.party();
  return Promise.all(Array.from({ length: n }, () => api.account(1_000_000, { owner })));
}

describe('kill -9', () => {
  it('of the API under load loses nothing', async () => {
    const database = atEnd(await createDatabase(), (it) => it.drop());
    const api = atEnd(await startTestService({ databaseUrl: database.url, env: { RAZAO_ROLES: 'api' } }), (it) => it.stop());
    const accounts = await fundedAccounts(api, 6);
    const before = await counted(api);
    let child = atEnd(await ServiceChild.start(database.url, { RAZAO_ROLES: 'api' }), (it) => it.kill());
    const load = new Load(await api.token());
    load.start(CLIENTS, () => child.baseUrl, writes(accounts));
    await eventually(async () => load.succeeded.length > 150, 30);
    await child.kill();
    const answered = load.succeeded.length;
    await load.stop();
    expect(answered).toBeGreaterThan(150);
    child = atEnd(await ServiceChild.start(database.url, { RAZAO_ROLES: 'api' }), (it) => it.kill());
    await expectNothingLost(api, load, child.baseUrl, before);
  }, TIMEOUT_MS);

  it('of Postgres under load loses nothing, and the service goes on by itself', async () => {
    const folder = atEnd(mkdtempSync(join(tmpdir(), 'razao-fault-')), (it) => rmSync(it, { recursive: true, force: true }));
    const postgres = atEnd(
      await startPostgres({ dataDir: folder, log: { info: () => undefined, warn: () => undefined } }), (it) => it.stop(),
    );
    await migrate(postgres.url, LADDER.functions);
    const api = atEnd(await startTestService({ databaseUrl: postgres.url, env: { RAZAO_ROLES: 'api' } }), (it) => it.stop());
    const accounts = await fundedAccounts(api, 6);
    const before = await counted(api);
    const child = atEnd(await ServiceChild.start(postgres.url), (it) => it.kill());
    const load = new Load(await api.token());
    load.start(CLIENTS, () => child.baseUrl, writes(accounts));
    await eventually(async () => load.succeeded.length > 150, 30);
    process.kill(postgres.pid, 'SIGKILL');
    const answered = load.succeeded.length;
    await eventually(async () => load.succeeded.length > answered + 100, 45);
    await load.stop();
    expect(child.isRunning).toBe(true);
    for (const { status } of load.sent) expect([undefined, 200, 201, 503]).toContain(status);
    await untilAnswers(postgres);
    await expectNothingLost(api, load, child.baseUrl, before);
  }, TIMEOUT_MS);

  it('of the worker between dispatch and answer settles each payment once', async () => {
    const database = atEnd(await createDatabase(), (it) => it.drop());
    const api = atEnd(await startTestService({ databaseUrl: database.url, env: { RAZAO_ROLES: 'api' } }), (it) => it.stop());
    const account = await api.account(10_000);
    const worker = atEnd(await ServiceChild.start(database.url), (it) => it.kill());
    const payment = (external_id: string) => api.ok<ObligationResponse>('createObligation', {
      body: { ...transferBody(account, account, 100), rail: 'MOCK', creditor: { kind: 'external', external_id } },
    });
    const made = await Promise.all(['loja', 'fail:conta', 'mercado', 'fail:x', 'padaria', 'silent'].map(payment));
    const states = () => Promise.all(made.map(async ({ obligation_id }) =>
      (await api.ok<ObligationResponse>('getObligation', { path: { obligation_id } }))));
    await eventually(async () => (await states()).some(({ state }) => state === 'DISPATCHED'));
    await worker.kill();
    expect((await states()).map(({ state }) => state)).toContain('DISPATCHED');
    expect((await states()).filter(({ state }) => state === 'FINAL').length).toBeLessThan(5);
    atEnd(await ServiceChild.start(database.url), (it) => it.kill());
    await eventually(async () => (await states()).filter(({ state }) => state === 'FINAL').length === 5, 60);
    await eventually(async () => (await states()).every(({ state }) => state !== 'PENDING'), 60); // the dead worker may have had it
    await sleep(1_500);
    expect((await states()).map(({ state, resolution_outcome, version }) => `${state} ${resolution_outcome} ${version}`)).toEqual([
      'FINAL SETTLED 3', 'FINAL FAILED 3', 'FINAL SETTLED 3', 'FINAL FAILED 3', 'FINAL SETTLED 3', 'DISPATCHED null 2',
    ]);
    expect(await api.available(account)).toBe(10_000 - 400);
    expect(await verifyJournal(api.service.database, TENANT)).toMatchObject({ ok: true });
  }, TIMEOUT_MS);
});

async function untilAnswers({ url }: LocalServer): Promise<void> {
  await eventually(async () => {
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => undefined);
    try {
      await client.connect();
      return true;
    } catch {
      return false;
    } finally {
      await client.end().catch(() => undefined);
    }
  }, 30);
}
