/** How contested money is followed: by hops, window, floor and number of payments, in order of time. */
import { describe, expect, it } from '@jest/globals';
import { traceMoney, type Passed } from './trace.ts';

const START = Date.parse('2026-03-02T12:00:00.000Z');
const MINUTE_MS = 60_000;
const TERMS = { hops: 2, windowMs: 120 * MINUTE_MS, leastCents: 20_000, most: 5 };
/** A payment so many minutes after the arrival at the first account. */
type Paid = readonly [from: string, to: string | null, cents: number, minute: number];

/** The hops of a trace of so much, as `from>to cents @hop`, in the books of these payments. */
async function trace(cents: number, payments: readonly Paid[], terms = TERMS): Promise<string[]> {
  const found = await traceMoney({ accountId: 'a', at: new Date(START), cents, hop: 0 }, async (account, from, until, most) => payments
    .map(([payer, toAccountId, value, minute], index): Passed & { payer: string } => ({
      payer, toAccountId, cents: value, at: new Date(START + minute * MINUTE_MS), obligationId: `obl_${index}`, endToEndId: null,
    }))
    .filter((it) => it.payer === account && it.at > from && it.at <= until && it.cents >= terms.leastCents)
    .toSorted((a, b) => a.at.getTime() - b.at.getTime()).slice(0, most), terms);
  return found.map((it) => `${it.fromAccountId}>${it.toAccountId ?? 'out'} ${it.cents} @${it.hop}`);
}

describe('contested money', () => {
  it.each<[string, number, Paid[], string[]]>([
    ['that stays is followed nowhere', 50_000, [], []],
    ['goes out', 50_000, [['a', null, 50_000, 1]], ['a>out 50000 @1']],
    ['is at most what was contested', 50_000, [['a', null, 90_000, 1]], ['a>out 50000 @1']],
    ['leaves by the first payments', 50_000, [['a', 'b', 30_000, 2], ['a', 'c', 30_000, 1], ['a', 'd', 30_000, 3]],
      ['a>c 30000 @1', 'a>b 20000 @1']],
    ['is followed for two hours', 50_000, [['a', null, 20_000, 120], ['a', null, 20_000, 120.01]], ['a>out 20000 @1']],
    ['is followed from each arrival anew', 50_000, [['a', 'b', 50_000, 119], ['b', null, 50_000, 238]], ['a>b 50000 @1', 'b>out 50000 @2']],
    ['is followed through two hops', 50_000, [['a', 'b', 50_000, 1], ['b', 'c', 50_000, 2], ['c', 'd', 50_000, 3]],
      ['a>b 50000 @1', 'b>c 50000 @2']],
    ['of less than R$ 200 is not followed', 19_999, [['a', 'b', 50_000, 1]], []],
    ['in payments of less than R$ 200 is not followed', 50_000, [['a', 'b', 19_999, 1], ['a', 'c', 20_000, 2]], ['a>c 20000 @1']],
    ['is not followed once less than R$ 200 is left', 50_000, [['a', 'b', 40_000, 1], ['a', 'c', 40_000, 2]], ['a>b 40000 @1']],
    ['is followed through five payments in all', 500_000, [1, 2, 3, 4, 5, 6].map((minute): Paid => ['a', 'b', 20_000, minute]),
      Array.from({ length: 5 }, () => 'a>b 20000 @1')],
    ['passed on is no more than what came', 50_000, [['a', 'b', 30_000, 1], ['b', null, 90_000, 2]], ['a>b 30000 @1', 'b>out 30000 @2']],
    ['that was there before is not followed', 50_000, [['a', null, 50_000, 0], ['a', 'b', 50_000, -1]], []],
  ])('%s', async (_, cents, payments, hops) => {
    expect(await trace(cents, payments)).toEqual(hops);
  });

  it('is followed as the installation says', async () => {
    const payments: Paid[] = [['a', 'b', 50_000, 1], ['b', 'c', 50_000, 2]];
    expect(await trace(50_000, payments, { ...TERMS, hops: 0 })).toEqual([]);
    expect(await trace(50_000, payments, { ...TERMS, most: 1 })).toEqual(['a>b 50000 @1']);
  });
});
