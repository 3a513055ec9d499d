/**
 * Builds the package: JavaScript by esbuild, types by the compiler, and a standalone file that a page can load as it is.
 * Run by `make sdk`, which packs it as well and prints how large it is.
 */
import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';

const sdk = import.meta.dirname;
const root = join(sdk, '..');
const run = promisify(execFile);
const BUDGET_BYTES = 17_000;

export interface Built {
  /** The packed file. */
  readonly tarball: string;
  /** The size of everything that a page needs, openapi-fetch included. */
  readonly minified: number;
  readonly gzipped: number;
}

/** Modules of the package that are imported by their own names. */
const PARTS = ['index', 'file-storage', 'browser-storage', 'testing', 'verify-proof', 'receipt'] as const;

/**
 * Writes the package into a folder and packs it there.
 * @throws Error when it does not compile or is larger than it may be.
 */
export async function buildSdk(folder: string): Promise<Built> {
  rmSync(folder, { recursive: true, force: true });
  const dist = join(folder, 'dist');
  const cjs = join(dist, 'cjs');
  mkdirSync(cjs, { recursive: true });
  await Promise.all([writeJavaScript(dist, cjs), writeTypes(dist)]);
  // The same declarations for both forms: the package.json beside them decides which form they describe.
  for (const part of ['src', 'generated']) cpSync(join(dist, part), join(cjs, part), { recursive: true });
  writeFileSync(join(cjs, 'package.json'), '{ "type": "commonjs" }\n');
  for (const file of ['package.json', 'README.md', 'generated/reference.md']) cpSync(join(sdk, file), join(folder, file));
  cpSync(join(root, 'LICENSE'), join(folder, 'LICENSE'));
  const standalone = readFileSync(join(dist, 'standalone.js'));
  const gzipped = gzipSync(standalone, { level: 9 }).length;
  if (gzipped > BUDGET_BYTES) throw new Error(`the SDK has ${gzipped} bytes minified and gzipped; it may have ${BUDGET_BYTES}`);
  const { stdout } = await run('npm', ['pack', '--json', '--ignore-scripts', '--offline'], { cwd: folder });
  const [packed] = JSON.parse(stdout) as { filename: string }[];
  return { tarball: join(folder, packed?.filename ?? ''), minified: standalone.length, gzipped };
}

async function writeJavaScript(dist: string, cjs: string): Promise<void> {
  const source = (name: string): string => join(sdk, 'src', `${name}.ts`);
  const common = {
    bundle: true, target: 'es2022', legalComments: 'none', logLevel: 'silent', absWorkingDir: root, sourcemap: true,
  } as const;
  const external = ['openapi-fetch', 'node:*'];
  const parts = PARTS.map(source);
  // The CommonJS form includes openapi-fetch: bundlers and Node disagree about its default export there.
  await Promise.all([
    build({ ...common, external, format: 'esm', entryPoints: parts, outdir: dist }),
    build({ ...common, external: ['node:*'], format: 'cjs', entryPoints: parts, outdir: cjs }),
    build({ ...common, format: 'esm', entryPoints: [source('index')], outfile: join(dist, 'standalone.js'), minify: true }),
  ]);
  for (const folder of [dist, cjs]) for (const file of readdirSync(folder)) if (file.endsWith('.map')) placeSources(join(folder, file));
}

/** The map contains its sources and names them by their place in the package's repository, wherever it was built. */
function placeSources(path: string): void {
  const map = JSON.parse(readFileSync(path, 'utf8')) as { sources: string[] };
  map.sources = map.sources.map((source) => relative(root, join(dirname(path), source)));
  writeFileSync(path, JSON.stringify(map));
}

/** Declarations import files by `.js`, as consumers of every module resolution require. */
async function writeTypes(dist: string): Promise<void> {
  const compiler = join(root, 'node_modules/typescript7/bin/tsc');
  await run(process.execPath, [
    compiler, '-p', sdk, '--noEmit', 'false', '--declaration', '--emitDeclarationOnly', '--singleThreaded', '--rootDir', sdk, '--outDir',
    dist,
  ])
    .catch((error: { stdout?: string }) => { throw new Error(error.stdout ?? 'the types do not compile'); });
  for (const file of readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.d.ts'))) {
    const path = join(dist, file);
    writeFileSync(path, readFileSync(path, 'utf8').replace(/(from |import\()'(\.[^']+)\.ts'/g, "$1'$2.js'").replace(
      /(from |import\()"(\.[^"]+)\.ts"/g, '$1"$2.js"',
    ));
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { tarball, minified, gzipped } = await buildSdk(join(root, '.razao/sdk'));
  process.stdout.write(`${tarball}\n${minified} bytes minified, ${gzipped} bytes gzipped (of ${BUDGET_BYTES})\n`);
}
