import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ProductManifest } from '../../generated/models.ts';
import { archiveOf, folderOf } from '../../src/domains/portal/clients/archive.ts';
import { clientInput } from '../../src/domains/portal/clients/make-input.ts';
import { aboutOf } from '../../src/domains/portal/clients/typescript/index.ts';
import { Contracts } from '../../src/domains/portal/description/contracts.ts';
import { publishedProducts } from '../../src/domains/portal/description/describe-products.ts';
import type { DescribedProduct } from '../../src/domains/portal/description/described-product.ts';
import type { Contract } from './contract.ts';
import { root } from './settings.ts';

const MANIFEST = join(root, 'src/domains/products/templates/rental-deposit/1/manifest.json');
const TENANT = 'aurora';
/** The product of the story that all examples tell. */
const STORY = { productId: 'caucao-aluguel', productVersion: 2, lifecycle: 'LIVE', artifactHash: 'f2c327d3281ba036f8ae352c492c8e4306bc67a8870e63879484bb22abc6f403' } as const;

/**
 * The example of a tenant's description: what the service makes of the story's product. It is a file of its own
 * (mocks/contracts/external-examples.ts says why).
 */
export function emitDescription(contracts: readonly Contract[]): string {
  return `${JSON.stringify(publishedProducts(TENANT, [storyProduct()], new Contracts(contracts)), null, 2)}\n`;
}

/** The example of a client: what of the archive says what it is, zipped as the service does it, in base64 as a text of JSON. The sources are left out. */
export function emitArchive(contracts: readonly Contract[]): string {
  const input = clientInput(TENANT, [storyProduct()], new Contracts(contracts));
  const shown = new Map([...aboutOf(input), ...[...input.files].filter(([path]) => path === 'razao.json')]);
  return `${JSON.stringify(Buffer.from(archiveOf(folderOf(input, 'typescript'), shown)).toString('base64'))}\n`;
}

function storyProduct(): DescribedProduct {
  const manifest = JSON.parse(readFileSync(MANIFEST, 'utf8')) as ProductManifest;
  return { ...STORY, manifest, manifests: [manifest] };
}
