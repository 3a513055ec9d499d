/**
 * A primary that vanishes without a word: frozen, or cut off while connections stay open. Payments are answered all the same, readiness
 * reports the fault, and through a URL with both servers they continue at the promoted standby, each made once. FAULTS=all: ten rounds
 * each.
 */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import request from 'supertest';
import { verifyJournal } from '../../src/command-line/verify-journal.ts';
import { ReplicatedPostgres } from '../support/replicated-postgres.ts';
import { eventually, startTestService, TENANT, type TestService } from '../support/service.ts';
import { TcpProxy } from '../support/tcp-proxy.ts';
import { endAll } from './service-child.ts';

const ROUNDS = process.env['FAULTS'] === 'all' ? 10 : 1;
const TIMEOUT_MS = 300_000;
const PATIENCE_S = 120;
const PAYERS = 6;
const env = {
  RAZAO_ROLES: 'api', RAZAO_POSTGRES_CONNECT_SECONDS: '1', RAZAO_POSTGRES_STATEMENT_SECONDS: '3', RAZAO_POSTGRES_STALL_SECONDS: '1',
};

jest.setTimeout(TIMEOUT_MS);
const ends: (() => unknown)[] = [];
const atEnd = <T>(thing: T, end: (it: T) => unknown): T => (ends.push(() => end(thing)), thing);
beforeEach(() => { ends.length = 0; });
afterEach(() => endAll(ends));

/** Pays one centavo after the other, each under its key until it is made. */
class Payer {
  made = 0;
  readonly refusals = new Set<number>();
  #isStopped = false;
  #running: Promise<void> = Promise.resolve();

  /** @param token fetched before, since none can be had while there is no primary. */
  constructor(
    private readonly api: TestService, private readonly token: string, private readonly from: string, private readonly to: string,
  ) {}

  start(): void {
    this.#running = this.#run();
  }

  /** Resolves when its last payment is made, or once there are no answers any more. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    await this.#running;
  }

  async #run(): Promise<void> {
    while (!this.#isStopped) {
      const key = randomUUID();
      for (let status = 0; status !== 201;) {
        ({ status } = await this.api.transfer(this.from, this.to, 1, { key, token: this.token }));
        if (status !== 201) this.refusals.add(status);
      }
      this.made += 1;
    }
  }
}

interface Scene {
  readonly api: TestService;
  readonly payers: readonly Payer[];
  readonly payee: string;
}

async function payingAt(databaseUrl: string): Promise<Scene> {
  const api = atEnd(await startTestService({ databaseUrl, env }), (it) => it.stop());
  const [payer, payee] = [await api.account(100_000), await api.account()];
  const token = await api.token();
  const payers = Array.from({ length: PAYERS }, () => atEnd(new Payer(api, token, payer, payee), (it) => it.stop()));
  for (const it of payers) it.start();
  await eachPays(payers);
  return { api, payers, payee };
}

/** Resolves when each has made another payment. */
async function eachPays(payers: readonly Payer[]): Promise<void> {
  const before = payers.map(({ made }) => made);
  await eventually(async () => payers.every(({ made }, index) => made > (before[index] ?? 0)), PATIENCE_S);
}

/** Resolves when nobody is left without an answer, while nothing can be written. */
function eachIsAnswered(payers: readonly Payer[]): Promise<unknown> {
  return eventually(async () => payers.every(({ refusals }) => refusals.size > 0), PATIENCE_S);
}

const readiness = async (api: TestService) => {
  const { status, body } = await request(api.baseUrl).get('/readyz');
  return { status, reason: (body as { reason?: string }).reason ?? '' };
};
const writesStall = (api: TestService) => eventually(async () => {
  const { status, reason } = await readiness(api);
  return status === 503 && /^writes of a tenant have waited \d+ s for Postgres$/.test(reason);
}, PATIENCE_S);
const becomesReady = (api: TestService) => eventually(async () => (await readiness(api)).status === 200, PATIENCE_S);

/** All that was answered is there once, and nothing else. */
async function expectExact({ api, payers, payee }: Scene): Promise<void> {
  await Promise.all(payers.map((payer) => payer.stop()));
  expect(payers.flatMap(({ refusals }) => [...refusals]).filter((status) => status !== 503)).toEqual([]);
  expect(await api.available(payee)).toBe(payers.reduce((sum, { made }) => sum + made, 0));
  expect(await verifyJournal(api.service.database, TENANT)).toMatchObject({ ok: true });
}

/** Checks that payments are answered although nothing can be written, and continue at the standby once it is promoted. */
async function goesOnAtStandby(scene: Scene, { standby }: ReplicatedPostgres): Promise<void> {
  await writesStall(scene.api);
  await eachIsAnswered(scene.payers);
  await standby.promote();
  await eachPays(scene.payers);
  await becomesReady(scene.api);
  await expectExact(scene);
}

/** A URL with both servers, the primary at a port of its own or of a proxy. */
const withStandby = (port: number, { primary, standby }: ReplicatedPostgres): string =>
  primary.url(port).replace(`:${port}/`, `:${port},127.0.0.1:${standby.port}/`) + '?target_session_attrs=read-write';

describe.each(Array.from({ length: ROUNDS }, (_, index) => index + 1))('round %i: a primary', () => {
  it('that is frozen: payments are answered, and go on at the promoted standby', async () => {
    const servers = atEnd(await ReplicatedPostgres.start({ synchronous: true }), (it) => it.stop());
    const scene = await payingAt(withStandby(servers.primary.port, servers));
    servers.primary.freeze();
    await goesOnAtStandby(scene, servers);
  });

  it('that is cut off: payments are answered, and go on at the promoted standby', async () => {
    const servers = atEnd(await ReplicatedPostgres.start({ synchronous: true }), (it) => it.stop());
    const proxy = atEnd(await TcpProxy.open(servers.primary.port), (it) => it.close());
    const scene = await payingAt(withStandby(proxy.port, servers));
    proxy.cut();
    await goesOnAtStandby(scene, servers);
  });

  it('whose open connections alone are cut off: payments go on over others', async () => {
    const servers = atEnd(await ReplicatedPostgres.start({ synchronous: false }), (it) => it.stop());
    const proxy = atEnd(await TcpProxy.open(servers.primary.port), (it) => it.close());
    const scene = await payingAt(servers.primary.url(proxy.port));
    proxy.cut();
    proxy.mend();
    await eachPays(scene.payers);
    await becomesReady(scene.api);
    await expectExact(scene);
  });
});
