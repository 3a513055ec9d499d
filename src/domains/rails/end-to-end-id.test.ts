import { describe, expect, it } from '@jest/globals';
import { endToEndId, isEndToEndId } from './end-to-end-id.ts';

const AT = new Date('2026-03-02T23:59:59.999Z');

describe('a name is made of', () => {
  it('its kind, the institution, the minute in UTC and eleven letters or digits', () => {
    expect(endToEndId('E', '12345678', AT, 'demo obl_1')).toMatch(/^E12345678202603022359[0-9A-Za-z]{11}$/);
    expect(endToEndId('D', '99999A03', AT, 'demo obl_1')).toMatch(/^D99999A03202603022359/);
  });

  it('what it names, and that alone: the same again, another for anything else', () => {
    const suffix = (what: string) => endToEndId('E', '12345678', AT, what).slice(-11);
    expect(suffix('demo obl_1')).toBe(suffix('demo obl_1'));
    const all = Array.from({ length: 5_000 }, (_, n) => suffix(`demo obl_${n}`));
    expect(new Set([...all, suffix('acme obl_1')]).size).toBe(5_001);
  });
});

it.each<[string, string, 'E' | 'D', boolean]>([
  ['of a payment', 'E12345678202609281435abcDEF12345', 'E', true],
  ['of an institution with letters', 'E99999A03202609281435abcDEF12345', 'E', true],
  ['of a return', 'D12345678202609281435abcDEF12345', 'D', true],
  ['on the 29 February of a leap year', 'E12345678202802290000abcDEF12345', 'E', true],
  ['of a return, where a payment is wanted', 'D12345678202609281435abcDEF12345', 'E', false],
  ['one character short', 'E12345678202609281435abcDEF1234', 'E', false],
  ['one too long', 'E12345678202609281435abcDEF123456', 'E', false],
  ['in month 19', 'E12345678202619391435abcDEF12345', 'E', false],
  ['on 30 February', 'E12345678202602301435abcDEF12345', 'E', false],
  ['in hour 24', 'E12345678202609282435abcDEF12345', 'E', false],
  ['in hour 29', 'E12345678202609282935abcDEF12345', 'E', false],
  ['in minute 60', 'E12345678202609281460abcDEF12345', 'E', false],
  ['with a small letter in the institution', 'E1234567a202609281435abcDEF12345', 'E', false],
  ['with another sign', 'E12345678202609281435abcDEF1234-', 'E', false],
  ['that is empty', '', 'E', false],
])('a name %s: %s as %s is one: %s', (_, text, kind, isOne) => expect(isEndToEndId(text, kind)).toBe(isOne));
