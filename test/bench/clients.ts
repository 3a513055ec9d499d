/** The seventh part of `make bench`: transfers while clients of products are made, one after the other, beside transfers alone. */
import { randomBytes } from 'node:crypto';
import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startCluster, type Cluster } from './cluster.ts';
import type { LoadJob, LoadReport } from './load.ts';
import { Helper, startService } from './processes.ts';
import { median, summarize } from './sample.ts';
import { openDatabase, seed, TENANT, type Seed } from './seed.ts';

const CONNECTIONS = 64;
const LANGUAGES = ['python', 'go', 'java', 'kotlin'] as const;
/** A build takes some seconds: the transfers beside it are measured for longer. */
const LEAST_SECONDS = 8;
/** Fetched once, and kept. */
const TOOLS = join(import.meta.dirname, '../../.razao/clients');

/** Results of this part. */
export interface ClientFigures {
  /** Transfers a second at 64 connections, round by round. */
  readonly alone: readonly number[];
  readonly beside: readonly number[];
  /** `beside` of `alone`, within a round: the middle. */
  readonly ratio: number;
  /** Clients that were made meanwhile, and seconds from wish to archive: the middle. */
  readonly builds: number;
  readonly buildSeconds: number;
}

export interface ClientBench {
  readonly folder: string;
  readonly rounds: number;
  /** Time of a case in each round, in seconds. */
  readonly seconds: number;
  /** Waits for the start, and stops it at the end of the run. */
  begin<T extends { stop(): Promise<void> }>(starting: Promise<T>): Promise<T>;
  print(text: string): void;
}

export async function measureClients({ folder, rounds, seconds, begin, print }: ClientBench): Promise<ClientFigures> {
  print('starting Postgres and the service, seeding 1,000 accounts\n');
  mkdirSync(TOOLS, { recursive: true });
  symlinkSync(TOOLS, join(folder, 'clients'));
  const cluster = await begin(startCluster(folder));
  const { port } = await begin(startService(cluster.url, folder, false, { RAZAO_FETCH_GENERATOR: '1' }));
  const load = await begin(Promise.resolve(new Helper('load.ts')));
  const database = await openDatabase(cluster.url);
  const seeded = await seed(database, port).finally(() => database.close());
  await cluster.admin.query('analyze');
  const transfers = async (): Promise<number> => {
    const timing = { warmUp: 1, measured: Math.max(seconds, LEAST_SECONDS) };
    const job: LoadJob = { kind: 'transfer', connections: CONNECTIONS, port, timing, run: randomBytes(8).toString('hex'), ...seeded };
    const report = await load.ask<LoadReport>(job);
    if (report.error !== undefined) throw new Error(report.error);
    return summarize(report.latencies, timing).rate;
  };
  await makeOne(cluster, port, seeded, 'python'); // The first build also fetches what is missing.
  await transfers();
  const [alone, beside, took]: [number[], number[], number[]] = [[], [], []];
  for (let round = 1; round <= rounds; round += 1) {
    // Each is first in turn: a machine that gets slower under load would else speak against the second.
    if (round % 2 === 1) alone.push(await transfers());
    const making = keepMaking(cluster, port, seeded);
    beside.push(await transfers());
    took.push(...await making.stop());
    if (round % 2 === 0) alone.push(await transfers());
    print(`round ${round}  transfers ${Math.round(alone.at(-1) ?? 0)} /s, while clients are made ${Math.round(beside.at(-1) ?? 0)} /s\n`);
  }
  return {
    alone, beside, ratio: median(beside.map((rate, round) => rate / (alone[round] ?? Number.NaN))), builds: took.length,
    buildSeconds: median(took),
  };
}

export function showClients({ alone, beside, ratio, builds, buildSeconds }: ClientFigures): string {
  const rates = (all: readonly number[]) => `${Math.round(median([...all]))} /s`;
  return `transfers at ${CONNECTIONS} connections: alone ${rates(alone)}, while clients are made ${rates(beside)}, ratio ${ratio.toFixed(2)}; ${builds} builds, each ${buildSeconds.toFixed(1)} s`;
}

/** One build after the other, in all languages in turn. `stop` resolves with the seconds of each, once the last has ended. */
function keepMaking(cluster: Cluster, port: number, seeded: Seed): { stop(): Promise<number[]> } {
  let isStopped = false;
  const run = async (): Promise<number[]> => {
    const took: number[] = [];
    for (let turn = 0; !isStopped; turn += 1) took.push(await makeOne(
      cluster, port, seeded, LANGUAGES[turn % LANGUAGES.length] ?? 'python',
    ));
    return took;
  };
  const running = run();
  running.catch(() => undefined); // `stop` reports the failure.
  return { stop: () => { isStopped = true; return running; } };
}

/** @returns seconds from the wish to the archive, which is not kept from before. */
async function makeOne({ admin }: Cluster, port: number, { token }: Seed, language: string): Promise<number> {
  await admin.query('delete from razao.client_builds where tenant_id = $1', [TENANT]);
  const at = performance.now();
  for (;;) {
    const answer = await fetch(`http://127.0.0.1:${port}/v1/openapi/sdk/${language}`, { headers: { Authorization: `Bearer ${token}` } });
    await answer.arrayBuffer();
    if (answer.status === 200) return (performance.now() - at) / 1000;
    if (answer.status !== 503) throw new Error(`${language}: ${answer.status}`);
    await sleep(Number(answer.headers.get('retry-after')) * 1000);
  }
}
