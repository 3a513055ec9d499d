import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { build, type Plugin } from 'esbuild';
import type { FileMap } from '../client-input.ts';

const SDK = join(import.meta.dirname, '../../../../../sdk');
const PARTS = { runtime: 'with-products', 'file-storage': 'file-storage', 'browser-storage': 'browser-storage' } as const;
const COMMON = { bundle: true, target: 'es2022', format: 'esm', legalComments: 'none', logLevel: 'silent', charset: 'utf8', write: false, absWorkingDir: join(SDK, '..') } as const;

let made: Promise<[string, string][]> | undefined;

/** The SDK as JavaScript and declarations: the same for all tenants of a release, and made once a process. */
export function runtimeFiles(): Promise<[string, string][]> {
  made ??= makeRuntime().catch((error: unknown) => {
    made = undefined;
    throw error;
  });
  return made;
}

async function makeRuntime(): Promise<[string, string][]> {
  const scripts = await Promise.all(Object.entries(PARTS).map(async ([name, source]): Promise<[string, string]> =>
    [`dist/${name}.js`, await bundle({ entryPoints: [join(SDK, 'src', `${source}.ts`)], external: ['openapi-fetch', 'node:*'] })]));
  return [...scripts, ...reached(await declarations())];
}

async function bundle(options: { entryPoints?: string[]; external?: string[]; stdin?: { contents: string; resolveDir: string }; minify?: boolean; plugins?: Plugin[] }): Promise<string> {
  const { outputFiles: [file] } = await build({ ...COMMON, ...options });
  return file?.text ?? '';
}

/** All that a page needs, in one file. */
export function standaloneOf(files: FileMap): Promise<string> {
  const plugin: Plugin = {
    name: 'files of the archive',
    setup: ({ onResolve, onLoad }) => {
      onResolve({ filter: /^\.\/[\w-]+\.js$/ }, ({ path }) => ({ path: `dist/${path.slice(2)}`, namespace: 'archive' }));
      onLoad({ filter: /.*/, namespace: 'archive' }, ({ path }) => ({ contents: files.get(path) ?? '', loader: 'js', resolveDir: SDK }));
    },
  };
  return bundle({ stdin: { contents: String(files.get('dist/index.js')), resolveDir: SDK }, minify: true, plugins: [plugin] });
}

/**
 * Declarations of the SDK's sources, file by file: each says the types of what it exports. They name the files they import by `.js`, as
 * consumers of every module resolution want them.
 */
async function declarations(): Promise<[string, string][]> {
  const { default: ts } = await import('typescript');
  return ['src', 'generated'].flatMap((folder) => readdirSync(join(SDK, folder)).filter((name) => /(?<!\.test)\.ts$/.test(name)).sort().map((name): [string, string] => {
    const { outputText, diagnostics = [] } = ts.transpileDeclaration(readFileSync(join(SDK, folder, name), 'utf8'), {
      fileName: name, reportDiagnostics: true, compilerOptions: { target: ts.ScriptTarget.ES2022, isolatedDeclarations: true, declaration: true, allowImportingTsExtensions: true },
    });
    const [problem] = diagnostics;
    if (problem) throw new Error(`${name}: ${ts.flattenDiagnosticMessageText(problem.messageText, ' ')}`);
    return [`dist/types/${folder}/${name.replace(/\.ts$/, '.d.ts')}`, onceEach(outputText).replace(/(from |import\()(['"])(\.[^'"]+)\.ts\2/g, '$1$2$3.js$2')];
  }));
}

/** The declarations that whoever imports a part of the package comes to: the others say nothing to anybody. */
function reached(all: readonly [string, string][]): [string, string][] {
  const texts = new Map(all);
  const found = new Set<string>();
  const visit = (path: string): void => {
    const text = texts.get(path);
    if (text === undefined || found.has(path)) return;
    found.add(path);
    for (const [, from = ''] of text.matchAll(/(?:from |import\()['"](\.[^'"]+)\.js['"]/g)) visit(posix.join(posix.dirname(path), `${from}.d.ts`));
  };
  for (const source of Object.values(PARTS)) visit(`dist/types/src/${source}.d.ts`);
  return all.filter(([path]) => found.has(path));
}

/** TypeScript 5.9 declares a method whose name is a symbol a second time, as a property, where it is asked for one file alone. */
function onceEach(text: string): string {
  return text.split('\n').filter((line) => !/^ +(?:static )?\[Symbol\.\w+\]: \(.*\) => /.test(line)).join('\n');
}
