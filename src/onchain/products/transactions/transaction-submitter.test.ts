/** What a submitter makes of moves that cannot be made, and of coins that have run low. */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import pg from 'pg';
import type { ProductInstanceResponse, ProductManifest } from '../../../../generated/models.ts';
import { startChain, type TestChain } from '../../../../test/support/chain.ts';
import { createDatabase, type TestDatabase } from '../../../../test/support/database.ts';
import { bindTemplate, issueQbrl, Play } from '../../../../test/support/products.ts';
import { eventually, startTestService, TENANT, type TestService } from '../../../../test/support/service.ts';
import { verifyJournal } from '../../../command-line/verify-journal.ts';
import { createLog } from '../../../platform/log.ts';
import { notBuildable } from '../../chain/moves/index.ts';
import { verifyCustody } from '../custody/index.ts';
import { moveIdOf } from '../instances/instance.ts';
import { treasuryOf } from './build.ts';
import { TransactionSubmitter } from './transaction-submitter.ts';
import { BlockIndexer } from './block-indexer.ts';
import { settleMove } from './settle.ts';
import { LEAST_COIN_LOVELACE, OutboundTransactionStore } from './store.ts';

const TIMEOUT_MS = 120_000;
const PATIENCE_SECONDS = 30;
const PRICE = 1_000;
const FAR = 4_000_000_000;
/** The earliest instant that a client may name: a creation that divides by the time since then cannot be made. */
const DIVIDES_BY_ZERO = 1_000_000_000;

let database: TestDatabase;
let chain: TestChain;
let api: TestService;
let owner: pg.Client;
/** Its creation divides by its deadline less 1,000,000,000, and what `release` sets by the time. */
let dividing: Play;
/** What its creation sets divides by the time. */
let timed: Play;
let submitter: TransactionSubmitter;
let indexer: BlockIndexer;
beforeAll(async () => {
  database = await createDatabase();
  chain = await startChain(database.url);
  api = await startTestService({ env: { RAZAO_ROLES: 'api' } });
  owner = new pg.Client({ connectionString: api.databaseUrl });
  await owner.connect();
  dividing = await bound('divisao', ({ creation, actions, ...rest }) => ({
    ...rest, creation: { ...creation, sets: [{ datum_field: 'paid', value: 'value / ($deadline - 1000000000)' }] },
    actions: actions.map((it) => (it.name === 'release' ? {
      ...it, sets: [{ datum_field: 'paid', value: 'paid + $release_cents + value / now' }],
    } : it)),
  }));
  timed = await bound('hora', ({ creation, ...rest }) => ({
    ...rest, creation: { ...creation, sets: [{ datum_field: 'paid', value: 'value / now' }] },
  }));
  await issueQbrl(api);
  const { clock, ids } = ctx();
  const shared = {
    database: api.service.database, store: new OutboundTransactionStore(api.service.database), node: chain.node,
    contextFor: (tenant: string) => api.service.contextFor(tenant), clock, ids,
    log: createLog('silent'),
  };
  [submitter, indexer] = [new TransactionSubmitter(shared), new BlockIndexer({ ...shared, indexLagMs: 0 })];
}, TIMEOUT_MS);
afterAll(async () => {
  await owner?.end();
  await api?.stop();
  await chain?.stop();
  await database?.drop();
});

const ctx = () => api.service.contextFor(TENANT);
const pair = async (): Promise<[buyer: string, seller: string]> => [await api.account(PRICE), await api.account()];
const order = (seller: string, deadline = FAR) => ({ total_cents: PRICE, seller, deadline });

/** An escrow with another manifest: its validator takes what the shipped one writes. */
async function bound(product: string, change: (manifest: ProductManifest) => ProductManifest): Promise<Play> {
  await bindTemplate(api, 'milestone-escrow', product);
  const { rows: [row] } = await owner.query<{ manifest: ProductManifest }>(
    'select manifest from razao.product_versions where product_id = $1', [product],
  );
  await owner.query('alter table razao.product_versions disable trigger user');
  await owner.query('update razao.product_versions set manifest = $2 where product_id = $1', [
    product, JSON.stringify(change(row!.manifest)),
  ]);
  await owner.query('alter table razao.product_versions enable trigger user');
  return new Play(api, product);
}

/** One step of all that is on its way, and what the chain says by then. */
async function step(): Promise<void> {
  await owner.query('update razao.chain_sendings set due_at = now()');
  await submitter.poll();
  await submitter.idle();
  while (await indexer.poll()) { /* there was a block, and there may be another */ }
}

/** The instance once its last move has come to its end. */
async function carried(play: Play, instanceId: string): Promise<ProductInstanceResponse> {
  return eventually(async () => {
    await step();
    const now = await play.read(instanceId);
    return !now.awaiting_index && now;
  }, PATIENCE_SECONDS);
}

async function opened(buyer: string, seller: string): Promise<string> {
  const { body: { instance_id } } = await dividing.create(buyer, order(seller));
  expect(await carried(dividing, instance_id)).toMatchObject({ status: 'OPEN' });
  return instance_id;
}

async function expectSound(): Promise<void> {
  expect(await verifyJournal(api.service.database, TENANT)).toMatchObject({ ok: true });
  expect((await verifyCustody(api.service.database.forTenant(TENANT), chain.node)).differences).toEqual([]);
}

it('a creation that no transaction can be made of is refused, and takes nothing', async () => {
  const [buyer, seller] = await pair();
  const { status, body } = await dividing.create(buyer, order(seller, DIVIDES_BY_ZERO));
  expect([status, body]).toMatchObject([
    201, { status: 'PENDING', locked_value: { value: 0 }, timeline: [{ outcome: 'SUBMITTED', obligation_ids: [] }] },
  ]);
  expect(await carried(dividing, body.instance_id)).toMatchObject({
    status: 'REFUSED', timeline: [
      { outcome: 'REFUSED', chain_tx_id: null, refusal: { code: 'NOT_BUILDABLE', reason: 'a formula divides by zero' } },
    ],
  });
  expect(await api.available(buyer)).toBe(PRICE);
  await expectSound();
}, TIMEOUT_MS);

it('a move whose amounts the books could not work out is refused, though it could be made by now', async () => {
  const [buyer, seller] = await pair();
  const id = await opened(buyer, seller);
  expect((await dividing.act(id, 'release', buyer, { release_cents: 100 })).status).toBe(200);
  expect(await carried(dividing, id)).toMatchObject({
    status: 'OPEN', locked_value: { value: PRICE },
    timeline: [
      {}, { outcome: 'REFUSED', chain_tx_id: null, refusal: { code: 'NOT_BUILDABLE', reason: 'its amounts depend on when it is made' } },
    ],
  });
  await expectSound();
  await dividing.act(id, 'finish', buyer);
  expect(await carried(dividing, id)).toMatchObject({ status: 'CLOSED' });
  expect([await api.available(buyer), await api.available(seller)]).toEqual([0, PRICE]);
}, TIMEOUT_MS);

it('a creation whose amounts the books could not work out is refused, though it could be made by now', async () => {
  const [buyer, seller] = await pair();
  const { body: { instance_id } } = await timed.create(buyer, order(seller));
  expect(await carried(timed, instance_id)).toMatchObject({
    status: 'REFUSED', timeline: [
      { outcome: 'REFUSED', chain_tx_id: null, refusal: { code: 'NOT_BUILDABLE', reason: 'its amounts depend on when it is made' } },
    ],
  });
  expect(await api.available(buyer)).toBe(PRICE);
  await expectSound();
}, TIMEOUT_MS);

it('a move that was refused without a transaction is not sent, though its submitter died before it let go of it', async () => {
  await opened(...await pair());
  const [buyer, seller] = await pair();
  const { body: { instance_id } } = await dividing.create(buyer, order(seller));
  await settleMove(ctx(), moveIdOf(instance_id, 1), { outcome: 'REFUSED', txId: null, refusal: notBuildable('it cannot be made yet') });
  await step();
  const { rows: [left] } = await owner.query<{ sendings: number; reserved: number }>(
    `select (select count(*)::int from razao.chain_sendings where kind = 'MOVE') as sendings, (select count(*)::int from razao.chain_coins where reserved_by like 'pmv_%') as reserved`);
  expect(left).toEqual({ sendings: 0, reserved: 0 });
  expect(await dividing.read(instance_id)).toMatchObject({
    status: 'REFUSED', timeline: [
      { outcome: 'REFUSED', chain_tx_id: null, refusal: { code: 'NOT_BUILDABLE', reason: 'it cannot be made yet' } },
    ],
  });
  expect(await api.available(buyer)).toBe(PRICE);
  await expectSound();
}, TIMEOUT_MS);

it('coins that have run low pay for what they can and come back no more: every move ends', async () => {
  await opened(...await pair());
  await replaceCoins(3, 7_000_000n);
  for (let n = 0; n < 6; n += 1) await opened(...await pair());
  const { rows } = await owner.query<{ lovelace: string }>('select lovelace from razao.chain_coins');
  expect(rows.filter(({ lovelace }) => BigInt(lovelace) < LEAST_COIN_LOVELACE)).toEqual([]);
  expect(rows.length).toBeGreaterThan(0);
  await expectSound();
}, TIMEOUT_MS);

/** Has the tenant hold these coins alone, each of so much lovelace. */
async function replaceCoins(coins: number, lovelace: bigint): Promise<void> {
  const { hash: key } = await ctx().db.read((em) => treasuryOf(em, ctx()));
  const txId = await chain.node.faucet({ reference: 'low', key, lovelace, coins });
  await chain.settled(txId);
  await owner.query('delete from razao.chain_coins where reserved_by is null');
  await owner.query('insert into razao.chain_coins select $1, $2, i, $3, null from generate_series(0, $4::int - 1) as i', [
    TENANT, txId, String(lovelace), coins,
  ]);
}
