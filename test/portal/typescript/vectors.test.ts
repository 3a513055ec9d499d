/** The vectors of `sdk/vectors`, as the client in TypeScript plays them. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { ApiError, InstanceWaitError, verifyWebhook, WebhookVerificationError } from '../../../sdk/src/index.ts';
import { productsClientOf, waitForState, type WaitedInstance } from '../../../sdk/src/products.ts';
import { FailureError, RefusalError } from '../../../sdk/src/roots.ts';
import { answerVectors, at } from '../later.ts';

const vectors = <T>(name: string) => JSON.parse(readFileSync(
  join(import.meta.dirname, '../../../sdk/vectors', `${name}.json`), 'utf8',
)) as T;
const TIMEOUT_MS = 987_654;
const ofProducts = productsClientOf<{ deposits: Deposits }>({
  deposits: {
    methods: { get: 'GET /v1/products/d/instances/{instance_id}', claim: 'POST! /v1/products/d/instances/{instance_id}/actions/claim' },
    leadsTo: { claim: 'CLAIMED' },
  },
});
interface Deposits {
  get(instance: string): Promise<WaitedInstance>;
  claimAndWait(instance: string, body: object): Promise<WaitedInstance>;
}

interface Reply {
  readonly status: number;
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
}
const NONE = 'none';
/** A service that gives one answer after the other, the last one for good; `none` is an answer that never comes. */
function serviceSays(...replies: (Reply | typeof NONE)[]) {
  const requests: Request[] = [];
  let tokens = 0;
  const fetch = async (request: Request): Promise<Response> => {
    if (request.url.endsWith('/auth/token')) return Response.json({ access_token: `token-${(tokens += 1)}`, expires_in: 3600 });
    requests.push(request);
    const reply = replies[Math.min(requests.length, replies.length) - 1] ?? NONE;
    if (reply === NONE) throw new TypeError('fetch failed');
    const text = typeof reply.body === 'string' ? reply.body : JSON.stringify(reply.body ?? {});
    return new Response(reply.status === 304 ? null : text, {
      status: reply.status, headers: { 'content-type': 'application/json', ...reply.headers },
    });
  };
  const client =
    new ofProducts({ baseUrl: 'https://ledger.example', clientId: 'cli_1', clientSecret: 'secret', fetch, timeoutMs: TIMEOUT_MS });
  return { client, requests, tokens: () => tokens };
}

/** Ends pauses at once, and records them. @param chance the random part of each. */
function withoutPauses(chance = 1): number[] {
  const pauses: number[] = [];
  const original = globalThis.setTimeout;
  jest.spyOn(globalThis, 'setTimeout').mockImplementation(((run: () => void, ms = 0) => {
    if (ms >= TIMEOUT_MS) return original(() => undefined, 0);
    pauses.push(ms);
    return original(run, 0);
  }) as typeof setTimeout);
  jest.spyOn(crypto, 'getRandomValues').mockImplementation((array) => {
    if (array instanceof Uint32Array) array[0] = Math.min(2 ** 32 - 1, Math.round(chance * 2 ** 32));
    return array;
  });
  return pauses;
}
afterEach(() => { jest.restoreAllMocks(); });

const rootOf = (error: unknown) => (error instanceof RefusalError ? 'refusal' : error instanceof FailureError ? 'failure' : 'other');
const thrown = async (call: PromiseLike<unknown>): Promise<unknown> => call.then(() => undefined, (error: unknown) => error);

interface Retries {
  readonly answers: readonly { name: string; status: number; body: unknown; retried: boolean; root: string }[];
  readonly waits: readonly { attempt: number; chance: number; retry_after_seconds: number | null; wait_ms: number | null }[];
  readonly ends: readonly { name: string; failures: number; max_retries: number; attempts: number; answered: boolean }[];
  readonly retry_after: readonly { header: string | null; now: string; seconds: number | null }[];
}
describe('retries.json', () => {
  const { answers, waits, ends, retry_after } = vectors<Retries>('retries');

  it.each(answers)('$name', async ({ status, body, retried, root }) => {
    withoutPauses();
    const { client, requests } = serviceSays({ status, body: body ?? '' });
    const error = await thrown(client.parties.get('pty_1', {}, { maxRetries: 1 }));
    expect([requests.length, rootOf(error)]).toEqual([retried ? 2 : 1, root]);
  });

  it.each(waits)('before attempt $attempt after $retry_after_seconds s, by chance $chance', async ({
    attempt, chance, retry_after_seconds, wait_ms,
  }) => {
    const pauses = withoutPauses(chance);
    const failed: Reply = { status: 503, headers: retry_after_seconds === null ? {} : { 'retry-after': String(retry_after_seconds) } };
    const { client, requests } = serviceSays(...Array.from({ length: attempt }, () => failed), { status: 200 });
    await thrown(client.parties.get('pty_1', {}, { maxRetries: attempt }));
    if (wait_ms === null) expect(requests).toHaveLength(1);
    else expect(Math.round(pauses[attempt - 1] ?? 0)).toBe(wait_ms);
  });

  it.each(ends)('$name', async ({ failures, max_retries, attempts, answered }) => {
    withoutPauses();
    const { client, requests } = serviceSays(...Array.from({ length: failures }, (): Reply => ({ status: 503 })), { status: 200 });
    const error = await thrown(client.parties.get('pty_1', {}, { maxRetries: max_retries }));
    expect([requests.length, error === undefined]).toEqual([attempts, answered]);
  });

  it.each(retry_after)('Retry-After: $header', async ({ header, now, seconds }) => {
    jest.spyOn(Date, 'now').mockReturnValue(Date.parse(now));
    const { client } = serviceSays({ status: 503, headers: header === null ? {} : { 'retry-after': header } });
    const error = await thrown(client.parties.get('pty_1', {}, { maxRetries: 0 }));
    expect((error as ApiError).retryAfterSeconds ?? null).toBe(seconds);
  });
});

interface Errors {
  readonly answers: readonly (Reply & {
    name: string; root: string; code: string; details: object; request_id: string | null; retry_after_seconds: number | null;
    findings: object[];
  })[];
}
it.each(vectors<Errors>('errors').answers)('errors.json: $name', async ({
  root, code, details, request_id, retry_after_seconds, findings, ...reply
}) => {
  const error = await thrown(serviceSays(reply).client.parties.get('pty_1', {}, { maxRetries: 0 })) as ApiError;
  expect([rootOf(error), error.code, error.details, error.requestId ?? null, error.retryAfterSeconds ?? null, error.findings])
    .toEqual([root, code, details, request_id, retry_after_seconds, findings]);
});

interface TokenVectors {
  readonly kept: readonly { expires_in: number; age_seconds: number; kept: boolean }[];
  readonly calls: readonly { name: string; concurrent: number; service: number[]; tokens: number; outcome: string }[];
  readonly refused: readonly {
    status: number; body: unknown; headers?: Record<string, string>; root: string; code: string; retried: boolean;
  }[];
}
describe('tokens.json', () => {
  const { kept, calls, refused } = vectors<TokenVectors>('tokens');
  const clientOf = (fetch: (request: Request) => Promise<Response>) =>
    new ofProducts('https://ledger.example', 'cli_1', 'secret', { fetch, timeoutMs: TIMEOUT_MS });

  it.each(kept)('one for $expires_in s is kept for $age_seconds s: $kept', async ({ expires_in, age_seconds, kept: isKept }) => {
    let tokens = 0;
    const client = clientOf(async ({ url }) => Response.json(url.endsWith('/auth/token') ? {
      access_token: `t${(tokens += 1)}`, expires_in,
    } : {}));
    const now = jest.spyOn(Date, 'now').mockReturnValue(0);
    await client.parties.get('pty_1');
    now.mockReturnValue(age_seconds * 1000);
    await client.parties.get('pty_1');
    expect(tokens).toBe(isKept ? 1 : 2);
  });

  it.each(calls)('$name', async ({ concurrent, service, tokens, outcome }) => {
    const says = serviceSays(...service.map((status) => ({ status, body: status === 401 ? {
      error: 'UNAUTHENTICATED', message: 'm',
    } : {} })));
    const errors = await Promise.all(Array.from({ length: concurrent }, () => thrown(says.client.parties.get(
      'pty_1', {}, { maxRetries: 0 },
    ))));
    expect(
      [says.tokens(), ...new Set(errors.map((error) => (error === undefined ? 'answered' : rootOf(error))))],
    ).toEqual([tokens, outcome]);
  });

  it.each(refused)('$status $code', async ({ status, body, headers = {}, root, code, retried }) => {
    withoutPauses();
    let asked = 0;
    const client = clientOf(async () => {
      asked += 1;
      return new Response(JSON.stringify(body), { status, headers });
    });
    const error = await thrown(client.parties.get('pty_1', {}, { maxRetries: 1 })) as ApiError;
    expect([asked > 1, rootOf(error), error.code]).toEqual([retried, root, code]);
  });
});

interface Keys { readonly unsendable: readonly string[]; readonly writes: readonly {
  name: string; own: string | null; method?: string; service: string[]; requests: number; keys: number;
}[] }
it.each(vectors<Keys>('keys').writes)('keys.json: $name', async ({ own, method, service, requests, keys }) => {
  withoutPauses();
  const says = serviceSays(...service.map((it): Reply | typeof NONE => (it === NONE ? NONE : { status: Number(it) })));
  await (method === 'GET' ? says.client.parties.get('pty_1')
    : says.client.parties.create({ type: 'individual', display_name: 'Ana', country: 'BR' }, own === null ? {} : { idempotencyKey: own }));
  const sent = says.requests.map((request) => request.headers.get('idempotency-key'));
  expect([sent.length, new Set(sent.filter((key) => key !== null)).size]).toEqual([requests, keys]);
  if (own !== null) expect(sent[0]).toBe(own);
});

it.each(vectors<Keys>('keys').unsendable)('keys.json: %j goes out with nothing', async (idempotencyKey) => {
  const says = serviceSays({ status: 200 });
  expect(
    () => says.client.parties.create({ type: 'individual', display_name: 'Ana', country: 'BR' }, { idempotencyKey }),
  ).toThrow(TypeError);
  await expect(says.client.openIntents()).resolves.toEqual([]);
  expect([says.requests, says.tokens()]).toEqual([[], 0]);
});

interface Pages { readonly lists: readonly {
  name: string; pages: { items: { n: number }[]; next_cursor: string | null }[]; cursors: (string | null)[]; items: number[];
}[] }
it.each(vectors<Pages>('pages').lists)('pages.json: $name', async ({ pages, cursors, items }) => {
  const { client, requests } = serviceSays(...pages.map((body) => ({ status: 200, body })));
  const found: number[] = [];
  for await (const item of client.obligations.list()) found.push((item as unknown as { n: number }).n);
  expect([found, requests.map(({ url }) => new URL(url).searchParams.get('cursor'))]).toEqual([items, cursors]);
});

interface WaitVectors {
  readonly waits: readonly {
    name: string; state: string; given: WaitedInstance; after?: number; seen: WaitedInstance[]; end: string; looks: number | null;
    refusal: object | null;
  }[];
  readonly and_wait: readonly { name: string; answers: number[]; codes: (string | null)[]; requests: number; end: string }[];
}
describe('waits.json', () => {
  const { waits, and_wait } = vectors<WaitVectors>('waits');

  it.each(waits)('$name', async ({ state, given, after, seen, end, looks, refusal }) => {
    if (end !== 'TIMEOUT') withoutPauses();
    let looked = 0;
    const look = async () => seen[Math.min((looked += 1), seen.length) - 1] as WaitedInstance;
    const error = await thrown(waitForState(look as unknown as Parameters<typeof waitForState>[0], given, state, {
      timeoutMs: end === 'TIMEOUT' ? 1 : TIMEOUT_MS - 1, ...(after !== undefined && { after }),
    }));
    expect(error === undefined ? 'REACHED' : (error as InstanceWaitError).end).toBe(end);
    if (looks !== null) expect(looked).toBe(looks);
    if (error !== undefined) expect([rootOf(error), (error as InstanceWaitError).refusal]).toEqual(['refusal', refusal]);
  });

  it('a wait that ends is a refusal, however it ends', () => {
    expect(new Set(waits.map(({ end }) => end))).toEqual(new Set(['REACHED', 'REFUSED', 'ENDED', 'TIMEOUT']));
    for (const end of ['REFUSED', 'ENDED', 'TIMEOUT'] as const) expect(
      rootOf(new InstanceWaitError(end, waits[0]?.given as never, 'CLAIMED')),
    ).toBe('refusal');
  });

  it.each(and_wait)('$name', async ({ answers, codes, requests, end }) => {
    withoutPauses();
    const [{ seen }] = waits.filter(({ name }) => name === 'an action') as [WaitVectors['waits'][number]];
    const reached = seen.at(-1);
    const says = serviceSays(
      ...answers.map((status, place): Reply => ({ status, body: status === 200 ? seen[0] : { error: codes[place], message: 'm' } })),
      { status: 200, body: reached },
    );
    const error = await thrown(says.client.deposits.claimAndWait('pin_1', {}));
    const moves = says.requests.filter(({ method }) => method === 'POST').length;
    expect([moves, error === undefined ? 'REACHED' : (error as ApiError).code]).toEqual([requests, end]);
  });
});

interface Webhooks { readonly deliveries: readonly {
  name: string; body: string; headers: Record<string, string>; secrets: string[]; now: number; valid: boolean;
}[] }
it.each(vectors<Webhooks>('webhooks').deliveries)('webhooks.json: $name', async ({ body, headers, secrets, now, valid }) => {
  const verified = verifyWebhook(body, headers, secrets, { now: now * 1000 });
  if (valid) expect(await verified).toEqual(JSON.parse(body));
  else {
    const error = await thrown(verified);
    expect([error instanceof WebhookVerificationError, rootOf(error)]).toEqual([true, 'refusal']);
  }
});

it.each(answerVectors)('answers.json: $name', async ({ value, reads }) => {
  const { client } = serviceSays({ status: 200, body: value });
  const read = await client.deposits.get('pin_1');
  for (const [path, wanted] of Object.entries(reads)) expect([path, at(read, path)]).toEqual([path, wanted]);
  expect(read).toEqual(value);
});
