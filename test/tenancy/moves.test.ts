/** Two tenants that bound the same template, on one chain and in the same blocks: neither sees anything of the other. */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import pg from 'pg';
import type { EventFeedItem, ProductInstanceListResponse, ProductInstanceResponse } from '../../generated/models.ts';
import { verifyJournal } from '../../src/command-line/verify-journal.ts';
import { verifyCustody } from '../../src/onchain/products/custody/index.ts';
import { bindTemplate, issueQbrl, Play, startProducts, type ProductService } from '../support/products.ts';
import { TENANT, type TestService } from '../support/service.ts';

const TIMEOUT_MS = 120_000;
const TENANTS = [TENANT, 'acme'] as const;
const PRODUCT = 'marcos';
const PRICE = 1_000;
const INSTANCES = 4;

let products: ProductService;
let api: TestService;
let owner: pg.Client;
beforeAll(async () => {
  products = await startProducts();
  ({ api } = products);
  owner = new pg.Client({ connectionString: api.databaseUrl });
  await owner.connect();
  for (const tenant of TENANTS) {
    await api.token(undefined, tenant);
    await bindTemplate(api, 'milestone-escrow', PRODUCT, tenant);
    await issueQbrl(api, tenant);
  }
}, TIMEOUT_MS);
afterAll(async () => {
  await owner?.end();
  await products?.stop();
});

interface Side {
  readonly tenant: string;
  readonly play: Play;
  readonly buyer: string;
  readonly seller: string;
}

const side = async (tenant: string): Promise<Side> => (
  {
    tenant, play: new Play(api, PRODUCT, tenant), buyer: await api.account(INSTANCES * PRICE, { tenant }),
    seller: await api.account(0, { tenant }),
  });
const both = <T>(sides: readonly Side[], ask: (side: Side) => Promise<T>): Promise<T[]> => Promise.all(sides.map(ask));
const txsOf = (instances: readonly ProductInstanceResponse[]): string[] => instances.flatMap(({ timeline }) => timeline.map(
  ({ chain_tx_id }) => String(chain_tx_id),
));

/** Requests one move of each instance of both, while no block is made; then waits until all have ended. */
async function inOneBlock(sides: readonly Side[], ask: (side: Side, n: number) => Promise<string>): Promise<string[][]> {
  await products.chain.control('hold');
  const asked = await both(sides, (it) => Promise.all(Array.from({ length: INSTANCES }, (_, n) => ask(it, n))));
  await products.chain.control('release');
  await both(sides, ({ play }) => Promise.all((asked[sides.findIndex((it) => it.play === play)] ?? []).map((id) => play.settled(id))));
  return asked;
}

it('each has its own transactions in its timelines, its own events, and its own money', async () => {
  const sides = await Promise.all(TENANTS.map(side));
  const created = await inOneBlock(sides, async ({ play, buyer, seller }) =>
    (await play.create(buyer, { total_cents: PRICE, seller, deadline: 4_000_000_000 })).body.instance_id);
  await inOneBlock(sides, async ({ play, buyer, seller }, n) => {
    const id = created[sides.findIndex((it) => it.play === play)]?.[n] ?? '';
    // the last one is refused
    return (await play.act(id, 'release', n === INSTANCES - 1 ? seller : buyer, { release_cents: 100 })).body.instance_id;
  });
  const seen = await both(sides, async ({ play, tenant, buyer, seller }) => {
    const its = created[TENANTS.findIndex((it) => it === tenant)] ?? [];
    const { items } = await api.ok<ProductInstanceListResponse>('listProductInstances', { tenant, path: { product_id: PRODUCT } });
    expect(items.map(({ instance_id }) => instance_id).toSorted()).toEqual(its.toSorted());
    const events = await api.ok<{ items: EventFeedItem[] }>('listEvents', { tenant, query: { after: 'earliest', limit: 200 } });
    const told = events.items.filter(({ event_type }) => event_type.startsWith('product_instance.'));
    expect([...new Set(told.map(({ data }) => data['instance_id']))].toSorted()).toEqual(its.toSorted());
    expect([await api.available(buyer, tenant), await api.available(seller, tenant)]).toEqual([0, (INSTANCES - 1) * 100]);
    expect((await verifyCustody(api.service.database.forTenant(tenant), products.chain.node)).differences).toEqual([]);
    expect(await verifyJournal(api.service.database, tenant)).toMatchObject({ ok: true });
    return txsOf(await Promise.all(its.map((id) => play.read(id))));
  });
  for (const txs of seen) expect(new Set(txs)).toHaveProperty('size', 2 * INSTANCES);
  expect(seen.flatMap((txs, n) => txs.filter((tx) => seen[1 - n]?.includes(tx)))).toEqual([]);
  await expectOwnSigners(seen);
}, TIMEOUT_MS);

/** The chain itself shows the tenant of each, by the treasury key that it names; and both were in blocks at the same time. */
async function expectOwnSigners(seen: readonly string[][]): Promise<void> {
  const { rows } = await owner.query<{ key_hash: string; tenant_id: string }>('select key_hash, tenant_id from razao.chain_wallets');
  const tenantOf = new Map(rows.map((row) => [row.key_hash, row.tenant_id]));
  const blocks = await products.chain.node.blocks(0);
  const signed = blocks.map(({ transactions }) => transactions.map(({ id, signers }) => ({
    id, tenants: signers.flatMap((key) => tenantOf.get(key) ?? []),
  })));
  for (const [n, txs] of seen.entries()) {
    for (const tx of txs) expect([tx, signed.flat().find(({ id }) => id === tx)?.tenants]).toEqual([tx, [TENANTS[n]]]);
  }
  expect(signed.some((its) => new Set(its.flatMap(({ tenants }) => tenants)).size === TENANTS.length)).toBe(true);
}

it('a party, a product or an instance of the other is nobody here', async () => {
  const [mine, theirs] = await Promise.all(TENANTS.map(side)) as [Side, Side];
  const foreign = await theirs.play.create(theirs.buyer, { total_cents: PRICE, seller: theirs.seller, deadline: 4_000_000_000 });
  const id = foreign.body.instance_id;
  await theirs.play.settled(id);
  const codeOf = ({ status, body }: { status: number; body: unknown }) => `${status} ${String((body as { error?: string }).error)}`;
  const asked = [
    await mine.play.create(theirs.buyer, { total_cents: PRICE, seller: mine.seller, deadline: 4_000_000_000 }),
    await mine.play.create(mine.buyer, { total_cents: PRICE, seller: theirs.seller, deadline: 4_000_000_000 }),
    await mine.play.act(id, 'release', mine.buyer, { release_cents: 1 }),
    await mine.play.act(id, 'release', theirs.buyer, { release_cents: 1 }),
    await mine.play.close(id, mine.buyer),
    await api.call('getProductInstance', { path: { product_id: PRODUCT, instance_id: id } }),
    await api.call('listAccountProductInstances', { path: { account_id: theirs.buyer } }),
  ];
  expect(asked.map(codeOf)).toEqual([
    '404 ACCOUNT_NOT_FOUND', '422 PRODUCT_PARAMETER_INVALID', ...Array.from({ length: 4 }, () => '404 PRODUCT_INSTANCE_NOT_FOUND'),
    '404 ACCOUNT_NOT_FOUND',
  ]);
  expect((await theirs.play.read(id)).timeline).toHaveLength(1);
  expect(await api.available(mine.buyer)).toBe(INSTANCES * PRICE);
}, TIMEOUT_MS);

it('one whose books take no word of the chain keeps nobody else waiting, and takes it later', async () => {
  const [free, stuck] = await Promise.all(TENANTS.map(side)) as [Side, Side];
  const create = async ({ play, buyer, seller }: Side) => (await play.create(
    buyer, { total_cents: PRICE, seller, deadline: 4_000_000_000 },
  )).body.instance_id;
  await owner.query(
    `create function public.refuse() returns trigger language plpgsql as $$ begin raise exception 'refused by a test'; end $$`,
  );
  await owner.query(
    `create trigger refuse before update on razao.product_moves for each row when (new.tenant_id = '${stuck.tenant}') execute function public.refuse()`,
  );
  const waiting = await Promise.all([create(stuck), create(stuck)]);
  const heightOf = async () => Number((await owner.query<{ height: string }>('select height from razao.chain_follow')).rows[0]?.height);
  const begun = await heightOf();
  for (let n = 0; n < 2; n += 1) expect(await free.play.settled(await create(free))).toMatchObject({ status: 'OPEN' });
  expect(await heightOf()).toBeGreaterThan(begun + 1);
  for (const id of waiting) expect(await stuck.play.read(id)).toMatchObject({ status: 'PENDING', awaiting_index: true });
  const books = (tenant: string) => verifyCustody(api.service.database.forTenant(tenant), products.chain.node);
  expect((await books(stuck.tenant)).differences.map(({ name }) => name)).toEqual(['INSTANCE_UNKNOWN', 'INSTANCE_UNKNOWN']);
  expect((await books(free.tenant)).differences).toEqual([]);
  await owner.query('drop trigger refuse on razao.product_moves');
  for (const id of waiting) expect(await stuck.play.settled(id)).toMatchObject({ status: 'OPEN', timeline: [{ outcome: 'ACCEPTED' }] });
  expect((await books(stuck.tenant)).differences).toEqual([]);
  expect(await verifyJournal(api.service.database, stuck.tenant)).toMatchObject({ ok: true });
  expect(await api.available(stuck.buyer, stuck.tenant)).toBe((INSTANCES - 2) * PRICE);
}, TIMEOUT_MS);
