/** Payments of ours that we contest, from end to end: the service and the simulated sponsor are processes of their own. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { brl, eventsOf, newEndToEndId, startMedProcesses, type MedProcesses, type MedWorld } from '../../support/med-world.ts';
import { eventually } from '../../support/service.ts';
import type { TestSponsor } from '../../support/sponsor.ts';

let processes: MedProcesses;
let sponsor: TestSponsor;
let world: MedWorld;
/** Cases as most tests begin with, made together before the first: each then takes one. */
let filedCases: Awaited<ReturnType<MedWorld['filed']>>[] = [];
const filed = async () => filedCases.pop() ?? world.filed();

beforeAll(async () => {
  processes = await startMedProcesses();
  ({ sponsor, world } = processes);
  filedCases = await Promise.all(Array.from({ length: 10 }, () => world.filed()));
}, 90_000);
afterAll(async () => {
  expect(await processes.end()).toMatchObject({ ok: true });
});

describe('a payment of ours is contested', () => {
  it('is filed with the sponsor at once', async () => {
    const account = await world.account(45_000);
    const paid = await world.paid(account, 45_000);
    const answer = await world.file({ original_end_to_end_id: paid.end_to_end_id, amount: brl(8_000) });
    expect(answer).toMatchObject({
      status: 201,
      body: {
        direction: 'OUTBOUND', status: 'OPEN', account_id: account, amount: brl(8_000), original_obligation_id: paid.obligation_id,
        filed_by: 'ops-112',
        original_end_to_end_id: paid.end_to_end_id, block_id: null, secured_amount: null, version: 2,
      },
    });
    expect(answer.body.report_id).toMatch(/^[0-9a-f-]{36}$/);
    expect(eventsOf(await world.read(answer.body.case_id))).toEqual(['FILING_STARTED', 'FILED']);
  });

  it.each([['in order', [0, 1, 2, 3]], ['from end to beginning', [3, 2, 1, 0]], ['each twice, mixed', [2, 0, 3, 1, 0, 2, 1]]])(
    'the other side agrees and returns, told %s: the case is RETURNED, and the money is back', async (_, order) => {
      const { account, case_id } = await filed();
      await world.story('accepted', case_id, { order, times: 2 });
      const it = await world.until(case_id, ({ status }) => status === 'RETURNED');
      expect(it).toMatchObject({ returned_amount: brl(45_000 * order.filter((place) => place === 3).length) });
      expect(it.return_end_to_end_id).toMatch(/^D/);
      expect(await world.api.available(account)).toBe(45_000);
    });

  it('the other side does not agree', async () => {
    const { case_id } = await filed();
    await world.story('disagreed', case_id);
    expect(await world.read(case_id)).toMatchObject({ status: 'REJECTED', failure_code: 'DISAGREED' });
  });

  it('the other side agrees, and has nothing to return: in any order', async () => {
    for (const order of [[0, 1, 2], [2, 1, 0]]) {
      const { case_id } = await filed();
      await world.story('refused', case_id, { order });
      expect(await world.read(case_id)).toMatchObject({ status: 'REJECTED', failure_code: 'NO_BALANCE', return_due_at: null });
    }
  });

  it('our report is withdrawn', async () => {
    const { case_id } = await filed();
    await world.story('cancelled', case_id);
    expect(await world.read(case_id)).toMatchObject({ status: 'CANCELLED' });
  });

  it('money that comes in parts adds up', async () => {
    const { account, case_id, end_to_end_id } = await filed();
    for (const value of [20_000, 11_000]) await sponsor.emit('RETURN_RECEIVED', {
      original_end_to_end_id: end_to_end_id, amount: brl(value), reason_code: 'FR01',
    });
    expect(await world.until(case_id, ({ returned_amount }) => returned_amount?.value === 31_000)).toMatchObject({ status: 'RETURNED' });
    expect(await world.api.available(account)).toBe(31_000);
  });

  it('is not ours to resolve', async () => {
    const { case_id } = await filed();
    expect(await world.resolve(case_id, { action: 'RELEASE' })).toMatchObject({
      status: 409, body: { error: 'MED_CASE_OUTBOUND', details: { status: 'OPEN' } },
    });
  });

  it('is contested once at a time, and again after it was rejected', async () => {
    const { case_id, obligation_id } = await filed();
    expect(await world.file({ original_obligation_id: obligation_id })).toMatchObject({
      status: 409, body: { error: 'MED_CASE_EXISTS', details: { case_id, status: 'OPEN' } },
    });
    await world.story('disagreed', case_id);
    expect(await world.file({ original_obligation_id: obligation_id })).toMatchObject({ status: 201, body: { status: 'OPEN' } });
  });
});

describe('the sponsor does not file', () => {
  const contestable = async () => world.paid(await world.account(5_000), 5_000);

  it('refused: 201 with the code, and it can be filed again', async () => {
    const { obligation_id: original_obligation_id } = await contestable();
    await sponsor.script('fileMedCase', 'refuse', { code: 'INVALID_REQUEST' });
    expect(await world.file({ original_obligation_id })).toMatchObject({
      status: 201, body: { status: 'FILING_FAILED', failure_code: 'INVALID_REQUEST', report_id: null, version: 2 },
    });
    expect(await world.file({ original_obligation_id })).toMatchObject({ status: 201, body: { status: 'OPEN' } });
  });

  it.each(['unreachable', 'timeout'])('%s: 503, the case stays FILING, and the same key files the same case', async (outcome) => {
    const { obligation_id: original_obligation_id } = await contestable();
    const key = randomUUID();
    await sponsor.script('fileMedCase', outcome);
    expect(await world.file({ original_obligation_id }, { key })).toMatchObject({
      status: 503, body: { error: 'PROVIDER_UNAVAILABLE', details: { provider_id: 'sim-demo' } },
    });
    const waiting = await world.file({ original_obligation_id });
    expect(waiting).toMatchObject({ status: 409, body: { error: 'MED_CASE_EXISTS', details: { status: 'FILING' } } });
    expect(await world.file({ original_obligation_id, reason_code: 'OTHER' }, { key })).toMatchObject({
      status: 422, body: { error: 'IDEMPOTENCY_KEY_REUSED' },
    });
    const filed = await world.file({ original_obligation_id }, { key });
    expect(filed).toMatchObject({ status: 201, body: { status: 'OPEN', version: 2 } });
    expect(filed.body.case_id).toBe((waiting.body as unknown as { details: { case_id: string } }).details.case_id);
    expect((await world.file({ original_obligation_id }, { key })).body).toEqual(filed.body);
  });

  it.each([['MED_CASE_FILED', 'OPEN'], ['MED_CASE_FILING_FAILED', 'FILING_FAILED']])(
    'silent, and tells by %s what it did: the same key answers with the same case', async (event, status) => {
      const { obligation_id: original_obligation_id } = await contestable();
      const key = randomUUID();
      await sponsor.script('fileMedCase', 'timeout');
      await world.file({ original_obligation_id }, { key });
      const [{ case_id: reference }] = (await world.api.ok<{ items: [{ case_id: string }] }>('listMedCases', {
        query: { status: 'FILING', limit: 1 },
      })).items;
      await sponsor.emit(event, { reference }, { times: 2 });
      expect(await world.read(reference)).toMatchObject({ status, version: 2 });
      expect(await world.file({ original_obligation_id }, { key })).toMatchObject({ status: 201, body: { case_id: reference, status } });
    });

  it('silent, and the other side is faster than its word: nothing is lost', async () => {
    const account = await world.account(5_000);
    const { obligation_id: original_obligation_id } = await world.paid(account, 5_000);
    await sponsor.script('fileMedCase', 'timeout');
    await world.file({ original_obligation_id });
    const [{ case_id: reference }] = (await world.api.ok<{ items: [{ case_id: string }] }>('listMedCases', {
      query: { status: 'FILING', limit: 1 },
    })).items;
    await world.story('accepted', reference);
    await eventually(async () => (await world.api.available(account)) === 5_000);
    await sponsor.emit('MED_CASE_FILED', { reference });
    const it = await world.until(reference, ({ status }) => status === 'RETURNED');
    expect(it).toMatchObject({ returned_amount: brl(5_000) });
    expect(eventsOf(it)).toEqual(['FILING_STARTED', 'FILED', 'ACKNOWLEDGED', 'ACCEPTED', 'ACCEPTED', 'RETURN_RECEIVED']);
  });
});

describe('a payment that cannot be contested', () => {
  it('there is none', async () => {
    expect(await world.file({ original_end_to_end_id: newEndToEndId('E') })).toMatchObject({
      status: 404, body: { error: 'MED_PAYMENT_NOT_FOUND' },
    });
    expect(await world.file({ original_obligation_id: 'obl_01KJQHJPA0YT8NKV8MTTPR5Y6B' })).toMatchObject({
      status: 404, body: { error: 'OBLIGATION_NOT_FOUND' },
    });
  });

  it('is named twice, or not at all', async () => {
    expect(await world.file({})).toMatchObject({ status: 422, body: { detail: [{ type: 'missing' }] } });
    expect(await world.file({ original_obligation_id: 'x', original_end_to_end_id: 'y' })).toMatchObject({
      status: 422, body: { detail: [{ type: 'extra_forbidden' }] },
    });
  });

  it('is no Pix, or has not settled, or came back', async () => {
    const [account, other] = [await world.account(9_000), await world.account()];
    const transfer = await world.api.transfer(account, other, 1_000);
    const silent = await world.api.ok<{ obligation_id: string }>('createObligation', {
      body: {
        rail: 'PIX', amount: brl(1_000), debtor: { kind: 'account', account_id: account },
        creditor: { kind: 'external', external_id: 'pix_key:silent@example.com' },
      },
    });
    const paid = await world.paid(account, 3_000);
    await sponsor.emit('RETURN_RECEIVED', { original_end_to_end_id: paid.end_to_end_id, amount: brl(3_000) });
    for (const [original_obligation_id, reason] of [
      [transfer.body.obligation_id, 'NOT_PIX'], [silent.obligation_id, 'NOT_SETTLED'], [paid.obligation_id, 'RETURNED'],
    ]) {
      expect(await world.file({ original_obligation_id })).toMatchObject({
        status: 422, body: { error: 'MED_PAYMENT_NOT_CONTESTABLE', details: { reason } },
      });
    }
  });

  it('for more than is left of it', async () => {
    const paid = await world.paid(await world.account(3_000), 3_000);
    await sponsor.emit('RETURN_RECEIVED', { original_end_to_end_id: paid.end_to_end_id, amount: brl(1_000) });
    expect(await world.file({ original_obligation_id: paid.obligation_id, amount: brl(2_001) })).toMatchObject({
      status: 422, body: { error: 'MED_AMOUNT_EXCEEDS_PAYMENT', details: { original: 3_000, returned: 1_000, requested: 2_001 } },
    });
    expect(await world.file({ original_obligation_id: paid.obligation_id })).toMatchObject({ status: 201, body: { amount: brl(2_000) } });
  });
});
