import { describe, expect, it } from '@jest/globals';
import type { PixKeyType } from '../../../../generated/models.ts';
import { maskPixKey, normalMatchKeys, normalPixKey, pixKeyFault, pixKeyTypeOf, readPixKey } from './pix-key.ts';

/** Source: the DICT's API, version 2.12, and the federal revenue's rules of check digits. */
const keys: [PixKeyType, string, string | undefined][] = [
  ['EMAIL', 'pix@bcb.gov.br', undefined], ['EMAIL', 'PIX@bcb.gov.br', 'UPPER_CASE'], ['EMAIL', 'a%b@x.com', 'FORM'],
  ['EMAIL', 'a&b@x.com', 'FORM'],
  ['EMAIL', 'a@localhost', undefined], ['EMAIL', 'joão@x.com', 'FORM'], ['EMAIL', 'a b@x.com', 'FORM'], ['EMAIL', 'a@b@c', 'FORM'],
  ['EMAIL', '@x.com', 'FORM'],
  ['EMAIL', 'a@-x.com', 'FORM'], ['EMAIL', `${'a'.repeat(71)}@x.com`, undefined], ['EMAIL', `${'a'.repeat(72)}@x.com`, 'LENGTH'],
  ['EMAIL', 'a@x.com\n', 'FORM'],
  ['PHONE', '+5510998765432', undefined], ['PHONE', '5510998765432', 'FORM'], ['PHONE', '+0510998765432', 'FORM'], ['PHONE', '+1', 'FORM'],
  ['PHONE', '+123456789012345', undefined], ['PHONE', '+1234567890123456', 'FORM'], ['PHONE', '+55 11 98765-4321', 'FORM'],
  ['CPF', '52998224725', undefined], ['CPF', '11144477735', undefined], ['CPF', '00000000191', undefined],
  ['CPF', '01234567890', undefined],
  ['CPF', '52998224724', 'CHECK_DIGITS'], ['CPF', '11122233300', 'CHECK_DIGITS'], ['CPF', '11111111111', 'CHECK_DIGITS'],
  ['CPF', '529.982.247-25', 'FORM'],
  ['CPF', '5299822472', 'FORM'], ['CPF', '٥٢٩٩٨٢٢٤٧٢٥', 'FORM'],
  ['CNPJ', '11222333000181', undefined], ['CNPJ', '12ABC34501DE35', undefined], ['CNPJ', 'A1B2C3D4000193', undefined],
  ['CNPJ', 'ZZZZZZZZZZZZ62', undefined],
  ['CNPJ', '12ABC34501DE36', 'CHECK_DIGITS'], ['CNPJ', '00000000000000', 'CHECK_DIGITS'], ['CNPJ', '12.ABC.345/01DE-35', 'FORM'],
  ['CNPJ', '12abc34501de35', 'LOWER_CASE'], ['CNPJ', '12ABC34501DEA5', 'FORM'],
  ['EVP', '123e4567-e89b-12d3-a456-426655440000', undefined], ['EVP', '123E4567-E89B-12D3-A456-426655440000', 'UPPER_CASE'],
  ['EVP', '123e4567e89b12d3a456426655440000', 'FORM'],
];

describe('a key of its type', () => {
  it.each(keys)('%s %s: %s', (type, text, fault) => {
    expect(pixKeyFault(type, text)).toBe(fault);
  });

  it('is told by its form, which no other type has', () => {
    for (const [type, text, fault] of keys) if (fault === undefined) expect(pixKeyTypeOf(text)).toBe(type);
    expect(pixKeyTypeOf('nobody')).toBeUndefined();
  });

  it.each([
    ['EMAIL', 'ana.souza@example.com', 'a***@example.com'], ['PHONE', '+5511987654321', '+55*******4321'], ['PHONE', '+12', '+*2'],
    ['PHONE', '+12345', '+***45'],
    ['CPF', '52998224725', '***.982.247-**'], ['CNPJ', '11222333000181', '**.222.333/0001-**'],
    ['EVP', '123e4567-e89b-12d3-a456-426655440000', '123e4567-e89b-12d3-a456-426655440000'],
  ] as const)('%s %s is shown as %s', (type, text, masked) => {
    expect(maskPixKey(type, text)).toBe(masked);
  });
});

describe('a key in any spelling is the key', () => {
  const spellings: [PixKeyType, string, string[]][] = [
    ['EMAIL', 'a@b.co', ['A@B.CO', 'a@B.co', ' a@b.co ']], [
      'PHONE', '+5511987654321', ['+55 11 98765-4321', '+55 (11) 98765.4321', '+5511987654321\n'],
    ],
    ['CPF', '52998224725', ['529.982.247-25', '529 982 247 25']], [
      'CNPJ', '12ABC34501DE35', ['12.abc.345/01de-35', '12abc34501de35', '12.ABC.345/01DE-35'],
    ],
    ['EVP', '123e4567-e89b-12d3-a456-426655440000', ['123E4567-E89B-12D3-A456-426655440000']],
  ];

  it.each(spellings)('%s %s', (type, value, others) => {
    for (const text of [value, ...others]) expect([text, readPixKey(text), readPixKey(text, [type]), normalPixKey(text)]).toEqual([
      text, { type, value }, { type, value }, value,
    ]);
  });

  it('its normal form is its own', () => {
    for (const [type, text, fault] of keys) if (fault === undefined) expect(readPixKey(text)).toEqual({ type, value: text });
  });

  it.each(
    ['nobody', '', 'pix_key:a@b.co', '52998224724', '5511987654321', 'a b@c.co', 'ſ@b.co', `${' '.repeat(200)}a@b.co`],
  )('"%s" is none, and stays as it is', (text) => {
    expect([readPixKey(text), normalPixKey(text)]).toEqual([undefined, text]);
  });

  it('is told by another type’s form too', () => {
    expect(readPixKey('A@B.CO', ['PHONE'])).toBeUndefined();
  });

  it('match keys hold it in its normal form, and leave the others', () => {
    expect(normalMatchKeys({ pix_key: 'A@B.CO', txid: 'A@B.CO' })).toEqual({ pix_key: 'a@b.co', txid: 'A@B.CO' });
    const without = { txid: 'T' };
    expect(normalMatchKeys(without)).toBe(without);
  });
});
