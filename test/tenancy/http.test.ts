/** Over HTTP nobody learns that another tenant's id exists: a foreign resource answers exactly as a missing one. */
import { operations, type OperationId } from '../../generated/operations.ts';
import type { AccountResponse, EvidenceResponse, HoldResponse, ObligationResponse, ScheduleResponse } from '../../generated/models.ts';
import { SPONSOR } from '../../src/domains/rails/index.ts';
import { addPixKey } from '../support/add-pix-key.ts';
import { codeWith, pixTemplate } from '../support/brcodes.ts';
import { addProvider } from '../support/deliver.ts';
import { quickChild } from '../support/foundry-child.ts';
import { startTestService, transferBody, type Answer, type Call, type TestService } from '../support/service.ts';
import { blockBody, creditOf, foreignIds, OTHER, policyBody, scheduleBody, templateBody, type ForeignIds } from './foreign-ids.ts';

let service: TestService;
let ids: ForeignIds = {};

beforeAll(async () => {
  // Without a worker nothing is sent to the endpoints.
  service = await startTestService({ withMongodb: true, env: { RAZAO_ROLES: 'api' }, foundryChild: quickChild });
  ids = await foreignIds(service);
});
afterAll(() => service.stop());

/** All of an answer that could distinguish one id from another; a missing account is named by the requested id, and by nothing else. */
function comparable({ status, body, headers }: Answer, asked: string): unknown {
  const { 'x-request-id': _, date: __, ...rest } = headers;
  const { error, details } = body as { error?: string; details?: unknown };
  const isNamed = error === 'ACCOUNT_NOT_FOUND' && details !== undefined;
  if (isNamed) expect(details).toEqual({ account_id: asked });
  return { status, body: isNamed ? { ...body as object, details: 'the account that was asked for' } : body, headers: rest };
}

/** Holds that both calls get one and the same answer, of `status`. */
async function expectSame(operationId: OperationId, callOf: (id: string) => Call, kind: string, status: number): Promise<void> {
  const { foreign, missing } = ids[kind] ?? { foreign: '', missing: '' };
  const ofForeign = await service.call(operationId, callOf(foreign));
  const ofMissing = await service.call(operationId, callOf(missing));
  expect(ofForeign.status).toBe(status);
  const told = comparable(ofForeign, foreign);
  expect(told).toEqual(comparable(ofMissing, missing));
  expect(JSON.stringify(told)).not.toContain(foreign);
}

const onResources = operations.filter(({ resources, preview }) => !preview && Object.keys(resources).length > 0);
/** A name that a tenant gives by itself is as free where another has it as where nobody has: then the request is wrong, which is empty. */
const statusOf = (kind: string): number => (kind === 'product.name' ? 422 : 404);

describe.each(onResources.map((operation) => [operation.operationId, operation] as const))('%s', (operationId, {
  resources, idempotency, isForPlatform,
}) => {
  const path = Object.entries(resources);
  const caller = async (): Promise<Call> => (isForPlatform ? { token: await service.platformToken() } : {});

  test('its paths’ kinds of resources are known to this test', () => {
    expect(path.filter(([, kind]) => !ids[kind])).toEqual([]);
  });

  test.each(path)('a foreign %s is as missing as one that nobody has', async (parameter, kind) => {
    const call = await caller();
    await expectSame(operationId, (id) => ({ ...call, path: { [parameter]: id } }), kind, statusOf(kind));
  });

  test.each(path)('a foreign %s is missing before the request is validated', async (parameter, kind) => {
    const call = { ...await caller(), ...(idempotency !== null && { body: '{"no": json' }) };
    await expectSame(operationId, (id) => ({ ...call, path: { [parameter]: id }, query: { limit: 'x' } }), kind, statusOf(kind));
  });

  test.each(path)('a %s that no id can be is missing as well', async (parameter) => {
    for (const id of ['x', '%00', '\u0000', `${'a'.repeat(500)}`, "' or 1=1"]) {
      expect((await service.call(operationId, { ...await caller(), path: { [parameter]: id } })).status).toBe(404);
    }
  });
});

describe('ids in bodies', () => {
  let mine: string;
  beforeAll(async () => { mine = await service.account(1000); });

  test('createAccount: a foreign owner is as missing as one that nobody has', async () => {
    await expectSame('createAccount', (id) => ({ body: { owner_party_id: id, currency: 'BRL', type: 'CUSTOMER' } }), 'party', 404);
  });

  test('createExternalAccount: a foreign owner is as missing as one that nobody has', async () => {
    await expectSame(
      'createExternalAccount', (id) => ({ body: { owner_party_id: id, currency: 'BRL', external_id: 'silent' } }), 'party', 404,
    );
  });

  test('promoteAccount: a foreign owner is as missing as one that nobody has', async () => {
    const account_id = await service.account(0, { type: 'GUEST' });
    await expectSame('promoteAccount', (id) => ({ path: { account_id }, body: { owner_party_id: id } }), 'party', 404);
  });

  test('placeHold and placeBlock: a foreign account is as missing as one that nobody has', async () => {
    await expectSame('placeHold', (id) => ({ body: { account_id: id, amount_cents: 1, currency: 'BRL' } }), 'account', 404);
    await expectSame('placeBlock', (id) => ({ body: blockBody(id) }), 'account', 404);
  });

  test('captureHold: a foreign creditor is as missing as one that nobody has', async () => {
    const { hold_id } = await service.ok<HoldResponse>('placeHold', { body: { account_id: mine, amount_cents: 1, currency: 'BRL' } });
    await expectSame('captureHold', (id) => ({ path: { hold_id }, body: { creditor_account_id: id } }), 'account', 404);
  });

  test('createObligation: a foreign creditor is as missing as one that nobody has', async () => {
    await expectSame('createObligation', (id) => ({ body: transferBody(mine, id, 1) }), 'account', 404);
  });

  test('createPixReturn: a foreign account, and a foreign original, are as missing as those that nobody has', async () => {
    const amount = { currency: 'BRL', value: 1 };
    await expectSame('createPixReturn', (id) => ({ body: { account_id: id, amount, original_end_to_end_id: 'E1' } }), 'account', 404);
    await expectSame('createPixReturn', (id) => ({ body: { account_id: mine, amount, original_obligation_id: id } }), 'obligation', 404);
  });

  test('createObligation: a foreign debtor is as missing as one that nobody has', async () => {
    await expectSame('createObligation', (id) => ({ body: transferBody(id, mine, 1) }), 'account', 404);
  });

  test('createSchedule: a foreign payer is as missing as one that nobody has', async () => {
    await expectSame('createSchedule', (id) => ({ body: scheduleBody(id, mine) }), 'account', 404);
  });

  test('createSchedule: a foreign creditor is as missing as one that nobody has', async () => {
    await expectSame('createSchedule', (id) => ({ body: scheduleBody(mine, id) }), 'account', 404);
  });

  test('operatorCreateTransferTemplate: a foreign account is as missing as one that nobody has', async () => {
    await expectSame('operatorCreateTransferTemplate', (id) => ({ body: templateBody(id) }), 'account', 404);
  });

  test('operatorBindRail: a foreign provider is as missing as one that nobody has', async () => {
    const token = await service.platformToken();
    await expectSame(
      'operatorBindRail', (provider_id) => ({ token, body: { rail: 'PIX', provider_id, capabilities: ['OUTBOUND'] } }), 'provider_account',
      404,
    );
  });

  test('operatorCreateProviderAccount: a foreign account is as missing as one that nobody has', async () => {
    const token = await service.platformToken();
    const body = { provider_id: 'sim-mine', type: 'SPONSOR_BANK', adapter: SPONSOR, display_name: 'x' };
    await expectSame(
      'operatorCreateProviderAccount', (ledger_account_id) => ({ token, body: { ...body, ledger_account_id } }), 'account', 404,
    );
  });

  test('operatorSetQbrlPolicy: a foreign account is as missing as one that nobody has', async () => {
    const signer = { name: 'x', verification_key: '0'.repeat(64) };
    await expectSame('operatorSetQbrlPolicy', (redemption_account_id) => ({
      body: {
        minting_policy_hash: '0'.repeat(56), signers: [signer], required_signatures: 1, max_outstanding_cents: 1, redemption_account_id,
      },
    }), 'account', 404);
  });

  test('operatorTransferProviderFunds: a foreign destination is as missing as one that nobody has', async () => {
    const token = await service.platformToken();
    await addProvider(service, 'sim-source');
    const body = { amount: { currency: 'BRL', value: 1 }, rail: 'NATIVE' };
    await expectSame('operatorTransferProviderFunds', (destination_provider_id) => ({
      token, path: { provider_id: 'sim-source' }, body: { ...body, destination_provider_id },
    }), 'provider_account', 404);
  });

  test('updateSchedule: a foreign creditor is as missing as one that nobody has', async () => {
    const { schedule_id } = await service.ok<ScheduleResponse>('createSchedule', { body: scheduleBody(mine, mine, 'silent') });
    await expectSame('updateSchedule', (id) => ({
      path: { schedule_id }, body: { creditor: { kind: 'account', account_id: id } },
    }), 'account', 404);
  });

  test.each(
    [['account_id', 'account'], ['obligation_id', 'obligation']],
  )('ingestEvidence: a foreign %s fits as little as one that nobody has', async (key, kind) => {
    const { foreign = '', missing = '' } = ids[kind] ?? {};
    for (const id of [foreign, missing]) {
      // The caller's own text is in their own list: a tenant of its own keeps it out of those that follow.
      const said = await service.ok<EvidenceResponse>('ingestEvidence', { tenant: 'third', body: creditOf({ [key]: id }) });
      expect(said).toMatchObject({ state: 'UNMATCHED', reason_code: 'NO_MATCH', exception_cents: 100 });
    }
  });

  test.each([['account', 'CREDIT', 'destination_account_id'], ['obligation', 'MATCH', 'obligation_id']])(
    'resolveEvidence: a foreign %s is as missing as one that nobody has', async (kind, action, field) => {
      const { evidence_id } = await service.ok<EvidenceResponse>('ingestEvidence', { body: creditOf({}) });
      await expectSame('resolveEvidence', (id) => ({ path: { evidence_id }, body: { action, [field]: id, reason: 'x' } }), kind, 404);
    });

  test('fileMedCase: a foreign payment is as missing as one that nobody has', async () => {
    await expectSame('fileMedCase', (id) => ({ body: { actor: 'ops', original_obligation_id: id } }), 'obligation', 404);
  });

  test('resolveObligation: a foreign destination is as missing as one that nobody has', async () => {
    const { obligation_id } = await service.ok<ObligationResponse>('createObligation', {
      body: {
        rail: 'MOCK', amount: { currency: 'BRL', value: 1 }, debtor: { kind: 'account', account_id: mine },
        creditor: { kind: 'external', external_id: 'silent' },
      },
    });
    await expectSame('resolveObligation', (id) => ({
      path: { obligation_id }, body: { outcome: 'FAILED', disposition: { destination_account_id: id } },
    }), 'account', 404);
  });
});

describe('ids of Pix QR codes', () => {
  test('createPixDynamicQr and getPixStaticQr: a foreign key is as missing as one that nobody has', async () => {
    const account_id = await service.account();
    const { keyId } = await addPixKey(service, ids['account']?.foreign ?? '', { tenant: OTHER });
    ids['pix_key_of_code'] = { foreign: keyId, missing: keyId.replace(/.{8}$/, '00000000') };
    await expectSame('getPixStaticQr', (key_id) => ({ path: { account_id }, query: { key_id } }), 'pix_key_of_code', 404);
    await expectSame(
      'createPixDynamicQr', (key_id) => ({ path: { account_id }, body: { amount_cents: 1, key_id } }), 'pix_key_of_code', 404,
    );
  });

  test('listPixQrCharges: a foreign account is as missing as one that nobody has', async () => {
    await expectSame('listPixQrCharges', (account_id) => ({ query: { account_id } }), 'account', 404);
  });

  test('decodePixQr: a key of another tenant is a receiver outside', async () => {
    const { value } = await addPixKey(service, ids['account']?.foreign ?? '', { tenant: OTHER });
    const answer = await service.ok<{ account_id: string | null }>('decodePixQr', {
      body: { brcode: codeWith({ '26': pixTemplate(['01', value]) }) },
    });
    expect(answer.account_id).toBeNull();
  });
});

describe('Pix keys', () => {
  test('of a foreign account are as missing as those of one that nobody has, and so is the account for a new one', async () => {
    await expectSame('listPixKeys', (id) => ({ query: { account_id: id } }), 'account', 404);
    await expectSame('registerPixKey', (id) => ({ body: { account_id: id, key_type: 'EVP' } }), 'account', 404);
    await expectSame('lookupPixKey', (id) => ({ query: { key: 'a@example.com', account_id: id } }), 'account', 404);
  });
});

describe('ids in filters', () => {
  const filters: [OperationId, string, string][] = [
    ['searchAccounts', 'owner_party_id', 'party'], ['searchAccounts', 'query', 'account'], ['searchParties', 'query', 'party'],
    ['listObligations', 'account_id', 'account'], ['listObligations', 'debtor_account_id', 'account'],
    ['listObligations', 'creditor_account_id', 'account'], ['listEvents', 'entity_id', 'obligation'],
    ['listSchedules', 'account_id', 'account'], ['listHolds', 'account_id', 'account'], ['listLimitPolicies', 'scope_id', 'account'],
    ['listBlocks', 'account_id', 'account'], ['listMedCases', 'account_id', 'account'],
    ['listWebhookDeliveries', 'endpoint_id', 'webhook_endpoint'], ['listWebhookDeliveries', 'event_id', 'event'],
  ];
  test.each(filters)('%s by a foreign %s finds what a missing one finds', async (operationId, name, kind) => {
    await expectSame(operationId, (id) => ({ query: { [name]: id } }), kind, 200);
  });

  test('listPixMandates: a foreign account is as missing as one that nobody has', async () => {
    await expectSame('listPixMandates', (id) => ({ query: { account_id: id } }), 'account', 404);
  });
});

describe('lists', () => {
  const lists = operations.filter(({ method, resources, preview, queryParameters }) =>
    !preview && method === 'GET' && Object.keys(resources).length === 0 && queryParameters.includes('limit'))
    .filter(({ operationId }) => operationId !== 'listPixKeys'); // its account gives its tenant

  /** Query parameters that a list requires; the account is the caller's own. */
  const needed = (operationId: OperationId, account_id: string): Record<string, string> =>
    (ofAccounts.has(operationId) ? { account_id } : {});
  const ofAccounts = new Set<OperationId>(['listPixKeys', 'listPixQrCharges']);

  test.each(lists.map(({ operationId }) => [operationId]))('%s shows nothing of another tenant', async (operationId) => {
    const account = await service.account(100);
    const text = JSON.stringify(await service.ok(operationId, { query: { limit: 200, ...needed(operationId, account) } }));
    for (const { foreign } of Object.values(ids)) expect(text).not.toContain(foreign);
  });

  test.each(lists.filter(({ queryParameters }) => queryParameters.includes('cursor')).map(({ operationId }) => [operationId]))(
    '%s refuses another tenant’s cursor', async (operationId) => {
      const [theirs] = await Promise.all([service.account(100, { tenant: OTHER }), service.account(100, { tenant: OTHER })]);
      for (let n = 0; n < 2; n += 1) {
        await service.ok('createSchedule', { tenant: OTHER, body: scheduleBody(theirs, theirs, 'silent') });
        for (const type of ['GUEST', 'EXTERNAL']) await service.account(0, { tenant: OTHER, type });
        await service.ok('placeHold', { tenant: OTHER, body: { account_id: theirs, amount_cents: 1, currency: 'BRL' } });
        await service.ok('placeBlock', { tenant: OTHER, body: blockBody(theirs) });
        await service.ok('ingestEvidence', { tenant: OTHER, body: creditOf({}) });
        await service.ok('createLimitPolicy', { tenant: OTHER, body: policyBody() });
      }
      const account = ids['account']?.foreign ?? '';
      const { next_cursor: cursor } = await service.ok<{ next_cursor: string | null }>(operationId, {
        tenant: OTHER, query: { limit: 1, ...needed(operationId, account) },
      });
      expect(cursor).not.toBeNull();
      const ours = needed(operationId, await service.account());
      expect(await service.call(operationId, { query: { limit: 1, cursor: cursor!, ...ours } })).toMatchObject({
        status: 422, body: { error: 'INVALID_CURSOR' },
      });
    });
});

test('an Idempotency-Key of another tenant is a key like any other', async () => {
  const body = { type: 'company', display_name: 'Padaria', country: 'BR' };
  const theirs = await service.call('createParty', { tenant: OTHER, body, key: 'shared-key' });
  const ours = await service.call('createParty', { body, key: 'shared-key' });
  expect(ours.body.party_id).not.toBe(theirs.body.party_id);
  expect(ours.headers).not.toHaveProperty('idempotency-replayed');
  const changed = await service.call('createParty', { body: { ...body, display_name: 'Outra' }, key: 'shared-key' });
  expect(changed).toMatchObject({ status: 422, body: { error: 'IDEMPOTENCY_KEY_REUSED' } });
});

test('each tenant’s journal begins at 1 and holds its own entries alone', async () => {
  await service.account(100);
  for (const tenant of ['demo', OTHER]) {
    const first = await service.ok<{ payload: { tenant: string } }>('getJournalEntry', { tenant, path: { seq_no: 1 } });
    expect(first.payload.tenant).toBe(tenant);
  }
});

test('the same external names, labels and metadata serve two tenants at once', async () => {
  const body = { type: 'company', display_name: 'Gleich', country: 'BR', external_ids: [{ system: 'crm', key: 'id', value: '1' }] };
  for (const tenant of ['demo', OTHER]) {
    const owner_party_id = (await service.ok<{ party_id: string }>('createParty', { tenant, body })).party_id;
    const account = await service.ok<AccountResponse>('createAccount', {
      tenant, body: { owner_party_id, currency: 'EUR', type: 'CUSTOMER' },
    });
    expect(account.owner_party_id).toBe(owner_party_id);
  }
});
