/** Several API processes on one tenant: one journal without gaps, nothing paid after a freeze, no lost update. */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { AccountResponse, QuotasResponse } from '../../generated/models.ts';
import { verifyJournal } from '../../src/command-line/verify-journal.ts';
import { verifyQuotas } from '../../src/command-line/verify-quotas.ts';
import { createDatabase } from '../support/database.ts';
import { startTestService, TENANT, TestService, transferBody } from '../support/service.ts';
import { Load } from './load.ts';
import { endAll, ServiceChild } from './service-child.ts';
import { ALL_EVENTS } from '../support/payments.ts';

const TIMEOUT_MS = 90_000;
/** Numbers of concurrent creations of accounts, and of squads. */
const CREATORS = 64;
const ends: (() => unknown)[] = [];
const atEnd = <T>(thing: T, end: (it: T) => unknown): T => (ends.push(() => end(thing)), thing);

let databaseUrl: string;
let here: TestService;
beforeEach(async () => {
  ends.length = 0;
  databaseUrl = atEnd(await createDatabase(), (it) => it.drop()).url;
  here = atEnd(await startTestService({ databaseUrl, env: { RAZAO_ROLES: 'api' } }), (it) => it.stop());
});
afterEach(() => endAll(ends));

interface Commit {
  commit_no: string;
  event_type: string;
}

/** Freezes, unfreezes and payments of one account, in the order of commits. */
function history(accountId: string): Promise<Commit[]> {
  return here.service.database.forTenant(TENANT).read((em) => em.execute<Commit[]>(
    `select commit_no, event_type from ${ALL_EVENTS} o
     where event_type in ('account.frozen', 'account.unfrozen') and entity_id = ?
        or event_type = 'obligation.created' and body::json -> 'data'->>'debtor_account_id' = ?
     order by commit_no, n`, [accountId, accountId]));
}

async function expectGapless(): Promise<void> {
  const verdict = await verifyJournal(here.service.database, TENANT);
  expect(verdict).toMatchObject({ ok: true });
  const [row] = await here.service.database.forTenant(TENANT).read((em) => em.execute<Record<string, string>[]>(
    `select (select count(*) from razao.journal_entries) as entries, (select max(seq_no) from razao.journal_entries) as last,
            (select count(*) from razao.commits) as commits, (select max(commit_no) from razao.commits) as last_commit`));
  expect([row?.['entries'], row?.['commits']]).toEqual([row?.['last'], row?.['last_commit']]);
}

describe('two API processes', () => {
  it('of which one dies among those that create: exactly as many as there is room for, each counted once', async () => {
    const owner_party_id = await here.party();
    const founder = await here.account(0, { owner: owner_party_id });
    const account = { operationId: 'createAccount', body: { owner_party_id, type: 'CUSTOMER', currency: 'BRL' } } as const;
    const squad = { operationId: 'createSquad', body: { name: 'Trip', actor_account_id: founder } } as const;
    let [accounts, squads] = [1, 0];
    for (const point of ['before-commit', 'after-commit'] as const) {
      [accounts, squads] = [accounts + 10, squads + 10];
      await here.ok('operatorPutQuotas', {
        token: await here.platformToken(), body: { overrides: { accounts, squads } }, path: { tenant: TENANT },
      });
      const dies = atEnd(await ServiceChild.start(databaseUrl, { RAZAO_ROLES: 'api' }), (it) => it.kill());
      await dies.arm(point, { skip: 1 });
      const beside = new TestService(here.service, dies.baseUrl, databaseUrl, async () => undefined);
      await Promise.all(Array.from({ length: 2 * CREATORS }, async (_, index) => {
        const { operationId, ...call } = index % 4 < 2 ? account : squad;
        const keyed = { ...call, key: randomUUID() };
        if (index % 2) await beside.call(operationId, keyed).catch(() => undefined);
        await here.call(operationId, keyed);
      }));
      await dies.ended();
      const { quotas } = await here.ok<QuotasResponse>('operatorGetQuotas');
      expect(quotas.filter(({ name }) => name === 'accounts' || name === 'squads').map(({ used }) => used)).toEqual([accounts, squads]);
      expect(await verifyQuotas(here.service.database, TENANT)).toEqual({ ok: true, counters: 6, differences: [] });
    }
  }, TIMEOUT_MS);

  it('pay from the same accounts: no overdraft, no lost update, every lost race decided again', async () => {
    const there = atEnd(await startTestService({ databaseUrl, env: { RAZAO_ROLES: 'api' } }), (it) => it.stop());
    const owner = await here.party();
    const [rich = '', poor = '', hub = ''] = await Promise.all([
      here.account(60, { owner }), here.account(0, { owner }), here.account(500, { owner }),
    ]);
    const both = await Promise.all(Array.from({ length: 120 }, (_, i) => (i % 2 ? here : there).transfer(rich, poor, 1)));
    expect(both.filter(({ status }) => status === 201)).toHaveLength(60);
    for (const { status, body } of both) if (status !== 201) expect([status, body]).toMatchObject([422, { error: 'INSUFFICIENT_FUNDS' }]);
    const around = await Promise.all(Array.from({ length: 120 }, (_, i) =>
      i % 2 ? here.transfer(hub, poor, 3) : there.transfer(poor, hub, 3)));
    const net = around.reduce((sum, { status }, i) => sum + (status === 201 ? (i % 2 ? -3 : 3) : 0), 0);
    expect(around.filter(({ status }, i) => i % 2 && status !== 201)).toEqual([]);
    expect([await there.available(rich), await here.available(poor), await there.available(hub)]).toEqual([0, 60 - net, 500 + net]);
    await expectGapless();
  }, TIMEOUT_MS);

  it('one of which freezes what the other pays from: nothing is paid after the freeze was answered', async () => {
    const owner = await here.party();
    const [payer = '', payee = ''] = await Promise.all([here.account(1_000_000, { owner }), here.account(0, { owner })]);
    const pays = atEnd(await ServiceChild.start(databaseUrl, { RAZAO_ROLES: 'api' }), (it) => it.kill());
    const token = await here.token();
    const load = new Load(token);
    load.start(6, () => pays.baseUrl, () => ({
      operationId: 'createObligation', path: '/v1/obligations', body: transferBody(payer, payee, 1),
    }));
    const frozen: { from: number; to: number }[] = [];
    try {
      for (let round = 0; round < 12; round += 1) {
        await here.ok<AccountResponse>('freezeAccount', { path: { account_id: payer }, body: {} });
        const from = performance.now();
        await sleep(60);
        frozen.push({ from, to: performance.now() });
        await here.ok<AccountResponse>('unfreezeAccount', { path: { account_id: payer }, body: {} });
        await sleep(90);
      }
    } finally {
      await load.stop();
    }
    const paid = load.sent.filter(({ status }) => status === 201);
    const refused = load.sent.filter(({ status }) => status === 422);
    expect([paid.length > 10, refused.length > 10]).toEqual([true, true]);
    for (const { text } of refused) expect(JSON.parse(text ?? '')).toMatchObject({ error: 'ACCOUNT_FROZEN' });
    const paidWhileFrozen = paid.filter(({ sentAt, answeredAt = 0 }) => frozen.some(({ from, to }) => sentAt > from && answeredAt < to));
    expect(paidWhileFrozen).toEqual([]);
    await expectCommitOrder(payer, paid.length);
    expect(await here.available(payee)).toBe(paid.length);
    await expectGapless();
  }, TIMEOUT_MS);
});

describe('two API processes, one of which ends an account that the other pays to', () => {
  it('closes it: paid before, or refused after, and nothing is lost', async () => {
    const there = atEnd(await startTestService({ databaseUrl, env: { RAZAO_ROLES: 'api' } }), (it) => it.stop());
    const owner = await here.party();
    const from = await here.account(1000, { owner });
    for (let round = 0; round < 8; round += 1) {
      const to = await here.account(0, { owner });
      const [closing, ...paid] = await Promise.all([
        here.call('closeAccount', { path: { account_id: to } }), ...Array.from({ length: 6 }, () => there.transfer(from, to, 1)),
      ]);
      const arrived = paid.filter(({ status }) => status === 201).length;
      for (const { status, body } of paid) if (status !== 201) expect([status, body]).toMatchObject([422, { error: 'ACCOUNT_CLOSED' }]);
      expect([closing.status, await there.available(to)]).toEqual([arrived === 0 ? 200 : 409, arrived]);
    }
    await expectGapless();
  }, TIMEOUT_MS);

  it('promotes it: every credit is on the new account, whichever process took it', async () => {
    const there = atEnd(await startTestService({ databaseUrl, env: { RAZAO_ROLES: 'api' } }), (it) => it.stop());
    const owner_party_id = await here.party();
    const payer = await here.account(1000, { owner: owner_party_id });
    for (let round = 0; round < 8; round += 1) {
      const account_id = await here.account(50, { type: 'GUEST' });
      const promote = (it: TestService) => it.call<AccountResponse>('promoteAccount', { path: { account_id }, body: { owner_party_id } });
      const [first, second, paid] = await Promise.all([
        promote(here), promote(there), Promise.all(Array.from(
          { length: 8 }, (_, n) => (n % 2 ? here : there).transfer(payer, account_id, 1),
        )),
      ]);
      expect([first.status, second.status, second.body.id, ...paid.map(({ status }) => status)])
        .toEqual([200, 200, first.body.id, ...paid.map(() => 201)]);
      expect(await there.available(first.body.id)).toBe(58);
    }
    await expectGapless();
  }, TIMEOUT_MS);
});

/** Holds that no payment is between a freeze and the next unfreeze, in the order of commits. */
async function expectCommitOrder(accountId: string, payments: number): Promise<void> {
  let isFrozen = false;
  let seen = 0;
  for (const { event_type, commit_no } of await history(accountId)) {
    if (event_type === 'obligation.created') {
      seen += 1;
      expect([commit_no, isFrozen]).toEqual([commit_no, false]);
    } else isFrozen = event_type === 'account.frozen';
  }
  expect(seen).toBe(payments);
}
