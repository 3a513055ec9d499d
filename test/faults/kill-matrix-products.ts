/** The rows of the kill matrix that are of products. */
import { randomUUID } from 'node:crypto';
import { compiled, enrolledKey, shippedFiles } from '../support/bundles.ts';
import { newAuthorKey, signedBundle } from '../support/product-keys.ts';
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
  { operationId: 'submitCompile', prepare: async (api) => ({ body: signedBundle(await enrolledKey(api), shippedFiles(), { product_id: newName() }) }) },
  {
    operationId: 'operatorEnrollProductKey',
    prepare: async () => ({ path: { tenant: TENANT }, body: { author: newName(), public_key: newAuthorKey().pem } }),
  },
];
