/** Contested payments, from end to end: the service and the simulated sponsor are processes of their own. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { verifyJournal } from '../../../src/command-line/verify-journal.ts';
import { ServiceChild } from '../../faults/service-child.ts';
import { brl, MedWorld, newEndToEndId } from '../../support/med-world.ts';
import { eventually, startTestService, TENANT, TestService } from '../../support/service.ts';
import { startSponsorProcess, type TestSponsor } from '../../support/sponsor.ts';

let books: TestService;
let child: ServiceChild;
let sponsor: TestSponsor;
let world: MedWorld;
/** Cases as most tests begin with, made together before the first: each then takes one. */
let [blockedCases, filedCases]: [Awaited<ReturnType<MedWorld['blocked']>>[], Awaited<ReturnType<MedWorld['filed']>>[]] = [[], []];
const blocked = async () => blockedCases.pop() ?? world.blocked();
const filed = async () => filedCases.pop() ?? world.filed();

beforeAll(async () => {
  books = await startTestService({ env: { RAZAO_ROLES: 'api' } });
  await books.token(['service/health']);
  [child, sponsor] = await Promise.all([
    ServiceChild.start(books.databaseUrl, { RAZAO_RAIL_TIMEOUT_SECONDS: '1' }), startSponsorProcess(),
  ]);
  const api = new TestService(books.service, child.baseUrl, books.databaseUrl, async () => undefined);
  await sponsor.connect(api);
  world = new MedWorld(api, sponsor);
  [blockedCases, filedCases] = await Promise.all([
    Promise.all(Array.from({ length: 21 }, () => world.blocked())), Promise.all(Array.from({ length: 10 }, () => world.filed())),
  ]);
}, 90_000);
afterAll(async () => {
  const verdict = await verifyJournal(books.service.database, TENANT);
  await child.kill();
  await sponsor.stop();
  await books.stop();
  expect(verdict).toMatchObject({ ok: true });
});

const eventsOf = ({ history }: { history: readonly { event: string }[] }): string[] => history.map(({ event }) => event);

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
    const ends = { RETURNED: ['RETURN_SETTLED'], CANCELLED: ['RETURN_FAILED', 'CANCELLED'] };
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
        creditor: { kind: 'external', external_id: 'silent' },
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
