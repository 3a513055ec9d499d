import type {
  EventListResponse, HoldListResponse, HoldResponse, JournalEntryListResponse, ObligationResponse,
} from '../../../generated/models.ts';
import { startTestService, TENANT, type Answer, type TestService } from '../../../test/support/service.ts';
import { FixedClock } from '../../platform/clock.ts';
import { verifyJournal } from '../../command-line/verify-journal.ts';

const HOUR_MS = 3_600_000;
const clock = new FixedClock();
let api: TestService;

beforeAll(async () => {
  api = await startTestService({ clock });
});
afterAll(async () => {
  expect(await verifyJournal(api.service.database, TENANT)).toMatchObject({ ok: true });
  await api.stop();
});

const inHours = (hours: number): string => new Date(clock.now().getTime() + hours * HOUR_MS).toISOString();
const place = (account_id: string, amount_cents: number, fields: object = {}): Promise<Answer<HoldResponse>> =>
  api.call('placeHold', { body: { account_id, amount_cents, currency: 'BRL', ...fields } });
const placed = async (account_id: string, amount_cents: number, fields: object = {}): Promise<HoldResponse> => {
  const answer = await place(account_id, amount_cents, fields);
  expect(answer).toMatchObject({ status: 201 });
  return answer.body;
};
const on = ({ hold_id }: { hold_id: string }) => ({ path: { hold_id } });
const balance = async (account_id: string) => {
  const { assets } = await api.ok<{ assets: { balances: Record<string, number> }[] }>('getAccountBalance', { path: { account_id } });
  const { posted, held, blocked, available } = assets[0]?.balances ?? {};
  return { posted, held, blocked, available };
};
const locOf = (body: unknown): unknown => (body as { detail: { loc: unknown }[] }).detail[0]?.loc;
const eventsOf = async (entity_id: string): Promise<string[]> =>
  (await api.ok<EventListResponse>('listEvents', { query: { entity_id } })).items.map(({ event_type }) => event_type).toReversed();
const lastEntry = async () => (await api.ok<JournalEntryListResponse>('listJournalEntries', { query: { limit: 200 } })).items.at(-1);

describe('placeHold', () => {
  test('reserves money without moving it', async () => {
    const account = await api.account(5000);
    const hold = await placed(account, 2000, { expires_at: inHours(2), description: 'Cake', metadata: { order: 'bolo-231' } });
    expect(hold).toEqual({
      hold_id: expect.stringMatching(/^hld_/), account_id: account, state: 'ACTIVE', currency: 'BRL', currency_exponent: 2,
      amount_cents: 2000, remaining_cents: 2000,
      captured_cents: 0, creditor_account_id: null, obligation_id: null, tx_id: expect.stringMatching(/^txn_/), expires_at: inHours(2),
      description: 'Cake', pix_mandate_charge_id: null, metadata: { order: 'bolo-231' }, created_at: inHours(0),
      created_by: expect.stringMatching(/^cli_/),
      updated_at: inHours(0), resolved_at: null, version: 1,
    });
    expect(await api.ok('getHold', on(hold))).toEqual(hold);
    expect(await balance(account)).toEqual({ posted: 5000, held: 2000, blocked: 0, available: 3000 });
    expect((await lastEntry())?.payload).toMatchObject({
      entry_type: 'HOLD_PLACED', tx_id: hold.tx_id, postings: [], obligation_ids: [],
      reservations: [{ reservation_id: hold.hold_id, account_id: account, asset: 'BRL', amount: 2000 }],
    });
  });

  test('may take all that is available, and not one cent more', async () => {
    const account = await api.account(1000);
    await placed(account, 400);
    expect(await place(account, 601)).toMatchObject({
      status: 422, body: { error: 'INSUFFICIENT_FUNDS', details: { available: 600, required: 601 } },
    });
    await placed(account, 600);
    expect(await balance(account)).toMatchObject({ held: 1000, available: 0 });
    expect(await api.transfer(account, await api.account(), 1)).toMatchObject({ status: 422, body: { error: 'INSUFFICIENT_FUNDS' } });
  });

  test('once a key, twice with two', async () => {
    const account = await api.account(1000);
    const body = { account_id: account, amount_cents: 10, currency: 'BRL' };
    const first = await api.call<HoldResponse>('placeHold', { body, key: 'hold-key-1' });
    expect(await api.call('placeHold', { body, key: 'hold-key-1' })).toMatchObject({
      status: 201, body: first.body, headers: { 'idempotency-replayed': 'true' },
    });
    expect(await api.call('placeHold', { body: { ...body, amount_cents: 11 }, key: 'hold-key-1' })).toMatchObject({
      body: { error: 'IDEMPOTENCY_KEY_REUSED' },
    });
    await api.ok('placeHold', { body, key: 'hold-key-2' });
    expect(await balance(account)).toMatchObject({ held: 20 });
    const { status, body: refused } = await api.call('placeHold', { body, key: null });
    expect({ status, loc: locOf(refused) }).toEqual({ status: 422, loc: ['header', 'Idempotency-Key'] });
  });

  test('needs service/holds', async () => {
    const token = await api.token(['service/accounts.write']);
    expect(await api.call('placeHold', { body: {}, token })).toMatchObject({ status: 403, body: { error: 'INSUFFICIENT_SCOPE' } });
  });

  const wrong: [string, object, unknown[]][] = [
    ['without an amount', { amount_cents: undefined }, ['body', 'amount_cents']],
    ['of nothing', { amount_cents: 0 }, ['body', 'amount_cents']],
    ['of a fraction', { amount_cents: 1.5 }, ['body', 'amount_cents']],
    ['of more than JSON holds', { amount_cents: 2 ** 53 }, ['body', 'amount_cents']],
    ['of a misspelt amount', { amount_cent: 1 }, ['body', 'amount_cent']],
    ['until a time that has passed', { expires_at: '2026-03-02T11:59:59Z' }, ['body', 'expires_at']],
    ['until this very instant', { expires_at: '2026-03-02T12:00:00Z' }, ['body', 'expires_at']],
    ['until a day that does not exist', { expires_at: '2027-02-30T12:00:00Z' }, ['body', 'expires_at']],
    ['until past the year 9999', { expires_at: '9999-12-31T23:59:59-05:00' }, ['body', 'expires_at']],
    ['without a currency', { currency: undefined }, ['body', 'currency']],
    ['with metadata over 8 KB', { metadata: { note: 'ç'.repeat(4096) } }, ['body', 'metadata']],
  ];
  test.each(wrong)('a hold %s is answered 422 where it is wrong', async (_, fields, loc) => {
    const { status, body } = await place('acc_01KJQ8P1W3Y5A7C9E1G3J5M7N9', 1, fields);
    expect({ status, loc: locOf(body) }).toEqual({ status: 422, loc });
  });

  test('is refused on accounts that hold nothing, another currency, or are not to be debited', async () => {
    const missing = 'acc_01KJQ8P1W3Y5A7C9E1G3J5M7N9';
    expect(await place(missing, 1)).toMatchObject({ status: 404, body: { error: 'ACCOUNT_NOT_FOUND' } });
    expect(await place(await api.account(0, { type: 'EXTERNAL' }), 1)).toMatchObject({
      status: 422, body: { error: 'ACCOUNT_NOT_RESERVABLE' },
    });
    const account = await api.account(1000);
    expect(await place(account, 1, { currency: 'USD' })).toMatchObject({ status: 422, body: { error: 'CURRENCY_MISMATCH' } });
    await api.ok('freezeAccount', { path: { account_id: account } });
    expect(await place(account, 1)).toMatchObject({ status: 422, body: { error: 'ACCOUNT_FROZEN' } });
    await api.ok('unfreezeAccount', { path: { account_id: account } });
    await placed(account, 1);
  });
});

describe('adjustHold', () => {
  const adjust = (hold: HoldResponse, body: object): Promise<Answer<HoldResponse>> => api.call('adjustHold', { ...on(hold), body });

  test('lowers the amount and moves the deadline', async () => {
    const account = await api.account(5000);
    const hold = await placed(account, 2000, { expires_at: inHours(2) });
    expect(await adjust(hold, { amount_cents: 1800, expires_at: inHours(48) })).toMatchObject({
      status: 200, body: { amount_cents: 1800, remaining_cents: 1800, expires_at: inHours(48), version: 2, state: 'ACTIVE' },
    });
    expect(await balance(account)).toMatchObject({ held: 1800, available: 3200 });
    expect((await lastEntry())?.payload).toMatchObject({
      entry_type: 'HOLD_ADJUSTED', tx_id: hold.tx_id, reservations: [{ amount: -200 }],
    });
    expect(await eventsOf(hold.hold_id)).toEqual(['hold.placed', 'hold.adjusted']);
  });

  test('keeps what is left out, sets a deadline, and clears it by an explicit null', async () => {
    const hold = await placed(await api.account(100), 100);
    expect((await adjust(hold, { expires_at: inHours(1) })).body).toMatchObject({ amount_cents: 100, expires_at: inHours(1) });
    expect((await adjust(hold, { amount_cents: 90 })).body).toMatchObject({ amount_cents: 90, expires_at: inHours(1) });
    expect((await adjust(hold, { amount_cents: null })).body).toMatchObject({ amount_cents: 90, expires_at: inHours(1), version: 3 });
    expect((await adjust(hold, { expires_at: null })).body).toMatchObject({ amount_cents: 90, expires_at: null, version: 4 });
    expect(await api.ok('getHold', on(hold))).toMatchObject({ version: 4, expires_at: null });
  });

  test('to what already holds changes nothing', async () => {
    const hold = await placed(await api.account(100), 100, { expires_at: inHours(1) });
    const before = await lastEntry();
    for (const body of [{}, { amount_cents: 100 }, { expires_at: inHours(1) }])
      expect(await adjust(hold, body)).toMatchObject({ status: 200, body: hold });
    expect(await lastEntry()).toEqual(before);
  });

  test('refuses to grow, a time that has passed, and a hold that has ended', async () => {
    const hold = await placed(await api.account(100), 50);
    expect(await adjust(hold, { amount_cents: 51 })).toMatchObject({
      status: 422, body: { error: 'HOLD_INCREASE_REFUSED', details: { amount_cents: 50, requested_cents: 51 } },
    });
    const past = await adjust(hold, { expires_at: inHours(-1) });
    expect({ status: past.status, loc: locOf(past.body) }).toEqual({ status: 422, loc: ['body', 'expires_at'] });
    expect(locOf((await adjust(hold, { amount: 1 })).body)).toEqual(['body', 'amount']);
    await api.ok('releaseHold', on(hold));
    expect(await adjust(hold, { amount_cents: 1 })).toMatchObject({
      status: 409, body: { error: 'HOLD_NOT_ACTIVE', details: { state: 'RELEASED' } },
    });
  });
});

describe('captureHold', () => {
  const capture = (hold: HoldResponse, creditor_account_id: string, fields: object = {}, key?: string): Promise<Answer<HoldResponse>> =>
    api.call('captureHold', { ...on(hold), body: { creditor_account_id, ...fields }, ...(key !== undefined && { key }) });

  test('pays in part and releases the rest; the feed shows an obligation that is final at once', async () => {
    const [from, to] = [await api.account(5000), await api.account()];
    const hold = await placed(from, 1800);
    const { body: captured } = await capture(hold, to, { amount_cents: 1500 });
    expect(captured).toMatchObject({
      state: 'CAPTURED', amount_cents: 1800, remaining_cents: 0, captured_cents: 1500, creditor_account_id: to, version: 2,
      resolved_at: inHours(0),
    });
    expect(await balance(from)).toEqual({ posted: 3500, held: 0, blocked: 0, available: 3500 });
    expect(await balance(to)).toMatchObject({ posted: 1500, available: 1500 });
    expect(await api.ok<ObligationResponse>('getObligation', { path: { obligation_id: captured.obligation_id ?? '' } })).toMatchObject({
      state: 'FINAL', resolution_outcome: 'SETTLED', rail: 'NATIVE', amount: { value: 1500 }, tx_id: hold.tx_id, version: 2,
      debtor: { kind: 'account', account_id: from }, creditor: { kind: 'account', account_id: to },
    });
    expect((await lastEntry())?.payload).toMatchObject({
      entry_type: 'HOLD_CAPTURED', tx_id: hold.tx_id, obligation_ids: [captured.obligation_id],
      postings: [{ account_id: from, amount: -1500 }, { account_id: to, amount: 1500 }],
      reservations: [{ reservation_id: hold.hold_id, account_id: from, amount: -1800 }],
    });
    expect(await eventsOf(hold.hold_id)).toEqual(['hold.placed', 'hold.captured']);
    expect(await eventsOf(captured.obligation_id ?? '')).toEqual(['obligation.created', 'obligation.settled']);
  });

  test('takes all of it where no amount is given, or null', async () => {
    const [from, to] = [await api.account(300), await api.account()];
    await capture(await placed(from, 100), to);
    await capture(await placed(from, 200), to, { amount_cents: null });
    expect(await balance(to)).toMatchObject({ posted: 300 });
    expect(await balance(from)).toEqual({ posted: 0, held: 0, blocked: 0, available: 0 });
  });

  test('happens once; the same key answers the same', async () => {
    const [from, to] = [await api.account(300), await api.account()];
    const hold = await placed(from, 100);
    const first = await capture(hold, to, {}, 'capture-1');
    expect(await capture(hold, to, {}, 'capture-1')).toMatchObject({
      status: 200, body: first.body, headers: { 'idempotency-replayed': 'true' },
    });
    expect(await capture(hold, to)).toMatchObject({ status: 409, body: { error: 'HOLD_NOT_ACTIVE', details: { state: 'CAPTURED' } } });
    expect(await balance(to)).toMatchObject({ posted: 100 });
  });

  test('is refused for more than is held, for creditors that cannot be paid, and of accounts that may not pay', async () => {
    const from = await api.account(300);
    const to = await api.account();
    const hold = await placed(from, 100);
    expect(await capture(hold, to, { amount_cents: 101 })).toMatchObject({
      status: 422, body: { error: 'CAPTURE_EXCEEDS_HOLD', details: { remaining_cents: 100, requested_cents: 101 } },
    });
    expect(await capture(hold, 'acc_01KJQ8P1W3Y5A7C9E1G3J5M7N9')).toMatchObject({ status: 404, body: { error: 'ACCOUNT_NOT_FOUND' } });
    expect(await capture(hold, from)).toMatchObject({ status: 422, body: { error: 'SAME_ACCOUNT' } });
    expect(await capture(hold, await api.account(0, { type: 'EXTERNAL' }))).toMatchObject({
      status: 422, body: { error: 'RAIL_NEEDS_ACCOUNTS' },
    });
    expect(await capture(hold, await api.account(0, { currency: 'USD' }))).toMatchObject({
      status: 422, body: { error: 'CURRENCY_MISMATCH' },
    });
    expect(locOf((await capture(hold, to, { amount: 1 })).body)).toEqual(['body', 'amount']);
    await api.ok('freezeAccount', { path: { account_id: from } });
    expect(await capture(hold, to)).toMatchObject({ status: 422, body: { error: 'ACCOUNT_FROZEN' } });
    await api.ok('unfreezeAccount', { path: { account_id: from } });
    expect((await capture(hold, to)).status).toBe(200);
  });

  test('goes to a frozen account, as any credit', async () => {
    const hold = await placed(await api.account(300), 100);
    const to = await api.account();
    await api.ok('freezeAccount', { path: { account_id: to } });
    expect((await capture(hold, to)).status).toBe(200);
  });
});

describe('releaseHold', () => {
  test('frees what was held, on a frozen account too; a repetition changes nothing', async () => {
    const account = await api.account(500);
    const hold = await placed(account, 500);
    await api.ok('freezeAccount', { path: { account_id: account } });
    const released = await api.ok<HoldResponse>('releaseHold', on(hold));
    expect(released).toMatchObject({ state: 'RELEASED', remaining_cents: 0, amount_cents: 500, version: 2, resolved_at: inHours(0) });
    expect(await api.ok('releaseHold', on(hold))).toEqual(released);
    expect(await balance(account)).toMatchObject({ held: 0, available: 500 });
    expect(await eventsOf(hold.hold_id)).toEqual(['hold.placed', 'hold.released']);
  });

  test('is refused of a captured hold', async () => {
    const hold = await placed(await api.account(500), 500);
    await api.ok('captureHold', { ...on(hold), body: { creditor_account_id: await api.account() } });
    expect(await api.call('releaseHold', on(hold))).toMatchObject({
      status: 409, body: { error: 'HOLD_NOT_ACTIVE', details: { state: 'CAPTURED' } },
    });
  });
});

describe('a hold past its deadline, before any job has run', () => {
  const dueHold = async (cents = 100) => {
    const account = await api.account(cents);
    const hold = await placed(account, cents, { expires_at: inHours(1) });
    clock.advance(HOUR_MS);
    return { account, hold };
  };

  test('reads as EXPIRED', async () => {
    const { hold } = await dueHold();
    expect(await api.ok('getHold', on(hold))).toMatchObject({ state: 'EXPIRED', remaining_cents: 0, version: 2, resolved_at: inHours(0) });
    expect(await eventsOf(hold.hold_id)).toEqual(['hold.placed', 'hold.expired']);
    expect((await lastEntry())?.payload).toMatchObject({ entry_type: 'HOLD_EXPIRED', tx_id: hold.tx_id, reservations: [{ amount: -100 }] });
  });

  test('is EXPIRED in lists, by state as well', async () => {
    const { account, hold } = await dueHold();
    const ids = async (state: string) =>
      (await api.ok<HoldListResponse>('listHolds', { query: { account_id: account, state } })).items.map(({ hold_id }) => hold_id);
    expect(await ids('ACTIVE')).toEqual([]);
    expect(await ids('EXPIRED')).toEqual([hold.hold_id]);
  });

  test('leaves its money available in the balance', async () => {
    const { account } = await dueHold();
    expect(await balance(account)).toEqual({ posted: 100, held: 0, blocked: 0, available: 100 });
  });

  test('leaves its money to be spent, by a transfer or another hold', async () => {
    const one = await dueHold();
    expect((await api.transfer(one.account, await api.account(), 100)).status).toBe(201);
    const two = await dueHold();
    expect((await place(two.account, 100)).status).toBe(201);
    expect(await api.ok('getHold', on(two.hold))).toMatchObject({ state: 'EXPIRED' });
  });

  test.each([['captureHold'], ['adjustHold'], ['releaseHold']] as const)('%s finds it expired', async (operation) => {
    const { hold } = await dueHold();
    const body = operation === 'captureHold' ? { creditor_account_id: await api.account() } : operation === 'adjustHold'
      ? { expires_at: null }
      : undefined;
    expect(await api.call(operation, { ...on(hold), ...(body && { body }) })).toMatchObject({
      status: 409, body: { error: 'HOLD_NOT_ACTIVE', details: { state: 'EXPIRED' } },
    });
  });

  test('is over at its deadline, and not a millisecond earlier', async () => {
    const account = await api.account(100);
    const hold = await placed(account, 100, { expires_at: inHours(1) });
    clock.advance(HOUR_MS - 1);
    expect(await balance(account)).toMatchObject({ held: 100, available: 0 });
    expect(await api.ok('getHold', on(hold))).toMatchObject({ state: 'ACTIVE' });
    clock.advance(1);
    expect(await balance(account)).toMatchObject({ held: 0, available: 100 });
  });

  test('has the deadline it was moved to', async () => {
    const account = await api.account(200);
    const [later, earlier] = [
      await placed(account, 100, { expires_at: inHours(1) }), await placed(account, 100, { expires_at: inHours(5) }),
    ];
    await api.ok('adjustHold', { ...on(later), body: { expires_at: inHours(3) } });
    await api.ok('adjustHold', { ...on(earlier), body: { expires_at: inHours(2) } });
    clock.advance(HOUR_MS);
    expect(await balance(account)).toMatchObject({ held: 200 });
    clock.advance(HOUR_MS);
    expect(await balance(account)).toMatchObject({ held: 100 });
    expect(await api.ok('getHold', on(earlier))).toMatchObject({ state: 'EXPIRED' });
    await api.ok('adjustHold', { ...on(later), body: { expires_at: null } });
    clock.advance(24 * HOUR_MS);
    expect(await balance(account)).toMatchObject({ held: 100 });
  });
});

describe('listHolds', () => {
  test('combines filters and pages, newest first', async () => {
    const account = await api.account(1000);
    const holds = [await placed(account, 1), await placed(account, 2), await placed(account, 3)];
    await api.ok('releaseHold', on(holds[1]!));
    const list = (query: object) => api.ok<HoldListResponse>('listHolds', { query: { account_id: account, ...query } });
    expect((await list({})).items.map(({ amount_cents }) => amount_cents)).toEqual([3, 2, 1]);
    expect((await list({ state: 'RELEASED' })).items.map(({ hold_id }) => hold_id)).toEqual([holds[1]!.hold_id]);
    const first = await list({ state: 'ACTIVE', limit: 1 });
    const second = await list({ state: 'ACTIVE', limit: 1, cursor: first.next_cursor ?? '' });
    expect([...first.items, ...second.items].map(({ amount_cents }) => amount_cents)).toEqual([3, 1]);
    expect(second.next_cursor).toBeNull();
    expect((await api.ok<HoldListResponse>('listHolds', { query: { account_id: 'acc_01KJQ8P1W3Y5A7C9E1G3J5M7N9' } })).items).toEqual([]);
  });

  test('an unknown state is answered 422', async () => {
    expect((await api.call('listHolds', { query: { state: 'GONE' } })).status).toBe(422);
  });
});
