/** Each test value of the contracts is sent over HTTP, and brings about the outcome that its row promises; the mocks show the same. */
import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, it, test } from '@jest/globals';
import { readTestValues, rowsOf, wordsWithoutRow, type TestValueRow } from '../../contracts/codegen/test-values.ts';
import { eventSchemas } from '../../generated/events.ts';
import { contractMock } from '../../mocks/contracts/contract-mock.ts';
import { closeServer, listen } from '../../src/platform/http/server.ts';
import { createLog } from '../../src/platform/log.ts';
import { startKyc, type TestKyc } from '../support/kyc.ts';
import { eventually, startTestService, type TestService } from '../support/service.ts';
import { startSponsor, type TestSponsor } from '../support/sponsor.ts';
import { TestValues, type Asked } from '../support/test-values.ts';
import { allOperations } from './contracts.ts';
import { exampleRequest } from './example-request.ts';

const MOCKS = 'contract mocks';
const AT_ONCE = 8;
/** Longer than any simulated party waits here, and than the rail MOCK is polled: what is silent now stays so. */
const SILENCE_MS = 3_000;
const PATIENCE_SECONDS = 15;
const rows = rowsOf(readTestValues());
const sent = rows.filter(({ party }) => party !== MOCKS);
const shown = rows.filter(({ mock }) => mock !== undefined);
const nameOf = ({ group, field, value, mock }: TestValueRow): string => `${group}: ${field} ${value} ${mock?.prefer ?? ''}`;

let api: TestService;
let sponsor: TestSponsor;
let kyc: TestKyc;
let values: TestValues;
const asked = new Map<TestValueRow, Asked | Error>();

beforeAll(async () => {
  api = await startTestService();
  [sponsor, kyc] = await Promise.all([startSponsor(), startKyc()]);
  await api.token(['service/health']);
  await sponsor.connect(api);
  await kyc.connect(api);
  values = new TestValues(api, sponsor);
  const waiting = [...sent];
  await Promise.all(Array.from({ length: AT_ONCE }, async () => {
    for (let row = waiting.shift(); row !== undefined; row = waiting.shift()) {
      asked.set(row, await send(row).catch((error: Error) => error));
    }
  }));
  await new Promise((resolve) => setTimeout(resolve, SILENCE_MS));
}, 300_000);
afterAll(async () => {
  await api.stop();
  await sponsor.stop();
  await kyc.stop();
});

async function send(row: TestValueRow): Promise<Asked> {
  const way = values.tries[row.group];
  if (!way) throw new Error(`no way to try the values of ${row.group}`);
  return way(row);
}

/** Tries an expectation until it holds, or fails as it does at last. */
async function expectSoon(expectation: () => Promise<void>): Promise<void> {
  await eventually(() => expectation().then(() => true, () => false), PATIENCE_SECONDS).catch(expectation);
}

test.each(sent.map((row) => [nameOf(row), row] as const))('%s', async (_, row) => {
  const made = asked.get(row);
  if (!made || made instanceof Error) throw made ?? new Error('not asked');
  await expectSoon(async () => {
    expect(await made.read()).toMatchObject(row.shows);
    if (row.event !== undefined) expect(await values.events(String(made.entity))).toContain(row.event);
  });
});

describe('the contract mocks show', () => {
  let server: Server;
  let baseUrl: string;
  beforeAll(async () => {
    server = createServer(contractMock(createLog('silent')));
    baseUrl = await listen(server, 0, '127.0.0.1');
  });
  afterAll(() => closeServer(server));

  /** Fields by which a resource, or an error, tells its outcome. */
  const OUTCOMES = ['state', 'status', 'kyc_state', 'screening_state', 'resolution_outcome', 'error', 'data', 'is_frozen'];
  const unique = new Map(shown.map((row) => [JSON.stringify([row.mock, row.shows]), row]));

  it.each([...unique.values()].map((row) => [nameOf(row), row] as const))('%s', async (_, { mock, shows }) => {
    const { operation = '', prefer = '' } = mock ?? {};
    const located = allOperations().find((it) => it.operation.operationId === operation);
    if (!located) throw new Error(`no operation ${operation}`);
    const { path, headers, bodies: [body] } = exampleRequest(located);
    const answer = await fetch(baseUrl + path, {
      method: located.method.toUpperCase(), headers: { ...headers, Authorization: 'Bearer any', Prefer: prefer },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const told = Object.fromEntries(Object.entries(shows).filter(([field]) => OUTCOMES.includes(field)));
    expect(await answer.json()).toMatchObject(told);
  });
});

describe('the list', () => {
  it('has a way to try each of its groups, and no way is left over', () => {
    const groups = [...new Set(sent.map(({ group }) => group))];
    expect(Object.keys(values.tries).toSorted()).toEqual(groups.toSorted());
  });

  it('names events that exist', () => {
    expect(rows.map(({ event }) => event).filter((event) => event !== undefined && !(event in eventSchemas))).toEqual([]);
  });

  it('names a word that no row asks for', () => {
    const row = { field: 'legal_name', value: 'Ana Silêncio', outcome: '', shows: {} };
    expect(wordsWithoutRow({ outcomes: { silencio: 'silent', gone: 'GONE' }, values: [row] })).toEqual(['gone']);
  });
});
