/** Archives are put together in a thread that gives way, and for no longer than a while. */
import { expect, it } from '@jest/globals';
import { journeyInput } from '../../../../test/portal/harness.ts';
import { languageOf } from '../clients/languages.ts';
import type { ClientLanguage } from '../clients/client-input.ts';
import { assembleInThread } from './assemble.ts';
import { BOUNDS, BuildError, GIVES_WAY } from './bounds.ts';

const TIMEOUT_MS = 120_000;
const typescript = languageOf('typescript') as ClientLanguage;
const never = new AbortController().signal;
const tooSoon = { niceness: GIVES_WAY, milliseconds: 1 };

it('one that is late at low priority is put together anew at that of everything else', async () => {
  const archive = await assembleInThread(journeyInput(), typescript, new Map(), never, [tooSoon, { niceness: 0, milliseconds: TIMEOUT_MS }]);
  expect(Buffer.from(archive).subarray(0, 2).toString()).toBe('PK');
}, TIMEOUT_MS);

it('one that is late at each pace is refused', async () => {
  await expect(assembleInThread(journeyInput(), typescript, new Map(), never, [tooSoon, tooSoon])).rejects.toEqual(new BuildError('TOO_SLOW', ''));
}, TIMEOUT_MS);

it('its last pace is that of everything else', () => {
  expect(BOUNDS.paces.at(-1)?.niceness).toBe(0);
});
