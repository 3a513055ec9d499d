/**
 * Record of the clients that were tried exactly as they are made now. Their compilers and checkers take minutes, so `make test` leaves out
 * a client that passed `make sdks` with the same sources, description, generator and tests; `make sdks` writes `tried.json` when all have
 * passed. TypeScript is tried each time, and with it the service.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findLanguage } from '../../src/onchain/portal/index.ts';
import type { ClientLanguage } from '../../src/onchain/portal/clients/client-input.ts';
import { buildIdOf } from '../../src/onchain/portal/making/build-id.ts';
import { canonicalJson, sha256 } from '../../src/platform/canonical.ts';
import { guideBlocks } from './guide.ts';
import { hostileInput, journeyInput, wholeClient } from './harness.ts';

const FILE = join(import.meta.dirname, 'tried.json');
const VECTORS = join(import.meta.dirname, '../../sdk/vectors');
const WALKS = join(import.meta.dirname, '../../docs/examples/whole-api');
/** The languages that may be left out. */
const SLOW = ['python', 'go', 'java', 'kotlin'] as const;

/** True when the tests of a client may be left out: it passed them as it is made now. `make sdks` leaves none out. */
export function isTried(language: ClientLanguage): boolean {
  const tried = JSON.parse(readFileSync(FILE, 'utf8')) as Record<string, string>;
  return process.env['SDKS'] !== 'all' && tried[language.name] === trialOf(language);
}

/* Records that the clients have passed as they are made now. @returns the file. */
export function writeTried(): string {
  const trials = SLOW.map((name) => [name, trialOf(findLanguage(name) as ClientLanguage)]);
  writeFileSync(FILE, `${JSON.stringify(Object.fromEntries(trials), null, 2)}\n`);
  return FILE;
}

/* The digest of a client's sources and tests. */
function trialOf(language: ClientLanguage): string {
  const texts = [VECTORS, WALKS, import.meta.dirname, join(import.meta.dirname, language.name)].flatMap(filesIn).filter((path) =>
    path !== FILE).map((path) => sha256(readFileSync(path, 'utf8')));
  return sha256(canonicalJson({
    made: [journeyInput(), hostileInput(), wholeClient()].map((input) => buildIdOf(input, language)), texts,
    guide: guideBlocks(language.name),
  }));
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).filter((it) => it.isFile()).map(({ name }) => join(folder, name)).sort();
}
