import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** Lists files committed or about to be, below these paths or everywhere; none in an export without git. */
export function repositoryFiles(...paths: readonly string[]): string[] {
  try {
    const args = ['ls-files', '--cached', '--others', '--exclude-standard', '-z', '--', ...paths];
    return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
      .split('\0')
      .filter((file) => file !== '' && existsSync(join(root, file)));
  } catch {
    return [];
  }
}
