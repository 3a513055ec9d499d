/** Request targets as a socket may bring them: each gets an answer, and the service goes on. */
import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { HTTP_PATHS } from '../../../test/support/http-paths.ts';
import { startTestService, type TestService } from '../../../test/support/service.ts';

describe.each(HTTP_PATHS)('%s', (_path, http) => {
  let api: TestService;
  let port: number;
  beforeAll(async () => {
    api = await startTestService({ env: http });
    port = Number(new URL(api.baseUrl).port);
  });
  afterAll(() => api?.stop());

  /** The status line that a request with this target is answered with. */
  async function answerTo(target: string): Promise<string> {
    const socket = connect(port, '127.0.0.1');
    socket.end(`GET ${target} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n`);
    const [chunk] = await once(socket, 'data') as [Buffer];
    socket.destroy();
    return chunk.toString('latin1').split('\r\n')[0] ?? '';
  }

  it.each([
    ['the path', '/v1/health', 401],
    ['the whole address', 'http://razao.example/v1/health', 401],
    ['an address that is none', 'http://razao.example:port/v1/health', 404],
    ['an address without an end to its host', 'http://[::1/v1/health', 404],
    ['an address without a path', 'http://razao.example', 302],
    ['nothing but slashes', '//', 404],
    ['a question alone', '?v1', 400],
    ['a part that does not decode', '/v1/parties/%E0%A4%A', 404],
    ['a part that does not decode, elsewhere', '/docs/%E0%A4%A', 404],
  ])('a target that is %s is answered', async (_, target, status) => {
    expect(await answerTo(target)).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(await answerTo('/livez')).toMatch(/^HTTP\/1.1 200 /);
  });
});
