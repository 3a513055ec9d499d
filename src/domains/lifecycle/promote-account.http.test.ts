/** Promoting an account: what moves to the new one, who is refused, what follows, and its order with what happens meanwhile. */
import { setTimeout as sleep } from 'node:timers/promises';
import type {
  AccountBalanceResponse, AccountResponse, BlockListResponse, EvidenceResponse, ExternalAccountResponse, GuestAccountResponse,
  HoldListResponse, JournalEntryListResponse, ObligationListResponse, ObligationResponse,
} from '../../../generated/models.ts';
import { lifecycleCalls } from '../../../test/support/lifecycle-calls.ts';
import { startTestService, TENANT, transferBody, type Answer, type Call, type TestService } from '../../../test/support/service.ts';
import { findAccountByCoordinates } from '../accounts/index.ts';
import { verifyJournal } from '../../command-line/verify-journal.ts';

let service: TestService;
let owner: string;

beforeAll(async () => {
  service = await startTestService({ env: { RAZAO_ROLES: 'api' } });
  owner = await service.party();
});
afterAll(async () => {
  expect(await verifyJournal(service.service.database, TENANT)).toMatchObject({ ok: true });
  await service.stop();
});

const { block, close, eventsOf, expected, hold, pay, read, resolve, schedule } = lifecycleCalls(() => service);
const promote = (account_id: string, call: Call = {}): Promise<Answer<AccountResponse>> =>
  service.call('promoteAccount', { body: { owner_party_id: owner }, ...call, path: { account_id } });
const promoted = async (account_id: string): Promise<AccountResponse> => {
  const { status, body } = await promote(account_id);
  expect([status, body]).toMatchObject([200, {}]);
  return body;
};
const balanceOf = (account_id: string, query = {}) => service.ok<AccountBalanceResponse>(
  'getAccountBalance', { path: { account_id }, query },
);
const obligationsOf = async (query: Record<string, string>) =>
  (await service.ok<ObligationListResponse>('listObligations', { query })).items;
const blocked = async (account_id: string) => (await balanceOf(account_id)).assets[0]?.balances;

describe('promoteAccount', () => {
  const guest = (cents = 0): Promise<string> => service.account(cents, { type: 'GUEST' });

  test('opens a CUSTOMER account of the party, moves all the money in one entry, and closes the old one', async () => {
    const account_id = await guest(6000);
    const opened = await promoted(account_id);
    expect(opened).toMatchObject({ type: 'CUSTOMER', status: 'ACTIVE', owner_party_id: owner, currency: 'BRL', is_frozen: false });
    expect(opened.address).not.toBe((await read(account_id)).address);
    expect(await read(account_id)).toMatchObject({ status: 'CLOSED', promoted_to_account_id: opened.id });
    expect(await service.ok<GuestAccountResponse>('getGuestAccount', { path: { account_id } }))
      .toMatchObject({ status: 'CLOSED', promoted_to_account_id: opened.id });
    const { items } = await service.ok<JournalEntryListResponse>('listJournalEntries', { query: { limit: 200 } });
    const entry = items.find(({ payload }) => payload.postings.some((posting) => posting.account_id === opened.id));
    expect(entry).toMatchObject({
      entry_type: 'PROMOTION', payload: { postings: [{ account_id, amount: -6000 }, { account_id: opened.id, amount: 6000 }] },
    });
    expect(await service.ok('getObligation', { path: { obligation_id: entry?.payload.obligation_ids[0] ?? '' } })).toMatchObject({
      state: 'FINAL', resolution_outcome: 'SETTLED', tx_id: entry?.tx_id, amount: { value: 6000 },
      debtor: { account_id }, creditor: { account_id: opened.id },
    });
  });

  test('announces the new account, and the old one’s promotion', async () => {
    const account_id = await guest(100);
    const { id } = await promoted(account_id);
    expect(await eventsOf(id)).toMatchObject([{ event_type: 'account.created', version: 1, data: { account_id: id, type: 'CUSTOMER' } }]);
    expect((await eventsOf(account_id)).slice(1)).toMatchObject([{
      event_type: 'account.promoted', version: 2,
      data: {
        account_id, status: 'CLOSED', promoted_to_account_id: id, owner_party_id: owner, amount: 100, tx_id: expect.stringMatching(/^txn_/),
        reason: null,
      },
    }]);
  });

  test('an account without money moves none', async () => {
    const account_id = await guest();
    const { id } = await promoted(account_id);
    expect((await eventsOf(account_id)).at(-1)).toMatchObject({ data: { amount: 0, tx_id: null } });
    expect((await balanceOf(id)).assets).toEqual([]);
  });

  test('blocks move along, with what they have secured; money that comes later is theirs on the new account', async () => {
    const account_id = await guest(100);
    const [full, waiting] = [await block(account_id, 30), await block(account_id, 100)];
    const { id } = await promoted(account_id);
    expect(await blocked(id)).toMatchObject({ posted: 100, blocked: 100, available: 0 });
    for (const { block_id } of [full, waiting]) expect(await service.ok('getBlock', { path: { block_id } })).toMatchObject({
      account_id: id, state: 'ACTIVE',
    });
    await service.fund(account_id, 50);
    expect(await blocked(id)).toMatchObject({ posted: 150, blocked: 130, available: 20 });
    await service.ok('releaseBlock', { path: { block_id: full.block_id }, body: { reason: 'Lifted' } });
    expect(await blocked(id)).toMatchObject({ blocked: 100, available: 50 });
    const byEither = await Promise.all([account_id, id].map((it) => service.ok<BlockListResponse>(
      'listBlocks', { query: { account_id: it } },
    )));
    expect(byEither.map(({ items }) => items.length)).toEqual([2, 2]);
  });

  test('a block without money moves along as well', async () => {
    const account_id = await guest();
    await block(account_id, 30);
    const { id } = await promoted(account_id);
    await service.fund(id, 50);
    expect(await blocked(id)).toMatchObject({ posted: 50, blocked: 30 });
  });

  test('a hold that was given up is no obstacle, and is found by either id', async () => {
    const account_id = await guest(10);
    const { hold_id } = await hold(account_id, 5);
    await service.ok('releaseHold', { path: { hold_id } });
    const { id } = await promoted(account_id);
    const { items } = await service.ok<HoldListResponse>('listHolds', { query: { account_id: id } });
    expect(items.map((item) => item.hold_id)).toEqual([hold_id]);
  });

  test('what is captured for the old account arrives on the new', async () => {
    const account_id = await guest();
    const { hold_id } = await hold(await service.account(20), 20);
    const { id } = await promoted(account_id);
    await service.ok('captureHold', { path: { hold_id }, body: { creditor_account_id: account_id } });
    expect(await service.available(id)).toBe(20);
  });

  test('the metadata is the old one’s unless another is given', async () => {
    const body = { owner_party_id: owner, currency: 'BRL', type: 'GUEST', metadata: { invited_by: 'c-4711' } };
    const make = async () => (await service.ok<AccountResponse>('createAccount', { body })).id;
    expect(await promoted(await make())).toMatchObject({ metadata: { invited_by: 'c-4711' } });
    expect(await promote(await make(), { body: { owner_party_id: owner, metadata: { plan: 'basic' } } }))
      .toMatchObject({ status: 200, body: { metadata: { plan: 'basic' } } });
  });

  test('again, to the same party, it answers with the same account and moves nothing; to another it is refused', async () => {
    const account_id = await guest(50);
    const { id } = await promoted(account_id);
    expect(await promote(account_id)).toMatchObject({ status: 200, body: { id } });
    expect(await promote(account_id, { key: 'again' })).toMatchObject({ status: 200, body: { id } });
    expect((await promote(account_id, { key: 'again' })).headers['idempotency-replayed']).toBe('true');
    expect(await promote(account_id, { body: { owner_party_id: await service.party() } }))
      .toMatchObject({ status: 409, body: { error: 'ACCOUNT_ALREADY_PROMOTED', details: { promoted_to_account_id: id } } });
    expect(await service.available(id)).toBe(50);
  });

  test('forty repetitions at once are answered, more than there are connections', async () => {
    const account_id = await guest(10);
    const { id } = await promoted(account_id);
    const answers = await Promise.all(Array.from({ length: 40 }, () => promote(account_id)));
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.id}`))).toEqual(new Set([`200 ${id}`]));
  });

  test('twenty at once, with one key or with many, open one account', async () => {
    const account_id = await guest(10);
    const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => promote(account_id, {
      key: n % 2 ? 'promote-once' : `promote-${n}`,
    })));
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1);
    expect(await eventsOf(account_id)).toHaveLength(2);
  });

  const refused: [string, () => Promise<string>, number, string][] = [
    ['a CUSTOMER', () => service.account(), 422, 'ACCOUNT_NOT_PROMOTABLE'],
    ['an account of the institution', () => service.account(0, { type: 'REVENUE' }), 422, 'ACCOUNT_NOT_PROMOTABLE'],
    ['a closed guest', async () => {
      const id = await guest();
      await close(id);
      return id;
    }, 422, 'ACCOUNT_CLOSED'],
    ['a frozen guest', async () => {
      const id = await guest();
      await service.ok('freezeAccount', { path: { account_id: id } });
      return id;
    }, 422, 'ACCOUNT_FROZEN'],
    ['a guest with a payment on its way', async () => {
      const id = await guest(10);
      await pay(id, 5);
      return id;
    }, 409, 'ACCOUNT_IN_USE'],
    ['a guest with a hold', async () => {
      const id = await guest(10);
      await hold(id, 5);
      return id;
    }, 409, 'ACCOUNT_IN_USE'],
    ['a guest with an expected credit', async () => {
      const id = await guest();
      await expected(id, 5);
      return id;
    }, 409, 'ACCOUNT_IN_USE'],
  ];
  test.each(refused)('%s is refused', async (_, make, status, error) => {
    const account_id = await make();
    const before = await balanceOf(account_id);
    expect(await promote(account_id)).toMatchObject({ status, body: { error } });
    expect((await balanceOf(account_id)).assets).toEqual(before.assets);
  });

  test('a blocked party gets no account, nor does a guest who is one give one up', async () => {
    const [blocked, account_id] = [await service.party(), await guest()];
    await service.ok('updateParty', { path: { party_id: blocked }, body: { status: 'BLOCKED' } });
    expect(await promote(account_id, { body: { owner_party_id: blocked } })).toMatchObject({
      status: 422, body: { error: 'PARTY_BLOCKED' },
    });
    const theirs = await service.account(0, { type: 'GUEST', owner: blocked });
    expect(await promote(theirs)).toMatchObject({ status: 422, body: { error: 'PARTY_BLOCKED' } });
  });

  test.each(['pty_01KJQ8M2T4V6X8Z0A2C4E6G8J0', 'nobody'])('owner %s is 404 PARTY_NOT_FOUND', async (owner_party_id) => {
    expect(await promote(await guest(), { body: { owner_party_id } })).toMatchObject({ status: 404, body: { error: 'PARTY_NOT_FOUND' } });
  });

  test('needs the operator’s scope for a party whose identity nobody verified', async () => {
    const token = await service.token(['service/accounts.write']);
    expect(await promote(await guest(), { token })).toMatchObject({ status: 403, body: { error: 'INSUFFICIENT_SCOPE' } });
  });
});

describe('what follows a promotion', () => {
  let old: string;
  let now: string;
  let before: string;
  let payer: string;

  beforeAll(async () => {
    payer = await service.account(1000);
    old = await service.account(300, { type: 'GUEST' });
    before = (await service.transfer(old, payer, 100)).body.obligation_id;
    await service.ok('bindPaymentMethod', {
      path: { account_id: old },
      body: {
        rail: 'PIX', scheme: 'BR_PIX_KEY', mode: 'VIRTUAL_ADDRESS', status: 'ACTIVE',
        provider: { provider_id: 'sim-demo', type: 'SPONSOR_BANK' },
        capabilities: { originate_debit: false, receive_credit: true, supports_returns: true },
        directionality: { inbound: true, outbound: false }, verification: { status: 'NOT_REQUIRED' },
        coordinates: { key_type: 'EMAIL', key_value: 'helena@example.com' },
      },
    });
    now = (await promoted(old)).id;
  });

  test('money from outside for the old account arrives on the new, by itself or by an operator', async () => {
    const old = await service.account(0, { type: 'GUEST' });
    const { id } = await promoted(old);
    const said = (external_id: string, match_keys: object) => service.ok<EvidenceResponse>('ingestEvidence', {
      body: {
        provider_id: 'mock', rail: 'MOCK', kind: 'INBOUND_CREDIT', external_id, match_keys, amount: { currency: 'BRL', value: 30 },
        occurred_at: '2026-03-02T12:00:00Z',
      },
    });
    expect(await said('for-the-guest', { account_id: old })).toMatchObject({ state: 'MATCHED', reason_code: null });
    const { evidence_id } = await said('for-nobody', { account_id: 'nobody' });
    const decided = await service.ok('resolveEvidence', {
      path: { evidence_id }, body: { action: 'CREDIT', destination_account_id: old, reason: 'Known' },
    });
    expect(decided).toMatchObject({ state: 'RESOLVED', exception_cents: 0 });
    expect(await service.available(id)).toBe(60);
  });

  test('a credit to the old account arrives on the new', async () => {
    const { status, body } = await service.transfer(payer, old, 10);
    expect([status, body]).toMatchObject([201, { creditor: { account_id: now } }]);
    const { obligation_id } = await expected(old, 5);
    await resolve(obligation_id, 'SETTLED');
    expect(await service.available(now)).toBe(215);
  });

  test('the new account cannot pay itself by its old name', async () => {
    for (const [from, to] of [[now, old], [old, now], [old, old]] as const) {
      expect(await service.transfer(from, to, 1)).toMatchObject({ status: 422, body: { error: 'SAME_ACCOUNT' } });
    }
    const { hold_id } = await hold(old, 1);
    expect(await service.call('captureHold', { path: { hold_id }, body: { creditor_account_id: old } })).toMatchObject({
      status: 422, body: { error: 'SAME_ACCOUNT' },
    });
    await service.ok('releaseHold', { path: { hold_id } });
  });

  test('a given back payment may go to the old account, and arrives on the new', async () => {
    const { obligation_id } = await pay(payer, 7);
    await service.ok('resolveObligation', {
      path: { obligation_id }, body: { outcome: 'FAILED', disposition: { destination_account_id: old } },
    });
    expect(await service.available(now)).toBe(222);
  });

  test('the balance by either id is one, and the new account’s', async () => {
    const [byOld, byNew] = [await balanceOf(old, { include: 'obligations' }), await balanceOf(now, { include: 'obligations' })];
    expect({ ...byOld, as_of: '' }).toEqual({ ...byNew, as_of: '' });
    expect(byOld).toMatchObject({ account_id: now, type: 'CUSTOMER', assets: [{ balances: { posted: 222, available: 222 } }] });
  });

  test('obligations by either id are the joined history, without the move between the two', async () => {
    const byNew = (await obligationsOf({ account_id: now })).map(({ obligation_id }) => obligation_id);
    expect((await obligationsOf({ account_id: old })).map(({ obligation_id }) => obligation_id)).toEqual(byNew);
    expect(byNew).toContain(before);
    expect((await obligationsOf({ debtor_account_id: now })).map(({ obligation_id }) => obligation_id)).toEqual([before]);
    const shown = (await balanceOf(now, { include: 'obligations' })).assets[0]?.obligations ?? [];
    expect(shown.map(({ obligation_id }) => obligation_id).sort()).toEqual([...byNew].sort());
  });

  test('payment methods moved along, so that what comes by their coordinates lands on the new account', async () => {
    expect((await read(old)).external_payment_methods).toEqual([]);
    const [method] = (await read(now)).external_payment_methods ?? [];
    expect(method).toMatchObject({ account_id: now, status: 'ACTIVE' });
    expect((await eventsOf(method?.payment_method_id ?? '')).map(({ version }) => version)).toEqual([1, 2]);
    expect(await findAccountByCoordinates(service.service.contextFor(TENANT), { pixKey: 'helena@example.com' })).toBe(now);
  });

  test('the new account is closed only without what its old name has open', async () => {
    const account_id = await service.account(0, { type: 'GUEST' });
    await schedule(account_id);
    const { id } = await promoted(account_id);
    expect(await close(id)).toMatchObject({ status: 409, body: { details: { schedules: 1 } } });
    expect(await close(account_id)).toMatchObject({ status: 200, body: { status: 'CLOSED' } });
  });

  test('an EXTERNAL account becomes a customer’s: what follows is money of the tenant’s', async () => {
    const outside = await service.ok<ExternalAccountResponse>('createExternalAccount', {
      body: { owner_party_id: owner, currency: 'BRL', external_id: 'pix_key:fornecedor@example.com' },
    });
    await resolve((await service.ok<ObligationResponse>(
      'createObligation', { body: { ...transferBody(payer, outside.id, 20), rail: 'MOCK' } },
    )).obligation_id, 'SETTLED');
    expect((await balanceOf(outside.id)).assets[0]?.balances.posted).toBe(20);
    const { id } = await promoted(outside.id);
    expect(await service.transfer(payer, outside.id, 3)).toMatchObject({
      status: 201, body: { creditor: { kind: 'account', account_id: id } },
    });
    expect([await service.available(outside.id), await service.available(id)]).toEqual([3, 3]);
    expect(await obligationsOf({ account_id: id })).toHaveLength(2);
    expect(await service.transfer(outside.id, payer, 2)).toMatchObject({
      status: 201, body: { debtor: { kind: 'account', account_id: id } },
    });
    expect(await hold(outside.id, 1)).toMatchObject({ account_id: id });
    expect(await service.available(id)).toBe(0);
  });
});

test('a promotion and credits to the guest have one order: all that was answered is on the new account', async () => {
  const payer = await service.account(1000);
  for (let round = 0; round < 6; round += 1) {
    const account_id = await service.account(100, { type: 'GUEST' });
    const credits = Array.from({ length: 10 }, () => service.transfer(payer, account_id, 1));
    const [promotion, ...paid] = await Promise.all([promote(account_id), ...credits]);
    expect([promotion.status, ...paid.map(({ status }) => status)]).toEqual([200, ...paid.map(() => 201)]);
    expect(await service.available(promotion.body.id)).toBe(110);
  }
});

test('a promotion and payments of the guest have one order', async () => {
  const payee = await service.account();
  for (let round = 0; round < 6; round += 1) {
    const account_id = await service.account(10, { type: 'GUEST' });
    const [promotion, ...paid] = await Promise.all([
      promote(account_id), ...Array.from({ length: 6 }, () => service.transfer(account_id, payee, 1)),
    ]);
    expect([promotion.status, ...paid.map(({ status }) => status)]).toEqual([200, ...paid.map(() => 201)]);
    expect(await service.available(promotion.body.id)).toBe(4);
  }
});

/** Sends requests while one batch is written and the next is decided: those that wait then are decided as one batch, in this order. */
async function inOneBatch<T>(asks: readonly (() => Promise<T>)[]): Promise<T[]> {
  const { database } = service.service;
  const query = database.query.bind(database);
  const asked: Promise<unknown>[] = [];
  const [first, other] = [await service.account(), await service.account()];
  const decidedMeanwhile = (): Promise<unknown> => service.fund(other, 1);
  database.query = async (statement, values) => {
    if (statement.name !== 'commit-batch' || asked.length > 0) return query(statement, values) as never;
    for (const ask of [decidedMeanwhile, ...asks]) {
      asked.push(ask());
      await sleep(60);
    }
    return query(statement, values) as never;
  };
  await service.fund(first, 1).finally(() => { database.query = query; });
  return (await Promise.all(asked)).slice(1) as T[];
}

test('a block that meets a promotion moves along with it, also when it has secured nothing', async () => {
  const account_id = await service.account(0, { type: 'GUEST' });
  const body = { account_id, amount: 30, currency: 'BRL', reason_code: 'COURT_ORDER' };
  const [placed, promotion] = await inOneBatch<Answer<{ block_id?: string; id?: string }>>([
    () => service.call('placeBlock', { body }), () => promote(account_id),
  ]);
  expect([placed?.status, promotion?.status]).toEqual([201, 200]);
  const { block_id = '' } = placed?.body ?? {};
  expect(await service.ok('getBlock', { path: { block_id } })).toMatchObject({
    account_id: promotion?.body.id, state: 'ACTIVE', secured: 0,
  });
});

test('promotions and freezes of one account never block each other', async () => {
  for (let round = 0; round < 6; round += 1) {
    const account_id = await service.account(10, { type: 'GUEST' });
    const [promotion, freeze] = await Promise.all([promote(account_id), service.call('freezeAccount', { path: { account_id } })]);
    expect([[200, 200], [422, 200]]).toContainEqual([promotion.status, freeze.status]);
    expect(await read(promotion.body.id ?? account_id)).toMatchObject({ status: 'ACTIVE', is_frozen: true });
  }
});
