import { describe, expect, it } from '@jest/globals';
import { exponentOf, isCurrency, unitOf } from './currencies.ts';

describe('a currency', () => {
  it.each(
    ['BRL', 'USD', 'JPY', 'CLF', 'UYW', 'UYI', 'XAU', 'XAG', 'MXV', 'COU', 'BOV', 'CHE', 'CHW', 'USN', 'VED', 'XCG', 'ZWG', 'XDR', 'XXX'],
  )('%s is one of ISO 4217', (code) => {
    expect(isCurrency(code)).toBe(true);
  });

  it.each(['brl', 'XYZ', 'REA', 'BTC', 'BR', 'BRLX', ''])('%j is none', (code) => {
    expect([isCurrency(code), exponentOf(code)]).toEqual([false, null]);
  });

  it.each([
    ['BRL', 2], ['USD', 2], ['COP', 2], ['MGA', 2], ['MRU', 2], ['HUF', 2], ['TWD', 2], ['JPY', 0], ['CLP', 0], ['PYG', 0], ['UYI', 0],
    ['KWD', 3], ['BHD', 3],
    ['TND', 3], ['IQD', 3], ['CLF', 4], ['UYW', 4], ['XAU', null], ['XDR', null],
  ])('%s has so many decimals: %s', (code, exponent) => {
    expect(exponentOf(code)).toBe(exponent);
  });

  it.each([
    [['BRL'], 'cents'], [['BRL', 'USD'], 'cents'], [['JPY'], 'minor_units'], [['BRL', 'KWD'], 'minor_units'], [['XAU'], 'minor_units'],
    [[], 'cents'],
  ])('amounts of %j are in %s', (codes, unit) => {
    expect(unitOf(codes)).toBe(unit);
  });
});
