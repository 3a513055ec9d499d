/** One story from end to end, as a customer's program lives it: the SDK against the running service. */
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { models } from '../../sdk/src/index.ts';
import { allScopes, trialScopes } from '../../src/domains/auth/index.ts';
import { verifyJournal } from '../../src/command-line/verify-journal.ts';
import { canonicalJson } from '../../src/platform/canonical.ts';
import { startTestService, type TestService } from '../support/service.ts';
import { expectContracts, openProgram, type Program } from './client.ts';

const SHOP = 'shop';
const brl = (value: number): models.AmountField => ({ currency: 'BRL', value });
const outside = (external_id: string) => ({ kind: 'external' as const, external_id });
const inside = (account_id: string) => ({ kind: 'account' as const, account_id });

let api: TestService;
let program: Program;
let operator: Program;
beforeAll(async () => {
  api = await startTestService();
  [program, operator] = [await openProgram(api, SHOP, trialScopes), await openProgram(api, SHOP, allScopes)];
});
afterAll(() => api?.stop());

async function openAccount(owner_party_id: string): Promise<string> {
  return (await program.razao.accounts.create({ owner_party_id, currency: 'BRL', type: 'CUSTOMER' })).id;
}

async function balanceOf(account_id: string) {
  const { assets } = await program.razao.accounts.getBalance(account_id);
  return assets[0]?.balances ?? { posted: 0, outgoing: 0, incoming: 0, held: 0, blocked: 0, available: 0 };
}

it('a customer is taken in, paid, pays, gets a failed payout back, is frozen, and every step is in the journal', async () => {
  const { accounts, obligations, parties } = program.razao;
  const party = await parties.create({ type: 'individual', display_name: 'Ana Souza', country: 'BR' });
  const [wallet, savings] = [await openAccount(party.party_id), await openAccount(party.party_id)];

  const salary = await obligations.create({ rail: 'MOCK', amount: brl(500_000), debtor: outside('empregador'), creditor: inside(wallet) });
  expect(await balanceOf(wallet)).toMatchObject({ posted: 0, incoming: 500_000, available: 0 });
  expect((await program.razao.waitFor(salary, 'FINAL')).resolution_outcome).toBe('SETTLED');
  expect(await balanceOf(wallet)).toMatchObject({ posted: 500_000, incoming: 0, available: 500_000 });

  const quarantine = { rail: 'NATIVE' as const, amount: brl(120_000), debtor: inside(wallet), creditor: inside(savings) };
  const march = () => program.razao.work('put-aside-march', (unit) => Promise.resolve(unit.obligations.create(quarantine)));
  const transfer = await march();
  expect(transfer).toMatchObject({ state: 'FINAL', resolution_outcome: 'SETTLED' });
  expect(await march()).toEqual(transfer);
  expect([await balanceOf(wallet), await balanceOf(savings)]).toMatchObject([{ available: 380_000 }, { available: 120_000 }]);

  const payout = await obligations.create({
    rail: 'MOCK', amount: brl(80_000), debtor: inside(wallet), creditor: outside('fail:conta-encerrada'),
  });
  expect(await balanceOf(wallet)).toMatchObject({ posted: 300_000, outgoing: 80_000, available: 300_000 });
  const failed = await program.razao.waitFor(payout, 'FINAL');
  expect([failed.resolution_outcome, typeof failed.reason]).toEqual(['FAILED', 'string']);
  expect(await balanceOf(wallet)).toMatchObject({ posted: 380_000, outgoing: 0, available: 380_000 });

  const stolen = { reason: 'Device reported stolen' };
  await expect(accounts.freeze(wallet, stolen)).rejects.toMatchObject({ code: 'INSUFFICIENT_SCOPE', status: 403 });
  expect((await operator.razao.accounts.freeze(wallet, stolen)).is_frozen).toBe(true);
  const stopped = await obligations.create(quarantine).result();
  expect([stopped.ok, stopped.error?.code, stopped.error?.status]).toEqual([false, 'ACCOUNT_FROZEN', 422]);
  await operator.razao.accounts.unfreeze(wallet, {});
  expect((await obligations.create(quarantine)).state).toBe('FINAL');

  await expectJournal([salary.tx_id, transfer.tx_id, payout.tx_id]);
  await expectEvents([salary, transfer, payout]);
  for (const each of [program, operator]) await expectContracts(each);
  expect(await verifyJournal(api.service.database, SHOP)).toMatchObject({ ok: true });
}, 60_000);

/** Reads the journal as an auditor would: recomputes the chain from its published data, and finds each life of money in it. */
async function expectJournal(lives: string[]): Promise<void> {
  const sha = (text: string) => createHash('sha256').update(text).digest('hex');
  const entries: models.JournalEntry[] = [];
  for await (const entry of operator.razao.journal.listEntries({ limit: 2 })) entries.push(entry);
  let before = '0'.repeat(64);
  entries.forEach((entry, index) => {
    expect([entry.seq_no, entry.prev_hash]).toEqual([index + 1, before]);
    expect(entry.payload_hash).toBe(sha(canonicalJson(entry.payload)));
    expect(entry.entry_hash).toBe(sha(entry.prev_hash + entry.payload_hash));
    before = entry.entry_hash;
  });
  const types = (txId: string) => entries.filter(({ tx_id }) => tx_id === txId).map(({ entry_type }) => entry_type);
  expect(lives.map(types)).toEqual([
    ['OBLIGATION_CREATED', 'OBLIGATION_SETTLED'], ['TRANSFER'], ['OBLIGATION_CREATED', 'OBLIGATION_FAILED'],
  ]);
}

/** Follows the feed from its beginning: no version of anything is missing, and each obligation ended as it did. */
async function expectEvents(obligations: models.ObligationResponse[]): Promise<void> {
  const told = new Map<string, string[]>();
  await program.razao.followEvents({ name: 'audit', types: ['obligation.*'], until: 'head' }, ({ entity, event_type }) => {
    told.set(entity.entity_id, [...(told.get(entity.entity_id) ?? []), event_type]);
  });
  expect(obligations.map(({ obligation_id }) => told.get(obligation_id)?.at(-1))).toEqual([
    'obligation.settled', 'obligation.settled', 'obligation.failed',
  ]);
}
