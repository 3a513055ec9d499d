import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, posix } from 'node:path';
import type { FileMap } from '../client-input.ts';

const ROOT = join(import.meta.dirname, '../../../../..');
const SDK = join(ROOT, 'sdk');
const PACKAGES = join(ROOT, 'node_modules');
const PARTS = { runtime: 'with-products', 'file-storage': 'file-storage', 'browser-storage': 'browser-storage' } as const;
const COMMON = [
  '--bundle', '--target=es2022', '--format=esm', '--legal-comments=none', '--charset=utf8', '--log-level=error', '--color=false',
];
const LARGEST_BYTES = 64 * 1024 * 1024;

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
  const scripts = Object.entries(PARTS).map(([name, source]): [string, string] =>
    [`dist/${name}.js`, bundle(join(SDK, 'src', `${source}.ts`), '--external:openapi-fetch', '--external:node:*')]);
  return [...scripts, ...reached(await declarations())];
}

/**
 * By esbuild's own program, which has ended when this returns. Its service would be a child of the calling thread: when the thread
 * ends, nobody is left to take note of the child's end, and it stays as a defunct process.
 */
function bundle(file: string, ...options: string[]): string {
  const program = join(PACKAGES, `@esbuild/${process.platform}-${process.arch}/bin/esbuild`);
  const { error, status, stdout, stderr } = spawnSync(program, [file, ...COMMON, ...options], {
    cwd: ROOT, env: { NODE_PATH: PACKAGES }, encoding: 'utf8', maxBuffer: LARGEST_BYTES,
  });
  if (error) throw error;
  if (status !== 0) throw new Error(`esbuild could not bundle ${file}: ${stderr}`);
  return stdout;
}

/** All that a page needs, in one file. */
export function standaloneOf(files: FileMap): string {
  const folder = mkdtempSync(join(tmpdir(), 'razao-client-'));
  try {
    for (const [path, content] of files) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), content);
    }
    return bundle(join(folder, 'dist/index.js'), '--minify');
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * Declarations of the SDK's sources, file by file: each has the types of what it exports. They name the files they import by `.js`, as
 * consumers of every module resolution want them.
 */
async function declarations(): Promise<[string, string][]> {
  const { default: ts } = await import('typescript');
  return ['src', 'generated'].flatMap((folder) => readdirSync(join(SDK, folder)).filter((name) =>
    /(?<!\.test)\.ts$/.test(name)).sort().map((name): [string, string] => {
    const { outputText, diagnostics = [] } = ts.transpileDeclaration(readFileSync(join(SDK, folder, name), 'utf8'), {
      fileName: name, reportDiagnostics: true, compilerOptions: {
        target: ts.ScriptTarget.ES2022, isolatedDeclarations: true, declaration: true, allowImportingTsExtensions: true,
      },
    });
    const [problem] = diagnostics;
    if (problem) throw new Error(`${name}: ${ts.flattenDiagnosticMessageText(problem.messageText, ' ')}`);
    return [
      `dist/types/${folder}/${name.replace(/\.ts$/, '.d.ts')}`,
      onceEach(outputText).replace(/(from |import\()(['"])(\.[^'"]+)\.ts\2/g, '$1$2$3.js$2'),
    ];
  }));
}

/** Declarations that an import of a part of the package reaches: the others are not needed. */
function reached(all: readonly [string, string][]): [string, string][] {
  const texts = new Map(all);
  const found = new Set<string>();
  const visit = (path: string): void => {
    const text = texts.get(path);
    if (text === undefined || found.has(path)) return;
    found.add(path);
    for (const [, from = ''] of text.matchAll(/(?:from |import\()['"](\.[^'"]+)\.js['"]/g)) visit(posix.join(
      posix.dirname(path), `${from}.d.ts`,
    ));
  };
  for (const source of Object.values(PARTS)) visit(`dist/types/src/${source}.d.ts`);
  return all.filter(([path]) => found.has(path));
}

/** TypeScript 5.9 declares a method whose name is a symbol a second time, as a property, when it compiles one file alone. */
function onceEach(text: string): string {
  return text.split('\n').filter((line) => !/^ +(?:static )?\[Symbol\.\w+\]: \(.*\) => /.test(line)).join('\n');
}
