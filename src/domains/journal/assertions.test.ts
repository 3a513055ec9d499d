/** The core of the journal asserts its invariants often enough that a change which breaks one is stopped before it is written. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';

const CORE = ['writer', 'batch', 'ledger', 'state', 'cache', 'movements'];

it('holds 20 assertions per 1,000 lines, or more', () => {
  const text = CORE.map((name) => readFileSync(join(import.meta.dirname, `${name}.ts`), 'utf8')).join('');
  const assertions = text.match(/\b(assert|present)(<\w+>)?\(/g) ?? [];
  expect(assertions.length / text.split('\n').length).toBeGreaterThanOrEqual(0.02);
});
