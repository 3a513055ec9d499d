import { it } from '@jest/globals';
import { spawnSync } from 'node:child_process';

/**
 * Returns `it` for a test of a program that is not ours where the machine has it; elsewhere `it.skip`, and names the program.
 * @param command that succeeds where it is installed.
 */
export function whereInstalled(name: string, [command = '', ...words]: readonly string[]): typeof it | typeof it.skip {
  if (spawnSync(command, words).status === 0) return it;
  process.stderr.write(`${name} is not installed: the test with it is left out\n`);
  return it.skip;
}
