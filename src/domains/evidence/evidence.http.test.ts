/** Evidence over HTTP: what each kind does to obligations and money, what is kept aside, and how it is listed. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { EvidenceListResponse, EvidenceResponse } from '../../../generated/models.ts';
import { evidenceCalls } from '../../../test/support/evidence-calls.ts';
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

const { toSuspense, brl, closed, dispatched, exceptionCents, expected, message, obligation, payment, said } = evidenceCalls(
  () => api, clock,
);

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
    const [evidence, added] = await toSuspense(() => said('SETTLEMENT', { obligation_id }, { amount: brl(value) }));
    expect(evidence).toMatchObject({ state: 'UNMATCHED', reason_code: 'AMOUNT_DIFFERS', exception_cents: value });
    expect(added).toBe(value);
    expect(await obligation(obligation_id)).toMatchObject({ state: 'PENDING' });
    expect(await api.available(to)).toBe(0);
  });

  it('of another amount for a payment of ours settles nothing: its money leaves transit for the exception account', async () => {
    const { obligation_id } = await dispatched(await api.account(1000));
    const [evidence, added] = await toSuspense(() => said('SETTLEMENT', { obligation_id }, { amount: brl(999) }));
    expect(evidence).toMatchObject({ state: 'UNMATCHED', reason_code: 'AMOUNT_DIFFERS', exception_cents: 0 });
    expect(added).toBe(1000);
    expect(await obligation(obligation_id)).toMatchObject({ state: 'DISPATCHED' });
    const [right, back] = await toSuspense(() => said('SETTLEMENT', { obligation_id }));
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
    const [evidence, added] = await toSuspense(() => said('SETTLEMENT', { obligation_id }));
    expect([evidence.state, added, await api.available(to)]).toEqual(['MATCHED', 0, 1000]);
  });

  it('that contradicts a canceled payment to us flips nothing, and its money waits', async () => {
    const to = await api.account();
    const { obligation_id } = await expected(to);
    await api.ok('resolveObligation', { path: { obligation_id }, body: { outcome: 'CANCELED' } });
    const [evidence, added] = await toSuspense(() => said('SETTLEMENT', { obligation_id }));
    expect(evidence).toMatchObject({ state: 'UNMATCHED', reason_code: 'CONTRADICTS_FINAL', exception_cents: 1000, match: null });
    expect([added, await api.available(to)]).toEqual([1000, 0]);
    expect(await obligation(obligation_id)).toMatchObject({ resolution_outcome: 'CANCELED' });
  });

  it.each([['an obligation nobody has', { obligation_id: 'obl_01KJQ9F8H0K2N4Q6S8W0Y2A4C6' }], ['no id at all', { obligation_id: 'x' }],
    ['keys that nothing has', { invoice: 'none' }], ['nothing', {}]] as [string, Record<string, string>][])(
    'that names %s is unmatched, and moves nothing', async (_, keys) => {
      const [evidence, added] = await toSuspense(() => said('SETTLEMENT', keys));
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
    const [evidence, added] = await toSuspense(() => said('FAILURE', { obligation_id }));
    expect([evidence.state, added, await api.available(from)]).toEqual(['MATCHED', 0, 1000]);
    expect(await obligation(obligation_id)).toMatchObject({ resolution_outcome: 'CANCELED' });
  });

  it('of what nobody knows moves nothing', async () => {
    const [evidence, added] = await toSuspense(() => said('FAILURE', { invoice: 'none' }));
    expect([evidence.state, added]).toEqual(['UNMATCHED', 0]);
  });

  it('of what is settled by its end-to-end id flips nothing; what came back waits', async () => {
    const from = await api.account(1000);
    const { obligation_id } = await dispatched(from);
    const end_to_end_id = randomUUID();
    await said('SETTLEMENT', { obligation_id, end_to_end_id });
    const [evidence, added] = await toSuspense(() => said('FAILURE', { end_to_end_id }));
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
    const [evidence, added] = await toSuspense(() => said('INBOUND_CREDIT', match_keys));
    expect(evidence).toMatchObject({ state: 'UNMATCHED', reason_code, exception_cents: 1000, match: null });
    expect(added).toBe(1000);
  });

  it('for an obligation that is settled already is more money: it waits', async () => {
    const to = await api.account();
    const { obligation_id } = await expected(to);
    await said('INBOUND_CREDIT', { obligation_id });
    const [evidence, added] = await toSuspense(() => said('INBOUND_CREDIT', { obligation_id }));
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
