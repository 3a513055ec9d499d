/**
 * Makes the archive of `make package`, which serves Razao on a machine with nothing but a libc. It holds the program in JavaScript, the
 * packages that production needs and the Node that runs them, the console as it was built, and none of what only a developer needs: mocks
 * and simulated parties, Prism, Scalar, embedded servers, tests.
 */
import { execFile } from 'node:child_process';
import { createHash, sign } from 'node:crypto';
import { chmodSync, cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { arch, platform } from 'node:os';
import { basename, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { build, type Plugin } from 'esbuild';
import { buildConsole, CONSOLE_SOURCES } from './console.ts';

const run = promisify(execFile);
const root = join(import.meta.dirname, '../..');

/** Folders and files whose TypeScript is compiled: a start on a read-only disk could not store what it compiled itself. */
const COMPILED = ['src', 'generated'];

/** Modules of the SDK that the service runs too. Their sources stay, from which tenants' clients and the page for receipts are made. */
const SHARED = ['sdk/src/receipt.ts', 'sdk/src/verify-proof.ts', 'sdk/generated/operations.ts', 'sdk/generated/method-name.ts'];

/** Other packed parts of the repository, in addition to the packages. The sources of the SDK go into tenants' clients. */
const PARTS = ['sdk', 'docs/guides', 'package.json', 'tsconfig.json', 'README.md', 'CHANGELOG.md', 'LICENSE'];

/** Files that no running process reads. Clients of tenants are made with the compiler's own types, and those of openapi-fetch. */
const NOT_READ = /\.(test\.ts|map|markdown|flow)$|\/node_modules\/(?!typescript\/|openapi-fetch\/).*\.d\.[cm]?ts$/;

/** Types, and what compiles TypeScript at a start: nothing to run. */
const NOT_NEEDED = /^node_modules\/(?:@types\/|tsx$|get-tsconfig$|resolve-pkg-maps$)/;

/** Root as owner: unpacked by root, the files must not belong to the account that has the packer's number. */
const OF_ROOT = platform() === 'linux' ? ['--owner=0', '--group=0'] : ['--uid', '0', '--gid', '0'];

const START = `#!/bin/sh
# The command line of Razao, on the Node that came with it. It becomes that process: a signal reaches it.
here=$(dirname "$(readlink -f "$0")")/..
exec "$here/node_modules/node/bin/node" "$here/src/command-line/razao.js" "$@"
`;

export interface Packed {
  /** The archive. */
  readonly file: string;
  /** Its size in bytes, and that of all it holds. */
  readonly bytes: number;
  readonly unpackedBytes: number;
}

interface Lockfile {
  readonly packages: Readonly<Record<string, { readonly dev?: boolean; readonly devOptional?: boolean; readonly link?: boolean }>>;
}

/**
 * Writes `<folder>/razao-<version>-<commit>-<system>.tar.gz`.
 * @throws Error when a package that production needs is not installed.
 */
export async function makePackage(folder: string): Promise<Packed> {
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
  const commit = await commitOf(root);
  const name = ['razao', manifest.version, ...(commit === undefined ? [] : [commit]), platform(), arch()].join('-');
  const home = join(folder, name);
  rmSync(home, { recursive: true, force: true });
  mkdirSync(join(home, 'bin'), { recursive: true });
  for (const part of [...COMPILED, ...PARTS]) copy(join(root, part), join(home, part));
  rmSync(join(home, CONSOLE_SOURCES), { recursive: true });
  cpSync((await buildConsole()).folder, join(home, 'console'), { recursive: true });
  await compile(home);
  for (const path of productionPackages()) copy(join(root, path), join(home, path), join(root, path, 'node_modules'));
  writeFileSync(join(home, 'package.json'), `${JSON.stringify({ ...manifest, commit }, null, 2)}\n`);
  writeFileSync(join(home, 'sbom.cdx.json'), await billOfMaterials(manifest.version));
  writeFileSync(join(home, 'bin/razao'), START);
  chmodSync(join(home, 'bin/razao'), 0o755);
  mkdirSync(join(home, 'node_modules/.bin'));
  symlinkSync('../node/bin/node', join(home, 'node_modules/.bin/node'));
  // Whatever the umask was: another account runs it.
  await run('chmod', ['-R', 'u+rwX,go+rX,go-w', home]);
  const file = join(folder, `${name}.tar.gz`);
  await run('tar', [...OF_ROOT, '-czf', file, '-C', folder, name]);
  attest(file);
  const { stdout } = await run('du', ['-sk', home]);
  rmSync(home, { recursive: true });
  return { file, bytes: statSync(file).size, unpackedBytes: Number.parseInt(stdout) * 1024 };
}

/** The packages that production needs, with their licences and digests, as CycloneDX. */
async function billOfMaterials(version: string): Promise<string> {
  const asked = ['sbom', '--sbom-format=cyclonedx', '--sbom-type=application', '--omit=dev', '--package-lock-only'];
  const { stdout } = await run('npm', asked, { cwd: root, maxBuffer: 64e6 });
  const bill = JSON.parse(stdout) as { metadata: { component: object } };
  Object.assign(bill.metadata.component, { name: 'razao', version });
  return `${JSON.stringify(bill, null, 2)}\n`;
}

/** Writes the archive's digest beside it, and its signature where RAZAO_PACKAGE_KEY names a file with an Ed25519 key in PEM. */
function attest(file: string): void {
  const content = readFileSync(file);
  writeFileSync(`${file}.sha256`, `${createHash('sha256').update(content).digest('hex')}  ${basename(file)}\n`);
  const { RAZAO_PACKAGE_KEY: keyFile } = process.env;
  if (keyFile) writeFileSync(`${file}.sig`, sign(null, content, readFileSync(keyFile)));
}

/**
 * Returns the commit that a package is made of, `.modified` where files differ from it, so that no two builds share a name; undefined
 * outside of a clone.
 */
async function commitOf(clone: string): Promise<string | undefined> {
  const described = run('git', ['describe', '--always', '--abbrev=8', '--exclude=*', '--dirty=.modified'], { cwd: clone });
  return described.then(({ stdout }) => stdout.trim(), () => undefined);
}

/** Returns the lockfile's paths of the packages that production needs, without those for other systems. */
function productionPackages(): string[] {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lockfile;
  const needed = Object.entries(packages).filter(
    ([path, it]) => path !== '' && !it.dev && !it.devOptional && !it.link && !NOT_NEEDED.test(path),
  );
  return needed.map(([path]) => path).filter((path) => existsSync(join(root, path)));
}

/** @param except a folder that is left out, such as one that the lockfile lists by itself. */
function copy(from: string, to: string, except?: string): void {
  if (!existsSync(from)) throw new Error(`${relative(root, from)} is missing: run "make install"`);
  cpSync(from, to, { recursive: true, filter: (path) => path !== except && !NOT_READ.test(path) });
}

/** Puts JavaScript in the place of the package's TypeScript, and lets imports and URLs of modules name it. */
async function compile(home: string): Promise<void> {
  const files = COMPILED.flatMap((part) => typescriptUnder(join(home, part)));
  const shared = SHARED.map((file) => join(home, file));
  const { outputFiles } = await build({
    entryPoints: [...files.filter((file) => !file.endsWith('.d.ts')), ...shared],
    outbase: home, outdir: home, absWorkingDir: home, write: false, bundle: true,
    plugins: [eachFileAlone], format: 'esm', platform: 'node', target: 'node24', keepNames: true, tsconfig: join(root, 'tsconfig.json'),
    logLevel: 'silent',
  });
  for (const { path, text } of outputFiles) writeFileSync(path, text.replaceAll(
    /(new URL\("[^"]+)\.ts(", import\.meta\.url\))/g, '$1.js$2',
  ));
  for (const file of files) rmSync(file);
}

function typescriptUnder(path: string): string[] {
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts')).map((name) => join(path, name));
}

/** Files are compiled one by one: what they import stays where it is, and ours has another ending. */
const eachFileAlone: Plugin = {
  name: 'each file alone',
  setup: ({ onResolve }) => onResolve({ filter: /.*/ }, ({ kind, path }) =>
    (kind === 'entry-point' ? undefined : { path: path.replace(/^(\..*)\.ts$/, '$1.js'), external: true })),
};

if (process.argv[1] === import.meta.filename) {
  const folder = join(root, '.razao/package');
  mkdirSync(folder, { recursive: true });
  const { file, bytes, unpackedBytes } = await makePackage(folder);
  const megabytes = (size: number): string => `${Math.round(size / 1e6)} MB`;
  process.stdout.write(`${relative(root, file)}: ${megabytes(bytes)}, unpacked ${megabytes(unpackedBytes)}\n`);
}
