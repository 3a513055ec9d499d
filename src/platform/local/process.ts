/**
 * Starts, watches and stops the embedded servers, whose processes outlive ours.
 *
 * They run in a process group of their own, so that Ctrl-C reaches only the service, which drains first and then
 * stops them itself. Their output goes to a file, never to a pipe: a pipe would break when the service is killed.
 */
import { spawn, execFileSync } from 'node:child_process';
import { closeSync, openSync, readFileSync, renameSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/** A server that cannot start or stop; the message is one line for the person at the terminal. */
export class LocalServerError extends Error {
  override readonly name = 'LocalServerError';
}

/** Logger of the embedded servers; pino's fits. */
export interface LocalLog {
  info(message: string): void;
  warn(message: string): void;
}

/** Permanent identity of a process: a pid is reused by the system, a pid with its start time is not. */
export interface ProcessRef {
  readonly pid: number;
  readonly startedAt: string;
}

/** Program to start, perhaps under another account. */
export interface Executable {
  readonly file: string;
  readonly args: readonly string[];
  readonly uid?: number;
  readonly gid?: number;
}

/** Places in /proc/<pid>/stat, counted from the field behind the program's name. */
const STATE = 0;
const THREADS = 17;
const START_TIME = 19;

/**
 * The running process of that pid, or undefined when there is none. A zombie counts as none, but only when its last
 * thread has ended: until then its ports and files are still its own.
 */
export function processRef(pid: number): ProcessRef | undefined {
  const startedAt = process.platform === 'linux' ? startFromProc(pid) : startFromPs(pid);
  return startedAt === undefined ? undefined : { pid, startedAt };
}

export function isRunning(ref: ProcessRef): boolean {
  return processRef(ref.pid)?.startedAt === ref.startedAt;
}

/** Waits until the process is gone; false when it is still there after the time. */
export async function waitUntilGone(ref: ProcessRef, timeoutMs: number): Promise<boolean> {
  const deadline = performance.now() + timeoutMs;
  while (isRunning(ref)) {
    if (performance.now() > deadline) return false;
    await sleep(10);
  }
  return true;
}

/** Sends the signals one after the other, each with its time to work, until the process is gone. */
export async function stopProcess(
  ref: ProcessRef,
  steps: readonly (readonly [signal: NodeJS.Signals, waitMs: number])[],
): Promise<void> {
  for (const [signal, waitMs] of steps) {
    if (!isRunning(ref)) return;
    signalQuietly(ref.pid, signal);
    if (await waitUntilGone(ref, waitMs)) return;
  }
  throw new LocalServerError(`process ${ref.pid} does not stop`);
}

/** Waits until a process that was started is ready, or ends; one that is not in time is stopped. @returns whether it is. */
export async function becomesReady(
  ref: ProcessRef, isReady: () => boolean | Promise<boolean>, timeoutMs: number, stopSteps: Parameters<typeof stopProcess>[1],
): Promise<boolean> {
  const deadline = performance.now() + timeoutMs;
  while (isRunning(ref)) {
    if (await isReady()) return isRunning(ref);
    if (performance.now() > deadline) {
      await stopProcess(ref, stopSteps);
      return false;
    }
    await sleep(10);
  }
  return false;
}

/**
 * Starts a server in its own process group with its output in `logFile` (the previous one is kept as `.old`).
 * @returns the process; it is already gone again when the program failed at once.
 */
export function startDetached(command: Executable, logFile: string): { pid: number; startedAt: string } {
  keepPrevious(logFile);
  const output = openSync(logFile, 'a', 0o600);
  try {
    const child = spawn(command.file, [...command.args], {
      detached: true,
      stdio: ['ignore', output, output],
      env: plainEnvironment(),
      ...account(command),
    });
    child.on('error', () => undefined);
    child.unref();
    if (child.pid === undefined) throw new LocalServerError(`cannot run ${command.file}`);
    return processRef(child.pid) ?? { pid: child.pid, startedAt: 'gone' };
  } finally {
    closeSync(output);
  }
}

/** Variables that are set where libfaketime moves our clock. */
const MOVED_CLOCK = ['LD_PRELOAD', 'FAKETIME', 'FAKETIME_DONT_FAKE_MONOTONIC', 'FAKETIME_FORCE_MONOTONIC_FIX', 'FAKETIME_NO_CACHE'];

/** Returns the part of our environment by which our clock is moved, if it is: that of what we start must be the same. */
export function movedClock(): Record<string, string> {
  return environmentOf(MOVED_CLOCK);
}

/** Returns the part of our environment that a server needs, without our secrets: its account may be another one. */
export function plainEnvironment(): NodeJS.ProcessEnv {
  return { ...environmentOf(['PATH', 'HOME', 'TMPDIR', 'LD_LIBRARY_PATH']), ...movedClock(), LC_ALL: 'C', TZ: 'UTC' };
}

function environmentOf(names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.flatMap((name) => {
    const value = process.env[name];
    return value === undefined ? [] : [[name, value]];
  }));
}

/** uid and gid for spawn; absent when the program runs as ourselves. */
export function account(command: Executable): { uid?: number; gid?: number } {
  return command.uid === undefined ? {} : { uid: command.uid, gid: command.gid };
}

/** Returns the line of a server's log that states why it failed, or its last line. */
export function reasonFromLog(logFile: string): string {
  const lines = readOrEmpty(logFile).split('\n').filter((line) => line.trim() !== '');
  const fatal = lines.findLast((line) => /FATAL|PANIC|"s":"F"|error while loading/.test(line));
  return (fatal ?? lines.at(-1) ?? 'it printed nothing').replace(/^.*?(FATAL|PANIC):\s*/, '').slice(0, 300);
}

/** The command line of a running process; empty when it cannot be read. */
export function commandLineOf(pid: number): string {
  if (process.platform === 'linux') return readOrEmpty(`/proc/${pid}/cmdline`).replaceAll('\0', ' ');
  return ps(pid, 'command');
}

export function readOrEmpty(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

function keepPrevious(logFile: string): void {
  try {
    renameSync(logFile, `${logFile}.old`);
  } catch {
    // The first start has no previous log.
  }
}

/** Signals a process; ignores one that has ended. */
export function signalQuietly(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // Gone in the meantime, which is what we want.
  }
}

function startFromProc(pid: number): string | undefined {
  const fields = statOf(pid);
  const isGone = fields[STATE] === 'Z' && Number(fields[THREADS]) <= 1;
  return isGone ? undefined : fields[START_TIME];
}

/** Returns Linux's fields of a process in `/proc/<pid>/stat` after its name, state first; empty when there is none. */
export function statOf(pid: number): readonly string[] {
  const stat = readOrEmpty(`/proc/${pid}/stat`);
  return stat === '' ? [] : stat.slice(stat.lastIndexOf(')') + 2).split(' ');
}

function startFromPs(pid: number): string | undefined {
  const line = ps(pid, 'stat', 'lstart');
  return line === '' || line.startsWith('Z') ? undefined : line.slice(line.indexOf(' ')).trim();
}

/** Columns of the process without headings; empty when there is none. */
function ps(pid: number, ...columns: string[]): string {
  try {
    const args = columns.flatMap((column) => ['-o', `${column}=`]);
    return execFileSync('ps', [...args, '-p', String(pid)], { encoding: 'utf8' }).trim();
  } catch {
    return '';
  }
}
