/** Resources of another tenant, one of each kind, and their ids beside ids of the same form that nobody has. */
import { randomUUID } from 'node:crypto';
import type { OperationId } from '../../generated/operations.ts';
import type {
  BatteryResponse, BlockResponse, CompileResponse, ConformanceRunResponse, ConsentResponse, EventListResponse, EvidenceResponse,
  GlAccountListResponse, HoldResponse, KycFlagOut, LimitPolicyResponse, ObligationResponse, PixMandateDetailResponse,
  PixMandateListResponse, ProductInstanceResponse, ReconciliationRunResponse, RecurringExpenseResponse, ScheduleResponse, SpendResponse,
  SquadDetailResponse, TransferTemplateResponse, WebhookEndpointCreatedResponse,
} from '../../generated/models.ts';
import { mandateEvents } from '../../src/domains/pix/index.ts';
import { bindRail, SPONSOR } from '../../src/domains/rails/index.ts';
import { addPixKey } from '../support/add-pix-key.ts';
import { enrolledKey, shippedFiles } from '../support/bundles.ts';
import { addProvider } from '../support/deliver.ts';
import { signedBundle } from '../support/product-keys.ts';
import { issueQbrl } from '../support/products.ts';
import { eventually, type TestService } from '../support/service.ts';

export const OTHER = 'acme';

/** Another tenant's id of each kind of resource, and one of the same form that nobody has. */
export type ForeignIds = Record<string, { foreign: string; missing: string }>;

/** Makes resources of each kind for another tenant. The service needs MongoDB, and no worker: nothing is sent to the endpoints. */
export async function foreignIds(service: TestService): Promise<ForeignIds> {
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
  for (const eventId of [event, `evt_${'0'.repeat(32)}`]) await addDelivery(service, OTHER, webhook_endpoint, eventId);
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
  const [breakId] = [
    await addBreak(service, run, 'rcb_01KJQAB4S7SRQ4GY183501PPB5'), await addBreak(service, run, 'rcb_01KJQAB4S7SRQ4GY183501PPB6'),
  ];
  const charge = await addCharge(service, account);
  const { keyId: pixKey } = await addPixKey(service, account, { tenant: OTHER });
  await addCharge(service, account); // their list has a next page
  const [medCase] = [
    await addMedCase(service, account, obligation.obligation_id, 'med_01KJQAB4S7SRQ4GY183501PPB5'),
    await addMedCase(service, account, obligation.obligation_id, 'med_01KJQAB4S7SRQ4GY183501PPB6'),
  ];
  await addProvider(service, 'sim-acme', { tenant: OTHER });
  await bindRail(service.service.contextFor(OTHER), {
    rail: 'PIX', providerId: 'sim-acme', adapter: SPONSOR, priority: 1, capabilities: ['MANDATES'], isEnabled: true,
  });
  const [mandate, mandateCharge] = await addMandate(service, account, 'a');
  await addMandate(service, account, 'b'); // their list has a next page
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
  const squad = await addSquad(service, party);
  await addSquad(service, party); // their list has a next page
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
  return Object.fromEntries(Object.entries(foreigners).map(([kind, foreign]) => [
    kind, { foreign, missing: foreign.replace(/.{8}$/, '00000000') },
  ]));
}

/** A squad of the other tenant with an invitation and a spend that waits for approval. @returns the ids by the kinds of resources. */
async function addSquad(service: TestService, owner: string): Promise<Record<
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

export function blockBody(account_id: string): object {
  return { account_id, amount: 1, currency: 'BRL', reason_code: 'OTHER' };
}

/** A limit that nothing comes near to. */
export function policyBody(): object {
  return { scope_type: 'GLOBAL', dimension: 'AMOUNT', direction: 'DEBIT', window: 'DAY', threshold: 1_000_000_000, action: 'WARN' };
}

/** A template of a transfer from an account to one that the caller names. */
export function templateBody(account_id: string): object {
  return {
    name: 'x', rail: 'NATIVE', amount: { currency: 'BRL', value: 1 }, debtor: { kind: 'account', account_id },
    creditor: { kind: 'account' },
    parameters: [{ name: 'to', fills: 'CREDITOR', description: 'x' }],
  };
}

/** A credit that a provider reports. */
export function creditOf(match_keys: Record<string, string>): object {
  return {
    provider_id: 'mock', rail: 'MOCK', kind: 'INBOUND_CREDIT', external_id: randomUUID(), match_keys,
    amount: { currency: 'BRL', value: 100 },
    occurred_at: '2026-03-02T12:00:00Z',
  };
}

/** A payment far in the future: to an outside party, or to an account where there is none. */
export function scheduleBody(account_id: string, creditor: string, external_id?: string): object {
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
async function addBreak(service: TestService, run_id: string, break_id: string): Promise<string> {
  await service.service.database.forTenant(OTHER).write(({ em }) => em.execute(`
    insert into razao.reconciliation_breaks (tenant_id, break_id, run_id, provider_id, rail, currency, kind, state, accounting_day, difference, name, version, created_at, updated_at)
    values (?, ?, ?, 'mock', 'MOCK', 'BRL', 'MISSING_IN_LEDGER', 'OPEN', '2026-03-02', 1, 'x', 1, now(), now())`, [OTHER, break_id, run_id]));
  return break_id;
}

/** A charge of the other tenant, as a sponsor would make it. */
async function addCharge(service: TestService, account: string): Promise<string> {
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
async function addMedCase(service: TestService, account_id: string, obligation_id: string, case_id: string): Promise<string> {
  await service.service.database.forTenant(OTHER).write(({ em }) => em.execute(`
    insert into razao.med_cases (tenant_id, case_id, direction, status, account_id, reason_code, amount, currency, original_end_to_end_id, original_obligation_id,
      report_id, hop, is_block_refused, waiting, provider_id, early_money, history, version, created_at, updated_at)
    values (?, ?, 'INBOUND', 'OPEN', ?, 'SCAM', 1, 'BRL', 'E876543212026030213403pV5sJw8XhQ', ?, '826c16c9-652b-4bc5-8f95-81461373a18c', 0, false, 0, 'sim-acme', '[]', '[]', 1, now(), now())`,
  [OTHER, case_id, account_id, obligation_id]));
  return case_id;
}

/** A mandate of the other tenant's with a charge, as a provider reports it. @returns their ids. */
async function addMandate(service: TestService, account_id: string, name: string): Promise<[mandate: string, charge: string]> {
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
async function addDelivery(service: TestService, tenant: string, endpoint_id: string, event_id: string): Promise<void> {
  const { store } = service.service.contextFor(tenant).deliveries;
  await eventually(async () => store.isReady);
  await store.add([{
    ...store.newAttempt(), _id: `${endpoint_id} ${event_id}`, tenant, endpoint_id, event_id, event_type: 'account.created',
    state: 'PENDING',
    entity_id: 'acc_x', commit_no: 1, n: 0, occurred_at: new Date('2026-03-02T12:00:00Z'), activation: 0,
  }]);
}
