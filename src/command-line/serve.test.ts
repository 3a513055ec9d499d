/** `razao serve`: what keeps it from starting, what it says when it has, and with `--local` all that a developer's machine gets. */
import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer as createHttpServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { CLI, commandLineCalls, TIMEOUT_MS } from '../../test/support/command-line.ts';
import { createDatabase, createEmptyDatabase, createMongoDatabase, type TestDatabase } from '../../test/support/database.ts';
import { pathOfUser } from '../../test/support/guide-blocks.ts';
import { programFile } from '../../test/support/server-urls.ts';
import { APP_ROLE } from '../platform/db/sql.ts';
import { RELEASE } from '../platform/release.ts';
import { SCHEMA_NAME } from '../migrations/schema-mark.ts';
import { EXIT } from './exit-codes.ts';

let folder: string;
let database: TestDatabase;
const { end, environment, failure, razao, running, usage } = commandLineCalls(() => folder, () => database);
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'razao-serve-'));
  database = await createDatabase();
});
afterAll(async () => {
  for (const child of running) child.kill('SIGKILL');
  await database.drop();
  rmSync(folder, { recursive: true });
});

describe('serve', () => {
  it('names what is missing, and starts no server in its place', async () => {
    expect(await usage(['serve'], { DATABASE_URL: '' })).toMatch(/^razao: DATABASE_URL is missing: .*--local/);
    expect(await usage(['serve'], { DATABASE_URL: '', DATABASE_APP_URL: database.url })).toMatch(
      /^razao: DATABASE_APP_URL is set without DATABASE_URL/,
    );
    expect(await usage(['serve'], { RAZAO_KEK: '' })).toMatch(/^razao: RAZAO_KEK is missing/);
    expect(await usage(['tenant', 'create', 'shop'], { DATABASE_URL: '' })).toMatch(/^razao: DATABASE_URL is missing/);
    expect(existsSync(join(folder, 'data'))).toBe(false);
  }, 2 * TIMEOUT_MS);

  it('refuses a schema older than its own, unless told to migrate; a newer one may be there', async () => {
    const empty = await createEmptyDatabase();
    const [url, mark] = [{ DATABASE_URL: empty.url }, (schema: string, functions = '') =>
      onDatabase(empty.url, `comment on schema razao is '${JSON.stringify({ schema, functions, release: RELEASE })}'`)];
    expect(await failure(['serve'], url)).toMatch(/has not been migrated.*razao migrate.*--migrate/);
    expect(await said(await started(['serve', '--migrate'], url))).toContain(SCHEMA_NAME);
    await mark('0001-platform');
    expect(await failure(['serve'], url)).toMatch(new RegExp(`has the schema 0001-platform, and this release needs ${SCHEMA_NAME}`));
    await mark(SCHEMA_NAME);
    expect(await failure(['serve'], url)).toMatch(/functions in the database are not those of this release/);
    await mark('9999-later');
    expect(await said(await started(['serve'], url))).toContain('9999-later');
    await empty.drop();
  }, 4 * TIMEOUT_MS);

  it('works under a login that owns nothing, and says in one line what runs where', async () => {
    const login = new URL(database.url);
    [login.username, login.password] = [`app_${process.pid}`, 'of-the-service'];
    await onDatabase(database.url, `create role ${login.username} login password '${login.password}' in role ${APP_ROLE}`);
    const line = await said(await started(['serve'], { DATABASE_URL: login.href, RAZAO_METRICS_PORT: '0', RAZAO_ROLES: 'api' }));
    expect(
      line,
    ).toMatch(new RegExp(`^razao ${RELEASE} listens at http://127\\.0\\.0\\.1:\\d+; roles api; schema ${SCHEMA_NAME}; Postgres 127\\.0\\.0\\.1:\\d+/test_\\w+; MongoDB 127\\.0\\.0\\.1:9; metrics http://127\\.0\\.0\\.1:\\d+/metrics$`));
    const json = JSON.parse(await said(await started(['serve', '--json'], { DATABASE_URL: login.href, MONGODB_URL: '' })));
    expect(json).toEqual({
      version: RELEASE, roles: ['api', 'worker', 'checker'], base_url: expect.stringMatching(/^http:/), metrics_url: null, jobs_url: null,
      schema: SCHEMA_NAME, postgres: expect.any(String), mongodb: null,
    });
    await onDatabase(database.url, `drop role ${login.username}`);
  }, 2 * TIMEOUT_MS);

  it('says of a login outside of the role that it must be granted', async () => {
    const login = new URL(database.url);
    [login.username, login.password] = [`outside_${process.pid}`, 'of-nobody'];
    await onDatabase(database.url, `create role ${login.username} login password '${login.password}'`);
    expect(await failure(['tenant', 'list'], { DATABASE_URL: login.href })).toMatch(new RegExp(
      `permission denied to set role "${APP_ROLE}": the owner must grant it to this login$`,
    ));
    await onDatabase(database.url, `drop role ${login.username}`);
  }, TIMEOUT_MS);

  it('warns of a login that owns the tables, and of a setting that there is not', async () => {
    const child = await started(['serve'], {
      RAZAO_LOG_LEVEL: 'warn', RAZAO_OUTBOX_DAY: '3', RAZAO_CLIENT_ID: 'of the SDK', MONGODB_URL: '',
    });
    let out = '';
    for await (const chunk of child.stdout as NodeJS.ReadableStream) {
      out += String(chunk);
      if (out.includes(' listens at ')) child.kill('SIGTERM');
    }
    const warnings = out.split('\n').filter((line) => line.startsWith('{')).map((line) => JSON.parse(line).msg);
    expect(warnings).toEqual(expect.arrayContaining([
      'unknown setting RAZAO_OUTBOX_DAY', expect.stringMatching(/^the login of DATABASE_URL owns the tables: /),
    ]));
    expect(warnings.filter((it) => it.startsWith('unknown setting'))).toHaveLength(1);
  }, 2 * TIMEOUT_MS);

  it('says its release', async () => {
    expect(await razao(['--version'])).toEqual({ code: 0, out: `razao ${RELEASE}\n`, err: '' });
  }, TIMEOUT_MS);

  it('says it also on the Node of the machine, which may be older', async () => {
    const child = spawn('node', [CLI, '--version'], {
      cwd: folder, env: environment({ PATH: pathOfUser() }), stdio: ['ignore', 'pipe', 'inherit'],
    });
    const closed = once(child, 'close');
    expect([await text(child.stdout), ...await closed]).toEqual([`razao ${RELEASE}\n`, 0, null]);
  }, TIMEOUT_MS);

  async function started(args: string[], changes: Record<string, string>): Promise<ChildProcess> {
    const child = spawn(process.execPath, [await programFile('main'), ...args], {
      cwd: folder, env: environment({ RAZAO_LOG_LEVEL: 'silent', ...changes }), stdio: ['ignore', 'pipe', 'inherit'],
    });
    running.push(child);
    return child;
  }

  /** Returns the line that a service prints when it has started, and ends it. */
  async function said(child: ChildProcess): Promise<string> {
    const [line] = await once(child.stdout as NodeJS.ReadableStream, 'data');
    expect(await end(child, 'SIGTERM')).toBe(0);
    return String(line).trimEnd();
  }

  async function onDatabase(url: string, statement: string): Promise<void> {
    const owner = new pg.Client({ connectionString: url });
    await owner.connect();
    await owner.query(statement).finally(() => owner.end());
  }
});

async function untilAnswers(url: string): Promise<void> {
  for (let waited = 0; !(await fetch(url).then(({ ok }) => ok, () => false)); waited += 100) {
    if (waited > TIMEOUT_MS) throw new Error(`nothing answers at ${url}`);
    await sleep(100);
  }
}

async function tokenOf(
  { base_url, tenants }: { base_url: string; tenants: { clients: { name: string; client_id: string; client_secret: string }[] }[] },
): Promise<{ access_token: string }> {
  const { client_id, client_secret } = tenants[0]?.clients.find(({ name }) => name === 'full') ?? {};
  const answer = await fetch(`${base_url}/auth/token`, {
    method: 'POST', body: new URLSearchParams(`grant_type=client_credentials&client_id=${client_id}&client_secret=${client_secret}`),
  });
  return await answer.json() as { access_token: string };
}

/**
 * Starts an outside party that is slow to learn its tenants, and records in their order the tenants,
 * the state of `/readyz` at that time, and its calls.
 */
async function slowParty(): Promise<{ server: Server; url: string; heard: string[] }> {
  const heard: string[] = [];
  const hear = async (request: IncomingMessage): Promise<number> => {
    const body = await text(request);
    if (request.url !== '/_control/providers') return heard.push(`called ${request.url}`), 404;
    await sleep(1_000);
    const { provider_id, callback_url } = JSON.parse(body) as { provider_id: string; callback_url: string };
    const { status } = await (await fetch(`${callback_url}/readyz`)).json() as { status: string };
    heard.push(`knows ${provider_id}, ${status}`);
    return 200;
  };
  const server = createHttpServer(
    (request, response) => void hear(request).then((status) => response.writeHead(status).end('{}')),
  ).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, heard };
}

describe('serve --local', () => {
  const ready = () => join(folder, 'data/ready.json');
  let out = '';

  async function start(file: string, changes: Record<string, string> = {}): Promise<ChildProcess> {
    const child = spawn(process.execPath, [file, 'serve', '--local'], {
      cwd: folder, env: environment(changes), stdio: ['ignore', 'pipe', 'inherit'],
    });
    running.push(child);
    out = '';
    child.stdout.on('data', (chunk) => { out += chunk; });
    for (let waited = 0; !out.includes('/balance'); waited += 50) {
      if (child.exitCode !== null || waited > TIMEOUT_MS) throw new Error(`serve did not start: ${out}`);
      await sleep(50);
    }
    return child;
  }

  it('seeds, says how to begin, ends cleanly and finds its data again; no worker calls a party before the party knows who calls', async () => {
    const child = await start(CLI);
    const first = JSON.parse(readFileSync(ready(), 'utf8'));
    expect(statSync(ready()).mode & 0o777).toBe(0o600);
    expect(first).toMatchObject({
      docs_url: `${first.base_url}/docs`, jobs_url: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+$/),
      metrics_url: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\/metrics$/),
      sponsor_url: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+$/), kyc_url: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+$/),
      chain_url: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+$/),
      mock: { base_url: expect.stringMatching(/^http:/) },
      settings: { webhook_allow_loopback: true },
      tenants: [
        { tenant: 'demo', mock_url: `${first.mock.base_url}/tenants/demo`, providers: [{
          provider_id: 'sim-demo', type: 'SPONSOR_BANK', secret: expect.stringMatching(/^whsec_/), incumbent: true,
        }, { provider_id: 'sim-kyc-demo', type: 'KYC_PROVIDER', incumbent: false }] },
        { tenant: 'acme', mock_url: `${first.mock.base_url}/tenants/acme`, providers: [{
          provider_id: 'sim-acme', secret: expect.stringMatching(/^whsec_/), incumbent: false,
        }, { provider_id: 'sim-kyc-acme' }] },
      ],
    });
    expect((await fetch(`${first.base_url}/readyz`)).status).toBe(200);
    expect((await fetch(first.docs_url)).status).toBe(200);
    expect((await fetch(`${first.mock.base_url}/v1/accounts`, { headers: { Authorization: 'Bearer any' } })).status).toBe(200);
    const describedAt = async (base: string, token: string) => (await fetch(`${base}/v1/openapi`, {
      headers: { Authorization: `Bearer ${token}` },
    })).text();
    const own = await describedAt(first.base_url, (await tokenOf(first)).access_token);
    expect([JSON.parse(own).info.title, await describedAt(first.tenants[0].mock_url, 'any')]).toEqual(['Products of demo', own]);

    const books = await (await fetch(`${first.sponsor_url}/_control/books?provider_id=sim-acme`)).json();
    expect(books).toMatchObject({ provider_id: 'sim-acme', lines: [] });

    expect(await (await fetch(`${first.chain_url}/v1/tip`)).json()).toMatchObject({ height: 0 });

    const lines = out.split('\n').filter((line) => /^(TOKEN=|curl )/.test(line));
    expect(lines).toHaveLength(3);
    const { stdout } = await promisify(execFile)('sh', ['-c', lines.join('\necho\n')]);
    const [transfer, balance] = stdout.trim().split('\n').filter(Boolean).map((line) => JSON.parse(line));
    expect(transfer).toMatchObject({ state: 'FINAL', resolution_outcome: 'SETTLED' });
    expect(balance.assets[0].balances.available).toBe(1_001_250);

    expect(await failure(['serve', '--local'], {}, EXIT.FAILED)).toMatch(new RegExp(
      `^razao: .*data is already served, at ${first.base_url} by process ${child.pid}: stop that, or set RAZAO_DATA_DIR`,
    ));
    expect(JSON.parse(readFileSync(ready(), 'utf8'))).toEqual(first);

    expect(await failure(['chain'], { RAZAO_CHAIN_PORT: '0' }, EXIT.FAILED)).toContain(
      `another chain process works on this database: "razao chain ${first.chain_url}"`,
    );
    const { stdout: chain } = await promisify(execFile)('pgrep', ['-P', String(child.pid), '-f', ' chain ']);
    process.kill(Number(chain), 'SIGKILL');
    await untilAnswers(`${first.chain_url}/v1/tip`);

    expect(await end(child, 'SIGTERM')).toBe(0);
    expect(existsSync(ready())).toBe(false);
    await expect(fetch(`${first.chain_url}/v1/tip`)).rejects.toThrow();
    await expect(fetch(`${first.sponsor_url}/_control/books`)).rejects.toThrow();

    const mongo = await createMongoDatabase();
    const party = await slowParty();
    const again = await start(await programFile('main'), {
      MONGODB_URL: mongo.url, RAZAO_SPONSOR_URL: party.url, RAZAO_KYC_URL: party.url,
    });
    const withoutMocks = (text: string) => JSON.parse(text).tenants.map(({ mock_url: _url, ...tenant }: { mock_url: string }) => tenant);
    expect(withoutMocks(readFileSync(ready(), 'utf8'))).toEqual(withoutMocks(JSON.stringify(first)));
    for (let waited = 0; party.heard.length < 5; waited += 100) {
      if (waited > TIMEOUT_MS) throw new Error(`the workers called nobody; heard: ${party.heard.join(', ')}`);
      await sleep(100);
    }
    expect(party.heard.slice(0, 4)).toEqual(['sim-demo', 'sim-kyc-demo', 'sim-acme', 'sim-kyc-acme'].map((id) => `knows ${id}, starting`));
    expect((await fetch(`${JSON.parse(readFileSync(ready(), 'utf8')).base_url}/readyz`)).status).toBe(200);
    expect(await end(again, 'SIGINT')).toBe(0);
    party.server.close();
    await mongo.drop();
  }, 2 * TIMEOUT_MS);

  it('without a Java and without a network it serves TypeScript, says which languages there are, and logs so in one line', async () => {
    const child = await start(await programFile('main'), {
      PATH: join(folder, 'nothing'), JAVA_HOME: '', RAZAO_FETCH_GENERATOR: '1', RAZAO_LOG_LEVEL: 'warn',
    });
    const running = JSON.parse(readFileSync(ready(), 'utf8'));
    const { access_token } = await tokenOf(running);
    const fetched = async (language: string): Promise<Response> => {
      const answer = await fetch(`${running.base_url}/v1/openapi/sdk/${language}`, {
        headers: { Authorization: `Bearer ${access_token}` },
      });
      if (answer.status !== 503) return answer;
      await sleep(100);
      return fetched(language);
    };
    expect((await fetched('typescript')).status).toBe(200);
    for (const language of ['python', 'go', 'java', 'kotlin']) {
      const answer = await fetched(language);
      expect([answer.status, await answer.json()]).toEqual([
        404, expect.objectContaining({ error: 'SDK_LANGUAGE_NOT_FOUND', details: { language, languages: ['typescript'] } }),
      ]);
    }
    expect(out.match(/^.*clients are made in TypeScript only.*$/gm)).toEqual([
      expect.stringContaining('the generator of clients could not be fetched'),
    ]);
    expect(await end(child, 'SIGTERM')).toBe(0);
  }, 2 * TIMEOUT_MS);

  it('does not start under another key encryption key', async () => {
    expect(await failure(['serve', '--local'], { RAZAO_KEK: 'ab'.repeat(32) })).toMatch(/sealed under the key/);
  }, TIMEOUT_MS);
});
