/** A request with the id of a promoted account is carried out by the account it became. */
import type { AccountResponse, ObligationResponse } from '../../../generated/models.ts';
import { clockFrom } from '../../../test/support/database-clock.ts';
import { startTestService, TENANT, transferBody, type TestService } from '../../../test/support/service.ts';
import { verifyJournal } from '../../command-line/verify-journal.ts';
import { verifyLimits } from '../limits/index.ts';

let service: TestService;
let owner: string;
let payer: string;

beforeAll(async () => {
  service = await startTestService({ clock: clockFrom(), env: { RAZAO_ROLES: 'api' } });
  owner = await service.party();
  payer = await service.account(1000);
});
afterAll(async () => {
  expect(await verifyJournal(service.service.database, TENANT)).toMatchObject({ ok: true });
  expect(await verifyLimits(service.service.database, TENANT)).toMatchObject({ ok: true });
  await service.stop();
});

const promote = (account_id: string) => service.call<AccountResponse>('promoteAccount', {
  path: { account_id }, body: { owner_party_id: owner },
});
/** A guest with so much money (centavos) who became a customer. */
async function becomes(cents: number): Promise<{ old: string; id: string }> {
  const old = await service.account(cents, { type: 'GUEST' });
  const { status, body } = await promote(old);
  expect(status).toBe(200);
  return { old, id: body.id };
}
const pay = (account_id: string, value: number) => service.ok<ObligationResponse>('createObligation', {
  body: {
    rail: 'MOCK', amount: { currency: 'BRL', value }, debtor: { kind: 'account', account_id },
    creditor: { kind: 'external', external_id: 'silent' },
  },
});
const schedule = (account_id: string) => service.call('createSchedule', {
  body: {
    account_id, schedule_type: 'ONE_SHOT', run_at: '2099-01-01T12:00:00Z',
    action: {
      kind: 'TRANSFER', rail: 'MOCK', amount: { currency: 'BRL', value: 1 }, creditor: { kind: 'external', external_id: 'silent' },
    },
  },
});
const eventsOf = (entityId: string) => service.service.database.forTenant(TENANT).read((em) => em.execute<{ event_type: string }[]>(
  `select event_type from razao.outbox where entity_id = ? order by commit_no, n`, [entityId]));

test('what the old account should pay the new one pays, out of its funds', async () => {
  const { old, id } = await becomes(10);
  const [paid, more] = [await service.transfer(old, payer, 4), await service.transfer(old, payer, 7)];
  expect([paid.status, paid.body]).toMatchObject([201, { debtor: { kind: 'account', account_id: id } }]);
  expect(more).toMatchObject({ status: 422, body: { error: 'INSUFFICIENT_FUNDS', details: { account_id: id, available: 6 } } });
  expect((await pay(old, 6)).debtor).toMatchObject({ account_id: id });
  expect(await service.available(id)).toBe(0);
});

test('a batch pays by both names out of one account', async () => {
  const { old, id } = await becomes(10);
  const items = [transferBody(old, payer, 6), transferBody(id, payer, 3)];
  const batch = (atomic: boolean) => service.call('createObligationBatch', { body: { atomic, items } });
  expect(await batch(true)).toMatchObject({
    body: { results: items.map(() => ({ status: 'CREATED', obligation: { debtor: { account_id: id } } })) },
  });
  expect(await batch(true)).toMatchObject({
    status: 422, body: { details: { results: [{ error: { error: 'INSUFFICIENT_FUNDS' } }, { error: { error: 'INSUFFICIENT_FUNDS' } }] } },
  });
  expect(await service.available(id)).toBe(1);
});

test('a repetition is of the request as it was sent', async () => {
  const { old, id } = await becomes(10);
  const ask = (from: string) => service.call<ObligationResponse>('createObligation', {
    key: 'by-its-old-name', body: transferBody(from, payer, 4),
  });
  const first = await ask(old);
  expect([first.status, await ask(old)]).toMatchObject([201, { status: 201, body: first.body }]);
  expect(await ask(id)).toMatchObject({ status: 422, body: { error: 'IDEMPOTENCY_KEY_REUSED' } });
  expect(await service.available(id)).toBe(6);
});

test('freezes and limits that name the old account hold for the new, by either name', async () => {
  const { old, id } = await becomes(20);
  const policy = { dimension: 'AMOUNT', direction: 'DEBIT', window: 'DAY', threshold: 5, action: 'REJECT' };
  const { policy_id } = await service.ok<{ policy_id: string }>('createAccountLimitPolicy', { path: { account_id: old }, body: policy });
  expect((await service.transfer(old, payer, 4)).status).toBe(201);
  for (const from of [old, id]) expect(await service.transfer(from, payer, 2)).toMatchObject({
    status: 422, body: { error: 'LIMIT_EXCEEDED' },
  });
  for (const scope_id of [old, id]) expect(await service.ok('listLimitPolicies', { query: { scope_id } })).toMatchObject({
    items: [{ policy_id, scope_id: id }],
  });
  expect(await service.ok('freezeAccount', { path: { account_id: old } })).toMatchObject({ id, is_frozen: true, status: 'ACTIVE' });
  for (const from of [old, id]) expect(await service.transfer(from, payer, 1)).toMatchObject({
    status: 422, body: { error: 'ACCOUNT_FROZEN', details: { account_id: id } },
  });
  expect(await service.call('placeHold', { body: { account_id: old, amount_cents: 1, currency: 'BRL' } })).toMatchObject({
    status: 422, body: { error: 'ACCOUNT_FROZEN' },
  });
  await service.ok('unfreezeAccount', { path: { account_id: old } });
  expect((await eventsOf(id)).map(({ event_type }) => event_type)).toEqual(['account.created', 'account.frozen', 'account.unfrozen']);
  expect((await service.transfer(id, payer, 1)).status).toBe(201);
});

/** A guest who may pay 10 centavos a day, and by Pix 7. */
async function limitedGuest(cents: number): Promise<string> {
  const account_id = await service.account(cents, { type: 'GUEST' });
  const path = { account_id };
  await service.ok('createAccountLimitPolicy', {
    path, body: { dimension: 'AMOUNT', direction: 'DEBIT', window: 'DAY', threshold: 10, action: 'REJECT' },
  });
  await service.ok('putPixLimits', { path, body: { daily_limit_minor: 7 } });
  return account_id;
}

test('what limits a guest limits the customer it becomes, and what was used of it counts on', async () => {
  const old = await limitedGuest(100);
  expect((await service.transfer(old, payer, 6)).status).toBe(201);
  const { body: { id } } = await promote(old);
  for (const account_id of [old, id]) {
    const path = { account_id };
    expect(await service.ok('getAccountLimits', { path })).toMatchObject({ limits: [{ used: 6, remaining: 4 }] });
    expect(await service.ok('getPixLimits', { path })).toMatchObject({ account_id: id, daily_limit_minor: { value: 7 } });
    expect(await service.transfer(account_id, payer, 5)).toMatchObject({ status: 422, body: { error: 'LIMIT_EXCEEDED' } });
  }
  const { items: [policy] } = await service.ok<{ items: { policy_id: string; scope_id: string }[] }>(
    'listLimitPolicies', { query: { scope_id: old } },
  );
  expect(policy).toMatchObject({ scope_id: id });
  await service.ok('disableLimitPolicy', { path: { policy_id: policy?.policy_id ?? '' } });
  expect((await service.transfer(id, payer, 5)).status).toBe(201);
});

test('payments beside the promotion are counted once, whichever comes first', async () => {
  for (let round = 0; round < 6; round += 1) {
    const old = await limitedGuest(100);
    const [promotion, ...paid] = await Promise.all([promote(old), ...Array.from({ length: 30 }, () => service.transfer(old, payer, 1))]);
    expect(paid.filter(({ status }) => status === 201)).toHaveLength(10);
    expect(await service.ok('getAccountLimits', { path: { account_id: promotion.body.id } })).toMatchObject({ limits: [{ used: 10 }] });
  }
});

test('once the new account is closed, nothing is done by either name', async () => {
  const { old, id } = await becomes(0);
  await service.ok('closeAccount', { path: { account_id: id } });
  const answers = [
    await service.transfer(old, payer, 1), await service.call('freezeAccount', { path: { account_id: old } }), await schedule(old),
    await service.call('placeBlock', { body: { account_id: old, amount: 1, currency: 'BRL', reason_code: 'OTHER' } }),
    await service.call('putPixLimits', { path: { account_id: old }, body: { daily_limit_minor: 1 } }),
    await service.call('registerPixKey', { body: { account_id: old, key_type: 'EVP' } }),
  ];
  for (const answer of answers) expect(answer).toMatchObject({
    status: 422, body: { error: 'ACCOUNT_CLOSED', details: { account_id: id } },
  });
});

test('a promotion and whatever else is asked of the account have one order, and nothing of it is lost', async () => {
  for (let round = 0; round < 4; round += 1) {
    const account_id = await service.account(10, { type: 'GUEST' });
    const path = { account_id };
    const policy = { dimension: 'AMOUNT', direction: 'DEBIT', window: 'DAY', threshold: 9, action: 'REJECT' };
    const [promotion, ...asked] = await Promise.all([
      promote(account_id), schedule(account_id),
      service.call('placeBlock', { body: { account_id, amount: 3, currency: 'BRL', reason_code: 'OTHER' } }),
      service.call('createAccountLimitPolicy', { path, body: policy }),
      service.call('putPixLimits', { path, body: { daily_limit_minor: 5 } }),
    ]);
    expect([promotion.status, ...asked.map(({ status }) => status)]).toEqual([200, 201, 201, 201, 200]);
    const { id } = promotion.body;
    expect(await service.ok('getAccountBalance', { path: { account_id: id } })).toMatchObject({
      assets: [{ balances: { posted: 10, blocked: 3, available: 7 } }],
    });
    const { items } = await service.ok<{ items: object[] }>('listSchedules', { query: { account_id: id } });
    expect(items).toHaveLength(1);
  }
});
