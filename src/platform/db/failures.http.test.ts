/** A temporary failure of Postgres is 503 with `Retry-After`, never 500, and readiness reports one that lasts. */
import { execFileSync } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, test } from '@jest/globals';
import pg from 'pg';
import request from 'supertest';
import { isCluster } from '../../../test/support/cluster.ts';
import { adminDatabaseUrl, createDatabase } from '../../../test/support/database.ts';
import { startTestService, transferBody, type TestService } from '../../../test/support/service.ts';

const env = { RAZAO_ROLES: 'api' };

async function asOwner<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

test('a database that only reads has no room', async () => {
  const { url, drop } = await createDatabase();
  const asked = asOwner(url, (client) => client.query('begin read only; select razao.require_room()'));
  await expect(asked).rejects.toMatchObject({ code: '25006' });
  await drop();
});

describe('a statement that Postgres refuses for want of something', () => {
  let api: TestService;
  let a: string;
  let b: string;
  beforeAll(async () => {
    api = await startTestService({ env });
    [a, b] = await Promise.all([api.account(1_000), api.account()]);
  });
  afterAll(() => api?.stop());

  /** Makes each insert into these tables fail so, until it is undone. */
  const failing = (state: string) => asOwner(api.databaseUrl, async (client) => {
    await client.query(
      `create or replace function razao.test_fails() returns trigger language plpgsql as $$ begin raise exception using errcode = '${state}', message = 'planted'; end $$`,
    );
    for (const table of ['parties', 'journal_entries']) await client.query(
      `create or replace trigger test_fails before insert on razao.${table} for each row execute function razao.test_fails()`,
    );
  });
  const mended = () => asOwner(api.databaseUrl, (client) => client.query('drop function razao.test_fails cascade'));

  it.each([
    ['53000', 'insufficient resources'], ['53100', 'a full disk'], ['53200', 'no memory'], ['53400', 'a limit that is set'],
    ['57000', 'an operator'], ['57014', 'a statement that takes too long'], ['57P04', 'a database that was dropped'],
    ['58000', 'the system'], ['58030', 'I/O'], ['58P01', 'a missing file'], ['25006', 'a standby'],
  ])('%s, %s: 503, by a row and by the journal; then the same key works', async (state) => {
    const calls = [
      () => api.call('createParty', { body: { type: 'individual', display_name: 'Ana', country: 'BR' }, key: `party-${state}` }),
      () => api.call('createObligation', { body: transferBody(a, b, 1), key: `transfer-${state}` }),
    ];
    await failing(state);
    try {
      for (const { status, body, headers } of await Promise.all(calls.map((call) => call()))) {
        expect([status, body['error'], headers['retry-after']]).toEqual([503, 'SERVICE_UNAVAILABLE', '1']);
        expect(JSON.stringify(body)).not.toContain('planted');
      }
    } finally {
      await mended();
    }
    expect((await Promise.all(calls.map((call) => call()))).map(({ status }) => status)).toEqual([200, 201]);
  });

  it('58030 of a batch: each of its callers is told, and none twice', async () => {
    await failing('58030');
    const call = (key: string) => api.call('createObligation', { body: transferBody(a, b, 1), key });
    const keys = Array.from({ length: 40 }, () => randomUUID());
    const refused = await Promise.all(keys.map(call));
    await mended();
    expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([503]));
    const before = await api.available(a);
    expect(new Set((await Promise.all(keys.map(call))).map(({ status }) => status))).toEqual(new Set([201]));
    expect(await api.available(a)).toBe(before - 40);
  });
});

/** Separate disk: it needs root and the right to mount, and holds one server's rows; elsewhere the cases above cover it. */
const disk = isCluster ? undefined : mountedDisk();

function mountedDisk(): string | undefined {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'razao-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=48m', 'tmpfs', folder], { stdio: 'ignore' });
    return folder;
  } catch {
    rmSync(folder, { recursive: true });
    return undefined;
  }
}

(disk === undefined ? describe.skip : describe)('a database on a disk that is full', () => {
  const folder = String(disk);
  const space = `full_${randomUUID().slice(0, 8)}`;
  const filler = join(folder, 'filler');
  let database: { url: string; drop(): Promise<void> };
  let api: TestService;
  beforeAll(async () => {
    const admin = await adminDatabaseUrl();
    await asOwner(admin, async (client) => {
      const { rows: [row] } = await client.query<{ data_directory: string }>('show data_directory');
      const { uid, gid } = statSync(row!.data_directory);
      chownSync(folder, uid, gid);
      await client.query(`create tablespace ${space} location '${folder}'`);
    });
    database = await createDatabase();
    await asOwner(admin, (client) => client.query(`alter database ${new URL(database.url).pathname.slice(1)} set tablespace ${space}`));
    api = await startTestService({ env, databaseUrl: database.url });
    await api.party();
  });
  afterAll(async () => {
    rmSync(filler, { force: true });
    await api?.stop();
    await database?.drop();
    await asOwner(await adminDatabaseUrl(), (client) => client.query(`drop tablespace if exists ${space}`));
    execFileSync('umount', [folder]);
    rmSync(folder, { recursive: true });
  });

  const create = (key: string) => api.call('createParty', { body: {
    type: 'individual', display_name: 'Ana', country: 'BR', metadata: { note: 'x'.repeat(4_000) },
  }, key });
  const ready = () => request(api.baseUrl).get('/readyz');

  /** Fills the disk to the last block. */
  function fill(): void {
    for (let size = 1_048_576; size >= 512;) {
      try {
        writeFileSync(filler, Buffer.alloc(size), { flag: 'a' });
      } catch {
        size /= 2;
      }
    }
  }

  it('answers 503 to writes, goes on reading, is not ready; with room again everything works, and nothing stood half', async () => {
    expect([(await ready()).status, (await create('before')).status]).toEqual([200, 200]);
    fill();
    const keys = Array.from({ length: 40 }, (_, index) => `full-${index}`);
    const answers = [];
    for (const key of keys) answers.push(await create(key));
    expect(new Set(answers.map(({ status }) => status))).toContain(503);
    for (const { status, body, headers } of answers.filter((it) => it.status !== 200)) {
      expect([status, body['error'], headers['retry-after']]).toEqual([503, 'SERVICE_UNAVAILABLE', '1']);
    }
    expect((await api.call('searchAccounts')).status).toBe(200);
    expect(await ready()).toMatchObject({ status: 503, body: { status: 'not ready', postgres: 'cannot write' } });
    expect((await api.call('getHealth')).status).toBe(503);
    rmSync(filler);
    expect([(await ready()).status, (await api.call('getHealth')).status]).toEqual([200, 200]);
    const again = await Promise.all(keys.map(create));
    expect(new Set(again.map(({ status }) => status))).toEqual(new Set([200]));
    const ids = [...answers, ...again].filter(({ status }) => status === 200).map(({ body }) => body['party_id']);
    expect(new Set(ids).size).toBe(keys.length);
  }, 60_000);
});
