/** The rows of the kill matrix that are of products. */
import { randomUUID } from 'node:crypto';
import type { ConformanceRunResponse, ProductInstanceResponse, ProductResponse } from '../../generated/models.ts';
import { compiled, enrolledKey, shippedFiles } from '../support/bundles.ts';
import { newAuthorKey, signedBundle } from '../support/product-keys.ts';
import { allEvidence } from '../support/evidence.ts';
import { issueQbrl, standing } from '../support/products.ts';
import { TENANT, type TestService } from '../support/service.ts';
import type { Row } from './kill-matrix.ts';

const TEMPLATE = { template_id: 'rental-deposit' };

/** A name that no product has. */
const newName = (): string => `produto-${randomUUID()}`;

async function product(api: TestService): Promise<{ product_id: string }> {
  const path = { product_id: newName() };
  await api.ok('bindProductTemplate', { path, body: TEMPLATE });
  return path;
}

let policies: Promise<unknown> | undefined;

/** A product that takes instances, and a renter and a landlord. No chain is called: a move is recorded before its outcome. */
async function letting(api: TestService): Promise<{ path: { product_id: string }; renter: string; landlord: string }> {
  policies ??= issueQbrl(api);
  await policies;
  return { path: await product(api), renter: await api.account(1_000_000), landlord: await api.account() };
}

const rent = (renter: string, landlord: string) => ({
  account_id: renter, parameters: { deposit_cents: 100, landlord, claim_cap_bps: 5_000, lease_end: 4_000_000_000 },
});

/** Creates an instance that is committed. */
async function rented(api: TestService): Promise<{ path: { product_id: string; instance_id: string }; landlord: string }> {
  const { path, renter, landlord } = await letting(api);
  const { instance_id } = await api.ok<ProductInstanceResponse>('createProductInstance', { path, body: rent(renter, landlord) });
  await standing(api, instance_id);
  return { path: { ...path, instance_id }, landlord };
}

export const productRows: readonly Row[] = [
  { operationId: 'runBattery', prepare: async (api) => ({ path: await product(api), body: { seed: 1 } }) },
  { operationId: 'bindProductTemplate', prepare: async () => ({ path: { product_id: newName() }, body: TEMPLATE }) },
  {
    operationId: 'operatorBindProduct',
    prepare: async (api) => {
      const product_id = newName();
      const { artifact } = await compiled(api, product_id);
      return { path: { tenant: TENANT, product_id }, body: { artifact_hash: artifact?.artifact_hash } };
    },
  },
  {
    operationId: 'submitCompile',
    prepare: async (api) => ({ body: signedBundle(await enrolledKey(api), shippedFiles(), { product_id: newName() }) }),
  },
  {
    operationId: 'createProductInstance',
    prepare: async (api) => {
      const { path, renter, landlord } = await letting(api);
      return { path, body: rent(renter, landlord) };
    },
  },
  {
    operationId: 'driveProductAction',
    prepare: async (api) => {
      const { path, landlord } = await rented(api);
      return { path: { ...path, action: 'claim' }, body: { account_id: landlord, parameters: { claim_cents: 5 } } };
    },
  },
  {
    operationId: 'closeProductInstance',
    prepare: async (api) => {
      const { path, landlord } = await rented(api);
      return { path, body: { account_id: landlord } };
    },
  },
  {
    operationId: 'openConformanceRun',
    prepare: async (api) => {
      const { path, renter, landlord } = await letting(api);
      return { path, body: { account_ids: [renter, landlord] } };
    },
  },
  {
    operationId: 'runConformanceStep',
    prepare: async (api) => {
      const { path, renter, landlord } = await letting(api);
      const { run_id } = await api.ok<ConformanceRunResponse>('openConformanceRun', { path, body: { account_ids: [renter, landlord] } });
      return { path: { ...path, run_id, index: '0' }, body: {} };
    },
  },
  {
    operationId: 'operatorDrainProduct',
    prepare: async (api) => {
      const { path: { product_id, instance_id } } = await rented(api);
      return { path: { tenant: TENANT, product_id }, body: { instances: [{ instance_id }], reason: 'withdrawn' } };
    },
  },
  {
    operationId: 'certifyProduct',
    prepare: async (api) => {
      const path = await product(api);
      return { path, body: await allEvidence(api, await api.ok<ProductResponse>('getProduct', { path })) };
    },
  },
  {
    operationId: 'operatorCertifyProduct',
    prepare: async (api) => {
      const path = await product(api);
      return { path: { tenant: TENANT, ...path }, body: await allEvidence(api, await api.ok<ProductResponse>('getProduct', { path })) };
    },
  },
  {
    operationId: 'operatorSetProductLifecycle',
    prepare: async (api) => ({ path: { tenant: TENANT, ...await product(api) }, body: { lifecycle: 'RETIRED', reason: 'withdrawn' } }),
  },
  {
    operationId: 'operatorEnrollProductKey',
    prepare: async () => ({ path: { tenant: TENANT }, body: { author: newName(), public_key: newAuthorKey().pem } }),
  },
];
