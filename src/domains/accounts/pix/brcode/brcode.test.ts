import { describe, expect, it, test } from '@jest/globals';
import { invalidCodes, slowChecksum, validCodes } from '../../../../../test/support/brcodes.ts';
import type { Brcode } from './brcode.ts';
import { checksum } from './crc.ts';
import { BrcodeFault, decodeBrcode, encodeBrcode, plainText, roomForInfo } from './index.ts';

/** The fault of a text. @throws when it is taken for a code. */
function faultOf(text: string): Pick<BrcodeFault, 'reason' | 'field' | 'position'> {
  try {
    decodeBrcode(text);
  } catch (error) {
    if (!(error instanceof BrcodeFault)) throw error;
    const { reason, field, position } = error;
    return { reason, ...(field !== undefined && { field }), ...(position !== undefined && { position }) };
  }
  throw new Error('it was taken for a code');
}

describe('a code is read', () => {
  it.each(validCodes.map((code) => [code.name, code] as const))('%s', (_, { text, says }) => {
    expect(decodeBrcode(text)).toMatchObject(says);
  });

  it.each(validCodes.filter(({ isCanonical }) => isCanonical !== false).map((code) =>
    [code.name, code] as const))('and written the same: %s', (_, { text }) => {
    expect(encodeBrcode(decodeBrcode(text))).toBe(text);
  });
});

describe('what is no code is refused', () => {
  it.each(invalidCodes.map((code) => [code.name, code] as const))('%s', (_, { text, name: __, ...fault }) => {
    expect(faultOf(text)).toMatchObject(fault);
  });

  it('without a word of what was read', () => {
    for (const { text } of invalidCodes) expect(() => decodeBrcode(text)).toThrow(/^[A-Z_]+( at field [\d.]+)?$/);
  });
});

test('the checksum is that of the standard', () => {
  expect(checksum('123456789')).toBe('29B1');
  for (const text of ['', 'a', 'João Pão', '日本', validCodes[0]?.text ?? '']) expect(checksum(text)).toBe(slowChecksum(text));
});

describe('writing', () => {
  const plain: Brcode = {
    initiation: null, key: { type: 'CPF', value: '52998224725' }, location: null, additionalInfo: null, facilitatorIspb: null,
    categoryCode: null,
    amount: null, merchantName: 'A', merchantCity: 'B', postalCode: null, txid: null, recurrence: null,
  };

  it.each(
    [[1n, '0.01'], [99n, '0.99'], [100n, '1.00'], [12_345n, '123.45'], [999_999_999_999n, '9999999999.99']],
  )('%s cents as %s', (amount, written) => {
    const text = encodeBrcode({ ...plain, amount });
    expect(text).toContain(`54${String(written.length).padStart(2, '0')}${written}5802`);
    expect(decodeBrcode(text).amount).toBe(amount);
  });

  it('leaves a text so much room as the template has', () => {
    const [key] = [{ type: 'EVP', value: '123e4567-e89b-12d3-a456-426655440000' } as const];
    expect(roomForInfo(key.value)).toBe(37);
    const fits = { ...plain, key, additionalInfo: 'x'.repeat(37) };
    expect(decodeBrcode(encodeBrcode(fits))).toEqual(fits);
    expect(() => encodeBrcode({ ...fits, additionalInfo: 'x'.repeat(38) })).toThrow(RangeError);
  });
});

test.each<[string, number | undefined, string]>([
  ['Padaria Sol Nascente', 25, 'Padaria Sol Nascente'], ['São João del-Rei', 15, 'Sao Joao del-Re'],
  ['Pão & Açúcar  ÑÇ', undefined, 'Pao & Acucar NC'],
  ['a\u00a0b\tc\nd', undefined, 'a b c d'], ['Straße Łódź Ørsted', undefined, 'Strasse Lodz Orsted'], ['日本語', undefined, ''],
  ['😀 festa', undefined, 'festa'], ['abcd efgh', 5, 'abcd'], ['ﬁm nº 1½', undefined, 'fim no 112'],
])('%j is written as plain text', (text, length, plain) => {
  expect(plainText(text, length)).toBe(plain);
});
