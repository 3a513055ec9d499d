import { expect, it } from '@jest/globals';
import canonicalize from 'canonicalize';
import fc from 'fast-check';
import { canonicalJson } from './canonical.ts';

/** The examples of RFC 8785, sections 3.2.2 and 3.2.3. */
const EXAMPLES: readonly (readonly [unknown, string])[] = [
  [
    { numbers: [333333333.33333329, 1e30, 4.5, 2e-3, 1e-27], string: '€$\u000F\nA\'B"\\\\"/', literals: [null, true, false] },
    '{"literals":[null,true,false],"numbers":[333333333.3333333,1e+30,4.5,0.002,1e-27],"string":"€$\\u000f\\nA\'B\\"\\\\\\\\\\"/"}',
  ],
  [
    { '\u20ac': 1, '\r': 2, '\ufb33': 3, '1': 4, '\ud83d\ude00': 5, '\u0080': 6, '\u00f6': 7 },
    '{"\\r":2,"1":4,"\u0080":6,"\u00f6":7,"\u20ac":1,"\ud83d\ude00":5,"\ufb33":3}',
  ],
  [-0, '0'],
];

it.each(EXAMPLES)('RFC 8785: %j has its canonical text', (value, text) => {
  expect(canonicalJson(value)).toBe(text);
});

it('RFC 8785: any JSON value has the text that another implementation gives it', () => {
  fc.assert(fc.property(fc.jsonValue({ maxDepth: 5 }), (value) => canonicalJson(value) === canonicalize(value)), { numRuns: 2_000 });
});

it('what is not JSON has no canonical text', () => {
  expect(() => canonicalJson(undefined)).toThrow(/canonical/);
  expect(() => canonicalJson({ amount: 1n })).toThrow();
  expect(() => canonicalJson({ amount: Number.NaN })).toThrow();
});
