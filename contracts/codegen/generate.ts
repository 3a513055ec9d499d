import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundleEvents, bundleInterface } from './bundle.ts';
import { readCatalogue } from './catalogue.ts';
import type { Contract } from './contract.ts';
import { emitBundleSchema } from './emit-bundle-schema.ts';
import { emitErrors } from './emit-errors.ts';
import { emitEvents } from './emit-events.ts';
import { emitModels } from './emit-models.ts';
import { emitManifest, emitPaths } from './emit-operations.ts';
import { differing, writeFiles } from './files.ts';
import { withCodeSamples } from './sdk/code-samples.ts';
import { emitSdk } from './sdk/emit-sdk.ts';
import { groupsOf } from './sdk/names.ts';
import { asPublished } from './published.ts';
import { interfaceNames, root, servers, type InterfaceName } from './settings.ts';
import { tsoaOutput } from './tsoa.ts';

/** The folder that `make generate` writes and checks. */
export const generatedFolder = join(root, 'generated');
/** The SDK's part, in its package. */
export const sdkFolder = join(root, 'sdk/generated');

function printed(document: Contract): string {
  return `${JSON.stringify(document, null, 2)}\n`;
}

/** A contract as the service and its own generators read it, and as it is published for everybody's. */
function documents(name: string, contract: Contract): [name: string, text: string][] {
  const published = asPublished(contract);
  const reachable = name === 'events' ? published : { ...published, servers };
  return [[`contracts/${name}.json`, printed(contract)], [`${name}.openapi.json`, printed(reachable)]];
}

interface Emitted {
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
    ['events.ts', emitEvents(events)],
    ['core/operations.ts', await emitPaths(core)],
    ['command/operations.ts', await emitPaths(command)],
  ]);
  return { own, sdk };
}

/** The specifications that tsoa reads from the controllers, named as in `emitAll`; none for an interface without controllers. */
async function emitTsoa(log: (line: string) => void): Promise<Map<string, string>> {
  const texts = new Map<string, string>();
  for (const interfaceName of interfaceNames) {
    const output = await tsoaOutput(interfaceName);
    if (!output) log(`${interfaceName}: no controllers yet, tsoa left out`);
    for (const [name, text] of Object.entries(output ?? {})) texts.set(`${interfaceName}/${name}`, text);
  }
  return texts;
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
  writeFiles(generatedFolder, await emitTsoa(log));
}

/**
 * Compares `generated/` and `sdk/generated/` with what would be generated now, without changing anything; the examples have a check of
 * their own (test/support/emit.ts).
 * @returns names of the files that differ, are missing or should not be there.
 */
async function staleFiles(): Promise<string[]> {
  const { own, sdk } = await emitAll();
  const texts = new Map([...own, ...(await emitTsoa(() => undefined))]);
  const ours = differing(generatedFolder, texts).filter((name) => !name.startsWith('examples/'));
  return [...ours, ...differing(sdkFolder, sdk).map((name) => `sdk: ${name}`)].sort();
}

/** The command line: `generate.ts` writes, `generate.ts --check` fails with the list of stale files. */
async function main(): Promise<void> {
  if (!process.argv.includes('--check')) return generate((line) => console.log(line));
  const stale = await staleFiles();
  if (stale.length === 0) return;
  console.error(`generated/ is not what the contracts give; run \`make generate\`:\n  ${stale.join('\n  ')}`);
  process.exitCode = 1;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) await main();
