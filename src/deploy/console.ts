/**
 * Builds the console's files by Vite into `.razao/console`, unless they are there of the same sources. Run by `make console`, beside
 * `make run`, and by `make package`; a package holds what was built, and no Vite.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { gzipSync } from 'node:zlib';

const root = join(import.meta.dirname, '../..');
/** Folder of its sources. */
export const CONSOLE_SOURCES = 'src/interfaces/console';
const SOURCES = [CONSOLE_SOURCES, 'sdk/src', 'sdk/generated', 'package-lock.json', 'src/deploy/console.ts'];
const STAMP = 'built-of.txt';
const MANIFEST = '.vite/manifest.json';
const FIRST_CHUNKS = ['index.html', 'views/now/now.tsx'];
const FONT = /inter-latin-wght/;

/** Folder of the console in a clone. */
export const CONSOLE_FOLDER = join(root, '.razao/console');
/** Most bytes of a first load, gzipped. */
export const FIRST_LOAD_BYTES = 200_000;

export interface BuiltConsole {
  readonly folder: string;
  /** Gzipped sizes in bytes by name of file, those of the first load first. */
  readonly sizes: readonly { readonly file: string; readonly bytes: number; readonly isFirst: boolean }[];
  /** Sum of the first load: page, scripts, style and font. */
  readonly firstLoadBytes: number;
}

/**
 * Builds it, or finds it built. Whole or not at all: the folder is put in its place in one step.
 * @throws Error when it does not compile, or when its first load is larger than it may be.
 */
export async function buildConsole(folder: string = CONSOLE_FOLDER): Promise<BuiltConsole> {
  const stamp = stampOf(SOURCES);
  if (readIfThere(join(folder, STAMP)) !== stamp) await buildAnew(folder, stamp);
  const built = measure(folder);
  if (built.firstLoadBytes > FIRST_LOAD_BYTES) {
    throw new Error(`the console's first load has ${built.firstLoadBytes} bytes gzipped; it may have ${FIRST_LOAD_BYTES}`);
  }
  return built;
}

async function buildAnew(folder: string, stamp: string): Promise<void> {
  const fresh = `${folder}.${process.pid}`;
  await asProduction(async () => {
    const { build } = await import('vite');
    await build({ configFile: join(root, 'src/interfaces/console/vite.config.ts'), logLevel: 'error', build: { outDir: fresh } });
  });
  writeFileSync(join(fresh, STAMP), stamp);
  mkdirSync(join(folder, '..'), { recursive: true });
  rmSync(`${folder}.old`, { recursive: true, force: true });
  try {
    if (existsSync(folder)) renameSync(folder, `${folder}.old`);
    renameSync(fresh, folder);
  } catch (error) {
    // Another process was faster: its build is of the same sources, or of newer ones.
    rmSync(fresh, { recursive: true, force: true });
    if (!existsSync(join(folder, STAMP))) throw error;
  }
  rmSync(`${folder}.old`, { recursive: true, force: true });
}

/** Packages choose by NODE_ENV what is built of them: a test builds what is shipped. */
async function asProduction(work: () => Promise<void>): Promise<void> {
  const { NODE_ENV: before } = process.env;
  process.env['NODE_ENV'] = 'production';
  try {
    await work();
  } finally {
    if (before === undefined) delete process.env['NODE_ENV'];
    else process.env['NODE_ENV'] = before;
  }
}

/** Digest of names and contents. */
function stampOf(paths: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of paths.flatMap((path) => filesUnder(join(root, path)))) {
    hash.update(relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

function filesUnder(path: string): string[] {
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .map((name) => join(path, name))
    .filter((it) => statSync(it).isFile())
    .sort();
}

function readIfThere(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

/** A browser loads first the page, its scripts and style, the first view with what that imports, and the font of the Latin letters. */
function measure(folder: string): BuiltConsole {
  const chunks = JSON.parse(readFileSync(join(folder, MANIFEST), 'utf8')) as Record<string, Chunk>;
  const first = new Set(['index.html', ...FIRST_CHUNKS.flatMap((name) => filesOf(name, chunks))]);
  const sizes = filesUnder(folder)
    .map((path) => relative(folder, path))
    .filter((file) => file !== STAMP && file !== MANIFEST)
    .map((file) => {
      const content = readFileSync(join(folder, file));
      return {
        file,
        isFirst: first.has(file) || FONT.test(file),
        bytes: file.endsWith('.woff2') ? content.length : gzipSync(content, { level: 9 }).length,
      };
    })
    .sort((a, b) => Number(b.isFirst) - Number(a.isFirst) || b.bytes - a.bytes);
  return { folder, sizes, firstLoadBytes: sizes.filter(({ isFirst }) => isFirst).reduce((sum, { bytes }) => sum + bytes, 0) };
}

function filesOf(name: string, chunks: Readonly<Record<string, Chunk>>): string[] {
  const { file, imports = [], css = [] } = chunks[name] ?? { file: '' };
  return [file, ...css, ...imports.flatMap((it) => filesOf(it, chunks))];
}

if (process.argv[1] === import.meta.filename) {
  const { sizes, firstLoadBytes } = await buildConsole();
  if (!process.argv.includes('--quiet')) {
    const lines = sizes.map(({ file, bytes, isFirst }) => `${isFirst ? 'first' : 'later'}  ${String(bytes).padStart(7)}  ${file}`);
    process.stdout.write(`${lines.join('\n')}\nfirst load: ${firstLoadBytes} bytes gzipped (of ${FIRST_LOAD_BYTES})\n`);
  }
}
