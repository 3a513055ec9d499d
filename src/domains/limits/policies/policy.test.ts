import { describe, expect, it } from '@jest/globals';
import { looseningOf, railOf, shareCounter, type Policy } from './policy.ts';

const broad: Policy = {
  policyId: 'lim_1', scopeType: 'ACCOUNT_TYPE', scopeId: 'CUSTOMER', dimension: 'AMOUNT', direction: 'DEBIT', window: 'DAY',
  threshold: 1000,
  action: 'REJECT', activeBetween: { start: '20:00', end: '06:00' }, appliesMaxKycLevel: 1, enforcePer: 'ACCOUNT', policyKey: 'debits',
  currency: 'BRL', rail: 'PIX',
  mayLoosen: true, counter: 'A1',
};
const narrow: Policy = { ...broad, policyId: 'lim_2', scopeType: 'ACCOUNT', scopeId: 'acc_1', mayLoosen: false };

describe('what of a policy would loosen the broader one', () => {
  it.each<[string, Partial<Policy>, string | undefined]>([
    ['nothing of the same', {}, undefined],
    ['a lower threshold', { threshold: 999 }, undefined],
    ['a higher threshold', { threshold: 1001 }, 'threshold'],
    ['only a warning', { action: 'WARN' }, 'action'],
    ['another dimension', { dimension: 'COUNT' }, 'dimension'],
    ['another direction', { direction: 'CREDIT' }, 'direction'],
    ['another window', { window: 'MONTH' }, 'window'],
    ['another rail', { rail: 'ACH' }, 'rail'],
    ['every rail, for it counts other movements', { rail: null }, 'rail'],
    ['other hours', { activeBetween: { start: '22:00', end: '06:00' } }, 'active_between'],
    ['all hours, for their window is another', { activeBetween: null }, 'active_between'],
    ['a lower KYC level', { appliesMaxKycLevel: 0 }, 'applies_max_kyc_level'],
    ['a higher KYC level', { appliesMaxKycLevel: 2 }, undefined],
    ['every KYC level', { appliesMaxKycLevel: null }, undefined],
  ])('%s', (_, given, field) => {
    expect(looseningOf({ ...narrow, ...given }, broad)?.field).toBe(field);
  });

  it('a KYC level where the broader one has none', () => {
    expect(looseningOf(narrow, { ...broad, appliesMaxKycLevel: null })).toEqual({
      field: 'applies_max_kyc_level', ceiling: null, requested: 1,
    });
  });

  it('a policy of a rail is of that rail', () => {
    expect(railOf({ ...broad, scopeType: 'RAIL', scopeId: 'ACH', rail: null })).toBe('ACH');
  });
});

describe('a counter', () => {
  it('is one for policies with the same key, dimension, direction, window, hours and currency', () => {
    expect(shareCounter({ ...narrow, threshold: 1 }, broad)).toBe(true);
    for (const other of [
      { policyKey: 'other' }, { dimension: 'COUNT' }, { direction: 'CREDIT' }, { window: 'HOUR' }, { activeBetween: null },
      { currency: 'USD' },
    ] as const) {
      expect(shareCounter({ ...broad, ...other }, broad)).toBe(false);
    }
  });

  it('is a policy’s own without a key', () => {
    expect(shareCounter({ ...narrow, policyKey: null }, { ...broad, policyKey: null })).toBe(false);
  });
});
