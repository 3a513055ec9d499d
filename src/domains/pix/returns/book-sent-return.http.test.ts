/** Returns that a provider made by itself (RETURN_SENT): their money has left, so the books follow, once. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ReconciliationBreakListResponse, ReconciliationRunResponse } from '../../../../generated/models.ts';
import { newName, PixWorld } from '../../../../test/support/pix.ts';
import { TENANT } from '../../../../test/support/service.ts';

let world: PixWorld;
beforeAll(async () => { world = await PixWorld.start({ env: { RAZAO_TOKEN_TTL_SECONDS: '86400' } }); }, 60_000);
afterAll(() => world.stop());

let serial = 0;
/** A credit of R$ 10,00, on an account of its own. */
async function credited() {
  const key = `med-${(serial += 1)}@example.com`;
  const account = await world.accountWithKey(key);
  return { account, ...await world.credited(key) };
}

const returned = (original: string, value: number, over: object = {}, how: object = {}) => world.sponsor.emit('RETURN_SENT', {
  return_end_to_end_id: newName('D'), original_end_to_end_id: original, amount: { currency: 'BRL', value }, ...over,
}, how);
const returnsOf = (original: string) => world.api.service.database.forTenant(TENANT).read((em) => em.execute<Record<string, unknown>[]>(
  'select state, amount, reason_code from razao.pix_returns where original_end_to_end_id = ? order by number', [original]));

describe('a credit that the provider sent back by itself', () => {
  it('leaves the account at once, as a return that is settled and announced', async () => {
    const { account, name } = await credited();
    const own = newName('D');
    expect(await returned(name, 400, { return_end_to_end_id: own, reason_code: 'FR01' })).toMatchObject({ status: 200 });
    expect([await world.api.available(account), await world.systems()]).toMatchObject([600, { transit: 0 }]);
    expect(await returnsOf(name)).toEqual([{ state: 'SETTLED', amount: '400', reason_code: 'FR01' }]);
    expect(await world.announced(own)).toEqual(['pix_return.created 1', 'pix_return.settled 2']);
  });

  it('leaves once, however often and by however many deliveries it is told', async () => {
    const { account, name } = await credited();
    const own = { return_end_to_end_id: newName('D') };
    await Promise.all(Array.from({ length: 4 }, () => returned(name, 400, own, { times: 2 })));
    await returned(name, 400, own, { delivery_id: 'again' });
    expect([await world.api.available(account), await returnsOf(name)]).toEqual([600, [expect.objectContaining({ amount: '400' })]]);
  });

  it('leaves less that can be returned: no part goes back twice', async () => {
    const { account, name } = await credited();
    await returned(name, 700);
    expect(await world.return({ account_id: account, original_end_to_end_id: name, value: 301 })).toMatchObject({
      status: 422, body: { error: 'RETURN_EXCEEDS_ORIGINAL' },
    });
  });

  it('counts after 90 days too, and for a reason that nobody knows', async () => {
    const { account, name } = await credited();
    world.clock.advance(100 * 86_400_000);
    await returned(name, 1_000, { reason_code: 'XX99' });
    expect([await world.api.available(account), await returnsOf(name)]).toEqual([0, [expect.objectContaining({ reason_code: 'MD06' })]]);
  });
});

describe('nothing moves, and reconciliation shows it,', () => {
  it('where the account has spent the money', async () => {
    const { account, name } = await credited();
    await world.api.ok('createObligation', { body: {
      rail: 'NATIVE', amount: { currency: 'BRL', value: 700 }, debtor: { kind: 'account', account_id: account },
      creditor: { kind: 'account', account_id: await world.account() },
    } });
    expect(await returned(name, 400)).toMatchObject({ status: 200 });
    expect([await world.api.available(account), await returnsOf(name)]).toEqual([300, []]);
  });

  it('where it is more than the credit, or the credit is not known', async () => {
    const { account, name } = await credited();
    for (const [original, value] of [[name, 1_001], [newName('E'), 10]] as const) expect(await returned(original, value)).toMatchObject({
      status: 200,
    });
    expect([await world.api.available(account), await returnsOf(name)]).toEqual([1_000, []]);
  });
});

it('one that an operator has corrected is not booked again, whoever tells of it later', async () => {
  const { account, name } = await credited();
  const own = newName('D');
  await world.sponsor.control('books', { action: 'add', line: {
    kind: 'RETURN_SENT', rail: 'PIX', amount: -400, currency: 'BRL', end_to_end_id: own, occurred_at: world.clock.now().toISOString(),
  } });
  const day = world.clock.now().toISOString().slice(0, 10);
  const { run_id } = await world.api.ok<ReconciliationRunResponse>('startReconciliationRun', { body: {
    provider_id: 'sim-demo', rail: 'PIX', currency: 'BRL', from: day, to: day, source: { kind: 'FETCH' },
  } });
  const path = { run_id };
  await world.until(async () => (await world.api.ok<ReconciliationRunResponse>('getReconciliationRun', { path })).state !== 'RUNNING');
  const { items } = await world.api.ok<ReconciliationBreakListResponse>('listReconciliationBreaks', { query: { run_id } });
  const { break_id } = items.find((it) => it.provider?.amount_cents === 400) ?? { break_id: '' };
  await world.api.ok('resolveReconciliationBreak', { path: { break_id }, body: {
    resolution: 'CORRECTED', account_id: account, reason: 'MED',
  } });
  expect(await world.api.available(account)).toBe(600);
  await returned(name, 400, { return_end_to_end_id: own });
  expect(await world.api.available(account)).toBe(600);
});

it('a report without the name of a return is kept as unreadable', async () => {
  const { account, name } = await credited();
  expect(await returned(name, 10, { return_end_to_end_id: 'D1' })).toMatchObject({ status: 200 });
  expect(await world.api.available(account)).toBe(1_000);
});
