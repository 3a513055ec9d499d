/** Commands of the command line from end to end: what each does and prints, and the one line that says why it cannot be carried out. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { CLI, commandLineCalls, TIMEOUT_MS } from '../../test/support/command-line.ts';
import { adminMongoUrl, createDatabase, createEmptyDatabase, type TestDatabase } from '../../test/support/database.ts';
import { programFile } from '../../test/support/server-urls.ts';
import { tamper } from '../../test/support/tamper.ts';
import { EXIT } from './exit-codes.ts';

const NO_POSTGRES = 'postgres://nobody:secret@127.0.0.1:9/razao';

let folder: string;
let database: TestDatabase;
const { end, environment, failure, razao, run, running, usage } = commandLineCalls(() => folder, () => database);
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'razao-main-'));
  database = await createDatabase();
});
afterAll(async () => {
  for (const child of running) child.kill('SIGKILL');
  await database.drop();
  rmSync(folder, { recursive: true });
});

describe('a command that cannot be carried out says why in one line', () => {
  it('when Postgres is not there', async () => {
    expect(await failure(['serve'], { DATABASE_URL: NO_POSTGRES }, EXIT.UNREACHABLE)).toMatch(
      /^razao: Postgres cannot be reached.*127\.0\.0\.1:9/,
    );
  }, TIMEOUT_MS);

  it('when settings are wrong, all of them', async () => {
    expect(await usage(['serve'], { PORT: '99999', RAZAO_KEK: 'short' })).toMatch(/^razao: wrong settings: .*PORT.*; .*RAZAO_KEK/);
  }, TIMEOUT_MS);

  it('when the URL of a database has the folder of a socket in the place of a host', async () => {
    expect(await usage(['serve'], { DATABASE_URL: 'postgresql://razao:secret@/var/run/postgresql:5432/razao' })).toMatch(
      /DATABASE_URL.*must be a URL with a host.*%2F/,
    );
  }, TIMEOUT_MS);

  it('when the port is taken', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const { port } = taken.address() as AddressInfo;
    expect(await failure(['serve'], { PORT: String(port) }, EXIT.FAILED)).toBe(
      `razao: port ${port} on 127.0.0.1 is in use: set PORT to another, or to 0 for a free one`);
    taken.close();
  }, TIMEOUT_MS);

  it('when what is given is not of its form', async () => {
    await razao(['tenant', 'create', 'formed']);
    const [name, scope] = await Promise.all([
      usage(['tenant', 'create', 'X!']), usage(['client', 'create', '--tenant', 'formed', '--scopes', 'money']),
    ]);
    expect(name).toContain('cannot name a tenant');
    expect(scope).toContain('no scope money');
  }, TIMEOUT_MS);

  it('when the command or an argument does not exist', async () => {
    const [command, option] = await Promise.all([usage(['dance']), usage(['journal', 'verify'])]);
    expect(command).toContain('unknown command');
    expect(option).toContain('--tenant');
  }, TIMEOUT_MS);
});

describe('the commands of an administrator', () => {
  it('migrate a database', async () => {
    const empty = await createEmptyDatabase();
    const first = await razao(['migrate', '--json'], { DATABASE_URL: empty.url });
    expect(JSON.parse(first.out).ran).toContain('0001-platform');
    await empty.drop();
  }, TIMEOUT_MS);

  it('make a tenant and a client, verify the journal, and revoke the client', async () => {
    expect(await razao(['tenant', 'create', 'shop', '--json'])).toEqual({ code: 0, out: '{"tenant":"shop"}\n', err: '' });
    const made = await razao(['client', 'create', '--tenant', 'shop', '--scopes', 'service/holds,service/health', '--platform', '--json']);
    const client = JSON.parse(made.out);
    expect(client).toMatchObject({ client_secret: expect.any(String), scopes: ['service/holds', 'service/health'], platform: true });
    expect(JSON.parse((await razao(['journal', 'verify', '--tenant', 'shop', '--json'])).out)).toMatchObject({ ok: true, entries: 0 });
    const rotated = JSON.parse((await razao(['client', 'rotate-secret', client.client_id, '--overlap-hours', '1', '--json'])).out);
    expect(rotated).toEqual({
      client_id: client.client_id, client_secret: expect.not.stringMatching(client.client_secret), previous_until: expect.any(String),
    });
    expect((await razao(['client', 'rotate-secret', client.client_id, '--overlap-hours', '0'])).out).toMatch(
      /^client_id .*\nclient_secret .*\nthe previous secret is no longer valid\n$/,
    );
    expect((await razao(['client', 'rotate-secret', client.client_id])).out).toMatch(/\nthe previous secret is valid until 20.*Z\n$/);
    expect(await failure(['chain', 'verify', '--tenant', 'shop'], { RAZAO_CHAIN_URL: 'http://127.0.0.1:9' }, EXIT.UNREACHABLE)).toMatch(
      /^razao: the chain did not answer.*127\.0\.0\.1:9/,
    );
    const revoked = await razao(['client', 'revoke', client.client_id, '--json']);
    expect(JSON.parse(revoked.out)).toEqual({ client_id: client.client_id, revoked: true });
  }, TIMEOUT_MS);

  it('list tenants, clients and keys', async () => {
    await razao(['tenant', 'create', 'listed']);
    await razao(['client', 'create', '--tenant', 'listed', '--scopes', 'trial', '--name', 'kiosk']);
    expect((await razao(['tenant', 'list'])).out.split('\n')).toContain('listed');
    expect((await razao(['client', 'list', '--tenant', 'listed'])).out).toMatch(/^cli_\w+ +listed +active +tenant +8 scopes +kiosk\n$/);
    for (const kind of ['client', 'provider']) expect(await failure([kind, 'list', '--tenant', 'nobody'])).toBe(
      'razao: there is no tenant nobody',
    );
    const rotated = JSON.parse((await razao(['signing-key', 'rotate', '--json'])).out);
    const next = JSON.parse((await razao(['signing-key', 'rotate', '--json'])).out);
    expect(await failure(['signing-key', 'retire', next.kid])).toMatch(/rotate first/);
    expect(await razao(['signing-key', 'retire', rotated.kid])).toMatchObject({ code: 0, err: '' });
    expect((await razao(['signing-key', 'list'])).out).toMatch(new RegExp(
      `^${next.kid}  TOKEN  SIGNING .*\n${rotated.kid}  TOKEN  RETIRED .*\n$`,
    ));
  }, 3 * TIMEOUT_MS);

  it('verify squads: right ones, those with a fault, and none of a tenant that there is not', async () => {
    await razao(['tenant', 'create', 'house']);
    const verify = (tenant: string) => ['squads', 'verify', '--tenant', tenant];
    expect(await razao(verify('house'))).toEqual({ code: 0, out: '0 squads are right; 0 entries were recounted\n', err: '' });
    await plantSquadWithoutOwner('house');
    expect(await failure(verify('house'), {}, EXIT.WRONG)).toMatch(
      /^razao: the squads of house are wrong: sqd_planted is OPEN and has no OWNER$/,
    );
    const { code, out } = await razao([...verify('house'), '--json']);
    expect([code, JSON.parse(out)]).toEqual([
      EXIT.WRONG, { ok: false, squads: 1, entries: 0, differences: ['sqd_planted is OPEN and has no OWNER'] },
    ]);
    expect(await failure(verify('nobody'))).toBe('razao: there is no tenant nobody');
  }, 2 * TIMEOUT_MS);

  it('show what is kept, for how long, and how large it is', async () => {
    const { kept } = JSON.parse((await razao(['retention', 'show', '--json'], {
      RAZAO_IDEMPOTENCY_DAYS: '9', MONGODB_URL: await adminMongoUrl(),
    })).out);
    expect(kept).toEqual(expect.arrayContaining([
      { what: 'events', days: 30, setting: 'RAZAO_OUTBOX_DAYS', rows: expect.any(Number), bytes: expect.any(Number) },
      {
        what: 'answers to repeated requests', days: 9, setting: 'RAZAO_IDEMPOTENCY_DAYS', rows: expect.any(Number),
        bytes: expect.any(Number),
      },
      {
        what: 'deliveries of providers (bodies)', days: 365, setting: 'RAZAO_DELIVERY_DAYS', rows: expect.any(Number),
        bytes: expect.any(Number),
      },
      {
        what: 'acts (names and addresses of who acted)', days: null, setting: null, rows: expect.any(Number), bytes: expect.any(Number),
      },
      { what: 'deliveries to webhooks', days: 32, setting: 'RAZAO_OUTBOX_DAYS', rows: 0, bytes: 0 },
    ]));
    expect(kept.filter(({ bytes }: { bytes: number }) => bytes === 0)).toHaveLength(1);
    expect(await failure(['retention', 'show'], { MONGODB_URL: 'mongodb://127.0.0.1:9/razao' }, EXIT.UNREACHABLE)).toMatch(
      /^razao: MongoDB does not answer/,
    );
  }, TIMEOUT_MS);

  it('explain themselves', async () => {
    const { code, out } = await run(CLI, ['client', 'create', '--help']);
    expect(code).toBe(0);
    expect(out).toContain('--scopes');
  }, TIMEOUT_MS);
});

/** Inserts a squad without an owner, which no command makes; no foreign key is checked for it. */
async function plantSquadWithoutOwner(tenant: string): Promise<void> {
  const owner = new pg.Client({ connectionString: database.url });
  await owner.connect();
  await tamper(owner, `
    insert into razao.squads (tenant_id, sqd_id, account_id, address, currency, state, is_frozen, name, seq, version, simplified_seq, last_debt_seq, funded_in,
      cycles, pending_requests, live_expenses, created_at, created_by, updated_at)
    values ('${tenant}', 'sqd_planted', 'acc_planted', '', 'BRL', 'OPEN', false, 'Casa', 1, 1, 0, 0, 0, 0, '[]', '[]', now(), 'acc_nobody', now())`)
    .finally(() => owner.end());
}

describe('provider create', () => {
  it('gives a tenant an account at a provider, with rails, once', async () => {
    await razao(['tenant', 'create', 'served']);
    const made = await razao(['provider', 'create', 'bank-served', '--tenant', 'served', '--rails', 'PIX,ACH', '--json']);
    expect(JSON.parse(made.out)).toEqual({ provider_id: 'bank-served', secret: expect.stringMatching(/^whsec_[A-Za-z0-9]{43}$/) });
    expect(await failure(['provider', 'create', 'bank-served', '--tenant', 'served'])).toBe(
      'razao: There is a provider account bank-served.',
    );
    expect((await razao(['provider', 'list', '--tenant', 'served'])).out).toBe(
      'bank-served  served  ENABLED  SPONSOR_BANK  sim_sponsor_v1  -\n',
    );
  }, TIMEOUT_MS);

  it('gives it another secret, cuts it off and takes it in use again', async () => {
    const [rotated, cutOff, used] = [
      await razao(['provider', 'rotate-secret', 'bank-served', '--tenant', 'served', '--overlap-hours', '1', '--json']),
      await razao(['provider', 'disable', 'bank-served', '--tenant', 'served', '--json']),
      await razao(['provider', 'enable', 'bank-served', '--tenant', 'served']),
    ];
    expect(JSON.parse(rotated.out)).toEqual({
      provider_id: 'bank-served', secret: expect.stringMatching(/^whsec_/), previous_until: expect.any(String),
    });
    expect([JSON.parse(cutOff.out), used.out.trim()]).toEqual([
      { provider_id: 'bank-served', status: 'DISABLED' }, 'bank-served is ENABLED',
    ]);
    expect((await razao(['provider', 'health', '--tenant', 'served'])).out.trim()).toBe(
      'bank-served  UNKNOWN  waiting 0  unreadable 0  open breaks 0',
    );
    expect(
      await usage(['provider', 'rotate-secret', 'bank-served', '--tenant', 'served', '--overlap-hours', 'soon']),
    ).toMatch(/0 to 168 hours/);
  }, 2 * TIMEOUT_MS);

  it('says what there is not', async () => {
    expect(
      await usage(['provider', 'create', 'bank-x', '--tenant', 'served', '--rails', 'CARRIER_PIGEON']),
    ).toMatch(/no rail CARRIER_PIGEON/);
    expect(await usage(['provider', 'create', 'x', '--tenant', 'served'])).toMatch(/cannot name a provider/);
    expect(await failure(['provider', 'create', 'bank-x', '--tenant', 'served', '--adapter', 'itau_v1'])).toBe(
      'razao: There is no adapter itau_v1 for SPONSOR_BANK; there is sim_sponsor_v1, api_pix_v1, api_pix_payout_v1.',
    );
    expect(await failure(['provider', 'create', 'bank-x', '--tenant', 'nobody'])).toBe('razao: there is no tenant nobody');
    expect(await failure(['provider', 'create', 'bank-x', '--tenant', 'served', '--base-url', 'http://example.com']))
      .toMatch(/must be https/);
  }, 2 * TIMEOUT_MS);
});

describe('sponsor', () => {
  it('runs alone, and ends with who started it', async () => {
    const child = spawn(process.execPath, [await programFile('main'), 'sponsor', '--json', '--with-parent'], {
      cwd: folder, env: environment({ RAZAO_SPONSOR_PORT: '0', DATABASE_URL: NO_POSTGRES }), stdio: ['pipe', 'pipe', 'inherit'],
    });
    running.push(child);
    const [line] = await once(child.stdout, 'data');
    const { base_url } = JSON.parse(String(line));
    expect((await fetch(`${base_url}/_control/deliveries`)).status).toBe(200);
    const closed = once(child, 'close');
    child.stdin.end();
    expect(await closed).toEqual([0, null]);
  }, TIMEOUT_MS);
});

describe('mock', () => {
  it('answers without any database, also what a description has, and ends cleanly', async () => {
    const description = join(import.meta.dirname, '../../generated/examples/caucao-aluguel.openapi.json');
    const child = spawn(process.execPath, [await programFile('main'), 'mock', '--json', '--description', description], {
      cwd: folder, env: environment({ RAZAO_MOCK_PORT: '0', DATABASE_URL: NO_POSTGRES }), stdio: ['ignore', 'pipe', 'inherit'],
    });
    running.push(child);
    const [line] = await once(child.stdout, 'data');
    const { base_url, mock_url } = JSON.parse(String(line));
    expect(mock_url).toBe(`${base_url}/tenants/aurora`);
    for (const url of [`${base_url}/v1/parties`, `${mock_url}/v1/products/caucao-aluguel/instances`]) {
      expect((await fetch(url, { headers: { Authorization: 'Bearer any' } })).status).toBe(200);
    }
    expect(await end(child, 'SIGTERM')).toBe(0);
  }, TIMEOUT_MS);

  it('says what keeps it from answering for a tenant', async () => {
    const [none, both, noClient] = await Promise.all([
      usage(['mock', '--description', '/nowhere.json'], { RAZAO_MOCK_PORT: '0' }),
      usage(['mock', '--from', 'http://127.0.0.1:9', '--description', 'x'], { RAZAO_MOCK_PORT: '0' }),
      usage(['mock', '--from', 'http://127.0.0.1:9'], { RAZAO_MOCK_PORT: '0' }),
    ]);
    expect([none, both, noClient]).toEqual([
      expect.stringMatching(/^razao: ENOENT/), 'razao: give --from or --description, not both',
      expect.stringMatching(/^razao: set RAZAO_CLIENT_ID and RAZAO_CLIENT_SECRET/),
    ]);
  }, TIMEOUT_MS);
});
