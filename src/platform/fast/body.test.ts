import { connect, type Socket } from 'node:net';
import express, { type Request, type Response } from 'express';
import { readBytes } from '../http/body.ts';
import { closeServer, limitedServer, listen } from '../http/server.ts';
import { takeWhole } from './body.ts';
import { fastHttp, plainHttp, useHttpPath, type HttpPath } from './http-path.ts';

/** Readers of a request's body, by its path. */
const READERS: Readonly<Record<string, (request: Request, response: Response) => Promise<string>>> = {
  '/take': async (request) => { await undefined; return `took ${takeWhole(request)}, then ${takeWhole(request)}`; },
  '/read': async (request, response) => `read ${await readBytes(request, response)}`,
  '/stream': async (request) => `streamed ${(await request.toArray()).join('')}`,
  '/late': async (request) => { await new Promise(setImmediate); return `streamed ${(await request.toArray()).join('')}`; },
  '/ignore': async () => 'ignored',
};

function serverOf(path: HttpPath) {
  const app = express();
  useHttpPath(app, path, {});
  app.use((request, response, next) => {
    READERS[request.path]?.(request, response).then((answer) => response.end(answer), next);
  });
  return limitedServer(app, undefined, path.classesOf(app));
}

let port = 0;

describe.each([['fast', fastHttp], ['plain', plainHttp]] as const)('%s', (name, path) => {
  const server = serverOf(path);
  beforeAll(async () => { port = Number(new URL(await listen(server, 0, '127.0.0.1')).port); });
  afterAll(() => closeServer(server));

  test('a body that comes with its head is taken once, by the fast path alone', async () => {
    const taken = name === 'fast' ? '{"a":1}' : 'undefined';
    await expect(asked(post('/take', '{"a":1}'))).resolves.toEqual([`took ${taken}, then undefined`]);
  });

  test('a body that comes in parts, chunked or packed is left to the stream', async () => {
    const [head, body] = post('/read', '{"a":1}').split('\r\n\r\n') as [string, string];
    await expect(asked(`${head}\r\n\r\n`, body)).resolves.toEqual(['read {"a":1}']);
    await expect(asked(`${head}\r\n\r\n${body.slice(0, 3)}`, body.slice(3))).resolves.toEqual(['read {"a":1}']);
    await expect(asked(`POST /take HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n`)).resolves.toEqual([
      'took undefined, then undefined',
    ]);
    await expect(asked(post('/take', '{}', 'Content-Encoding: gzip\r\n'))).resolves.toEqual(['took undefined, then undefined']);
  });

  test('who reads the stream gets a held body, at once and later', async () => {
    await expect(asked(post('/stream', '{"a":1}'))).resolves.toEqual(['streamed {"a":1}']);
    await expect(asked(post('/late', '{"a":1}'))).resolves.toEqual(['streamed {"a":1}']);
  });

  test('a connection goes on after each way to read a body, and after none', async () => {
    const paths = ['/read', '/ignore', '/read', '/stream', '/late', '/read', '/ignore', '/read'];
    const answers = await asked(paths.map((it) => post(it, '[1]')).join(''));
    expect(answers).toEqual([
      'read [1]', 'ignored', 'read [1]', 'streamed [1]', 'streamed [1]', 'read [1]', 'ignored', 'read [1]',
    ]);
  });
});

function post(path: string, body: string, headers = ''): string {
  return `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n${headers}\r\n${body}`;
}

/** Sends parts one after the other, and a last request that ends the connection. @returns the bodies of the other answers. */
async function asked(...parts: string[]): Promise<string[]> {
  const socket = connect(port, '127.0.0.1');
  let answer = '';
  socket.setEncoding('utf8').on('data', (text: string) => { answer += text; });
  const closed = new Promise((resolve) => socket.once('close', resolve));
  for (const part of parts) await sent(socket, part);
  await sent(socket, 'GET /ignore HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
  await closed;
  return answer.split(/HTTP\/1\.1 200 OK/).slice(1, -1).map((text) => text.slice(text.indexOf('\r\n\r\n') + 4));
}

/** Written, and given a moment, so that parts come one by one. */
async function sent(socket: Socket, text: string): Promise<void> {
  await new Promise<void>((resolve) => void socket.write(text, () => setTimeout(resolve, 30)));
}
