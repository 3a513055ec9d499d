/** Funds recoveries, told by a provider: their state, graph and deadlines in a case, and what becomes of cases when they end. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { EventListResponse, MedCaseDetailResponse, MedRecovery } from '../../../../generated/models.ts';
import { deliver } from '../../../../test/support/deliver.ts';
import { brl, newEndToEndId, startMed, type MedService } from '../../../../test/support/med-world.ts';
import { eventually, TENANT } from '../../../../test/support/service.ts';
import { FixedClock } from '../../../platform/clock.ts';
import { createLog } from '../../../platform/log.ts';
import { holdJobs } from '../../holds/index.ts';
import { passedIn, traceMoney } from './trace.ts';

const MINUTE_MS = 60_000;
const clock = new FixedClock(new Date());
let { api, sponsor, world, end } = {} as MedService;
beforeAll(async () => {
  ({ api, sponsor, world, end } = await startMed(clock));
});
afterAll(async () => {
  expect(await end()).toMatchObject({ ok: true });
});

const tell = (event: string, data: object) => deliver(api, {
  operationId: 'receivePixMedEvent',
  body: { event: `MED_RECOVERY_${event}`, occurred_at: clock.now().toISOString(), data, n: randomUUID() },
});
const recoveryOf = async (case_id: string): Promise<MedRecovery | undefined> => (await world.read(case_id)).recovery;
const hopsOf = (it: MedRecovery | undefined) => (it?.hops ?? []).map(({ source, hop, amount, to_account_id, secured_amount }) =>
  [source, hop, amount.value, to_account_id, secured_amount?.value ?? null]);

/** A credit that is contested under a recovery. */
async function contested(value = 50_000) {
  const [shop, recovery_id] = [await world.shop(), randomUUID()];
  const end_to_end_id = await world.credit(shop, value);
  await eventually(async () => await api.available(shop.account) === value);
  return { ...shop, end_to_end_id, recovery_id, contest: async () => {
    await world.contest(end_to_end_id, value, { recovery_id });
    return world.caseOf(shop.account);
  } };
}

describe('a recovery', () => {
  it('is shown in its case before anybody tells of it, and not in a case without one', async () => {
    const it = await contested();
    const case_id = await it.contest();
    expect(await recoveryOf(case_id)).toMatchObject({
      recovery_id: it.recovery_id, state: 'CREATED', root_end_to_end_id: null, amount: null, secured_amount: { value: 0 }, hops: [],
      monitored: false, evidence: [], closed_by: null,
    });
    const alone = await world.contested();
    expect((await world.read(alone.case_id)).recovery).toBeUndefined();
  });

  it('shows state, graph, what is secured, deadlines and what was written, and is announced by each change', async () => {
    const { recovery_id, end_to_end_id, contest } = await contested();
    const hop = (securedCents: number) => ({
      hop: 0, end_to_end_id, from_ispb: '87654321', to_ispb: '12345678', amount: brl(50_000), secured_cents: securedCents,
      occurred_at: clock.now().toISOString(),
    });
    const root = { root_end_to_end_id: end_to_end_id, amount: brl(50_000) };
    expect(await tell('CREATED', { recovery_id, ...root, evidence: 'The page was a copy of Ana’s shop.' })).toMatchObject({ status: 200 });
    await tell('TRACKED', { recovery_id, hops: [hop(1_000)] });
    const case_id = await contest();
    clock.advance(1_000);
    await tell('UPDATED', { recovery_id, hops: [hop(14_000)], monitored: true });
    await tell('UPDATED', { recovery_id });
    const it = await recoveryOf(case_id);
    expect(it).toMatchObject({
      state: 'TRACKED', root_end_to_end_id: end_to_end_id, amount: { value: 50_000 }, secured_amount: { value: 14_000 }, monitored: true,
      evidence: [{ text: 'The page was a copy of Ana’s shop.' }],
    });
    expect(hopsOf(it)).toEqual([['DIRECTORY', 0, 50_000, null, 14_000]]);
    expect(it?.deadlines.map(({ deadline, status }) => [deadline, status])).toEqual([
      ['CLIENT_ANSWER', 'OPEN'], ['ANALYSIS', 'OPEN'], ['END', 'OPEN'], ['CONTEST', 'MET'],
    ]);
    const { items } = await api.ok<EventListResponse>('listEvents', { query: { entity_id: `recovery:sim-demo:${recovery_id}` } });
    expect(items.map(({ entity }) => entity.version).toSorted((a, b) => a - b)).toEqual([1, 2, 3]);
    expect(JSON.stringify(items)).not.toContain('copy of Ana');
  });

  it('is one for a payment; a second counts once the first was cancelled', async () => {
    const { recovery_id, end_to_end_id } = await contested();
    const second = await contested();
    const root = { root_end_to_end_id: end_to_end_id, amount: brl(50_000) };
    await tell('CREATED', { recovery_id, ...root });
    await tell('CREATED', { recovery_id: second.recovery_id, ...root });
    const case_id = await second.contest();
    expect((await recoveryOf(case_id))?.root_end_to_end_id).toBeNull();
    await tell('CANCELLED', { recovery_id });
    await tell('CREATED', { recovery_id: second.recovery_id, ...root });
    expect((await recoveryOf(case_id))?.root_end_to_end_id).toBe(end_to_end_id);
  });

  it.each<[string, object]>([
    ['without its number', { recovery_id: '1' }], ['whose payment has no name', { root_end_to_end_id: 'D1' }],
    ['of nothing', { amount: brl(0) }], ['with a hop that says nothing', { hops: [{}] }],
    ['with too long a text', { evidence: 'x'.repeat(2_001) }],
  ])('%s is not read, and changes nothing', async (_, wrong) => {
    const { recovery_id, end_to_end_id } = await contested();
    await tell('CREATED', { recovery_id, root_end_to_end_id: end_to_end_id, amount: brl(50_000), ...wrong });
    const { items } = await api.ok<EventListResponse>('listEvents', { query: { entity_id: `recovery:sim-demo:${recovery_id}` } });
    expect(items).toEqual([]);
  });
});

describe('the money of a recovery', () => {
  it('is followed in our own books, before the directory tells it', async () => {
    const { account, end_to_end_id, recovery_id, contest } = await contested();
    const [mule, friend, late] = [await world.account(), await world.account(), await world.account()];
    clock.advance(MINUTE_MS);
    await api.transfer(account, mule, 30_000);
    clock.advance(MINUTE_MS);
    await api.transfer(mule, friend, 25_000);
    await api.transfer(account, friend, 10_000);
    clock.advance(130 * MINUTE_MS);
    await api.transfer(friend, late, 25_000);
    const case_id = await contest();
    expect(hopsOf(await recoveryOf(case_id))).toEqual([['LEDGER', 1, 30_000, mule, null], ['LEDGER', 2, 25_000, friend, null]]);
    await tell('CREATED', { recovery_id, root_end_to_end_id: end_to_end_id, amount: brl(50_000) });
    expect((await recoveryOf(case_id))?.hops[0]).toMatchObject({
      from_account_id: account, to_account_id: mule, end_to_end_id: null, from_ispb: null, obligation_id: expect.stringMatching(/^obl_/),
    });
  });

  it('is never followed into the books of another tenant, whatever account is asked for', async () => {
    const tenant = 'acme';
    const [foreign, friend] = [await api.account(40_000, { tenant }), await api.account(0, { tenant })];
    const start = { accountId: foreign, at: clock.now(), cents: 40_000, hop: 0 };
    clock.advance(MINUTE_MS);
    await api.transfer(foreign, friend, 30_000, { tenant });
    const tracedIn = async (asking: string) => {
      const find = passedIn((text, values) => api.service.database.query(text, values), asking, { leastCents: 20_000 });
      return (await traceMoney(start, find, { hops: 2, windowMs: 120 * MINUTE_MS, leastCents: 20_000, most: 5 })).map(
        ({ toAccountId, cents }) => [toAccountId, cents]);
    };
    expect([await tracedIn(TENANT), await tracedIn(tenant)]).toEqual([[], [[friend, 30_000]]]);
  });

  it('that went out is told once, by the directory when it tells it', async () => {
    const { account, recovery_id, contest } = await contested();
    clock.advance(MINUTE_MS);
    const paid = await world.paid(account, 45_000);
    const case_id = await contest();
    expect(hopsOf(await recoveryOf(case_id))).toEqual([['LEDGER', 1, 45_000, null, null]]);
    await tell('TRACKED', { recovery_id, hops: [{
      hop: 1, end_to_end_id: paid.end_to_end_id, amount: brl(45_000), secured_cents: 0, occurred_at: clock.now().toISOString(),
    }] });
    expect(hopsOf(await recoveryOf(case_id))).toEqual([['DIRECTORY', 1, 45_000, null, 0]]);
  });
});

describe('the end of a recovery', () => {
  const status = async (case_id: string) => (await world.read(case_id)).status;

  it('secures later credits until then, and cancels the case that is open against us', async () => {
    const { account, recovery_id, contest, key } = await contested();
    await api.transfer(account, await world.account(), 40_000);
    const case_id = await contest();
    await world.until(case_id, ({ secured_amount }) => secured_amount?.value === 10_000);
    await world.credit({ account, key }, 5_000);
    await world.until(case_id, ({ secured_amount }) => secured_amount?.value === 15_000);
    await tell('COMPLETED', { recovery_id });
    await world.until(case_id, (it) => it.status === 'CANCELLED');
    await eventually(async () => await api.available(account) === 15_000);
    expect(await recoveryOf(case_id)).toMatchObject({ state: 'COMPLETED', closed_by: 'PROVIDER' });
  });

  it('that came before its case cancels that too', async () => {
    const { recovery_id, contest } = await contested();
    await tell('CANCELLED', { recovery_id });
    const case_id = await contest();
    await world.until(case_id, (it) => it.status === 'CANCELLED');
  });

  it('comes by itself once all of a payment of ours is back', async () => {
    const it = await world.filed(45_000);
    const recovery_id = String((await world.read(it.case_id)).recovery_id);
    await tell('CREATED', { recovery_id, root_end_to_end_id: it.end_to_end_id, amount: brl(45_000) });
    const back = (value: number) => sponsor.emit('RETURN_RECEIVED', {
      end_to_end_id: newEndToEndId('D'), original_end_to_end_id: it.end_to_end_id, amount: brl(value), reason_code: 'FR01',
    });
    await back(31_000);
    await world.until(it.case_id, ({ returned_amount }) => returned_amount?.value === 31_000);
    expect(await recoveryOf(it.case_id)).toMatchObject({ state: 'CREATED', closed_by: null });
    await back(14_000);
    await world.until(it.case_id, ({ recovery }) => recovery?.state === 'COMPLETED');
    expect([(await recoveryOf(it.case_id))?.closed_by, await status(it.case_id)]).toEqual(['LEDGER', 'RETURNED']);
  });

  it.each<[string, object]>([
    ['in their order', {}], ['each twice', { times: 2 }], ['backwards', { order: [9, 8, 7, 6, 5, 4, 3, 2, 1, 0] }],
    ['mixed', { order: [4, 9, 0, 8, 2, 5, 7, 1, 6, 3], times: 2 }],
  ])('is the same when a bank tells all of it %s', async (_, how) => {
    const it = await world.filed(45_000);
    await world.story('recovered', it.case_id, how);
    const isOver = (now: MedCaseDetailResponse) => now.status === 'RETURNED' && now.recovery?.state === 'COMPLETED';
    const { recovery, status: ended } = await world.until(it.case_id, isOver);
    expect([ended, recovery?.amount?.value, recovery?.secured_amount.value, hopsOf(recovery)]).toEqual(
      ['RETURNED', 45_000, 45_000, [['DIRECTORY', 0, 45_000, null, 45_000]]],
    );
    expect(recovery?.deadlines.filter(({ status: is }) => is !== 'MET')).toEqual([]);
  });

  it('cancelled, cancels a case of ours', async () => {
    const it = await world.filed(1_000);
    await tell('CANCELLED', { recovery_id: String((await world.read(it.case_id)).recovery_id) });
    await world.until(it.case_id, ({ status: now }) => now === 'CANCELLED');
  });
});

describe('a return of a part', () => {
  const [FIRST, LATER] = [10_000, 5_000];

  /** A contested credit of R$ 500 of which R$ 100 was left, and is on its way back. */
  async function partBack() {
    const it = await contested();
    await api.transfer(it.account, await world.account(), 50_000 - FIRST);
    const case_id = await it.contest();
    await world.until(case_id, ({ secured_amount }) => secured_amount?.value === FIRST);
    return { ...it, case_id };
  }

  async function partReturned() {
    const it = await partBack();
    const { body } = await world.resolve(it.case_id, { action: 'RETURN' });
    expect(body).toMatchObject({ status: 'RETURNING', returned_amount: { value: FIRST } });
    await world.until(it.case_id, ({ status }) => status === 'OPEN');
    return it;
  }

  /** A later credit, which the block for the rest has secured. */
  async function creditLater(it: { account: string; key: string; case_id: string }, value = LATER) {
    await world.credit(it, value);
    return world.until(it.case_id, ({ secured_amount }) => secured_amount?.value === value);
  }

  const securedOf = async (case_id: string) => (await world.read(case_id)).secured_amount?.value;

  it('keeps securing later credits for the rest, which go back too, until all is back', async () => {
    const it = await partReturned();
    const part = await world.read(it.case_id);
    expect([part.returned_amount?.value, part.closed_at, part.overdue, part.secured_amount?.value]).toEqual([FIRST, null, false, 0]);
    await creditLater(it);
    expect(await api.available(it.account)).toBe(0);
    await world.resolve(it.case_id, { action: 'RETURN' });
    await world.until(it.case_id, ({ status, returned_amount }) => status === 'OPEN' && returned_amount?.value === FIRST + LATER);
    await creditLater(it, 50_000 - FIRST - LATER);
    await world.credit(it, 700);
    await eventually(async () => await api.available(it.account) === 700);
    await world.resolve(it.case_id, { action: 'RETURN' });
    const all = await world.until(it.case_id, ({ status }) => status === 'RETURNED');
    expect([all.returned_amount?.value, all.history.filter(({ event }) => event === 'RETURN_SETTLED').length]).toEqual([50_000, 3]);
    expect(all.closed_at).not.toBeNull();
    expect(await api.available(it.account)).toBe(700);
  });

  it.each<[string, (it: { recovery_id: string; case_id: string }) => Promise<unknown>]>([
    ['its recovery is completed', ({ recovery_id }) => tell('COMPLETED', { recovery_id })],
    ['its recovery is cancelled', ({ recovery_id }) => tell('CANCELLED', { recovery_id })],
    ['one of us decides so', ({ case_id }) => world.resolve(case_id, { action: 'RELEASE', reason: 'Nothing more is owed' })],
    ['the recovery must be over', async () => {
      clock.advance(11 * 86_400_000);
      const jobs = holdJobs(api.service.database, (tenant) => api.service.contextFor(tenant), createLog('silent'));
      await Promise.all(jobs.map((job) => job.run()));
    }],
  ])('ends with the part once %s; what was secured later is free again', async (_, ends) => {
    const it = await partReturned();
    await creditLater(it);
    await ends(it);
    const { returned_amount, closed_at, resolution } = await world.until(it.case_id, ({ status }) => status === 'RETURNED');
    expect([returned_amount?.value, typeof closed_at, resolution]).toEqual([FIRST, 'string', 'RETURN']);
    await eventually(async () => await api.available(it.account) === LATER);
    await world.credit(it, 300);
    await eventually(async () => await api.available(it.account) === LATER + 300);
    expect((await world.resolve(it.case_id, { action: 'RETURN' })).body).toMatchObject({ error: 'MED_CASE_RESOLVED' });
  });

  it('ends with the part where the recovery was over while it was on its way', async () => {
    const it = await partBack();
    await world.resolve(it.case_id, { action: 'RETURN' });
    await tell('COMPLETED', { recovery_id: it.recovery_id });
    expect((await world.until(it.case_id, ({ status }) => status === 'RETURNED')).returned_amount?.value).toBe(FIRST);
    await world.credit(it, 300);
    await eventually(async () => await api.available(it.account) === 300);
  });

  it('that is less than what is secured is all that somebody decided: nothing more is secured', async () => {
    const it = await partBack();
    await world.resolve(it.case_id, { action: 'RETURN', amount: brl(FIRST - 1) });
    await world.until(it.case_id, ({ status }) => status === 'RETURNED');
    expect([await securedOf(it.case_id), await api.available(it.account)]).toEqual([0, 1]);
  });

  it('outside a recovery is the end of its case', async () => {
    const it = await world.blocked(15_000, 10_000);
    await world.resolve(it.case_id, { action: 'RETURN' });
    await world.until(it.case_id, ({ status }) => status === 'RETURNED');
    await world.credit(it, 700);
    await eventually(async () => await api.available(it.account) === 700);
  });

  it('secures a credit that comes while the part is on its way', async () => {
    const it = await partBack();
    await world.resolve(it.case_id, { action: 'RETURN' });
    await world.credit(it, LATER);
    await world.until(it.case_id, ({ status, secured_amount }) => status === 'OPEN' && secured_amount?.value === LATER);
  });
});
