/** Clients of products over HTTP: made once, kept, signed, made again; and generators that misbehave. */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { expectContract } from '../../../test/conformance/response-validator.ts';
import { GOOD, StandInGenerator } from '../../../test/portal/stand-ins.ts';
import { bindTemplate, issueQbrl } from '../../../test/support/products.ts';
import { eventually, startTestService, type TestService } from '../../../test/support/service.ts';
import { filesOf } from './clients/archive.ts';
import { BUILDS } from './making/metrics.ts';

const TIMEOUT_MS = 120_000;
const folder = mkdtempSync(join(tmpdir(), 'razao-portal-test-'));
const generator = new StandInGenerator(folder);
let hasTools: 'READY' | 'FETCHING' | 'MISSING' = 'READY';
const portal = generator.substitutes(() => hasTools);

let api: TestService;
let owner: pg.Client;
beforeAll(async () => {
  api = await startTestService({ portal });
  owner = new pg.Client({ connectionString: api.databaseUrl });
  await owner.connect();
}, TIMEOUT_MS);
beforeEach(() => {
  hasTools = 'READY';
  generator.does(GOOD);
});
afterAll(async () => {
  await owner?.end();
  await api?.stop();
  rmSync(folder, { recursive: true, force: true });
}, TIMEOUT_MS);

let numbered = 0;
async function newTenant(...products: string[]): Promise<string> {
  const tenant = `sdk-${(numbered += 1)}`;
  await api.token(undefined, tenant);
  await issueQbrl(api, tenant);
  for (const product of products) await bindTemplate(api, 'rental-deposit', product, tenant);
  return tenant;
}

interface Got {
  readonly status: number;
  readonly headers: Headers;
  readonly bytes: Uint8Array;
  readonly body: { error?: string; details?: unknown };
}
async function get(tenant: string, language: string, headers: Record<string, string> = {}): Promise<Got> {
  const answer = await fetch(`${api.baseUrl}/v1/openapi/sdk/${language}`, {
    headers: { Authorization: `Bearer ${await api.token(undefined, tenant)}`, ...headers },
  });
  const bytes = new Uint8Array(await answer.arrayBuffer());
  const isJson = answer.headers.get('content-type')?.includes('json');
  const body = isJson ? (JSON.parse(Buffer.from(bytes).toString()) as Got['body']) : {};
  if (isJson) expectContract('getTenantSdk', answer.status, body);
  return { status: answer.status, headers: answer.headers, bytes, body };
}
const textOf = ({ bytes }: Got, path: string) => Buffer.from(filesOf(bytes).get(path) ?? []).toString();
const builds = async (tenant: string) => (await owner.query<{ language: string; failure: string | null; made: boolean; attempts: number }>(
  'select language, failure, made_at is not null as made, attempts from razao.client_builds where tenant_id = $1 order by created_at',
  [tenant])).rows;
const leftFolders = (pid: number | string = process.pid) => readdirSync(tmpdir()).filter((name) => name.startsWith(`razao-sdk-${pid}-`));
const isAlive = (pid: number) => existsSync(`/proc/${pid}`) && !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
const isLinux = existsSync('/proc/self/status');

describe('a client', () => {
  it('is an archive with its tags, digest, signature and name', async () => {
    const tenant = await newTenant('caucao');
    const got = await get(tenant, 'typescript');
    const digest = createHash('sha256').update(got.bytes).digest();
    expect([
      got.status, ...['content-type', 'etag', 'cache-control', 'repr-digest', 'content-disposition'].map((name) => got.headers.get(name)),
    ]).toEqual([
      200, 'application/zip', `"${digest.toString('base64url')}"`, 'private, no-cache', `sha-256=:${digest.toString('base64')}:`,
      expect.stringMatching(new RegExp(`^attachment; filename="${tenant}-products-typescript-[0-9a-f]{8}\\.zip"$`)),
    ]);
    expect(got.headers.get('x-archive-signature')).toMatch(/^[\w-]+\.\.[\w-]+$/);
    expect([...filesOf(got.bytes).keys()]).toEqual(['LICENSE', 'description.openapi.json', 'products.txt', 'razao.json']);
    expect(JSON.parse(textOf(got, 'razao.json'))).toMatchObject({
      tenant, description_version: (await api.ok<{ info: { version: string } }>('getTenantOpenapi', { tenant })).info.version,
    });
  });

  it('is answered 304 to whoever has it', async () => {
    const tenant = await newTenant('caucao');
    const { headers } = await get(tenant, 'typescript');
    const etag = String(headers.get('etag'));
    for (const named of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const again = await get(tenant, 'typescript', { 'If-None-Match': named });
      expect([named, again.status, again.headers.get('etag'), again.bytes.length]).toEqual([named, 304, etag, 0]);
    }
    expect((await get(tenant, 'typescript', { 'If-None-Match': '"other"' })).status).toBe(200);
  });

  it('of no products has the ledger alone', async () => {
    expect(textOf(await get(await newTenant(), 'typescript'), 'products.txt')).toBe('');
  });

  it('shows nothing of another tenant', async () => {
    await newTenant('segredo');
    expect(Buffer.from((await get(await newTenant('caucao'), 'typescript')).bytes).toString()).not.toContain('segredo');
  });

  it('in a language that nobody makes is refused, and the languages of this installation are listed', async () => {
    const tenant = await newTenant('caucao');
    expect((await get(tenant, 'cobol')).body).toMatchObject({
      error: 'SDK_LANGUAGE_NOT_FOUND', details: { language: 'cobol', languages: ['typescript', 'python'] },
    });
    hasTools = 'MISSING';
    const refused = await get(tenant, 'python');
    expect([refused.status, refused.body.error, refused.body.details]).toEqual([
      404, 'SDK_LANGUAGE_NOT_FOUND', { language: 'python', languages: ['typescript'] },
    ]);
    expect((await get(tenant, 'typescript')).status).toBe(200);
    expect(await builds(tenant)).toHaveLength(1);
  });

  it('is made while its generator is fetched, and not before', async () => {
    const tenant = await newTenant('caucao');
    hasTools = 'FETCHING';
    const early = await get(tenant, 'python');
    expect([early.status, early.body.error, early.headers.get('retry-after')]).toEqual([503, 'SDK_NOT_READY', '2']);
    hasTools = 'READY';
    await eventually(async () => (await get(tenant, 'python')).status === 200, 20);
  }, TIMEOUT_MS);
});

describe('the making', () => {
  it('is one for a hundred wishes at once', async () => {
    const tenant = await newTenant('caucao');
    generator.does(`sleep 0.5; ${GOOD}`);
    const before = BUILDS.of('python', 'made').n;
    const got = await Promise.all(Array.from({ length: 100 }, () => get(tenant, 'python')));
    expect(new Set(got.map(({ status, headers }) => `${status} ${headers.get('etag')}`)).size).toBe(1);
    expect([got[0]?.status, generator.starts().length]).toEqual([200, 1]);
    expect(await builds(tenant)).toEqual([{ language: 'python', failure: null, made: true, attempts: 1 }]);
    expect(BUILDS.of('python', 'made').n - before).toBe(1);
  }, TIMEOUT_MS);

  it('is made anew for languages that were fetched before, once a binding changes, and keeps the newest two', async () => {
    const tenant = await newTenant('aaa');
    const first = await get(tenant, 'typescript');
    await bindTemplate(api, 'rental-deposit', 'bbb', tenant);
    await eventually(async () => (await builds(tenant)).filter(({ made }) => made).length === 2, 20);
    const second = await get(tenant, 'typescript', { 'If-None-Match': String(first.headers.get('etag')) });
    expect([second.status, textOf(second, 'products.txt')]).toEqual([200, 'aaa,bbb']);
    await bindTemplate(api, 'rental-deposit', 'ccc', tenant);
    await eventually(async () => textOf(await get(tenant, 'typescript'), 'products.txt') === 'aaa,bbb,ccc', 20);
    expect((await builds(tenant)).map(({ language, made }) => [language, made])).toEqual([['typescript', true], ['typescript', true]]);
  }, TIMEOUT_MS);

  it('has a child without secrets, in a folder of its own that goes', async () => {
    expect((await get(await newTenant('caucao'), 'python')).status).toBe(200);
    const names = readFileSync(generator.environment, 'utf8').trim().split('\n').map((line) => line.split('=')[0]);
    expect(names.filter((name) => !['PATH', 'LC_ALL', 'PWD', 'SHLVL', '_', 'OLDPWD'].includes(name ?? ''))).toEqual([]);
    expect(leftFolders()).toEqual([]);
  }, TIMEOUT_MS);
});

describe('a generator that', () => {
  async function expectFailure(script: string, word: RegExp): Promise<string> {
    const tenant = await newTenant('caucao');
    const before = BUILDS.of('python', 'failed').n;
    generator.does(script);
    const got = await eventually(async () => {
      const answer = await get(tenant, 'python');
      return Number(answer.headers.get('retry-after')) > 100 && answer;
    }, 40);
    expect([got.status, got.body.error]).toEqual([503, 'SDK_NOT_READY']);
    expect(Number(got.headers.get('retry-after'))).toBeLessThanOrEqual(300);
    const [build] = await builds(tenant);
    expect([build?.made, build?.failure, BUILDS.of('python', 'failed').n - before]).toEqual([false, expect.stringMatching(word), 1]);
    expect(leftFolders()).toEqual([]);
    if (isLinux) await eventually(async () => generator.starts().every(({ pid }) => !isAlive(pid)), 20);
    return tenant;
  }

  it('fails is tried again after five minutes', async () => {
    const tenant = await expectFailure('echo no such template >&2; exit 3', /failed/);
    generator.does(GOOD);
    expect((await get(tenant, 'python')).status).toBe(503);
    await owner.query('update razao.client_builds set due_at = now() where tenant_id = $1', [tenant]);
    await eventually(async () => (await get(tenant, 'python')).status === 200, 20);
  }, TIMEOUT_MS);

  it('hangs is ended', () => expectFailure('sleep 600 & sleep 600', /too long/).then(() => undefined), TIMEOUT_MS);

  it(
    'writes too much is ended',
    () => expectFailure('while :; do head -c 500000 /dev/zero >> "$out/much"; done', /wrote too much/).then(() => undefined), TIMEOUT_MS,
  );

  (isLinux ? it : it.skip)('eats memory is ended', () =>
    expectFailure('exec python3 -c "b=[]\nwhile True: b.append(bytearray(10_000_000))"', /too much memory/).then(() => undefined),
    TIMEOUT_MS);
});

(isLinux ? it : it.skip)('a worker that is killed leaves no generator and no folder, and another makes the client', async () => {
  const tenant = await newTenant('caucao');
  generator.does('sleep 600');
  const script = join(folder, 'killed.mts');
  const url = (path: string) => JSON.stringify(new URL(path, import.meta.url).href);
  writeFileSync(script, `
    import { generate } from ${url('./making/generator.ts')};
    await generate({ java: ${JSON.stringify(generator.java)}, jar: 'jar' }, { name: 'python', document: { openapi: '3.0.3', info: { title: '', version: '' }, paths: {} }, properties: {}, settings: {}, templates: undefined }, new AbortController().signal);
  `);
  const killed =
    `"${process.execPath}" --import tsx ${script} & pid=$!; echo $pid > ${join(folder, 'pid')}; while [ ! -s ${join(folder, 'starts')} ]; do sleep 0.1; done; kill -KILL $pid`;
  execFileSync('/bin/sh', ['-c', killed], { cwd: join(import.meta.dirname, '../../..'), stdio: 'ignore' });
  const [started] = generator.starts();
  const pid = readFileSync(join(folder, 'pid'), 'utf8').trim();
  await eventually(async () => !isAlive(started?.pid ?? 0) && leftFolders(pid).length === 0, 20);
  generator.does(GOOD);
  expect((await get(tenant, 'python')).status).toBe(200);
}, TIMEOUT_MS);

