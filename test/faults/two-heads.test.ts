/** A log never signs two heads that disagree: whatever is killed, restored or promoted. */
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { Failpoint } from '../../src/platform/failpoints.ts';
import pg from 'pg';
import { copyDatabase, createDatabase, type TestDatabase } from '../support/database.ts';
import { asOwner, checkpointsOf, expectOneHistory, logOf } from '../support/logs.ts';
import { ReplicatedPostgres } from '../support/replicated-postgres.ts';
import { eventually, startTestService, type TestService } from '../support/service.ts';
import { tamper } from '../support/tamper.ts';
import { TcpProxy } from '../support/tcp-proxy.ts';
import { endAll, ServiceChild } from './service-child.ts';

const TIMEOUT_MS = 120_000;
const ends: (() => unknown)[] = [];
const atEnd = <T>(thing: T, end: (it: T) => unknown): T => (ends.push(() => end(thing)), thing);

beforeEach(() => { ends.length = 0; });
afterEach(() => endAll(ends));

const newFolder = () => mkdtempSync(join(tmpdir(), 'razao-checkpoints-'));
const database = async () => atEnd(await createDatabase(), (it) => it.drop());
const serve = async (databaseUrl: string, env: Record<string, string> = {}) => atEnd(await startTestService({ databaseUrl, env }), (it) =>
  it.stop());

/** Makes entries: a customer's account with money, which is paid to another one cent at a time. */
async function pay(api: TestService, payments: number): Promise<void> {
  const [a, b] = [await api.account(1_000), await api.account()];
  for (let made = 0; made < payments; made += 1) await api.transfer(a, b, 1);
}

/** Waits until all entries are signed. @returns the newest checkpoint. */
function allSigned(url: string, tenant = 'demo'): Promise<string> {
  return eventually(async () => {
    const [head] = await asOwner<{ seq_no: number }>(url, `select seq_no::int from razao.heads where tenant_id = $1`, [tenant]);
    const log = await logOf(url, tenant);
    return log !== undefined && log.signed_size === head?.seq_no && (await checkpointsOf(url, tenant)).at(-1);
  });
}

async function stopAll(): Promise<void> {
  await endAll(ends.splice(1));
}

it('killed at every step of building, signing and recording, the next process goes on', async () => {
  const [{ url }, env] = [await database(), { RAZAO_ROLES: 'worker', RAZAO_CHECKPOINT_DIR: newFolder() }];
  const api = await serve(url, { RAZAO_ROLES: 'api' });
  for (const point of ['after-grow', 'before-remember', 'after-remember', 'after-checkpoint'] as const satisfies Failpoint[]) {
    const worker = atEnd(await ServiceChild.start(url, { ...env, TEST_ARMED: JSON.stringify({ point }) }), (it) => it.kill());
    await pay(api, 2);
    await worker.ended();
  }
  atEnd(await ServiceChild.start(url, env), (it) => it.kill());
  await pay(api, 2);
  await allSigned(url);
  const folder = env.RAZAO_CHECKPOINT_DIR;
  await expectOneHistory(url, readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8')));
  expect(await logOf(url)).toMatchObject({ lacks: null, fault: null });
}, TIMEOUT_MS);

it('two processes at once sign one history', async () => {
  const { url } = await database();
  const [here] = [await serve(url), await serve(url)];
  for (let round = 0; round < 4; round += 1) {
    await pay(here, 10);
    await allSigned(url); // at most once a second
  }
  await expectOneHistory(url);
  expect((await checkpointsOf(url)).length).toBeGreaterThan(1);
}, TIMEOUT_MS);

describe('a restored backup', () => {
  /** A database, and a copy of it from before the last entries that were signed. */
  async function restore(folder: string): Promise<{ copy: TestDatabase; lost: string }> {
    const { url } = await database();
    await pay(await serve(url, { RAZAO_CHECKPOINT_DIR: folder }), 2);
    await allSigned(url);
    await stopAll();
    const copy = atEnd(await copyDatabase(url), (it) => it.drop());
    const api = await serve(url, { RAZAO_CHECKPOINT_DIR: folder });
    await pay(api, 3);
    const lost = await allSigned(url);
    await api.stop();
    ends.pop();
    return { copy, lost };
  }

  it('signs nothing and names the checkpoint that it lacks', async () => {
    const folder = newFolder();
    const { copy, lost } = await restore(folder);
    const signed = await checkpointsOf(copy.url);
    const api = await serve(copy.url, { RAZAO_CHECKPOINT_DIR: folder });
    await api.transfer(await api.account(100), await api.account(), 1);
    await eventually(async () => (await logOf(copy.url))?.lacks === lost);
    expect(await checkpointsOf(copy.url)).toEqual(signed);
    await api.stop();
    ends.pop();
    // A process that never saw the lost checkpoint reads it from the database.
    const other = await serve(copy.url);
    await pay(other, 20);
    await eventually(async () => (await logOf(copy.url))?.fault ?? false);
    expect((await logOf(copy.url))?.fault).toMatch(/does not continue the checkpoint of \d+ that was signed/);
    expect(await checkpointsOf(copy.url)).toEqual(signed);
  }, TIMEOUT_MS);
});

it('a promoted standby that is behind signs nothing, in the process that saw more and in another', async () => {
  const folder = newFolder();
  const servers = atEnd(await ReplicatedPostgres.start({ synchronous: false }), (it) => it.stop());
  const proxy = atEnd(await TcpProxy.open(servers.primary.port), (it) => it.close());
  const api = await serve(servers.primary.url(proxy.port), { RAZAO_CHECKPOINT_DIR: folder });
  await pay(api, 2);
  await allSigned(servers.primary.url());
  await servers.caughtUp();
  servers.link.cut();
  await pay(api, 3);
  const lost = await allSigned(servers.primary.url());
  await servers.primary.kill();
  await servers.standby.promote();
  proxy.pointTo(servers.standby.port);
  const signed = await checkpointsOf(servers.standby.url());
  await eventually(async () => (await api.call('createParty', {
    body: { type: 'individual', display_name: 'Ana', country: 'BR' },
  }).catch(() => undefined))?.status === 200);
  await api.account(1);
  await eventually(async () => (await logOf(servers.standby.url()))?.lacks === lost);
  await serve(servers.standby.url(), { RAZAO_CHECKPOINT_DIR: folder });
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  expect(await checkpointsOf(servers.standby.url())).toEqual(signed);
}, TIMEOUT_MS);

it('entries that were changed after they were signed stop the log', async () => {
  const changes = {
    ultima: `update razao.journal_entries set entry_hash = repeat('a', 64) where tenant_id = 'ultima' and seq_no = 3`,
    antiga: `update razao.journal_entries set entry_hash = repeat('a', 64) where tenant_id = 'antiga' and seq_no = 2`,
    apagada: `delete from razao.journal_entries where tenant_id = 'apagada' and seq_no = 2`,
    ladrilho: `update razao.log_tiles set hashes = set_byte(hashes, 40, (get_byte(hashes, 40) + 1) % 256)
      where tenant_id = 'ladrilho'`,
    raiz: `update razao.log_checkpoints set root = set_byte(root, 0, (get_byte(root, 0) + 1) % 256) where tenant_id = 'raiz'`,
  };
  const { url } = await database();
  const api = await serve(url);
  const transfers = await Promise.all(Object.keys(changes).map(async (tenant) => {
    const [a, b] = [await api.account(100, { tenant }), await api.account(0, { tenant })];
    return () => api.transfer(a, b, 1, { tenant });
  }));
  for (const transfer of transfers) await transfer();
  for (const tenant of Object.keys(changes)) await allSigned(url, tenant);
  const owner = new pg.Client({ connectionString: url });
  await owner.connect();
  await tamper(owner, Object.values(changes).join(';'));
  await owner.end();
  const signed = await Promise.all(Object.keys(changes).map((tenant) => checkpointsOf(url, tenant)));
  for (const transfer of transfers) await transfer();
  for (const tenant of Object.keys(changes)) await eventually(async () => (await logOf(url, tenant))?.fault);
  expect(await Promise.all(Object.keys(changes).map((tenant) => checkpointsOf(url, tenant)))).toEqual(signed);
}, TIMEOUT_MS);

it('Postgres itself keeps tiles and checkpoints from being changed', async () => {
  const { url } = await database();
  await pay(await serve(url), 2);
  await allSigned(url);
  for (const sql of [
    'update razao.log_tiles set hashes = substr(hashes, 1, 32)', 'delete from razao.log_tiles',
    `update razao.log_checkpoints set note = ''`, 'delete from razao.log_checkpoints',
  ]) await expect(asOwner(url, sql)).rejects.toThrow(/append-only/);
}, TIMEOUT_MS);
