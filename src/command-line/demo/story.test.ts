import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { accountingDay, addDays } from '../../platform/clock.ts';
import { isCnpj, isCpf } from '../../platform/tax-id.ts';
import type { Act, Payment } from './acts.ts';
import { countPayments, SEED, STORY_DAYS, tellStory } from './story.ts';

const FIRST = '2026-10-01';
const actsOf = (firstDay: string): Act[] => tellStory(firstDay).moments.flatMap(({ phases }) => phases.flat());
const textOf = (it: unknown): string => JSON.stringify(it);
const paymentsOf = (firstDay: string): Payment[] => actsOf(firstDay).flatMap((act) => (act.do === 'pay' ? act.payments : []));

describe('the story of the demo', () => {
  it('is the same for the same seed and days, and another for another seed', () => {
    expect(textOf(tellStory(FIRST))).toBe(textOf(tellStory(FIRST)));
    expect(textOf(tellStory(FIRST, STORY_DAYS, SEED + 1))).not.toBe(textOf(tellStory(FIRST)));
  });

  it('begins as a shorter one does', () => {
    const { moments } = tellStory(FIRST);
    expect(textOf(tellStory(FIRST, 9).moments)).toBe(textOf(moments.filter(({ day }) => day < 9)));
  });

  it.each(['2026-10-01', '2027-01-02', '2027-12-31', '2028-02-28', '2031-06-30'])(
    'beginning on %s has about 300 accounts and 5,000 payments', (firstDay) => {
      const story = tellStory(firstDay);
      expect([story.holders.length, new Set(story.holders.map(({ taxId }) => taxId)).size]).toEqual([300, 300]);
      expect(countPayments(story)).toBeGreaterThan(4_800);
      expect(countPayments(story)).toBeLessThan(5_800);
      expect([...new Set(actsOf(firstDay).map((act) => act.do))]).toEqual(expect.arrayContaining([
        'schedule', 'hold', 'capture', 'block', 'freeze', 'contest', 'return', 'refused', 'falsify', 'settleUp',
      ]));
    },
  );

  it.each(['README.md', 'docs/guides/getting-started.md'])('is as large as %s says', (file) => {
    const said = /(\d+) accounts and ([\d,]+) payments/.exec(readFileSync(join(import.meta.dirname, '../../..', file), 'utf8'));
    const story = tellStory(FIRST);
    const rounded = Math.round(countPayments(story) / 1_000) * 1_000;
    expect(said?.slice(1)).toEqual([String(story.holders.length), rounded.toLocaleString('en-US')]);
  });

  it('goes forward, and ends with its last day', () => {
    const { moments } = tellStory(FIRST);
    const times = moments.map(({ at }) => at.getTime());
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    expect(accountingDay(moments.at(-1)!.at)).toBe(addDays(FIRST, STORY_DAYS - 1));
  });

  it('has tax ids that could be, and amounts of ordinary people', () => {
    const wrong = tellStory(FIRST).holders.filter(({ kind, taxId }) => !(kind === 'person' ? isCpf : isCnpj)(taxId));
    expect(wrong).toEqual([]);
    const cents = paymentsOf(FIRST).map((it) => it.cents).toSorted((a, b) => a - b);
    expect(cents.every((it) => Number.isSafeInteger(it) && it > 0 && it < 1_000_000)).toBe(true);
    expect(cents[Math.floor(cents.length / 2)]).toBeLessThan(10_000);
  });

  it('has payments that the other bank refuses, and one that it never answers', () => {
    const wishes = paymentsOf(FIRST).flatMap(({ wish }) => wish ?? []);
    expect(wishes.filter((wish) => wish === 'silent')).toHaveLength(1);
    expect(wishes.filter((wish) => wish.startsWith('fail:')).length).toBeGreaterThan(5);
  });

  it('lets nobody pay over Pix what is above the limit of a day', () => {
    for (const { phases } of tellStory(FIRST).moments) {
      const outgoing = phases.flat().flatMap((act) => (act.do === 'pay' ? act.payments : [])).filter(({ to }) => 'key' in to);
      const sums = Map.groupBy(outgoing, ({ from }) => from);
      for (const payments of sums.values()) expect(payments.reduce((sum, { cents }) => sum + cents, 0)).toBeLessThanOrEqual(500_000);
    }
  });
});
