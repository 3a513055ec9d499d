/** Requests drawn from the contracts, valid and broken, against the running service: no 5xx, no answer outside the contract. */
import { randomInt } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { operations, type OperationId } from '../../generated/operations.ts';
import type { ObligationResponse, PartyResponseOut, ScheduleResponse } from '../../generated/models.ts';
import { verifyJournal } from '../../src/command-line/verify-journal.ts';
import { fuzzRequests, type FuzzRequest } from '../conformance/fuzz.ts';
import { expectContract, expectErrorShape } from '../conformance/response-validator.ts';
import { startTestService, TENANT, transferBody, type TestService } from '../support/service.ts';

/** Given by FUZZ_SEED to see a failure again. */
const SEED = Number(process.env['FUZZ_SEED'] ?? randomInt(2 ** 31));
const REQUESTS = Number(process.env['FUZZ_REQUESTS'] ?? 15);
const TIMEOUT_MS = 60_000 + 150 * REQUESTS;
const built = operations.filter((operation) => !operation.preview);

/** Words of a schema or of who validates, which are none for a person. */
const SCHEMA_WORDS =
  /(?:min|max)(?:Length|Items|imum)?\b|excess property|Not match|Could not|matching model|no member|should be one|invalid (?:string|integer|object|array)/;

let api: TestService;
let token: string;
let known: Record<string, readonly unknown[]>;
beforeAll(async () => {
  api = await startTestService({ withMongodb: true, env: { RAZAO_ROLES: 'api' } });
  token = await api.token();
  const { party_id } = await api.ok<PartyResponseOut>('createParty', { body: { type: 'individual', display_name: 'Ana', country: 'BR' } });
  const accounts = await Promise.all([api.account(100_000, { owner: party_id }), api.account(100_000, { owner: party_id })]);
  const [from = '', to = ''] = accounts;
  const silent = await Promise.all(Array.from({ length: 4 }, () => api.ok<ObligationResponse>('createObligation', {
    body: { ...transferBody(from, to, 1), rail: 'MOCK', creditor: { kind: 'external', external_id: 'silent' } },
  })));
  const schedules = await Promise.all(['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'].map((frequency) =>
    api.ok<ScheduleResponse>('createSchedule', {
    body: {
      account_id: from, schedule_type: 'RECURRING', recurrence: { frequency },
      action: { kind: 'TRANSFER', rail: 'NATIVE', amount: { currency: 'BRL', value: 1 }, creditor: { kind: 'account', account_id: to } },
    },
  })));
  known = {
    schedule_id: schedules.map(({ schedule_id }) => schedule_id),
    account_id: accounts, debtor_account_id: accounts, creditor_account_id: accounts, destination_account_id: accounts,
    party_id: [party_id], owner_party_id: [party_id], obligation_id: silent.map(({ obligation_id }) => obligation_id), seq_no: [1, 2],
  };
}, TIMEOUT_MS);
afterAll(() => api?.stop());

/** The messages of a 422. */
function wordsOf(body: unknown): string[] {
  const detail = (body as { detail?: unknown } | undefined)?.detail;
  return Array.isArray(detail) ? (detail as { msg: string }[]).map(({ msg }) => msg) : [];
}

/** Sends the request as it is. @returns the error of the answer, or undefined. */
async function complaint(operationId: OperationId, request: FuzzRequest): Promise<string | undefined> {
  const response = await fetch(`${api.baseUrl}${request.path}`, {
    method: request.method, headers: { ...request.headers, authorization: `Bearer ${token}` }, body: request.body,
  });
  const text = await response.text();
  const about =
    `${request.label}: ${request.method} ${request.path} ${JSON.stringify(request.headers)} ${request.body?.slice(0, 600)} → ${response.status} ${text.slice(0, 600)}`;
  if (response.status === 500) return about;
  try {
    const body: unknown = text === '' ? undefined : JSON.parse(text);
    if ([404, 405].includes(response.status) && (body as { error?: string }).error?.match(
      /^(NOT_FOUND|METHOD_NOT_ALLOWED)$/,
    )) expectErrorShape(body);
    else expectContract(operationId, response.status, body);
    return wordsOf(body).some((words) => SCHEMA_WORDS.test(words)) ? `${about}\nwhat is wrong is not said in words` : undefined;
  } catch (error) {
    return `${about}\n${(error as Error).message}`;
  }
}

it.each(built.map(({ operationId }) => operationId))('%s answers within its contract, whatever it is sent', async (operationId) => {
  const requests = [...fuzzRequests(operationId, SEED, REQUESTS, known)];
  const complaints: string[] = [];
  await Promise.all(Array.from({ length: 8 }, async () => {
    for (let request = requests.shift(); request; request = requests.shift()) {
      const found = await complaint(operationId, request);
      if (found !== undefined) complaints.push(found);
    }
  }));
  expect({ seed: SEED, complaints: complaints.slice(0, 3) }).toEqual({ seed: SEED, complaints: [] });
}, TIMEOUT_MS);

it('leaves books that verify', async () => {
  expect(await verifyJournal(api.service.database, TENANT)).toMatchObject({ ok: true });
});
