/** Operators resolve evidence by hand, and have it tried again. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { EvidenceResponse } from '../../../generated/models.ts';
import { evidenceCalls } from '../../../test/support/evidence-calls.ts';
import { startTestService, TENANT, type TestService } from '../../../test/support/service.ts';
import { FixedClock } from '../../platform/clock.ts';
import { verifyJournal } from '../../command-line/verify-journal.ts';

const clock = new FixedClock();
let api: TestService;
beforeAll(async () => { api = await startTestService({ clock }); });
afterAll(async () => {
  const verdict = await verifyJournal(api.service.database, TENANT);
  await api.stop();
  expect(verdict).toMatchObject({ ok: true });
});

const { toSuspense, closed, dispatched, expected, obligation, said } = evidenceCalls(() => api, clock);

describe('deciding by hand', () => {
  const resolve = (evidence_id: string, body: object) => api.call<EvidenceResponse>('resolveEvidence', {
    path: { evidence_id }, body: { reason: 'known', ...body },
  });

  it('credits an account with the money that waits, through an obligation of its own', async () => {
    const { evidence_id } = await said('INBOUND_CREDIT', { invoice: 'none' });
    const destination_account_id = await api.account();
    const [{ status, body }, added] = await toSuspense(() => resolve(evidence_id, { action: 'CREDIT', destination_account_id }));
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
    const [{ body }, added] = await toSuspense(() => resolve(evidence_id, { action: 'MATCH', obligation_id }));
    expect(body).toMatchObject({ state: 'RESOLVED', match: { obligation_id, matched_by: 'OPERATOR' }, exception_cents: 0 });
    expect([added, await api.available(to)]).toEqual([-1000, 1000]);
    expect(await obligation(obligation_id)).toMatchObject({ resolution_outcome: 'SETTLED' });
  });

  it('attaches it to what was settled by hand: its money is not booked twice', async () => {
    const to = await api.account();
    const { obligation_id } = await expected(to);
    const { evidence_id } = await said('INBOUND_CREDIT', { invoice: 'none' });
    await api.ok('resolveObligation', { path: { obligation_id }, body: { outcome: 'SETTLED' } });
    const [{ body }, added] = await toSuspense(() => resolve(evidence_id, { action: 'MATCH', obligation_id }));
    expect([body.state, added, await api.available(to)]).toEqual(['RESOLVED', -1000, 1000]);
  });

  it('dismisses what needs nothing more, and moves nothing', async () => {
    const { evidence_id } = await said('INBOUND_CREDIT', {});
    const [{ body }, added] = await toSuspense(() => resolve(evidence_id, { action: 'DISMISS' }));
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
    const [{ body }, added] = await toSuspense(() => retry(evidence_id));
    expect(body).toMatchObject({ state: 'MATCHED', version: 2, attempts: 2, exception_cents: 0, match: { obligation_id } });
    expect([added, await api.available(to)]).toEqual([-1000, 1000]);
    expect((await retry(evidence_id)).status).toBe(409);
  });

  it('lets only attempts and history grow where nothing fits, and brings no money twice', async () => {
    const first = await said('INBOUND_CREDIT', { invoice: 'none' });
    const [{ body }, added] = await toSuspense(() => retry(first.evidence_id));
    expect(added).toBe(0);
    expect(body).toEqual({
      ...first, attempts: 2, history: [...first.history, expect.objectContaining({ from_state: 'UNMATCHED', to_state: 'UNMATCHED' })],
    });
  });
});
