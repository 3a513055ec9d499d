import pg from 'pg';
import { connectTo, USUAL_BOUNDS, type PostgresTarget } from '../../../platform/db/postgres-client.ts';

/** The chain's own schema, and the role that owns it: the service's role has no part in it, nor this one in the service's. */
export const SCHEMA = 'chain';
export const ROLE = 'razao_chain';

/** Migrations. Each runs once, in this order; one that databases have run is never changed. */
const MIGRATIONS: readonly string[] = [`
  create table chain.genesis (
    only_one boolean primary key default true check (only_one),
    hash text not null,
    document text not null
  );
  create table chain.blocks (
    height int primary key check (height >= 0),
    hash text not null unique,
    slot bigint not null,
    -- transactions up to here, those of this block included
    total int not null check (total >= 0)
  );
  create table chain.transactions (
    id text primary key,
    -- the order in which they came
    position bigint generated always as identity unique,
    cbor bytea not null,
    valid boolean not null,
    trace text[] not null,
    error text,
    -- null while it waits
    height int references chain.blocks,
    place int,
    -- why it can stand no more
    dropped text,
    unique (height, place),
    check ((height is null) = (place is null)),
    check (height is null or dropped is null)
  );
  create index transactions_waiting on chain.transactions (position) where height is null and dropped is null;
  create table chain.outputs (
    tx_id text not null,
    index int not null,
    cbor bytea not null,
    address text not null,
    policies text[] not null,
    made_at int not null references chain.blocks,
    spent_at int references chain.blocks,
    primary key (tx_id, index)
  );
  create index outputs_address on chain.outputs (address, made_at);
  create index outputs_policies on chain.outputs using gin (policies);
  create table chain.grants (
    reference text primary key,
    wanted text not null,
    tx_id text not null,
    -- what the faucet has left, and where
    change_index int not null,
    change_lovelace numeric not null,
    position bigint generated always as identity unique
  );
  create table chain.snapshots (
    height int primary key references chain.blocks,
    hash text not null,
    state bytea not null
  );
`];

const MAKE_ROLE = `
  do $$ begin
    if not exists (select from pg_roles where rolname = '${ROLE}') then
      create role ${ROLE} nologin noinherit;
    end if;
  exception when duplicate_object or unique_violation then null;
  end $$;
  grant ${ROLE} to current_user;
  create schema if not exists ${SCHEMA} authorization ${ROLE};
`;

/** Target of the chain's connections, under its role. */
export function chainTarget(url: string, name: string): PostgresTarget {
  return { url, name, role: ROLE, searchPath: SCHEMA, bounds: { ...USUAL_BOUNDS, statementMs: 60_000 } };
}

/** Creates the role and its schema. @param url of an account that may create both, or for which both were created. */
export async function makeRole(url: string): Promise<void> {
  const client = await connectTo({ url });
  try {
    const { rowCount } = await client.query(
      'select from pg_namespace n join pg_roles r on r.oid = n.nspowner where n.nspname = $1 and r.rolname = $2', [SCHEMA, ROLE]);
    if (rowCount === 0) await client.query(MAKE_ROLE);
    else if (!(await isMember(client))) await client.query(`grant ${ROLE} to current_user`);
  } finally {
    await client.end();
  }
}

/** Members need no grant, which only an administrator of the role may give. */
async function isMember(client: pg.ClientBase): Promise<boolean> {
  const { rows: [row] } = await client.query<{ member: boolean }>(`select pg_has_role($1, 'member') as member`, [ROLE]);
  return row?.member === true;
}

/** Migrates the schema to its newest form; only the holder of the chain's lock does. @throws Error when a newer release migrated it. */
export async function migrate(client: pg.ClientBase): Promise<void> {
  await client.query(`create table if not exists ${SCHEMA}.migrations (number int primary key)`);
  const { rows } = await client.query<{ number: number }>('select coalesce(max(number), 0)::int as number from chain.migrations');
  const done = rows[0]?.number ?? 0;
  if (done > MIGRATIONS.length) throw new Error(`the schema "${SCHEMA}" was made by a newer release (${done}): start that one`);
  for (const [place, sql] of MIGRATIONS.entries()) {
    if (place < done) continue;
    await client.query('begin');
    await client.query(sql);
    await client.query('insert into chain.migrations values ($1)', [place + 1]);
    await client.query('commit');
  }
}
