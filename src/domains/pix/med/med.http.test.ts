import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { addProvider, deliver, SECRET } from '../../../../test/support/deliver.ts';
import { brl, newEndToEndId, startMed, type MedService } from '../../../../test/support/med-world.ts';
import { eventually, TENANT } from '../../../../test/support/service.ts';
import type { MedCaseListResponse } from '../../../../generated/models.ts';
import { FixedClock } from '../../../platform/clock.ts';
import { bindRail } from '../../rails/index.ts';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const clock = new FixedClock(new Date());
let { api, sponsor, world, end } = {} as MedService;
beforeAll(async () => {
  ({ api, sponsor, world, end } = await startMed(clock));
});
afterAll(async () => {
  expect(await end()).toMatchObject({ ok: true });
});

const tell = (event: string, data: object, more: object = {}) => deliver(api, {
  operationId: 'receivePixMedEvent', body: { event, occurred_at: clock.now().toISOString(), data, n: randomUUID() }, ...more,
});
const OK = { status: 200, body: { status: 'ok' } };
const REJECTED = { status: 401, body: { error: 'WEBHOOK_REJECTED' } };

describe('deadlines', () => {
  it('an open case is overdue once its analysis should be done, seven days after the report', async () => {
    const { case_id } = await world.blocked();
    const { analysis_due_at, overdue } = await world.read(case_id);
    expect([new Date(String(analysis_due_at)).getTime() - clock.now().getTime(), overdue]).toEqual([7 * DAY_MS, false]);
    clock.advance(7 * DAY_MS);
    expect(await world.read(case_id)).toMatchObject({ overdue: false, status: 'OPEN' });
    clock.advance(1);
    expect(await world.read(case_id)).toMatchObject({ overdue: true, status: 'OPEN', version: 2 });
  });

  it('a return is overdue 96 hours after it was decided', async () => {
    const { case_id } = await world.blocked(1_000, 1_000, { payer_message: 'silent' });
    await world.resolve(case_id, { action: 'RETURN' });
    clock.advance(96 * HOUR_MS + 1);
    expect(await world.read(case_id)).toMatchObject({ status: 'RETURNING', overdue: true });
  });

  it('the money of a case of ours is overdue 96 hours after the report was accepted, where nobody says when', async () => {
    const { case_id, report_id } = await world.filed();
    await tell('MED_INFRACTION_CLOSED', { report_id, result: 'AGREED' });
    clock.advance(96 * HOUR_MS);
    expect(await world.read(case_id)).toMatchObject({ status: 'ACCEPTED', overdue: false, return_due_at: clock.now().toISOString() });
    clock.advance(1);
    expect(await world.read(case_id)).toMatchObject({ overdue: true });
  });

  it('a payment can be contested for 80 days', async () => {
    const [early, late] = [await world.paid(await world.account(100), 100), await world.paid(await world.account(100), 100)];
    clock.advance(80 * DAY_MS);
    expect(await world.file({ original_obligation_id: early.obligation_id })).toMatchObject({ status: 201 });
    clock.advance(1);
    expect(await world.file({ original_obligation_id: late.obligation_id })).toMatchObject({
      status: 422, body: { error: 'MED_PAYMENT_NOT_CONTESTABLE', details: { reason: 'TOO_OLD', settled_at: expect.any(String) } },
    });
  });
});

describe('listMedCases', () => {
  const list = (query: object) => api.ok<MedCaseListResponse>('listMedCases', { query: { ...query } });

  it('pages newest first, narrowed by account and status', async () => {
    const shop = await world.shop();
    for (let n = 1; n <= 3; n += 1) await world.contest(await world.credit(shop, n * 100), n * 100);
    const ids = (await list({ account_id: shop.account })).items.map(({ amount }) => amount.value);
    expect(ids).toEqual([300, 200, 100]);
    const first = await list({ account_id: shop.account, status: 'OPEN', limit: 2 });
    const second = await list({ account_id: shop.account, status: 'OPEN', limit: 2, cursor: first.next_cursor });
    expect([first.items.length, second.items.length, second.next_cursor]).toEqual([2, 1, null]);
    expect((await list({ account_id: shop.account, status: 'RETURNED' })).items).toEqual([]);
    expect((await list({ account_id: 'acc_of_nobody' })).items).toEqual([]);
    expect((await list({ account_id: shop.account })).items[0]).not.toHaveProperty('history');
  });

  it('shows what blocks have secured now', async () => {
    const shop = await world.blocked(1_000, 200);
    await world.credit(shop, 300);
    expect((await list({ account_id: shop.account })).items).toMatchObject([{ secured_amount: brl(500) }]);
  });

  it('of an account that was promoted finds the cases of the guest, whose block has moved along', async () => {
    const account_id = await api.account(0, { type: 'GUEST' });
    const key = randomUUID();
    await world.bind(account_id, key);
    await world.contest(await world.credit({ account: account_id, key }, 900), 900);
    const case_id = await world.caseOf(account_id);
    await world.until(case_id, ({ block_id }) => block_id !== null);
    const { id } = await api.ok<{ id: string }>('promoteAccount', { path: { account_id }, body: { owner_party_id: await api.party() } });
    expect((await list({ account_id: id })).items).toMatchObject([{ case_id, account_id, secured_amount: brl(900) }]);
    expect(await world.resolve(case_id, { action: 'RETURN', amount: brl(400) })).toMatchObject({ status: 200 });
    expect(await api.available(id)).toBe(500);
  });
});

describe('the door for providers', () => {
  it('takes events of the incumbent without a name as well', async () => {
    const shop = await world.shop();
    const data = {
      report_id: randomUUID(), hop: 1, end_to_end_id: await world.credit(shop, 100), amount: brl(100), reason_code: 'COERCION',
      analysis_due_at: clock.now().toISOString(),
    };
    expect(await tell('MED_INFRACTION_OPENED', data, { operationId: 'receivePixMedEventDeprecated' })).toMatchObject(OK);
    expect(await world.cases(shop.account)).toMatchObject([{ hop: 1, reason_code: 'COERCION', provider_id: 'sim-demo' }]);
  });

  it('takes what it does not know, and what it knows of nobody, and changes nothing', async () => {
    expect(await tell('MED_SOMETHING_NEW', {})).toMatchObject(OK);
    expect(await tell('MED_CASE_FILED', {
      reference: 'med_01KJQV9Z8072STGR36YH08RSEZ', report_id: randomUUID(), analysis_due_at: clock.now().toISOString(),
    })).toMatchObject(OK);
    expect(await tell('MED_CASE_REFUND_CLOSED', { report_id: randomUUID(), result: 'REJECTED', failure_code: 'OTHER' })).toMatchObject(OK);
    expect(await tell('CREDIT_RECEIVED', {})).toMatchObject(OK);
  });

  const report_id = randomUUID();
  const opened = {
    report_id, hop: 0, end_to_end_id: newEndToEndId('E'), amount: brl(100), reason_code: 'SCAM', analysis_due_at: '2026-03-09T12:00:00Z',
  };
  it.each<[string, string, object]>([
    ['a report without a number', 'MED_INFRACTION_CANCELLED', {}],
    ['a number that is none', 'MED_INFRACTION_ACKNOWLEDGED', { report_id: 'R-1' }],
    ['a payment that has no such name', 'MED_INFRACTION_OPENED', { ...opened, end_to_end_id: 'E1' }],
    ['another currency', 'MED_INFRACTION_OPENED', { ...opened, amount: { currency: 'USD', value: 1 } }],
    ['an amount that is none', 'MED_INFRACTION_OPENED', { ...opened, amount: brl(0) }],
    ['an amount too large', 'MED_INFRACTION_OPENED', { ...opened, amount: brl(2 ** 53) }],
    ['a hop before the first', 'MED_INFRACTION_OPENED', { ...opened, hop: -1 }],
    ['an unknown reason', 'MED_INFRACTION_OPENED', { ...opened, reason_code: 'ENVY' }],
    ['a day that does not exist', 'MED_INFRACTION_OPENED', { ...opened, analysis_due_at: '2026-02-30T12:00:00Z' }],
    ['an unknown result', 'MED_INFRACTION_CLOSED', { report_id, result: 'MAYBE' }],
    ['a refund without its amount', 'MED_CASE_REFUND_CLOSED', { report_id, result: 'TOTALLY_ACCEPTED' }],
    ['a refusal without its reason', 'MED_CASE_REFUND_CLOSED', { report_id, result: 'REJECTED' }],
    ['a filing of nothing', 'MED_CASE_FILED', { report_id, analysis_due_at: '2026-03-09T12:00:00Z' }],
  ])('takes %s, which it cannot read, and changes nothing', async (_, event, data) => {
    expect(await tell(event, data)).toMatchObject(OK);
  });

  it('hears of a case from its own provider alone', async () => {
    await addProvider(api, 'sim-two', { secret: `${SECRET}2` });
    await bindRail(api.service.contextFor(TENANT), {
      rail: 'PIX', providerId: 'sim-two', adapter: 'sim_sponsor_v1', priority: 9, capabilities: ['INBOUND'], isEnabled: true,
    });
    const { case_id, report_id: number } = await world.filed();
    const other = { providerId: 'sim-two', secret: `${SECRET}2` };
    expect(await tell('MED_INFRACTION_CANCELLED', { report_id: number }, other)).toMatchObject(OK);
    expect(await tell('MED_CASE_FILING_FAILED', { reference: case_id, failure_code: 'OTHER' }, other)).toMatchObject(OK);
    expect(await world.read(case_id)).toMatchObject({ status: 'OPEN' });
  });

  it('refuses a provider that does not serve Pix for the tenant', async () => {
    await addProvider(api, 'sim-none', { secret: `${SECRET}3` });
    expect(
      await tell('MED_INFRACTION_CANCELLED', { report_id: randomUUID() }, { providerId: 'sim-none', secret: `${SECRET}3` }),
    ).toMatchObject(REJECTED);
  });

  it('keeps a contested credit waiting until an operator has found its account', async () => {
    const account_id = await world.account();
    const name = newEndToEndId('E');
    await sponsor.emit('CREDIT_RECEIVED', { end_to_end_id: name, amount: brl(700), key: 'nobody@example.com' });
    await world.contest(name, 700);
    const { items: [evidence] } = await api.ok<{ items: { evidence_id: string }[] }>('listEvidence', {
      query: { external_id: `${name}:CREDIT_RECEIVED` },
    });
    await api.ok('resolveEvidence', {
      path: { evidence_id: String(evidence?.evidence_id) }, body: { action: 'CREDIT', destination_account_id: account_id, reason: 'found' },
    });
    const case_id = await world.caseOf(account_id);
    expect(await world.until(case_id, ({ block_id }) => block_id !== null)).toMatchObject({ secured_amount: brl(700) });
  });
});

it('without a provider that files cases for the tenant, nothing is filed, and nothing recorded', async () => {
  const tenant = 'acme';
  await sponsor.connect(api, 'sim-acme', { tenant, rails: ['PIX'] });
  await bindRail(api.service.contextFor(tenant), {
    rail: 'PIX', providerId: 'sim-acme', adapter: 'sim_sponsor_v1', priority: 1, capabilities: ['OUTBOUND'], isEnabled: true,
  });
  const account = await api.account(500, { tenant });
  const { obligation_id } = await api.ok<{ obligation_id: string }>('createObligation', {
    tenant, body: {
      rail: 'PIX', amount: brl(500), debtor: { kind: 'account', account_id: account },
      creditor: { kind: 'external', external_id: 'pix_key:fornecedor@example.com' },
    },
  });
  const file = () => api.call('fileMedCase', { tenant, body: { actor: 'ops', original_obligation_id: obligation_id } });
  const answer = await eventually(async () => {
    const it = await file();
    return it.status !== 422 && it;
  });
  expect(answer).toMatchObject({ status: 503, body: { error: 'PROVIDER_UNAVAILABLE' } });
  expect((await api.ok<MedCaseListResponse>('listMedCases', { tenant })).items).toEqual([]);
});

it('a case of another tenant is as missing as one that nobody has', async () => {
  const { case_id } = await world.contested(100);
  for (const [operation, call] of [['getMedCase', {}], ['resolveMedCase', { body: { action: 'RELEASE', actor: 'x' } }]] as const) {
    const [foreign, missing] = await Promise.all([case_id, 'med_01KJQV9Z8072STGR36YH08RSEZ'].map((id) => api.call(operation, {
      ...call, tenant: 'acme', path: { case_id: id },
    })));
    expect([foreign?.status, foreign?.body]).toEqual([404, missing?.body]);
  }
});

it('every event of a case stands in the feed, in the order of its versions', async () => {
  const shop = await world.blocked(900, 100);
  const { case_id } = shop;
  await world.credit(shop, 800);
  await world.until(case_id, ({ version }) => version === 3);
  await sponsor.script('settle', 'refuse', { code: 'AB09' });
  await world.resolve(case_id, { action: 'RETURN' });
  await world.until(case_id, ({ status }) => status === 'RETURN_FAILED');
  await world.resolve(case_id, { action: 'RELEASE' });
  const events = await eventually(async () => {
    const { items } = await api.ok<{ items: { event_type: string; entity_version: number }[] }>('listEvents', {
      query: { entity_id: case_id, limit: 20 },
    });
    return items.length === 6 && items.toReversed();
  });
  expect(events.map(({ event_type }) => event_type)).toEqual([
    'med_case.opened', 'med_case.secured', 'med_case.secured', 'med_case.return_started', 'med_case.return_failed', 'med_case.released',
  ]);
});
