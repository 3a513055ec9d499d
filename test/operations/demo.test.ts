/**
 * The demo data of `make run`: the first days of its story, on the processes of `make run` with databases of the test's own. `DEMO_DAYS=60`
 * plays all of it.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Razao } from '../../sdk/src/index.ts';
import type { ReadyFile } from '../../src/command-line/ready.ts';
import { commandLineCalls, CLI } from '../support/command-line.ts';
import { createDatabase, createMongoDatabase, type TestDatabase } from '../support/database.ts';

/** The sixth day has the difference of one centavo, which the comparison of the next morning finds. */
const DAYS = Number(process.env['DEMO_DAYS'] ?? 7);
const MADE_MS = 240_000;
/** Of R$ 1.345,00, R$ 287,33 and R$ 412,50, each shared by three: what each is owed, in centavos. */
const TRIP_NETS = [66_339, -39_428, -26_911];

let folder: string;
let database: TestDatabase;
let mongodb: TestDatabase;
const { end, environment, usage, razao: command } = commandLineCalls(() => folder, () => database);
let service: ChildProcess;
let out = '';
/** What its processes say is wrong. */
let complaints = '';

/** Starts a service whose first start makes so many days of demo data. */
async function start(days: number): Promise<{ ready: ReadyFile; razao: Razao }> {
  out = '';
  service = spawn(process.execPath, [CLI, 'serve', '--local'], {
    cwd: folder, stdio: ['ignore', 'pipe', 'pipe'], env: environment({ RAZAO_DEMO: String(days), MONGODB_URL: mongodb.url }),
  });
  service.stdout?.on('data', (chunk) => { out += chunk; });
  service.stderr?.on('data', (chunk) => { complaints += chunk; });
  await until(() => out.includes('/balance'));
  const ready = JSON.parse(readFileSync(join(folder, 'data/ready.json'), 'utf8')) as ReadyFile;
  const { client_id: clientId, client_secret: clientSecret } = ready.tenants[0]!.clients.find(({ name }) => name === 'full')!;
  return { ready, razao: new Razao({ baseUrl: ready.base_url, clientId, clientSecret }) };
}

async function until(isSo: () => boolean): Promise<void> {
  for (let waited = 0; !isSo(); waited += 50) {
    if (service.exitCode !== null || waited > MADE_MS) throw new Error(`it does not come: ${out}`);
    await sleep(50);
  }
}

async function prepare(): Promise<void> {
  folder = mkdtempSync(join(tmpdir(), 'razao-demo-'));
  [database, mongodb] = [await createDatabase(), await createMongoDatabase()];
}

async function clear(): Promise<void> {
  if (service.exitCode === null && service.signalCode === null) await end(service, 'SIGTERM');
  await Promise.all([database.drop(), mongodb.drop()]);
  rmSync(folder, { recursive: true });
}

const readClock = (razao: Razao) => razao.request<{ ahead_ms: number; now: string }>('GET', '/_control/clock');

describe('the first start of a sandbox', () => {
  let razao: Razao;
  let ready: ReadyFile;
  let accountId = '';
  let first: object;

  /** A line of the README: under its key it moves money once. */
  async function paste(): Promise<object> {
    const { accounts } = ready.tenants[0]!;
    const [from, to] = accounts.map((it) => ({ kind: 'account' as const, account_id: it.account_id }));
    accountId = to!.account_id;
    return razao.obligations.create({ rail: 'NATIVE', amount: { currency: 'BRL', value: 1_250 }, debtor: from!, creditor: to! }, {
      idempotencyKey: 'readme-1',
    });
  }

  beforeAll(async () => {
    await prepare();
    ({ razao, ready } = await start(DAYS));
    first = await paste();
  }, MADE_MS);
  afterAll(clear, MADE_MS);

  it('is ready while the days of the demo are made, and says so', async () => {
    expect(out).toContain(`${DAYS} days of demo data are being made, until yesterday.`);
    const { demo, clock } = await razao.health.get();
    expect([demo!.behind_by_seconds > 0, clock]).toEqual([true, undefined]);
    expect(await (await fetch(ready.docs_url)).text()).toContain('Sandbox: its demo data is being made');
  });

  it('lets nobody else move the clock meanwhile', async () => {
    const moved = razao.request('POST', '/_control/clock', { body: { advance: '3d' }, maxRetries: 0 });
    await expect(moved).rejects.toMatchObject({ status: 409 });
  });

  it('has the machine’s time when they are there', async () => {
    await until(() => out.includes('The clock has today'));
    expect(out).toMatch(/The demo data is there after \d+ s: 300 accounts, \d+ payments\. The clock has today's time\./);
    const { ahead_ms, now } = await readClock(razao);
    expect([ahead_ms, Math.abs(Date.parse(now) - Date.now()) < 10_000]).toEqual([0, true]);
    expect((await razao.health.get()).demo).toBeUndefined();
  }, MADE_MS);

  it('has started all its processes', () => {
    expect(`${out}${complaints}`.split('\n').filter((line) => /error:|did not start|no adapter/.test(line))).toEqual([]);
  });

  it('has ended nothing of who used it meanwhile: their token counts, and a second paste moves nothing', async () => {
    expect(await paste()).toEqual(first);
    const { assets } = await razao.accounts.getBalance(accountId);
    expect(assets[0]?.balances.posted).toBe(1_001_250);
  });

  it('has accounts, payments and people', async () => {
    const opened = DAYS >= 41 ? 303 : 180 + 3 * (DAYS - 1) + 3; // with those of its owner
    const accounts = [];
    for await (const it of razao.accounts.search({ limit: 100 })) accounts.push(it);
    expect(accounts.length).toBeGreaterThan(opened - 10);
    const { data } = await razao.parties.search({ kyc_state: 'IN_REVIEW' });
    expect(data.map(({ display_name }) => display_name)).toEqual(['Bruno Sancionado Reis']);
  });

  it('found the one difference of a centavo, in a comparison of each day', async () => {
    const { items } = await razao.reconciliation.listBreaks({ limit: 10 });
    expect(items).toMatchObject([{ kind: 'AMOUNT_MISMATCH', state: 'OPEN' }]);
    const runs = [];
    for await (const it of razao.reconciliation.listRuns({ limit: 100 })) runs.push(it);
    expect(runs.filter(({ state }) => state !== 'COMPLETED')).toEqual([]);
    expect(runs.length).toBeGreaterThanOrEqual(DAYS);
  });

  it('has two squads, whose members owe one another what the story says', async () => {
    const members = new Map<string, string>();
    for await (const { id } of razao.accounts.search({ limit: 100 })) {
      for (const { sqd_id } of (await razao.squads.listAccountSquads(id)).items) members.set(sqd_id, id);
    }
    const nets = await Promise.all([...members].map(async ([sqd_id, caller_account_id]) => {
      const { name, ledger_summary: { positions } } = await razao.squads.get(sqd_id, { caller_account_id });
      return [name, positions.map(({ net_cents }) => net_cents)] as const;
    }));
    expect(nets).toHaveLength(2);
    expect(new Map(nets).get('Viagem a Floripa')).toEqual(TRIP_NETS);
    for (const [, cents] of nets) expect([cents.length > 2, cents.reduce((sum, it) => sum + it, 0)]).toEqual([true, 0]);
  });

  it('has three instances of the product, each in another state', async () => {
    const { items } = await razao.products.listInstances('caucao-aluguel', { limit: 10 });
    expect(items.map(({ state }) => state).toSorted()).toEqual(['CLAIMED', 'FUNDED', 'SETTLED']);
  });

  it('has a webhook endpoint that works, and one that does not', async () => {
    const { items } = await razao.webhooks.listEndpoints();
    expect(items.map(({ url }) => url.split('/').at(-1)).toSorted()).toEqual(['204', '503']);
    const { items: failed } = await razao.events.listWebhookDeliveries({ state: 'FAILED', limit: 5 });
    const { items: arrived } = await razao.events.listWebhookDeliveries({ state: 'SUCCEEDED', limit: 5 });
    expect([failed.length > 0, arrived.length > 0]).toEqual([true, true]);
  });

  it('has books in balance', async () => {
    const { code, out: said } = await command(['journal', 'verify', '--tenant', 'demo', '--json'], { RAZAO_SANDBOX: '1' });
    expect([code, JSON.parse(said).ok]).toEqual([0, true]);
  });

  it('leaves a database that production refuses', async () => {
    await end(service, 'SIGTERM');
    expect(await usage(['serve'])).toMatch(/clock of this database was moved in a sandbox/);
  }, MADE_MS);
});

describe('a first start that is killed half-way', () => {
  beforeAll(prepare, MADE_MS);
  afterAll(clear, MADE_MS);

  it('is not resumed: the next ends at the machine’s time', async () => {
    await start(2);
    await until(() => out.includes('are being made'));
    await sleep(1_000);
    const gone = once(service, 'exit');
    service.kill('SIGKILL');
    await gone;
    const { razao } = await start(2);
    await until(() => out.includes('The clock has today'));
    expect(out).toContain('An earlier process was ended while the demo');
    expect((await readClock(razao)).ahead_ms).toBe(0);
  }, MADE_MS);
});
