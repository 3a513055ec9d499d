/** The processes of a bench run: starts, calls and ends them. */
import { fork, spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort, startMongo } from '../../src/platform/local/index.ts';
import { statOf } from '../../src/platform/local/process.ts';
import { createLog } from '../../src/platform/log.ts';
import { childrenOf, parents } from '../support/proc.ts';

const root = join(import.meta.dirname, '../..');
/** The first start of all fetches a MongoDB. */
const START_MS = 300_000;
const STOP_MS = 20_000;

/** A helper in a process of its own that takes a message and answers with one. */
export class Helper {
  readonly #child: ChildProcess;

  constructor(file: string) {
    this.#child = fork(join(import.meta.dirname, file), { serialization: 'advanced', execArgv: ['--import', 'tsx'] });
  }

  ask<Answer>(job: object): Promise<Answer> {
    const answer = this.hear<Answer>();
    this.#child.send(job);
    return answer;
  }

  hear<Answer>(): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const gone = () => reject(new Error('a helper process ended'));
      this.#child.once('exit', gone);
      this.#child.once('message', (answer) => {
        this.#child.off('exit', gone);
        resolve(answer as Answer);
      });
    });
  }

  /** Its processor time so far in microseconds. */
  cpu(): number {
    return cpuOf(this.#child.pid);
  }

  async stop(): Promise<void> {
    await end(this.#child, 'SIGKILL');
  }
}

/**
 * Makes a folder beside those of the test servers, which Postgres' account may enter: `make test` and `make clean` remove the remains of a
 * killed run there.
 */
export function makeBenchFolder(): string {
  const folder = join(root, '.razao/test', `run-${process.pid}-bench${randomBytes(4).toString('hex')}`);
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o711);
  return folder;
}

/** The service under test. */
export interface BenchedService {
  readonly port: number;
  readonly pid: number;
  /** Address of its inspector; undefined without one. */
  readonly inspector: string | undefined;
  stop(): Promise<void>;
}

/**
 * Starts the service as it runs in production: all of it, its log in a file of `folder`, its MongoDB beside that.
 * @param checkout whose code runs.
 */
export async function startService(
  databaseUrl: string, folder: string, inspect: boolean, settings: Readonly<Record<string, string>> = {}, checkout = root,
): Promise<BenchedService> {
  const port = await freePort();
  const inspectPort = inspect ? await freePort() : undefined;
  const mongo = 'MONGODB_URL' in settings ? undefined : await startMongo({ dataDir: folder, log: createLog('silent') });
  const logFile = join(folder, 'service.log');
  const log = openSync(logFile, 'a', 0o600);
  const inspector = inspectPort === undefined ? [] : [`--inspect=127.0.0.1:${inspectPort}`];
  const child = spawn(process.execPath, [
    ...inspector, '--import', 'tsx', '--import', './src/platform/local/stop-with-make.ts', 'src/main.ts', 'serve', '--migrate',
  ], {
    cwd: checkout,
    stdio: ['ignore', log, log],
    env: {
      ...foreignSettings(), NODE_ENV: 'production', PORT: String(port), HOST: '127.0.0.1', DATABASE_URL: databaseUrl,
      RAZAO_DATA_DIR: folder, RAZAO_SANDBOX: '1', RAZAO_KEK: randomBytes(32).toString('hex'), MONGODB_URL: mongo?.url ?? '',
      RAZAO_QUOTAS: 'requests_per_second=100000', ...settings,
    },
  });
  closeSync(log);
  try {
    await untilReady(child, `http://127.0.0.1:${port}/readyz`);
  } catch (error) {
    await end(child, 'SIGKILL');
    await mongo?.stop();
    throw new Error(`the service did not start: ${readFileSync(logFile, 'utf8').slice(-2000)}`, { cause: error });
  }
  return {
    port, pid: child.pid ?? 0, inspector: inspectPort === undefined ? undefined : `http://127.0.0.1:${inspectPort}`,
    stop: () => end(child, 'SIGTERM').finally(() => mongo?.stop()),
  };
}

/**
 * The environment without settings of ours: the bench runs with the defaults, but for a rail that funds accounts and more requests than any
 * case sends.
 */
function foreignSettings(): NodeJS.ProcessEnv {
  const ours = /^(RAZAO_|PORT$|HOST$|DATABASE_|MONGODB_URL$|NODE_OPTIONS$)/;
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !ours.test(name)));
}

async function untilReady(child: ChildProcess, url: string): Promise<void> {
  const deadline = performance.now() + START_MS;
  while (performance.now() < deadline && child.exitCode === null) {
    const ready = await fetch(url).then((answer) => answer.ok, () => false);
    if (ready) return;
    await sleep(50);
  }
  throw new Error('it does not answer');
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  child.kill(signal);
  const late = setTimeout(() => child.kill('SIGKILL'), STOP_MS);
  await gone;
  clearTimeout(late);
}

const MICROSECONDS_PER_TICK = 10_000;

/** Processor time in microseconds of a process, with that of its children that ended; NaN where it is unknown. */
export function cpuOf(pid: number | undefined): number {
  const ticks = statOf(pid ?? 0).slice(11, 15).map(Number);
  return ticks.length === 0 ? Number.NaN : ticks.reduce((sum, more) => sum + more, 0) * MICROSECONDS_PER_TICK;
}

/** Processor time in microseconds of a server with its living children. */
export function cpuOfTree(pid: number): number {
  try {
    return [pid, ...childrenOf(pid)].reduce((sum, member) => sum + (cpuOf(member) || 0), 0);
  } catch {
    return Number.NaN;
  }
}

/** The kernel's own threads work for any process, such as those that write our log to the disk. */
const KERNEL_THREADS = 2;

/** Processor time of the whole machine so far, and of our process trees. */
interface Worked {
  /** Time of the reading, in milliseconds. */
  readonly at: number;
  /** Microseconds of processor time. */
  readonly machine: number;
  readonly ours: number;
}

/** Begins to count the machine's time used by other processes. @param roots our processes, each with all that it started. */
export function watchOthers(roots: readonly number[]): () => number {
  const before = workedBy(roots);
  return () => othersShare(before, workedBy(roots), availableParallelism());
}

/** Share of all processors' time that other processes used, 0 to 1; NaN where it is unknown. */
export function othersShare(before: Worked, after: Worked, processors: number): number {
  const others = after.machine - before.machine - (after.ours - before.ours);
  return Math.max(0, others) / ((after.at - before.at) * 1000 * processors);
}

function workedBy(roots: readonly number[]): Worked {
  const ours = new Set([...roots, KERNEL_THREADS]);
  const starters = startedBy();
  const isOurs = (pid: number): boolean => {
    const line: number[] = [];
    for (let at: number | undefined = pid; at !== undefined && at > 0; at = starters.get(at)) {
      if (ours.has(at)) {
        line.forEach((it) => ours.add(it));
        return true;
      }
      line.push(at);
    }
    return false;
  };
  return {
    at: performance.now(), machine: cpuOfMachine(),
    ours: [...starters.keys()].filter(isOurs).reduce((sum, pid) => sum + (cpuOf(pid) || 0), 0),
  };
}

function startedBy(): ReadonlyMap<number, number> {
  try {
    return parents();
  } catch {
    return new Map();
  }
}

/** Microseconds that all processors have worked, or had to wait for another machine on the same iron. */
function cpuOfMachine(): number {
  try {
    const [, user, nice, system, , , irq, softirq, steal] = readFileSync('/proc/stat', 'utf8').split(/\s+/, 9).map(Number);
    return [user, nice, system, irq, softirq, steal].reduce<number>((sum, ticks) => sum + (ticks ?? 0), 0) * MICROSECONDS_PER_TICK;
  } catch {
    return Number.NaN;
  }
}
