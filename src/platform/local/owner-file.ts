/**
 * Ownership of an embedded server. Exactly one living process owns it and stops it; any other that opens the same data folder meanwhile
 * only borrows it (a second `make run`, a command of the command line).
 */
import { linkSync, rmSync, writeFileSync } from 'node:fs';
import { isRunning, LocalServerError, processRef, readOrEmpty, type ProcessRef } from './process.ts';

export interface Ownership {
  /** Undefined when it is ours, else the process that has it. */
  readonly heldBy: ProcessRef | undefined;
  release(): void;
}

const ATTEMPTS = 5;

/** Takes ownership of the server whose owner is written in `file`. A dead process' server is taken over. */
export function takeOwnership(file: string): Ownership {
  const me = processRef(process.pid);
  if (me === undefined) throw new LocalServerError('cannot find our own process');
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    if (tryCreate(file, me)) return { heldBy: undefined, release: () => rmSync(file, { force: true }) };
    const holder = serverOwner(file);
    if (holder !== undefined) return { heldBy: holder, release: () => undefined };
    rmSync(file, { force: true });
  }
  throw new LocalServerError(`cannot take ${file}`);
}

/** The living process that is written in `file`, if any. */
export function serverOwner(file: string): ProcessRef | undefined {
  const [pid, ...startedAt] = readOrEmpty(file).trim().split(' ');
  const ref = { pid: Number(pid), startedAt: startedAt.join(' ') };
  return ref.pid > 0 && isRunning(ref) ? ref : undefined;
}

/** Creates the file by a hard link, which appears whole or not at all, so nobody reads a half-written file. */
function tryCreate(file: string, me: ProcessRef): boolean {
  const draft = `${file}.${me.pid}`;
  writeFileSync(draft, `${me.pid} ${me.startedAt}\n`, { mode: 0o600 });
  try {
    linkSync(draft, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}
