/** Prerequisites of the examples of products: a name that is free, a product to attack, an artifact that was compiled, the author's key. */
import { randomUUID } from 'node:crypto';
import type { ConformanceRunResponse, ProductResponse } from '../../generated/models.ts';
import { compiled, shippedFiles } from '../support/bundles.ts';
import { exampleAuthorKey } from '../support/product-keys.ts';
import { allEvidence } from '../support/evidence.ts';
import { Play } from '../support/products.ts';
import type { TestService } from '../support/service.ts';

const ARTIFACT = 'f2c327d3281ba036f8ae352c492c8e4306bc67a8870e63879484bb22abc6f403';

/** The accounts of the examples. */
const RENTER = 'acc_01KJQ8P9M1P3R5T7W9Y1A3C5E7';
const LANDLORD = 'acc_01KJQ8P5D7F9H1K3N5Q7S9V1X3';

const DRAINED = 'pin_01KJQC2TFQ7NP0S711R8JCYRQJ';

/** The documents of the examples of certifying. */
const SHOWN = [
  [
    'conformance', 'ab748113eb3623f99e35c325f92b3d3492f2f0c4ba750cab1fbafe9ef0f6caf3',
    'caucao-aluguel/2/conformance/cfr_01KJQC40HYZ8VXSBAQAE92J483.json',
  ],
  [
    'conformance', 'de9ee66e72cd2e0ca7519cdc39d9628434db7e302a23d569e2378ccb94f67740',
    'caucao-aluguel/1/conformance/cfr_01KJQBE58JG8GEQENRFTS0K1ZW.json',
  ],
  [
    'battery', '24a78ec3fb17603183bad3d346db275eb66c6ae3aedc5e2c5cd478f12dfcd1db',
    'caucao-aluguel/2/battery/bat_01KJQC3M4NW1T6VQMGN0JYDQAV.json',
  ],
  [
    'battery', 'f82e17b73f7d77e430f6fef43a33dabf59a3d62e96dc71f574fda5049d99c9be',
    'caucao-aluguel/1/battery/bat_01KJQBFTE0M8V3X7Z1C5F9J2N6.json',
  ],
  [
    'gate_report', 'd22fb7410b91a3f84d31ca53051f74b21bc0838e83beaf0c3bd530eb6857dbaa',
    'caucao-aluguel/foundry/cmp_01KJQC00S97WVFVZ1EA470EAK3/gate-report.json',
  ],
] as const;

const newName = (): string => `produto-${randomUUID()}`;

/** Replacements by the operation. @param api once it is there. */
export function productExamples(api: () => TestService) {
  /** The signature of the example is over the bundle in its form there. */
  const enrolled = async (): Promise<Record<string, string>> => {
    await api().ok('operatorEnrollProductKey', { body: { author: 'produtos-aurora', public_key: exampleAuthorKey().pem } });
    return {};
  };
  const bound = async (): Promise<string> => {
    const product_id = newName();
    await api().ok('bindProductTemplate', { path: { product_id }, body: { template_id: 'rental-deposit' } });
    return product_id;
  };
  /** An instance on the chain: the answer does not show the validator's decision on the next move. */
  const rented = async (): Promise<Record<string, string>> => {
    const [renter, landlord, product_id] = [await api().account(1_000_000), await api().account(), await bound()];
    const play = new Play(api(), product_id);
    const { body: { instance_id } } = await play.create(renter, {
      deposit_cents: 240_000, landlord, claim_cap_bps: 5_000, lease_end: 1_835_406_000,
    });
    await play.settled(instance_id);
    return { product_id, instance_id, [RENTER]: renter, [LANDLORD]: landlord };
  };
  /** A product with stored documents, in place of those that the examples name. */
  const documentsOf = async (product_id: string): Promise<Record<string, string>> => {
    const evidence = await allEvidence(api(), await api().ok<ProductResponse>('getProduct', { path: { product_id } }));
    return Object.fromEntries(
      SHOWN.flatMap(([kind, hash, key]) => [[hash, evidence[kind].hash], [key, evidence[kind].key]]),
    ) as Record<string, string>;
  };
  const certifiable = async (): Promise<Record<string, string>> => {
    const product_id = await bound();
    return { product_id, ...await documentsOf(product_id) };
  };
  return {
    bindProductTemplate: async () => ({ product_id: newName() }),
    runBattery: async () => ({ product_id: await bound() }),
    operatorBindProduct: async (example: string) => {
      const product_id = newName();
      const { artifact } = await compiled(api(), product_id);
      const given = { product_id, [ARTIFACT]: artifact?.artifact_hash ?? '' };
      if (example !== 'certified') return given;
      await api().ok('operatorBindProduct', { path: { product_id }, body: { artifact_hash: artifact?.artifact_hash } });
      const shown = await documentsOf(product_id);
      const other = await compiled(api(), product_id, { files: shippedFiles('savings-goal') });
      await api().ok('operatorBindProduct', { path: { product_id }, body: { artifact_hash: other.artifact?.artifact_hash } });
      return { ...given, ...shown };
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
    certifyProduct: async () => certifiable(),
    operatorCertifyProduct: async () => certifiable(),
    operatorSetProductLifecycle: async (example: string) => {
      const product_id = await bound();
      if (example !== 'retire') {
        const product = await api().ok<ProductResponse>('getProduct', { path: { product_id } });
        await api().ok('certifyProduct', { path: { product_id }, body: await allEvidence(api(), product) });
        if (example === 'suspend') await api().ok('operatorSetProductLifecycle', { path: { product_id }, body: { lifecycle: 'LIVE' } });
      }
      return { product_id };
    },
    submitCompile: enrolled,
    operatorSubmitCompile: enrolled,
  };
}
