/** Stories over HTTP: what is listed, what is refused, and what is shown while one is played. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { playStory, SandboxError } from '../../../../sdk/src/testing.ts';
import { Razao } from '../../../../sdk/src/index.ts';
import { StoryWorld } from '../../../../test/support/story-world.ts';
import { startTestService } from '../../../../test/support/service.ts';

const TIMEOUT_MS = 300_000;
let world: StoryWorld;
let razao: Razao;
beforeAll(async () => {
  world = await StoryWorld.start();
  razao = new Razao({ baseUrl: world.api.baseUrl, ...world.credentials });
}, TIMEOUT_MS);
afterAll(() => world?.stop(), TIMEOUT_MS);

async function ask(path: string, init: RequestInit = {}): Promise<Response> {
  return fetch(`${world.api.baseUrl}/_control/stories${path}`, {
    ...init, headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${await world.api.token()}`, ...init.headers },
  });
}

const post = (path: string, body: object, headers: Record<string, string> = {}): Promise<Response> =>
  ask(path, { method: 'POST', body: JSON.stringify(body), headers });

describe('stories', () => {
  it('are listed with their parameters and rules', async () => {
    const { stories } = await (await ask('')).json() as { stories: { story: string }[] };
    expect(stories.map(({ story }) => story)).toEqual([
      'bad-bank-day', 'bad-client', 'fraud', 'house-share', 'payday', 'rental-deposit',
    ]);
    expect(stories.find(({ story }) => story === 'payday')).toMatchObject({
      parameters: { customers: { default: 200 } }, rules: { 'silence-endured': expect.any(String) },
    });
  });

  it.each<[path: string, body: object, status: number]>([
    ['/no-such-story', {}, 404],
    ['/..%2fpayday', {}, 404],
    ['/payday', { seed: 0.5 }, 422],
    ['/payday', { parameters: { customers: 0 } }, 422],
    ['/payday', { parameters: { customer: 5 } }, 422],
    ['/payday', { judge: 'ftp://example.com' }, 422],
    ['/payday', { story: 'fraud' }, 422],
    ['/runs/abc/api/v1/accounts', {}, 404],
  ])('POST %s with %j is %i', async (path, body, status) => {
    expect((await post(path, body)).status).toBe(status);
  });

  it('are refused without a token', async () => {
    expect((await ask('', { headers: { Authorization: '' } })).status).toBe(401);
    expect((await post('/payday', {}, { Authorization: '' })).status).toBe(401);
  });

  it('show what begins line by line, and one is played at a time', async () => {
    const answer = await post('/bad-client', {}, { Accept: 'application/x-ndjson' });
    const second = await playStory(razao, 'bad-client').catch((error: unknown) => error);
    expect(second).toMatchObject({ name: 'SandboxError', reason: 'STORY_IS_PLAYING' });
    const lines = (await answer.text()).trim().split('\n').map((line) => JSON.parse(line) as { say?: string; passed?: boolean });
    expect(lines.flatMap(({ say }) => say ?? []).slice(0, 2)).toEqual([
      'A shop opens an account, and a customer pays R$ 1.000,00 by Pix', 'The shop pays R$ 125,00, and the answer is lost on the way',
    ]);
    expect(lines.at(-1)).toMatchObject({ passed: true, failed: [], doubled: 1, verdict: null });
  }, TIMEOUT_MS);

  it('are played by the SDK, and say what they lack', async () => {
    const elsewhere = new Razao({ baseUrl: world.api.baseUrl, token: async () => world.api.token(undefined, 'acme') });
    const played = await playStory(elsewhere, 'bad-client', { seed: 3 });
    expect(played).toMatchObject({ story: 'bad-client', seed: 3, passed: false, verdict: null });
    expect(played.failed[0]).toMatch(/^step 5 \(call\): registerPixKey answered/);
    await expect(playStory(razao, 'no-such-story')).rejects.toMatchObject({ reason: 'NO_SUCH_STORY' });
  }, TIMEOUT_MS);

  it('need a client that takes part, where one is to be judged', async () => {
    const refused = playStory(razao, 'bad-client', { judge: 'http://127.0.0.1:9' });
    await expect(refused).rejects.toBeInstanceOf(SandboxError);
    await expect(refused).rejects.toMatchObject({ reason: 'CLIENT_REFUSED', message: expect.stringContaining('does not answer') });
    expect(await razao.request('GET', '/v1/webhook-endpoints')).toMatchObject({ items: [] });
  }, TIMEOUT_MS);
});

it('a service that is not a sandbox plays none', async () => {
  const production = await startTestService({ env: { RAZAO_SANDBOX: '0' } });
  try {
    const client = new Razao({ baseUrl: production.baseUrl, token: await production.token() });
    await expect(playStory(client, 'payday')).rejects.toMatchObject({ name: 'SandboxError', reason: 'NO_SUCH_STORY' });
  } finally {
    await production.stop();
  }
});
