/** What the outside tells of more money than the ledger can move is neither lost nor tried for ever: somebody sees it. */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { EvidenceListResponse, EvidenceResponse } from '../../../generated/models.ts';
import { addPixKey } from '../../../test/support/add-pix-key.ts';
import { addProvider, deliver } from '../../../test/support/deliver.ts';
import { newName } from '../../../test/support/pix.ts';
import { startTestService, TENANT, type TestService } from '../../../test/support/service.ts';
import { bindRails } from '../../command-line/provider.ts';
import { MAX_CENTS, MOST_MOVED } from '../../platform/money.ts';
import { verifyJournal } from '../../command-line/verify-journal.ts';
import { SPONSOR } from '../rails/index.ts';

let api: TestService;
beforeAll(async () => {
  api = await startTestService({ env: { RAZAO_ROLES: 'api' } });
  await addProvider(api);
  await bindRails(api.service.contextFor(TENANT), 'sim-demo', SPONSOR, ['PIX']);
});
afterAll(async () => {
  const verdict = await verifyJournal(api.service.database, TENANT);
  await api.stop();
  expect(verdict).toMatchObject({ ok: true });
});

const AMOUNTS = [MOST_MOVED + 1n, MAX_CENTS].map(Number);
const NO_MONEY = { state: 'UNMATCHED', reason_code: 'BALANCE_OVERFLOW', exception_cents: 0, attempts: 1 };

const ingest = (value: number, match_keys: Record<string, string>, kind = 'INBOUND_CREDIT') => api.ok<EvidenceResponse>('ingestEvidence', {
  body: {
    provider_id: 'mock', rail: 'MOCK', kind, external_id: randomUUID(), match_keys, amount: { currency: 'BRL', value },
    occurred_at: api.service.database.clock.now().toISOString(),
  },
});
const read = (evidence_id: string) => api.ok<EvidenceResponse>('getEvidence', { path: { evidence_id } });

/** Whether the account has got any of it. */
async function hasMoved(account: string): Promise<boolean> {
  return (await api.available(account)) !== 0;
}

it.each(AMOUNTS)('a signed credit of %d is taken, and waits for somebody at once, without money', async (value) => {
  const account = await api.account();
  const { value: key } = await addPixKey(api, account);
  const name = newName('E');
  const event = {
    event: 'CREDIT_RECEIVED', occurred_at: new Date().toISOString(), data: { end_to_end_id: name, key, amount: { currency: 'BRL', value } },
  };
  expect((await deliver(api, { body: event })).status).toBe(200);
  const { items } = await api.ok<EvidenceListResponse>('listEvidence', { query: { external_id: `${name}:CREDIT_RECEIVED` } });
  expect(items).toMatchObject([{ ...NO_MONEY, amount: { value } }]);
  const { items: told } = await api.ok<{ items: object[] }>('listEvents', { query: { entity_id: items[0]!.evidence_id } });
  expect(told).toMatchObject([{ event_type: 'evidence.unmatched' }]);
  expect(await hasMoved(account)).toBe(false);
});

it.each(AMOUNTS)('ingested by hand, one of %d is the same, whatever it belongs to, and somebody ends it', async (value) => {
  const account = await api.account();
  for (const keys of [{ account_id: account }, { invoice: randomUUID() }] as Record<string, string>[]) {
    const { evidence_id } = await ingest(value, keys);
    expect(await read(evidence_id)).toMatchObject(NO_MONEY);
    const again = await api.ok<EvidenceResponse>('retryEvidence', { path: { evidence_id } });
    expect(again).toMatchObject({ ...NO_MONEY, attempts: 2 });
    const credited = await api.call('resolveEvidence', {
      path: { evidence_id }, body: { action: 'CREDIT', destination_account_id: account, reason: 'x' },
    });
    expect(credited.status).toBe(422);
    await api.ok('resolveEvidence', { path: { evidence_id }, body: { action: 'DISMISS', reason: 'a test of theirs' } });
    expect(await read(evidence_id)).toMatchObject({ state: 'RESOLVED' });
  }
  expect(await hasMoved(account)).toBe(false);
});

it('what comes when the tenant has moved all that it can of the currency waits for somebody as well', async () => {
  const account = await api.account(1);
  const client = new pg.Client({ connectionString: api.databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ moved: string }>(
    `select moved from razao.turnovers where tenant_id = $1 and asset = 'BRL'`, [TENANT],
  );
  const moved = (cents: string) => client.query(
    `update razao.turnovers set moved = $2 where tenant_id = $1 and asset = 'BRL'`, [TENANT, cents],
  );
  await moved(String(MAX_CENTS));
  const { evidence_id } = await ingest(100, { account_id: account });
  expect(await read(evidence_id)).toMatchObject(NO_MONEY);
  await moved(String(rows[0]?.moved));
  await client.end();
  expect(await api.available(account)).toBe(1);
});
