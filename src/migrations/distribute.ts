import pg from 'pg';
import { AS_LONG_AS_IT_TAKES, connectTo } from '../platform/db/postgres-client.ts';
import { APP_ROLE, SCHEMA } from '../platform/db/sql.ts';
import { NotDistributed } from './not-distributed.ts';

/** Tables that every node has whole: they are read before the tenant is known, and seldom written. */
export const REFERENCE_TABLES: readonly string[] = [
  'chain_follow', 'chain_wallets', 'clients', 'providers', 'sandbox_clock', 'signing_keys', 'vault_secrets',
];

/** Tables that stay with the coordinator. */
export const COORDINATOR_TABLES: readonly string[] = ['installation_acts', 'migrations'];

/** The table whose shards all others are placed with. */
const FIRST_TABLE = 'tenants';

/** Newly distributed tables and functions; empty lists where all were distributed before. */
export interface Distributed {
  /** Tables that were divided by tenant. */
  readonly tables: readonly string[];
  /** Tables that every node has whole. */
  readonly referenceTables: readonly string[];
  /** Functions that run where their tenant's rows are. */
  readonly functions: number;
}

/**
 * Divides the tables of tenants by tenant over the nodes of a Citus cluster, in one transaction;
 * tables that are divided already stay. All rows of a tenant are on one node, and a function whose
 * first argument is the tenant runs there. To be run after each migration and after each new node.
 * @param databaseUrl the owner's URL at the coordinator: a superuser's, because triggers and settings of a database need one.
 * @throws NotDistributed when the database has no Citus, or the coordinator no other node.
 */
export async function distribute(databaseUrl: string): Promise<Distributed> {
  const client = await connectTo({ url: databaseUrl, bounds: AS_LONG_AS_IT_TAKES });
  try {
    await requireNodes(client);
    await client.query(`select pg_advisory_lock(hashtext('razao-migrate'))`);
    await settle(client);
    await client.query('begin');
    await client.query(`set local citus.multi_shard_modify_mode = 'sequential'; set local citus.enable_unsafe_triggers = on`);
    const tables = await tablesToDivide(client);
    const referenceTables = await tablesToRepeat(client);
    const keys = await dropKeys(client, [...tables, ...referenceTables]);
    await client.query(PLAIN_POLICIES);
    for (const table of referenceTables) await client.query('select create_reference_table($1)', [`${SCHEMA}.${table}`]);
    for (const table of tables) {
      const beside = table === FIRST_TABLE ? 'none' : `${SCHEMA}.${FIRST_TABLE}`;
      await client.query(`select create_distributed_table($1, 'tenant_id', colocate_with => $2)`, [`${SCHEMA}.${table}`, beside]);
    }
    for (const statement of keys) await client.query(statement);
    await client.query(PLANNED_FUNCTIONS);
    const functions = await divideFunctions(client);
    await client.query('commit');
    return { tables, referenceTables, functions };
  } finally {
    await client.end();
  }
}

/** True when `distribute` has run on this database. */
export async function isDivided(databaseUrl: string): Promise<boolean> {
  const client = await connectTo({ url: databaseUrl });
  try {
    const { rowCount } = await client.query(`select from pg_extension where extname = 'citus'`);
    if (rowCount === 0) return false;
    return (await client.query(
      `select from pg_dist_partition where logicalrelid = to_regclass('${SCHEMA}.${FIRST_TABLE}')`,
    )).rowCount === 1;
  } finally {
    await client.end();
  }
}

async function requireNodes(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query(`select from pg_extension where extname = 'citus'`);
  if (rowCount === 0) throw new NotDistributed('the database has no Citus: create the extension on every node and add the nodes first');
  const { rows: [row] } = await client.query<{ nodes: number }>(`select count(*)::int as nodes from pg_dist_node where shouldhaveshards`);
  if (!row?.nodes) throw new NotDistributed('Citus has no node to divide rows among: add one by citus_add_node');
}

/**
 * Prepares each node beside the tables: a role that may log in, because nodes call each other in the name of the caller; settings by which
 * a transaction's tenant reaches all nodes, and by which triggers may write to the tenant's other tables, which are on the same node; and
 * numbers for leases that no other node gives.
 */
async function settle(client: pg.Client): Promise<void> {
  await client.query(`alter role ${APP_ROLE} login`);
  const database = pg.escapeIdentifier(client.database ?? '');
  for (const setting of [
    `citus.propagate_set_commands = 'local'`, 'citus.allow_nested_distributed_execution = on', 'citus.enable_unsafe_triggers = on',
  ]) {
    await client.query(`alter database ${database} set ${setting}`);
  }
  const { rows } = await client.query<{ result: string; success: boolean }>(
    `select result, success from run_command_on_workers(${pg.escapeLiteral(LEASE_NUMBERS)})`,
  );
  const failed = rows.find(({ success }) => !success);
  if (failed) throw new NotDistributed(`a node refuses: ${failed.result}`);
}

/** Ten to the twelfth for each node: no two give the same number, and a float still carries it. */
const LEASE_NUMBERS = `
  do $do$ begin
    set local citus.enable_ddl_propagation = off;
    if to_regclass('${SCHEMA}.lease_numbers') is null then
      create schema if not exists ${SCHEMA};
      create sequence ${SCHEMA}.lease_numbers;
      perform setval('${SCHEMA}.lease_numbers', (select groupid from pg_dist_local_group) * 1000000000000::bigint + 1);
      grant usage on schema ${SCHEMA} to ${APP_ROLE};
      grant usage on sequence ${SCHEMA}.lease_numbers to ${APP_ROLE};
    end if;
  end $do$`;

const TABLES = `select c.relname as name from pg_class c
  where c.relnamespace = '${SCHEMA}'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
    and not exists (select from pg_dist_partition d where d.logicalrelid = c.oid)`;

async function tablesToDivide(client: pg.Client): Promise<string[]> {
  const found =
    await client.query<{ name: string }>(`${TABLES} and c.relname <> all ($1) order by c.relname <> '${FIRST_TABLE}', c.relname`,
    [[...REFERENCE_TABLES, ...COORDINATOR_TABLES]]);
  return found.rows.map(({ name }) => name);
}

async function tablesToRepeat(client: pg.Client): Promise<string[]> {
  const found = await client.query<{ name: string }>(`${TABLES} and c.relname = any ($1) order by 1`, [REFERENCE_TABLES]);
  return found.rows.map(({ name }) => name);
}

/**
 * Citus divides no table whose keys lead to one that is not divided, and tables lead to each other in circles.
 * @returns the statements that make the keys again. Keys from reference tables are not among them: what every node has whole
 * cannot be held to what one node has.
 */
async function dropKeys(client: pg.Client, tables: readonly string[]): Promise<string[]> {
  const { rows } = await client.query<{ drop: string; add: string; from: string }>(`
    select format('alter table %s drop constraint %I', k.conrelid::regclass, k.conname) as drop,
      format('alter table %s add constraint %I %s', k.conrelid::regclass, k.conname, pg_get_constraintdef(k.oid)) as add, c.relname as from
    from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_class t on t.oid = k.confrelid
    where k.contype = 'f' and k.connamespace = '${SCHEMA}'::regnamespace and k.conparentid = 0 and (c.relname = any ($1) or t.relname = any ($1))`, [tables]);
  for (const { drop } of rows) await client.query(drop);
  return rows.filter(({ from }) => !REFERENCE_TABLES.includes(from)).map(({ add }) => add);
}

/** Citus takes no policy with a query in it. */
const PLAIN_POLICIES = `
  do $do$ declare v record; begin
    for v in select tablename, policyname from pg_policies where schemaname = '${SCHEMA}' and qual like '%SELECT%' loop
      execute format('alter policy %I on ${SCHEMA}.%I using (tenant_id = current_setting(''razao.tenant'', true))
        with check (tenant_id = current_setting(''razao.tenant'', true))', v.policyname, v.tablename);
    end loop;
  end $do$`;

/**
 * Citus plans a query only with the values of its parameters known, which neither a function in SQL gives nor one that is planned once. The
 * text of such functions stays as it is, and so does their mark: `migrate` recognises them by it.
 */
const PLANNED_FUNCTIONS = `
  do $do$ declare v record; begin
    for v in
      select p.*, pg_get_function_arguments(p.oid) as arguments, pg_get_function_result(p.oid) as result, rtrim(p.prosrc, E'; \\n') as query
      from pg_proc p join pg_language l on l.oid = p.prolang
      where p.pronamespace = '${SCHEMA}'::regnamespace and l.lanname = 'sql' and p.pronargs > 0 and p.provolatile <> 'i' and p.prosrc like '%${SCHEMA}.%'
    loop
      execute format('create or replace function ${SCHEMA}.%I(%s) returns %s language plpgsql %s %s set search_path = ${SCHEMA}, pg_temp as %L',
        v.proname, v.arguments, v.result, case v.provolatile when 's' then 'stable' else 'volatile' end,
        case when v.prosecdef then 'security definer' else 'security invoker' end,
        format(E'#variable_conflict use_column\\nbegin %s; end', case when v.prorettype = 'void'::regtype then v.query
          when v.proretset then 'return query ' || v.query else format('return (%s)', v.query) end));
    end loop;
    for v in
      select p.oid::regprocedure as signature from pg_proc p
      where p.pronamespace = '${SCHEMA}'::regnamespace and p.proconfig::text like '%plan_cache_mode%'
    loop
      execute format('alter function %s reset plan_cache_mode', v.signature);
    end loop;
  end $do$`;

/**
 * Distributes functions. Those without a tenant are on every node already, because Citus puts there
 * what is made at the coordinator, except those that take the row of a table which was not divided
 * then. One that reads rows of its tenant alone goes to them inside a transaction too.
 */
async function divideFunctions(client: pg.Client): Promise<number> {
  await client.query(`select create_distributed_function(p.oid) from pg_proc p where p.pronamespace = '${SCHEMA}'::regnamespace
    and not exists (select from pg_dist_object o where o.classid = 'pg_proc'::regclass and o.objid = p.oid)`);
  const { rows } = await client.query<{ signature: string; is_own: boolean }>(`
    select p.oid::regprocedure::text as signature, p.prosrc !~ $1 as is_own from pg_proc p
      left join pg_dist_object o on o.classid = 'pg_proc'::regclass and o.objid = p.oid
    where p.pronamespace = '${SCHEMA}'::regnamespace and p.proargnames[1] = 'p_tenant' and o.distribution_argument_index is null order by 1`,
    [`${SCHEMA}\\.(${REFERENCE_TABLES.join('|')})\\M`]);
  for (const { signature, is_own } of rows) {
    await client.query(
      `select create_distributed_function($1::regprocedure, 'p_tenant', colocate_with => '${SCHEMA}.${FIRST_TABLE}', force_delegation => $2)`,
      [signature, is_own],
    );
  }
  return rows.length;
}
