/** `razao import` is killed before and after each of its commits, and repeated: the books are those of an import that nobody killed. */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ensureTenant } from '../../src/domains/auth/index.ts';
import type { Armed } from '../../src/platform/failpoints.ts';
import { verifyJournal } from '../../src/command-line/verify-journal.ts';
import { programFile } from '../support/server-urls.ts';
import { startTestService, type TestService } from '../support/service.ts';

const KEK = '07'.repeat(32);
/** Beyond one batch of each file. */
const ROWS = 700;
const TAX_ID = '52998224725';
const ALL = process.env['FAULTS'] === 'all';

let api: TestService;
let folder: string;
beforeAll(async () => {
  api = await startTestService({ env: { RAZAO_ROLES: 'api' } });
  folder = mkdtempSync(join(tmpdir(), 'razao-import-faults-'));
  const rows = Array.from({ length: ROWS }, (_none, index) => index);
  write('parties', 'party_key,type,display_name,country,tax_id', rows.map((row) => `p${row},individual,"Ana, ${row}",BR,${TAX_ID}`));
  write('accounts', 'account_key,party_key,currency', rows.map((row) => `a${row},p${row},${['BRL', 'JPY', 'KWD'][row % 3]}`));
  write('balances', 'account_key,currency,amount', rows.map((row) => (
    `a${row},${[`BRL,${row}.01`, `JPY,${row}`, `KWD,${row}.001`][row % 3]}`
  )));
  await Promise.all(['killed', 'hit', 'whole'].map((tenant) => ensureTenant(api.service.database, tenant)));
});
afterAll(async () => {
  await api?.stop();
  rmSync(folder, { recursive: true });
});

function write(name: string, header: string, lines: readonly string[]): void {
  writeFileSync(join(folder, `${name}.csv`), `${[header, ...lines].join('\n')}\n`);
}

/** Runs the command to its end, or until it is killed. @returns how it ended, and all that it printed. */
async function runImport(tenant: string, armed?: Armed, killAfterMs?: number): Promise<{ ending: string | number; printed: string }> {
  const files = ['parties', 'accounts', 'balances'].flatMap((name) => [`--${name}`, join(folder, `${name}.csv`)]);
  const child = spawn(process.execPath, [await programFile('service-process'), 'import', '--tenant', tenant, ...files, '--json'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env, NODE_OPTIONS: '', DATABASE_URL: api.databaseUrl, RAZAO_KEK: KEK, RAZAO_SANDBOX: '1', RAZAO_LOG_LEVEL: 'debug',
      ...(armed && { TEST_ARMED: JSON.stringify(armed) }),
    },
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => { printed += String(chunk); });
  if (killAfterMs !== undefined) void sleep(killAfterMs).then(() => child.kill('SIGKILL'));
  const [code, signal] = await once(child, 'close') as [number | null, string | null];
  expect(printed).not.toContain(TAX_ID);
  return { ending: signal ?? code ?? -1, printed };
}

async function booksOf(tenant: string): Promise<unknown> {
  expect(await verifyJournal(api.service.database, tenant)).toMatchObject({ ok: true });
  return api.service.database.forTenant(tenant).read((em) => em.execute(
    `select p.display_name, a.metadata, a.currency, b.posted, count(*) over () as rows,
        (select count(*) from razao.journal_entries e where e.tenant_id = a.tenant_id) as entries,
        (select count(*) from razao.imported_rows i where i.tenant_id = a.tenant_id) as imported,
        (select count(*) from razao.parties i where i.tenant_id = a.tenant_id) as parties
      from razao.accounts a join razao.parties p on p.tenant_id = a.tenant_id and p.party_id = a.owner_party_id
      left join razao.balances b on b.tenant_id = a.tenant_id and b.account_id = a.account_id
      where a.tenant_id = ? order by (a.metadata ->> 'account_key')`, [tenant]));
}

it('killed before and after each commit', async () => {
  let kills = 0;
  for (let done = false; !done;) {
    // The first commit is the record of the act: of each try, the next one is a batch.
    const point = kills % 2 === 0 ? 'before-commit' : 'after-commit';
    const { ending, printed } = await runImport('killed', { point, skip: 1 });
    done = ending === 0;
    if (done) expect(JSON.parse(printed)).toMatchObject({ ok: true });
    else expect(ending).toBe('SIGKILL');
    kills += done ? 0 : 1;
  }
  expect(kills).toBeGreaterThanOrEqual(6);
  expect((await runImport('whole')).ending).toBe(0);
  expect(await booksOf('killed')).toEqual(await booksOf('whole'));
}, 120_000);

it('killed at some instant', async () => {
  for (const afterMs of ALL ? Array.from({ length: 30 }, (_none, index) => index * 100) : [900, 1_500, 2_100]) {
    await runImport('hit', undefined, afterMs);
  }
  const { ending, printed } = await runImport('hit');
  expect([ending, JSON.parse(printed)]).toMatchObject([0, { ok: true }]);
  await runImport('whole');
  expect(await booksOf('hit')).toEqual(await booksOf('whole'));
}, 120_000);
