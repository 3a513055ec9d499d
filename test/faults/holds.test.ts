/** Holds under many clients and several processes: never more reserved than is there, and one end for each hold. */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { BlockResponse, HoldResponse } from '../../generated/models.ts';
import type { OperationId } from '../../generated/operations.ts';
import { verifyJournal } from '../../src/command-line/verify-journal.ts';
import { FixedClock } from '../../src/platform/clock.ts';
import { setAhead } from '../support/database-clock.ts';
import { createDatabase } from '../support/database.ts';
import { eventually, startTestService, TENANT, type Answer, type TestService } from '../support/service.ts';
import { Load, type Write } from './load.ts';
import { endAll, ServiceChild } from './service-child.ts';

const TIMEOUT_MS = 90_000;
const MINUTE_MS = 60_000;
const ends: (() => unknown)[] = [];
const atEnd = <T>(thing: T, end: (it: T) => unknown): T => (ends.push(() => end(thing)), thing);

let clock: FixedClock;
let here: TestService;
let there: TestService;
let owner: string;
beforeEach(async () => {
  ends.length = 0;
  clock = new FixedClock();
  const { url: databaseUrl } = atEnd(await createDatabase(), (it) => it.drop());
  const start = async () => atEnd(await startTestService({ databaseUrl, clock, env: { RAZAO_ROLES: 'api' } }), (it) => it.stop());
  [here, there] = [await start(), await start()];
  owner = await here.party();
});
afterEach(() => endAll(ends));

const place = (api: TestService, account_id: string, amount_cents: number, inMs: number | null = null): Promise<Answer<HoldResponse>> =>
  api.call('placeHold', {
  body: {
    account_id, amount_cents, currency: 'BRL', expires_at: inMs === null ? null : new Date(clock.now().getTime() + inMs).toISOString(),
  },
});
const end = (api: TestService, operation: OperationId, hold_id: string, body?: object): Promise<Answer> =>
  api.call(operation, { path: { hold_id }, ...(body && { body }) });
const balance = async (account_id: string) =>
  (await here.ok<{ assets: { balances: Record<string, number> }[] }>('getAccountBalance', { path: { account_id } })).assets[0]?.balances;

async function expectGoodBooks(): Promise<void> {
  expect(await verifyJournal(here.service.database, TENANT)).toMatchObject({ ok: true });
}

describe('many clients of two processes', () => {
  it('never hold more than is available', async () => {
    const account = await here.account(100, { owner });
    const answers = await Promise.all(Array.from({ length: 160 }, (_, i) => place(i % 2 ? here : there, account, 3)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(33);
    for (const { status, body } of answers) if (status !== 201) expect([status, body]).toMatchObject([
      422, { error: 'INSUFFICIENT_FUNDS' },
    ]);
    expect(await balance(account)).toMatchObject({ posted: 100, held: 99, available: 1 });
    await expectGoodBooks();
  }, TIMEOUT_MS);

  it('never hold what another process has spent, blocked or held, and secure what others bring', async () => {
    const [account, other] = [await here.account(200, { owner }), await here.account(200, { owner })];
    const blocks: BlockResponse[] = [];
    await Promise.all(Array.from({ length: 120 }, async (_, i) => {
      const api = i % 2 ? here : there;
      if (i % 5 === 0) await api.transfer(account, other, 3);
      else if (i % 5 === 1) await api.transfer(other, account, 2);
      else if (i % 5 === 2) blocks.push(await api.ok('placeBlock', {
        body: { account_id: account, amount: 4, currency: 'BRL', reason_code: 'OTHER' },
      }));
      else {
        const { status, body } = await place(api, account, 5);
        if (status === 201 && i % 3 === 0) await end(i % 4 ? here : there, 'captureHold', body.hold_id, {
          creditor_account_id: other, amount_cents: 2,
        });
      }
      expect((await balance(account))?.['available']).toBeGreaterThanOrEqual(0);
    }));
    await Promise.all(blocks.slice(0, 10).map(({ block_id }, i) => (i % 2 ? here : there).ok('releaseBlock', {
      path: { block_id }, body: { reason: 'x' },
    })));
    await expectGoodBooks();
  }, TIMEOUT_MS);
});

describe('of all who want to end a hold exactly one wins', () => {
  const races: [string, (readonly [OperationId, object?])[]][] = [
    ['captures', [['captureHold', {}], ['captureHold', {}], ['captureHold', {}], ['captureHold', {}]]],
    ['a capture and a release', [['captureHold', {}], ['releaseHold']]],
    [
      'captures in part, and releases',
      [['captureHold', { amount_cents: 4 }], ['releaseHold'], ['captureHold', { amount_cents: 6 }], ['captureHold', {}]],
    ],
  ];
  it.each(races)('%s, in one process and in two', async (_, contenders) => {
    const [from, to] = [await here.account(1000, { owner }), await here.account(0, { owner })];
    let captured = 0;
    for (let round = 0; round < 12; round += 1) {
      const { hold_id } = (await place(here, from, 10)).body;
      const answers = await Promise.all(contenders.map(([operation, body], i) =>
        end(round % 2 && i % 2 ? there : here, operation, hold_id, body && { creditor_account_id: to, ...body })));
      const won = answers.filter(({ status }) => status === 200);
      expect(won.map(({ body }) => body['version'])).toEqual([2]);
      for (const { status, body } of answers) if (status !== 200) expect([status, body]).toMatchObject([409, { error: 'HOLD_NOT_ACTIVE' }]);
      captured += won[0]?.body['captured_cents'] as number;
    }
    expect([(await balance(from)), (await balance(to))?.['posted'] ?? 0]).toMatchObject([{ posted: 1000 - captured, held: 0 }, captured]);
    await expectGoodBooks();
  }, TIMEOUT_MS);

  it('its deadline among them: a capture comes before it, or finds the hold expired', async () => {
    const [from, to] = [await here.account(1000, { owner }), await here.account(0, { owner })];
    let captured = 0;
    for (let round = 0; round < 12; round += 1) {
      const { hold_id } = (await place(here, from, 10, MINUTE_MS)).body;
      // The other process remembers the account with this hold, then learns of an earlier deadline from the first.
      await there.transfer(from, to, 1);
      if (round % 3 === 0) await end(here, 'adjustHold', hold_id, {
        expires_at: new Date(clock.now().getTime() + MINUTE_MS / 2).toISOString(),
      });
      const [capture] = await Promise.all([
        end(there, 'captureHold', hold_id, { creditor_account_id: to }), here.ok('getAccountBalance', { path: { account_id: from } }),
        Promise.resolve().then(() => clock.advance(round % 3 === 0 ? MINUTE_MS / 2 : MINUTE_MS)),
        there.ok('getHold', { path: { hold_id } }),
      ]);
      const hold = await here.ok<HoldResponse>('getHold', { path: { hold_id } });
      expect([capture.status, hold.state, hold.version - (round % 3 === 0 ? 1 : 0)])
        .toEqual(capture.status === 200 ? [200, 'CAPTURED', 2] : [409, 'EXPIRED', 2]);
      captured += hold.captured_cents + 1;
      expect(await there.available(from)).toBe(1000 - captured);
    }
    expect(await balance(from)).toMatchObject({ posted: 1000 - captured, held: 0 });
    await expectGoodBooks();
  }, TIMEOUT_MS);

  it('a deadline that another process has made earlier is kept by this one', async () => {
    const account = await here.account(100, { owner });
    const [stale, hold] = [(await place(here, account, 10, 2 * MINUTE_MS)).body, (await place(here, account, 90, 20 * MINUTE_MS)).body];
    await end(here, 'releaseHold', stale.hold_id);
    await there.transfer(account, await there.account(0, { owner }), 10); // remembers: nothing before 20 minutes
    await end(here, 'adjustHold', hold.hold_id, { expires_at: new Date(clock.now().getTime() + 5 * MINUTE_MS).toISOString() });
    clock.advance(5 * MINUTE_MS);
    expect((await there.transfer(account, await there.account(0, { owner }), 90)).status).toBe(201);
    await expectGoodBooks();
  }, TIMEOUT_MS);
});

describe('kill -9', () => {
  it('of the API under load loses no hold, and captures none twice', async () => {
    setAhead(here.databaseUrl, 0); // from here on only processes by the machine's clock
    const real = atEnd(await startTestService({ databaseUrl: here.databaseUrl, env: { RAZAO_ROLES: 'api' } }), (it) => it.stop());
    const accounts = await Promise.all(Array.from({ length: 4 }, () => real.account(1_000_000, { owner })));
    let child = atEnd(await ServiceChild.start(here.databaseUrl, { RAZAO_ROLES: 'api' }), (it) => it.kill());
    const load = new Load(await real.token());
    const captured = new Set<string>();
    let n = 0;
    const next = (): Write => {
      n += 1;
      const [account_id, creditor_account_id] = [accounts[n % 4] ?? '', accounts[(n + 1) % 4] ?? ''];
      const free = load.succeeded.find(({ operationId, key }) => operationId === 'placeHold' && !captured.has(key));
      if (n % 9 === 0) return {
        operationId: 'placeBlock', path: '/v1/blocks', body: { account_id, amount: 1, currency: 'BRL', reason_code: 'OTHER' },
      };
      if (!free || n % 3 === 0) return {
        operationId: 'placeHold', path: '/v1/holds', body: { account_id, amount_cents: 2, currency: 'BRL' },
      };
      captured.add(free.key);
      const { hold_id, account_id: holder } = JSON.parse(free.text ?? '') as HoldResponse;
      const creditor = holder === creditor_account_id ? account_id : creditor_account_id;
      return { operationId: 'captureHold', path: `/v1/holds/${hold_id}/capture`, body: { creditor_account_id: creditor, amount_cents: 1 } };
    };
    load.start(12, () => child.baseUrl, next);
    await eventually(async () => load.succeeded.length > 200, 60).finally(() => child.kill()).finally(() => load.stop());
    child = atEnd(await ServiceChild.start(here.databaseUrl, { RAZAO_ROLES: 'api' }), (it) => it.kill());
    for (const { sent, now } of await load.repeatAll(child.baseUrl)) {
      expect([sent.operationId, now.status]).toEqual([sent.operationId, sent.operationId === 'captureHold' ? 200 : 201]);
      if (sent.status !== undefined) expect(now.text).toBe(sent.text);
    }
    const made = (operationId: string) => load.sent.filter((it) => it.operationId === operationId).length;
    const [row] = await here.service.database.forTenant(TENANT).read((em) => em.execute<Record<string, string>[]>(
      `select (select count(*) from razao.holds) as holds, (select count(*) from razao.holds where state = 'CAPTURED') as captured,
         (select count(*) from razao.obligations where rail = 'NATIVE') as obligations, (select count(*) from razao.blocks) as blocks`));
    expect(Object.values(row ?? {}).map(Number)).toEqual([made('placeHold'), made('captureHold'), made('captureHold'), made('placeBlock')]);
    expect(made('captureHold')).toBeGreaterThan(40);
    await expectGoodBooks();
  }, 2 * TIMEOUT_MS);
});
