/** Losing MongoDB loses no money: transfers and payments continue, and the service reports that it is degraded. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import request from 'supertest';
import type { HealthResponse, ObligationResponse } from '../../generated/models.ts';
import { startMongo, type LocalServer } from '../../src/platform/local/index.ts';
import { eventually, startTestService, transferBody, type TestService } from '../support/service.ts';

const TIMEOUT_MS = 60_000;

/** Money moves in every way that this service knows. */
async function expectMoneyMoves(api: TestService): Promise<void> {
  const [from, to] = [await api.account(1_000), await api.account()];
  expect((await api.transfer(from, to, 100)).status).toBe(201);
  const payment = await api.ok<ObligationResponse>('createObligation', {
    body: { ...transferBody(from, to, 50), rail: 'MOCK', creditor: { kind: 'external', external_id: 'loja' } },
  });
  const settled = await eventually(async () => {
    const now = await api.ok<ObligationResponse>('getObligation', { path: { obligation_id: payment.obligation_id } });
    return now.state === 'FINAL' && now;
  });
  expect(settled.resolution_outcome).toBe('SETTLED');
  expect([await api.available(from), await api.available(to)]).toEqual([850, 100]);
}

async function health(api: TestService): Promise<string> {
  const ready = await request(api.baseUrl).get('/readyz');
  const { status, dependencies } = await api.ok<HealthResponse>('getHealth');
  return [ready.status, ready.body.mongodb, status, ...dependencies.map((it) => `${it.name} ${it.status}`)].join(', ');
}

const UP = '200, up, ok, postgres up, mongodb up';
const DOWN = '200, down, degraded, postgres up, mongodb down';

const GONE = 'MongoDB does not answer: schedules, webhooks and housekeeping wait';
const AGAIN = 'MongoDB still does not answer: schedules, webhooks and housekeeping wait';
const BACK = 'MongoDB answers again';

describe('without any MongoDB', () => {
  it('money moves; ready, and degraded', async () => {
    const api = await startTestService();
    try {
      expect(await health(api)).toBe(DOWN);
      await expectMoneyMoves(api);
    } finally {
      await api.stop();
    }
  }, TIMEOUT_MS);

  it('where one is expected, the same', async () => {
    const api = await startTestService({ mongodbUrl: 'mongodb://127.0.0.1:9/razao' });
    try {
      expect(await health(api)).toBe(DOWN);
      await expectMoneyMoves(api);
    } finally {
      await api.stop();
    }
  }, TIMEOUT_MS);
});

describe('a MongoDB that dies', () => {
  const folder = mkdtempSync(join(tmpdir(), 'razao-mongo-'));
  const quiet = { info: () => undefined, warn: () => undefined };
  let mongo: LocalServer | undefined;
  let api: TestService | undefined;
  beforeAll(async () => { mongo = await startMongo({ dataDir: folder, log: quiet }); }, TIMEOUT_MS);
  afterAll(async () => {
    await api?.stop();
    await mongo?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  it('stops no money, is used again when it is back, and is one line of the log when it goes and one when it comes', async () => {
    const lines: string[] = [];
    const ofMongo = (): unknown[] => lines.map((line) => JSON.parse(line) as { server?: string; msg: string }).filter(
      (it) => /mongo/i.test(JSON.stringify(it)),
    ).map(({ msg }) => msg);
    const service = api = await startTestService({
      mongodbUrl: mongo?.url ?? '', log: { write: (line) => void lines.push(line) }, env: { RAZAO_LOG_LEVEL: 'info' },
    });
    await eventually(async () => (await health(service)) === UP);
    const killed = mongo?.pid ?? 0;
    process.kill(killed, 'SIGKILL');
    await mongo?.stop();
    await eventually(async () => (await health(service)) === DOWN, 30);
    await expectMoneyMoves(service);
    expect(ofMongo().filter((line) => line !== AGAIN)).toEqual([GONE]);
    mongo = await startMongo({ dataDir: folder, log: quiet });
    await eventually(async () => (await health(service)) === UP, 30);
    await eventually(async () => ofMongo().includes(BACK), 30);
    // On a slow machine the outage may last longer than a minute, and is reported again.
    expect(ofMongo().filter((line) => line !== AGAIN)).toEqual([GONE, BACK]);
  }, TIMEOUT_MS);
});
