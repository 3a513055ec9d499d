/**
 * A clock that is not this machine's: libfaketime, out of a Python wheel of the package index, moves it for every process of a test run,
 * Postgres and mongod among them. Calls to registries keep the machine's clock, by which certificates are valid.
 */
import { spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { arch, platform } from 'node:os';
import { join } from 'node:path';
import { fetchWheel } from '../../src/platform/local/index.ts';

const root = join(import.meta.dirname, '../..');
const cache = join(process.env['RAZAO_CACHE_DIR'] ?? join(root, '.razao/cache'), 'moved-clock');
const WHEEL = {
  requirement: 'libfaketime==3.0.1', sha256: '5eed7c17f3d4ba0f6f828de4975f69a622b06b1e792674e6c1b069c0689fab79',
  member: 'libfaketime/vendor/libfaketime/src/libfaketime.so.1',
};
/** Path of libfaketime on a machine that the wheel does not support. */
const given = process.env['FAKETIME_LIBRARY'];
/** A wrapper of the same name as a program; it keeps the machine's clock for calls to a registry. */
const asksRegistry = (folder: string): string => `#!/bin/sh
PATH=$(printf %s "$PATH" | sed 's|${folder}:||g')
case "\${0##*/} $1 $2" in npm* | npx* | 'python3 -m pip' | 'python -m pip') unset LD_PRELOAD FAKETIME ;; esac
exec "\${0##*/}" "$@"
`;

/**
 * Edges of months, days and years, a day so far ahead that all of today's future is past, and both changes of daylight saving of a zone. An
 * instant may be followed by `@` and the machine's zone.
 */
export const MOVED_DATES = [
  '2027-02-28T15:00:00Z', '2027-04-30T15:00:00Z', '2027-08-01T15:00:00Z', '2028-02-29T15:00:00Z', '2029-10-31T15:00:00Z',
  '2031-01-01T02:59:30Z', // thirty seconds before a year begins in São Paulo
  '2034-12-31T23:59:30Z', // and in UTC
  '2027-03-14T06:59:30Z@America/New_York', // thirty seconds before daylight saving begins there, where the machine has that zone
  '2027-11-07T05:59:30Z@America/New_York', // and before it ends
];

/** True when the clock can be moved on this machine. */
export const canMoveClock = given !== undefined || (platform() === 'linux' && arch() === 'x64');

/** Time from the end of a run to the end of its output, in milliseconds. */
const LAST_OUTPUT_MS = 10_000;

/** @param date the time of the run's clock at its start, as in `MOVED_DATES`. @returns the exit code of jest, and its output. */
export async function jestAt(date: string, args: readonly string[], signal?: AbortSignal): Promise<{
  code: number | null; output: string;
}> {
  const env = await movedTo(date);
  const child = spawn(process.execPath, [join(root, 'node_modules/jest/bin/jest.js'), '--ci', '--silent', ...args], {
    cwd: root, stdio: ['ignore', 'pipe', 'pipe'], env, ...(signal && { signal }),
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text: string) => { output += text; });
  child.on('error', () => undefined);
  const code = await new Promise<number | null>((resolve) => {
    child.once('close', resolve);
    child.once('exit', (code) => setTimeout(resolve, LAST_OUTPUT_MS, code).unref()); // a process that a test left may hold the streams
  });
  return { code, output };
}

/** The environment of processes whose clock runs from an instant, as in `MOVED_DATES`. @throws Error for another form. */
export async function movedTo(date: string): Promise<NodeJS.ProcessEnv> {
  const [text = '', zone] = date.split('@');
  const instant = new Date(text);
  if (Number.isNaN(instant.getTime())) throw new Error(`"${date}" is not an instant such as ${MOVED_DATES.join(' or ')}`);
  const [library, programs] = [await findLibrary(), makePrograms()];
  const { RAZAO_TEST_SERVERS: _, JEST_WORKER_ID: __, ...env } = process.env;
  const aheadSeconds = Math.round((instant.getTime() - Date.now()) / 1000);
  return {
    ...env, ...zone !== undefined && { TZ: zone }, PATH: `${programs}:${env['PATH']}`, LD_PRELOAD: library,
    FAKETIME: offsetText(aheadSeconds), ...WALL_CLOCK_ALONE,
  };
}

/** Timers, which go by the monotonic clock, and files keep their times. */
const WALL_CLOCK_ALONE = {
  FAKETIME_DONT_FAKE_MONOTONIC: '1', NO_FAKE_STAT: '1',
  FAKETIME_FORCE_MONOTONIC_FIX: '0', // a fix for older versions of glibc, by which mongod's waits end at once, again and again
};

const offsetText = (seconds: number): string => `${seconds < 0 ? '' : '+'}${seconds}s`;

/** The wall clock of some processes, which a test can step forward and back while they run. */
export class SteppedClock {
  /** Of the processes that go by it. */
  readonly environment: NodeJS.ProcessEnv;

  private constructor(private readonly file: string, library: string) {
    this.environment = {
      LD_PRELOAD: library, FAKETIME: undefined, FAKETIME_TIMESTAMP_FILE: file, FAKETIME_NO_CACHE: '1', ...WALL_CLOCK_ALONE,
    };
    this.set(0);
  }

  /** @param file its offset, which those processes must be able to read. @throws Error where clocks cannot be moved. */
  static async make(file: string): Promise<SteppedClock> {
    return new SteppedClock(file, await findLibrary());
  }

  /** Sets it ahead of this process' clock by so many seconds, from the next time that it is read. */
  set(aheadSeconds: number): void {
    const own = Number.parseInt(process.env['FAKETIME'] ?? '0', 10);
    writeFileSync(`${this.file}.draft`, `${offsetText(own + aheadSeconds)}\n`);
    renameSync(`${this.file}.draft`, this.file); // nobody reads half of it
  }
}

/** @throws Error where it cannot be had. */
async function findLibrary(): Promise<string> {
  const library = given ?? join(cache, 'libfaketime.so.1');
  if (existsSync(library)) return library;
  if (!canMoveClock) throw new Error('the wheel of libfaketime is for Linux on x64: name the library in FAKETIME_LIBRARY');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'wheel-'));
  const fetched = await fetchWheel(WHEEL, folder);
  chmodSync(fetched, 0o755);
  renameSync(fetched, library);
  rmSync(folder, { recursive: true });
  return library;
}

function makePrograms(): string {
  const folder = join(cache, 'bin');
  mkdirSync(folder, { recursive: true });
  for (const name of ['npm', 'npx', 'python3', 'python']) writeFileSync(join(folder, name), asksRegistry(folder), { mode: 0o755 });
  return folder;
}
