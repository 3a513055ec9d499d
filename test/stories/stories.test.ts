/**
 * The stories of a sandbox: each goes as it says, alone and with a client of ours that passes; a client with a mistake fails by the name of
 * the rule that it breaks. `make test` takes the shortest story's mistakes, `make stories` all.
 */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { StoryClient } from '../../docs/examples/story-client/client.ts';
import { FAULTS } from '../support/faulty-clients.ts';
import { StoryWorld, type Played } from '../support/story-world.ts';

const TIMEOUT_MS = 300_000;
const isWhole = process.env['STORIES'] === 'all';
/** A month's end is near, so that its stories are short. */
const STARTS = '2026-03-31T15:00:00.000Z';
const wishesOf = (story: string, customers = 5): object => (story === 'payday' ? { parameters: { customers } } : {});

let world: StoryWorld;
beforeAll(async () => { world = await StoryWorld.start({ starts: STARTS }); }, TIMEOUT_MS);
afterAll(() => world?.stop(), TIMEOUT_MS);

const brokenIn = ({ verdict }: Played): string[] => verdict?.rules.filter(({ state }) => state === 'BROKEN').map(({ rule }) => rule) ?? [];

describe.each(['bad-client', 'payday', 'fraud', 'bad-bank-day', 'house-share'])('%s', (story) => {
  it('goes as it says, with a client that keeps all rules', async () => {
    const played = await world.judge(story, (options) => new StoryClient(options), wishesOf(story, isWhole ? 200 : 5));
    expect(played.failed).toEqual([]);
    expect(played.verdict?.rules.filter(({ state }) => state !== 'HELD')).toEqual([]);
    expect([played.passed, played.doubled]).toEqual([true, 0]);
  }, TIMEOUT_MS);
});

describe('a client with a mistake', () => {
  const faults = FAULTS.filter(({ story }) => story !== 'rental-deposit' && (isWhole || story === 'bad-client'));
  it.each(faults.map((fault) => [fault.breaks[0] ?? '', fault] as const))('fails by %s', async (_, { story, breaks, client }) => {
    const played = await world.judge(story, client, wishesOf(story));
    expect(brokenIn(played).toSorted()).toEqual(breaks.toSorted());
    expect([played.passed, played.verdict?.passed]).toEqual([false, false]);
  }, TIMEOUT_MS);
});

describe('without a client', () => {
  it('the bad client is played by the story itself, and what it doubled is counted', async () => {
    expect(await world.play('bad-client')).toMatchObject({ passed: true, failed: [], doubled: 1, verdict: null });
  }, TIMEOUT_MS);

  if (isWhole) it('the same seed has the same story', async () => {
    const play = async (seed: number) => {
      const { events, held, failed } = await world.play('payday', { seed, parameters: { customers: 2 } });
      return { events, held, failed };
    };
    const first = await play(7);
    expect(first.failed).toEqual([]);
    expect(await play(7)).toEqual(first);
  }, TIMEOUT_MS);
});
