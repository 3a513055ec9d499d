/** The clock of a sandbox, moved by a test of a user: what is sent, what is refused, and the calls that follow. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { allScopes, createClient, ensureTenant } from '../../src/domains/auth/index.ts';
import { idSource } from '../../src/platform/id.ts';
import { AuthenticationError, ConflictError, ConnectionError, NotFoundError, Razao, UnprocessableError } from '../../sdk/src/index.ts';
import { advance, SandboxError, type ClockTarget } from '../../sdk/src/testing.ts';
import { clockFrom } from '../support/database-clock.ts';
import { startTestService, TENANT, type TestService } from '../support/service.ts';
import { broken, json, refusal, Wire } from './wire.ts';

const START_MS = 120_000;
const DAY_MS = 86_400_000;
const WITHOUT_MONGODB = ['webhooks: MongoDB does not answer'];
const ADVANCED = { from: '2026-01-29T15:00:00.000Z', now: '2026-02-01T15:00:00.000Z', steps: 4, events: {}, waiting: [], unfinished: [] };

describe('an advance', () => {
  it.each<[target: ClockTarget, body: object]>([
    [{ days: 3 }, { advance: '259200s' }],
    [{ days: 1, hours: 12, minutes: 30, seconds: 5 }, { advance: '131405s' }],
    [{ hours: 0.5 }, { advance: '1800s' }],
    [{ minutes: 90, days: undefined }, { advance: '5400s' }],
    [{ to: '2027-03-31T23:59:50-03:00' }, { to: '2027-03-31T23:59:50-03:00' }],
    [{ to: new Date('2027-03-31T12:00:00Z') }, { to: '2027-03-31T12:00:00.000Z' }],
  ])('%j is sent as %j', async (target, body) => {
    const wire = new Wire(json(ADVANCED));
    expect(await advance(wire.client(), target)).toEqual(ADVANCED);
    expect(wire.sent.map((sent) => [sent.method, sent.url.pathname, sent.body])).toEqual([['POST', '/_control/clock', body]]);
    expect(wire.sent[0]?.headers.get('authorization')).toBe('Bearer a-token');
  });

  it.each<[target: object, message: string]>([
    [{}, 'whole seconds above 0, not 0'],
    [{ days: -1 }, 'whole seconds above 0, not -86400'],
    [{ seconds: 0.5 }, 'whole seconds above 0, not 0.5'],
    [{ days: NaN }, 'whole seconds above 0, not NaN'],
    [{ day: 3 }, 'or to alone, not day'],
    [{ constructor: 3 }, 'or to alone, not constructor'],
    [{ to: '2027-03-31T12:00:00Z', days: 1 }, 'or to alone, not days with to'],
  ])('%j is a TypeError, and not sent', async (target, message) => {
    const wire = new Wire(json(ADVANCED));
    const refused = advance(wire.client(), target as ClockTarget);
    await expect(refused).rejects.toBeInstanceOf(TypeError);
    await expect(refused).rejects.toThrow(message);
    expect(wire.sent).toEqual([]);
  });

  it.each([[404, 'NOT_A_SANDBOX', NotFoundError, 'RAZAO_SANDBOX'], [409, 'CLOCK_IS_MOVING', ConflictError, 'by another call']] as const)(
    'that is answered %i is a SandboxError %s', async (status, reason, of, words) => {
      const error = await advance(new Wire(refusal('ANY', status)).client(), { days: 1 }).catch((thrown: unknown) => thrown);
      expect(error).toBeInstanceOf(SandboxError);
      expect(error).toMatchObject({ reason, message: expect.stringContaining(words), cause: expect.any(of) });
    });

  it('is not sent again when no answer comes: the clock may have moved', async () => {
    const wire = new Wire(broken());
    await expect(advance(wire.client(), { days: 1 })).rejects.toBeInstanceOf(ConnectionError);
    expect(wire.sent).toHaveLength(1);
  });

  it('has longer than other calls, but no longer than it is given, and ends with its signal', async () => {
    const slow = new Wire(async (_sent, signal) => new Promise((resolve, reject) => {
      setTimeout(() => resolve(json(ADVANCED)), 100);
      signal.addEventListener('abort', () => reject(signal.reason as Error));
    }));
    const hurried = slow.client({ timeoutMs: 20 });
    expect(await advance(hurried, { days: 1 })).toEqual(ADVANCED);
    await expect(advance(hurried, { days: 1 }, { timeoutMs: 20 })).rejects.toMatchObject({ reason: 'timeout' });
    const signal = AbortSignal.abort(new Error('enough'));
    await expect(advance(hurried, { days: 1 }, { signal })).rejects.toThrow('enough');
  });
});

describe('a sandbox', () => {
  let api: TestService;
  let credentials: { clientId: string; clientSecret: string };
  beforeAll(async () => {
    api = await startTestService({ clock: clockFrom('2026-01-29T15:00:00.000Z') });
    const { database } = api.service;
    await ensureTenant(database, TENANT);
    const made = await createClient(database, idSource(database.clock), { tenant: TENANT, name: 'tester', scopes: allScopes });
    credentials = { clientId: made.client_id, clientSecret: made.client_secret };
  }, START_MS);
  afterAll(() => api?.stop());

  /** A client, and the paths that it has called. */
  function client(options: object = credentials): { razao: Razao; paths: string[] } {
    const paths: string[] = [];
    const watched = async (request: Request): Promise<Response> => {
      const response = await fetch(request);
      paths.push(`${new URL(request.url).pathname} ${response.status}`);
      return response;
    };
    return { razao: new Razao({ baseUrl: api.baseUrl, ...options, fetch: watched } as ConstructorParameters<typeof Razao>[0]), paths };
  }

  it('has what is due happen, and the client go on with another token', async () => {
    const { razao, paths } = client();
    const account = await api.account(1_000);
    const before = api.service.database.clock.now().getTime();
    const expires_at = new Date(before + 2 * DAY_MS).toISOString();
    const hold = await razao.holds.place({ account_id: account, amount_cents: 400, currency: 'BRL', expires_at });
    const { now, events, unfinished } = await advance(razao, { days: 3 });
    expect(Date.parse(now)).toBeGreaterThanOrEqual(before + 3 * DAY_MS);
    expect([events['hold.expired'], unfinished]).toEqual([1, WITHOUT_MONGODB]);
    paths.length = 0;
    expect(await razao.holds.get(hold.hold_id)).toMatchObject({ state: 'EXPIRED' });
    const [refused, token, ...rest] = paths;
    expect([refused, token, rest]).toEqual([`/v1/holds/${hold.hold_id} 401`, '/auth/token 200', [`/v1/holds/${hold.hold_id} 200`]]);
  });

  it('is moved again and again by one client, and a write after that is made once', async () => {
    const { razao } = client();
    for (const days of [3, 30]) expect((await advance(razao, { days })).unfinished).toEqual(WITHOUT_MONGODB);
    const ana = await razao.parties.create({ type: 'individual', display_name: 'Ana', country: 'BR' }).withResponse();
    expect([ana.status, ana.attempts, ana.replayed]).toEqual([200, 1, false]);
  });

  it('asks a function for another token, and refuses a token that has ended', async () => {
    const { razao } = client({ token: await api.token() });
    await advance(razao, { days: 3 });
    await expect(razao.health.get()).rejects.toBeInstanceOf(AuthenticationError);
    const tokens = [await api.token(), undefined];
    const asking = client({ token: async () => tokens.shift() ?? api.token() }).razao;
    await advance(asking, { days: 3 });
    expect(await asking.health.get()).toMatchObject({ status: 'degraded' });
  });

  it('refuses an instant that is past, and a second advance while one is under way', async () => {
    const { razao } = client();
    await expect(advance(razao, { to: '2026-01-01T00:00:00Z' })).rejects.toBeInstanceOf(UnprocessableError);
    const both = await Promise.allSettled([advance(razao, { days: 20 }), advance(razao, { days: 20 })]);
    const reasons = both.flatMap((it) => (it.status === 'rejected' ? [it.reason as SandboxError] : []));
    expect(reasons).toMatchObject([{ name: 'SandboxError', reason: 'CLOCK_IS_MOVING' }]);
  });
});

it('a service that is not a sandbox refuses', async () => {
  const production = await startTestService({ env: { RAZAO_SANDBOX: '0' } });
  try {
    const razao = new Razao({ baseUrl: production.baseUrl, token: await production.token() });
    await expect(advance(razao, { days: 1 })).rejects.toMatchObject({ name: 'SandboxError', reason: 'NOT_A_SANDBOX' });
  } finally {
    await production.stop();
  }
});
