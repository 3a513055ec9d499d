/**
 * Permissions to restrain money, and to release it: one row for each state, the rows of the guide on authentication. Every
 * write is here, in a row or among those that lift nothing, so that a new operation is noticed.
 */
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { operations, type OperationId } from '../../generated/operations.ts';
import { allScopes, trialScopes } from '../../src/domains/auth/index.ts';
import { startTestService, transferBody, type Call, type TestService } from '../support/service.ts';

const ACCOUNTS = 'service/accounts.write';
const OBLIGATIONS = 'service/obligations.write';
const HOLDS = 'service/holds';
const GL = 'service/gl';
const OPERATOR = 'service/operator';

let api: TestService;
beforeAll(async () => { api = await startTestService({ env: { RAZAO_ROLES: 'api' } }); });
afterAll(() => api?.stop());

interface Row {
  /** As the guide names it. */
  state: string;
  set: { by: OperationId; scopes: readonly string[] } | 'the service';
  lift: { by: OperationId; scopes: readonly string[] };
  /** Brings the state about, and returns the call that would lift it. Without it the operation itself requires the last scope. */
  make?: () => Promise<Call>;
  /** The answer to a token without the last of the scopes, if it is not INSUFFICIENT_SCOPE. */
  otherwise?: [number, string];
}

const brl = (value: number) => ({ currency: 'BRL', value });
const outside = { kind: 'external', external_id: 'silent' };
const rule = { dimension: 'AMOUNT', direction: 'DEBIT', window: 'DAY', threshold: 10, action: 'REJECT' };
const made = <T>(operationId: OperationId, call: Call): Promise<T> => api.ok<T>(operationId, call);
const idOf = async (operationId: OperationId, name: string, call: Call): Promise<string> =>
  (await made<Record<string, string>>(operationId, call))[name] ?? '';

async function methodIn(account_id: string, status: string, key_value: string): Promise<Call> {
  return {
    path: { account_id }, body: {
      rail: 'PIX', scheme: 'BR_PIX_KEY', mode: 'VIRTUAL_ADDRESS', status, provider: { provider_id: 'sim-demo', type: 'SPONSOR_BANK' },
      capabilities: { originate_debit: false, receive_credit: true, supports_returns: true },
      directionality: { inbound: true, outbound: false },
      verification: { status: 'NOT_REQUIRED' }, coordinates: { key_type: 'EVP', key_value },
    },
  };
}

async function schedule(): Promise<string> {
  const account_id = await api.account();
  return idOf('createSchedule', 'schedule_id', { body: {
    account_id, schedule_type: 'ONE_SHOT', run_at: new Date(api.service.database.clock.now().getTime() + 86_400_000).toISOString(),
    action: { kind: 'TRANSFER', rail: 'NATIVE', amount: brl(1), creditor: { kind: 'account', account_id: await api.account() } },
  } });
}

const rows: readonly Row[] = [
  {
    state: 'party BLOCKED', set: { by: 'updateParty', scopes: [ACCOUNTS] }, lift: { by: 'updateParty', scopes: [ACCOUNTS, OPERATOR] },
    make: async () => {
      const party_id = await api.party();
      await made('updateParty', { path: { party_id }, body: { status: 'BLOCKED' }, token: await api.token([ACCOUNTS]) });
      return { path: { party_id }, body: { status: 'ACTIVE', display_name: 'Ana Lima' } };
    },
  },
  {
    state: 'risk flag open', set: { by: 'addRiskFlag', scopes: [OPERATOR] }, lift: { by: 'resolveRiskFlag', scopes: [OPERATOR] },
    make: async () => {
      const party_id = await api.party();
      const flag_id = await idOf('addRiskFlag', 'flag_id', { path: { party_id }, body: { reason: 'x', severity: 'BLOCKING' } });
      return { path: { party_id, flag_id } };
    },
  },
  { state: 'KYC below what a policy asks for', set: 'the service', lift: { by: 'reviewKyc', scopes: [OPERATOR] } },
  {
    state: 'account frozen', set: { by: 'freezeAccount', scopes: [OPERATOR] }, lift: { by: 'unfreezeAccount', scopes: [OPERATOR] },
    make: async () => {
      const account_id = await api.account();
      await made('freezeAccount', { path: { account_id }, body: {} });
      return { path: { account_id }, body: {} };
    },
  },
  {
    state: 'block', set: { by: 'placeBlock', scopes: [OPERATOR] }, lift: { by: 'releaseBlock', scopes: [OPERATOR] },
    make: async () => ({
      path: { block_id: await idOf('placeBlock', 'block_id', { body: { account_id: await api.account(5), amount: 5, currency:
        'BRL', reason_code: 'OTHER' } }) },
      body: { reason: 'x' },
    }),
  },
  { state: 'block of a MED case', set: 'the service', lift: { by: 'resolveMedCase', scopes: [OPERATOR] } },
  {
    state: 'hold', set: { by: 'placeHold', scopes: [HOLDS] }, lift: { by: 'releaseHold', scopes: [HOLDS] },
    make: async () => ({
      path: {
        hold_id: await idOf('placeHold', 'hold_id', { body: { account_id: await api.account(5), amount_cents: 5, currency: 'BRL' } }),
      },
    }),
  },
  { state: 'hold of a charge', set: 'the service', lift: { by: 'cancelPixMandateCharge', scopes: [OBLIGATIONS] } },
  {
    state: 'limit policy', set: { by: 'createLimitPolicy', scopes: [OPERATOR] }, lift: { by: 'disableLimitPolicy', scopes: [OPERATOR] },
    make: async () => ({
      path: { policy_id: await idOf('createLimitPolicy', 'policy_id', { body: { ...rule, scope_type: 'RAIL', scope_id: 'WIRE' } }) },
    }),
  },
  {
    state: 'limit policy of an account', set: { by: 'createAccountLimitPolicy', scopes: [ACCOUNTS] },
    lift: { by: 'disableLimitPolicy', scopes: [OPERATOR] },
    make: async () => ({
      path: { policy_id: await idOf('createAccountLimitPolicy', 'policy_id', { path: {
        account_id: await api.account(),
      }, body: rule, token: await api.token([ACCOUNTS]) }) },
    }),
  },
  {
    state: 'limit policy that one of an account would loosen', set: { by: 'createLimitPolicy', scopes: [OPERATOR] },
    lift: { by: 'createAccountLimitPolicy', scopes: [ACCOUNTS, OPERATOR] }, otherwise: [422, 'LIMIT_CEILING_EXCEEDED'],
    make: async () => {
      const policy_key = `k${randomUUID()}`;
      await made('createLimitPolicy', { body: { ...rule, policy_key, scope_type: 'RAIL', scope_id: 'SEPA', rail: 'SEPA' } });
      return { path: { account_id: await api.account() }, body: { ...rule, policy_key, rail: 'SEPA', threshold: 11 } };
    },
  },
  {
    state: 'Pix limit above its ceiling', set: { by: 'putPixLimits', scopes: [ACCOUNTS] },
    lift: { by: 'putPixLimits', scopes: [ACCOUNTS, OPERATOR] },
    otherwise: [422, 'LIMIT_CEILING_EXCEEDED'],
    make: async () => ({ path: { account_id: await api.account() }, body: { daily_limit_minor: 10_000_001 } }),
  },
  {
    state: 'payment method SUSPENDED', set: { by: 'bindPaymentMethod', scopes: [ACCOUNTS] },
    lift: { by: 'bindPaymentMethod', scopes: [ACCOUNTS] },
    make: async () => {
      const [account_id, key] = [await api.account(), randomUUID()];
      for (const status of ['ACTIVE', 'SUSPENDED']) await made('bindPaymentMethod', await methodIn(account_id, status, key));
      return methodIn(account_id, 'ACTIVE', key);
    },
  },
  {
    state: 'schedule PAUSED', set: { by: 'pauseSchedule', scopes: [OBLIGATIONS] }, lift: { by: 'resumeSchedule', scopes: [OBLIGATIONS] },
    make: async () => {
      const schedule_id = await schedule();
      await made('pauseSchedule', { path: { schedule_id } });
      return { path: { schedule_id } };
    },
  },
  {
    state: 'evidence on exception', set: { by: 'ingestEvidence', scopes: [OPERATOR] }, lift: { by: 'resolveEvidence', scopes: [OPERATOR] },
    make: async () => {
      const evidence_id = await idOf('ingestEvidence', 'evidence_id', { body: {
        provider_id: 'mock', rail: 'MOCK', kind: 'INBOUND_CREDIT', external_id: randomUUID(), match_keys: {}, amount: brl(5),
        occurred_at: new Date().toISOString(),
      } });
      return { path: { evidence_id }, body: { action: 'CREDIT', destination_account_id: await api.account(), reason: 'x' } };
    },
  },
  { state: 'evidence FAILED', set: 'the service', lift: { by: 'retryEvidence', scopes: [OPERATOR] } },
  {
    state: 'obligation in flight on MOCK', set: { by: 'createObligation', scopes: [OBLIGATIONS] },
    lift: { by: 'resolveObligation', scopes: [OBLIGATIONS] },
    make: async () => ({ path: { obligation_id: await payment() }, body: { outcome: 'SETTLED' } }),
  },
  {
    state: 'obligation in flight, given elsewhere', set: { by: 'createObligation', scopes: [OBLIGATIONS] },
    lift: { by: 'resolveObligation', scopes: [OBLIGATIONS, OPERATOR] },
    make: async () => ({
      path: { obligation_id: await payment() }, body: { outcome: 'FAILED', disposition: { destination_account_id: await api.account() } },
    }),
  },
  { state: 'obligation DISPATCH_FAILED', set: 'the service', lift: { by: 'redispatchObligation', scopes: [OPERATOR] } },
  {
    state: 'reconciliation break', set: { by: 'startReconciliationRun', scopes: [GL] },
    lift: { by: 'resolveReconciliationBreak', scopes: [GL] },
  },
  {
    state: 'account GUEST or EXTERNAL', set: { by: 'createAccount', scopes: [ACCOUNTS] },
    lift: { by: 'promoteAccount', scopes: [ACCOUNTS, OPERATOR] },
    make: async () => ({ path: { account_id: await api.account(5, { type: 'GUEST' }) }, body: { owner_party_id: await api.party() } }),
  },
];

async function payment(): Promise<string> {
  return idOf('createObligation', 'obligation_id', { body: {
    rail: 'MOCK', amount: brl(5), debtor: { kind: 'account', account_id: await api.account(5) }, creditor: outside,
  } });
}

/** Writes that release no restrained money. */
const liftsNothing: readonly OperationId[] = [
  'createAccount', 'createExternalAccount', 'createParty', 'closeAccount', 'freezeAccount', 'placeBlock', 'ingestEvidence',
  'createGlAccount', 'placeHold',
  'sweepKycRescreens', 'createLimitPolicy', 'createObligation', 'createObligationBatch', 'submitKyc', 'addRiskFlag', 'registerPixKey',
  'deletePixKey',
  'cancelPixPortabilityClaim', 'openPixPortabilityClaim', 'confirmPixPortabilityClaim', 'authorizePixMandate', 'fileMedCase', 'decodePixQr',
  'createPixDynamicQr', 'createPixReturn', 'startReconciliationRun', 'tickScheduler', 'createSchedule', 'updateSchedule', 'cancelSchedule',
  'pauseSchedule',
  'createWebhookEndpoint', 'updateWebhookEndpoint', 'deleteWebhookEndpoint', 'recoverWebhookEndpoint', 'testWebhookEndpoint',
  'createSquad', 'updateSquad', 'closeSquad', 'setSquadGoal', 'deleteSquadGoal', 'inviteToSquad', 'acceptSquadInvitation',
  'declineSquadInvitation',
  'revokeSquadInvitation', 'removeSquadMember', 'changeMemberQuota', 'changeMemberRole', 'contributeToSquad', 'voidContribution',
  'resplitExpense', 'freezeSquad',
  'settleSquadDebts', 'simplifySquadDebts', 'setSpendApprovalRules', 'spendFromSquad', 'rejectSpendRequest',
  'setSquadRecurrence', 'createRecurringExpense', 'updateRecurringExpense', 'deleteRecurringExpense', 'confirmRecurringExpense',
  'grantAutoCollectConsent',
  'revokeAutoCollectConsent', 'operatorCreateTransferTemplate', 'operatorRetireTransferTemplate', 'operatorBindRail',
  'operatorCreateProviderAccount',
  'operatorTransferProviderFunds', 'operatorSetQbrlPolicy', 'operatorPutQuotas', 'bindProductTemplate', 'operatorBindProduct', 'runBattery',
  'createProductInstance', 'driveProductAction', 'closeProductInstance',
  'openConformanceRun', 'runConformanceStep', 'operatorDrainProduct', 'certifyProduct', 'operatorCertifyProduct',
  'operatorSetProductLifecycle',
  'submitCompile', 'operatorSubmitCompile', 'operatorEnrollProductKey',
];
/**
 * Operations beside those of the rows: those that end a hold by its own rules, with the same scope; those that end a charge's hold with its
 * mandate; decisions of a squad's members.
 */
const liftsBeside: readonly OperationId[] = [
  'adjustHold', 'captureHold', 'rejectPixMandate', 'revokePixMandate', 'unfreezeSquad', 'deleteSpendApprovalRules', 'approveSpendRequest',
];

it('has every operation that writes and is built', () => {
  const known = new Set([...rows.map(({ lift }) => lift.by), ...liftsNothing, ...liftsBeside]);
  const built = operations.filter(({ preview, method, scope }) => !preview && method !== 'GET' && scope !== null).map(
    ({ operationId }) => operationId,
  );
  expect([...known].toSorted()).toEqual(built.toSorted());
});

it('is the table of the guide', () => {
  const guide = readFileSync(join(import.meta.dirname, '../../docs/guides/authentication.md'), 'utf8');
  const scopes = (by: Row['set']): string => by === 'the service' ? by : by.scopes.map(
    (scope) => `\`${scope.replace('service/', '')}\``,
  ).join(' and ');
  const lines = rows.map(({ state, set, lift }) => `| ${state} | ${scopes(set)} | ${scopes(lift)} |`);
  expect(lines.filter((line) => !guide.includes(line))).toEqual([]);
});

describe.each(rows)('$state', ({ set, lift, make, otherwise = [403, 'INSUFFICIENT_SCOPE'] }) => {
  const last = lift.scopes.at(-1) ?? '';

  it.each([['all', allScopes], ['a trial’s', trialScopes]])('is not lifted with %s scopes but the one it takes', async (_, scopes) => {
    const token = await api.token(scopes.filter((scope) => scope !== last));
    const call = make ? await make() : {
      path: { evidence_id: 'x', party_id: 'x', case_id: 'x', mandate_id: 'x', charge_id: 'x', obligation_id: 'x', break_id: 'x' }, body: {},
    };
    const answer = await api.call<{ error: string; details?: object }>(lift.by, { ...call, token });
    expect([answer.status, answer.body.error]).toEqual(otherwise);
    if (answer.status === 403) expect(answer.body.details).toEqual({ missing: [last] });
  });

  (make ? it : it.skip)('is lifted with it', async () => {
    const call = await make!();
    expect((await api.call(lift.by, { ...call, token: await api.token(lift.scopes) })).status).toBeLessThan(300);
  });

  it('is set by an operation that asks for the first scope of its row', () => {
    if (set === 'the service') return;
    expect(operations.find(({ operationId }) => operationId === set.by)?.scope).toBe(set.scopes[0]);
    expect(operations.find(({ operationId }) => operationId === lift.by)?.scope).toBe(lift.scopes[0]);
  });
});

it('a blocked party stays blocked, with all else of the request undone', async () => {
  const party_id = await api.party();
  const account = await api.account(5, { owner: party_id });
  await made('updateParty', { path: { party_id }, body: { status: 'BLOCKED' } });
  const token = await api.token(trialScopes);
  expect((await api.call('updateParty', { path: { party_id }, body: { status: 'ACTIVE', display_name: 'X' }, token })).status).toBe(403);
  expect(await made('getParty', { path: { party_id } })).toMatchObject({ status: 'BLOCKED', display_name: 'Ana Souza', version: 2 });
  expect((await api.call('updateParty', { path: { party_id }, body: { status: 'BLOCKED', display_name: 'Y' }, token })).status).toBe(200);
  expect((await api.call('createObligation', { body: transferBody(account, await api.account(), 1), token })).body)
    .toMatchObject({ error: 'PARTY_BLOCKED' });
});
