import { join } from 'node:path';
import { archiveOf } from '../clients/archive.ts';
import type { ClientInput, ClientLanguage, FileMap } from '../clients/client-input.ts';
import { generate, type Generator, type GeneratorBounds } from './generator.ts';

const ROOT = join(import.meta.dirname, '../../../..');

/**
 * The files of a client in one language.
 * @param generator absent for what is made in this process.
 * @throws GenerationError; what the signal gives as its reason.
 */
export async function makeFiles(input: ClientInput, language: ClientLanguage, generator: Generator | undefined, signal: AbortSignal, bounds?: GeneratorBounds): Promise<FileMap> {
  const generated = language.generator === undefined ? new Map<string, Uint8Array>() : await fromGenerator(input, language.generator, generator, signal, bounds);
  const files = await language.assemble(input, generated);
  return new Map([...files, ...input.files]);
}

/** A client in one language as one zip. The same input gives the same bytes. */
export async function makeArchive(input: ClientInput, language: ClientLanguage, generator: Generator | undefined, signal: AbortSignal, bounds?: GeneratorBounds): Promise<Uint8Array> {
  return archiveOf(folderOf(input, language.name), await makeFiles(input, language, generator, signal, bounds));
}

/** The one folder in an archive: `aurora-products-python`. */
export function folderOf({ packageName }: ClientInput, language: string): string {
  return `${packageName}-${language}`;
}

async function fromGenerator(
  input: ClientInput, { name, properties, settings, templates, document }: NonNullable<ClientLanguage['generator']>, generator: Generator | undefined, signal: AbortSignal, bounds?: GeneratorBounds,
): Promise<FileMap> {
  if (!generator) throw new Error('there is no generator');
  return generate(generator, {
    name, properties: properties(input), settings: settings?.(input) ?? {}, document: document?.(input) ?? input.document,
    templates: templates === undefined ? undefined : join(ROOT, templates),
  }, signal, bounds);
}
