/**
 * What every operation on a squad refuses of who asks, and while it is how: an account that is not there, a stranger, a SPENDER
 * where an OWNER is wanted, a squad that is closed or frozen. The pure table is `rules/access.test.ts`; this asks the service.
 */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { ErrorCode } from '../../generated/errors.ts';
import type { OperationId } from '../../generated/operations.ts';
import { startTestService, TENANT, type TestService } from '../support/service.ts';
import { allOperations } from './contracts.ts';
import { squadCall, type SquadCall } from './squad-examples.ts';

let api: TestService;
beforeAll(async () => {
  api = await startTestService({ env: { RAZAO_ROLES: 'api' } });
});
afterAll(() => api.stop());

const FIELDS = ['actor_account_id', 'caller_account_id', 'invitee_account_id'] as const;

/** The same, asked on behalf of another account. */
function askedBy(account: string, { path, query, body, ...call }: SquadCall): SquadCall {
  const changed = Object.fromEntries(FIELDS.filter((field) => body && field in body).map((field) => [field, account]));
  const isOfAccount = 'acc_id' in path;
  return {
    ...call, path: isOfAccount ? { ...path, acc_id: account } : path, ...(query && { query: { ...query, caller_account_id: account } }),
    ...(body && { body: { ...body, ...changed } }),
  };
}

async function closed(call: SquadCall): Promise<SquadCall> {
  await api.service.database.forTenant(TENANT).write(({ em }) => em.execute(
    `update razao.squads set state = 'CLOSED', closed_at = now(), next_at = null where sqd_id = ?`, [call.path['sqd_id']]));
  return call;
}

async function frozen(call: SquadCall): Promise<SquadCall> {
  await api.ok('freezeSquad', { path: call.path, body: { actor_account_id: call.ana } });
  return call;
}

/** How each fault comes about, and the operations that meet it in another way, which their own tests do. */
const faults: [ErrorCode, number, (call: SquadCall) => Promise<SquadCall>, readonly OperationId[]][] = [
  ['ACCOUNT_NOT_FOUND', 404, async (call) => askedBy('acc_01KJQ8P1W3Y5A7C9E1G3J5M7N0', call), []],
  ['NOT_A_SQUAD_MEMBER', 403, async (call) => askedBy(await api.account(), call), []],
  ['INSUFFICIENT_ROLE', 403, async (call) => askedBy(call.carla, call), ['approveSpendRequest', 'rejectSpendRequest', 'inviteToSquad', 'revokeSquadInvitation']],
  ['SQUAD_CLOSED', 422, closed, []],
  ['SQUAD_FROZEN', 422, frozen, []],
];

const cases = faults.flatMap(([code, status, fault, others]) => allOperations()
  .filter(({ operation }) => operation.tags?.includes('Squads') && !operation['x-status'] && operation['x-errors']?.includes(code))
  .map(({ operation }) => operation.operationId as OperationId)
  .filter((operationId) => !others.includes(operationId))
  .map((operationId): [OperationId, ErrorCode, number, typeof fault] => [operationId, code, status, fault]));

it.each(cases)('%s answers %s', async (operationId, code, status, fault) => {
  const call = await squadCall({ ok: api.ok.bind(api), account: () => api.account(1_000_000) }, operationId);
  const answer = await api.call(operationId, await fault(call));
  expect([answer.status, answer.body['error']]).toEqual([status, code]);
});
