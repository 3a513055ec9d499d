import { expect, it } from '@jest/globals';
import { headerOf, ignoredFields, withIgnored, type OpenObject } from './ignored-fields.ts';

const PARTY: readonly OpenObject[] = [
  { at: [], fields: ['legal_name', 'tax_id', 'contacts', 'coordinates', 'metadata'] },
  { at: ['tax_id'], fields: ['type', 'value'] },
  { at: ['contacts', '*'], fields: ['type', 'value'] },
  { at: ['coordinates'], fields: ['key_value'], required: ['key_value'] },
  { at: ['coordinates'], fields: ['account', 'branch'], required: ['account'] },
];

it.each<[string, unknown, string]>([
  ['nothing unknown', { legal_name: 'A', tax_id: { type: 'cpf' }, contacts: [{ type: 'email' }] }, ''],
  ['a misspelling', { legal_nam: 'A', taxid: {} }, 'legal_nam; did-you-mean=legal_name, taxid; did-you-mean=tax_id'],
  ['other capitals', { legalName: 'A', TAX_ID: {} }, 'legalName; did-you-mean=legal_name, TAX_ID; did-you-mean=tax_id'],
  ['a name that is near one that is given', { legal_name: 'A', legal_nam: 'B' }, 'legal_nam'],
  ['a word of its own', { favourite_colour: 'A' }, 'favourite_colour'],
  ['below', { tax_id: { typ: 'cpf' } }, 'tax_id.typ; did-you-mean=type'],
  ['in an item', { contacts: [{ type: 'email' }, { valu: 'x' }] }, 'contacts.1.valu; did-you-mean=value'],
  ['in metadata', { metadata: { legal_nam: { tax: 1 } } }, ''],
  ['in one of several forms', { coordinates: { key_value: 'x', branc: '1' } }, 'coordinates.branc'],
  ['in no form', { coordinates: { unknown: 1 } }, ''],
  ['nothing that HTTP refuses', { 'é\r\nSet-Cookie: a=1, b': 1 }, '%C3%A9%0D%0ASet-Cookie%3A%20a%3D1%2C%20b'],
  ['half a character', { '\uD800': 1 }, '%EF%BF%BD'],
  ['a long name', { ['x'.repeat(5_000)]: 1 }, 'x'.repeat(64)],
  ['a member of Object', JSON.parse('{"__proto__": 1, "constructor": 2}'), '__proto__, constructor'],
  ['no object', [1], ''], ['null', null, ''], ['a list for an object', { tax_id: [1] }, ''], ['an object for a list', { contacts: {} }, ''],
])('names what is ignored: %s', (_, body, header) => {
  expect(headerOf(ignoredFields(PARTY, body))).toBe(header);
});

it('names twenty at most', () => {
  const body = Object.fromEntries(Array.from({ length: 5_000 }, (_, index) => [`unknown_${index}`, 1]));
  expect(ignoredFields(PARTY, body)).toHaveLength(20);
});

it('adds the paths to an answer that is an object, and to no other', () => {
  const ignored = ignoredFields(PARTY, { taxid: 1 });
  expect(withIgnored({ party_id: 'p' }, ignored)).toEqual({ party_id: 'p', ignored_fields: ['taxid'] });
  expect([withIgnored([1], ignored), withIgnored('x', ignored), withIgnored(undefined, ignored)]).toEqual([[1], 'x', undefined]);
});
