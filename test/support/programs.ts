/**
 * The programs that tests start as processes, each put into one file once per run: read through tsx, module by module, the
 * service takes four seconds of a core to load, and tests that kill it start it some hundred times.
 */
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'esbuild';

const PROGRAMS = ['../src/main.ts', 'support/service-process.ts', 'support/service-with-rail.ts', 'faults/mandate-child.ts'];

/** Packages that read files beside their own, or are large. */
const APART = ['esbuild', 'openapi-typescript', 'pino', 'typescript', '@stoplight/*'];

/** Leaves dynamic imports, most of them large, outside the bundle: inside, they would lose their names. */
const later: Plugin = {
  name: 'later',
  setup: ({ onResolve }) => onResolve({ filter: /^[^./]/ }, ({ kind }) => (kind === 'dynamic-import' ? { external: true } : undefined)),
};

/** A module finds its files beside its source, not beside the bundle. */
const atHome: Plugin = {
  name: 'at home',
  setup: ({ onLoad }) => onLoad({ filter: /\.(ts|m?js)$/ }, async ({ path }) => {
    const source = await readFile(path, 'utf8');
    if (!source.includes('import.meta.')) return undefined;
    return {
      loader: path.endsWith('.ts') ? 'ts' : 'js',
      contents: source.replaceAll('import.meta.dirname', JSON.stringify(dirname(path))).replaceAll(
        'import.meta.url', JSON.stringify(pathToFileURL(path).href),
      ),
    };
  }),
};

/** Packages of the older form require Node's modules by this name. */
const REQUIRE = `import { createRequire as requireOf } from 'node:module'; const require = requireOf(import.meta.url);`;

/**
 * Writes `<folder>/<name>.js` for each program, packages included: reading 650 modules takes longer than the work of most programs. Some
 * packages stay outside: `folder` must be in the repository.
 * @throws when a module cannot be read or resolved.
 */
export async function bundlePrograms(folder: string): Promise<void> {
  await build({
    entryPoints: PROGRAMS.map((program) => join(import.meta.dirname, '..', program)),
    outdir: folder, entryNames: '[name]', bundle: true, splitting: true, external: APART,
    platform: 'node', target: 'node24', format: 'esm', keepNames: true, sourcemap: true, sourcesContent: false, logLevel: 'silent',
    plugins: [later, atHome], banner: { js: REQUIRE },
  });
}
