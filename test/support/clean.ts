/**
 * Before `make clean` removes .razao: refuses while a service uses it, stops processes of killed runs, and removes their data elsewhere.
 */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ownerOf, stopLeftovers } from '../../src/platform/local/index.ts';
import { removeRun, serverData } from './server-data.ts';

const data = join(import.meta.dirname, '../../.razao');
const runs = join(data, 'test');
const ofRuns = existsSync(runs) ? readdirSync(runs).map((name) => join(runs, name)) : [];
const folders = [data, ...ofRuns.map(serverData)];
const log = { info: () => undefined, warn: (line: string) => process.stderr.write(`${line}\n`) };

const owner = folders.map(ownerOf).find((pid) => pid !== undefined);
if (owner === undefined) {
  for (const folder of folders) await stopLeftovers(folder, log);
  ofRuns.forEach(removeRun);
} else {
  process.stderr.write(`process ${owner} is working in .razao: stop it first\n`);
  process.exitCode = 1;
}
