import { AsyncLocalStorage } from 'node:async_hooks';
import { createPrivateKey, createPublicKey } from 'node:crypto';
import { jest } from '@jest/globals';
import type { PartyResponseOut } from '../../../generated/models.ts';
import { startTestTenants, type TestTenants } from '../../../test/support/tenant-context.ts';
import type { Context } from '../../platform/context.ts';
import { createParty, PartyEntity } from '../parties/index.ts';
import {
  accountResource, AccountEntity, createAccount, ensureSystemAccounts, findAccount, freezeAccount, SYSTEM_ROLES, unfreezeAccount,
  type AccountRecord,
} from './index.ts';
import { keyContext, ledgerAddress } from './keys.ts';
import { searchAccounts } from './search-accounts.ts';

/** Outside of a transaction that waits for it. */
const beside = AsyncLocalStorage.snapshot();

let tenants: TestTenants;
let ctx: Context;
let other: Context;
let owner: PartyResponseOut;
let stranger: PartyResponseOut;

beforeAll(async () => {
  tenants = await startTestTenants([PartyEntity, AccountEntity]);
  ctx = tenants.context('one');
  other = tenants.context('other');
  owner = await createParty(ctx, { type: 'individual', display_name: 'Ana Souza', country: 'BR' });
  stranger = await createParty(other, { type: 'individual', display_name: 'Rui Costa', country: 'BR' });
});
afterAll(() => tenants.stop());

const request = (fields: object = {}) => ({ owner_party_id: owner.party_id, currency: 'BRL', type: 'CUSTOMER', ...fields });

const rowOf = (accountId: string): Promise<AccountRecord> => ctx.db.read((em) =>
  em.findOneOrFail(AccountEntity, { tenantId: 'one', accountId }, { populate: ['privateKey'] }));

const systemRows = (currency: string, context = ctx): Promise<AccountRecord[]> => context.db.read((em) =>
  em.find(AccountEntity, { tenantId: context.tenant, currency, systemRole: { $ne: null } }));

interface EventRow { event_type: string; entity_version: string; body: { data: unknown } }

const eventsOf = async (entityId: string) => {
  const rows = await ctx.db.read((em) => em.execute(
    'select event_type, entity_version, body::json as body from razao.outbox where tenant_id = ? and entity_id = ? order by commit_no, n',
    ['one', entityId],
  )) as unknown as EventRow[];
  return rows.map((row) => ({ type: row.event_type, version: Number(row.entity_version), data: row.body.data }));
};

const touched = async (accountId: string): Promise<number> => {
  const [row] = await ctx.db.read((em) => em.execute(
    'select count(*)::int as times from razao.commits where tenant_id = ? and ? = any (touched)', ['one', accountId],
  )) as { times: number }[];
  return row?.times ?? 0;
};

const close = (accountId: string): Promise<unknown> => ctx.db.write(({ em }) =>
  em.nativeUpdate(AccountEntity, { tenantId: 'one', accountId }, { status: 'CLOSED' }));

describe('createAccount', () => {
  test('answers with the new account', async () => {
    const now = tenants.clock.now().toISOString();
    const account = await createAccount(ctx, request({ metadata: { plan: 'basic' } }));
    expect(account).toEqual({
      id: expect.stringMatching(/^acc_[0-9A-Z]{26}$/), owner_party_id: owner.party_id, currency: 'BRL', currency_exponent: 2,
      type: 'CUSTOMER',
      status: 'ACTIVE', is_frozen: false, address: expect.stringMatching(/^[0-9a-f]{40}$/), metadata: { plan: 'basic' },
      created_at: now, created_by: 'cli_test', updated_at: now,
    });
  });

  test('leaves metadata out where none was given', async () => {
    expect(await createAccount(ctx, request())).not.toHaveProperty('metadata');
  });

  test.each([
    ['a missing owner', () => 'pty_01KJQ8M2T4V6X8Z0A2C4E6G8J0'],
    ['another tenant’s party', () => stranger.party_id],
    ['an owner that is no id', () => 'x\u0000'],
  ])('%s answers 404 PARTY_NOT_FOUND', async (_, id) => {
    await expect(createAccount(ctx, request({ owner_party_id: id() })))
      .rejects.toMatchObject({ code: 'PARTY_NOT_FOUND', status: 404, details: undefined });
  });

  test.each(['CUSTOMER', 'EXTERNAL', 'GUEST'])('%s is for anyone with the scope', async (type) => {
    expect(await createAccount(ctx, request({ type }))).toMatchObject({ type });
  });

  test.each(['ASSET', 'TRANSIT', 'REVENUE', 'EXCEPTION'])('%s needs service/gl', async (type) => {
    const scopes = new Set(['service/accounts.write']);
    await expect(createAccount(ctx, request({ type }), scopes)).rejects.toMatchObject({ code: 'INSUFFICIENT_SCOPE', status: 403 });
    expect(await createAccount(ctx, request({ type }), new Set([...scopes, 'service/gl']))).toMatchObject({ type });
  });

  test.each(['SQUAD', 'SAVINGS', 'customer', '', 'toString', '__proto__'])('type %p answers 422 INVALID_ACCOUNT_TYPE', async (type) => {
    await expect(createAccount(ctx, request({ type }), new Set(['service/gl'])))
      .rejects.toMatchObject({ code: 'INVALID_ACCOUNT_TYPE', status: 422, details: { type } });
  });

  test.each(['REAL', 'XYZ', 'brl', 'BR', ''])('currency %p answers 422 INVALID_CURRENCY', async (currency) => {
    await expect(createAccount(ctx, request({ currency })))
      .rejects.toMatchObject({ code: 'INVALID_CURRENCY', status: 422, details: { currency } });
  });

  test.each(['BRL', 'USD', 'EUR', 'JPY'])('currency %s is one', async (currency) => {
    expect(await createAccount(ctx, request({ currency }))).toMatchObject({ currency });
  });

  test('the missing scope is told before the missing owner, and that before a wrong type or currency', async () => {
    const nobody = { owner_party_id: 'pty_01KJQ8M2T4V6X8Z0A2C4E6G8J0' };
    await expect(createAccount(ctx, request({ ...nobody, type: 'ASSET' }))).rejects.toMatchObject({ code: 'INSUFFICIENT_SCOPE' });
    await expect(createAccount(ctx, request({ ...nobody, type: 'X', currency: 'X' }))).rejects.toMatchObject({ code: 'PARTY_NOT_FOUND' });
    await expect(createAccount(ctx, request({ type: 'X', currency: 'X' }))).rejects.toMatchObject({ code: 'INVALID_ACCOUNT_TYPE' });
  });

  test('a refusal leaves nothing behind', async () => {
    await expect(createAccount(ctx, request({ currency: 'XYZ' }))).rejects.toThrow();
    expect(await systemRows('XYZ')).toEqual([]);
  });

  test('the key pair is one, the private half sealed and bound to its account', async () => {
    const { id, address } = await createAccount(ctx, request());
    const { publicKey, privateKey, kekId } = await rowOf(id);
    const opened = createPrivateKey({ key: tenants.vault.open(privateKey, keyContext('one', id)), format: 'der', type: 'pkcs8' });
    expect(opened.asymmetricKeyType).toBe('ed25519');
    const derived = createPublicKey(opened).export({ format: 'der', type: 'spki' }).subarray(-32);
    expect(derived.equals(publicKey)).toBe(true);
    expect(ledgerAddress(derived)).toBe(address);
    expect(kekId).toBe(tenants.vault.kekId);
    expect(() => tenants.vault.open(privateKey, keyContext('one', 'acc_other'))).toThrow();
  });

  test('every account has keys of its own', async () => {
    const accounts = await Promise.all([createAccount(ctx, request()), createAccount(ctx, request())]);
    expect(new Set(accounts.map(({ address }) => address)).size).toBe(2);
  });

  test('announces account.created and touches the account for the journal writers', async () => {
    const { id } = await createAccount(ctx, request());
    expect(await eventsOf(id)).toEqual([{
      type: 'account.created', version: 1,
      data: { account_id: id, owner_party_id: owner.party_id, currency: 'BRL', type: 'CUSTOMER', status: 'ACTIVE' },
    }]);
    expect(await touched(id)).toBe(1);
  });

  test('twenty at once with one key make one account', async () => {
    const command = { id: 'key:twenty', digest: 'd', status: 201 };
    const answers = await Promise.allSettled(
      Array.from({ length: 20 }, () => createAccount(tenants.context('one', command), request({ currency: 'CHF' }))));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await searchAccounts(ctx, { currency: 'CHF' }, {})).data).toHaveLength(1);
  });
});

describe('system accounts', () => {
  test('the first account of an asset brings the four, with keys and touched, announced to nobody', async () => {
    expect(await systemRows('MXN')).toEqual([]);
    await createAccount(ctx, request({ currency: 'MXN' }));
    const rows = await systemRows('MXN');
    expect(rows.map(({ systemRole }) => systemRole).sort()).toEqual([...SYSTEM_ROLES].sort());
    for (const row of rows) {
      expect(row).toMatchObject({ ownerPartyId: null, status: 'ACTIVE', createdBy: 'system', version: 1n });
      expect(await touched(row.accountId)).toBe(1);
      expect(await eventsOf(row.accountId)).toEqual([]);
    }
  });

  test('the second account brings none', async () => {
    await createAccount(ctx, request({ currency: 'PEN' }));
    const before = await systemRows('PEN');
    await createAccount(ctx, request({ currency: 'PEN' }));
    expect(await systemRows('PEN')).toHaveLength(4);
    expect((await systemRows('PEN')).map(({ accountId }) => accountId).sort()).toEqual(before.map(({ accountId }) => accountId).sort());
  });

  test('concurrent first accounts leave one of each', async () => {
    await Promise.all(Array.from({ length: 8 }, () => createAccount(ctx, request({ currency: 'COP' }))));
    expect(await systemRows('COP')).toHaveLength(4);
    expect((await searchAccounts(ctx, { currency: 'COP' }, {})).data).toHaveLength(8);
  });

  test('each tenant has its own', async () => {
    await createAccount(ctx, request({ currency: 'ARS' }));
    expect(await systemRows('ARS', other)).toEqual([]);
  });

  test('asking for them again adds none', async () => {
    await ctx.db.write((unit) => ensureSystemAccounts(unit, ctx, 'UYU'));
    await ctx.db.write((unit) => ensureSystemAccounts(unit, ctx, 'UYU'));
    expect(await systemRows('UYU')).toHaveLength(4);
  });
});

describe('findAccount', () => {
  test('gives the account without its keys', async () => {
    const { id } = await createAccount(ctx, request({ metadata: { a: ['ç', 1] } }));
    const account = await findAccount(ctx, id);
    expect(account).toMatchObject({ accountId: id, ownerPartyId: owner.party_id, isFrozen: false, version: 1n, metadata: { a: ['ç', 1] } });
    expect(account?.createdAt).toEqual(tenants.clock.now());
    expect(Object.keys(account ?? {}).filter((name) => /key|kek/i.test(name))).toEqual([]);
  });

  test('a missing, a foreign, an odd id and a system account are all missing', async () => {
    const { id } = await createAccount(ctx, request());
    const [system] = await systemRows('BRL');
    expect(await findAccount(other, id)).toBeUndefined();
    expect(await findAccount(ctx, 'acc_01KJQ8P1W3Y5A7C9E1G3J5M7N9')).toBeUndefined();
    expect(await findAccount(ctx, 'acc_\u0000')).toBeUndefined();
    expect(await findAccount(ctx, system!.accountId)).toBeUndefined();
    expect(accountResource.missing).toBe('ACCOUNT_NOT_FOUND');
  });

  test('look-ups that meet are one query, and each gets its own account', async () => {
    const accounts = await Promise.all(Array.from({ length: 6 }, () => createAccount(ctx, request())));
    const spy = jest.spyOn(tenants.database, 'query');
    const found = await Promise.all([...accounts, ...accounts].map(({ id }) => accountResource.find(ctx, id)));
    expect(found.map((account) => (account as { accountId: string }).accountId)).toEqual([...accounts, ...accounts].map(({ id }) => id));
    expect(spy).toHaveBeenCalledTimes(1);
    spy.mockRestore();
  });

  test('sees a freeze that was answered', async () => {
    const { id } = await createAccount(ctx, request());
    await findAccount(ctx, id);
    await freezeAccount(ctx, id);
    expect(await findAccount(ctx, id)).toMatchObject({ isFrozen: true });
  });
});

describe('freezeAccount and unfreezeAccount', () => {
  test('freeze and unfreeze each change the account once, with an event and a touch', async () => {
    const created = await createAccount(ctx, request());
    tenants.clock.advance(1000);
    const frozen = await freezeAccount(ctx, created.id, { reason: 'Device reported stolen' });
    expect(frozen).toEqual({ ...created, is_frozen: true, updated_at: tenants.clock.now().toISOString() });
    tenants.clock.advance(1000);
    const unfrozen = await unfreezeAccount(ctx, created.id);
    expect(unfrozen).toEqual({ ...created, is_frozen: false, updated_at: tenants.clock.now().toISOString() });
    expect((await eventsOf(created.id)).slice(1)).toEqual([
      { type: 'account.frozen', version: 2, data: { account_id: created.id, is_frozen: true, reason: 'Device reported stolen' } },
      { type: 'account.unfrozen', version: 3, data: { account_id: created.id, is_frozen: false, reason: null } },
    ]);
    expect(await touched(created.id)).toBe(3);
  });

  test.each([
    ['freezing a frozen account', freezeAccount, freezeAccount, 2],
    ['unfreezing an account that is not frozen', unfreezeAccount, unfreezeAccount, 1],
  ])('%s answers with it, changes nothing and announces nothing', async (_, first, again, version) => {
    const { id } = await createAccount(ctx, request());
    const before = await first(ctx, id);
    tenants.clock.advance(1000);
    expect(await again(ctx, id, { reason: 'again' })).toEqual(before);
    expect(await eventsOf(id)).toHaveLength(version);
    expect(await rowOf(id)).toMatchObject({ version: BigInt(version) });
  });

  test.each(
    [['freeze', freezeAccount], ['unfreeze', unfreezeAccount]],
  )('%s of a closed account answers 422 ACCOUNT_CLOSED', async (_, verb) => {
    const { id } = await createAccount(ctx, request());
    await close(id);
    await expect(verb(ctx, id)).rejects.toMatchObject({ code: 'ACCOUNT_CLOSED', status: 422, details: { account_id: id } });
  });

  test('concurrent freezes are one: versions have no holes and no doubles', async () => {
    const { id } = await createAccount(ctx, request());
    await Promise.all(Array.from({ length: 8 }, (_, n) => (n % 2 ? freezeAccount(ctx, id) : unfreezeAccount(ctx, id))));
    const versions = (await eventsOf(id)).map(({ version }) => version);
    expect(versions).toEqual(versions.map((_, n) => n + 1));
    expect((await rowOf(id)).version).toBe(BigInt(versions.length));
  });

  test('a freeze does not wait for a balance that refers to the account', async () => {
    const { id } = await createAccount(ctx, request());
    await tenants.database.transaction(async (query) => {
      await query({ name: 'bind', text: `select set_config('razao.tenant', $1, true)` }, ['one']);
      await query({ name: 'refer', text: `insert into razao.balances (tenant_id, account_id, asset) values ('one', $1, 'BRL')` }, [id]);
      expect(await beside(() => freezeAccount(ctx, id))).toMatchObject({ is_frozen: true });
    }, 'one');
  });
});

describe('searchAccounts', () => {
  let accounts: string[];
  const found = async (filters: object, context = other): Promise<string[]> =>
    (await searchAccounts(context, filters, {})).data.map(({ id }) => id);

  beforeAll(async () => {
    const bakery = await createParty(other, { type: 'company', display_name: 'Padaria São José', country: 'BR' });
    const make = async (fields: object) =>
      (await createAccount(other, { owner_party_id: bakery.party_id, currency: 'BRL', type: 'CUSTOMER', ...fields })).id;
    accounts = [
      await make({}), await make({ currency: 'USD' }), await make({ type: 'GUEST' }), await make({ owner_party_id: stranger.party_id }),
    ];
    await freezeAccount(other, accounts[1]!);
  });

  const pick = (...places: number[]): string[] => places.map((place) => accounts[place]!);

  test('lists all, newest first, and never a system account', async () => {
    expect(await found({})).toEqual(pick(3, 2, 1, 0));
  });

  test('narrows by type', async () => expect(await found({ type: 'GUEST' })).toEqual(pick(2)));
  test('narrows by currency', async () => expect(await found({ currency: 'USD' })).toEqual(pick(1)));
  test('narrows by status', async () => expect(await found({ status: 'CLOSED' })).toEqual([]));
  test('narrows by owner', async () => expect(await found({ owner_party_id: stranger.party_id })).toEqual(pick(3)));
  test('an owner of another tenant finds none', async () => expect(await found({ owner_party_id: owner.party_id })).toEqual([]));
  test('narrows to frozen accounts', async () => expect(await found({ is_frozen: true })).toEqual(pick(1)));
  test('narrows to accounts that are not frozen', async () => expect(await found({ is_frozen: false })).toEqual(pick(3, 2, 0)));
  test('finds by words of the owner’s name, without case and accents', async () => {
    expect(await found({ query: 'jose PADARIA' })).toEqual(pick(2, 1, 0));
  });
  test('finds by the owner’s identifier', async () => expect(await found({ query: stranger.party_id })).toEqual(pick(3)));
  test('finds by its own identifier, whatever its case', async () => {
    expect(await found({ query: accounts[2]!.toLowerCase() })).toEqual(pick(2));
  });
  test('finds by its address', async () => {
    const { data: [item] } = await searchAccounts(other, {}, { limit: 1 });
    expect(await found({ query: item?.address })).toEqual(pick(3));
  });
  test('does not find by the name of another tenant’s party', async () => expect(await found({ query: 'souza' })).toEqual([]));
  test('combines filters', async () => expect(await found({ query: 'padaria', type: 'CUSTOMER', is_frozen: false })).toEqual(pick(0)));

  test('an item says what the account is', async () => {
    const { data: [item] } = await searchAccounts(other, { owner_party_id: stranger.party_id }, {});
    expect(item).toEqual({
      id: accounts[3], owner_party_id: stranger.party_id, currency: 'BRL', currency_exponent: 2, type: 'CUSTOMER', status: 'ACTIVE',
      is_frozen: false,
      address: expect.any(String),
    });
  });

  test('pages neither repeat nor miss an account while others are created', async () => {
    const first = await searchAccounts(other, {}, { limit: 2 });
    await createAccount(other, { owner_party_id: stranger.party_id, currency: 'BRL', type: 'CUSTOMER' });
    const second = await searchAccounts(other, {}, { limit: 2, cursor: first.next_cursor! });
    expect([...first.data, ...second.data].map(({ id }) => id)).toEqual(pick(3, 2, 1, 0));
    expect(second.next_cursor).toBeNull();
  });

  test('refuses a cursor of other filters', async () => {
    const { next_cursor: cursor } = await searchAccounts(other, {}, { limit: 1 });
    await expect(searchAccounts(other, { type: 'GUEST' }, { cursor: cursor! })).rejects.toMatchObject({ code: 'INVALID_CURSOR' });
  });
});
