/** The command line as its tests call it: a command with its exit code and output, in a folder and on a database of the test's own. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect } from '@jest/globals';
import { EXIT, type ExitCode } from '../../src/command-line/exit-codes.ts';
import type { TestDatabase } from './database.ts';
import { programFile } from './server-urls.ts';

export const CLI = join(import.meta.dirname, '../../src/command-line/razao.js');
export const TIMEOUT_MS = 60_000;
const KEK = '07'.repeat(32);

interface Outcome {
  code: number;
  out: string;
  err: string;
}

/** @param folder to run in. @param database of the service; both once they are there. */
export function commandLineCalls(folder: () => string, database: () => TestDatabase) {
  /** Child processes to end: one left running by a failing test would keep the whole run from ending. */
  const running: ChildProcess[] = [];

  function environment(changes: Record<string, string>): NodeJS.ProcessEnv {
    return {
      ...process.env, NODE_OPTIONS: '', PORT: '0', DATABASE_URL: database().url, MONGODB_URL: 'mongodb://127.0.0.1:9',
      RAZAO_DATA_DIR: join(folder(), 'data'), RAZAO_KEK: KEK, RAZAO_DEMO: 'empty', ...changes,
    };
  }

  /** Runs a command to its end, in a folder that is not the repository; put into one file, which loads in half the time. */
  async function razao(args: string[], changes: Record<string, string> = {}): Promise<Outcome> {
    return run(await programFile('main'), args, changes);
  }

  async function run(file: string, args: string[], changes: Record<string, string> = {}): Promise<Outcome> {
    const child = spawn(process.execPath, [file, ...args], { cwd: folder(), env: environment(changes), stdio: ['ignore', 'pipe', 'pipe'] });
    const outcome: Outcome = { code: -1, out: '', err: '' };
    child.stdout.on('data', (chunk) => { outcome.out += chunk; });
    child.stderr.on('data', (chunk) => { outcome.err += chunk; });
    const [code] = await once(child, 'close');
    return { ...outcome, code };
  }

  /** Runs a command that must fail with an exit code, and returns the one line that it prints. */
  async function failure(args: string[], changes: Record<string, string> = {}, exitCode: ExitCode = EXIT.REFUSED): Promise<string> {
    const { code, out, err } = await razao(args, changes);
    expect({ code, out, lines: err.split('\n').length, err }).toEqual({ code: exitCode, out: '', lines: 2, err });
    return err.trim();
  }

  const usage = (args: string[], changes: Record<string, string> = {}) => failure(args, changes, EXIT.USAGE);

  async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<number> {
    const closed = once(child, 'close');
    child.kill(signal);
    const [code] = await closed;
    return code;
  }

  return { end, environment, failure, razao, run, running, usage };
}
