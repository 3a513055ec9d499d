import { beyondJson } from './json-limits.ts';

const nested = (depth: number) => JSON.parse('['.repeat(depth) + ']'.repeat(depth)) as unknown;

const cases: [string, unknown, unknown][] = [
  ['plain values', { a: [1, 'x', null, true, { b: -1.5e-300 }] }, undefined],
  ['a number too large', JSON.parse('{"a":[0,{"b":1e400}]}'), ['body', 'a', 1, 'b']],
  ['a number too small', JSON.parse('-1e400'), ['body']],
  ['64 levels', nested(64), undefined],
  ['65 levels', nested(65), ['body']],
  ['100,000 levels', nested(100_000), ['body']],
];
test.each(cases)('%s', (_, value, loc) => {
  expect(beyondJson(value)?.loc).toEqual(loc);
});
