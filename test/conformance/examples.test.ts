/**
 * The demo tenant accepts every example of a request body, and of an event of a provider, on the processes of `make run`: demo tenants,
 * sandbox, simulated parties, the clock of the machine. Ids in examples are replaced by ones that exist; the examples' prerequisites are
 * created.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { isDeepStrictEqual } from 'node:util';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import request from 'supertest';
import { operations, type OperationId } from '../../generated/operations.ts';
import type {
  BlockResponse, CompileSubmitRequest, EventListResponse, EvidenceResponse, HoldResponse, ObligationResponse,
  ReconciliationBreakListResponse, ReconciliationRunListResponse, ReconciliationRunResponse, ScheduleResponse, TransferTemplateResponse,
  WebhookEndpointResponse,
} from '../../generated/models.ts';
import { operationsOf, resolve } from '../../contracts/codegen/contract.ts';
import { accountingDay, addDays } from '../../src/platform/clock.ts';
import { bindRail, SPONSOR } from '../../src/domains/rails/index.ts';
import { seedDemo, type DemoTenant } from '../../src/command-line/demo.ts';
import { registerAt } from '../../src/command-line/simulated.ts';
import { contractMock } from '../../mocks/contracts/contract-mock.ts';
import { closeServer, listen } from '../../src/platform/http/server.ts';
import { createLog } from '../../src/platform/log.ts';
import { addPixKey } from '../support/add-pix-key.ts';
import { bankWithFunds } from '../support/banks.ts';
import { startChain, type TestChain } from '../support/chain.ts';
import { createDatabase, type TestDatabase } from '../support/database.ts';
import { addProvider, deliver } from '../support/deliver.ts';
import { quickChild, warmChild } from '../support/foundry-child.ts';
import { exampleAuthorKey, signedBundle } from '../support/product-keys.ts';
import { startKyc, type TestKyc } from '../support/kyc.ts';
import { brl, MedWorld } from '../support/med-world.ts';
import { eventually, startTestService, TENANT, type Call, type TestService } from '../support/service.ts';
import { startSponsor, type TestSponsor } from '../support/sponsor.ts';
import { brokenRules } from './broken-rules.ts';
import { contractOf, operationOf } from './contracts.ts';
import { nearBodies } from './near-bodies.ts';
import { productExamples } from './product-examples.ts';
import { policyExample } from './qbrl-examples.ts';
import { squadExamples } from './squad-examples.ts';

/** Set by `make fuzz`. */
const EVERY_BODY = process.env['NEAR_BODIES'] === 'all';
const BODIES_EACH = 5;
const VALID_EACH = 3;
/** Operations whose every call takes of a small quota that later examples need. */
const MAKES_MUCH: readonly string[] = ['submitCompile', 'operatorSubmitCompile', 'runBattery'];
const LARGEST_BODY = 900_000;

const folder = mkdtempSync(join(tmpdir(), 'razao-examples-'));

let api: TestService;
let sponsor: TestSponsor;
let kyc: TestKyc;
let chain: TestChain;
let chainDatabase: TestDatabase;
let med: MedWorld;
let token: string;
let providers: DemoTenant['providers'];
let policy: DemoTenant['qbrl'];
beforeAll(async () => {
  [sponsor, kyc, chainDatabase] = await Promise.all([startSponsor(), startKyc(), createDatabase()]);
  chain = await startChain(chainDatabase.url);
  api = await startTestService({ withMongodb: true, env: {
    RAZAO_SANDBOX: '1', RAZAO_WEBHOOK_ALLOW_LOOPBACK: '1', RAZAO_SPONSOR_URL: sponsor.url, RAZAO_KYC_URL: kyc.url,
    RAZAO_CHAIN_URL: chain.url,
  }, foundryChild: { ...quickChild, compileInChild: warmChild.compileInChild } });
  const [demo] = await seedDemo(api.service, folder);
  ({ providers, qbrl: policy } = demo!);
  for (const { type, ...provider } of providers) {
    const [party, url] = type === 'KYC_PROVIDER' ? ['kyc', kyc.url] as const : ['sponsor', sponsor.url] as const;
    await registerAt(party, url, { ...provider, callback_url: api.baseUrl });
  }
  const full = demo!.clients.find(({ name }) => name === 'full')!;
  const answer = await request(api.baseUrl).post('/auth/token').type('form').auth(full.client_id, full.client_secret).send(
    'grant_type=client_credentials',
  );
  token = answer.body.access_token as string;
  med = new MedWorld(api, sponsor);
});
afterAll(async () => {
  await api?.stop();
  await Promise.all([sponsor?.stop(), kyc?.stop(), chain?.stop()]);
  await chainDatabase?.drop();
  rmSync(folder, { recursive: true });
});

const ok = <T>(operationId: OperationId, call: Call = {}) => api.ok<T>(operationId, { ...call, token });
const account = (cents = 1_000_000) => api.account(cents);
const credited = async (cents: number) => {
  const shop = await med.shop();
  const end_to_end_id = await med.credit(shop, cents);
  await eventually(async () => (await api.available(shop.account)) >= cents);
  return { ...shop, end_to_end_id };
};
/** A person known to a register. */
const person = async () => (await ok<{ party_id: string }>('createParty', {
  body: {
    type: 'individual', display_name: 'Ana Souza', legal_name: 'Ana Maria de Souza', country: 'BR',
    tax_id: { country: 'BR', type: 'cpf', value: '52998224725' },
    birth_date: '1990-05-17',
  },
})).party_id;
const reconciled = () => eventually(async () => {
  const { items } = await ok<ReconciliationRunListResponse>('listReconciliationRuns');
  return items.every(({ state }) => state !== 'RUNNING');
});
/** Money that came in and fits nothing. */
const unmatched = async () => (await ok<EvidenceResponse>('ingestEvidence', {
  body: {
    provider_id: 'sim-demo', rail: 'MOCK', kind: 'INBOUND_CREDIT', external_id: randomUUID(), match_keys: { invoice: randomUUID() },
    amount: brl(7_500), occurred_at: '2026-03-02T17:39:48Z',
  },
})).evidence_id;
const expectedCredit = async (cents: number) => (await ok<ObligationResponse>('createObligation', {
  body: {
    rail: 'MOCK', amount: brl(cents), debtor: { kind: 'external', external_id: 'silent' },
    creditor: { kind: 'account', account_id: await account(0) },
  },
})).obligation_id;
const payout = async (rail = 'MOCK', external_id = 'silent') => (await ok<ObligationResponse>('createObligation', {
  body: { rail, amount: brl(3_000), debtor: { kind: 'account', account_id: await account() }, creditor: { kind: 'external', external_id } },
})).obligation_id;
const hold = async () => (await ok<HoldResponse>('placeHold', {
  body: { account_id: await account(), amount_cents: 2_000, currency: 'BRL' },
})).hold_id;

/** Values for the ids in the examples, unless the operation has its own. */
const STANDS_FOR: Readonly<Record<string, () => Promise<string>>> = {
  acc: () => account(), pty: () => person(), obl: () => payout(),
  hld: () => hold(),
  evd: () => unmatched(),
  blk: async () => (await ok<BlockResponse>(
    'placeBlock', { body: { account_id: await account(), amount: 100, currency: 'BRL', reason_code: 'COURT_ORDER' } },
  )).block_id,
  sch: async () => (await ok<ScheduleResponse>('createSchedule', {
    body: {
      account_id: await account(), schedule_type: 'RECURRING', recurrence: { frequency: 'WEEKLY', weekdays: ['MONDAY'] },
      action: { kind: 'TRANSFER', rail: 'NATIVE', amount: brl(1), creditor: { kind: 'account', account_id: await account() } },
    },
  })).schedule_id,
  whe: async () => (await ok<WebhookEndpointResponse>('createWebhookEndpoint', { body: { url:
    `https://hooks.example.com/${randomUUID()}`, event_types: ['*'] } })).endpoint_id,
  med: async () => (await med.blocked()).case_id,
};

let providersMade = 0;
const newProvider = (): string => `example-bank-${(providersMade += 1)}`;

type Given = Partial<Record<string, string>>;

/** Further needs of an example: replacements of texts of the example, and path parameters. */
const GIVEN: Partial<Record<OperationId, (example: string) => Promise<Given>>> = {
  closeAccount: async () => ({ account_id: await account(0) }),
  promoteAccount: async () => {
    const owner = await api.party();
    return { account_id: await api.account(0, { type: 'EXTERNAL' }), pty_01KJQA4N40RT2GZSKYPD8J86G9: owner };
  },
  resolveEvidence: async (example): Promise<Given> => (example === 'match' ? {
    obl_01KJQ9F8H0K2N4Q6S8W0Y2A4C6: await expectedCredit(7_500),
  } : {}),
  resolveObligation: async () => ({ obligation_id: await expectedCredit(3_000) }),
  recoverWebhookEndpoint: async (example): Promise<Given> => (example === 'one' ? {
    evt_3802578382b521cd1815e13e8a028db2: (await ok<EventListResponse>('listEvents')).items[0]!.event_id,
  } : {}),
  submitKyc: async () => ({ '2031-08-14': addDays(accountingDay(new Date()), 1_000) }),
  reviewKyc: async (example) => {
    const party_id = await person();
    await kyc.control('script', { operation: 'decide', outcome: 'timeout' });
    await ok('submitKyc', { path: { party_id }, body: { kyc_level: 1 } });
    if (example !== 'taken_up') await ok('reviewKyc', {
      path: { party_id }, body: { kyc_state: 'IN_REVIEW', reason: 'Looked at by hand' },
    });
    return { party_id };
  },
  addRiskFlag: async () => {
    const party_id = await person();
    return { party_id, acc_01KJQ8P1W3Y5A7C9E1G3J5M7N9: await api.account(0, { owner: party_id }) };
  },
  createPixDynamicQr: async (): Promise<Given> => {
    const account_id = await account();
    const { keyId } = await addPixKey(api, account_id);
    return { account_id, pxk_01KJQ90B0G1GPKKV6TCBDNC4PD: keyId };
  },
  createPixReturn: async () => {
    const shop = await credited(3_850);
    const { items } = await ok<{ items: EvidenceResponse[] }>('listEvidence', {
      query: { external_id: `${shop.end_to_end_id}:CREDIT_RECEIVED` },
    });
    return {
      acc_01KJQ8Q6R8T0V2X4Z6B8D0F2H4: shop.account, E876543212026030214058kQ3mZx7TfR: shop.end_to_end_id,
      obl_01KJQDWKZRQV5HZNAQ0311GSPG: String(items[0]?.match?.obligation_id),
    };
  },
  fileMedCase: async () => {
    const paid = await med.paid(await account(), 8_000);
    return { obl_01KJQHJPA0YT8NKV8MTTPR5Y6B: paid.obligation_id, E123456782026030217509sHb6VnE4yT: paid.end_to_end_id };
  },
  ...productExamples(() => api),
  ...squadExamples({ ok, account }),
  operatorCreateProviderAccount: async () => ({
    'sim-demo': newProvider(), 'banco-ponte-aurora': newProvider(), 'local-chain-aurora': newProvider(),
    acc_01KJ5CX4Y0F49XQZ3MYFX0RFF3: await api.account(0, { type: 'ASSET' }),
  }),
  operatorTransferProviderFunds: async () => {
    const [source, destination] = [await bankWithFunds(api, newProvider(), 5_000_000), await bankWithFunds(api, newProvider(), 0)];
    await bindRail(api.service.contextFor('demo'), {
      rail: 'PIX', providerId: source, adapter: SPONSOR, priority: 9, capabilities: ['OUTBOUND'], isEnabled: true,
    });
    return { '{provider_id}': source, 'banco-ponte-aurora': destination };
  },
  operatorBindRail: async () => {
    const providerId = newProvider();
    await addProvider(api, providerId);
    return { 'banco-ponte-aurora': providerId };
  },
  operatorSetQbrlPolicy: (example) => policyExample(api, policy!, bodyOf('operatorSetQbrlPolicy', example)),
  operatorRetireTransferTemplate: async () => ({
    template_id: (await ok<TransferTemplateResponse>('operatorCreateTransferTemplate', {
      body: {
        name: 'to-retire', rail: 'NATIVE', amount: brl(1), debtor: { kind: 'account', account_id: await account() },
        creditor: { kind: 'account', account_id: await account() },
      },
    })).template_id,
  }),
  startReconciliationRun: async () => {
    await reconciled();
    return {};
  },
  resolveReconciliationBreak: async () => {
    await reconciled();
    const run = await ok<ReconciliationRunResponse>('startReconciliationRun', {
      body: {
        provider_id: 'sim-demo', rail: 'PIX', currency: 'BRL', from: '2026-03-02', to: '2026-03-02',
        source: {
          kind: 'LINES',
          lines: [{ external_id: `E${randomUUID()}`, direction: 'CREDIT', amount_cents: 7_500, occurred_at: '2026-03-02T14:12:30Z' }],
        },
      },
    });
    const { items } = await eventually(async () => {
      const found = await ok<ReconciliationBreakListResponse>('listReconciliationBreaks', { query: { run_id: run.run_id } });
      return found.items.length > 0 && found;
    });
    return { break_id: String(items.find(({ kind }) => kind === 'MISSING_IN_LEDGER')?.break_id) };
  },
};

interface Example {
  readonly operationId: OperationId;
  readonly name: string;
  readonly path: string;
  readonly status: number;
  readonly body: object;
  readonly isForPlatform: boolean;
}

/** The examples of the built operations that take a body: of a client, which bears a token, or of a provider, which signs it. */
const all: (Example & { readonly isClient: boolean })[] = (['core', 'command'] as const).flatMap((name) => {
  const contract = contractOf(name);
  return operationsOf(contract, name).flatMap(({ operation, path }) => {
    if (!operation.requestBody || operation['x-status']) return [];
    const isClient = (operation.security ?? []).some((it) => 'oauth' in it);
    const media = resolve(contract, operation.requestBody).content['application/json'];
    const status = Number(Object.keys(operation.responses).find((it) => it.startsWith('2')));
    const shown = Object.entries(media?.examples ?? {}) as [string, { value: object }][];
    return shown.map(([example, { value }]) => ({
      operationId: operation.operationId as OperationId, name: example, path, status, body: value, isClient,
      isForPlatform: operation['x-platform'] === true,
    }));
  });
});
const bodyOf = <T>(operationId: OperationId, example: string) => all.find(
  (it) => it.operationId === operationId && it.name === example,
)!.body as T;
const examples = all.filter(({ isClient }) => isClient);
const events = all.filter(({ isClient }) => !isClient);

const PREFIX_OF: Readonly<Record<string, string>> = {
  account_id: 'acc', party_id: 'pty', obligation_id: 'obl', hold_id: 'hld', evidence_id: 'evd', block_id: 'blk', schedule_id: 'sch',
  endpoint_id: 'whe', case_id: 'med',
};

/** An example with existing ids in place of its own. */
async function replaced({ operationId, name, path, body }: Example): Promise<Pick<Call, 'path' | 'body'>> {
  const given: Given = (await GIVEN[operationId]?.(name)) ?? {};
  let text = JSON.stringify(body);
  for (const [found, prefix] of text.matchAll(/"([a-z]{3})_[0-9A-HJKMNP-TV-Z]{26}/g)) {
    const id = found.slice(1);
    text = text.replaceAll(id, given[id] ?? (given[id] = (await STANDS_FOR[String(prefix)]?.()) ?? id));
  }
  for (const [from, to] of Object.entries(given)) text = text.replaceAll(from, to ?? from);
  const parameters: Record<string, string> = { tenant: TENANT };
  for (const [, parameter = ''] of path.matchAll(/\{(?!tenant\})(\w+)\}/g)) {
    parameters[parameter] = given[`{${parameter}}`] ?? given[parameter] ?? (await STANDS_FOR[PREFIX_OF[parameter] ?? '']?.()) ?? '';
  }
  return { path: parameters, body: JSON.parse(text) as object };
}

/** Bodies that differ from an example in one value, which the schema refuses: all of them, or some that depend on the example's place. */
function refusedBodies({ operationId }: Example, body: unknown, index: number): { label: string; body: string }[] {
  const refused = [...nearBodies(operationOf(operationId), body)].filter(({ isTaken }) => !isTaken).map((near) => ({
    ...near, body: JSON.stringify(near.body),
  }));
  const inexact = { label: 'a number with too many digits', body: JSON.stringify(body).replace(/}$/, ',"unheard_of":9007199254740993}') };
  const step = EVERY_BODY ? 1 : Math.ceil(refused.length / BODIES_EACH);
  return [inexact, ...refused.filter((near, place) => place % step === index % step && near.body.length < LARGEST_BODY)];
}

const mock = createServer(contractMock(createLog('silent')));
let mockUrl: string;
beforeAll(async () => {
  mockUrl = await listen(mock, 0, '127.0.0.1');
});
afterAll(() => closeServer(mock));

/** The mock's answer to a call as the service was sent it. */
async function mocked(
  { operationId, path: template }: Example, { path = {}, body, key }: Call,
): Promise<{ status: number; body: unknown }> {
  const way = template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(path[name])));
  const answer = await fetch(mockUrl + way, {
    method: operationOf(operationId).method.toUpperCase(), body: typeof body === 'string' ? body : JSON.stringify(body),
    headers: { 'Content-Type': 'application/json', 'Authorization': 'Bearer any', ...(key && { 'Idempotency-Key': key }) },
  });
  const text = await answer.text();
  return { status: answer.status, body: answer.headers.get('content-type')?.includes('json') ? JSON.parse(text) as unknown : text };
}

/** What a mock cannot refuse, since it keeps nothing. Anything else that a valid request is refused for, it refuses in the same words. */
const BY_STATE: Readonly<Record<string, RegExp>> = {
  'what is there, and what is not': /_(NOT_FOUND|TAKEN|EXISTS|CONFLICT|NOT_BOUND|NOT_ENROLLED|NOT_REGISTERED|NOT_A_MEMBER|NOT_DUE)$/,
  'how something stands': new RegExp(`_(${[
    'FINAL', 'RESOLVED', 'PENDING', 'ACTIVE', 'PROGRESS', 'RUNNING', 'OPEN', 'INDEXED', 'ALREADY_VERIFIED', 'ALLOWED', 'CLOSED', 'FROZEN',
    'PAYABLE', 'TERMINAL', 'ELIGIBLE', 'CHANGED', 'INCREASE_REFUSED', 'STATUS_REFUSED', 'SUPERSEDED',
  ].join('|')})$`),
  'money, limits and quotas': /^(INSUFFICIENT_|BALANCE_|LIMIT_|QUOTA_|RETURN_EXCEEDS|PAYMENT_REPEATED)|_(LIMIT_REACHED|EXCEEDED)$/,
  'who is a member, with which role': /^(NOT_A_SQUAD_MEMBER|INSUFFICIENT_ROLE|OWN_|SPLIT_|APPROVALS_|SQUAD_)/,
  'what the tenant has set up': /^(PRODUCT_(?!KEY_INVALID)|CONFORMANCE_|QBRL_|CURRENCY_MISMATCH|KYC_DATA_|BUNDLE_SIGNATURE_|PROVIDER_UNAV)/,
  'two ids: the mocks give one to all that is created': /^SAME_ACCOUNT$/,
  'one of these, in an item': /^BATCH_REFUSED$/,
  'the clock': /^RUN_AT_IN_PAST$/,
};

interface Refused { readonly error?: string; readonly detail?: object[] }

function isByState({ error }: Refused): boolean {
  return error !== undefined && Object.values(BY_STATE).some((codes) => codes.test(error));
}

/** Valid bodies that differ from an example in one value: some that depend on its place. */
function validBodies({ operationId }: Example, body: unknown, index: number): { label: string; body: string }[] {
  const valid = [...nearBodies(operationOf(operationId), body)].filter(({ isTaken }) => isTaken).map((near) => ({
    label: near.label, body: JSON.stringify(near.body),
  })).filter((near) => near.body.length < LARGEST_BODY);
  const step = EVERY_BODY ? 1 : Math.max(1, Math.floor(valid.length / VALID_EACH));
  return valid.filter((_near, place) => place % step === index % step).slice(0, EVERY_BODY ? Infinity : VALID_EACH);
}

/** Where only the service refuses a valid body for what it says, or in other words than the mock; or only the mock refuses it. */
async function differences(example: Example, call: Call, index: number): Promise<object[]> {
  const found: object[] = [];
  for (const { label, body } of validBodies(example, call.body, index)) {
    const asked = { ...call, body, key: randomUUID() };
    const [served, shown] = [await api.call<Refused>(example.operationId, asked), await mocked(example, asked)];
    const isAlike = served.status < 300 || isByState(served.body) ? shown.status < 300 : isDeepStrictEqual(
      [served.status, served.body], [shown.status, shown.body],
    );
    if (!isAlike || served.status >= 500) found.push({ label, served: [served.status, served.body], mocked: [shown.status, shown.body] });
  }
  return found;
}

describe('the demo tenant takes', () => {
  // Deletes the endpoints, so that later examples deliver nothing to them.
  afterEach(async () => {
    const { items } = await ok<{ items: WebhookEndpointResponse[] }>('listWebhookEndpoints');
    for (const { endpoint_id } of items) await ok('deleteWebhookEndpoint', { path: { endpoint_id } });
  });

  it.each(
    examples.map((example, index) => [example.operationId, example.name, example, index] as const),
  )('%s: %s, and nothing that is nearly that', async (operationId, _name, example, index) => {
    const call = { ...(await replaced(example)), token: example.isForPlatform ? await api.platformToken() : token };
    for (const near of refusedBodies(example, call.body, index)) {
      const asked = { ...call, body: near.body, key: randomUUID() };
      const refused = await api.call<Refused>(operationId, asked);
      expect([near.label, refused.status, refused.body]).toEqual([
        near.label, 422, { detail: expect.arrayContaining([expect.anything()]) },
      ]);
      expect([near.label, await mocked(example, asked)]).toEqual([near.label, { status: 422, body: refused.body }]);
    }
    const { status, body } = await api.call(operationId, call);
    expect([status, status < 300 ? '' : JSON.stringify(body)]).toEqual([example.status, '']);
    if (!MAKES_MUCH.includes(operationId)) expect(await differences(example, call, index)).toEqual([]);
  }, EVERY_BODY ? 600_000 : undefined);
});

describe('what a rule of the contract refuses, service and mock refuse alike:', () => {
  const ruled = operations.filter(({ rules }) => rules.some((rule) => rule.in === 'body'));
  it.each(ruled.map(({ operationId }) => operationId))('%s', async (operationId) => {
    const example = examples.find((it) => it.operationId === operationId)!;
    const { path, body } = await replaced(example);
    const located = operationOf(operationId);
    const { rules = [] } = operations.find((it) => it.operationId === operationId) ?? {};
    for (const broken of brokenRules(located, rules, body as object)) {
      const call = { path: path!, body: broken.body, key: randomUUID() };
      const served = await api.call(operationId, { ...call, token: example.isForPlatform ? await api.platformToken() : token });
      const findings = (served.body as { detail?: { loc: unknown[]; type: string }[] }).detail ?? [];
      expect([broken.name, served.status, findings.map(({ loc, type }) => `${loc.join('.')} ${type}`)])
        .toEqual([broken.name, 422, expect.arrayContaining([`${broken.loc} ${broken.type}`])]);
      expect([broken.name, await mocked(example, call)]).toEqual([broken.name, { status: 422, body: { detail: findings } }]);
    }
  });
});

describe('of the demo tenant\'s providers is taken', () => {
  it.each(events.map((example) => [example.operationId, example.name, example] as const))('%s: %s', async (operationId, name, example) => {
    const type = operationId === 'receiveKycWebhook' ? 'KYC_PROVIDER' : 'SPONSOR_BANK';
    const provider = providers.find((it) => it.type === type)!;
    const deliveryId = `example:${operationId}:${name}`;
    const { body } = await replaced(example);
    const { status } = await deliver(api, {
      operationId, providerId: provider.provider_id, secret: provider.secret, deliveryId, body: body!,
    });
    const kept = await api.service.database.forTenant(TENANT).read((em) => em.execute<{
      event: string; outcome: string; error_code: string | null;
    }[]>(
      'select event, outcome, error_code from razao.provider_deliveries where starts_with(delivery_key, ?)', [`id:${deliveryId}:`]));
    expect([status, kept]).toEqual([example.status, [{ event: name, outcome: 'APPLIED', error_code: null }]]);
  });
});

it('an example for every operation that takes a body', () => {
  const bodies = (['core', 'command'] as const).flatMap((name) => operationsOf(contractOf(name), name))
    .filter(({ operation }) => operation.requestBody && !operation['x-status']);
  expect(new Set(all.map(({ operationId }) => operationId))).toEqual(new Set(bodies.map(({ operation }) => operation.operationId)));
  expect(Object.keys(GIVEN).filter((it) => !examples.some(({ operationId }) => operationId === it))).toEqual([]);
});

it('an example for every event that the text of its receiver names, and no other', () => {
  const receivers = operationsOf(contractOf('command'), 'command').filter(({ operation }) => operation['x-receiver']);
  const textOf = (id: string) => receivers.find(({ operation }) =>
    operation.operationId === id.replace('Deprecated', ''))?.operation.description ?? '';
  const named = receivers.flatMap(({ operation: { operationId } }) =>
    [...textOf(String(operationId)).matchAll(/^\| `([A-Z_]+)` \|/gm)].map(([, event]) => `${operationId} ${event}`));
  expect(events.map(({ operationId, name }) => `${operationId} ${name}`).sort()).toEqual(named.sort());
  expect(events.map(({ name }) => name)).toEqual(events.map(({ body }) => (body as { event: string }).event));
});

it('the examples of bundles are signed with the key of the examples, as they stand', () => {
  const key = exampleAuthorKey();
  for (const { operationId, name, body } of all.filter((it) => ['submitCompile', 'operatorSubmitCompile'].includes(it.operationId))) {
    const { files, product_id } = body as CompileSubmitRequest;
    expect([operationId, name, body]).toEqual([operationId, name, signedBundle(key, files, { product_id })]);
  }
});
