/**
 * A history with a bit of everything, and every answer that shows it, compared with the bytes of earlier answers:
 * the storage of rows may change, their content may not. `ANSWERS_RECORD=1` records the answers again.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { JournalEntry, ObligationResponse } from '../../generated/models.ts';
import type { OperationId } from '../../generated/operations.ts';
import { verifyJournal } from '../../src/command-line/verify-journal.ts';
import { canonicalJson } from '../../src/platform/canonical.ts';
import { FixedClock } from '../../src/platform/clock.ts';
import { randomIntegers } from '../bench/sample.ts';
import { settleAt } from '../support/late-entries.ts';
import { startTestService, TENANT, type Call, type TestService } from '../support/service.ts';
import { foundSquad } from '../support/squads-house.ts';

const STEPS = 160;
const KEPT = new URL('./answers.json', import.meta.url);
const TOLD = new URL('../../.razao/answers/', import.meta.url);
const clock = new FixedClock('2026-03-01T15:00:00.000Z');
const below = randomIntegers(20_261_124);
const pick = <T>(items: readonly T[]): T => items[below(items.length)] as T;
const brl = (value: number) => ({ currency: 'BRL', value });
const inside = (account_id: string) => ({ kind: 'account', account_id });
const outside = { kind: 'external', external_id: 'silent' };

let api: TestService;
let accounts: string[];
let guest: string;
let squad: { sqd_id: string; squadAccount: string };
const answers: [name: string, text: string][] = [];
const keyed: { operation: OperationId; call: Call }[] = [];
const obligations: string[] = [];
const open: string[] = [];
const holds: string[] = [];
const blocks: string[] = [];
const evidence: string[] = [];

const names = new Map<string, string>();
const NAMED = /\b(?:[a-z]{3}_(?:[0-9A-HJKMNP-TV-Z]{26}|[0-9a-f]{32})|[0-9a-f]{64}|[0-9a-f]{40})\b/g;

/** Ids and hashes by the number of their first mention. */
function named(text: string): string {
  return text.replaceAll(NAMED, (id) => {
    const name = names.get(id) ?? `${id.includes('_') ? id.slice(0, 4) : 'hash'}${names.size}`;
    names.set(id, name);
    return name;
  });
}

/** Sends a request and records the answer. A cursor counts only by the page that it leads to. */
async function ask<T>(operation: OperationId, call: Call = {}): Promise<T> {
  const { status, body } = await api.call<T & { next_cursor?: string | null }>(operation, call);
  const shown = body && typeof body.next_cursor === 'string' ? { ...body, next_cursor: 'a cursor' } : body;
  const { path, query } = call;
  const asked = { ...path, ...query, ...(query && 'cursor' in query && { cursor: 'a cursor' }) };
  answers.push([named(`${answers.length} ${operation} ${JSON.stringify(asked)}`), named(`${status} ${JSON.stringify(shown)}`)]);
  return body;
}

let serial = 0;
async function does<T extends object>(operation: OperationId, call: Call = {}): Promise<T> {
  const whole = { ...call, key: `key-${(serial += 1)}` };
  keyed.push({ operation, call: whole });
  return ask<T>(operation, whole);
}

async function pages<T>(operation: OperationId, call: Call = {}, limit = 23): Promise<T[]> {
  const found: T[] = [];
  for (let cursor: string | null | undefined; cursor !== null;) {
    const query: Call['query'] = { ...call.query, limit, ...(cursor !== undefined && { cursor }) };
    const page = await ask<{ items?: T[]; data?: T[]; next_cursor: string | null }>(operation, { ...call, query });
    found.push(...page.items ?? page.data ?? []);
    cursor = page.next_cursor ?? null;
  }
  return found;
}

async function pay(body: object): Promise<void> {
  const { obligation_id, state } = await does<ObligationResponse>('createObligation', { body });
  if (!obligation_id) return;
  obligations.push(obligation_id);
  if (state !== 'FINAL') open.push(obligation_id);
}

const STEPS_OF: readonly ((n: number) => Promise<unknown>)[] = [
  () => pay({ rail: 'NATIVE', amount: brl(1 + below(300)), debtor: inside(pick(accounts)), creditor: inside(pick(accounts)) }),
  (n) => pay({
    rail: 'NATIVE', amount: brl(1 + below(300)), debtor: inside(pick(accounts)), creditor: inside(pick(accounts)),
    match_keys: { invoice: `inv-${n}`, note: 'ünïcode "quoted" \\ \u0001' }, metadata: { n, nested: { b: [1, null], a: 'x' } },
    expected_settlement: { expected_at: clock.now().toISOString(), grace_seconds: 60 },
  }),
  () => pay({ rail: 'MOCK', amount: brl(1 + below(300)), debtor: inside(pick(accounts)), creditor: outside }),
  () => pay({ rail: 'MOCK', amount: brl(1 + below(300)), debtor: outside, creditor: inside(pick(accounts)) }),
  () => pay({ rail: 'MOCK', amount: brl(1 + below(300)), debtor: inside(pick(accounts)), creditor: inside(pick(accounts)) }),
  async () => {
    if (open.length === 0) return;
    const [id = ''] = open.splice(below(open.length), 1);
    if (below(4) === 0) await settleAt(api.service, TENANT, id, new Date(clock.now().getTime() - below(3 * 86_400_000)));
    else await does('resolveObligation', { path: { obligation_id: id }, body: {
      outcome: pick(['SETTLED', 'SETTLED', 'FAILED', 'CANCELED']), ...(below(4) === 0 && {
        disposition: { destination_account_id: pick(accounts) },
      }),
    } });
  },
  async () => {
    const items = Array.from({ length: 1 + below(5) }, () => ({
      rail: pick(['NATIVE', 'NATIVE', 'MOCK']), amount: brl(1 + below(200)), debtor: inside(pick(accounts)),
      creditor: inside(pick(accounts)),
    }));
    await does('createObligationBatch', { body: { atomic: below(2) === 0, items } });
  },
  async () => {
    const { hold_id } = await does<{ hold_id: string }>('placeHold', {
      body: { account_id: pick(accounts), amount_cents: 1 + below(90), currency: 'BRL' },
    });
    if (hold_id) holds.push(hold_id);
  },
  async () => {
    if (holds.length === 0) return;
    const path = { hold_id: pick(holds) };
    const kind = below(3);
    if (kind === 0) await does('releaseHold', { path });
    else if (kind === 1) await does('adjustHold', { path, body: { amount_cents: 1 + below(120) } });
    else await does('captureHold', {
      path, body: { creditor_account_id: pick(accounts), ...(below(2) === 0 && { amount_cents: 1 + below(20) }) },
    });
  },
  async () => {
    if (blocks.length > 1) await does('releaseBlock', { path: { block_id: blocks.shift() ?? '' }, body: { reason: 'x' } });
    const { block_id } = await does<{ block_id: string }>('placeBlock', {
      body: { account_id: pick(accounts), amount: 1 + below(900), currency: 'BRL', reason_code: 'OTHER' },
    });
    if (block_id) blocks.push(block_id);
  },
  async (n) => {
    const { evidence_id } = await does<{ evidence_id: string }>('ingestEvidence', { body: {
      provider_id: 'mock', rail: 'MOCK', kind: 'INBOUND_CREDIT', external_id: `ext-${n}`, amount: brl(1 + below(400)),
      match_keys: below(2) === 0 ? { account_id: pick(accounts) } : { unknown: `nobody-${n}` },
      occurred_at: new Date(clock.now().getTime() - below(2 * 86_400_000)).toISOString(), payload: {},
    } });
    if (evidence_id) evidence.push(evidence_id);
  },
  async () => {
    if (evidence.length === 0) return;
    await does('resolveEvidence', {
      path: { evidence_id: pick(evidence) }, body: { action: 'CREDIT', reason: 'x', destination_account_id: pick(accounts) },
    });
  },
  () => does('contributeToSquad', {
    path: { sqd_id: squad.sqd_id }, body: { kind: 'FUNDED', actor_account_id: pick(accounts.slice(0, 2)), amount: brl(1 + below(50)) },
  }),
  () => does('spendFromSquad', {
    path: { sqd_id: squad.sqd_id },
    body: { actor_account_id: pick(accounts.slice(0, 2)), rail: 'NATIVE', amount: brl(1 + below(30)), recipient: inside(pick(accounts)) },
  }),
];

beforeAll(async () => {
  api = await startTestService({ clock, env: { RAZAO_ROLES: 'api' } });
  accounts = [];
  for (const cents of [5_000, 4_000, 3_000, 2_000]) accounts.push(await api.account(cents));
  guest = await api.account(300, { type: 'GUEST' });
  squad = await foundSquad(api, accounts[0] ?? '', accounts[1] ?? '');
  for (const direction of ['DEBIT', 'CREDIT']) {
    await does('createAccountLimitPolicy', {
      path: { account_id: accounts[3] ?? '' }, body: { dimension: 'AMOUNT', direction, window: 'DAY', threshold: 150, action: 'WARN' },
    });
  }
  for (let n = 0; n < STEPS; n += 1) {
    clock.advance(1 + (below(6) === 0 ? below(86_400_000) : below(3) * 1_000));
    await (STEPS_OF[n < STEPS_OF.length ? n : below(STEPS_OF.length)] ?? STEPS_OF[0])?.(n);
    if (n === STEPS / 2) await does('promoteAccount', { path: { account_id: guest }, body: { owner_party_id: await api.party() } });
  }
}, 120_000);
afterAll(() => api.stop());

/** Everything that can be read of it. */
async function readAll(): Promise<void> {
  const entries = await pages<JournalEntry>('listJournalEntries');
  for (const { payload, payload_hash, prev_hash, entry_hash, seq_no } of entries) {
    expect(createHash('sha256').update(canonicalJson(payload)).digest('hex')).toBe(payload_hash);
    expect(createHash('sha256').update(prev_hash + payload_hash).digest('hex')).toBe(entry_hash);
    await ask('getJournalEntry', { path: { seq_no } });
  }
  await pages('listJournalEntries', { query: { from_seq: 20, to_seq: 71 } }, 7);
  const listed = await pages<ObligationResponse>('listObligations');
  const filters: NonNullable<Call['query']>[] = [
    { rail: 'NATIVE' }, { state: 'FINAL' }, { state: 'PENDING' }, { resolution_outcome: 'SETTLED' }, { stuck: true }, { stuck: false },
    { rail: 'MOCK', resolution_outcome: 'FAILED' },
  ];
  for (const query of filters) await pages('listObligations', { query });
  for (const { obligation_id } of listed) {
    await ask('getObligation', { path: { obligation_id } });
    await ask('getJournalObligation', { path: { obligation_id } });
    await pages('listEvents', { query: { entity_id: obligation_id } });
  }
  const head = entries.length;
  const moved = entries.flatMap(({ payload }) => payload.postings.map(({ account_id }) => account_id));
  for (const account_id of new Set([...accounts, guest, ...moved])) await readAccount(account_id, head);
  for (const side of ['DEBIT', 'CREDIT']) await pages('listGlEntries', { query: { side } });
  for (const tx_id of new Set(entries.slice(0, 60).map((it) => it.tx_id))) await pages('listGlEntries', { query: { tx_id } });
  await pages('listGlEntries', { query: { from: '2026-03-03', to: '2026-03-09' } });
  await ask('getTrialBalance', { query: { as_of_day: '2026-03-09' } });
  const events = await pages<{ event_id: string; position: string }>('listEvents');
  for (const query of [{ type: 'obligation.created' }, { type: 'obligation.settled' }, { type: 'hold.*' }, { type: 'obligation.*' }])
    await pages('listEvents', { query });
  for (let after = events.at(-1)?.position; after !== undefined;) {
    const page: { items: { position: string }[]; next_cursor: string | null } = await ask('listEvents', { query: { after, limit: 31 } });
    after = page.items.at(-1)?.position;
  }
  for (const { event_id } of events.filter((_, index) => index % 5 === 0)) await ask('getEvent', { path: { event_id } });
  await ask('getSquad', { path: { sqd_id: squad.sqd_id } });
  for (const { operation, call } of keyed) await ask(operation, call);
  await ask('getSquad', { path: { sqd_id: squad.sqd_id }, query: { caller_account_id: accounts[0] ?? '' } });
}

async function readAccount(account_id: string, head: number): Promise<void> {
  const path = { account_id };
  await pages('listJournalAccountDeltas', { path });
  await pages('listJournalAccountDeltas', { path, query: { from_seq: 17, to_seq: 120 } }, 5);
  await ask('getAccountBalance', { path });
  for (let seq = 1; seq <= head; seq += 13) await ask('getAccountBalance', { path, query: { as_of_seq: seq } });
  await ask('getAccountBalance', { path, query: { as_of: '2026-03-07T00:00:00Z' } });
  await ask('getAccountStatement', { path, query: { from: '2026-03-01', to: '2026-03-20' } });
  await ask('getAccountStatement', { path, query: { from: '2026-03-04', to: '2026-03-06' } });
  await pages('listAccountTransactions', { path }, 11);
  await pages('listAccountTransactions', {
    path, query: { effective_from: '2026-03-01T00:00:00Z', effective_to: '2026-03-25T00:00:00Z' },
  }, 11);
  for (const side of ['account_id', 'debtor_account_id', 'creditor_account_id']) await pages('listObligations', {
    query: { [side]: account_id },
  }, 9);
  await pages('listGlEntries', { query: { account_id } }, 17);
}

it('answers every question about it as it did', async () => {
  await readAll();
  const byOperation = Map.groupBy(answers, ([name]) => name.split(' ')[1] ?? '');
  const said = [...byOperation].map(
    ([operation, all]) => `${operation} ${all.length} ${createHash('sha256').update(all.flat().join('\n')).digest('hex')}`,
  ).sort();
  mkdirSync(TOLD, { recursive: true });
  writeFileSync(new URL('last.txt', TOLD), answers.map(([name, text]) => `${name}\n  ${text}\n`).join(''));
  if (process.env['ANSWERS_RECORD']) writeFileSync(KEPT, `${JSON.stringify(said, null, 2)}\n`);
  expect(said).toEqual(JSON.parse(readFileSync(KEPT, 'utf8')));
  expect(await verifyJournal(api.service.database, TENANT)).toMatchObject({ ok: true });
}, 120_000);
