/** Keeps one embedded server running until it is stopped. */
import { setTimeout as sleep } from 'node:timers/promises';
import { isRunning, LocalServerError, type LocalLog, type ProcessRef } from './process.ts';

export interface LocalServer {
  readonly url: string;
  /** The server's process now; another one after it died and was started again. */
  readonly pid: number;
  /** True when another process owns the server: `stop()` then leaves it running. */
  readonly borrowed: boolean;
  stop(): Promise<void>;
}

export interface Supervised {
  readonly name: string;
  readonly url: string;
  readonly log: LocalLog;
  /** Starts the server again after it died. */
  relaunch(): Promise<ProcessRef>;
  /** Ends the process cleanly. */
  end(ref: ProcessRef): Promise<void>;
  /** Gives up the ownership. */
  release(): void;
}

const LOOK_EVERY_MS = 200;
const RESTARTS = 5;
const RESTARTS_WITHIN_MS = 60_000;

/** Starts a server that dies again, at most five times a minute. */
export function supervise(server: Supervised, first: ProcessRef): LocalServer {
  let current = first;
  let relaunching: Promise<void> | undefined;
  let stopping: Promise<void> | undefined;
  const deaths: number[] = [];

  const timer = setInterval(() => {
    if (relaunching !== undefined || isRunning(current)) return;
    relaunching = recover().finally(() => (relaunching = undefined));
  }, LOOK_EVERY_MS);
  timer.unref();

  async function recover(): Promise<void> {
    deaths.push(performance.now());
    const recent = deaths.filter((at) => at > performance.now() - RESTARTS_WITHIN_MS);
    if (recent.length > RESTARTS) {
      clearInterval(timer);
      server.log.warn(`${server.name} died ${recent.length} times within a minute: it is not restarted`);
      return;
    }
    server.log.warn(`${server.name} (pid ${current.pid}) died: restarting it`);
    try {
      current = await server.relaunch();
    } catch (error) {
      server.log.warn(error instanceof LocalServerError ? error.message : String(error));
    }
  }

  async function stopOnce(): Promise<void> {
    clearInterval(timer);
    await relaunching;
    await server.end(current);
    server.release();
  }

  return {
    url: server.url,
    get pid() {
      return current.pid;
    },
    borrowed: false,
    stop: () => (stopping ??= stopOnce()),
  };
}

/** Returns a server that another process owns. */
export function borrow(url: string, pid: number): LocalServer {
  return { url, pid, borrowed: true, stop: () => Promise.resolve() };
}

/**
 * The server that another process has on the same folder, as soon as it answers.
 * @param find where it is; undefined while it does not answer.
 * @throws LocalServerError when it does not in time, or its owner ends.
 */
export async function borrowFrom(
  name: string, owner: ProcessRef, find: () => Promise<LocalServer | undefined>, timeoutMs: number,
): Promise<LocalServer> {
  const deadline = performance.now() + timeoutMs;
  while (isRunning(owner) && performance.now() < deadline) {
    const found = await find();
    if (found) return found;
    await sleep(50);
  }
  throw new LocalServerError(`the ${name} of process ${owner.pid} on this data folder does not answer`);
}
