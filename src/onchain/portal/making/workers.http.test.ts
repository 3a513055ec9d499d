/** Clients of products where several processes work, and where there is neither a Java nor a network. */
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { GOOD, StandInGenerator } from '../../../../test/portal/stand-ins.ts';
import { eventually, startTestService, type TestService } from '../../../../test/support/service.ts';

const TIMEOUT_MS = 300_000;
/** Builds have a low priority: while the machine is busy they may take two minutes. */
const SLOWLY_SECONDS = 200;

const isAlive = (pid: number) => existsSync(`/proc/${pid}`) && !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
async function get(api: TestService, language: string) {
  const answer = await fetch(`${api.baseUrl}/v1/openapi/sdk/${language}`, { headers: { Authorization: `Bearer ${await api.token()}` } });
  const isJson = answer.headers.get('content-type')?.includes('json');
  return {
    status: answer.status, etag: answer.headers.get('etag'),
    body: isJson ? await answer.json() as { error: string; details: unknown } : (await answer.arrayBuffer(), undefined),
  };
}

describe('two processes that work', () => {
  const folder = mkdtempSync(join(tmpdir(), 'razao-portal-workers-'));
  const generator = new StandInGenerator(folder);
  const workers: ChildProcess[] = [];
  let api: TestService;
  let owner: pg.Client;
  beforeAll(async () => {
    generator.does(GOOD);
    api = await startTestService({ portal: { ...generator.substitutes(), patienceMs: 500 }, env: { RAZAO_ROLES: 'api' } });
    owner = new pg.Client({ connectionString: api.databaseUrl });
    await owner.connect();
    await api.token();
    await Promise.all([1, 2].map(async () => {
      const child = fork(join(import.meta.dirname, '../../../../test/portal/worker-child.ts'), [api.databaseUrl, folder], {
        execArgv: ['--import', import.meta.resolve('tsx')], env: { ...process.env, NODE_OPTIONS: '' },
        stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      });
      workers.push(child);
      await once(child, 'message');
    }));
  }, TIMEOUT_MS);
  afterAll(async () => {
    for (const child of workers.filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null)) {
      child.kill('SIGKILL');
      await once(child, 'exit');
    }
    await owner?.end();
    await api?.stop();
    rmSync(folder, { recursive: true, force: true });
  }, TIMEOUT_MS);

  it('make an archive once; when the one that makes it is killed half-way, the other takes it over once the lease has ended', async () => {
    generator.does('sleep 600');
    await get(api, 'python');
    const [first] = await eventually(
      async () => { const starts = generator.starts(); return starts.length > 0 && starts; }, SLOWLY_SECONDS,
    );
    const [maker, other] = workers.toSorted((one) => (one.pid === first?.startedBy ? -1 : 1));
    expect(maker?.pid).toBe(first?.startedBy);
    const gone = once(maker as ChildProcess, 'exit');
    maker?.kill('SIGKILL');
    await gone;
    await eventually(async () => !isAlive(first?.pid ?? 0) && readdirSync(tmpdir()).every(
      (name) => !name.startsWith(`razao-sdk-${maker?.pid}-`),
    ), SLOWLY_SECONDS);
    expect(generator.starts()).toHaveLength(1);
    const build = async () => (await owner.query<{ made: boolean; is_leased: boolean; attempts: number; failure: string | null }>(
      'select made_at is not null as made, lease is not null and due_at > razao.clock() as is_leased, attempts, failure from razao.client_builds')).rows;
    expect(await build()).toEqual([{ made: false, is_leased: true, attempts: 1, failure: null }]);

    generator.does(GOOD);
    await owner.query('update razao.client_builds set due_at = now()');
    await eventually(async () => {
      const { status } = await get(api, 'python');
      expect([await build(), isAlive(other?.pid ?? 0)]).toEqual([[expect.objectContaining({ failure: null })], true]);
      return status === 200;
    }, SLOWLY_SECONDS);
    expect(generator.starts().map(({ startedBy }) => startedBy)).toEqual([other?.pid]);
    expect(await build()).toEqual([{ made: true, is_leased: false, attempts: 2, failure: null }]);
  }, TIMEOUT_MS);
});

describe('without a Java and without a network', () => {
  const folder = mkdtempSync(join(tmpdir(), 'razao-portal-without-'));
  const saved = { ...process.env };
  let api: TestService;
  beforeAll(async () => {
    Object.assign(process.env, { PATH: '', JAVA_HOME: '', PIP_INDEX_URL: 'http://127.0.0.1:9/simple', PIP_RETRIES:
      '0', PIP_NO_CACHE_DIR: '1' });
    api = await startTestService({ env: { RAZAO_DATA_DIR: folder, RAZAO_FETCH_GENERATOR: '1' } });
    await api.token();
  }, TIMEOUT_MS);
  afterAll(async () => {
    Object.assign(process.env, saved);
    await api?.stop();
    rmSync(folder, { recursive: true, force: true });
  }, TIMEOUT_MS);

  it('TypeScript is served, and the others are refused with the languages that are there', async () => {
    const ready = (language: string) => eventually(
      async () => { const answer = await get(api, language); return answer.status !== 503 && answer; }, SLOWLY_SECONDS,
    );
    expect((await ready('typescript')).status).toBe(200);
    for (const language of ['python', 'go', 'java', 'kotlin']) {
      const refused = await ready(language);
      expect([refused.status, refused.body]).toEqual([
        404, expect.objectContaining({ error: 'SDK_LANGUAGE_NOT_FOUND', details: { language, languages: ['typescript'] } }),
      ]);
    }
    expect((await get(api, 'typescript')).status).toBe(200);
  }, TIMEOUT_MS);
});
