import { spawn } from 'node:child_process';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import type { Shutdown } from './shutdown.ts';

const ROOT = join(import.meta.dirname, '../..');
const LOW_PRIORITY = 10;

/** Builds the console beside the service, at a low priority, unless it is built already. It says on stderr why it cannot. */
export function buildConsoleBeside(shutdown: Shutdown): void {
  const child = spawn(process.execPath, ['--import', 'tsx', 'src/deploy/console.ts', '--quiet'], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve()).once('error', () => resolve());
  });
  try {
    if (child.pid !== undefined) setPriority(child.pid, LOW_PRIORITY);
  } catch {
    // It has ended already.
  }
  shutdown.add(async () => {
    child.kill();
    await ended;
  });
}
