/** The indexer's report, the submitter's answer and the index of one move, in every order and repeated: there is one end. */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import pg from 'pg';
import { startChain, type TestChain } from '../../../../test/support/chain.ts';
import { createDatabase, type TestDatabase } from '../../../../test/support/database.ts';
import { everyOrder, playToOneEnd } from '../../../../test/support/every-order.ts';
import { bindTemplate, issueQbrl, Play } from '../../../../test/support/products.ts';
import { startTestService, TENANT, type TestService } from '../../../../test/support/service.ts';
import { verifyJournal } from '../../../command-line/verify-journal.ts';
import { present } from '../../../platform/assert.ts';
import { createLog } from '../../../platform/log.ts';
import { verifyCustody } from '../custody/index.ts';
import { buildTransaction } from '../transactions/build.ts';
import { TransactionSubmitter } from '../transactions/transaction-submitter.ts';
import { BlockIndexer } from '../transactions/block-indexer.ts';
import { indexMove } from '../transactions/settle.ts';
import { OutboundTransactionStore, type OutboundTransaction } from '../transactions/store.ts';

const TIMEOUT_MS = 300_000;
const LEASE_MS = 60_000;
const LATER_MS = 60_000;
const PRICE = 1_000;

let database: TestDatabase;
let chain: TestChain;
let api: TestService;
let owner: pg.Client;
let play: Play;
let store: OutboundTransactionStore;
let submitter: TransactionSubmitter;
let indexer: BlockIndexer;
beforeAll(async () => {
  database = await createDatabase();
  chain = await startChain(database.url);
  api = await startTestService({ env: { RAZAO_ROLES: 'api' } });
  owner = new pg.Client({ connectionString: api.databaseUrl });
  await owner.connect();
  await bindTemplate(api, 'milestone-escrow');
  await issueQbrl(api);
  play = new Play(api, 'milestone-escrow');
  store = new OutboundTransactionStore(api.service.database);
  const { clock, ids } = ctx();
  const shared = {
    database: api.service.database, store, node: chain.node, contextFor: (tenant: string) => api.service.contextFor(tenant), clock, ids,
    log: createLog('silent'),
  };
  [submitter, indexer] = [new TransactionSubmitter(shared), new BlockIndexer({ ...shared, indexLagMs: LATER_MS })];
  await firstInstance();
}, TIMEOUT_MS);
afterAll(async () => {
  await owner?.end();
  await api?.stop();
  await chain?.stop();
  await database?.drop();
});

const ctx = () => api.service.contextFor(TENANT);
const order = (seller: string) => ({ total_cents: PRICE, seller, deadline: 4_000_000_000 });
const dueNow = () => owner.query('update razao.chain_sendings set due_at = now()');

/** Step of one move: a report about it, or work on it. */
type Step = 'answer' | 'follow' | 'index' | 'another submitter';
const STEPS: readonly Step[] = ['answer', 'follow', 'index', 'another submitter'];

/** The validator and the coins get onto the chain with it. */
async function firstInstance(): Promise<void> {
  const [buyer, seller] = [await api.account(PRICE), await api.account()];
  const { body: { instance_id } } = await play.create(buyer, order(seller));
  while ((await play.read(instance_id)).status === 'PENDING') {
    for (const step of ['another submitter', 'follow'] as const) await take(step);
  }
  await take('index');
}

async function take(step: Step, sending?: OutboundTransaction): Promise<void> {
  if (step === 'answer' && sending) return void await store.reschedule(sending, LATER_MS);
  if (step === 'follow') {
    while (await indexer.poll()) { /* there was a block, and there may be another */ }
    return;
  }
  if (step === 'index') {
    const { rows } = await owner.query<{ instance_id: string; move_id: string }>(
      `select * from razao.moves_to_index(now() + interval '1 hour', 100)`,
    );
    for (const { instance_id, move_id } of rows) await indexMove(ctx(), instance_id, move_id);
    return;
  }
  await dueNow();
  await submitter.poll();
  await submitter.idle();
}

/** A creation whose bytes were signed by a submitter and are on the chain; the test varies what is reported of it. */
async function playStory(story: readonly Step[]) {
  const [buyer, seller] = [await api.account(PRICE), await api.account()];
  const { body: { instance_id } } = await play.create(buyer, order(seller));
  await dueNow();
  const sending = present((await store.lease(TENANT, LEASE_MS, 1))[0], 'the one transaction that is to be sent');
  const coin = present(await store.coin(TENANT, sending.sendingId), 'a free coin');
  const { now } = await chain.node.tip();
  const signed = await buildTransaction(ctx(), sending, { tx_id: coin.txId, index: coin.txIndex, lovelace: String(coin.lovelace) }, now);
  expect(await store.sign(sending, signed)).toBe(true);
  await chain.node.submit(signed.cbor);
  await chain.settled(signed.txId);
  for (const step of [...story, 'follow', 'index'] as const) await take(step, sending);
  const { status, state, awaiting_index, locked_value, timeline } = await play.read(instance_id);
  const { rows: [left] } = await owner.query<{ sendings: number; reserved: number }>(
    `select (select count(*)::int from razao.chain_sendings where kind = 'MOVE') as sendings, (select count(*)::int from razao.chain_coins where reserved_by like 'pin_%') as reserved`);
  return {
    status, state, awaiting_index, locked: locked_value.value, moves: timeline.map(({ outcome, chain_tx_id }) => [
      outcome, chain_tx_id === signed.txId,
    ]),
    buyer: await api.available(buyer), ...left,
  };
}

it('an accepted creation: one instance, one transaction, the money locked once', async () => {
  const played = await playToOneEnd(everyOrder(STEPS, 5), playStory, {
    end: {
      status: 'OPEN', state: 'OPEN', awaiting_index: false, locked: PRICE, moves: [['ACCEPTED', true]], buyer: 0, sendings: 0, reserved: 0,
    }, count: 264,
  });
  expect(played).toBeGreaterThan(0);
  expect(await verifyJournal(api.service.database, TENANT)).toMatchObject({ ok: true });
  expect((await verifyCustody(api.service.database.forTenant(TENANT), chain.node)).differences).toEqual([]);
}, TIMEOUT_MS);
