/** A batch has the same effect as its commands one after another. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { FixedClock } from '../../src/platform/clock.ts';
import { derive } from '../../src/platform/context.ts';
import { idSource } from '../../src/platform/id.ts';
import { randomIntegers } from '../bench/sample.ts';
import { startTestService, type TestService } from '../support/service.ts';
import { ALL_SCOPES, asks, beginWorld, commands, worldOf, writes, type Ask, type World } from './batch-world.ts';
import { Books, Copy, heldContext, HeldJournal, Running, settle, WAYS, type Ending } from './batches.ts';

const RUNS = Number(process.env['BATCH_RUNS'] ?? 12);
const SEED = Number(process.env['BATCH_SEED'] ?? 18);
const HOUR_MS = 3_600_000;

const START = Date.parse('2026-03-02T12:00:00.000Z');
const clock = new FixedClock(new Date(START));
let api: TestService;
let books: Books;
beforeAll(async () => {
  api = await startTestService({ clock, env: { RAZAO_ROLES: 'api' } });
  books = await Books.open(api.databaseUrl);
});
afterAll(async () => {
  await books.close();
  await api.stop();
});

/** Some commands that wait at the same time, after the writes and the time before them. */
interface Round {
  readonly before: readonly Ask[];
  readonly waits: number;
  readonly together: readonly Ask[];
  readonly cuts: readonly number[];
}

const rounds: fc.Arbitrary<Round[]> = fc.array(fc.record({
  before: fc.array(asks(Object.keys(writes)), { maxLength: 2 }),
  waits: fc.constantFrom(0, 0, 1_000, 45_000, HOUR_MS),
  together: fc.array(asks(Object.keys(commands)), { minLength: 1, maxLength: 14 }),
  cuts: fc.array(fc.nat(4), { minLength: 1, maxLength: 5 }),
}), { minLength: 1, maxLength: 4 });

let runs = 0;
let drawn = 0;

/** Ids that are the same for the same number. */
function idsFor(n: number) {
  const below = randomIntegers(n);
  return idSource(clock, () => below(2 ** 30) / 2 ** 30);
}

async function ended(promise: Promise<unknown>): Promise<string> {
  return promise.then(
    (answer) => `answered ${JSON.stringify(answer)}`, (error: Error & { code?: string }) => `threw ${error.name} ${error.code}`,
  );
}

/** One tenant's books, four times, to which the same is done. */
class Play {
  readonly #copies: readonly Copy[];
  readonly #first: string;
  #begunAt = '';

  private constructor(n: number) {
    this.#copies = WAYS.map((way) => new Copy(api.service, `t${n}-${way}`, way));
    this.#first = `t${n}-${WAYS[0]}`;
  }

  static async begin(): Promise<Play> {
    clock.advance(START - clock.now().getTime());
    drawn = 0;
    const play = new Play((runs += 1));
    await beginWorld(api.service, derive(api.service.contextFor(play.#first), { ids: idsFor(drawn += 1) }), books);
    play.#begunAt = await books.commitNo(play.#first);
    for (const { tenant } of play.#copies.slice(1)) await books.copy(play.#first, tenant);
    return play;
  }

  async round({ before, waits, together, cuts }: Round): Promise<void> {
    clock.advance(waits);
    for (const ask of before) await this.#write(ask);
    const world = await worldOf(books, this.#first);
    if (waits > 0) await this.#together([{ kind: 'expire', a: 0, b: 0, c: 0, cents: 1 }], world, cuts);
    await this.#together(together, world, cuts);
  }

  async #write(ask: Ask): Promise<void> {
    const world = await worldOf(books, this.#first);
    const seed = (drawn += 1);
    const endings = [];
    for (const { tenant } of this.#copies) {
      const ctx = derive(
        api.service.contextFor(tenant, 'test', { id: `write-${seed}`, digest: null, status: 200 }),
        { ids: idsFor(seed), scopes: ALL_SCOPES, service: api.service });
      endings.push((await ended(writes[ask.kind]?.(ctx, world, ask) ?? Promise.resolve())).replaceAll(/"address":"\w+"/g, ''));
    }
    expect(new Set(endings).size).toBe(1);
  }

  /** Verbs begin, read, and wait; then the journal receives all waiting commands, until there are none. */
  async #together(all: readonly Ask[], world: World, cuts: readonly number[]): Promise<void> {
    const journal = new HeldJournal();
    const ids = idsFor(drawn += 1);
    const running: Running[] = [];
    for (const ask of all) {
      const before = journal.count;
      const ctx = heldContext(api.service, this.#first, { id: `cmd-${drawn += 1}`, digest: null, status: 200 }, journal, ids);
      running.push(new Running(ended(
        commands[ask.kind]?.(derive(ctx, { scopes: ALL_SCOPES, service: api.service }), world, ask) ?? Promise.resolve(),
      )));
      await settle(journal, running.slice(-1), before);
    }
    while (journal.count > 0) {
      const held = journal.take();
      const endings: Ending[][] = [];
      for (const copy of this.#copies) endings.push(await copy.execute(held, cuts));
      const texts = endings.map((each) => each.map(({ text }) => text));
      const alone = texts.at(-1);
      this.#copies.forEach(({ way }, index) => expect({ way, answers: texts[index] }).toEqual({ way, answers: alone }));
      held.forEach(({ resolve, reject }, index) => {
        const ending = endings[0]?.[index] as Ending;
        if ('error' in ending) reject(ending.error);
        else resolve(ending.answer);
      });
      await settle(journal, running);
    }
    for (const { done } of running) told.push(String(await done).slice(0, 60));
  }

  async compare(): Promise<void> {
    for (const { way, tenant } of this.#copies.slice(0, -1)) {
      expect(
        { way, differences: await books.differences(tenant, this.#copies.at(-1)?.tenant ?? '', this.#begunAt) },
      ).toEqual({ way, differences: {} });
    }
  }
}

/** Outcomes of verbs, to show whether they have any effect. */
const told: string[] = [];

test('a batch, batches of any cut, and one command after another give the same answers, rows and events', async () => {
  await fc.assert(fc.asyncProperty(rounds, async (all) => {
    const play = await Play.begin();
    for (const round of all) await play.round(round);
    await play.compare();
  }), { numRuns: RUNS, seed: SEED, path: process.env['BATCH_PATH'] ?? '', endOnFailure: process.env['BATCH_SHRINK'] === '0' });
  if (process.env['BATCH_TOLD']) console.log([...Map.groupBy(told, (it) => it.replaceAll(/[0-9A-HJKMNP-TV-Z]{26}/g, '').slice(0, 48))].map(
    ([it, all]) => `${all.length} ${it}`,
  ).sort().join('\n'));
}, 600_000);
