/**
 * Moves of instances, killed at every place between request and index: the worker that builds, sends and follows, and the chain. `make
 * faults` runs the whole table; a test run takes a sample.
 */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { ProductInstanceResponse } from '../../generated/models.ts';
import { verifyJournal } from '../../src/command-line/verify-journal.ts';
import { verifyCustody } from '../../src/onchain/products/custody/index.ts';
import type { Failpoint } from '../../src/platform/failpoints.ts';
import { bindTemplate, Play } from '../support/products.ts';
import { eventually, TENANT } from '../support/service.ts';
import { ProductWorld } from './product-world.ts';

const TIMEOUT_MS = 120_000;
const isWhole = process.env['FAULTS'] === 'all';

type Place = Extract<Failpoint, 'before-sign' | 'after-refuse' | 'after-sign' | 'after-send' | 'before-follow' | 'after-follow'
  | 'before-index' | 'before-block' | 'after-block'> | 'chain forgets' | 'all at once';
const PLACES: readonly Place[] = [
  'before-sign', 'after-sign', 'after-send', 'before-follow', 'after-follow', 'before-index', 'before-block', 'after-block',
  'chain forgets', 'all at once',
];
const OF_CHAIN: ReadonlySet<Place> = new Set(['before-block', 'after-block']);

let world: ProductWorld;
let buyer: string;
let seller: string;
let payer: string;
let escrow: Play;
let savings: Play;
let deposit: Play;
let advance: Play;
const results: string[] = [];

beforeAll(async () => {
  world = await ProductWorld.start();
  const { api } = world;
  for (const template of ['milestone-escrow', 'savings-goal', 'rental-deposit', 'receivable-advance']) await bindTemplate(api, template);
  [escrow, savings, deposit, advance] = ['milestone-escrow', 'savings-goal', 'rental-deposit', 'receivable-advance'].map((product) =>
    new Play(api, product)) as [Play, Play, Play, Play];
  [buyer, seller, payer] = [await api.account(50_000_000), await api.account(1_000_000), await api.account(50_000_000)];
}, TIMEOUT_MS);
afterAll(async () => {
  await world?.stop();
  if (isWhole) process.stdout.write(`\n${results.join('\n')}\n`);
}, TIMEOUT_MS);

const hour = () => Math.floor(Date.now() / 1000) + 3_600;

/** A move, prepared to be requested once. */
interface Row {
  readonly name: string;
  /** @returns its product, the request, and the instance that it concerns, if there is one before. */
  prepare(): Promise<{ readonly play: Play; ask(): Promise<{ readonly status: number; readonly body: ProductInstanceResponse }> }>;
  readonly outcome: 'ACCEPTED' | 'REFUSED';
  /** Centavos that it moves from the buyer to elsewhere, and to the seller. */
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

/** An advance that the seller has taken: the buyer financed it, and the payer owes. */
async function advanced(): Promise<string> {
  const id = await open(advance, {
    advance_cents: 5_000, merchant: seller, payer, guarantee_cents: 1_000, face_cents: 6_000, due_date: hour(), grace_seconds: 0,
  });
  await advance.act(id, 'accept', seller);
  await advance.settled(id);
  return id;
}

/** A row of a move of an instance that is open. */
function rowOf(
  name: string, outcome: Row['outcome'], moves: Row['moves'], play: () => Play, begin: () => Promise<string>,
  ask: (id: string) => ReturnType<Play['act']>,
): Row {
  return { name, outcome, moves, prepare: async () => { const id = await begin(); return { play: play(), ask: () => ask(id) }; } };
}

const ROWS: readonly Row[] = [
  {
    name: 'create', outcome: 'ACCEPTED', moves: [-9_000, 0],
    prepare: async () => ({ play: escrow, ask: () => escrow.create(buyer, order()) }),
  },
  {
    name: 'create, refused', outcome: 'REFUSED', moves: [0, 0],
    prepare: async () => ({ play: savings, ask: () => savings.create(buyer, { ...goal(), first_deposit_cents: 100_001 }) }),
  },
  {
    name: 'PAY', outcome: 'ACCEPTED', moves: [0, 1_000],
    prepare: async () => { const id = await open(escrow, order()); return { play: escrow, ask: () =>
      escrow.act(id, 'release', buyer, { release_cents: 1_000 }) }; },
  },
  {
    name: 'PAY, refused', outcome: 'REFUSED', moves: [0, 0],
    prepare: async () => { const id = await open(escrow, order()); return { play: escrow, ask: () =>
      escrow.act(id, 'release', seller, { release_cents: 1_000 }) }; },
  },
  {
    name: 'RELEASE', outcome: 'ACCEPTED', moves: [0, 9_000],
    prepare: async () => { const id = await open(escrow, order()); return { play: escrow, ask: () => escrow.act(id, 'finish', buyer) }; },
  },
  {
    name: 'LOCK', outcome: 'ACCEPTED', moves: [-500, 0],
    prepare: async () => { const id = await open(savings, goal()); return { play: savings, ask: () =>
      savings.act(id, 'deposit', buyer, { deposit_cents: 500 }) }; },
  },
  {
    name: 'KEEP', outcome: 'ACCEPTED', moves: [0, 0],
    prepare: async () => { const id = await open(deposit, rent()); return { play: deposit, ask: () =>
      deposit.act(id, 'claim', seller, { claim_cents: 1_000 }) }; },
  },
  {
    name: 'close', outcome: 'ACCEPTED', moves: [4_000, 0],
    prepare: async () => { const id = await open(deposit, rent()); return { play: deposit, ask: () => deposit.close(id, seller) }; },
  },
  rowOf('RELEASE, refused', 'REFUSED', [0, 0], () => escrow, () => open(escrow, order()), (id) => escrow.act(id, 'finish', seller)),
  rowOf('LOCK, refused', 'REFUSED', [0, 0], () => savings, () => open(savings, goal()), (id) => savings.act(
    id, 'deposit', buyer, { deposit_cents: 100_001 },
  )),
  rowOf('KEEP, refused', 'REFUSED', [0, 0], () => deposit, () => open(deposit, rent()), (id) => deposit.act(
    id, 'claim', seller, { claim_cents: 2_001 },
  )),
  rowOf('close, refused', 'REFUSED', [0, 0], () => deposit, () => open(deposit, rent()), (id) => deposit.close(id, buyer)),
  rowOf('RELEASE that locks', 'ACCEPTED', [6_000, 1_000], () => advance, advanced, (id) => advance.act(id, 'settle', payer)),
  rowOf('RELEASE that locks, refused', 'REFUSED', [0, 0], () => advance, advanced, (id) => advance.act(id, 'settle', buyer)),
];

/** An outcome that ends an instance, or was refused, has no index. */
const hasIndex = ({ name, outcome }: Row) => outcome === 'ACCEPTED' && !name.startsWith('RELEASE') && name !== 'close';

const cells = ROWS.flatMap((row, n) => PLACES.filter((place) => place !== 'before-index' || hasIndex(row)).filter((_, m) =>
  isWhole || (n % 6 === 0 && m === (n === 0 ? 2 : 3))).map((place) => [row.name, place, row] as const));

/** An indexer that was killed amid a block is behind its books until it is back: on a busy machine for longer than the proof looks. */
async function differencesThatStay({ service }: ProductWorld['api'], { node }: ProductWorld['chain']) {
  const look = async () => (await verifyCustody(service.database.forTenant(TENANT), node)).differences;
  return eventually(async () => { const found = await look(); return found.length === 0 && found; }).catch(look);
}

it.each(cells)('%s, killed %s: one effect, and books and chain agree', async (name, place, row) => {
  const { play, ask } = await row.prepare();
  const { api, chain } = world;
  const before = [await api.available(buyer), await api.available(seller)];
  const { status, body } = await killedWhile(place, ask);
  expect(status).toBeLessThan(300);
  const { timeline } = await play.settled(body.instance_id);
  const after = [await api.available(buyer), await api.available(seller)];
  const differences = await differencesThatStay(api, chain);
  const { ok } = await verifyJournal(api.service.database, TENANT);
  const found = {
    outcome: timeline.at(-1)?.outcome, length: timeline.length, moved: after.map((cents, n) => cents - Number(before[n])), differences, ok,
  };
  const expected = { outcome: row.outcome, length: body.timeline.length, moved: row.moves, differences: [], ok: true };
  results.push(
    `${name.padEnd(28)}${place.padEnd(16)}${JSON.stringify(found) === JSON.stringify(expected) ? 'one effect' : JSON.stringify(found)}`,
  );
  expect(found).toEqual(expected);
}, TIMEOUT_MS);

it('a move that cannot be made, killed after-refuse: it stays refused, and nothing is left to be sent', async () => {
  const { api, chain, owner } = world;
  const id = await open(escrow, order());
  const before = [await api.available(buyer), await api.available(seller)];
  await killedWhile('after-refuse', () => escrow.act(id, 'release', buyer, { release_cents: 9_001 }));
  await eventually(async () => (await owner.query(`select from razao.chain_sendings where kind = 'MOVE'`)).rowCount === 0, 60);
  const { timeline, locked_value } = await escrow.settled(id);
  const { differences } = await verifyCustody(api.service.database.forTenant(TENANT), chain.node);
  const found = {
    last: timeline.at(-1), held: locked_value.value, balances: [await api.available(buyer), await api.available(seller)], differences,
  };
  expect(found).toMatchObject({
    last: { outcome: 'REFUSED', chain_tx_id: null, refusal: { code: 'NOT_BUILDABLE' } }, held: 9_000, balances: before, differences: [],
  });
  results.push(`${'not buildable'.padEnd(28)}${'after-refuse'.padEnd(16)}one effect`);
}, TIMEOUT_MS);

const SWEEPING: readonly Place[] = ['before-sign', 'after-sign', 'after-send', 'before-block', 'after-block', 'all at once'];

it.each(isWhole ? SWEEPING : ['after-send' as const])('a sweep, killed %s: what was paid is burnt once', async (place) => {
  const { api, chain, owner } = world;
  // no sweep begins while there is one
  await owner.query(
    `insert into razao.chain_sendings (tenant_id, sending_id, kind, due_at, attempts, created_at) values ($1, 'swp_held', 'SWEEP', now() + interval '1 day', 0, now())`,
    [TENANT],
  );
  const id = await open(escrow, order());
  await escrow.act(id, 'finish', buyer);
  await escrow.settled(id);
  const before = await api.available(seller);
  await killedWhile(place, () => owner.query(`delete from razao.chain_sendings where sending_id = 'swp_held'`));
  await eventually(async () => (await owner.query('select from razao.chain_payouts')).rowCount === 0, 60);
  const { differences, sums } = await verifyCustody(api.service.database.forTenant(TENANT), world.chain.node);
  results.push(`${'sweep'.padEnd(28)}${place.padEnd(16)}${differences.length === 0 ? 'one effect' : JSON.stringify(differences)}`);
  expect([differences, sums.at_payees, await api.available(seller), chain.url]).toEqual([[], 0n, before, world.chain.url]);
}, TIMEOUT_MS);

/** Requests the move; the armed process dies on its way, and starts again. */
async function killedWhile<T>(place: Place, ask: () => Promise<T>): Promise<T> {
  if (place === 'chain forgets') return forgottenWhile(ask);
  if (place === 'all at once') return endedWhile(ask);
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

/** Worker and chain are killed, and Postgres lets go of everybody, while the move is on its way. */
async function endedWhile<T>(ask: () => Promise<T>): Promise<T> {
  const answer = await ask();
  await Promise.all([world.worker.kill(), world.chain.stop()]);
  await world.disconnect();
  await world.startChain();
  await world.endLeases();
  await world.startWorker();
  return answer;
}

/** Makes a move whose transaction, waiting for a block, is lost, as with a node that keeps it in memory. */
async function forgottenWhile<T>(ask: () => Promise<T>): Promise<T> {
  await world.chain.control('script', { operation: 'submit', outcome: 'lost' });
  const answer = await ask();
  await eventually(
    async () => (await world.owner.query('select from razao.chain_sendings where cbor is not null')).rowCount !== 0, 30,
  ).catch(() => undefined);
  await world.endLeases();
  return answer;
}
