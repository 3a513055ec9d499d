/** One story from end to end, as a customer's program lives it: typed clients against the running service. */
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { AmountField, JournalEntry } from '../../generated/models.ts';
import { operations } from '../../generated/operations.ts';
import { allScopes, createClient, ensureTenant, trialScopes } from '../../src/domains/auth/index.ts';
import { verifyJournal } from '../../src/domains/journal/index.ts';
import { canonicalJson } from '../../src/platform/canonical.ts';
import { systemClock } from '../../src/platform/clock.ts';
import { idSource } from '../../src/platform/id.ts';
import { expectContract } from '../conformance/response-validator.ts';
import { eventually, startTestService, type TestService } from '../support/service.ts';
import { fetchToken, given, once, openClients } from './client.ts';

const SHOP = 'shop';
const brl = (value: number): AmountField => ({ currency: 'BRL', value });
const outside = (external_id: string) => ({ kind: 'external' as const, external_id });
const inside = (account_id: string) => ({ kind: 'account' as const, account_id });

let api: TestService;
let clients: ReturnType<typeof openClients>;
let operator: ReturnType<typeof openClients>;
beforeAll(async () => {
  api = await startTestService();
  await ensureTenant(api.service.database, SHOP);
  [clients, operator] = [await register('program', trialScopes), await register('operator', allScopes)];
});

/** A client of the shop's that has fetched its token. */
async function register(name: string, scopes: readonly string[]) {
  const made = await createClient(api.service.database, idSource(systemClock), { tenant: SHOP, name, scopes });
  return openClients(api.baseUrl, await fetchToken(api.baseUrl, made.client_id, made.client_secret));
}
afterAll(() => api?.stop());

async function openAccount(owner_party_id: string): Promise<string> {
  const body = { owner_party_id, currency: 'BRL', type: 'CUSTOMER' };
  return given(await clients.core.POST('/v1/accounts', { params: once(), body })).id;
}

async function balanceOf(account_id: string) {
  const { assets } = given(await clients.core.GET('/v1/accounts/{account_id}/balance', { params: { path: { account_id } } }));
  return assets[0]?.balances ?? { posted: 0, outgoing: 0, incoming: 0, held: 0, blocked: 0, available: 0 };
}

/** Waits for the rail. */
function outcomeOf(obligation_id: string) {
  return eventually(async () => {
    const now = given(await clients.core.GET('/v1/obligations/{obligation_id}', { params: { path: { obligation_id } } }));
    return now.state === 'FINAL' && now;
  });
}

it('a customer is taken in, paid, pays, gets a failed payout back, is frozen, and every step is in the journal', async () => {
  const { core, command, seen } = clients;
  const party = given(await core.POST('/v1/parties', {
    params: once(), body: { type: 'individual', display_name: 'Ana Souza', country: 'BR' },
  }));
  const [wallet, savings] = [await openAccount(party.party_id), await openAccount(party.party_id)];

  const salary = given(await command.POST('/v1/obligations', {
    params: once(), body: { rail: 'MOCK', amount: brl(500_000), debtor: outside('empregador'), creditor: inside(wallet) },
  }));
  expect(await balanceOf(wallet)).toMatchObject({ posted: 0, incoming: 500_000, available: 0 });
  expect((await outcomeOf(salary.obligation_id)).resolution_outcome).toBe('SETTLED');
  expect(await balanceOf(wallet)).toMatchObject({ posted: 500_000, incoming: 0, available: 500_000 });

  const key = once('put-aside-march');
  const putAside = { rail: 'NATIVE' as const, amount: brl(120_000), debtor: inside(wallet), creditor: inside(savings) };
  const transfer = given(await command.POST('/v1/obligations', { params: key, body: putAside }));
  expect(transfer).toMatchObject({ state: 'FINAL', resolution_outcome: 'SETTLED' });
  expect(given(await command.POST('/v1/obligations', { params: key, body: putAside }))).toEqual(transfer);
  expect([await balanceOf(wallet), await balanceOf(savings)]).toMatchObject([{ available: 380_000 }, { available: 120_000 }]);

  const payout = given(await command.POST('/v1/obligations', {
    params: once(), body: { rail: 'MOCK', amount: brl(80_000), debtor: inside(wallet), creditor: outside('fail:conta-encerrada') },
  }));
  expect(await balanceOf(wallet)).toMatchObject({ posted: 300_000, outgoing: 80_000, available: 300_000 });
  const failed = await outcomeOf(payout.obligation_id);
  expect([failed.resolution_outcome, typeof failed.reason]).toEqual(['FAILED', 'string']);
  expect(await balanceOf(wallet)).toMatchObject({ posted: 380_000, outgoing: 0, available: 380_000 });

  const params = { path: { account_id: wallet } };
  const stolen = { params, body: { reason: 'Device reported stolen' } };
  expect((await command.POST('/v1/accounts/{account_id}/freeze', stolen)).response.status).toBe(403);
  expect(given(await operator.command.POST('/v1/accounts/{account_id}/freeze', stolen)).is_frozen).toBe(true);
  const stopped = await command.POST('/v1/obligations', { params: once(), body: putAside });
  expect([stopped.response.status, stopped.error]).toEqual([422, expect.objectContaining({ error: 'ACCOUNT_FROZEN' })]);
  given(await operator.command.POST('/v1/accounts/{account_id}/unfreeze', { params, body: {} }));
  expect(given(await command.POST('/v1/obligations', { params: once(), body: putAside })).state).toBe('FINAL');

  await expectJournal([salary.tx_id, transfer.tx_id, payout.tx_id]);
  for (const { method, path, status, body } of [...seen, ...operator.seen]) {
    const operation = operations.find((it) => it.method === method && it.path === path);
    expectContract(operation?.operationId ?? 'getHealth', status, body);
  }
  expect(await verifyJournal(api.service.database, SHOP)).toMatchObject({ ok: true });
}, 60_000);

/** Reads the journal as an auditor would: recomputes the chain from what is published, and finds each life of money in it. */
async function expectJournal(lives: string[]): Promise<void> {
  const sha = (text: string) => createHash('sha256').update(text).digest('hex');
  const entries: JournalEntry[] = [];
  let cursor: string | undefined;
  do {
    const page = given(await operator.core.GET('/v1/journal/entries', { params: { query: { limit: 2, ...(cursor !== undefined && { cursor }) } } }));
    entries.push(...page.items);
    cursor = page.next_cursor ?? undefined;
  } while (cursor !== undefined);
  let before = '0'.repeat(64);
  entries.forEach((entry, index) => {
    expect([entry.seq_no, entry.prev_hash]).toEqual([index + 1, before]);
    expect(entry.payload_hash).toBe(sha(canonicalJson(entry.payload)));
    expect(entry.entry_hash).toBe(sha(entry.prev_hash + entry.payload_hash));
    before = entry.entry_hash;
  });
  const types = (txId: string) => entries.filter(({ tx_id }) => tx_id === txId).map(({ entry_type }) => entry_type);
  expect(lives.map(types)).toEqual([['OBLIGATION_CREATED', 'OBLIGATION_SETTLED'], ['TRANSFER'], ['OBLIGATION_CREATED', 'OBLIGATION_FAILED']]);
}
