import fc from 'fast-check';
import { beyondJson, quoteInexactNumbers } from './json-limits.ts';

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
  [
    'a key twice, deep inside', '{"items":[{"a":1},{"b":{"c":[[],[{"x":0 , "y":"," , "x"\t:\n1}]]}}]}',
    ['body', 'items', 1, 'b', 'c', 1, 0, 'x'],
  ],
  ['an empty key twice', '{"":1,"":2}', ['body', '']],
  ['keys that differ in an escape', '{"a\\\\":1,"a":2,"a\\"":3}', undefined],
  ['keys of JavaScript', '{"__proto__":1,"constructor":2,"toString":3}', undefined],
  ['a key of JavaScript twice', '{"__proto__":{"a":1},"__proto__":null}', ['body', '__proto__']],
  ['one key in two objects', '[{"a":1},{"a":{"a":[{"a":1},{"a":2}]}}]', undefined],
  ['a whole number beyond those that are exact', '{"metadata":{"id":9007199254740993}}', ['body', 'metadata', 'id']],
  ['one beyond that is exact by chance', '{"a":[9007199254740992]}', ['body', 'a', 0]],
  ['the last that are exact', '[9007199254740991,-9007199254740991,9.007199254740991e15]', undefined],
  ['a whole number with a fraction that is lost', '[{"a":1,"b":[5.00000000000000001]}]', ['body', 0, 'b', 0]],
  ['a fraction with too many digits', '{"a":"x","b":0.10000000000000000001}', ['body', 'b']],
  ['a fraction with too many digits, escapes beside it', '{"\\u0061":"\\n","b":0.1234567890123456789}', ['body', 'b']],
  ['fractions that come out as they went in', '[0.1,1.50,123.456789012345,0.30000000000000004,1e-7,2.5E+3,-0.0,-0,0e9]', undefined],
  ['many zeros that say nothing', '{"a":1.00000000000000000000,"b":100000000000000e-14}', undefined],
  ['more than nothing, read as nothing', '{"a":{"b":1e-400}}', ['body', 'a', 'b']],
  ['too small to have its digits', '[1,1.2345678e-320]', ['body', 1]],
  ['the smallest', '5e-324', undefined],
  ['long numbers within texts', '{"a":"9007199254740993","b":": 0.12345678901234567890,","9007199254740993":1}', undefined],
  ['the last number of a text', '{"a":"b","c":12345678901234567}', ['body', 'c']],
  ['keys and colons within texts', '{"a":"\\"a\\":1,","b":": \\\\","c":["a","a",":"]}', undefined],
];
test.each(cases)('%s', (_, json, loc) => {
  expect(beyondJson(json, JSON.parse(json))?.loc).toEqual(loc);
});

test('inexact numbers become texts, and nothing else does', () => {
  const json = String.raw`{"a\"9007199254740993":9007199254740993,"b":[0.5,-0.12345678901234567890,"12345678901234567890\\"],"c":1e400}`;
  const expected = { 'a"9007199254740993': '9007199254740993', b: [0.5, '-0.12345678901234567890', '12345678901234567890\\'], c: '1e400' };
  expect(JSON.parse(quoteInexactNumbers(json))).toEqual(expected);
});

/** A number is taken exactly when it is the same after it was read. */
test('random numbers, of any number of digits', () => {
  const digits = fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 1, maxLength: 22 });
  const literal = fc.record({
    sign: fc.constantFrom('', '-'), whole: digits, fraction: fc.option(digits), power: fc.option(fc.integer({ min: -30, max: 5 })),
  })
    .map(({ sign, whole, fraction, power }) =>
      `${sign}${whole.replace(/^0+(?=\d)/, '')}${fraction === null ? '' : `.${fraction}`}${power === null ? '' : `e${power}`}`);
  fc.assert(fc.property(literal, (text) => {
    const value = Number(text);
    const kept = Math.abs(value) <= Number.MAX_SAFE_INTEGER && scaled(text) === scaled(String(value));
    expect([text, beyondJson(`{"a":"b","c":[${text}]}`, { a: 'b', c: [value] })?.loc]).toEqual([text, kept ? undefined : ['body', 'c', 0]]);
  }), { numRuns: 2000 });
});

/** Returns a number times 10^400, whole. */
function scaled(text: string): bigint {
  const [, sign, whole = '', fraction = '', power = '0'] = /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]?\d+))?$/.exec(text) ?? [];
  const size = BigInt(whole + fraction) * 10n ** BigInt(400 - fraction.length + Number(power));
  return sign === '-' ? -size : size;
}

/** Any text is refused for a key exactly when one of its objects has that key twice. */
test.each(
  [['any', undefined], ['in which V8 reads an escaped key as another', 1928663431]],
)('random objects, with a key repeated and without: %s', (_, seed) => {
  const key = fc.oneof(fc.constantFrom('a', '"', '\\', ':', '', 'é', '__proto__'), fc.string({ maxLength: 4 }));
  const smaller = (_: string, value: unknown) => (typeof value === 'number' && Math.abs(value) > Number.MAX_SAFE_INTEGER ? 1 : value);
  const json = fc.jsonValue({ maxDepth: 3 }).map((value) => JSON.stringify(value, smaller));
  const members = fc.array(fc.tuple(key, json), { maxLength: 6 });
  fc.assert(fc.property(members, fc.constantFrom('', ' ', '\n\t'), (those, space) => {
    const json = `{${those.map(([name, value]) => `${space}${JSON.stringify(name)}${space}:${value}`).join(',')}}`;
    const found = beyondJson(json, JSON.parse(json));
    const seen = new Set<string>();
    const twice = those.find(([name]) => seen.size === seen.add(name).size)?.[0];
    expect(found?.loc).toEqual(twice === undefined ? undefined : ['body', twice]);
  }), { numRuns: 500, ...(seed !== undefined && { seed }) });
});
