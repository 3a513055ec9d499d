/**
 * The checker reads a streaming standby: what is falsified at the primary is found there, a standby that is behind makes no difference of
 * it, and under load the checker stays less than a minute behind.
 */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import type { HealthBooks, HealthResponse } from '../../generated/models.ts';
import { LADDER } from '../../src/app.ts';
import { BookCheckEntity } from '../../src/domains/checker/book-check.entity.ts';
import { BooksChecker } from '../../src/domains/checker/books-checker.ts';
import { systemClock } from '../../src/platform/clock.ts';
import { Database } from '../../src/platform/db/database.ts';
import { createLog } from '../../src/platform/log.ts';
import { ReplicatedPostgres } from '../support/replicated-postgres.ts';
import { eventually, startTestService, TENANT, transferBody, type TestService } from '../support/service.ts';
import { tamper } from '../support/tamper.ts';
import { Load } from './load.ts';
import { endAll } from './service-child.ts';

const TIMEOUT_MS = 240_000;
const CLIENTS = 6;
const MOST_BEHIND_SECONDS = 60;

const ends: (() => unknown)[] = [];
const atEnd = <T>(thing: T, end: (it: T) => unknown): T => (ends.push(() => end(thing)), thing);
beforeEach(() => { ends.length = 0; });
afterEach(() => endAll(ends));

const service = async (servers: ReplicatedPostgres, env: Record<string, string>): Promise<TestService> =>
  atEnd(await startTestService({ databaseUrl: servers.primary.url(), env }), (it) => it.stop());

const replicated = async (): Promise<ReplicatedPostgres> =>
  atEnd(await ReplicatedPostgres.start({ synchronous: false }), (it) => it.stop());

/** A primary with its standby, the service, and a process that checks on the standby. */
async function start() {
  const servers = await replicated();
  const api = await service(servers, { RAZAO_ROLES: 'api' });
  const owner = await api.party();
  const [from, to] = [await api.account(1_000_000, { owner }), await api.account(0, { owner })];
  await servers.caughtUp();
  await service(servers, { RAZAO_ROLES: 'api,checker', RAZAO_CHECKER_DATABASE_URL: servers.standby.url() });
  return { servers, api, from, to };
}

const booksOf = async (api: TestService): Promise<HealthBooks | undefined> => (await api.ok<HealthResponse>('getHealth')).books;
const agreesUpTo = (api: TestService, entries: number) => eventually(async () => {
  const books = await booksOf(api);
  return books?.status === 'agree' && books.checked_to >= entries && books.behind_seconds === 0;
});

async function lastEntry({ primary }: ReplicatedPostgres): Promise<number> {
  const [head] = await primary.query<{ seq_no: string }>(`select seq_no from razao.heads where tenant_id = '${TENANT}'`);
  return Number(head?.seq_no ?? 0);
}

describe('a checker on a streaming standby', () => {
  it('names a balance that was falsified at the primary, until it is right again', async () => {
    const { servers, api, to } = await start();
    const owner = atEnd(new pg.Client({ connectionString: servers.primary.url() }), (it) => it.end());
    await owner.connect();
    const change = (by: number) => tamper(owner, `update razao.balances set posted = posted + ${by} where account_id = '${to}'`);
    await agreesUpTo(api, await lastEntry(servers));
    await api.fund(to, 7);
    await change(1);
    const { difference } = await eventually(async () => {
      const books = await booksOf(api);
      return books?.status === 'differ' && books;
    });
    expect(difference).toMatchObject({ row: expect.stringContaining(to), column: 'posted', stored: '8', derived: '7' });
    await change(-1);
    await agreesUpTo(api, await lastEntry(servers));
  }, TIMEOUT_MS);

  it('stays less than a minute behind under load, is behind while the standby is, and then catches up', async () => {
    const { servers, api, from, to } = await start();
    await agreesUpTo(api, await lastEntry(servers));
    const load = new Load(await api.token());
    load.start(CLIENTS, () => api.baseUrl, () => (
      { operationId: 'createObligation', path: '/v1/obligations', body: transferBody(from, to, 1) }));
    const behind: number[] = [];
    const sample = async (answered: number) => {
      const goal = load.succeeded.length + answered;
      await eventually(async () => {
        behind.push((await booksOf(api))?.behind_seconds ?? Infinity);
        return load.succeeded.length >= goal;
      });
    };
    await sample(300);
    servers.link.cut();
    const [checked, last] = [(await booksOf(api))?.checked_to ?? 0, await lastEntry(servers)];
    await sample(100);
    expect((await booksOf(api))?.checked_to).toBeLessThanOrEqual(Math.max(checked, last));
    expect((await booksOf(api))?.behind_seconds).toBeGreaterThan(0);
    servers.link.mend();
    servers.link.reset();
    await sample(100);
    await load.stop();
    expect(Math.max(...behind)).toBeLessThan(MOST_BEHIND_SECONDS);
    await agreesUpTo(api, await lastEntry(servers));
  }, TIMEOUT_MS);

  it('that is behind what was checked before finds no difference in that', async () => {
    const servers = await replicated();
    const api = await service(servers, { RAZAO_ROLES: 'api' });
    const [from, to] = [await api.account(100), await api.account()];
    await servers.caughtUp();
    servers.link.cut();
    for (let count = 0; count < 5; count += 1) expect((await api.transfer(from, to, 1)).status).toBe(201);
    const { database } = api.service;
    const standby = atEnd(await Database.connect({
      url: servers.standby.url(), isStandby: true, entities: [BookCheckEntity], clock: systemClock, idempotencyDays: 7, poolSize: 2,
    }), (it) => it.close());
    const checkerOn = (reader: Database) => new BooksChecker({
      database, reader, log: createLog('silent'), checks: () => LADDER.checks(), mostEntries: Infinity, isReadOnlyOnDifference: true,
      random: () => 0.5,
    });
    await checkerOn(database).follow();
    const entries = await lastEntry(servers);
    expect(await booksOf(api)).toMatchObject({ status: 'agree', checked_to: entries });
    expect((await api.transfer(from, to, 1)).status).toBe(201);
    await checkerOn(standby).follow();
    await checkerOn(standby).checkWhole(TENANT, entries);
    expect(await booksOf(api)).toMatchObject({ status: 'agree', checked_to: entries });
    servers.link.mend();
    servers.link.reset();
    await servers.caughtUp();
    await checkerOn(standby).follow();
    expect(await booksOf(api)).toMatchObject({ status: 'agree', checked_to: entries + 1, behind_seconds: 0 });
  }, TIMEOUT_MS);
});
