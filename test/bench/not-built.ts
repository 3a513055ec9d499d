/**
 * A part of `make bench` about alternatives that were not built (performance log). Functions of Postgres are put into the alternative form,
 * and back, in turns, below the running service: its decisions stay the same. Such a form does less than the real one would, so the gain is
 * an upper bound. The books are wrong afterwards.
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
import { KEK, openDatabase, PROVIDER, seed, seedPixKeys } from './seed.ts';

type Load = Pick<LoadJob, 'kind' | 'connections' | 'batch'>;

/** A form that was not built. */
interface Trial {
  readonly title: string;
  readonly cases: Readonly<Record<string, Load>>;
  /** The functions that change, as Postgres has them → as they would be. */
  readonly functions: Readonly<Record<string, (text: string) => string>>;
}

const TRANSFERS: Load = { kind: 'transfer', connections: 64 };
/** Also held against bare Express. */
const READS = 'balance reads';

export const TRIALS = {
  'newest-row': {
    title: 'the posted balance by the newest row, written nowhere else',
    cases: {
      transfers: TRANSFERS, [`batches of ${BULK}`]: { kind: 'batch', connections: 4, batch: { size: BULK, atomic: true } },
      [READS]: { kind: 'balance', connections: 64 },
    },
    functions: {
      commit_batch: (text) => replaced(text, /update razao\.balances b[\s\S]*?end if;/, ''),
      read_balances: (text) =>
        replaced(replaced(text, 'b.posted', 'coalesce(newest.posted_after, b.posted)'), /\bwhere h\.tenant_id = p_tenant;/,
        `left join lateral (${movesOf('b.account_id', 'i.asset = b.asset', 'desc', '1')}) newest on true $&`),
    },
  },
  'final-rows': {
    title: 'payments that are final when they are made without a row of their obligation, and without its events',
    cases: {
      transfers: TRANSFERS, 'holds, then captures': { kind: 'hold', connections: 64 }, 'Pix credits': { kind: 'credit', connections: 64 },
    },
    functions: {
      commit_batch: (text) => replaced(replaced(
        text, 'perform razao.write_rows(', `if r_table[i] = 'obligations' then continue; end if;\n$&`,
      ),
        / as o\([^;]*(?=;)/, "$& where o.type not like 'obligation.%'"),
    },
  },
} as const satisfies Record<string, Trial>;

export type TrialName = keyof typeof TRIALS;

const FORMS = ['as it is', 'not built'] as const;
type Form = (typeof FORMS)[number];

/** One turn of a case: rate, and microseconds of processor time of each unit. */
interface Turn {
  readonly rate: number;
  readonly service: number;
  readonly postgres: number;
}

/** Results of a trial. */
export interface TrialFigures {
  readonly title: string;
  readonly cases: Readonly<Record<string, Readonly<Record<Form, readonly Turn[]>>>>;
  /** Requests a second of bare Express, round by round. */
  readonly express: readonly number[];
}

export interface TrialBench {
  readonly folder: string;
  readonly rounds: number;
  readonly timing: Timing;
  /** Waits for the start, and stops it at the end of the run. */
  begin<T extends { stop(): Promise<void> }>(starting: Promise<T>): Promise<T>;
  print(text: string): void;
}

export async function measureTrial(name: TrialName, { folder, rounds, timing, begin, print }: TrialBench): Promise<TrialFigures> {
  const { title, cases, functions }: Trial = TRIALS[name];
  print('starting Postgres and the service, seeding 1,000 accounts\n');
  const cluster = await begin(startCluster(folder));
  const service = await begin(startService(cluster.url, folder, false, { RAZAO_KEK: KEK }));
  const load = await begin(withWrk(nodeGenerator(), folder));
  const bare = await begin(Promise.resolve(new Helper('bare.ts')));
  const { express: port } = await bare.hear<{ express: number }>();
  const database = await openDatabase(cluster.url);
  const seeded = await seed(database, service.port);
  const pixKeys = await seedPixKeys(database, service.port, seeded).finally(() => database.close());
  const forms = await formsOf(cluster, functions);
  const put = (given: Load & Pick<LoadJob, 'port'>, time: Timing) =>
    load.put({ ...given, timing: time, run: randomBytes(8).toString('hex'), ...seeded, pixKeys, provider: PROVIDER });
  for (const it of Object.values(cases)) await put({ ...it, port: service.port }, { warmUp: 0, measured: 1 });
  await cluster.admin.query('analyze');
  const turns = Object.fromEntries(Object.keys(cases).map((it) => [it, { 'as it is': [] as Turn[], 'not built': [] as Turn[] }]));
  const express: number[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    // Each form is first in turn: a machine that gets slower under load would else speak against the second.
    for (const form of round % 2 === 1 ? FORMS : FORMS.toReversed()) {
      await cluster.admin.query(forms[form]);
      for (const [named, it] of Object.entries(cases)) {
        const turn = await measureTurn(cluster, service, it.batch?.size ?? 1, () => put({ ...it, port: service.port }, timing));
        turns[named]?.[form].push(turn);
        print(
          `round ${round}  ${form.padEnd(10)} ${named.padEnd(20)} ${Math.round(turn.rate)} /s  µs: service ${turn.service.toFixed(0)}, Postgres ${turn.postgres.toFixed(0)}\n`,
        );
      }
    }
    if (READS in cases) express.push((await put({ kind: 'plain', connections: 64, port }, timing)).sample.rate);
  }
  return { title, cases: turns, express };
}

async function measureTurn(
  cluster: Cluster, service: BenchedService, perAnswer: number, put: () => ReturnType<LoadGenerator['put']>,
): Promise<Turn> {
  const [serviceBefore, postgresBefore] = [cpuOf(service.pid), cpuOfTree(cluster.pid)];
  const { sample, answered } = await put();
  const each = (before: number, after: number) => (after - before) / (answered * perAnswer);
  return { rate: sample.rate, service: each(serviceBefore, cpuOf(service.pid)), postgres: each(postgresBefore, cpuOfTree(cluster.pid)) };
}

/** Statements that put the functions in a form. @throws where their text has changed so that a form cannot be made of it. */
async function formsOf({ admin }: Cluster, functions: Trial['functions']): Promise<Record<Form, string>> {
  const { rows } = await admin.query<{ name: string; text: string }>(
    `select proname as name, pg_get_functiondef(oid) as text from pg_proc where pronamespace = 'razao'::regnamespace and proname = any ($1)`, [
      Object.keys(functions),
    ]);
  const changed = Object.entries(functions).map(([name, change]) => change(present(rows.find((it) => it.name === name), name).text));
  return { 'as it is': rows.map(({ text }) => text).join(';'), 'not built': changed.join(';') };
}

function replaced(text: string, what: string | RegExp, by: string): string {
  const changed = text.replace(what, by);
  if (changed === text) throw new Error(`a function has no ${String(what)} any more`);
  return changed;
}

export function showTrial({ title, cases, express }: TrialFigures): string {
  const middle = (turns: readonly Turn[], pick: (turn: Turn) => number) => median(turns.map(pick));
  const lines = Object.entries(cases).map(([name, of]) => {
    const [now, other] = [of['as it is'], of['not built']];
    const ratio = median(now.map(({ rate }, round) => (other[round]?.rate ?? Number.NaN) / rate));
    const spent = (pick: (turn: Turn) => number) => `${middle(now, pick).toFixed(0)} and ${middle(other, pick).toFixed(0)}`;
    return `  ${name.padEnd(20)} ${ratio.toFixed(2)} of the rate as it is; µs: Postgres ${spent(({ postgres }) => postgres)}, service ${spent(({ service }) => service)}`;
  });
  const ofExpress = (form: Form) => median(
    express.map((rate, round) => (cases[READS]?.[form][round]?.rate ?? Number.NaN) / rate),
  ).toFixed(2);
  return [title, ...lines, ...(express.length > 0 ? [
    `  ${READS} of bare Express: ${ofExpress('as it is')} as it is, ${ofExpress('not built')} so`,
  ] : [])].join('\n');
}
