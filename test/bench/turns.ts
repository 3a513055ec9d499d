/**
 * Services in turns, each with a database of its own on one Postgres: this code beside another checkout of it, or beside itself with other
 * settings. Machines are noisy from minute to minute, so each round has all of them, and the report gives ratios of the same round.
 *
 *     node --import tsx test/bench/turns.ts --other ../razao-before --rounds 10
 *     node --import tsx test/bench/turns.ts --settings 'RAZAO_LOG_LEVEL=warn' --settings 'RAZAO_POOL_SIZE=20'
 *
 * `--connections 1` measures lone requests. `--common` has settings of all of them: with `RAZAO_ROLES=api` those that do not have their
 * turn are at rest.
 */
import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import pg from 'pg';
import type { ClientCredentials } from '../../src/domains/auth/index.ts';
import { present } from '../../src/platform/assert.ts';
import { withDatabase } from '../support/server-urls.ts';
import { startCluster, type Cluster } from './cluster.ts';
import { nodeGenerator, withWrk, type LoadGenerator } from './generator.ts';
import { catchUp } from './ledger-cases.ts';
import { cpuOf, cpuOfTree, makeBenchFolder, startService, type BenchedService } from './processes.ts';
import { median } from './sample.ts';
import { KEK, seedAccounts, TENANT, type Seed } from './seed.ts';

const root = join(import.meta.dirname, '../..');
const KINDS = ['transfer', 'balance'] as const;
type Kind = typeof KINDS[number];
const WARM_UP_SECONDS = 1;

const { values: options } = parseArgs({
  options: {
    other: { type: 'string' }, settings: { type: 'string', multiple: true, default: [] }, common: { type: 'string', default: '' },
    rounds: { type: 'string', default: '10' }, seconds: { type: 'string', default: '4' }, kinds: { type: 'string', default: KINDS.join() },
    connections: { type: 'string', default: '64' },
  },
});

/** One of the services. */
interface Side {
  readonly name: string;
  readonly service: BenchedService;
  readonly seed: Seed;
  readonly admin: pg.Client;
}

/** Costs are microseconds of processor time of a request. */
interface Turn {
  readonly rate: number;
  readonly service: number;
  readonly postgres: number;
}

let databases = 0;
const ends: (() => unknown)[] = [];
const atEnd = <T>(it: T, end: () => unknown): T => (ends.push(end), it);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => void endAll().finally(() => process.exit(1)));
try {
  await main();
} finally {
  await endAll();
}

async function main(): Promise<void> {
  const folder = makeFolder();
  const cluster = await startCluster(folder);
  atEnd(cluster, () => cluster.stop());
  const node = nodeGenerator();
  atEnd(node, () => node.stop());
  const load = await withWrk(node, folder);
  const [here, ...others] = await startSides(cluster);
  for (const kind of KINDS.filter((it) => options.kinds.includes(it))) {
    const rounds: Turn[][] = [];
    for (let round = 0; round <= Number(options.rounds); round += 1) {
      rounds.push(await playRound(cluster, [here, ...others], load, kind, round % 2 === 0));
    }
    rounds.shift(); // the first is the warm-up
    for (const [place, { name }] of others.entries()) {
      const pairs = rounds.map((turns) => [present(turns[0], 'our turn'), present(turns[place + 1], 'its turn')] as const);
      process.stdout.write(`${kind}, ${name}: ${describe(pairs)}\n`);
    }
  }
}

async function startSides(cluster: Cluster): Promise<[Side, ...Side[]]> {
  const common = readSettings(options.common);
  const here = await startSide(cluster, 'here', root, common);
  const others = options.other === undefined ? [] : [await startSide(cluster, 'other', resolve(options.other), common)];
  for (const text of options.settings) others.push(await startSide(cluster, text, root, { ...common, ...readSettings(text) }));
  return [here, ...others];
}

/** Every second round goes backwards. @returns the turns in the order of the sides. */
async function playRound(
  cluster: Cluster, sides: readonly Side[], load: LoadGenerator, kind: Kind, isForward: boolean,
): Promise<Turn[]> {
  const turns: Turn[] = [];
  for (const place of isForward ? sides.keys() : [...sides.keys()].toReversed()) {
    turns[place] = await takeTurn(cluster, present(sides[place], 'a side'), load, kind);
  }
  return turns;
}

function readSettings(text: string): Record<string, string> {
  return Object.fromEntries(text.split(/\s+/).filter(Boolean).map((it) => it.split(/=(.*)/s).slice(0, 2) as [string, string]));
}

async function takeTurn(cluster: Cluster, { service, seed, admin }: Side, load: LoadGenerator, kind: Kind): Promise<Turn> {
  const before = [cpuOf(service.pid), cpuOfTree(cluster.pid)] as const;
  const { sample, answered } = await load.put({
    kind, connections: Number(options.connections), port: service.port, run: randomBytes(8).toString('hex'), token: seed.token,
    accounts: seed.accounts,
    timing: { warmUp: WARM_UP_SECONDS, measured: Number(options.seconds) },
  });
  const turn = {
    rate: sample.rate, service: (cpuOf(service.pid) - before[0]) / answered, postgres: (cpuOfTree(cluster.pid) - before[1]) / answered,
  };
  if (kind === 'transfer' && !options.common.includes('RAZAO_ROLES=api')) await catchUp({ ...cluster, admin });
  return turn;
}

/** Medians here, and of the other's ratio to here the median with the least and the most. */
function describe(turns: readonly (readonly [here: Turn, other: Turn])[]): string {
  const of = (what: keyof Turn, unit: string): string => {
    const ratios = turns.map(([here, other]) => other[what] / here[what]).toSorted((a, b) => a - b);
    const here = median(turns.map(([it]) => it[what])).toFixed(what === 'rate' ? 0 : 1);
    const [least = Number.NaN, most = Number.NaN] = [ratios[0], ratios.at(-1)];
    return `${what} ${here} ${unit}, other ${median(ratios).toFixed(3)} (${least.toFixed(3)} to ${most.toFixed(3)})`;
  };
  return [of('rate', '/s'), of('service', 'us'), of('postgres', 'us')].join('; ');
}

/** A service of a checkout on a database of its own, with a funded tenant that its own commands and operations make. */
async function startSide(cluster: Cluster, name: string, checkout: string, settings: Readonly<Record<string, string>>): Promise<Side> {
  const database = `razao_turn_${databases++}`;
  await cluster.admin.query(`create database ${database}`);
  const url = withDatabase(cluster.url, database);
  const service = await startService(url, makeFolder(), false, { RAZAO_KEK: KEK, ...settings }, checkout);
  atEnd(service, () => service.stop());
  const command = (...args: string[]) => promisify(execFile)(process.execPath, ['--import', 'tsx', 'src/main.ts', ...args], {
    cwd: checkout, env: { PATH: process.env['PATH'], DATABASE_URL: url, RAZAO_KEK: KEK },
  });
  await command('tenant', 'create', TENANT);
  const { stdout } = await command('client', 'create', '--tenant', TENANT, '--scopes', 'all', '--json');
  const seed = await seedAccounts(service.port, JSON.parse(stdout) as ClientCredentials);
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  atEnd(admin, () => admin.end());
  await admin.query('analyze');
  return { name, service, seed, admin };
}

/** A folder that is removed at the end. */
function makeFolder(): string {
  const folder = makeBenchFolder();
  return atEnd(folder, () => rmSync(folder, { recursive: true, force: true }));
}

/** Stops all that was started, the last first. */
async function endAll(): Promise<void> {
  for (const end of ends.splice(0).toReversed()) await end();
}
