/** Under a new key everything sealed is sealed again, in every table, and nothing needs the old key. */
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { LADDER } from '../../src/app.ts';
import { firstKekId } from '../../src/domains/auth/index.ts';
import { systemClock } from '../../src/platform/clock.ts';
import { Database } from '../../src/platform/db/database.ts';
import type { Armed } from '../../src/platform/failpoints.ts';
import { keepMacRoot, vaultSecrets } from '../../src/platform/vault/keys.ts';
import { rotateTable, type SealedColumn, type SealedTable } from '../../src/platform/vault/reencrypt.ts';
import { reencryptAll } from '../../src/platform/vault/reencrypter.ts';
import { Vault } from '../../src/platform/vault/secrets.ts';
import { createDatabase, type TestDatabase } from '../support/database.ts';
import { programFile } from '../support/server-urls.ts';
import { eventually } from '../support/service.ts';
import { sampleInsert, seedEveryTable } from '../tenancy/sample-rows.ts';
import { ServiceChild } from './service-child.ts';

const [OLD, NEW] = [randomBytes(32), randomBytes(32)];
const SIDE = 'tax_id:***8909';

let server: TestDatabase;
let owner: pg.Client;
let database: Database;
beforeAll(async () => {
  server = await createDatabase();
  owner = new pg.Client({ connectionString: server.url });
  await owner.connect();
  await seedEveryTable(owner, ['one', 'other']);
  await owner.query('set session_replication_role = replica');
  await owner.query(
    `insert into razao.signing_keys (kid, public_jwk, private_key, kek_id, created_at) values ('key', '{}', '\\x01', 'x', now())`,
  );
  for (const table of ['providers', 'webhook_endpoints']) await owner.query(
    `update razao.${table} set previous_secret = '\\x01', previous_until = now() + interval '1 day'`,
  );
  database = await Database.connect({ url: server.url, entities: LADDER.entities, clock: systemClock, idempotencyDays: 7 });
});
afterAll(async () => {
  await database?.close();
  await owner?.end();
  await server?.drop();
});

/** A secret in every sealed column of every row, under a key. */
async function sealEverything(vault: Vault): Promise<number> {
  await owner.query(`delete from razao.vault_secrets`);
  await owner.query(`update razao.signing_keys set kek_id = $1`, [vault.kekId]);
  await keepMacRoot(database, vault, await firstKekId(database));
  let rows = 0;
  for (const it of LADDER.sealed) {
    const found = await owner.query<Record<string, string>>(
      `select ${[...it.key, ...it.named ?? []].map((name) => `${name}::text`).join(', ')} from razao.${it.table}`,
    );
    for (const row of found.rows) {
      const values = Object.values(it.columns).map((column) => sealedFor(vault, column, row));
      const sets = [
        ...Object.keys(it.columns).map((name, place) => `${name} = $${place + 1}`), ...(it.hasKekId ? [`kek_id = '${vault.kekId}'`] : []),
      ];
      const where = it.key.map((name, place) => `${name} = $${values.length + place + 1}`);
      await owner.query(`update razao.${it.table} set ${sets.join(', ')} where ${where.join(' and ')}`, [
        ...values, ...it.key.map((name) => row[name]),
      ]);
      rows += 1;
    }
  }
  return rows;
}

function sealedFor(vault: Vault, column: SealedColumn, row: Record<string, string>): Buffer | string {
  if (column.is === 'bytes') return vault.seal(Buffer.from('secret'), column.context(row));
  const side = `${SIDE} sealed:${vault.seal(Buffer.from('secret'), `external-id-of-side ${row['tenant_id']}`).toString('base64url')}`;
  return column.is === 'jsonb' ? JSON.stringify([{ external_id: side, note: 'so sealed:it-seems' }]) : side;
}

const lookAt = (vault: Vault) => reencryptAll(database, vault, LADDER.sealed, true);

it('every table that names a key is declared, with each of its columns that holds bytes', async () => {
  const { rows } = await owner.query<{ name: string }>(`
    select c.relname || '.' || a.attname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'razao'::regnamespace and c.relkind in ('r', 'p') and a.atttypid = 'bytea'::regtype
      and exists (select from pg_attribute k where k.attrelid = c.oid and k.attname = 'kek_id') order by 1`);
  const open = ['accounts.public_key', 'payment_methods.coordinates_digest', 'pix_keys.key_digest', 'treasury_keys.verification_key'];
  const declared = LADDER.sealed.flatMap(({ table, columns }) => Object.entries(columns).filter(([, { is }]) => is === 'bytes').map(
    ([name]) => `${table}.${name}`,
  ));
  expect(rows.map(({ name }) => name).filter((name) => !open.includes(name))).toEqual(declared.toSorted());
});

describe('under a new key', () => {
  it('everything is sealed anew, and the key before is needed no more', async () => {
    const sealed = await sealEverything(new Vault(OLD));
    expect(sealed).toBeGreaterThan(25);
    expect(await lookAt(new Vault(NEW))).toMatchObject({ left: 0, unreadable: expect.any(Number) });
    const rotating = new Vault(NEW, [OLD]);
    expect(await lookAt(rotating)).toMatchObject({ rows: sealed, left: sealed, resealed: 0, unreadable: 0 });
    await keepMacRoot(database, rotating, await firstKekId(database));
    expect(await reencryptAll(database, rotating, LADDER.sealed)).toMatchObject({ rows: sealed, resealed: sealed, left: 0, unreadable: 0 });
    expect(await lookAt(new Vault(NEW))).toMatchObject({ rows: sealed, left: 0, unreadable: 0 });
    const { rows } = await owner.query<{ action: { note: string }[] }>('select action from razao.schedules');
    expect(rows[0]?.action[0]?.note).toBe('so sealed:it-seems');
    for (const { table } of LADDER.sealed.filter(({ hasKekId }) => hasKekId)) {
      const { rows: ids } = await owner.query(`select distinct kek_id from razao.${table}`);
      expect([table, ids]).toEqual([table, [{ kek_id: rotating.kekId }]]);
    }
  });

  it('what was found by a digest is found by it still', async () => {
    await owner.query('delete from razao.vault_secrets');
    await owner.query('update razao.signing_keys set kek_id = $1', [new Vault(OLD).kekId]);
    const before = new Vault(OLD).mac('pix key', 'ana@example.com');
    for (const vault of [new Vault(OLD), new Vault(NEW, [OLD]), new Vault(NEW)]) {
      await keepMacRoot(database, vault, await firstKekId(database));
      expect(vault.mac('pix key', 'ana@example.com')).toEqual(before);
      await rotateTable(database, vault, vaultSecrets, []);
    }
    expect(new Vault(NEW).mac('pix key', 'ana@example.com')).not.toEqual(before);
  });

  it('what no key at hand opens is counted, and stays as it is', async () => {
    await sealEverything(new Vault(OLD));
    await owner.query(`update razao.parties set tax_id = $1 where tenant_id = 'one'`, [
      new Vault(randomBytes(32)).seal(Buffer.from('x'), 'x'),
    ]);
    const { rows: [kept] } = await owner.query(`select * from razao.parties where tenant_id = 'one'`);
    const { tables, ...came } = await reencryptAll(database, new Vault(NEW, [OLD]), LADDER.sealed);
    expect(came).toMatchObject({ left: 0, unreadable: 1 });
    expect(tables.find(({ unreadable }) => unreadable > 0)).toMatchObject({ table: 'parties' });
    expect((await owner.query(`select * from razao.parties where tenant_id = 'one'`)).rows).toEqual([kept]);
  });

  it('a row that somebody holds is passed over, page by page, and had the next time', async () => {
    const parties = LADDER.sealed.find(({ table }) => table === 'parties') as SealedTable;
    const old = new Vault(OLD);
    const { text, values } = await sampleInsert(owner, 'parties', 'one');
    const place = /\(([^)]*)\)/.exec(text)?.[1]?.split(', ').indexOf('party_id') ?? -1;
    for (let n = 0; n < 450; n += 1) await owner.query(text, (values ?? []).map((value, index) => (index === place ? `pty_${n}` : value)));
    for (const { party_id } of (await owner.query<{ party_id: string }>(
      `select party_id from razao.parties where tenant_id = 'one'`,
    )).rows) {
      await owner.query(`update razao.parties set tax_id = $1, kek_id = 'x' where tenant_id = 'one' and party_id = $2`, [
        old.seal(Buffer.from('x'), `tax-id-of ${party_id}`), party_id,
      ]);
    }
    const table = { ...parties, columns: { tax_id: {
      is: 'bytes', context: ({ party_id }: Readonly<Record<string, string>>) => `tax-id-of ${party_id}`,
    } as const } };
    await owner.query(`begin; select from razao.parties where tenant_id = 'one' and party_id in ('pty_7', 'pty_400') for update`);
    const vault = new Vault(NEW, [OLD]);
    expect(await rotateTable(database, vault, table, ['one'])).toEqual({
      table: 'parties', rows: 451, resealed: 449, left: 2, unreadable: 0,
    });
    await owner.query('rollback');
    expect(await rotateTable(database, vault, table, ['one'])).toMatchObject({ rows: 451, resealed: 2, left: 0 });
    expect(await rotateTable(database, new Vault(NEW), table, ['one', 'other'], true)).toMatchObject({ left: 0 });
  });
});

it('rows with a number in their key are gone through in the order of the numbers: none is left out between two pages', async () => {
  const entries = LADDER.sealed.find(({ table }) => table === 'squad_entries') as SealedTable;
  const old = new Vault(OLD);
  const { text, values } = await sampleInsert(owner, 'squad_entries', 'one');
  const place = /\(([^)]*)\)/.exec(text)?.[1]?.split(', ').indexOf('entry_seq') ?? -1;
  for (let n = 1_001; n <= 1_450; n += 1) await owner.query(text, (values ?? []).map((value, index) => (index === place ? n * 7 : value)));
  await owner.query(`update razao.squad_entries set recipient = $1 where tenant_id = 'one'`, [
    sealedFor(old, entries.columns['recipient'] as SealedColumn, { tenant_id: 'one' }),
  ]);
  const { rows, resealed } = await rotateTable(database, new Vault(NEW, [OLD]), entries, ['one']);
  expect([rows, resealed]).toEqual([451, 451]);
});

describe('a process that seals anew', () => {
  const env = () => ({
    ...process.env, NODE_OPTIONS: '', DATABASE_URL: server.url, RAZAO_KEK: NEW.toString('hex'), RAZAO_KEK_ALSO: OLD.toString('hex'),
  });

  /** Runs `razao kek reseal`. @returns its exit code; null when it was killed. */
  async function reseal(armed?: Armed): Promise<number | null> {
    const child = spawn(process.execPath, [await programFile('service-process'), 'kek', 'reseal'], {
      stdio: ['ignore', 'ignore', 'inherit'], env: { ...env(), ...(armed && { TEST_ARMED: JSON.stringify(armed) }) },
    });
    const [code] = await once(child, 'exit');
    return code;
  }

  const isAll = process.env['FAULTS'] === 'all';
  /** Times that one run passes the points: once for a page of each table and tenant. */
  const passes = isAll ? Array.from({ length: 40 }, (_, skip) => skip) : [0, 9, 21];

  it('may be killed at any point, and goes on from there', async () => {
    const sealed = await sealEverything(new Vault(OLD));
    let killed = 0;
    for (const skip of passes) {
      for (const point of ['before-reseal', 'after-reseal'] as const) {
        if (isAll) await sealEverything(new Vault(OLD));
        killed += Number((await reseal({ point, skip: isAll ? skip : 2 })) === null);
        expect(await lookAt(new Vault(NEW, [OLD]))).toMatchObject({ rows: sealed, unreadable: 0 });
      }
    }
    expect(killed).toBeGreaterThan(isAll ? 40 : 4);
    expect(await reseal()).toBe(0);
    expect(await lookAt(new Vault(NEW))).toMatchObject({ rows: sealed, left: 0, unreadable: 0 });
  }, isAll ? 1_200_000 : 120_000);

  it('does so in the background of a service, beside one that has both keys and the old one first', async () => {
    await sealEverything(new Vault(OLD));
    await owner.query(`delete from razao.signing_keys where kid = 'key'`);
    // it may make keys that were not there
    const first = await ServiceChild.start(server.url, {
      RAZAO_KEK: OLD.toString('hex'), RAZAO_KEK_ALSO: NEW.toString('hex'), RAZAO_ROLES: 'api',
    });
    const { rows } = await lookAt(new Vault(OLD));
    const next = await ServiceChild.start(server.url, { RAZAO_KEK: NEW.toString('hex'), RAZAO_KEK_ALSO: OLD.toString('hex') });
    await eventually(async () => (await lookAt(new Vault(NEW))).unreadable === 0, 60);
    expect(await lookAt(new Vault(NEW))).toMatchObject({ rows, left: 0 });
    for (const { baseUrl } of [first, next]) expect((await fetch(`${baseUrl}/.well-known/jwks.json`)).status).toBe(200);
    await Promise.all([first.kill(), next.kill()]);
    const alone = await ServiceChild.start(server.url, { RAZAO_KEK: NEW.toString('hex') });
    await alone.kill();
  }, 180_000);
});
