/** Drains over HTTP, on a real chain: planned, done, continued from move to move, and stopped. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type {
  DrainPlanItem, DrainPlanResponse, DrainResponse, Event, ProductInstanceResponse, ProductLifecycle,
} from '../../../../generated/models.ts';
import { bindTemplate, issueQbrl, Play, startProducts, type ProductService } from '../../../../test/support/products.ts';
import { eventually, TENANT, type Answer, type Call, type TestService } from '../../../../test/support/service.ts';
import { verifyJournal } from '../../../command-line/verify-journal.ts';
import { ProductEntity } from '../product.entity.ts';
import { continueDrain } from './continue-drain.ts';
import { drainIdOf, type ProductDrain } from './drain.entity.ts';
import { readDrain } from './queries.ts';

const TIMEOUT_MS = 120_000;
const PATIENCE_SECONDS = 30;

let products: ProductService;
let api: TestService;
beforeAll(async () => {
  products = await startProducts();
  ({ api } = products);
  await issueQbrl(api);
}, TIMEOUT_MS);
afterAll(() => products?.stop());

const call = async <T>(
  operationId: 'operatorPlanDrain' | 'operatorDrainProduct', product_id: string, more: Partial<Call> = {},
): Promise<Answer<T>> =>
  api.call<T>(operationId, { token: await api.platformToken(), path: { tenant: TENANT, product_id }, ...more });
const plan = async (product_id: string, query: Call['query'] = {}): Promise<DrainPlanResponse> => (await call<DrainPlanResponse>(
  'operatorPlanDrain', product_id, { query },
)).body;
const drain = (product_id: string, instances: object[], key?: string): Promise<Answer<DrainResponse>> =>
  call<DrainResponse>('operatorDrainProduct', product_id, { body: { instances, reason: 'withdrawn' }, ...(key !== undefined && { key }) });
const itemOf = async (product_id: string, instance_id: string): Promise<DrainPlanItem | undefined> =>
  (await plan(product_id, { limit: 200 })).items.find((it) => it.instance_id === instance_id);
const closed = (play: Play, instance_id: string): Promise<ProductInstanceResponse> => eventually(async () => {
  const now = await play.read(instance_id);
  return now.status === 'CLOSED' && now;
}, PATIENCE_SECONDS);

async function setLifecycle(productId: string, lifecycle: ProductLifecycle): Promise<void> {
  await api.service.database.forTenant(TENANT).write(async ({ em, touch }) => {
    await em.nativeUpdate(ProductEntity, { tenantId: TENANT, productId }, { lifecycle });
    touch(`prd_${productId}`);
  });
}

async function stopsOf(instance_id: string, count: number): Promise<unknown[]> {
  return eventually(async () => {
    const { items } = await api.ok<{ items: Event[] }>('listEvents', { query: { after: 'earliest', entity_id: instance_id, limit: 200 } });
    const stops = items.filter(({ event_type }) => event_type === 'product_instance.drain_stopped');
    return stops.length >= count && stops.map(({ data }) => [data['cause'], data['code']]);
  }, PATIENCE_SECONDS);
}

describe('a deposit', () => {
  const PRODUCT = 'caucao';
  let play: Play;
  let [renter, landlord] = ['', ''];
  beforeAll(async () => {
    await bindTemplate(api, 'rental-deposit', PRODUCT);
    [renter, landlord] = [await api.account(1_000_000), await api.account()];
    play = new Play(api, PRODUCT);
  }, TIMEOUT_MS);

  const lease = () => ({ deposit_cents: 10_000, landlord, claim_cap_bps: 5_000, lease_end: 4_000_000_000 });
  const funded = async (): Promise<string> => {
    const { status, body } = await play.create(renter, lease());
    expect([status, body]).toMatchObject([201, { status: 'PENDING' }]);
    await play.settled(body.instance_id);
    return body.instance_id;
  };

  it('closes as planned: once, and with its money where the plan said', async () => {
    const [first, second] = [await funded(), await funded()];
    await play.act(second, 'claim', landlord, { claim_cents: 4_000 });
    await play.settled(second);
    const before = [await api.available(renter), await api.available(landlord)];
    const planned = await plan(PRODUCT);
    expect(planned).toMatchObject({
      lifecycle: 'DRAFT', open_instances: 2, closable_instances: 2, committed_value: { currency: 'BRL', value: 20_000 }, next_cursor: null,
    });
    expect(planned.items.map(({ instance_id, state, closable, blocker }) => [instance_id, state, closable, blocker])).toEqual([
      [first, 'FUNDED', true, null], [second, 'CLAIMED', true, null],
    ]);
    expect(planned.items[1]).toMatchObject({
      path: [{ index: 0, kind: 'ACTION', action: 'accept_claim', from_state: 'CLAIMED', to_state: 'SETTLED', signed_by:
        'renter', signed_by_account_id: renter }],
      releases: [{
        key: 'landlord', account_id: landlord, amount: { value: 4_000 },
      }, { key: 'renter', account_id: renter, amount: { value: 6_000 } }],
    });
    const page = await plan(PRODUCT, { limit: 1 });
    expect([...page.items, ...(await plan(PRODUCT, { limit: 1, cursor: String(page.next_cursor) })).items]).toEqual(planned.items);

    const selection = planned.items.map(({ instance_id, plan_hash }) => ({ instance_id, plan_hash }));
    const done = await drain(PRODUCT, selection, 'drain-caucao');
    expect([done.status, done.body]).toMatchObject([200, { closing: 2, already_closed: 0, refused: 0, results:
      planned.items.map(({ path, releases }) => ({ status: 'CLOSING', path, releases })) }]);
    for (const instance_id of [first, second]) {
      const { timeline } = await closed(play, instance_id);
      expect(timeline.map(({ outcome }) => outcome)).not.toContain('REFUSED');
    }
    expect([await api.available(renter), await api.available(landlord)]).toEqual([(before[0] ?? 0) + 16_000, (before[1] ?? 0) + 4_000]);
    expect((await drain(PRODUCT, selection, 'drain-caucao')).body).toEqual(done.body);
    expect((await drain(PRODUCT, selection)).body).toMatchObject({
      closing: 0, already_closed: 2, results: [{ status: 'ALREADY_CLOSED' }, { status: 'ALREADY_CLOSED' }],
    });
    expect(await plan(PRODUCT)).toMatchObject({ open_instances: 0, closable_instances: 0, committed_value: { value: 0 }, items: [] });
    const ended = await eventually(async () => {
      const row = await api.service.database.forTenant(TENANT).read((em) => readDrain(em, TENANT, first));
      return row?.state !== 'RUNNING' && row;
    });
    expect(ended).toMatchObject({ state: 'DONE', taken: 1, reason: 'withdrawn' });
    expect(await verifyJournal(api.service.database, TENANT)).toMatchObject({ ok: true });
  }, TIMEOUT_MS);

  it('is taken by itself: what one refuses, keeps no other from closing', async () => {
    const ready = await funded();
    const { body: { instance_id: pending } } = await play.create(renter, lease());
    expect(await itemOf(PRODUCT, pending)).toMatchObject({
      state: null, closable: false, blocker: 'AWAITING_INDEX', path: [], releases: [], plan_hash: null, locked_value: { value: 10_000 },
    });
    const { body } = await drain(PRODUCT, [
      { instance_id: pending }, { instance_id: 'pin_nobody' }, { instance_id: ready, plan_hash: '0'.repeat(64) }, { instance_id: ready },
      { instance_id: ready },
    ]);
    expect(body).toMatchObject({ closing: 2, already_closed: 0, refused: 3 });
    expect(body.results.map(({ status, error }) => error?.error ?? status)).toEqual([
      'INSTANCE_NOT_INDEXED', 'PRODUCT_INSTANCE_NOT_FOUND', 'DRAIN_PLAN_CHANGED', 'CLOSING', 'CLOSING',
    ]);
    expect((await closed(play, ready)).timeline).toHaveLength(2);
    await play.settled(pending);
    expect((await drain(PRODUCT, [{ instance_id: pending }])).body).toMatchObject({ closing: 1 });
    await closed(play, pending);
  }, TIMEOUT_MS);

  it('is given back also where its parties are stopped', async () => {
    const instance_id = await funded();
    await api.ok('freezeAccount', { path: { account_id: landlord }, body: { reason: 'Device stolen' } });
    expect((await play.close(instance_id, landlord)).body).toMatchObject({ error: 'ACCOUNT_FROZEN' });
    expect((await drain(PRODUCT, [{ instance_id }])).body).toMatchObject({ closing: 1 });
    expect(await closed(play, instance_id)).toMatchObject({ state: 'RELEASED' });
    await api.ok('unfreezeAccount', { path: { account_id: landlord }, body: {} });
  }, TIMEOUT_MS);

  it('stays where it is while its product is LIVE', async () => {
    await setLifecycle(PRODUCT, 'LIVE');
    const { status, body } = await drain(PRODUCT, [{ instance_id: 'pin_any' }]);
    expect([status, body]).toMatchObject([
      409, { error: 'PRODUCT_LIFECYCLE_CONFLICT', details: { lifecycle: 'LIVE', allowed: ['SUSPENDED'] } },
    ]);
    await setLifecycle(PRODUCT, 'SUSPENDED');
    expect(await plan(PRODUCT)).toMatchObject({ lifecycle: 'SUSPENDED' });
  }, TIMEOUT_MS);
});

/** The earliest instant that a client may name, in seconds of Unix time. */
const LONG_PAST = 1_000_000_000;

describe('a round of savings', () => {
  const PRODUCT = 'consorcio';
  let play: Play;
  let members: string[];
  beforeAll(async () => {
    await bindTemplate(api, 'rotating-savings', PRODUCT);
    members = [await api.account(10_000), await api.account(10_000), await api.account(10_000), await api.account(10_000)];
    play = new Play(api, PRODUCT);
  }, TIMEOUT_MS);

  const begin = async (round_deadline: number): Promise<string> => {
    const [founder = '', second, third, fourth] = members;
    const { status, body } = await play.create(founder, {
      contribution_cents: 100, second, third, fourth, round_deadline, round_seconds: 60,
    });
    expect([status, body]).toMatchObject([201, { status: 'PENDING' }]);
    await play.settled(body.instance_id);
    return body.instance_id;
  };
  const contribute = async (instance_id: string, place: number): Promise<void> => {
    expect((await play.act(
      instance_id, ['contribute_founder', 'contribute_second', 'contribute_third', 'contribute_fourth'][place] ?? '', members[place] ?? '',
    )).status).toBe(200);
    await play.settled(instance_id);
  };

  it('whose time has not come is not drained yet', async () => {
    const deadline = Math.floor(Date.now() / 1000) + 3_600;
    const instance_id = await begin(deadline);
    expect(await itemOf(PRODUCT, instance_id)).toMatchObject({
      closable: false, blocker: 'NOT_YET', closable_from: new Date(deadline * 1000).toISOString(), path: [{ action: 'dissolve' }],
      releases: [{ amount: { value: 100 } }],
    });
    expect((await drain(PRODUCT, [{ instance_id }])).body.results).toMatchObject([
      { status: 'REFUSED', error: { error: 'INSTANCE_NOT_DRAINABLE', details: { blocker: 'NOT_YET' } } },
    ]);
  }, TIMEOUT_MS);

  it('goes on by itself from move to move, stops at a refusal, and takes another way when it is asked again', async () => {
    const instance_id = await begin(LONG_PAST);
    for (const place of [1, 2, 3]) await contribute(instance_id, place);
    const founder = members[0] ?? '';
    const before = await api.available(founder);
    const tried: string[] = [];
    // The pot is complete: only the founder may draw, which the manifest does not declare. Each drain learns from the refusal of the one
    // before.
    while ((await play.read(instance_id)).status === 'OPEN' && tried.length < 6) {
      const { body } = await drain(PRODUCT, [{ instance_id }]);
      expect(body).toMatchObject({ closing: 1, refused: 0 });
      tried.push((body.results[0]?.path ?? []).map(({ action }) => action).join(' '));
      await eventually(async () => {
        const row = await api.service.database.forTenant(TENANT).read((em) => readDrain(em, TENANT, instance_id));
        return row?.state !== 'RUNNING';
      }, PATIENCE_SECONDS);
    }
    expect(tried).toEqual(['dissolve', 'draw_fourth', 'draw_founder draw_fourth', 'dissolve']);
    expect(await play.read(instance_id)).toMatchObject({ status: 'CLOSED', state: 'DISSOLVED' });
    expect(await api.available(founder)).toBe(before + 400);
    expect(await stopsOf(instance_id, 3)).toEqual([['REFUSED', 'E_POT_COMPLETE'], ['REFUSED', 'E_ROUND'], ['REFUSED', 'E_ROUND']]);
    expect(await verifyJournal(api.service.database, TENANT)).toMatchObject({ ok: true });
  }, TIMEOUT_MS);

  it('that a party moves itself is drained no further', async () => {
    const instance_id = await begin(LONG_PAST);
    const ctx = api.service.contextFor(TENANT);
    const running: ProductDrain = {
      drainId: drainIdOf(instance_id), instanceId: instance_id, state: 'RUNNING', path: (await itemOf(PRODUCT, instance_id))?.path ?? [],
      releases: [], taken: 1, reason: 'late',
      createdAt: ctx.clock.now(), createdBy: 'operator', endedAt: null,
    };
    await ctx.db.write(async ({ em }) => em.execute(
      `insert into razao.product_drains (tenant_id, drain_id, instance_id, state, path, releases, taken, reason, created_at, created_by) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      [TENANT, running.drainId, instance_id, 'RUNNING', JSON.stringify(running.path), '[]', 1, 'late', running.createdAt, 'operator']));
    await contribute(instance_id, 1);
    await continueDrain(ctx, running);
    await continueDrain(ctx, running);
    expect(await stopsOf(instance_id, 1)).toEqual([['PARTY_MOVED', null]]);
    expect(await ctx.db.read((em) => readDrain(em, TENANT, instance_id))).toMatchObject({ state: 'STOPPED', endedAt: expect.any(Date) });
    expect((await drain(PRODUCT, [{ instance_id }])).body).toMatchObject({ closing: 1 });
    expect(await closed(play, instance_id)).toMatchObject({ state: 'DISSOLVED' });
  }, TIMEOUT_MS);
});
