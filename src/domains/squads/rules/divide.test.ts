import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { SplitSpec } from '../../../../generated/models.ts';
import type { Refusal } from '../../../platform/errors.ts';
import { divide, shareReference, sharersLeft, sharersOf, withoutParts, type Part, type Sharer } from './divide.ts';

const EQUAL: SplitSpec = { method: 'EQUAL' };
const QUOTA: SplitSpec = { method: 'QUOTA' };
const exact = (parts: Record<string, number>): SplitSpec => (
  { method: 'EXACT', parts: Object.entries(parts).map(([account_id, cents]) => ({ account_id, cents })) });
const percent = (parts: Record<string, number>): SplitSpec => (
  { method: 'PERCENT', parts: Object.entries(parts).map(([account_id, basis_points]) => ({ account_id, basis_points })) });
const twice: SplitSpec = { method: 'EXACT', parts: [{ account_id: 'ana', cents: 50 }, { account_id: 'ana', cents: 50 }] };

const sharer = (account: string, rounding = 0, quota = 1): Sharer => ({ account, quota, rounding });
const [ana, bia, caio] = [sharer('ana'), sharer('bia'), sharer('caio')];

function parts(found: readonly Part[] | Refusal): readonly Part[] {
  if ('code' in found) throw new Error(`${found.code}: ${found.message}`);
  return found;
}

/** The members after they bore their parts. */
function after(sharers: readonly Sharer[], borne: readonly Part[]): readonly Sharer[] {
  return withoutParts(sharers, borne.map(({ account, lost }) => ({ account, lost: -lost })));
}

describe('an amount is divided', () => {
  it.each<[string, number, SplitSpec, Sharer[], number[]]>([
    ['equally, the cent left over to the first of equal ones', 10000, EQUAL, [ana, bia, caio], [3334, 3333, 3333]],
    ['equally, two cents left over', 10001, EQUAL, [ana, bia, caio], [3334, 3334, 3333]],
    ['equally, the cent to who has lost most before', 10000, EQUAL, [ana, bia, sharer('caio', 1)], [3333, 3333, 3334]],
    ['equally, less than a cent each', 2, EQUAL, [ana, bia, caio], [1, 1, 0]],
    ['to one alone', 9007199254740991, EQUAL, [ana], [9007199254740991]],
    ['by quotas', 12000, QUOTA, [sharer('ana', 0, 2), bia, caio], [6000, 3000, 3000]],
    ['by quotas, the cent to the largest fraction', 100, QUOTA, [sharer('ana', 0, 2), bia, caio, sharer('davi', 0, 3)], [29, 14, 14, 43]],
    ['by amounts as given', 1250, exact({ ana: 750, bia: 500 }), [ana, bia], [750, 500]],
    ['by amounts, whatever was lost', 100, exact({ bia: 0, ana: 100 }), [ana, sharer('bia', 900_000)], [100, 0]],
    ['by percentages', 4000, percent({ bia: 2500, caio: 7500 }), [bia, caio], [1000, 3000]],
    ['by percentages, none to who bears nothing', 101, percent({ ana: 5000, bia: 5000, caio: 0 }), [
      ana, bia, sharer('caio', 5_000_000),
    ], [51, 50, 0]],
    ['by percentages, to who has lost most though their own part is even', 10, percent({ ana: 5000, bia: 2500, caio: 2500 }),
      [sharer('ana', 900_000), bia, caio], [6, 2, 2]],
  ])('%s', (_, amount, split, sharers, cents) => {
    expect(parts(divide(amount, split, sharers)).map((part) => part.cents)).toEqual(cents);
  });

  it('notes what each lost, less a cent for who bears the one left over', () => {
    expect(parts(divide(10000, EQUAL, [ana, bia, caio])).map(({ lost }) => lost)).toEqual([-666_667, 333_333, 333_333]);
    expect(parts(divide(100, exact({ ana: 33, bia: 67 }), [ana, bia])).map(({ lost }) => lost)).toEqual([0, 0]);
  });

  it('gives the cent of three equal expenses to each once', () => {
    let sharers: readonly Sharer[] = [ana, bia, caio];
    const borne = [1, 2, 3].map(() => {
      const found = parts(divide(10000, EQUAL, sharers));
      sharers = after(sharers, found);
      return found.map(({ cents }) => cents);
    });
    expect(borne).toEqual([[3334, 3333, 3333], [3333, 3334, 3333], [3333, 3333, 3334]]);
  });

  it.each<[string, SplitSpec, Sharer[], object]>([
    ['amounts of another sum', exact({ ana: 40, bia: 49 }), [ana, bia], { reason: 'SUM', expected: 100, given: 89 }],
    ['percentages that are not 100', percent({ ana: 5000, bia: 4999 }), [ana, bia], { reason: 'SUM', expected: 10000, given: 9999 }],
    ['a member named twice', twice, [ana], { reason: 'MEMBERS', expected: ['ana'], given: ['ana', 'ana'] }],
    [
      'a part of a member who does not share it', exact({ ana: 50, caio: 50 }), [ana, bia],
      { reason: 'MEMBERS', expected: ['ana', 'bia'], given: ['ana', 'caio'] },
    ],
    ['no part for one who does', exact({ ana: 100 }), [ana, bia], { reason: 'MEMBERS', expected: ['ana', 'bia'], given: ['ana'] }],
    ['a snapshot that names a member twice', EQUAL, [ana, ana], { reason: 'MEMBERS', expected: ['ana', 'ana'], given: ['ana', 'ana'] }],
  ])('not by %s', (_, split, sharers, details) => {
    expect(divide(100, split, sharers)).toMatchObject({ code: 'SPLIT_INVALID', details });
  });
});

describe('an expense is shared by', () => {
  const active = [ana, bia, caio];
  it.each<[string, SplitSpec, string[] | null, string[] | undefined, string[] | string]>([
    ['all members, where nobody is named', EQUAL, null, undefined, ['ana', 'bia', 'caio']],
    ['the snapshot, in its order', EQUAL, ['caio', 'ana'], undefined, ['caio', 'ana']],
    ['who has a part, in the order of joining', exact({ caio: 1, ana: 1 }), null, undefined, ['ana', 'caio']],
    ['those whose shares are open, where nobody is named', QUOTA, null, ['caio', 'bia'], ['bia', 'caio']],
    ['who has a part rather than those', exact({ ana: 1 }), null, ['bia'], ['ana']],
    ['nobody who is no member', EQUAL, ['ana', 'davi'], undefined, 'SPLIT_MEMBER_NOT_ACTIVE'],
    ['nobody who is no member, in a part', percent({ davi: 10000 }), null, undefined, 'SPLIT_MEMBER_NOT_ACTIVE'],
    ['nobody who is no member, in a part beside the snapshot', percent({ davi: 10000 }), ['ana'], undefined, 'SPLIT_MEMBER_NOT_ACTIVE'],
  ])('%s', (_, split, snapshot, unnamed, expected) => {
    const found = sharersOf(split, snapshot, active, unnamed);
    expect('code' in found ? found.code : found.map(({ account }) => account)).toEqual(expected);
  });

  it.each<[string, SplitSpec, string[] | null, string[] | undefined]>([
    ['all who are members now', EQUAL, null, ['ana', 'bia', 'caio']],
    ['the others when one has left', EQUAL, ['ana', 'davi'], ['ana']],
    ['the others when one has left, by quotas', QUOTA, ['davi', 'bia'], ['bia']],
    ['nobody when all have left', EQUAL, ['davi'], undefined],
    ['nobody when an amount is of one who has left', exact({ ana: 50, davi: 50 }), null, undefined],
    ['nobody when a percentage is of one who has left', percent({ ana: 5000, davi: 5000 }), ['ana', 'davi'], undefined],
    ['who has a part, while all are members', percent({ ana: 5000, bia: 5000 }), ['bia', 'ana'], ['bia', 'ana']],
  ])('%s, when it posts by itself', (_, split, snapshot, expected) => {
    expect(sharersLeft(split, snapshot, active)?.map(({ account }) => account)).toEqual(expected);
  });
});

const roundings = fc.integer({ min: -5_000_000, max: 5_000_000 });
const groups = fc.integer({ min: 1, max: 200 }).chain((size) => fc.array(
  fc.record({ quota: fc.integer({ min: 1, max: 1000 }), rounding: roundings }), { minLength: size, maxLength: size },
)).map((members) => members.map((member, index): Sharer => ({ ...member, account: `acc_${index}` })));
const amounts = fc.oneof(
  fc.integer({ min: 1, max: 500 }), fc.integer({ min: 1, max: 10_000_000 }), fc.maxSafeNat().map((cents) => cents + 1),
)
  .filter(Number.isSafeInteger);
const METHODS = ['EQUAL', 'QUOTA', 'EXACT', 'PERCENT'] as const;
type Method = (typeof METHODS)[number];

/** A split of a method that sums, the parts cut by `seeds`. */
function splitOf(method: Method, amount: number, sharers: readonly Sharer[], seeds: readonly number[]): SplitSpec {
  if (method === 'EQUAL' || method === 'QUOTA') return { method };
  const whole = method === 'EXACT' ? amount : 10_000;
  const cuts = sharers.slice(1).map((_, index) => Math.floor((seeds[index % seeds.length] ?? 0) * whole)).sort((a, b) => a - b);
  const given = [...cuts, whole].map((cut, index) => cut - (cuts[index - 1] ?? 0));
  const named = Object.fromEntries(sharers.map(({ account }, index) => [account, given[index] ?? 0]));
  return method === 'EXACT' ? exact(named) : percent(named);
}

/** Share that a member bears before rounding, in 10^-12 of a cent. */
function exactPart(amount: number, split: SplitSpec, sharers: readonly Sharer[], { account, quota }: Sharer): bigint {
  const scaled = BigInt(amount) * 10n ** 12n;
  switch (split.method) {
    case 'EQUAL': return scaled / BigInt(sharers.length);
    case 'QUOTA': return (scaled * BigInt(quota)) / BigInt(sharers.reduce((sum, each) => sum + each.quota, 0));
    case 'EXACT': return BigInt(split.parts.find(({ account_id }) => account_id === account)?.cents ?? 0) * 10n ** 12n;
    case 'PERCENT': return (scaled * BigInt(split.parts.find(({ account_id }) => account_id === account)?.basis_points ?? 0)) / 10_000n;
  }
}

const seeds = fc.array(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), { minLength: 1, maxLength: 20 });

/** True when a part is the exact one rounded down, or a cent more where it is not zero. */
function isSound({ cents, lost }: Part, part: bigint): boolean {
  const above = BigInt(cents) - part / 10n ** 12n;
  return (above === 0n || (above === 1n && part > 0n)) && Number.isSafeInteger(lost) && lost >= -1_000_000 && lost < 1_000_000;
}

describe('whatever is divided', () => {
  it('the parts sum to the amount, and none is a whole cent from its exact part', () => {
    fc.assert(fc.property(amounts, groups, fc.constantFrom(...METHODS), seeds, (amount, sharers, method, cuts) => {
      const split = splitOf(method, amount, sharers, cuts);
      const found = parts(divide(amount, split, sharers));
      expect(found.reduce((sum, { cents }) => sum + BigInt(cents), 0n)).toBe(BigInt(amount));
      expect(found.map(({ account }) => account)).toEqual(sharers.map(({ account }) => account));
      expect(found.filter((part, index) => !isSound(part, exactPart(amount, split, sharers, sharers[index] ?? ana)))).toEqual([]);
      const sum = found.reduce((total, { lost }) => total + lost, 0);
      expect(sum <= 0 && sum > -sharers.length).toBe(true);
    }), { numRuns: 100 });
  });

  it('dividing anew and back restores what was lost', () => {
    fc.assert(fc.property(amounts, groups, fc.constantFrom(...METHODS), fc.constantFrom(...METHODS), seeds, (
      amount, sharers, first, second, cuts,
    ) => {
      const split = splitOf(first, amount, sharers, cuts);
      const before = parts(divide(amount, split, sharers));
      const lost = after(sharers, before);
      const some = withoutParts(lost, before);
      expect(some).toEqual(sharers);
      const anew = parts(divide(amount, splitOf(second, amount, sharers, cuts), some));
      const back = withoutParts(after(some, anew), anew);
      expect(parts(divide(amount, split, back))).toEqual(before);
      expect(after(back, parts(divide(amount, split, back)))).toEqual(lost);
    }), { numRuns: 30 });
  });
});

describe('after 5,000 expenses', () => {
  it.each([2, 5, 30, 200])('nobody of %i members is 2 cents from their exact part', (size) => {
    const doubles = fc.infiniteStream(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }));
    fc.assert(fc.property(doubles, fc.array(fc.nat(9), { minLength: size, maxLength: size }), (random, quotas) => {
      const next = (below: number): number => Math.floor((random.next().value ?? 0) * below);
      const members = new Map(quotas.map((quota, index) => [`acc_${index}`, sharer(`acc_${index}`, 0, quota + 1)]));
      const borne = new Map<string, bigint>();
      for (let n = 0; n < 5000; n += 1) {
        const some = [...members.values()].slice(next(size - 1), size).slice(0, 2 + next(Math.min(size, 12)));
        const amount = 1 + next(50_000);
        const split = splitOf(METHODS[next(4)] ?? 'EQUAL', amount, some, [next(100) / 100, next(100) / 100, next(100) / 100]);
        const found = parts(divide(amount, split, some));
        for (const [index, { account, cents }] of found.entries()) {
          const over = BigInt(cents) * 10n ** 12n - exactPart(amount, split, some, some[index] ?? ana);
          borne.set(account, (borne.get(account) ?? 0n) + over);
        }
        for (const each of after(some, found)) members.set(each.account, each);
      }
      for (const [account, over] of borne) {
        expect(over < 2n * 10n ** 12n && over > -2n * 10n ** 12n).toBe(true);
        expect(Math.abs(Number(over / 10n ** 6n) + (members.get(account)?.rounding ?? 0))).toBeLessThan(5_001);
      }
    }), { numRuns: 1 });
  });
});

describe('the reference of a share', () => {
  it('is the same for the same division and place, and another for any other', () => {
    const all = [
      shareReference('t1', 'sqd_1', 10, 0), shareReference('t1', 'sqd_1', 10, 1), shareReference('t1', 'sqd_1', 11, 0),
      shareReference('t1', 'sqd_2', 10, 0), shareReference('t2', 'sqd_1', 10, 0), shareReference('t2', 'sqd_1', 1, 0),
    ];
    expect(new Set(all).size).toBe(all.length);
    for (const reference of all) expect(reference).toMatch(/^[0-9a-f]{64}#\d{1,5}$/);
    expect(shareReference('t1', 'sqd_1', 10, 0)).toBe(all[0]);
  });

  it('is SHA-256 of the canonical JSON of tenant, squad and number', () => {
    // printf '["t1","sqd_1",10]' | sha256sum
    expect(shareReference('t1', 'sqd_1', 10, 2)).toBe('deb88891b8b6b7c8f84a3dc2ce983d5f747c55b1c06c593f8dc991a28bc1af48#2');
  });
});
