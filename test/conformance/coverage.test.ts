import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { coverageFindings, coverageOf } from './coverage.ts';
import { unreached } from './unreached.ts';

const THERE = 'placeHold INSUFFICIENT_FUNDS';
let folder: string;
beforeAll(() => { folder = mkdtempSync(join(tmpdir(), 'reached-')); });
afterAll(() => rmSync(folder, { recursive: true }));

/** The findings when tests reach everything that is built except these. */
function findingsWithout(left: readonly string[], exceptions = unreached): string[] {
  const nothing = coverageOf(join(folder, 'nothing'));
  writeFileSync(join(folder, '1.txt'), nothing.flatMap(({ missing }) => missing).filter((it) => !left.includes(it)).join('\n'));
  return coverageFindings(coverageOf(folder), exceptions);
}

test('a run that reaches all but the exceptions is complete', () => {
  expect(findingsWithout(Object.keys(unreached))).toEqual([]);
});

test('an operation or a listed code that no test reaches is found', () => {
  expect(findingsWithout([...Object.keys(unreached), 'placeHold', THERE])).toEqual([
    'placeHold: no test reaches it', `${THERE}: no test reaches it`,
  ]);
});

test('an exception that a test reaches, or that no contract lists, is found', () => {
  expect(findingsWithout(Object.keys(unreached), { ...unreached, [THERE]: 'x' })).toEqual([
    expect.stringMatching(`^${THERE}: no exception any more`),
  ]);
  expect(coverageFindings([], { 'placeHold NOWHERE_LISTED': 'x' })).toEqual([
    expect.stringMatching('^placeHold NOWHERE_LISTED: no exception'),
  ]);
});
