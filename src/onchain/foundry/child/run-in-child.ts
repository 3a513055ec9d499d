import { type ChildProcess, spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { ChildJob, ChildMessage } from './messages.ts';

/** Reason why a child was killed or exited by itself. */
export type Death = 'TOO_SLOW' | 'TOO_LARGE' | 'DIED';

type ChildEnd = { readonly result: unknown } | { readonly death: Death } | { readonly failure: string };

interface ChildLimits {
  /** Seconds of processor time that the system grants; the limit holds even when no process is left to kill it. */
  readonly cpuSeconds: number;
  /** Milliseconds that it may take from now on; evaluated again after each message. */
  readonly patience: (message: ChildMessage | null) => number;
  /** Called with each message. */
  readonly onMessage?: (message: ChildMessage) => void;
  /** Ends it: the job is no longer wanted. */
  readonly signal?: AbortSignal;
}

const CHILD = fileURLToPath(new URL('./child.ts', import.meta.url));
/** The program with its packages: the only files that the child may read. */
const PROGRAM = fileURLToPath(new URL('../../../../', import.meta.url));
const HEAP_MEGABYTES = 256;
const RESIDENT_BYTES = 700 * 1024 * 1024;
const LOOK_EVERY_MS = 100;
const PAGE_BYTES = 4096;
/** Signals or exit codes with which Node ends when the heap is full. */
const OUT_OF_MEMORY: ReadonlySet<unknown> = new Set(['SIGABRT', 'SIGTRAP', 'SIGILL', 134, 133]);

/**
 * Runs one job in a process of its own: no environment, Node's permission model, little memory, a time limit.
 * @returns its result, the reason of its death, or a fault of the code in it; it never throws for the behaviour of the job.
 */
export async function runInChild(job: ChildJob, limits: ChildLimits): Promise<ChildEnd> {
  const flags = [
    `--max-old-space-size=${HEAP_MEGABYTES}`, '--permission', `--allow-fs-read=${PROGRAM}*`, '--disable-warning=ExperimentalWarning',
  ];
  const child = spawn('/bin/sh', ['-c', `ulimit -t ${limits.cpuSeconds}; exec "$0" "$@"`, process.execPath, ...flags, CHILD], {
    env: {}, stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const killed: { reason?: Death } = {};
  const kill = (reason: Death) => { killed.reason ??= reason; child.kill('SIGKILL'); };
  const watching = watch(child, limits, kill);
  try {
    return await endOf(child, job, limits, killed, watching.heard);
  } finally {
    watching.stop();
    child.kill('SIGKILL');
  }
}

/** Kills it when its time is over or it uses too much memory. */
function watch(child: ChildProcess, { patience, signal }: ChildLimits, kill: (reason: Death) => void) {
  const slow = () => { kill('TOO_SLOW'); };
  let clock = setTimeout(slow, patience(null));
  const abort = () => { kill('DIED'); };
  signal?.addEventListener('abort', abort, { once: true });
  const scales = setInterval(() => {
    void residentBytes(child.pid).then((bytes) => { if (bytes > RESIDENT_BYTES) kill('TOO_LARGE'); });
  }, LOOK_EVERY_MS);
  return {
    heard: (message: ChildMessage) => {
      clearTimeout(clock);
      clock = setTimeout(slow, patience(message));
    },
    stop: () => {
      clearTimeout(clock);
      clearInterval(scales);
      signal?.removeEventListener('abort', abort);
    },
  };
}

function endOf(
  child: ChildProcess, job: ChildJob, { onMessage }: ChildLimits, killed: { reason?: Death }, heard: (message: ChildMessage) => void,
): Promise<ChildEnd> {
  return new Promise((resolve) => {
    child.on('message', (received) => {
      const message = received as ChildMessage;
      heard(message);
      onMessage?.(message);
      if (message.tells === 'done') resolve({ result: message.result });
      if (message.tells === 'failed') resolve({ failure: message.message });
    });
    child.once('exit', (code, signal) => { resolve({ death: killed.reason ?? deathBy(signal ?? code) }); });
    child.once('error', (error) => { resolve({ failure: error.message }); });
    // A child that died at once cannot receive the job; its exit gives the reason.
    child.send(job, () => undefined);
  });
}

function deathBy(end: unknown): Death {
  if (end === 'SIGXCPU') return 'TOO_SLOW';
  return OUT_OF_MEMORY.has(end) ? 'TOO_LARGE' : 'DIED';
}

/** Resident memory of a process in bytes; zero where the system does not report it. */
async function residentBytes(pid: number | undefined): Promise<number> {
  try {
    const [, resident = '0'] = (await readFile(`/proc/${pid ?? 0}/statm`, 'utf8')).split(' ');
    return Number(resident) * PAGE_BYTES;
  } catch {
    return 0;
  }
}
