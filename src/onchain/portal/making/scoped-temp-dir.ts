/** Folders and programs that go when this process goes, however that happens: also when it is killed. */
import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Writable } from 'node:stream';

/** Removes a folder once nobody can write to what it reads. */
const KEEPER = 'read -r _; exec rm -rf -- "$0"';
/**
 * A program as the leader of a session and its group, with a niceness. The session has one of its own: where Linux schedules by sessions
 * (sched(7), autogroup), a process is nice only to its session. Beside the program somebody reads from us: when we are gone, the reading
 * ends, and with it the group.
 */
const LEADER = '{ echo "$0" > /proc/self/autogroup; } 2>/dev/null; (read -r _; kill -KILL 0) <&3 3<&- & exec 3<&-; exec nice -n "$0" "$@"';

/** A folder that only we can enter. */
export interface ScopedTempDir {
  readonly path: string;
  /** The folder stays until all who hold this are gone: we, and the programs that are started in it. */
  readonly held: Writable;
  remove(): void;
}

/**
 * Makes a folder that is removed by `remove`, and also when we are killed: the process that removes it starts before the folder exists. It
 * is named from the root: programs that are started in it have another working directory than we.
 */
export function scopedTempDir(parent: string, prefix: string): ScopedTempDir {
  const path = join(resolve(parent), `${prefix}${randomBytes(6).toString('hex')}`);
  const keeper = spawn('/bin/sh', ['-c', KEEPER, path], {
    cwd: '/', detached: true, stdio: ['pipe', 'ignore', 'ignore'], env: { PATH: '/usr/bin:/bin' },
  });
  keeper.on('error', () => undefined); // Then the folder goes with `remove` alone.
  keeper.unref();
  const held = keeper.stdin;
  const remove = (): void => {
    rmSync(path, { recursive: true, force: true, maxRetries: 5 });
    held.end();
  };
  try {
    mkdirSync(path, { mode: 0o700 });
  } catch (error) {
    remove();
    throw error;
  }
  return { path, held, remove };
}

/** Starts a program in a folder, as the leader of a group of its own. Its stdout and stderr are pipes. */
export function startInGroup(
  command: readonly string[], { path, held }: ScopedTempDir, env: NodeJS.ProcessEnv, niceness: number,
): ChildProcess {
  return spawn('/bin/sh', ['-c', LEADER, String(niceness), ...command], { cwd: path, detached: true, stdio: [
    'ignore', 'pipe', 'pipe', 'pipe', held,
  ], env });
}

/** Ends a program with all that it started. */
export function endGroup({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL');
  } catch {
    // It has ended.
  }
}
