/** Credits of ours that are contested, from end to end: the service and the simulated sponsor are processes of their own. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { brl, eventsOf, newEndToEndId, startMedProcesses, type MedProcesses, type MedWorld } from '../../support/med-world.ts';
import { eventually } from '../../support/service.ts';
import type { TestSponsor } from '../../support/sponsor.ts';

let processes: MedProcesses;
let sponsor: TestSponsor;
let world: MedWorld;
/** Cases as most tests begin with, made together before the first: each then takes one. */
let blockedCases: Awaited<ReturnType<MedWorld['blocked']>>[] = [];
const blocked = async () => blockedCases.pop() ?? world.blocked();

beforeAll(async () => {
  processes = await startMedProcesses();
  ({ sponsor, world } = processes);
  blockedCases = await Promise.all(Array.from({ length: 21 }, () => world.blocked()));
}, 90_000);
afterAll(async () => {
  expect(await processes.end()).toMatchObject({ ok: true });
});

describe('a credit of ours is contested', () => {
  it('the money is blocked, all of it', async () => {
    const { account, case_id, report_id, end_to_end_id } = await blocked();
    expect(await world.read(case_id)).toMatchObject({
      direction: 'INBOUND', status: 'OPEN', account_id: account, amount: brl(15_000), secured_amount: brl(15_000), report_id,
      reason_code: 'SCAM',
      original_end_to_end_id: end_to_end_id, hop: 0, overdue: false, version: 2, filed_by: null,
      history: [{
        event: 'RECEIVED', actor: 'sim-demo', actor_type: 'PROVIDER',
      }, { event: 'BLOCK_PLACED', actor: 'service', actor_type: 'SERVICE' }],
    });
    expect(await world.api.available(account)).toBe(0);
  });

  it('RETURN sends it back: the case is RETURNING, then RETURNED, and the sponsor\'s books show it', async () => {
    const { account, case_id } = await blocked();
    const answer = await world.resolve(case_id, { action: 'RETURN', reason: 'Never sent' });
    expect(answer).toMatchObject({
      status: 200, body: {
        status: 'RETURNING', resolution: 'RETURN', resolved_by: 'ops-112', returned_amount: brl(15_000), secured_amount: brl(0),
      },
    });
    const after = await world.until(case_id, ({ status }) => status === 'RETURNED');
    expect(eventsOf(after)).toEqual(['RECEIVED', 'BLOCK_PLACED', 'RETURN_DECIDED', 'RETURN_SETTLED']);
    const { lines } = await sponsor.books();
    expect(lines.filter((line) => line.end_to_end_id === after.return_end_to_end_id)).toMatchObject([
      { kind: 'RETURN_SENT', amount: -15_000 },
    ]);
    expect(await world.api.available(account)).toBe(0);
  });

  it('RETURN of a part sends the part, and the rest is free', async () => {
    const { account, case_id } = await blocked();
    expect(await world.resolve(case_id, { action: 'RETURN', amount: brl(12_000) })).toMatchObject({
      status: 200, body: { returned_amount: brl(12_000) },
    });
    expect(await world.api.available(account)).toBe(3_000);
    expect(await world.until(case_id, ({ status }) => status === 'RETURNED')).toMatchObject({
      returned_amount: brl(12_000), amount: brl(15_000),
    });
  });

  it('RELEASE gives the money back to the account', async () => {
    const { account, case_id } = await blocked();
    expect(await world.resolve(case_id, { action: 'RELEASE', reason: 'Signed receipt' })).toMatchObject({
      status: 200, body: {
        status: 'RELEASED', resolution: 'RELEASE', resolution_reason: 'Signed receipt', secured_amount: brl(0), returned_amount: null,
      },
    });
    expect(await world.api.available(account)).toBe(15_000);
  });

  it('where less is left, that is blocked; what arrives later is blocked up to the contested amount', async () => {
    const shop = await world.blocked(15_000, 4_000);
    expect(await world.read(shop.case_id)).toMatchObject({ secured_amount: brl(4_000) });
    await world.credit(shop, 5_000);
    await world.until(shop.case_id, ({ version }) => version === 3);
    await world.credit(shop, 10_000);
    const full = await world.until(shop.case_id, ({ version }) => version === 4);
    expect(full.secured_amount).toEqual({ ...brl(15_000), currency_exponent: 2 });
    expect(full.history.map(({ event, amount }) => [event, amount?.value])).toEqual([
      ['RECEIVED', 15_000], ['BLOCK_PLACED', 4_000], ['BLOCK_SECURED', 9_000], ['BLOCK_SECURED', 15_000],
    ]);
    expect(await world.api.available(shop.account)).toBe(4_000);
  });

  it('RETURN without an amount returns what is secured, not what is contested', async () => {
    const { case_id } = await world.blocked(15_000, 4_000);
    expect(await world.resolve(case_id, { action: 'RETURN' })).toMatchObject({ status: 200, body: { returned_amount: brl(4_000) } });
    expect(await world.until(case_id, ({ status }) => status === 'RETURNED')).toMatchObject({ returned_amount: brl(4_000) });
  });

  it('more than is secured is refused, and so is a return of nothing', async () => {
    const { case_id } = await world.blocked(15_000, 4_000);
    expect(await world.resolve(case_id, { action: 'RETURN', amount: brl(4_001) })).toMatchObject({
      status: 422, body: { error: 'MED_RETURN_EXCEEDS_SECURED', details: { secured: 4_000, requested: 4_001 } },
    });
    const empty = await world.blocked(15_000, 0);
    expect(await world.resolve(empty.case_id, { action: 'RETURN' })).toMatchObject({
      status: 422, body: { error: 'MED_RETURN_EXCEEDS_SECURED' },
    });
  });

  it('is resolved once: a second decision is refused, the same key answers as before', async () => {
    const { case_id } = await blocked();
    const key = randomUUID();
    const first = await world.resolve(case_id, { action: 'RETURN' }, { key });
    const again = await world.resolve(case_id, { action: 'RETURN' }, { key });
    expect([again.status, again.body, again.headers['idempotency-replayed']]).toEqual([200, first.body, 'true']);
    for (const action of ['RETURN', 'RELEASE'] as const) {
      expect(await world.resolve(case_id, { action })).toMatchObject({
        status: 409, body: { error: 'MED_CASE_RESOLVED', details: { resolution: 'RETURN' } },
      });
    }
  });

  it('a frozen account does not keep its money from being returned', async () => {
    const { account, case_id } = await blocked();
    await world.api.ok('freezeAccount', { path: { account_id: account }, body: {} });
    expect(await world.resolve(case_id, { action: 'RETURN' })).toMatchObject({ status: 200 });
    await world.until(case_id, ({ status }) => status === 'RETURNED');
  });

  it('what the customer has sent back already is not sent a second time', async () => {
    const { account, key, end_to_end_id } = { ...(await world.shop()), end_to_end_id: '' };
    const name = await world.credit({ account, key }, 9_000);
    await world.api.fund(account, 9_000);
    await world.api.ok('createPixReturn', { body: { account_id: account, amount: brl(8_000), original_end_to_end_id: name } });
    await world.contest(name, 9_000);
    const case_id = await world.caseOf(account);
    await world.until(case_id, ({ block_id }) => block_id !== null);
    expect([end_to_end_id, await world.resolve(case_id, { action: 'RETURN' })]).toMatchObject(['', {
      status: 422, body: { error: 'RETURN_EXCEEDS_ORIGINAL', details: { remaining: 1_000 } },
    }]);
    expect(await world.resolve(case_id, { action: 'RETURN', amount: brl(1_000) })).toMatchObject({ status: 200 });
  });

  it('of an account that was closed since, nothing can be blocked: only RELEASE is left', async () => {
    const shop = await world.shop();
    const name = await world.credit(shop, 700);
    await world.api.transfer(shop.account, await world.account(), 700);
    await world.api.ok('closeAccount', { path: { account_id: shop.account }, body: {} });
    await world.contest(name, 700);
    const case_id = await world.caseOf(shop.account);
    const it = await world.until(case_id, ({ version }) => version === 2);
    expect([it.block_id, it.history.at(-1)]).toMatchObject([null, { event: 'BLOCK_REFUSED', reason: 'ACCOUNT_CLOSED' }]);
    expect(await world.resolve(case_id, { action: 'RETURN' })).toMatchObject({
      status: 422, body: { error: 'MED_RETURN_EXCEEDS_SECURED' },
    });
    expect(await world.resolve(case_id, { action: 'RELEASE' })).toMatchObject({
      status: 200, body: { status: 'RELEASED', secured_amount: null },
    });
  });

  it('RELEASE has no amount', async () => {
    const { case_id } = await blocked();
    expect(await world.resolve(case_id, { action: 'RELEASE', amount: brl(1) })).toMatchObject({
      status: 422, body: { detail: [{ loc: ['body', 'amount'], type: 'extra_forbidden' }] },
    });
  });
});

describe('a report against us comes otherwise than expected', () => {
  it('told three times it is one case', async () => {
    const shop = await world.shop();
    const name = await world.credit(shop, 500);
    const report_id = await world.contest(name, 500, {}, { times: 3 });
    await world.contest(name, 500, { report_id });
    expect(await world.cases(shop.account)).toHaveLength(1);
  });

  it('before its credit, it waits for it', async () => {
    const shop = await world.shop();
    const name = newEndToEndId('E');
    await world.contest(name, 800);
    expect(await world.cases(shop.account)).toEqual([]);
    await world.credit(shop, 800, { end_to_end_id: name });
    const case_id = await world.caseOf(shop.account);
    expect(await world.until(case_id, ({ block_id }) => block_id !== null)).toMatchObject({ status: 'OPEN', secured_amount: brl(800) });
  });

  it('withdrawn before it was told, it is CANCELLED from the start, and nothing is blocked', async () => {
    const shop = await world.shop();
    const [name, report_id] = [await world.credit(shop, 800), randomUUID()];
    await sponsor.emit('MED_INFRACTION_CANCELLED', { report_id });
    await world.contest(name, 800, { report_id });
    const [it] = await world.cases(shop.account);
    expect(it).toMatchObject({ status: 'CANCELLED', block_id: null, version: 2 });
    expect(await world.api.available(shop.account)).toBe(800);
  });

  it('withdrawn, it lifts the block', async () => {
    const { account, case_id, report_id } = await blocked();
    await sponsor.emit('MED_INFRACTION_CANCELLED', { report_id }, { times: 2 });
    expect(await world.read(case_id)).toMatchObject({ status: 'CANCELLED' });
    await eventually(async () => (await world.api.available(account)) === 15_000);
    expect(await world.read(case_id)).toMatchObject({ secured_amount: brl(0), version: 3 });
    expect(await world.resolve(case_id, { action: 'RETURN' })).toMatchObject({
      status: 409, body: { error: 'MED_CASE_RESOLVED', details: { status: 'CANCELLED' } },
    });
  });

  it('withdrawn after the money was sent, it changes nothing', async () => {
    const { case_id, report_id } = await blocked();
    await world.resolve(case_id, { action: 'RETURN' });
    await sponsor.emit('MED_INFRACTION_CANCELLED', { report_id });
    expect(await world.until(case_id, ({ status }) => status === 'RETURNED')).toMatchObject({
      resolution: 'RETURN', returned_amount: brl(15_000),
    });
  });

  it.each([
    ['settles, the case is RETURNED all the same', 'ok', 'RETURNED', 3_000],
    ['is refused, the case is CANCELLED, and the account has its money back', 'refuse', 'CANCELLED', 15_000],
  ] as const)('withdrawn while the money is on its way: where the return %s', async (_, outcome, status, left) => {
    const { account, case_id, report_id } = await blocked();
    await sponsor.script('settle', outcome, { code: 'AB09', delay_ms: 400 });
    await world.resolve(case_id, { action: 'RETURN', amount: brl(12_000) });
    await sponsor.emit('MED_INFRACTION_CANCELLED', { report_id }, { times: 2 });
    expect(await world.read(case_id)).toMatchObject({ status: 'RETURNING' });
    const it = await world.until(case_id, ({ closed_at }) => closed_at !== null);
    const ends = { RETURNED: ['RETURN_SETTLED', 'WITHDRAWN'], CANCELLED: ['RETURN_FAILED', 'CANCELLED'] };
    expect([it.status, eventsOf(it).slice(3)]).toEqual([status, ends[status]]);
    await eventually(async () => (await world.api.available(account)) === left);
  });

  it('for more than arrived, it is for what arrived', async () => {
    const shop = await world.shop();
    await world.contest(await world.credit(shop, 300), 9_999);
    expect(await world.cases(shop.account)).toMatchObject([{ amount: brl(300) }]);
  });

  it('with data that says nothing, it is taken once, and no case', async () => {
    const { state, status } = await sponsor.emit('MED_INFRACTION_OPENED', { amount: { currency: 'USD', value: 1 } });
    expect([state, status]).toEqual(['DELIVERED', 200]);
  });
});

describe('the sponsor does not take our decision', () => {
  it('unreachable: 503, and everything can still be decided', async () => {
    const { account, case_id } = await blocked();
    await sponsor.script('closeMedReport', 'unreachable');
    expect(await world.resolve(case_id, { action: 'RELEASE' })).toMatchObject({ status: 503, body: { error: 'PROVIDER_UNAVAILABLE' } });
    expect(await world.api.available(account)).toBe(0);
    expect(await world.resolve(case_id, { action: 'RETURN' })).toMatchObject({ status: 200 });
  });

  it('silent: 503, the money stays blocked, and only RELEASE can go on', async () => {
    const { account, case_id } = await blocked();
    const key = randomUUID();
    await sponsor.script('closeMedReport', 'timeout');
    expect(await world.resolve(case_id, { action: 'RELEASE' }, { key })).toMatchObject({ status: 503 });
    await sponsor.script('closeMedReport', 'unreachable');
    expect(await world.resolve(case_id, { action: 'RELEASE' }, { key })).toMatchObject({ status: 503 });
    expect(await world.resolve(case_id, { action: 'RETURN' })).toMatchObject({
      status: 409, body: { error: 'MED_CASE_RESOLVED', details: { resolution: 'RELEASE' } },
    });
    expect(await world.api.available(account)).toBe(0);
    expect(await world.resolve(case_id, { action: 'RELEASE' }, { key })).toMatchObject({ status: 200, body: { status: 'RELEASED' } });
    expect(await world.api.available(account)).toBe(15_000);
  });

  it('refused: 422 with its code, and the money stays blocked', async () => {
    const { account, case_id } = await blocked();
    await sponsor.script('closeMedReport', 'refuse', { code: 'INVALID_REQUEST' });
    expect(await world.resolve(case_id, { action: 'RELEASE' })).toMatchObject({
      status: 422, body: { error: 'MED_RELEASE_REFUSED', details: { provider_id: 'sim-demo', failure_code: 'INVALID_REQUEST' } },
    });
    expect(await world.api.available(account)).toBe(0);
  });
});

describe('the rail refuses a return', () => {
  const failed = async () => {
    const it = await blocked();
    await sponsor.script('settle', 'refuse', { code: 'AB09' });
    await world.resolve(it.case_id, { action: 'RETURN', amount: brl(12_000) });
    return { ...it, failed: await world.until(it.case_id, ({ status }) => status === 'RETURN_FAILED') };
  };

  it('the case is RETURN_FAILED, and its money waits where the account cannot spend it', async () => {
    const { account, failed: it } = await failed();
    expect(it).toMatchObject({ returned_amount: brl(12_000), closed_at: null });
    expect(it.history.at(-1)).toMatchObject({
      event: 'RETURN_FAILED', actor_type: 'PROVIDER', amount: brl(12_000), reference: it.devolution_obligation_id,
    });
    expect(await world.api.available(account)).toBe(3_000);
  });

  it('RETURN again sends what waits, or a part of it', async () => {
    const { account, case_id, failed: before } = await failed();
    expect(await world.resolve(case_id, { action: 'RETURN', amount: brl(12_001) })).toMatchObject({
      status: 422, body: { details: { secured: 12_000 } },
    });
    expect(await world.resolve(case_id, { action: 'RETURN', amount: brl(10_000) })).toMatchObject({ status: 200 });
    const it = await world.until(case_id, ({ status }) => status === 'RETURNED');
    expect(it).toMatchObject({ returned_amount: brl(10_000) });
    expect(it.devolution_obligation_id).not.toBe(before.devolution_obligation_id);
    expect(await world.api.available(account)).toBe(5_000);
  });

  it('RELEASE gives it back to the account', async () => {
    const { account, case_id } = await failed();
    expect(await world.resolve(case_id, { action: 'RELEASE' })).toMatchObject({
      status: 200, body: { status: 'RELEASED', returned_amount: null },
    });
    expect(await world.api.available(account)).toBe(15_000);
  });

  it('RELEASE is refused when the account was closed meanwhile', async () => {
    const { account, case_id } = await failed();
    await world.api.transfer(account, await world.api.account(), 3_000);
    await world.api.ok('closeAccount', { path: { account_id: account }, body: {} });
    expect(await world.resolve(case_id, { action: 'RELEASE' })).toMatchObject({
      status: 422, body: { error: 'ACCOUNT_CLOSED', details: { account_id: account } },
    });
  });

  it('and so does the report\'s withdrawal', async () => {
    const { account, case_id, report_id } = await failed();
    await sponsor.emit('MED_INFRACTION_CANCELLED', { report_id });
    await eventually(async () => (await world.api.available(account)) === 15_000);
    expect(await world.read(case_id)).toMatchObject({ status: 'CANCELLED', returned_amount: null });
  });
});
