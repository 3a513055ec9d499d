/** Closing an account: what keeps it open, and its order with what happens meanwhile. */
import type { ObligationResponse } from '../../../generated/models.ts';
import { lifecycleCalls } from '../../../test/support/lifecycle-calls.ts';
import { startTestService, TENANT, transferBody, type TestService } from '../../../test/support/service.ts';
import { verifyJournal } from '../../command-line/verify-journal.ts';

let service: TestService;

beforeAll(async () => {
  service = await startTestService({ env: { RAZAO_ROLES: 'api' } });
});
afterAll(async () => {
  expect(await verifyJournal(service.service.database, TENANT)).toMatchObject({ ok: true });
  await service.stop();
});

const { block, close, eventsOf, expected, hold, pay, read, resolve, schedule } = lifecycleCalls(() => service);

describe('closeAccount', () => {
  test('closes an empty account, which stays readable; again it changes nothing', async () => {
    const account_id = await service.account();
    const closed = await close(account_id, { body: { reason: 'No longer used' } });
    expect(closed).toMatchObject({ status: 200, body: { id: account_id, status: 'CLOSED' } });
    expect(await close(account_id)).toMatchObject({ status: 200, body: closed.body });
    expect(await read(account_id)).toMatchObject({ status: 'CLOSED', external_payment_methods: [] });
    expect((await eventsOf(account_id)).slice(1)).toMatchObject([
      { event_type: 'account.closed', version: 2, data: { account_id, status: 'CLOSED', reason: 'No longer used' } },
    ]);
  });

  test('an account that was used and emptied closes', async () => {
    const account_id = await service.account(500);
    await resolve((await pay(account_id, 500)).obligation_id, 'SETTLED');
    expect((await close(account_id)).status).toBe(200);
  });

  const open: [string, (account_id: string) => Promise<unknown>, object][] = [
    ['money', (id) => service.fund(id, 4250), { posted: 4250 }],
    ['an expected credit', (id) => expected(id, 10), { incoming: 10, obligations: 1 }],
    ['a schedule', schedule, { schedules: 1 }],
    ['a paused schedule', async (id) => {
      const { body: { schedule_id } } = await schedule(id);
      await service.ok('pauseSchedule', { path: { schedule_id } });
    }, { schedules: 1 }],
    ['a hold', async (id) => {
      await service.fund(id, 30);
      await hold(id, 30);
    }, { posted: 30, holds: 1 }],
    ['a block that waits for money', (id) => block(id, 30), { blocks: 1 }],
    ['a payment on its way', async (id) => {
      await service.fund(id, 30);
      await pay(id, 30);
    }, { outgoing: 30, obligations: 1 }],
  ];
  test.each(open)('one with %s is 409 ACCOUNT_NOT_EMPTY, which counts what is open', async (_, begin, details) => {
    const account_id = await service.account();
    await begin(account_id);
    const none = { posted: 0, outgoing: 0, incoming: 0, holds: 0, blocks: 0, obligations: 0, schedules: 0 };
    const { status, body } = await close(account_id);
    expect([status, body]).toMatchObject([409, { error: 'ACCOUNT_NOT_EMPTY', details: { ...none, ...details } }]);
    expect(await read(account_id)).toMatchObject({ status: 'ACTIVE' });
  });

  test('of an EXTERNAL account the balance does not count, an open obligation does', async () => {
    const outside = await service.account(0, { type: 'EXTERNAL' });
    const { obligation_id } = await service.ok<ObligationResponse>('createObligation', {
      body: { ...transferBody(await service.account(100), outside, 100), rail: 'MOCK' },
    });
    expect(await close(outside)).toMatchObject({ status: 409, body: { details: { posted: 0, obligations: 1 } } });
    await resolve(obligation_id, 'SETTLED');
    expect((await close(outside)).status).toBe(200);
  });

  test('a request that names a closed account is 422 ACCOUNT_CLOSED', async () => {
    const account_id = await service.account();
    const other = await service.account(100);
    await close(account_id);
    const answers = [
      await service.transfer(other, account_id, 1), await service.transfer(account_id, other, 1), await schedule(account_id),
      await service.call('freezeAccount', { path: { account_id } }),
    ];
    for (const answer of answers) expect(answer).toMatchObject({ status: 422, body: { error: 'ACCOUNT_CLOSED' } });
  });

  test('a closing and payments to the account have one order: what was answered is there, and nothing is lost', async () => {
    for (let round = 0; round < 6; round += 1) {
      const [from, to] = [await service.account(100), await service.account()];
      const paying = Array.from({ length: 8 }, () => service.transfer(from, to, 1));
      const [closing, ...paid] = await Promise.all([close(to), ...paying]);
      const arrived = paid.filter(({ status }) => status === 201).length;
      for (const { status, body } of paid) if (status !== 201) expect([status, body]).toMatchObject([422, { error: 'ACCOUNT_CLOSED' }]);
      expect(closing.status).toBe(arrived === 0 ? 200 : 409);
      expect([await service.available(to), await service.available(from)]).toEqual([arrived, 100 - arrived]);
    }
  });

  test('a closing and a schedule have one order: a closed account has none', async () => {
    for (let round = 0; round < 8; round += 1) {
      const account_id = await service.account();
      const [closing, made] = await Promise.all([close(account_id), schedule(account_id)]);
      expect([[200, 422], [409, 201]]).toContainEqual([closing.status, made.status]);
    }
  });

  test('one key answers once', async () => {
    const account_id = await service.account();
    const answers = await Promise.all(Array.from({ length: 5 }, () => close(account_id, { key: 'close-once', body: {} })));
    expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1);
    expect(await close(account_id, { key: 'close-once', body: { reason: 'other' } })).toMatchObject({
      status: 422, body: { error: 'IDEMPOTENCY_KEY_REUSED' },
    });
  });
});
