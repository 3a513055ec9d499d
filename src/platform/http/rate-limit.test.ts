import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { ApiError } from '../errors.ts';
import { RateLimit } from './rate-limit.ts';

/** Returns a limit whose clock moves only when it is set. */
function limited(rates: Record<string, number>) {
  const clock = { ms: 1_000 };
  const limit = new RateLimit((tenant) => rates[tenant] ?? 0, () => clock.ms);
  const refused = (tenant = 'a'): ApiError | undefined => {
    try {
      limit.take(tenant);
      return undefined;
    } catch (error) {
      return error as ApiError;
    }
  };
  const passed = (tries: number, tenant = 'a') => Array.from({ length: tries }, () => refused(tenant)).filter((it) => !it).length;
  return { clock, rates, refused, passed };
}

describe('the requests of a second', () => {
  it('exactly N of N + k pass, and after what Retry-After says one more', () => {
    fc.assert(fc.property(fc.integer({ min: 1, max: 2_000 }), fc.integer({ min: 1, max: 50 }), (most, more) => {
      const { clock, passed, refused } = limited({ a: most });
      expect(passed(most + more)).toBe(most);
      const error = refused();
      expect(error).toMatchObject({ code: 'RATE_LIMITED', status: 429 });
      const { 'Retry-After': wait, ...rest } = error?.headers ?? {};
      expect(rest).toEqual({ 'RateLimit-Policy': `"requests";q=${most};w=1`, RateLimit: `"requests";r=0;t=${wait}` });
      clock.ms += Number(wait) * 1_000;
      expect(passed(most + more)).toBe(most);
    }), { numRuns: 50 });
  });

  it('come back evenly, and never more than a second’s', () => {
    const { clock, passed } = limited({ a: 10 });
    expect(passed(20)).toBe(10);
    clock.ms += 250;
    expect(passed(20)).toBe(2); // the half of a request stays in the bucket
    clock.ms += 50;
    expect(passed(20)).toBe(1);
    clock.ms += 3_600_000;
    expect(passed(20)).toBe(10);
  });

  it('are each tenant’s own', () => {
    const { passed } = limited({ a: 3, b: 4 });
    expect([passed(9, 'a'), passed(9, 'b'), passed(1, 'a')]).toEqual([3, 4, 0]);
  });

  it('follow a quota that is lowered or raised', () => {
    const { clock, passed, rates } = limited({ a: 100 });
    expect(passed(1)).toBe(1);
    rates['a'] = 5;
    expect(passed(100)).toBe(5);
    rates['a'] = 50;
    clock.ms += 1_000;
    expect(passed(100)).toBe(50);
  });

  it('are none at a quota of 0', () => {
    const { clock, refused, rates } = limited({ a: 0 });
    expect(refused()?.headers['Retry-After']).toBe('60');
    rates['a'] = 1;
    clock.ms += 1_000;
    expect(refused()).toBeUndefined();
  });
});
