/**
 * The keeper of the test servers: a process of its own that starts one Postgres and one MongoDB in a fresh folder, migrates the template
 * database, bundles the programs that tests start, and reports that in `servers.json` (or the failure).
 *
 * It ends with its standard input: when the test run ends, in whatever way, that pipe closes, the servers are stopped and the folder is
 * removed. It is not in the terminal's process group, so Ctrl-C reaches it the same way.
 */
import { mkdirSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { MongoClient } from 'mongodb';
import pg from 'pg';
import { migrate } from '../../src/migrations/migrate.ts';
import { ownerOf, startMongo, startPostgres, stopLeftovers } from '../../src/platform/local/index.ts';
import { processRef } from '../../src/platform/local/process.ts';
import { goByFiles } from './database-clock.ts';
import { bundlePrograms } from './programs.ts';
import { makeClusterTemplate, nodesOf } from './cluster.ts';
import { makeServerData, removeRun, serverData } from './server-data.ts';
import { programsFolder, templateDatabase, withDatabase, type TestServers } from './server-urls.ts';

const folder = process.argv[2] ?? '';
const log = { info: () => undefined, warn: (line: string) => process.stderr.write(`test servers: ${line}\n`) };

/** All of the service is loaded while the servers start. */
const modules = import('../../src/app.ts');
modules.catch(() => undefined);

const stops: (() => Promise<void>)[] = [];
let ending: Promise<void> | undefined;

mkdirSync(folder, { recursive: true, mode: 0o711 });
const dataDir = makeServerData(folder);
const started = Promise.allSettled([postgres(), mongo(), bundlePrograms(programsFolder(folder))]);
const cleaned = started.then(removeLeftovers);

process.stdin.on('end', () => void end()).on('error', () => void end()).resume();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void end());

const results = await started;
const [databaseUrl, mongodbUrl] = results;
announce({
  databaseUrl: databaseUrl.status === 'fulfilled' ? databaseUrl.value : undefined,
  mongodbUrl: mongodbUrl.status === 'fulfilled' ? mongodbUrl.value : undefined,
  error: results.flatMap((result) => (result.status === 'rejected' ? [String(result.reason)] : [])).join('; '),
});

/** A server that is given is used as it is: another version, or a cluster. */
async function postgres(): Promise<string> {
  const given = process.env['RAZAO_TEST_DATABASE_URL'];
  if (given !== undefined) {
    const nodes = await nodesOf(given);
    await (nodes.length === 0 ? makeTemplate(given) : makeClusterTemplate(given, nodes, folder));
    return given;
  }
  // A killed process loses nothing of what it gave to the operating system; only a machine that goes down does, and no test does that.
  const server = await startPostgres({ dataDir, settings: { fsync: 'off', full_page_writes: 'off', max_wal_size: '512MB' }, log });
  stops.push(() => server.stop());
  await makeTemplate(server.url);
  return server.url;
}

async function mongo(): Promise<string> {
  const given = process.env['RAZAO_TEST_MONGODB_URL'];
  if (given !== undefined) return given;
  const server = await startMongo({ dataDir, log });
  stops.push(() => server.stop());
  await removeExpiredOften(server.url);
  return server.url;
}

/** Once a minute by default: what is removed too soon by it would fail one test in hundreds. */
async function removeExpiredOften(mongodbUrl: string): Promise<void> {
  const client = await MongoClient.connect(mongodbUrl);
  await client.db('admin').command({ setParameter: 1, ttlMonitorSleepSecs: 1 });
  await client.close();
}

async function makeTemplate(adminUrl: string): Promise<void> {
  const admin = new pg.Client({ connectionString: adminUrl });
  await admin.connect();
  await admin.query(`drop database if exists ${templateDatabase}`);
  await admin.query(`create database ${templateDatabase}`);
  await admin.end();
  await migrate(withDatabase(adminUrl, templateDatabase), (await modules).LADDER.functions);
  const template = new pg.Client({ connectionString: withDatabase(adminUrl, templateDatabase) });
  await template.connect();
  await goByFiles(template, folder);
  await template.end(); // a database with a connection cannot be copied
}

/** Written under another name first: a reader never sees half of it. */
function announce(servers: TestServers): void {
  const draft = join(folder, 'servers.draft');
  writeFileSync(draft, JSON.stringify(servers), { mode: 0o600 });
  renameSync(draft, join(folder, 'servers.json'));
}

/** Stops and removes the remains of a run whose jest and keeper were both killed. */
async function removeLeftovers(): Promise<void> {
  for (const name of readdirSync(dirname(folder))) {
    const leftover = join(dirname(folder), name);
    const [, pid] = /^run-(\d+)-/.exec(name) ?? [];
    const itsData = serverData(leftover);
    if (pid === undefined || processRef(Number(pid)) !== undefined || ownerOf(itsData) !== undefined) continue;
    await stopLeftovers(itsData, log);
    if (ownerOf(itsData) === undefined) removeRun(leftover);
  }
}

/** Also ends a run shorter than the start: servers that are starting are finished first, then stopped. */
function end(): Promise<void> {
  return (ending ??= (async () => {
    await cleaned.catch(() => undefined);
    await Promise.allSettled(stops.map((stop) => stop()));
    removeRun(folder);
    process.exit(0);
  })());
}
