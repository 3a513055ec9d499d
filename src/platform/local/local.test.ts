import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { MongoClient } from 'mongodb';
import pg from 'pg';
import { ownerOf, resolveServers, startMongo, startPostgres, stopLeftovers, type LocalServer } from './index.ts';
import { processRef, waitUntilGone } from './process.ts';

const NOBODY = 65_534;
const asRoot = process.getuid?.() === 0;
const root = join(import.meta.dirname, '../../..');

const lines: string[] = [];
const log = { info: (line: string) => void lines.push(line), warn: (line: string) => void lines.push(line) };

/** One folder for all tests of a kind of server, so that only the first pays for making it. */
const dataDir = mkdtempSync(join(tmpdir(), 'razao-local-'));

beforeEach(() => lines.splice(0));
afterAll(async () => {
  await stopLeftovers(dataDir, log);
  rmSync(dataDir, { recursive: true, force: true });
});

describe.each([
  ['Postgres', startPostgres, rememberInPostgres, recallFromPostgres],
  ['MongoDB', startMongo, rememberInMongo, recallFromMongo],
] as const)('embedded %s', (name, startServer, remember, recall) => {
  const started: LocalServer[] = [];
  const start = async (options: Parameters<typeof startMongo>[0]): Promise<LocalServer> => {
    const server = await startServer(options);
    started.push(server);
    return server;
  };
  afterEach(() => Promise.all(started.splice(0).map((server) => server.stop())));

  test('a second run finds the data of the first at the same address', async () => {
    const first = await start({ dataDir, log });
    await remember(first.url, 'kept');
    await first.stop();
    expect(processRef(first.pid)).toBeUndefined();

    const second = await start({ dataDir, log });
    expect(second.url).toBe(first.url);
    expect(await recall(second.url)).toBe('kept');
    await second.stop();
  });

  test('a server whose service was killed is taken over', async () => {
    const killed = await startElsewhere(name);
    killed.child.kill('SIGKILL');
    await once(killed.child, 'exit');
    expect(processRef(killed.pid)).toBeDefined();

    const server = await start({ dataDir, log });
    expect(server.pid).toBe(killed.pid);
    expect(server.borrowed).toBe(false);
    await server.stop();
    expect(processRef(killed.pid)).toBeUndefined();
  });

  test('a server killed together with its service starts again', async () => {
    const killed = await startElsewhere(name);
    const server = processRef(killed.pid)!;
    killed.child.kill('SIGKILL');
    await once(killed.child, 'exit');
    process.kill(killed.pid, 'SIGKILL');
    await waitUntilGone(server, 5_000);

    const again = await start({ dataDir, log });
    expect(await recall(again.url)).toBe('kept');
    await again.stop();
  });

  test('a server that dies while the service lives is started again at the same address', async () => {
    const server = await start({ dataDir, log });
    const { pid } = server;
    process.kill(pid, 'SIGKILL');
    await until(async () => server.pid !== pid && (await recall(server.url)) === 'kept');
    await server.stop();
    expect(processRef(server.pid)).toBeUndefined();
  });

  test('a server that another process owns is borrowed and goes on', async () => {
    const owner = await startElsewhere(name);
    const borrowed = await start({ dataDir, log });
    expect(borrowed).toMatchObject({ borrowed: true, pid: owner.pid });
    await borrowed.stop();
    expect(processRef(owner.pid)).toBeDefined();
    expect(ownerOf(dataDir)).toBe(owner.child.pid);
    await owner.end();
    expect(processRef(owner.pid)).toBeUndefined();
  });

  test('it stays when Ctrl-C reaches the whole terminal group', async () => {
    const owner = await startElsewhere(name);
    expect(processGroup(owner.pid)).toBe(owner.pid);
    await owner.end();
  });

  (process.platform === 'linux' ? test : test.skip)('it is told none of our settings', async () => {
    process.env['RAZAO_KEK'] = 'a secret';
    const server = await start({ dataDir, log });
    expect(readFileSync(`/proc/${server.pid}/environ`, 'utf8')).not.toContain('RAZAO_KEK');
    delete process.env['RAZAO_KEK'];
    await server.stop();
  });

  test('its password is not readable by others', () => {
    const file = name === 'Postgres' ? 'postgres/data/razao.json' : 'mongo/razao.json';
    expect(statSync(join(dataDir, file)).mode & 0o077).toBe(0);
  });

  test('a data folder that cannot be used is one clear line', async () => {
    const broken = mkdtempSync(join(tmpdir(), 'razao-local-'));
    writeFileSync(join(broken, name === 'Postgres' ? 'postgres' : 'mongo'), 'a file, not a folder');
    await expect(start({ dataDir: broken, log })).rejects.toThrow(/^[^\n]+$/);
    rmSync(broken, { recursive: true });
  });
});

describe('embedded Postgres alone', () => {
  test('a pid file whose pid now belongs to another program does not block it', async () => {
    await (await startPostgres({ dataDir, log })).stop();
    const file = join(dataDir, 'postgres/data/postmaster.pid');
    writeFileSync(file, `${process.pid}\n${join(dataDir, 'postgres/data')}\n1700000000\n29999\n\n127.0.0.1\n  1 1\nready   \n`);
    chmodSync(file, 0o600);
    const server = await startPostgres({ dataDir, log });
    await server.stop();
  });

  test('commits are durable', async () => {
    const server = await startPostgres({ dataDir, log });
    for (const setting of ['fsync', 'synchronous_commit', 'full_page_writes']) {
      expect(await query(server.url, `show ${setting}`)).toEqual([{ [setting]: 'on' }]);
    }
    await server.stop();
  });

  test('a wrong password is refused', async () => {
    const server = await startPostgres({ dataDir, log });
    const wrong = new URL(server.url);
    wrong.password = 'guess';
    await expect(query(wrong.href, 'select 1')).rejects.toThrow(/password authentication failed/);
    await server.stop();
  });
});

describe('resolveServers', () => {
  test('given addresses win and nothing is started', async () => {
    const folder = join(dataDir, 'never-made');
    const given = { databaseUrl: 'postgres://elsewhere/db', mongodbUrl: 'mongodb://elsewhere/db' };
    const servers = await resolveServers({ ...given, dataDir: folder, log });
    expect(servers).toMatchObject(given);
    await servers.stop();
    expect(existsSync(folder)).toBe(false);
  });

  test('a missing MongoDB is a warning', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'razao-local-'));
    writeFileSync(join(folder, 'mongo'), 'a file, not a folder');
    const servers = await resolveServers({ databaseUrl: 'postgres://elsewhere/db', dataDir: folder, log });
    expect(servers.mongodbUrl).toBeUndefined();
    expect(lines).toEqual([expect.stringMatching(/^no MongoDB, so schedules and webhooks wait: /)]);
    rmSync(folder, { recursive: true });
  });

  test('without Postgres it fails and leaves no MongoDB behind', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'razao-local-'));
    writeFileSync(join(folder, 'postgres'), 'a file, not a folder');
    await expect(resolveServers({ dataDir: folder, log })).rejects.toThrow();
    expect(readFileSync(join(folder, 'mongo/data/mongod.lock'), 'utf8')).toBe('');
    rmSync(folder, { recursive: true });
  });
});

const canRunAsNobody = asRoot && (statSync(root).mode & 0o005) === 0o005 && !root.startsWith('/root');
(canRunAsNobody ? describe : describe.skip)('as a plain user', () => {
  test.each(['Postgres', 'MongoDB'] as const)('%s starts and stops', async (name) => {
    const folder = mkdtempSync(join(tmpdir(), 'razao-local-'));
    chmodSync(folder, 0o777);
    const owner = await startElsewhere(name, folder, { uid: NOBODY, gid: NOBODY });
    expect(statSync(`/proc/${owner.pid}`).uid).toBe(NOBODY);
    await owner.end();
    expect(processRef(owner.pid)).toBeUndefined();
    rmSync(folder, { recursive: true });
  });
});

interface Elsewhere {
  readonly child: ChildProcess;
  readonly pid: number;
  end(): Promise<void>;
}

/** Starts the same server by a process of its own, which stops it when its standard input ends. */
async function startElsewhere(name: string, folder = dataDir, account: { uid?: number; gid?: number } = {}): Promise<Elsewhere> {
  const script = `
    const { start${name === 'Postgres' ? 'Postgres' : 'Mongo'}: start } = await import('./src/platform/local/index.ts');
    const server = await start({ dataDir: ${JSON.stringify(folder)}, log: { info() {}, warn() {} } });
    console.log(server.pid);
    process.stdin.on('end', () => server.stop().then(() => process.exit())).resume();`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    cwd: root,
    env: { ...process.env, NODE_OPTIONS: '' },
    stdio: ['pipe', 'pipe', 'inherit'],
    ...account,
  });
  const [line] = (await once(createInterface(child.stdout!), 'line')) as [string];
  return {
    child,
    pid: Number(line),
    end: async () => {
      const exit = once(child, 'exit');
      child.stdin!.end();
      await exit;
    },
  };
}

function processGroup(pid: number): number {
  if (process.platform !== 'linux') return pid;
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[2]);
}

async function until(condition: () => Promise<boolean>): Promise<void> {
  const deadline = performance.now() + 15_000;
  while (!(await condition().catch(() => false))) {
    if (performance.now() > deadline) throw new Error('it did not happen in time');
    await sleep(50);
  }
}

async function query(url: string, statement: string, values: string[] = []): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query(statement, values)).rows;
  } finally {
    await client.end();
  }
}

async function rememberInPostgres(url: LocalServer['url'], word: string): Promise<void> {
  await query(url, 'create table if not exists memory (word text)');
  await query(url, 'insert into memory values ($1)', [word]);
}

async function recallFromPostgres(url: string): Promise<unknown> {
  const [row] = (await query(url, 'select word from memory')) as { word: string }[];
  return row?.word;
}

async function rememberInMongo(url: string, word: string): Promise<void> {
  await withMongo(url, (client) => client.db().collection('memory').insertOne({ word }, { writeConcern: { w: 1, journal: true } }));
}

function recallFromMongo(url: string): Promise<unknown> {
  return withMongo(url, async (client) => (await client.db().collection('memory').findOne())?.['word']);
}

async function withMongo<T>(url: string, work: (client: MongoClient) => Promise<T>): Promise<T> {
  const client = new MongoClient(url, { serverSelectionTimeoutMS: 500 });
  try {
    return await work(client);
  } finally {
    await client.close();
  }
}
