/** Over HTTP nobody learns that another tenant's id exists: what is foreign answers exactly as what is missing. */
import { randomUUID } from 'node:crypto';
import { operations, type OperationId } from '../../generated/operations.ts';
import type {
  AccountResponse, BlockResponse, EventListResponse, EvidenceResponse, GlAccountListResponse, HoldResponse, LimitPolicyResponse, ObligationResponse,
  ReconciliationRunResponse, ScheduleResponse, WebhookEndpointCreatedResponse,
} from '../../generated/models.ts';
import { eventually, startTestService, transferBody, type Answer, type Call, type TestService } from '../support/service.ts';

const OTHER = 'acme';

let service: TestService;

/** Another tenant's id of each kind of resource, and one of the same form that nobody has. */
const ids: Record<string, { foreign: string; missing: string }> = {};

beforeAll(async () => {
  // Without a worker nothing is sent to the endpoints.
  service = await startTestService({ withMongodb: true, env: { RAZAO_ROLES: 'api' } });
  const party = await service.party(OTHER);
  const account = await service.account(5000, { tenant: OTHER, owner: party });
  const guest = await service.account(0, { tenant: OTHER, owner: party, type: 'GUEST' });
  const obligation = await service.ok<ObligationResponse>('createObligation', {
    tenant: OTHER,
    body: {
      rail: 'MOCK', amount: { currency: 'BRL', value: 100 }, debtor: { kind: 'account', account_id: account },
      creditor: { kind: 'external', external_id: 'silent' },
    },
  });
  const endpoint = () => service.ok<WebhookEndpointCreatedResponse>('createWebhookEndpoint', { tenant: OTHER, body: { url: 'https://example.com' } });
  const { endpoint_id: webhook_endpoint } = await endpoint();
  await endpoint(); // their list has a next page
  const event = (await service.ok<EventListResponse>('listEvents', { tenant: OTHER })).items[0]?.event_id ?? '';
  for (const eventId of [event, `evt_${'0'.repeat(32)}`]) await addDelivery(OTHER, webhook_endpoint, eventId);
  const schedule = await service.ok<ScheduleResponse>('createSchedule', { tenant: OTHER, body: scheduleBody(account, account, 'silent') });
  const { hold_id: hold } = await service.ok<HoldResponse>('placeHold', { tenant: OTHER, body: { account_id: account, amount_cents: 1, currency: 'BRL' } });
  const { block_id: block } = await service.ok<BlockResponse>('placeBlock', { tenant: OTHER, body: blockBody(account) });
  const { evidence_id: evidence } = await service.ok<EvidenceResponse>('ingestEvidence', { tenant: OTHER, body: creditOf({ account_id: 'x' }) });
  const glAccount = (await service.ok<GlAccountListResponse>('listGlAccounts', { tenant: OTHER })).items[0]?.gl_account_id ?? '';
  const { run_id: run } = await service.ok<ReconciliationRunResponse>('startReconciliationRun', { tenant: OTHER, body: runBody('mock') });
  await service.ok('startReconciliationRun', { tenant: OTHER, body: { ...runBody('mock'), currency: 'USD' } }); // their list has a next page
  const [breakId] = [await addBreak(run, 'rcb_01KJQAB4S7SRQ4GY183501PPB5'), await addBreak(run, 'rcb_01KJQAB4S7SRQ4GY183501PPB6')];
  const limited = () => service.ok<LimitPolicyResponse>('createAccountLimitPolicy', { tenant: OTHER, path: { account_id: account }, body: LIMIT });
  const { policy_id: policy } = await limited();
  await limited(); // their list has a next page
  const foreigners = {
    party, account, 'account.balance': account, 'account.guest': guest, obligation: obligation.obligation_id, webhook_endpoint, event, schedule: schedule.schedule_id,
    hold, block, evidence, gl_account: glAccount, gl_entry: 'gle_900000001_1', // numbers belong to each tenant: one that nobody has
    reconciliation_run: run, reconciliation_break: breakId, limit_policy: policy,
  };
  for (const [kind, foreign] of Object.entries(foreigners)) ids[kind] = { foreign, missing: foreign.replace(/.{8}$/, '00000000') };
});
afterAll(() => service.stop());

const LIMIT = { dimension: 'AMOUNT', direction: 'DEBIT', window: 'DAY', threshold: 1_000_000, action: 'REJECT' };

function blockBody(account_id: string): object {
  return { account_id, amount: 1, currency: 'BRL', reason_code: 'OTHER' };
}

/** Money that a provider says has come. */
function creditOf(match_keys: Record<string, string>): object {
  return {
    provider_id: 'mock', rail: 'MOCK', kind: 'INBOUND_CREDIT', external_id: randomUUID(), match_keys, amount: { currency: 'BRL', value: 100 },
    occurred_at: '2026-03-02T12:00:00Z',
  };
}

/** A payment far in the future: to an outside party, or to an account where there is none. */
function scheduleBody(account_id: string, creditor: string, external_id?: string): object {
  const side = external_id === undefined ? { kind: 'account', account_id: creditor } : { kind: 'external', external_id };
  return {
    account_id, schedule_type: 'ONE_SHOT', run_at: '2099-01-01T12:00:00Z',
    action: { kind: 'TRANSFER', rail: 'MOCK', amount: { currency: 'BRL', value: 1 }, creditor: side },
  };
}

/** A comparison over a day, with a statement that says that nothing moved. */
function runBody(provider_id: string): object {
  return { provider_id, rail: 'MOCK', currency: 'BRL', from: '2026-03-02', to: '2026-03-02', source: { kind: 'LINES', lines: [] } };
}

/** A break of the other tenant's run, as a worker would find it. */
async function addBreak(run_id: string, break_id: string): Promise<string> {
  await service.service.database.forTenant(OTHER).write(({ em }) => em.execute(`
    insert into razao.reconciliation_breaks (tenant_id, break_id, run_id, provider_id, rail, currency, kind, state, accounting_day, difference, name, version, created_at, updated_at)
    values (?, ?, ?, 'mock', 'MOCK', 'BRL', 'MISSING_IN_LEDGER', 'OPEN', '2026-03-02', 1, 'x', 1, now(), now())`, [OTHER, break_id, run_id]));
  return break_id;
}

/** Has an event wait for an endpoint. */
async function addDelivery(tenant: string, endpoint_id: string, event_id: string): Promise<void> {
  const { store } = service.service.contextFor(tenant).deliveries;
  await eventually(async () => store.isReady);
  await store.add([{
    ...store.newAttempt(), _id: `${endpoint_id} ${event_id}`, tenant, endpoint_id, event_id, event_type: 'account.created', state: 'PENDING',
    entity_id: 'acc_x', commit_no: 1, n: 0, occurred_at: new Date('2026-03-02T12:00:00Z'), activation: 0,
  }]);
}

/** All of an answer that could tell one id from another. */
function comparable({ status, body, headers }: Answer): unknown {
  const { 'x-request-id': _, date: __, ...rest } = headers;
  return { status, body, headers: rest };
}

/** Holds that both calls get one and the same answer, of `status`. */
async function expectSame(operationId: OperationId, callOf: (id: string) => Call, kind: string, status: number): Promise<void> {
  const { foreign, missing } = ids[kind] ?? { foreign: '', missing: '' };
  const ofForeign = await service.call(operationId, callOf(foreign));
  const ofMissing = await service.call(operationId, callOf(missing));
  expect(ofForeign.status).toBe(status);
  expect(comparable(ofForeign)).toEqual(comparable(ofMissing));
  expect(JSON.stringify(ofForeign.body)).not.toContain(foreign);
}

const onResources = operations.filter(({ resources, preview }) => !preview && Object.keys(resources).length > 0);

describe.each(onResources.map((operation) => [operation.operationId, operation] as const))('%s', (operationId, { resources, idempotency }) => {
  const path = Object.entries(resources);

  test('its paths’ kinds of resources are known to this test', () => {
    expect(path.filter(([, kind]) => !ids[kind])).toEqual([]);
  });

  test.each(path)('a foreign %s is as missing as one that nobody has', async (parameter, kind) => {
    await expectSame(operationId, (id) => ({ path: { [parameter]: id } }), kind, 404);
  });

  test.each(path)('a foreign %s is missing before the request is validated', async (parameter, kind) => {
    const body = idempotency === null ? {} : { body: '{"no": json' };
    await expectSame(operationId, (id) => ({ path: { [parameter]: id }, ...body, query: { limit: 'x' } }), kind, 404);
  });

  test.each(path)('a %s that no id can be is missing as well', async (parameter) => {
    for (const id of ['x', '%00', '\u0000', `${'a'.repeat(500)}`, "' or 1=1"]) {
      expect((await service.call(operationId, { path: { [parameter]: id } })).status).toBe(404);
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
    await expectSame('createExternalAccount', (id) => ({ body: { owner_party_id: id, currency: 'BRL', external_id: 'silent' } }), 'party', 404);
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

  test('createObligation: a foreign debtor is as missing as one that nobody has', async () => {
    await expectSame('createObligation', (id) => ({ body: transferBody(id, mine, 1) }), 'account', 404);
  });

  test('createSchedule: a foreign payer is as missing as one that nobody has', async () => {
    await expectSame('createSchedule', (id) => ({ body: scheduleBody(id, mine) }), 'account', 404);
  });

  test('createSchedule: a foreign creditor is as missing as one that nobody has', async () => {
    await expectSame('createSchedule', (id) => ({ body: scheduleBody(mine, id) }), 'account', 404);
  });

  test('updateSchedule: a foreign creditor is as missing as one that nobody has', async () => {
    const { schedule_id } = await service.ok<ScheduleResponse>('createSchedule', { body: scheduleBody(mine, mine, 'silent') });
    await expectSame('updateSchedule', (id) => ({
      path: { schedule_id }, body: { creditor: { kind: 'account', account_id: id } },
    }), 'account', 404);
  });

  test.each([['account_id', 'account'], ['obligation_id', 'obligation']])('ingestEvidence: a foreign %s fits as little as one that nobody has', async (key, kind) => {
    const { foreign = '', missing = '' } = ids[kind] ?? {};
    for (const id of [foreign, missing]) {
      // What the caller wrote stands in their own list: a tenant of its own keeps it out of those that follow.
      const said = await service.ok<EvidenceResponse>('ingestEvidence', { tenant: 'third', body: creditOf({ [key]: id }) });
      expect(said).toMatchObject({ state: 'UNMATCHED', reason_code: 'NO_MATCH', exception_cents: 100 });
    }
  });

  test.each([['account', 'CREDIT', 'destination_account_id'], ['obligation', 'MATCH', 'obligation_id']])(
    'resolveEvidence: a foreign %s is as missing as one that nobody has', async (kind, action, field) => {
      const { evidence_id } = await service.ok<EvidenceResponse>('ingestEvidence', { body: creditOf({}) });
      await expectSame('resolveEvidence', (id) => ({ path: { evidence_id }, body: { action, [field]: id, reason: 'x' } }), kind, 404);
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

describe('ids in filters', () => {
  const filters: [OperationId, string, string][] = [
    ['searchAccounts', 'owner_party_id', 'party'], ['searchAccounts', 'query', 'account'], ['searchParties', 'query', 'party'],
    ['listObligations', 'account_id', 'account'], ['listObligations', 'debtor_account_id', 'account'],
    ['listObligations', 'creditor_account_id', 'account'], ['listEvents', 'entity_id', 'obligation'],
    ['listSchedules', 'account_id', 'account'], ['listHolds', 'account_id', 'account'], ['listLimitPolicies', 'scope_id', 'account'], ['listBlocks', 'account_id', 'account'],
    ['listWebhookDeliveries', 'endpoint_id', 'webhook_endpoint'], ['listWebhookDeliveries', 'event_id', 'event'],
  ];
  test.each(filters)('%s by a foreign %s finds what a missing one finds', async (operationId, name, kind) => {
    await expectSame(operationId, (id) => ({ query: { [name]: id } }), kind, 200);
  });
});

describe('lists', () => {
  const lists = operations.filter(({ method, resources, preview, queryParameters }) =>
    !preview && method === 'GET' && Object.keys(resources).length === 0 && queryParameters.includes('limit'));

  test.each(lists.map(({ operationId }) => [operationId]))('%s shows nothing of another tenant', async (operationId) => {
    await service.account(100);
    const text = JSON.stringify(await service.ok(operationId, { query: { limit: 200 } }));
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
      }
      const { next_cursor: cursor } = await service.ok<{ next_cursor: string | null }>(operationId, { tenant: OTHER, query: { limit: 1 } });
      expect(cursor).not.toBeNull();
      expect(await service.call(operationId, { query: { limit: 1, cursor: cursor! } })).toMatchObject({ status: 422, body: { error: 'INVALID_CURSOR' } });
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
    const account = await service.ok<AccountResponse>('createAccount', { tenant, body: { owner_party_id, currency: 'EUR', type: 'CUSTOMER' } });
    expect(account.owner_party_id).toBe(owner_party_id);
  }
});
