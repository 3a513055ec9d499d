/** Idempotency of ledger-only work, over HTTP: the record is stored with its work, or not at all. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { OperationId } from '../../../generated/operations.ts';
import { startTestService, TENANT, transferBody, type Answer, type Call, type TestService } from '../../../test/support/service.ts';
import { verifyJournal } from '../../command-line/verify-journal.ts';
import { FixedClock } from '../clock.ts';
import { ALL_OBLIGATIONS } from '../../../test/support/payments.ts';

let api: TestService;
let from: string;
let to: string;
let party: string;
beforeAll(async () => {
  api = await startTestService({ env: { RAZAO_ROLES: 'api' } });
  party = await api.party();
  [from, to] = await Promise.all([api.account(100_000), api.account()]);
});
afterAll(() => api?.stop());

const DAY_MS = 86_400_000;
type Refused = { error?: string; detail?: { loc: string[]; type: string }[] };
const person = (display_name = 'Ana') => ({ type: 'individual', display_name, country: 'BR' });
const newAccount = (type = 'CUSTOMER') => ({ owner_party_id: party, type, currency: 'BRL' });

/** Operation, body, another body, the table of the created row, the status of success. */
const creations: [OperationId, () => object, () => object, string, number][] = [
  ['createParty', () => person(), () => person('Bia'), 'razao.parties', 200],
  ['createAccount', () => newAccount(), () => newAccount('GUEST'), 'razao.accounts', 201],
  ['createObligation', () => transferBody(from, to, 1), () => transferBody(from, to, 2), ALL_OBLIGATIONS, 201],
];

async function count(table: string): Promise<number> {
  const rows = await api.service.database.forTenant(TENANT).read((em) => em.execute<{ n: string }[]>(`select count(*) as n from ${table}`));
  return Number(rows[0]?.n);
}

const times = <T>(n: number, work: (index: number) => Promise<T>): Promise<T[]> => Promise.all(Array.from(
  { length: n }, (_, i) => work(i),
));

describe.each(creations)('%s', (operationId, body, other, table, success) => {
  it('twenty times at once with one key makes one resource and gives twenty equal answers', async () => {
    const before = await count(table);
    const key = randomUUID();
    const answers = await times(20, () => api.call(operationId, { body: body(), key }));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([success]));
    expect(new Set(answers.map((answer) => JSON.stringify(answer.body))).size).toBe(1);
    expect(answers.filter(({ headers }) => headers['idempotency-replayed'] === undefined)).toHaveLength(1);
    expect(await count(table)).toBe(before + 1);
  });

  it('with another body under the key is 422 IDEMPOTENCY_KEY_REUSED, also in flight', async () => {
    const before = await count(table);
    const key = randomUUID();
    const answers = await times(10, (i) => api.call<Refused>(operationId, { body: i % 2 ? body() : other(), key }));
    const made = answers.filter(({ status }) => status === success);
    const refused = answers.filter(({ status }) => status !== success);
    expect(made).toHaveLength(5);
    expect(new Set(made.map((answer) => JSON.stringify(answer.body))).size).toBe(1);
    for (const answer of refused) expect([answer.status, answer.body.error]).toEqual([422, 'IDEMPOTENCY_KEY_REUSED']);
    expect(await count(table)).toBe(before + 1);
  });

  it('reads the body as JSON: other spaces and another order are the same request', async () => {
    const key = randomUUID();
    const first = await api.call(operationId, { body: body(), key });
    const reversed = Object.fromEntries(Object.entries(body()).reverse());
    const again = await api.call(operationId, { body: JSON.stringify(reversed, null, 3), key });
    expect([again.status, again.body, again.headers['idempotency-replayed']]).toEqual([success, first.body, 'true']);
  });

  it.each<[string, string | null]>([
    ['missing', null], ['256 characters long', 'k'.repeat(256)], ['not printable', 'a\tb'], ['not ASCII', 'chav\u00e9'],
  ])('with a key that is %s is a validation error at the header', async (_, key) => {
    const answer = await api.call<Refused>(operationId, { body: body(), key });
    expect([answer.status, answer.body.detail?.[0]?.loc]).toEqual([422, ['header', 'Idempotency-Key']]);
  });

  it('takes a key of 255 characters', async () => {
    expect((await api.call(operationId, { body: body(), key: `${operationId} ~!`.padEnd(255, '#') })).status).toBe(success);
  });
});

describe('a refusal', () => {
  it('leaves the key free, and a later try succeeds under it', async () => {
    const [poor, key] = [await api.account(), randomUUID()];
    const body = transferBody(poor, to, 500);
    expect((await api.call<Refused>('createObligation', { body, key })).body.error).toBe('INSUFFICIENT_FUNDS');
    expect((await api.call('createObligation', { body: transferBody(from, poor, 500), key })).status).toBe(201);
    expect((await api.call('createObligation', { body, key: randomUUID() })).status).toBe(201);
  });

  it('by validation leaves the key free as well', async () => {
    const key = randomUUID();
    expect((await api.call('createParty', { body: { type: 'nobody' }, key })).status).toBe(422);
    expect((await api.call('createParty', { body: person(), key })).status).toBe(200);
  });
});

describe('a key where it is optional', () => {
  const obligation = async () => (await api.ok<{ obligation_id: string }>('createObligation', {
    body: { ...transferBody(from, to, 5), rail: 'MOCK' },
  })).obligation_id;
  const rows: [OperationId, () => Promise<Call>, object][] = [
    ['freezeAccount', async () => ({ path: { account_id: await api.account() }, body: {} }), { reason: 'x' }],
    ['unfreezeAccount', async () => ({ path: { account_id: await api.account() }, body: {} }), { reason: 'x' }],
    ['updateParty', async () => ({ path: { party_id: await api.party() }, body: { display_name: 'Caio' } }), { display_name: 'Duda' }],
    [
      'resolveObligation', async () => ({ path: { obligation_id: await obligation() }, body: { outcome: 'FAILED' } }),
      { outcome: 'SETTLED' },
    ],
  ];
  it.each(rows)('is honoured by %s', async (operationId, make, otherBody) => {
    const call = { ...(await make()), key: randomUUID() };
    const answers = await times(5, () => api.call(operationId, call));
    expect(new Set(answers.map((it) => `${it.status} ${JSON.stringify(it.body)}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(200);
    expect(answers.filter(({ headers }) => headers['idempotency-replayed'] === undefined)).toHaveLength(1);
    expect((await api.call<Refused>(operationId, { ...call, body: otherBody })).body.error).toBe('IDEMPOTENCY_KEY_REUSED');
    const odd = await api.call<Refused>(operationId, { ...call, key: 'k'.repeat(256) });
    expect(odd.body.detail?.[0]?.loc).toEqual(['header', 'Idempotency-Key']);
  });
});

describe('a key', () => {
  it('is the same key for every operation of the tenant', async () => {
    const key = randomUUID();
    await api.call('createParty', { body: person(), key });
    for (const [operationId, body] of creations.slice(1)) {
      expect((await api.call<Refused>(operationId, { body: body(), key })).body.error).toBe('IDEMPOTENCY_KEY_REUSED');
    }
  });

  it('means nothing in another tenant', async () => {
    const key = randomUUID();
    const here = await api.call('createParty', { body: person(), key });
    const there = await api.call('createParty', { body: person(), key, tenant: 'other' });
    expect([there.status, there.headers['idempotency-replayed']]).toEqual([200, undefined]);
    expect(there.body['party_id']).not.toBe(here.body['party_id']);
  });

  it('in flight for two operations makes one of them', async () => {
    for (let round = 0; round < 5; round += 1) {
      const key = randomUUID();
      const answers: Answer<Refused>[] = await times(6, (i) => i % 2
        ? api.call<Refused>('createParty', { body: person(), key }) : api.call<Refused>('createObligation', {
          body: transferBody(from, to, 1), key,
        }));
      const kinds = new Set(answers.filter(({ status }) => status < 300).map(({ body }) => Object.keys(body).join()));
      expect(kinds.size).toBe(1);
      for (const { status, body } of answers) if (status >= 300) expect([status, body.error]).toEqual([422, 'IDEMPOTENCY_KEY_REUSED']);
    }
  });
});

describe('a transfer repeated to a process that does not remember it', () => {
  let other: TestService;
  beforeAll(async () => { other = await startTestService({ databaseUrl: api.databaseUrl, env: { RAZAO_ROLES: 'api' } }); });
  afterAll(() => other?.stop());

  it('is answered as it was, though its money is gone', async () => {
    const [rich, poor] = [await api.account(10), await api.account()];
    const call = { body: transferBody(rich, poor, 10), key: randomUUID() };
    const first = await api.call('createObligation', call);
    const again = await other.call('createObligation', call);
    expect([again.status, again.body, again.headers['idempotency-replayed']]).toEqual([201, first.body, 'true']);
    expect(await api.available(poor)).toBe(10);
  });

  it('moves nothing twice among new ones, and each is answered as what it is', async () => {
    const [rich, poor] = [await api.account(1_000), await api.account()];
    const calls = Array.from({ length: 20 }, () => ({ body: transferBody(rich, poor, 1), key: randomUUID() }));
    const firsts = await Promise.all(calls.slice(0, 10).map((call) => api.call('createObligation', call)));
    const answers = await Promise.all(calls.map((call) => other.call('createObligation', call)));
    expect(answers.slice(0, 10).map(({ body }) => body)).toEqual(firsts.map(({ body }) => body));
    expect(answers.map(({ status, headers }) => `${status} ${headers['idempotency-replayed']}`)).toEqual(
      calls.map((_, i) => `201 ${i < 10 ? 'true' : 'undefined'}`));
    expect(await api.available(poor)).toBe(20);
  });

  it('with another body is 422 IDEMPOTENCY_KEY_REUSED, also with one that is no good', async () => {
    const key = randomUUID();
    await api.call('createObligation', { body: transferBody(from, to, 1), key });
    for (const body of [transferBody(from, to, 2), { ...transferBody(from, to, 1), rail: 'PIGEON' }, transferBody(from, from, 1), '{']) {
      const answer = await other.call<Refused>('createObligation', { body, key });
      expect([answer.status, answer.body.error]).toEqual([422, 'IDEMPOTENCY_KEY_REUSED']);
    }
  });
});

describe('a hundred parallel transfers from an account with money for fifty', () => {
  it('let exactly fifty pass', async () => {
    const [rich, poor] = [await api.account(50 * 7), await api.account()];
    const answers = await times(100, () => api.transfer(rich, poor, 7));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(50);
    for (const { status, body } of answers) if (status !== 201)
      expect([status, (body as Refused).error]).toEqual([422, 'INSUFFICIENT_FUNDS']);
    expect([await api.available(rich), await api.available(poor)]).toEqual([0, 350]);
  });
});

describe('after seven days', () => {
  it.each(creations)('%s does the work anew in the process that did it before, which remembers its answer', async (
    operationId, _body, _other, _table, success,
  ) => {
    const clock = new FixedClock();
    const process = await startTestService({ clock, env: { RAZAO_ROLES: 'api', RAZAO_TOKEN_TTL_SECONDS: '86400' } });
    try {
      const owner = await process.party();
      const [a, b] = [await process.account(100, { owner }), await process.account(0, { owner })];
      const body = {
        createParty: person(), createAccount: { ...newAccount(), owner_party_id: owner }, createObligation: transferBody(a, b, 1),
      }[operationId as string];
      const call = { body, key: 'once-a-week' };
      const first = await process.call(operationId, call);
      clock.advance(7 * 86_400_000 - 1_000);
      const kept = await process.call(operationId, call);
      expect([kept.headers['idempotency-replayed'], kept.body]).toEqual(['true', first.body]);
      clock.advance(2_000);
      const again = await process.call(operationId, call);
      expect([again.status, again.headers['idempotency-replayed']]).toEqual([success, undefined]);
      expect(again.body).not.toEqual(first.body);
      const repeated = await process.call(operationId, call);
      expect([repeated.headers['idempotency-replayed'], repeated.body]).toEqual(['true', again.body]);
    } finally {
      await process.stop();
    }
  });

  it.each(creations)('%s does the work anew, though nobody has tidied up', async (operationId, _body, _other, _table, success) => {
    const clock = new FixedClock();
    const old = await startTestService({ clock, env: { RAZAO_ROLES: 'api', RAZAO_TOKEN_TTL_SECONDS: '86400' } });
    try {
      const owner = await old.party();
      const [a, b] = [await old.account(100, { owner }), await old.account(0, { owner })];
      const body = {
        createParty: person(), createAccount: { ...newAccount(), owner_party_id: owner }, createObligation: transferBody(a, b, 1),
      }[operationId as string];
      const call = { body, key: 'once-a-week' };
      const first = await old.call(operationId, call);
      clock.advance(7 * 86_400_000 - 1_000);
      const fresh = async () => {
        const client = await startTestService({ clock, databaseUrl: old.databaseUrl, env: { RAZAO_ROLES: 'api' } });
        try { return await client.call(operationId, call); } finally { await client.stop(); }
      };
      expect((await fresh()).body).toEqual(first.body);
      clock.advance(2_000);
      const again = await fresh();
      expect([again.status, again.headers['idempotency-replayed']]).toEqual([success, undefined]);
      expect(again.body).not.toEqual(first.body);
    } finally {
      await old.stop();
    }
  });
});

it('a key used for another operation is refused at once and for seven days; after eight it is a new key, and names what it made then', async () => {
  const clock = new FixedClock();
  const first = await startTestService({ clock, env: { RAZAO_ROLES: 'api', RAZAO_TOKEN_TTL_SECONDS: '86400' } });
  const second = await startTestService({
    clock, databaseUrl: first.databaseUrl, env: { RAZAO_ROLES: 'api', RAZAO_TOKEN_TTL_SECONDS: '86400' },
  });
  try {
    const [a, b] = [await first.account(100), await first.account()];
    const pays = { body: transferBody(a, b, 5), key: 'pays' };
    const batch = { body: { atomic: true, items: [transferBody(a, b, 1), transferBody(a, b, 2)] }, key: 'batch' };
    const made = { pays: await first.call('createObligation', pays), batch: await first.call('createObligationBatch', batch) };
    expect([made.pays.status, made.batch.status]).toEqual([201, 200]);
    const others: [OperationId, Call][] = [
      ['createParty', { body: person(), key: 'pays' }], ['createObligationBatch', { ...batch, key: 'pays' }],
      ['placeHold', { body: { account_id: a, amount_cents: 1, currency: 'BRL' }, key: 'batch' }],
      ['createObligation', { ...pays, key: 'batch' }],
    ];
    const refusals = async () => Promise.all([first, second].flatMap((process) => others.map(
      async ([operationId, call]) => (await process.call<Refused>(operationId, call)).body.error,
    )));
    expect(new Set(await refusals())).toEqual(new Set(['IDEMPOTENCY_KEY_REUSED']));
    clock.advance(7 * DAY_MS - 10_000);
    expect(new Set(await refusals())).toEqual(new Set(['IDEMPOTENCY_KEY_REUSED']));
    expect((await second.call('createObligationBatch', batch)).body).toEqual(made.batch.body);
    clock.advance(DAY_MS + 10_000);
    const anew = await second.call('createObligationBatch', { ...batch, key: 'pays' });
    expect([anew.status, anew.headers['idempotency-replayed']]).toEqual([200, undefined]);
    const held = await first.call('placeHold', { body: { account_id: a, amount_cents: 1, currency: 'BRL' }, key: 'batch' });
    expect([held.status, held.headers['idempotency-replayed']]).toEqual([201, undefined]);
    for (const process of [first, second]) {
      expect((await process.call<Refused>('createObligation', pays)).body.error).toBe('IDEMPOTENCY_KEY_REUSED');
      const again = await process.call('createObligationBatch', { ...batch, key: 'pays' });
      expect([again.headers['idempotency-replayed'], again.body]).toEqual(['true', anew.body]);
    }
    expect(await first.available(b)).toBe(5 + 3 + 3);
    expect(await verifyJournal(first.service.database, TENANT)).toMatchObject({ ok: true });
  } finally {
    await second.stop();
    await first.stop();
  }
});

it('leaves books that verify', async () => {
  expect(await verifyJournal(api.service.database, TENANT)).toMatchObject({ ok: true });
});
