/**
 * Moves under way when every process dies, and falsified books and chains: `verifyCustody` names each difference, and no money
 * moves because of one. `make faults` has a thousand moves under way, a test run a few.
 */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { unsealAccountKeys } from '../../src/domains/accounts/index.ts';
import { assemble, planMove, QBRL_NAME, signingKey, type ProductContext } from '../../src/onchain/chain/building/index.ts';
import { verifyCustody } from '../../src/onchain/products/custody/index.ts';
import { readValues } from '../../src/onchain/products/instances/instance.ts';
import { readInstance } from '../../src/onchain/products/instances/queries.ts';
import { readVersion } from '../../src/onchain/products/versions.ts';
import { unsealTreasuryKey } from '../../src/onchain/qbrl/index.ts';
import { verifyJournal } from '../../src/command-line/verify-journal.ts';
import { present } from '../../src/platform/assert.ts';
import { somebody } from '../support/chain.ts';
import { onOneServer } from '../support/cluster.ts';
import { createEmptyDatabase, type TestDatabase } from '../support/database.ts';
import { bindTemplate, Play } from '../support/products.ts';
import { adminDatabaseUrl } from '../support/server-urls.ts';
import { eventually, TENANT, type TestService } from '../support/service.ts';
import { ProductWorld } from './product-world.ts';

const TIMEOUT_MS = 300_000;
const isWhole = process.env['FAULTS'] === 'all';
const UNDER_WAY = isWhole ? 1_000 : 20;
/** Of the chain's return. */
const WITHIN_SECONDS = 60;
const PRICE = 1_000;
/** Some polls of the indexer, which does not give in. */
const A_WHILE_MS = 3_000;
/** More than a transaction is valid for. */
const LONG_MS = 900_000;

let world: ProductWorld;
let api: TestService;
let play: Play;
beforeAll(async () => {
  world = await ProductWorld.start();
  ({ api } = world);
  await bindTemplate(api, 'milestone-escrow');
  play = new Play(api, 'milestone-escrow');
}, TIMEOUT_MS);
afterAll(() => world?.stop(), TIMEOUT_MS);

const verify = () => verifyCustody(api.service.database.forTenant(TENANT), world.chain.node);
const namesOf = async () => (await verify()).differences.map(({ name }) => name);
const aWhile = () => new Promise((resolve) => { setTimeout(resolve, A_WHILE_MS); });

/** Waits until paid-out tokens are burnt, despite earlier failed attempts. */
const swept = () => eventually(async () => {
  await world.endLeases();
  const { rows: [left] } = await world.owner.query<{ n: number }>(
    `select (select count(*) from razao.chain_payouts)::int + (select count(*) from razao.chain_sendings where kind = 'SWEEP')::int as n`);
  return left?.n === 0;
}, 60);

interface Open {
  readonly id: string;
  readonly buyer: string;
  readonly seller: string;
}

async function open(): Promise<Open> {
  const [buyer, seller] = [await api.account(PRICE), await api.account()];
  const { body: { instance_id: id } } = await play.create(buyer, { total_cents: PRICE, seller, deadline: 4_000_000_000 });
  await play.settled(id);
  return { id, buyer, seller };
}
const fundsOf = async ({ buyer, seller }: Open) => [await api.available(buyer), await api.available(seller)];

it(`${UNDER_WAY} moves under way when worker and chain are gone: all end, none twice, within a minute of the chain's return`, async () => {
  await open();
  const [buyer, seller] = [await api.account(UNDER_WAY * PRICE), await api.account()];
  await world.chain.stop();
  await world.worker.kill();
  const ids: string[] = [];
  for (let n = 0; n < UNDER_WAY; n += 20) {
    const answers = await Promise.all(Array.from({ length: 20 }, () => play.create(buyer, {
      total_cents: PRICE, seller, deadline: 4_000_000_000,
    })));
    ids.push(...answers.map(({ body }) => body.instance_id));
  }
  expect([new Set(ids).size, await api.available(buyer)]).toEqual([UNDER_WAY, 0]);
  await world.startChain();
  await world.endLeases();
  const back = performance.now();
  await world.startWorker();
  const counts = async () => (await world.owner.query<{ waiting: number; open: number; txs: number }>(
    `select i.waiting, i.open, m.txs from (select count(distinct chain_tx_id)::int as txs from razao.product_moves) as m,
       (select count(*) filter (where status = 'PENDING' or awaiting_index)::int as waiting, count(*) filter (where status = 'OPEN')::int as open from razao.product_instances) as i`)).rows[0];
  const ended = await eventually(async () => {
    const now = await counts();
    return now?.waiting === 0 && now;
  }, WITHIN_SECONDS);
  const seconds = (performance.now() - back) / 1_000;
  if (isWhole) process.stdout.write(`\n${UNDER_WAY} moves ended ${seconds.toFixed(1)} s after the chain's return\n`);
  expect(ended).toEqual({ waiting: 0, open: UNDER_WAY + 1, txs: UNDER_WAY + 1 });
  expect([await namesOf(), await verifyJournal(api.service.database, TENANT)]).toMatchObject([[], { ok: true }]);
}, TIMEOUT_MS);

onOneServer(describe, 'the chain of an older day, in a copy of one database')('another chain where ours was', () => {
  let older: TestDatabase;
  beforeAll(async () => { older = await createEmptyDatabase(); });
  afterAll(() => older?.drop());

  it('an older state of it is followed no further, and nothing that is asked for meanwhile is lost', async () => {
    const before = await open();
    await world.chain.stop();
    await copyDatabase(world.database, older);
    await world.startChain();
    const after = await open();
    await withChain(older, async () => {
      const asked = await play.act(before.id, 'release', before.buyer, { release_cents: 100 });
      expect(asked.status).toBe(200);
      await aWhile();
      expect((await verify()).differences).toEqual(expect.arrayContaining([
        expect.objectContaining({ name: 'OTHER_CHAIN' }), expect.objectContaining({ name: 'INSTANCE_MISSING', of: after.id }),
      ]));
      expect([(await play.read(before.id)).timeline.at(-1)?.outcome, await fundsOf(before), await fundsOf(after)]).toEqual(
        ['SUBMITTED', [0, 0], [0, 0]],
      );
    });
    expect((await play.settled(before.id)).timeline.map(({ outcome }) => outcome)).toEqual(['ACCEPTED', 'ACCEPTED']);
    expect([await fundsOf(before), await namesOf()]).toEqual([[0, 100], []]);
  }, TIMEOUT_MS);

  it('a chain of another beginning is followed not at all', async () => {
    const other = await createEmptyDatabase();
    const its = await open();
    await withChain(other, async () => {
      expect((await play.act(its.id, 'release', its.buyer, { release_cents: 100 })).status).toBe(200);
      await aWhile();
      expect(await namesOf()).toEqual(expect.arrayContaining(['INSTANCE_MISSING', 'OTHER_CHAIN']));
      expect([(await play.read(its.id)).timeline.at(-1)?.outcome, await fundsOf(its)]).toEqual(['SUBMITTED', [0, 0]]);
    });
    await play.settled(its.id);
    expect([await fundsOf(its), await namesOf()]).toEqual([[0, 100], []]);
    await other.drop();
  }, TIMEOUT_MS);

  it.each(['an older state of it', 'a chain of another beginning'].slice(isWhole
    ? 0
    : 1))('%s, for longer than a transaction can wait: nothing is sent anew, and no coin of it is taken', async (name) => {
    const stands = await createEmptyDatabase();
    const its = await open();
    if (name.startsWith('an older')) {
      await world.chain.stop();
      await copyDatabase(world.database, stands);
      await world.startChain();
      await open();
    }
    await swept(); // a sweep is sent too
    await world.worker.arm('after-send');
    expect((await play.act(its.id, 'release', its.buyer, { release_cents: 100 })).status).toBe(200);
    await world.worker.ended(60);
    const sent = await sendingOf(its.id);
    expect(await world.chain.settled(present(sent?.tx_id, 'what was sent'))).toMatchObject({ status: 'ACCEPTED' });
    await world.owner.query('delete from razao.chain_coins where reserved_by is null');
    const [buyer, seller] = [await api.account(PRICE), await api.account()];
    const { body: { instance_id } } = await play.create(buyer, { total_cents: PRICE, seller, deadline: 4_000_000_000 });
    await withChain(stands, async () => {
      await world.chain.control('clock', { now: new Date(Date.now() + LONG_MS).toISOString() });
      await world.chain.coins(somebody, 1, `block-${its.id}`);
      await world.endLeases();
      await world.startWorker();
      for (const id of [its.id, instance_id]) await triedOften(id);
      expect([(await sendingOf(its.id))?.tx_id, (await sendingOf(instance_id))?.coin]).toEqual([sent?.tx_id, null]);
    });
    for (const id of [its.id, instance_id]) await play.settled(id);
    expect([await fundsOf(its), (await play.read(instance_id)).status, await namesOf()]).toEqual([[0, 100], 'OPEN', []]);
    await stands.drop();
  }, TIMEOUT_MS);
});

/** The transaction of an instance's move that is on its way. */
async function sendingOf(instanceId: string): Promise<{ tx_id: string | null; coin: object | null; attempts: number } | undefined> {
  const { rows: [row] } = await world.owner.query<{ tx_id: string | null; coin: object | null; attempts: number }>(
    `select tx_id, coin, attempts from razao.chain_sendings where sending_id like replace($1, 'pin_', 'pmv_') || '%'`, [instanceId]);
  return row;
}

/** Waits until submitters have taken a move up again and again. */
async function triedOften(instanceId: string): Promise<void> {
  const begun = (await sendingOf(instanceId))?.attempts ?? 0;
  await eventually(async () => {
    await world.endLeases();
    return ((await sendingOf(instanceId))?.attempts ?? 0) > begun + 3;
  }, 60);
}

it('a payout that the books say is burnt no more: it is named, and nobody is paid again', async () => {
  const its = await open();
  await play.act(its.id, 'finish', its.buyer);
  const { timeline } = await play.settled(its.id);
  await swept();
  await world.owner.query(
    `insert into razao.chain_payouts (tenant_id, tx_id, tx_index, account_id, cents, lovelace) values ($1, $2, 0, $3, $4, 2000000)`,
    [TENANT, timeline.at(-1)?.chain_tx_id, its.seller, PRICE]);
  await aWhile();
  expect([await namesOf(), await fundsOf(its)]).toEqual([['PAYOUT_MISSING'], [0, PRICE]]);
  await world.owner.query('delete from razao.chain_payouts');
  await world.owner.query(`delete from razao.chain_sendings where kind = 'SWEEP'`);
  expect(await namesOf()).toEqual([]);
}, TIMEOUT_MS);

it('a transaction signed by hand that spends an instance: it is named, and no money of ours moves by it', async () => {
  const its = await open();
  await spendByHand(its);
  const asked = await play.act(its.id, 'finish', its.buyer);
  expect(asked.status).toBe(200);
  await aWhile();
  expect((await verify()).differences).toContainEqual(expect.objectContaining({ name: 'INSTANCE_MISSING', of: its.id }));
  expect([(await play.read(its.id)).timeline.at(-1)?.outcome, await fundsOf(its)]).toEqual(['SUBMITTED', [0, 0]]);
  expect(await verifyJournal(api.service.database, TENANT)).toMatchObject({ ok: true });
}, TIMEOUT_MS);

/** Pays 1 cent out of an instance, with the keys that the ledger keeps and without the ledger. */
async function spendByHand({ id, buyer }: Open): Promise<void> {
  const ctx = api.service.contextFor(TENANT);
  const treasury = signingKey(await ctx.db.read((em) => unsealTreasuryKey(em, ctx)));
  const signer = signingKey(present((await ctx.db.read((em) => unsealAccountKeys(em, ctx, [buyer]))).get(buyer), 'the key of the account'));
  const { instance, version } = await ctx.db.read(async (em) => {
    const found = present(await readInstance(em, TENANT, id), 'the instance');
    return { instance: found, version: await readVersion(em, TENANT, found.productId, found.productVersion) };
  });
  const { rows: [script] } = await world.owner.query<{ script: Buffer }>(
    'select script from razao.product_versions where product_id = $1', [instance.productId],
  );
  const ground: ProductContext = {
    manifest: version.manifest, scriptHash: version.scriptHash, treasury: treasury.hash,
    constants: { qbrl: version.mintingPolicy, product: `${TENANT}/${version.productId}` },
    validator: { script: present(script, 'the version').script.toString('hex') },
  };
  const [token, coin] = [present(instance.token, 'its token'), present((await world.chain.coins(treasury, 1, `hand-${id}`))[0], 'a coin')];
  const { now } = await world.chain.node.tip();
  const plan = planMove(ground, {
    fields: readValues(instance.fields), value: instance.held, token, standing: {
      reference: { txId: present(instance.homeTx, 'where it stands'), index: 0 }, holder: { script: version.scriptHash },
      lovelace: present(instance.homeLovelace, 'what it carries'),
      tokens: [
        { policy: version.scriptHash, name: token, quantity: 1n },
        { policy: version.mintingPolicy, name: QBRL_NAME, quantity: instance.held },
      ], datum: null,
    },
  }, { kind: 'ACTION', action: 'release', parameters: new Map([['release_cents', 1n]]), signer: signer.hash }, coin, now);
  const { id: txId, cbor } = assemble(plan.draft, [treasury, signer]);
  await world.chain.node.submit(cbor);
  expect(await world.chain.settled(txId)).toMatchObject({ status: 'ACCEPTED' });
}

/** Replaces our chain by one on another database, for a time. */
async function withChain({ url }: TestDatabase, during: () => Promise<void>): Promise<void> {
  await world.chain.stop();
  await world.startChain(url);
  try {
    await during();
  } finally {
    await world.chain.stop();
    await world.startChain();
    await world.endLeases();
  }
}

/** Makes `to` a copy of `from`; nobody may be connected to either. */
async function copyDatabase(from: TestDatabase, to: TestDatabase): Promise<void> {
  const [source, target] = [from, to].map(({ url }) => new URL(url).pathname.slice(1));
  const client = new pg.Client({ connectionString: await adminDatabaseUrl() });
  await client.connect();
  try {
    await client.query(`drop database ${target} with (force)`);
    await client.query(`select pg_terminate_backend(pid) from pg_stat_activity where datname = $1`, [source]);
    await eventually(() => client.query(`create database ${target} template ${source}`).then(() => true, () => false));
  } finally {
    await client.end();
  }
}
