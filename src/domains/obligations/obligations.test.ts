import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ErrorBody } from '../../platform/errors.ts';
import type {
  AccountBalanceResponse, JournalEntryListResponse, ObligationListResponse, ObligationResponse,
} from '../../../generated/models.ts';
import { eventually, startTestService, transferBody, type TestService } from '../../../test/support/service.ts';
import { trialScopes } from '../auth/index.ts';
import { verifyJournal } from '../../command-line/verify-journal.ts';

let api: TestService;
beforeAll(async () => { api = await startTestService(); });
afterAll(() => api.stop());

const external = (external_id: string) => ({ kind: 'external' as const, external_id });
const account = (account_id: string) => ({ kind: 'account' as const, account_id });
const brl = (value: number) => ({ currency: 'BRL', value });

async function balances(account_id: string) {
  const body = await api.ok<AccountBalanceResponse>('getAccountBalance', { path: { account_id } });
  return body.assets[0]?.balances;
}

async function create(body: object): Promise<ObligationResponse> {
  return api.ok<ObligationResponse>('createObligation', { body });
}

async function settled(obligation_id: string): Promise<ObligationResponse> {
  return eventually(async () => {
    const found = await api.ok<ObligationResponse>('getObligation', { path: { obligation_id } });
    return found.state === 'FINAL' && found;
  });
}

describe('a NATIVE transfer', () => {
  it('moves the money at once and is final', async () => {
    const [from, to] = [await api.account(1000), await api.account()];
    const { status, body } = await api.transfer(from, to, 400);
    expect(status).toBe(201);
    expect(body).toMatchObject({ state: 'FINAL', resolution_outcome: 'SETTLED', version: 2, amount: brl(400) });
    expect(await balances(from)).toMatchObject({ posted: 600, available: 600 });
    expect(await balances(to)).toMatchObject({ posted: 400, available: 400 });
  });

  it('is one journal entry whose postings sum to zero', async () => {
    const [from, to] = [await api.account(1000), await api.account()];
    const { body } = await api.transfer(from, to, 1);
    const { items } = await api.ok<JournalEntryListResponse>('listJournalEntries', { query: { limit: 200 } });
    const entries = items.filter((entry) => entry.tx_id === body.tx_id);
    expect(entries).toHaveLength(1);
    expect(entries[0]?.payload.postings).toEqual([
      { account_id: from, asset: 'BRL', amount: -1 }, { account_id: to, asset: 'BRL', amount: 1 },
    ]);
    expect(entries[0]?.payload.obligation_ids).toEqual([body.obligation_id]);
  });

  it('needs available funds, to the centavo', async () => {
    const [from, to] = [await api.account(100), await api.account()];
    const refused = await api.transfer(from, to, 101);
    expect(refused.status).toBe(422);
    expect(refused.body).toMatchObject({ error: 'INSUFFICIENT_FUNDS', details: { account_id: from, available: 100, required: 101 } });
    expect((await api.transfer(from, to, 100)).status).toBe(201);
  });

  it.each([
    ['an external side', (a: string) => ({ debtor: account(a), creditor: external('email:ana@example.com') }), 422, 'RAIL_NEEDS_ACCOUNTS'],
    ['one account on both sides', (a: string) => ({ debtor: account(a), creditor: account(a) }), 422, 'SAME_ACCOUNT'],
    [
      'an account nobody has', (a: string) => ({ debtor: account(a), creditor: account(a.replace(/.{6}$/, 'ZZZZZZ')) }), 404,
      'ACCOUNT_NOT_FOUND',
    ],
  ])('is refused with %s', async (_, sides, status, error) => {
    const answer = await api.call('createObligation', { body: { rail: 'NATIVE', amount: brl(1), ...sides(await api.account(10)) } });
    expect([answer.status, answer.body]).toEqual([status, expect.objectContaining({ error })]);
  });

  it.each(['debtor', 'creditor'])('says which account is not there: the %s', async (side) => {
    const [from, nobody] = [await api.account(10), 'acc_01KJQ8P1W3Y5A7C9E1G3J5M7N9'];
    const sides = { debtor: account(from), creditor: account(await api.account()), [side]: account(nobody) };
    const answer = await api.call('createObligation', { body: { rail: 'NATIVE', amount: brl(1), ...sides } });
    expect(answer.body).toEqual({ error: 'ACCOUNT_NOT_FOUND', message: 'There is no such account.', details: { account_id: nobody } });
  });

  it('is refused in a currency the account does not hold', async () => {
    const [from, to] = [await api.account(100), await api.account(0, { currency: 'USD' })];
    expect((await api.transfer(from, to, 1)).body).toMatchObject({ error: 'CURRENCY_MISMATCH', details: { account_id: to } });
  });

  it('is refused from a frozen account and accepted towards one', async () => {
    const [frozen, other] = [await api.account(100), await api.account(100)];
    await api.ok('freezeAccount', { path: { account_id: frozen }, body: {} });
    expect((await api.transfer(frozen, other, 1)).body).toMatchObject({ error: 'ACCOUNT_FROZEN' });
    expect((await api.transfer(other, frozen, 1)).status).toBe(201);
    await api.ok('unfreezeAccount', { path: { account_id: frozen }, body: {} });
    expect((await api.transfer(frozen, other, 1)).status).toBe(201);
  });

  it('is refused from an account of a blocked party, at once', async () => {
    const owner = await api.party();
    const [from, to] = [await api.account(100, { owner }), await api.account()];
    expect((await api.transfer(from, to, 1)).status).toBe(201);
    await api.ok('updateParty', { path: { party_id: owner }, body: { status: 'BLOCKED' } });
    expect((await api.transfer(from, to, 1)).body).toMatchObject({ error: 'PARTY_BLOCKED', details: { party_id: owner } });
    await api.ok('updateParty', { path: { party_id: owner }, body: { status: 'ACTIVE' } });
    expect((await api.transfer(from, to, 1)).status).toBe(201);
  });

  it('counts an EXTERNAL account as an outside party', async () => {
    const [from, outside] = [await api.account(100), await api.account(0, { type: 'EXTERNAL' })];
    expect((await api.transfer(from, outside, 1)).body).toMatchObject({ error: 'RAIL_NEEDS_ACCOUNTS' });
  });

  it('never names a system account', async () => {
    const from = await api.account(100);
    const [faucet] = await api.service.database.forTenant('demo').read((em) =>
      em.execute<{ account_id: string }[]>(`select account_id from razao.accounts where system_role = 'faucet'`));
    expect((await api.transfer(from, faucet?.account_id ?? '', 1)).body).toMatchObject({ error: 'ACCOUNT_NOT_FOUND' });
  });
});

describe('a payment over MOCK', () => {
  it('puts the money in transit, then settles about a second later', async () => {
    const from = await api.account(1000);
    const created = await create({ rail: 'MOCK', amount: brl(300), debtor: account(from), creditor: external('loja') });
    expect(created).toMatchObject({ state: 'PENDING', resolution_outcome: null, version: 1 });
    expect(await balances(from)).toMatchObject({ posted: 700, outgoing: 300, available: 700 });
    expect(await settled(created.obligation_id)).toMatchObject({ resolution_outcome: 'SETTLED', version: 3 });
    expect(await balances(from)).toMatchObject({ posted: 700, outgoing: 0, available: 700 });
  });

  it('that fails gives the money back', async () => {
    const from = await api.account(1000);
    const created = await create({ rail: 'MOCK', amount: brl(300), debtor: account(from), creditor: external('fail:conta') });
    const failed = await settled(created.obligation_id);
    expect(failed).toMatchObject({ resolution_outcome: 'FAILED' });
    expect(failed.reason).toEqual(expect.any(String));
    expect(await balances(from)).toMatchObject({ posted: 1000, outgoing: 0, available: 1000 });
  });

  it('from outside is expected first and credited when it settles', async () => {
    const to = await api.account();
    const created = await create({ rail: 'MOCK', amount: brl(250), debtor: external('pagador'), creditor: account(to) });
    expect(await balances(to)).toMatchObject({ posted: 0, incoming: 250, available: 0 });
    await settled(created.obligation_id);
    expect(await balances(to)).toMatchObject({ posted: 250, incoming: 0, available: 250 });
  });

  it('between two accounts arrives when it settles', async () => {
    const [from, to] = [await api.account(500), await api.account()];
    const created = await create({ rail: 'MOCK', amount: brl(500), debtor: account(from), creditor: account(to) });
    expect(await balances(to)).toMatchObject({ posted: 0, incoming: 500 });
    await settled(created.obligation_id);
    expect(await balances(to)).toMatchObject({ posted: 500, incoming: 0 });
    expect(await balances(from)).toMatchObject({ posted: 0, outgoing: 0 });
  });

  it('needs an account on one side', async () => {
    const answer = await api.call('createObligation', {
      body: { rail: 'MOCK', amount: brl(1), debtor: external('a'), creditor: external('b') },
    });
    expect(answer.body).toMatchObject({ error: 'NO_ACCOUNT_SIDE' });
  });

  it('over a rail that is not bound is refused', async () => {
    const body = { rail: 'WIRE', amount: brl(1), debtor: account(await api.account(10)), creditor: external('b') };
    expect((await api.call('createObligation', { body })).body).toMatchObject({ error: 'RAIL_NOT_BOUND', details: { rail: 'WIRE' } });
  });

  it('masks the coordinates of the outside party in reads', async () => {
    const body = { rail: 'MOCK', amount: brl(1), debtor: account(await api.account(10)), creditor: external('tax_id:52998224725') };
    expect((await create(body)).creditor.external_id).toBe('tax_id:***4725');
  });

  it('to an EXTERNAL account shows in that account as the sum of what went there', async () => {
    const [from, outside] = [await api.account(500), await api.account(0, { type: 'EXTERNAL' })];
    const created = await create({ rail: 'MOCK', amount: brl(120), debtor: account(from), creditor: account(outside) });
    expect(created.creditor).toEqual({ kind: 'external', account_id: outside });
    await settled(created.obligation_id);
    expect(await balances(outside)).toMatchObject({ posted: 120, incoming: 0 });
  });
});

describe('resolve', () => {
  const silent = async (cents = 100) => {
    const from = await api.account(cents);
    const obligation = await create({ rail: 'MOCK', amount: brl(cents), debtor: account(from), creditor: external('silent') });
    return { from, path: { obligation_id: obligation.obligation_id } };
  };

  it('a second time is 409 OBLIGATION_FINAL', async () => {
    const { path } = await silent();
    await api.ok('resolveObligation', { path, body: { outcome: 'CANCELED' } });
    const again = await api.call('resolveObligation', { path, body: { outcome: 'SETTLED' } });
    expect([again.status, again.body]).toEqual([409, expect.objectContaining({ error: 'OBLIGATION_FINAL' })]);
  });

  it('with the same idempotency key answers as before', async () => {
    const { path } = await silent();
    const first = await api.call('resolveObligation', { path, body: { outcome: 'FAILED' }, key: 'resolve-1' });
    const again = await api.call('resolveObligation', { path, body: { outcome: 'FAILED' }, key: 'resolve-1' });
    expect(again.body).toEqual(first.body);
    expect(again.headers['idempotency-replayed']).toBe('true');
  });

  it('sends the money to the account of a disposition, which needs the operator scope', async () => {
    const { from, path } = await silent(100);
    const other = await api.account();
    const body = { outcome: 'FAILED', disposition: { destination_account_id: other } };
    const refused = await api.call<ErrorBody>('resolveObligation', { path, body, token: await api.token(trialScopes) });
    expect([refused.status, refused.body.message]).toEqual([403, expect.stringContaining('service/operator')]);
    await api.ok('resolveObligation', { path, body });
    expect(await balances(other)).toMatchObject({ posted: 100 });
    expect(await balances(from)).toMatchObject({ posted: 0, outgoing: 0 });
  });

  it('refuses a disposition where nothing would move', async () => {
    const to = await api.account();
    const inbound = await create({ rail: 'MOCK', amount: brl(5), debtor: external('silent'), creditor: account(to) });
    const answer = await api.call('resolveObligation', {
      path: { obligation_id: inbound.obligation_id }, body: { outcome: 'CANCELED', disposition: { destination_account_id: to } },
    });
    expect(answer.body).toMatchObject({ error: 'DISPOSITION_NOT_APPLICABLE' });
  });

  it('of an obligation that nobody has is 404', async () => {
    const answer = await api.call('resolveObligation', { path: { obligation_id: 'obl_nothing' }, body: { outcome: 'FAILED' } });
    expect(answer.body).toMatchObject({ error: 'OBLIGATION_NOT_FOUND' });
  });
});

describe('listObligations', () => {
  it('gives every obligation of an account once, newest first, page by page', async () => {
    const [from, to] = [await api.account(100), await api.account()];
    const made: string[] = [];
    for (let i = 0; i < 5; i += 1) made.unshift((await api.transfer(from, to, 1)).body.obligation_id);
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const page: ObligationListResponse = await api.ok('listObligations', {
        query: { debtor_account_id: from, limit: 2, ...(cursor !== null && { cursor }) },
      });
      seen.push(...page.items.map((item) => item.obligation_id));
      cursor = page.next_cursor;
    } while (cursor !== null);
    expect(seen).toEqual(made);
  });

  it('refuses a cursor of another query', async () => {
    const [from, to] = [await api.account(100), await api.account()];
    await api.transfer(from, to, 1);
    await api.transfer(from, to, 1);
    const page = await api.ok<ObligationListResponse>('listObligations', { query: { account_id: from, limit: 1 } });
    const answer = await api.call('listObligations', { query: { account_id: to, limit: 1, cursor: page.next_cursor ?? '' } });
    expect(answer.body).toMatchObject({ error: 'INVALID_CURSOR' });
  });
});

describe('an unknown field', () => {
  it('is refused on a monetary body', async () => {
    const [from, to] = [await api.account(100), await api.account()];
    const answer = await api.call<{ detail: { loc: string[]; type: string }[] }>('createObligation', {
      body: { ...transferBody(from, to, 1), amount_cents: 5 },
    });
    expect(answer.status).toBe(422);
    expect(answer.body.detail[0]).toMatchObject({ loc: ['body', 'amount_cents'], type: 'extra_forbidden' });
  });
});

it('leaves books that verify', async () => {
  expect(await verifyJournal(api.service.database, 'demo')).toMatchObject({ ok: true });
});
