/** Starts the keeper of the test servers (servers.ts) once per run; tests that need a server wait for it themselves. */
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

export default function setup() {
  const folder = join(root, '.razao/test', `run-${process.pid}-${randomBytes(4).toString('hex')}`);
  const keeper = spawn(process.execPath, ['--import', 'tsx', join(import.meta.dirname, 'servers.ts'), folder], {
    cwd: root,
    detached: true,
    stdio: ['pipe', 'ignore', 'inherit'],
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  keeper.unref();
  keeper.stdin.unref?.();
  process.env.RAZAO_TEST_SERVERS = folder;
  // Programs that tests start again and again are compiled once a run.
  process.env.NODE_COMPILE_CACHE = join(folder, 'compiled');
  globalThis.razaoTestKeeper = keeper;
}
