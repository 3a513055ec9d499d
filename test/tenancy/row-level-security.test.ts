/** Postgres itself holds tenants apart: these tests try to reach another tenant's rows as the service's role. */
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { PartyEntity } from '../../src/domains/parties/index.ts';
import { Database } from '../../src/platform/db/database.ts';
import { systemClock } from '../../src/platform/clock.ts';
import { isCluster } from '../support/cluster.ts';
import { createDatabase, type TestDatabase } from '../support/database.ts';
import { sampleInsert, seedEveryTable, tenantTables } from './sample-rows.ts';

/** Tables that are read before a tenant is known. They hold no books. */
const WITHOUT_TENANT = ['clients', 'providers', 'tenants'];

let server: TestDatabase;
let owner: pg.Client;
let bound: string[];
const login = { user: `test_${randomBytes(6).toString('hex')}`, password: randomBytes(12).toString('hex') };

beforeAll(async () => {
  server = await createDatabase();
  owner = await connect(server.url);
  await seedEveryTable(owner, ['one', 'other']);
  await owner.query(`create role ${login.user} login password '${login.password}' in role razao_app`);
  bound = (await tenantTables(owner)).filter((table) => !WITHOUT_TENANT.includes(table));
});

afterAll(async () => {
  await owner.query(`drop role ${login.user}`);
  await owner.end();
  await server.drop();
});

async function connect(url: string, options?: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, ...(options !== undefined && { options }) });
  await client.connect();
  return client;
}

function appUrl(): string {
  const url = new URL(server.url);
  url.username = login.user;
  url.password = login.password;
  return url.href;
}

/** The two ways in which the service connects. */
const ways: [string, () => Promise<pg.Client>][] = [
  ['the owner’s login under the role razao_app', () => connect(server.url, '-c role=razao_app')],
  ['a login of its own (DATABASE_APP_URL)', () => connect(appUrl())],
];

/** The SQLSTATE that a statement fails with; undefined when it succeeds. Leaves nothing behind. */
async function refusalOf(client: pg.Client, statement: string | pg.QueryConfig<unknown[]>): Promise<string | undefined> {
  await client.query('savepoint attempt');
  try {
    await client.query(statement as pg.QueryConfig<unknown[]>);
    return undefined;
  } catch (error) {
    return (error as { code: string }).code;
  } finally {
    await client.query('rollback to savepoint attempt');
  }
}

const DENIED = '42501';
/** Error of giving a row to another tenant: a cluster refuses it to everybody. */
const REFUSED_MOVE = isCluster ? '0A000' : DENIED;

describe.each(ways)('%s', (_, open) => {
  let app: pg.Client;

  beforeAll(async () => { app = await open(); });
  afterAll(() => app.end());
  beforeEach(async () => {
    await app.query('begin');
    await app.query(`set local razao.tenant = 'one'`);
  });
  afterEach(() => app.query('rollback'));

  test('sees its own rows of every table', async () => {
    for (const table of bound) {
      const { rows } = await app.query(`select tenant_id from razao.${table}`);
      expect({ table, rows }).toEqual({ table, rows: [{ tenant_id: 'one' }] });
    }
  });

  test('sees no row of another tenant in any table, even when it asks for it', async () => {
    for (const table of bound) {
      const { rows } = await app.query(`select tenant_id from razao.${table} where tenant_id = 'other'`);
      expect({ table, rows }).toEqual({ table, rows: [] });
    }
  });

  test('inserts no row of another tenant into any table', async () => {
    for (const table of bound) {
      const insert = await sampleInsert(owner, table, 'third');
      expect({ table, refused: await refusalOf(app, insert) }).toEqual({ table, refused: DENIED });
    }
  });

  test('updates no row of another tenant in any table', async () => {
    for (const table of bound) {
      const changed = await changedBy(app, `update razao.${table} set tenant_id = tenant_id where tenant_id = 'other'`);
      expect({ table, changed }).toEqual({ table, changed: 0 });
    }
  });

  test('deletes no row of another tenant from any table', async () => {
    for (const table of bound) {
      expect(
        { table, changed: await changedBy(app, `delete from razao.${table} where tenant_id = 'other'`) },
      ).toEqual({ table, changed: 0 });
    }
  });

  test('gives no row of its own to another tenant in any table', async () => {
    for (const table of bound) {
      expect({ table, refused: await refusalOf(app, `update razao.${table} set tenant_id = 'third'`) }).toEqual(
        { table, refused: REFUSED_MOVE },
      );
    }
  });

  test('sees and writes nothing while no tenant is set', async () => {
    await app.query(`set local razao.tenant = ''`);
    for (const table of bound) {
      const { rows } = await app.query(`select tenant_id from razao.${table}`);
      const refused = await refusalOf(app, await sampleInsert(owner, table, 'one'));
      expect({ table, rows, refused }).toEqual({ table, rows: [], refused: DENIED });
    }
  });

  test('sees nothing on a connection on which no tenant was ever set', async () => {
    const fresh = await open();
    for (const table of bound) expect((await fresh.query(`select from razao.${table}`)).rowCount).toBe(0);
    await fresh.end();
  });

  test('forgets the tenant with the transaction that set it', async () => {
    await app.query('commit');
    expect((await app.query('select from razao.accounts')).rowCount).toBe(0);
    await app.query('begin');
  });

  test('cannot refer to another tenant’s party', async () => {
    const insert = await sampleInsert(owner, 'accounts', 'one');
    const foreign = { text: insert.text, values: insert.values!.map((value) => (value === 'x' ? 'y' : value)) };
    await owner.query(`insert into razao.parties (tenant_id, party_id, type, status, display_name, country, search_text, created_at, created_by, updated_at)
      values ('other', 'y', 'company', 'ACTIVE', 'y', 'BR', 'y', now(), 'y', now()) on conflict do nothing`);
    expect(await refusalOf(app, foreign)).toBe('23503');
  });

  test('advances no other tenant’s commits', async () => {
    const advance = `select razao.advance_commit('other', now(), '[]', '[]', null, null, null, null, '[]', null)`;
    expect(await refusalOf(app, advance)).toBe('P0001');
  });

  const attempts: [string, string][] = [
    ['disable row-level security', 'alter table razao.accounts disable row level security'],
    ['drop a policy', 'drop policy tenant on razao.accounts'],
    ['add a policy', 'create policy mine on razao.accounts using (true)'],
    ['change a policy', 'alter policy tenant on razao.accounts using (true)'],
    ['drop a trigger of the journal', 'drop trigger journal_entries_append_only on razao.journal_entries'],
    ['disable a trigger of the journal', 'alter table razao.journal_entries disable trigger all'],
    ['switch triggers off', 'set session_replication_role = replica'],
    ['empty a table, which no policy would stop', 'truncate razao.commands'],
    ['create a table', 'create table razao.mine (id int)'],
    ['create a function', 'create function razao.mine() returns int language sql as $$ select 1 $$'],
    [
      'replace a function',
      'create or replace function razao.refuse_change() returns trigger language plpgsql as $$ begin return new; end $$',
    ],
    ['take a table', 'alter table razao.accounts owner to razao_app'],
    ['become able to bypass row-level security', 'alter role razao_app bypassrls'],
    ['update a journal entry of its own', `update razao.journal_entries set entry_type = 'x'`],
    ['delete a journal entry of its own', 'delete from razao.journal_entries'],
    ['delete an account of its own', 'delete from razao.accounts'],
    ['change an event that was published', `update razao.outbox set body = '{}'`],
    ['read a partition past its policy', 'select from razao.outbox_default'],
    ['read another role’s secrets', 'select from pg_authid'],
  ];
  test.each(attempts)('cannot %s', async (_name, statement) => {
    expect(await refusalOf(app, statement)).toBe(DENIED);
  });

  test('cannot grant itself what it lacks', async () => {
    await app.query('grant delete on razao.journal_entries to razao_app'); // a warning: no privileges were granted
    expect(await refusalOf(app, 'delete from razao.journal_entries')).toBe(DENIED);
  });

  test('cannot look past the policies by asking for an error instead', async () => {
    await app.query('set local row_security = off');
    expect(await refusalOf(app, 'select from razao.accounts')).toBe(DENIED);
  });

  test('stays razao_app when the session is reset', async () => {
    await app.query('rollback');
    for (const reset of ['reset role', 'reset all', 'discard all', 'reset session authorization']) {
      await app.query(reset);
      const { rows: [row] } = await app.query<{ visible: number; super: boolean }>(`
        select (select count(*)::int from razao.accounts) as visible, rolsuper as super from pg_roles where rolname = current_user`);
      expect({ reset, ...row }).toEqual({ reset, visible: 0, super: false });
    }
    await app.query('begin');
  });
});

async function changedBy(client: pg.Client, statement: string): Promise<number | null> {
  await client.query('savepoint attempt');
  try {
    return (await client.query(statement)).rowCount;
  } catch (error) {
    if ((error as { code: string }).code !== DENIED) throw error;
    return 0;
  } finally {
    await client.query('rollback to savepoint attempt');
  }
}

describe('a login of its own', () => {
  test.each([
    ['take the owner’s role', () => `set role ${owner.user}`],
    ['take the owner’s session', () => `set session authorization ${owner.user}`],
  ])('cannot %s', async (_, statement) => {
    const app = await connect(appUrl());
    await app.query('begin');
    expect(await refusalOf(app, statement())).toBe(DENIED);
    await app.end();
  });

  test('has no other role to fall back to', async () => {
    const app = await connect(appUrl());
    await app.query('set role none');
    expect((await app.query('select from razao.accounts')).rowCount).toBe(0);
    await app.end();
  });
});

describe('the service', () => {
  const options = { entities: [PartyEntity], clock: systemClock, idempotencyDays: 7, poolSize: 1 };

  test('refuses to start under a role that row-level security does not bind', async () => {
    await expect(Database.connect({ ...options, url: server.url, appUrl: server.url })).rejects.toThrow(/row-level security/);
  });

  test('starts with a login of its own', async () => {
    const database = await Database.connect({ ...options, url: server.url, appUrl: appUrl() });
    expect(await database.query({ name: 'all', text: 'select * from razao.accounts' }, [])).toEqual([]);
    await database.close();
  });

  test('reads and writes the books of its tenant alone, whatever a query says', async () => {
    const database = await Database.connect({ ...options, url: server.url });
    const rows = await database.forTenant('one').read((em) => em.execute(`select tenant_id from razao.accounts`));
    const foreign = await database.forTenant('one').read((em) => em.execute(`select 1 from razao.accounts where tenant_id = 'other'`));
    expect({ rows, foreign }).toEqual({ rows: [{ tenant_id: 'one' }], foreign: [] });
    await database.close();
  });
});
