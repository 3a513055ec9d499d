import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundleInterface } from './bundle.ts';
import type { Contract, ContractOperation } from './contract.ts';
import { httpMethods, interfaceNames, root, type InterfaceName } from './settings.ts';

/** Published versions: a folder for each date, never changed afterwards. */
export const publishedFolder = join(root, 'contracts/published');

/** The part of a contract that is built: preview operations are not promised. */
export function builtPart(contract: Contract): Contract {
  const copy = structuredClone(contract);
  for (const [path, item] of Object.entries(copy.paths)) {
    for (const method of httpMethods) {
      const operation = item?.[method] as ContractOperation | undefined;
      if (!operation) continue;
      if (operation['x-status'] === 'preview') delete item?.[method];
    }
    if (!httpMethods.some((method) => item?.[method])) delete copy.paths[path];
  }
  return copy;
}

/** The newest published version of an interface, or null before the first. */
export function latestPublished(interfaceName: InterfaceName): { date: string; contract: Contract } | null {
  const date = existsSync(publishedFolder)
    ? readdirSync(publishedFolder)
        .filter((name) => /^\d{4}-\d{2}-\d{2}$/.test(name))
        .sort()
        .at(-1)
    : undefined;
  if (!date) return null;
  const file = join(publishedFolder, date, `${interfaceName}.openapi.json`);
  return existsSync(file) ? { date, contract: JSON.parse(readFileSync(file, 'utf8')) as Contract } : null;
}

/**
 * Keeps a dated snapshot of what is built.
 * @param date yyyy-mm-dd
 * @throws Error when that date was published before and differs: published versions do not change.
 */
export async function publish(date: string): Promise<string[]> {
  const written: string[] = [];
  for (const interfaceName of interfaceNames) {
    const file = join(publishedFolder, date, `${interfaceName}.openapi.json`);
    const text = `${JSON.stringify(builtPart(await bundleInterface(interfaceName)), null, 1)}\n`;
    if (existsSync(file) && readFileSync(file, 'utf8') !== text) {
      throw new Error(`${file} is published and does not change; remove it by hand if nobody has seen it`);
    }
    mkdirSync(join(publishedFolder, date), { recursive: true });
    writeFileSync(file, text);
    written.push(file);
  }
  return written;
}

/** The command line: `publish.ts [yyyy-mm-dd]`, today when left out. */
async function main(): Promise<void> {
  const date = process.argv[2] ?? new Date().toISOString().slice(0, 10);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) throw new Error(`${date} is not a date (yyyy-mm-dd)`);
  for (const file of await publish(date)) console.log(file.slice(root.length));
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  await main().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}
