/** The sender: what goes out, what counts as arrived, and where it must never go. */
import { afterEach, describe, expect, it } from '@jest/globals';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { once } from 'node:events';
import { Webhook } from 'standardwebhooks';
import Stripe from 'stripe';
import type { Event } from '../../../../generated/models.ts';
import { certificate } from '../../../../test/support/certificate.ts';
import { Receiver } from '../../../../test/support/receiver.ts';
import { FixedClock } from '../../../platform/clock.ts';
import { NO_CORRELATION } from '../../../platform/outbox/event.ts';
import { sendWebhook, type WebhookRequest, type SendOutcome } from './send.ts';
import { newSecret } from './signing.ts';
import { OutboundTransport, type TransportOptions } from '../../../platform/http/outbound.ts';

const secret = newSecret();
const clock = new FixedClock();
const event: Event = {
  event_id: `evt_${'a'.repeat(32)}`, event_type: 'account.frozen', event_version: 1, occurred_at: '2026-03-02T11:00:00.000Z',
  published_at: '2026-03-02T11:00:00.000Z', tenant: 'demo', entity: { entity_id: 'acc_a', version: 2 }, correlation: NO_CORRELATION,
  data: { reason: 'São João ✓' },
};

const ends: (() => unknown)[] = [];
afterEach(async () => { for (const end of ends.splice(0).reverse()) await end(); });

async function receiver(options?: { tls?: boolean }): Promise<Receiver> {
  const it = await Receiver.start(options);
  ends.push(() => it.stop());
  return it;
}

function transport(options: Partial<TransportOptions> = {}): OutboundTransport {
  const it = new OutboundTransport({ allowLoopback: true, resolve: () => Promise.reject(new Error('no name is known')), ...options });
  ends.push(() => it.close());
  return it;
}

const send = (url: string, through = transport(), more: Partial<WebhookRequest> = {}, timeoutMs = 5_000): Promise<SendOutcome> =>
  sendWebhook({ endpoint: { endpointId: 'whe_A', url, secrets: [secret] }, deliveryId: 'whd_A', event, ...more }, {
    clock, transport: through, timeoutMs,
  });

/** A server below HTTP. */
async function raw(serve: (socket: Socket) => void): Promise<{ port: number; server: Server }> {
  const server = createServer(serve).listen(0, '127.0.0.1');
  const sockets = new Set<Socket>();
  server.on('connection', (socket) => sockets.add(socket.on('error', () => undefined)));
  await once(server, 'listening');
  ends.push(() => { for (const socket of sockets) socket.destroy(); server.close(); });
  return { port: (server.address() as AddressInfo).port, server };
}

describe('a delivery', () => {
  it('carries the event with the time of the attempt, signed so that two verifiers of others accept it', async () => {
    const there = await receiver();
    clock.advance(Date.now() - clock.now().getTime());
    expect(await send(there.url())).toEqual({
      delivered: true, status: 204, durationMs: expect.any(Number), error: null, retryAfterSeconds: null,
    });
    const [{ headers, body, event: sent, path }] = there.received as [Receiver['received'][number]];
    expect(path).toBe('/hook');
    expect(sent).toEqual({ ...event, published_at: clock.now().toISOString() });
    expect(headers).toMatchObject({
      'content-type': 'application/json', 'user-agent': 'service-webhooks/1', 'x-service-event-id': event.event_id,
      'x-service-event-type': 'account.frozen', 'x-service-webhook-id': 'whe_A', 'x-service-delivery-id': 'whd_A',
    });
    expect(new Stripe('sk_none').webhooks.constructEvent(body, String(headers['x-service-signature']), secret)).toEqual(sent);
    expect(new Webhook(secret).verify(body, headers as Record<string, string>)).toEqual(sent);
  });

  it.each([200, 201, 202, 204, 299])('has arrived with %i', async (status) => {
    const there = await receiver();
    there.answer = (response) => response.writeHead(status).end();
    expect(await send(there.url())).toMatchObject({ delivered: true, status, error: null });
  });

  it.each([400, 404, 410, 429, 500, 503])('has not with %i', async (status) => {
    const there = await receiver();
    there.answer = (response) => response.writeHead(status).end();
    expect(await send(there.url())).toMatchObject({ delivered: false, status, error: 'HTTP_STATUS' });
  });

  it.each([300, 301, 302, 303, 304, 307, 308])('has not with a redirect %i, which is not followed', async (status) => {
    const [there, elsewhere] = [await receiver(), await receiver()];
    there.answer = (response) => response.writeHead(status, { Location: elsewhere.url() }).end();
    expect(await send(there.url())).toMatchObject({ delivered: false, status, error: 'REDIRECT' });
    expect(elsewhere.received).toHaveLength(0);
  });

  it.each([
    ['7', 7], ['0', 0], ['soon', null], ['-1', null], ['1e3', null], ['Thu, 01 Jan 1970 00:00:00 GMT', 0], ['99999999999999', null],
  ])('hears of Retry-After: %s', async (header, seconds) => {
    const there = await receiver();
    there.answer = (response) => response.writeHead(503, { 'Retry-After': header }).end();
    expect(await send(there.url())).toMatchObject({ retryAfterSeconds: seconds });
  });

  it('hears of a Retry-After that is a date, by its own clock', async () => {
    const there = await receiver();
    const at = new Date(Math.ceil(clock.now().getTime() / 1000) * 1000 + 90_000);
    there.answer = (response) => response.writeHead(429, { 'Retry-After': at.toUTCString() }).end();
    const { retryAfterSeconds } = await send(there.url());
    expect([90, 91]).toContain(retryAfterSeconds);
  });
});

describe('time', () => {
  it('ends when there is no answer', async () => {
    const there = await receiver();
    there.answer = () => undefined;
    const outcome = await send(there.url(), transport(), {}, 300);
    expect(outcome).toMatchObject({ delivered: false, status: null, error: 'TIMEOUT' });
    expect(outcome.durationMs).toBeGreaterThanOrEqual(290);
    expect(outcome.durationMs).toBeLessThan(2_000);
  });

  it('ends for an answer that comes byte by byte, and for a name that takes long', async () => {
    const drops = await raw((socket) => {
      socket.write('HTTP/1.1 200 OK\r\nX-Slow: ');
      const timer = setInterval(() => socket.write('x'), 50);
      socket.on('close', () => clearInterval(timer));
    });
    expect(await send(`http://127.0.0.1:${drops.port}`, transport(), {}, 300)).toMatchObject({ error: 'TIMEOUT' });
    const slow = transport({ resolve: () => new Promise(() => undefined) });
    expect(await send('https://hooks.example.com', slow, {}, 300)).toMatchObject({ error: 'TIMEOUT' });
  });

  it('of a body that never ends is not waited for, nor is it read', async () => {
    let written = 0;
    const there = await receiver();
    const closed = new Promise<void>((resolve) => {
      there.answer = (response) => {
        response.writeHead(200);
        const pour = () => { while (!response.destroyed && response.write('x'.repeat(65_536))) written += 65_536; };
        response.on('drain', pour).on('close', resolve);
        pour();
      };
    });
    expect(await send(there.url())).toMatchObject({ delivered: true, status: 200 });
    await closed;
    expect(written).toBeLessThan(20_000_000);
  });

  it('holds for the rest of a body as well', async () => {
    const there = await receiver();
    const closed = new Promise((resolve) => {
      there.answer = (response) => response.on('close', resolve).writeHead(200).write('never more');
    });
    expect(await send(there.url(), transport(), {}, 300)).toMatchObject({ delivered: true });
    await closed;
  });

  it('is given up with the process, and then the attempt has no outcome', async () => {
    const there = await receiver();
    const giveUp = new AbortController();
    there.answer = () => giveUp.abort(new Error('the process ends'));
    await expect(send(there.url(), transport(), { signal: giveUp.signal })).rejects.toThrow('the process ends');
    await expect(send(there.url(), transport(), { signal: giveUp.signal })).rejects.toThrow('the process ends');
    expect(there.received).toHaveLength(1);
  });
});

describe('a connection', () => {
  it('is used again', async () => {
    const [there, through] = [await receiver(), transport()];
    for (let i = 0; i < 5; i += 1) expect(await send(there.url(), through)).toMatchObject({ delivered: true });
    expect(there.connections).toBe(1);
  });

  it('that was closed meanwhile costs no attempt', async () => {
    let connections = 0;
    const { port } = await raw((socket) => {
      connections += 1;
      let requests = 0;
      socket.on('data', () => { if (++requests === 1) socket.write('HTTP/1.1 204 No Content\r\n\r\n'); else socket.destroy(); });
    });
    const through = transport();
    expect(await send(`http://127.0.0.1:${port}`, through)).toMatchObject({ delivered: true });
    expect(await send(`http://127.0.0.1:${port}`, through)).toMatchObject({ delivered: true });
    expect(connections).toBe(2);
  });

  it.each<[string, (socket: Socket) => unknown]>([
    ['is reset', (socket) => socket.resetAndDestroy()],
    ['is ended without an answer', (socket) => socket.end()],
    ['speaks no HTTP', (socket) => socket.end('SSH-2.0-OpenSSH_9.9\r\n')],
    [
      'changes its protocol',
      (socket) => socket.write('HTTP/1.1 101 Switching Protocols\r\nConnection: upgrade\r\nUpgrade: websocket\r\n\r\n'),
    ],
    ['has endless headers', (socket) => socket.write(`HTTP/1.1 200 OK\r\nX: ${'x'.repeat(100_000)}`)],
  ])('that %s is no arrival', async (_name, answer) => {
    const { port } = await raw((socket) => socket.once('data', () => answer(socket)));
    expect(await send(`http://127.0.0.1:${port}`)).toMatchObject({ delivered: false, status: null, error: 'CONNECTION_FAILED' });
  });

  it('to where nobody listens fails, as does a name that leads nowhere', async () => {
    const { port, server } = await raw(() => undefined);
    server.close();
    expect(await send(`http://127.0.0.1:${port}`)).toMatchObject({ error: 'CONNECTION_FAILED' });
    expect(await send('https://hooks.example.com')).toMatchObject({ error: 'NAME_NOT_RESOLVED' });
  });

  it('over TLS asks for a certificate that is trusted and of this name', async () => {
    const there = await receiver({ tls: true });
    const resolve = async () => ['127.0.0.1'];
    const trusting = transport({ ca: certificate, resolve });
    expect(await send(there.url('localhost'), trusting)).toMatchObject({ delivered: true });
    expect(await send(there.url('hooks.example.com'), trusting)).toMatchObject({ delivered: true });
    expect(await send(there.url('other.example.com'), trusting)).toMatchObject({ error: 'TLS_FAILED' });
    expect(await send(there.url('localhost'), transport())).toMatchObject({ error: 'TLS_FAILED' });
    const plain = await receiver();
    expect(await send(plain.url('localhost').replace('http:', 'https:'), trusting)).toMatchObject({ error: 'TLS_FAILED' });
  });
});

describe('where it must never go', () => {
  it.each([
    'https://127.0.0.1', 'https://2130706433', 'https://0x7f000001', 'https://0177.0.0.1', 'https://127.1', 'https://0.0.0.0', 'https://0',
    'https://[::1]', 'https://[::]', 'https://[::ffff:127.0.0.1]', 'https://[::ffff:7f00:1]', 'https://[::127.0.0.1]',
    'https://[64:ff9b::127.0.0.1]',
    'https://[2002:7f00:1::]', 'https://[fe80::1]', 'https://[fd00:ec2::254]', 'https://169.254.169.254/latest/meta-data',
    'https://10.0.0.1',
    'https://192.168.0.1', 'https://localhost', 'https://sub.localhost', 'https://localhost.', 'http://1.1.1.1', 'http://hooks.example.com',
  ])('%s', async (url) => {
    const through = transport({ allowLoopback: false, resolve: async () => ['1.1.1.1'] });
    expect(await send(url, through)).toMatchObject({ delivered: false, status: null, error: 'ADDRESS_REFUSED' });
  });

  it.each([
    [['127.0.0.1']], [['1.1.1.1', '10.0.0.1']], [['::1']], [['::ffff:127.0.0.1']], [['fe80::1%lo']], [['2130706433']], [['0.0.0.0']],
    [['169.254.169.254']],
  ])('a name that leads to %j', async (addresses) => {
    const there = await receiver({ tls: true });
    const through = transport({ allowLoopback: false, ca: certificate, resolve: async () => addresses });
    expect(await send(there.url('hooks.example.com'), through)).toMatchObject({ error: 'ADDRESS_REFUSED' });
    expect(there.connections).toBe(0);
  });

  it('a name that was public, and is this machine by the time of the connection', async () => {
    const there = await receiver({ tls: true });
    const answers = [['1.1.1.1'], ['127.0.0.1']];
    const through = transport({ allowLoopback: false, ca: certificate, resolve: async () => answers.shift() ?? ['127.0.0.1'] });
    await expect(through.addressesOf('https:', 'hooks.example.com')).resolves.toEqual(['1.1.1.1']);
    expect(await send(there.url('hooks.example.com'), through)).toMatchObject({ error: 'ADDRESS_REFUSED' });
    expect(there.connections).toBe(0);
  });

  it('a name that comes to lead inside while its connection is kept: the kept one stays where it was, a new one is refused', async () => {
    const there = await receiver({ tls: true });
    let addresses = ['127.0.0.1'];
    const through = transport({ ca: certificate, resolve: async () => addresses });
    expect(await send(there.url('hooks.example.com'), through)).toMatchObject({ delivered: true });
    addresses = ['10.0.0.1'];
    expect(await send(there.url('hooks.example.com'), through)).toMatchObject({ delivered: true });
    there.answer = (response) => response.writeHead(204, { Connection: 'close' }).end();
    await send(there.url('hooks.example.com'), through);
    expect(await send(there.url('hooks.example.com'), through)).toMatchObject({ error: 'ADDRESS_REFUSED' });
  });

  it('further than this machine over http, where this machine is allowed', async () => {
    const through = transport({ resolve: async () => ['1.1.1.1'] });
    for (const url of ['http://1.1.1.1', 'http://hooks.example.com', 'https://10.0.0.1', 'http://0.0.0.0', 'http://[::ffff:127.0.0.1]']) {
      expect(await send(url, through)).toMatchObject({ error: 'ADDRESS_REFUSED' });
    }
  });
});
