/** Blocks that the clock lifts. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { BlockListResponse, BlockResponse, EventListResponse } from '../../../../generated/models.ts';
import { startTestService, TENANT, transferBody, type Answer, type TestService } from '../../../../test/support/service.ts';
import { verifyJournal } from '../../../command-line/verify-journal.ts';
import { FixedClock } from '../../../platform/clock.ts';
import { createLog } from '../../../platform/log.ts';
import { expireAll } from '../jobs.ts';

const HOUR_MS = 3_600_000;
/** 21:30 in São Paulo, on the evening before 29 February. */
const START = new Date('2028-02-29T00:30:00.000Z');

let clock: FixedClock;
let api: TestService;
beforeAll(async () => {
  clock = new FixedClock(START);
  api = await startTestService({ clock, env: { RAZAO_ROLES: 'api' } });
});
afterAll(async () => {
  expect(await verifyJournal(api.service.database, TENANT)).toMatchObject({ ok: true });
  await api.stop();
});

const at = (ms: number) => new Date(clock.now().getTime() + ms).toISOString();
const place = (account_id: string, fields: object = {}): Promise<Answer<BlockResponse & { details?: object }>> => api.call('placeBlock', {
  body: { account_id, amount: 500, currency: 'BRL', reason_code: 'FRAUD_REVIEW', kind: 'PRECAUTIONARY', ...fields },
});
const read = ({ block_id }: BlockResponse) => api.ok<BlockResponse>('getBlock', { path: { block_id } });
type Refused = { error?: string; details?: object };
const releaseAt = ({ block_id }: BlockResponse, ms: number) => api.call<BlockResponse & Refused>('releaseBlock', {
  path: { block_id }, body: { reason: 'Looked into', at: at(ms) },
});
const eventsOf = async (entity_id: string) =>
  (await api.ok<EventListResponse>('listEvents', { query: { after: 'earliest', entity_id } })).items.map(({ event_type }) => event_type);

describe('a precautionary block', () => {
  it('ends 72 hours after the sending, to the millisecond, over a night and a leap day', async () => {
    const account = await api.account(500);
    const { body: block } = await place(account);
    expect(block).toMatchObject({ kind: 'PRECAUTIONARY', secured: 500, sent_at: at(0), expires_at: '2028-03-03T00:30:00.000Z' });
    clock.advance(72 * HOUR_MS - 1);
    expect([await api.available(account), (await read(block)).state]).toEqual([0, 'ACTIVE']);
    clock.advance(1);
    expect(await api.available(account)).toBe(500);
    expect(await read(block)).toMatchObject({ state: 'RELEASED', secured: 0, release_reason: 'Its time is over.', resolved_at: at(0) });
    expect([await api.available(account), await eventsOf(block.block_id)]).toEqual([500, ['block.placed', 'block.expired']]);
  });

  it('counts from the sending of the payment, not from when it is placed', async () => {
    const { body } = await place(await api.account(500), { sent_at: at(-71 * HOUR_MS) });
    expect(body.expires_at).toBe(at(HOUR_MS));
  });

  it.each<[string, object, number, string | undefined]>([
    ['ends later than the law allows', { expires_at: 73 }, 422, 'BLOCK_TOO_LONG'],
    ['was sent 72 hours ago', { sent_at: -72 }, 422, undefined],
    ['is sent in the future', { sent_at: 1 }, 422, undefined],
    ['has ended before it is placed', { expires_at: -1 }, 422, undefined],
    ['is of a court', { reason_code: 'COURT_ORDER' }, 422, undefined],
  ])('is refused where it %s', async (_, given, status, error) => {
    const fields = Object.fromEntries(Object.entries(given).map(([name, it]) => [name, typeof it === 'number' ? at(it * HOUR_MS) : it]));
    const answer = await place(await api.account(), fields);
    expect([answer.status, (answer.body as { error?: string }).error]).toEqual([status, error]);
  });

  it('is ended earlier, extended within the law, and no further', async () => {
    const { body: block } = await place(await api.account(500), { expires_at: at(10 * HOUR_MS) });
    expect((await releaseAt(block, 72 * HOUR_MS)).body.expires_at).toBe(at(72 * HOUR_MS));
    const { status, body } = await releaseAt(block, 72 * HOUR_MS + 1);
    expect([status, body.error, body.details]).toEqual([422, 'BLOCK_TOO_LONG', { kind: 'PRECAUTIONARY', latest_end: at(72 * HOUR_MS) }]);
    await releaseAt(block, HOUR_MS);
    await releaseAt(block, HOUR_MS);
    clock.advance(HOUR_MS);
    expect((await read(block)).state).toBe('RELEASED');
    expect(await eventsOf(block.block_id)).toEqual(['block.placed', 'block.rescheduled', 'block.rescheduled', 'block.expired']);
  });

  it('frees its money for a payment that comes after its end, though nobody has read it', async () => {
    const [account, other] = [await api.account(500), await api.account()];
    await place(account, { expires_at: at(1_000) });
    const pay = () => api.call('createObligation', { body: transferBody(account, other, 500) });
    clock.advance(999);
    expect((await pay()).status).toBe(422);
    clock.advance(1);
    expect((await pay()).status).toBe(201);
  });

  it('secures money that comes before its end and none after it', async () => {
    const account = await api.account();
    const { body: block } = await place(account, { expires_at: at(1_000) });
    await api.fund(account, 200);
    expect((await read(block)).secured).toBe(200);
    clock.advance(1_000);
    await api.fund(account, 300);
    expect([await api.available(account), (await read(block)).state]).toEqual([500, 'RELEASED']);
  });

  it('is lifted by the job where nobody looks at its account, and hands its money to an older block', async () => {
    const account = await api.account(500);
    const { body: first } = await place(account, { expires_at: at(1_000) });
    const { body: second } = await place(account, { kind: 'OTHER', reason_code: 'OTHER' });
    expect(second.secured).toBe(0);
    clock.advance(1_000);
    await expireAll(api.service.database, (tenant) => api.service.contextFor(tenant), createLog('silent'));
    expect(await eventsOf(first.block_id)).toEqual(['block.placed', 'block.expired']);
    expect((await read(second)).secured).toBe(500);
    const { items } = await api.ok<BlockListResponse>('listBlocks', { query: { account_id: account } });
    expect(items.map(({ state }) => state)).toEqual(['ACTIVE', 'RELEASED']);
  });
});

describe('a block of a court', () => {
  it('names its number and authority, and stays until it is lifted', async () => {
    const order = { reason_code: 'COURT_ORDER', kind: 'COURT', reference: 'SISBAJUD-1', authority: '2a Vara Cível' };
    const { body } = await place(await api.account(), order);
    expect(body).toMatchObject({ kind: 'COURT', reference: 'SISBAJUD-1', authority: '2a Vara Cível' });
    expect(body.expires_at).toBeUndefined();
    expect((await releaseAt(body, 10_000 * HOUR_MS)).status).toBe(200);
    for (const missing of ['reference', 'authority']) {
      expect((await place(await api.account(), { ...order, [missing]: undefined })).status).toBe(422);
    }
  });
});
