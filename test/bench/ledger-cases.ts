/** Cases of the bench's first part: transfers, holds, credits and reads through HTTP, and the raw limits beside them. */
import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { present } from '../../src/platform/assert.ts';
import type { Cluster } from './cluster.ts';
import { measureCodec } from './decode.ts';
import { DUE_SCHEDULES, measureDueSchedules } from './due-schedules.ts';
import type { LoadGenerator } from './generator.ts';
import { POLICIES } from './limits.ts';
import type { LoadJob } from './load.ts';
import { cpuOf, cpuOfTree, type BenchedService, type Helper } from './processes.ts';
import { payoutRequests, PAYOUTS, untilSettled } from './payouts.ts';
import { BULK, RAW_ACCOUNTS, type RawClient, type RawKind } from './raw.ts';
import type { CaseGroup, Measured } from './report.ts';
import type { Timing } from './sample.ts';
import { PROVIDER, type Seed } from './seed.ts';

/** One thing to measure, again and again. */
export interface Case {
  readonly name: string;
  readonly group: CaseGroup;
  readonly connections: number;
  measure(timing: Timing): Promise<Measured>;
}

/** All that a run works with. */
export interface Bench {
  readonly cluster: Cluster;
  readonly service: BenchedService;
  readonly seed: Seed;
  /** A tenant under policies. */
  readonly limited: Seed;
  readonly load: LoadGenerator;
  /** The generator in Node; the same as `load` where there is no wrk. */
  readonly node: LoadGenerator;
  readonly bare: { helper: Helper; ports: { express: number; http: number; transfers: number } };
  readonly raw: RawClient;
  /** Transfers answered with 2xx so far. */
  transfers: number;
  /** At most so many more were made whose answers nobody heard. */
  unheard: number;
}

/** Base for signed credits: their generator is in Node. */
export const BY_NODE = 'generator in Node';
export const LIMITED = `transfers under ${POLICIES} policies`;
export const PAID_BY_PIX = 'payments over PIX, created to FINAL';
const PAYOUT_CONNECTIONS = 64;
/** Longest time in which a round's payments are created, in seconds. */
const PAYOUT_SECONDS = 60;
const CATCH_UP_MS = 120_000;
/** As many batches at once as the raw statement that they are held against. */
export const BATCH_CONNECTIONS = 4;

/** Compared cases are neighbours: they run under the same conditions of the machine. */
export function allCases(bench: Bench): Case[] {
  return [
    rawCase(bench, 'raw SQL', 'transfer', 1), loadCase(bench, 'transfers', 'transfer', 1),
    rawCase(bench, 'raw SQL', 'transfer', 16), loadCase(bench, 'transfers', 'transfer', 16),
    rawCase(bench, 'raw SQL', 'transfer', 64), loadCase(bench, 'transfers', 'transfer', 64), ceilingCase(bench),
    ...(bench.node === bench.load ? [] : [loadCase(bench, `transfers, ${BY_NODE}`, 'transfer', 64, { by: bench.node })]),
    limitedCase(bench),
    rawCase(bench, 'raw SQL, hot account', 'hot', 64), loadCase(bench, 'transfers, hot account', 'hot', 64),
    loadCase(bench, 'holds placed and captured', 'hold', 64),
    loadCase(bench, 'Pix credits, signed', 'credit', 64),
    rawCase(bench, `raw SQL, ${BULK} by one statement`, 'bulk', 1), rawCase(bench, `raw SQL, ${BULK} by one statement`, 'bulk', 4),
    batchCase(bench, 100, true), batchCase(bench, 100, false), batchCase(bench, 500, true), batchCase(bench, 500, false),
    bareCase(bench, 'bare Express', 'express', 16), loadCase(bench, 'balances', 'balance', 16),
    bareCase(bench, 'bare Express', 'express', 64), loadCase(bench, 'balances', 'balance', 64),
    bareCase(bench, 'bare node:http', 'http', 64),
    { name: 'codes read, without HTTP', group: 'decode', connections: 0, measure: async (time) => measureCodec(time) },
    loadCase(bench, 'codes decoded', 'decode', 16), loadCase(bench, 'codes decoded', 'decode', 64),
    scheduleCase(bench), payoutCase(bench),
  ];
}

function rawCase(bench: Bench, name: string, kind: RawKind, clients: number): Case {
  return {
    name: `${name}, ${clients}`, group: 'raw', connections: clients,
    measure: (time) => bench.raw.measure({ url: bench.cluster.url, kind, clients, timing: time }),
  };
}

/** Rate and cost are of transfers, latencies of requests. */
function batchCase(bench: Bench, size: number, atomic: boolean): Case {
  return loadCase(
    bench, `transfers by ${size}, ${atomic ? 'all or none' : 'each for itself'}`, 'batch', BATCH_CONNECTIONS, { batch: { size, atomic } },
  );
}

function loadCase(
  bench: Bench, name: string, kind: 'transfer' | 'hot' | 'hold' | 'credit' | 'balance' | 'batch' | 'decode', connections: number,
  { batch, by = bench.load }: { readonly batch?: LoadJob['batch']; readonly by?: LoadGenerator } = {},
): Case {
  const isWrite = kind !== 'balance' && kind !== 'decode';
  return {
    name: `${name}, ${connections}`, group: isWrite ? 'transfer' : kind === 'decode' ? 'decode' : 'balance', connections,
    measure: async (time) => {
      const [serviceBefore, postgresBefore] = [cpuOf(bench.service.pid), cpuOfTree(bench.cluster.pid)];
      const { sample, answered, unheard, cpu } = await putLoad({ ...bench, load: by }, kind, connections, bench.service.port, time, batch);
      const done = answered * (batch?.size ?? 1);
      const cost = {
        service: (cpuOf(bench.service.pid) - serviceBefore) / done,
        postgres: (cpuOfTree(bench.cluster.pid) - postgresBefore) / done,
        generator: cpu / done,
      };
      if (!isWrite) return { ...sample, cost };
      if (kind !== 'hold' && kind !== 'credit') {
        bench.transfers += done;
        bench.unheard += unheard * (batch?.size ?? 1);
      }
      return { ...sample, cost, catchUp: await catchUp(bench.cluster) };
    },
  };
}

/** The transfers at 64 in a tenant where every account is under policies. */
function limitedCase(bench: Bench): Case {
  return loadCase({ ...bench, seed: bench.limited }, LIMITED, 'transfer', 64);
}

/** Its rate is executions a second, its latencies are from the instant that all are due; each has its own, so the slowest is the whole. */
function scheduleCase(bench: Bench): Case {
  return {
    name: `due schedules, ${DUE_SCHEDULES}`, group: 'schedule', connections: 0,
    measure: async () => {
      const [serviceBefore, postgresBefore] = [cpuOf(bench.service.pid), cpuOfTree(bench.cluster.pid)];
      const sample = await measureDueSchedules(bench.cluster, bench.seed.accounts);
      bench.transfers += DUE_SCHEDULES;
      const cost = {
        service: (cpuOf(bench.service.pid) - serviceBefore) / DUE_SCHEDULES,
        postgres: (cpuOfTree(bench.cluster.pid) - postgresBefore) / DUE_SCHEDULES, generator: Number.NaN,
      };
      return { ...sample, cost };
    },
  };
}

/** Its rate is payments settled a second, its latencies are from a payment's creation to its end; the bank's own work counts for nobody. */
function payoutCase(bench: Bench): Case {
  return {
    name: PAID_BY_PIX, group: 'schedule', connections: PAYOUT_CONNECTIONS,
    measure: async () => {
      const [serviceBefore, postgresBefore] = [cpuOf(bench.service.pid), cpuOfTree(bench.cluster.pid)];
      const { rows: [row] } = await bench.cluster.admin.query<{ now: Date }>('select clock_timestamp() as now');
      const { cpu } = await bench.node.put({
        kind: 'given', connections: PAYOUT_CONNECTIONS, port: bench.service.port, run: randomBytes(8).toString('hex'),
        token: bench.seed.token, accounts: bench.seed.accounts,
        given: { requests: payoutRequests(bench.seed.accounts), isOnce: true }, timing: { warmUp: 0, measured: PAYOUT_SECONDS },
      });
      const sample = await untilSettled(bench.cluster, present(row, 'the time of the database').now);
      const cost = {
        service: (cpuOf(bench.service.pid) - serviceBefore) / PAYOUTS,
        postgres: (cpuOfTree(bench.cluster.pid) - postgresBefore) / PAYOUTS, generator: cpu / PAYOUTS,
      };
      return { ...sample, cost, catchUp: await catchUp(bench.cluster) };
    },
  };
}

function bareCase(bench: Bench, name: string, server: 'express' | 'http', connections: number): Case {
  return {
    name: `${name}, ${connections}`, group: 'bare', connections,
    measure: async (time) => {
      const before = bench.bare.helper.cpu();
      const { sample, answered, cpu } = await putLoad(bench, 'plain', connections, bench.bare.ports[server], time);
      const cost = { service: (bench.bare.helper.cpu() - before) / answered, postgres: Number.NaN, generator: cpu / answered };
      return { ...sample, cost };
    },
  };
}

/** The rate of Express with group commit and no other guarantee, on the rows and the function of raw SQL. */
function ceilingCase(bench: Bench): Case {
  return {
    name: 'bare group commit over Express, 64', group: 'raw', connections: 64,
    measure: async (time) => {
      const [serviceBefore, postgresBefore] = [bench.bare.helper.cpu(), cpuOfTree(bench.cluster.pid)];
      const accounts = Array.from({ length: RAW_ACCOUNTS }, (_, index) => String(index + 1));
      const { sample, answered, cpu } = await putLoad(
        { ...bench, seed: { ...bench.seed, accounts } }, 'transfer', 64, bench.bare.ports.transfers, time,
      );
      const cost = {
        service: (bench.bare.helper.cpu() - serviceBefore) / answered,
        postgres: (cpuOfTree(bench.cluster.pid) - postgresBefore) / answered, generator: cpu / answered,
      };
      return { ...sample, cost };
    },
  };
}

export function putLoad(
  { seed: { token, accounts, pixKeys }, load }: Bench, kind: LoadJob['kind'], connections: number, port: number, time: Timing,
  batch?: LoadJob['batch'],
) {
  return load.put({
    kind, connections, port, timing: time, run: randomBytes(8).toString('hex'), token, accounts, provider: PROVIDER,
    ...(pixKeys && { pixKeys }), ...(batch && { batch }),
  });
}

/** Waits until the outbox's consumers have read all events. @returns seconds. */
export async function catchUp({ admin }: Cluster): Promise<number> {
  const begin = performance.now();
  while (performance.now() - begin < CATCH_UP_MS) {
    const { rows } = await admin.query<{ behind: string | null }>(
      'select max(h.commit_no - c.commit_no) as behind from razao.heads h join razao.outbox_cursors c using (tenant_id)');
    if (Number(rows[0]?.behind ?? 0) <= 0) return (performance.now() - begin) / 1000;
    await sleep(20);
  }
  throw new Error('the outbox is not read to its end');
}
