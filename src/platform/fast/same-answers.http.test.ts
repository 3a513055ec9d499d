/** Both ways to serve HTTP give the same answers, the same headers and the same lines in the log. */
import { randomUUID } from 'node:crypto';
import { request as send } from 'node:http';
import { text } from 'node:stream/consumers';
import { eventually, startTestService, transferBody, type TestService } from '../../../test/support/service.ts';

interface Answer {
  readonly status: number | undefined;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: string;
}

interface Side {
  readonly api: TestService;
  readonly lines: string[];
}

let sides: Side[] = [];
let token: string;
let account: string;
let other: string;
beforeAll(async () => {
  const first = await startSide('0');
  sides = [first, await startSide('1', first.api.databaseUrl)];
  [account, other] = [await first.api.account(10_000), await first.api.account()];
  token = await first.api.token();
});
afterAll(async () => { for (const { api } of sides.toReversed()) await api.stop(); });

async function startSide(plain: string, databaseUrl?: string): Promise<Side> {
  const lines: string[] = [];
  const write = (block: string) => void lines.push(...block.trim().split('\n').filter((line) => line.includes('"msg":"request"')));
  return {
    api: await startTestService({
      env: { RAZAO_PLAIN_HTTP: plain, RAZAO_ROLES: 'api', RAZAO_LOG_LEVEL: 'info', RAZAO_CORS_ORIGINS: '*' }, log: { write },
      ...(databaseUrl !== undefined && { databaseUrl }),
    }),
    lines,
  };
}

const IN_JSON = { 'Content-Type': 'application/json' };
const day = '2026-03-02';

/** Method, path, headers beside the token, and body. */
type Asked = () => readonly [method: string, path: string, headers?: Record<string, string>, body?: string];
const pay = (): string => JSON.stringify(transferBody(account, other, 1));

it.each<[string, Asked]>([
  ['a balance', () => ['GET', `/v1/accounts/${account}/balance`]],
  ['a balance to HEAD', () => ['HEAD', `/v1/accounts/${account}/balance`]],
  ['a payment', () => ['POST', '/v1/obligations', { ...IN_JSON, 'Idempotency-Key': randomUUID() }, pay()]],
  ['a replay', () => ['POST', '/v1/obligations', { ...IN_JSON, 'Idempotency-Key': 'same' }, pay()]],
  ['letters beyond ASCII', () => [
    'POST', '/v1/parties', { ...IN_JSON, 'Idempotency-Key': randomUUID() },
    '{"type":"individual","display_name":"Zoë 😀","country":"BR"}',
  ]],
  ['a refusal of the domain', () => [
    'POST', '/v1/obligations', { ...IN_JSON, 'Idempotency-Key': randomUUID() }, JSON.stringify(transferBody(other, account, 1_000_000)),
  ]],
  ['findings', () => ['POST', '/v1/obligations', { ...IN_JSON, 'Idempotency-Key': randomUUID() }, '{"rail":"PIGEON"}']],
  ['no JSON', () => ['POST', '/v1/obligations', { ...IN_JSON, 'Idempotency-Key': randomUUID() }, '{']],
  ['text', () => ['POST', '/v1/obligations', { 'Content-Type': 'text/plain' }, 'x']],
  ['an unknown encoding', () => ['POST', '/v1/obligations', { ...IN_JSON, 'Content-Encoding': 'zip' }, 'x']],
  ['a body that is too large', () => ['POST', '/v1/obligations', IN_JSON, ' '.repeat(1_048_577)]],
  ['no token', () => ['GET', `/v1/accounts/${account}`, { Authorization: '' }]],
  ['an unknown account', () => ['GET', '/v1/accounts/acc_no']],
  ['a refused path that names an account', () => ['GET', `/v1/accounts/${account}/balance?x=1`]],
  ['another method', () => ['DELETE', '/v1/obligations']],
  ['an unknown operation', () => ['GET', '/v1/nothing']],
  ['another path', () => ['GET', '/nothing']],
  ['the prefix in capitals', () => ['GET', `/V1/accounts/${account}`]],
  ['the prefix alone', () => ['GET', '/v1']],
  ['a whole address', () => ['GET', `http://razao.example/v1/accounts/${account}`]],
  ['a streamed statement', () => ['GET', `/v1/accounts/${account}/statement?from=${day}&to=${day}`]],
  ['a statement as CSV', () => ['GET', `/v1/accounts/${account}/statement?from=${day}&to=${day}&format=csv`]],
  ['a preflight', () => ['OPTIONS', '/v1/obligations', { 'Origin': 'https://example.com', 'Access-Control-Request-Method': 'POST' }]],
  ['a page of another origin', () => ['GET', '/v1/version', { Origin: 'https://example.com' }]],
  ['a probe', () => ['GET', '/livez']],
  ['a token that is refused', () => ['POST', '/auth/token', { 'Content-Type': 'application/x-www-form-urlencoded' }, 'grant_type=none']],
  ['keys', () => ['GET', '/.well-known/jwks.json']],
  ['the documentation', () => ['GET', '/docs']],
])('%s', async (_, make) => {
  const [fast, plain] = [await ask(0, make()), await ask(1, make())];
  expect(fast.answer.headers['x-request-id']).toBe('<req>');
  expect(plain).toEqual(fast);
});

/** Sends a request to one side. A replay is one because it is sent before. */
async function ask(side: number, asked: ReturnType<Asked>): Promise<{ answer: Answer; line: string }> {
  const { api, lines } = sides[side]!;
  if (asked[2]?.['Idempotency-Key'] === 'same') await answerOf(sides[0]!.api, asked);
  const before = lines.length;
  const answer = await answerOf(api, asked);
  const line = await eventually(async () => lines[before]);
  return { answer, line: masked(line) };
}

async function answerOf(api: TestService, [method, path, headers, body]: ReturnType<Asked>): Promise<Answer> {
  const { hostname, port } = new URL(api.baseUrl);
  const options = { hostname, port, method, path, headers: { Authorization: `Bearer ${token}`, ...headers }, agent: false } as const;
  return new Promise((resolve, reject) => {
    const outgoing = send(options, (incoming) => {
      const { date: _, ...others } = incoming.headers;
      text(incoming).then((it) => {
        const named = JSON.parse(masked(JSON.stringify(others))) as Answer['headers'];
        resolve({ status: incoming.statusCode, headers: named, body: masked(it) });
      }, reject);
    });
    outgoing.once('error', reject).end(body);
  });
}

/** Replaces what differs from request to request: ids, instants, durations and the port. */
function masked(given: string): string {
  return given.replaceAll(/\b([a-z]+)_[0-9a-zA-Z-]{26,36}\b/g, '<$1>').replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, '<instant>')
    .replaceAll(/"(time|ms|seq|entry_seq|seq_no|journal_seq)":[\d.]+/g, '"$1":0').replaceAll(/127\.0\.0\.1:\d+/g, '<host>');
}
