/** What the examples of products need beforehand: a name that is free, a product to fight, an artifact that was compiled, the author's key. */
import { randomUUID } from 'node:crypto';
import type { ConformanceRunResponse } from '../../generated/models.ts';
import { compiled } from '../support/bundles.ts';
import { exampleAuthorKey } from '../support/product-keys.ts';
import { Play } from '../support/products.ts';
import type { TestService } from '../support/service.ts';

const ARTIFACT = 'f2c327d3281ba036f8ae352c492c8e4306bc67a8870e63879484bb22abc6f403';

/** The accounts of the examples. */
const RENTER = 'acc_01KJQ8P9M1P3R5T7W9Y1A3C5E7';
const LANDLORD = 'acc_01KJQ8P5D7F9H1K3N5Q7S9V1X3';

const DRAINED = 'pin_01KJQC2TFQ7NP0S711R8JCYRQJ';

const newName = (): string => `produto-${randomUUID()}`;

/** Replacements by the operation. @param api once it is there. */
export function productExamples(api: () => TestService) {
  /** The signature of the example is over the bundle as it stands there. */
  const enrolled = async (): Promise<Record<string, string>> => {
    await api().ok('operatorEnrollProductKey', { body: { author: 'produtos-aurora', public_key: exampleAuthorKey().pem } });
    return {};
  };
  const bound = async (): Promise<string> => {
    const product_id = newName();
    await api().ok('bindProductTemplate', { path: { product_id }, body: { template_id: 'rental-deposit' } });
    return product_id;
  };
  /** An instance that stands on the chain: what its validator makes of the next move is not told by the answer. */
  const rented = async (): Promise<Record<string, string>> => {
    const [renter, landlord, product_id] = [await api().account(1_000_000), await api().account(), await bound()];
    const play = new Play(api(), product_id);
    const { body: { instance_id } } = await play.create(renter, { deposit_cents: 240_000, landlord, claim_cap_bps: 5_000, lease_end: 1_835_406_000 });
    await play.settled(instance_id);
    return { product_id, instance_id, [RENTER]: renter, [LANDLORD]: landlord };
  };
  return {
    bindProductTemplate: async () => ({ product_id: newName() }),
    runBattery: async () => ({ product_id: await bound() }),
    operatorBindProduct: async () => {
      const product_id = newName();
      const { artifact } = await compiled(api(), product_id);
      return { product_id, [ARTIFACT]: artifact?.artifact_hash ?? '' };
    },
    createProductInstance: async () => {
      const [renter, landlord, product_id] = [await api().account(1_000_000), await api().account(), await bound()];
      return { product_id, [RENTER]: renter, [LANDLORD]: landlord };
    },
    driveProductAction: async (example: string) => ({ ...await rented(), action: example === 'accept' ? 'accept_claim' : 'claim' }),
    closeProductInstance: async () => rented(),
    openConformanceRun: async () => ({ product_id: await bound(), [RENTER]: await api().account(), [LANDLORD]: await api().account() }),
    runConformanceStep: async () => {
      const [product_id, account_ids] = [await bound(), [await api().account(1_000_000), await api().account()]];
      const { run_id } = await api().ok<ConformanceRunResponse>('openConformanceRun', { path: { product_id }, body: { account_ids } });
      return { product_id, run_id, index: '0' };
    },
    operatorDrainProduct: async () => {
      const { product_id, instance_id } = await rented();
      return { product_id: String(product_id), [DRAINED]: String(instance_id) };
    },
    submitCompile: enrolled,
    operatorSubmitCompile: enrolled,
  };
}
