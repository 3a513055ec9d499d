/**
 * Refusals that do not depend on the request: the writer has no room, the key is in use, the ledger is full, the provider does not help.
 * Every operation whose contract lists such a code answers it; other rare codes are tested one by one.
 */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import type { ErrorCode } from '../../generated/errors.ts';
import type {
  ConformanceRunResponse, EvidenceResponse, HoldResponse, ObligationResponse, ProductInstanceResponse, PixQrChargeResponse,
  ReconciliationBreakListResponse, ScheduleResponse, SquadDetailResponse,
} from '../../generated/models.ts';
import type { OperationId } from '../../generated/operations.ts';
import { bindRail, SPONSOR } from '../../src/domains/rails/index.ts';
import { reconciliationConsumer } from '../../src/domains/reconciliation/index.ts';
import { accountingDay } from '../../src/platform/clock.ts';
import { pixWrites } from '../faults/kill-matrix-pix.ts';
import { writes } from '../faults/kill-matrix-writes.ts';
import { bankWithFunds } from '../support/banks.ts';
import { deliver } from '../support/deliver.ts';
import { brl, MedWorld, type Shop } from '../support/med-world.ts';
import { PixKeys } from '../support/pix-keys.ts';
import { bindTemplate, standing } from '../support/products.ts';
import { receivers } from '../support/provider-facts.ts';
import { newSigner, policyBody } from '../support/qbrl.ts';
import { eventually, startTestService, TENANT, transferBody, type Answer, type Call, type TestService } from '../support/service.ts';
import { startSponsor, type TestSponsor } from '../support/sponsor.ts';
import { allOperations, operationOf } from './contracts.ts';
import { squadCall } from './squad-examples.ts';

const MOST = Number.MAX_SAFE_INTEGER;
/** Delay of the provider while twin requests are sent, in milliseconds. */
const SLOW_MS = 3_000;

let api: TestService;
/** Another process on the same books, with room for one waiting command. */
let narrow: TestService;
let sponsor: TestSponsor;
let admin: pg.Client;
beforeAll(async () => {
  api = await startTestService({ env: { RAZAO_ROLES: 'api' } });
  narrow = await startTestService({ databaseUrl: api.databaseUrl, env: { RAZAO_ROLES: 'api', RAZAO_QUEUE_LIMIT: '1' } });
  sponsor = await startSponsor();
  await sponsor.connect(api);
  await bindTemplate(api, 'rental-deposit', PRODUCT);
  await api.ok('operatorSetQbrlPolicy', { body: await policyBody(api, await api.account(0, { type: 'ASSET' }), [treasurer]) });
  admin = new pg.Client({ connectionString: api.databaseUrl });
  await admin.connect();
}, 60_000);
afterAll(async () => {
  await admin?.end();
  await sponsor?.stop();
  await narrow?.stop();
  await api?.stop();
});

/** The built operations that list a code. */
function listing(code: ErrorCode): OperationId[] {
  return allOperations().map(({ operation }) => operation)
    .filter((operation) => !operation['x-status'] && operation['x-errors']?.includes(code))
    .map(({ operationId }) => operationId as OperationId);
}

type Prepare = () => Promise<Call>;

/** A call that would succeed, of an operation. Of several kinds the first, unless one is named. */
function prepared(operationId: OperationId, kind?: string): Promise<Call> {
  const row = [...writes, ...pixWrites].find((it) => it.operationId === operationId && (kind === undefined || it.kind === kind));
  const other = others[operationId];
  if (row) return row.prepare(api, sponsor);
  if (other) return other();
  if (isOfSquads(operationId)) return squadCall({ ok: api.ok.bind(api), account: () => api.account(1_000_000) }, operationId);
  throw new Error(`nothing here prepares ${operationId}`);
}

const isOfSquads = (operationId: OperationId): boolean => operationOf(operationId).operation.tags?.includes('Squads') ?? false;

/** Those that the kill matrix does not have. */
const others: Partial<Record<OperationId, Prepare>> = {
  resolveReconciliationBreak: async () => corrected(await api.account()),
  decodePixQr: async () => ({ body: { brcode: (await charge()).brcode } }),
  tickScheduler: async () => ({}),
  operatorSetQbrlPolicy: async () => ({ body: await policyBody(api, await api.account(0, { type: 'ASSET' }), [treasurer], {}, 2) }),
  createProductInstance: async () => ({ path: { product_id: PRODUCT }, body: await rent() }),
  driveProductAction: async () => {
    const { instance_id, landlord } = await rented();
    return { path: { product_id: PRODUCT, instance_id, action: 'claim' }, body: { account_id: landlord, parameters: { claim_cents: 5 } } };
  },
  closeProductInstance: async () => {
    const { instance_id, landlord } = await rented();
    return { path: { product_id: PRODUCT, instance_id }, body: { account_id: landlord } };
  },
  runConformanceStep: async () => {
    const { account_id, parameters: { landlord } } = await rent();
    const { run_id } = await api.ok<ConformanceRunResponse>('openConformanceRun', {
      path: { product_id: PRODUCT }, body: { account_ids: [account_id, landlord] },
    });
    return { path: { product_id: PRODUCT, run_id, index: '0' }, body: {} };
  },
  operatorDrainProduct: async () => {
    const { instance_id } = await rented();
    return {
      token: await api.platformToken(), path: { tenant: TENANT, product_id: PRODUCT }, body: { instances: [{ instance_id }], reason: 'x' },
    };
  },
  operatorTransferProviderFunds: async () => ({
    token: await api.platformToken(), path: { provider_id: await bankWithFunds(api, `bank-${randomUUID()}`, 1) },
    body: {
      destination_provider_id: await bankWithFunds(api, `bank-${randomUUID()}`, 0), amount: { currency: 'BRL', value: 1 }, rail: 'NATIVE',
    },
  }),
};

const PRODUCT = 'caucao';
const treasurer = newSigner('a');

const rent = async () => ({
  account_id: await api.account(1_000_000), parameters: {
    deposit_cents: 100, landlord: await api.account(), claim_cap_bps: 5_000, lease_end: 4_000_000_000,
  },
});

/** Creates an instance that is committed on the ledger, though there is no chain. */
async function rented(): Promise<{ instance_id: string; landlord: string }> {
  const body = await rent();
  const { instance_id } = await api.ok<ProductInstanceResponse>('createProductInstance', { path: { product_id: PRODUCT }, body });
  await standing(api, instance_id);
  return { instance_id, landlord: body.parameters.landlord };
}

async function charge(amount_cents = 3_850): Promise<PixQrChargeResponse & { brcode: string }> {
  const { account_id } = await keyOf('EVP');
  return api.ok('createPixDynamicQr', { path: { account_id }, body: { amount_cents } });
}

function keyOf(type: 'EVP' | 'EMAIL', value?: string): Promise<{ account_id: string; key_id: string }> {
  const keys = new PixKeys(api);
  return keys.account().then((account) => keys.registered(account, type, value));
}

/** The call that corrects the books by an account: they lack a cent that the provider has paid, or received. */
async function corrected(account_id: string, direction: 'CREDIT' | 'DEBIT' = 'CREDIT', external_id: string = randomUUID()): Promise<Call> {
  const now = api.service.database.clock.now();
  const { run_id } = await api.ok<{ run_id: string }>('startReconciliationRun', {
    body: {
      provider_id: 'mock', rail: 'MOCK', currency: 'BRL', from: accountingDay(now), to: accountingDay(now),
      source: { kind: 'LINES', lines: [{ external_id, direction, amount_cents: 1, occurred_at: now.toISOString() }] },
    },
  });
  await reconciliationConsumer((tenant) => api.service.contextFor(tenant)).handle({ tenant: TENANT, entityId: run_id } as never);
  const { items: [found] } = await api.ok<ReconciliationBreakListResponse>('listReconciliationBreaks', {
    query: { run_id, kind: 'MISSING_IN_LEDGER' },
  });
  return { path: { break_id: String(found?.break_id) }, body: { resolution: 'CORRECTED', account_id, reason: 'x' } };
}

const codeOf = ({ status, body }: Answer): string => `${status} ${String(body['error'])}`;
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Nobody else of the tenant commits while `work` runs. */
async function underHead<T>(work: () => Promise<T>): Promise<T> {
  await admin.query('begin');
  await admin.query('select from razao.heads where tenant_id = $1 for update', [TENANT]);
  try {
    return await work();
  } finally {
    await admin.query('rollback');
  }
}

/** Fills the writer's queue of `narrow` beyond its room, while nothing can be committed. @returns the waiting requests. */
async function fill(from: string, to: string): Promise<Promise<Answer>[]> {
  const waiting: Promise<Answer>[] = [];
  for (let refused = 0; refused < 2;) {
    const answer = narrow.transfer(from, to, 1) as unknown as Promise<Answer>;
    const known = await Promise.race([answer, pause(1_000)]);
    refused = known?.status === 503 ? refused + 1 : 0;
    if (!known) waiting.push(answer);
  }
  return waiting;
}

describe('OVERLOADED', () => {
  const operations = listing('OVERLOADED');

  it('is what each operation that lists it answers while the writer has no room, and the same key works later', async () => {
    const [from, to] = [await api.account(1_000), await api.account()];
    const calls = new Map<OperationId, () => Promise<Answer>>();
    for (const operationId of operations) {
      const receiver = receivers.find((it) => it.operationId === operationId);
      const fact = await receiver?.fact(api);
      const call = fact ? {} : { ...(await prepared(operationId)), key: randomUUID() };
      calls.set(operationId, () => (fact ? deliver(narrow, { operationId, body: fact.body }) : narrow.call(operationId, call)));
    }
    const [answers, waiting] = await underHead(async () => {
      const pads = await fill(from, to);
      const refused: Record<string, unknown> = {};
      for (const [operationId, ask] of calls) {
        const answer = await ask();
        refused[operationId] = [codeOf(answer), answer.headers['retry-after']];
      }
      return [refused, pads] as const;
    });
    expect(answers).toEqual(Object.fromEntries(operations.map((it) => [it, ['503 OVERLOADED', '1']])));
    for (const { status } of await Promise.all(waiting)) expect(status).toBe(201);
    for (const [operationId, ask] of calls) expect([operationId, Math.floor((await ask()).status / 100)]).toEqual([operationId, 2]);
  }, 120_000);
});

/** The sponsor's operation behind each of these, as its control API names it. */
const ASKS: Partial<Record<OperationId, string>> = {
  registerPixKey: 'registerKey', deletePixKey: 'excludeKey', openPixPortabilityClaim: 'openClaim',
  confirmPixPortabilityClaim: 'completeClaim',
  cancelPixPortabilityClaim: 'cancelClaim', createPixDynamicQr: 'mintCharge', decodePixQr: 'resolveCharge',
  authorizePixMandate: 'authorizeMandate',
  rejectPixMandate: 'rejectMandate', revokePixMandate: 'revokeMandate', cancelPixMandateCharge: 'cancelCharge', fileMedCase: 'fileMedCase',
  resolveMedCase: 'closeMedReport',
};
const asking = Object.keys(ASKS) as OperationId[];
/** Codes for a refusal by the provider. */
const REFUSALS =
  ['PIX_CLAIM_REFUSED', 'PIX_MANDATE_REFUSED', 'MED_RELEASE_REFUSED', 'PIX_CHARGE_REFUSED'] as const satisfies readonly ErrorCode[];

describe('IDEMPOTENCY_IN_PROGRESS', () => {
  /** Its outside party is an endpoint of the tenant's: `endpoints.http.test.ts` has it. */
  const operations = listing('IDEMPOTENCY_IN_PROGRESS').filter((it) => it !== 'testWebhookEndpoint');

  async function leased(key: string): Promise<boolean> {
    const { rowCount } = await admin.query(
      'select 1 from razao.commands where command_id = $1 and leased_until is not null', [`key:${key}`],
    );
    return rowCount === 1;
  }

  it('is what a twin is told while the first request waits for the provider, or for the due schedules', async () => {
    const calls: [OperationId, Call & { key: string }][] = [];
    for (const operationId of operations) calls.push([operationId, { ...(await prepared(operationId)), key: randomUUID() }]);
    for (const operation of Object.values(ASKS)) await sponsor.script(operation, 'ok', { delay_ms: SLOW_MS });
    const blocker = new pg.Client({ connectionString: api.databaseUrl });
    await blocker.connect();
    await blocker.query('begin');
    await blocker.query('lock table razao.schedules in access exclusive mode');
    const first = calls.map(([operationId, call]) => api.call(operationId, call));
    for (const [, { key }] of calls) await eventually(() => leased(key));
    const twins = await Promise.all(calls.map(([operationId, call]) => api.call(operationId, call)));
    await blocker.end();
    expect(calls.map(([operationId], index) => [operationId, codeOf(twins[index] as Answer)])).toEqual(calls.map(([it]) => [
      it, '409 IDEMPOTENCY_IN_PROGRESS',
    ]));
    for (const { status } of await Promise.all(first)) expect(status).toBeLessThan(300);
  }, 60_000);
});

describe('a provider that', () => {
  const refusals = asking.flatMap((it) => REFUSALS.filter((code) => listing(code).includes(it)).map(
    (code): [OperationId, ErrorCode] => [it, code],
  ));

  it.each(refusals)('refuses: %s is %s', async (operationId, code) => {
    const call = await prepared(operationId);
    await sponsor.script(String(ASKS[operationId]), 'refuse');
    expect(codeOf(await api.call(operationId, call))).toBe(`422 ${code}`);
  });

  it.each(asking)('cannot be reached: %s is PROVIDER_UNAVAILABLE', async (operationId) => {
    const call = await prepared(operationId);
    await sponsor.script(String(ASKS[operationId]), 'unreachable');
    expect(codeOf(await api.call(operationId, call))).toBe('503 PROVIDER_UNAVAILABLE');
  });

  it.each<[OperationId, string | undefined]>([['createPixReturn', undefined], ['resolveMedCase', 'RETURN']])(
    'takes no returns: %s is RAIL_NOT_BOUND', async (operationId, kind) => {
      const call = await prepared(operationId, kind);
      const bind = (...more: 'RETURNS'[]) => bindRail(api.service.contextFor(TENANT), {
        rail: 'PIX', providerId: 'sim-demo', adapter: SPONSOR, priority: 1, isEnabled: true,
        capabilities: ['OUTBOUND', 'INBOUND', 'KEYS', 'DYNAMIC_QR', 'MANDATES', 'MED', ...more],
      });
      await bind();
      const answer = await api.call(operationId, call);
      await bind('RETURNS');
      expect(codeOf(answer)).toBe('422 RAIL_NOT_BOUND');
    });
});

describe('BALANCE_OVERFLOW', () => {
  const KINDS: Partial<Record<OperationId, string>> = { resolveMedCase: 'RETURN' };

  // Confirming moves no money by itself: its debts are too large in a test of recurrence.
  it.each(
    listing('BALANCE_OVERFLOW').filter((it) => it !== 'confirmRecurringExpense'),
  )('is what %s answers when the tenant has moved all that it can of the currency', async (operationId) => {
    const call = await prepared(operationId, KINDS[operationId]);
    const { rows: [before] } = await admin.query<{ moved: string }>(
      `select moved from razao.turnovers where tenant_id = $1 and asset = 'BRL'`, [TENANT],
    );
    const moved = (cents: unknown) => admin.query(
      `update razao.turnovers set moved = $2 where tenant_id = $1 and asset = 'BRL'`, [TENANT, cents],
    );
    await moved(MOST);
    const answer = await api.call(operationId, call);
    await moved(before?.moved);
    expect(codeOf(answer)).toBe('422 BALANCE_OVERFLOW');
  });
});

async function closed(account_id: string): Promise<string> {
  await api.ok('closeAccount', { path: { account_id }, body: {} });
  return account_id;
}

/** An account whose owner is blocked once `then` has been prepared with it. */
async function ofBlocked<T>(cents: number, then: (account: string) => Promise<T>): Promise<T> {
  const owner = await api.party();
  const done = await then(await api.account(cents, { owner }));
  await api.ok('updateParty', { path: { party_id: owner }, body: { status: 'BLOCKED' } });
  return done;
}

async function ownerOf(account_id: string): Promise<string> {
  return (await api.ok<{ owner_party_id: string }>('getAccount', { path: { account_id } })).owner_party_id;
}

async function limited(account_id: string, direction: 'DEBIT' | 'CREDIT'): Promise<string> {
  await api.ok('createAccountLimitPolicy', {
    path: { account_id }, body: { dimension: 'SINGLE_AMOUNT', window: 'DAY', direction, threshold: 1, action: 'REJECT' },
  });
  return account_id;
}

const outside = { kind: 'external', external_id: 'silent' } as const;

async function held(from: string, creditor_account_id: string): Promise<Call> {
  const { hold_id } = await api.ok<HoldResponse>('placeHold', { body: { account_id: from, amount_cents: 10, currency: 'BRL' } });
  return { path: { hold_id }, body: { creditor_account_id } };
}

async function open(obligation: object): Promise<{ obligation_id: string }> {
  const body = { ...transferBody('', '', 100), rail: 'MOCK', ...obligation };
  const { obligation_id } = await api.ok<ObligationResponse>('createObligation', { body });
  return { obligation_id };
}

/** Money that is expected on an account, by this name. */
const expected = (account_id: string, end_to_end_id: string = randomUUID()) =>
  open({ debtor: outside, creditor: { kind: 'account', account_id }, match_keys: { end_to_end_id } });

/** A payment out that ends with its money elsewhere. */
async function resolvedTo(destination_account_id: string): Promise<Call> {
  const path = await open({ debtor: { kind: 'account', account_id: await api.account(100) }, creditor: outside });
  return { path, body: { outcome: 'FAILED', disposition: { destination_account_id } } };
}

const said = (kind: string, match_keys: Record<string, string>) => api.ok<EvidenceResponse>('ingestEvidence', {
  body: {
    provider_id: 'mock', rail: 'MOCK', kind, external_id: randomUUID(), match_keys, amount: brl(100), occurred_at: new Date().toISOString(),
  },
});

/** A credit of 100 cents over Pix, of which 60 are sent back. */
async function returned(account: string, prepare?: (shop: Shop) => Promise<unknown>): Promise<Call> {
  const [world, shop] = [new MedWorld(api, sponsor), { account, key: randomUUID() }];
  await world.bind(shop.account, shop.key);
  const original_end_to_end_id = await world.credit(shop, 100);
  await prepare?.(shop);
  return { body: { account_id: account, amount: brl(60), original_end_to_end_id } };
}

/** A key that the directory has elsewhere: it can be claimed. */
const elsewhere = () => keyOf('EMAIL', `held.${randomUUID()}@example.com`);

async function paidCharge(): Promise<string> {
  const { brcode } = await charge();
  await api.ok('createObligation', {
    body: {
      ...transferBody(await api.account(3_850), '', 3_850), rail: 'PIX', creditor: { kind: 'external', external_id: `brcode:${brcode}` },
    },
  });
  return brcode;
}

const scheduled = (account_id: string, action: object) => ({
  account_id, schedule_type: 'ONE_SHOT', run_at: '2099-01-01T12:00:00Z',
  action: { kind: 'TRANSFER', rail: 'MOCK', amount: brl(3_850), ...action },
});
const toCode = (brcode: string) => ({ kind: 'external', external_id: `brcode:${brcode}` });

/** A schedule, to be changed. */
async function rescheduled(body: object, changes: object): Promise<Call> {
  const { schedule_id } = await api.ok<ScheduleResponse>('createSchedule', { body });
  return { path: { schedule_id }, body: changes };
}

const stranger = (): Promise<string> => api.account(0, { type: 'EXTERNAL' });

const CASES: readonly [OperationId, string, Prepare][] = [
  ['unfreezeAccount', '422 ACCOUNT_CLOSED', async () => ({ path: { account_id: await closed(await api.account()) }, body: {} })],
  ['createLimitPolicy', '409 POLICY_KEY_TAKEN', async () => {
    const rule = { dimension: 'SINGLE_AMOUNT', window: 'DAY', direction: 'DEBIT', threshold: MOST, action: 'REJECT' };
    const body = { ...rule, scope_type: 'ACCOUNT_TYPE', scope_id: 'GUEST', policy_key: 'most' };
    await api.ok('createLimitPolicy', { body });
    return { body };
  }],
  ['captureHold', '422 ACCOUNT_CLOSED', async () => held(await api.account(10), await closed(await api.account()))],
  ['captureHold', '422 PARTY_BLOCKED', async () => ofBlocked(10, async (from) => held(from, await api.account()))],
  ['resolveObligation', '422 ACCOUNT_CLOSED', async () => resolvedTo(await closed(await api.account()))],
  ['resolveObligation', '422 CURRENCY_MISMATCH', async () => resolvedTo(await api.account(0, { currency: 'USD' }))],
  ['resolveObligation', '409 PAYMENT_BOOKED_ALREADY', async () => {
    const [name, body] = [randomUUID(), { outcome: 'SETTLED' }];
    await api.ok('resolveObligation', { path: await expected(await api.account(), name), body });
    return { path: await expected(await api.account(), name), body };
  }],
  ['resolveReconciliationBreak', '409 PAYMENT_BOOKED_ALREADY', async () => {
    const [name, account] = [randomUUID(), await api.account()];
    const call = await corrected(account, 'CREDIT', name);
    await api.ok('resolveObligation', { path: await expected(account, name), body: { outcome: 'SETTLED' } });
    return call;
  }],
  ['resolveEvidence', '422 LIMIT_EXCEEDED', async () => ({
    path: { evidence_id: (await said('INBOUND_CREDIT', {})).evidence_id },
    body: { action: 'CREDIT', destination_account_id: await limited(await api.account(), 'CREDIT'), reason: 'x' },
  })],
  ['resolveEvidence', '409 OBLIGATION_HOLDS_MONEY', async () => {
    const match = await expected(await limited(await api.account(), 'CREDIT'));
    await said('SETTLEMENT', match);
    return { path: { evidence_id: (await said('FAILURE', match)).evidence_id }, body: { action: 'MATCH', ...match, reason: 'x' } };
  }],
  ['resolveEvidence', '409 PAYMENT_BOOKED_ALREADY', async () => {
    const [name, account] = [randomUUID(), await api.account()];
    const { evidence_id } = await said('SETTLEMENT', { end_to_end_id: name, invoice: 'none' });
    await api.ok('resolveObligation', { path: await expected(account, name), body: { outcome: 'SETTLED' } });
    return { path: { evidence_id }, body: { action: 'MATCH', ...(await expected(account)), reason: 'x' } };
  }],
  ['openPixPortabilityClaim', '422 ACCOUNT_CLOSED', async () => {
    const { key_id, account_id } = await elsewhere();
    await closed(account_id);
    return { path: { key_id } };
  }],
  ['openPixPortabilityClaim', '422 PARTY_BLOCKED', async () => {
    const { key_id, account_id } = await elsewhere();
    await api.ok('updateParty', { path: { party_id: await ownerOf(account_id) }, body: { status: 'BLOCKED' } });
    return { path: { key_id } };
  }],
  ['createPixReturn', '422 ACCOUNT_CLOSED', async () => returned(await api.account(), async ({ account }) => {
    await api.transfer(account, await api.account(), 100);
    await closed(account);
  })],
  ['createPixReturn', '422 PARTY_BLOCKED', async () => ofBlocked(0, (account) => returned(account))],
  ['createPixReturn', '422 LIMIT_EXCEEDED', async () => returned(await limited(await api.account(), 'DEBIT'))],
  ['resolveReconciliationBreak', '422 ACCOUNT_CLOSED', async () => corrected(await closed(await api.account()))],
  ['resolveReconciliationBreak', '422 ACCOUNT_OF_SQUAD', async () => {
    const { account_id = '' } = await api.ok<SquadDetailResponse>('createSquad', {
      body: { actor_account_id: await api.account(), name: 'Casa' },
    });
    return corrected(account_id);
  }],
  [
    'placeHold', '422 ACCOUNT_CLOSED',
    async () => ({ body: { account_id: await closed(await api.account()), amount_cents: 1, currency: 'BRL' } }),
  ],
  ['resolveReconciliationBreak', '422 PARTY_BLOCKED', async () => ofBlocked(1, (account) => corrected(account, 'DEBIT'))],
  ['resolveReconciliationBreak', '422 ACCOUNT_FROZEN', async () => {
    const account_id = await api.account(1);
    await api.ok('freezeAccount', { path: { account_id }, body: {} });
    return corrected(account_id, 'DEBIT');
  }],
  ['createSchedule', '422 NO_ACCOUNT_SIDE', async () => ({ body: scheduled(await stranger(), { creditor: outside }) })],
  [
    'createSchedule', '422 PIX_CHARGE_NOT_PAYABLE',
    async () => ({ body: scheduled(await api.account(), { rail: 'PIX', creditor: toCode(await paidCharge()) }) }),
  ],
  ['updateSchedule', '422 NO_ACCOUNT_SIDE', async () =>
    rescheduled(scheduled(await stranger(), { creditor: { kind: 'account', account_id: await api.account() } }), { creditor: outside })],
  ['updateSchedule', '422 BRCODE_AMOUNT_DIFFERS', async () =>
    rescheduled(scheduled(await api.account(), { rail: 'PIX', creditor: toCode((await charge()).brcode) }), { amount: brl(1) })],
  ['updateSchedule', '422 PIX_CHARGE_NOT_PAYABLE', async () =>
    rescheduled(scheduled(await api.account(), { rail: 'PIX', creditor: { ...outside, external_id: 'pix_key:silent@example.com' } }), {
      creditor: toCode(await paidCharge()),
    })],
  ['updateSchedule', '422 ACCOUNT_CLOSED', async () =>
    rescheduled(scheduled(await api.account(), { creditor: outside }), { creditor: { kind: 'account', account_id:
      await closed(await api.account()) } })],
];

it.each(CASES)('%s answers %s', async (operationId, code, prepare) => {
  expect(codeOf(await api.call(operationId, await prepare()))).toBe(code);
});
