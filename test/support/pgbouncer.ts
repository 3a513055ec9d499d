/** PgBouncer before the test servers, where it is installed: Debian's package pgbouncer. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../src/platform/local/address.ts';
import { systemProgram } from './system-program.ts';

const NOBODY = 65_534;

/** The program; undefined where there is none. */
export const pgbouncer = systemProgram('pgbouncer');

export interface Pooler {
  /** The database's URL through it. */
  readonly url: string;
  stop(): Promise<void>;
}

/** @param url of a database, with a password. */
export async function startPgbouncer(url: string, mode: 'session' | 'transaction' | 'statement'): Promise<Pooler> {
  const { hostname, port, username, password } = new URL(url);
  const folder = mkdtempSync(join(tmpdir(), 'razao-pgbouncer-'));
  const isRoot = process.getuid?.() === 0;
  const own = await freePort();
  const write = (name: string, lines: readonly string[]): string => {
    const file = join(folder, name);
    writeFileSync(file, `${lines.join('\n')}\n`, { mode: 0o600 });
    if (isRoot) chownSync(file, NOBODY, NOBODY);
    return file;
  };
  const users = write('users.txt', [`"${decodeURIComponent(username)}" "${decodeURIComponent(password)}"`]);
  const settings = write('pgbouncer.ini', [
    '[databases]', `* = host=${hostname} port=${port}`,
    '[pgbouncer]', 'listen_addr = 127.0.0.1', `listen_port = ${own}`, 'unix_socket_dir =', 'auth_type = trust', `auth_file = ${users}`,
    `pool_mode = ${mode}`,
  ]);
  chmodSync(folder, 0o755);
  const child = spawn(pgbouncer ?? '', ['--quiet', settings], { stdio: 'ignore', ...(isRoot && { uid: NOBODY, gid: NOBODY }) });
  const pooled = new URL(url);
  pooled.port = String(own);
  return {
    url: pooled.href,
    stop: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}
