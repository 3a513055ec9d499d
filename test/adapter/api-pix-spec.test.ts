/**
 * The adapter and the simulated PSP by the Banco Central's own description of API Pix: `PIX_API_SPEC` names the file (openapi.yaml of
 * github.com/bacen/pix-api), which is not part of this repository. Prism holds each request and each answer against it.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterEach, describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';
import { listen } from '../../src/platform/http/server.ts';
import { freePort } from '../../src/platform/local/index.ts';
import { KEYS, removeFolder, startApiPix, startPsp } from '../support/api-pix.ts';
import { callerOf, FakeRazao, until } from '../support/fake-razao.ts';

const SPEC = process.env['PIX_API_SPEC'];
const PRISM = join(import.meta.dirname, '../../node_modules/@stoplight/prism-cli/dist/index.js');
const TIMEOUT_MS = 300_000;
const withSpec = SPEC === undefined ? describe.skip : describe;
const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
});

/** An exchange as Prism saw it. */
interface Seen {
  readonly call: string;
  readonly status: number;
  readonly violations: readonly string[];
}

/**
 * Slips of the description: it requires `cobs` of a list whose member is `pix`, a scheme in locations, which have none, `idCob` in lists of
 * charges, and the receiver's address beside `recebedor` as well as in it, all of which its own examples leave out.
 */
const SLIPS = [
  /required property 'cobs'/, /location must match format "uri"/, /required property '(idCob|logradouro|cidade|uf|cep)'/,
];

/**
 * The file as it is meant: its patterns of a CPF have slashes around them, which no CPF has, and what payers' institutions read at a
 * charge's location stands beside API Pix, so that `GET /cobv/{txid}` would be taken for one of those.
 * @returns the path of a copy, which lives as long as the test.
 */
function meantSpec(): string {
  const text = readFileSync(String(SPEC), 'utf8').replaceAll(/pattern: "\/(\S+)\/"/g, 'pattern: "$1"');
  const description = parse(text) as { paths: Record<string, unknown> };
  description.paths = Object.fromEntries(Object.entries(description.paths).filter(([path]) => !path.includes('AccessToken')));
  const folder = mkdtempSync(join(tmpdir(), 'pix-api-'));
  ends.push(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, 'openapi.json');
  writeFileSync(file, JSON.stringify(description));
  return file;
}

async function startPrism(args: readonly string[]): Promise<string> {
  const port = await freePort();
  const child: ChildProcess = spawn(process.execPath, [PRISM, ...args, '-p', String(port)], {
    env: { ...process.env, NODE_OPTIONS: '' }, stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  await new Promise<void>((resolve, reject) => {
    child.stdout?.on('data', (chunk) => { said += String(chunk); if (said.includes('Prism is listening')) resolve(); });
    child.once('exit', () => reject(new Error(`Prism ended: ${said.slice(-1_000)}`)));
  });
  ends.push(async () => { const gone = once(child, 'exit'); child.kill(); await gone; });
  return `http://127.0.0.1:${port}`;
}

/** Stands between the adapter and Prism: gives tokens, asks for the answer that a test prefers, and keeps what Prism finds. */
async function startRecorder(prism: string, tokenUrl: string | undefined, seen: Seen[],
  prefer: (call: string) => string | undefined): Promise<string> {
  const server: Server = createServer((request, response) => {
    void (async () => {
      const body = await buffer(request);
      const [method, url] = [request.method ?? '', request.url ?? ''];
      if (url === '/v2/oauth/token' || url === '/oauth/token') {
        if (tokenUrl === undefined) return void response.end('{"access_token":"any","expires_in":300}');
        const token = await fetch(tokenUrl, { method, headers: request.headers as Record<string, string>, body });
        return void response.writeHead(token.status, { 'Content-Type': 'application/json' }).end(await token.text());
      }
      const path = url.replace(/^\/v2/, '');
      const preferred = prefer(`${method} ${path}`);
      const answer = await fetch(prism + path, {
        method, headers: {
          ...(request.headers as Record<string, string>), ...(preferred !== undefined && { prefer: preferred }),
        }, ...(body.length > 0 && { body }),
      });
      const text = await answer.text();
      const found = JSON.parse(answer.headers.get('sl-violations') ?? '[]') as { location: string[]; message: string }[];
      const refused = answer.status === 422 ? [text] : [];
      seen.push({ call: `${method} ${path.replace(/\?.*/, '')}`, status: answer.status, violations: [
        ...found.map(({ location, message }) => `${location.join('.')}: ${message}`), ...refused,
      ].filter((it) => !SLIPS.some((slip) => slip.test(it))) });
      response.writeHead(answer.status, { 'Content-Type': answer.headers.get('content-type') ?? 'application/json' }).end(text);
    })().catch(() => response.destroy());
  });
  const url = await listen(server, 0, '127.0.0.1');
  ends.push(() => { server.close(); server.closeAllConnections(); });
  return url;
}

async function startAdapter(pspUrl: string, profile: Record<string, unknown>) {
  const razao = await FakeRazao.start();
  const adapter = await startApiPix({
    pspUrl, razaoUrl: razao.url, callbackPort: await freePort(), profile: { payout: undefined, balance: undefined, ...profile },
    config: { certificate: undefined },
  });
  ends.push(() => razao.close(), () => removeFolder(adapter), () => adapter.stop());
  return { razao, adapter, call: callerOf(adapter.url) };
}

/** Prism takes its time. */
const idle = { timeout_seconds: 60, poll: { every_seconds: 3_600, overlap_minutes: 15, sweep_every_minutes: 60, sweep_hours: 26 } };
const order = {
  txid: 'RAZAO0000000000000000000000001', key: KEYS[0], amount: { currency: 'BRL', value: 3700 }, expires_in_seconds: 600,
  payer_request: 'Pedido 7',
};
const DUE = {
  due_on: '2099-03-02', days_after_due: 10, fine: { kind: 'PERCENT', value: 200 }, interest: { kind: 'PERCENT_PER_MONTH', value: 100 },
  rebate: { kind: 'FIXED', value: 150 }, discount: { kind: 'PERCENT', steps: [{ until: '2099-02-20', value: 500 }] },
  payer: { name: 'Diego Alves', tax_id: '12345678909' },
};
const returnOf = (original_end_to_end_id: string, value = 100) => ({
  reference: 'obl_01KJQ9F8H0K2N4Q6S8W0Y2A4C6', return_end_to_end_id: 'D1234567820261130120000000000001', original_end_to_end_id,
  amount: { currency: 'BRL', value }, reason_code: 'MD06',
});

withSpec('by the Banco Central’s description', () => {
  it('each request of the adapter and each answer of the simulated PSP is valid', async () => {
    const seen: Seen[] = [];
    const psp = await startPsp({ isPlain: true });
    ends.push(() => psp.psp.stop());
    const prism = await startPrism(['proxy', meantSpec(), `${psp.url}/v2`]);
    const recorder = await startRecorder(prism, `${psp.url}/oauth/token`, seen, () => undefined);
    const { razao, adapter, call } = await startAdapter(recorder, idle);
    expect((await call('POST', '/v1/pix/charges', order)).status).toBe(201);
    await psp.control('emit', { event: 'QR_CHARGE_PAID', data: { txid: order.txid } });
    await adapter.poller.poll();
    const [paid = ''] = await until(() => razao.credits, (it) => it.length === 1);
    expect((await call('POST', '/v1/returns', returnOf(paid))).status).toBe(202);
    await until(() => razao.taken.map(({ event }) => event), (it) => it.includes('RETURN_SETTLED'));
    expect((await call('POST', '/v1/returns', { ...returnOf(paid, 9_999), reference: 'obl_01KJQ9F8H0K2N4Q6S8W0Y2A4C7' })).status).toBe(422);
    expect((await call('POST', '/v1/pix/charges', { ...order, txid: 'RAZAO0000000000000000000000002' })).status).toBe(201);
    expect((await call('POST', '/v1/pix/charges/RAZAO0000000000000000000000002/cancel', {})).status).toBe(200);
    const bill = { ...order, txid: 'RAZAO0000000000000000000000003', expires_in_seconds: undefined, due: DUE };
    expect((await call('POST', '/v1/pix/charges', bill)).status).toBe(201);
    await psp.control('emit', { event: 'QR_CHARGE_CANCELLED', data: { txid: bill.txid } });
    expect((await call('POST', '/v1/pix/charges', { ...bill, txid: 'RAZAO0000000000000000000000004' })).status).toBe(201);
    expect((await call('POST', '/v1/pix/charges/RAZAO0000000000000000000000004/cancel', {})).status).toBe(200);
    await psp.control('emit', { event: 'RETURN_SENT', data: { original_end_to_end_id: paid, amount: { value: 200 } } });
    await adapter.poller.sweep();
    await adapter.poller.sweepReturns();
    await until(() => razao.taken.map(({ event }) => event), (it) => it.includes('RETURN_SENT'));
    expect(razao.taken.filter(({ event }) => event === 'QR_CHARGE_CANCELLED')).toHaveLength(3);
    const period = `from=${new Date(Date.now() - 3_600_000).toISOString()}&to=${new Date(Date.now() + 60_000).toISOString()}&rail=PIX`;
    expect((await call('GET', `/v1/statement?${period}`)).body['lines']).toHaveLength(3);
    const calls = new Set(seen.map((it) => it.call.replace(paid, '{e2eid}').replace(/RAZAO\d+/, '{txid}').replace(/obl\w{26}/,
      '{id}').replace(/webhook\/.*/, 'webhook/{chave}')));
    expect(seen.filter(({ violations }) => violations.length > 0)).toEqual([]);
    expect([...calls].toSorted()).toEqual([
      'GET /cob', 'GET /cob/{txid}', 'GET /cobv', 'GET /cobv/{txid}', 'GET /pix', 'GET /pix/{e2eid}',
      'GET /pix/{e2eid}/devolucao/{id}', 'GET /webhook/{chave}', 'PATCH /cob/{txid}',
      'PATCH /cobv/{txid}', 'PUT /cob/{txid}', 'PUT /cobv/{txid}', 'PUT /pix/{e2eid}/devolucao/{id}', 'PUT /webhook/{chave}',
    ]);
  }, TIMEOUT_MS);

  it('its examples are taken for what they are, and its errors decide about money', async () => {
    const seen: Seen[] = [];
    let preferred: Record<string, string> = {};
    const prism = await startPrism(['mock', meantSpec()]);
    const recorder = await startRecorder(prism, undefined, seen,
      (call) => Object.entries(preferred).find(([start]) => call.startsWith(start))?.[1]);
    const { razao, adapter, call } = await startAdapter(recorder, idle);
    // The examples of a list are references that Prism shows as they are written: no Pix, so Razao is told of none.
    await adapter.poller.poll();
    expect([razao.credits, adapter.health()]).toMatchObject([[], { alerts: [expect.stringContaining('cannot be read: endToEndId')] }]);
    const name = `E${'1'.repeat(31)}`;
    const bill = { ...order, txid: 'RAZAO0000000000000000000000009', expires_in_seconds: undefined, due: DUE };
    // examples are of other charges and returns: nothing is taken for done
    expect((await call('POST', '/v1/pix/charges', order)).status).toBe(504);
    expect((await call('POST', '/v1/pix/charges', bill)).status).toBe(504);
    expect((await call('POST', '/v1/returns', returnOf(name))).status).toBe(504);
    const absent = { 'GET /cob/': 'code=404', 'GET /cobv/': 'code=404', 'GET /pix/E1111111111111111111111111111111/devolucao': 'code=404' };
    const told = [['code=400', 422], ['code=403', 503], ['code=404', 422], ['code=503', 503]] as const;
    for (const [put, answered] of told) {
      preferred = { ...absent, 'PUT /cob/': put, 'PUT /cobv/': put, 'PUT /pix': put };
      const reference = `obl_01KJQ9F8H0K2N4Q6S8W0Y2A${put.slice(-3)}`;
      expect([put, (await call('POST', '/v1/pix/charges', order)).status]).toEqual([put, answered]);
      expect([put, (await call('POST', '/v1/pix/charges', bill)).status]).toEqual([put, answered]);
      expect([put, (await call('POST', '/v1/returns', { ...returnOf(name), reference })).status]).toEqual([put, answered]);
    }
    for (const get of ['code=403', 'code=503']) {
      preferred = { 'GET /cob/': get, 'GET /cobv/': get };
      for (const it of [order, bill]) expect([get, (await call('POST', '/v1/pix/charges', it)).status]).toEqual([get, 503]);
    }
    preferred = { 'GET /pix': 'code=503' };
    await expect(adapter.poller.poll()).rejects.toThrow('closed for a while');
    // Prism's answers are the file's own examples, not all of which follow it: here requests alone are held.
    expect(seen.filter(({ status, violations }) => status === 422 || violations.some((it) => it.startsWith('request')))).toEqual([]);
  }, TIMEOUT_MS);
});
