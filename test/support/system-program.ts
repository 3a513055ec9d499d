import { execFileSync } from 'node:child_process';

/** Path of a program of this machine, also of one in /usr/sbin, which is not on everybody's PATH; undefined where there is none. */
export function systemProgram(name: string): string | undefined {
  try {
    return execFileSync('sh', ['-c', 'PATH=$PATH:/usr/sbin command -v "$0"', name], { encoding: 'utf8' }).trim();
  } catch {
    return undefined;
  }
}
