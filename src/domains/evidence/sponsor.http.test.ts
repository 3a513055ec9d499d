/** The whole way, with the simulated sponsor: a payment goes out, its end is told by webhook and becomes evidence. */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { EvidenceListResponse, EvidenceResponse, ObligationResponse } from '../../../generated/models.ts';
import { eventually, startTestService, TENANT, type TestService } from '../../../test/support/service.ts';
import { startSponsor, type TestSponsor } from '../../../test/support/sponsor.ts';
import { verifyJournal } from '../../command-line/verify-journal.ts';

let api: TestService;
let sponsor: TestSponsor;
beforeAll(async () => {
  api = await startTestService();
  sponsor = await startSponsor();
  await api.token(['service/health']);
  await sponsor.connect(api);
});
afterAll(async () => {
  const verdict = await verifyJournal(api.service.database, TENANT);
  await sponsor.stop();
  await api.stop();
  expect(verdict).toMatchObject({ ok: true });
});

async function pay(from: string, rail: string, external_id: string): Promise<string> {
  const { obligation_id } = await api.ok<ObligationResponse>('createObligation', {
    body: {
      rail, amount: { currency: 'BRL', value: 1000 }, debtor: { kind: 'account', account_id: from },
      creditor: { kind: 'external', external_id },
    },
  });
  return obligation_id;
}

/** The one piece of evidence that was applied to an obligation, once it was. */
const evidenceOf = (obligation_id: string) => eventually(async () => {
  const { items } = await api.ok<EvidenceListResponse>('listEvidence', { query: { obligation_id } });
  return items.length === 1 && (items[0] as EvidenceResponse);
});

it.each([
  ['PIX', 'pix_key:fornecedor@example.com', 'SETTLEMENT', 'SETTLED', 0],
  ['PIX', 'pix_key:fail-ac07@example.com', 'FAILURE', 'FAILED', 1000],
  ['ACH', 'loja', 'SETTLEMENT', 'SETTLED', 0],
])('a payment over %s to %s ends by its %s', async (rail, to, kind, resolution_outcome, left) => {
  const from = await api.account(1000);
  await sponsor.script('settle', 'duplicate');
  const obligation_id = await pay(from, rail, to);
  expect(await evidenceOf(obligation_id)).toMatchObject({
    state: 'MATCHED', rail, kind, provider_id: 'sim-demo', created_by: expect.any(String),
  });
  expect(await api.ok('getObligation', { path: { obligation_id } })).toMatchObject({ state: 'FINAL', resolution_outcome });
  expect(await api.available(from)).toBe(left);
});

it('a payment that is sent back is on the account again', async () => {
  const from = await api.account(1000);
  const { match_keys } = await evidenceOf(await pay(from, 'PIX', 'pix_key:fornecedor@example.com'));
  await sponsor.emit(
    'RETURN_RECEIVED', { original_end_to_end_id: match_keys['end_to_end_id'], amount: { currency: 'BRL', value: 400 } }, { times: 3 },
  );
  await eventually(async () => (await api.available(from)) === 400);
});

it('a credit for a key that leads nowhere waits, whatever its number of deliveries', async () => {
  await sponsor.emit(
    'CREDIT_RECEIVED', { end_to_end_id: 'E-lost', amount: { currency: 'BRL', value: 700 }, key: 'nobody@example.com' }, { times: 3 },
  );
  const { items } = await api.ok<EvidenceListResponse>('listEvidence', { query: { external_id: 'E-lost:CREDIT_RECEIVED' } });
  expect(items).toMatchObject([
    { state: 'UNMATCHED', reason_code: 'NO_MATCH', exception_cents: 700, match_keys: { pix_key: 'n***@example.com' } },
  ]);
});
