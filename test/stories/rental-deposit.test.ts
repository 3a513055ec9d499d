/** The story whose money is on a chain; `make stories` also judges its clients with a mistake. */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { StoryClient } from '../../docs/examples/story-client/client.ts';
import { startChain, type TestChain } from '../support/chain.ts';
import { clockFrom } from '../support/database-clock.ts';
import { createDatabase, type TestDatabase } from '../support/database.ts';
import { FAULTS } from '../support/faulty-clients.ts';
import { issueQbrl } from '../support/products.ts';
import { StoryWorld } from '../support/story-world.ts';

const TIMEOUT_MS = 300_000;
const STORY = 'rental-deposit';
const faults = process.env['STORIES'] === 'all' ? FAULTS.filter(({ story }) => story === STORY) : [];

let database: TestDatabase;
let chain: TestChain;
let world: StoryWorld;
beforeAll(async () => {
  const clock = clockFrom();
  database = await createDatabase();
  chain = await startChain(database.url, { clock });
  world = await StoryWorld.start({ clock, databaseUrl: database.url, env: { RAZAO_CHAIN_URL: chain.url, RAZAO_INDEX_LAG_SECONDS: '0' } });
  await issueQbrl(world.api);
}, TIMEOUT_MS);
afterAll(async () => {
  await world?.stop();
  await chain?.stop();
  await database?.drop();
}, TIMEOUT_MS);

it('goes as it says, with a client that keeps all rules', async () => {
  const played = await world.judge(STORY, (options) => new StoryClient(options));
  expect(played.failed).toEqual([]);
  expect(played.verdict?.rules.filter(({ state }) => state === 'BROKEN')).toEqual([]);
}, TIMEOUT_MS);

for (const { breaks, client } of faults) it(`a client with a mistake fails by ${breaks[0]}`, async () => {
  const { verdict } = await world.judge(STORY, client);
  expect(verdict?.rules.filter(({ state }) => state === 'BROKEN').map(({ rule }) => rule).toSorted()).toEqual(breaks.toSorted());
}, TIMEOUT_MS);
