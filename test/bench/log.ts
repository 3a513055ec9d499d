/**
 * What a log and a past balance cost where one account has ten million entries: how long the log takes to be built and signed from nothing,
 * and how long a proof of any entry and the balance at any instant take over HTTP. `--entries 100000` tries it small.
 */
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { verifyProof } from '../../sdk/src/verify-proof.ts';
import { allScopes, createClient, SigningKeys } from '../../src/domains/auth/index.ts';
import { LogWorker } from '../../src/domains/transparency/log/log-worker.ts';
import { SignedMemory } from '../../src/domains/transparency/log/signed-memory.ts';
import { systemClock } from '../../src/platform/clock.ts';
import { readConfig } from '../../src/platform/config.ts';
import { idSource } from '../../src/platform/id.ts';
import { createLog } from '../../src/platform/log.ts';
import { loadVault } from '../../src/platform/vault/keys.ts';
import { ProgressBar } from '../../src/command-line/progress-bar.ts';
import { startCluster } from './cluster.ts';
import { fillLongAccount, type LongAccount } from './long-account.ts';
import { cpuOfTree, makeBenchFolder, startService, watchOthers } from './processes.ts';
import { randomIntegers, summarize } from './sample.ts';
import { getToken, KEK, openDatabase } from './seed.ts';

const root = join(import.meta.dirname, '../..');
const random = randomIntegers(5);
const { values: options } = parseArgs({
  options: {
    entries: { type: 'string', default: '10000000' }, reads: { type: 'string', default: '2000' },
    json: { type: 'string', default: join(root, '.razao/bench-log.json') },
  },
});
const TENANT = 'bench';
const BUILT_WITHIN_SECONDS = 300;
const PROOF_P99_MS = 5;
const PROOF_BYTES = 2_500;

const folder = makeBenchFolder();
const cluster = await startCluster(folder);
const api = await startService(cluster.url, folder, false, { RAZAO_KEK: KEK, RAZAO_ROLES: 'api', MONGODB_URL: '' });
const base = `http://127.0.0.1:${api.port}`;
const database = await openDatabase(cluster.url);
const figures: Record<string, number> = {};
try {
  const book = await fill();
  await buildLog(book);
  const token = await tokenOf();
  await measureProofs(book, token);
  await measureBalances(book, token);
  writeFileSync(options.json, `${JSON.stringify(figures, null, 2)}\n`);
} finally {
  await database.close();
  await api.stop();
  await cluster.stop();
  rmSync(folder, { recursive: true, force: true });
}
judge('log, seconds', BUILT_WITHIN_SECONDS);
judge('proof, p99, ms', PROOF_P99_MS);
judge('proof, largest, bytes', PROOF_BYTES);

async function fill(): Promise<LongAccount> {
  const wanted = Number(options.entries);
  const bar = new ProgressBar();
  const tell = (made: number) => bar.show(made / wanted, `${made} entries`);
  const book = await fillLongAccount(cluster.admin, TENANT, wanted, systemClock.now(), tell);
  bar.end();
  note('filling, seconds', book.seconds);
  return book;
}

/** By the worker of the service, alone in this process: from no log to the signed checkpoint of the last entry. */
async function buildLog({ entries }: LongAccount): Promise<void> {
  const log = createLog('warn');
  const vault = loadVault(readConfig({ RAZAO_KEK: KEK }));
  const [keys, memory] = [await SigningKeys.load(database, vault, 'LOG'), await SignedMemory.open(undefined)];
  const worker = new LogWorker({ database, log, keys, memory, now: () => systemClock.now(), originOf: (tenant) => `localhost/${tenant}` });
  const [begun, ofPostgres, own, others] = [
    performance.now(), cpuOfTree(cluster.pid), process.cpuUsage(), watchOthers([process.pid, cluster.pid]),
  ];
  await worker.advance(TENANT);
  note('log, seconds', (performance.now() - begun) / 1000);
  const { user, system } = process.cpuUsage(own);
  note('log, seconds of the service\'s processor time', (user + system) / 1e6);
  note('log, seconds of Postgres\' processor time', (cpuOfTree(cluster.pid) - ofPostgres) / 1e6);
  note('processor time that others took meanwhile, share', others());
  const { rows: [built] } = await cluster.admin.query<{ signed_size: string }>(
    'select signed_size from razao.logs where tenant_id = $1', [TENANT]);
  if (Number(built?.signed_size) !== entries) throw new Error(`the log signed ${built?.signed_size} of ${entries} entries`);
}

async function tokenOf(): Promise<string> {
  const client = await createClient(database, idSource(systemClock), { tenant: TENANT, name: 'bench', scopes: allScopes });
  return getToken(base, client.client_id, client.client_secret);
}

/** Each proof is also verified, after its time was taken. */
async function measureProofs({ entries }: LongAccount, token: string): Promise<void> {
  const keys = (await read(`/transparency/${TENANT}/keys`, token, 'text/plain')).trim().split('\n');
  let largest = 0;
  const latencies = await timeReads(async () => {
    const seqNo = 1 + random(entries);
    const begun = performance.now();
    const proof = await read(`/v1/journal/entries/${seqNo}`, token, 'application/vnd.razao.proof');
    const taken = performance.now() - begun;
    largest = Math.max(largest, Buffer.byteLength(proof));
    const { size } = await verifyProof(proof, { keys });
    if (size !== entries) throw new Error(`a proof of entry ${seqNo} is of ${size} entries`);
    return taken;
  });
  noteTimes('proof', latencies);
  note('proof, largest, bytes', largest);
}

async function measureBalances({ account, entries, tenant }: LongAccount, token: string): Promise<void> {
  const { rows: [span] } = await cluster.admin.query<{ first: Date; last: Date }>(
    'select min(committed_at) as first, max(committed_at) as last from razao.journal_entries where tenant_id = $1', [tenant]);
  if (!span) throw new Error('no entries');
  const instant = () => new Date(span.first.getTime() + (random(1e6) / 1e6) * (span.last.getTime() - span.first.getTime())).toISOString();
  const path = `/v1/accounts/${account}/balance`;
  const timed = (query: () => string) => timeReads(async () => {
    const begun = performance.now();
    await read(path + query(), token);
    return performance.now() - begun;
  });
  noteTimes('balance, live', await timed(() => ''));
  noteTimes('balance at an entry', await timed(() => `?as_of_seq=${1 + random(entries)}`));
  noteTimes('balance at an instant', await timed(() => `?as_of=${instant()}`));
}

async function read(path: string, token: string, accept = 'application/json'): Promise<string> {
  const got = await fetch(base + path, { headers: { authorization: `Bearer ${token}`, accept } });
  const text = await got.text();
  if (!got.ok) throw new Error(`${path}: ${got.status} ${text.slice(0, 500)}`);
  return text;
}

/** One after the other, after a tenth of them to warm up. */
async function timeReads(once: () => Promise<number>): Promise<Float64Array> {
  const count = Number(options.reads);
  for (let warm = 0; warm < count / 10; warm += 1) await once();
  const latencies = new Float64Array(count);
  for (let at = 0; at < count; at += 1) latencies[at] = await once();
  return latencies;
}

function noteTimes(name: string, latencies: Float64Array): void {
  const { p50, p99 } = summarize(latencies, { warmUp: 0, measured: 1 });
  note(`${name}, p50, ms`, p50);
  note(`${name}, p99, ms`, p99);
}

function note(name: string, value: number): void {
  figures[name] = value;
  process.stdout.write(`${name.padEnd(56)} ${value.toFixed(2)}\n`);
}

function judge(name: string, most: number): void {
  const value = figures[name] ?? Number.NaN;
  if (value <= most) return;
  process.stdout.write(`${name}: ${value.toFixed(2)}, of at most ${most}\n`);
  process.exitCode = 1;
}
