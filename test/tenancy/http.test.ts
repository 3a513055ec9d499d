/** Over HTTP nobody learns that another tenant's id exists: a foreign resource answers exactly as a missing one. */
import { randomUUID } from 'node:crypto';
import { operations, type OperationId } from '../../generated/operations.ts';
import type {
  AccountResponse, BatteryResponse, BlockResponse, CompileResponse, ConformanceRunResponse, ConsentResponse, EventListResponse,
  EvidenceResponse, GlAccountListResponse, HoldResponse, KycFlagOut, LimitPolicyResponse, ProductInstanceResponse,
  ObligationResponse, PixMandateDetailResponse, PixMandateListResponse, ReconciliationRunResponse, RecurringExpenseResponse,
  ScheduleResponse,
  SpendResponse, SquadDetailResponse, TransferTemplateResponse, WebhookEndpointCreatedResponse,
} from '../../generated/models.ts';
import { enrolledKey, shippedFiles } from '../support/bundles.ts';
import { codeWith, pixTemplate } from '../support/brcodes.ts';
import { mandateEvents } from '../../src/domains/pix/index.ts';
import { bindRail, SPONSOR } from '../../src/domains/rails/index.ts';
import { addPixKey } from '../support/add-pix-key.ts';
import { addProvider } from '../support/deliver.ts';
import { quickChild } from '../support/foundry-child.ts';
import { signedBundle } from '../support/product-keys.ts';
import { issueQbrl } from '../support/products.ts';
import { eventually, startTestService, transferBody, type Answer, type Call, type TestService } from '../support/service.ts';

const OTHER = 'acme';

let service: TestService;

/** Another tenant's id of each kind of resource, and one of the same form that nobody has. */
const ids: Record<string, { foreign: string; missing: string }> = {};

beforeAll(async () => {
  // Without a worker nothing is sent to the endpoints.
  service = await startTestService({ withMongodb: true, env: { RAZAO_ROLES: 'api' }, foundryChild: quickChild });
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
  const endpoint = () =>
    service.ok<WebhookEndpointCreatedResponse>('createWebhookEndpoint', { tenant: OTHER, body: { url: 'https://example.com' } });
  const { endpoint_id: webhook_endpoint } = await endpoint();
  await endpoint(); // their list has a next page
  const event = (await service.ok<EventListResponse>('listEvents', { tenant: OTHER })).items[0]?.event_id ?? '';
  for (const eventId of [event, `evt_${'0'.repeat(32)}`]) await addDelivery(OTHER, webhook_endpoint, eventId);
  const schedule = await service.ok<ScheduleResponse>('createSchedule', { tenant: OTHER, body: scheduleBody(account, account, 'silent') });
  const { hold_id: hold } = await service.ok<HoldResponse>('placeHold', {
    tenant: OTHER, body: { account_id: account, amount_cents: 1, currency: 'BRL' },
  });
  const { block_id: block } = await service.ok<BlockResponse>('placeBlock', { tenant: OTHER, body: blockBody(account) });
  const { evidence_id: evidence } = await service.ok<EvidenceResponse>('ingestEvidence', {
    tenant: OTHER, body: creditOf({ account_id: 'x' }),
  });
  const { flag_id: risk_flag } = await service.ok<KycFlagOut>('addRiskFlag', {
    tenant: OTHER, path: { party_id: party }, body: { reason: 'x' },
  });
  const { policy_id: limit_policy } = await service.ok<LimitPolicyResponse>('createLimitPolicy', { tenant: OTHER, body: policyBody() });
  const glAccount = (await service.ok<GlAccountListResponse>('listGlAccounts', { tenant: OTHER })).items[0]?.gl_account_id ?? '';
  const { run_id: run } = await service.ok<ReconciliationRunResponse>('startReconciliationRun', { tenant: OTHER, body: runBody('mock') });
  // their list has a next page
  await service.ok('startReconciliationRun', { tenant: OTHER, body: { ...runBody('mock'), currency: 'USD' } });
  const [breakId] = [await addBreak(run, 'rcb_01KJQAB4S7SRQ4GY183501PPB5'), await addBreak(run, 'rcb_01KJQAB4S7SRQ4GY183501PPB6')];
  const charge = await addCharge(account);
  const { keyId: pixKey } = await addPixKey(service, account, { tenant: OTHER });
  await addCharge(account); // their list has a next page
  const [medCase] = [
    await addMedCase(account, obligation.obligation_id, 'med_01KJQAB4S7SRQ4GY183501PPB5'),
    await addMedCase(account, obligation.obligation_id, 'med_01KJQAB4S7SRQ4GY183501PPB6'),
  ];
  await addProvider(service, 'sim-acme', { tenant: OTHER });
  await bindRail(service.service.contextFor(OTHER), {
    rail: 'PIX', providerId: 'sim-acme', adapter: SPONSOR, priority: 1, capabilities: ['MANDATES'], isEnabled: true,
  });
  const [mandate, mandateCharge] = await addMandate(account, 'a');
  await addMandate(account, 'b'); // their list has a next page
  const template = (name: string) => service.ok<TransferTemplateResponse>('operatorCreateTransferTemplate', {
    tenant: OTHER, body: { ...templateBody(account), name },
  });
  const { template_id: transfer_template } = await template('rent');
  await template('wages'); // their list has a next page
  await addProvider(service, 'sim-foreign-bank', { tenant: OTHER });
  await addProvider(service, 'sim-foreign-too', { tenant: OTHER }); // their list has a next page
  for (const rail of ['SEPA', 'WIRE'] as const) { // their list has a next page
    await bindRail(service.service.contextFor(OTHER), {
      rail, providerId: 'sim-foreign-bank', adapter: SPONSOR, priority: 1, capabilities: ['OUTBOUND'], isEnabled: true,
    });
  }
  const bound = (product_id: string) => service.ok('bindProductTemplate', {
    tenant: OTHER, path: { product_id }, body: { template_id: 'rental-deposit' },
  });
  for (const product of ['acme-caucao-um', 'acme-caucao-dois']) await bound(product); // their list has a next page
  await issueQbrl(service, OTHER);
  const landlord = await service.account(0, { tenant: OTHER });
  const rented = async () => service.ok<ProductInstanceResponse>('createProductInstance', {
    tenant: OTHER, path: { product_id: 'acme-caucao-um' }, body: {
      account_id: await service.account(5_000, { tenant: OTHER }),
      parameters: { deposit_cents: 5_000, landlord, claim_cap_bps: 0, lease_end: 1_900_000_000 },
    },
  });
  const { instance_id } = await rented();
  await rented(); // their list has a next page
  const playing = [await service.account(0, { tenant: OTHER }), landlord];
  const { run_id: conformanceRun } = await service.ok<ConformanceRunResponse>('openConformanceRun', {
    tenant: OTHER, path: { product_id: 'acme-caucao-um' }, body: { account_ids: playing },
  });
  const { battery_id: battery } = await service.ok<BatteryResponse>('runBattery', {
    tenant: OTHER, path: { product_id: 'acme-caucao-um' },
  });
  const authorKey = await enrolledKey(service, OTHER);
  await enrolledKey(service, OTHER); // their list has a next page
  const submitted = () => service.ok<CompileResponse>('submitCompile', { tenant: OTHER, body: signedBundle(authorKey, shippedFiles()) });
  const { compile_id: compile } = await submitted();
  await submitted(); // their list has a next page
  const squad = await addSquad(party);
  await addSquad(party); // their list has a next page
  const foreigners = {
    ...squad,
    pix_mandate: mandate, pix_mandate_charge: mandateCharge, med_case: medCase, party, account, 'account.balance': account,
    'account.guest': guest, obligation: obligation.obligation_id, webhook_endpoint, event, schedule: schedule.schedule_id,
    // numbers belong to each tenant: one that nobody has
    transfer_template, provider_account: 'sim-foreign-bank', hold, block, evidence, risk_flag, limit_policy, gl_account: glAccount,
    gl_entry: 'gle_900000001_1',
    'product': 'acme-caucao-um', 'product.name': 'acme-caucao-um', product_instance: instance_id, conformance_run: conformanceRun, battery,
    compile, reconciliation_run: run, reconciliation_break: breakId, pix_charge: charge, pix_key: pixKey,
  };
  for (const [kind, foreign] of Object.entries(foreigners)) ids[kind] = { foreign, missing: foreign.replace(/.{8}$/, '00000000') };
});
afterAll(() => service.stop());

/** A squad of the other tenant with an invitation and a spend that waits for approval. @returns the ids by the kinds of resources. */
async function addSquad(owner: string): Promise<Record<
  'squad' | 'squad_member' | 'squad_invitation' | 'spend_request' | 'recurring_expense' | 'consent', string
>> {
  const [founder, member, invitee] = await Promise.all([1, 2, 3].map(() => service.account(5_000, { tenant: OTHER, owner })));
  const ok = <T>(operationId: OperationId, body: object, path = {}) => service.ok<T>(operationId, {
    tenant: OTHER, path, body: { actor_account_id: founder, ...body },
  });
  const amount = (value: number) => ({ currency: 'BRL', value });
  const { sqd_id } = await ok<SquadDetailResponse>('createSquad', { name: 'Casa' });
  await ok('inviteToSquad', { invitee_account_ids: [member, invitee] }, { sqd_id });
  await service.ok('acceptSquadInvitation', { tenant: OTHER, path: { sqd_id }, body: { invitee_account_id: member } });
  await ok('contributeToSquad', { kind: 'FUNDED', amount: amount(100) }, { sqd_id });
  await ok('setSpendApprovalRules', {
    spend_approval: { threshold_amount: amount(1), approvals_required: 1, approver_group: 'MEMBERS' },
  }, { sqd_id });
  const { spend_request } = await ok<SpendResponse>(
    'spendFromSquad', { amount: amount(1), rail: 'NATIVE', recipient: { kind: 'account', account_id: member } }, { sqd_id },
  );
  await ok('setSquadRecurrence', { enabled: true, closes_on_day: 31 }, { sqd_id });
  const { rex_id } = await ok<RecurringExpenseResponse>('createRecurringExpense', {
    description: 'x', amount_kind: 'FIXED', amount: amount(1), payer_account_id: founder, due_day: 5, split: { method: 'EQUAL' },
  }, { sqd_id });
  const { consent_id } = await service.ok<ConsentResponse>('grantAutoCollectConsent', {
    tenant: OTHER, path: { sqd_id }, body: { caller_account_id: member, rex_id, max_amount: amount(1) },
  });
  return {
    recurring_expense: rex_id, consent: consent_id, squad: sqd_id, squad_member: String(member), squad_invitation: String(invitee),
    spend_request: String(spend_request?.spend_request_id),
  };
}

function blockBody(account_id: string): object {
  return { account_id, amount: 1, currency: 'BRL', reason_code: 'OTHER' };
}

/** A limit that nothing comes near to. */
function policyBody(): object {
  return { scope_type: 'GLOBAL', dimension: 'AMOUNT', direction: 'DEBIT', window: 'DAY', threshold: 1_000_000_000, action: 'WARN' };
}

/** A template of a transfer from an account to one that the caller names. */
function templateBody(account_id: string): object {
  return {
    name: 'x', rail: 'NATIVE', amount: { currency: 'BRL', value: 1 }, debtor: { kind: 'account', account_id },
    creditor: { kind: 'account' },
    parameters: [{ name: 'to', fills: 'CREDITOR', description: 'x' }],
  };
}

/** A credit that a provider reports. */
function creditOf(match_keys: Record<string, string>): object {
  return {
    provider_id: 'mock', rail: 'MOCK', kind: 'INBOUND_CREDIT', external_id: randomUUID(), match_keys,
    amount: { currency: 'BRL', value: 100 },
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

/** A comparison over a day, with a statement without movements. */
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

/** A charge of the other tenant, as a sponsor would make it. */
async function addCharge(account: string): Promise<string> {
  const { keyId } = await addPixKey(service, account, { tenant: OTHER });
  const ctx = service.service.contextFor(OTHER);
  const txid = `ACME${ctx.ids.next('pxq').slice(4)}`;
  await ctx.db.write(({ em }) => em.execute(`
    insert into razao.pix_charges (tenant_id, txid, account_id, key_id, state, amount, expires_in_seconds, expires_at, merchant_name, merchant_city, brcode,
      location, provider_id, version, created_at, created_by, updated_at)
    values (?, ?, ?, ?, 'ACTIVE', 1, 60, now(), 'x', 'x', 'x', 'x', 'sim-acme', 1, now(), 'x', now())`, [OTHER, txid, account, keyId]));
  return txid;
}

/** A contested Pix of the other tenant's, as their provider would report it. */
async function addMedCase(account_id: string, obligation_id: string, case_id: string): Promise<string> {
  await service.service.database.forTenant(OTHER).write(({ em }) => em.execute(`
    insert into razao.med_cases (tenant_id, case_id, direction, status, account_id, reason_code, amount, currency, original_end_to_end_id, original_obligation_id,
      report_id, hop, is_block_refused, waiting, provider_id, early_money, history, version, created_at, updated_at)
    values (?, ?, 'INBOUND', 'OPEN', ?, 'SCAM', 1, 'BRL', 'E876543212026030213403pV5sJw8XhQ', ?, '826c16c9-652b-4bc5-8f95-81461373a18c', 0, false, 0, 'sim-acme', '[]', '[]', 1, now(), now())`,
  [OTHER, case_id, account_id, obligation_id]));
  return case_id;
}

/** A mandate of the other tenant's with a charge, as a provider reports it. @returns their ids. */
async function addMandate(account_id: string, name: string): Promise<[mandate: string, charge: string]> {
  const ctx = service.service.contextFor(OTHER);
  const day = new Date(Date.now() + 5 * 86_400_000).toISOString();
  const told = (event: keyof typeof mandateEvents, data: object) => mandateEvents[event](ctx, {
    provider_id: 'sim-acme', event, occurred_at: day, data: { recurrence_id: `RR8765432120260302kQ7mZx2TfR${name}`, ...data },
  });
  await told('MANDATE_REQUESTED', {
    account_id, receiver: { name: 'Academia', tax_id: '27415863000186', participant: { ispb: '87654321', name: 'Banco Ipê S.A.' } },
    contract_ref: 'x',
    periodicity: 'MONTHLY', amount_type: 'FIXED', amount: { currency: 'BRL', value: 1 }, starts_on: '2026-03-10',
    retry_policy: 'NOT_ALLOWED', expires_at: day,
  });
  await told('MANDATE_AUTHORIZED', { authorized_at: day });
  await told('CHARGE_SCHEDULED', { txid: 'ACADEMIA202603AC202600417x01', amount: { currency: 'BRL', value: 1 }, due_on: day.slice(0, 10) });
  const { items: [mandate] } = await service.ok<PixMandateListResponse>('listPixMandates', { tenant: OTHER });
  const { charges: [charge] } = await service.ok<PixMandateDetailResponse>('getPixMandate', {
    tenant: OTHER, path: { mandate_id: String(mandate?.mandate_id) },
  });
  return [String(mandate?.mandate_id), String(charge?.charge_id)];
}

/** Has an event wait for an endpoint. */
async function addDelivery(tenant: string, endpoint_id: string, event_id: string): Promise<void> {
  const { store } = service.service.contextFor(tenant).deliveries;
  await eventually(async () => store.isReady);
  await store.add([{
    ...store.newAttempt(), _id: `${endpoint_id} ${event_id}`, tenant, endpoint_id, event_id, event_type: 'account.created',
    state: 'PENDING',
    entity_id: 'acc_x', commit_no: 1, n: 0, occurred_at: new Date('2026-03-02T12:00:00Z'), activation: 0,
  }]);
}

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
