/** Who may call back, by which proof, and how certificates of callbacks are exchanged while they come. */
import { createHmac } from 'node:crypto';
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { connect } from 'node:tls';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { certificateFile, keyFile, tlsOf, type CertificateName } from '../../mocks/psp/certificates.ts';
import { removeFolder, startApiPix, writeConfig } from '../support/api-pix.ts';
import { ApiPixWorld, IDLE } from '../support/api-pix-world.ts';
import { until } from '../support/fake-razao.ts';

const SECRET = 'a-secret-of-the-callbacks';
const PATH = '/callbacks/7c1e0f5a9b3d4e2f8a6c7c1e0f5a9b3d';
let world: ApiPixWorld;
beforeEach(async () => { world = await ApiPixWorld.start(); });
afterEach(() => world.stop());

/** Posts as a PSP without mTLS does. @returns the status. */
function post(path: string, text: string, headers: Record<string, string> = {}, method = 'POST'): Promise<number> {
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port: world.callbackPort, path, method, headers }).on('response', (response) => {
      response.resume().on('end', () => resolve(response.statusCode ?? 0));
    }).on('error', reject).end(text);
  });
}

const callback = (over: object) => ({ config: { callback: {
  url: `http://127.0.0.1:${world.callbackPort}${PATH}?ignorar=`, listen: `127.0.0.1:${world.callbackPort}`, ...over,
} } });
const signature = { header: 'X-Signature', encoding: 'hex', secret: { env: 'TEST_CALLBACK_SECRET' } };
const signed = (text: string, secret = SECRET) => ({ 'X-Signature': `sha256=${createHmac('sha256', secret).update(text).digest('hex')}` });

describe('a PSP without mTLS', () => {
  it('is known by an address that nobody guesses: its path and its query', async () => {
    await world.adapter(callback({}));
    await world.psp.control('callbacks', { lose: 1 });
    const name = await world.credit();
    const text = JSON.stringify({ pix: [{ endToEndId: name }] });
    for (const path of ['/', PATH, `${PATH}?ignorar=x`, `${PATH}x?ignorar=`]) expect([path, await post(path, text)]).toEqual([path, 401]);
    expect(world.razao.credits).toEqual([]);
    expect([await post(`${PATH}?ignorar=`, text), await post(`${PATH}/pix?ignorar=`, text)]).toEqual([200, 200]);
    expect(world.razao.credits).toEqual([name]);
  });

  it('is known by an HMAC of the body', async () => {
    process.env['TEST_CALLBACK_SECRET'] = SECRET;
    await world.adapter(callback({ signature }));
    await world.psp.control('callbacks', { lose: 1 });
    const name = await world.credit();
    const text = JSON.stringify({ pix: [{ endToEndId: name }] });
    const wrong = [{}, signed(text, 'another'), signed(`${text} `)];
    for (const headers of wrong) expect(await post(`${PATH}?ignorar=`, text, headers)).toBe(401);
    expect(await post(`${PATH}?ignorar=`, text, signed(text))).toBe(200);
    expect(world.razao.credits).toEqual([name]);
  });

  it.each<[string, string, number, string?]>([
    ['is no JSON', '{"pix":', 400], ['is a text', '"pix"', 400],
    ['lists more than a callback may', JSON.stringify(Array(1_001).fill({})), 400],
    ['names no Pix', '{"evento":"teste_webhook"}', 200], ['names one by a name that is none', '{"pix":[{"endToEndId":"../x"}]}', 200],
    ['is larger than 1 MiB', ' '.repeat(1_100_000), 413], ['comes by PUT', '{}', 405, 'PUT'],
  ])('whose callback %s is answered', async (_, text, status, method = 'POST') => {
    await world.adapter(callback({}));
    expect(await post(`${PATH}?ignorar=`, text, {}, method)).toBe(status);
    expect(world.razao.deliveries).toEqual([]);
  });

  it('may send an array alone, as one bank does; each Pix in it is told once', async () => {
    await world.adapter(callback({}));
    await world.psp.control('callbacks', { lose: 1 });
    const names = [await world.credit(), await world.credit()];
    const text = JSON.stringify([...names, ...names].map((endToEndId) => ({ endToEndId })));
    expect(await post(`${PATH}?ignorar=`, text)).toBe(200);
    expect(world.razao.credits.toSorted()).toEqual(names.toSorted());
  });
});

/** Fingerprint of the certificate that a new connection of the PSP is shown. */
function shown(): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port: world.callbackPort, host: 'localhost', ...tlsOf('caller') }, () => {
      resolve(socket.getPeerCertificate().fingerprint256);
      socket.destroy();
    }).on('error', reject);
  });
}

it('the certificate of callbacks and the chain of the PSP are exchanged while callbacks come, and none is refused', async () => {
  const { folder } = writeConfig({ pspUrl: world.psp.url, razaoUrl: world.razao.url, callbackPort: world.callbackPort });
  const place = (from: Exclude<CertificateName, 'ca' | 'other'>) => {
    copyFileSync(certificateFile(from), join(folder, 'cb.pem'));
    copyFileSync(keyFile(from), join(folder, 'cb.key'));
  };
  place('adapter');
  copyFileSync(certificateFile('ca'), join(folder, 'psp-ca.pem'));
  const logged: string[] = [];
  await world.adapter({ folder, logged, config: { callback: {
    url: `https://localhost:${world.callbackPort}/pix-callbacks`, listen: `127.0.0.1:${world.callbackPort}`,
    certificate: { cert: 'cb.pem', key: 'cb.key' }, client_ca: 'psp-ca.pem', client_names: ['psp-callbacks'],
  } } });
  const exchanged = (count: number) => until(() => logged.filter((line) => line.includes('a certificate was exchanged')).length,
    (it) => it >= count);
  const names: string[] = [];
  let isOver = false;
  const load = (async () => {
    while (!isOver) {
      names.push(await world.credit());
      await until(() => world.razao.credits.length, (it) => it === names.length);
    }
  })();
  const first = await shown();
  place('server');
  await exchanged(1);
  expect(await shown()).not.toBe(first);
  const authorities = (['other', 'ca'] as const).map((name) => readFileSync(certificateFile(name), 'utf8'));
  writeFileSync(join(folder, 'psp-ca.pem'), authorities.join('\n'));
  await exchanged(2);
  const before = names.length;
  await until(() => names.length, (it) => it > before + 3);
  isOver = true;
  await load;
  expect(await world.psp.control('callbacks')).toMatchObject({ refused: 0 });
}, 60_000);

it('an adapter without callbacks finds Pix by its polls', async () => {
  const adapter = await startApiPix({
    pspUrl: world.psp.url, razaoUrl: world.razao.url, callbackPort: world.callbackPort, profile: IDLE, config: { callback: undefined },
  });
  try {
    const name = await world.credit();
    await adapter.poller.poll();
    await until(() => world.razao.credits, (it) => it.includes(name));
    expect((await world.books()).webhooks).toEqual([]);
  } finally {
    await adapter.stop();
    removeFolder(adapter);
  }
});
