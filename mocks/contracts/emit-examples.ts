/**
 * Writes `generated/examples/`: the examples of answers that the service itself makes, a tenant's description and the archive of a client.
 * `make generate` runs it after the contracts are generated; `--check` compares instead and names the stale files.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { differing, writeFiles } from '../../contracts/codegen/files.ts';
import { root } from '../../contracts/codegen/settings.ts';
import type { ProductManifest } from '../../generated/models.ts';
import { archiveOf, folderOf } from '../../src/domains/portal/clients/archive.ts';
import { clientInput } from '../../src/domains/portal/clients/make-input.ts';
import { aboutOf } from '../../src/domains/portal/clients/typescript/index.ts';
import { Contracts } from '../../src/domains/portal/description/contracts.ts';
import { publishedProducts } from '../../src/domains/portal/description/describe-products.ts';
import type { DescribedProduct } from '../../src/domains/portal/description/described-product.ts';

const FOLDER = join(root, 'generated/examples');
const MANIFEST = join(root, 'src/domains/products/templates/rental-deposit/1/manifest.json');
const TENANT = 'aurora';
/** The product that the examples of the contracts use. */
const PRODUCT = { productId: 'caucao-aluguel', productVersion: 2, lifecycle: 'LIVE', artifactHash: 'f2c327d3281ba036f8ae352c492c8e4306bc67a8870e63879484bb22abc6f403' } as const;

function examples(): Map<string, string> {
  const manifest = JSON.parse(readFileSync(MANIFEST, 'utf8')) as ProductManifest;
  const products: DescribedProduct[] = [{ ...PRODUCT, manifest, manifests: [manifest] }];
  const contracts = Contracts.read();
  return new Map([
    ['caucao-aluguel.openapi.json', `${JSON.stringify(publishedProducts(TENANT, products, contracts), null, 2)}\n`],
    ['aurora-products-typescript.zip.json', `${JSON.stringify(archiveOfClient(products, contracts))}\n`],
  ]);
}

/** The files of the archive that say what it is, without the sources, zipped as the service does it; in base64. */
function archiveOfClient(products: readonly DescribedProduct[], contracts: Contracts): string {
  const input = clientInput(TENANT, products, contracts);
  const shown = new Map([...aboutOf(input), ...[...input.files].filter(([path]) => path === 'razao.json')]);
  return Buffer.from(archiveOf(folderOf(input, 'typescript'), shown)).toString('base64');
}

const stale = process.argv.includes('--check') ? differing(FOLDER, examples()) : [];
if (!process.argv.includes('--check')) writeFiles(FOLDER, examples());
if (stale.length > 0) {
  console.error(`generated/examples/ is stale; run \`make generate\`:\n  ${stale.join('\n  ')}`);
  process.exitCode = 1;
}
