/** Load generator for a service: wrk, which is in C, if it is on PATH and supports the kind; else `load.ts`, a process of Node. */
import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { LoadJob, LoadReport } from './load.ts';
import { Helper } from './processes.ts';
import { summarize, type Sample } from './sample.ts';

/** Result of a load job. */
export interface Load {
  readonly sample: Sample;
  /** All answers of the job, also those of the warm-up. */
  readonly answered: number;
  /** Requests that may have been carried out without an answer that was heard: wrk ends amid them. */
  readonly unheard: number;
  /** Microseconds of the generator's processor time. */
  readonly cpu: number;
}

export interface LoadGenerator {
  readonly name: string;
  /** @throws when an answer was not 2xx, or a connection broke. */
  put(job: LoadJob): Promise<Load>;
  stop(): Promise<void>;
}

/** Kinds that `wrk.lua` knows: others need an answer for their next request, or a signature. */
const KINDS_OF_WRK: ReadonlySet<LoadJob['kind']> = new Set(['transfer', 'hot', 'batch', 'balance', 'plain']);

/** @param node serves kinds that wrk does not support, and all where there is no wrk. @param folder for wrk's arguments. */
export async function withWrk(node: LoadGenerator, folder: string): Promise<LoadGenerator> {
  const version = await versionOfWrk();
  if (version === undefined) return node;
  return {
    name: `${version}; ${node.name} where a request needs the answer before it, or a signature`,
    put: (job) => (KINDS_OF_WRK.has(job.kind) ? putByWrk(job, folder) : node.put(job)),
    stop: () => node.stop(),
  };
}

/** The generator in Node alone. */
export function nodeGenerator(): LoadGenerator {
  const helper = new Helper('load.ts');
  const put = async (job: LoadJob): Promise<Load> => {
    const { latencies, answered, cpu, error } = await helper.ask<LoadReport>(job);
    if (error !== undefined) throw new Error(`${job.kind} at ${job.connections} connections: ${error}`);
    return { sample: summarize(latencies, job.timing, job.batch?.size), answered, unheard: 0, cpu };
  };
  return { name: `Node ${process.version}`, put, stop: () => helper.stop() };
}

/** wrk prints its version beside its usage, and ends with 1. */
async function versionOfWrk(): Promise<string | undefined> {
  const { stdout = '' } = await promisify(execFile)('wrk', ['--version']).catch((error: { stdout?: string }) => error);
  return /^(wrk \S+)/.exec(stdout)?.[1];
}

/** Counts of `wrk.lua`. */
interface Counted {
  readonly answered: number;
  readonly failed: number;
  readonly seconds: number;
  readonly p50: number;
  readonly p99: number;
  readonly cpu: number;
}

async function putByWrk(job: LoadJob, folder: string): Promise<Load> {
  const warmUp = job.timing.warmUp > 0 ? await runWrk(job, folder, `${job.run}w`, job.timing.warmUp) : undefined;
  const measured = await runWrk(job, folder, job.run, job.timing.measured);
  return {
    sample: { rate: (measured.answered * (job.batch?.size ?? 1)) / measured.seconds, p50: measured.p50, p99: measured.p99 },
    answered: measured.answered + (warmUp?.answered ?? 0), unheard: job.connections * (warmUp ? 2 : 1),
    cpu: measured.cpu + (warmUp?.cpu ?? 0),
  };
}

/** @param seconds rounded up: wrk knows whole ones. */
async function runWrk(
  { kind, port, connections, token, accounts, batch }: LoadJob, folder: string, run: string, seconds: number,
): Promise<Counted> {
  const file = join(folder, 'wrk-accounts');
  writeFileSync(file, [token, ...accounts].join('\n'), { mode: 0o600 });
  const { stdout } = await promisify(execFile)('wrk', [
    '--threads', '1', '--connections', String(connections), '--duration', `${Math.ceil(seconds)}s`, '--timeout', '30s',
    '--script', join(import.meta.dirname, 'wrk.lua'), `http://127.0.0.1:${port}`, '--', kind, run, file, String(batch?.size ?? 1),
    String(batch?.atomic ?? false),
  ]);
  const counted = JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as Counted;
  if (counted.failed > 0 || counted.answered === 0) throw new Error(
    `${kind} at ${connections} connections: ${counted.failed} requests failed\n${stdout}`,
  );
  return counted;
}
