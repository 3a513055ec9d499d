/** Acts of restraining, releasing, resolving or configuring are recorded with their writes, and nobody changes the record. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import type {
  BlockResponse, HoldResponse, JournalEntryListResponse, ObligationResponse, WebhookEndpointResponse,
} from '../../../generated/models.ts';
import { operations } from '../../../generated/operations.ts';
import { actorOf } from '../../command-line/actor.ts';
import { withDatabase } from '../../command-line/admin.ts';
import { endSigningKey, makeSigningKey, showActs } from '../../command-line/installation.ts';
import { reencryptSecrets } from '../../command-line/kek.ts';
import { moveProvider, switchProvider } from '../../command-line/provider.ts';
import { stop } from '../../command-line/payouts.ts';
import { endClient, makeClient, makeTenant, replaceClientSecret } from '../../command-line/tenants.ts';
import { rotateWebhookSecret } from '../../command-line/webhook.ts';
import { listClients } from '../../domains/auth/index.ts';
import { startTestService, TENANT, type TestService } from '../../../test/support/service.ts';
import { addProvider } from '../../../test/support/deliver.ts';

const KEK = '07'.repeat(32);

let api: TestService;
let account: string;
beforeAll(async () => {
  api = await startTestService();
  account = await api.account(1_000);
}, 60_000);
afterAll(() => api.stop());

const acts = async (query: Record<string, string | number> = {}) => api.ok<JournalEntryListResponse>('listJournalEntries', {
  query: { record: 'ACTS', ...query },
});
const lastAct = async () => (await acts({ limit: 200 })).acts?.items.at(-1);

const MONEY = 'moves, reserves or asks for money, which the books keep with its maker';
const RECORD = 'makes or changes a record of a customer, as the customer wishes';
const WORK = 'orders work, or asks something, and changes nothing that others are held by';
/** Writes that do not restrain, release, resolve or configure, and what they are instead. */
const NOT_ACTS: Readonly<Record<string, string>> = {
  createObligation: MONEY, createObligationBatch: MONEY, createPixReturn: MONEY, createPixDynamicQr: MONEY, placeHold: MONEY,
  captureHold: MONEY, createProductInstance: MONEY, driveProductAction: MONEY,
  closeProductInstance: MONEY, contributeToSquad: MONEY, voidContribution: MONEY, resplitExpense: MONEY, settleSquadDebts: MONEY,
  simplifySquadDebts: MONEY, spendFromSquad: MONEY, confirmRecurringExpense: MONEY, createSchedule: MONEY,
  createAccount: RECORD, bindPaymentMethod: RECORD, createExternalAccount: RECORD, createParty: RECORD, updateParty: RECORD,
  submitKyc: RECORD, registerPixKey: RECORD, openPixPortabilityClaim: RECORD, confirmPixPortabilityClaim: RECORD,
  cancelPixPortabilityClaim: RECORD, createSquad: RECORD, updateSquad: RECORD, setSquadGoal: RECORD, deleteSquadGoal: RECORD,
  inviteToSquad: RECORD, acceptSquadInvitation: RECORD, declineSquadInvitation: RECORD, revokeSquadInvitation: RECORD,
  setSquadRecurrence: RECORD, createRecurringExpense: RECORD, updateRecurringExpense: RECORD, deleteRecurringExpense: RECORD,
  submitCompile: WORK, operatorSubmitCompile: WORK, runBattery: WORK, openConformanceRun: WORK, runConformanceStep: WORK,
  decodePixQr: WORK, testWebhookEndpoint: WORK, sweepKycRescreens: WORK, tickScheduler: WORK,
};

it('every write of the contracts is an act, or is named here as none with what it is', () => {
  const writes = operations.filter(({ method, preview, scope }) => method !== 'GET' && !preview && scope !== null);
  const undecided = writes.filter(({ operationId, isAct = false }) => isAct === operationId in NOT_ACTS).map(
    ({ operationId }) => operationId,
  );
  expect(undecided).toEqual([]);
  expect(Object.keys(NOT_ACTS).filter((name) => !writes.some(({ operationId }) => operationId === name))).toEqual([]);
});

describe('an act', () => {
  it('of a request says who did it, when, why, to what and from where', async () => {
    const { headers } = await api.call('freezeAccount', { path: { account_id: account }, body: { reason: 'Device reported stolen' } });
    expect(await lastAct()).toEqual({
      act_id: expect.stringMatching(/^act_/), acted_at: expect.any(String), actor: expect.stringMatching(/^cli_/), actor_tenant: TENANT,
      on_behalf_of: null,
      operation: 'freezeAccount', subject: { account_id: account, id: account, owner_party_id: expect.any(String) },
      reason: 'Device reported stolen',
      address: expect.stringMatching(/^(127\.0\.0\.1|::1|::ffff:127\.0\.0\.1)$/), request_id: headers['x-request-id'],
    });
    await api.call('unfreezeAccount', { path: { account_id: account } });
  });

  it('that goes through the journal is recorded by its commit: a block that was released, a payment that was failed by hand', async () => {
    const { block_id } = await api.ok<BlockResponse>('placeBlock', {
      body: { account_id: account, amount: 10, currency: 'BRL', reason_code: 'COURT_ORDER', reference: 'SISBAJUD-1', description: 'Order' },
    });
    await api.ok('releaseBlock', { path: { block_id }, body: { reason: 'Order withdrawn' } });
    expect(await lastAct()).toMatchObject({ operation: 'releaseBlock', subject: { block_id }, reason: 'Order withdrawn' });
    const { obligation_id } = await api.ok<ObligationResponse>('createObligation', { body: {
      rail: 'MOCK', amount: { currency: 'BRL', value: 5 }, debtor: { kind: 'account', account_id: account },
      creditor: { kind: 'external', external_id: 'silent' },
    } });
    await api.ok('resolveObligation', { path: { obligation_id }, body: { outcome: 'FAILED', reason: 'The bank says so' } });
    expect(await lastAct()).toMatchObject({
      operation: 'resolveObligation', subject: { obligation_id }, reason: 'FAILED: The bank says so',
    });
  });

  it('on a hold says who adjusted or released it: the hold itself has only its maker', async () => {
    const { hold_id } = await api.ok<HoldResponse>('placeHold', { body: { account_id: account, amount_cents: 10, currency: 'BRL' } });
    await api.ok('adjustHold', { path: { hold_id }, body: { amount_cents: 5 } });
    expect(await lastAct()).toMatchObject({ operation: 'adjustHold', subject: { hold_id } });
    await api.ok('releaseHold', { path: { hold_id } });
    expect(await lastAct()).toMatchObject({ operation: 'releaseHold', subject: { hold_id } });
  });

  it('that was refused, or is repeated, is not recorded again', async () => {
    const before = (await acts({ limit: 200 })).acts?.items.length;
    const call = { path: { account_id: account }, key: 'freeze-once', body: { reason: 'Once' } };
    await api.call('freezeAccount', call);
    await api.call('freezeAccount', call);
    await api.call('freezeAccount', { path: { account_id: 'acc_01KJQ8P1W3Y5A7C9E1G3J5M7N9' } });
    expect((await acts({ limit: 200 })).acts?.items.length).toBe((before ?? 0) + 1);
  });

  it('with a reason of 500 characters of two units each is recorded with whole characters', async () => {
    const description = '😀'.repeat(500);
    await api.ok('placeBlock', { body: { account_id: account, amount: 1, currency: 'BRL', reason_code: 'COURT_ORDER', description } });
    expect((await lastAct())?.reason).toBe(`COURT_ORDER: ${description}`);
  });

  it('of a command names the person', async () => {
    const env = { DATABASE_URL: api.databaseUrl, RAZAO_KEK: KEK };
    await addProvider(api, 'banco-atos', {});
    await switchProvider('banco-atos', { tenant: TENANT, status: 'DISABLED', actor: 'ana' }, env);
    expect(await lastAct()).toMatchObject({
      actor: 'cli:ana', actor_tenant: null, operation: 'provider disable', subject: { provider_id: 'banco-atos' }, address: null,
    });
    await moveProvider('banco-atos', { tenant: TENANT, baseUrl: 'https://bank.example', actor: 'ana' }, env);
    expect(await lastAct()).toMatchObject({ actor: 'cli:ana', operation: 'provider set-url', subject: { provider_id: 'banco-atos' } });
    await stop({ tenant: TENANT, reason: 'a pause', actor: 'ana' }, env);
    expect(await lastAct()).toMatchObject({ actor: 'cli:ana', operation: 'payouts stop', reason: 'a pause' });
    const [by, noted] = [{ actor: 'ana', reason: 'a leak' }, { actor: 'cli:ana', reason: 'a leak' }];
    const { client_id } = await makeClient({ tenant: TENANT, name: 'till', scopes: ['service/health'] }, by, env);
    expect(await lastAct()).toMatchObject({ ...noted, operation: 'client create', subject: { client_id } });
    await replaceClientSecret(client_id, '0', by, env);
    expect(await lastAct()).toMatchObject({ ...noted, operation: 'client rotate-secret', subject: { client_id } });
    await endClient(client_id, by, env);
    expect(await lastAct()).toMatchObject({ ...noted, operation: 'client revoke', subject: { client_id } });
    const { endpoint_id } = await api.ok<WebhookEndpointResponse>('createWebhookEndpoint', {
      body: { url: 'https://shop.example/hooks', event_types: ['*'] },
    });
    await rotateWebhookSecret(endpoint_id, { tenant: TENANT, ...by }, env);
    expect(await lastAct()).toMatchObject({ ...noted, operation: 'webhook rotate-secret', subject: { endpoint_id } });
  });

  it('of a command that cannot be recorded is not done', async () => {
    const env = { DATABASE_URL: api.databaseUrl, RAZAO_KEK: KEK };
    const clients = () => withDatabase((database) => listClients(database, TENANT), env);
    const before = await clients();
    const till = { tenant: TENANT, name: 'till', scopes: ['service/health'] };
    await expect(async () => makeClient(till, { actor: '!' }, env)).rejects.toThrow('names nobody');
    await expect(async () => endClient(String(before[0]?.client_id), { actor: '!' }, env)).rejects.toThrow('names nobody');
    expect(await clients()).toEqual(before);
  });

  it('of an account without a name, as in a container, names its number', () => {
    const nameless = () => { throw new Error('no such user'); };
    expect(actorOf(undefined, nameless)).toMatch(/^cli:uid-\d+$/);
  });

  it('on the installation itself is kept apart, and nobody changes it', async () => {
    const env = { DATABASE_URL: api.databaseUrl, RAZAO_KEK: KEK };
    const by = { actor: 'ana', reason: 'the yearly change' };
    const kid = await makeSigningKey('TOKEN', by, env);
    const next = await makeSigningKey('TOKEN', by, env);
    await endSigningKey(kid, by, env);
    await endSigningKey(kid, by, env); // which changes nothing
    await reencryptSecrets(by, env);
    expect((await showActs(env)).map(({ act_id: _, acted_at: __, ...act }) => act)).toEqual([
      { operation: 'signing-key rotate', subject: { kid, purpose: 'TOKEN' } },
      { operation: 'signing-key rotate', subject: { kid: next, purpose: 'TOKEN' } },
      { operation: 'signing-key retire', subject: { kid } },
      { operation: 'kek reseal', subject: { kek_id: expect.any(String) } },
    ].map((act) => ({ actor: 'cli:ana', reason: 'the yearly change', ...act })));
    await makeTenant('acme', by, env);
    const [made] = await withDatabase((database) => database.forTenant('acme').read((em) => em.execute('select * from razao.acts')), env);
    expect(made).toMatchObject({ actor: 'cli:ana', operation: 'tenant create', reason: 'the yearly change' });
  });

  it('is read page by page, by the scope audit.read alone', async () => {
    const first = await acts({ limit: 1 });
    const second = await acts({ limit: 1, cursor: first.next_cursor ?? '' });
    expect([first.items, first.acts?.items.length, second.acts?.items[0]?.act_id === first.acts?.items[0]?.act_id]).toEqual([[], 1, false]);
    expect(
      (await api.call('listJournalEntries', { query: { record: 'ACTS' }, token: await api.token(['service/accounts.read']) })).status,
    ).toBe(403);
  });

  it('is never changed, not by the owner of the tables either', async () => {
    const owner = new pg.Client({ connectionString: api.databaseUrl });
    await owner.connect();
    try {
      await expect(owner.query(`update razao.acts set actor = 'nobody'`)).rejects.toThrow('append-only');
      await expect(owner.query('delete from razao.acts')).rejects.toThrow('append-only');
      await expect(owner.query('delete from razao.installation_acts')).rejects.toThrow('append-only');
    } finally {
      await owner.end();
    }
  });
});
