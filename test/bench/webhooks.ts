/**
 * The second part of `make bench`: from commit to receiver at 100 events a second, deliveries per second to 1 and to 50
 * endpoints on this machine, the service's memory while many events wait, and ledger writes with MongoDB stopped against
 * running.
 */
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { authEntities } from '../../src/domains/auth/index.ts';
import { secretContext, WebhookEndpointEntity } from '../../src/domains/events/webhooks/endpoint.entity.ts';
import { systemClock } from '../../src/platform/clock.ts';
import { Database } from '../../src/platform/db/database.ts';
import { idSource } from '../../src/platform/id.ts';
import { startMongo } from '../../src/platform/local/index.ts';
import { Vault } from '../../src/platform/vault/secrets.ts';
import { startCluster, type Cluster } from './cluster.ts';
import type { LoadJob, LoadReport } from './load.ts';
import { cpuOf, Helper, startService, type BenchedService } from './processes.ts';
import { profile, showProfile } from './profile.ts';
import type { ReceiverJob, ReceiverReport } from './receivers.ts';
import { median, summarize } from './sample.ts';
import { seed, TENANT, type Seed } from './seed.ts';

const KEK = '07'.repeat(32);
const EVENTS = 10_000;
const COMMIT = 100;
/** Number of waiting events, a tenth of them first, while the service's memory is measured. */
const BURST = 100_000;
const LOOK_EVERY_MS = 50;
/** Time to watch a burst after all of it has been queued, in milliseconds. */
const WATCHED_MS = 10_000;
const PATIENCE_MS = 600_000;
const log = { info: () => undefined, warn: () => undefined };
const ids = idSource(systemClock);
const vault = new Vault(Buffer.from(KEK, 'hex'));

/** Results of this part. Rates are per second, times milliseconds, memory megabytes. */
export interface WebhookFigures {
  readonly latency: {
    readonly p50: number; readonly p99: number; readonly wanted: number; readonly arrived: number; readonly twice: number;
  };
  readonly bursts: readonly {
    readonly endpoints: number; readonly deliveries: number; readonly rate: number; readonly arrived: number; readonly twice: number;
    /** Microseconds of the service's processor time. */
    readonly cost: number;
  }[];
  readonly memory: readonly { readonly events: number; readonly peak: number }[];
  readonly writes: { readonly running: readonly number[]; readonly stopped: readonly number[]; readonly ratio: number };
}

export interface WebhookBench {
  readonly folder: string;
  readonly isProfiled: boolean;
  /** Waits for the start, and stops it at the end of the run. */
  begin<T extends { stop(): Promise<void> }>(starting: Promise<T>): Promise<T>;
  print(text: string): void;
}

interface Parts {
  readonly database: Database;
  readonly service: BenchedService;
  readonly receivers: Helper;
  readonly load: Helper;
  readonly seed: Seed;
  /** Base address of the receivers. */
  readonly base: string;
  readonly cluster: Cluster;
}

export async function measureWebhooks({ folder, isProfiled, begin, print }: WebhookBench): Promise<WebhookFigures> {
  const cluster = await begin(startCluster(folder));
  const mongo = await begin(startMongo({ dataDir: folder, log }));
  const service = await begin(startService(cluster.url, folder, isProfiled, {
    MONGODB_URL: mongo.url, RAZAO_KEK: KEK, RAZAO_WEBHOOK_ALLOW_LOOPBACK: '1', RAZAO_LOG_LEVEL: 'warn',
  }));
  const database = await Database.connect({
    url: cluster.url, entities: [...authEntities, WebhookEndpointEntity], clock: systemClock, idempotencyDays: 7, poolSize: 2,
  });
  await begin(Promise.resolve({ stop: () => database.close() }));
  const receivers = await begin(Promise.resolve(new Helper('receivers.ts')));
  const port = await receivers.hear<number>();
  const load = await begin(Promise.resolve(new Helper('load.ts')));
  const parts: Parts = {
    database, service, receivers, load, cluster, seed: await seed(database, service.port), base: `http://127.0.0.1:${port}`,
  };
  print('webhooks: latency\n');
  const latencies = await latency(parts);
  const bursts = [];
  for (const endpoints of [1, 50]) {
    print(`webhooks: a burst to ${endpoints} endpoints\n`);
    bursts.push(await throughput(parts, endpoints, isProfiled ? print : undefined));
  }
  print('webhooks: memory\n');
  const memory = [await waiting(parts, BURST / 10), await waiting(parts, BURST)];
  print('webhooks: ledger writes with and without MongoDB\n');
  return { latency: latencies, bursts, memory, writes: await writesWithout(parts, () => mongo.stop()) };
}

/** The figures as a table. */
export function showWebhooks({ latency: it, bursts, memory, writes }: WebhookFigures): string {
  const rows: [string, string][] = [
    [
      'commit to receiver at 100 events/s',
      `p50 ${whole(it.p50)} ms, p99 ${whole(it.p99)} ms, ${whole(it.arrived)} of ${whole(it.wanted)} events, ${it.twice} twice`,
    ],
    ...bursts.map(({ endpoints, deliveries, rate, arrived, twice, cost }): [string, string] => [
      `${whole(deliveries)} deliveries to ${endpoints} endpoints`,
      `${whole(rate)} /s, ${whole(arrived)} arrived, ${twice} twice, service ${whole(cost)} µs each`]),
    ...memory.map(({ events, peak }): [string, string] => [
      `${whole(events)} events wait for a slow and a dead endpoint`, `service at most ${whole(peak)} MB`,
    ]),
    [
      'ledger writes/s, MongoDB running and stopped',
      `${whole(median(writes.running))} and ${whole(median(writes.stopped))}, ratio ${writes.ratio.toFixed(2)}`,
    ],
  ];
  const width = Math.max(...rows.map(([name]) => name.length));
  return rows.map(([name, text]) => `${name.padEnd(width)}  ${text}`).join('\n');
}

/** Ledger writes per second at 16 connections, while MongoDB runs and after it was stopped. */
async function writesWithout({ load, seed: seeded, service }: Parts, stopMongo: () => Promise<void>): Promise<WebhookFigures['writes']> {
  const writes = async () => (await load.ask<LoadReport>(jobOf(seeded, service.port))).latencies.length / 4;
  await writes();
  const running = [await writes(), await writes(), await writes()];
  await stopMongo();
  await sleep(1_000);
  const stopped = [await writes(), await writes(), await writes()];
  return { running, stopped, ratio: median(stopped) / median(running) };
}

/**
 * A burst to an endpoint that takes five seconds an event and to one where nobody listens: all of it is queued, hardly
 * any of it sent.
 */
async function waiting({ database, service, cluster, base }: Parts, events: number): Promise<WebhookFigures['memory'][number]> {
  await register(database, `${base}/slow`, ['account.frozen']);
  await register(database, 'http://127.0.0.1:1/dead', ['account.frozen']);
  let peak = 0;
  const looking = setInterval(() => { peak = Math.max(peak, memoryOf(service.pid)); }, LOOK_EVERY_MS);
  try {
    for (let done = 0; done < events; done += COMMIT) await announce(database, done);
    await untilQueued(cluster);
    await sleep(WATCHED_MS);
  } finally {
    clearInterval(looking);
  }
  await drop(database);
  return { events, peak };
}

async function untilQueued({ admin }: Cluster): Promise<void> {
  const deadline = performance.now() + PATIENCE_MS;
  for (;;) {
    const { rows: [row] } = await admin.query<{ behind: string }>(`
      select h.commit_no - c.commit_no as behind from razao.heads h join razao.outbox_cursors c using (tenant_id)
      where c.consumer = 'webhooks' and h.tenant_id = $1`, [TENANT]);
    if (Number(row?.behind) <= 0) return;
    if (performance.now() > deadline) throw new Error('the events were not all queued');
    await sleep(100);
  }
}

/** The memory that a process holds now, in megabytes. */
function memoryOf(pid: number): number {
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
}

/** 50 transfers a second, of two events each. */
async function latency({ database, seed: seeded, service, receivers, base }: Parts): Promise<WebhookFigures['latency']> {
  await register(database, `${base}/latency`, ['obligation.*']);
  const seconds = 20;
  const wanted = seconds * 100;
  const sent: Promise<unknown>[] = [];
  const begin = performance.now();
  for (let i = 0; i < seconds * 50; i += 1) {
    await sleep(Math.max(0, begin + i * 20 - performance.now()));
    sent.push(transfer(seeded, service.port, i));
  }
  await Promise.all(sent);
  const report = await receivers.ask<ReceiverReport>({ arrivals: wanted, patienceMs: 60_000 } satisfies ReceiverJob);
  await drop(database);
  const { p50, p99 } = summarize(report.latencies, { warmUp: 0, measured: seconds });
  return { p50, p99, wanted, arrived: report.distinct, twice: report.arrivals - report.distinct };
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

/**
 * A burst: all events are announced as fast as commits go, and sent to all endpoints.
 * @param showProfiled where a profile of it goes, if one is to be made.
 */
async function throughput(
  { database, receivers, service, base }: Parts, endpoints: number, showProfiled?: (text: string) => void,
): Promise<WebhookFigures['bursts'][number]> {
  for (let i = 0; i < endpoints; i += 1) await register(database, `${base}/${endpoints}/${i}`, ['account.frozen']);
  const events = endpoints === 1 ? EVENTS : EVENTS / 25;
  const deliveries = events * endpoints;
  const burst = async () => {
    const arrived = receivers.ask<ReceiverReport>({ arrivals: deliveries, patienceMs: 120_000 } satisfies ReceiverJob);
    const [cpu, begin] = [cpuOf(service.pid), performance.now()];
    for (let done = 0; done < events; done += COMMIT) await announce(database, done);
    const report = await arrived;
    const seconds = (performance.now() - begin) / 1000;
    return {
      endpoints, deliveries, rate: report.distinct / seconds, arrived: report.distinct, twice: report.arrivals - report.distinct,
      cost: (cpuOf(service.pid) - cpu) / deliveries,
    };
  };
  let figures: WebhookFigures['bursts'][number] | undefined;
  if (showProfiled) {
    const recorded = await profile(service.inspector ?? '', async () => {
      figures = await burst();
      return deliveries;
    });
    showProfiled(`${showProfile(`deliveries to ${endpoints}`, recorded)}\n`);
  }
  figures ??= await burst();
  await drop(database);
  return figures;
}

async function announce(database: Database, from: number): Promise<void> {
  await database.forTenant(TENANT).write(async ({ announce: say }) => {
    for (let i = from; i < from + COMMIT; i += 1) {
      say({
        type: 'account.frozen', entityId: ids.next('acc'), version: 1n,
        data: { account_id: 'acc_01KJQ8P1W3Y5A7C9E1G3J5M7N9', is_frozen: true, reason: null },
      });
    }
    return null;
  });
}

async function register(database: Database, url: string, eventTypes: string[]): Promise<void> {
  const endpointId = ids.next('whe');
  const now = systemClock.now();
  await database.forTenant(TENANT).write(async ({ em }) => {
    const [head] = await em.execute<{ commit_no: string }[]>(
      'select commit_no from razao.heads where tenant_id = ? for no key update', [TENANT],
    );
    em.create(WebhookEndpointEntity, {
      tenantId: TENANT, endpointId, url, description: null, eventTypes, enabled: true, status: 'ACTIVE', statusReason: null,
      suspendedAt: null,
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
