/**
 * `make bench`: transfers and balance reads through HTTP beside the raw limits of the same Postgres and a bare Express
 * handler. All cases take turns in several rounds, because machines are noisy, and the report gives medians. It measures and
 * does not judge: the exit code is 1 only when something failed.
 */
import { closeSync, fdatasyncSync, mkdirSync, openSync, rmSync, writeFileSync, writeSync } from 'node:fs';
import { availableParallelism, cpus, loadavg } from 'node:os';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { verifyJournal } from '../../src/command-line/verify-journal.ts';
import type { Database } from '../../src/platform/db/database.ts';
import { measureClients, showClients, type ClientFigures } from './clients.ts';
import { measureChain, showChain, type ChainFigures } from './chain.ts';
import { startCluster } from './cluster.ts';
import { measureFoundry, showFoundry, type TemplateFigures } from './foundry.ts';
import { nodeGenerator, withWrk } from './generator.ts';
import { allCases, BATCH_CONNECTIONS, BY_NODE, catchUp, LIMITED, PAID_BY_PIX, putLoad, type Bench, type Case } from './ledger-cases.ts';
import { checkLimits, seedLimited } from './limits.ts';
import { measureMoves, showMoves, type MoveFigures } from './moves.ts';
import { Helper, makeBenchFolder, startService, watchOthers } from './processes.ts';
import { startBank } from './payouts.ts';
import { profile, showProfile, type Profile } from './profile.ts';
import { BULK, installRaw, rawClient } from './raw.ts';
import {
  atLeast, besides, ratioTo, showCost, showRounds, showTable, showTargets, summarizeCase, type Base, type CaseResult, type Measured,
  type Report, type Target,
} from './report.ts';
import { median, type Timing } from './sample.ts';
import { KEK, openDatabase, seed, seedPixKeys, TENANT, type Seed } from './seed.ts';
import { measureSquads, showSquads, type SquadFigures } from './squads.ts';
import { measureWebhooks, showWebhooks, type WebhookFigures } from './webhooks.ts';

const root = join(import.meta.dirname, '../..');
const USAGE = `make bench, or: node --import tsx test/bench/run.ts [options]
  --quick              short rounds: a look, not a measurement
  --rounds N           how often every case has its turn (3)
  --only TEXT          only cases whose name contains one of these, separated by semicolons
  --part NAME          only this part: transfers, webhooks, squads, chain, foundry, moves, clients
  --profile            afterwards, show where the service's processor time goes
  --json FILE          where the figures go (.razao/bench.json)
  --raw-client node    the Node driver for the raw limits, also where there is pgbench
  --generator node     the load generator in Node, also where there is wrk
`;

const { values: options } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    profile: { type: 'boolean', default: false },
    rounds: { type: 'string', default: '3' },
    only: { type: 'string', default: '' },
    part: { type: 'string' },
    json: { type: 'string', default: join(root, '.razao/bench.json') },
    'raw-client': { type: 'string' },
    generator: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});

const timing: Timing = options.quick ? { warmUp: 0.5, measured: 1.5 } : { warmUp: 3, measured: 4 };
const stops: (() => unknown)[] = [];
let ending: Promise<void> | undefined;

for (const [signal, code] of [['SIGINT', 130], ['SIGTERM', 143], ['SIGHUP', 129]] as const) {
  process.once(signal, () => void end().finally(() => process.exit(code)));
}

if (options.help) print(USAGE);
else {
  try {
    await main();
  } catch (error) {
    if (!ending) process.stderr.write(`the bench failed: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
    process.exitCode = 1;
  } finally {
    await end();
  }
}

async function main(): Promise<void> {
  const wants = (part: 'transfers' | 'webhooks' | 'squads' | 'chain' | 'foundry' | 'moves' | 'clients') =>
    options.part === undefined ? part === 'transfers' || options.only === '' : options.part === part;
  const machine = {
    cores: availableParallelism(), cpu: cpus()[0]?.model, load_before: loadavg()[0], fdatasync_us: Math.round(measureSync(makeFolder())),
    node: process.version,
  };
  const report: Report = {
    at: new Date().toISOString(), machine,
    ...(wants('transfers') && await measureLedger(machine)),
    ...(wants('webhooks') && { webhooks: await measureEvents() }),
    ...(wants('squads') && { squads: await measureGroups() }),
    ...(wants('chain') && { chain: await measureNode() }),
    ...(wants('foundry') && { foundry: await measureTemplates() }),
    ...(wants('moves') && { moves: await measureProducts() }),
    ...(wants('clients') && { clients: await measureMaking() }),
  };
  mkdirSync(dirname(options.json), { recursive: true });
  writeFileSync(options.json, `${JSON.stringify(report, null, 2)}\n`);
  print(`figures in ${options.json}\n`);
}

/** The first part: transfers and reads beside the raw limits. */
async function measureLedger(given: Report['machine']): Promise<Omit<
  Report, 'at' | 'webhooks' | 'squads' | 'chain' | 'foundry' | 'moves' | 'clients'
>> {
  const bench = await prepare(makeFolder());
  const machine = {
    ...given, postgres: bench.cluster.version, ...bench.cluster.durability, raw_client: bench.raw.name, generator: bench.load.name,
    ...timing,
  };
  print(`${Object.entries(machine).map(([name, value]) => `${name} ${String(value)}`).join(', ')}\n`);
  const cases = allCases(bench).filter(({ name }) => options.only.split(';').some((part) => name.includes(part)));
  const results = await measureAll(bench, cases);
  const base = {
    raw: named(results, 'raw SQL, 1', 'raw SQL, 16', 'raw SQL, 64'), express: named(results, 'bare Express, 16', 'bare Express, 64'),
  };
  print(`\n${showTable(results, base)}\n\n${showRounds(results)}\n`);
  const targets = checkTargets(results, base);
  print(`\n${showTargets(targets)}\n`);
  const profiles = options.profile ? await profileAll(bench) : {};
  for (const [name, it] of Object.entries(profiles)) print(`${showProfile(name, it)}\n`);
  const books = { ...await checkBooks(bench), limit_counters: await checkLimits(bench.cluster.url) };
  print(`\nbooks: ${JSON.stringify(books)}; load now ${loadavg()[0]?.toFixed(2)}\n`);
  await stopAll();
  return { machine, cases: results, targets, books, profiles };
}

/** The second part: events on their way to webhook endpoints, on servers of its own. */
async function measureEvents(): Promise<WebhookFigures> {
  const figures = await measureWebhooks({ folder: makeFolder(), isProfiled: options.profile, begin, print });
  print(`\n${showWebhooks(figures)}\n\n`);
  await stopAll();
  return figures;
}

/** The third part: squads, on servers of its own. */
async function measureGroups(): Promise<SquadFigures> {
  const figures = await measureSquads({
    folder: makeFolder(), rounds: Number(options.rounds), seconds: timing.measured, only: options.only.split(';'),
    isProfiled: options.profile, begin, print,
  });
  print(`\n${showSquads(figures)}\n\n`);
  await stopAll();
  return figures;
}

/** The fourth part: the chain, on a server of its own. */
async function measureNode(): Promise<ChainFigures> {
  const figures = await measureChain({ folder: makeFolder(), seconds: timing.measured, isQuick: options.quick, begin, print });
  print(`\n${showChain(figures)}\n\n`);
  await stopAll();
  return figures;
}

/** The fifth part: the foundry, which needs no server. */
async function measureTemplates(): Promise<TemplateFigures[]> {
  const figures = await measureFoundry({ isQuick: options.quick, print });
  print(`\n${showFoundry(figures)}\n\n`);
  return figures;
}

/** The sixth part: moves of products, twice with servers of their own. */
async function measureProducts(): Promise<MoveFigures> {
  const figures = await measureMoves({
    folder: makeFolder, seconds: timing.measured, isQuick: options.quick, isProfiled: options.profile, begin, stopAll, print,
  });
  print(`\n${showMoves(figures)}\n\n`);
  await stopAll();
  return figures;
}

/** The seventh part: transfers while clients of products are made, on servers of its own. */
async function measureMaking(): Promise<ClientFigures> {
  const figures = await measureClients({ folder: makeFolder(), rounds: Number(options.rounds), seconds: timing.measured, begin, print });
  print(`\n${showClients(figures)}\n\n`);
  await stopAll();
  return figures;
}

/** A folder that is removed at the end. */
function makeFolder(): string {
  const folder = makeBenchFolder();
  stops.push(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

async function prepare(folder: string): Promise<Bench> {
  print('starting Postgres and the service, seeding twice 1,000 accounts\n');
  const cluster = await begin(startCluster(folder));
  const service = await begin(startService(cluster.url, folder, options.profile, { RAZAO_KEK: KEK }));
  const node = await begin(Promise.resolve(nodeGenerator()));
  const load = options.generator === 'node' ? node : await withWrk(node, folder);
  const helper = new Helper('bare.ts');
  stops.push(() => helper.stop());
  const ports = await helper.hear<{ express: number; http: number; transfers: number }>();
  const raw = await rawClient(folder, options['raw-client']);
  stops.push(() => raw.stop());
  const database = await openDatabase(cluster.url);
  stops.push(() => database.close());
  const seeded = await seedKeyed(database, service.port);
  await begin(startBank(database, service.port));
  const limited = await seedLimited(cluster.url, service.port);
  await installRaw(cluster.admin);
  await helper.ask({ url: cluster.url });
  await cluster.admin.query('analyze');
  return { cluster, service, seed: seeded, limited, load, node, bare: { helper, ports }, raw, transfers: 0, unheard: 0 };
}

async function seedKeyed(database: Database, port: number): Promise<Seed> {
  const seeded = await seed(database, port);
  return { ...seeded, pixKeys: await seedPixKeys(database, port, seeded) };
}

/** Waits for a start, and stops it at the end, also when the run is interrupted before it has started. */
function begin<T extends { stop(): Promise<unknown> }>(starting: Promise<T>): Promise<T> {
  stops.push(() => starting.then((it) => it.stop(), () => undefined));
  return starting;
}

async function measureAll(bench: Bench, cases: readonly Case[]): Promise<CaseResult[]> {
  const rounds = new Map<Case, Measured[]>(cases.map((it) => [it, []]));
  print('warming up\n');
  for (const it of cases) await it.measure({ warmUp: 0, measured: 1 });
  await bench.cluster.admin.query('analyze');
  for (let round = 1; round <= Number(options.rounds); round += 1) {
    for (const it of cases) {
      const others = watchOthers([process.pid, bench.cluster.pid]);
      const sample = await it.measure(timing);
      const measured = { ...sample, others: others() };
      rounds.get(it)?.push(measured);
      print(
        `round ${round}  ${it.name.padEnd(32)} ${Math.round(measured.rate).toString().padStart(7)} /s  p99 ${measured.p99.toFixed(1)} ms  others ${(measured.others * 100).toFixed(0)} %  ${showCost(measured.cost)}\n`,
      );
    }
  }
  return cases.map((it) => summarizeCase(it.name, it.group, it.connections, rounds.get(it) ?? []));
}

function named(results: readonly CaseResult[], ...names: string[]): CaseResult[] {
  return results.filter(({ name }) => names.includes(name));
}

/** The targets of the issue that requested this bench; those that were not measured are left out. */
function checkTargets(results: readonly CaseResult[], base: Base): Target[] {
  const only = (name: string) => named(results, name)[0];
  const plain = named(results, 'transfers, 64');
  const byNode = named(results, `transfers, ${BY_NODE}, 64`);
  const bulk = named(results, `raw SQL, ${BULK} by one statement, 1`, `raw SQL, ${BULK} by one statement, 4`);
  const reads = results.filter(({ group }) => group === 'balance');
  const ratio = (name: string, bound: number, it: CaseResult | undefined, others: readonly CaseResult[]): Target =>
    atLeast(name, bound, ratioTo(it, others), besides(it, others));
  const best = reads.toSorted((a, b) => ratioTo(b, base.express) - ratioTo(a, base.express))[0];
  return [
    ratio('transfers at 64 connections, of raw SQL at its best', 0.8, plain[0], base.raw),
    ratio('hot account, of the transfers at 64', 0.9, only('transfers, hot account, 64'), plain),
    ratio(
      'signed Pix credits at 64 connections, of the transfers at 64', 0.5, only('Pix credits, signed, 64'),
      byNode.length > 0 ? byNode : plain,
    ),
    ratio(`${PAID_BY_PIX}, of the transfers at 64`, 0.15, only(PAID_BY_PIX), byNode.length > 0 ? byNode : plain),
    ratio(`${LIMITED}, of the transfers at 64`, 0.8, only(`${LIMITED}, 64`), plain),
    below('p99 of the transfers at 64, ms', 40, plain[0]?.p99 ?? Number.NaN),
    below('p99 of the hot account at 64, ms', 40, only('transfers, hot account, 64')?.p99 ?? Number.NaN),
    ...([['all or none', 0.38], ['each for itself', 0.3]] as const).map(([which, bound]) => ratio(
      `transfers by 100, ${which}, of raw SQL by ${BULK} at its best`, bound,
      only(`transfers by 100, ${which}, ${BATCH_CONNECTIONS}`), bulk)),
    ratio('balance reads, of bare Express at its best', 0.4, best, base.express),
  ].filter(({ value }) => Number.isFinite(value));
}

function below(name: string, bound: number, value: number): Target {
  return { name, wanted: `below ${bound}`, value, met: value < bound };
}

async function profileAll(bench: Bench): Promise<Record<string, Profile>> {
  const time = { warmUp: 0, measured: options.quick ? 2 : 5 };
  const record = (kind: 'transfer' | 'balance' | 'credit' | 'batch') => profile(bench.service.inspector ?? '', async () => {
    const batch = kind === 'batch' ? { size: BULK, atomic: true } : undefined;
    const { answered, unheard } = await putLoad(bench, kind, batch ? BATCH_CONNECTIONS : 64, bench.service.port, time, batch);
    const done = answered * (batch?.size ?? 1);
    if (kind === 'transfer' || batch) {
      bench.transfers += done;
      bench.unheard += unheard * (batch?.size ?? 1);
    }
    return done;
  });
  const transfers = await record('transfer');
  await catchUp(bench.cluster);
  const batches = await record('batch');
  await catchUp(bench.cluster);
  const credits = await record('credit');
  await catchUp(bench.cluster);
  return {
    'transfers at 64': transfers, [`transfers by ${BULK}, all or none, at ${BATCH_CONNECTIONS}`]: batches, 'Pix credits at 64': credits,
    'balance reads at 64': await record('balance'),
  };
}

/** Checks that every answered transfer is stored once, and that the books balance. */
async function checkBooks({ cluster, transfers, unheard }: Bench): Promise<Record<string, unknown>> {
  const { rows } = await cluster.admin.query<{ count: string }>(
    `select count(*) from razao.journal_entries where tenant_id = $1 and entry_type = 'TRANSFER'`, [TENANT]);
  const database = await openDatabase(cluster.url);
  const begin = performance.now();
  const verdict = await verifyJournal(database, TENANT).finally(() => database.close());
  const made = Number(rows[0]?.count);
  const books = {
    ...verdict, verified_in_seconds: (performance.now() - begin) / 1000, transfers_answered: transfers, perhaps_unheard: unheard,
    transfers_in_journal: made,
  };
  if (!verdict.ok || made < transfers || made > transfers + unheard) throw new Error(`the books are wrong: ${JSON.stringify(books)}`);
  return books;
}

/** Time that this disk takes to make 8 KB durable: the median in microseconds. */
function measureSync(folder: string): number {
  const file = openSync(join(folder, 'sync'), 'w');
  const page = Buffer.alloc(8192);
  try {
    return median(Array.from({ length: 200 }, () => {
      writeSync(file, page, 0, page.length, 0);
      const begin = performance.now();
      fdatasyncSync(file);
      return (performance.now() - begin) * 1000;
    }));
  } finally {
    closeSync(file);
  }
}

/** Ends the run once, on its own or at a signal. */
function end(): Promise<void> {
  return (ending ??= stopAll());
}

/** Stops all that was started, the last first. */
async function stopAll(): Promise<void> {
  for (const stop of stops.splice(0).toReversed()) {
    try {
      await stop();
    } catch (error) {
      process.stderr.write(`${String(error)}\n`);
      process.exitCode = 1;
    }
  }
}

function print(text: string): void {
  process.stdout.write(text);
}
