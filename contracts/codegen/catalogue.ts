import { readdirSync, readFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { root } from './settings.ts';

/** What the platform adds a code to; see contracts/shared/errors.yaml. */
export type Applies = 'always' | 'token' | 'body' | 'idempotency' | 'cursor' | 'preview';

/** One code of the catalogue, as written in an errors.yaml. */
export interface CatalogueEntry {
  status: number;
  title: string;
  when: string;
  action: string;
  retryable: boolean;
  applies?: Applies;
  example: { message: string; details?: Record<string, unknown> };
}

export type Catalogue = Record<string, CatalogueEntry>;

/** Folders of contracts/ with a YAML file of this name, `shared` first, then by name. */
export function domainFiles(fileName: string): string[] {
  const folders = readdirSync(join(root, 'contracts'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'shared')
    .map((entry) => entry.name)
    .sort();
  return ['shared', ...folders]
    .map((folder) => join(root, 'contracts', folder, fileName))
    .filter((file) => existsSync(file));
}

/**
 * The error catalogue: shared codes, then each domain's.
 * @throws Error when a code is defined twice or is not a sentence of capitals.
 */
export function readCatalogue(): Catalogue {
  const catalogue: Catalogue = {};
  for (const file of domainFiles('errors.yaml')) {
    const { catalogue: codes = {} } = parse(readFileSync(file, 'utf8')) as { catalogue?: Catalogue };
    for (const [code, entry] of Object.entries(codes)) {
      if (catalogue[code]) throw new Error(`${file}: ${code} is defined twice`);
      if (!/^[A-Z][A-Z0-9_]*$/.test(code)) throw new Error(`${file}: ${code} is not a code`);
      catalogue[code] = entry;
    }
  }
  return catalogue;
}

/** The named request validation example of contracts/shared/errors.yaml. */
export function readValidationExample(): { summary: string; value: unknown } {
  const file = join(root, 'contracts/shared/errors.yaml');
  return (parse(readFileSync(file, 'utf8')) as { validation: { summary: string; value: unknown } }).validation;
}
