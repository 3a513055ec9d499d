/** The options of a client and its calls: which there are, where they come from, and which are refused. */
import { describe, expect, it } from '@jest/globals';
import { ConnectionError, Razao } from '../../sdk/src/index.ts';
import { broken, json, Wire } from './wire.ts';

const PARTY = { type: 'individual', display_name: 'Ana Souza', country: 'BR' } as const;

describe('options', () => {
  const NAMES = ['RAZAO_BASE_URL', 'RAZAO_CLIENT_ID', 'RAZAO_CLIENT_SECRET'];
  const before = Object.fromEntries(NAMES.map((name) => [name, process.env[name]]));
  const setAll = (values: Record<string, string | undefined>) => {
    for (const name of NAMES) {
      const value = values[name];
      if (value === undefined) delete process.env[name];
      else process.env[name] = value;
    }
  };
  afterEach(() => setAll(before));

  it.each(['localhost:8080', 'ledger.example', '/v1', '', 'ftp://ledger.example', 'https://', 'https://me:secret@ledger.example', 'https://ledger.example/?a=1'])('with the address %j are a TypeError at once', (
    baseUrl,
  ) => {
    setAll({});
    expect(() => new Razao({ baseUrl, token: 't' })).toThrow(TypeError);
  });

  it.each<object>(
    [{}, { token: '' }, { clientId: 'a' }, { clientSecret: 'b' }, { clientId: '', clientSecret: 'b' }],
  )('with the credentials %j are a TypeError at once', (credentials) => {
    setAll({ RAZAO_CLIENT_SECRET: 'of the environment' });
    expect(() => new Razao({ baseUrl: 'https://ledger.example', ...credentials } as never)).toThrow('no credentials');
  });

  it.each<[options: object, message: string]>([
    [{ timeoutMs: -1 }, 'timeoutMs must be milliseconds above 0, at most 2147483647, not -1'],
    [{ timeoutMs: 0 }, 'timeoutMs must be milliseconds above 0, at most 2147483647, not 0'],
    [{ timeoutMs: NaN }, 'timeoutMs must be milliseconds above 0, at most 2147483647, not NaN'],
    [{ timeoutMs: Infinity }, 'timeoutMs must be milliseconds above 0, at most 2147483647, not Infinity'],
    [{ timeoutMs: '5000' }, 'timeoutMs must be milliseconds above 0, at most 2147483647, not "5000"'],
    [{ maxRetries: -1 }, 'maxRetries must be a whole number from 0, or Infinity, not -1'],
    [{ maxRetries: 1.5 }, 'maxRetries must be a whole number from 0, or Infinity, not 1.5'],
    [{ maxRetries: 'x' }, 'maxRetries must be a whole number from 0, or Infinity, not "x"'],
    [{ headers: 'x' }, 'headers must be a plain object of strings that HTTP allows in headers, not a string'],
    [
      { headers: new Headers({ 'X-App': 'shop' }) },
      'headers must be a plain object of strings that HTTP allows in headers, not an object ()',
    ],
    [{ headers: { 'X-App': 5 } }, 'headers must be a plain object of strings that HTTP allows in headers, not an object (X-App: number)'],
    [
      { headers: { 'X App': 'secret' } },
      'headers must be a plain object of strings that HTTP allows in headers, not an object (X App: string)',
    ],
    [{ logger: 'console' }, 'logger must be an object, not "console"'],
    [{ onRequest: {} }, 'onRequest must be a function, not an object ()'],
    [{ onResponse: null }, 'onResponse must be a function, not null'],
    [{ fetch: 1 }, 'fetch must be a function, not 1'],
    [{ timeoutMS: 1, retries: 2 }, 'unknown options: timeoutMS, retries; there are timeoutMs, '],
    [{ constructor: 1 }, 'unknown options: constructor; there are timeoutMs, '],
  ])('of a client and of withOptions like %p are a TypeError at once', (options, message) => {
    expect(() => new Wire().client(options)).toThrow(TypeError);
    expect(() => new Wire().client(options)).toThrow(message);
    expect(() => new Wire().client().withOptions(options)).toThrow(message);
  });

  it.each<[options: unknown, message: string]>([
    [{ baseUrl: 1 }, 'baseUrl must be a string, not 1'],
    [{ baseUrl: 'ftp://me:secret@ledger.example' }, 'baseUrl is "ftp://***@ledger.example"'],
    [{ storage: {} }, 'storage must be an object with the methods load and write, not an object ()'],
    [{ storage: { load: () => [] } }, 'storage must be an object with the methods load and write, not an object (load: function)'],
    [{ clientId: 1, clientSecret: 's' }, 'clientId must be a string, not 1'],
    [{ clientId: 'me', clientSecret: 12_345 }, 'clientSecret must be a string, not a number'],
    [{ scopes: 'a' }, 'scopes must be an array of strings, not "a"'],
    [{ scopes: [1] }, 'scopes must be an array of strings, not an object (0: number)'],
    [{ token: 12_345 }, 'token must be a function, or a string that HTTP allows in headers, not a number'],
    [{ token: 'tok–en' }, 'token must be a function, or a string that HTTP allows in headers, not a string'],
    [{ token: 't', clientId: 'me' }, 'token goes without clientId: give one or the other'],
    [
      { token: 't', clientId: 'me', clientSecret: 's', scopes: [] },
      'token goes without clientId, clientSecret, scopes: give one or the other',
    ],
    [{ idempotencyKey: 'k' }, 'unknown options: idempotencyKey'],
    ['https://ledger.example', 'options must be an object, not a string'],
    [null, 'options must be an object, not null'],
  ])('of a client like %p are a TypeError at once', (options, message) => {
    const complete = typeof options === 'object' && options !== null ? { baseUrl: 'https://ledger.example', ...options } : options;
    expect(() => new Razao(complete as never)).toThrow(TypeError);
    expect(() => new Razao(complete as never)).toThrow(message);
  });

  it.each<[options: object, message: string]>([
    [{ timeoutMs: 0 }, 'timeoutMs must be'], [{ maxRetries: -1 }, 'maxRetries must be'], [{ headers: 'x' }, 'headers must be'],
    [{ signal: {} }, 'signal must be an AbortSignal, not an object ()'],
    [{ accept: 1 }, 'accept must be a text that HTTP allows in headers, not 1'],
    [{ accept: 'text/csv\r\nX: y' }, 'accept must be a text that HTTP allows in headers'],
    [{ headers: { 'X-App': 'a\nb' } }, 'headers must be'],
    [{ idempotencyKey: 1 }, 'idempotencyKey must be 1 to 255 printable ASCII characters, without spaces around them, not 1'],
    [{ logger: console }, 'unknown options: logger'],
  ])('of a call like %p are a TypeError at once, and nothing is sent', (options, message) => {
    const wire = new Wire();
    const razao = wire.client();
    expect(() => razao.parties.create(PARTY, options)).toThrow(TypeError);
    expect(() => razao.parties.create(PARTY, options)).toThrow(message);
    expect(() => razao.parties.get('pty_1', {}, options)).toThrow(message);
    expect(() => razao.request('POST', '/v1/things', options)).toThrow(message);
    expect(wire.sent).toEqual([]);
  });

  it('that cannot be changed later are a TypeError of withOptions', () => {
    expect(() => new Wire().client().withOptions({ storage: undefined, token: 'hidden' } as never)).toThrow(
      /^unknown options: token; there are timeoutMs, (?!.*token)/,
    );
  });

  it('that are undefined are left out', async () => {
    const without = { timeoutMs: undefined, maxRetries: undefined, headers: undefined, logger: undefined, fetch: undefined };
    const wire = new Wire(json({}));
    const razao = wire.client({ ...without, fetch: wire.fetch, storage: undefined, scopes: undefined });
    await razao.withOptions({ ...without, fetch: wire.fetch, maxRetries: Infinity }).health.get({}, {
      timeoutMs: undefined, signal: undefined, accept: undefined,
    });
    expect(wire.sent).toHaveLength(1);
  });

  it('come from the environment where they are left out, and each from one place only', async () => {
    setAll({ RAZAO_BASE_URL: 'http://ledger.test/below/', RAZAO_CLIENT_ID: 'env', RAZAO_CLIENT_SECRET: 'hidden' });
    const token = json({ access_token: 't', expires_in: 60 });
    const wire = new Wire(token, json({}), token, json({}));
    await new Razao({ fetch: wire.fetch }).health.get();
    await new Razao({ clientId: 'me', clientSecret: 'mine', fetch: wire.fetch }).health.get();
    expect(wire.sent.map(({ url }) =>
      url.href)).toEqual([...Array(2).fill(['http://ledger.test/below/auth/token', 'http://ledger.test/below/v1/health']).flat()]);
    expect([wire.sent[0]?.body, wire.sent[2]?.body]).toEqual([
      expect.stringContaining('client_id=env&client_secret=hidden'), expect.stringContaining('client_id=me&client_secret=mine'),
    ]);
  });

  it('can be changed for some calls: tokens, intents and storage stay', async () => {
    const wire = new Wire(json({ access_token: 't', expires_in: 60 }), json({}), broken(), json({}));
    const razao = wire.client({ token: undefined, clientId: 'me', clientSecret: 's', headers: { 'X-App': 'shop', 'X-Team': 'a' } });
    const batch = razao.withOptions({ maxRetries: 0, headers: { 'X-Team': 'b' } });
    await razao.health.get();
    await expect(batch.parties.create(PARTY, { idempotencyKey: 'signup-3' })).rejects.toBeInstanceOf(ConnectionError);
    expect((await razao.openIntents()).map(({ key }) => key)).toEqual(['signup-3']);
    await batch.withOptions({ timeoutMs: 1_000 }).parties.create(PARTY, { idempotencyKey: 'signup-3' });
    expect(await razao.openIntents()).toEqual([]);
    expect(wire.sent.map(({ headers }) => headers.get('x-team'))).toEqual(['a', 'a', 'b', 'b']);
    expect(batch).toBeInstanceOf(Razao);
  });
});
