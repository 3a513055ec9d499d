/** Every line of a file is right, or says by finding what is wrong with it; no finding repeats a cell. */
import { describe, expect, it } from '@jest/globals';
import type { Finding } from './finding.ts';
import { readAccount, readBalance, readParty, readTotal } from './lines.ts';

const AT = { file: 'f.csv', line: 7 };
const SECRET = '529.982.247-25';
const PERSON = {
  party_key: 'p1', type: 'individual', display_name: 'Ana', legal_name: '', country: 'BR', tax_id: SECRET, tax_id_type: '', email: '',
  phone: '',
};
const COMPANY = { ...PERSON, type: 'company', tax_id: '11.222.333/0001-81' };
const ACCOUNT = { account_key: 'a1', party_key: 'p1', currency: 'BRL', type: '' };
const BALANCE = { account_key: 'a1', currency: 'BRL', amount: '12.50' };
const TOTAL = { of: 'balances', currency: 'BRL', count: '2', amount: '25.00' };

function reading<Row extends object>(read: (row: { at: typeof AT; cells: Row }, report: (it: Finding) => void) => unknown, cells: Row) {
  const findings: Finding[] = [];
  const line = read({ at: AT, cells }, (it) => findings.push(it));
  return { line, found: findings.map(({ column, code }) => `${column} ${code}`), findings };
}

describe('a party', () => {
  it.each<[string, Partial<typeof PERSON>, string[]]>([
    ['a person', {}, []], ['a company', COMPANY, []],
    ['a company with letters in its CNPJ', { ...COMPANY, tax_id: '12.ABC.345/01DE-35' }, []],
    ['no tax identifier', { tax_id: '' }, []], ['one of another country', { country: 'PT', tax_id: '123 abc' }, []],
    ['a CPF with a wrong check digit', { tax_id: '529.982.247-26' }, ['tax_id WRONG_TAX_ID']],
    ['a CPF of one digit', { tax_id: '111.111.111-11' }, ['tax_id WRONG_TAX_ID']],
    ['a CNPJ with a wrong check digit', { ...COMPANY, tax_id: '11.222.333/0001-82' }, ['tax_id WRONG_TAX_ID']],
    ['a person with a CNPJ', { tax_id: COMPANY.tax_id }, ['tax_id WRONG_TAX_ID']],
    ['a key that is the tax identifier', { party_key: '52998224725' }, ['party_key KEY_IS_TAX_ID']],
    ['no key', { party_key: '' }, ['party_key MISSING']], ['a name of blanks', { display_name: ' ' }, ['display_name MISSING']],
    ['no type', { type: '' }, ['type MISSING']], ['another type', { type: 'person' }, ['type WRONG_TYPE']],
    ['no country', { country: '' }, ['country UNKNOWN_COUNTRY']],
    ['the name of a country', { country: 'Brasil' }, ['country UNKNOWN_COUNTRY']],
    ['a long name', { display_name: 'x'.repeat(201) }, ['display_name TOO_LONG']],
    ['a name of 200 characters that are two units each', { display_name: '😀'.repeat(200) }, []],
    ['a NUL', { display_name: 'A\u0000' }, ['display_name NUL_CHARACTER']],
    ['bytes that are no UTF-8', { display_name: 'Jo\uFFFDo' }, ['display_name NOT_UTF8']],
    ['all of it', { party_key: '', type: 'x', display_name: '', country: 'x' },
      ['type WRONG_TYPE', 'party_key MISSING', 'display_name MISSING', 'country UNKNOWN_COUNTRY']],
  ])('%s', (_, changes, expected) => expect(reading(readParty, { ...PERSON, ...changes }).found.toSorted()).toEqual(expected.toSorted()));

  it('keeps its tax identifier in the normal form', () => {
    expect(reading(readParty, PERSON).line).toMatchObject({ taxId: '52998224725' });
  });

  it.each([
    'Ana "Aninha" Souza', 'Sol; Nascente, Ltda', '=1+1', 'Linha\num\r\ndois', '\u202Eמשה',
  ])('keeps the name %j', (display_name) => {
    expect(reading(readParty, { ...PERSON, display_name }).line).toMatchObject({ displayName: display_name });
  });

  it('is never repeated by a finding, wherever its tax identifier stands', () => {
    const shifted = Object.fromEntries(Object.keys(PERSON).map((name) => [name, SECRET])) as typeof PERSON;
    const { findings } = reading(readParty, shifted);
    expect(findings.length).toBeGreaterThan(1);
    expect(JSON.stringify(findings)).not.toMatch(/529|247/);
  });
});

it.each<[string, Partial<typeof ACCOUNT>, string[]]>([
  ['as it should be', {}, []], ['of own funds', { type: 'ASSET' }, []], ['of revenue', { type: 'REVENUE' }, []],
  ['of a type that nobody imports', { type: 'SQUAD' }, ['type WRONG_TYPE']],
  ['without a key', { account_key: '' }, ['account_key MISSING']],
  ['without a party', { party_key: '' }, ['party_key MISSING']], ['without a currency', { currency: '' }, ['currency MISSING']],
  ['of an unknown currency', { currency: 'BRX' }, ['currency UNKNOWN_CURRENCY']],
  ['in small letters', { currency: 'brl' }, ['currency UNKNOWN_CURRENCY']],
])('an account %s', (_, changes, expected) => expect(reading(readAccount, { ...ACCOUNT, ...changes }).found).toEqual(expected));

describe('an opening balance', () => {
  it.each<[string, string, string]>([
    ['12.50', 'BRL', '1250'], ['0.00', 'BRL', '0'], ['0', 'JPY', '0'], ['1250', 'JPY', '1250'], ['12.500', 'KWD', '12500'],
    ['100000000000.00', 'BRL', '10000000000000'], ['10000000000000', 'JPY', '10000000000000'], ['7', 'XAU', '7'],
  ])('%s of %s is %s minor units', (amount, currency, minor) => {
    expect(reading(readBalance, { ...BALANCE, amount, currency }).line).toMatchObject({ amount: minor });
  });

  it.each<[string, string, string]>([
    ['', 'BRL', 'MISSING'], ['1.234,56', 'BRL', 'NOT_AN_AMOUNT'], ['R$ 5', 'BRL', 'NOT_AN_AMOUNT'], ['1e3', 'BRL', 'NOT_AN_AMOUNT'],
    ['NaN', 'BRL', 'NOT_AN_AMOUNT'], ['inexact', 'BRL', 'NOT_AN_AMOUNT'], [' 12.50', 'BRL', 'NOT_AN_AMOUNT'],
    ['.50', 'BRL', 'NOT_AN_AMOUNT'],
    ['12.', 'BRL', 'NOT_AN_AMOUNT'], ['-12.50', 'BRL', 'NEGATIVE_AMOUNT'], ['1250', 'BRL', 'WRONG_DECIMALS'],
    ['12.5', 'BRL', 'WRONG_DECIMALS'],
    ['12.500', 'BRL', 'WRONG_DECIMALS'], ['12.50', 'JPY', 'WRONG_DECIMALS'], ['12.50', 'KWD', 'WRONG_DECIMALS'],
    ['100000000000.01', 'BRL', 'AMOUNT_TOO_LARGE'], ['90071992547409.91', 'BRL', 'AMOUNT_TOO_LARGE'],
    ['90071992547409.92', 'BRL', 'AMOUNT_NOT_EXACT'], ['9007199254740992', 'JPY', 'AMOUNT_NOT_EXACT'],
    ['9'.repeat(41), 'JPY', 'NOT_AN_AMOUNT'],
  ])('%j of %s is %s', (amount, currency, code) => {
    expect(reading(readBalance, { ...BALANCE, amount, currency }).found).toEqual([`amount ${code}`]);
  });
});

it.each<[string, Partial<typeof TOTAL>, string[]]>([
  ['of balances', {}, []], ['of parties, without a currency', { of: 'parties', currency: '', amount: '' }, []],
  ['of accounts', { of: 'accounts', amount: '' }, []], ['of something else', { of: 'cards' }, ['of WRONG_TYPE']],
  ['without a count', { count: '' }, ['count WRONG_TYPE']], ['with a fraction', { count: '1.5' }, ['count WRONG_TYPE']],
  ['without a sum', { amount: '' }, ['amount MISSING']], ['with wrong decimals', { amount: '25' }, ['amount WRONG_DECIMALS']],
])('a total %s', (_, changes, expected) => expect(reading(readTotal, { ...TOTAL, ...changes }).found).toEqual(expected));
