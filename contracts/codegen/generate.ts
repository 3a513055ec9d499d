import { readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundleEvents, bundleInterface } from './bundle.ts';
import { readCatalogue } from './catalogue.ts';
import type { Contract } from './contract.ts';
import { emitBundleSchema } from './emit-bundle-schema.ts';
import { emitErrors, emitErrorsPage, emitPortugueseErrors } from './emit-errors.ts';
import { emitEvents } from './emit-events.ts';
import { emitModels } from './emit-models.ts';
import { emitManifest, emitPaths } from './emit-operations.ts';
import {
  emitTestOutcomes, portugueseTestValuesPage, testValuesGuide, testValuesInPortuguese, testValuesPage,
} from './emit-test-values.ts';
import { differing, writeFiles } from './files.ts';
import { withCodeSamples } from './sdk/code-samples.ts';
import { emitSdk } from './sdk/emit-sdk.ts';
import { groupsOf } from './sdk/names.ts';
import { asPublished } from './published.ts';
import { emitRejectCodes } from './reject-codes.ts';
import { interfaceNames, root, servers, type InterfaceName } from './settings.ts';
import { specificationDifferences } from './specification.ts';
import { readTestValues } from './test-values.ts';
import { tsoaOutput, type TsoaOutput } from './tsoa.ts';

/** The folder that `make generate` writes and checks. */
export const generatedFolder = join(root, 'generated');
/** The SDK's part, in its package. */
export const sdkFolder = join(root, 'sdk/generated');
const guidesFolder = dirname(testValuesGuide);

function printed(document: Contract): string {
  return `${JSON.stringify(document, null, 2)}\n`;
}

/** A contract as the service and its own generators read it, and as it is published for everybody's. */
function documents(name: string, contract: Contract): [name: string, text: string][] {
  const published = asPublished(contract);
  const reachable = name === 'events' ? published : { ...published, servers };
  return [[`contracts/${name}.json`, printed(contract)], [`${name}.openapi.json`, printed(reachable)]];
}

/** Guides with generated tables: file name → its whole text. */
function guides(): Map<string, string> {
  const groups = readTestValues();
  return new Map([
    [basename(testValuesGuide), testValuesPage(groups)],
    [relative(guidesFolder, testValuesInPortuguese), portugueseTestValuesPage(groups)],
  ]);
}

interface Emitted {
  readonly contracts: Record<InterfaceName, Contract>;
  /** Below `generated/`. */
  readonly own: Map<string, string>;
  /** Below `sdk/generated/`. */
  readonly sdk: Map<string, string>;
}

/** Everything that follows from the contracts alone: file name → its text. */
export async function emitAll(): Promise<Emitted> {
  const [core, command, events] = await Promise.all([
    bundleInterface('core'),
    bundleInterface('command'),
    bundleEvents(),
  ]);
  const contracts: Record<InterfaceName, Contract> = { core, command };
  const groups = groupsOf(contracts);
  const sdk = await emitSdk(contracts, events, readCatalogue());
  const own = new Map([
    ...documents('core', withCodeSamples(core, groups)),
    ...documents('command', withCodeSamples(command, groups)),
    ...documents('events', events),
    ['bundle.schema.json', emitBundleSchema(command)],
    ['models.ts', await emitModels([core, command, events])],
    ['operations.ts', emitManifest(contracts)],
    ['errors.ts', emitErrors(readCatalogue())],
    ['errors.pt.ts', emitPortugueseErrors(readCatalogue())],
    ['error-codes.md', emitErrorsPage(readCatalogue())],
    ['error-codes.pt.md', emitErrorsPage(readCatalogue(), 'pt')],
    ['events.ts', emitEvents(events)],
    ['reject-codes.ts', emitRejectCodes()],
    ['test-values.ts', emitTestOutcomes(readTestValues())],
    ['core/operations.ts', await emitPaths(core)],
    ['command/operations.ts', await emitPaths(command)],
  ]);
  return { contracts, own, sdk };
}

/** tsoa's reading of the controllers; none for an interface without controllers. */
async function readControllers(log: (line: string) => void): Promise<Map<InterfaceName, TsoaOutput>> {
  const read = new Map<InterfaceName, TsoaOutput>();
  for (const interfaceName of interfaceNames) {
    const output = await tsoaOutput(interfaceName);
    if (output) read.set(interfaceName, output);
    else log(`${interfaceName}: no controllers yet, tsoa left out`);
  }
  return read;
}

/** The routes, named as in `emitAll`. */
function routesOf(controllers: ReadonlyMap<InterfaceName, TsoaOutput>): Map<string, string> {
  return new Map([...controllers].map(([name, { routes }]) => [`${name}/routes.ts`, routes]));
}

/**
 * Writes `generated/` and `sdk/generated/`: what follows from the contracts, then tsoa's reading of the controllers, which import it.
 * @param log receives a line for each omission.
 * @throws Error when a contract or a controller cannot be read.
 */
export async function generate(log: (line: string) => void): Promise<void> {
  const { own, sdk } = await emitAll();
  writeFiles(generatedFolder, own);
  writeFiles(sdkFolder, sdk);
  writeFiles(guidesFolder, guides());
  writeFiles(generatedFolder, routesOf(await readControllers(log)));
}

/**
 * Compares `generated/` and `sdk/generated/` with what would be generated now, and the controllers with the contracts, without changing
 * anything; the examples have a check of their own (test/support/emit.ts).
 * @returns names of the files that differ, are missing or should not be there, and differences between controllers and contracts.
 */
async function check(): Promise<{ stale: string[]; differences: string[] }> {
  const { contracts, own, sdk } = await emitAll();
  const controllers = await readControllers(() => undefined);
  const ours = differing(generatedFolder, new Map([...own, ...routesOf(controllers)])).filter((name) => !name.startsWith('examples/'));
  return {
    stale: [
      ...ours, ...differing(sdkFolder, sdk).map((name) => `sdk: ${name}`),
      ...[...guides()].filter(([name, text]) => readFileSync(join(guidesFolder, name), 'utf8') !== text).map(([name]) => `guide: ${name}`),
    ].sort(),
    differences: interfaceNames.flatMap((name) => {
      const specification = controllers.get(name)?.specification;
      return specification ? specificationDifferences(contracts[name], specification, name) : [`${name} has no controllers`];
    }),
  };
}

/** The command line: `generate.ts` writes, `generate.ts --check` fails with the list of stale files and of differences. */
async function main(): Promise<void> {
  if (!process.argv.includes('--check')) return generate((line) => console.log(line));
  const { stale, differences } = await check();
  complain('generated/ is not what the contracts give; run `make generate`', stale);
  complain('the controllers do not do what the contracts say', differences);
}

function complain(about: string, lines: readonly string[]): void {
  if (lines.length === 0) return;
  console.error(`${about}:\n  ${lines.join('\n  ')}`);
  process.exitCode = 1;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) await main();
