/** The checks of `make check` on SQL, seen failing for planted faults. */
import { expect, test } from '@jest/globals';
import { complaintsAboutHistory, digestsOf } from './landed.ts';
import { complaintsAboutSql, withoutComments } from './sql-ladder.ts';

const owners = new Map([
  ['tenants', 'platform'], ['accounts', 'accounts'], ['holds', 'holds'], ['evidence', 'evidence'], ['find_key_holders', 'pix'],
]);
const complaints = (domain: string, sql: string, exceptions: Parameters<typeof complaintsAboutSql>[2] = []) =>
  complaintsAboutSql([{ domain, place: 'here', sql }], owners, exceptions);

test.each([
  ['its own table', 'holds', 'select from razao.holds', undefined],
  ['a table below', 'holds', 'select from razao.accounts join razao.tenants', undefined],
  ['what is nobody’s', 'holds', `select set_config('razao.tenant', '', true)`, undefined],
  ['a table above', 'accounts', 'select from razao.holds', /^here: razao.holds is of holds, which does not stand below accounts/],
  ['a table beside', 'evidence', 'select from razao.holds', /is of holds/],
  ['a function above', 'evidence', 'select razao.find_key_holders()', /razao.find_key_holders is of pix/],
  ['a table of a domain, in the platform', 'platform', 'select from razao.accounts', /does not stand below platform/],
  ['the SQL of a domain without a step', 'nowhere', 'select from razao.accounts', /does not stand below nowhere/],
])('SQL that names %s', (_, domain, sql, complaint) => {
  expect(complaints(domain, sql)).toEqual(complaint ? [expect.stringMatching(complaint)] : []);
});

test('an exception lets one name pass, and is complained about when it is needed no longer', () => {
  const exceptions = [{ domain: 'accounts', name: 'holds', why: '' }];
  expect(complaints('accounts', 'select from razao.holds', exceptions)).toEqual([]);
  expect(complaints('accounts', 'select from razao.accounts', exceptions)).toEqual([
    expect.stringMatching(/^exception of accounts for razao.holds: not needed/),
  ]);
});

test('comments may name anything', () => {
  expect(withoutComments('/** razao.holds */\n * razao.holds\n  // razao.holds\nselect').trim()).toBe('select');
});

const history = (...names: string[]) => digestsOf(new Map(names.map((name) => [name, `create table ${name}`])));
const landed = history('0001-platform', '0002-auth');
const edited = new Map([...landed, ['0002-auth', 'another digest']]);

test.each([
  ['as recorded', landed, landed, undefined],
  ['with a change of one that has landed', edited, landed, /^0002-auth: databases have run it as it was/],
  ['without one that has landed', history('0001-platform'), landed, /^0002-auth: databases have run it/],
  [
    'with one that is not recorded', history('0001-platform', '0002-auth', '0003-more'), landed,
    /^0003-more: record it when it is done: HOW/,
  ],
  ['with a gap', history('0001-platform', '0003-auth'), history('0001-platform', '0003-auth'), /^0003-auth: number 2 is its place/],
])('a history %s', (_, digests, recorded, complaint) => {
  expect(complaintsAboutHistory(digests, recorded, 'HOW')).toEqual(complaint ? [expect.stringMatching(complaint)] : []);
});
