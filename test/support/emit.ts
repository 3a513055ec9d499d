/**
 * Writes files that follow from the service's source: `generated/examples/`, answers that the service itself makes (a tenant's description,
 * the archive of a client), and the guide to its settings. `make generate` runs it after the contracts are generated; `--check` names the
 * stale files instead.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { differing, writeFiles } from '../../contracts/codegen/files.ts';
import { portugueseFolder, readPhrases } from '../../contracts/codegen/portuguese.ts';
import { root } from '../../contracts/codegen/settings.ts';
import type { ProductManifest } from '../../generated/models.ts';
import { archiveOf, folderOf } from '../../src/onchain/portal/clients/archive.ts';
import { clientInput } from '../../src/onchain/portal/clients/make-input.ts';
import { aboutOf } from '../../src/onchain/portal/clients/typescript/index.ts';
import { Contracts } from '../../src/onchain/portal/description/contracts.ts';
import { publishedProducts } from '../../src/onchain/portal/description/describe-products.ts';
import type { DescribedProduct } from '../../src/onchain/portal/description/described-product.ts';
import { settingsPage } from '../../src/interfaces/docs/settings.ts';

const FOLDER = join(root, 'generated/examples');
const MANIFEST = join(root, 'src/onchain/products/templates/rental-deposit/1/manifest.json');
const TENANT = 'aurora';
/** The product that the examples of the contracts use. */
const PRODUCT = {
  productId: 'caucao-aluguel', productVersion: 2, lifecycle: 'LIVE',
  artifactHash: 'f2c327d3281ba036f8ae352c492c8e4306bc67a8870e63879484bb22abc6f403',
} as const;

function examples(): Map<string, string> {
  const manifest = JSON.parse(readFileSync(MANIFEST, 'utf8')) as ProductManifest;
  const products: DescribedProduct[] = [{ ...PRODUCT, manifest, manifests: [manifest] }];
  const contracts = Contracts.read();
  return new Map([
    ['caucao-aluguel.openapi.json', `${JSON.stringify(publishedProducts(TENANT, products, contracts), null, 2)}\n`],
    ['aurora-products-typescript.zip.json', `${JSON.stringify(archiveOfClient(products, contracts))}\n`],
  ]);
}

/** The descriptive files of the archive, without the sources, zipped as the service does it; in base64. */
function archiveOfClient(products: readonly DescribedProduct[], contracts: Contracts): string {
  const input = clientInput(TENANT, products, contracts);
  const shown = new Map([...aboutOf(input), ...[...input.files].filter(([path]) => path === 'razao.json')]);
  return Buffer.from(archiveOf(folderOf(input, 'typescript'), shown)).toString('base64');
}

/** The guide to the settings in both languages: file → its text. */
const settings = new Map([
  [join(root, 'docs/guides/settings.md'), settingsPage()],
  [join(portugueseFolder, 'settings.md'), settingsPage(readPhrases())],
]);

if (process.argv.includes('--check')) check();
else {
  writeFiles(FOLDER, examples());
  for (const [file, text] of settings) writeFileSync(file, text);
}

function check(): void {
  const stale = differing(FOLDER, examples()).map((name) => `generated/examples/${name}`);
  for (const [file, text] of settings) if (!existsSync(file) || readFileSync(file, 'utf8') !== text) stale.push(relative(root, file));
  if (stale.length === 0) return;
  console.error(`stale; run \`make generate\`:\n  ${stale.join('\n  ')}`);
  process.exitCode = 1;
}
