import type {
  BlockListResponse, BlockResponse, EventListResponse, HoldResponse, JournalEntryListResponse, ObligationResponse,
} from '../../../../generated/models.ts';
import { startTestService, TENANT, type Answer, type TestService } from '../../../../test/support/service.ts';
import { FixedClock } from '../../../platform/clock.ts';
import { verifyJournal } from '../../../command-line/verify-journal.ts';
import { accountSide } from '../../obligations/index.ts';
import { capturedBlock, placedBlock } from './changes.ts';

const HOUR_MS = 3_600_000;
const clock = new FixedClock();
let api: TestService;

beforeAll(async () => {
  api = await startTestService({ clock });
});
afterAll(async () => {
  expect(await verifyJournal(api.service.database, TENANT)).toMatchObject({ ok: true });
  await api.stop();
});

const now = (): string => clock.now().toISOString();
const place = (account_id: string, amount: number, fields: object = {}): Promise<Answer<BlockResponse>> =>
  api.call('placeBlock', { body: { account_id, amount, currency: 'BRL', reason_code: 'COURT_ORDER', ...fields } });
const placed = async (account_id: string, amount: number, fields: object = {}): Promise<BlockResponse> => {
  const answer = await place(account_id, amount, fields);
  expect(answer).toMatchObject({ status: 201 });
  return answer.body;
};
const hold = (account_id: string, amount_cents: number, fields: object = {}): Promise<HoldResponse> =>
  api.ok('placeHold', { body: { account_id, amount_cents, currency: 'BRL', ...fields } });
const on = ({ block_id }: { block_id: string }) => ({ path: { block_id } });
const read = (block: BlockResponse): Promise<BlockResponse> => api.ok('getBlock', on(block));
const secured = async (...blocks: BlockResponse[]): Promise<number[]> => (await Promise.all(blocks.map(read))).map((block) =>
  block.secured);
const lift = (block: BlockResponse): Promise<BlockResponse> => api.ok('releaseBlock', { ...on(block), body: { reason: 'Lifted' } });
const balance = async (account_id: string) => {
  const { assets } = await api.ok<{ assets: { balances: Record<string, number> }[] }>('getAccountBalance', { path: { account_id } });
  const { posted = 0, held = 0, blocked = 0, available = 0 } = assets[0]?.balances ?? {};
  return { posted, held, blocked, available };
};
const eventsOf = async (entity_id: string): Promise<string[]> =>
  (await api.ok<EventListResponse>('listEvents', { query: { entity_id } })).items.map(({ event_type }) => event_type).toReversed();
const lastEntry = async () => (await api.ok<JournalEntryListResponse>('listJournalEntries', { query: { limit: 200 } })).items.at(-1);

describe('placeBlock', () => {
  test('secures what is there, and no more', async () => {
    const account = await api.account(12_000);
    const block = await placed(account, 50_000, { reference: 'SISBAJUD-1', description: 'Order', metadata: { court: 'x' } });
    expect(block).toEqual({
      block_id: expect.stringMatching(/^blk_/), account_id: account, state: 'ACTIVE', currency: 'BRL', currency_exponent: 2, amount: 50_000,
      secured: 12_000, captured: 0,
      reason_code: 'COURT_ORDER', reference: 'SISBAJUD-1', description: 'Order', med_case_id: null, obligation_id: null,
      tx_id: expect.stringMatching(/^txn_/), metadata: { court: 'x' }, created_at: now(), created_by: expect.stringMatching(/^cli_/),
      updated_at: now(), resolved_at: null, release_reason: null, version: 1,
    });
    expect(await read(block)).toEqual(block);
    expect(await balance(account)).toEqual({ posted: 12_000, held: 0, blocked: 12_000, available: 0 });
    expect((await lastEntry())?.payload).toMatchObject({
      entry_type: 'BLOCK_PLACED', postings: [], reservations: [{ reservation_id: block.block_id, account_id: account, amount: 12_000 }],
    });
    expect(await api.transfer(account, await api.account(), 1)).toMatchObject({ status: 422, body: { error: 'INSUFFICIENT_FUNDS' } });
  });

  test('works on an empty account, a frozen one, and one of a blocked party', async () => {
    expect((await placed(await api.account(), 10)).secured).toBe(0);
    const frozen = await api.account(10);
    await api.ok('freezeAccount', { path: { account_id: frozen } });
    expect((await placed(frozen, 10)).secured).toBe(10);
    const owner = await api.party();
    const account = await api.account(10, { owner });
    await api.ok('updateParty', { path: { party_id: owner }, body: { status: 'BLOCKED' } });
    expect((await placed(account, 5)).secured).toBe(5);
    expect(await api.call('placeHold', { body: { account_id: account, amount_cents: 1, currency: 'BRL' } }))
      .toMatchObject({ status: 422, body: { error: 'PARTY_BLOCKED' } });
  });

  test('leaves held money with its hold until it is released', async () => {
    const account = await api.account(100);
    const { hold_id } = await hold(account, 70);
    const block = await placed(account, 90);
    expect(block.secured).toBe(30);
    await api.ok('adjustHold', { path: { hold_id }, body: { amount_cents: 50 } });
    expect(await secured(block)).toEqual([50]);
    await api.ok('releaseHold', { path: { hold_id } });
    expect(await secured(block)).toEqual([90]);
    expect(await balance(account)).toEqual({ posted: 100, held: 0, blocked: 90, available: 10 });
  });

  test('once a key', async () => {
    const body = { account_id: await api.account(10), amount: 4, currency: 'BRL', reason_code: 'OTHER' };
    const first = await api.call('placeBlock', { body, key: 'block-1' });
    expect(await api.call('placeBlock', { body, key: 'block-1' })).toMatchObject({ status: 201, body: first.body });
    expect(await balance(body.account_id)).toMatchObject({ blocked: 4 });
  });

  test('needs the operator’s scope', async () => {
    const token = await api.token(['service/holds']);
    expect(await api.call('placeBlock', { body: {}, token })).toMatchObject({ status: 403, body: { error: 'INSUFFICIENT_SCOPE' } });
  });

  test('is refused where nothing can be blocked, and for MED, which the service places itself', async () => {
    const account = await api.account(10);
    expect(await place('acc_01KJQ8P1W3Y5A7C9E1G3J5M7N9', 1)).toMatchObject({ status: 404, body: { error: 'ACCOUNT_NOT_FOUND' } });
    expect(await place(await api.account(0, { type: 'EXTERNAL' }), 1)).toMatchObject({
      status: 422, body: { error: 'ACCOUNT_NOT_RESERVABLE' },
    });
    expect(await place(account, 1, { currency: 'USD' })).toMatchObject({ status: 422, body: { error: 'CURRENCY_MISMATCH' } });
    for (const fields of [{ reason_code: 'MED' }, { amount: 0 }, { amount: '1' }, { secured: 1 }, { currency: undefined }]) {
      expect((await place(account, 1, fields)).body).toHaveProperty('detail');
    }
  });
});

describe('money that arrives secures open blocks in its own entry', () => {
  test('the oldest first, one after the other', async () => {
    const account = await api.account();
    const blocks = [await placed(account, 100), await placed(account, 50), await placed(account, 30)];
    await api.fund(account, 120);
    expect(await secured(...blocks)).toEqual([100, 20, 0]);
    expect((await lastEntry())?.payload).toMatchObject({
      entry_type: 'OBLIGATION_SETTLED',
      reservations: [{ reservation_id: blocks[0]!.block_id, amount: 100 }, { reservation_id: blocks[1]!.block_id, amount: 20 }],
    });
    await api.fund(account, 70);
    expect(await secured(...blocks)).toEqual([100, 50, 30]);
    expect(await balance(account)).toEqual({ posted: 190, held: 0, blocked: 180, available: 10 });
    expect(await eventsOf(blocks[1]!.block_id)).toEqual(['block.placed', 'block.secured', 'block.secured']);
    expect(await read(blocks[1]!)).toMatchObject({ version: 3 });
  });

  test('whatever it comes from: a transfer, a capture, a payment given back, a released hold, a hold that expires', async () => {
    const [account, payer] = [await api.account(1000), await api.account(1000)];
    const out = await api.ok<ObligationResponse>('createObligation', {
      body: {
        rail: 'MOCK', amount: { currency: 'BRL', value: 400 }, debtor: { kind: 'account', account_id: account },
        creditor: { kind: 'external', external_id: 'silent' },
      },
    });
    const [released, expiring] = [
      await hold(account, 300), await hold(account, 300, { expires_at: new Date(clock.now().getTime() + HOUR_MS).toISOString() }),
    ];
    const block = await placed(account, 5000);
    expect(block.secured).toBe(0);
    await api.transfer(payer, account, 1);
    expect(await secured(block)).toEqual([1]);
    const { hold_id } = await hold(payer, 10);
    await api.ok('captureHold', { path: { hold_id }, body: { creditor_account_id: account } });
    expect(await secured(block)).toEqual([11]);
    await api.ok('resolveObligation', { path: { obligation_id: out.obligation_id }, body: { outcome: 'FAILED' } });
    expect(await secured(block)).toEqual([411]);
    await api.ok('releaseHold', { path: { hold_id: released.hold_id } });
    expect(await secured(block)).toEqual([711]);
    clock.advance(HOUR_MS);
    expect(await balance(account)).toEqual({ posted: 1011, held: 0, blocked: 1011, available: 0 });
    expect(await api.ok('getHold', { path: { hold_id: expiring.hold_id } })).toMatchObject({ state: 'EXPIRED' });
    expect(await secured(block)).toEqual([1011]);
  });

  test('and what a capture in part leaves of its hold', async () => {
    const [account, to] = [await api.account(100), await api.account()];
    const { hold_id } = await hold(account, 100);
    const block = await placed(account, 50);
    await api.ok('captureHold', { path: { hold_id }, body: { creditor_account_id: to, amount_cents: 80 } });
    expect(await secured(block)).toEqual([20]);
    expect(await balance(account)).toEqual({ posted: 20, held: 0, blocked: 20, available: 0 });
  });
});

describe('releaseBlock', () => {
  test('frees what was secured: the other blocks have it first', async () => {
    const account = await api.account(100);
    const [first, second] = [await placed(account, 100), await placed(account, 30)];
    const lifted = await lift(first);
    expect(lifted).toMatchObject({ state: 'RELEASED', amount: 100, secured: 0, release_reason: 'Lifted', resolved_at: now(), version: 2 });
    expect(await secured(second)).toEqual([30]);
    expect(await balance(account)).toEqual({ posted: 100, held: 0, blocked: 30, available: 70 });
    expect((await lastEntry())?.payload).toMatchObject({
      entry_type: 'BLOCK_RELEASED', reservations: [
        { reservation_id: first.block_id, amount: -100 }, { reservation_id: second.block_id, amount: 30 },
      ],
    });
    expect(await lift(first)).toEqual(lifted);
    expect(await eventsOf(first.block_id)).toEqual(['block.placed', 'block.released']);
  });

  test('of one that waits for money: nothing is secured for it any more', async () => {
    const account = await api.account();
    const block = await placed(account, 100);
    await lift(block);
    await api.fund(account, 60);
    expect(await balance(account)).toMatchObject({ blocked: 0, available: 60 });
  });

  test('needs a reason, and the operator’s scope', async () => {
    const block = await placed(await api.account(), 1);
    expect((await api.call('releaseBlock', { ...on(block), body: {} })).body).toHaveProperty('detail');
    expect(
      (await api.call('releaseBlock', { ...on(block), body: { reason: 'x' }, token: await api.token(['service/holds']) })).status,
    ).toBe(403);
  });
});

describe('the block of a MED case', () => {
  /** As the domain of MED does it, in commands of its own. */
  const placeForCase = async (accountId: string, amount: bigint, medCaseId: string): Promise<string> => {
    const ctx = api.service.contextFor(TENANT, 'service');
    const blockId = ctx.ids.next('blk');
    await ctx.journal.submitOnce(ctx, `med:${medCaseId}`, {
      loads: { accounts: [accountId] },
      decide: (ledger) => {
        const decision = placedBlock(ledger, {
          blockId, txId: ctx.ids.next('txn'), accountId, amount, currency: 'BRL', reasonCode: 'MED', reference: null, description: null,
          medCaseId, metadata: {}, createdBy: ctx.actor,
        });
        return 'refused' in decision ? decision : { ...decision, answer: null };
      },
    });
    return blockId;
  };

  test('is lifted by nobody but its case', async () => {
    const block_id = await placeForCase(await api.account(50), 50n, 'med_01KJQ9D6NWZMXW6B54699X7F1C');
    expect(await api.ok('getBlock', { path: { block_id } })).toMatchObject({
      reason_code: 'MED', med_case_id: 'med_01KJQ9D6NWZMXW6B54699X7F1C', created_by: 'service',
    });
    expect(await api.call('releaseBlock', { path: { block_id }, body: { reason: 'x' } })).toMatchObject({
      status: 409, body: { error: 'BLOCK_OF_MED_CASE', details: { med_case_id: 'med_01KJQ9D6NWZMXW6B54699X7F1C' } },
    });
  });

  test('is captured, of a frozen account too; what was secured beyond that is free', async () => {
    const [account, clearing] = [await api.account(50), await api.account()];
    const block_id = await placeForCase(account, 80n, 'med_01KJQ9D6NWZMXW6B54699X7F2C');
    await api.ok('freezeAccount', { path: { account_id: account } });
    const ctx = api.service.contextFor(TENANT, 'service');
    const obligationId = ctx.ids.next('obl');
    await ctx.journal.submitOnce(ctx, 'med-capture', {
      loads: { accounts: [account, clearing], rows: [block_id] },
      decide: (ledger) => {
        const decision = capturedBlock(ledger, block_id, {
          amount: 40n, intoAccountId: clearing, creditor: accountSide(clearing), obligationId, createdBy: ctx.actor,
        }, 'med_01KJQ9D6NWZMXW6B54699X7F2C');
        return 'refused' in decision ? decision : { ...decision, answer: null };
      },
    });
    expect(await api.ok('getBlock', { path: { block_id } })).toMatchObject({
      state: 'CAPTURED', secured: 0, captured: 40, obligation_id: obligationId,
    });
    expect(await balance(account)).toEqual({ posted: 10, held: 0, blocked: 0, available: 10 });
    expect(await api.call('releaseBlock', { path: { block_id }, body: { reason: 'x' } })).toMatchObject({
      status: 409, body: { error: 'BLOCK_NOT_ACTIVE', details: { state: 'CAPTURED' } },
    });
    expect(await eventsOf(block_id)).toEqual(['block.placed', 'block.captured']);
  });
});

describe('listBlocks', () => {
  test('combines filters and pages, newest first', async () => {
    const account = await api.account();
    const blocks = [
      await placed(account, 1), await placed(account, 2, { reason_code: 'FRAUD_REVIEW' }), await placed(account, 3),
      await placed(account, 4),
    ];
    await lift(blocks[0]!);
    const list = (query: object) => api.ok<BlockListResponse>('listBlocks', { query: { account_id: account, ...query } });
    expect((await list({})).items.map(({ amount }) => amount)).toEqual([4, 3, 2, 1]);
    expect((await list({ state: 'RELEASED' })).items.map(({ amount }) => amount)).toEqual([1]);
    expect((await list({ reason_code: 'FRAUD_REVIEW' })).items.map(({ amount }) => amount)).toEqual([2]);
    const first = await list({ state: 'ACTIVE', reason_code: 'COURT_ORDER', limit: 1 });
    const second = await list({ state: 'ACTIVE', reason_code: 'COURT_ORDER', limit: 1, cursor: first.next_cursor ?? '' });
    expect([...first.items, ...second.items].map(({ amount }) => amount)).toEqual([4, 3]);
    expect(second.next_cursor).toBeNull();
  });
});
