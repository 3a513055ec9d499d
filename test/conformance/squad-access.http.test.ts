/**
 * Refusals of every operation on a squad, by caller and state: an account that does not exist, a stranger, a SPENDER
 * where an OWNER is required, a squad that is closed or frozen. The pure table is `rules/access.test.ts`; this one calls the service.
 */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import pg from 'pg';
import type { ErrorCode } from '../../generated/errors.ts';
import type { AccountResponse, SquadDetailResponse } from '../../generated/models.ts';
import type { OperationId } from '../../generated/operations.ts';
import { bindRail, SPONSOR } from '../../src/domains/rails/index.ts';
import { MOST_MEMBERS, MOST_SQUADS } from '../../src/domains/squads/squad.ts';
import { startTestService, TENANT, type TestService } from '../support/service.ts';
import { tamper } from '../support/tamper.ts';
import { allOperations } from './contracts.ts';
import { squadCall, type SquadCall } from './squad-examples.ts';

let api: TestService;
beforeAll(async () => {
  api = await startTestService({ env: { RAZAO_ROLES: 'api' } });
});
afterAll(() => api.stop());

const FIELDS = ['actor_account_id', 'caller_account_id', 'invitee_account_id'] as const;

/** The same call on behalf of another account. */
function askedBy(account: string, { path, query, body, ...call }: SquadCall): SquadCall {
  const changed = Object.fromEntries(FIELDS.filter((field) => body && field in body).map((field) => [field, account]));
  const isOfAccount = 'acc_id' in path;
  return {
    ...call, path: isOfAccount ? { ...path, acc_id: account } : path, ...(query && { query: { ...query, caller_account_id: account } }),
    ...(body && { body: { ...body, ...changed } }),
  };
}

async function closed(call: SquadCall): Promise<SquadCall> {
  await execute(`update razao.squads set state = 'CLOSED', closed_at = now(), next_at = null where sqd_id = ?`, call.path['sqd_id']);
  return call;
}

async function frozen(call: SquadCall): Promise<SquadCall> {
  await api.ok('freezeSquad', { path: call.path, body: { actor_account_id: call.ana } });
  return call;
}

/** The setup of each fault, and the operations that meet it in another way, which their own tests cover. */
const faults: [ErrorCode, number, (call: SquadCall) => Promise<SquadCall>, readonly OperationId[]][] = [
  ['ACCOUNT_NOT_FOUND', 404, async (call) => askedBy('acc_01KJQ8P1W3Y5A7C9E1G3J5M7N0', call), []],
  ['NOT_A_SQUAD_MEMBER', 403, async (call) => askedBy(await api.account(), call), []],
  [
    'INSUFFICIENT_ROLE', 403, async (call) => askedBy(call.carla, call),
    ['approveSpendRequest', 'rejectSpendRequest', 'inviteToSquad', 'revokeSquadInvitation'],
  ],
  ['SQUAD_CLOSED', 422, closed, []],
  ['SQUAD_FROZEN', 422, frozen, []],
];
/** All but the last. */
const REFUSED_AS_IT_IS = new Set(faults.slice(0, -1).map(([, , fault]) => fault));

/** Invitations of one request. */
const MOST_AT_ONCE = 50;
const brl = (value: number) => ({ currency: 'BRL', value });
const RULE = { dimension: 'SINGLE_AMOUNT', direction: 'DEBIT', window: 'DAY', threshold: 1, action: 'REJECT' };
const execute = (sql: string, ...values: unknown[]) => api.service.database.forTenant(TENANT).write(({ em }) => em.execute(sql, values));
const acting = ({ body }: SquadCall): string => (body as { actor_account_id: string }).actor_account_id;

async function actorFrozen(call: SquadCall): Promise<SquadCall> {
  await api.ok('freezeAccount', { path: { account_id: acting(call) }, body: {} });
  return call;
}

async function actorBlocked(call: SquadCall): Promise<SquadCall> {
  const { owner_party_id } = await api.ok<AccountResponse>('getAccount', { path: { account_id: acting(call) } });
  await api.ok('updateParty', { path: { party_id: owner_party_id ?? '' }, body: { status: 'BLOCKED' } });
  return call;
}

async function actorLimited(call: SquadCall): Promise<SquadCall> {
  await api.ok('createAccountLimitPolicy', { path: { account_id: acting(call) }, body: RULE });
  return call;
}

async function potLimited(call: SquadCall): Promise<SquadCall> {
  await api.ok('createLimitPolicy', { body: { ...RULE, scope_type: 'ACCOUNT_TYPE', scope_id: 'SQUAD' } });
  return { ...call, body: { ...call.body, rail: 'NATIVE', recipient: { kind: 'account', account_id: await api.account() } } };
}

async function invite(call: SquadCall, invitee_account_ids: readonly string[]): Promise<void> {
  await api.ok('inviteToSquad', {
    path: { sqd_id: String(call.path['sqd_id']) }, body: { actor_account_id: call.ana, invitee_account_ids },
  });
}

async function closedAccount(): Promise<string> {
  const account_id = await api.account();
  await api.ok('closeAccount', { path: { account_id }, body: {} });
  return account_id;
}

/** The invited account is closed. */
async function inviteeClosed(call: SquadCall): Promise<SquadCall> {
  const account_id = await api.account();
  await invite(call, [account_id]);
  await api.ok('closeAccount', { path: { account_id }, body: {} });
  return askedBy(account_id, call);
}

async function recipientClosed(call: SquadCall): Promise<SquadCall> {
  return { ...call, body: { ...call.body, rail: 'NATIVE', recipient: { kind: 'account', account_id: await closedAccount() } } };
}

/** Lets a SPENDER make the call. */
async function bySpender(call: SquadCall): Promise<SquadCall> {
  const [sqd_id, spender] = [String(call.path['sqd_id']), await api.account()];
  await invite(call, [spender]);
  await api.ok('acceptSquadInvitation', { path: { sqd_id }, body: { invitee_account_id: spender } });
  return askedBy(spender, call);
}

async function owing(call: SquadCall): Promise<SquadCall> {
  await api.ok('contributeToSquad', { path: call.path, body: { kind: 'ACCOUNTING', actor_account_id: call.ana, amount: brl(300) } });
  return call;
}

async function inDollars(call: SquadCall): Promise<SquadCall> {
  const actor_account_id = await api.account(0, { currency: 'USD' });
  const { sqd_id } = await api.ok<SquadDetailResponse>('createSquad', { body: { actor_account_id, name: 'Trip' } });
  await bindRail(api.service.contextFor(TENANT), {
    rail: 'PIX', providerId: 'sim-demo', adapter: SPONSOR, priority: 1, isEnabled: true, capabilities: ['OUTBOUND'],
  });
  const body = {
    ...call.body, actor_account_id, rail: 'PIX', amount: { currency: 'USD', value: 1 },
    recipient: { kind: 'external', external_id: 'pix_key:silent@example.com' },
  };
  return { ...call, path: { sqd_id }, body };
}

let busy: Promise<string> | undefined;

/** An account in as many squads as it may be in: one that it founded, and copies of that one. */
function busyAccount(): Promise<string> {
  busy ??= (async () => {
    const actor_account_id = await api.account();
    const { sqd_id } = await api.ok<SquadDetailResponse>('createSquad', { body: { actor_account_id, name: 'One of many' } });
    await copySquad(sqd_id, MOST_SQUADS - 1);
    return actor_account_id;
  })();
  return busy;
}

/** Their own accounts are not there, and no foreign key is looked at. */
async function copySquad(sqdId: string, copies: number): Promise<void> {
  const owner = new pg.Client({ connectionString: api.databaseUrl });
  await owner.connect();
  try {
    const copy = (table: string, changes: string): string =>
      `insert into razao.${table} select (jsonb_populate_record(r, jsonb_build_object(${changes}))).*
      from razao.${table} r, generate_series(1, ${copies}) n where r.sqd_id = '${sqdId}'`;
    await tamper(owner, [
      copy('squads', `'sqd_id', n || r.sqd_id, 'account_id', n || r.account_id`), copy('squad_members', `'sqd_id', n || r.sqd_id`),
    ].join(';'));
  } finally {
    await owner.end();
  }
}

/** Members and invitations are as many as there may be. */
async function full(call: SquadCall): Promise<SquadCall> {
  const owner = await api.party();
  const accounts = await Promise.all(Array.from({ length: MOST_MEMBERS - 1 }, () => api.account(0, { owner })));
  for (let n = 0; n < accounts.length; n += MOST_AT_ONCE) await invite(call, accounts.slice(n, n + MOST_AT_ONCE));
  return call;
}

/** Refusals of a single operation, or that each meets in its own way. */
const own: [OperationId, ErrorCode, number, (call: SquadCall) => Promise<SquadCall>][] = [
  ...(['contributeToSquad', 'settleSquadDebts', 'approveSpendRequest'] as const).flatMap((operationId): typeof own => [
    [operationId, 'ACCOUNT_FROZEN', 422, actorFrozen],
    [operationId, 'PARTY_BLOCKED', 422, actorBlocked],
  ]),
  [
    'contributeToSquad', 'LIMIT_EXCEEDED', 422,
    async (call) => actorLimited({ ...call, body: { kind: 'FUNDED', actor_account_id: call.ana, amount: brl(100) } }),
  ],
  ['settleSquadDebts', 'LIMIT_EXCEEDED', 422, actorLimited],
  ['spendFromSquad', 'ACCOUNT_CLOSED', 422, recipientClosed],
    [
      'inviteToSquad', 'ACCOUNT_CLOSED', 422,
      async (call) => ({ ...call, body: { ...call.body, invitee_account_ids: [await closedAccount()] } }),
    ],
  ['acceptSquadInvitation', 'ACCOUNT_CLOSED', 422, inviteeClosed],
  ['inviteToSquad', 'INSUFFICIENT_ROLE', 403, bySpender],
  ['revokeSquadInvitation', 'INSUFFICIENT_ROLE', 403, bySpender],
  ['removeSquadMember', 'MEMBER_NOT_SETTLED', 409, owing],
  ['createSquad', 'SQUAD_LIMIT_REACHED', 422, async (call) => askedBy(await busyAccount(), call)],
  ['acceptSquadInvitation', 'SQUAD_LIMIT_REACHED', 422, async (call) => {
    await invite(call, [await busyAccount()]);
    return askedBy(await busyAccount(), call);
  }],
  ['inviteToSquad', 'SQUAD_LIMIT_REACHED', 422, full],
  ['spendFromSquad', 'INVALID_CURRENCY', 422, inDollars],
  ['spendFromSquad', 'LIMIT_EXCEEDED', 422, potLimited],
];

const cases = faults.flatMap(([code, status, fault, others]) => allOperations()
  .filter(({ operation }) => operation.tags?.includes('Squads') && !operation['x-status'] && operation['x-errors']?.includes(code))
  .map(({ operation }) => operation.operationId as OperationId)
  .filter((operationId) => !others.includes(operationId))
  .map((operationId): [OperationId, ErrorCode, number, typeof fault] => [operationId, code, status, fault]));

/** A refusal changes nothing: the same call serves the next fault, until its squad is closed. */
const calls = new Map<OperationId, Promise<SquadCall>>();
const newCall = (operationId: OperationId) => squadCall({ ok: api.ok.bind(api), account: () => api.account(1_000_000) }, operationId);
function unspoilt(operationId: OperationId): Promise<SquadCall> {
  const call = calls.get(operationId) ?? newCall(operationId);
  calls.set(operationId, call);
  return call;
}

it.each([...cases, ...own])('%s answers %s', async (operationId, code, status, fault) => {
  const call = await (REFUSED_AS_IT_IS.has(fault) ? unspoilt(operationId) : newCall(operationId));
  const answer = await api.call(operationId, await fault(call));
  expect([answer.status, answer.body['error']]).toEqual([status, code]);
}, 120_000);
