import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { simplify, type Debt } from './simplify.ts';

const debt = (text: string): Debt => {
  const [debtor = '', cents, creditor = ''] = text.split(' ');
  return { debtor, creditor, cents: Number(cents) };
};
const texts = (debts: readonly Debt[]): string[] => debts.map(({ debtor, creditor, cents }) => `${debtor} ${cents} ${creditor}`);

describe('debts', () => {
  it.each<[string, string[], string[], string[]]>([
    ['go past the one in the middle', ['a 10 b', 'b 10 c'], ['a 10 b', 'b 10 c'], ['a 10 c']],
    ['in a circle cancel', ['a 7 b', 'b 7 c', 'c 7 a'], ['a 7 b', 'b 7 c', 'c 7 a'], []],
    ['in both directions become one', ['a 7 b', 'b 5 a'], ['a 7 b', 'b 5 a'], ['a 2 b']],
    ['of the same two are one already', ['a 7 b', 'a 5 b'], ['a 12 b'], ['a 12 b']],
    [
      'as few as can be stay, though others would do as well', ['a 1 c', 'a 2 d', 'b 3 d'], ['b 3 d', 'a 2 d', 'a 1 c'],
      ['b 3 d', 'a 2 d', 'a 1 c'],
    ],
    ['of opposite equal nets are paid to each other', ['a 6 x', 'x 6 d', 'b 4 x', 'x 4 e', 'c 5 x', 'x 5 f'],
      ['a 6 x', 'x 6 d', 'c 5 x', 'x 5 f', 'b 4 x', 'x 4 e'], ['a 6 d', 'c 5 f', 'b 4 e']],
    ['between equals go by the order of joining', ['b 5 x', 'a 5 x', 'x 5 d', 'x 5 c'], [
      'a 5 x', 'b 5 x', 'x 5 c', 'x 5 d',
    ], ['a 5 c', 'b 5 d']],
    ['are found in groups that the largest first would miss', ['a 7 x', 'b 6 x', 'x 5 c', 'x 4 d', 'x 3 e', 'x 1 f'],
      ['a 7 x', 'b 6 x', 'x 5 c', 'x 4 d', 'x 3 e', 'x 1 f'], ['b 5 c', 'a 4 d', 'a 3 e', 'b 1 f']],
    ['are none where there are none', [], [], []],
  ])('%s', (_, shares, before, after) => {
    const simplified = simplify([...'abcdefx'], shares.map(debt));
    expect({ before: texts(simplified.before), after: texts(simplified.after) }).toEqual({ before, after });
    expect(simplified.wouldReduce).toBe(after.length < before.length);
  });
});

const found = new Map<string, number>();

/** The fewest debts that settle nets, by trying all: the first who is uneven pays or is paid by each other in turn. */
function fewestByForce(nets: readonly number[]): number {
  const sorted = nets.filter((net) => net !== 0).sort((a, b) => a - b);
  const known = found.get(sorted.join());
  if (known !== undefined) return known;
  const [first = 0, ...rest] = sorted;
  const tried = rest.flatMap((net, index) => (
    net > 0 ? [1 + fewestByForce(rest.map((other, at) => (at === index ? other + first : other)))] : []));
  const fewest = sorted.length === 0 ? 0 : Math.min(...tried);
  found.set(sorted.join(), fewest);
  return fewest;
}

const name = (index: number): string => `m${index}`;
const names = (size: number): string[] => Array.from({ length: size }, (_, index) => name(index));

/** Debts with these nets that go by way of one more member: as many as can be simplified. */
function byHub(nets: readonly number[]): Debt[] {
  return nets.flatMap((net, index) => {
    if (net === 0) return [];
    return net < 0 ? [{ debtor: name(index), creditor: 'hub', cents: -net }] : [{ debtor: 'hub', creditor: name(index), cents: net }];
  });
}

/** All nets of `size` members from -bound to bound that sum to zero, each combination once: their order changes no count. */
function* allNets(size: number, bound: number, least = -bound, sum = 0): Generator<number[]> {
  if (size === 0) {
    if (sum === 0) yield [];
    return;
  }
  for (let net = least; net <= bound; net += 1) {
    for (const rest of allNets(size - 1, bound, net, sum + net)) yield [net, ...rest];
  }
}

function netsOf(debts: readonly Debt[], members: readonly string[]): number[] {
  return members.map((member) => debts.reduce((net, { debtor, creditor, cents }) => (
    net + (creditor === member ? cents : 0) - (debtor === member ? cents : 0)), 0));
}

function owed(debts: readonly Debt[], member: string): number {
  return debts.reduce((sum, { debtor, cents }) => sum + (debtor === member ? cents : 0), 0);
}

describe('as few debts as trying all finds', () => {
  it.each([[4, 7], [6, 4], [8, 3]])('for all nets of %i members up to %i', (size, bound) => {
    const joined = [...names(size), 'hub'];
    let tried = 0;
    for (const nets of allNets(size, bound)) {
      tried += 1;
      expect(simplify(joined, byHub(nets)).after).toHaveLength(fewestByForce(nets));
    }
    expect(tried).toBeGreaterThan(50);
  });

  it('for histories of up to 8 members', () => {
    fc.assert(fc.property(histories(8, 30), ({ members, shares }) => {
      const { before, after } = simplify(members, shares);
      expect(after).toHaveLength(Math.min(before.length, fewestByForce(netsOf(shares, members))));
    }), { numRuns: 100 });
  });
});

interface History {
  members: string[];
  shares: Debt[];
}

function histories(mostMembers: number, mostCents: number, leastMembers = 2): fc.Arbitrary<History> {
  return fc.integer({ min: leastMembers, max: mostMembers }).chain((size) => fc.record({
    members: fc.constant(names(size)),
    shares: fc.array(fc.tuple(fc.nat(size - 1), fc.nat(size - 2), fc.integer({ min: 1, max: mostCents })), { maxLength: 3 * size })
      .map((all) => all.map(([from, to, cents]) => ({ debtor: name(from), creditor: name(to < from ? to : to + 1), cents }))),
  }));
}

describe('whatever is owed', () => {
  const any = fc.oneof(histories(12, 20), histories(12, 100_000), histories(60, 100_000), histories(200, 5));

  it('nets stay, nobody owes more, and there are never more debts', () => {
    fc.assert(fc.property(any, ({ members, shares }) => {
      const { before, after, wouldReduce } = simplify(members, shares);
      const nets = netsOf(shares, members);
      expect(netsOf(before, members)).toEqual(nets);
      expect(netsOf(after, members)).toEqual(nets);
      for (const member of members) expect(owed(after, member)).toBeLessThanOrEqual(owed(shares, member));
      for (const { debtor, creditor, cents } of after) expect(cents > 0 && debtor !== creditor).toBe(true);
      expect(wouldReduce).toBe(after.length < before.length);
      if (wouldReduce) expect(after.length).toBeLessThanOrEqual(Math.max(0, nets.filter((net) => net !== 0).length - 1));
      else expect(after).toBe(before);
      expect(simplify(members, after).wouldReduce && wouldReduce && members.length <= 12).toBe(false);
    }), { numRuns: 60 });
  });

  it('the order of the rows changes nothing', () => {
    fc.assert(fc.property(any.chain(({ members, shares }) => fc.record({
      members: fc.constant(members), shares: fc.constant(shares),
      shuffled: fc.shuffledSubarray(shares, { minLength: shares.length, maxLength: shares.length }),
    })), ({ members, shares, shuffled }) => {
      expect(simplify(members, shuffled)).toEqual(simplify(members, shares));
    }), { numRuns: 30 });
  });

  it('of more than 16 members at most one debt less than uneven members', () => {
    fc.assert(fc.property(fc.array(fc.integer({ min: -1_000_000, max: 1_000_000 }), { minLength: 17, maxLength: 199 }), (some) => {
      const nets = [...some, -some.reduce((sum, net) => sum + net, 0)];
      const { after } = simplify([...names(nets.length), 'hub'], byHub(nets));
      expect(after.length).toBeLessThan(Math.max(1, nets.filter((net) => net !== 0).length));
      expect(netsOf(after, names(nets.length)).map((net) => net + 0)).toEqual(nets.map((net) => net + 0));
    }), { numRuns: 20 });
  });

  it('of any number of opposite equal nets, one for each two, and the fewest for 8 members beside them', () => {
    const rest = fc.array(fc.integer({ min: -9, max: 9 }), { maxLength: 7 }).map((some) => [
      ...some, -some.reduce((sum, net) => sum + net, 0),
    ]);
    fc.assert(fc.property(fc.array(fc.integer({ min: 100, max: 999 }), { minLength: 9, maxLength: 40 }), rest, (pairs, others) => {
      const nets = [...pairs, ...others, ...pairs.map((net) => -net).sort()];
      expect(simplify([...names(nets.length), 'hub'], byHub(nets)).after.length).toBeLessThanOrEqual(pairs.length + fewestByForce(others));
    }), { numRuns: 20 });
  });

  it('sums up to 2^53 - 1 stay exact', () => {
    const largest = 9_007_199_254_740_991;
    const { after } = simplify(
      ['a', 'b', 'c', 'd', 'x'], ['a 4503599627370496 x', 'b 4503599627370495 x', 'x 9007199254740990 c', 'x 1 d'].map(debt),
    );
    expect(after.reduce((sum, { cents }) => sum + cents, 0)).toBe(largest);
    expect(texts(after)).toEqual(['a 4503599627370496 c', 'b 4503599627370494 c', 'b 1 d']);
  });
});
