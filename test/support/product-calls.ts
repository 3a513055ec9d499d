/** Calls of the tests of products: tenants of their own, templates bound, and what is read of a product afterwards. */
import { expect } from '@jest/globals';
import type pg from 'pg';
import type { Event, ProductLifecycle, ProductResponse, QuotasResponse } from '../../generated/models.ts';
import { readDocument, type ArtifactDocument } from '../../src/onchain/foundry/index.ts';
import { present } from '../../src/platform/assert.ts';
import type { Answer, Call, TestService } from './service.ts';

export const TEMPLATE = { template_id: 'rental-deposit' };
export const codeOf = ({ status, body }: Answer<unknown>) => `${status} ${(body as { error?: string }).error ?? ''}`.trim();

/** @param api once it is there. @param owner of its database. */
export function productCalls(api: () => TestService, owner: () => pg.Client) {
  let numbered = 0;
  /** A tenant of its own for a test. */
  async function newTenant(): Promise<string> {
    const tenant = `tenant-${(numbered += 1)}`;
    await api().token(undefined, tenant);
    return tenant;
  }

  const bind = (tenant: string, product_id = 'caucao', body: object = TEMPLATE, call: Call = {}) =>
    api().call<ProductResponse>('bindProductTemplate', { tenant, path: { product_id }, body, ...call });
  async function bound(tenant: string, product_id = 'caucao', body: object = TEMPLATE): Promise<ProductResponse> {
    const { status, body: product } = await bind(tenant, product_id, body);
    expect([status, product]).toEqual([201, expect.anything()]);
    return product;
  }
  const get = (tenant: string, product_id = 'caucao') => api().ok<ProductResponse>('getProduct', { tenant, path: { product_id } });
  const setLifecycle = (tenant: string, lifecycle: ProductLifecycle) =>
    owner().query('update razao.products set lifecycle = $2 where tenant_id = $1', [tenant, lifecycle]);
  async function eventsOf(tenant: string, entity_id: string): Promise<unknown[]> {
    const { items } = await api().ok<{ items: Event[] }>('listEvents', { tenant, query: { after: 'earliest', entity_id } });
    return items.map(({ event_type, entity, data }) => [event_type, entity.version, data]);
  }
  const putQuotas = async (tenant: string, overrides: object) =>
    api().ok('operatorPutQuotas', { token: await api().platformToken(), path: { tenant }, body: { overrides } });
  const quotaOf = async (tenant: string, name: string) =>
    (await api().ok<QuotasResponse>('operatorGetQuotas', { tenant })).quotas.find((it) => it.name === name);
  async function artifactOf(tenant: string, key: string): Promise<ArtifactDocument> {
    const document = await api().service.database.forTenant(tenant).read((em) => readDocument(em, tenant, key));
    return JSON.parse(present(document, key).content) as ArtifactDocument;
  }

  return { artifactOf, bind, bound, eventsOf, get, newTenant, putQuotas, quotaOf, setLifecycle };
}
