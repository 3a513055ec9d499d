/**
 * Moves of instances, killed at every place between request and index: the worker that builds, sends and follows, and the chain. `make
 * faults` runs the whole table; a test run takes a sample.
 */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { ProductInstanceResponse } from '../../generated/models.ts';
import { verifyJournal } from '../../src/command-line/verify-journal.ts';
import { verifyCustody } from '../../src/domains/products/custody/index.ts';
import type { Failpoint } from '../../src/platform/failpoints.ts';
import { bindTemplate, Play } from '../support/products.ts';
import { eventually, TENANT } from '../support/service.ts';
import { ProductWorld } from './product-world.ts';

const TIMEOUT_MS = 120_000;
const isWhole = process.env['FAULTS'] === 'all';

type Place = Extract<Failpoint, 'before-sign' | 'after-sign' | 'after-send' | 'before-follow' | 'after-follow' | 'before-block' | 'after-block'> | 'chain forgets';
const PLACES: readonly Place[] = ['before-sign', 'after-sign', 'after-send', 'before-follow', 'after-follow', 'before-block', 'after-block', 'chain forgets'];
const OF_CHAIN: ReadonlySet<Place> = new Set(['before-block', 'after-block']);

let world: ProductWorld;
let buyer: string;
let seller: string;
let escrow: Play;
let savings: Play;
let deposit: Play;
const results: string[] = [];

beforeAll(async () => {
  world = await ProductWorld.start();
  const { api } = world;
  for (const template of ['milestone-escrow', 'savings-goal', 'rental-deposit']) await bindTemplate(api, template);
  [escrow, savings, deposit] = ['milestone-escrow', 'savings-goal', 'rental-deposit'].map((product) => new Play(api, product)) as [Play, Play, Play];
  [buyer, seller] = [await api.account(50_000_000), await api.account(1_000_000)];
}, TIMEOUT_MS);
afterAll(async () => {
  await world?.stop();
  if (isWhole) process.stdout.write(`\n${results.join('\n')}\n`);
}, TIMEOUT_MS);

const hour = () => Math.floor(Date.now() / 1000) + 3_600;

/** A move, prepared so that it can be asked for once. */
interface Row {
  readonly name: string;
  /** @returns its product, what asks for it, and the instance that it is of, where there is one before. */
  prepare(): Promise<{ readonly play: Play; ask(): Promise<{ readonly status: number; readonly body: ProductInstanceResponse }> }>;
  readonly outcome: 'ACCEPTED' | 'REFUSED';
  /** What it moves from the buyer to elsewhere, and to the seller, in centavos. */
  readonly moves: readonly [buyer: number, seller: number];
}

const order = () => ({ total_cents: 9_000, seller, deadline: hour() });
async function open(play: Play, parameters: object): Promise<string> {
  const { body: { instance_id } } = await play.create(buyer, parameters);
  await play.settled(instance_id);
  return instance_id;
}
const rent = () => ({ deposit_cents: 4_000, landlord: seller, claim_cap_bps: 5_000, lease_end: hour() });
const goal = () => ({ first_deposit_cents: 100, institution: seller, goal_cents: 100_000, goal_date: hour(), penalty_bps: 250 });

const ROWS: readonly Row[] = [
  { name: 'create', outcome: 'ACCEPTED', moves: [-9_000, 0], prepare: async () => ({ play: escrow, ask: () => escrow.create(buyer, order()) }) },
  { name: 'create, refused', outcome: 'REFUSED', moves: [0, 0], prepare: async () => ({ play: savings, ask: () => savings.create(buyer, { ...goal(), first_deposit_cents: 100_001 }) }) },
  {
    name: 'PAY', outcome: 'ACCEPTED', moves: [0, 1_000],
    prepare: async () => { const id = await open(escrow, order()); return { play: escrow, ask: () => escrow.act(id, 'release', buyer, { release_cents: 1_000 }) }; },
  },
  {
    name: 'PAY, refused', outcome: 'REFUSED', moves: [0, 0],
    prepare: async () => { const id = await open(escrow, order()); return { play: escrow, ask: () => escrow.act(id, 'release', seller, { release_cents: 1_000 }) }; },
  },
  { name: 'RELEASE', outcome: 'ACCEPTED', moves: [0, 9_000], prepare: async () => { const id = await open(escrow, order()); return { play: escrow, ask: () => escrow.act(id, 'finish', buyer) }; } },
  {
    name: 'LOCK', outcome: 'ACCEPTED', moves: [-500, 0],
    prepare: async () => { const id = await open(savings, goal()); return { play: savings, ask: () => savings.act(id, 'deposit', buyer, { deposit_cents: 500 }) }; },
  },
  {
    name: 'KEEP', outcome: 'ACCEPTED', moves: [0, 0],
    prepare: async () => { const id = await open(deposit, rent()); return { play: deposit, ask: () => deposit.act(id, 'claim', seller, { claim_cents: 1_000 }) }; },
  },
  { name: 'close', outcome: 'ACCEPTED', moves: [4_000, 0], prepare: async () => { const id = await open(deposit, rent()); return { play: deposit, ask: () => deposit.close(id, seller) }; } },
];

const cells = ROWS.flatMap((row, n) => PLACES.filter((_, m) => isWhole || (n % 4 === 0 && m === (n === 0 ? 2 : 3))).map((place) => [row.name, place, row] as const));

it.each(cells)('%s, killed %s: one effect, and books and chain agree', async (name, place, row) => {
  const { play, ask } = await row.prepare();
  const { api, chain } = world;
  const before = [await api.available(buyer), await api.available(seller)];
  const { status, body } = await killedWhile(place, ask);
  expect(status).toBeLessThan(300);
  const { timeline } = await play.settled(body.instance_id);
  const after = [await api.available(buyer), await api.available(seller)];
  const { differences } = await verifyCustody(api.service.database.forTenant(TENANT), chain.node);
  const { ok } = await verifyJournal(api.service.database, TENANT);
  const found = { outcome: timeline.at(-1)?.outcome, length: timeline.length, moved: after.map((cents, n) => cents - Number(before[n])), differences, ok };
  const expected = { outcome: row.outcome, length: body.timeline.length, moved: row.moves, differences: [], ok: true };
  results.push(`${name.padEnd(20)}${place.padEnd(16)}${JSON.stringify(found) === JSON.stringify(expected) ? 'one effect' : JSON.stringify(found)}`);
  expect(found).toEqual(expected);
}, TIMEOUT_MS);

/** Asks for the move; who is armed dies on its way, and starts again. */
async function killedWhile<T>(place: Place, ask: () => Promise<T>): Promise<T> {
  if (place === 'chain forgets') return forgottenWhile(ask);
  if (OF_CHAIN.has(place)) {
    await world.chain.arm(place as Failpoint);
    const answer = await ask();
    await world.chain.died();
    await world.startChain();
    return answer;
  }
  await world.worker.arm(place as Failpoint);
  const answer = await ask();
  await world.worker.ended(60);
  await world.endLeases();
  await world.startWorker();
  return answer;
}

/** What waits for a block is lost, as with a node that keeps it in memory. */
async function forgottenWhile<T>(ask: () => Promise<T>): Promise<T> {
  await world.chain.control('script', { operation: 'submit', outcome: 'lost' });
  const answer = await ask();
  await eventually(async () => (await world.owner.query('select from razao.chain_sendings where cbor is not null')).rowCount !== 0, 30).catch(() => undefined);
  await world.endLeases();
  return answer;
}
