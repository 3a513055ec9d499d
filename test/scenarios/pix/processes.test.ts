/**
 * The main stories of keys and mandates, over the service and the sponsor as processes of their own. Both have a clock
 * within the hours in which charges are debited.
 */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type {
  HoldResponse, PixClaimResponse, PixMandateChargeResponse, PixMandateDetailResponse, PixMandateListResponse, PixMandateResponse,
} from '../../../generated/models.ts';
import { verifyJournal } from '../../../src/command-line/verify-journal.ts';
import { accountingDay, addDays, dayBegin } from '../../../src/platform/clock.ts';
import { endAll, ServiceChild } from '../../faults/service-child.ts';
import { TurnedClock } from '../../support/database-clock.ts';
import { PixKeys } from '../../support/pix-keys.ts';
import { eventually, startTestService, TENANT, TestService } from '../../support/service.ts';
import { startSponsorProcess, type SponsorBooks, type TestSponsor } from '../../support/sponsor.ts';

const AMOUNT = 8_990;
const HOUR_MS = 3_600_000;
/** Tomorrow at 02:00 in São Paulo: six hours are left. */
const TODAY = addDays(accountingDay(new Date()), 1);
const AHEAD_MS = dayBegin(TODAY).getTime() + 2 * HOUR_MS - Date.now();
const AHEAD = { TEST_CLOCK_AHEAD_MS: String(AHEAD_MS) };

const ends: (() => unknown)[] = [];
let sponsor: TestSponsor;
/** A service on the same books, in this process: for rows that no operation makes. */
let beside: TestService;
let child: ServiceChild;
let api: TestService;
let keys: PixKeys;

beforeAll(async () => {
  sponsor = await startSponsorProcess(undefined, AHEAD);
  ends.push(() => sponsor.stop());
  const clock = new TurnedClock();
  clock.advance(AHEAD_MS);
  beside = await startTestService({ clock, env: { RAZAO_ROLES: 'api' } });
  ends.push(() => beside.stop());
  ends.push(() => child.kill());
  await start();
  await sponsor.connect(api);
}, 90_000);
afterAll(() => endAll(ends), 60_000);

async function start(): Promise<void> {
  child = await ServiceChild.start(beside.databaseUrl, { RAZAO_RAIL_TIMEOUT_SECONDS: '2', ...AHEAD });
  api = new TestService(beside.service, child.baseUrl, beside.databaseUrl, () => child.kill());
  keys = new PixKeys(api);
}

/** Replaces a dead process; the sponsor calls the new one. The work that the dead one had leased may be taken up. */
async function startAgain(): Promise<void> {
  await child.ended();
  await start();
  await sponsor.connect(api, 'sim-demo', { isNew: false });
  await beside.service.database.forTenant(TENANT).write(({ em }) => em.execute(
    'update razao.commands set leased_until = null where tenant_id = ?', [TENANT],
  ));
}

const address = (word = 'ana'): string => `${word}.${randomUUID()}@example.com`;
const announced = (entity: string) => keys.announced(entity);
const state = (key: { key_id: string }, wanted: string) => eventually(async () => (await keys.read(key)).state === wanted);
const claimIs = (key: { key_id: string }, wanted: string): Promise<PixClaimResponse> => eventually(async () => {
  const [claim] = (await keys.read(key)).claims;
  return claim?.state === wanted && claim;
});

describe('a key', () => {
  test.each(['EMAIL', 'PHONE', 'EVP'] as const)('of type %s is ACTIVE at once, and the directory has it', async (type) => {
    const value = { EMAIL: address(), PHONE: keys.phone(), EVP: undefined }[type];
    const key = await keys.registered(await keys.account(), type, value);
    expect(key).toMatchObject({ state: 'ACTIVE', provider_id: 'sim-demo', version: 1 });
    const { entries } = await sponsor.control<{ entries: { key_value: string; owner: unknown }[] }>('directory');
    expect(entries.filter(({ key_value, owner }) => key_value === (value ?? key.key_value) && owner !== null)).toHaveLength(1);
    expect(await announced(key.key_id)).toEqual(['pix_key.registered']);
  });

  test('that somebody else has is 201, REGISTRATION_FAILED', async () => {
    expect(await keys.registered(await keys.account(), 'EMAIL', address('other'))).toMatchObject({
      state: 'REGISTRATION_FAILED', failure: { code: 'KEY_OWNED_BY_OTHER_PERSON' },
    });
  });

  test.each(['unreachable', 'timeout'])('whose provider is %s: 503, and the same key registers it once', async (outcome) => {
    const [account, value, call] = [await keys.account(), address(), { key: randomUUID() }];
    await sponsor.script('registerKey', outcome);
    expect((await keys.register(account, 'EMAIL', value, call)).status).toBe(503);
    const { status, body } = await keys.register(account, 'EMAIL', value, call);
    expect([status, body.state, await announced(body.key_id)]).toEqual([201, 'ACTIVE', ['pix_key.registered']]);
  });

  test.each(['before-commit', 'after-call'] as const)('whose registration dies %s is registered once with the same key', async (point) => {
    const [account, value, call] = [await keys.account(), address(), { key: randomUUID(), token: await api.token() }];
    await child.arm(point);
    await expect(keys.register(account, 'EMAIL', value, call)).rejects.toThrow();
    await startAgain();
    const { status, body } = await keys.register(account, 'EMAIL', value, call);
    expect([status, body.state, await announced(body.key_id)]).toEqual([201, 'ACTIVE', ['pix_key.registered']]);
  }, 60_000);

  test('that is deleted can be registered again, as another', async () => {
    const [account, value] = [await keys.account(), address()];
    const key = await keys.registered(account, 'EMAIL', value);
    expect((await keys.delete(key)).body).toMatchObject({ state: 'EXCLUDED', exclusion_reason: 'USER_REQUESTED' });
    expect((await keys.registered(account, 'EMAIL', value)).key_id).not.toBe(key.key_id);
  });

  test('held at another bank is brought by a claim that its donor agrees to', async () => {
    const key = await keys.registered(await keys.account(), 'EMAIL', address('held.agrees'));
    const { body: claim } = await keys.claim(key);
    await claimIs(key, 'CONFIRMED');
    expect((await keys.confirm(key)).body).toMatchObject({ state: 'COMPLETED' });
    await state(key, 'ACTIVE');
    // The sponsor's confirmation may overtake its acknowledgement, which then changes nothing.
    const steps = (await announced(claim.claim_id)).filter((it) => it !== 'pix_claim.acknowledged');
    expect(steps).toEqual(['pix_claim.opened', 'pix_claim.confirmed', 'pix_claim.completed']);
  });

  test('of ours that another bank claims is given up when we confirm, and stays when we do not', async () => {
    for (const [gives, after] of [[true, 'EXCLUDED'], [false, 'ACTIVE']] as const) {
      const value = address();
      const key = await keys.registered(await keys.account(), 'EMAIL', value);
      await sponsor.emit('CLAIM_OPENED', { key: value });
      await claimIs(key, 'WAITING_RESOLUTION');
      expect((await (gives ? keys.confirm(key) : keys.cancel(key))).status).toBe(200);
      await state(key, after);
    }
  });

  test('is looked up with its owner masked', async () => {
    const [account, value] = [await keys.account(), address()];
    await keys.registered(account, 'EMAIL', value);
    expect(await keys.lookUp(value)).toMatchObject({ status: 200, body: { account_id: account, recipient: { tax_id: '***.982.247-**' } } });
  });
});

const read = (mandate_id: string) => api.ok<PixMandateDetailResponse>('getPixMandate', { path: { mandate_id } });
const atSponsor = async (recurrence_id: string) => {
  const { mandates } = await sponsor.books() as SponsorBooks & { mandates: { recurrence_id: string; status: string }[] };
  return mandates.find((mandate) => mandate.recurrence_id === recurrence_id)?.status;
};

async function requested(account_id: string, data: object = {}): Promise<PixMandateResponse> {
  await sponsor.emit('MANDATE_REQUESTED', { account_id, ...data });
  const { items: [mandate] } = await api.ok<PixMandateListResponse>('listPixMandates', { query: { account_id } });
  if (!mandate) throw new Error('no mandate was requested');
  return mandate;
}

async function active(account_id: string): Promise<PixMandateResponse> {
  const { mandate_id } = await requested(account_id);
  return api.ok<PixMandateResponse>('authorizePixMandate', { path: { mandate_id } });
}

async function charged({ mandate_id, recurrence_id }: PixMandateResponse, due_on: string): Promise<PixMandateChargeResponse> {
  await sponsor.emit('CHARGE_SCHEDULED', { recurrence_id, due_on });
  const [charge] = (await read(mandate_id)).charges;
  if (!charge) throw new Error('no charge was scheduled');
  return charge;
}

const chargeIs = ({ mandate_id }: { mandate_id: string }, status: string): Promise<PixMandateChargeResponse> => eventually(async () => {
  const [charge] = (await read(mandate_id)).charges;
  return charge?.status === status && charge;
});

describe('a mandate', () => {
  test.each([
    ['authorizePixMandate', 'ACTIVE', 'authorized'], ['rejectPixMandate', 'REJECTED', 'rejected'],
  ] as const)('answered by %s is %s, here and at the provider', async (verb, status, event) => {
    const { mandate_id, recurrence_id } = await requested(await api.account());
    expect(await api.ok(verb, { path: { mandate_id } })).toMatchObject({ status });
    expect([await atSponsor(recurrence_id), await announced(mandate_id)]).toEqual([
      status, ['pix_mandate.requested', `pix_mandate.${event}`],
    ]);
  });

  test('whose provider cannot be reached stays pending, and the same key takes it up', async () => {
    const { mandate_id } = await requested(await api.account());
    await sponsor.script('authorizeMandate', 'unreachable');
    const call = { path: { mandate_id }, key: randomUUID() };
    expect([(await api.call('authorizePixMandate', call)).status, (await read(mandate_id)).status]).toEqual([503, 'PENDING_AUTHORIZATION']);
    expect((await api.call('authorizePixMandate', call)).body).toMatchObject({ status: 'ACTIVE' });
  });

  test.each(['before-commit', 'after-call'] as const)('whose authorisation dies %s is authorised once with the same key', async (point) => {
    const { mandate_id } = await requested(await api.account());
    const call = { path: { mandate_id }, key: randomUUID(), token: await api.token() };
    await child.arm(point);
    await expect(api.call('authorizePixMandate', call)).rejects.toThrow();
    await startAgain();
    expect((await api.call('authorizePixMandate', call)).body).toMatchObject({ status: 'ACTIVE' });
    expect(await announced(mandate_id)).toEqual(['pix_mandate.requested', 'pix_mandate.authorized']);
  }, 60_000);

  test('revoked by the payer cancels its charge and frees what was held', async () => {
    const account = await api.account(AMOUNT);
    const mandate = await active(account);
    const charge = await charged(mandate, addDays(TODAY, 3));
    expect([charge.status, await api.available(account)]).toEqual(['HELD', 0]);
    expect(await api.ok('revokePixMandate', { path: { mandate_id: mandate.mandate_id } })).toMatchObject({ status: 'REVOKED' });
    expect(await chargeIs(mandate, 'CANCELLED')).toMatchObject({ cancelled_by: 'PAYER' });
    expect([await api.available(account), await atSponsor(mandate.recurrence_id)]).toEqual([AMOUNT, 'CANCELLED']);
  });

  test('ended by its receiver is CANCELLED, and takes no charge any more', async () => {
    const mandate = await active(await api.account(AMOUNT));
    await sponsor.emit('MANDATE_CANCELLED', { recurrence_id: mandate.recurrence_id });
    await sponsor.emit('CHARGE_SCHEDULED', { recurrence_id: mandate.recurrence_id, due_on: addDays(TODAY, 3) });
    expect(await read(mandate.mandate_id)).toMatchObject({ status: 'CANCELLED' });
    expect((await read(mandate.mandate_id)).charges.every(({ status }) => status === 'CANCELLED')).toBe(true);
  });
});

describe('a charge', () => {
  test('is debited in the hours of its day: the hold is captured, the provider pays, and all of it is told', async () => {
    const account = await api.account(AMOUNT + 10);
    const mandate = await active(account);
    const { charge_id } = await charged(mandate, TODAY);
    const { hold_id, obligation_id, ...debited } = await chargeIs(mandate, 'DEBITED');
    expect(debited).toMatchObject({ attempts: [{ number: 1, status: 'DEBITED', end_to_end_id: expect.stringMatching(/^E/) }] });
    expect(await api.ok<HoldResponse>('getHold', { path: { hold_id: String(hold_id) } })).toMatchObject({ state: 'CAPTURED' });
    expect([await api.available(account), await announced(charge_id)]).toEqual([
      10, ['scheduled', 'held', 'debiting', 'debited'].map((it) => `pix_mandate_charge.${it}`),
    ]);
    const { lines } = await sponsor.books();
    expect(lines.filter(({ reference }) => reference === obligation_id)).toMatchObject([{ kind: 'PAYMENT', amount: -AMOUNT }]);
  });

  test('that the provider refuses to pay gives the money back', async () => {
    const account = await api.account(AMOUNT);
    const mandate = await active(account);
    await sponsor.script('pay', 'refuse', { code: 'AC06' });
    await charged(mandate, TODAY);
    expect(await chargeIs(mandate, 'SCHEDULED')).toMatchObject({
      attempts: [{ number: 1, status: 'FAILED', failure_code: 'PROVIDER_REFUSED' }], retries_left: 3,
    });
    expect(await api.available(account)).toBe(AMOUNT);
  });

  test('is cancelled by the payer until the day before', async () => {
    const account = await api.account(AMOUNT);
    const { mandate_id, charge_id } = await charged(await active(account), addDays(TODAY, 3));
    expect((await api.call('cancelPixMandateCharge', { path: { mandate_id, charge_id } })).body).toMatchObject({
      status: 'CANCELLED', cancelled_by: 'PAYER',
    });
    expect(await api.available(account)).toBe(AMOUNT);
  });

  test('told five times over is one charge, debited once', async () => {
    const account = await api.account(2 * AMOUNT);
    const mandate = await active(account);
    const txid = randomUUID().replaceAll('-', '');
    await sponsor.emit('CHARGE_SCHEDULED', { recurrence_id: mandate.recurrence_id, due_on: TODAY, txid }, { times: 5 });
    await chargeIs(mandate, 'DEBITED');
    expect([(await read(mandate.mandate_id)).charges.length, await api.available(account)]).toEqual([1, AMOUNT]);
  });
});

test('and the books are right', async () => {
  expect(await verifyJournal(beside.service.database, TENANT)).toMatchObject({ ok: true });
});
