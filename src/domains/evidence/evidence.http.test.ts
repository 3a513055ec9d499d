/** Evidence over HTTP: what each kind does to obligations and money, what is kept aside, and what operators decide. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { EvidenceListResponse, EvidenceResponse, ObligationResponse } from '../../../generated/models.ts';
import { eventually, startTestService, TENANT, type TestService } from '../../../test/support/service.ts';
import { FixedClock } from '../../platform/clock.ts';
import { verifyJournal } from '../../command-line/verify-journal.ts';
import { effectiveAt } from './evidence.ts';

const clock = new FixedClock();
let api: TestService;
beforeAll(async () => { api = await startTestService({ clock }); });
afterAll(async () => {
  const verdict = await verifyJournal(api.service.database, TENANT);
  await api.stop();
  expect(verdict).toMatchObject({ ok: true });
});

const brl = (value: number) => ({ currency: 'BRL', value });
const outside = { kind: 'external', external_id: 'silent' };
const inside = (account_id: string) => ({ kind: 'account', account_id });

function create(body: object, value = 1000): Promise<ObligationResponse> {
  return api.ok<ObligationResponse>('createObligation', { body: { rail: 'MOCK', amount: brl(value), ...body } });
}

const payment = (from: string, given: object = {}, value = 1000) => create({ debtor: inside(from), creditor: outside, ...given }, value);
const expected = (to: string, given: object = {}, value = 1000) => create({ debtor: outside, creditor: inside(to), ...given }, value);

async function dispatched(from: string, given: object = {}): Promise<ObligationResponse> {
  const { obligation_id } = await payment(from, given);
  return eventually(async () => {
    const now = await obligation(obligation_id);
    return now.state === 'DISPATCHED' && now;
  });
}

const obligation = (obligation_id: string) => api.ok<ObligationResponse>('getObligation', { path: { obligation_id } });

function said(kind: string, match_keys: Record<string, string>, given: object = {}): Promise<EvidenceResponse> {
  return api.ok<EvidenceResponse>('ingestEvidence', { body: message(kind, match_keys, given) });
}

function message(kind: string, match_keys: Record<string, string>, given: object = {}) {
  return {
    provider_id: 'mock', rail: 'MOCK', kind, external_id: randomUUID(), match_keys, amount: brl(1000),
    occurred_at: clock.now().toISOString(), ...given,
  };
}

async function exceptionCents(currency = 'BRL'): Promise<number> {
  const [row] = await api.service.database.forTenant(TENANT).read((em) => em.execute<{ posted: string }[]>(
    `select coalesce(sum(posted), 0) as posted from razao.balances b join razao.accounts a using (tenant_id, account_id)
     where a.system_role = 'exception' and a.currency = ?`, [currency]));
  return Number(row?.posted);
}

/** What an action adds to the exception account. */
async function aside<T>(action: () => Promise<T>): Promise<[T, number]> {
  const before = await exceptionCents();
  const result = await action();
  return [result, (await exceptionCents()) - before];
}

describe('a settlement', () => {
  it('settles the payment it names', async () => {
    const from = await api.account(1000);
    const { obligation_id } = await dispatched(from);
    const evidence = await said('SETTLEMENT', { obligation_id }, { payload: { amount: '10.00' } });
    expect(evidence).toMatchObject({
      state: 'MATCHED', reason_code: null, match: { obligation_id, matched_by: 'OBLIGATION_ID' }, exception_cents: 0,
      attempts: 1, version: 1,
      history: [{ from_state: null, to_state: 'MATCHED', obligation_id }],
    });
    expect(evidence.payload_hash).toMatch(/^[0-9a-f]{64}$/);
    expect(await obligation(obligation_id)).toMatchObject({ state: 'FINAL', resolution_outcome: 'SETTLED' });
    expect(await api.ok('getEvidence', { path: { evidence_id: evidence.evidence_id } })).toEqual(evidence);
  });

  it('settles the expected payment that its keys lead to', async () => {
    const to = await api.account();
    const invoice = randomUUID();
    const { obligation_id } = await expected(to, { match_keys: { invoice, region: 'south' } });
    await expected(to, { match_keys: { invoice, region: 'north' } });
    await expected(to, { match_keys: { region: 'south' } });
    expect(await said('SETTLEMENT', { invoice, region: 'south' })).toMatchObject({ state: 'UNMATCHED', reason_code: 'SEVERAL_MATCHES' });
    expect(await said('SETTLEMENT', { invoice, region: 'south', x: 'y' }, { amount: brl(1) })).toMatchObject({
      reason_code: 'SEVERAL_MATCHES',
    });
    const other = randomUUID();
    const one = await expected(to, { match_keys: { invoice: other, region: 'south' } });
    expect(await said('SETTLEMENT', { invoice: other })).toMatchObject({
      state: 'MATCHED', match: { obligation_id: one.obligation_id, matched_by: 'MATCH_KEYS' },
    });
    expect(await api.available(to)).toBe(1000);
    expect(await obligation(obligation_id)).toMatchObject({ state: 'PENDING' });
  });

  it('that comes before the dispatch is recorded is deferred, and applied by itself after it', async () => {
    const from = await api.account(1000);
    const { obligation_id } = await payment(from);
    const evidence = await said('SETTLEMENT', { obligation_id });
    const now = await eventually(async () => {
      const found = await api.ok<EvidenceResponse>('getEvidence', { path: { evidence_id: evidence.evidence_id } });
      return found.state === 'MATCHED' && found;
    });
    if (evidence.state === 'DEFERRED') {
      expect(now).toMatchObject({
        version: 2, attempts: 2, history: [{ to_state: 'DEFERRED', reason_code: 'TOO_EARLY', obligation_id }, { actor: 'service' }],
      });
    }
    expect(await obligation(obligation_id)).toMatchObject({ state: 'FINAL', resolution_outcome: 'SETTLED' });
  });

  it.each([999, 1001])('of %d for an expected payment of 1000 waits on the exception account and settles nothing', async (value) => {
    const to = await api.account();
    const { obligation_id } = await expected(to);
    const [evidence, added] = await aside(() => said('SETTLEMENT', { obligation_id }, { amount: brl(value) }));
    expect(evidence).toMatchObject({ state: 'UNMATCHED', reason_code: 'AMOUNT_DIFFERS', exception_cents: value });
    expect(added).toBe(value);
    expect(await obligation(obligation_id)).toMatchObject({ state: 'PENDING' });
    expect(await api.available(to)).toBe(0);
  });

  it('of another amount for a payment of ours settles nothing: its money leaves transit for the exception account', async () => {
    const { obligation_id } = await dispatched(await api.account(1000));
    const [evidence, added] = await aside(() => said('SETTLEMENT', { obligation_id }, { amount: brl(999) }));
    expect(evidence).toMatchObject({ state: 'UNMATCHED', reason_code: 'AMOUNT_DIFFERS', exception_cents: 0 });
    expect(added).toBe(1000);
    expect(await obligation(obligation_id)).toMatchObject({ state: 'DISPATCHED' });
    const [right, back] = await aside(() => said('SETTLEMENT', { obligation_id }));
    expect([right.state, back]).toEqual(['MATCHED', -1000]);
  });

  it('in another currency waits in that currency', async () => {
    const { obligation_id } = await expected(await api.account());
    const evidence = await said('SETTLEMENT', { obligation_id }, { amount: { currency: 'CHF', value: 1000 } });
    expect(evidence).toMatchObject({ state: 'UNMATCHED', reason_code: 'AMOUNT_DIFFERS', exception_cents: 1000 });
    expect(await exceptionCents('CHF')).toBe(1000);
  });

  it('of what is settled already is attached and moves nothing', async () => {
    const to = await api.account();
    const { obligation_id } = await expected(to);
    await api.ok('resolveObligation', { path: { obligation_id }, body: { outcome: 'SETTLED' } });
    const [evidence, added] = await aside(() => said('SETTLEMENT', { obligation_id }));
    expect([evidence.state, added, await api.available(to)]).toEqual(['MATCHED', 0, 1000]);
  });

  it('that contradicts a canceled payment to us flips nothing, and its money waits', async () => {
    const to = await api.account();
    const { obligation_id } = await expected(to);
    await api.ok('resolveObligation', { path: { obligation_id }, body: { outcome: 'CANCELED' } });
    const [evidence, added] = await aside(() => said('SETTLEMENT', { obligation_id }));
    expect(evidence).toMatchObject({ state: 'UNMATCHED', reason_code: 'CONTRADICTS_FINAL', exception_cents: 1000, match: null });
    expect([added, await api.available(to)]).toEqual([1000, 0]);
    expect(await obligation(obligation_id)).toMatchObject({ resolution_outcome: 'CANCELED' });
  });

  it.each([['an obligation nobody has', { obligation_id: 'obl_01KJQ9F8H0K2N4Q6S8W0Y2A4C6' }], ['no id at all', { obligation_id: 'x' }],
    ['keys that nothing has', { invoice: 'none' }], ['nothing', {}]] as [string, Record<string, string>][])(
    'that names %s is unmatched, and moves nothing', async (_, keys) => {
      const [evidence, added] = await aside(() => said('SETTLEMENT', keys));
      expect(evidence).toMatchObject({ state: 'UNMATCHED', reason_code: 'NO_MATCH', exception_cents: 0 });
      expect(added).toBe(0);
    });

  it('over another rail than the obligation fits nothing', async () => {
    const [from, to] = [await api.account(1000), await api.account()];
    const { body } = await api.transfer(from, to, 10);
    expect(await said('SETTLEMENT', { obligation_id: body.obligation_id }, { amount: brl(10) })).toMatchObject({ reason_code: 'NO_MATCH' });
  });
});

describe('a failure', () => {
  it('gives the money of a payment back', async () => {
    const from = await api.account(1000);
    const { obligation_id } = await dispatched(from);
    expect(await said('FAILURE', { obligation_id })).toMatchObject({ state: 'MATCHED' });
    expect(await obligation(obligation_id)).toMatchObject({ resolution_outcome: 'FAILED' });
    expect(await api.available(from)).toBe(1000);
  });

  it('of a payment that was canceled is attached: the money is back', async () => {
    const from = await api.account(1000);
    const { obligation_id } = await dispatched(from);
    await api.ok('resolveObligation', { path: { obligation_id }, body: { outcome: 'CANCELED' } });
    const [evidence, added] = await aside(() => said('FAILURE', { obligation_id }));
    expect([evidence.state, added, await api.available(from)]).toEqual(['MATCHED', 0, 1000]);
    expect(await obligation(obligation_id)).toMatchObject({ resolution_outcome: 'CANCELED' });
  });

  it('of what nobody knows moves nothing', async () => {
    const [evidence, added] = await aside(() => said('FAILURE', { invoice: 'none' }));
    expect([evidence.state, added]).toEqual(['UNMATCHED', 0]);
  });

  it('of what is settled by its end-to-end id flips nothing; what came back waits', async () => {
    const from = await api.account(1000);
    const { obligation_id } = await dispatched(from);
    const end_to_end_id = randomUUID();
    await said('SETTLEMENT', { obligation_id, end_to_end_id });
    const [evidence, added] = await aside(() => said('FAILURE', { end_to_end_id }));
    expect(evidence).toMatchObject({ state: 'UNMATCHED', reason_code: 'CONTRADICTS_FINAL', exception_cents: 1000 });
    expect([added, await api.available(from)]).toEqual([1000, 0]);
  });
});

describe('an inbound credit', () => {
  it('settles an expected payment', async () => {
    const to = await api.account();
    const txid = randomUUID();
    const { obligation_id } = await expected(to, { match_keys: { txid } });
    expect(await said('INBOUND_CREDIT', { txid, account_id: await api.account() })).toMatchObject({
      state: 'MATCHED', match: { obligation_id },
    });
    expect(await api.available(to)).toBe(1000);
  });

  it('for an account is an obligation of its own, final at once', async () => {
    const account_id = await api.account();
    const { match, state } = await said('INBOUND_CREDIT', { account_id, end_to_end_id: randomUUID() });
    expect([state, match?.matched_by, await api.available(account_id)]).toEqual(['MATCHED', 'ACCOUNT', 1000]);
    expect(await obligation(match?.obligation_id ?? '')).toMatchObject({
      state: 'FINAL', resolution_outcome: 'SETTLED', version: 2, debtor: { kind: 'external' }, creditor: { account_id },
    });
  });

  it('for a frozen account is credited', async () => {
    const account_id = await api.account();
    await api.ok('freezeAccount', { path: { account_id }, body: {} });
    await said('INBOUND_CREDIT', { account_id });
    expect(await api.available(account_id)).toBe(1000);
  });

  it('for an account that was promoted lands on the new one, also by hand', async () => {
    const guest = await api.account(0, { type: 'GUEST' });
    const { id } = await api.ok<{ id: string }>('promoteAccount', {
      path: { account_id: guest }, body: { owner_party_id: await api.party() },
    });
    const { match } = await said('INBOUND_CREDIT', { account_id: guest });
    expect(await obligation(match?.obligation_id ?? '')).toMatchObject({ creditor: { account_id: id } });
    const { evidence_id } = await said('INBOUND_CREDIT', {});
    await api.ok('resolveEvidence', { path: { evidence_id }, body: { action: 'CREDIT', destination_account_id: guest, reason: 'known' } });
    expect(await api.available(id)).toBe(2000);
  });

  it.each([
    ['nobody', async () => ({ invoice: 'none' }), 'NO_MATCH'],
    ['a key that leads nowhere', async () => ({ pix_key: 'ana@example.com' }), 'NO_MATCH'],
    ['an EXTERNAL account', async () => ({ account_id: await api.account(0, { type: 'EXTERNAL' }) }), 'NO_MATCH'],
    ['an account of another currency', async () => ({ account_id: await api.account(0, { currency: 'USD' }) }), 'NO_MATCH'],
    ['a closed account', async () => ({ account_id: await closed() }), 'ACCOUNT_CLOSED'],
  ] as [string, () => Promise<Record<string, string>>, string][])('for %s waits on the exception account', async (_, keys, reason_code) => {
    const match_keys = await keys();
    const [evidence, added] = await aside(() => said('INBOUND_CREDIT', match_keys));
    expect(evidence).toMatchObject({ state: 'UNMATCHED', reason_code, exception_cents: 1000, match: null });
    expect(added).toBe(1000);
  });

  it('for an obligation that is settled already is more money: it waits', async () => {
    const to = await api.account();
    const { obligation_id } = await expected(to);
    await said('INBOUND_CREDIT', { obligation_id });
    const [evidence, added] = await aside(() => said('INBOUND_CREDIT', { obligation_id }));
    expect(evidence).toMatchObject({ state: 'UNMATCHED', reason_code: 'CONTRADICTS_FINAL', exception_cents: 1000 });
    expect([added, await api.available(to)]).toEqual([1000, 1000]);
  });

  it('of the same end-to-end id under another name is the first one again', async () => {
    const account_id = await api.account();
    const keys = { account_id, end_to_end_id: randomUUID() };
    const [first, second] = [await said('INBOUND_CREDIT', keys), await said('INBOUND_CREDIT', keys)];
    expect(second).toEqual(first);
    expect(await api.available(account_id)).toBe(1000);
  });

  it('that returns a payment goes to the account that paid, whichever is told first', async () => {
    const [early, late] = [await api.account(1000), await api.account(1000)];
    for (const [from, returnsFirst] of [[early, true], [late, false]] as const) {
      const { obligation_id } = await dispatched(from);
      const end_to_end_id = randomUUID();
      const tell = {
        settled: () => said('SETTLEMENT', { obligation_id, end_to_end_id }),
        returned: () => said(
          'INBOUND_CREDIT', { original_end_to_end_id: end_to_end_id, end_to_end_id: randomUUID() }, { amount: brl(400) },
        ),
      };
      const [first, second] = returnsFirst ? [tell.returned, tell.settled] : [tell.settled, tell.returned];
      const { evidence_id } = await first();
      const other = await second();
      for (const id of [evidence_id, other.evidence_id]) {
        await eventually(async () => (await api.ok<EvidenceResponse>('getEvidence', { path: { evidence_id: id } })).state === 'MATCHED');
      }
      expect(await api.available(from)).toBe(400);
    }
  });
});

async function closed(): Promise<string> {
  const id = await api.account();
  await api.service.database.forTenant(TENANT).write(async ({ em, touch }) => {
    await em.execute(`update razao.accounts set status = 'CLOSED' where account_id = ?`, [id]);
    touch(id);
  });
  return id;
}

describe('when it counts', () => {
  const [MINUTE, DAY] = [60_000, 86_400_000];
  const lateOf = async (evidenceId: string) => (await api.service.database.forTenant(TENANT).read((em) => em.execute(
    `select from razao.late_postings l join razao.journal_entries e using (tenant_id, seq_no) where e.correlation ->> 'evidence_id' = ?`,
    [evidenceId]))).length;

  it.each([
    ['two days ago', -2 * DAY, -2 * DAY], ['ten days ago', -10 * DAY, -7 * DAY], ['in the future', DAY, 0],
    ['more than a minute ago', -MINUTE - 1, -MINUTE - 1],
    ['a minute ago, which is not late', -MINUTE, 0], ['this moment', 0, 0],
  ])(
    'what happened %s', async (_, happened, counts) => {
      const account_id = await api.account();
      const now = clock.now().getTime();
      const { evidence_id } = await said('INBOUND_CREDIT', { account_id }, { occurred_at: new Date(now + happened).toISOString() });
      const [entry] = await api.service.database.forTenant(TENANT).read((em) => em.execute<{ effective_at: Date }[]>(
        `select effective_at from razao.journal_entries where correlation ->> 'evidence_id' = ?`, [evidence_id]));
      expect([new Date(entry?.effective_at ?? 0).getTime() - now, await lateOf(evidence_id) > 0]).toEqual([counts, counts !== 0]);
    });

  it('what happened a moment ago, but yesterday in São Paulo, counts for yesterday', async () => {
    expect(effectiveAt({ occurredAt: new Date('2026-03-03T02:59:59.990Z') }, new Date('2026-03-03T03:00:00.000Z'), 7)).toEqual(
      new Date('2026-03-03T02:59:59.990Z'),
    );
    expect(effectiveAt({ occurredAt: new Date('2026-03-03T03:00:00.000Z') }, new Date('2026-03-03T03:00:00.010Z'), 7)).toEqual(
      new Date('2026-03-03T03:00:00.010Z'),
    );
  });
});

describe('a second delivery', () => {
  it('answers with the first record, whatever its key and its other fields, and moves nothing', async () => {
    const account_id = await api.account();
    const body = message('INBOUND_CREDIT', { account_id });
    const first = await api.call<EvidenceResponse>('ingestEvidence', { body });
    const second = await api.call<EvidenceResponse>('ingestEvidence', {
      body: { ...body, kind: 'FAILURE', amount: brl(7), match_keys: {} },
    });
    expect([second.status, second.body]).toEqual([201, first.body]);
    expect(await api.available(account_id)).toBe(1000);
  });

  it('under the same key is replayed', async () => {
    const body = message('INBOUND_CREDIT', { account_id: await api.account() });
    const key = randomUUID();
    const first = await api.call('ingestEvidence', { body, key });
    const second = await api.call('ingestEvidence', { body, key });
    expect([second.body, second.headers['idempotency-replayed']]).toEqual([first.body, 'true']);
  });

  it('under another name is other evidence', async () => {
    const body = message('FAILURE', {});
    const first = await api.ok<EvidenceResponse>('ingestEvidence', { body });
    const second = await api.ok<EvidenceResponse>('ingestEvidence', { body: { ...body, external_id: `${body.external_id}:2` } });
    expect(second.evidence_id).not.toBe(first.evidence_id);
  });
});

describe('what cannot be evidence', () => {
  it.each([
    ['a rail that is not bound', { rail: 'WIRE' }, 'RAIL_NOT_BOUND'],
    ['a currency that there is not', { amount: { currency: 'XQZ', value: 1 } }, 'INVALID_CURRENCY'],
  ])(
    '%s', async (_, given, error) => {
      const answer = await api.call('ingestEvidence', { body: message('SETTLEMENT', {}, given) });
      expect([answer.status, answer.body]).toMatchObject([422, { error }]);
    });

  it('a day that is in no calendar', async () => {
    expect(
      (await api.call('ingestEvidence', { body: message('SETTLEMENT', {}, { occurred_at: '2026-02-30T00:00:00Z' }) })).status,
    ).toBe(422);
  });

  it('needs the operator’s scope', async () => {
    const token = await api.token(['service/obligations.write']);
    expect((await api.call('ingestEvidence', { body: message('SETTLEMENT', {}), token })).status).toBe(403);
  });
});

describe('deciding by hand', () => {
  const resolve = (evidence_id: string, body: object) => api.call<EvidenceResponse>('resolveEvidence', {
    path: { evidence_id }, body: { reason: 'known', ...body },
  });

  it('credits an account with the money that waits, through an obligation of its own', async () => {
    const { evidence_id } = await said('INBOUND_CREDIT', { invoice: 'none' });
    const destination_account_id = await api.account();
    const [{ status, body }, added] = await aside(() => resolve(evidence_id, { action: 'CREDIT', destination_account_id }));
    expect([status, added, await api.available(destination_account_id)]).toEqual([200, -1000, 1000]);
    expect(body).toMatchObject({
      state: 'RESOLVED', reason_code: null, exception_cents: 0, attempts: 1, version: 2, match: { matched_by: 'OPERATOR' },
      resolution: { action: 'CREDIT', destination_account_id, reason: 'known' },
    });
    expect(await obligation(body.match?.obligation_id ?? '')).toMatchObject({
      resolution_outcome: 'SETTLED', creditor: { account_id: destination_account_id },
    });
    const again = await resolve(evidence_id, { action: 'CREDIT', destination_account_id });
    expect([again.status, again.body]).toMatchObject([409, { error: 'EVIDENCE_FINAL', details: { state: 'RESOLVED' } }]);
  });

  it('matches an open obligation, with the money that waits', async () => {
    const to = await api.account();
    const { evidence_id } = await said('INBOUND_CREDIT', { invoice: 'none' });
    const { obligation_id } = await expected(to);
    const [{ body }, added] = await aside(() => resolve(evidence_id, { action: 'MATCH', obligation_id }));
    expect(body).toMatchObject({ state: 'RESOLVED', match: { obligation_id, matched_by: 'OPERATOR' }, exception_cents: 0 });
    expect([added, await api.available(to)]).toEqual([-1000, 1000]);
    expect(await obligation(obligation_id)).toMatchObject({ resolution_outcome: 'SETTLED' });
  });

  it('attaches it to what was settled by hand: its money is not booked twice', async () => {
    const to = await api.account();
    const { obligation_id } = await expected(to);
    const { evidence_id } = await said('INBOUND_CREDIT', { invoice: 'none' });
    await api.ok('resolveObligation', { path: { obligation_id }, body: { outcome: 'SETTLED' } });
    const [{ body }, added] = await aside(() => resolve(evidence_id, { action: 'MATCH', obligation_id }));
    expect([body.state, added, await api.available(to)]).toEqual(['RESOLVED', -1000, 1000]);
  });

  it('dismisses what needs nothing more, and moves nothing', async () => {
    const { evidence_id } = await said('INBOUND_CREDIT', {});
    const [{ body }, added] = await aside(() => resolve(evidence_id, { action: 'DISMISS' }));
    expect([body.state, body.match, body.exception_cents, added]).toEqual(['RESOLVED', null, 1000, 0]);
  });

  it('is refused where it does not fit', async () => {
    const [account, usd] = [await api.account(1000), await api.account(0, { currency: 'USD' })];
    const out = (await dispatched(account)).obligation_id;
    const [small, canceled] = [(await expected(account, {}, 1)).obligation_id, (await expected(account)).obligation_id];
    await api.ok('resolveObligation', { path: { obligation_id: canceled }, body: { outcome: 'CANCELED' } });
    const [credit, failure] = [(await said('INBOUND_CREDIT', {})).evidence_id, (await said('FAILURE', {})).evidence_id];
    const nobody = 'acc_01KJQ8P9M1P3R5T7W9Y1A3C5E7';
    const cases: [string, object, number, object][] = [
      [credit, { action: 'MATCH', obligation_id: 'x' }, 404, { error: 'OBLIGATION_NOT_FOUND' }],
      [credit, { action: 'MATCH', obligation_id: out }, 422, { error: 'EVIDENCE_DOES_NOT_FIT', details: { field: 'direction' } }],
      [
        credit, { action: 'MATCH', obligation_id: small }, 422,
        { error: 'EVIDENCE_DOES_NOT_FIT', details: { field: 'amount', evidence: 1000, obligation: 1 } },
      ],
      [
        credit, { action: 'MATCH', obligation_id: canceled }, 409,
        { error: 'OBLIGATION_FINAL', details: { resolution_outcome: 'CANCELED' } },
      ],
      [credit, { action: 'CREDIT', destination_account_id: nobody }, 404, { error: 'ACCOUNT_NOT_FOUND' }],
      [credit, { action: 'CREDIT', destination_account_id: 'x' }, 404, { error: 'ACCOUNT_NOT_FOUND' }],
      [credit, { action: 'CREDIT', destination_account_id: usd }, 422, { error: 'CURRENCY_MISMATCH' }],
      [credit, { action: 'CREDIT', destination_account_id: await closed() }, 422, { error: 'ACCOUNT_CLOSED' }],
      [credit, { action: 'CREDIT', destination_account_id: await api.account(0, { type: 'EXTERNAL' }) }, 422, { error: 'NO_ACCOUNT_SIDE' }],
      [failure, { action: 'CREDIT', destination_account_id: account }, 422, { error: 'EVIDENCE_HOLDS_NO_MONEY' }],
    ];
    for (const [id, body, status, error] of cases) {
      const answer = await resolve(id, body);
      expect([body, answer.status, answer.body]).toMatchObject([body, status, error]);
    }
    expect((await resolve(credit, { action: 'CREDIT' })).status).toBe(422);
    expect((await resolve(credit, { action: 'DISMISS', amount: 1 })).status).toBe(422);
  });
});

describe('trying again', () => {
  const retry = (evidence_id: string) => api.call<EvidenceResponse>('retryEvidence', { path: { evidence_id } });

  it('applies what fits now, with the money that waited', async () => {
    const invoice = randomUUID();
    const to = await api.account();
    const { evidence_id } = await said('INBOUND_CREDIT', { invoice });
    const { obligation_id } = await expected(to, { match_keys: { invoice } });
    const [{ body }, added] = await aside(() => retry(evidence_id));
    expect(body).toMatchObject({ state: 'MATCHED', version: 2, attempts: 2, exception_cents: 0, match: { obligation_id } });
    expect([added, await api.available(to)]).toEqual([-1000, 1000]);
    expect((await retry(evidence_id)).status).toBe(409);
  });

  it('lets only attempts and history grow where nothing fits, and brings no money twice', async () => {
    const first = await said('INBOUND_CREDIT', { invoice: 'none' });
    const [{ body }, added] = await aside(() => retry(first.evidence_id));
    expect(added).toBe(0);
    expect(body).toEqual({
      ...first, attempts: 2, history: [...first.history, expect.objectContaining({ from_state: 'UNMATCHED', to_state: 'UNMATCHED' })],
    });
  });
});

describe('lists', () => {
  it('are narrowed by each filter, newest first, page by page', async () => {
    const account_id = await api.account();
    const external_id = randomUUID();
    const credit = await said('INBOUND_CREDIT', { account_id }, { external_id });
    const failure = await said('FAILURE', {});
    const list = (query: Record<string, string | number>) => api.ok<EvidenceListResponse>('listEvidence', { query });
    const ids = async (query: Record<string, string | number>) => (await list(query)).items.map(({ evidence_id }) => evidence_id);
    expect((await ids({})).slice(0, 2)).toEqual([failure.evidence_id, credit.evidence_id]);
    expect(await ids({ external_id })).toEqual([credit.evidence_id]);
    expect(await ids({ obligation_id: credit.match?.obligation_id ?? '' })).toEqual([credit.evidence_id]);
    expect(await ids({ external_id, kind: 'FAILURE' })).toEqual([]);
    expect(await ids({ external_id, rail: 'PIX' })).toEqual([]);
    expect(await ids({ external_id, provider_id: 'nobody' })).toEqual([]);
    expect((await ids({ state: 'UNMATCHED' }))[0]).toBe(failure.evidence_id);
    const page = await list({ limit: 1 });
    expect((await list({ limit: 1, cursor: page.next_cursor ?? '' })).items[0]?.evidence_id).toBe(credit.evidence_id);
  });

  it('mask keys of people, and never show what the provider sent', async () => {
    const { match_keys, evidence_id } = await said('INBOUND_CREDIT', { pix_key: 'ana@example.com', invoice: 'F-1' }, {
      payload: { payer: 'Ana Souza' },
    });
    expect(match_keys).toEqual({ pix_key: 'a***@example.com', invoice: 'F-1' });
    const rows = await api.service.database.forTenant(TENANT).read((em) => em.execute<{ payload: Buffer; body: string }[]>(
      `select p.payload, o.body from razao.evidence_payloads p join razao.outbox o on o.tenant_id = p.tenant_id and o.entity_id = p.evidence_id where p.evidence_id = ?`, [
        evidence_id,
      ]));
    expect(rows).toHaveLength(1);
    expect(rows[0]?.payload.toString('latin1')).not.toContain('Ana');
    expect(rows[0]?.body).not.toMatch(/ana@|Ana/);
    expect(
      JSON.parse(api.service.contextFor(TENANT).vault.open(rows[0]?.payload ?? Buffer.alloc(0), `${TENANT}/${evidence_id}`).toString()),
    ).toEqual({ payer: 'Ana Souza' });
  });
});
