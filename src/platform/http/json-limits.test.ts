import fc from 'fast-check';
import { beyondJson } from './json-limits.ts';

const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

const cases: [string, string, unknown][] = [
  ['plain values', '{"a":[1,"x",null,true,{"b":-1.5e-300}]}', undefined],
  ['a number too large', '{"a":[0,{"b":1e400}]}', ['body', 'a', 1, 'b']],
  ['a number too small', '-1e400', ['body']],
  ['64 levels', nested(64), undefined],
  ['65 levels', nested(65), ['body']],
  ['100,000 levels', nested(100_000), ['body']],
  ['a key twice', '{"amount":1,"amount":2}', ['body', 'amount']],
  ['a key twice with the same value', '{"a":1,"a":1}', ['body', 'a']],
  ['a key twice, once in escapes', '{"value":1,"\\u0076alue":2}', ['body', 'value']],
  ['a key twice, far apart', '{"a":{"a":1,"b":[]},"c":"a","a":null}', ['body', 'a']],
  ['a key twice, deep inside', '{"items":[{"a":1},{"b":{"c":[[],[{"x":0 , "y":"," , "x"\t:\n1}]]}}]}', ['body', 'items', 1, 'b', 'c', 1, 0, 'x']],
  ['an empty key twice', '{"":1,"":2}', ['body', '']],
  ['keys that differ in an escape', '{"a\\\\":1,"a":2,"a\\"":3}', undefined],
  ['keys of JavaScript', '{"__proto__":1,"constructor":2,"toString":3}', undefined],
  ['a key of JavaScript twice', '{"__proto__":{"a":1},"__proto__":null}', ['body', '__proto__']],
  ['one key in two objects', '[{"a":1},{"a":{"a":[{"a":1},{"a":2}]}}]', undefined],
  ['keys and colons within texts', '{"a":"\\"a\\":1,","b":": \\\\","c":["a","a",":"]}', undefined],
];
test.each(cases)('%s', (_, json, loc) => {
  expect(beyondJson(json, JSON.parse(json))?.loc).toEqual(loc);
});

/** Any text is refused for a key exactly when one of its objects has that key twice. */
test.each([['any', undefined], ['in which V8 reads an escaped key as another', 1928663431]])('random objects, with a key repeated and without: %s', (_, seed) => {
  const key = fc.oneof(fc.constantFrom('a', '"', '\\', ':', '', 'é', '__proto__'), fc.string({ maxLength: 4 }));
  const members = fc.array(fc.tuple(key, fc.json({ maxDepth: 3 })), { maxLength: 6 });
  fc.assert(fc.property(members, fc.constantFrom('', ' ', '\n\t'), (those, space) => {
    const json = `{${those.map(([name, value]) => `${space}${JSON.stringify(name)}${space}:${value}`).join(',')}}`;
    const found = beyondJson(json, JSON.parse(json));
    const seen = new Set<string>();
    const twice = those.find(([name]) => seen.size === seen.add(name).size)?.[0];
    expect(found?.loc).toEqual(twice === undefined ? undefined : ['body', twice]);
  }), { numRuns: 500, ...(seed !== undefined && { seed }) });
});
