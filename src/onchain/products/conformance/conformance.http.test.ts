/** Conformance runs over HTTP, played on a real chain by the validators of templates. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import type {
  ConformanceRunResponse, Event, ProductScenario, ProductScenarioStep, ScenarioListResponse,
} from '../../../../generated/models.ts';
import { compiled, shippedFiles } from '../../../../test/support/bundles.ts';
import { TurnedClock } from '../../../../test/support/database-clock.ts';
import { bindTemplate, issueQbrl, Play, startProducts, type ProductService } from '../../../../test/support/products.ts';
import { newSigner, policyBody } from '../../../../test/support/qbrl.ts';
import { TENANT, eventually, type Answer, type TestService } from '../../../../test/support/service.ts';
import { verifyJournal } from '../../../command-line/verify-journal.ts';
import { readDocument } from '../../foundry/index.ts';
import { expireRun } from './expire-runs.ts';
import { decideRun } from './decide-run.ts';

const TIMEOUT_MS = 180_000;
const PATIENCE_SECONDS = 30;

const clock = new TurnedClock();
let products: ProductService;
let api: TestService;
let owner: pg.Client;
beforeAll(async () => {
  products = await startProducts({ clock });
  ({ api } = products);
  owner = new pg.Client({ connectionString: api.databaseUrl });
  await owner.connect();
  await issueQbrl(api);
}, TIMEOUT_MS);
afterAll(async () => {
  await owner?.end();
  await products?.stop();
});

/** As many accounts as a product has keys, each with money. */
const accounts = (count: number): Promise<string[]> => Promise.all(Array.from({ length: count }, () => api.account(10_000_000)));
const open = (product_id: string, account_ids: string[]): Promise<ConformanceRunResponse> =>
  api.ok<ConformanceRunResponse>('openConformanceRun', { path: { product_id }, body: { account_ids } });
const read = ({ product_id, run_id }: ConformanceRunResponse): Promise<ConformanceRunResponse> =>
  api.ok<ConformanceRunResponse>('getConformanceRun', { path: { product_id, run_id } });
const step = ({ product_id, run_id }: ConformanceRunResponse, index: number, more: object = {}): Promise<Answer<ConformanceRunResponse>> =>
  api.call<ConformanceRunResponse>('runConformanceStep', { path: { product_id, run_id, index: String(index) }, body: {}, ...more });

/** The run once a step has ended and the next can follow. */
async function ended(run: ConformanceRunResponse, index: number): Promise<ConformanceRunResponse> {
  return eventually(async () => {
    const now = await read(run);
    const { status = 'PENDING', awaiting_index = true } = now.steps[index] ?? {};
    return status !== 'PENDING' && status !== 'SUBMITTED' && !awaiting_index && now;
  }, PATIENCE_SECONDS);
}

/** Runs every next step, after the time that it requires. */
async function playAll(run: ConformanceRunResponse): Promise<ConformanceRunResponse> {
  let now = run;
  while (now.next_step_index !== null) {
    const index = now.next_step_index;
    const { status, body } = await step(run, index);
    if (status === 409) {
      expect(body).toMatchObject({ error: 'CONFORMANCE_STEP_NOT_DUE' });
      const { due_at } = (body as unknown as { details: { due_at: string } }).details;
      clock.advance(Math.max(0, Date.parse(due_at) - clock.now().getTime()) + 100);
      continue;
    }
    expect([status, body]).toMatchObject([200, { steps: expect.any(Array) }]);
    now = await ended(run, index);
  }
  return eventually(async () => {
    const last = await read(run);
    return last.state !== 'OPEN' && last;
  }, PATIENCE_SECONDS);
}

describe('a run', () => {
  it('of a template passes every step, and leaves its transcript', async () => {
    await bindTemplate(api, 'rental-deposit', 'caucao');
    const { items } = await api.ok<ScenarioListResponse>('listProductScenarios', { path: { product_id: 'caucao' } });
    const run = await open('caucao', await accounts(2));
    expect(run).toMatchObject({ state: 'OPEN', verdict: null, next_step_index: 0, evidence: null, finished_at: null });
    expect(run.steps.map(({ scenario, kind, action }) => [scenario, kind, action])).toEqual(items.flatMap(
      ({ name, steps }: ProductScenario) => steps.map(({ kind, action }) => [name, kind, action]),
    ));
    const done = await playAll(run);
    expect(done.steps.filter(({ status }) => status !== 'PASSED')).toEqual([]);
    expect(done).toMatchObject({
      state: 'COMPLETED', verdict: 'PASSED', next_step_index: null, evidence: { key: `caucao/1/conformance/${run.run_id}.json` },
    });
    expect(done.steps.filter(({ expected_outcome }) => expected_outcome === 'REFUSED').map(({ refusal_code, chain_tx_id }) => [
      refusal_code, typeof chain_tx_id,
    ]))
      .toEqual(done.steps.flatMap(({ expected_refusal }) => (expected_refusal === null ? [] : [[expected_refusal, 'string']])));
    const stored = await api.service.database.forTenant(TENANT).read((em) => readDocument(em, TENANT, done.evidence?.key ?? ''));
    expect(stored?.hash).toBe(done.evidence?.hash);
    expect(JSON.parse(stored?.content ?? '')).toMatchObject({
      transcript_version: 1, run_id: run.run_id, verdict: 'PASSED', finished_at: done.finished_at, steps: done.steps,
    });
    const { items: events } = await api.ok<{ items: Event[] }>('listEvents', {
      query: { after: 'earliest', entity_id: run.run_id, limit: 200 },
    });
    expect(events.map(({ event_type, entity }) => `${entity.version} ${event_type}`)).toEqual([
      '1 conformance_run.opened', ...done.steps.map((_step, place) => `${place + 2} conformance_run.step_finished`),
      `${done.steps.length + 2} conformance_run.completed`,
    ]);
    expect(await verifyJournal(api.service.database, 'demo')).toMatchObject({ ok: true });
  }, TIMEOUT_MS);
});

/** Milestones with scenarios of our own, so that each test is short. */
async function escrow(product_id: string, scenarios: readonly ProductScenario[], tenant = TENANT): Promise<void> {
  await bindTemplate(api, 'milestone-escrow', product_id, tenant);
  await owner.query('update razao.product_versions set scenarios = $3 where tenant_id = $1 and product_id = $2', [
    tenant, product_id, JSON.stringify(scenarios),
  ]);
}
const scenario = (name: string, ...steps: Partial<ProductScenarioStep>[]): ProductScenario => ({
  name, description: name, keys: ['buyer', 'seller'],
  steps: steps.map((it, index) => ({
    index, kind: 'ACTION', action: null, signed_by: 'buyer', parameters: {}, after_seconds: 0, expected_outcome: 'ACCEPTED',
    expected_state: 'OPEN', expected_refusal: null, ...it,
  })),
});
const created = (more: object = {}): Partial<ProductScenarioStep> => ({
  kind: 'CREATE', parameters: { total_cents: 500, seller: 'seller', deadline: 'now+3600', ...more },
});
const acts = (action: string, more: Partial<ProductScenarioStep> = {}): Partial<ProductScenarioStep> => ({ action, ...more });
const refusedWith = (expected_refusal: string): Partial<ProductScenarioStep> => ({ expected_outcome: 'REFUSED', expected_refusal });
const FINISHED = acts('finish', { expected_state: 'FINISHED' });
const SHORT = scenario('short', created(), FINISHED);
const codeOf = ({ status, body }: Answer<unknown>): string => `${status} ${(body as { error?: string }).error ?? ''}`.trim();
const detailsOf = ({ body }: Answer<unknown>): unknown => (body as { details?: unknown }).details;
const openCall = (product_id: string, account_ids: string[], more: object = {}) => api.call<ConformanceRunResponse>('openConformanceRun', {
  path: { product_id }, body: { account_ids }, ...more,
});
const setLifecycle = (product_id: string, lifecycle: string) => owner.query(
  'update razao.products set lifecycle = $2 where product_id = $1', [product_id, lifecycle],
);

describe('a step', () => {
  it('passes by outcome, state and the code of the refusal; one that fails ends its scenario, and no other', async () => {
    await escrow('marcos', [
      scenario(
        'accepted_where_refused', created(), acts('release', { parameters: { release_cents: 100 }, ...refusedWith('E_SIGNER') }), FINISHED,
      ),
      scenario('refused_with_another_code', created(), acts('finish', { signed_by: 'seller', ...refusedWith('E_TOO_EARLY') }), FINISHED),
      scenario('same_key', { ...created({ seller: 'buyer' }), ...refusedWith('E_SAME_KEY') }, created({ deadline: 'now+10' }),
        acts('reclaim', refusedWith('E_TOO_EARLY')), acts('reclaim', { after_seconds: 12, expected_state: 'RECLAIMED' })),
    ]);
    const [buyer = '', seller = ''] = await accounts(2);
    const before = await api.available(buyer);
    const run = await open('marcos', [buyer, seller, await api.account()]);
    expect(run.parties).toEqual([{ key: 'buyer', account_id: buyer }, { key: 'seller', account_id: seller }]);
    const done = await playAll(run);
    expect(done).toMatchObject({ state: 'COMPLETED', verdict: 'FAILED', evidence: { hash: expect.any(String) } });
    expect(done.steps.map(({ status, outcome, state, refusal_code }) => [status, outcome, state, refusal_code])).toEqual([
      ['PASSED', 'ACCEPTED', 'OPEN', null], ['FAILED', 'ACCEPTED', 'OPEN', null], ['SKIPPED', null, null, null],
      ['PASSED', 'ACCEPTED', 'OPEN', null], ['FAILED', 'REFUSED', 'OPEN', 'E_SIGNER'], ['SKIPPED', null, null, null],
      ['PASSED', 'REFUSED', 'OPEN', 'E_SAME_KEY'], ['PASSED', 'ACCEPTED', 'OPEN', null], ['PASSED', 'REFUSED', 'OPEN', 'E_TOO_EARLY'],
      ['PASSED', 'ACCEPTED', 'RECLAIMED', null],
    ]);
    const [one, two] = [done.steps[2]?.instance_id ?? '', done.steps[5]?.instance_id ?? ''];
    expect([done.steps[0]?.instance_id, done.steps[3]?.instance_id]).toEqual([one, two]);
    expect(done.steps[6]?.instance_id).not.toBe(done.steps[7]?.instance_id);
    const play = new Play(api, 'marcos');
    for (const instance of [one, two]) {
      expect((await play.act(instance, 'refund', seller)).status).toBe(200);
      expect(await play.settled(instance)).toMatchObject({ status: 'CLOSED' });
    }
    expect(await api.available(buyer)).toBe(before - 100);
    await decideRun(api.service.contextFor(TENANT), run.run_id);
    expect(await read(run)).toEqual(done);
    expect(await verifyJournal(api.service.database, TENANT)).toMatchObject({ ok: true });
  }, TIMEOUT_MS);

  it('moves once, whoever runs it, and however often', async () => {
    await escrow('uma-vez', [SHORT]);
    const [buyer = '', seller = ''] = await accounts(2);
    const run = await open('uma-vez', [buyer, seller]);
    const answers = await Promise.all(Array.from({ length: 8 }, (_none, place) => step(
      run, 0, place % 2 === 0 ? { key: `passo-${place}` } : {},
    )));
    expect(answers.map(({ status, body }) => [status, body.steps[0]?.status === 'PENDING'])).toEqual(answers.map(() => [200, false]));
    expect(new Set(answers.map(({ body }) => body.steps[0]?.instance_id)).size).toBe(1);
    expect(answers[0]?.body).toMatchObject({
      next_step_index: 1, steps: [{ status: 'SUBMITTED', awaiting_index: true }, { status: 'PENDING' }],
    });
    const first = await step(run, 0, { key: 'passo-0' });
    expect(first.body).toEqual(answers[0]?.body);
    const later = await ended(run, 0);
    expect((await step(run, 0)).body).toEqual(later);
    expect(await api.available(buyer)).toBe(10_000_000 - 500);
    expect(await playAll(later)).toMatchObject({ verdict: 'PASSED' });
    expect(await api.available(seller)).toBe(10_000_500);
  }, TIMEOUT_MS);

  it('waits for those before it, and for its time', async () => {
    await escrow('em-ordem', [scenario('slow', created(), acts('finish', { after_seconds: 3_600, expected_state: 'FINISHED' }))]);
    const run = await open('em-ordem', await accounts(2));
    expect([codeOf(await step(run, 2)), detailsOf(await step(run, 2))]).toEqual(['404 CONFORMANCE_STEP_NOT_FOUND', { steps: 2 }]);
    expect([codeOf(await step(run, 1)), detailsOf(await step(run, 1))]).toEqual([
      '409 CONFORMANCE_STEP_OUT_OF_ORDER', { next_step_index: 0 },
    ]);
    await products.chain.control('hold');
    const { body } = await step(run, 0);
    const early = await step(run, 1);
    expect([codeOf(early), detailsOf(early)]).toEqual([
      '409 INSTANCE_NOT_INDEXED', { instance_id: body.steps[0]?.instance_id, sequence: 1 },
    ]);
    await products.chain.control('release');
    await ended(run, 0);
    const soon = await step(run, 1);
    expect(codeOf(soon)).toBe('409 CONFORMANCE_STEP_NOT_DUE');
    expect(Date.parse((detailsOf(soon) as { due_at: string }).due_at)).toBeGreaterThan(clock.now().getTime() + 3_500_000);
    const elsewhere = { ...run, product_id: 'marcos' };
    expect(codeOf(await step(elsewhere, 0))).toBe('404 CONFORMANCE_RUN_NOT_FOUND');
  }, TIMEOUT_MS);

  it.each<[string, (accounts: readonly string[]) => Promise<unknown>, string]>([
    ['a closed account', async ([buyer]) => {
      await api.transfer(buyer ?? '', await api.account(), 10_000_000);
      await api.ok('closeAccount', { path: { account_id: buyer ?? '' }, body: {} });
    }, '422 ACCOUNT_CLOSED'],
    ['a frozen account', ([buyer]) => api.ok('freezeAccount', { path: { account_id: buyer ?? '' }, body: {} }), '422 ACCOUNT_FROZEN'],
    ['too little money', async ([buyer]) => api.transfer(buyer ?? '', await api.account(), 9_999_900), '422 INSUFFICIENT_FUNDS'],
    ['a limit', ([buyer]) => api.ok('createAccountLimitPolicy', {
      path: { account_id: buyer ?? '' }, body: { dimension: 'AMOUNT', direction: 'DEBIT', window: 'DAY', threshold: 499, action: 'REJECT' },
    }), '422 LIMIT_EXCEEDED'],
    ['a product that is retired', () => setLifecycle('recusas', 'RETIRED'), '409 PRODUCT_RETIRED'],
  ])('is refused for %s, and is still the next', async (_, spoil, expected) => {
    if ((await api.call('getProduct', { path: { product_id: 'recusas' } })).status === 404) await escrow('recusas', [SHORT]);
    const playing = await accounts(2);
    const run = await open('recusas', playing);
    await spoil(playing);
    expect(codeOf(await step(run, 0))).toBe(expected);
    expect(await read(run)).toMatchObject({ next_step_index: 0, steps: [{ status: 'PENDING' }, { status: 'PENDING' }] });
  }, TIMEOUT_MS);

  it('is refused for a blocked party', async () => {
    await escrow('bloqueado', [SHORT]);
    const party = await api.party();
    const run = await open('bloqueado', [await api.account(1_000, { owner: party }), await api.account()]);
    await api.ok('updateParty', { path: { party_id: party }, body: { status: 'BLOCKED' } });
    expect(codeOf(await step(run, 0))).toBe('422 PARTY_BLOCKED');
  }, TIMEOUT_MS);

  it('needs the tenant to issue qBRL, within its caps and quotas', async () => {
    const tenant = 'sem-lastro';
    await api.token(undefined, tenant);
    await escrow('marcos', [SHORT, SHORT], tenant);
    const account_ids = [await api.account(5_000, { tenant }), await api.account(0, { tenant })];
    const path = { product_id: 'marcos', run_id: (await api.ok<ConformanceRunResponse>(
      'openConformanceRun', { tenant, path: { product_id: 'marcos' }, body: { account_ids } },
    )).run_id, index: '0' };
    const ask = () => api.call('runConformanceStep', { tenant, path, body: {} });
    expect(codeOf(await ask())).toBe('422 QBRL_NOT_ISSUED');
    const backing = await api.account(0, { tenant, type: 'ASSET' });
    await api.ok('operatorSetQbrlPolicy', {
      tenant, body: await policyBody(api, backing, [newSigner('t')], { max_outstanding_cents: 400 }, 1, tenant),
    });
    expect(codeOf(await ask())).toBe('422 QBRL_CAP_EXCEEDED');
    await api.ok('operatorPutQuotas', {
      token: await api.platformToken(), path: { tenant }, body: { overrides: { product_instances: 0 } },
    });
    expect(codeOf(await ask())).toBe('422 QUOTA_EXCEEDED');
  }, TIMEOUT_MS);
});

describe('a run is opened', () => {
  beforeAll(() => escrow('abertura', [SHORT]), TIMEOUT_MS);

  it.each<[string, () => Promise<string[]>, string]>([
    ['an account that nobody has', async () => [await api.account(), 'acc_00000000000000000000000000'], '404 ACCOUNT_NOT_FOUND'],
    ['too few accounts', async () => [await api.account()], '422 CONFORMANCE_ACCOUNTS_INSUFFICIENT'],
    ['one account twice', async () => { const one = await api.account(); return [one, one]; }, '422 CONFORMANCE_ACCOUNTS_INSUFFICIENT'],
    [
      'an account of the institution', async () => [await api.account(), await api.account(0, { type: 'REVENUE' })],
      '422 CONFORMANCE_ACCOUNT_NOT_ELIGIBLE',
    ],
    ['another currency', async () => [await api.account(), await api.account(0, { currency: 'USD' })], '422 CURRENCY_MISMATCH'],
    ['a closed account', async () => {
      const account_id = await api.account();
      await api.ok('closeAccount', { path: { account_id }, body: {} });
      return [account_id, await api.account()];
    }, '422 ACCOUNT_CLOSED'],
    ['a frozen account', async () => {
      const account_id = await api.account();
      await api.ok('freezeAccount', { path: { account_id }, body: {} });
      return [account_id, await api.account()];
    }, '422 ACCOUNT_FROZEN'],
  ])('not with %s', async (_, make, expected) => {
    expect(codeOf(await openCall('abertura', await make()))).toBe(expected);
  }, TIMEOUT_MS);

  it('says which keys ask for an account', async () => {
    expect(detailsOf(await openCall('abertura', [await api.account()]))).toEqual({ required: 2, given: 1, keys: ['buyer', 'seller'] });
  }, TIMEOUT_MS);

  it('once by one key, and by the account that a guest was promoted to', async () => {
    const old = await api.account(0, { type: 'GUEST' });
    const { id: now } = await api.ok<{ id: string }>('promoteAccount', {
      path: { account_id: old }, body: { owner_party_id: await api.party() },
    });
    const other = await api.account();
    const first = await openCall('abertura', [old, other], { key: 'uma-corrida' });
    expect([first.status, first.body.parties]).toEqual([201, [{ key: 'buyer', account_id: now }, { key: 'seller', account_id: other }]]);
    expect((await openCall('abertura', [old, other], { key: 'uma-corrida' })).body).toEqual(first.body);
    expect((await open('abertura', [old, other])).run_id).not.toBe(first.body.run_id);
  }, TIMEOUT_MS);

  it('not for a product that is retired', async () => {
    await escrow('velho', [SHORT]);
    await setLifecycle('velho', 'RETIRED');
    expect(codeOf(await openCall('velho', await accounts(2)))).toBe('409 PRODUCT_RETIRED');
  }, TIMEOUT_MS);
});

describe('a run ends', () => {
  const eventsOf = async (run_id: string): Promise<string[]> => {
    const { items } = await api.ok<{ items: Event[] }>('listEvents', { query: { after: 'earliest', entity_id: run_id, limit: 200 } });
    return items.map(({ event_type, entity }) => `${entity.version} ${event_type}`);
  };

  it('a day after it was opened, at once for who reads it, and once for who listens', async () => {
    await escrow('um-dia', [SHORT]);
    const run = await open('um-dia', await accounts(2));
    await step(run, 0);
    await ended(run, 0);
    const ctx = api.service.contextFor(TENANT);
    await expireRun(ctx, run.run_id);
    expect(await read(run)).toMatchObject({ state: 'OPEN' });
    await owner.query(`update razao.conformance_runs set expires_at = now() - interval '1 second' where run_id = $1`, [run.run_id]);
    const late = await read(run);
    expect(late).toMatchObject({
      state: 'EXPIRED', verdict: null, evidence: null, finished_at: late.expires_at, steps: [{ status: 'PASSED' }, { status: 'PENDING' }],
    });
    expect([codeOf(await step(run, 1)), detailsOf(await step(run, 1))]).toEqual(['409 CONFORMANCE_RUN_ENDED', { state: 'EXPIRED' }]);
    expect((await step(run, 0)).body).toEqual(late);
    const { rows } = await owner.query('select * from razao.conformance_runs_due(now(), 10)');
    expect(rows).toEqual([{ tenant_id: TENANT, run_id: run.run_id }]);
    for (let times = 0; times < 2; times += 1) await expireRun(ctx, run.run_id);
    expect(await read(run)).toEqual(late);
    expect(await eventsOf(run.run_id)).toEqual([
      '1 conformance_run.opened', '2 conformance_run.step_finished', '3 conformance_run.expired',
    ]);
  }, TIMEOUT_MS);

  it('as another version is bound; what is on its way goes on by itself', async () => {
    await escrow('nova-versao', [SHORT]);
    const run = await open('nova-versao', await accounts(2));
    await step(run, 0);
    const { artifact } = await compiled(api, 'nova-versao', { files: shippedFiles('savings-goal') });
    await api.ok('operatorBindProduct', {
      token: await api.platformToken(), path: { tenant: TENANT, product_id: 'nova-versao' },
      body: { artifact_hash: artifact?.artifact_hash },
    });
    expect(await ended(run, 0)).toMatchObject({
      state: 'EXPIRED', product_version: 1, steps: [{ status: 'PASSED' }, { status: 'PENDING' }],
    });
    expect(codeOf(await step(run, 1))).toBe('409 CONFORMANCE_RUN_ENDED');
    expect((await eventsOf(run.run_id)).at(-1)).toMatch(/conformance_run.expired$/);
    const next = await open('nova-versao', await accounts(2));
    expect(next).toMatchObject({ product_version: 2, state: 'OPEN' });
  }, TIMEOUT_MS);
});
