/**
 * Promotion is followed everywhere: each operation that takes an account id treats the old id of a promoted account as the new one, except
 * those that end or read the old account itself. The list is compared with the contracts both ways.
 */
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { operations, type OperationId } from '../../generated/operations.ts';
import { deliver } from '../support/deliver.ts';
import { PixWorld, newName } from '../support/pix.ts';
import type { Answer, Call } from '../support/service.ts';

type Json = Record<string, unknown>;
/** A call that names the account by this id; its other prerequisites are made again at each call. */
type Make = (account: string) => Call | Promise<Call>;
/**
 * SAME: as by the new id, with that alone in the answer. TAKEN: as by the new id, and shown as requested. READ: the same answer by both,
 * ECHO: except for the requested id. POINTER: the old account, which names the new one. AS WRITTEN: the journal, and its readings line by
 * line, keep the account that an entry named. Else the status and code of the answer.
 */
type Expected = 'SAME' | 'TAKEN' | 'READ' | 'ECHO' | 'POINTER' | 'AS WRITTEN' | `${number} ${string}`;

let world: PixWorld;
let old: string;
let now: string;
let other: string;
let party: string;
let credit: { name: string; obligationId: string };
beforeAll(async () => {
  world = await PixWorld.start({ env: { RAZAO_TOKEN_TTL_SECONDS: '86400' } });
  const { api } = world;
  party = await api.party();
  other = await api.account(1_000, { owner: party });
  old = await api.account(50_000, { type: 'GUEST' });
  const key = randomUUID();
  await bind(old, key);
  credit = await world.credited(key, 5_000);
  await api.transfer(old, other, 1);
  const hold = await api.ok<Json>('placeHold', { body: { account_id: old, amount_cents: 5, currency: 'BRL' } });
  await api.ok('releaseHold', { path: { hold_id: String(hold['hold_id']) } });
  await api.ok('placeBlock', { body: { account_id: old, amount: 5, currency: 'BRL', reason_code: 'OTHER' } });
  now = (await api.ok<{ id: string }>('promoteAccount', { path: { account_id: old }, body: { owner_party_id: party } })).id;
  await api.ok('registerPixKey', { body: { account_id: now, key_type: 'EVP' } });
  await api.ok('putPixLimits', { path: { account_id: now }, body: { daily_limit_minor: 123_456 } });
  await api.ok('createAccountLimitPolicy', { path: { account_id: now }, body: policy });
  await api.ok('createSchedule', { body: order(now, side(other)) });
  await api.ok('createPixDynamicQr', { path: { account_id: now }, body: { amount_cents: 100 } });
  await deliver(api, {
    operationId: 'receivePixMandateEvent', body: {
      event: 'MANDATE_REQUESTED', occurred_at: world.clock.now().toISOString(), data: mandate(old),
    },
  });
}, 120_000);
afterAll(() => world?.stop());

const brl = (value: number) => ({ currency: 'BRL', value });
const outside = { kind: 'external', external_id: 'silent' };
const side = (account_id: string) => ({ kind: 'account', account_id });
const path = (account_id: string): Call => ({ path: { account_id } });
const query = (account_id: string): Call => ({ query: { account_id } });
const method = (key_value: string) => ({
  rail: 'PIX', scheme: 'BR_PIX_KEY', mode: 'VIRTUAL_ADDRESS', status: 'ACTIVE', provider: { provider_id: 'sim-demo', type: 'SPONSOR_BANK' },
  capabilities: { originate_debit: false, receive_credit: true, supports_returns: true },
  directionality: { inbound: true, outbound: false },
  verification: { status: 'NOT_REQUIRED' }, coordinates: { key_type: 'EVP', key_value },
});
const bind = (account_id: string, key: string) => world.api.ok('bindPaymentMethod', { path: { account_id }, body: method(key) });
const idOf = async (operationId: OperationId, name: string, call: Call): Promise<string> => String(
  (await world.api.ok<Json>(operationId, call))[name],
);
const transfer = (debtor: object, creditor: object) => ({ rail: 'NATIVE', amount: brl(1), debtor, creditor });
const later = () => new Date(world.clock.now().getTime() + 86_400_000).toISOString();
const order = (account_id: string, creditor: object) => ({
  account_id, schedule_type: 'ONE_SHOT', run_at: later(), action: { kind: 'TRANSFER', rail: 'NATIVE', amount: brl(1), creditor },
});
const unmatched = () => idOf('ingestEvidence', 'evidence_id', { body: {
  provider_id: 'mock', rail: 'MOCK', kind: 'INBOUND_CREDIT', external_id: randomUUID(), match_keys: {}, amount: brl(5),
  occurred_at: world.clock.now().toISOString(),
} });
const policy = { dimension: 'AMOUNT', direction: 'DEBIT', window: 'DAY', threshold: 9_000_000, action: 'REJECT' };
const days = () => { const day = world.clock.now().toISOString().slice(0, 10); return { from: day, to: day }; };

const table: readonly [OperationId, string, Expected, Make][] = [
  ['getAccount', 'path:account_id', 'POINTER', path],
  ['getAccountBalance', 'path:account_id', 'ECHO', path],
  ['getAccountLimits', 'path:account_id', 'ECHO', path],
  ['getPixLimits', 'path:account_id', 'ECHO', path],
  ['getAccountStatement', 'path:account_id', 'ECHO', (id) => ({ ...path(id), query: days() })],
  ['listAccountTransactions', 'path:account_id', 'READ', path],
  ['listJournalAccountDeltas', 'path:account_id', 'AS WRITTEN', path],
  ['getGuestAccount', 'path:account_id', 'POINTER', path],
  ['getPixStaticQr', 'path:account_id', 'ECHO', path],
  ['listBlocks', 'query:account_id', 'READ', query],
  ['listHolds', 'query:account_id', 'READ', query],
  ['listGlEntries', 'query:account_id', 'AS WRITTEN', query],
  ['listObligations', 'query:account_id', 'READ', query],
  ['listObligations', 'query:creditor_account_id', 'READ', (id) => ({ query: { creditor_account_id: id } })],
  ['listObligations', 'query:debtor_account_id', 'READ', (id) => ({ query: { debtor_account_id: id } })],
  ['listPixKeys', 'query:account_id', 'READ', query],
  ['listPixMandates', 'query:account_id', 'READ', query],
  ['listMedCases', 'query:account_id', 'READ', query],
  ['listPixQrCharges', 'query:account_id', 'READ', query],
  ['listSchedules', 'query:account_id', 'READ', query],
  ['lookupPixKey', 'query:account_id', 'READ', (id) => ({ query: { account_id: id, key: 'nobody@example.com' } })],
  ['addRiskFlag', 'body.withdrawal.account_id', 'SAME', (id) => ({
    path: { party_id: party }, body: { kind: 'OWN_WITHDRAWAL', reason: 'Heard', withdrawal: { account_id: id, amount_cents: 1 } },
  })],
  ['bindPaymentMethod', 'path:account_id', 'SAME', (id) => ({ ...path(id), body: method(randomUUID()) })],
  ['closeAccount', 'path:account_id', '200 ', (id) => ({ ...path(id), body: {} })],
  ['freezeAccount', 'path:account_id', 'SAME', (id) => ({ ...path(id), body: {} })],
  ['unfreezeAccount', 'path:account_id', 'SAME', (id) => ({ ...path(id), body: {} })],
  ['promoteAccount', 'path:account_id', '200 ', (id) => ({ ...path(id), body: { owner_party_id: party } })],
  ['createAccountLimitPolicy', 'path:account_id', 'SAME', (id) => ({ ...path(id), body: policy })],
  ['putPixLimits', 'path:account_id', 'SAME', (id) => ({ ...path(id), body: { daily_limit_minor: 400_000 } })],
  ['placeBlock', 'body.account_id', 'SAME', (id) => ({ body: { account_id: id, amount: 1, currency: 'BRL', reason_code: 'OTHER' } })],
  ['placeHold', 'body.account_id', 'SAME', (id) => ({ body: { account_id: id, amount_cents: 1, currency: 'BRL' } })],
  ['captureHold', 'body.creditor_account_id', 'SAME', async (id) => ({
    path: { hold_id: await idOf('placeHold', 'hold_id', { body: { account_id: other, amount_cents: 1, currency: 'BRL' } }) },
    body: { creditor_account_id: id },
  })],
  ['createObligation', 'body.debtor.account_id', 'SAME', (id) => ({ body: transfer(side(id), side(other)) })],
  ['createObligation', 'body.creditor.account_id', 'SAME', (id) => ({ body: transfer(side(other), side(id)) })],
  [
    'createObligationBatch', 'body.items[].debtor.account_id', 'SAME',
    (id) => ({ body: { atomic: true, items: [transfer(side(id), side(other))] } }),
  ],
  [
    'createObligationBatch', 'body.items[].creditor.account_id', 'SAME',
    (id) => ({ body: { atomic: true, items: [transfer(side(other), side(id))] } }),
  ],
  ['resolveObligation', 'body.disposition.destination_account_id', 'SAME', async (id) => ({
    path: { obligation_id: await idOf('createObligation', 'obligation_id', { body: { ...transfer(side(other), outside), rail: 'MOCK' } }) },
    body: { outcome: 'FAILED', disposition: { destination_account_id: id } },
  })],
  ['resolveEvidence', 'body.destination_account_id', 'TAKEN', async (id) => ({
    path: { evidence_id: await unmatched() }, body: { action: 'CREDIT', destination_account_id: id, reason: 'x' },
  })],
  ['createPixDynamicQr', 'path:account_id', 'SAME', (id) => ({ ...path(id), body: { amount_cents: 100 } })],
  [
    'createPixReturn', 'body.account_id', 'SAME',
    (id) => ({ body: { account_id: id, amount: brl(1), original_end_to_end_id: credit.name } }),
  ],
  ['registerPixKey', 'body.account_id', 'SAME', (id) => ({ body: { account_id: id, key_type: 'EVP' } })],
  ['createSchedule', 'body.account_id', 'SAME', (id) => ({ body: order(id, side(other)) })],
  ['createSchedule', 'body.action.creditor.account_id', 'TAKEN', (id) => ({ body: order(other, side(id)) })],
  ['updateSchedule', 'body.creditor.account_id', 'TAKEN', async (id) => ({
    path: { schedule_id: await idOf('createSchedule', 'schedule_id', { body: order(other, side(await world.account())) }) },
    body: { creditor: side(id) },
  })],
  [
    'operatorCreateTransferTemplate', 'body.debtor.account_id', 'TAKEN',
    (id) => ({ body: { ...transfer(side(id), side(other)), name: randomUUID() } }),
  ],
  [
    'operatorCreateTransferTemplate', 'body.creditor.account_id', 'TAKEN',
    (id) => ({ body: { ...transfer(side(other), side(id)), name: randomUUID() } }),
  ],
];

/** Reasons for the exclusions: a test of its own, or no such account. */
const elsewhere: Readonly<Record<string, string>> = {
  'resolveReconciliationBreak body.account_id': 'src/domains/reconciliation: a break needs a run',
  'operatorCreateProviderAccount body.ledger_account_id': 'an ASSET account is never promoted',
  'operatorSetQbrlPolicy body.redemption_account_id': 'an ASSET account is never promoted',
  'createProductInstance body.account_id': 'src/onchain/products/instances: an instance needs a product and a policy',
  'driveProductAction body.account_id': 'src/onchain/products/instances',
  'closeProductInstance body.account_id': 'src/onchain/products/instances',
  'listProductInstances query:account_id': 'src/onchain/products/instances',
  'listAccountProductInstances path:account_id': 'src/onchain/products/instances',
};

it('has every operation and parameter that takes the id of an account', () => {
  const named = table.map(([operationId, parameter]) => `${operationId} ${parameter}`);
  expect([...named, ...Object.keys(elsewhere)].toSorted()).toEqual(takingAccounts().toSorted());
});

const MAY_BE_EMPTY = new Set<string>(['listMedCases']);
const rowsOf = (body: Json): Json[] => (body['items'] ?? body['deltas'] ?? body['entries'] ?? []) as Json[];
const VOLATILE = new Set(['as_of', 'snapshot_id', 'ledger_version', 'next_cursor', 'brcode']);
const settled = (body: unknown): unknown => JSON.parse(
  JSON.stringify(body), (key, value: unknown) => (VOLATILE.has(key) ? undefined : value),
);

describe.each(table)('%s by %s', (operationId, _, expected, make) => {
  const ask = async (id: string): Promise<Answer<Json>> => world.api.call<Json>(operationId, { ...(await make(id)) });

  it(`of a promoted account: ${expected}`, async () => {
    const byOld = await ask(old);
    if (/^\d/.test(expected)) return expect(`${byOld.status} ${String(byOld.body['error'] ?? '')}`).toBe(expected);
    if (expected === 'POINTER') return expect(byOld.body).toMatchObject({ promoted_to_account_id: now });
    const byNew = await ask(now);
    if (expected === 'AS WRITTEN') {
      expect(rowsOf(byOld.body).filter((row) => 'account_id' in row && row['account_id'] !== old)).toEqual([]);
      return expect([rowsOf(byOld.body).length > 0, settled(byOld.body)]).not.toEqual([true, settled(byNew.body)]);
    }
    expect([byOld.status, byOld.body['error']]).toEqual([byNew.status, byNew.body['error']]);
    if (expected === 'TAKEN') return expect(byNew.status).toBeLessThan(300);
    if (expected === 'SAME') {
      expect(byNew.status).toBeLessThan(300);
      expect(JSON.stringify(byOld.body)).toContain(now);
      return expect(JSON.stringify(byOld.body)).not.toContain(old);
    }
    const text = JSON.stringify(byOld.body);
    const read = expected === 'ECHO' ? JSON.parse(text.replaceAll(old, now)) as unknown : byOld.body;
    if ('items' in byNew.body && !MAY_BE_EMPTY.has(operationId)) expect(rowsOf(byNew.body)).not.toEqual([]);
    return expect(settled(read)).toEqual(settled(
      expected === 'ECHO' ? JSON.parse(JSON.stringify(byNew.body).replaceAll(old, now)) : byNew.body,
    ));
  });
});

it('a mandate that is asked for on the old account is one of the new', async () => {
  const { items } = await world.api.ok<{ items: Json[] }>('listPixMandates', { query: { account_id: now } });
  expect(items).toMatchObject([{ account_id: now }]);
});

it('a credit whose evidence names the old account arrives on the new', async () => {
  const before = await world.api.available(now);
  await world.api.ok('ingestEvidence', { body: {
    provider_id: 'sim-demo', rail: 'PIX', kind: 'INBOUND_CREDIT', external_id: randomUUID(),
    match_keys: { account_id: old, end_to_end_id: newName('E') },
    amount: brl(7), occurred_at: world.clock.now().toISOString(),
  } });
  expect(await world.api.available(now)).toBe(before + 7);
});

function mandate(account_id: string): object {
  return {
    recurrence_id: `RR87654321${world.clock.now().toISOString().slice(0, 10).replaceAll('-', '')}ABCDEFGHIJK`, account_id,
    receiver: { name: 'Academia', tax_id: '12345678000195', participant: { ispb: '87654321', name: 'Banco Ipê' } }, contract_ref: 'c-1',
    periodicity: 'MONTHLY', amount_type: 'FIXED', amount: brl(100), starts_on: later().slice(0, 10), retry_policy: 'NOT_ALLOWED',
    expires_at: later(),
  };
}

interface Schema { $ref?: string; allOf?: Schema[]; anyOf?: Schema[]; oneOf?: Schema[]; properties?: Record<
  string, Schema
>; items?: Schema }
interface Document {
  components: { schemas: Record<string, Schema> };
  paths: Record<string, Record<string, { operationId: string; requestBody?: { content: Record<string, { schema: Schema }> } }>>;
}

/**
 * Every parameter and request field of built operations, by name: `*account_id`, except for the chart of accounts; and for squads, whose
 * members are customers and never promoted: `actorOf` follows for all of them.
 */
function takingAccounts(): string[] {
  const isAccount = (name: string): boolean => /(^|_)account_id$/.test(name) && !name.endsWith('gl_account_id');
  const found = operations.filter(({ preview, path: at }) => !preview && !at.startsWith('/v1/squads')).flatMap(({
    operationId, path: template, queryParameters,
  }) => [
    ...[...template.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name).filter(isAccount).map((name) => `${operationId} path:${name}`),
    ...queryParameters.filter(isAccount).map((name) => `${operationId} query:${name}`),
  ]);
  const built = new Set<string>(operations.filter(({ preview, scope, path: at }) =>
    !preview && scope !== null && !at.startsWith('/v1/squads')).map(({ operationId }) => operationId));
  for (const name of ['core', 'command']) {
    const document = JSON.parse(readFileSync(join(import.meta.dirname, `../../generated/${name}.openapi.json`), 'utf8')) as Document;
    for (const { operationId, requestBody } of Object.values(document.paths).flatMap((item) => Object.values(item))) {
      if (!built.has(operationId)) continue;
      for (const { schema } of Object.values(requestBody?.content ?? {})) {
        found.push(...fields(document, schema, 'body', []).filter((field) => isAccount(field.slice(field.lastIndexOf('.') + 1))).map(
          (field) => `${operationId} ${field}`,
        ));
      }
    }
  }
  return [...new Set(found)];
}

function fields(document: Document, schema: Schema, at: string, seen: readonly string[]): string[] {
  if (schema.$ref !== undefined) {
    const name = schema.$ref.slice(schema.$ref.lastIndexOf('/') + 1);
    return seen.includes(name) ? [] : [at, ...fields(document, document.components.schemas[name] ?? {}, at, [...seen, name])];
  }
  return [
    at, ...[...schema.allOf ?? [], ...schema.anyOf ?? [], ...schema.oneOf ?? []].flatMap((part) => fields(document, part, at, seen)),
    ...Object.entries(schema.properties ?? {}).flatMap(([name, part]) => fields(document, part, `${at}.${name}`, seen)),
    ...(schema.items ? fields(document, schema.items, `${at}[]`, seen) : []),
  ];
}
