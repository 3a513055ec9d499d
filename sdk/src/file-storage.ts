import {
  closeSync, fdatasync, fsyncSync, mkdirSync, openSync, readFileSync, renameSync, rmSync, write, writeFileSync,
} from 'node:fs';
import { dirname, resolve } from 'node:path';
import { promisify } from 'node:util';
import type { Storage } from './storage.ts';

/** Files that a client of this process uses. */
const inUse = new Set<string>();
type Changes = Readonly<Record<string, string | null>>;

const append: (descriptor: number, text: string) => Promise<unknown> = promisify(write);
const flushed = promisify(fdatasync);

export interface FileStorage extends Storage {
  /** Lets go of the file, for another client. A process that ends need not. */
  close(): void;
}

/**
 * A storage in a file: a line for each change, which counts as made once it is on the disk. The file is rewritten when it is opened. One
 * process at a time: another that tries is refused for as long as the first lives.
 * @throws (on first use) Error when a living process holds the file, or it cannot be written.
 */
export function fileStorage(path: string): FileStorage {
  const file = resolve(path);
  let descriptor: number | undefined;
  let waiting: { changes: Changes; done: () => void; failed: (error: unknown) => void }[] = [];
  let writing = false;

  /** One write and one flush for all who wait. */
  const flush = async (): Promise<void> => {
    writing = true;
    while (waiting.length > 0) {
      const batch = waiting;
      waiting = [];
      try {
        if (descriptor === undefined) throw new Error(`${file} is not open`);
        await append(descriptor, batch.map(({ changes }) => `${JSON.stringify(changes)}\n`).join(''));
        await flushed(descriptor);
        batch.forEach(({ done }) => done());
      } catch (error) {
        batch.forEach(({ failed }) => failed(error));
      }
    }
    writing = false;
  };

  return {
    async load() {
      mkdirSync(dirname(file), { recursive: true });
      claim(file);
      const kept = readLines(file);
      compact(file, kept);
      descriptor = openSync(file, 'a', 0o600);
      return kept;
    },
    write(changes) {
      return new Promise((done, failed) => {
        waiting.push({ changes, done, failed });
        if (!writing) void flush();
      });
    },
    close() {
      if (descriptor === undefined) return;
      closeSync(descriptor);
      descriptor = undefined;
      inUse.delete(file);
      rmSync(`${file}.lock`, { force: true });
    },
  };
}

/** Takes the file for this process. A claim of a process that is gone is void. */
function claim(file: string): void {
  const lock = `${file}.lock`;
  if (inUse.has(file)) throw new Error(`${file} is used by another client of this process: share the client`);
  for (;;) {
    try {
      writeFileSync(lock, String(process.pid), { flag: 'wx', mode: 0o600 });
      inUse.add(file);
      return;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    const holder = readHolder(lock);
    if (holder !== process.pid && isAlive(holder)) {
      throw new Error(`${file} is used by process ${holder}: give each process a file of its own (${lock})`);
    }
    rmSync(lock, { force: true });
  }
}

function readHolder(lock: string): number {
  try {
    return Number(readFileSync(lock, 'utf8'));
  } catch {
    return 0;
  }
}

function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** A line that was cut off by a crash never counted as made. */
function readLines(file: string): Map<string, string> {
  const kept = new Map<string, string>();
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    return kept;
  }
  for (const line of text.split('\n').slice(0, -1)) {
    for (const [key, value] of Object.entries(JSON.parse(line) as Changes)) {
      if (value === null) kept.delete(key);
      else kept.set(key, value);
    }
  }
  return kept;
}

/** Written beside, flushed, then put in place: at no moment is there less than before. */
function compact(file: string, kept: ReadonlyMap<string, string>): void {
  const draft = `${file}.draft`;
  const text = kept.size === 0 ? '' : `${JSON.stringify(Object.fromEntries(kept))}\n`;
  writeFileSync(draft, text, { mode: 0o600 });
  const descriptor = openSync(draft, 'r+');
  fsyncSync(descriptor);
  closeSync(descriptor);
  renameSync(draft, file);
  flushFolder(dirname(file));
}

/** So that the new name survives as well; where folders cannot be flushed, the platform does it by itself. */
function flushFolder(folder: string): void {
  try {
    const descriptor = openSync(folder, 'r');
    fsyncSync(descriptor);
    closeSync(descriptor);
  } catch {
    return;
  }
}
