/** Evidence that failed by our own fault is tried again by itself, ever more rarely, with an end that somebody sees. */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { EventListResponse, EvidenceResponse } from '../../../generated/models.ts';
import { startTestService, TENANT, type TestService } from '../../../test/support/service.ts';
import type { AppContext } from '../../app.ts';
import { AssertionError } from '../../platform/assert.ts';
import { FixedClock } from '../../platform/clock.ts';
import { derive } from '../../platform/context.ts';
import { verifyJournal } from '../../command-line/verify-journal.ts';
import type { EvidenceDraft } from './evidence.ts';
import { findEvidence } from './queries.ts';
import { ingestEvidence } from './ingest-evidence.ts';
import { retryFailed } from './retry-failed.ts';
import { RETRY_PAUSES_MS } from './decide-evidence.ts';

const clock = new FixedClock();
let api: TestService;
let ctx: AppContext;
/** What is wrong with us. */
let isBroken = false;
beforeAll(async () => {
  api = await startTestService({ clock, env: { RAZAO_ROLES: 'api' } });
  await api.account(1);
  const found = api.service.contextFor(TENANT, 'mock');
  const broken = {
    rows: () => [], accountOf: async () => undefined,
    follow: () => {
      if (isBroken) throw new AssertionError('the fault is ours');
      return { rows: [], events: [] };
    },
  };
  ctx = derive(found, { followers: [...found.followers, broken] });
});
afterAll(async () => {
  const verdict = await verifyJournal(api.service.database, TENANT);
  await api.stop();
  expect(verdict).toMatchObject({ ok: true });
});

const credit = (account_id: string): EvidenceDraft => ({
  providerId: 'mock', rail: 'MOCK', kind: 'INBOUND_CREDIT', externalId: randomUUID(),
  matchKeys: { account_id, end_to_end_id: randomUUID() },
  amount: 1000n, currency: 'BRL', occurredAt: clock.now(), payload: null,
});
const look = () => retryFailed(api.service.database, () => ctx, ctx.log);
const read = (evidence_id: string) => api.ok<EvidenceResponse>('getEvidence', { path: { evidence_id } });

it('it is applied as soon as it can be, once', async () => {
  const account = await api.account();
  isBroken = true;
  const { evidence_id, state } = await ingestEvidence(ctx, credit(account));
  expect(state).toBe('FAILED');
  await look();
  expect(await read(evidence_id)).toMatchObject({ state: 'FAILED', attempts: 1 });
  clock.advance(RETRY_PAUSES_MS[0] ?? 0);
  await look();
  expect(await read(evidence_id)).toMatchObject({ state: 'FAILED', attempts: 2 });
  isBroken = false;
  clock.advance(RETRY_PAUSES_MS[1] ?? 0);
  await Promise.all([look(), look()]);
  expect(await read(evidence_id)).toMatchObject({ state: 'MATCHED', attempts: 3 });
  expect((await findEvidence(ctx, evidence_id))?.retryAt).toBeNull();
  expect(await api.available(account)).toBe(1000);
});

it('what never can be waits in the end, its money on the exception account, announced, and is credited by hand', async () => {
  const account = await api.account();
  isBroken = true;
  const { evidence_id } = await ingestEvidence(ctx, credit(account));
  for (const pause of RETRY_PAUSES_MS) {
    expect(await read(evidence_id)).toMatchObject({ state: 'FAILED', exception_cents: 0 });
    clock.advance(pause);
    await look();
  }
  expect(await read(evidence_id)).toMatchObject({
    state: 'UNMATCHED', reason_code: 'PROCESSING_ERROR', exception_cents: 1000, attempts: 7,
  });
  const { items } = await api.ok<EventListResponse>('listEvents', { query: { entity_id: evidence_id } });
  expect(items.map(({ event_type }) => event_type)).toEqual(['evidence.unmatched', 'evidence.failed']);
  clock.advance(86_400_000);
  await look();
  expect(await read(evidence_id)).toMatchObject({ state: 'UNMATCHED', attempts: 7 });
  await api.ok('resolveEvidence', { path: { evidence_id }, body: { action: 'CREDIT', destination_account_id: account, reason: 'x' } });
  expect(await api.available(account)).toBe(1000);
});
