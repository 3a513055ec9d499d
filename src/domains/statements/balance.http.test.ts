import type { AccountBalanceResponse, ObligationResponse } from '../../../generated/models.ts';
import { startTestService, transferBody, type TestService } from '../../../test/support/service.ts';

let service: TestService;
beforeAll(async () => { service = await startTestService({ env: { RAZAO_ROLES: 'api' } }); });
afterAll(() => service.stop());

const balance = (account_id: string, query: Record<string, string> = {}) =>
  service.ok<AccountBalanceResponse>('getAccountBalance', { path: { account_id }, query });
const obligationsOf = async (account_id: string, query: Record<string, string> = {}) =>
  (await balance(account_id, { include: 'obligations', ...query })).assets[0]?.obligations ?? [];

async function payment(account_id: string, value: number, expected_at?: string): Promise<string> {
  const { obligation_id } = await service.ok<ObligationResponse>('createObligation', {
    body: {
      ...transferBody(account_id, '', value), rail: 'MOCK', creditor: { kind: 'external', external_id: 'silent' },
      ...(expected_at !== undefined && { expected_settlement: { expected_at } }),
    },
  });
  return obligation_id;
}

test('the balance names the owner, and commits nothing to products or squads', async () => {
  expect(await balance(await service.account(10))).toMatchObject({
    display_name: 'Ana Souza', type: 'CUSTOMER', unit: 'cents', committed_to_products: [], committed_to_squads: [],
  });
});

test('obligations are given only where they are asked for', async () => {
  const account = await service.account(10);
  expect((await balance(account)).assets[0]).not.toHaveProperty('obligations');
  expect((await balance(account, { include: 'obligations' })).assets[0]).toHaveProperty('obligations');
});

test('include=obligations gives both directions, open ones first, each with what is known of it', async () => {
  const [account, other] = [await service.account(1000), await service.account(50)];
  const expectedAt = new Date(Date.now() + 86_400_000).toISOString();
  const out = await payment(account, 30, expectedAt);
  const native = (await service.transfer(other, account, 5)).body.obligation_id;
  const shown = await obligationsOf(account);
  expect(shown.map(({ obligation_id, direction, amount, state }) => ({ obligation_id, direction, amount, state }))).toEqual([
    { obligation_id: out, direction: 'DEBIT', amount: 30, state: 'PENDING' },
    { obligation_id: native, direction: 'CREDIT', amount: 5, state: 'FINAL' },
    { obligation_id: expect.any(String), direction: 'CREDIT', amount: 1000, state: 'FINAL' },
  ]);
  expect(shown[0]).toMatchObject({ rail: 'MOCK', expected_at: expectedAt, created_at: expect.any(String) });
});

test('obligations_state narrows them', async () => {
  const account = await service.account(1000);
  const out = await payment(account, 30);
  const ids = async (obligations_state: string) => (await obligationsOf(account, { obligations_state })).map(
    ({ obligation_id }) => obligation_id,
  );
  expect(await ids('PENDING')).toEqual([out]);
  expect(await ids('DISPATCHED')).toEqual([]);
  expect(await ids('FINAL')).toHaveLength(1);
});

test.each([
  ['an unknown name', { include: 'obligations,everything' }, ['query', 'include']],
  ['obligations at an instant', { include: 'positions,obligations', as_of: '2026-03-02T12:30:00Z' }, ['query', 'include']],
  ['obligations after an entry', { include: 'obligations', as_of_seq: '1' }, ['query', 'include']],
  ['an unknown state', { include: 'obligations', obligations_state: 'GONE' }, ['query', 'obligations_state']],
])('%s is a validation error', async (_, query, loc) => {
  const { status, body } = await service.call('getAccountBalance', { path: { account_id: await service.account() }, query });
  expect([status, body]).toMatchObject([422, { detail: [{ loc }] }]);
});

test('positions are left out without a cut', async () => {
  expect(await balance(await service.account(), { include: 'positions' })).not.toHaveProperty('positions');
});
