/**
 * Only the squad moves its account: whatever else takes the id of an account refuses that of a squad. The list is held against the
 * contracts.
 */
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { OperationId } from '../../../generated/operations.ts';
import type { EvidenceResponse, SquadDetailResponse } from '../../../generated/models.ts';
import { startTestService, type Call, type TestService } from '../../../test/support/service.ts';

let api: TestService;
let squadAccount: string;
let other: string;
beforeAll(async () => {
  api = await startTestService({ env: { RAZAO_ROLES: 'api' } });
  other = await api.account(10_000);
  const squad = await api.ok<SquadDetailResponse>('createSquad', { body: { actor_account_id: other, name: 'Casa' } });
  squadAccount = squad.account_id ?? '';
  const body = { kind: 'FUNDED', actor_account_id: other, amount: { currency: 'BRL', value: 1000 } };
  await api.ok('contributeToSquad', { path: { sqd_id: squad.sqd_id }, body });
});
afterAll(() => api?.stop());

const brl = { currency: 'BRL', value: 1 };
const side = (account_id: string) => ({ kind: 'account', account_id });
const outside = { kind: 'external', external_id: 'silent' };
const native = (debtor: object, creditor: object) => ({ rail: 'NATIVE', amount: brl, debtor, creditor });
const mock = (debtor: object, creditor: object) => ({ ...native(debtor, creditor), rail: 'MOCK' });
const order = (account_id: string, creditor: object) => ({
  account_id, schedule_type: 'ONE_SHOT', run_at: '2099-01-01T12:00:00Z',
  action: { kind: 'TRANSFER', rail: 'NATIVE', amount: brl, creditor },
});
const idOf = async (operationId: OperationId, name: string, call: Call): Promise<string> => String(
  (await api.ok<Record<string, unknown>>(operationId, call))[name],
);
const method = {
  rail: 'PIX', scheme: 'BR_PIX_KEY', mode: 'VIRTUAL_ADDRESS', status: 'ACTIVE', provider: { provider_id: 'sim-demo', type: 'SPONSOR_BANK' },
  capabilities: { originate_debit: false, receive_credit: true, supports_returns: true },
  directionality: { inbound: true, outbound: false },
  verification: { status: 'NOT_REQUIRED' }, coordinates: { key_type: 'EVP', key_value: randomUUID() },
};
const evidence = (match_keys: object) => ({ body: {
  provider_id: 'mock', rail: 'MOCK', kind: 'INBOUND_CREDIT', external_id: randomUUID(), match_keys, amount: brl,
  occurred_at: new Date().toISOString(),
} });

const table: readonly [OperationId, string, () => Call | Promise<Call>][] = [
  ['createObligation', 'as the debtor', () => ({ body: native(side(squadAccount), side(other)) })],
  ['createObligation', 'as the creditor', () => ({ body: native(side(other), side(squadAccount)) })],
  ['createObligation', 'as the debtor of a payment out', () => ({ body: mock(side(squadAccount), outside) })],
  ['createObligation', 'as the creditor of a payment in', () => ({ body: mock(outside, side(squadAccount)) })],
  ['createSchedule', 'as the account', () => ({ body: order(squadAccount, side(other)) })],
  ['createSchedule', 'as the creditor', () => ({ body: order(other, side(squadAccount)) })],
  ['updateSchedule', 'as the creditor', async () => ({
    path: { schedule_id: await idOf('createSchedule', 'schedule_id', { body: order(other, side(await api.account())) }) },
    body: { creditor: side(squadAccount) },
  })],
  ['placeHold', 'as the account', () => ({ body: { account_id: squadAccount, amount_cents: 1, currency: 'BRL' } })],
  ['captureHold', 'as the creditor', async () => ({
    path: { hold_id: await idOf('placeHold', 'hold_id', { body: { account_id: other, amount_cents: 1, currency: 'BRL' } }) },
    body: { creditor_account_id: squadAccount },
  })],
  ['resolveObligation', 'as the destination', async () => ({
    path: { obligation_id: await idOf('createObligation', 'obligation_id', { body: mock(side(other), outside) }) },
    body: { outcome: 'FAILED', disposition: { destination_account_id: squadAccount } },
  })],
  ['resolveEvidence', 'as the destination', async () => ({
    path: { evidence_id: await idOf('ingestEvidence', 'evidence_id', evidence({})) },
    body: { action: 'CREDIT', destination_account_id: squadAccount, reason: 'x' },
  })],
  ['bindPaymentMethod', 'as the account', () => ({ path: { account_id: squadAccount }, body: method })],
  ['registerPixKey', 'as the account', () => ({ body: { account_id: squadAccount, key_type: 'EVP' } })],
  ['createPixDynamicQr', 'as the account', () => ({ path: { account_id: squadAccount }, body: { amount_cents: 100 } })],
  ['getPixStaticQr', 'as the account', () => ({ path: { account_id: squadAccount } })],
  ['closeAccount', 'as the account', () => ({ path: { account_id: squadAccount }, body: {} })],
  ['operatorCreateTransferTemplate', 'as the debtor', () => ({ body: { ...native(side(squadAccount), side(other)), name: 'rent' } })],
  ['operatorCreateTransferTemplate', 'as the creditor', () => ({ body: { ...native(side(other), side(squadAccount)), name: 'rent' } })],
];

describe.each(table)('%s', (operationId, as, make) => {
  it(`refuses a squad's account ${as}`, async () => {
    expect(await api.call(operationId, await make())).toMatchObject({
      status: 422, body: { error: 'ACCOUNT_OF_SQUAD', details: { account_id: squadAccount } },
    });
    expect(await api.available(squadAccount)).toBe(1000);
  });
});

it('a batch that names a squad\'s account is refused as a whole, or that item of it', async () => {
  const items = [native(side(squadAccount), side(other)), native(side(other), side(squadAccount))];
  const batch = (atomic: boolean) => api.call('createObligationBatch', { body: { atomic, items } });
  const refused = items.map(() => ({ error: { error: 'ACCOUNT_OF_SQUAD' } }));
  expect(await batch(true)).toMatchObject({ status: 422, body: { details: { results: refused } } });
  expect(await batch(false)).toMatchObject({ body: { results: refused } });
});

it('outside money that names a squad\'s account waits on the exception account', async () => {
  const { state, reason_code } = await api.ok<EvidenceResponse>('ingestEvidence', evidence({ account_id: squadAccount }));
  expect([state, reason_code, await api.available(squadAccount)]).toEqual(['UNMATCHED', 'NO_MATCH', 1000]);
});

it('an operator may freeze a squad\'s account, block money on it and limit it', async () => {
  const path = { account_id: squadAccount };
  await api.ok('freezeAccount', { path, body: {} });
  await api.ok('unfreezeAccount', { path, body: {} });
  const block = await api.ok<{ block_id: string }>('placeBlock', {
    body: { account_id: squadAccount, amount: 1, currency: 'BRL', reason_code: 'OTHER' },
  });
  await api.ok('releaseBlock', { path: { block_id: block.block_id }, body: { reason: 'x' } });
  await api.ok('putPixLimits', { path, body: { daily_limit_minor: 5 } });
});

/** Reasons why an operation is not in the table: it meets a squad account in another form, or never. */
const elsewhere: Readonly<Record<string, string>> = {
  spendFromSquad: 'names another squad: a test of spends',
  resolveReconciliationBreak: 'a break needs a run: reconciliation',
};

it('has every operation whose contract refuses a squad\'s account', () => {
  const documents = ['core', 'command'].map((name) => readFileSync(join(
    import.meta.dirname, `../../../generated/${name}.openapi.json`,
  ), 'utf8'));
  const refusing = documents.flatMap((text) => {
    const { paths } = JSON.parse(text) as { paths: Record<string, Record<string, { operationId: string; 'x-errors'?: string[] }>> };
    return Object.values(paths).flatMap((item) => Object.values(item)).filter((it) =>
      it['x-errors']?.includes('ACCOUNT_OF_SQUAD')).map((it) => it.operationId);
  });
  expect([...new Set([...table.map(([operationId]) => operationId), ...Object.keys(elsewhere)])].toSorted()).toEqual(refusing.toSorted());
});
