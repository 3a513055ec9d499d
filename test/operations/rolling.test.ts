/**
 * Two releases at once: the API process of the release before serves beside the new one, on a database that the new one migrated.
 * The release before is the newest tag `v*` that this tree comes after; RAZAO_TEST_LAST_RELEASE names another commit to try. Where
 * there is none (before the first release, or in a clone without tags) there is nothing to run, and the test says so by being skipped.
 */
import { execFile, execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { verifyJournal } from '../../src/command-line/verify-journal.ts';
import { allScopes, createClient } from '../../src/domains/auth/index.ts';
import { idSource } from '../../src/platform/id.ts';
import { startTestService, TENANT, transferBody } from '../support/service.ts';

const run = promisify(execFile);
const ROOT = join(import.meta.dirname, '../..');
const TIMEOUT_MS = 240_000;
const KEK = '07'.repeat(32);
const last = process.env['RAZAO_TEST_LAST_RELEASE'] ?? lastTag();

function lastTag(): string | undefined {
  try {
    const tags = execFileSync('git', ['tag', '--list', 'v*', '--merged', 'HEAD', '--sort=-v:refname'], { cwd: ROOT, encoding: 'utf8', stdio: 'pipe' });
    return tags.split('\n')[0] || undefined;
  } catch {
    return undefined;
  }
}

(last === undefined ? it.skip : it)(`the release before (${last ?? 'there is none yet'}) and this one write one tenant's books together`, async () => {
  mkdirSync(join(ROOT, '.razao'), { recursive: true });
  const folder = mkdtempSync(join(ROOT, '.razao/release-'));
  const api = await startTestService();
  let old: ChildProcess | undefined;
  try {
    await run('sh', ['-euc', 'git archive --format=tar "$1" | tar -xf - -C "$2"', 'sh', String(last), folder], { cwd: ROOT });
    if (readFileSync(join(folder, 'package-lock.json'), 'utf8') === readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
    else await run('npm', ['ci'], { cwd: folder });
    old = spawn(process.execPath, [join(folder, 'src/command-line/razao.js'), 'serve', '--json'], {
      cwd: folder, stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, NODE_OPTIONS: '', PORT: '0', RAZAO_ROLES: 'api', DATABASE_URL: api.databaseUrl, MONGODB_URL: 'mongodb://127.0.0.1:9', RAZAO_KEK: KEK, RAZAO_SANDBOX: '1', RAZAO_LOG_LEVEL: 'silent' },
    });
    const [line] = (await once(createInterface(old.stdout as NodeJS.ReadableStream), 'line')) as [string];
    const { base_url: oldUrl } = JSON.parse(line) as { base_url: string };
    const { database } = api.service;
    const [from, to] = [await api.account(10_000), await api.account()];
    const client = await createClient(database, idSource(database.clock), { tenant: TENANT, name: 'old', scopes: allScopes });
    const { access_token } = await (await fetch(`${oldUrl}/auth/token`, {
      method: 'POST', body: new URLSearchParams({ grant_type: 'client_credentials' }),
      headers: { Authorization: `Basic ${Buffer.from(`${client.client_id}:${client.client_secret}`).toString('base64')}` },
    })).json() as { access_token: string };
    const call = (path: string, init: RequestInit = {}) => fetch(`${oldUrl}${path}`, { ...init, headers: { Authorization: `Bearer ${access_token}`, 'Content-Type': 'application/json', ...init.headers } });
    for (let n = 0; n < 20; n += 1) {
      const [mine, theirs] = await Promise.all([
        api.transfer(from, to, 10),
        call('/v1/obligations', { method: 'POST', headers: { 'Idempotency-Key': `old-${n}` }, body: JSON.stringify(transferBody(from, to, 1)) }),
      ]);
      expect([mine.status, theirs.status]).toEqual([201, 201]);
    }
    const again = await call('/v1/obligations', { method: 'POST', headers: { 'Idempotency-Key': 'old-0' }, body: JSON.stringify(transferBody(from, to, 1)) });
    expect([again.status, again.headers.get('idempotency-replayed')]).toEqual([201, 'true']);
    expect(await api.available(to)).toBe(220);
    const { assets } = await (await call(`/v1/accounts/${to}/balance`)).json() as { assets: [{ balances: { available: number } }] };
    expect(assets[0].balances.available).toBe(220);
    expect(await verifyJournal(database, TENANT, undefined)).toMatchObject({ ok: true });
  } finally {
    if (old && old.exitCode === null) {
      const gone = once(old, 'exit');
      old.kill('SIGTERM');
      await gone;
    }
    await api.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}, TIMEOUT_MS);
