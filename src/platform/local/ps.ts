import { execFileSync } from 'node:child_process';
import { platform } from 'node:os';
import { readOrEmpty } from './process.ts';

/** The command line of a running process; empty when it cannot be read. */
export function psCommand(pid: number): string {
  if (platform() === 'linux') return readOrEmpty(`/proc/${pid}/cmdline`).replaceAll('\0', ' ');
  try {
    return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
  } catch {
    return '';
  }
}
