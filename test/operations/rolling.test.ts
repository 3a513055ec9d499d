/**
 * An upgrade without a pause, by the page Operations: the API process of the release before writes while this release migrates, continues
 * beside it, and is started again for a rollback. `last-release.json` names the release before, which is read from this clone's history;
 * each release updates it. RAZAO_TEST_LAST_RELEASE=<commit> tries another commit. A clone without that history has nothing to run, and the
 * test is skipped.
 */
import { execFile, execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { isDeepStrictEqual, promisify } from 'node:util';
import pg from 'pg';
import { LADDER } from '../../src/app.ts';
import { verifyJournal } from '../../src/command-line/verify-journal.ts';
import { migrate } from '../../src/migrations/migrate.ts';
import { createEmptyDatabase } from '../support/database.ts';
import { startTestService, TENANT, transferBody } from '../support/service.ts';
import { sampleInsert } from '../tenancy/sample-rows.ts';

const run = promisify(execFile);
const ROOT = join(import.meta.dirname, '../..');
const TIMEOUT_MS = 240_000;
const KEK = '07'.repeat(32);
/** Transfers of one cent by each side, beside each other. */
const TOGETHER = 20;
const known = JSON.parse(readFileSync(join(import.meta.dirname, 'last-release.json'), 'utf8')) as { release: string; commit: string };
const last = process.env['RAZAO_TEST_LAST_RELEASE'] ?? known.commit;

function isInHistory(commit: string): boolean {
  try {
    execFileSync('git', ['cat-file', '-e', `${commit}^{commit}`], { cwd: ROOT, stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** The packages of a lockfile that are not for developers only. */
function packagesToServe(folder: string): object {
  const { packages } = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { version?: string; integrity?: string; dev?: boolean; devOptional?: boolean }>;
  };
  const served = Object.entries(packages).filter(([path, { dev, devOptional }]) => path !== '' && !dev && !devOptional);
  return Object.fromEntries(served.map(([path, { version, integrity }]) => [path, { version, integrity }]));
}

/** The release before, in a folder of its own. */
class Before {
  readonly #folder: string;
  readonly #env: NodeJS.ProcessEnv;
  #serving: ChildProcess | undefined;
  #url = '';
  #token = '';
  #credentials = '';

  constructor(databaseUrl: string) {
    mkdirSync(join(ROOT, '.razao'), { recursive: true });
    this.#folder = mkdtempSync(join(ROOT, '.razao/release-'));
    this.#env = { ...process.env, NODE_OPTIONS: '', PORT: '0', RAZAO_ROLES: 'api', DATABASE_URL: databaseUrl, MONGODB_URL:
      'mongodb://127.0.0.1:9', RAZAO_KEK: KEK, RAZAO_SANDBOX: '1', RAZAO_LOG_LEVEL: 'silent' };
  }

  /** Unpacks it with its packages: ours, where both serve with the same. */
  async unpack(commit: string): Promise<void> {
    await run('sh', ['-euc', 'git archive --format=tar "$1" | tar -xf - -C "$2"', 'sh', commit, this.#folder], { cwd: ROOT });
    if (isDeepStrictEqual(packagesToServe(this.#folder), packagesToServe(ROOT))) symlinkSync(
      join(ROOT, 'node_modules'), join(this.#folder, 'node_modules'),
    );
    else await run('npm', ['ci', '--omit=dev'], { cwd: this.#folder });
  }

  async #razao(...args: string[]): Promise<string> {
    return (await run(process.execPath, [join(this.#folder, 'src/command-line/razao.js'), ...args], {
      cwd: this.#folder, env: this.#env,
    })).stdout;
  }

  async serve(...options: string[]): Promise<void> {
    this.#serving = spawn(process.execPath, [join(this.#folder, 'src/command-line/razao.js'), 'serve', '--json', ...options], {
      cwd: this.#folder, stdio: ['ignore', 'pipe', 'inherit'], env: this.#env,
    });
    const [line] = (await once(createInterface(this.#serving.stdout as NodeJS.ReadableStream), 'line')) as [string];
    this.#url = (JSON.parse(line) as { base_url: string }).base_url;
    if (this.#credentials === '') {
      await this.#razao('tenant', 'create', TENANT);
      const client = JSON.parse(await this.#razao('client', 'create', '--tenant', TENANT, '--scopes', 'all', '--json')) as {
        client_id: string; client_secret: string;
      };
      this.#credentials = Buffer.from(`${client.client_id}:${client.client_secret}`).toString('base64');
    }
    const granted = await fetch(`${this.#url}/auth/token`, {
      method: 'POST', body: new URLSearchParams({ grant_type: 'client_credentials' }),
      headers: { Authorization: `Basic ${this.#credentials}` },
    });
    this.#token = (await granted.json() as { access_token: string }).access_token;
  }

  /** @returns the answer's body. @throws unless it is a 2xx. */
  async ok<T>(path: string, body?: object, key?: string): Promise<{ body: T; replayed: boolean }> {
    const answer = await fetch(`${this.#url}${path}`, {
      method: body === undefined ? 'GET' : 'POST', body: JSON.stringify(body) ?? null,
      headers: {
        Authorization: `Bearer ${this.#token}`, 'Content-Type': 'application/json', ...(key !== undefined && { 'Idempotency-Key': key }),
      },
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`the release before answered ${path} with ${answer.status} ${text}`);
    return { body: JSON.parse(text) as T, replayed: answer.headers.get('idempotency-replayed') === 'true' };
  }

  /** A new account with money from outside, in cents. */
  async account(cents: number): Promise<string> {
    const { body: { party_id } } = await this.ok<{ party_id: string }>(
      '/v1/parties', { type: 'individual', display_name: 'Ana Souza', country: 'BR' }, `party-${cents}`,
    );
    const { body: { id } } = await this.ok<{ id: string }>(
      '/v1/accounts', { owner_party_id: party_id, type: 'CUSTOMER', currency: 'BRL' }, `account-${cents}`,
    );
    const { body: { obligation_id } } = await this.ok<{ obligation_id: string }>('/v1/obligations', {
      rail: 'MOCK', amount: { currency: 'BRL', value: cents }, debtor: { kind: 'external', external_id: 'silent' },
      creditor: { kind: 'account', account_id: id },
    }, `funding-${cents}`);
    await this.ok(`/v1/obligations/${obligation_id}/resolve`, { outcome: 'SETTLED' }, `settled-${cents}`);
    return id;
  }

  async available(account: string): Promise<number> {
    const { body } = await this.ok<{ assets: { balances: { available: number } }[] }>(`/v1/accounts/${account}/balance`);
    return body.assets[0]?.balances.available ?? 0;
  }

  async stop(): Promise<void> {
    if (!this.#serving || this.#serving.exitCode !== null) return;
    const gone = once(this.#serving, 'exit');
    this.#serving.kill('SIGTERM');
    await gone;
  }

  async remove(): Promise<void> {
    await this.stop();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

/** The columns that a release's writer lists of each kind of row, as the functions of its schema know them. */
async function listsOf(client: pg.Client): Promise<Map<string, string[]>> {
  const { rows } = await client.query<{ name: string; columns: string[] }>(`
    select substr(proname, 7) as name, (regexp_match(prosrc, 'is distinct from ''(\\[.*\\])''::jsonb'))[1]::jsonb as columns from pg_proc
    where pronamespace = 'razao'::regnamespace and starts_with(proname, 'write_') and prosrc like '%p_written -> ''columns'' is distinct from%'`);
  return new Map(rows.map(({ name, columns }) => [name, columns]));
}

/** Those kinds of rows that this release's schema does not take as the release before lists them. */
async function refusedOf(client: pg.Client, lists: ReadonlyMap<string, readonly string[]>): Promise<string[]> {
  const refused: string[] = [];
  await client.query('begin');
  await client.query('set local session_replication_role = replica'); // sample rows refer to nothing
  for (const [table, columns] of lists) {
    await client.query('savepoint row');
    try {
      await client.query(await sampleInsert(client, table, 'sample'));
      const { rows: [found] } = await client.query<{ row: Record<string, unknown> }>(
        `delete from razao.${table} t where tenant_id = 'sample' returning to_jsonb(t) as row`,
      );
      for (const areNew of [true, false]) {
        await client.query('select razao.write_rows($1, $2, $3)', [
          table, 'sample', JSON.stringify({ columns, areNew, rows: [columns.map((name) => found?.row[name] ?? null)] }),
        ]);
      }
    } catch (error) {
      refused.push(`${table}: ${(error as Error).message}`);
    }
    await client.query('rollback to savepoint row');
  }
  await client.query('rollback');
  return refused;
}

(isInHistory(last)
  ? it
  : it.skip)(`release ${last === known.commit ? known.release : last} writes while this one migrates, beside it, and after it`, async () => {
  const database = await createEmptyDatabase();
  const before = new Before(database.url);
  try {
    await before.unpack(last);
    await before.serve('--migrate');
    const [from, to] = [await before.account(100_000), await before.account(1)];
    let sent = 0;
    const pay = (n: number) => before.ok<{ obligation_id: string }>('/v1/obligations', transferBody(from, to, 1), `before-${n}`);

    const owner = new pg.Client({ connectionString: database.url });
    await owner.connect();
    const lists = await listsOf(owner);
    expect(lists.size).toBeGreaterThan(30);
    let isMigrated = false;
    const paying = (async () => {
      while (!isMigrated) await pay(sent++);
    })();
    await migrate(database.url, LADDER.functions).finally(() => { isMigrated = true; });
    await paying;
    expect(sent).toBeGreaterThan(1);
    expect(await refusedOf(owner, lists)).toEqual([]);
    await owner.end();

    const api = await startTestService({ databaseUrl: database.url });
    try {
      for (let n = 0; n < TOGETHER; n += 1) {
        const [ours] = await Promise.all([api.transfer(from, to, 1), pay(sent++)]);
        expect(ours.status).toBe(201);
      }
      const [first, again] = [await pay(0), await api.transfer(from, to, 1, { key: 'before-0' })];
      expect([first.replayed, again.body.obligation_id]).toEqual([true, first.body.obligation_id]);
      await before.stop();
      await before.serve();
      await pay(sent++);
      const expected = 1 + sent + TOGETHER;
      expect([await before.available(to), await api.available(to)]).toEqual([expected, expected]);
      expect(await verifyJournal(api.service.database, TENANT, undefined)).toMatchObject({ ok: true });
    } finally {
      await api.stop();
    }
  } finally {
    await before.remove();
    await database.drop();
  }
}, TIMEOUT_MS);
