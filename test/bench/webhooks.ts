/**
 * `node --import tsx test/bench/webhooks.ts [--profile]`: from commit to receiver at 100 events a second, deliveries per
 * second to 1 and to 50 endpoints on this machine, and ledger writes with MongoDB stopped against running.
 */
import { randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { authEntities } from '../../src/domains/auth/index.ts';
import { secretContext, WebhookEndpointEntity } from '../../src/domains/events/webhooks/endpoint.entity.ts';
import { systemClock } from '../../src/platform/clock.ts';
import { Database } from '../../src/platform/db/database.ts';
import { idSource } from '../../src/platform/id.ts';
import { startMongo } from '../../src/platform/local/index.ts';
import { Vault } from '../../src/platform/secrets.ts';
import { startCluster } from './cluster.ts';
import type { LoadJob, LoadReport } from './load.ts';
import { cpuOf, Helper, startService } from './processes.ts';
import { profile, showProfile } from './profile.ts';
import type { ReceiverJob, ReceiverReport } from './receivers.ts';
import { median, summarize } from './sample.ts';
import { seed, TENANT, type Seed } from './seed.ts';

const root = join(import.meta.dirname, '../..');
const KEK = '07'.repeat(32);
const EVENTS = 10_000;
const COMMIT = 100;
const isProfiled = process.argv.includes('--profile');
const log = { info: () => undefined, warn: () => undefined };
const ids = idSource(systemClock);
const vault = new Vault(Buffer.from(KEK, 'hex'));
const stops: (() => unknown)[] = [];

try {
  await main();
} finally {
  for (const stop of stops.toReversed()) await stop();
}

async function main(): Promise<void> {
  const folder = join(root, '.razao/test', `run-${process.pid}-bench${randomBytes(4).toString('hex')}`);
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o711);
  stops.push(() => rmSync(folder, { recursive: true, force: true }));
  const cluster = await startCluster(folder);
  stops.push(() => cluster.stop());
  const mongo = await startMongo({ dataDir: folder, log });
  stops.push(() => mongo.stop());
  const service = await startService(cluster.url, folder, isProfiled, {
    MONGODB_URL: mongo.url, RAZAO_KEK: KEK, RAZAO_WEBHOOK_ALLOW_LOOPBACK: '1', RAZAO_LOG_LEVEL: 'warn',
  });
  stops.push(() => service.stop());
  const database = await Database.connect({
    url: cluster.url, entities: [...authEntities, WebhookEndpointEntity], clock: systemClock, idempotencyDays: 7, poolSize: 2,
  });
  stops.push(() => database.close());
  const receivers = new Helper('receivers.ts');
  stops.push(() => receivers.stop());
  const port = await receivers.hear<number>();
  const load = new Helper('load.ts');
  stops.push(() => load.stop());
  const seeded = await seed(database, service.port);
  const base = `http://127.0.0.1:${port}`;

  await register(database, `${base}/latency`, ['obligation.*']);
  await latency(seeded, service.port, receivers);
  await drop(database);

  for (const endpoints of [1, 50]) {
    for (let i = 0; i < endpoints; i += 1) await register(database, `${base}/${endpoints}/${i}`, ['account.frozen']);
    await throughput(database, receivers, endpoints, service);
    await drop(database);
  }

  const writes = async () => (await load.ask<LoadReport>(jobOf(seeded, service.port))).latencies.length / 4;
  await writes();
  const running = [await writes(), await writes(), await writes()];
  await mongo.stop();
  await sleep(1_000);
  const stopped = [await writes(), await writes(), await writes()];
  print(`ledger writes/s: MongoDB running ${whole(median(running))} (${running.map(whole).join(' ')}), ` +
    `stopped ${whole(median(stopped))} (${stopped.map(whole).join(' ')}), ratio ${(median(stopped) / median(running)).toFixed(2)}`);
}

/** 50 transfers a second, of two events each. */
async function latency(seeded: Seed, port: number, receivers: Helper): Promise<void> {
  const seconds = 20;
  const sent: Promise<unknown>[] = [];
  const begin = performance.now();
  for (let i = 0; i < seconds * 50; i += 1) {
    await sleep(Math.max(0, begin + i * 20 - performance.now()));
    sent.push(transfer(seeded, port, i));
  }
  await Promise.all(sent);
  const report = await receivers.ask<ReceiverReport>({ arrivals: seconds * 100, patienceMs: 60_000 } satisfies ReceiverJob);
  const { p50, p99 } = summarize(report.latencies, { warmUp: 0, measured: seconds });
  print(`commit to receiver at 100 events/s: p50 ${p50.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms; ${report.distinct} of ${seconds * 100} events, ${report.arrivals} arrivals`);
}

async function transfer({ token, accounts }: Seed, port: number, i: number): Promise<void> {
  const side = (index: number) => ({ kind: 'account', account_id: accounts[index % accounts.length] });
  const answer = await fetch(`http://127.0.0.1:${port}/v1/obligations`, {
    method: 'POST', headers: { 'authorization': `Bearer ${token}`, 'content-type': 'application/json', 'idempotency-key': `latency-${i}` },
    body: JSON.stringify({ rail: 'NATIVE', amount: { currency: 'BRL', value: 1 }, debtor: side(i), creditor: side(i + 1) }),
  });
  if (!answer.ok) throw new Error(`a transfer was answered with ${answer.status}`);
  await answer.text();
}

/** A burst: all events are announced as fast as commits go, and sent to all endpoints. */
async function throughput(database: Database, receivers: Helper, endpoints: number, service: { pid: number; inspector: string | undefined }): Promise<void> {
  const events = endpoints === 1 ? EVENTS : EVENTS / 25;
  const wanted = events * endpoints;
  const burst = async () => {
    const arrived = receivers.ask<ReceiverReport>({ arrivals: wanted, patienceMs: 120_000 } satisfies ReceiverJob);
    const [cpu, begin] = [cpuOf(service.pid), performance.now()];
    for (let done = 0; done < events; done += COMMIT) await announce(database, done);
    const report = await arrived;
    const seconds = (performance.now() - begin) / 1000;
    print(`${wanted} deliveries to ${endpoints} endpoints: ${whole(report.distinct / seconds)} /s; ${report.distinct} arrived, ${report.arrivals - report.distinct} twice, ` +
      `${seconds.toFixed(1)} s, service ${whole((cpuOf(service.pid) - cpu) / wanted)} µs each`);
    return wanted;
  };
  if (isProfiled) print(showProfile(`deliveries to ${endpoints}`, await profile(service.inspector ?? '', burst)));
  else await burst();
}

async function announce(database: Database, from: number): Promise<void> {
  await database.forTenant(TENANT).write(async ({ announce: say }) => {
    for (let i = from; i < from + COMMIT; i += 1) {
      say({ type: 'account.frozen', entityId: ids.next('acc'), version: 1n, data: { account_id: 'acc_01KJQ8P1W3Y5A7C9E1G3J5M7N9', is_frozen: true, reason: null } });
    }
    return null;
  });
}

async function register(database: Database, url: string, eventTypes: string[]): Promise<void> {
  const endpointId = ids.next('whe');
  const now = systemClock.now();
  await database.forTenant(TENANT).write(async ({ em }) => {
    const [head] = await em.execute<{ commit_no: string }[]>('select commit_no from razao.heads where tenant_id = ? for no key update', [TENANT]);
    em.create(WebhookEndpointEntity, {
      tenantId: TENANT, endpointId, url, description: null, eventTypes, enabled: true, status: 'ACTIVE', statusReason: null, suspendedAt: null,
      consecutiveFailures: 0, activeAfter: BigInt(head?.commit_no ?? 0),
      secret: vault.seal(Buffer.from(`whsec_${'a'.repeat(43)}`), secretContext(TENANT, endpointId)), kekId: vault.kekId, secretTail: 'aaaa',
      metadata: {}, version: 1n, createdAt: now, createdBy: 'bench', updatedAt: now,
    }, { persist: true });
    return null;
  });
}

async function drop(database: Database): Promise<void> {
  await database.forTenant(TENANT).write(async ({ em }) => {
    await em.nativeDelete(WebhookEndpointEntity, { tenantId: TENANT });
    return null;
  });
}

function jobOf(seeded: Seed, port: number): LoadJob {
  return { kind: 'transfer', connections: 16, port, timing: { warmUp: 1, measured: 4 }, run: randomBytes(8).toString('hex'), ...seeded };
}

function whole(value: number): string {
  return Math.round(value).toLocaleString('en-US');
}

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}
