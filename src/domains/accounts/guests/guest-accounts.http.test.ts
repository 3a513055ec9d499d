import type { GuestAccountListResponse, PartyResponseOut } from '../../../../generated/models.ts';
import { startTestService, type TestService } from '../../../../test/support/service.ts';

let service: TestService;
let guest: string;

beforeAll(async () => {
  service = await startTestService({ env: { RAZAO_ROLES: 'api' } });
  const body = {
    type: 'individual', display_name: 'Helena Castro', country: 'BR', tax_id: { country: 'BR', type: 'cpf', value: '529.982.247-25' },
  };
  guest = (await service.ok<PartyResponseOut>('createParty', { body })).party_id;
});
afterAll(() => service.stop());

test('getGuestAccount shows the guest, the tax identifier masked', async () => {
  const account_id = await service.account(0, { type: 'GUEST', owner: guest });
  expect(await service.ok('getGuestAccount', { path: { account_id } })).toMatchObject({
    id: account_id, owner_party_id: guest, display_name: 'Helena Castro', owner_tax_id: '***.982.247-**', type: 'GUEST', status: 'ACTIVE',
    promoted_to_account_id: null, metadata: {},
  });
});

test('a guest without a tax identifier has none', async () => {
  const account_id = await service.account(0, { type: 'GUEST' });
  expect(await service.ok('getGuestAccount', { path: { account_id } })).toMatchObject({ owner_tax_id: null });
});

test.each(['CUSTOMER', 'EXTERNAL'])('a %s account is as missing as one that nobody has', async (type) => {
  const account_id = await service.account(0, { type });
  expect(await service.call('getGuestAccount', { path: { account_id } })).toMatchObject({
    status: 404, body: { error: 'ACCOUNT_NOT_FOUND' },
  });
});

test('listGuestAccounts combines filters and pages by cursor, newest first, promoted ones too', async () => {
  const mine = await service.party();
  const ids: string[] = [];
  for (const type of ['GUEST', 'CUSTOMER', 'GUEST', 'GUEST']) ids.push(await service.account(0, { owner: mine, type }));
  await service.ok('promoteAccount', { path: { account_id: ids[2]! }, body: { owner_party_id: mine } });
  const list = (query: object) => service.ok<GuestAccountListResponse>('listGuestAccounts', { query: { owner_party_id: mine, ...query } });
  expect((await list({ status: 'ACTIVE' })).items.map(({ id }) => id)).toEqual([ids[3], ids[0]]);
  expect((await list({ currency: 'USD' })).items).toEqual([]);
  const first = await list({ limit: 2 });
  const second = await list({ limit: 2, cursor: first.next_cursor! });
  expect([...first.items, ...second.items].map(({ id }) => id)).toEqual([ids[3], ids[2], ids[0]]);
  expect(second.next_cursor).toBeNull();
});
