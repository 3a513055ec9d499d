/** The service as a process of its own, which can be killed. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { programFile } from '../support/server-urls.ts';
import { eventually } from '../support/service.ts';
import type { Armed, Failpoint } from '../../src/platform/failpoints.ts';

const START_MS = 60_000;
const KEK = '07'.repeat(32);
/** Nobody listens there: no embedded MongoDB is started for the test, and the service reports that it is degraded. */
const NO_MONGODB = 'mongodb://127.0.0.1:9';

export class ServiceChild {
  private constructor(private readonly child: ChildProcess, readonly baseUrl: string) {}

  /** Starts `razao serve`, or another program, on a free port; the test service's key opens its database. */
  static async start(databaseUrl: string, env: NodeJS.ProcessEnv = {}, program = 'service-process'): Promise<ServiceChild> {
    const child = spawn(process.execPath, ['--enable-source-maps', await programFile(program), 'serve', '--json'], {
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
      env: {
        ...process.env, NODE_OPTIONS: '', PORT: '0', DATABASE_URL: databaseUrl, MONGODB_URL: NO_MONGODB, RAZAO_KEK: KEK,
        RAZAO_SANDBOX: '1', RAZAO_LOG_LEVEL: process.env['TEST_LOG_LEVEL'] ?? 'silent', ...env,
      },
    });
    const timer = setTimeout(() => child.kill('SIGKILL'), START_MS);
    try {
      return new ServiceChild(child, await baseUrlOf(child));
    } finally {
      clearTimeout(timer);
    }
  }

  get isRunning(): boolean {
    return this.child.exitCode === null && this.child.signalCode === null;
  }

  /** Lets the process die when it next comes to the failpoint, or do what is given instead. @returns when the failpoint is set. */
  async arm(point: Failpoint, given: Omit<Armed, 'point'> = {}): Promise<void> {
    const armed = once(this.child, 'message');
    this.child.send({ point, ...given });
    await armed;
  }

  /** Stops the process where it is, as a hypervisor would. */
  freeze(): void {
    this.child.kill('SIGSTOP');
  }

  /** Resolves when the process has been stopped, by `freeze` or at a failpoint. */
  async frozen(): Promise<void> {
    await eventually(async () => stateOf(this.child.pid) === 'T', 60);
  }

  /** Continues a stopped process. */
  thaw(): void {
    this.child.kill('SIGCONT');
  }

  /** Resolves when the process has ended by itself. @throws when it still runs after `seconds`. */
  async ended(seconds = 20): Promise<void> {
    if (this.isRunning) await once(this.child, 'exit', { signal: AbortSignal.timeout(seconds * 1000) });
  }

  /** Ends the process without any warning, and returns when it is gone. */
  async kill(): Promise<void> {
    if (!this.isRunning) return;
    const gone = once(this.child, 'exit');
    this.child.kill('SIGKILL');
    await gone;
  }
}

/** The state letter of a process; `T` while it is stopped. Source: proc(5). */
function stateOf(pid: number | undefined): string | undefined {
  return /\) (\S)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))?.[1];
}

async function baseUrlOf(child: ChildProcess): Promise<string> {
  let said = '';
  for await (const chunk of child.stdout ?? []) {
    said += String(chunk);
    const url = /"base_url":"([^"]+)"/.exec(said)?.[1];
    if (url !== undefined) {
      child.stdout?.resume();
      return url;
    }
  }
  throw new Error(`the service did not start: ${said}`);
}

/** Ends everything a test started, the last first; a failure does not keep the others from ending. */
export async function endAll(ends: readonly (() => unknown)[]): Promise<void> {
  const failures: unknown[] = [];
  for (const end of ends.toReversed()) {
    try {
      await end();
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
}
