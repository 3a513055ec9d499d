import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse } from 'yaml';
import { root } from './settings.ts';

/** Condition under which the platform adds a code to an operation; see contracts/shared/errors.yaml. */
export type Applies = 'always' | 'token' | 'body' | 'idempotency' | 'cursor' | 'platform' | 'preview';

/** Sentences of a code, for people. */
export interface Sentences {
  title: string;
  when: string;
  action: string;
}

/** One code of the catalogue, as written in an errors.yaml. */
export interface CatalogueEntry extends Sentences {
  status: number;
  /** The same in Brazilian Portuguese. */
  pt: Sentences;
  /** Worth repeating soon. */
  retryable: boolean;
  /** Can succeed once something else has happened. */
  later?: boolean;
  applies?: Applies;
  example: { message: string; details?: Record<string, unknown> };
}

export type Catalogue = Record<string, CatalogueEntry>;

/** The YAML files of this name at any depth of contracts/, `shared` first, then by path. */
export function domainFiles(fileName: string): string[] {
  const folder = join(root, 'contracts');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => basename(file) === fileName);
  const shared = join('shared', fileName);
  const domains = files.filter((file) => file !== shared && !file.startsWith('published')).sort();
  return [...files.filter((file) => file === shared), ...domains].map((file) => join(folder, file));
}

/**
 * The error catalogue: shared codes, then each domain's.
 * @throws Error when a code is defined twice, is not a sentence of capitals or lacks a sentence in Portuguese.
 */
export function readCatalogue(): Catalogue {
  const catalogue: Catalogue = {};
  for (const file of domainFiles('errors.yaml')) {
    const { catalogue: codes = {} } = parse(readFileSync(file, 'utf8')) as { catalogue?: Catalogue };
    for (const [code, entry] of Object.entries(codes)) {
      if (catalogue[code]) throw new Error(`${file}: ${code} is defined twice`);
      if (!/^[A-Z][A-Z0-9_]*$/.test(code)) throw new Error(`${file}: ${code} is not a code`);
      const { title, when, action } = entry.pt ?? {};
      if (!title || !when || !action) throw new Error(`${file}: ${code} needs title, when and action in Portuguese (pt)`);
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
