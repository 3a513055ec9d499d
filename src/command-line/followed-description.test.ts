import { createServer, type Server } from 'node:http';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from '@jest/globals';
import { closeServer, listen } from '../platform/http/server.ts';
import { createLog } from '../platform/log.ts';
import { FollowedDescription, fromService, inFile } from './followed-description.ts';

const EXAMPLE = readFileSync(join(import.meta.dirname, '../../generated/examples/caucao-aluguel.openapi.json'), 'utf8');
const CREDENTIALS = { id: 'me', secret: 'se cret' };
const log = createLog('silent');
const ended = new AbortController();
const servers: Server[] = [];
afterEach(async () => { await Promise.all(servers.splice(0).map(closeServer)); });

/** Starts a service that answers this client, and records its requests. */
async function startService(state: { text: string; isDown?: boolean; token: string }): Promise<{ url: string; asked: string[] }> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const known = request.headers['if-none-match'];
    asked.push(`${request.method} ${request.url} ${known ?? ''}`.trim());
    if (state.isDown) return void response.writeHead(503).end('{"error":"SERVICE_UNAVAILABLE"}');
    if (request.url === '/auth/token') {
      const isRight = request.headers.authorization === `Basic ${Buffer.from('me:se%20cret').toString('base64')}`;
      return void response.writeHead(isRight ? 200 : 401).end(
        isRight ? JSON.stringify({ access_token: state.token, expires_in: 3600 }) : '{"error":"invalid_client"}',
      );
    }
    if (request.headers.authorization !== `Bearer ${state.token}`) return void response.writeHead(401).end('{}');
    const etag = `"${state.text.length}"`;
    response.writeHead(known === etag ? 304 : 200, { ETag: etag }).end(known === etag ? '' : state.text);
  });
  servers.push(server);
  return { url: await listen(server, 0, '127.0.0.1'), asked };
}

/** Repeats a look until it is true. */
async function until(look: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await look())) await new Promise((resolve) => { setTimeout(resolve, 5); });
}

it('follows a service by its tag, through an outage and another token', async () => {
  const state = { text: EXAMPLE, token: 'one', isDown: false };
  const { url, asked } = await startService(state);
  const followed = await FollowedDescription.follow(fromService(`${url}/`, CREDENTIALS), log, ended.signal, 5);
  expect([followed.tenant, (await followed.of('aurora'))?.text, await followed.of('other')]).toEqual(['aurora', EXAMPLE, undefined]);
  await until(() => asked.includes(`GET /v1/openapi "${EXAMPLE.length}"`));
  state.isDown = true;
  const before = asked.length;
  await until(() => asked.length > before + 2);
  expect((await followed.of('aurora'))?.text).toBe(EXAMPLE);
  Object.assign(state, { isDown: false, token: 'two', text: `${EXAMPLE} ` });
  await until(async () => (await followed.of('aurora'))?.text === `${EXAMPLE} `);
  state.text = EXAMPLE.replace('Products of aurora', 'Products of boreal');
  const changed = asked.length;
  await until(() => asked.length > changed + 2);
  expect((await followed.of('aurora'))?.text).toBe(`${EXAMPLE} `);
  expect(asked.filter((it) => it === 'POST /auth/token')).toHaveLength(2);
});

it('follows a file', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'razao-description-'));
  const file = join(folder, 'openapi.json');
  writeFileSync(file, EXAMPLE);
  const followed = await FollowedDescription.follow(inFile(file), log, ended.signal, 5);
  writeFileSync(file, `${EXAMPLE}\n`);
  await until(async () => (await followed.of('aurora'))?.text === `${EXAMPLE}\n`);
  rmSync(folder, { recursive: true });
});

it('says in one line why there is none', async () => {
  const follow = (read: Parameters<typeof FollowedDescription.follow>[0]) => FollowedDescription.follow(read, log, ended.signal).catch(
    (error: Error) => `${error.name}: ${error.message}`,
  );
  const { url } = await startService({ text: '{"openapi":"3.0.3","info":{"title":"Other"}}', token: 'x' });
  expect(await follow(fromService(url, CREDENTIALS))).toMatch(/^CommandFailed: not the description of a tenant's products/);
  expect(await follow(fromService(url, { id: 'me', secret: 'wrong' }))).toBe(
    `CommandFailed: ${url}/auth/token answered 401: {"error":"invalid_client"}`,
  );
  expect(await follow(fromService('http://127.0.0.1:9', CREDENTIALS)))
    .toBe('CommandFailed: http://127.0.0.1:9/auth/token cannot be reached');
  expect(await follow(inFile('/nowhere.json'))).toMatch(/^CommandFailed: ENOENT.*\/nowhere\.json/);
  expect(() => fromService('127.0.0.1:8080', CREDENTIALS)).toThrow(/is not the address of a service/);
  ended.abort();
});
