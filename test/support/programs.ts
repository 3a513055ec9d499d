/**
 * The programs that tests start as processes, each put into one file once per run: read through tsx, module by module, the
 * service takes four seconds of a core to load, and tests that kill it start it some hundred times.
 */
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'esbuild';

const PROGRAMS = ['../src/main.ts', 'support/service-process.ts', 'support/service-with-rail.ts', 'faults/mandate-child.ts'];

/** A module finds its files where its source lies, not where the bundle does. */
const atHome: Plugin = {
  name: 'at home',
  setup: ({ onLoad }) => onLoad({ filter: /\.ts$/ }, async ({ path }) => ({
    loader: 'ts',
    contents: (await readFile(path, 'utf8'))
      .replaceAll('import.meta.dirname', JSON.stringify(dirname(path)))
      .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href)),
  })),
};

/**
 * Writes `<folder>/<name>.js` for each program. Packages stay outside: `folder` must lie in the repository.
 * @throws when a module cannot be read or resolved.
 */
export async function bundlePrograms(folder: string): Promise<void> {
  await build({
    entryPoints: PROGRAMS.map((program) => join(import.meta.dirname, '..', program)),
    outdir: folder, entryNames: '[name]', bundle: true, splitting: true, packages: 'external',
    platform: 'node', target: 'node24', format: 'esm', keepNames: true, sourcemap: true, sourcesContent: false, logLevel: 'silent',
    plugins: [atHome],
  });
}
