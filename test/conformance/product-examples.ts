/** What the examples of products need beforehand: a name that is free, a product to fight, an artifact that was compiled, the author's key. */
import { randomUUID } from 'node:crypto';
import { compiled } from '../support/bundles.ts';
import { exampleAuthorKey } from '../support/product-keys.ts';
import type { TestService } from '../support/service.ts';

const ARTIFACT = 'f2c327d3281ba036f8ae352c492c8e4306bc67a8870e63879484bb22abc6f403';

const newName = (): string => `produto-${randomUUID()}`;

/** Replacements by the operation. @param api once it is there. */
export function productExamples(api: () => TestService) {
  /** The signature of the example is over the bundle as it stands there. */
  const enrolled = async (): Promise<Record<string, string>> => {
    await api().ok('operatorEnrollProductKey', { body: { author: 'produtos-aurora', public_key: exampleAuthorKey().pem } });
    return {};
  };
  return {
    bindProductTemplate: async () => ({ product_id: newName() }),
    runBattery: async () => {
      const product_id = newName();
      await api().ok('bindProductTemplate', { path: { product_id }, body: { template_id: 'rental-deposit' } });
      return { product_id };
    },
    operatorBindProduct: async () => {
      const product_id = newName();
      const { artifact } = await compiled(api(), product_id);
      return { product_id, [ARTIFACT]: artifact?.artifact_hash ?? '' };
    },
    submitCompile: enrolled,
    operatorSubmitCompile: enrolled,
  };
}
