/** Batches: all or none, or each for itself; in their order; once per key, whatever dies half-way. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { CreateObligationBatchResponse, CreateObligationRequest, ObligationBatchResult } from '../../../generated/models.ts';
import { startTestService, TENANT, transferBody, type Answer, type TestService } from '../../../test/support/service.ts';
import { derive } from '../../platform/context.ts';
import type { WriteKey } from '../../platform/db/command.ts';
import type { ErrorBody } from '../../platform/errors.ts';
import { verifyJournal } from '../../command-line/verify-journal.ts';
import type { Journal } from '../journal/index.ts';
import { createObligationBatch } from './create-obligation-batch.ts';
import { ALL_OBLIGATIONS } from '../../../test/support/payments.ts';

let api: TestService;
beforeAll(async () => { api = await startTestService({ env: { RAZAO_ROLES: 'api' } }); });
afterAll(async () => {
  const books = await verifyJournal(api.service.database, TENANT);
  await api.stop();
  expect(books).toMatchObject({ ok: true });
});

const send = (items: object[], atomic?: boolean, key?: string): Promise<Answer<CreateObligationBatchResponse>> =>
  api.call('createObligationBatch', { body: { items, ...(atomic !== undefined && { atomic }) }, ...(key !== undefined && { key }) });
const refusedBatch = (items: object[]) => api.call<ErrorBody & { details: CreateObligationBatchResponse }>('createObligationBatch', {
  body: { items, atomic: true },
});
const shortly = (results: readonly ObligationBatchResult[]) => results.map((it) => [it.status, it.error?.error].filter(Boolean).join(' '));
const payout = (from: string, value: number): CreateObligationRequest =>
  ({ ...transferBody(from, from, value), rail: 'MOCK', creditor: { kind: 'external', external_id: 'silent' } });

async function count(): Promise<number> {
  const [row] = await api.service.database.forTenant(TENANT).read((em) => em.execute<{ n: string }[]>(
    `select count(*) as n from ${ALL_OBLIGATIONS}`,
  ));
  return Number(row?.n);
}

describe.each([true, false])('a batch, atomic %s', (atomic) => {
  it('creates its obligations in order, so that what an earlier one brings can be spent by a later one', async () => {
    const [a, b, c] = [await api.account(100), await api.account(), await api.account()];
    const { status, body } = await send([transferBody(a, b, 100), transferBody(b, c, 60), payout(b, 40)], atomic);
    expect([status, body.atomic, shortly(body.results)]).toEqual([200, atomic, ['CREATED', 'CREATED', 'CREATED']]);
    expect(body.results.map(({ index, obligation }) => `${index} ${obligation?.state} ${obligation?.amount.value}`)).toEqual([
      '0 FINAL 100', '1 FINAL 60', '2 PENDING 40',
    ]);
    expect([await api.available(a), await api.available(b), await api.available(c)]).toEqual([0, 0, 60]);
  });

  it('has for each item a transaction and an entry of its own', async () => {
    const [a, b] = [await api.account(10), await api.account()];
    const { body } = await send([transferBody(a, b, 1), transferBody(a, b, 2)], atomic);
    const ids = body.results.map(({ obligation }) => obligation?.tx_id ?? '');
    const entries = await api.service.database.forTenant(TENANT).read((em) => em.execute<{ tx_id: string }[]>(
      'select tx_id from razao.journal_entries where tx_id in (?, ?) order by seq_no', ids));
    expect(entries.map(({ tx_id }) => tx_id)).toEqual(ids);
  });

  it('sends what goes out to its rail', async () => {
    const a = await api.account(10);
    const { body } = await send([payout(a, 3), payout(a, 4)], atomic);
    const ids = body.results.map(({ obligation }) => obligation?.obligation_id ?? '');
    const rows = await api.service.database.forTenant(TENANT).read((em) => em.execute(
      'select from razao.dispatches where obligation_id in (?, ?)', ids,
    ));
    expect(rows).toHaveLength(2);
  });

  it('repeated with its key answers the same and moves nothing again', async () => {
    const [a, b] = [await api.account(10), await api.account()];
    const items = [transferBody(a, b, 1), transferBody(a, b, 2)];
    const key = `repeat-${atomic}`;
    const [first, twin] = await Promise.all([send(items, atomic, key), send(items, atomic, key)]);
    const again = await send(items, atomic, key);
    expect([twin.body, again.body]).toEqual([first.body, first.body]);
    expect([again.headers['idempotency-replayed'], await api.available(b)]).toEqual(['true', 3]);
    expect((await send([transferBody(a, b, 1)], atomic, key)).body).toMatchObject({ error: 'IDEMPOTENCY_KEY_REUSED' });
  });

  it('takes 500 items and no more, at least one, and no field that it does not know', async () => {
    const [a, b] = [await api.account(500), await api.account()];
    const many = Array.from({ length: 500 }, () => transferBody(a, b, 1));
    const { body } = await send(many, atomic);
    expect([body.results.filter(({ status }) => status === 'CREATED').length, await api.available(b)]).toEqual([500, 500]);
    for (const items of [[], [...many, transferBody(a, b, 1)], [transferBody(a, b, 1), { ...transferBody(a, b, 1), amount_cents: 1 }]]) {
      expect((await send(items, atomic)).status).toBe(422);
    }
  });

  it.each([
    ['a side without its identifier', { creditor: { kind: 'account' } }, ['body', 'items', 1, 'creditor', 'account_id']],
    ['metadata that is too large', { metadata: { x: 'x'.repeat(8_200) } }, ['body', 'items', 1, 'metadata']],
    [
      'a day that is none', { expected_settlement: { expected_at: '2026-02-30T10:00:00Z' } },
      ['body', 'items', 1, 'expected_settlement', 'expected_at'],
    ],
  ])('is refused whole for an item with %s', async (_, given, loc) => {
    const [a, b] = [await api.account(10), await api.account()];
    const answer = await api.call<{ detail: { loc: unknown[] }[] }>('createObligationBatch', {
      body: { atomic, items: [transferBody(a, b, 1), { ...transferBody(a, b, 1), ...given }] },
    });
    expect([answer.status, answer.body.detail[0]?.loc, await api.available(b)]).toEqual([422, loc, 0]);
  });
});

describe('an atomic batch', () => {
  it('with refused items is refused whole, and says of each what is wrong with it', async () => {
    const [a, b, frozen] = [await api.account(100), await api.account(), await api.account(50)];
    await api.ok('freezeAccount', { path: { account_id: frozen }, body: {} });
    const before = await count();
    const { status, body } = await refusedBatch([
      transferBody(a, b, 60), transferBody(a, b, 60), transferBody(b, a, 60), transferBody(frozen, b, 1), transferBody(a, a, 1),
      transferBody(a, 'acc_nobody', 1),
    ]);
    expect([status, body.error, body.message]).toEqual([422, 'BATCH_REFUSED', '4 of 6 items are refused; nothing was created.']);
    expect(shortly(body.details.results)).toEqual([
      'NOT_APPLIED', 'REFUSED INSUFFICIENT_FUNDS', 'NOT_APPLIED', 'REFUSED ACCOUNT_FROZEN', 'REFUSED SAME_ACCOUNT',
      'REFUSED ACCOUNT_NOT_FOUND',
    ]);
    expect(body.details.results[1]?.error).toEqual({
      error: 'INSUFFICIENT_FUNDS', message: expect.any(String), details: { account_id: a, available: 40, required: 60 },
    });
    expect([await count(), await api.available(a), await api.available(b)]).toEqual([before, 100, 0]);
  });

  it('that was refused leaves its key free', async () => {
    const [a, b] = [await api.account(), await api.account()];
    expect((await send([transferBody(a, b, 5)], true, 'refused-first')).status).toBe(422);
    await api.fund(a, 5);
    expect((await send([transferBody(a, b, 5)], true, 'refused-first')).status).toBe(200);
  });

  it('says when one of one is refused', async () => {
    const [a, b] = [await api.account(), await api.account()];
    expect((await refusedBatch([transferBody(a, b, 5)])).body.message).toBe('1 of 1 items is refused; nothing was created.');
  });

  it('is one commit', async () => {
    const [a, b] = [await api.account(10), await api.account()];
    const commits = async () => Number((await api.service.database.forTenant(TENANT).read((em) => em.execute<{ n: string }[]>(
      'select commit_no as n from razao.heads',
    )))[0]?.n);
    const before = await commits();
    await send([transferBody(a, b, 1), transferBody(a, b, 1), payout(a, 1)], true);
    expect(await commits()).toBe(before + 1);
  });
});

describe('a batch that is not atomic', () => {
  it('lets each item stand for itself', async () => {
    const [a, b] = [await api.account(100), await api.account()];
    const { status, body } = await send([
      transferBody(a, b, 60), transferBody(a, b, 60), transferBody(a, b, 40), { ...payout(a, 1), rail: 'WIRE' },
    ]);
    expect([status, body.atomic, shortly(body.results)]).toEqual([
      200, false, ['CREATED', 'REFUSED INSUFFICIENT_FUNDS', 'CREATED', 'REFUSED RAIL_NOT_BOUND'],
    ]);
    expect(body.results[1]?.error).toMatchObject({ details: { account_id: a, available: 40, required: 60 } });
    expect([await api.available(a), await api.available(b)]).toEqual([0, 100]);
  });

  it('whose answer was lost half-way goes on with the same obligations, and takes no other body', async () => {
    const [a, b] = [await api.account(10), await api.account()];
    const body = { items: [transferBody(a, b, 1), transferBody(a, b, 2), transferBody(a, b, 50)] };
    const command: WriteKey = { id: 'key:lost-half-way', digest: 'd', status: 200 };
    const ctx = api.service.contextFor(TENANT, 'cli_test', command);
    const { journal } = ctx;
    const made: unknown[] = [];
    const dying = { submit: () => Promise.reject(new Error('killed')), submitOnce: async (...given: Parameters<Journal['submitOnce']>) => {
      const answer = await journal.submitOnce(...given);
      made.push(answer);
      return answer;
    } } as unknown as Journal;
    await expect(createObligationBatch(derive(ctx, { journal: dying }), body)).rejects.toThrow('killed');
    await expect(createObligationBatch(api.service.contextFor(TENANT, 'cli_test', { ...command, digest: 'e' }), {
      items: [transferBody(a, b, 3)],
    }))
      .rejects.toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' });
    const { results } = await createObligationBatch(ctx, body);
    expect(shortly(results)).toEqual(['CREATED', 'CREATED', 'REFUSED INSUFFICIENT_FUNDS']);
    expect(results.slice(0, 2).map(({ obligation }) => obligation)).toEqual(made.filter((it) => it !== null));
    expect(await api.available(b)).toBe(3);
  });
});

describe('another tenant’s account in a batch', () => {
  it.each([true, false])('is as missing as one that nobody has, atomic %s', async (atomic) => {
    const [a, foreign] = [await api.account(10), await api.account(0, { tenant: 'acme' })];
    const results = await Promise.all([foreign, 'acc_00000000000000000000000000'].map(async (id) =>
      JSON.stringify((await send([transferBody(a, id, 1)], atomic)).body).replace(
        `{"account_id":"${id}"}`, 'the account that was asked for',
      )));
    expect(results[0]).toMatch(/the account that was asked for/);
    expect(results[0]).toBe(results[1]);
  });
});
