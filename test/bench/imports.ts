/**
 * `make import-run`: imports 100,000 parties, accounts and balances from files, twice, and exports a simulated book of 100,000 entries,
 * which other programs read. Prints times and the most memory that each command took. Fails where the import takes more than `--minutes`,
 * a balance differs from the API's, or a journal does not verify.
 */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { verifyJournal } from '../../src/command-line/verify-journal.ts';
import { allScopes, createClient, ensureTenant } from '../../src/domains/auth/index.ts';
import { decimalOf } from '../../src/platform/currencies.ts';
import { systemClock } from '../../src/platform/clock.ts';
import { idSource } from '../../src/platform/id.ts';
import { FOREIGN_PROGRAMS } from '../support/foreign-programs.ts';
import { cpfOf } from '../support/tax-ids.ts';
import { startCluster } from './cluster.ts';
import { cpuOf, cpuOfTree, startService } from './processes.ts';
import { KEK, openDatabase } from './seed.ts';
import { makeYear } from './year.ts';

const root = join(import.meta.dirname, '../..');
const { values } = parseArgs({ options: {
  rows: { type: 'string', default: '100000' }, entries: { type: 'string', default: '100000' }, minutes: { type: 'string', default: '5' },
} });
const ROWS = Number(values.rows);
const TENANT = 'moved-in';
const READERS_AT_ONCE = 16;

const folder = join(root, '.razao/test', `run-${process.pid}-imports`);
mkdirSync(folder, { recursive: true, mode: 0o711 });
const cluster = await startCluster(folder);
const service = await startService(cluster.url, folder, false, { RAZAO_KEK: KEK });
const database = await openDatabase(cluster.url);
try {
  await importAll();
  await exportAll();
} finally {
  await database.close();
  await service.stop();
  await cluster.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function importAll(): Promise<void> {
  await ensureTenant(database, TENANT);
  await writeFiles();
  const files = ['parties', 'accounts', 'balances'].flatMap((name) => [`--${name}`, file(name)]);
  const words = ['import', '--tenant', TENANT, ...files, '--json'];
  await measured('import, dry run', [...words, '--dry-run']);
  const seconds = await measured('import', words);
  if (seconds > Number(values.minutes) * 60) {
    process.stdout.write(`the import took more than ${values.minutes} minutes\n`);
    process.exitCode = 1;
  }
  await measured('import, again', words);
  await verified(TENANT, ROWS);
}

function file(name: string): string {
  return join(folder, `${name}.csv`);
}

async function writeFiles(): Promise<void> {
  await write('parties', 'party_key,type,display_name,country,tax_id', (row) => {
    return `p${row},individual,"Ana, ${row}",BR,${cpfOf(100_000_000 + row)}`;
  });
  await write('accounts', 'account_key,party_key,currency', (row) => `a${row},p${row},BRL`);
  await write('balances', 'account_key,currency,amount', (row) => `a${row},BRL,${decimalOf(BigInt(row + 1), 'BRL')}`);
}

async function write(name: string, header: string, lineOf: (row: number) => string): Promise<void> {
  const out = createWriteStream(file(name));
  out.write(`${header}\n`);
  for (let row = 0; row < ROWS; row += 1) if (!out.write(`${lineOf(row)}\n`)) await once(out, 'drain');
  out.end();
  await once(out, 'finish');
}

async function exportAll(): Promise<void> {
  const year = await makeYear(cluster.admin, 'simulated', Number(values.entries), systemClock.now());
  await cluster.admin.query('vacuum analyze');
  await verified(year.tenant, Number(values.entries));
  const wanted = await balancesOfApi(year.tenant, year.accounts, year.entries);
  for (const format of ['hledger', 'beancount', 'csv', 'parquet']) {
    await measured(`export, ${format}`, ['export', '--tenant', year.tenant, '--format', format, '--out', join(folder, format), '--json']);
  }
  for (const { name, format, probe: [command = '', ...words], readBalances } of FOREIGN_PROGRAMS) {
    if (spawnSync(command, words).status !== 0) {
      process.stdout.write(`${name} is not installed\n`);
      continue;
    }
    const began = performance.now();
    const found = readBalances(join(folder, format), true);
    const wrong = Object.entries(wanted).filter(([id, balance]) => Number(found[id] ?? 0) !== Number(balance));
    if (wrong.length > 0) throw new Error(`${name} has other balances of ${wrong.length} accounts, such as ${wrong[0]?.[0]}`);
    say(name, began, `${Object.keys(wanted).length} balances equal the API's`);
  }
}

/** Balances of accounts at a cut, as the API answers them; debits are positive. */
async function balancesOfApi(tenant: string, accounts: readonly string[], cut: number): Promise<Record<string, string>> {
  const { client_id, client_secret } = await createClient(database, idSource(systemClock), { tenant, name: 'run', scopes: allScopes });
  const base = `http://127.0.0.1:${service.port}`;
  const authorization = `Basic ${Buffer.from(`${client_id}:${client_secret}`).toString('base64')}`;
  const answer = await fetch(`${base}/auth/token`, {
    method: 'POST', headers: { authorization }, body: new URLSearchParams({ grant_type: 'client_credentials' }),
  });
  const { access_token: token } = await answer.json() as { access_token: string };
  const balances: Record<string, string> = {};
  const left = [...accounts];
  await Promise.all(Array.from({ length: READERS_AT_ONCE }, async () => {
    for (let id = left.pop(); id !== undefined; id = left.pop()) {
      const read = await fetch(`${base}/v1/accounts/${id}/balance?as_of_seq=${cut}`, { headers: { authorization: `Bearer ${token}` } });
      const { assets } = await read.json() as { assets: { symbol: string; balances: { posted: number } }[] };
      for (const { symbol, balances: { posted } } of assets) balances[id] = decimalOf(-BigInt(posted), symbol);
    }
  }));
  return balances;
}

/** Runs a command, and prints its time and the most memory that it took. @returns seconds. */
async function measured(name: string, words: readonly string[]): Promise<number> {
  const began = performance.now();
  const child = spawn(process.execPath, [join(root, 'src/command-line/razao.js'), ...words], {
    cwd: folder, stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_OPTIONS: '', DATABASE_URL: cluster.url, RAZAO_KEK: KEK, RAZAO_SANDBOX: '1' },
  });
  let printed = '';
  child.stdout.on('data', (chunk) => { printed += String(chunk); });
  let megabytes = 0;
  let busy = 0;
  const watch = new AbortController();
  const ofPostgres = cpuOfTree(cluster.pid);
  void (async () => {
    while (!watch.signal.aborted) {
      megabytes = Math.max(megabytes, mostMemoryOf(child.pid));
      busy = Math.max(busy, cpuSoFar(child.pid));
      await sleep(100);
    }
  })();
  const [code] = await once(child, 'close') as [number | null];
  watch.abort();
  const postgres = (cpuOfTree(cluster.pid) - ofPostgres) / 1e6;
  if (code !== 0) throw new Error(`${name} ended with ${code}: ${printed.slice(0, 2_000)}`);
  return say(name, began, `${megabytes} MB at most; CPU ${(busy / 1e6).toFixed(1)} s, Postgres ${postgres.toFixed(1)} s`);
}

/** Most memory of a process so far in megabytes; 0 when it has ended. Source: proc(5). */
function mostMemoryOf(pid: number | undefined): number {
  try {
    return Math.round(Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024);
  } catch {
    return 0;
  }
}

/** Processor time of a process in microseconds; 0 when it has ended. */
function cpuSoFar(pid: number | undefined): number {
  try {
    return cpuOf(pid) || 0;
  } catch {
    return 0;
  }
}

async function verified(tenant: string, atLeast: number): Promise<void> {
  const began = performance.now();
  const verdict = await verifyJournal(database, tenant);
  if (!verdict.ok || verdict.entries < atLeast) throw new Error(`the journal does not verify: ${JSON.stringify(verdict)}`);
  say(`verify ${tenant}`, began, `${verdict.entries} entries`);
}

function say(name: string, began: number, what: string): number {
  const seconds = (performance.now() - began) / 1000;
  process.stdout.write(`${name.padEnd(24)} ${seconds.toFixed(1).padStart(7)} s  ${what}\n`);
  return seconds;
}
