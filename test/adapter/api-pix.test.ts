/** The adapter for API Pix between a simulated PSP over mTLS and a Razao that takes events: each way in which either fails. */
import { copyFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { certificateFile, keyFile, PFX_FILE } from '../../mocks/psp/certificates.ts';
import { checkConfig } from '../../src/adapters/api-pix/check.ts';
import { readAdapterConfig } from '../../src/adapters/api-pix/config.ts';
import { Store } from '../../src/adapters/api-pix/store.ts';
import { FixedClock } from '../../src/platform/clock.ts';
import { freePort } from '../../src/platform/local/index.ts';
import { KEYS, removeFolder, SECRET, startApiPix, startPsp, writeConfig, type AdapterOptions, type TestAdapter,
  type TestPsp } from '../support/api-pix.ts';
import { callerOf, FakeRazao, until } from '../support/fake-razao.ts';

let psp: TestPsp;
let razao: FakeRazao;
let callbackPort: number;
let logged: string[];
const ends: (() => unknown)[] = [];
beforeAll(async () => { psp = await startPsp(); });
afterAll(() => psp.psp.stop());
beforeEach(async () => {
  await psp.control('reset', {});
  razao = await FakeRazao.start();
  callbackPort = await freePort();
  logged = [];
});
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
  razao.close();
});

const start = async (more: Partial<AdapterOptions> = {}): Promise<TestAdapter & { call: ReturnType<typeof callerOf> }> => {
  const adapter = await startApiPix({ pspUrl: psp.url, razaoUrl: razao.url, callbackPort, logged, ...more });
  if (!more.folder) ends.push(() => removeFolder(adapter));
  ends.push(() => adapter.stop().catch(() => undefined));
  return { ...adapter, call: callerOf(adapter.url) };
};
const credit = async (data: object = {}, more: object = {}) =>
  (await psp.control<{ pix: { endToEndId: string } }>('emit', { event: 'CREDIT_RECEIVED', data, ...more })).pix.endToEndId;
const script = (operation: string, outcome: string, more: object = {}) => psp.control('script', { operation, outcome, ...more });
const registered = () => until(async () => (await psp.control<{ webhooks: unknown[] }>('books')).webhooks.length,
  (it) => it === KEYS.length);
const idle = { poll: { every_seconds: 3_600, overlap_minutes: 15, sweep_every_minutes: 60, sweep_hours: 26 } };
const txidOf = (n: number) => `RAZAO${String(n).padStart(25, '0')}`;
const order = (n: number, over: object = {}) => ({
  txid: txidOf(n), key: KEYS[0], amount: { currency: 'BRL', value: 3700 }, expires_in_seconds: 600, payer_request: 'Pedido 7', ...over,
});
const returnOf = (endToEndId: string, n: number, value = 100) => ({
  reference: `obl_01KJQ9F8H0K2N4Q6S8W0Y2A${String(n).padStart(3, '0')}`,
    return_end_to_end_id: `D12345678202611301200${String(n).padStart(11, '0')}`,
  original_end_to_end_id: endToEndId, amount: { currency: 'BRL', value }, reason_code: 'MD06',
});

describe('a Pix that came in', () => {
  it('is told once, whether a callback, a doubled callback or a poll tells of it', async () => {
    const adapter = await start({ profile: idle });
    await registered();
    await psp.control('callbacks', { double: 1 });
    const told = [await credit({ amount: { value: 10 }, key: KEYS[0], txid: txidOf(1) }), await credit({ amount: { value: 1 } })];
    await psp.control('callbacks', { lose: 1 });
    const lost = await credit({ valor: '10.00', horario: new Date().toISOString().replace(/\.\d+Z/, '.1234567Z') });
    await until(() => razao.credits.length, (it) => it === 2);
    await adapter.poller.poll();
    await until(() => razao.credits.length, (it) => it === 3);
    await adapter.poller.poll();
    expect(razao.credits.toSorted()).toEqual([...told, lost].toSorted());
    expect(razao.taken.find(({ data }) => data['end_to_end_id'] === told[0])?.data).toMatchObject({
      amount: { currency: 'BRL', value: 10 }, key: KEYS[0], txid: txidOf(1), initiation: 'QRDN',
      payer: { name: 'Diego Alves', tax_id: '12345678909', participant: { ispb: '87654321' } },
    });
  });

  it('is read again at the PSP: a callback alone, or one about another, tells nothing', async () => {
    await start({ profile: idle });
    await registered();
    const { refused } = await psp.control<{ refused: number }>('callbacks');
    await script('getPix', 'other');
    const name = await credit();
    await until(async () => (await psp.control<{ refused: number }>('callbacks')).refused, (it) => it > refused);
    psp.psp.callbacks.send(`https://localhost:${callbackPort}/pix-callbacks`, {
      pix: [{ endToEndId: `E${'9'.repeat(31)}`, valor: '1000000.00', horario: '2026-11-30T12:00:00Z' }],
    });
    await until(() => razao.credits, (it) => it.length === 1);
    expect(razao.credits).toEqual([name]);
    await until(async () => (await psp.control<{ refused: number }>('callbacks')).refused, (it) => it > refused + 1);
    expect(razao.credits).toEqual([name]);
  });

  it('is not told while its amount cannot be read, holds nothing up, and is told once it can', async () => {
    const adapter = await start({ profile: idle });
    const wrong = [await credit({ valor: '10' }), await credit({ valor: '1,00' })];
    const right = await credit({ valor: '0.10' });
    await adapter.poller.poll();
    await until(() => razao.credits, (it) => it.includes(right));
    expect(razao.credits).toEqual([right]);
    const alerts = wrong.map((it) => expect.stringContaining(`${it} cannot be read: valor`));
    expect(adapter.health()).toMatchObject({ alerts: expect.arrayContaining(alerts) });
    expect((await adapter.call('GET', `/v1/statement?from=2026-01-01T00:00:00Z&to=2099-01-01T00:00:00Z&rail=PIX`)).status).toBe(504);
    for (const name of wrong) await psp.control('pix', { end_to_end_id: name, valor: '1.00' });
    await adapter.poller.poll();
    await until(() => razao.credits.length, (it) => it === 3);
    expect(adapter.health()).toMatchObject({ alerts: [] });
  });

  it('from before the start is none of Razao’s', async () => {
    const adapter = await start({ config: { start: new Date(Date.now() - 60_000).toISOString() }, profile: idle });
    await credit({ horario: new Date(Date.now() - 120_000).toISOString() });
    const name = await credit();
    await adapter.poller.poll();
    await until(() => razao.credits.length, (it) => it > 0);
    expect(razao.credits).toEqual([name]);
  });

  it('that the PSP lists late is found by the overlap of the polls', async () => {
    const adapter = await start({ profile: idle });
    await psp.control('callbacks', { lose: 1 });
    const late = await credit({}, { list_after_ms: 3_600_000 });
    await adapter.poller.poll();
    expect(razao.credits).toEqual([]);
    psp.psp.books.listedFrom.set(late, 0);
    await adapter.poller.poll();
    await until(() => razao.credits, (it) => it.includes(late));
  });

  it('is told byte for byte the same until Razao takes it, over a restart of the adapter too', async () => {
    const adapter = await start({ profile: idle });
    razao.answer = () => 500;
    const name = await credit();
    await adapter.poller.poll();
    await until(() => razao.deliveries.length, (it) => it >= 2);
    await adapter.stop();
    razao.answer = () => 200;
    await psp.control('pix', { end_to_end_id: name, horario: new Date().toISOString() });
    await start({ profile: idle, folder: adapter.folder });
    await until(() => razao.credits.length, (it) => it === 1);
    expect(new Set(razao.deliveries.map(({ id, text }) => `${id} ${text}`)).size).toBe(1);
    expect(razao.credits).toEqual([name]);
  });

  it('makes the PSP repeat its callback while Razao is away', async () => {
    await start({ profile: idle });
    await registered();
    razao.close();
    const name = await credit();
    await until(async () => (await psp.control<{ refused: number }>('callbacks')).refused, (it) => it >= 1, 25_000);
    await razao.open();
    await until(() => razao.credits, (it) => it.includes(name));
    expect(razao.credits).toEqual([name]);
  }, 60_000);
});

describe('a callback', () => {
  it.each([
    ['without a certificate', {}, '/pix-callbacks'], ['with a certificate by another authority', { name: 'stranger' as const },
      '/pix-callbacks'],
    ['with another name', { name: 'client' as const }, '/pix-callbacks'], ['to another path', { name: 'caller' as const }, '/elsewhere'],
  ])('%s is rejected', async (_, { name }: { name?: 'stranger' | 'client' | 'caller' }, path) => {
    await start({ profile: idle });
    const { request } = await import('node:https');
    const status = await new Promise<number>((resolve) => {
      request(`https://localhost:${callbackPort}${path}`, {
        method: 'POST', ca: readFileSync(certificateFile('ca')), agent: false,
          ...(name && { cert: readFileSync(certificateFile(name)), key: readFileSync(keyFile(name)) }),
      }).on('response', ({ statusCode }) => resolve(statusCode ?? 0)).on('error', () => resolve(0)).end('{"pix":[]}');
    });
    expect([0, 401]).toContain(status);
  });
});

describe('a charge', () => {
  it('is made once for a txid; another under it is reused, and changes nothing', async () => {
    const { call } = await start({ profile: idle });
    const made = await call('POST', '/v1/pix/charges', order(1));
    expect(made).toMatchObject({ status: 201, body: { txid: txidOf(1), status: 'ACTIVE', location: expect.any(String),
      brcode: expect.any(String) } });
    expect(await call('POST', '/v1/pix/charges', order(1))).toEqual({ status: 200, body: made.body });
    expect(await call('POST', '/v1/pix/charges', order(1, { amount: { currency: 'BRL', value: 1 } }))).toMatchObject({ status: 409 });
    const { charges } = await psp.control<{ charges: { revisao: number; valor: unknown }[] }>('books');
    expect(charges).toEqual([expect.objectContaining({ revisao: 0, valor: { original: '37.00' } })]);
  });

  it.each([
    ['timeout', {}, 504, 200], ['timeout', { applied: false }, 504, 201], ['unavailable', {}, 503, 201],
      ['tooMany', { code: '1' }, 503, 201],
    ['other', {}, 504, 200], ['gateway', {}, 504, 201], ['redirect', {}, 504, 201], ['reset', {}, 201, 200], ['forbidden', {}, 503, 201],
    ['refuse', { code: 'CobOperacaoInvalida' }, 422, 201],
  ])('whose PUT ends in %s %j is answered with %i, and again with %i: there is one', async (outcome, more, first, again) => {
    const { call } = await start({ profile: { ...idle, timeout_seconds: 1 } });
    await script('putCob', outcome, more);
    expect((await call('POST', '/v1/pix/charges', order(2))).status).toBe(first);
    await until(async () => (await call('POST', '/v1/pix/charges', order(2))).status, (it) => it === again);
    expect((await psp.control<{ charges: unknown[] }>('books')).charges).toHaveLength(1);
  });

  it('is taken back at the PSP, and Razao is told', async () => {
    const { call } = await start({ profile: idle });
    await call('POST', '/v1/pix/charges', order(3));
    expect(await call('POST', `/v1/pix/charges/${txidOf(3)}/cancel`, {})).toMatchObject({ status: 200, body: { status: 'CANCELLED' } });
    expect((await call('POST', `/v1/pix/charges/${txidOf(3)}/cancel`, {})).status).toBe(200);
    expect((await call('POST', `/v1/pix/charges/${txidOf(4)}/cancel`, {})).status).toBe(404);
    await until(() => razao.taken.map(({ event, data }) => [event, data]), (it) => it.length === 1);
    expect(razao.taken.map(({ event, data }) => [event, data])).toEqual([['QR_CHARGE_CANCELLED', { txid: txidOf(3) }]]);
  });

  it('of ours is read by its address, for payers of the tenant; another is not found', async () => {
    const { call } = await start({ profile: idle });
    const { body: { location } } = await call('POST', '/v1/pix/charges', order(5));
    expect(await call('POST', '/v1/pix/charges/resolve', { location })).toMatchObject({
      status: 200, body: { txid: txidOf(5), amount: { value: 3700 }, payer_request: 'Pedido 7', recipient: { tax_id: '11222333000181' } },
    });
    expect((await call('POST', '/v1/pix/charges/resolve', { location: 'pix.example.com/qr/v2/1' })).status).toBe(404);
  });
});

describe('a return', () => {
  it.each([
    ['timeout', {}, 504], ['other', {}, 504], ['gateway', {}, 504], ['reset', {}, 504], ['redirect', {}, 504],
      ['timeout', { applied: false }, 504],
  ])('whose PUT ends in %s %j is followed until it settles, once', async (outcome, more, status) => {
    const { call } = await start({ profile: { ...idle, timeout_seconds: 1 } });
    const wanted = returnOf(await credit(), 1);
    await script('putReturn', outcome, more);
    // A call on a kept connection that breaks goes once more.
    expect([status, ...(outcome === 'reset' ? [202] : [])]).toContain((await call('POST', '/v1/returns', wanted)).status);
    const settled = await until(() => razao.taken.filter(({ event }) => event === 'RETURN_SETTLED'), (it) => it.length > 0);
    expect(settled.map(({ data }) => data['reference'])).toEqual([wanted.reference]);
    const { lines } = await psp.control<{ lines: { kind: string }[] }>('books');
    expect(lines.filter(({ kind }) => kind === 'RETURN_SENT')).toHaveLength(1);
    expect((await call('GET', `/v1/returns/${wanted.reference}`)).body).toMatchObject({ status: 'SETTLED', reference: wanted.reference });
  });

  it.each([['unavailable', {}], ['tooMany', { code: '1' }], ['forbidden', {}]])('that surely did not reach the PSP (%s) is forgotten',
    async (outcome, more) => {
    const { call } = await start({ profile: idle });
    const wanted = returnOf(await credit(), 2);
    await script('putReturn', outcome, more);
    expect(await call('POST', '/v1/returns', wanted)).toMatchObject({ status: 503, body: { error: 'UNAVAILABLE' } });
    expect((await call('GET', `/v1/returns/${wanted.reference}`)).status).toBe(404);
    await until(async () => (await call('POST', '/v1/returns', wanted)).status, (it) => it === 202);
    // It takes no script of the next test.
    await until(() => razao.taken.filter(({ event }) => event === 'RETURN_SETTLED').length, (it) => it > 0);
  });

  it('that the PSP does not carry out fails, and Razao is told', async () => {
    const { call } = await start({ profile: idle });
    await script('settle', 'refuse');
    const wanted = returnOf(await credit(), 3);
    expect((await call('POST', '/v1/returns', wanted)).status).toBe(202);
    const failed = await until(() => razao.taken.find(({ event }) => event === 'RETURN_FAILED'), (it) => it !== undefined);
    expect(failed?.data).toMatchObject({ reference: wanted.reference, failure_code: 'ED05', failure_reason: 'Negado por timeout' });
  });

  it.each<[string, (name: string) => object, string]>([
    ['of more than the Pix', (name) => returnOf(name, 4, 100_000), 'AM09'],
      ['of a Pix that is not there', () => returnOf(`E${'3'.repeat(31)}`, 5), 'ED05'],
    ['for a reason of institutions', (name) => ({ ...returnOf(name, 6), reason_code: 'FR01' }), 'AG03'],
  ])('%s is refused', async (_, wanted, code) => {
    const { call } = await start({ profile: idle });
    expect(await call('POST', '/v1/returns', wanted(await credit()))).toMatchObject({ status: 422, body: { error: 'REFUSED', code } });
  });

  it('after 90 days is refused', async () => {
    const { call } = await start({ profile: idle });
    const old = await credit({ horario: new Date(Date.now() - 91 * 86_400_000).toISOString() });
    expect(await call('POST', '/v1/returns', returnOf(old, 7))).toMatchObject({ status: 422, body: { code: 'DT05' } });
  });

  it('is known again from the PSP where the store was lost: listed as given, and not made twice', async () => {
    const first = await start({ profile: idle });
    const wanted = returnOf(await credit(), 8);
    await first.call('POST', '/v1/returns', wanted);
    await until(() => razao.taken.length, (it) => it > 0);
    await first.stop();
    callbackPort = await freePort();
    const second = await start({ profile: idle });
    const period = `from=${new Date(Date.now() - 60_000).toISOString()}&to=${new Date(Date.now() + 60_000).toISOString()}&rail=PIX`;
    expect((await second.call('GET', `/v1/given?${period}`)).body['payments']).toEqual([expect.objectContaining({
      reference: wanted.reference, status: 'SETTLED', amount: wanted.amount,
    })]);
    expect(await second.call('POST', '/v1/returns', wanted)).toMatchObject({ status: 202, body: { status: 'SETTLED' } });
    expect((await psp.control<{ lines: { kind: string }[] }>('books')).lines.filter(({ kind }) => kind === 'RETURN_SENT')).toHaveLength(1);
  });
});

describe('keys', () => {
  it('are those of the configuration: a random one is the next that is free', async () => {
    const { call } = await start({ profile: idle });
    const register = (reference: string, key_type: string, key_value: string | null) => call('POST', '/v1/pix/keys', {
      reference, key_type, key_value, account_id: 'acc_1', owner: { type: 'company', name: 'x', tax_id: null },
    });
    expect(await register('pxk_1', 'EVP', null)).toMatchObject({ status: 201, body: { key_value: KEYS[0], status: 'REGISTERED' } });
    expect(await register('pxk_1', 'EVP', null)).toMatchObject({ status: 200, body: { key_value: KEYS[0] } });
    expect(await register('pxk_2', 'EVP', null)).toMatchObject({ status: 201, body: { key_value: KEYS[1] } });
    expect(await register('pxk_3', 'EVP', null)).toMatchObject({ status: 422, body: { code: 'EntryNotOfThisAccount' } });
    expect(await register('pxk_4', 'EMAIL', 'outra@example.com')).toMatchObject({ status: 422 });
    expect((await call('POST', '/v1/pix/keys/pxk_1/exclude',
      { key_type: 'EVP', key_value: KEYS[0], reason: 'USER_REQUESTED' })).body).toMatchObject({ status: 'EXCLUDED' });
    expect(await register('pxk_5', 'EVP', null)).toMatchObject({ status: 201, body: { key_value: KEYS[0] } });
  });
});

describe('a storm of 429', () => {
  it('pauses all calls for as long as the PSP wants, and loses nothing', async () => {
    const adapter = await start({ profile: idle });
    await registered();
    await script('getPix', 'tooMany', { code: '1', times: 5 });
    await script('listPix', 'tooMany', { times: 1 });
    const names = await Promise.all(Array.from({ length: 20 }, () => credit()));
    await until(async () => adapter.poller.poll().then(() => true, () => false), Boolean);
    await until(() => razao.credits.length, (it) => it === 20);
    expect(razao.credits.toSorted()).toEqual(names.toSorted());
  }, 60_000);
});

describe('a token', () => {
  it('that the PSP ended early is replaced, and no call is lost', async () => {
    const { call } = await start({ profile: idle });
    await call('POST', '/v1/pix/charges', order(6));
    await psp.control('tokens', {});
    expect((await call('POST', '/v1/pix/charges', order(7))).status).toBe(201);
  });
});

describe('a certificate', () => {
  const with_ = (certificate: object) => ({ config: { certificate: { ca: certificateFile('ca'), ...certificate } } });
  const pem = (name: 'client' | 'ended' | 'stranger' | 'next') => ({ cert: certificateFile(name), key: keyFile(name) });

  it.each(['ended', 'stranger'] as const)('that is %s reaches no PSP: nothing was done', async (name) => {
    const { call } = await start({ profile: idle, ...with_(pem(name)) });
    expect(await call('POST', '/v1/pix/charges', order(8))).toMatchObject({ status: 503 });
  });

  it('of the PSP that has ended is not trusted', async () => {
    const ended = await startPsp({ certificate: 'ended-server' });
    ends.push(() => ended.psp.stop());
    const { call } = await start({ profile: idle, pspUrl: ended.url });
    expect(await call('POST', '/v1/pix/charges', order(9))).toMatchObject({ status: 503 });
  });

  it('may be a PFX', async () => {
    process.env['TEST_PFX'] = 'segredo';
    const { call } = await start({ profile: idle, ...with_({ pfx: PFX_FILE, passphrase: { env: 'TEST_PFX' } }) });
    expect(await call('POST', '/v1/pix/charges', order(10))).toMatchObject({ status: 201 });
  });

  it('is exchanged while calls go on, half-written files included, and no call fails', async () => {
    const { folder } = writeConfig({ pspUrl: psp.url, razaoUrl: razao.url, callbackPort });
    ends.push(() => removeFolder({ folder }));
    const place = (from: 'client' | 'next', what: 'pem' | 'key') => copyFileSync(what === 'pem' ? certificateFile(from) : keyFile(from),
      join(folder, `c.${what}`));
    place('client', 'pem');
    place('client', 'key');
    const { call } = await start({ folder, profile: idle, ...with_({ cert: 'c.pem', key: 'c.key' }) });
    let n = 100;
    let isOver = false;
    const load = Promise.all(Array.from({ length: 4 }, async () => {
      const statuses = new Set<number>();
      while (!isOver) statuses.add((await call('POST', '/v1/pix/charges', order(n += 1))).status);
      return [...statuses];
    }));
    place('next', 'pem');
    await until(() => logged.filter((line) => line.includes('cannot be used')).length, (it) => it > 0);
    place('next', 'key');
    await until(() => logged.filter((line) => line.includes('a certificate was exchanged')).length, (it) => it > 0);
    await new Promise((resolve) => setTimeout(resolve, 300));
    isOver = true;
    expect(await load).toEqual(Array(4).fill([201]));
  }, 60_000);

  it.each([[29, 'within 30 days'], [6, 'within 7 days'], [0, 'within 1 days']])('that ends in %i days is announced (%s)',
    async (days, words) => {
    const end = new Date('2126-07-29T02:19:04Z').getTime();
    const clock = new FixedClock(new Date(end - (days + 0.5) * 86_400_000));
    const adapter = await start({ profile: idle, clock });
    await until(() => logged.join(''), (it) => it.includes(`a certificate ends ${words}`));
    expect(adapter.health()).toMatchObject({ certificate: { days_left: days } });
  });
});

describe('the store', () => {
  it('has one process', async () => {
    const adapter = await start({ profile: idle });
    await expect(startApiPix({ pspUrl: psp.url, razaoUrl: razao.url, callbackPort: await freePort(), folder: adapter.folder }))
      .rejects.toThrow('another adapter runs on it');
    expect(() => new Store(join(adapter.folder, 'store.sqlite'))).toThrow('in use');
  });
});

describe('a configuration', () => {
  const faultsOf = (config: Record<string, unknown>, profile: Record<string, unknown> = {}) => {
    const { file, folder } = writeConfig({ pspUrl: psp.url, razaoUrl: razao.url, callbackPort, config, profile });
    ends.push(() => removeFolder({ folder }));
    try {
      readAdapterConfig(file);
      return [];
    } catch (error) {
      return String((error as Error).message).split('\n');
    }
  };

  it.each<[string, Record<string, unknown>, string[]]>([
    ['that is right', {}, []],
    ['without keys and with an unknown part', { keys: [], chaves: [] },
      ['chaves is unknown', expect.stringMatching(/^keys /) as unknown as string]],
    ['with a key that is none', { keys: ['CHAVE'] }, ['keys.0 is not a Pix key']],
    ['with a certificate that is not there', { certificate: { cert: 'no.pem', key: 'no.key' } },
      [expect.stringMatching(/^certificate: .*no\.pem cannot be read \(ENOENT\)$/) as unknown as string]],
    ['with the key of another certificate', { certificate: { cert: certificateFile('client'), key: keyFile('next') } },
      [expect.stringMatching(/the key is not the certificate's$/) as unknown as string]],
    ['with a wrong passphrase', { certificate: { pfx: PFX_FILE, passphrase: { env: 'HOME' } } },
      [expect.stringMatching(/the passphrase is wrong$/) as unknown as string]],
    ['whose PSP is called without TLS', { psp: { base_url: 'http://psp.example.com', token_url: 'https://psp.example.com' } },
      ['psp.base_url must be https, or http to this machine']],
    ['whose callbacks anybody could send', { callback: { url: 'https://a.example.com/', listen: '127.0.0.1:1' } },
      [expect.stringMatching(/^callback: nothing proves/) as unknown as string]],
    ['with a secret that is not set', { client_secret: { env: 'NOT_SET_AT_ALL' } },
      ['client_secret: the environment variable NOT_SET_AT_ALL is not set']],
    ['with another profile', { profile: 'banco' }, [
      expect.stringMatching(/^profile: there is no profile banco; there are bb, efi, generic, inter/) as unknown as string,
    ]],
    ['with several faults', { start: 'ontem', listen: 'x:70000', keys: ['a'] },
      ['keys.0 is not a Pix key', 'start is not an instant such as 2026-11-30T00:00:00-03:00', 'listen: 70000 is not a port']],
  ])('%s has one line for each fault', (_, config, faults) => expect(faultsOf(config)).toEqual(faults));

  it.each(['bb', 'efi', 'inter'])('for %s needs no addresses', (profile) => {
    const faults = faultsOf({ profile, psp: undefined });
    expect(faults.filter((fault) => !fault.startsWith('values.'))).toEqual([]);
  });

  it('is tried by --check, step by step, in words', async () => {
    const { file, folder } = writeConfig({ pspUrl: psp.url, razaoUrl: razao.url, callbackPort });
    ends.push(() => removeFolder({ folder }));
    const config = readAdapterConfig(file);
    expect((await checkConfig(config)).map(({ step, ok }) => [step, ok])).toEqual([
      ['certificate', true], ['token', true], ['pix', true], ...KEYS.map((key) => [`webhook ***${key.slice(-4)}`, true]), ['razao', true],
    ]);
    const wrong = await checkConfig({ ...config, clientSecret: 'errado', razao: { ...config.razao, url: new URL('http://127.0.0.1:9') } });
    expect(wrong.filter(({ ok }) => !ok).map(({ says }) => says)).toEqual([
      'no token: the PSP answered 401: client id and secret are wrong, of another environment, or without a scope of the profile',
      '127.0.0.1:9 does not answer',
    ]);
    const stranger = { ...config, certificate: { ...config.certificate, cert: certificateFile('stranger'), key: keyFile('stranger') } };
    expect((await checkConfig(stranger)).find(({ ok }) => !ok)?.says).toMatch(/is this the certificate that the PSP issued/);
  });
});

it('nothing secret or personal is in the log', async () => {
  const { call, poller } = await start({ profile: idle });
  await registered();
  await credit({ key: KEYS[2] });
  await credit({ valor: '1' });
  await script('putCob', 'gateway');
  await call('POST', '/v1/pix/charges', order(11));
  await poller.poll();
  const text = logged.join('\n');
  expect(text).toContain('callbacks of a key come here');
  for (const secret of [SECRET, 'segredo-do-recebedor-simulado', 'Bearer', '12345678909', 'Diego',
    ...KEYS]) expect(text).not.toContain(secret);
});
