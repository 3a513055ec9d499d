/**
 * A part of `make bench` about what was not built (performance log): the posted balance read from an account's newest entry, and written nowhere
 * else. Postgres' two functions are put in that form and back, in turns, below the running service: what it decides from stays as it is.
 * Both forms do less than they would have to, so the gain is the most there could be. The books are wrong afterwards.
 */
import { randomBytes } from 'node:crypto';
import { movesOf } from '../../src/domains/journal/index.ts';
import { present } from '../../src/platform/assert.ts';
import { startCluster, type Cluster } from './cluster.ts';
import { nodeGenerator, withWrk, type LoadGenerator } from './generator.ts';
import type { LoadJob } from './load.ts';
import { cpuOf, cpuOfTree, Helper, startService, type BenchedService } from './processes.ts';
import { BULK } from './raw.ts';
import { median, type Timing } from './sample.ts';
import { openDatabase, seed, type Seed } from './seed.ts';

const FORMS = ['as it is', 'newest row'] as const;
type Form = (typeof FORMS)[number];

const CASES = {
  transfers: { kind: 'transfer', connections: 64 },
  [`batches of ${BULK}`]: { kind: 'batch', connections: 4, batch: { size: BULK, atomic: true } },
  'balance reads': { kind: 'balance', connections: 64 },
} as const satisfies Record<string, Pick<LoadJob, 'kind' | 'connections' | 'batch'>>;

/** One turn of a case: rate, and microseconds of processor time of each unit. */
interface Turn {
  readonly rate: number;
  readonly service: number;
  readonly postgres: number;
}

/** What this part found. */
export interface NewestRowFigures {
  readonly cases: Readonly<Record<string, Readonly<Record<Form, readonly Turn[]>>>>;
  /** Requests a second of bare Express, round by round. */
  readonly express: readonly number[];
}

export interface NewestRowBench {
  readonly folder: string;
  readonly rounds: number;
  readonly timing: Timing;
  /** Sees to the end of what is started. */
  begin<T extends { stop(): Promise<void> }>(starting: Promise<T>): Promise<T>;
  print(text: string): void;
}

export async function measureNewestRow({ folder, rounds, timing, begin, print }: NewestRowBench): Promise<NewestRowFigures> {
  print('starting Postgres and the service, seeding 1,000 accounts\n');
  const cluster = await begin(startCluster(folder));
  const service = await begin(startService(cluster.url, folder, false));
  const load = await begin(withWrk(nodeGenerator(), folder));
  const bare = await begin(Promise.resolve(new Helper('bare.ts')));
  const { express: port } = await bare.hear<{ express: number }>();
  const database = await openDatabase(cluster.url);
  const seeded = await seed(database, service.port).finally(() => database.close());
  const forms = await formsOf(cluster);
  const put = (given: Pick<LoadJob, 'kind' | 'connections' | 'batch' | 'port'>, time: Timing) => putLoad(load, seeded, given, time);
  for (const it of Object.values(CASES)) await put({ ...it, port: service.port }, { warmUp: 0, measured: 1 });
  await cluster.admin.query('analyze');
  const cases = Object.fromEntries(Object.keys(CASES).map((name) => [name, { 'as it is': [] as Turn[], 'newest row': [] as Turn[] }]));
  const express: number[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    // Each form is first in turn: a machine that gets slower under load would else speak against the second.
    for (const form of round % 2 === 1 ? FORMS : FORMS.toReversed()) {
      await cluster.admin.query(forms[form]);
      for (const [name, it] of Object.entries(CASES)) {
        const turn = await measureTurn(cluster, service, 'batch' in it ? BULK : 1, () => put({ ...it, port: service.port }, timing));
        cases[name]?.[form].push(turn);
        print(`round ${round}  ${form.padEnd(10)} ${name.padEnd(15)} ${Math.round(turn.rate)} /s  µs: service ${turn.service.toFixed(0)}, Postgres ${turn.postgres.toFixed(0)}\n`);
      }
    }
    express.push((await put({ kind: 'plain', connections: 64, port }, timing)).sample.rate);
  }
  return { cases, express };
}

function putLoad(load: LoadGenerator, { token, accounts }: Seed, given: Pick<LoadJob, 'kind' | 'connections' | 'batch' | 'port'>, timing: Timing) {
  return load.put({ ...given, timing, run: randomBytes(8).toString('hex'), token, accounts });
}

async function measureTurn(cluster: Cluster, service: BenchedService, perAnswer: number, put: () => ReturnType<LoadGenerator['put']>): Promise<Turn> {
  const [serviceBefore, postgresBefore] = [cpuOf(service.pid), cpuOfTree(cluster.pid)];
  const { sample, answered } = await put();
  const each = (before: number, after: number) => (after - before) / (answered * perAnswer);
  return { rate: sample.rate, service: each(serviceBefore, cpuOf(service.pid)), postgres: each(postgresBefore, cpuOfTree(cluster.pid)) };
}

/** Statements that put both functions in a form. @throws where their text has changed so that a form cannot be made of it. */
async function formsOf({ admin }: Cluster): Promise<Record<Form, string>> {
  const { rows } = await admin.query<{ name: string; text: string }>(
    `select proname as name, pg_get_functiondef(oid) as text from pg_proc where pronamespace = 'razao'::regnamespace and proname in ('commit_batch', 'read_balances')`);
  const textOf = (name: string) => present(rows.find((it) => it.name === name), name).text;
  const commit = replaced(textOf('commit_batch'), /update razao\.balances b[\s\S]*?end if;/, '');
  const read = replaced(replaced(textOf('read_balances'), 'b.posted', 'coalesce(newest.posted_after, b.posted)'), /\bwhere h\.tenant_id = p_tenant;/,
    `left join lateral (${movesOf('b.account_id', 'i.asset = b.asset', 'desc', '1')}) newest on true $&`);
  return { 'as it is': `${textOf('commit_batch')};${textOf('read_balances')}`, 'newest row': `${commit};${read}` };
}

function replaced(text: string, what: string | RegExp, by: string): string {
  const changed = text.replace(what, by);
  if (changed === text) throw new Error(`a function has no ${String(what)} any more`);
  return changed;
}

export function showNewestRow({ cases, express }: NewestRowFigures): string {
  const middle = (turns: readonly Turn[], pick: (turn: Turn) => number) => median(turns.map(pick));
  const lines = Object.entries(cases).map(([name, of]) => {
    const [now, newest] = [of['as it is'], of['newest row']];
    const ratio = median(now.map(({ rate }, round) => (newest[round]?.rate ?? Number.NaN) / rate));
    const spent = (pick: (turn: Turn) => number) => `${middle(now, pick).toFixed(0)} and ${middle(newest, pick).toFixed(0)}`;
    return `  ${name.padEnd(16)} ${ratio.toFixed(2)} of the rate as it is; µs: Postgres ${spent(({ postgres }) => postgres)}, service ${spent(({ service }) => service)}`;
  });
  const ofExpress = (form: Form) => median(express.map((rate, round) => (cases['balance reads']?.[form][round]?.rate ?? Number.NaN) / rate)).toFixed(2);
  return ['the posted balance by the newest row', ...lines, `  balance reads of bare Express: ${ofExpress('as it is')} as it is, ${ofExpress('newest row')} by the newest row`].join('\n');
}
