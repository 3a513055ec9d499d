/** Before `make clean` removes .razao: refuses while a service works in it, and stops what killed ones left running. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ownerOf, stopLeftovers } from '../../src/platform/local/index.ts';

const data = join(import.meta.dirname, '../../.razao');
const runs = join(data, 'test');
const folders = [data, ...(existsSync(runs) ? readdirSync(runs).map((name) => join(runs, name)) : [])];
const log = { info: () => undefined, warn: (line: string) => process.stderr.write(`${line}\n`) };

const owner = folders.map(ownerOf).find((pid) => pid !== undefined);
if (owner === undefined) {
  for (const folder of folders) await stopLeftovers(folder, log);
} else {
  process.stderr.write(`process ${owner} is working in .razao: stop it first\n`);
  process.exitCode = 1;
}
