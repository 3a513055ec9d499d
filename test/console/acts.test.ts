/** The acts of the console against the contracts: each names an operation there is, and the scope that it needs. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { operations } from '../../generated/operations.ts';

const CONSOLE = join(import.meta.dirname, '../../src/interfaces/console');
const sources = readdirSync(CONSOLE, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.startsWith('views') && /\.tsx?$/.test(name))
  .map((name) => readFileSync(join(CONSOLE, name), 'utf8'));

/** Operation and scope of acts that name both in one object; a shared scope stands before the acts that take it. */
const acts = sources.flatMap((text) =>
  [...text.matchAll(/operation: '(\w+)'/g)].map(({ 1: operation = '', index }) => {
    const before = text.slice(0, index);
    return [operation, /.*scope: '([\w/.]+)'/s.exec(before)?.[1] ?? ''] as const;
  }),
);

it('are many', () => expect(acts.length).toBeGreaterThan(40));

it.each(acts)('%s is an operation, and asks for its scope: %s', (operationId, scope) => {
  const operation = operations.find((it) => it.operationId === operationId);
  expect([operationId, operation?.scope]).toEqual([operationId, scope]);
});
