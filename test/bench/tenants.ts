/**
 * Many tenants in one service: each pays at a low rate, or has one connection that pays without a pause. Reports the processor time of a
 * transfer and the transactions of Postgres behind it, consumers and looks for due work included.
 *
 *     node --import tsx test/bench/tenants.ts --tenants 1000 --rate 1
 *     node --import tsx test/bench/tenants.ts --tenants 64 --rate 0 --other ../razao-before
 */
import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { AccountResponse, ObligationResponse, PartyResponseOut } from '../../generated/models.ts';
import { allScopes, createClient, ensureTenant } from '../../src/domains/auth/index.ts';
import { present } from '../../src/platform/assert.ts';
import { systemClock } from '../../src/platform/clock.ts';
import type { Database } from '../../src/platform/db/database.ts';
import { idSource } from '../../src/platform/id.ts';
import { startCluster, type Cluster } from './cluster.ts';
import { cpuOf, cpuOfTree, makeBenchFolder, startService } from './processes.ts';
import { getToken, KEK, openDatabase, postJson } from './seed.ts';

const CENTS = 1_000_000_000;
const SEEDED_AT_ONCE = 8;
const WARM_UP_MS = 3_000;

const { values: options } = parseArgs({
  options: {
    tenants: { type: 'string', default: '64' }, rate: { type: 'string', default: '1' }, seconds: { type: 'string', default: '20' },
    other: { type: 'string' },
  },
});
/** Payments a second of each tenant; 0 for as many as one connection makes. */
const RATE = Number(options.rate);

interface Tenant {
  readonly token: string;
  readonly debtor: string;
  readonly creditor: string;
}

const root = join(import.meta.dirname, '../..');
for (const [name, checkout] of [['here', root], ['other', options.other]] as const) {
  if (checkout !== undefined) await measure(name, resolve(checkout));
}

/** Has the service of a checkout serve its tenants, on a Postgres of its own. */
async function measure(name: string, checkout: string): Promise<void> {
  const folder = makeBenchFolder();
  const cluster = await startCluster(folder);
  const service = await startService(cluster.url, folder, false, { RAZAO_KEK: KEK }, checkout);
  const agent = new Agent({ keepAlive: true });
  try {
    const tenants = await seedTenants(cluster.url, service.port);
    await cluster.admin.query('analyze');
    const load = (ms: number) => (RATE > 0 ? payByRate : payWithoutPause)(agent, service.port, tenants, ms);
    await load(WARM_UP_MS);
    const before = await costs(cluster, service.pid);
    const began = performance.now();
    const waits = (await load(Number(options.seconds) * 1000)).toSorted((a, b) => a - b);
    const seconds = (performance.now() - began) / 1000;
    const after = await costs(cluster, service.pid);
    const spent = after.map((it, place) => ((it - present(before[place], 'a cost')) / waits.length).toFixed(1));
    const at = (share: number) => (waits[Math.floor(waits.length * share)] ?? Number.NaN).toFixed(1);
    process.stdout.write(`${name}, ${tenants.length} tenants: ${(waits.length / seconds).toFixed(0)} /s, p50 ${at(0.5)} ms, `
      + `p99 ${at(0.99)} ms; of a transfer: service ${spent[0]} us, Postgres ${spent[1]} us, ${spent[2]} transactions, `
      + `${spent[3]} bytes of log\n`);
  } finally {
    agent.destroy();
    await service.stop();
    await cluster.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Microseconds of the service and of Postgres, transactions, and bytes of log, so far. */
async function costs({ admin, pid }: Cluster, service: number): Promise<readonly number[]> {
  const { rows: [row] } = await admin.query<{ transactions: number; bytes: number }>(
    'select (select sum(xact_commit) from pg_stat_database)::float8 as transactions, wal_bytes::float8 as bytes from pg_stat_wal');
  return [cpuOf(service), cpuOfTree(pid), row?.transactions ?? Number.NaN, row?.bytes ?? Number.NaN];
}

async function seedTenants(url: string, port: number): Promise<Tenant[]> {
  const database = openDatabase(url);
  const made: Tenant[] = [];
  let begun = 0;
  const seed = async () => {
    while (begun < Number(options.tenants)) made.push(await seedTenant(await database, port, `tenant-${begun++}`));
  };
  await Promise.all(Array.from({ length: SEEDED_AT_ONCE }, seed));
  await (await database).close();
  return made;
}

/** A tenant with two accounts, of which the first has money. */
async function seedTenant(database: Database, port: number, tenant: string): Promise<Tenant> {
  const base = `http://127.0.0.1:${port}`;
  await ensureTenant(database, tenant);
  const client = await createClient(database, idSource(systemClock), { tenant, name: 'bench', scopes: allScopes });
  const token = await getToken(base, client.client_id, client.client_secret);
  const post = <T>(path: string, body: object) => postJson<T>(base + path, token, body);
  const { party_id } = await post<PartyResponseOut>('/v1/parties', { type: 'individual', display_name: 'Ana Souza', country: 'BR' });
  const open = () => post<AccountResponse>('/v1/accounts', { owner_party_id: party_id, type: 'CUSTOMER', currency: 'BRL' });
  const [debtor, creditor] = [(await open()).id, (await open()).id];
  const { obligation_id } = await post<ObligationResponse>('/v1/obligations', {
    rail: 'MOCK', amount: { currency: 'BRL', value: CENTS }, debtor: { kind: 'external', external_id: 'silent' },
    creditor: { kind: 'account', account_id: debtor },
  });
  await post(`/v1/obligations/${obligation_id}/resolve`, { outcome: 'SETTLED' });
  return { token, debtor, creditor };
}

/** One payment. @returns the milliseconds to its answer. @throws unless it is made. */
function pay(agent: Agent, port: number, { token, debtor, creditor }: Tenant): Promise<number> {
  const body = JSON.stringify({
    rail: 'NATIVE', amount: { currency: 'BRL', value: 1 }, debtor: { kind: 'account', account_id: debtor },
    creditor: { kind: 'account', account_id: creditor },
  });
  const headers = {
    authorization: `Bearer ${token}`, 'content-type': 'application/json', 'content-length': body.length, 'idempotency-key': randomUUID(),
  };
  const sentAt = performance.now();
  return new Promise((answered, failed) => {
    request({ agent, host: '127.0.0.1', port, method: 'POST', path: '/v1/obligations', headers }, (response) => {
      response.resume().once('end', () => {
        if (response.statusCode === 201) answered(performance.now() - sentAt);
        else failed(new Error(`a payment was answered ${response.statusCode}`));
      });
    }).once('error', failed).end(body);
  });
}

async function payWithoutPause(agent: Agent, port: number, tenants: readonly Tenant[], ms: number): Promise<number[]> {
  const end = performance.now() + ms;
  const waits: number[] = [];
  await Promise.all(tenants.map(async (tenant) => { while (performance.now() < end) waits.push(await pay(agent, port, tenant)); }));
  return waits;
}

/** Each payment is sent at its moment, whether those before it were answered or not. */
async function payByRate(agent: Agent, port: number, tenants: readonly Tenant[], ms: number): Promise<number[]> {
  const began = performance.now();
  const payments: Promise<number>[] = [];
  for (let elapsed = 0; elapsed < ms; elapsed = performance.now() - began) {
    const due = Math.floor((elapsed / 1000) * tenants.length * RATE);
    while (payments.length < due) {
      const payment = pay(agent, port, present(tenants[payments.length % tenants.length], 'a tenant'));
      payment.catch(() => undefined); // the first that failed is thrown at the end
      payments.push(payment);
    }
    await sleep(1);
  }
  return Promise.all(payments);
}
