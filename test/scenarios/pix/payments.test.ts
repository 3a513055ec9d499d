/** Payments over Pix, out and in, as clients and the sponsor see them. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { AccountResponse, ObligationResponse } from '../../../generated/models.ts';
import { isEndToEndId, rejectCodes } from '../../../src/domains/rails/index.ts';
import { newName, PixWorld } from '../../support/pix.ts';
import { addProvider } from '../../support/deliver.ts';

let world: PixWorld;
let payer: string;
beforeAll(async () => {
  world = await PixWorld.start();
  payer = await world.account(10_000_000);
}, 60_000);
afterAll(() => world.stop());
afterEach(() => world.sponsor.reset());

/** Somebody whom the simulated directory knows. */
const SHOP = 'pix_key:fornecedor@example.com';

const nameOf = (it: ObligationResponse): string => String(it.match_keys?.['end_to_end_id']);
const sponsorHas = async () => (await world.sponsor.books()).payments;

describe('a payment out', () => {
  it.each([
    ['a key', SHOP], ['an account', 'br_account:87654321/0001/123456/CACC'],
    [
      'a QR code',
      'brcode:00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***63041D3D',
    ],
  ])('to %s settles, and leaves the account and the ledger', async (_, to) => {
    const [before, transit] = [await world.api.available(payer), (await world.systems()).transit];
    const paid = await world.in('FINAL', (await world.pay(payer, to)).obligation_id);
    expect(paid).toMatchObject({ resolution_outcome: 'SETTLED', rail: 'PIX' });
    expect([await world.api.available(payer), (await world.systems()).transit]).toEqual([before - 1000, transit]);
    expect((await world.sponsor.books()).lines).toMatchObject([{ kind: 'PAYMENT', amount: -1000, reference: paid.obligation_id }]);
  });

  it('to an EXTERNAL account goes where that stands for', async () => {
    const owner_party_id = await world.api.party();
    const { id } = await world.api.ok<AccountResponse>('createExternalAccount', {
      body: { owner_party_id, currency: 'BRL', external_id: 'pix_key:contador@banco-ipe.example' },
    });
    const { obligation_id } = await world.api.ok<ObligationResponse>('createObligation', {
      body: { ...world.payment(payer, ''), creditor: { kind: 'account', account_id: id } },
    });
    expect(await world.in('FINAL', obligation_id)).toMatchObject({ resolution_outcome: 'SETTLED' });
  });

  it('bears a name of ours that the rail accepts, and the sponsor pays under it', async () => {
    const paid = await world.in('FINAL', (await world.pay(payer, SHOP)).obligation_id);
    expect(isEndToEndId(nameOf(paid), 'E')).toBe(true);
    expect(nameOf(paid)).toMatch(/^E12345678/);
    expect((await sponsorHas()).map(({ end_to_end_id }) => end_to_end_id)).toEqual([nameOf(paid)]);
    expect(await world.evidence({ obligation_id: paid.obligation_id })).toMatchObject([{ match_keys: { end_to_end_id: nameOf(paid) } }]);
  });

  it('has no name before it is sent, and no other afterwards', async () => {
    await world.sponsor.script('pay', 'unreachable', { times: 3 });
    const asked = await world.pay(payer, 'pix_key:silent@example.com');
    expect(asked.match_keys).toEqual({});
    await world.until(async () => (await sponsorHas()).length === 1);
    const sent = await world.in('DISPATCHED', asked.obligation_id);
    await world.sponsor.emit('PAYMENT_SETTLED', { reference: asked.obligation_id });
    expect(nameOf(await world.in('FINAL', asked.obligation_id))).toBe(nameOf(sent));
  });

  it('keeps what the client matches by, beside its name; a name that the client made up is not taken', async () => {
    const match_keys = { invoice: 'F-1', end_to_end_id: newName('E') };
    const paid = await world.in('FINAL', (await world.pay(payer, SHOP, 1000, { match_keys })).obligation_id);
    expect(paid.match_keys).toEqual({ invoice: 'F-1', end_to_end_id: expect.stringMatching(/^E12345678/) });
  });

  it('is named unlike any other', async () => {
    const asked = await Promise.all(Array.from({ length: 40 }, () => world.pay(payer, 'pix_key:silent@example.com', 1)));
    const names = new Set<string>();
    for (const { obligation_id } of asked) names.add(nameOf(await world.in('DISPATCHED', obligation_id)));
    expect(names.size).toBe(40);
  });

  it('whose answer is lost stays open, keeps its name, and is settled once by what the sponsor says when asked', async () => {
    await world.sponsor.script('pay', 'timeout');
    await world.sponsor.script('callback', 'unreachable', { times: 20 });
    const before = await world.api.available(payer);
    const { obligation_id } = await world.pay(payer, SHOP, 700);
    const waiting = await world.in('DISPATCHED', obligation_id);
    expect(await world.api.available(payer)).toBe(before - 700);
    expect(await world.in('FINAL', obligation_id)).toMatchObject({ resolution_outcome: 'SETTLED', match_keys: waiting.match_keys });
    expect((await world.sponsor.books()).lines).toHaveLength(1);
  });

  it('that was lost on its way goes out again under the same name', async () => {
    await world.sponsor.script('pay', 'timeout', { applied: false });
    const { obligation_id } = await world.pay(payer, SHOP);
    const waiting = await world.in('DISPATCHED', obligation_id);
    expect(nameOf(await world.in('FINAL', obligation_id))).toBe(nameOf(waiting));
    expect((await sponsorHas()).map(({ end_to_end_id }) => end_to_end_id)).toEqual([nameOf(waiting)]);
  });

  it('that the sponsor could not be told of is tried again, and paid once', async () => {
    await world.sponsor.script('pay', 'unreachable', { times: 3 });
    const { obligation_id } = await world.pay(payer, SHOP);
    expect(await world.in('FINAL', obligation_id)).toMatchObject({ resolution_outcome: 'SETTLED' });
    expect((await world.sponsor.books()).lines).toHaveLength(1);
  });

  it('of which no callback comes is settled by asking', async () => {
    await world.sponsor.script('callback', 'unreachable', { times: 30 });
    const { obligation_id } = await world.pay(payer, SHOP);
    expect(await world.in('FINAL', obligation_id)).toMatchObject({ resolution_outcome: 'SETTLED' });
    expect(await world.evidence({ obligation_id })).toEqual([]);
  });

  it('that never ends stays open, until somebody says what became of it', async () => {
    const { obligation_id } = await world.pay(payer, 'pix_key:silent@example.com');
    await world.in('DISPATCHED', obligation_id);
    await world.api.ok('resolveObligation', { path: { obligation_id }, body: { outcome: 'FAILED', reason: 'The sponsor says so' } });
    expect(await world.obligation(obligation_id)).toMatchObject({ state: 'FINAL', resolution_outcome: 'FAILED' });
  });

  it('told twice, and twice again under other deliveries, settles once', async () => {
    await world.sponsor.script('pay', 'duplicate');
    const before = await world.api.available(payer);
    const { obligation_id } = await world.in('FINAL', (await world.pay(payer, SHOP)).obligation_id);
    for (const delivery_id of ['again-1', 'again-2']) await world.sponsor.emit(
      'PAYMENT_SETTLED', { reference: obligation_id, rail: 'PIX' }, { delivery_id },
    );
    expect(await world.evidence({ obligation_id })).toHaveLength(1);
    expect(await world.api.available(payer)).toBe(before - 1000);
  });

  it('that settled does not fail afterwards: nothing flips, and the contradiction is kept aside', async () => {
    const { obligation_id, ...paid } = await world.in('FINAL', (await world.pay(payer, SHOP, 1234)).obligation_id);
    const { exception } = await world.systems();
    await world.sponsor.emit('PAYMENT_FAILED', {
      reference: obligation_id, end_to_end_id: nameOf({ obligation_id, ...paid }), amount: { currency: 'BRL', value: 1234 },
      failure_code: 'AC07',
    });
    expect(await world.obligation(obligation_id)).toMatchObject({ resolution_outcome: 'SETTLED' });
    expect((await world.systems()).exception).toBe(exception + 1234);
  });

  it('without the money is refused, and the sponsor hears nothing', async () => {
    const poor = await world.account(10);
    expect((await world.api.call('createObligation', { body: world.payment(poor, SHOP, 11) })).body).toMatchObject(
      { error: 'INSUFFICIENT_FUNDS' },
    );
    expect(await sponsorHas()).toEqual([]);
  });

  it.each([
    ['a name', 'fornecedor'], ['a key without its kind', 'fornecedor@example.com'],
    ['a key that is none', 'pix_key:nobody'], ['an account number that is none', 'br_account:1/2'],
    ['a QR code that is none', 'brcode:hello'],
  ])(
    'to %s is a validation error', async (_, to) => {
      expect(await world.api.call('createObligation', { body: world.payment(payer, to) })).toMatchObject({
        status: 422, body: { detail: [{ loc: ['body', 'creditor', 'external_id'] }] },
      });
    });
});

describe('a payment that the rail refuses fails, and its money is back', () => {
  const codes = Object.keys(rejectCodes);
  const failed = new Map<string, ObligationResponse>();
  let poor: string;
  beforeAll(async () => {
    poor = await world.account(codes.length * 100);
    const asked = await Promise.all(codes.map(
      async (code) => [code, (await world.pay(poor, `pix_key:fail-${code.toLowerCase()}@example.com`, 100)).obligation_id] as const,
    ));
    for (const [code, id] of asked) failed.set(code, await world.in('FINAL', id));
  }, 60_000);

  it.each(codes)('%s', (code) => {
    expect(failed.get(code)).toMatchObject({ resolution_outcome: 'FAILED', reason: `${code}: ${rejectCodes[code]?.means}` });
  });

  it('all of it', async () => expect(await world.api.available(poor)).toBe(codes.length * 100));

  it('refused at once as well as later', async () => {
    await world.sponsor.script('pay', 'refuse', { code: 'AM02', reason: 'Ana Souza may not receive more' });
    const { obligation_id } = await world.pay(poor, SHOP, 100);
    expect(await world.in('FINAL', obligation_id)).toMatchObject({
      resolution_outcome: 'FAILED', reason: 'AM02: More than the account may receive',
    });
    expect(await world.announced(obligation_id)).toEqual(['obligation.created 1', 'obligation.failed 2']);
  });

  it('with a code that nobody knows, in the words of the sponsor', async () => {
    await world.sponsor.script('settle', 'refuse', { code: 'ZZ99', reason: 'Something new' });
    const { obligation_id } = await world.pay(poor, SHOP, 100);
    expect(await world.in('FINAL', obligation_id)).toMatchObject({ reason: 'ZZ99: Something new' });
  });
});

describe('a payment to somebody of the same tenant is booked here', () => {
  it('by a key that their account receives by: final at once, and the sponsor hears nothing', async () => {
    const payee = await world.accountWithKey('inside@example.com');
    const booked = await world.pay(payer, 'pix_key:inside@example.com', 250);
    expect(booked).toMatchObject({
      rail: 'PIX', state: 'FINAL', resolution_outcome: 'SETTLED', version: 2, creditor: { kind: 'account', account_id: payee },
      match_keys: {},
    });
    expect([await world.api.available(payee), await sponsorHas()]).toEqual([250, []]);
    expect(await world.announced(booked.obligation_id)).toEqual(['obligation.created 1', 'obligation.settled 2']);
  });

  it('by the number of their account', async () => {
    const account_id = await world.account();
    await world.api.ok('bindPaymentMethod', {
      path: { account_id },
      body: {
        rail: 'PIX', scheme: 'BR_BANK_ACCOUNT', mode: 'VIRTUAL_ADDRESS', status: 'ACTIVE',
        provider: { provider_id: 'sim-demo', type: 'SPONSOR_BANK' },
        capabilities: { originate_debit: false, receive_credit: true, supports_returns: true },
        directionality: { inbound: true, outbound: false }, verification: { status: 'NOT_REQUIRED' },
        coordinates: { ispb: '12345678', branch_code: '1', account_number: '98761234', account_type: 'CACC' },
      },
    });
    expect(await world.pay(payer, 'br_account:12345678/0001/98761234/CACC')).toMatchObject({ state: 'FINAL', creditor: { account_id } });
  });

  it('by naming their account', async () => {
    const account_id = await world.account();
    const { obligation_id } = await world.api.ok<ObligationResponse>('createObligation', {
      body: { ...world.payment(payer, ''), creditor: { kind: 'account', account_id } },
    });
    expect(await world.obligation(obligation_id)).toMatchObject({ state: 'FINAL', rail: 'PIX' });
    expect([await world.api.available(account_id), await sponsorHas()]).toEqual([1000, []]);
  });

  it('in a batch, in which others go out', async () => {
    const payee = await world.accountWithKey('batch@example.com');
    const { results } = await world.api.ok<{ results: { obligation: ObligationResponse }[] }>('createObligationBatch', {
      body: { atomic: true, items: [world.payment(payer, 'pix_key:batch@example.com', 5), world.payment(payer, SHOP, 6)] },
    });
    expect(results.map(({ obligation }) => obligation.state)).toEqual(['FINAL', 'PENDING']);
    expect(await world.api.available(payee)).toBe(5);
  });

  it('and one to oneself is refused', async () => {
    const own = await world.accountWithKey('oneself@example.com', 100);
    expect((await world.api.call('createObligation', { body: world.payment(own, 'pix_key:oneself@example.com', 1) })).body)
      .toMatchObject({ error: 'SAME_ACCOUNT' });
  });

  it('a closed account is refused by name', async () => {
    const account_id = await world.accountWithKey('closed-payee@example.com');
    await world.api.ok('closeAccount', { path: { account_id } });
    expect((await world.api.call('createObligation', { body: world.payment(payer, 'pix_key:closed-payee@example.com', 1) })).body)
      .toMatchObject({ error: 'ACCOUNT_CLOSED' });
  });

  it('a frozen account still receives', async () => {
    const account_id = await world.accountWithKey('frozen-payee@example.com');
    await world.api.ok('freezeAccount', { path: { account_id }, body: {} });
    expect(await world.pay(payer, 'pix_key:frozen-payee@example.com', 1)).toMatchObject({ state: 'FINAL' });
  });

  it('a key of another tenant goes by the sponsor', async () => {
    await world.accountWithKey('neighbour@example.com');
    await addProvider(world.api, 'sim-acme', { tenant: 'acme' });
    await world.sponsor.connect(world.api, 'sim-acme', { tenant: 'acme', isNew: false });
    const acme = world.api.service.contextFor('acme');
    expect(await acme.payeeInside?.(acme, 'pix_key:neighbour@example.com', { amount: 1n, currency: 'BRL' })).toBeUndefined();
    const demo = world.api.service.contextFor('demo');
    expect(await demo.payeeInside?.(demo, 'pix_key:neighbour@example.com', { amount: 1n, currency: 'BRL' })).toEqual({
      accountId: expect.stringMatching(/^acc_/),
    });
  });
});

describe('money that comes in', () => {
  it('for a key is on the account, once, however it is told', async () => {
    const account_id = await world.accountWithKey('known@example.com');
    const name = newName('E');
    const data = { end_to_end_id: name, key: 'known@example.com', amount: { currency: 'BRL', value: 770 } };
    for (const delivery_id of ['in-1', 'in-2', 'in-3']) await world.sponsor.emit('CREDIT_RECEIVED', data, { delivery_id, times: 2 });
    expect(await world.api.available(account_id)).toBe(770);
    expect(await world.evidence({ external_id: `${name}:CREDIT_RECEIVED` })).toMatchObject([
      { state: 'MATCHED', match: { matched_by: 'ACCOUNT' } },
    ]);
  });

  it('for a key of nobody is kept aside, until an operator says whose it is', async () => {
    const { exception } = await world.systems();
    const { name } = await world.credited('nobody@example.com', 900);
    expect((await world.systems()).exception).toBe(exception + 900);
    const [evidence] = await world.evidence({ external_id: `${name}:CREDIT_RECEIVED` });
    expect(evidence).toMatchObject({ state: 'UNMATCHED', reason_code: 'NO_MATCH', exception_cents: 900 });
    const destination_account_id = await world.account();
    await world.api.ok('resolveEvidence', {
      path: { evidence_id: evidence?.evidence_id ?? '' }, body: { action: 'CREDIT', destination_account_id, reason: 'By phone' },
    });
    expect([await world.api.available(destination_account_id), (await world.systems()).exception]).toEqual([900, exception]);
  });

  it('for a key of nobody, of whom the sponsor knows who it is, makes them a guest; more of it lands on the same account', async () => {
    const receiver = { name: 'Carla Dias', tax_id: '11144477735' };
    const first = await world.credited('carla@example.com', 100, { receiver });
    const second = await world.credited('carla@example.com', 50, { receiver });
    const [one, two] = await Promise.all([world.obligation(first.obligationId), world.obligation(second.obligationId)]);
    expect(one.creditor.account_id).toBe(two.creditor.account_id);
    expect(await world.api.available(String(one.creditor.account_id))).toBe(150);
  });

  it('for a closed account is kept aside', async () => {
    const account_id = await world.accountWithKey('gone@example.com');
    await world.api.ok('closeAccount', { path: { account_id } });
    const { name } = await world.credited('gone@example.com', 60);
    expect(await world.evidence({ external_id: `${name}:CREDIT_RECEIVED` })).toMatchObject([
      { state: 'UNMATCHED', reason_code: 'ACCOUNT_CLOSED', exception_cents: 60 },
    ]);
  });

  it('for a frozen account arrives', async () => {
    const account_id = await world.accountWithKey('frozen@example.com');
    await world.api.ok('freezeAccount', { path: { account_id }, body: {} });
    await world.credited('frozen@example.com', 60);
    expect(await world.api.available(account_id)).toBe(60);
  });

  it('without an amount cannot be read: it is taken, does not come again, and nothing is booked', async () => {
    const [before, { exception }] = [await world.api.available(payer), await world.systems()];
    expect(await world.sponsor.emit('CREDIT_RECEIVED', { key: 'known@example.com', amount: { currency: 'BRL', value: 0 } })).toMatchObject({
      status: 200, state: 'DELIVERED',
    });
    expect([await world.api.available(payer), (await world.systems()).exception]).toEqual([before, exception]);
  });
});
