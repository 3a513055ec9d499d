/** The description of a tenant's products over HTTP, and the answers of a real chain held against it. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import type { OpenapiDocument, ProductInstanceResponse } from '../../../generated/models.ts';
import { compiled, shippedFiles } from '../../../test/support/bundles.ts';
import { Described } from '../../../test/support/described.ts';
import { ungatedChild } from '../../../test/support/foundry-child.ts';
import { bindTemplate, issueQbrl, Play, startProducts, type ProductService } from '../../../test/support/products.ts';
import type { Answer, TestService } from '../../../test/support/service.ts';

const TIMEOUT_MS = 60_000;

let products: ProductService;
let api: TestService;
let owner: pg.Client;
beforeAll(async () => {
  products = await startProducts({ foundryChild: ungatedChild });
  ({ api } = products);
  owner = new pg.Client({ connectionString: api.databaseUrl });
  await owner.connect();
}, TIMEOUT_MS);
afterAll(async () => {
  await owner?.end();
  await products?.stop();
});

let numbered = 0;
async function newTenant(): Promise<string> {
  const tenant = `portal-${(numbered += 1)}`;
  await api.token(undefined, tenant);
  return tenant;
}
const read = (tenant: string, headers: Record<string, string> = {}) => api.call<OpenapiDocument>('getTenantOpenapi', { tenant, headers });
const describes = (tenant: string) => api.ok<OpenapiDocument>('getTenantOpenapi', { tenant });
const lifecycleOf = (tenant: string, product: string, lifecycle: string) =>
  owner.query('update razao.products set lifecycle = $3 where tenant_id = $1 and product_id = $2', [tenant, product, lifecycle]);
/** Binds the next version of a product, which its author compiled. */
async function bindNext(tenant: string, product_id: string, template: string): Promise<void> {
  const { artifact } = await compiled(api, product_id, { tenant, files: shippedFiles(template) });
  await api.ok('operatorBindProduct', {
    token: await api.platformToken(), path: { tenant, product_id }, body: { artifact_hash: artifact?.artifact_hash },
  });
}
const versionOf = async (tenant: string) => (await describes(tenant)).info.version;

describe('the description', () => {
  it('is worked out from what is bound with every read', async () => {
    const tenant = await newTenant();
    expect(await describes(tenant)).toMatchObject({ openapi: '3.0.3', info: { title: `Products of ${tenant}` }, tags: [], paths: {} });
    await bindTemplate(api, 'rental-deposit', 'caucao', tenant);
    const { tags, paths } = await describes(tenant);
    expect(tags).toEqual([{ name: 'caucao', description: 'Caução de aluguel, version 1, DRAFT.' }]);
    expect(Object.keys(paths)).toContain('/v1/products/caucao/instances/{instance_id}/actions/claim');
    await bindTemplate(api, 'milestone-escrow', 'marcos', tenant);
    expect((await describes(tenant)).tags.map(({ name }) => name)).toEqual(['caucao', 'marcos']);
  });

  it('describes DRAFT, CERTIFIED and LIVE, marks SUSPENDED deprecated, and leaves RETIRED out', async () => {
    const tenant = await newTenant();
    await bindTemplate(api, 'rental-deposit', 'caucao', tenant);
    const marked = async () => Object.values((await describes(tenant)).paths).flatMap((path) => Object.values(path as object)).map(
      (operation) => (operation as { deprecated?: true }).deprecated ?? false,
    );
    for (const lifecycle of ['DRAFT', 'CERTIFIED', 'LIVE']) {
      await lifecycleOf(tenant, 'caucao', lifecycle);
      expect(new Set(await marked())).toEqual(new Set([false]));
    }
    await lifecycleOf(tenant, 'caucao', 'SUSPENDED');
    expect(new Set(await marked())).toEqual(new Set([true]));
    await lifecycleOf(tenant, 'caucao', 'RETIRED');
    expect(await marked()).toEqual([]);
  });

  it('changes its version with a binding, a version and a lifecycle, and with nothing else', async () => {
    const tenant = await newTenant();
    const seen = [await versionOf(tenant)];
    await bindTemplate(api, 'rental-deposit', 'caucao', tenant);
    seen.push(await versionOf(tenant));
    await bindNext(tenant, 'caucao', 'milestone-escrow');
    seen.push(await versionOf(tenant));
    await lifecycleOf(tenant, 'caucao', 'LIVE');
    seen.push(await versionOf(tenant));
    expect(new Set(seen).size).toBe(seen.length);
    await owner.query(
      `update razao.products set display_name = 'x', version = version + 1, updated_at = now() where tenant_id = $1`, [tenant],
    );
    await bindTemplate(api, 'rental-deposit', 'caucao', await newTenant());
    expect(await versionOf(tenant)).toBe(seen.at(-1));
  }, TIMEOUT_MS);

  it('is answered 304 to whoever has it, until it changes', async () => {
    const tenant = await newTenant();
    await bindTemplate(api, 'rental-deposit', 'caucao', tenant);
    const first = await read(tenant);
    const etag = String(first.headers['etag']);
    expect([first.status, first.headers['cache-control'], etag]).toEqual([
      200, 'private, no-cache', expect.stringMatching(/^"[\w-]{43}"$/),
    ]);
    for (const named of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const again = await read(tenant, { 'If-None-Match': named });
      expect([named, again.status, again.headers['etag'], again.body]).toEqual([named, 304, etag, undefined]);
    }
    for (const named of ['"other"', etag.slice(1, -1), '']) expect((await read(tenant, { 'If-None-Match': named })).status).toBe(200);
    await lifecycleOf(tenant, 'caucao', 'LIVE');
    const changed = await read(tenant, { 'If-None-Match': etag });
    expect([changed.status, changed.headers['etag'] === etag]).toEqual([200, false]);
    const refused = await read(tenant, { 'If-None-Match': 'x'.repeat(2_001) });
    expect([refused.status, refused.body]).toMatchObject([
      422, { detail: [{ loc: ['header', 'If-None-Match'], type: 'string_too_long' }] },
    ]);
  });

  it('has the same bytes at every read, be it kept or made anew', async () => {
    const tenant = await newTenant();
    await bindTemplate(api, 'savings-goal', 'meta', tenant);
    const { headers: { etag }, body } = await read(tenant);
    await lifecycleOf(tenant, 'meta', 'LIVE');
    await read(tenant);
    await lifecycleOf(tenant, 'meta', 'DRAFT');
    const again = await read(tenant);
    expect([again.headers['etag'], again.body]).toEqual([etag, body]);
  });

  it('is made once and then asks for bindings alone', async () => {
    const tenant = await newTenant();
    await bindTemplate(api, 'rental-deposit', 'caucao', tenant);
    const { body } = await read(tenant);
    await owner.query(
      `update razao.product_versions set manifest = jsonb_set(manifest::jsonb, '{title}', '"Other"') where tenant_id = $1`, [tenant],
    );
    expect((await read(tenant)).body).toEqual(body);
    await lifecycleOf(tenant, 'caucao', 'LIVE');
    expect((await describes(tenant)).tags[0]?.description).toBe('Other, version 1, LIVE.');
  });

  it('of two tenants with equal products is equal, but for their names and what digests their scripts', async () => {
    const texts = [];
    for (const tenant of [await newTenant(), await newTenant()]) {
      for (const [template, product] of [['savings-goal', 'meta'], ['rental-deposit', 'caucao']] as const) await bindTemplate(
        api, template, product, tenant,
      );
      const document = await describes(tenant);
      texts.push(JSON.stringify({ ...document, info: { ...document.info, version: '' } }).replaceAll(tenant, 'tenant'));
    }
    expect(texts[0]).toContain('"/v1/products/caucao/instances"');
    expect(texts[1]).toBe(texts[0]);
  }, TIMEOUT_MS);

  it('shows nothing of another tenant', async () => {
    const [tenant, other] = [await newTenant(), await newTenant()];
    await bindTemplate(api, 'rental-deposit', 'segredo', other);
    expect(JSON.stringify(await describes(tenant))).not.toContain('segredo');
  });
});

describe('every answer about a product fits its description', () => {
  it('through moves, refusals by the validator and by the ledger, and two versions', async () => {
    const tenant = 'demo';
    await bindTemplate(api, 'rental-deposit', 'caucao', tenant);
    await issueQbrl(api);
    const [renter, landlord] = [await api.account(10_000_000), await api.account()];
    let described = new Described(await describes(tenant));
    const fits = ({ status, body }: Answer<unknown>, method: string, path: string) => {
      expect([path, status, described.findings(method, path, status, body)]).toEqual([path, expect.any(Number), []]);
    };
    const play = new Play(api, 'caucao', tenant);
    const root = '/v1/products/caucao/instances';
    const deposit = {
      deposit_cents: 240_000, landlord, claim_cap_bps: 5_000, lease_end: Math.floor(Date.now() / 1000) + 86_400, undeclared: 'is tolerated',
    };
    expect(described.requestFindings('POST', root, { account_id: renter, parameters: deposit })).toEqual([]);
    const created = await play.create(renter, deposit);
    fits(created, 'POST', root);
    const { instance_id } = created.body;
    const its = `${root}/${instance_id}`;
    const settled = async (): Promise<ProductInstanceResponse> => {
      const body = await play.settled(instance_id);
      fits({ status: 200, body, headers: {} } as Answer<unknown>, 'GET', its);
      return body;
    };
    await settled();
    fits(await play.act(instance_id, 'claim', landlord, { claim_cents: 240_000 }), 'POST', `${its}/actions/claim`);
    expect((await settled()).timeline.at(-1)).toMatchObject({ outcome: 'REFUSED', refusal: { code: 'E_CLAIM_CAP' } });
    fits(await play.act(instance_id, 'claim', landlord, { claim_cents: 60_000 }), 'POST', `${its}/actions/claim`);
    expect((await settled()).state).toBe('CLAIMED');
    fits(await play.create(renter, { ...deposit, deposit_cents: 0 }), 'POST', root);
    fits(await play.create(await api.account(), deposit), 'POST', root);
    fits(await play.act(instance_id, 'claim', await api.account(), { claim_cents: 1 }), 'POST', `${its}/actions/claim`);
    fits(
      await api.call('getProductInstance', { tenant, path: { product_id: 'caucao', instance_id: 'pin_01KJQC2TFQ7NP0S711R8JCYRQJ' } }),
      'GET', `${root}/pin_01KJQC2TFQ7NP0S711R8JCYRQJ`,
    );

    await bindNext(tenant, 'caucao', 'milestone-escrow');
    described = new Described(await describes(tenant));
    await settled();
    fits(await api.call('listProductInstances', { tenant, path: { product_id: 'caucao' } }), 'GET', root);
    expect(described.findings('POST', `${its}/actions/claim`, 200, {})).toBeUndefined();
    expect(described.findings('POST', `${its}/close`, 200, {})).toBeUndefined();
  }, TIMEOUT_MS);
});
