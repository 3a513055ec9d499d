import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ProductManifest } from '../../generated/models.ts';
import { Contracts } from '../../src/domains/portal/description/contracts.ts';
import { describeProducts } from '../../src/domains/portal/description/describe-products.ts';
import type { Contract } from './contract.ts';
import { root } from './settings.ts';

const MANIFEST = join(root, 'src/domains/products/templates/rental-deposit/1/manifest.json');
/** The product of the story that all examples tell. */
const STORY = { productId: 'caucao-aluguel', productVersion: 2, lifecycle: 'LIVE', artifactHash: 'f2c327d3281ba036f8ae352c492c8e4306bc67a8870e63879484bb22abc6f403' } as const;

/**
 * The example of a tenant's description: what the service makes of the story's product. It is a file of its own
 * (mocks/contracts/external-examples.ts says why).
 */
export function emitDescription(contracts: readonly Contract[]): string {
  const manifest = JSON.parse(readFileSync(MANIFEST, 'utf8')) as ProductManifest;
  return `${JSON.stringify(describeProducts('aurora', [{ ...STORY, manifest, manifests: [manifest] }], new Contracts(contracts)), null, 2)}\n`;
}
