import express from 'express';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import request from 'supertest';
import { adminMongoUrl } from '../../../test/support/database.ts';
import { openAuthBench, type AuthBench } from '../../../test/support/auth.ts';
import type { HealthBooks } from '../../../generated/models.ts';
import type { ChainState } from '../../onchain/products/index.ts';
import { getHealth } from './get-health.ts';
import { inRecovery } from '../../platform/db/unusable-server.ts';
import { Health, healthRoutes, mongodbProbe, readVersions } from './index.ts';

let bench: AuthBench;
beforeAll(async () => { bench = await openAuthBench(); });
afterAll(() => bench.close());

const up = async () => undefined;
const down = async () => { throw new Error('away'); };

function healthWith(pingMongodb: (() => Promise<unknown>) | undefined, query = bench.database.query.bind(bench.database)) {
  const database = Object.assign(Object.create(bench.database) as typeof bench.database, { query });
  return new Health({ database, pingMongodb });
}
const probe = (health: Health, path: string) => request(express().use(healthRoutes(health))).get(path);

const ctxOf = (health: Health, chain: ChainState | null = null, books?: HealthBooks) => ({
  tenant: 'demo', db: bench.database.forTenant('demo'), health, chainHealth: async () => chain,
  scopes: new Set<string>(), booksState: async () => books,
});

describe('readyz', () => {
  it('is ready when Postgres answers', async () => {
    const answer = await probe(healthWith(up), '/readyz').expect(200);
    expect(answer.body).toEqual({ status: 'ready', postgres: 'up', mongodb: 'up' });
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('is ready without MongoDB, and says so', async () => {
    const answer = await probe(healthWith(down), '/readyz').expect(200);
    expect(answer.body).toEqual({ status: 'ready', postgres: 'up', mongodb: 'down' });
    await probe(healthWith(undefined), '/readyz').expect(200);
  });

  it('is not ready without Postgres', async () => {
    const answer = await probe(healthWith(up, down), '/readyz').expect(503);
    expect(answer.body).toEqual({ status: 'not ready', postgres: 'down', mongodb: 'up' });
  });

  it.each(['starting', 'draining'] as const)('is not ready while %s, though everything answers', async (phase) => {
    const health = healthWith(up);
    health.enter(phase);
    const answer = await probe(health, '/readyz').expect(503);
    expect(answer.body).toEqual({ status: phase, postgres: 'up', mongodb: 'up' });
    health.enter('serving');
    await probe(health, '/readyz').expect(200);
  });

  it('takes a dependency that is silent for one that is down', async () => {
    const answer = await probe(healthWith(up, () => new Promise(() => undefined)), '/readyz').expect(503);
    expect(answer.body).toMatchObject({ postgres: 'down' });
  });

  it('is not ready while writes of a tenant have waited longer than they may, though Postgres answers', async () => {
    let waitedMs = 10_000;
    const health = new Health({ database: bench.database, pingMongodb: up, longestWaitMs: () => waitedMs, stallMs: 10_000 });
    await probe(health, '/readyz').expect(200);
    waitedMs = 12_300;
    await probe(health, '/readyz').expect(503, {
      status: 'not ready', postgres: 'up', mongodb: 'up', reason: 'writes of a tenant have waited 12 s for Postgres',
    });
    waitedMs = 0;
    await probe(health, '/readyz').expect(200);
  });

  it('says of a standby that it is one, and names no server', async () => {
    const answer = await probe(healthWith(up, () => Promise.reject(inRecovery({ host: 'a.internal', port: 5432 }))), '/readyz').expect(503);
    expect(answer.body).toEqual({
      status: 'not ready', postgres: 'down', mongodb: 'up', reason: 'Postgres is in recovery: a standby accepts no writes',
    });
  });

  it('looks once for probes that meet', async () => {
    const ping = jest.fn(up);
    const health = healthWith(ping);
    await Promise.all([health.look(), health.look(), health.look()]);
    expect(ping).toHaveBeenCalledTimes(1);
  });
});

describe('livez', () => {
  it('is alive whatever else is not', async () => {
    const health = healthWith(down, down);
    health.enter('draining');
    await probe(health, '/livez').expect(200, { status: 'alive' });
  });
});

describe('getHealth', () => {
  it('is ok when everything works', async () => {
    expect(await getHealth(ctxOf(healthWith(up)))).toEqual({
      status: 'ok',
      checked_at: bench.clock.now().toISOString(),
      dependencies: [{ name: 'postgres', status: 'up' }, { name: 'mongodb', status: 'up' }],
    });
  });

  it.each(
    [['up', 'ok'], ['unreachable', 'degraded'], ['differs', 'degraded']] as const,
  )('says of a chain that is %s: %s', async (chain, status) => {
    const answer = await getHealth(ctxOf(healthWith(up), chain));
    expect([answer.status, answer.dependencies.at(-1)]).toEqual([status, { name: 'chain', status: chain }]);
  });

  it.each([['agree', 'ok'], ['differ', 'degraded']] as const)('says of books that %s with their entries: %s', async (books, status) => {
    const state: HealthBooks = { status: books, checked_to: 7, behind_seconds: 0 };
    expect(await getHealth(ctxOf(healthWith(up), null, state))).toMatchObject({ status, books: state });
  });

  it('is degraded without MongoDB', async () => {
    expect(await getHealth(ctxOf(healthWith(down)))).toMatchObject({ status: 'degraded' });
  });

  it('answers 503 without Postgres', async () => {
    await expect(getHealth(ctxOf(healthWith(up, down)))).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
  });
});

describe('the probe of MongoDB', () => {
  it('pings a server that is there', async () => {
    const mongodb = mongodbProbe(await adminMongoUrl());
    await mongodb.ping();
    await mongodb.ping();
    await mongodb.close();
  });

  it('fails where there is none, and again', async () => {
    const mongodb = mongodbProbe('mongodb://127.0.0.1:9');
    await expect(mongodb.ping()).rejects.toThrow();
    await expect(mongodb.ping()).rejects.toThrow();
    await mongodb.close();
  });
});

it('versions are those of the package and the contracts', () => {
  expect(readVersions()).toEqual({
    version: expect.stringMatching(/^\d+\.\d+\.\d+$/), core: '0.5.0', command: '0.2.0',
  });
});
