/**
 * Random histories of products beside a model on paper: all templates, moves from any state and by anybody, freezes, a limit, suspensions,
 * drains, a clock that is turned, and a chain that is away or forgets. The validators are the real ones. After each step that settles,
 * paper, instances, balances, journal and custody agree. `make simulate` plays more of it; a failure names its seed.
 */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { verifyJournal } from '../../src/command-line/verify-journal.ts';
import { verifyCustody } from '../../src/onchain/products/custody/index.ts';
import { randomIntegers } from '../bench/sample.ts';
import { ProductWorld } from './product-world.ts';

const SEED = Number(process.env['SIMULATE_SEED'] ?? Date.now() % 1_000_000);
/** Of one history; a run of `make simulate` has a fifth of its steps here, since each waits for a chain. */
const STEPS = Math.ceil(Number(process.env['SIMULATE_STEPS'] ?? 300) / 5);
const TIMEOUT_MS = 6 * 3_600_000;

let world: ProductWorld;
beforeAll(async () => { world = await ProductWorld.start(); }, TIMEOUT_MS);
afterAll(() => world?.stop(), TIMEOUT_MS);

it(`products do what they do on paper (seed ${SEED}, ${STEPS} steps)`, async () => {
  const random = randomIntegers(SEED);
  const begun = performance.now();
  for (let n = 0; n < STEPS; n += 1) {
    await world.step(random).catch((error: unknown) => {
      throw new Error(
        `seed ${SEED}, step ${n}; the last steps:\n${world.told.slice(-12).join('\n')}\n${error instanceof Error ? error.stack : String(error)}`,
        { cause: error },
      );
    });
  }
  await world.settle();
  const seconds = (performance.now() - begun) / 1000;
  process.stderr.write(
    `products: ${STEPS} steps, seed ${SEED}, ${(STEPS / seconds).toFixed(1)} a second: ${[...world.outcomes].toSorted().map(([outcome, times]) => `${outcome} ${times}`).join(', ')}\n`,
  );
  expect(await verifyJournal(world.api.service.database, 'demo')).toMatchObject({ ok: true });
  expect((await verifyCustody(world.api.service.database.forTenant('demo'), world.chain.node)).differences).toEqual([]);
}, TIMEOUT_MS);
