/** Products over HTTP: templates bound by tenants, artifacts bound by the operator, and both as they are read. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import type {
  CompileResponse, ProductLifecycle, ProductListResponse, ProductResponse, ScenarioListResponse,
} from '../../../generated/models.ts';
import { compiled, shippedFiles } from '../../../test/support/bundles.ts';
import { onOneServer } from '../../../test/support/cluster.ts';
import { allEvidence, storedEvidence } from '../../../test/support/evidence.ts';
import { quickChild } from '../../../test/support/foundry-child.ts';
import { codeOf, productCalls, TEMPLATE } from '../../../test/support/product-calls.ts';
import { eventually, startTestService, type Call, type TestService } from '../../../test/support/service.ts';
import { present } from '../../platform/assert.ts';
import { canonicalJson, sha256 } from '../../platform/canonical.ts';
import type { FoundryChild } from '../foundry/index.ts';
import { mintingPolicyOf } from '../qbrl/index.ts';
import { scriptAddress } from './binding/apply-script.ts';

/** Products whose validator takes too long to compile. */
const slow = new Set<string>();
const compileInChild: FoundryChild['compileInChild'] = async (sources, constants) =>
  slow.has(constants?.product ?? '') ? { problem: 'COMPILE_TOO_SLOW', message: 'x' } : quickChild.compileInChild(sources, constants);

let api: TestService;
let owner: pg.Client;
const { artifactOf, bind, bound, eventsOf, get, newTenant, putQuotas, quotaOf, setLifecycle } = productCalls(() => api, () => owner);
beforeAll(async () => {
  api = await startTestService({ env: { RAZAO_ROLES: 'api' }, foundryChild: { ...quickChild, compileInChild } });
  owner = new pg.Client({ connectionString: api.databaseUrl });
  await owner.connect();
});
afterAll(async () => {
  await owner?.end();
  await api?.stop();
});

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
