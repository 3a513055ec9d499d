import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { StoryClient } from '../../docs/examples/story-client/client.ts';
import { StoryWorld } from '../support/story-world.ts';

let world: StoryWorld;
beforeAll(async () => { world = await StoryWorld.start(); }, 120_000);
afterAll(() => world?.stop());

it('alone', async () => {
  const t = performance.now();
  console.log(JSON.stringify(await world.play('bad-client'), null, 1), performance.now() - t);
}, 120_000);
it('judged', async () => {
  const t = performance.now();
  console.log(JSON.stringify(await world.judge('bad-client', (it) => new StoryClient(it)), null, 1), performance.now() - t);
  expect(1).toBe(1);
}, 120_000);
