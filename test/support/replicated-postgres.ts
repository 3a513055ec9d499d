/**
 * A primary Postgres and its streaming standby, two real servers, that a test can kill, freeze, cut off, promote and rebuild. The embedded
 * Postgres has no pg_basebackup: the standby begins as a copy of the primary's data, made before either starts, and is rebuilt by the same
 * steps as pg_basebackup takes.
 */
import { execFile, execFileSync } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { LADDER } from '../../src/app.ts';
import { migrate } from '../../src/migrations/migrate.ts';
import { asAccount, serverAccount } from '../../src/platform/local/account.ts';
import { freePort, readAddress } from '../../src/platform/local/address.ts';
import { findBinaries, startPostgres } from '../../src/platform/local/postgres.ts';
import { postgresSettings } from '../../src/platform/local/postgres-settings.ts';
import {
  becomesReady, isRunning, processRef, readOrEmpty, reasonFromLog, signalQuietly, startDetached, stopProcess, waitUntilGone,
  type ProcessRef,
} from '../../src/platform/local/process.ts';
import { childrenOf } from './proc.ts';
import { serverData } from './server-data.ts';
import { eventually } from './service.ts';
import { TcpProxy } from './tcp-proxy.ts';

/** A killed server loses nothing of what it gave to the operating system, and no test takes the machine down. */
const SETTINGS = {
  ...postgresSettings, shared_buffers: '64MB', wal_buffers: '4MB', min_wal_size: '80MB', fsync: 'off', full_page_writes: 'off',
  wal_level: 'replica', max_wal_senders: '8', hot_standby: 'on',
  // In the data folder, and so gone with it when the server is killed.
  dynamic_shared_memory_type: 'mmap', wal_retrieve_retry_interval: '100ms', wal_receiver_status_interval: '1s',
};
const START_MS = 60_000;
/** Nobody needs its data: it leaves its shared memory and ends. */
const STOP_STEPS = [['SIGQUIT', 30_000], ['SIGKILL', 5_000]] as const;
const quiet = { info: () => undefined, warn: () => undefined };

/** One server of the two. */
export class PostgresNode {
  #process: ProcessRef | undefined;

  constructor(private readonly folder: string, readonly port: number, private readonly password: string) {}

  /** As the superuser, straight or through a proxy. */
  url(port = this.port): string {
    return `postgres://postgres:${this.password}@127.0.0.1:${port}/postgres`;
  }

  get isRunning(): boolean {
    return this.#process !== undefined && isRunning(this.#process);
  }

  /** @throws when it cannot be used within a minute. */
  async start(settings: Readonly<Record<string, string>> = {}): Promise<void> {
    const log = join(this.folder, 'server.log');
    const options = Object.entries({ ...SETTINGS, ...settings }).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    const data = join(this.folder, 'data');
    const args = ['-D', data, '-p', String(this.port), ...options];
    const started = startDetached(asAccount(serverAccount(data), join(findBinaries(), 'postgres'), args, [data]), log);
    this.#process = started;
    const isReady = (): boolean => /^(?:ready|standby)\s*$/m.test(readOrEmpty(join(data, 'postmaster.pid')));
    if (!(await becomesReady(started, isReady, START_MS, STOP_STEPS))) throw new Error(`Postgres did not start: ${reasonFromLog(log)}`);
  }

  /** Ends all of its processes at once, as a machine that loses its power. */
  async kill(): Promise<void> {
    const all = this.#stopped();
    for (const { pid } of all) signalQuietly(pid, 'SIGKILL');
    await Promise.all(all.map((it) => waitUntilGone(it, START_MS)));
  }

  /** Stops all of its processes where they are: connections stay open and silent. */
  freeze(): void {
    this.#stopped();
  }

  thaw(): void {
    for (const { pid } of this.#processes().toReversed()) signalQuietly(pid, 'SIGCONT');
  }

  /** Ends recovery: from then on it takes writes, on a timeline of its own. */
  async promote(): Promise<void> {
    await this.query('select pg_promote(true, 60)');
  }

  /** One statement as the superuser, over a connection of its own. */
  async query<Row extends pg.QueryResultRow>(text: string, values: unknown[] = []): Promise<Row[]> {
    const client = new pg.Client({ connectionString: this.url() });
    client.on('error', () => undefined);
    await client.connect();
    try {
      return (await client.query<Row>(text, values)).rows;
    } finally {
      await client.end().catch(() => undefined);
    }
  }

  /** Replaces its data, while it does not run, by those of another server that does: as pg_basebackup does. */
  async copyFrom(other: PostgresNode): Promise<void> {
    const data = join(this.folder, 'data');
    rmSync(data, { recursive: true, force: true });
    await other.#whileBackedUp(async () => {
      // Files that its server removes meanwhile are missing in the copy, of which cp complains.
      await promisify(execFile)('cp', ['-a', join(other.folder, 'data'), data]).catch((error: { stderr?: string }) => {
        if (!/^(cp: cannot stat .* No such file or directory\s*)+$/.test(error.stderr ?? '')) throw error;
      });
    }, (label) => this.#write('backup_label', label));
    // What belongs to the server that runs; the log is streamed.
    for (const name of ['postmaster.pid', 'postmaster.opts']) rmSync(join(data, name), { force: true });
    for (const folder of ['pg_wal', 'pg_dynshmem', 'pg_replslot']) {
      for (const { name, parentPath } of readdirSync(join(data, folder), { withFileTypes: true }).filter((it) => it.isFile()))
        rmSync(join(parentPath, name));
    }
    this.#write('standby.signal', '');
  }

  /** Postgres renames and flushes these files: they must be of its account. */
  #write(name: string, text: string): void {
    const data = join(this.folder, 'data');
    const { uid, gid } = statSync(data);
    writeFileSync(join(data, name), text);
    chownSync(join(data, name), uid, gid);
  }

  /** The backup lasts as long as its connection. */
  async #whileBackedUp(copy: () => Promise<unknown>, label: (text: string) => void): Promise<void> {
    const client = new pg.Client({ connectionString: this.url() });
    await client.connect();
    try {
      await client.query(`select pg_backup_start('standby', true)`);
      await copy();
      const { rows: [row] } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)');
      label(row?.labelfile ?? '');
    } finally {
      await client.end();
    }
  }

  /** The byte of its log up to which it has written, or as a standby has received. */
  async walPosition(): Promise<bigint> {
    const [row] = await this.query<{ at: string }>(
      `select (case when pg_is_in_recovery() then pg_last_wal_receive_lsn() else pg_current_wal_flush_lsn() end - '0/0')::text as at`);
    return BigInt(row?.at ?? 0);
  }

  async stop(): Promise<void> {
    if (!this.#process) return;
    this.thaw();
    await stopProcess(this.#process, STOP_STEPS);
  }

  /** Stops the first process before listing its children: it can start no more of them. */
  #stopped(): readonly ProcessRef[] {
    if (this.#process) signalQuietly(this.#process.pid, 'SIGSTOP');
    const all = this.#processes();
    for (const { pid } of all) signalQuietly(pid, 'SIGSTOP');
    return all;
  }

  /** The first, and its children. */
  #processes(): readonly ProcessRef[] {
    const first = this.#process;
    if (!first || !isRunning(first)) return [];
    return [first, ...childrenOf(first.pid).flatMap((pid) => processRef(pid) ?? [])];
  }
}

export interface ReplicationOptions {
  /** True when a commit waits until the standby has it on disk (`synchronous_standby_names`). */
  readonly synchronous: boolean;
}

/** Two servers: the primary's writes go to the standby through `link`, which can be cut. */
export class ReplicatedPostgres {
  private constructor(
    private readonly folder: string, public primary: PostgresNode, public standby: PostgresNode, readonly link: TcpProxy,
    private readonly password: string, private readonly synchronous: boolean,
  ) {}

  /** Starts both, with the schema of the service in the database `postgres`. Resolves once the standby streams. */
  static async start({ synchronous }: ReplicationOptions): Promise<ReplicatedPostgres> {
    const { data, password } = await preparedData();
    const folder = newFolder('replicated');
    for (const name of ['primary', 'standby']) {
      mkdirSync(join(folder, name), { mode: 0o711 });
      execFileSync('cp', ['-a', data, join(folder, name, 'data')]);
    }
    writeFileSync(join(folder, 'standby/data/standby.signal'), '');
    const primary = new PostgresNode(join(folder, 'primary'), await freePort(), password);
    const standby = new PostgresNode(join(folder, 'standby'), await freePort(), password);
    const link = await TcpProxy.open(primary.port);
    const replicated = new ReplicatedPostgres(folder, primary, standby, link, password, synchronous);
    try {
      await primary.start();
      await replicated.#follow();
    } catch (error) {
      await replicated.stop();
      throw error;
    }
    return replicated;
  }

  /** Promotes the standby of a primary that is lost: it is the primary from now on, and commits alone until a standby is rebuilt. */
  async takeOver(): Promise<void> {
    await this.standby.promote();
    [this.primary, this.standby] = [this.standby, this.primary];
  }

  /** After `takeOver`: ends the lost server and makes it the new primary's standby, by a copy of its data taken while it works. */
  async rebuildStandby(): Promise<void> {
    await this.standby.kill();
    this.link.pointTo(this.primary.port);
    await this.standby.copyFrom(this.primary);
    await this.#follow();
  }

  /** Resolves when the standby has everything that the primary has written until now. */
  async caughtUp(): Promise<void> {
    const written = await this.primary.walPosition();
    await eventually(async () => (await this.standby.walPosition()) >= written, 30);
  }

  async stop(): Promise<void> {
    await Promise.allSettled([this.primary.stop(), this.standby.stop()]);
    await this.link.close();
    rmSync(this.folder, { recursive: true, force: true });
  }

  async #follow(): Promise<void> {
    await this.standby.start({ primary_conninfo: `host=127.0.0.1 port=${this.link.port} user=postgres password=${this.password}` });
    await this.#untilStreaming();
  }

  async #untilStreaming(): Promise<void> {
    if (this.synchronous) {
      await this.primary.query(`alter system set synchronous_standby_names = '*'`);
      await this.primary.query('select pg_reload_conf()');
    }
    const wanted = this.synchronous ? 'sync' : 'async';
    await eventually(async () => {
      const rows = await this.primary.query(`select from pg_stat_replication where state = 'streaming' and sync_state = $1`, [wanted]);
      return rows.length > 0;
    }, 30);
  }
}

let prepared: Promise<{ data: string; password: string }> | undefined;

/** The data of a stopped server with the schema of the service; made once a process, and copied by each scene. */
function preparedData(): Promise<{ data: string; password: string }> {
  return (prepared ??= (async () => {
    const folder = newFolder('prepared');
    const server = await startPostgres({ dataDir: folder, settings: SETTINGS, log: quiet });
    try {
      await migrate(server.url, LADDER.functions);
    } finally {
      await server.stop();
    }
    const data = join(folder, 'postgres/data');
    const address = readAddress(join(data, 'razao.json'));
    if (!address) throw new Error('the server that was made has no address');
    return { data, password: address.password };
  })());
}

/** Makes a folder in that of the run, which is removed with it. The account of Postgres may pass through. */
export function newFolder(name: string): string {
  const folder = mkdtempSync(join(serverData(process.env['RAZAO_TEST_SERVERS'] ?? ''), `${name}-`));
  chmodSync(folder, 0o711);
  return folder;
}
