/** A connection that sends slowly ends, on every server; one that is only kept is not hit. */
import { Agent, get } from 'node:http';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { HTTP_PATHS } from '../../../test/support/http-paths.ts';
import { startTestService, type TestService } from '../../../test/support/service.ts';

describe.each(HTTP_PATHS)('%s', (_path, http) => {
  const MOST = 8;
  /** Time past the second that is set, with a second until Node looks, in milliseconds. */
  const PATIENCE_MS = 6_000;

  let api: TestService;
  beforeAll(async () => {
    api = await startTestService({
      env: { ...http, RAZAO_HEADERS_SECONDS: '1', RAZAO_REQUEST_SECONDS: '2', RAZAO_MOST_CONNECTIONS: String(MOST), RAZAO_ROLES: 'api' },
    });
  });
  afterAll(() => api?.stop());

  interface Dripped {
    /** All that was answered. */
    said: string;
    /** Milliseconds from the connection to its end; undefined when it was still open. */
    endedMs: number | undefined;
  }

  /** Sends a text, and then one byte each 100 ms for as long as it is let. */
  async function drip(url: string, text: string, patienceMs = PATIENCE_MS): Promise<Dripped> {
    const { hostname, port } = new URL(url);
    const socket = connect(Number(port), hostname);
    const began = performance.now();
    let said = '';
    socket.on('data', (chunk) => { said += String(chunk); }).on('error', () => undefined);
    socket.write(text);
    const dripping = setInterval(() => socket.writable && socket.write(text === '' ? '' : 'x'), 100);
    const ended = await closed(socket, patienceMs);
    clearInterval(dripping);
    socket.destroy();
    return { said, endedMs: ended ? performance.now() - began : undefined };
  }

  function closed(socket: Socket, patienceMs: number): Promise<boolean> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => resolve(false), patienceMs);
      const end = () => { clearTimeout(timer); resolve(true); };
      socket.once('close', end).once('end', end);
    });
  }

  const upload = (path: string) => `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100000\r\n\r\n{`;
  const signed = (path: string) => upload(path).replace('\r\n\r\n', '\r\nX-Webhook-Timestamp: 1\r\nX-Webhook-Signature: v1=00\r\n\r\n');

  describe('a connection ends that drips', () => {
    const texts: Readonly<Record<string, string>> = {
      'nothing at all': '',
      'headers without an end': 'GET /v1/health HTTP/1.1\r\nHost: x\r\nX-Slow: ',
      'a body to an operation': upload('/v1/obligations'),
      'a body to a receiver of Pix': signed('/v1/pix/webhooks/sim-demo'),
      'a body to the receiver of KYC': signed('/v1/kyc/webhooks/sim-kyc-demo'),
      'a form for a token': upload('/auth/token').replace('application/json', 'application/x-www-form-urlencoded'),
      'a body to the documentation': upload('/docs'),
    };
    const drips = new Map<string, Promise<Dripped>>();
    beforeAll(async () => {
      for (const [name, text] of Object.entries(texts)) drips.set(name, drip(api.baseUrl, text));
      drips.set('headers to the dashboard', drip(await api.service.listenJobs(0), 'GET / HTTP/1.1\r\nX-Slow: ', 13_000));
    });

    it.each([...Object.keys(texts), 'headers to the dashboard'])('%s', async (name) => {
      const dripped = await drips.get(name);
      expect(dripped?.endedMs).toBeDefined();
      expect(dripped?.said).toMatch(/^$|^HTTP\/1\.1 4\d\d /);
    }, 20_000);
  });

  it('takes no more connections than are set, and then takes others again', async () => {
    const { hostname, port } = new URL(api.baseUrl);
    const held = Array.from({ length: MOST }, () => connect(Number(port), hostname));
    await Promise.all(held.map((socket) => new Promise((resolve) => { socket.once('connect', resolve); })));
    const [answer] = await Promise.allSettled([fetch(`${api.baseUrl}/livez`)]);
    expect(answer.status).toBe('rejected');
    for (const socket of held) socket.destroy();
    await new Promise((resolve) => { setTimeout(resolve, 100); });
    expect((await fetch(`${api.baseUrl}/livez`)).status).toBe(200);
  });

  it('leaves a connection that is kept between requests alone, for longer than a request may take', async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const ports = new Set<number | undefined>();
    for (let turn = 0; turn < 5; turn += 1) {
      ports.add(await ask(agent));
      await new Promise((resolve) => { setTimeout(resolve, 700); });
    }
    agent.destroy();
    expect(ports.size).toBe(1);
  }, 15_000);

  /** @returns the port that the request was sent from. */
  function ask(agent: Agent): Promise<number | undefined> {
    return new Promise((resolve, reject) => {
      get(`${api.baseUrl}/livez`, { agent }, (response) => {
        const { localPort } = response.socket;
        response.resume().once('end', () => resolve(localPort));
      }).once('error', reject);
    });
  }
});
