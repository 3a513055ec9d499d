import { describe, expect, it } from '@jest/globals';
import type { TransferTemplateParameter } from '../../../../generated/models.ts';
import { bodyTemplate, refuseShape, type TemplateShape } from './template.ts';

const account = (account_id?: string) => ({ kind: 'account' as const, ...(account_id !== undefined && { account_id }) });
const outside = { kind: 'external' as const };
const fixed: TemplateShape = {
  amount: { currency: 'BRL', value: 100 }, debtor: account('acc_a'), creditor: account('acc_b'), parameters: [],
};
const open = { currency: 'BRL' };
const parameter = (fills: TransferTemplateParameter['fills'], over: Partial<TransferTemplateParameter> = {}): TransferTemplateParameter => (
  { name: fills.toLowerCase(), fills, description: 'x', required: true, ...over });
const [amount, debtor, creditor] = [parameter('AMOUNT'), parameter('DEBTOR'), parameter('CREDITOR')];
const period = parameter('MATCH_KEY', { key: 'period' });

describe('a shape', () => {
  it.each<[string, Partial<TemplateShape>, string]>([
    ['all fixed', {}, 'fits'],
    ['all open and filled', { amount: open, debtor: account(), creditor: outside, parameters: [amount, debtor, creditor, period] }, 'fits'],
    ['one key of match keys and of metadata', { parameters: [period, parameter('METADATA', { key: 'period' })] }, 'fits'],
    ['bounds of one value', { amount: open, parameters: [{ ...amount, minimum: 5, maximum: 5 }] }, 'fits'],
    ['some of its allowed values too long', { parameters: [{ ...period, max_length: 2, allowed_values: ['abc', 'ab'] }] }, 'fits'],
    ['no amount', { amount: open }, 'FIELD_OPEN AMOUNT null'],
    ['no payer', { debtor: account() }, 'FIELD_OPEN DEBTOR null'],
    ['an outside payee whom nobody names', { creditor: outside }, 'FIELD_OPEN CREDITOR null'],
    ['an amount that is fixed and open', { parameters: [amount] }, 'FIELD_FILLED_TWICE AMOUNT amount'],
    ['a payer who is fixed and open', { parameters: [debtor] }, 'FIELD_FILLED_TWICE DEBTOR debtor'],
    [
      'two parameters for the amount', { amount: open, parameters: [amount, { ...amount, name: 'again' }] },
      'FIELD_FILLED_TWICE AMOUNT again',
    ],
    ['a match key that is fixed and open', { match_keys: { period: 'x' }, parameters: [period] }, 'FIELD_FILLED_TWICE MATCH_KEY match_key'],
    ['two parameters for a key', { parameters: [period, { ...period, name: 'again' }] }, 'FIELD_FILLED_TWICE MATCH_KEY again'],
    [
      'a metadata field that is fixed and open', { metadata: { x: 1 }, parameters: [parameter('METADATA', { key: 'x' })] },
      'FIELD_FILLED_TWICE METADATA metadata',
    ],
    [
      'match keys without their key', { parameters: [parameter('MATCH_KEY'), parameter('MATCH_KEY', { name: 'other' })] },
      'KEY_MISSING MATCH_KEY match_key',
    ],
    ['metadata without their key', { parameters: [parameter('METADATA')] }, 'KEY_MISSING METADATA metadata'],
    ['a minimum above its maximum', { amount: open, parameters: [{ ...amount, minimum: 6, maximum: 5 }] }, 'BOUNDS_EMPTY AMOUNT amount'],
    [
      'allowed values all too long', { parameters: [{ ...period, max_length: 2, allowed_values: ['abc'] }] },
      'BOUNDS_EMPTY MATCH_KEY match_key',
    ],
    [
      'accounts that no id can be', { debtor: account(), parameters: [{ ...debtor, allowed_values: ['x'.repeat(65)] }] },
      'BOUNDS_EMPTY DEBTOR debtor',
    ],
    ['an amount with a length', { amount: open, parameters: [{ ...amount, max_length: 5 }] }, 'BOUNDS_NOT_APPLICABLE AMOUNT amount'],
    [
      'an amount with allowed values', { amount: open, parameters: [{ ...amount, allowed_values: ['1'] }] },
      'BOUNDS_NOT_APPLICABLE AMOUNT amount',
    ],
    ['a match key with a minimum', { parameters: [{ ...period, minimum: 5 }] }, 'BOUNDS_NOT_APPLICABLE MATCH_KEY match_key'],
    ['a payee with a maximum', { creditor: outside, parameters: [{ ...creditor, maximum: 5 }] }, 'BOUNDS_NOT_APPLICABLE CREDITOR creditor'],
    ['two parameters of one name', { amount: open, parameters: [amount, { ...period, name: 'amount' }] }, 'NAME_TWICE MATCH_KEY amount'],
  ])('with %s: %s', (_, over, expected) => {
    const refused = refuseShape({ ...fixed, ...over });
    expect(refused ? Object.values(refused.details ?? {}).map(String).join(' ') : 'fits').toBe(expected);
  });
});

describe('the body to fill', () => {
  it('has what is fixed, and a hole for each parameter', () => {
    expect(bodyTemplate('PIX', {
      amount: open, debtor: account('acc_a'), creditor: outside, match_keys: { contract: '1' }, metadata: { n: { deep: 1 } },
      parameters: [amount, creditor, period, parameter('METADATA', { key: '__proto__' })],
    })).toEqual({
      rail: 'PIX', amount: { currency: 'BRL', value: '{{amount}}' }, debtor: account('acc_a'),
      creditor: { kind: 'external', external_id: '{{creditor}}' },
      match_keys: { contract: '1', period: '{{match_key}}' }, metadata: { n: { deep: 1 }, ['__proto__']: '{{metadata}}' },
    });
  });

  it('says nothing of match keys and metadata where there are none', () => {
    expect(Object.keys(bodyTemplate('NATIVE', fixed))).toEqual(['rail', 'amount', 'debtor', 'creditor']);
  });
});
