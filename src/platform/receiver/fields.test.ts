/** Each reader accepts the values of the contract, and refuses others. */
import { describe, expect, it } from '@jest/globals';
import type { Fields } from '../fields.ts';
import {
  amount, centavos, day, flag, instant, isoInstant, ispb, list, object, oneOf, optional, text, whole,
} from './fields.ts';
import { EventMalformed } from './receiver.ts';

type Reader = (fields: Fields, name: string) => unknown;
const hop: Reader = (fields, name) => whole(fields, name, 0, 3);
const kind: Reader = (fields, name) => oneOf(fields, name, ['A', 'B']);
const upTo2: Reader = (fields, name) => list(fields, name, 2, text);
const capitals: Reader = (fields, name) => text(fields, name, /^[A-Z]+$/);
const maybe: Reader = (fields, name) => optional(fields, name, text, /^[A-Z]+$/) ?? 'left out';

describe('a reader', () => {
  it.each<[string, Reader, unknown, unknown]>([
    ['text', text, 'x'.repeat(200), 'x'.repeat(200)], ['text of a form', capitals, 'ABC', 'ABC'], ['optional', maybe, null, 'left out'],
    ['optional', maybe, undefined, 'left out'], ['optional', maybe, 'AB', 'AB'], ['oneOf', kind, 'B', 'B'], ['flag', flag, false, false],
    ['whole', hop, 0, 0], ['whole', hop, 3, 3], ['object', object, { a: 1 }, { a: 1 }], ['list', upTo2, [], []],
    ['list', upTo2, ['a', 'b'], ['a', 'b']],
    ['amount', amount, { value: 1, currency: 'USD' }, { value: 1, currency: 'USD' }],
    ['centavos', centavos, { value: 9_007_199_254_740_991, currency: 'BRL' }, 9_007_199_254_740_991],
    ['day', day, '2028-02-29', '2028-02-29'], ['instant', instant, '2026-03-02T09:00:00-03:00', new Date('2026-03-02T12:00:00Z')],
    ['isoInstant', isoInstant, '2026-03-02T09:00:00-03:00', '2026-03-02T12:00:00.000Z'], ['ispb', ispb, '12A45678', '12A45678'],
  ])('%s takes what the contract says', (_, read, value, expected) => {
    expect(read({ field: value }, 'field')).toEqual(expected);
  });

  it.each<[string, Reader, readonly unknown[]]>([
    ['text', text, [undefined, null, '', 1, {}, [], 'x'.repeat(201)]], ['text of a form', capitals, [undefined, '', 'ab', 1]],
    ['optional', maybe, ['', 'ab', 0, false]], ['oneOf', kind, [undefined, 'C', '', 0, 'toString']],
    ['flag', flag, [undefined, null, 'true', 1]],
    ['whole', hop, [undefined, -1, 4, 1.5, '1', Number.NaN]], ['object', object, [undefined, null, 'x', 1]],
    ['list', upTo2, [undefined, {}, 'ab', ['a', 'b', 'c'], ['a', ''], ['a', null]]],
    ['amount', amount, [undefined, 1, {}, [], { value: 0, currency: 'BRL' }, { value: 1.5, currency: 'BRL' }, { value:
      '1', currency: 'BRL' },
      { value: 2 ** 53, currency: 'BRL' }, { value: 1 }, { value: 1, currency: 7 }]],
    ['centavos', centavos, [{ value: 1, currency: 'USD' }, { value: 1, currency: 'brl' }]],
    ['day', day, [undefined, '2026-02-29', '2026-3-2', '2026-03-02T00:00:00Z', '0000-01-01']],
    ['instant', instant, [undefined, 'soon', '2026-02-30T00:00:00Z', 1]], ['isoInstant', isoInstant, [undefined, 'soon']],
    ['ispb', ispb, [undefined, '1234567', '123456789', '1234567a']],
  ])('%s takes nothing else', (_, read, values) => {
    for (const value of values) expect(() => read({ field: value }, 'field')).toThrow(EventMalformed);
  });

  it('names the field that is not as the contract says', () => {
    expect(() => text({ report_id: 1 }, 'report_id')).toThrow('report_id');
  });
});
