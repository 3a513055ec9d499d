/** Archives are put together in a thread that gives way, for no longer than a while, and nothing is left of it. */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { journeyInput } from '../../../../test/portal/harness.ts';
import { languageOf } from '../clients/languages.ts';
import type { ClientLanguage } from '../clients/client-input.ts';
import { readOrEmpty } from '../../../platform/local/process.ts';
import { assembleInThread } from './assemble.ts';
import { BOUNDS, BuildError, GIVES_WAY } from './bounds.ts';

const TIMEOUT_MS = 120_000;
const typescript = languageOf('typescript') as ClientLanguage;
const never = new AbortController().signal;
const tooSoon = { niceness: GIVES_WAY, milliseconds: 1 };

it('one that is late at low priority is put together anew at that of everything else', async () => {
  const archive = await assembleInThread(journeyInput(), typescript, new Map(), never, [
    tooSoon, { niceness: 0, milliseconds: TIMEOUT_MS },
  ]);
  expect(Buffer.from(archive).subarray(0, 2).toString()).toBe('PK');
}, TIMEOUT_MS);

it('one that is late at each pace is refused', async () => {
  await expect(assembleInThread(journeyInput(), typescript, new Map(), never, [tooSoon, tooSoon])).rejects.toEqual(
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
    await assembleInThread(journeyInput(), typescript, new Map(), never, [{ niceness: 0, milliseconds }]).catch(() => undefined);
    expect(bundlers()).toEqual(others);
  }
  expect(readdirSync(folder)).toEqual([]);
  rmSync(folder, { recursive: true });
  if (TMPDIR === undefined) delete process.env['TMPDIR'];
  else process.env['TMPDIR'] = TMPDIR;
}, 2 * TIMEOUT_MS);

it('its last pace is that of everything else', () => {
  expect(BOUNDS.paces.at(-1)?.niceness).toBe(0);
});
