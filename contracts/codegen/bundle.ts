import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundle, bundleFromString, createConfig, type Config } from '@redocly/openapi-core';
import { parse } from 'yaml';
import { domainFiles, readCatalogue, readValidationExample } from './catalogue.ts';
import type { Contract } from './contract.ts';
import { withFiles } from './example-files.ts';
import { expandPolicy } from './expand.ts';
import { generatedNotice, root, type InterfaceName } from './settings.ts';

type BundleResult = Awaited<ReturnType<typeof bundle>>;

/** Bundling must not invent names: two schemas of one name are a mistake. */
async function bundleConfig(): Promise<Config> {
  return createConfig({ extends: ['minimal'] });
}

/** The document of a result, without shared object identity. @throws Error listing what could not be resolved. */
function documentOf(result: BundleResult): Contract {
  const errors = result.problems.filter((problem) => problem.severity === 'error');
  if (errors.length > 0) {
    throw new Error(errors.map((problem) => `${problem.message} (${describe(problem.location)})`).join('\n'));
  }
  return JSON.parse(JSON.stringify(result.bundle.parsed)) as Contract;
}

function describe(locations: BundleResult['problems'][number]['location']): string {
  return locations.map((location) => `${location.source.absoluteRef}${location.pointer ?? ''}`).join(', ');
}

/** A document whose maps are in a fixed order: paths and components by name, operations as written. */
function ordered(contract: Contract): Contract {
  const sorted = <T>(map: Record<string, T>): Record<string, T> =>
    Object.fromEntries(Object.entries(map).sort(([a], [b]) => (a < b ? -1 : 1)));
  const components = Object.fromEntries(
    Object.entries(contract.components ?? {})
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([kind, map]) => [kind, sorted(map as Record<string, unknown>)])
  );
  return { ...contract, paths: sorted(contract.paths) as Contract['paths'], components };
}

/**
 * One interface as one document: every file folded in, and the answers that follow from the policy written out
 * (see expand.ts).
 * @throws Error when a reference points nowhere or an error code is not in the catalogue.
 */
export async function bundleInterface(interfaceName: InterfaceName): Promise<Contract> {
  const result = await bundle({
    ref: join(root, 'contracts', `${interfaceName}.yaml`),
    config: await bundleConfig(),
    componentRenamingConflicts: 'error',
  });
  const contract = expandPolicy(withFiles(documentOf(result)), readCatalogue(), readValidationExample());
  return ordered({ ...contract, 'x-generated': generatedNotice } as Contract);
}

/** The data of every event type, as a document of schemas, each with its `x-event`. */
export async function bundleEvents(): Promise<Contract> {
  const references = domainFiles('events.yaml').flatMap((file) =>
    Object.keys(parse(readFileSync(file, 'utf8')) as object).map(
      (name) => [name, { $ref: `${pathToFileURL(file).pathname}#/${name}` }] as const
    )
  );
  const index = {
    openapi: '3.0.3',
    info: { title: 'Razao events', version: '1', description: 'The `data` of each event type.' },
    paths: {},
    components: { schemas: Object.fromEntries(references) },
  };
  const result = await bundleFromString({
    source: JSON.stringify(index),
    absoluteRef: join(root, 'contracts', 'events.json'),
    config: await bundleConfig(),
    componentRenamingConflicts: 'error',
  });
  return ordered({ ...documentOf(result), 'x-generated': generatedNotice } as Contract);
}
