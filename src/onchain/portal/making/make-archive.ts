import { join } from 'node:path';
import type { TenantDb } from '../../../platform/db/database.ts';
import { readBindings, withManifests } from '../bindings/bindings.ts';
import type { ClientInput, ClientLanguage, FileMap } from '../clients/client-input.ts';
import { clientInput, wholeInput } from '../clients/make-input.ts';
import { Contracts } from '../description/contracts.ts';
import { assemble, filesOfArchive, type Assemble } from './assemble.ts';
import type { BuildBounds } from './bounds.ts';
import { generate, type Generator } from './generator.ts';

const ROOT = join(import.meta.dirname, '../../../..');

/** Inputs for making a client. */
interface Making {
  /** Absent for what needs none. */
  readonly generator: Generator | undefined;
  readonly signal: AbortSignal;
  readonly bounds?: BuildBounds;
  /** In this thread unless given. */
  readonly assemble?: Assemble;
}

/**
 * A client in one language as one zip. The same input gives the same bytes.
 * @throws BuildError; what the signal gives as its reason.
 */
export async function makeArchive(input: ClientInput, language: ClientLanguage, making: Making): Promise<Uint8Array> {
  return (making.assemble ?? assemble)(input, language, await generated(input, language, making), making.signal);
}

/** A client of a tenant's products as they are now, without a service. @throws BuildError */
export async function makeTenantArchive(
  db: TenantDb, tenant: string, language: ClientLanguage, generator: Generator | undefined,
): Promise<Uint8Array> {
  const products = await db.read(async (em) => withManifests(em, tenant, await readBindings(em, tenant)), { isolation: 'repeatable read' });
  return makeArchive(clientInput(tenant, products, Contracts.read()), language, { generator, signal: new AbortController().signal });
}

/** The client of the whole API. @throws BuildError */
export async function makeWholeArchive(language: ClientLanguage, generator: Generator): Promise<Uint8Array> {
  return makeArchive(wholeInput(Contracts.read()), language, { generator, signal: new AbortController().signal });
}

/** The files of a client in one language. @throws as `makeArchive` */
export async function makeFiles(input: ClientInput, language: ClientLanguage, making: Making): Promise<FileMap> {
  return filesOfArchive(input, language, await generated(input, language, making));
}

async function generated(
  input: ClientInput, { generator: asked }: ClientLanguage, { generator, signal, bounds }: Making,
): Promise<FileMap> {
  if (!asked) return new Map();
  if (!generator) throw new Error('there is no generator');
  const { name, properties, settings, templates, document } = asked;
  return generate(generator, {
    name, properties: properties(input), settings: settings?.(input) ?? {}, document: document?.(input) ?? input.document,
    templates: templates === undefined ? undefined : join(ROOT, templates),
  }, signal, bounds);
}
