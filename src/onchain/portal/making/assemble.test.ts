/** Archives are put together in a thread of low priority, for no longer than a while, and nothing is left of it. */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { journeyInput } from '../../../../test/portal/harness.ts';
import { languageOf } from '../clients/languages.ts';
import type { ClientLanguage } from '../clients/client-input.ts';
import { readOrEmpty } from '../../../platform/local/process.ts';
import { assembleInThread } from './assemble.ts';
import { BuildError } from './bounds.ts';

const TIMEOUT_MS = 120_000;
const typescript = languageOf('typescript') as ClientLanguage;
const never = new AbortController().signal;

it('one that is in time is a zip', async () => {
  const archive = await assembleInThread(journeyInput(), typescript, new Map(), never, { niceness: 0, milliseconds: TIMEOUT_MS });
  expect(Buffer.from(archive).subarray(0, 2).toString()).toBe('PK');
}, TIMEOUT_MS);

it('one that is late is refused', async () => {
  await expect(assembleInThread(journeyInput(), typescript, new Map(), never, { niceness: 10, milliseconds: 1 })).rejects.toEqual(
    new BuildError('TOO_SLOW', ''),
  );
}, TIMEOUT_MS);

/** Processes that this one started for bundling, at work or defunct, by their numbers. */
function bundlers(): string[] {
  const stats = readdirSync('/proc').map((pid) => readOrEmpty(`/proc/${pid}/stat`));
  return stats.filter((stat) => stat.includes('(esbuild)') && stat.split(') ')[1]?.split(' ')[1] === String(process.pid)).map(
    (stat) => stat.split(' ')[0] ?? '',
  );
}

(process.platform === 'linux' ? it : it.skip)('leaves no process, defunct ones included, and no folder', async () => {
  const { TMPDIR } = process.env;
  const others = bundlers(); // another test of this process may have bundled by itself
  const folder = mkdtempSync(join(tmpdir(), 'razao-left-'));
  process.env['TMPDIR'] = folder;
  for (const milliseconds of [TIMEOUT_MS, 1_500]) {
    await assembleInThread(journeyInput(), typescript, new Map(), never, { niceness: 0, milliseconds }).catch(() => undefined);
    expect(bundlers()).toEqual(others);
  }
  expect(readdirSync(folder)).toEqual([]);
  rmSync(folder, { recursive: true });
  if (TMPDIR === undefined) delete process.env['TMPDIR'];
  else process.env['TMPDIR'] = TMPDIR;
}, 2 * TIMEOUT_MS);
