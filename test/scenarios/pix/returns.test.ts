/** Returns over Pix: of credits, and of payments out. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { AccountResponse, PixReturnResponse } from '../../../generated/models.ts';
import { findCredit, sendReturn } from '../../../src/domains/pix/returns/index.ts';
import { isEndToEndId, rejectCodes } from '../../../src/domains/rails/index.ts';
import { newName, PixWorld } from '../../support/pix.ts';
import { transferBody } from '../../support/service.ts';

const KEY = 'loja@example.com';
const DAY_MS = 86_400_000;

let world: PixWorld;
let shop: string;
beforeAll(async () => {
  world = await PixWorld.start();
  shop = await world.accountWithKey(KEY, 1_000_000);
}, 60_000);
afterAll(() => world.stop());
afterEach(() => world.until(async () => (await waiting()) === 0).then(allDelivered)); // so that no script is another's

const credited = (value = 1000, more: object = {}) => world.credited(KEY, value, more);
const available = () => world.api.available(shop);

/** A return that is made. */
async function made(original_end_to_end_id: string, value: number, more: object = {}): Promise<PixReturnResponse> {
  const { status, body } = await world.return({ account_id: shop, original_end_to_end_id, value, ...more });
  expect([status, body]).toMatchObject([201, {}]);
  return body;
}

const refused = async (wanted: Parameters<PixWorld['return']>[0], call = {}) => {
  const { status, body } = await world.return(wanted, call);
  return { status, ...(body as unknown as { error: string; details?: Record<string, unknown> }) };
};
const returnsMade = () => world.api.service.database.forTenant('demo').read(async (em) => {
  const [row] = await em.execute<{ n: string }[]>('select count(*) as n from razao.pix_returns');
  return Number(row?.n);
});
/** The number of payments and returns that have not been handed over. */
const waiting = () => world.api.service.database.forTenant('demo').read(async (em) => {
  const [row] = await em.execute<{ n: string }[]>(`select count(*) as n from razao.dispatches where phase = 'SEND'`);
  return Number(row?.n);
});
/** A return's last event, once it is there. */
const told = (type: 'settled' | 'failed', it: PixReturnResponse) => world.until(async () =>
  (await world.announced(it.return_end_to_end_id)).includes(`pix_return.${type} 2`) && world.event(
    `pix_return.${type}`, it.return_end_to_end_id,
  ));
const scopes = ['service/obligations.write', 'service/accounts.read'];
/** Until every callback is through, however often it was lost. */
const allDelivered = () => world.until(async () => (await world.sponsor.deliveries()).every(({ state }) => state === 'DELIVERED'));

describe('a credit is returned', () => {
  it('in part: the money leaves at once, and both names are said', async () => {
    const [{ name, obligationId }, before] = [await credited(3850), await available()];
    const it = await made(name, 850);
    expect(it).toMatchObject({
      account_id: shop, original_end_to_end_id: name, original_obligation_id: obligationId, reason_code: 'MD06', state: 'PROCESSING',
      original_amount: { value: 3850 }, returned_amount: { value: 850 }, remaining_amount: { value: 3000 },
    });
    expect([isEndToEndId(it.return_end_to_end_id, 'D'), it.return_end_to_end_id.slice(1, 9)]).toEqual([true, '12345678']);
    expect(await available()).toBe(before - 850);
    expect(await world.in('FINAL', it.obligation_id)).toMatchObject({
      rail: 'PIX', resolution_outcome: 'SETTLED', debtor: { account_id: shop },
      creditor: { kind: 'external', external_id: 'tax_id:***8909' },
      match_keys: { end_to_end_id: it.return_end_to_end_id, original_end_to_end_id: name },
    });
  });

  it('as a whole by its obligation, and nothing is left', async () => {
    const { obligationId } = await credited(500);
    const { status, body } = await world.return({ account_id: shop, original_obligation_id: obligationId, value: 500 });
    expect([status, body]).toMatchObject([201, { remaining_amount: { value: 0 } }]);
    expect(await refused({ account_id: shop, original_obligation_id: obligationId, value: 1 })).toMatchObject({
      status: 422, error: 'RETURN_EXCEEDS_ORIGINAL',
    });
  });

  it('in several parts, together never more than it was', async () => {
    const { name } = await credited(1000);
    for (const value of [400, 350]) await made(name, value);
    expect(await refused({ account_id: shop, original_end_to_end_id: name, value: 251 })).toMatchObject({
      status: 422, error: 'RETURN_EXCEEDS_ORIGINAL', details: { original: 1000, returned: 750, remaining: 250, requested: 251 },
    });
    expect(await made(name, 250)).toMatchObject({ returned_amount: { value: 1000 }, remaining_amount: { value: 0 } });
  });

  it('and the sponsor has it in its books, under the same names', async () => {
    const { name } = await credited(1000);
    const it = await made(name, 300);
    await world.in('FINAL', it.obligation_id);
    const { lines, returns } = await world.sponsor.books();
    expect(lines.filter(({ kind, end_to_end_id }) => kind === 'RETURN_SENT' && end_to_end_id === it.return_end_to_end_id)).toMatchObject([
      { amount: -300, reference: it.obligation_id },
    ]);
    expect(returns.filter(({ reference }) => reference === it.obligation_id)).toMatchObject([
      { original_end_to_end_id: name, reason_code: 'MD06', status: 'SETTLED' },
    ]);
  });

  it('and announces that it was made, and that it settled, once each', async () => {
    const { name, obligationId } = await credited(1000);
    const it = await made(name, 100);
    expect(await world.event('pix_return.created', it.return_end_to_end_id)).toMatchObject({
      obligation_id: it.obligation_id, state: 'PROCESSING', amount: 100,
    });
    expect(await told('settled', it)).toMatchObject({
      original_obligation_id: obligationId, original_end_to_end_id: name, account_id: shop, state: 'SETTLED',
    });
    expect(await world.announced(it.return_end_to_end_id)).toEqual(['pix_return.created 1', 'pix_return.settled 2']);
  });

  it('once under one key, and another part under another', async () => {
    const [{ name }, key] = [await credited(1000), randomUUID()];
    const ask = (k: string) => world.return({ account_id: shop, original_end_to_end_id: name, value: 200 }, { key: k });
    const [first, again, other] = [await ask(key), await ask(key), await ask(randomUUID())];
    expect([again.body, again.headers['idempotency-replayed']]).toEqual([first.body, 'true']);
    expect(other.body.returned_amount.value).toBe(400);
  });

  it('of an account that was promoted, by either name, out of the new one', async () => {
    const receiver = { name: 'Carla Dias', tax_id: '11144477735' };
    const { name, obligationId } = await world.credited('carla.returns@example.com', 900, { receiver });
    const guest = String((await world.obligation(obligationId)).creditor.account_id);
    const { id } = await world.api.ok<AccountResponse>('promoteAccount', {
      path: { account_id: guest }, body: { owner_party_id: await world.api.party() },
    });
    for (const [account_id, value] of [[guest, 100], [id, 800]] as const) {
      expect(await world.return({ account_id, original_end_to_end_id: name, value })).toMatchObject({
        status: 201, body: { account_id: id },
      });
    }
    expect(await world.api.available(id)).toBe(0);
  });

  it('that an operator had to credit', async () => {
    const { name } = await world.credited('lost-and-found@example.com', 400);
    const [evidence] = await world.evidence({ external_id: `${name}:CREDIT_RECEIVED` });
    expect(await refused({ account_id: shop, original_end_to_end_id: name, value: 400 })).toMatchObject({ error: 'PIX_CREDIT_NOT_FOUND' });
    await world.api.ok('resolveEvidence', {
      path: { evidence_id: String(evidence?.evidence_id) }, body: { action: 'CREDIT', destination_account_id: shop, reason: 'By phone' },
    });
    expect(await made(name, 400)).toMatchObject({ remaining_amount: { value: 0 } });
  });

  it.each(
    [['MD06', false], ['SL02', false], ['BE08', true], ['FR01', true]],
  )('for the reason %s; only an operator: %s', async (reason_code, isOperator) => {
    const { name } = await credited(1000);
    const token = await world.api.token(scopes);
    const answer = await refused({ account_id: shop, original_end_to_end_id: name, value: 1, reason_code } as never, { token });
    expect(answer.status).toBe(isOperator ? 403 : 201);
    expect(await made(name, 1, { reason_code })).toMatchObject({ reason_code });
  });

  it('until the last moment of its ninetieth day, and not after', async () => {
    const { name } = await credited(1000, { settled_at: new Date(world.clock.now().getTime() - 90 * DAY_MS + 60_000).toISOString() });
    const { returnable_until } = await made(name, 1);
    world.clock.advance(Date.parse(returnable_until) - world.clock.now().getTime());
    await made(name, 1);
    world.clock.advance(1);
    expect(await refused({ account_id: shop, original_end_to_end_id: name, value: 1 })).toMatchObject({
      status: 422, error: 'RETURN_WINDOW_CLOSED', details: { returnable_until },
    });
  });
});

describe('a return is refused', () => {
  it.each<[string, () => Promise<Parameters<PixWorld['return']>[0]>, number, string]>([
    ['of a credit that never came', async () => ({ account_id: shop, original_end_to_end_id: newName('E') }), 404, 'PIX_CREDIT_NOT_FOUND'],
    ['of what is no name', async () => ({ account_id: shop, original_end_to_end_id: 'E1' }), 404, 'PIX_CREDIT_NOT_FOUND'],
    [
      'of a credit of another account',
      async () => ({ account_id: await world.account(5000), original_end_to_end_id: (await credited()).name }), 404, 'PIX_CREDIT_NOT_FOUND',
    ],
    [
      'of the obligation of another account',
      async () => ({ account_id: await world.account(5000), original_obligation_id: (await credited()).obligationId }), 422,
      'PIX_CREDIT_NOT_RETURNABLE',
    ],
    [
      'for an account that is nobody’s',
      async () => ({ account_id: 'acc_01KJQ8Q6R8T0V2X4Z6B8D0F2H4', original_end_to_end_id: newName('E') }), 404, 'ACCOUNT_NOT_FOUND',
    ],
    [
      'of an obligation that is nobody’s', async () => ({ account_id: shop, original_obligation_id: 'obl_01KJQDWKZRQV5HZNAQ0311GSPG' }),
      404, 'OBLIGATION_NOT_FOUND',
    ],
    ['of a NATIVE transfer', async () => {
      const { obligation_id } = await world.api.ok<{ obligation_id: string }>('createObligation', {
        body: transferBody(await world.account(100), shop, 100),
      });
      return { account_id: shop, original_obligation_id: obligation_id };
    }, 422, 'PIX_CREDIT_NOT_RETURNABLE'],
    ['of a payment booked within the tenant', async () => {
      const { obligation_id } = await world.pay(await world.account(100), `pix_key:${KEY}`, 100);
      return { account_id: shop, original_obligation_id: obligation_id };
    }, 422, 'PIX_CREDIT_NOT_RETURNABLE'],
    [
      'of a payment out', async () => ({ account_id: shop, original_obligation_id: (await world.paid(shop)).obligation.obligation_id }),
      422, 'PIX_CREDIT_NOT_RETURNABLE',
    ],
    [
      'of a return', async () => ({ account_id: shop, original_obligation_id: (await made((await credited()).name, 100)).obligation_id }),
      422, 'PIX_CREDIT_NOT_RETURNABLE',
    ],
    ['of a return that came in', async () => {
      const [paid, name] = [await world.paid(shop), newName('D')];
      await world.sponsor.emit('RETURN_RECEIVED', {
        original_end_to_end_id: paid.name, return_end_to_end_id: name, amount: { currency: 'BRL', value: 10 },
      });
      return { account_id: shop, original_end_to_end_id: name };
    }, 422, 'PIX_CREDIT_NOT_RETURNABLE'],
    [
      'of one centavo more than came', async () => ({ account_id: shop, original_end_to_end_id: (await credited(70)).name, value: 71 }),
      422, 'RETURN_EXCEEDS_ORIGINAL',
    ],
  ])('%s', async (_, wanted, status, error) => {
    const body = await wanted();
    const before = await returnsMade();
    expect(await refused({ value: 1, ...body })).toMatchObject({ status, error });
    expect(await returnsMade()).toBe(before);
  });

  it('of a payment out by its name, with the reason', async () => {
    const { name } = await world.paid(shop);
    expect(await refused({ account_id: shop, original_end_to_end_id: name })).toMatchObject({
      status: 404, error: 'PIX_CREDIT_NOT_FOUND', message: 'This is a payment out: only its receiver can return it.',
    });
  });

  it('of another tenant’s credit, as if there were none', async () => {
    const { name, obligationId } = await credited();
    await world.api.token(scopes, 'acme');
    const account_id = await world.api.account(5000, { tenant: 'acme' });
    expect(await refused({ account_id: shop, original_end_to_end_id: name }, { tenant: 'acme' })).toMatchObject({
      status: 404, error: 'ACCOUNT_NOT_FOUND',
    });
    expect(await refused({ account_id, original_end_to_end_id: name }, { tenant: 'acme' })).toMatchObject({
      status: 404, error: 'PIX_CREDIT_NOT_FOUND',
    });
    expect(await refused({ account_id, original_obligation_id: obligationId }, { tenant: 'acme' })).toMatchObject({
      status: 404, error: 'OBLIGATION_NOT_FOUND',
    });
  });

  it.each(
    [['none', {}], ['both', { original_end_to_end_id: 'E1', original_obligation_id: 'obl_1' }]],
  )('that names %s of the two originals', async (_, originals) => {
    expect(await world.return({ account_id: shop, value: 1, ...originals })).toMatchObject({ status: 422, body: { detail: [{}] } });
  });

  it('of more than the account has', async () => {
    const account_id = await world.accountWithKey('spent@example.com');
    const { name } = await world.credited('spent@example.com', 100);
    await world.api.transfer(account_id, shop, 60);
    expect(await refused({ account_id, original_end_to_end_id: name, value: 41 })).toMatchObject({
      status: 422, error: 'INSUFFICIENT_FUNDS',
    });
    expect((await world.return({ account_id, original_end_to_end_id: name, value: 40 })).status).toBe(201);
  });

  it('by a frozen account', async () => {
    const account_id = await world.accountWithKey('iced@example.com');
    const { name } = await world.credited('iced@example.com', 100);
    await world.api.ok('freezeAccount', { path: { account_id }, body: {} });
    expect(await refused({ account_id, original_end_to_end_id: name, value: 1 })).toMatchObject({ error: 'ACCOUNT_FROZEN' });
  });
});

describe('a return that the rail refuses gives the money back, and its part can be returned again', () => {
  it.each(['AB03', 'AB09', 'AC03', 'AC06', 'AC07', 'AM02', 'BE01', 'DS04', 'ED05', 'FRAD', 'RR04'])('%s', async (code) => {
    const account_id = await world.accountWithKey(`${code.toLowerCase()}@example.com`);
    const { name } = await world.credited(`${code.toLowerCase()}@example.com`, 100, { payer_message: `fail:${code}` });
    const it = await made(name, 100, { account_id });
    expect(await world.in('FINAL', it.obligation_id)).toMatchObject({ reason: `${code}: ${rejectCodes[code]?.means}` });
    expect(await world.api.available(account_id)).toBe(100);
    expect(await made(name, 100, { account_id })).toMatchObject({ returned_amount: { value: 100 } });
    expect(await told('failed', it)).toMatchObject({ state: 'FAILED', failure_code: code, amount: 100 });
  });

  it('at once: the part is free as soon as the money is back', async () => {
    const { name } = await credited(100);
    await world.sponsor.script('sendReturn', 'refuse', { code: 'DT05' });
    const it = await made(name, 100);
    await world.in('FINAL', it.obligation_id);
    expect((await world.return({ account_id: shop, original_end_to_end_id: name, value: 100 })).status).toBe(201);
    expect(await told('failed', it)).toMatchObject({ failure_code: 'DT05' });
  });

  it('when an operator cancels it', async () => {
    const { name } = await credited(100, { payer_message: 'silent' });
    const it = await made(name, 100);
    await world.api.ok('resolveObligation', { path: { obligation_id: it.obligation_id }, body: { outcome: 'CANCELED' } });
    expect((await world.return({ account_id: shop, original_end_to_end_id: name, value: 100 })).status).toBe(201);
    expect(await told('failed', it)).toMatchObject({ failure_code: 'CANCELED' });
  });
});

describe('whatever becomes of the call', () => {
  it.each([['carried out', true], ['lost on its way', false]])('%s and not answered: it is sent once, and settles', async (_, applied) => {
    const { name } = await credited(100);
    await world.sponsor.script('sendReturn', 'timeout', { applied });
    const it = await made(name, 100);
    expect(await world.in('FINAL', it.obligation_id)).toMatchObject({ resolution_outcome: 'SETTLED' });
    const { returns } = await world.sponsor.books();
    expect(returns.filter(({ reference }) => reference === it.obligation_id)).toMatchObject([
      { return_end_to_end_id: it.return_end_to_end_id },
    ]);
  });

  it('a sponsor that is not there is tried again', async () => {
    const { name } = await credited(100);
    await world.sponsor.script('sendReturn', 'unreachable', { times: 2 });
    expect(await world.in('FINAL', (await made(name, 100)).obligation_id)).toMatchObject({ resolution_outcome: 'SETTLED' });
  });

  it('without any callback it settles by asking', async () => {
    const { name } = await credited(100);
    await world.sponsor.script('callback', 'unreachable', { times: 2 });
    const it = await made(name, 100);
    await told('settled', it);
    expect(await world.evidence({ obligation_id: it.obligation_id })).toEqual([]);
  });

  it('told twice, it settles once', async () => {
    const [{ name }, before] = [await credited(100), await available()];
    await world.sponsor.script('sendReturn', 'duplicate');
    const it = await made(name, 100);
    await told('settled', it);
    await world.sponsor.emit('RETURN_SETTLED', { reference: it.obligation_id }, { delivery_id: randomUUID() });
    expect([await available(), await world.announced(it.return_end_to_end_id)]).toEqual([
      before - 100, ['pix_return.created 1', 'pix_return.settled 2'],
    ]);
  });

  it('one that settled does not fail afterwards: nothing flips, and no part is free', async () => {
    const { name } = await credited(100);
    const it = await made(name, 100);
    await told('settled', it);
    await world.sponsor.emit('RETURN_FAILED', { reference: it.obligation_id, failure_code: 'AC07' });
    expect(await world.obligation(it.obligation_id)).toMatchObject({ resolution_outcome: 'SETTLED' });
    expect(await refused({ account_id: shop, original_end_to_end_id: name, value: 1 })).toMatchObject({ error: 'RETURN_EXCEEDS_ORIGINAL' });
  });

  it('one that never ends keeps its part, until somebody says what became of it', async () => {
    const { name } = await credited(100, { payer_message: 'silent' });
    const it = await made(name, 100);
    await world.in('DISPATCHED', it.obligation_id);
    expect(await refused({ account_id: shop, original_end_to_end_id: name, value: 1 })).toMatchObject({ error: 'RETURN_EXCEEDS_ORIGINAL' });
    await world.sponsor.emit('RETURN_FAILED', { reference: it.obligation_id });
    await told('failed', it);
    await made(name, 100);
  });

  it('a client cannot make a payment pass for a return', async () => {
    const { name } = await credited(100);
    const match_keys = { original_end_to_end_id: name, end_to_end_id: newName('D') };
    const paid = await world.in('FINAL', (await world.pay(shop, 'pix_key:fornecedor@example.com', 100, { match_keys })).obligation_id);
    expect((await world.sponsor.books()).returns.some(({ reference }) => reference === paid.obligation_id)).toBe(false);
    await made(name, 100);
  });
});

it('however many ask at once, the cap holds to the centavo', async () => {
  const [{ name }, before] = [await credited(1000), await available()];
  const answers = await Promise.all(Array.from({ length: 30 }, () => world.return({
    account_id: shop, original_end_to_end_id: name, value: 70,
  })));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(14);
  expect(new Set(answers.filter(({ status }) => status === 422).map(({ body }) => (body as unknown as { error: string }).error))).toEqual(
    new Set(['RETURN_EXCEEDS_ORIGINAL']),
  );
  expect(await available()).toBe(before - 980);
  expect(answers.filter(({ status }) => status === 201).map(({ body }) => body.returned_amount.value).sort((a, b) => a - b)).toEqual(
    Array.from({ length: 14 }, (_, n) => (n + 1) * 70),
  );
});

it('other parts of Pix send one by the same verb', async () => {
  const { name } = await credited(100);
  const ctx = world.api.service.contextFor('demo', 'med');
  const credit = await findCredit(ctx, name);
  expect(credit && await sendReturn(ctx, credit, { amount: 60n, reasonCode: 'FR01' })).toMatchObject({
    reason_code: 'FR01', created_by: 'med', remaining_amount: { value: 40 },
  });
});

describe('a payment of ours that is sent back', () => {
  const back = (original_end_to_end_id: string, value: number, more: object = {}, how: object = {}) =>
    world.sponsor.emit('RETURN_RECEIVED', { original_end_to_end_id, amount: { currency: 'BRL', value }, ...more }, how);

  it('as a whole is on the account that paid', async () => {
    const [payer, name] = [await world.account(1000), newName('D')];
    const paid = await world.paid(payer);
    await back(paid.name, 1000, { return_end_to_end_id: name });
    expect(await world.api.available(payer)).toBe(1000);
    expect(await world.event('pix_return.received', name)).toMatchObject({
      original_obligation_id: paid.obligation.obligation_id, original_end_to_end_id: paid.name, account_id: payer, amount: 1000,
      reason_code: 'MD06', state: 'SETTLED',
    });
  });

  it('in parts adds up, each told once however often it is told', async () => {
    const payer = await world.account(1000);
    const paid = await world.paid(payer);
    for (const value of [400, 350, 250]) {
      const return_end_to_end_id = newName('D');
      await back(paid.name, value, { return_end_to_end_id }, { times: 2 });
      await back(paid.name, value, { return_end_to_end_id }, { delivery_id: randomUUID() });
      expect(await world.announced(return_end_to_end_id)).toEqual(['pix_return.received 1']);
    }
    expect(await world.api.available(payer)).toBe(1000);
  });

  it('beyond what was paid is not credited: it waits for an operator, announced, and what they credit counts', async () => {
    const payer = await world.account(1000);
    const paid = await world.paid(payer);
    const [first, beyond, rest, more] = [newName('D'), newName('D'), newName('D'), newName('D')];
    await back(paid.name, 600, { return_end_to_end_id: first });
    const { exception } = await world.systems();
    await back(paid.name, 401, { return_end_to_end_id: beyond });
    expect([await world.api.available(payer), (await world.systems()).exception]).toEqual([600, exception + 401]);
    const [evidence] = await world.evidence({ external_id: `${beyond}:RETURN_RECEIVED` });
    expect(evidence).toMatchObject({ state: 'UNMATCHED', reason_code: 'EXCEEDS_ORIGINAL', exception_cents: 401 });
    expect([await world.announced(beyond), await world.announced(evidence!.evidence_id)]).toEqual([[], ['evidence.unmatched 1']]);
    await back(paid.name, 300, { return_end_to_end_id: rest });
    expect(await world.api.available(payer)).toBe(900);
    await world.api.ok('resolveEvidence', {
      path: { evidence_id: evidence!.evidence_id }, body: {
        action: 'CREDIT', destination_account_id: payer, reason: 'The sponsor stands by it',
      },
    });
    await back(paid.name, 100, { return_end_to_end_id: more });
    expect([await world.api.available(payer), (await world.systems()).exception]).toEqual([1301, exception + 100]);
  });

  it('before it was told to have settled waits, and arrives with it', async () => {
    const payer = await world.account(1000);
    const { obligation_id } = await world.pay(payer, 'pix_key:silent@example.com');
    const name = String((await world.in('DISPATCHED', obligation_id)).match_keys?.['end_to_end_id']);
    const return_end_to_end_id = newName('D');
    await back(name, 600, { return_end_to_end_id });
    expect(await world.api.available(payer)).toBe(0);
    await world.until(async () => (await world.sponsor.books()).payments.some(({ reference }) => reference === obligation_id));
    await world.sponsor.emit('PAYMENT_SETTLED', { reference: obligation_id });
    await world.until(async () => (await world.api.available(payer)) === 600);
    expect(await world.announced(return_end_to_end_id)).toEqual(['pix_return.received 1']);
  });

  it('which settled by asking alone, without any word, is known by its name', async () => {
    const payer = await world.account(1000);
    await world.sponsor.script('callback', 'unreachable', { times: 3 });
    const paid = await world.paid(payer);
    expect(await world.evidence({ obligation_id: paid.obligation.obligation_id })).toEqual([]);
    await back(paid.name, 1000);
    await world.until(async () => (await world.api.available(payer)) === 1000);
  });

  it('and had failed is kept aside: its money is back already', async () => {
    const payer = await world.account(1000);
    const { match_keys } = await world.in('FINAL', (await world.pay(payer, 'pix_key:fail-ac07@example.com')).obligation_id);
    const { exception } = await world.systems();
    await back(String(match_keys?.['end_to_end_id']), 1000);
    expect([await world.api.available(payer), (await world.systems()).exception]).toEqual([1000, exception + 1000]);
  });

  it('and was never ours is kept aside', async () => {
    const [{ exception }, return_end_to_end_id] = [await world.systems(), newName('D')];
    await back(newName('E'), 77, { return_end_to_end_id });
    expect([(await world.systems()).exception, await world.announced(return_end_to_end_id)]).toEqual([exception + 77, []]);
  });

  it('for a closed account is kept aside', async () => {
    const account_id = await world.account(1000);
    const paid = await world.paid(account_id);
    await world.api.ok('closeAccount', { path: { account_id } });
    const { exception } = await world.systems();
    await back(paid.name, 1000);
    expect((await world.systems()).exception).toBe(exception + 1000);
  });

  it('with a reason that the rail does not have arrives all the same', async () => {
    const [payer, return_end_to_end_id] = [await world.account(1000), newName('D')];
    await back((await world.paid(payer)).name, 5, { return_end_to_end_id, reason_code: 'XX99' });
    expect(await world.event('pix_return.received', return_end_to_end_id)).toMatchObject({ reason_code: 'MD06' });
  });
});
