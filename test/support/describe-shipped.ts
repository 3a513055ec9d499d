/** Records the description of the example's product as the contract shows it: `--record` writes it, else it is compared. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OpenapiDocument, ProductManifest } from '../../generated/models.ts';
import { Contracts } from '../../src/domains/portal/description/contracts.ts';
import { describeProducts } from '../../src/domains/portal/description/describe-products.ts';

const ROOT = join(import.meta.dirname, '../..');
const EXAMPLE = join(ROOT, 'contracts/portal/examples/rental-deposit.json');

/** A shipped template's manifest. */
export function shippedManifest(template: string): ProductManifest {
  return JSON.parse(readFileSync(join(ROOT, `src/domains/products/templates/${template}/1/manifest.json`), 'utf8')) as ProductManifest;
}

/** What the service makes of the story's product. */
export function exampleDescription(): OpenapiDocument {
  const manifest = shippedManifest('rental-deposit');
  const artifactHash = 'f2c327d3281ba036f8ae352c492c8e4306bc67a8870e63879484bb22abc6f403';
  return describeProducts('aurora', [{ productId: 'caucao-aluguel', productVersion: 2, artifactHash, lifecycle: 'LIVE', manifest, manifests: [manifest] }], Contracts.read());
}

/** What the contract shows. */
export function shownDescription(): OpenapiDocument {
  return JSON.parse(readFileSync(EXAMPLE, 'utf8')) as OpenapiDocument;
}

if (process.argv.includes('--record')) writeFileSync(EXAMPLE, `${JSON.stringify(exampleDescription(), null, 2)}\n`);
