/** Charges of mandates as payers, receivers and their banks live them: each case a story over the service and the simulated sponsor. */
import { randomUUID } from 'node:crypto';
import type { EvidenceListResponse } from '../../../generated/models.ts';
import { verifyJournal } from '../../../src/command-line/verify-journal.ts';
import { bindRail, CAPABILITIES, SPONSOR } from '../../../src/domains/rails/index.ts';
import { eventually, TENANT } from '../../support/service.ts';
import { MandatesWorld } from './mandates-world.ts';

let world: MandatesWorld;
beforeAll(async () => { world = await MandatesWorld.start({ RAZAO_DISPATCH_MINUTES: '0' }); }, 60_000);
/** Ends what a story leaves open before the next one begins: else its charges would fall due there. */
afterEach(() => world.at(world.day(15), '12:00'));
afterAll(async () => {
  const verdict = await verifyJournal(world.api.service.database, TENANT);
  await world.stop();
  expect(verdict).toMatchObject({ ok: true });
});

const AMOUNT = 8990;
/** Time for the worker to take up an event several times over, in milliseconds. */
const QUIET_MS = 700;

describe('a charge', () => {
  test('is held from its notice on, and debited on its day', async () => {
    const account = await world.api.account(20_000);
    const mandate = await world.active(account);
    const charge = await world.charged(mandate);
    expect(charge).toMatchObject({
      status: 'HELD', attempts: [{ number: 1, settle_on: charge.due_on, status: 'SCHEDULED' }], retries_left: 3, obligation_id: null,
    });
    expect([await world.api.available(account), (await world.hold(charge.hold_id)).state]).toEqual([20_000 - AMOUNT, 'ACTIVE']);
    await world.at(charge.due_on, '00:00');
    const debited = await world.becomes(mandate.mandate_id, 'DEBITED');
    expect(debited).toMatchObject({
      retries_left: 0, attempts: [{ status: 'DEBITED', end_to_end_id: expect.stringMatching(/^E/), failure_code: null }],
    });
    expect(await world.hold(charge.hold_id)).toMatchObject({
      state: 'CAPTURED', captured_cents: AMOUNT, creditor_account_id: null, obligation_id: debited.obligation_id,
    });
    expect(await world.api.ok('getObligation', { path: { obligation_id: String(debited.obligation_id) } })).toMatchObject({
      rail: 'PIX', state: 'FINAL', resolution_outcome: 'SETTLED', amount: { value: AMOUNT },
      match_keys: { txid: charge.txid, attempt: '1', only_provider: 'sim-demo' },
    });
    expect(await world.api.available(account)).toBe(20_000 - AMOUNT);
    expect(await world.announced(charge.charge_id)).toEqual(['scheduled', 'held', 'debiting', 'debited']);
    const { lines } = await world.sponsor.books();
    expect(lines.filter(({ reference }) => reference === debited.obligation_id)).toMatchObject([{ kind: 'PAYMENT', amount: -AMOUNT }]);
  });

  test('told three times is one charge, and debited once', async () => {
    const account = await world.api.account(20_000);
    const mandate = await world.active(account);
    const { due_on, txid } = await world.charged(mandate);
    await world.tell(
      'CHARGE_SCHEDULED', { recurrence_id: mandate.recurrence_id, txid, due_on, amount: { currency: 'BRL', value: AMOUNT } }, { times: 3 },
    );
    await world.sponsor.script('settle', 'duplicate');
    await world.at(due_on, '00:00');
    await Promise.all([world.look(), world.look(), world.look()]);
    await world.becomes(mandate.mandate_id, 'DEBITED');
    expect([(await world.read(mandate.mandate_id)).charges.length, await world.api.available(account)]).toEqual([1, 20_000 - AMOUNT]);
  });

  test('that comes before the mandate is authorised waits for it', async () => {
    const mandate = await world.requested(await world.api.account(AMOUNT));
    await world.tell('CHARGE_SCHEDULED', { recurrence_id: mandate.recurrence_id });
    expect((await world.read(mandate.mandate_id)).charges).toEqual([]);
    await world.say('authorizePixMandate', mandate);
    expect(await world.charge(mandate.mandate_id)).toMatchObject({ status: 'HELD' });
  });

  test('that the account cannot cover yet is held at 18:00 of the day before', async () => {
    const account = await world.api.account(100);
    const mandate = await world.active(account);
    const charge = await world.charged(mandate);
    expect(charge).toMatchObject({ status: 'SCHEDULED', hold_id: null });
    await world.api.fund(account, AMOUNT);
    await world.at(world.day(2), '18:00');
    expect(await world.charge(mandate.mandate_id)).toMatchObject({ status: 'HELD' });
    await world.at(charge.due_on, '00:00');
    await world.becomes(mandate.mandate_id, 'DEBITED');
    expect(await world.api.available(account)).toBe(100);
  });

  test('that cannot be paid in the morning is tried again in the evening, as the same attempt', async () => {
    const account = await world.api.account();
    const mandate = await world.active(account);
    const { due_on } = await world.charged(mandate);
    await world.at(due_on, '07:59');
    await world.api.fund(account, AMOUNT);
    await world.at(due_on, '12:00');
    expect(await world.charge(mandate.mandate_id)).toMatchObject({ status: 'SCHEDULED' });
    await world.at(due_on, '18:00');
    expect((await world.becomes(mandate.mandate_id, 'DEBITED')).attempts).toMatchObject([{ number: 1, status: 'DEBITED' }]);
  });

  test('that cannot be paid by 21:00 fails its attempt, and is debited at the retry that the receiver asks for', async () => {
    const account = await world.api.account();
    const mandate = await world.active(account);
    const { due_on, charge_id } = await world.charged(mandate);
    await world.at(due_on, '21:00');
    expect(await world.charge(mandate.mandate_id)).toMatchObject({
      status: 'SCHEDULED', retries_left: 3, failure_code: null, attempts: [{ status: 'FAILED', failure_code: 'INSUFFICIENT_FUNDS' }],
    });
    await world.api.fund(account, AMOUNT);
    await world.tell('CHARGE_RETRY_SCHEDULED', { recurrence_id: mandate.recurrence_id, attempt: 2, settle_on: world.day(2) });
    expect(await world.charge(mandate.mandate_id)).toMatchObject({ status: 'HELD', retries_left: 2 });
    await world.at(world.day(2), '00:00');
    expect((await world.becomes(mandate.mandate_id, 'DEBITED')).attempts).toMatchObject([
      { number: 1, status: 'FAILED' }, { number: 2, status: 'DEBITED' },
    ]);
    expect(await world.announced(charge_id)).toEqual(['scheduled', 'attempt_failed', 'held', 'debiting', 'debited']);
  });

  test('fails with its fourth attempt', async () => {
    const mandate = await world.active(await world.api.account());
    const { due_on, charge_id } = await world.charged(mandate);
    await world.at(due_on, '21:00');
    for (const attempt of [2, 3, 4]) {
      await world.tell('CHARGE_RETRY_SCHEDULED', { recurrence_id: mandate.recurrence_id, attempt, settle_on: world.day(2) });
      await world.at(world.day(2), '21:00');
    }
    expect(await world.charge(mandate.mandate_id)).toMatchObject({ status: 'FAILED', failure_code: 'INSUFFICIENT_FUNDS', retries_left: 0 });
    expect(await world.announced(charge_id)).toEqual(['scheduled', 'attempt_failed', 'attempt_failed', 'attempt_failed', 'failed']);
  });

  test('a retry on the day of an attempt, past the seventh day or beyond the next attempt is not made', async () => {
    const mandate = await world.active(await world.api.account());
    const { due_on } = await world.charged(mandate);
    await world.at(due_on, '21:00');
    for (const [attempt, settle_on] of [[2, due_on], [2, world.day(8)], [3, world.day(2)]] as const) {
      await world.tell('CHARGE_RETRY_SCHEDULED', { recurrence_id: mandate.recurrence_id, attempt, settle_on });
    }
    expect((await world.charge(mandate.mandate_id)).attempts).toHaveLength(1);
  });

  test('of a weekly mandate is not tried again on the first day of the next week', async () => {
    const mandate = await world.active(await world.api.account(), { periodicity: 'WEEKLY', starts_on: world.day(3) });
    const { due_on } = await world.charged(mandate, { due_on: world.day(3) });
    await world.at(due_on, '21:00');
    for (const settle_on of [world.day(7), world.day(6)]) await world.tell('CHARGE_RETRY_SCHEDULED', {
      recurrence_id: mandate.recurrence_id, attempt: 2, settle_on,
    });
    expect((await world.charge(mandate.mandate_id)).attempts).toMatchObject([{ number: 1 }, { number: 2, settle_on: world.day(6) }]);
  });

  test('for which nobody asks for another attempt within seven days fails', async () => {
    const mandate = await world.active(await world.api.account());
    const { due_on } = await world.charged(mandate);
    await world.at(due_on, '21:00');
    await world.at(world.day(7), '23:59');
    expect(await world.charge(mandate.mandate_id)).toMatchObject({ status: 'SCHEDULED' });
    await world.at(world.day(1), '00:00');
    expect(await world.charge(mandate.mandate_id)).toMatchObject({ status: 'FAILED', failure_code: 'INSUFFICIENT_FUNDS' });
  });

  test('of a mandate that allows no retry fails with its first attempt', async () => {
    const mandate = await world.active(await world.api.account(), { retry_policy: 'NOT_ALLOWED' });
    const charge = await world.charged(mandate);
    expect(charge.retries_left).toBe(0);
    await world.at(charge.due_on, '21:00');
    expect(await world.charge(mandate.mandate_id)).toMatchObject({ status: 'FAILED' });
  });

  test('above the payer’s cap is never held and fails, whatever the account holds', async () => {
    const account = await world.api.account(100_000);
    const mandate = await world.requested(account, { amount_type: 'VARIABLE' });
    await world.tell('MANDATE_AUTHORIZED', { recurrence_id: mandate.recurrence_id, max_amount: { currency: 'BRL', value: 5000 } });
    const charge = await world.charged(mandate, { amount: { currency: 'BRL', value: 5001 } });
    expect(charge).toMatchObject({ status: 'SCHEDULED', hold_id: null });
    await world.at(charge.due_on, '21:00');
    expect((await world.charge(mandate.mandate_id)).attempts).toMatchObject([{ failure_code: 'AMOUNT_ABOVE_MAXIMUM' }]);
    expect(await world.api.available(account)).toBe(100_000);
  });

  test('on a frozen account fails its attempt, and what was held is free again', async () => {
    const account = await world.api.account(AMOUNT);
    const mandate = await world.active(account);
    const { due_on } = await world.charged(mandate);
    await world.api.ok('freezeAccount', { path: { account_id: account }, body: {} });
    await world.at(due_on, '18:00');
    expect(await world.charge(mandate.mandate_id)).toMatchObject({ status: 'HELD' });
    await world.at(due_on, '21:00');
    expect((await world.charge(mandate.mandate_id)).attempts).toMatchObject([{ failure_code: 'ACCOUNT_UNAVAILABLE' }]);
    expect(await world.api.available(account)).toBe(AMOUNT);
  });

  test('of a payer that is marked for fraud fails its attempt, and is debited once the mark is taken back in its hours', async () => {
    const marked = async (): Promise<{ account: string; due_on: string; mandate_id: string; unmark: () => Promise<unknown> }> => {
      const party_id = await world.api.party();
      const account = await world.api.account(AMOUNT, { owner: party_id });
      const mandate = await world.active(account);
      const { due_on } = await world.charged(mandate);
      const { flag_id } = await world.api.ok<{ flag_id: string }>('addRiskFlag', {
        path: { party_id }, body: { kind: 'FRAUD_MARK', reason: 'Accepted MED report' },
      });
      const { mandate_id } = mandate;
      return { account, due_on, mandate_id, unmark: () => world.api.ok('resolveRiskFlag', { path: { party_id, flag_id }, body: {} }) };
    };
    const [stays, cleared] = [await marked(), await marked()];
    await world.at(stays.due_on, '00:00');
    expect([await world.charge(stays.mandate_id), await world.charge(cleared.mandate_id)]).toMatchObject([
      { status: 'HELD' }, { status: 'HELD' },
    ]);
    await cleared.unmark();
    await world.at(stays.due_on, '18:00');
    await world.becomes(cleared.mandate_id, 'DEBITED');
    await world.at(stays.due_on, '21:00');
    expect((await world.charge(stays.mandate_id)).attempts).toMatchObject([{ failure_code: 'ACCOUNT_UNAVAILABLE' }]);
    expect([await world.api.available(stays.account), await world.api.available(cleared.account)]).toEqual([AMOUNT, 0]);
  });

  test('rests on its hold, which nobody else ends or changes', async () => {
    const account = await world.api.account(AMOUNT);
    const mandate = await world.active(account);
    const { charge_id, hold_id, due_on } = await world.charged(mandate);
    const path = { hold_id: String(hold_id) };
    for (const [operationId, body] of [
      ['releaseHold'], ['captureHold', { creditor_account_id: await world.api.account() }], ['adjustHold', { amount_cents: 1 }],
      ['adjustHold', { expires_at: new Date(world.clock.now().getTime() + 1_000).toISOString() }],
    ] as const) {
      expect(await world.api.call(operationId, { path, ...(body && { body }) })).toMatchObject({
        status: 409, body: { error: 'HOLD_OF_CHARGE', details: { pix_mandate_charge_id: charge_id } },
      });
    }
    expect(await world.api.ok('getHold', { path })).toMatchObject({ state: 'ACTIVE', pix_mandate_charge_id: charge_id });
    await world.at(due_on, '00:00');
    expect(await world.becomes(mandate.mandate_id, 'DEBITED')).toMatchObject({ hold_id });
    expect(await world.api.available(account)).toBe(0);
  });

  test('of a period that has one already waits until that one is taken back', async () => {
    const mandate = await world.active(await world.api.account(2 * AMOUNT));
    const first = await world.charged(mandate);
    await world.tell('CHARGE_SCHEDULED', { recurrence_id: mandate.recurrence_id, txid: 'SECOND00000000000000000001' });
    expect((await world.read(mandate.mandate_id)).charges).toHaveLength(1);
    await world.tell('CHARGE_CANCELLED', { recurrence_id: mandate.recurrence_id, txid: first.txid });
    expect(await world.charge(mandate.mandate_id)).toMatchObject({ txid: 'SECOND00000000000000000001', status: 'HELD' });
  });

  test('beyond the term of its mandate changes nothing', async () => {
    const mandate = await world.active(await world.api.account(AMOUNT), { ends_on: world.day(5) });
    await world.tell('CHARGE_SCHEDULED', { recurrence_id: mandate.recurrence_id, due_on: world.day(6) });
    expect((await world.read(mandate.mandate_id)).charges).toEqual([]);
  });
});

describe('cancelling a charge', () => {
  test('frees what was held, here and at the provider', async () => {
    const account = await world.api.account(AMOUNT);
    const mandate = await world.active(account);
    const charge = await world.charged(mandate);
    expect((await world.cancel(charge)).body).toMatchObject({
      status: 'CANCELLED', cancelled_by: 'PAYER', retries_left: 0, attempts: [{ status: 'CANCELLED' }],
    });
    expect((await world.cancel(charge)).body).toMatchObject({ status: 'CANCELLED', version: 3 });
    expect([await world.api.available(account), (await world.hold(charge.hold_id)).state]).toEqual([AMOUNT, 'RELEASED']);
    expect((await world.atSponsor(mandate.recurrence_id))?.charges).toMatchObject([{ txid: charge.txid, status: 'CANCELLED' }]);
    await world.at(charge.due_on, '00:00');
    expect(await world.charge(mandate.mandate_id)).toMatchObject({ status: 'CANCELLED' });
  });

  test('is possible until the last second of the day before', async () => {
    const mandate = await world.active(await world.api.account(AMOUNT));
    const charge = await world.charged(mandate);
    await world.at(world.day(2), '23:59');
    expect((await world.cancel(charge)).status).toBe(200);
  });

  test('is too late when the day has begun, and the debit is made', async () => {
    const mandate = await world.active(await world.api.account(AMOUNT));
    const charge = await world.charged(mandate);
    world.clock.advance(new Date(charge.cancellable_until).getTime() + 1000 - world.clock.now().getTime());
    expect(await world.cancel(charge)).toMatchObject({ status: 409, body: { error: 'PIX_MANDATE_CHARGE_NOT_CANCELLABLE' } });
    await world.look();
    await world.becomes(mandate.mandate_id, 'DEBITED');
  });

  test('changes nothing while the provider cannot be reached, and is taken up again', async () => {
    const mandate = await world.active(await world.api.account(AMOUNT));
    const charge = await world.charged(mandate);
    const key = randomUUID();
    await world.sponsor.script('cancelCharge', 'unreachable');
    expect((await world.cancel(charge, { key })).status).toBe(503);
    expect(await world.charge(mandate.mandate_id)).toMatchObject({ status: 'HELD' });
    expect((await world.cancel(charge, { key })).body).toMatchObject({ status: 'CANCELLED' });
  });

  test('of another mandate is as missing as one that nobody has', async () => {
    const account = await world.api.account(2 * AMOUNT);
    const [mandate, other] = [await world.active(account), await world.active(account)];
    const charge = await world.charged(mandate);
    expect(await world.cancel({ ...charge, mandate_id: other.mandate_id })).toMatchObject({
      status: 404, body: { error: 'PIX_MANDATE_CHARGE_NOT_FOUND' },
    });
  });

  test('by the receiver frees what was held', async () => {
    const account = await world.api.account(AMOUNT);
    const mandate = await world.active(account);
    await world.charged(mandate);
    await world.tell('CHARGE_CANCELLED', { recurrence_id: mandate.recurrence_id });
    expect(await world.charge(mandate.mandate_id)).toMatchObject({ status: 'CANCELLED', cancelled_by: 'RECEIVER' });
    expect(await world.api.available(account)).toBe(AMOUNT);
  });
});

describe('a debit', () => {
  test('that the provider refuses gives the money back, and may be tried again', async () => {
    const account = await world.api.account(AMOUNT);
    const mandate = await world.active(account);
    const { due_on } = await world.charged(mandate);
    await world.sponsor.script('settle', 'refuse', { code: 'AC07' });
    await world.at(due_on, '00:00');
    await eventually(async () => (await world.charge(mandate.mandate_id)).attempts[0]?.status === 'FAILED');
    expect(await world.charge(mandate.mandate_id)).toMatchObject({
      status: 'SCHEDULED', attempts: [{ failure_code: 'PROVIDER_REFUSED' }], retries_left: 3,
    });
    expect(await world.api.available(account)).toBe(AMOUNT);
    await world.tell('CHARGE_RETRY_SCHEDULED', { recurrence_id: mandate.recurrence_id, attempt: 2, settle_on: world.day(1) });
    await world.at(world.day(1), '00:00');
    await world.becomes(mandate.mandate_id, 'DEBITED');
  });

  test('that cannot be sent in the morning is sent in the evening', async () => {
    const mandate = await world.active(await world.api.account(AMOUNT));
    const { due_on } = await world.charged(mandate);
    await world.sponsor.script('pay', 'unreachable');
    await world.at(due_on, '00:00');
    const { obligation_id } = await world.becomes(mandate.mandate_id, 'DEBITING');
    await eventually(async () => (await world.api.ok<{ state: string }>(
      'getObligation', { path: { obligation_id: String(obligation_id) } },
    )).state === 'DISPATCH_FAILED');
    await world.at(due_on, '18:00');
    expect(await world.becomes(mandate.mandate_id, 'DEBITED')).toMatchObject({ obligation_id });
  });

  test('whose answer was lost is made once', async () => {
    const account = await world.api.account(2 * AMOUNT);
    const mandate = await world.active(account);
    const { due_on } = await world.charged(mandate);
    await world.sponsor.script('pay', 'timeout');
    await world.at(due_on, '00:00');
    const debited = await world.becomes(mandate.mandate_id, 'DEBITED');
    const { lines } = await world.sponsor.books();
    expect(lines.filter(({ reference }) => reference === debited.obligation_id)).toHaveLength(1);
    expect(await world.api.available(account)).toBe(AMOUNT);
  });

  test('goes to the provider of its mandate, whoever is bound before it', async () => {
    const mandate = await world.active(await world.api.account(AMOUNT));
    const { due_on } = await world.charged(mandate);
    const binding = { rail: 'PIX', adapter: SPONSOR, capabilities: CAPABILITIES } as const;
    const bind = (providerId: string, priority: number, isEnabled = true) => bindRail(world.api.service.contextFor(TENANT), {
      ...binding, providerId, priority, isEnabled,
    });
    await Promise.all([bind('sim-demo', 2), bind('sim-other', 1)]);
    await world.at(due_on, '00:00');
    await world.becomes(mandate.mandate_id, 'DEBITED');
    await bind('sim-other', 1, false);
  });

  test('that an operator ends by hand takes its charge along', async () => {
    const account = await world.api.account(AMOUNT);
    const mandate = await world.active(account);
    const { due_on } = await world.charged(mandate);
    await world.sponsor.script('settle', 'timeout');
    await world.at(due_on, '00:00');
    const { obligation_id } = await world.becomes(mandate.mandate_id, 'DEBITING');
    await eventually(async () => (await world.api.ok<{ state: string }>(
      'getObligation', { path: { obligation_id: String(obligation_id) } },
    )).state === 'DISPATCHED');
    await world.api.ok('resolveObligation', {
      path: { obligation_id: String(obligation_id) }, body: { outcome: 'FAILED', reason: 'by hand' },
    });
    await eventually(async () => (await world.charge(mandate.mandate_id)).attempts[0]?.status === 'FAILED');
    expect(await world.api.available(account)).toBe(AMOUNT);
  });

  test('that we did not ask for moves nothing, and waits as evidence', async () => {
    const account = await world.api.account(AMOUNT);
    const mandate = await world.active(account);
    const charge = await world.charged(mandate);
    const end_to_end_id = 'E12345678202603031200aaaaaaaaaaa';
    await world.tell('CHARGE_DEBITED', { recurrence_id: mandate.recurrence_id, end_to_end_id }, { times: 2 });
    expect(await world.charge(mandate.mandate_id)).toMatchObject({ status: 'HELD', version: charge.version });
    const { items } = await world.api.ok<EvidenceListResponse>('listEvidence', {
      query: { external_id: `${end_to_end_id}:CHARGE_DEBITED` },
    });
    expect(items).toMatchObject([{ kind: 'SETTLEMENT', state: 'UNMATCHED', exception_cents: 0 }]);
  });

  test('that the provider fails before we ask for it frees what was held', async () => {
    const account = await world.api.account(AMOUNT);
    const mandate = await world.active(account);
    await world.charged(mandate);
    await world.tell(
      'CHARGE_FAILED', { recurrence_id: mandate.recurrence_id, failure_code: 'PROVIDER_REFUSED', final: true }, { times: 3 },
    );
    expect(await world.charge(mandate.mandate_id)).toMatchObject({ status: 'FAILED', failure_code: 'PROVIDER_REFUSED' });
    expect(await world.api.available(account)).toBe(AMOUNT);
  });

  test('that cannot be sent at all is handed over once in the morning and once in the evening, and given up at 21:00: the money is back', async () => {
    const account = await world.api.account(AMOUNT);
    const mandate = await world.active(account);
    const { due_on } = await world.charged(mandate);
    await world.sponsor.script('pay', 'unreachable', { times: 1000 }); // however often it is tried; the last story here
    await world.at(due_on, '00:00');
    const obligationId = String((await world.becomes(mandate.mandate_id, 'DEBITING')).obligation_id);
    const handedOver = ['obligation.created', 'obligation.dispatch_failed'];
    /** The events of the payment, once the worker has nothing left to do about it. */
    const announced = async (hours: readonly string[], count: number) => {
      for (const hour of hours) await world.at(due_on, hour);
      await eventually(async () => (await world.announced(obligationId)).length >= count);
      await new Promise((resolve) => setTimeout(resolve, QUIET_MS));
      return world.announced(obligationId);
    };
    expect(await announced(['00:01', '03:00', '07:59'], 2)).toEqual(handedOver);
    const again = [...handedOver, 'obligation.redispatched', 'obligation.dispatch_failed'];
    expect(await announced(['18:00', '18:30', '20:59'], 4)).toEqual(again);
    expect(await announced(['21:00'], 5)).toEqual([...again, 'obligation.canceled']);
    expect(await world.charge(mandate.mandate_id)).toMatchObject({
      status: 'SCHEDULED', attempts: [{ number: 1, failure_code: 'PROVIDER_UNAVAILABLE' }], retries_left: 3,
    });
    expect(await world.api.available(account)).toBe(AMOUNT);
  });
});
