/**
 * The second half of `make bench`: reads of a year's books, at two sizes, to show what grows with the journal; and the cost of a transfer
 * on each. The books are made by year.ts; everything goes through HTTP but the verification.
 */
import { randomBytes } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { verifyJournal } from '../../src/command-line/verify-journal.ts';
import { sampleJournal } from '../../src/domains/journal/index.ts';
import { allScopes, createClient } from '../../src/domains/auth/index.ts';
import { systemClock } from '../../src/platform/clock.ts';
import { idSource } from '../../src/platform/id.ts';
import { startCluster } from './cluster.ts';
import type { LoadJob, LoadReport } from './load.ts';
import { cpuOf, cpuOfTree, Helper, startService } from './processes.ts';
import { median, randomIntegers } from './sample.ts';
import { openDatabase } from './seed.ts';
import { makeYear, type Year } from './year.ts';

const root = join(import.meta.dirname, '../..');
const random = randomIntegers(11);
const { values: options } = parseArgs({
  options: {
    sizes: { type: 'string', default: '10000,1000000' }, rounds: { type: 'string', default: '50' },
    json: { type: 'string', default: join(root, '.razao/bench-books.json') },
  },
});

/** Milliseconds, unless the name gives another unit. */
type Figures = Record<string, number>;

const folder = join(root, '.razao/test', `run-${process.pid}-books`);
mkdirSync(folder, { recursive: true, mode: 0o711 });
const cluster = await startCluster(folder);
const service = await startService(cluster.url, folder, false);
const BASE = `http://127.0.0.1:${service.port}`;
const database = await openDatabase(cluster.url);
const load = new Helper('load.ts');
try {
  const found: Record<string, Figures> = {};
  for (const size of options.sizes.split(',').map(Number)) {
    const year = await makeYear(cluster.admin, `year-${size}`, size, systemClock.now());
    await cluster.admin.query('vacuum analyze');
    process.stdout.write(`made ${year.entries} entries in ${year.seconds.toFixed(1)} s\n`);
    found[size] = await measure(year);
    process.stdout.write(`${Object.entries(found[size]).map(([name, value]) => `${name.padEnd(64)} ${value.toFixed(2)}`).join('\n')}\n\n`);
  }
  writeFileSync(options.json, `${JSON.stringify(found, null, 2)}\n`);
} finally {
  await load.stop();
  await database.close();
  await service.stop();
  await cluster.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function measure(year: Year): Promise<Figures> {
  const token = await tokenOf(year.tenant);
  const get = (path: string) => read(path, token);
  const [busy = '', ordinary = ''] = year.accounts;
  const end = systemClock.now();
  const day = (back: number) => new Date(end.getTime() - back * 86_400_000).toISOString().slice(0, 10);
  const cut = () => Math.ceil((year.entries * (1 + random(98))) / 100);
  const figures: Figures = { 'making, entries a second': year.entries / year.seconds };
  await get('/v1/trial-balance');
  figures['balance, live'] = await time(() => get(`/v1/accounts/${busy}/balance`));
  figures['balance at a cut, busy account'] = await time(() => get(`/v1/accounts/${busy}/balance?as_of_seq=${cut()}`));
  figures['balance at an instant, busy account'] = await time(() => get(`/v1/accounts/${busy}/balance?as_of=${day(200)}T12:00:00Z`));
  figures['feed, a page of 50, busy account'] = await time(() => get(`/v1/accounts/${busy}/transactions`));
  figures['feed by effect, a page of 50, busy account'] = await time(() => get(
    `/v1/accounts/${busy}/transactions?effective_to=${day(100)}T12:00:00Z`,
  ));
  figures['statement of a day, ordinary account'] = await time(() => get(
    `/v1/accounts/${ordinary}/statement?from=${day(100)}&to=${day(100)}`,
  ));
  figures['trial balance'] = await time(() => get('/v1/trial-balance'));
  figures['trial balance, half a year ago'] = await time(() => get(`/v1/trial-balance?as_of_day=${day(180)}`));
  figures['GL entries, a page of 50'] = await time(() => get('/v1/gl-entries'));
  const begin = performance.now();
  const text = await get(`/v1/accounts/${busy}/statement?from=${day(365)}&to=${day(0)}`);
  figures['statement of the year, busy account, seconds'] = (performance.now() - begin) / 1000;
  const { totals, reconciliation } = JSON.parse(text) as { totals: { line_count: number }; reconciliation: { matches: boolean } };
  if (!reconciliation.matches) throw new Error('the statement of the year does not match');
  figures['statement of the year, lines'] = totals.line_count;
  const started = performance.now();
  const verdict = await verifyJournal(database, year.tenant);
  if (!verdict.ok) throw new Error(`the year does not verify: ${JSON.stringify(verdict)}`);
  figures['verification, seconds'] = (performance.now() - started) / 1000;
  figures['verification, entries a second'] = verdict.entries / ((performance.now() - started) / 1000);
  figures['verification of a sample of 2,000'] = await time(() => sampleJournal(
    database, year.tenant, 2_000, () => random(2 ** 30) / 2 ** 30,
  ), 3);
  figures['transfer at 64 connections, microseconds of processor time'] = await costOfTransfer(year, token);
  return figures;
}

async function tokenOf(tenant: string): Promise<string> {
  const client = await createClient(database, idSource(systemClock), { tenant, name: 'bench', scopes: allScopes });
  const answer = await fetch(`${BASE}/auth/token`, {
    method: 'POST',
    headers: { authorization: `Basic ${Buffer.from(`${client.client_id}:${client.client_secret}`).toString('base64')}` },
    body: new URLSearchParams({ grant_type: 'client_credentials' }),
  });
  return ((await answer.json()) as { access_token: string }).access_token;
}

async function read(path: string, token: string): Promise<string> {
  const got = await fetch(BASE + path, { headers: { authorization: `Bearer ${token}` } });
  const text = await got.text();
  if (!got.ok) throw new Error(`${path}: ${got.status} ${text.slice(0, 500)}`);
  return text;
}

/** Cost of a transfer to the service and Postgres with 64 connections, in microseconds of processor time. */
async function costOfTransfer(year: Year, token: string): Promise<number> {
  const job = (measured: number): LoadJob => ({
    kind: 'transfer', connections: 64, port: service.port, timing: { warmUp: 1, measured }, run: randomBytes(8).toString('hex'), token,
    accounts: year.accounts,
  });
  await load.ask<LoadReport>(job(8)); // until the service has been compiled
  await cluster.admin.query('checkpoint');
  const before = cpuOf(service.pid) + cpuOfTree(cluster.pid);
  const { answered, error } = await load.ask<LoadReport>(job(6));
  if (error !== undefined) throw new Error(`transfers: ${error}`);
  return (cpuOf(service.pid) + cpuOfTree(cluster.pid) - before) / answered;
}

/** The median of several rounds, in milliseconds. */
async function time(work: () => Promise<unknown>, rounds = Number(options.rounds)): Promise<number> {
  await work();
  const taken: number[] = [];
  for (let n = 0; n < rounds; n += 1) {
    const begin = performance.now();
    await work();
    taken.push(performance.now() - begin);
  }
  return median(taken);
}
