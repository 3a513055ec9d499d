/** The raw limits: a transfer reduced to its rows, by SQL alone, on the Postgres that the service uses. */
import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type pg from 'pg';
import { Helper } from './processes.ts';
import { summarize, type Sample, type Timing } from './sample.ts';

export const RAW_ACCOUNTS = 1000;
/** Transfers in one statement of the last case. */
export const BULK = 100;

/** One transaction row, two entries, two balances; locks in one order, so that nothing deadlocks. */
const SCHEMA = `
  create schema raw;
  create table raw.transactions (id bigint generated always as identity primary key, created_at timestamptz not null default now());
  create table raw.entries (
    transaction_id bigint not null, account_id int not null, amount bigint not null, primary key (transaction_id, account_id)
  );
  create table raw.balances (account_id int primary key, balance bigint not null) with (fillfactor = 50);
  insert into raw.balances select i, 1000000000 from generate_series(1, ${RAW_ACCOUNTS}) as i;

  create function raw.transfer(p_from int, p_to int, p_amount bigint) returns bigint language plpgsql as $$
  declare
    v_id bigint;
  begin
    insert into raw.transactions default values returning id into v_id;
    insert into raw.entries values (v_id, p_from, -p_amount), (v_id, p_to, p_amount);
    if p_from < p_to then
      update raw.balances set balance = balance - p_amount where account_id = p_from;
      update raw.balances set balance = balance + p_amount where account_id = p_to;
    else
      update raw.balances set balance = balance + p_amount where account_id = p_to;
      update raw.balances set balance = balance - p_amount where account_id = p_from;
    end if;
    return v_id;
  end $$;

  create function raw.transfer_many(p_from int[], p_to int[], p_amount bigint[]) returns void language plpgsql as $$
  declare
    v_ids bigint[];
  begin
    with added as (insert into raw.transactions (created_at) select now() from unnest(p_from) returning id)
      select array_agg(id) into v_ids from added;
    insert into raw.entries
      select id, f, -amount from unnest(v_ids, p_from, p_amount) as t(id, f, amount)
      union all
      select id, t, amount from unnest(v_ids, p_to, p_amount) as t(id, t, amount);
    perform from raw.balances where account_id = any (p_from || p_to) order by account_id for no key update;
    update raw.balances b set balance = b.balance + n.amount
      from (
        select account_id, sum(amount) as amount from (
          select f as account_id, -amount as amount from unnest(p_from, p_amount) as t(f, amount)
          union all
          select t, amount from unnest(p_to, p_amount) as t(t, amount)
        ) moved group by account_id
      ) n where n.account_id = b.account_id;
  end $$;`;

const transfer = { name: 'transfer', sql: 'select raw.transfer($1, $2, 1)' };
const bulk = {
  name: 'bulk',
  sql: `select raw.transfer_many(array_agg(f), array_agg(1 + (f + d) % ${RAW_ACCOUNTS}), array_agg(1::bigint)) from (
    select 1 + floor(random() * ${RAW_ACCOUNTS})::int as f, floor(random() * ${RAW_ACCOUNTS - 1})::int as d from generate_series(1, ${BULK})) pairs`,
};

export type RawKind = 'transfer' | 'hot' | 'bulk';

export interface RawJob {
  readonly url: string;
  readonly kind: RawKind;
  readonly clients: number;
  readonly timing: Timing;
}

/** Statement of a kind, and its parameters from a source of integers in [0, below). */
export function rawStatement(kind: RawKind): { name: string; text: string; values: (random: (below: number) => number) => number[] } {
  if (kind === 'bulk') return { name: bulk.name, text: bulk.sql, values: () => [] };
  return {
    name: transfer.name,
    text: transfer.sql,
    values: (random) => {
      const from = kind === 'hot' ? 1 : 1 + random(RAW_ACCOUNTS);
      return [from, 1 + ((from + random(RAW_ACCOUNTS - 1)) % RAW_ACCOUNTS)];
    },
  };
}

/** The same for pgbench. */
const SCRIPTS: Readonly<Record<RawKind, string>> = {
  transfer:
    `\\set f random(1, ${RAW_ACCOUNTS})\n\\set t 1 + (:f + random(0, ${RAW_ACCOUNTS - 2})) % ${RAW_ACCOUNTS}\nselect raw.transfer(:f, :t, 1);\n`,
  hot: `\\set t random(2, ${RAW_ACCOUNTS})\nselect raw.transfer(1, :t, 1);\n`,
  bulk: `${bulk.sql.replace(/\s+/g, ' ')};\n`,
};

export interface RawClient {
  readonly name: string;
  measure(job: RawJob): Promise<Sample>;
  stop(): Promise<void>;
}

export async function installRaw(admin: pg.Client): Promise<void> {
  await admin.query(SCHEMA);
}

/** pgbench where it is on PATH, else Node's driver from two processes. */
export async function rawClient(folder: string, wanted?: string): Promise<RawClient> {
  const version = wanted === 'node' ? undefined : await promisify(execFile)('pgbench', ['--version']).then(
    ({ stdout }) => stdout.trim(), () => undefined,
  );
  if (version !== undefined) return { name: version, measure: (job) => byPgbench(job, folder), stop: async () => undefined };
  const helpers = [new Helper('raw-client.ts'), new Helper('raw-client.ts')];
  return {
    name: 'the Node driver pg in two processes',
    measure: (job) => byNode(job, helpers),
    stop: async () => void (await Promise.all(helpers.map((helper) => helper.stop()))),
  };
}

async function byNode(job: RawJob, helpers: readonly Helper[]): Promise<Sample> {
  const shares = job.clients === 1 ? [1] : [Math.ceil(job.clients / 2), Math.floor(job.clients / 2)];
  const asked = helpers.slice(0, shares.length).map((helper, index) =>
    helper.ask<Float64Array | string>({ ...job, clients: shares[index] ?? 1 }));
  const parts = await Promise.all(asked);
  const failed = parts.find((part) => typeof part === 'string');
  if (failed !== undefined) throw new Error(`the raw client failed: ${failed}`);
  const latencies = parts.flatMap((part) => (part instanceof Float64Array ? [...part] : []));
  return summarize(Float64Array.from(latencies), job.timing, perAnswer(job));
}

async function byPgbench(job: RawJob, folder: string): Promise<Sample> {
  const { hostname, port, username, password, pathname } = new URL(job.url);
  const work = mkdtempSync(join(folder, 'pgbench-'));
  const script = join(work, 'script.sql');
  writeFileSync(script, SCRIPTS[job.kind]);
  const seconds = Math.ceil(job.timing.warmUp + job.timing.measured);
  try {
    await promisify(execFile)('pgbench', [
      '--no-vacuum', '--protocol=prepared', `--client=${job.clients}`, `--jobs=${Math.min(2, job.clients)}`, `--time=${seconds}`,
      `--file=${script}`, '--log', `--log-prefix=${join(work, 'log')}`,
    ], { env: { ...process.env, PGHOST: hostname, PGPORT: port, PGUSER: username, PGPASSWORD: password, PGDATABASE: pathname.slice(1) } });
    return summarize(readLogs(work, job.timing), job.timing, perAnswer(job));
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

/** A line a transaction: client, number, latency in µs, script, and when it ended in seconds and µs. */
function readLogs(work: string, timing: Timing): Float64Array {
  const ended: number[] = [];
  const latencies: number[] = [];
  for (const file of readdirSync(work).filter((name) => name.startsWith('log.'))) {
    for (const line of readFileSync(join(work, file), 'utf8').split('\n')) {
      const [, , latency, , seconds, microseconds] = line.split(' ').map(Number);
      if (latency === undefined || seconds === undefined || microseconds === undefined) continue;
      latencies.push(latency / 1000);
      ended.push(seconds + microseconds / 1e6);
    }
  }
  const begin = ended.reduce((first, time) => Math.min(first, time), Infinity) + timing.warmUp;
  const end = begin + timing.measured;
  return Float64Array.from(latencies.filter((_, index) => (ended[index] ?? 0) >= begin && (ended[index] ?? 0) < end));
}

function perAnswer({ kind }: RawJob): number {
  return kind === 'bulk' ? BULK : 1;
}
