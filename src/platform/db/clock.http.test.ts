/** One clock, Postgres': a commit more than a few seconds from it is refused, and a process with a wrong clock reports it. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import request from 'supertest';
import type { HoldResponse, ObligationResponse } from '../../../generated/models.ts';
import { bindPix, FakeRail } from '../../../test/support/fake-rail.ts';
import { createDatabase, type TestDatabase } from '../../../test/support/database.ts';
import { eventually, startTestService, TENANT, transferBody, type TestService } from '../../../test/support/service.ts';
import { verifyJournal } from '../../command-line/verify-journal.ts';
import { Dispatcher } from '../../domains/obligations/index.ts';
import { forgetOld } from '../jobs/housekeeping.ts';
import { createLog } from '../log.ts';
import { ALL_OBLIGATIONS } from '../../../test/support/payments.ts';

const [SECOND, MINUTE, DAY] = [1_000, 60_000, 86_400_000];
const person = { type: 'individual', display_name: 'Ana', country: 'BR' };

/** A service with the machine's clock, which is Postgres'. */
let right: TestService;
/** A service on the same books with a clock that is `aheadMs` ahead. */
let wrong: TestService;
let aheadMs = 0;
let database: TestDatabase;
let from: string;
let to: string;

beforeAll(async () => {
  database = await createDatabase();
  const options = {
    databaseUrl: database.url, env: { RAZAO_ROLES: 'api', RAZAO_TOKEN_TTL_SECONDS: '86400' }, adapters: { fake: [new FakeRail()] },
  };
  right = await startTestService(options);
  wrong = await startTestService({ ...options, clock: { now: () => new Date(Date.now() + aheadMs) } });
  [from, to] = [await right.account(100_000), await right.account()];
  await Promise.all([right.token(), wrong.token()]);
  await bindPix(right, 'fake');
});
beforeEach(() => { aheadMs = 0; });
afterEach(async () => {
  aheadMs = 0;
  await wrong.service.database.clockWatch.look();
});
afterAll(async () => {
  const books = await verifyJournal(right.service.database, TENANT);
  await wrong?.stop();
  await right?.stop();
  await database?.drop();
  expect(books).toMatchObject({ ok: true });
});

async function written(): Promise<unknown> {
  const [row] = await right.service.database.forTenant(TENANT).read((em) => em.execute(
    `select (select count(*) from razao.commits) as commits, (select count(*) from razao.commands) as commands, (select count(*) from ${ALL_OBLIGATIONS}) as obligations,
       (select count(*) from razao.parties) as parties, (select committed_at from razao.heads) as at`));
  return row;
}

/** Stops the process' own watch of its clock, so that only the check of commits is left. */
function unwatched(): void {
  wrong.service.database.clockWatch.stop();
}

describe('a commit of a process whose clock is', () => {
  beforeAll(unwatched);

  const wrongs = [
    ['two hours ahead', 120 * MINUTE], ['two hours behind', -120 * MINUTE], ['six seconds ahead', 6 * SECOND],
    ['six seconds behind', -6 * SECOND],
  ] as const;
  const writes = [['a transfer', '/v1/obligations', () => transferBody(from, to, 1)], ['a row', '/v1/parties', () => person]] as const;
  it.each(wrongs.flatMap(([clock, ms]) => writes.map(([what, path, body]) => [clock, what, ms, path, body] as const)))(
    '%s is refused: %s is 503 with Retry-After, and nothing is written', async (_, __, ms, path, body) => {
      const token = await wrong.token();
      const before = await written();
      aheadMs = ms;
      const answer = await request(wrong.baseUrl).post(path).set('Authorization', `Bearer ${token}`).set(
        'Idempotency-Key', randomUUID(),
      ).send(body());
      expect([answer.status, answer.body.error, answer.headers['retry-after']]).toEqual([503, 'SERVICE_UNAVAILABLE', '1']);
      expect(await written()).toEqual(before);
    });

  it.each([['three seconds ahead', 3 * SECOND], ['three seconds behind', -3 * SECOND]])('%s stands', async (_, ms) => {
    aheadMs = ms;
    expect((await wrong.transfer(from, to, 1)).status).toBe(201);
    expect((await wrong.call('createParty', { body: person })).status).toBe(200);
  });

  it('an hour ahead ends no hold early, and an hour behind none late', async () => {
    const expires_at = new Date(Date.now() + 30 * MINUTE).toISOString();
    const { hold_id } = await right.ok<HoldResponse>('placeHold', {
      body: { account_id: from, amount_cents: 10, currency: 'BRL', expires_at },
    });
    aheadMs = 60 * MINUTE;
    expect((await wrong.transfer(from, to, 1)).status).toBe(503);
    expect((await right.ok<HoldResponse>('getHold', { path: { hold_id } })).state).toBe('ACTIVE');
    expect((await right.call('captureHold', { path: { hold_id }, body: { creditor_account_id: to } })).status).toBe(200);
  });

  it('eight days ahead forgets no answer that others keep', async () => {
    const call = { body: transferBody(from, to, 1), key: randomUUID() };
    const first = await right.ok<ObligationResponse>('createObligation', call);
    aheadMs = 8 * DAY;
    await forgetOld(wrong.service.database);
    aheadMs = 0;
    const [row] = await right.service.database.forTenant(TENANT).read((em) => em.execute<{ body: string }[]>(
      'select razao.payment_answer(tenant_id, entry_seq, entries, shape, warnings) as body from razao.commands where command_id = ?',
      [`key:${call.key}`]));
    expect(JSON.parse(row?.body ?? 'null')).toEqual(first);
  });

  it('wrong takes no payment, and delays none', async () => {
    const { obligation_id } = await right.ok<ObligationResponse>('createObligation', {
      body: { ...transferBody(from, from, 1), rail: 'PIX', creditor: { kind: 'external', external_id: 'pix_key:fornecedor@example.com' } },
    });
    const due = () => right.service.database.forTenant(TENANT).read((em) => em.execute(
      'select phase, attempts, due_at, lease from razao.dispatches where obligation_id = ?', [obligation_id],
    ));
    const before = await due();
    const { database: books } = wrong.service;
    const { rails } = wrong.service.contextFor(TENANT);
    const settings = { timeoutMs: 5_000, retryForMs: 60 * MINUTE, askForMs: DAY, concurrency: 16 };
    const dispatcher = new Dispatcher({
      database: books, rails, contextFor: (tenant) => wrong.service.contextFor(tenant), settings, log: createLog('silent'),
    });
    for (const ms of [2 * DAY, -2 * DAY]) {
      aheadMs = ms;
      await dispatcher.poll().catch(() => undefined);
      await dispatcher.idle();
    }
    await dispatcher.stop();
    expect(await due()).toEqual(before);
  });
});

describe('a process that finds its clock wrong', () => {
  beforeAll(() => wrong.service.database.clockWatch.start(createLog('silent')));
  const ready = async () => (await request(wrong.baseUrl).get('/readyz'));

  it.each([
    ['ahead', 120 * MINUTE, /^the clock is 7\d{3}\.?\d* s ahead of Postgres'$/],
    ['behind', -120 * MINUTE, /^the clock is 7\d{3}\.?\d* s behind Postgres'$/],
  ])(
    '%s is not ready, says why, and is ready again by itself when it is right', async (_, ms, reason) => {
      expect((await ready()).status).toBe(200);
      aheadMs = ms;
      const told = await ready();
      expect([told.status, told.body]).toEqual([
        503, { status: 'not ready', postgres: 'up', mongodb: 'down', reason: expect.stringMatching(reason) },
      ]);
      aheadMs = 0;
      await eventually(async () => wrong.service.database.clockWatch.isRight);
      expect([(await ready()).status, (await wrong.transfer(from, to, 1)).status]).toEqual([200, 201]);
    });

  it('without being asked answers nothing that depends on the time: calls, tokens, deliveries', async () => {
    const token = await wrong.token();
    aheadMs = 120 * MINUTE;
    await eventually(async () => !wrong.service.database.clockWatch.isRight);
    const answers = [
      await request(wrong.baseUrl).get('/v1/health').set('Authorization', `Bearer ${token}`),
      await request(wrong.baseUrl).post('/v1/obligations').set('Authorization', `Bearer ${token}`).send(transferBody(from, to, 1)),
      await request(wrong.baseUrl).post('/auth/token').type('form').send({ grant_type: 'client_credentials' }),
      await request(wrong.baseUrl).post('/v1/webhooks/pix/sim-demo').send({}),
    ];
    for (const { status, body, headers } of answers) expect([status, body.error, headers['retry-after']]).toEqual([
      503, 'SERVICE_UNAVAILABLE', '1',
    ]);
  });
});
