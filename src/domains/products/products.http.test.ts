import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import type {
  BatteryResponse, CompileResponse, Event, ProductLifecycle, ProductListResponse, ProductResponse, QuotasResponse, ScenarioListResponse,
} from '../../../generated/models.ts';
import { compiled, shippedFiles } from '../../../test/support/bundles.ts';
import { onOneServer } from '../../../test/support/cluster.ts';
import { allEvidence, storedEvidence } from '../../../test/support/evidence.ts';
import { PASSED, quickChild } from '../../../test/support/foundry-child.ts';
import { eventually, startTestService, type Answer, type Call, type TestService } from '../../../test/support/service.ts';
import { present } from '../../platform/assert.ts';
import { canonicalJson, sha256 } from '../../platform/canonical.ts';
import { LeasedJobs, type LeasedJobsOptions } from '../../platform/jobs/leased-jobs.ts';
import { readDocument, type ArtifactDocument, type BatteryJob, type FoundryChild, type ReportOfBattery } from '../foundry/index.ts';
import { mintingPolicyOf } from '../qbrl/index.ts';
import { runBatteryJob } from './battery/run-battery-job.ts';
import { scriptAddress } from './apply-script.ts';

/** Jobs that were fought, and what each comes to; unless set otherwise, at once to a report. */
const fought: BatteryJob[] = [];
const outcomes = new Map<string, () => Promise<ReportOfBattery | { problem: string }>>();
async function runAttacksInChild(job: BatteryJob): Promise<ReportOfBattery | { problem: string }> {
  fought.push(job);
  return (outcomes.get(job.constants.product) ?? (async () => PASSED))();
}

/** Products whose validator takes too long to compile. */
const slow = new Set<string>();
const compileInChild: FoundryChild['compileInChild'] = async (sources, constants) =>
  slow.has(constants?.product ?? '') ? { problem: 'COMPILE_TOO_SLOW', message: 'x' } : quickChild.compileInChild(sources, constants);

let api: TestService;
let owner: pg.Client;
let worker: LeasedJobs;
beforeAll(async () => {
  api = await startTestService({ env: { RAZAO_ROLES: 'api' }, foundryChild: { ...quickChild, compileInChild, runAttacksInChild } });
  worker = newWorker();
  owner = new pg.Client({ connectionString: api.databaseUrl });
  await owner.connect();
});
afterAll(async () => {
  await owner?.end();
  await api?.stop();
});

/** Looks for batteries when the test calls it. */
function newWorker(given: Partial<LeasedJobsOptions> = {}): LeasedJobs {
  const { service } = api;
  return new LeasedJobs({
    database: service.database, log: service.contextFor('demo').log, work: 'battery', table: 'batteries',
    runJob: (job) => runBatteryJob(service.contextFor(job.tenant), job), ...given,
  });
}

let numbered = 0;
/** A tenant of its own for a test. */
async function newTenant(): Promise<string> {
  const tenant = `tenant-${(numbered += 1)}`;
  await api.token(undefined, tenant);
  return tenant;
}

const TEMPLATE = { template_id: 'rental-deposit' };
const bind = (tenant: string, product_id = 'caucao', body: object = TEMPLATE, call: Call = {}) =>
  api.call<ProductResponse>('bindProductTemplate', { tenant, path: { product_id }, body, ...call });
async function bound(tenant: string, product_id = 'caucao', body: object = TEMPLATE): Promise<ProductResponse> {
  const { status, body: product } = await bind(tenant, product_id, body);
  expect([status, product]).toEqual([201, expect.anything()]);
  return product;
}
const get = (tenant: string, product_id = 'caucao') => api.ok<ProductResponse>('getProduct', { tenant, path: { product_id } });
const codeOf = ({ status, body }: Answer<unknown>) => `${status} ${(body as { error?: string }).error ?? ''}`.trim();
const setLifecycle = (tenant: string, lifecycle: ProductLifecycle) =>
  owner.query('update razao.products set lifecycle = $2 where tenant_id = $1', [tenant, lifecycle]);
async function eventsOf(tenant: string, entity_id: string): Promise<unknown[]> {
  const { items } = await api.ok<{ items: Event[] }>('listEvents', { tenant, query: { after: 'earliest', entity_id } });
  return items.map(({ event_type, entity, data }) => [event_type, entity.version, data]);
}
const putQuotas = async (tenant: string, overrides: object) =>
  api.ok('operatorPutQuotas', { token: await api.platformToken(), path: { tenant }, body: { overrides } });
const quotaOf = async (tenant: string, name: string) =>
  (await api.ok<QuotasResponse>('operatorGetQuotas', { tenant })).quotas.find((it) => it.name === name);
async function artifactOf(tenant: string, key: string): Promise<ArtifactDocument> {
  const document = await api.service.database.forTenant(tenant).read((em) => readDocument(em, tenant, key));
  return JSON.parse(present(document, key).content) as ArtifactDocument;
}

describe('bindProductTemplate', () => {
  it('makes a product of the newest version, DRAFT, which the trial environment takes instances of', async () => {
    const tenant = await newTenant();
    const product = await bound(tenant);
    expect(product).toMatchObject({
      product_id: 'caucao', product_version: 1, display_name: product.manifest.title, lifecycle: 'DRAFT', lifecycle_reason: null,
      source: { kind: 'TEMPLATE', template_id: 'rental-deposit', template_version: 1, compile_id: null }, certification: null,
      accepts_instances: true,
      open_instances: 0, committed_value: { currency: 'BRL', value: 0 }, bound_by: expect.stringMatching(/^cli_/),
      artifact: { network: 'razao-local' },
    });
    expect(await get(tenant)).toEqual(product);
    expect(await eventsOf(tenant, 'caucao')).toEqual([['product.bound', 1, {
      product_id: 'caucao', product_version: 1, lifecycle: 'DRAFT', source_kind: 'TEMPLATE', artifact_hash: product.artifact.artifact_hash,
    }]]);
  });

  it('puts the tenant’s qBRL and the product’s name into the script, and keeps the artifact', async () => {
    const tenant = await newTenant();
    const { artifact, manifest } = await bound(tenant);
    const document = await artifactOf(tenant, 'caucao/1/artifact.json');
    const qbrl = await mintingPolicyOf(api.service.contextFor(tenant));
    const { scriptHash } = await quickChild.compileInChild(document.sources, { qbrl, product: `${tenant}/caucao` });
    expect(artifact).toEqual({
      artifact_hash: sha256(canonicalJson(document)), script_hash: scriptHash, script_address: await scriptAddress(scriptHash),
      network: 'razao-local',
    });
    expect(document.manifest).toEqual(manifest);
    expect(document.script_hash).not.toBe(scriptHash);
  });

  it('gives the same artifact to every tenant, and each another script', async () => {
    const [one, two] = [await bound(await newTenant()), await bound(await newTenant())];
    expect(two.artifact.artifact_hash).toBe(one.artifact.artifact_hash);
    expect(two.artifact.script_hash).not.toBe(one.artifact.script_hash);
  });

  it('changes nothing where it is bound already, and answers a repetition as before', async () => {
    const tenant = await newTenant();
    const key = randomUUID();
    const first = await bind(tenant, 'caucao', { ...TEMPLATE, display_name: 'Caução' }, { key });
    const again = await bind(tenant, 'caucao', { ...TEMPLATE, display_name: 'Other' });
    const replayed = await bind(tenant, 'caucao', { ...TEMPLATE, display_name: 'Caução' }, { key });
    expect([first.status, again.status, replayed.status]).toEqual([201, 201, 201]);
    expect([again.body, replayed.body]).toEqual([first.body, first.body]);
    expect(await eventsOf(tenant, 'caucao')).toHaveLength(1);
  });

  it('makes another version of the template the next version of the product, which keeps its name', async () => {
    const tenant = await newTenant();
    const first = await bound(tenant, 'caucao', { ...TEMPLATE, display_name: 'Caução' });
    await owner.query('update razao.product_versions set template_version = 7 where tenant_id = $1', [tenant]);
    const next = await bound(tenant);
    expect(next).toMatchObject({ product_version: 2, display_name: 'Caução', lifecycle: 'DRAFT', source: { template_version: 1 } });
    expect(next.artifact).toEqual(first.artifact);
    expect(await get(tenant)).toEqual(next);
    expect((await eventsOf(tenant, 'caucao')).map((it) => (it as unknown[])[1])).toEqual([1, 2]);
  });

  it('lists what is shipped where there is no such template, or no such version', async () => {
    const tenant = await newTenant();
    for (const body of [{ template_id: 'rent' }, { ...TEMPLATE, template_version: 99 }]) {
      const answer = await bind(tenant, 'caucao', body);
      expect(codeOf(answer)).toBe('404 PRODUCT_TEMPLATE_NOT_FOUND');
      expect(answer.body).toMatchObject({
        details: { templates: expect.arrayContaining([{ template_id: 'rental-deposit', versions: [1] }]) },
      });
    }
  });

  it.each<ProductLifecycle>(['CERTIFIED', 'LIVE', 'SUSPENDED', 'RETIRED'])('leaves a product alone that is %s', async (lifecycle) => {
    const tenant = await newTenant();
    await bound(tenant);
    await setLifecycle(tenant, lifecycle);
    const answer = await bind(tenant);
    expect(codeOf(answer)).toBe('409 PRODUCT_ALREADY_BOUND');
    expect(answer.body).toMatchObject({ details: { product_id: 'caucao', lifecycle } });
  });

  it('leaves a product alone that is of another template', async () => {
    const tenant = await newTenant();
    await bound(tenant, 'caucao', { template_id: 'savings-goal' });
    expect(codeOf(await bind(tenant))).toBe('409 PRODUCT_ALREADY_BOUND');
  });

  it('gives a name once, whatever comes at the same time', async () => {
    const tenant = await newTenant();
    const answers = await Promise.all(['rental-deposit', 'savings-goal', 'rental-deposit', 'savings-goal'].map((template_id) => bind(
      tenant, 'nome', { template_id },
    )));
    expect(answers.map(codeOf).toSorted()).toEqual(['201', '201', '409 PRODUCT_ALREADY_BOUND', '409 PRODUCT_ALREADY_BOUND']);
    expect(await eventsOf(tenant, 'nome')).toHaveLength(1);
  });

  it('makes exactly as many products as there is room for', async () => {
    const tenant = await newTenant();
    await bound(tenant);
    await putQuotas(tenant, { products: 3 });
    const answers = await Promise.all([1, 2, 3, 4, 5].map((n) => bind(tenant, `produto-${n}`)));
    expect(answers.map(codeOf).toSorted()).toEqual(['201', '201', ...Array<string>(3).fill('422 QUOTA_EXCEEDED')]);
    expect(await quotaOf(tenant, 'products')).toMatchObject({ used: 3, remaining: 0 });
    expect(codeOf(await bind(tenant))).toBe('201');
  });

  onOneServer(it, 'who waits for a lock')('begins again where what it found bound is not bound any more when it writes', async () => {
    const tenant = await newTenant();
    await bound(tenant);
    await owner.query('begin');
    await owner.query('select from razao.heads where tenant_id = $1 for update', [tenant]);
    const answer = bind(tenant);
    await eventually(async () => (await owner.query(
      `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )).rowCount === 1);
    await owner.query('update razao.product_versions set template_version = 7 where tenant_id = $1', [tenant]);
    await owner.query('commit');
    expect((await answer).body).toMatchObject({ product_version: 2, source: { template_version: 1 } });
  });

  it('is answered 503 while the validator cannot be compiled, and the same key works later', async () => {
    const tenant = await newTenant();
    const key = randomUUID();
    slow.add(`${tenant}/caucao`);
    expect(codeOf(await bind(tenant, 'caucao', TEMPLATE, { key }))).toBe('503 SERVICE_UNAVAILABLE');
    slow.clear();
    expect(codeOf(await bind(tenant, 'caucao', TEMPLATE, { key }))).toBe('201');
  });

  it.each(['Caucao', 'ab', '-caucao', 'caucao-', 'cau_cao', 'a'.repeat(65)])('knows that no product is called %s', async (name) => {
    expect(codeOf(await bind('demo', name))).toBe('404 PRODUCT_NOT_FOUND');
  });
});

describe('products', () => {
  it('are listed by name, page by page, and by lifecycle', async () => {
    const tenant = await newTenant();
    for (const name of ['maria', 'ana', 'zoe']) await bound(tenant, name);
    const list = (query: Call['query'] = {}) => api.ok<ProductListResponse>('listProducts', { tenant, query });
    const { items, next_cursor } = await list({ limit: 2 });
    expect(items.map(({ product_id }) => product_id)).toEqual(['ana', 'maria']);
    expect((await list({ limit: 2, cursor: String(next_cursor) })).items.map(({ product_id }) => product_id)).toEqual(['zoe']);
    expect([(await list({ lifecycle: 'DRAFT' })).items.length, (await list({ lifecycle: 'LIVE' })).items]).toEqual([3, []]);
    expect((await list()).items[0]).toEqual(await get(tenant, 'ana'));
  });

  it.each<[ProductLifecycle, boolean]>([['DRAFT', true], ['CERTIFIED', true], ['LIVE', true], ['SUSPENDED', false], ['RETIRED', false]])(
    'that are %s: instances are taken in the trial environment: %s', async (lifecycle, isTaken) => {
      const tenant = await newTenant();
      await bound(tenant);
      await setLifecycle(tenant, lifecycle);
      expect(await get(tenant)).toMatchObject({ lifecycle, accepts_instances: isTaken });
    });

  it('show their scenarios in the order of the manifest, page by page', async () => {
    const tenant = await newTenant();
    const { manifest } = await bound(tenant);
    const list = (query: Call['query'] = {}) => api.ok<ScenarioListResponse>('listProductScenarios', {
      tenant, path: { product_id: 'caucao' }, query,
    });
    const all = await list();
    expect([all.items.map(({ name }) => name), all.next_cursor]).toEqual([manifest.scenarios, null]);
    const first = await list({ limit: 1 });
    expect([...first.items, ...(await list({ cursor: String(first.next_cursor) })).items]).toEqual(all.items);
  });
});

describe('the operator', () => {
  const files = shippedFiles('savings-goal');
  /** A hash that an artifact of the tenant's product has. */
  async function compiledFor(tenant: string): Promise<CompileResponse & { artifact: { artifact_hash: string } }> {
    const job = await compiled(api, 'caucao', { tenant, files });
    return { ...job, artifact: present(job.artifact, 'the artifact of a job that SUCCEEDED') };
  }

  const operatorBind = async (tenant: string, body: object, product_id = 'caucao') =>
    api.call<ProductResponse>('operatorBindProduct', { token: await api.platformToken(), path: { tenant, product_id }, body });

  it('binds what was compiled as a new product, and reads it as the tenant does', async () => {
    const tenant = await newTenant();
    const { compile_id, artifact: { artifact_hash } } = await compiledFor(tenant);
    const { status, body: product } = await operatorBind(tenant, { artifact_hash });
    expect([status, product]).toMatchObject([201, {
      product_version: 1, lifecycle: 'DRAFT', display_name: product.manifest.title, artifact: { artifact_hash },
      source: { kind: 'COMPILE', compile_id, template_id: null, template_version: null },
    }]);
    const read = { token: await api.platformToken(), path: { tenant, product_id: 'caucao' } };
    expect(await api.ok('operatorGetProduct', read)).toEqual(product);
    expect(await api.ok('operatorListProducts', read)).toEqual(await api.ok('listProducts', { tenant }));
    expect(await get(tenant)).toEqual(product);
  });

  it('puts it in the place of what is bound, as the next version, DRAFT, unless it is bound already', async () => {
    const tenant = await newTenant();
    await bound(tenant, 'caucao', { ...TEMPLATE, display_name: 'Caução' });
    const { artifact: { artifact_hash } } = await compiledFor(tenant);
    await setLifecycle(tenant, 'CERTIFIED');
    expect((await operatorBind(tenant, { artifact_hash })).body).toMatchObject({
      product_version: 2, lifecycle: 'DRAFT', display_name: 'Caução', source: { kind: 'COMPILE' },
    });
    await setLifecycle(tenant, 'LIVE');
    expect(await operatorBind(tenant, { artifact_hash })).toMatchObject({ status: 201, body: { product_version: 2, lifecycle: 'LIVE' } });
    expect(await eventsOf(tenant, 'caucao')).toHaveLength(2);
  });

  it.each<[ProductLifecycle, string[]]>(
    [['LIVE', ['SUSPENDED']], ['RETIRED', []]],
  )('leaves a product alone that is %s', async (lifecycle, moves) => {
    const tenant = await newTenant();
    await bound(tenant);
    const { artifact: { artifact_hash } } = await compiledFor(tenant);
    await setLifecycle(tenant, lifecycle);
    const answer = await operatorBind(tenant, { artifact_hash });
    expect([codeOf(answer), answer.body]).toEqual([
      '409 PRODUCT_LIFECYCLE_CONFLICT', expect.objectContaining({ details: { lifecycle, requested: 'DRAFT', allowed: moves } }),
    ]);
  });

  it('knows no artifact that was not compiled for the product, or for another tenant', async () => {
    const tenant = await newTenant();
    const { artifact: { artifact_hash } } = await compiledFor(tenant);
    for (const [whose, hash, product_id] of [
      [tenant, '0'.repeat(64), 'caucao'], [tenant, artifact_hash, 'outro'], [await newTenant(), artifact_hash, 'caucao'],
    ] as const) {
      expect(codeOf(await operatorBind(whose, { artifact_hash: hash }, product_id))).toBe('404 ARTIFACT_NOT_FOUND');
    }
  });

  it('binds an artifact that was certified before as CERTIFIED at once, or not at all', async () => {
    const tenant = await newTenant();
    const { artifact: { artifact_hash } } = await compiledFor(tenant);
    const first = (await operatorBind(tenant, { artifact_hash })).body;
    const evidence = await allEvidence(api, first, tenant);
    const failed = await storedEvidence(api, 'battery', first, { verdict: 'FAILED' }, tenant);
    const other = await compiled(api, 'caucao', { tenant });
    await operatorBind(tenant, { artifact_hash: other.artifact?.artifact_hash });
    for (const [battery, expected] of [
      [{ ...evidence.battery, key: 'x' }, '404 CERTIFICATION_EVIDENCE_NOT_FOUND'],
      [{ ...evidence.battery, hash: '0'.repeat(64) }, '422 EVIDENCE_HASH_MISMATCH'],
      [evidence.conformance, '422 EVIDENCE_NOT_APPLICABLE'], [failed, '422 EVIDENCE_VERDICT_FAILED'],
    ] as const) expect(codeOf(await operatorBind(tenant, { artifact_hash, evidence: { ...evidence, battery } }))).toBe(expected);
    expect(await get(tenant)).toMatchObject({ product_version: 2, lifecycle: 'DRAFT' });
    expect((await operatorBind(tenant, { artifact_hash, evidence })).body).toMatchObject({
      product_version: 3, lifecycle: 'CERTIFIED', certification: { stale: false, live_eligible: true },
    });
  });

  it('counts what it binds', async () => {
    const tenant = await newTenant();
    const { artifact: { artifact_hash } } = await compiledFor(tenant);
    await putQuotas(tenant, { products: 0 });
    expect(codeOf(await operatorBind(tenant, { artifact_hash }))).toBe('422 QUOTA_EXCEEDED');
  });
});

describe('a battery', () => {
  const run = (tenant: string, body?: object, call: Call = {}) =>
    api.call<BatteryResponse>('runBattery', { tenant, path: { product_id: 'caucao' }, ...(body && { body }), ...call });
  const read = (tenant: string, { battery_id, product_id }: BatteryResponse) => api.ok<BatteryResponse>('getBattery', {
    tenant, path: { product_id, battery_id },
  });
  /** Waits until it is fought. */
  const running = (tenant: string, battery: BatteryResponse) => eventually(async () =>
    fought.some(({ constants }) =>
      constants.product === `${tenant}/${battery.product_id}`) && (await read(tenant, battery)).state === 'RUNNING');
  async function ended(tenant: string, battery: BatteryResponse): Promise<BatteryResponse> {
    await worker.poll();
    return read(tenant, battery);
  }
  /** As if its worker had been silent for half a minute. */
  const endLease = ({ battery_id }: BatteryResponse) =>
    owner.query(`update razao.batteries set due_at = now() - interval '1 second' where battery_id = $1`, [battery_id]);

  /** A product whose runs come to this. */
  async function productWith(outcome?: () => Promise<ReportOfBattery | { problem: string }>): Promise<string> {
    const tenant = await newTenant();
    await bound(tenant);
    if (outcome) outcomes.set(`${tenant}/caucao`, outcome);
    return tenant;
  }

  it('is queued, fought with the bound script, and leaves its report card as a document', async () => {
    const tenant = await productWith();
    const { artifact, manifest } = await get(tenant);
    const { status, body: queued } = await run(tenant, { seed: 17, rounds: 3 });
    expect([status, queued]).toMatchObject([201, {
      state: 'QUEUED', seed: 17, rounds: 3, script_hash: artifact.script_hash, product_version: 1, report_card: null, evidence: null,
      finished_at: null,
    }]);
    const battery = await ended(tenant, queued);
    const { report_card: card, evidence } = battery;
    expect(battery).toMatchObject({ state: 'COMPLETED', failure_reason: null });
    expect(card).toEqual({
      ...PASSED, report_version: 1, battery_id: queued.battery_id, product_id: 'caucao', product_version: 1,
      script_hash: artifact.script_hash, attack_set: 1,
      seed: 17, rounds: 3, reported_at: battery.finished_at,
    });
    expect(evidence).toEqual({ key: `caucao/1/battery/${queued.battery_id}.json`, hash: sha256(canonicalJson(card)) });
    const job = fought.find(({ constants }) => constants.product === `${tenant}/caucao`);
    const { sources } = await artifactOf(tenant, 'caucao/1/artifact.json');
    const { script } = await quickChild.compileInChild(sources, { qbrl: String(job?.constants.qbrl), product: `${tenant}/caucao` });
    expect(job).toMatchObject({ manifest, sources, script, script_hash: artifact.script_hash, seed: 17, rounds: 3 });
    const about = { battery_id: queued.battery_id, product_id: 'caucao', product_version: 1 };
    expect(await eventsOf(tenant, queued.battery_id)).toEqual([
      ['battery.started', 1, { ...about, state: 'QUEUED' }],
      ['battery.completed', 2, { ...about, state: 'COMPLETED', verdict: 'PASSED', held: 1, breached: 0, not_applicable: 0 }],
    ]);
  });

  it('draws a seed and takes 200 rounds where nothing is said', async () => {
    const tenant = await productWith();
    const { body: one } = await run(tenant);
    await ended(tenant, one);
    const { body: two } = await run(tenant, {});
    expect([one, two]).toMatchObject([{ rounds: 200, seed: expect.any(Number) }, { rounds: 200 }]);
    expect(two.seed).not.toBe(one.seed);
  });

  it('is fought one at a time of a product, and a repetition is the same run', async () => {
    let release: (report: ReportOfBattery) => void = () => undefined;
    const tenant = await productWith(() => new Promise((resolve) => { release = resolve; }));
    const key = randomUUID();
    const { body: first } = await run(tenant, {}, { key });
    const polled = worker.poll();
    await running(tenant, first);
    const refused = await run(tenant);
    expect([codeOf(refused), refused.body]).toEqual([
      '409 BATTERY_RUNNING', expect.objectContaining({ details: { battery_id: first.battery_id } }),
    ]);
    expect((await run(tenant, {}, { key })).body).toEqual(first);
    release(PASSED);
    await polled;
    outcomes.delete(`${tenant}/caucao`);
    expect((await run(tenant)).status).toBe(201);
  });

  it('that does not come to a report is FAILED, says why, and does not count', async () => {
    const tenant = await productWith(async () => ({ problem: 'a transaction was refused in phase 1' }));
    const battery = await ended(tenant, (await run(tenant)).body);
    expect(battery).toMatchObject({
      state: 'FAILED', failure_reason: 'a transaction was refused in phase 1', report_card: null, evidence: null,
    });
    expect(await quotaOf(tenant, 'batteries_per_day')).toMatchObject({ used: 0 });
    expect((await eventsOf(tenant, battery.battery_id)).map((it) => (it as unknown[])[0])).toEqual(['battery.started', 'battery.failed']);
  });

  it('is begun again where a worker dies in it, and comes to the same card but for its time', async () => {
    let resume: (report: ReportOfBattery) => void = () => undefined;
    const tenant = await productWith(() => new Promise((resolve) => { resume = resolve; }));
    const { body: battery } = await run(tenant, { seed: 5 });
    const stopped = newWorker().poll();
    await running(tenant, battery);
    const late = resume;
    outcomes.delete(`${tenant}/caucao`);
    await worker.poll();
    expect((await read(tenant, battery)).state).toBe('RUNNING'); // its lease is the other's still
    await endLease(battery);
    const done = await ended(tenant, battery);
    expect(done).toMatchObject({ state: 'COMPLETED', seed: 5, report_card: { ...PASSED, seed: 5 } });
    late({ ...PASSED, verdict: 'FAILED' }); // and the work of the other does not count when it continues
    await stopped;
    expect(await read(tenant, battery)).toEqual(done);
  });

  it('stays with its worker as long as that is at it, and is fought once by however many look', async () => {
    let release: (report: ReportOfBattery) => void = () => undefined;
    const tenant = await productWith(() => new Promise((resolve) => { release = resolve; }));
    const { body: battery } = await run(tenant);
    const polled = newWorker({ leaseMs: 300 }).poll();
    await running(tenant, battery);
    await sleep(900);
    await Promise.all([1, 2, 3].map(() => newWorker().poll()));
    expect(fought.filter(({ constants }) => constants.product === `${tenant}/caucao`)).toHaveLength(1);
    release(PASSED);
    await polled;
    expect(await read(tenant, battery)).toMatchObject({ state: 'COMPLETED' });
  });

  it('is let go of by a worker whose lease is another’s by now', async () => {
    const tenant = await productWith();
    await worker.poll(); // nothing of other tests is left for it
    const { body: battery } = await run(tenant);
    const told = new Promise<void>((resolve) => {
      const waiting = newWorker({ leaseMs: 300, runJob: ({ signal }) => new Promise((_, reject) => {
        signal.addEventListener('abort', () => { resolve(); reject(signal.reason as Error); });
      }) });
      void waiting.poll();
    });
    await eventually(async () => (await owner.query(
      'select lease from razao.batteries where battery_id = $1 and lease is not null', [battery.battery_id],
    )).rowCount === 1);
    await owner.query(
      `update razao.batteries set lease = lease + 1, due_at = now() - interval '1 second' where battery_id = $1`, [battery.battery_id],
    );
    await told;
    expect(await ended(tenant, battery)).toMatchObject({ state: 'COMPLETED' });
  });

  it('that comes to no end is begun three times, and then FAILED', async () => {
    const tenant = await productWith(async () => { throw new Error('the child has no memory'); });
    const { body: battery } = await run(tenant);
    for (let attempt = 1; attempt <= 4; attempt += 1) {
      expect((await read(tenant, battery)).finished_at).toBeNull();
      await worker.poll();
      await endLease(battery).catch(() => undefined); // one that has ended is never due
    }
    expect(await read(tenant, battery)).toMatchObject({ state: 'FAILED', failure_reason: expect.stringContaining('3 times') });
  });

  it('is left to others at once by a worker that stops', async () => {
    const tenant = await productWith(() => new Promise(() => undefined));
    const { body: battery } = await run(tenant);
    const stopping = newWorker();
    stopping.start();
    await running(tenant, battery);
    await stopping.stop();
    outcomes.delete(`${tenant}/caucao`);
    expect(await ended(tenant, battery)).toMatchObject({ state: 'COMPLETED' });
  });

  it('is not fought against what is RETIRED', async () => {
    const tenant = await productWith();
    await setLifecycle(tenant, 'RETIRED');
    expect(codeOf(await run(tenant))).toBe('409 PRODUCT_RETIRED');
  });

  it('is had as often in a day as the quota says, whatever comes at the same time', async () => {
    const tenant = await newTenant();
    const names = ['um', 'dois', 'tres', 'quatro', 'cinco'].map((name) => `produto-${name}`);
    for (const name of names) await bound(tenant, name);
    await putQuotas(tenant, { batteries_per_day: 2 });
    const answers = await Promise.all(names.map((product_id) => api.call('runBattery', { tenant, path: { product_id } })));
    expect(answers.map(codeOf).toSorted()).toEqual(['201', '201', ...Array<string>(3).fill('422 QUOTA_EXCEEDED')]);
    const quota = await quotaOf(tenant, 'batteries_per_day');
    expect(quota).toMatchObject({ effective: 2, used: 2, remaining: 0 });
    expect(answers.find(({ status }) => status === 422)?.body).toMatchObject({
      details: { quota: 'batteries_per_day', effective: 2, used: 2, resets_at: quota?.resets_at },
    });
  });

  it('is found by its product alone', async () => {
    const tenant = await productWith();
    await bound(tenant, 'outro');
    const { body: { battery_id } } = await run(tenant);
    const answer = await api.call('getBattery', { tenant, path: { product_id: 'outro', battery_id } });
    expect(codeOf(answer)).toBe('404 BATTERY_NOT_FOUND');
  });
});
