/**
 * Makes the clients of the whole API in Python, Go, Java and Kotlin into `.razao/sdk`, each as a folder to install and as a zip. Run by
 * `make sdk-all`, which prints their sizes; `make sdks` tries them. The SDK for TypeScript is made by `make sdk`.
 */
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  filesOf, findLanguage, folderOf, GeneratorTools, makeWholeArchive, sdkLanguages, type Generator,
} from '../onchain/portal/index.ts';

const root = join(import.meta.dirname, '../..');
/** Most bytes of a zip. */
export const WHOLE_ZIP_BYTES = 1_500_000;
/** Languages that the whole API is made in by the generator. */
export const WHOLE_LANGUAGES = sdkLanguages().filter((name) => name !== 'typescript');

export interface BuiltWhole {
  /** To install: `.razao/sdk/razao-sdk-python`. */
  readonly folder: string;
  readonly zipBytes: number;
  /** All files, unpacked. */
  readonly bytes: number;
  readonly files: number;
}

/**
 * Makes the client of one language; its folder is put in its place in one step.
 * @param into the parent of its folder and its zip.
 * @throws Error when it is larger than it may be; BuildError.
 */
export async function buildWhole(name: string, generator: Generator, into: string): Promise<BuiltWhole> {
  const language = findLanguage(name);
  if (!language) throw new Error(`there is no language ${name}`);
  const zip = await makeWholeArchive(language, generator);
  if (zip.length > WHOLE_ZIP_BYTES) throw new Error(`${name}: ${zip.length} bytes, ${WHOLE_ZIP_BYTES} are the most`);
  const files = filesOf(zip);
  const folder = join(into, folderOf({ packageName: 'razao-sdk' }, name));
  rmSync(`${folder}.new`, { recursive: true, force: true });
  for (const [path, content] of files) {
    mkdirSync(dirname(join(`${folder}.new`, path)), { recursive: true });
    writeFileSync(join(`${folder}.new`, path), content);
  }
  rmSync(folder, { recursive: true, force: true });
  renameSync(`${folder}.new`, folder);
  writeFileSync(`${folder}.zip`, zip);
  return { folder, zipBytes: zip.length, bytes: [...files.values()].reduce((sum, { length }) => sum + length, 0), files: files.size };
}

async function findGenerator(): Promise<Generator> {
  const tools = new GeneratorTools({
    java: process.env['RAZAO_JAVA'], environment: process.env, folder: join(root, '.razao/clients'), fetches: true,
    now: () => performance.now(), say: (line) => { process.stderr.write(`${line}\n`); },
  });
  await tools.look();
  await tools.idle();
  const found = await tools.look();
  if (found.state !== 'READY') throw new Error('Java 11 or later and the generator are missing, and cannot be fetched');
  return found.generator;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const generator = await findGenerator();
  for (const name of WHOLE_LANGUAGES) {
    const { folder, zipBytes, bytes, files } = await buildWhole(name, generator, join(root, '.razao/sdk'));
    process.stdout.write(`${name.padEnd(8)} ${String(zipBytes).padStart(8)} bytes zipped, ${bytes} in ${files} files: ${folder}\n`);
  }
}
