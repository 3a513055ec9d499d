/** Ids of client builds. */
import { expect, it } from '@jest/globals';
import { journeyInput } from '../../../../test/portal/harness.ts';
import { python } from '../clients/python/index.ts';
import { buildIdOf } from './build-id.ts';

it('a language is known by its sources, not by its name: another process must find the same build', () => {
  const input = journeyInput();
  const own = buildIdOf(input, python);
  const other = buildIdOf(input, { ...python, sources: [] });
  expect(other).not.toBe(own);
  expect(buildIdOf(input, { ...python })).toBe(own);
});
