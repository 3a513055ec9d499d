/**
 * Mandates of Pix Automático as payers, receivers and their banks live them: each case a story over the service and the simulated sponsor.
 */
import { randomUUID } from 'node:crypto';
import type { PixMandateListResponse } from '../../../generated/models.ts';
import { verifyJournal } from '../../../src/command-line/verify-journal.ts';
import { deliver } from '../../support/deliver.ts';
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
const VARIABLE = { amount_type: 'VARIABLE' };

describe('a mandate', () => {
  test('arrives with what the payer is asked, and nothing is debited', async () => {
    const account = await world.api.account(1000);
    const mandate = await world.requested(account);
    expect(mandate).toMatchObject({
      account_id: account, status: 'PENDING_AUTHORIZATION', periodicity: 'MONTHLY', amount: { currency: 'BRL', value: AMOUNT },
      max_amount: null,
      receiver: { name: 'Academia Corpo em Dia Ltda', tax_id: '**.415.863/0001-**' }, provider_id: 'sim-demo', version: 1,
    });
    expect(await world.announced(mandate.mandate_id)).toEqual(['requested']);
    expect(await world.api.available(account)).toBe(1000);
  });

  test('is ACTIVE when the payer authorises it, here and at the provider, and is announced once', async () => {
    const mandate = await world.requested(await world.api.account());
    await world.sponsor.script('authorizeMandate', 'duplicate');
    expect((await world.say('authorizePixMandate', mandate)).body).toMatchObject({ status: 'ACTIVE', version: 2 });
    expect(await world.atSponsor(mandate.recurrence_id)).toMatchObject({ status: 'ACTIVE' });
    await eventually(async () => (await world.sponsor.deliveries('MANDATE_AUTHORIZED')).every(({ state }) => state === 'DELIVERED'));
    expect(await world.announced(mandate.mandate_id)).toEqual(['requested', 'authorized']);
  });

  test('authorised again stays as it is, and the same key is answered the same', async () => {
    const mandate = await world.requested(await world.api.account());
    const key = randomUUID();
    const first = await world.say('authorizePixMandate', mandate, key);
    const second = await world.say('authorizePixMandate', mandate, key);
    expect([second.status, second.headers['idempotency-replayed'], second.body]).toEqual([200, 'true', first.body]);
    expect((await world.say('authorizePixMandate', mandate)).body).toEqual(first.body);
  });

  test('stays pending while the provider cannot be reached, and the same key takes it up again', async () => {
    const mandate = await world.requested(await world.api.account());
    const key = randomUUID();
    await world.sponsor.script('authorizeMandate', 'unreachable');
    expect(await world.say('authorizePixMandate', mandate, key)).toMatchObject({ status: 503, body: { error: 'PROVIDER_UNAVAILABLE' } });
    expect(await world.read(mandate.mandate_id)).toMatchObject({ status: 'PENDING_AUTHORIZATION', version: 1 });
    expect(await world.say('authorizePixMandate', mandate, key)).toMatchObject({ status: 200, body: { status: 'ACTIVE' } });
  });

  test('whose authorisation lost its answer becomes ACTIVE by the provider’s word', async () => {
    const mandate = await world.requested(await world.api.account());
    await world.sponsor.script('authorizeMandate', 'timeout');
    expect((await world.say('authorizePixMandate', mandate)).status).toBe(503);
    await eventually(async () => (await world.read(mandate.mandate_id)).status === 'ACTIVE');
    expect((await world.say('authorizePixMandate', mandate)).body).toMatchObject({ status: 'ACTIVE', version: 2 });
  });

  test('that the provider refuses to authorise stays pending', async () => {
    const mandate = await world.requested(await world.api.account());
    await world.sponsor.script('authorizeMandate', 'refuse', { code: 'AP13' });
    expect(await world.say('authorizePixMandate', mandate)).toMatchObject({
      status: 422, body: { error: 'PIX_MANDATE_REFUSED', details: { provider_code: 'AP13' } },
    });
    expect((await world.read(mandate.mandate_id)).status).toBe('PENDING_AUTHORIZATION');
  });

  test('that its receiver has withdrawn can no longer be answered', async () => {
    const mandate = await world.requested(await world.api.account());
    await world.tell('MANDATE_CANCELLED', { recurrence_id: mandate.recurrence_id });
    for (const verb of ['authorizePixMandate', 'rejectPixMandate'] as const) {
      expect(await world.say(verb, mandate)).toMatchObject({
        status: 409, body: { error: 'PIX_MANDATE_NOT_PENDING', details: { status: 'CANCELLED' } },
      });
    }
    expect(await world.read(mandate.mandate_id)).toMatchObject({ ended_by: 'RECEIVER', end_reason_code: 'SLCR' });
  });

  test('is REJECTED for good', async () => {
    const mandate = await world.requested(await world.api.account());
    expect((await world.say('rejectPixMandate', mandate)).body).toMatchObject({ status: 'REJECTED', ended_by: 'PAYER', version: 2 });
    expect((await world.say('rejectPixMandate', mandate)).body).toMatchObject({ status: 'REJECTED', version: 2 });
    expect((await world.say('authorizePixMandate', mandate)).status).toBe(409);
    expect(await world.atSponsor(mandate.recurrence_id)).toMatchObject({ status: 'REJECTED' });
    expect(await world.announced(mandate.mandate_id)).toEqual(['requested', 'rejected']);
  });

  test('authorised in the provider’s own channel brings the payer’s cap', async () => {
    const mandate = await world.requested(await world.api.account(), VARIABLE);
    await world.tell('MANDATE_AUTHORIZED', { recurrence_id: mandate.recurrence_id, max_amount: { currency: 'BRL', value: 25_000 } });
    expect(await world.read(mandate.mandate_id)).toMatchObject({
      status: 'ACTIVE', amount: null, max_amount: { currency: 'BRL', value: 25_000 },
    });
  });

  test('authorised here learns the payer’s cap from the provider', async () => {
    const mandate = await world.active(await world.api.account(), VARIABLE);
    await world.tell('MANDATE_AUTHORIZED', { recurrence_id: mandate.recurrence_id, max_amount: { currency: 'BRL', value: 100 } });
    expect(await world.read(mandate.mandate_id)).toMatchObject({ status: 'ACTIVE', max_amount: { value: 100 }, version: 2 });
  });

  test('that nobody answers reads as EXPIRED at its deadline, and is announced ten minutes later', async () => {
    const account = await world.api.account();
    const expires_at = new Date(world.clock.now().getTime() + 60_000).toISOString();
    const mandate = await world.requested(account, { expires_at });
    await world.later(60_000);
    expect(await world.read(mandate.mandate_id)).toMatchObject({ status: 'EXPIRED', ended_at: expires_at, version: 1 });
    expect(await world.say('authorizePixMandate', mandate)).toMatchObject({ status: 409, body: { details: { status: 'EXPIRED' } } });
    for (const [status, found] of [['EXPIRED', 1], ['PENDING_AUTHORIZATION', 0]] as const) {
      const { items } = await world.api.ok<PixMandateListResponse>('listPixMandates', { query: { account_id: account, status } });
      expect(items).toHaveLength(found);
    }
    await world.later(600_000);
    expect(await world.announced(mandate.mandate_id)).toEqual(['requested', 'expired']);
  });

  test('that the payer authorised elsewhere just before its deadline is ACTIVE, though the word comes after it', async () => {
    const authorized_at = world.clock.now().toISOString();
    const mandate = await world.requested(await world.api.account(), {
      expires_at: new Date(world.clock.now().getTime() + 1000).toISOString(),
    });
    await world.later(2000);
    await world.tell('MANDATE_AUTHORIZED', { recurrence_id: mandate.recurrence_id, authorized_at });
    expect(await world.read(mandate.mandate_id)).toMatchObject({ status: 'ACTIVE', authorized_at });
  });

  test('that is pending cannot be revoked', async () => {
    const mandate = await world.requested(await world.api.account());
    expect(await world.say('revokePixMandate', mandate)).toMatchObject({ status: 409, body: { error: 'PIX_MANDATE_NOT_ACTIVE' } });
  });

  test('on a closed account cannot be authorised', async () => {
    const account = await world.api.account();
    const mandate = await world.requested(account);
    await world.api.ok('closeAccount', { path: { account_id: account }, body: {} });
    expect(await world.say('authorizePixMandate', mandate)).toMatchObject({ status: 422, body: { error: 'ACCOUNT_CLOSED' } });
  });

  test('on an account that is promoted meanwhile is authorised and debited on the new one', async () => {
    const guest = await world.api.account(AMOUNT, { type: 'GUEST' });
    const mandate = await world.requested(guest);
    const { id } = await world.api.ok<{ id: string }>('promoteAccount', {
      path: { account_id: guest }, body: { owner_party_id: await world.api.party() },
    });
    expect(await world.say('authorizePixMandate', mandate)).toMatchObject({ status: 200, body: { status: 'ACTIVE' } });
    const { due_on, hold_id } = await world.charged(mandate, { due_on: world.day(1) });
    expect([await world.hold(hold_id), await world.api.available(id)]).toMatchObject([{ account_id: id, state: 'ACTIVE' }, 0]);
    await world.at(due_on, '00:00');
    const { obligation_id } = await world.becomes(mandate.mandate_id, 'DEBITED');
    const payment = await world.api.ok('getObligation', { path: { obligation_id: String(obligation_id) } });
    expect(payment).toMatchObject({ debtor: { account_id: id }, resolution_outcome: 'SETTLED' });
  });

  test('for an account that nobody has is taken and changes nothing', async () => {
    await world.tell('MANDATE_REQUESTED', { account_id: 'acc_nobody', recurrence_id: 'RR8765432120260302kQ7mZx2Tf00' });
    await world.tell('MANDATE_AUTHORIZED', { recurrence_id: 'RR8765432120260302kQ7mZx2Tf00' });
    const { items } = await world.api.ok<PixMandateListResponse>('listPixMandates', { query: { limit: 200 } });
    expect(items.some(({ recurrence_id }) => recurrence_id === 'RR8765432120260302kQ7mZx2Tf00')).toBe(false);
  });

  test.each([
    ['without a recurrence', { recurrence_id: null }], ['with an amount in another currency', { amount: { currency: 'USD', value: 1 } }],
    ['with a fraction of a centavo', { amount: { currency: 'BRL', value: 1.5 } }],
    ['that ends before it starts', { ends_on: '2020-01-01' }],
    ['with a day that no calendar has', { starts_on: '2026-02-30' }],
  ])('%s cannot be read: it is taken, does not come again, and there is none', async (_, data) => {
    const account = await world.api.account();
    expect(await world.sponsor.emit('MANDATE_REQUESTED', { account_id: account, ...data })).toMatchObject({
      status: 200, state: 'DELIVERED',
    });
    expect((await world.api.ok<PixMandateListResponse>('listPixMandates', { query: { account_id: account } })).items).toEqual([]);
  });

  test('comes by the address of the incumbent as well', async () => {
    const mandate = await world.requested(await world.api.account());
    const body = {
      event: 'MANDATE_AUTHORIZED', occurred_at: world.clock.now().toISOString(),
      data: { recurrence_id: mandate.recurrence_id, authorized_at: world.clock.now().toISOString() },
    };
    expect(await deliver(world.api, { operationId: 'receivePixMandateEventDeprecated', body })).toMatchObject({
      status: 200, body: { status: 'ok' },
    });
    expect((await world.read(mandate.mandate_id)).status).toBe('ACTIVE');
  });

  test('whose last day is over is COMPLETED with its last charge', async () => {
    const account = await world.api.account(AMOUNT);
    const mandate = await world.active(account, { ends_on: world.day(3) });
    const { due_on } = await world.charged(mandate);
    await world.at(due_on, '00:00');
    await world.becomes(mandate.mandate_id, 'DEBITED');
    expect((await world.read(mandate.mandate_id)).status).toBe('ACTIVE');
    await world.at(world.day(1), '00:00');
    expect(await world.read(mandate.mandate_id)).toMatchObject({ status: 'COMPLETED', ended_by: null });
  });
});

describe('the end of a mandate', () => {
  test('by the payer cancels its charges and frees what was held', async () => {
    const account = await world.api.account(AMOUNT);
    const mandate = await world.active(account);
    const { charge_id } = await world.charged(mandate);
    expect((await world.say('revokePixMandate', mandate)).body).toMatchObject({
      status: 'REVOKED', ended_by: 'PAYER', end_reason_code: 'SLDB', version: 3,
    });
    expect((await world.say('revokePixMandate', mandate)).body).toMatchObject({ status: 'REVOKED', version: 3 });
    expect(await world.api.available(account)).toBe(AMOUNT);
    expect(await world.announced(charge_id)).toEqual(['scheduled', 'held', 'cancelled']);
    expect(await world.atSponsor(mandate.recurrence_id)).toMatchObject({ status: 'CANCELLED' });
  });

  test('by the payer leaves a debit under way to its end', async () => {
    const account = await world.api.account(AMOUNT);
    const mandate = await world.active(account);
    const { due_on } = await world.charged(mandate);
    await world.sponsor.script('settle', 'timeout'); // it never ends by itself
    await world.at(due_on, '00:00');
    const { obligation_id } = await world.becomes(mandate.mandate_id, 'DEBITING');
    expect((await world.say('revokePixMandate', mandate)).body).toMatchObject({ status: 'REVOKED' });
    expect(await world.charge(mandate.mandate_id)).toMatchObject({ status: 'DEBITING' });
    await eventually(async () => (await world.sponsor.books()).payments.some(({ reference }) => reference === obligation_id));
    await world.tell('PAYMENT_SETTLED', { reference: obligation_id });
    await world.becomes(mandate.mandate_id, 'DEBITED');
    expect(await world.api.available(account)).toBe(0);
  });

  test('by the receiver cancels its charges, and a charge that comes later', async () => {
    const account = await world.api.account(AMOUNT);
    const mandate = await world.active(account);
    await world.charged(mandate);
    await world.tell('MANDATE_CANCELLED', { recurrence_id: mandate.recurrence_id });
    await world.tell('CHARGE_SCHEDULED', { recurrence_id: mandate.recurrence_id, due_on: world.day(40) });
    const { status, charges } = await world.read(mandate.mandate_id);
    expect([status, charges.map((charge) => charge.status)]).toEqual(['CANCELLED', ['CANCELLED', 'CANCELLED']]);
    expect(await world.api.available(account)).toBe(AMOUNT);
  });
});

describe('events in another order', () => {
  test('come to the same end', async () => {
    const account = await world.api.account(AMOUNT);
    const recurrence_id = 'RN8765432120260302w4Bc9Ld1Hs8';
    const txid = 'REORDERED0000000000000000001';
    const amount = { currency: 'BRL', value: AMOUNT };
    const now = world.clock.now().toISOString();
    await world.tell('CHARGE_CANCELLED', { recurrence_id, txid, cancelled_by: 'RECEIVER' });
    await world.tell('MANDATE_CANCELLED', { recurrence_id, cancelled_by: 'PAYER', reason_code: 'SLDB' });
    await world.tell('CHARGE_SCHEDULED', { recurrence_id, txid, amount, due_on: world.day(3) });
    await world.tell('MANDATE_AUTHORIZED', { recurrence_id, authorized_at: now });
    const mandate = await world.requested(account, { recurrence_id });
    const { status, charges } = await world.read(mandate.mandate_id);
    expect(status).toBe('REVOKED');
    expect(charges).toMatchObject([{ txid, status: 'CANCELLED' }]);
    expect(await world.api.available(account)).toBe(AMOUNT);
  });
});
