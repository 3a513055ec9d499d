/** Files of another ledger become its books here: all of it or nothing, once, and as the files say. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stringify } from 'csv-stringify/sync';
import { parquetWriteBuffer } from 'hyparquet-writer';
import type {
  AccountBalanceResponse, GlEntryListResponse, PartyResponseOut, StatementResponse, TransactionListResponse,
} from '../../../generated/models.ts';
import { startTestService, TENANT, type TestService } from '../../../test/support/service.ts';
import { accountingDay } from '../../platform/clock.ts';
import { ensureTenant } from '../auth/index.ts';
import { verifyJournal } from '../../command-line/verify-journal.ts';
import { checkFiles, FileChanged, importFiles, type FileKind, type Finding, type ImportFiles } from './index.ts';

const NAMES = ['Ana "Aninha" Souza', 'Padaria, Sol; Nascente | Ltda', '=1+1', 'Linha\num\r\ndois', '\u202Eמשה'];
const CPF = '52998224725';
const PARTIES = NAMES.map((display_name, index) => ({
  party_key: `p${index}`, type: 'individual', display_name, country: 'BR', tax_id: index === 0 ? CPF : '',
}));
const ACCOUNTS = [
  ['a0', 'p0', 'BRL', 'CUSTOMER'], ['a1', 'p1', 'JPY', ''], ['a2', 'p2', 'KWD', ''], ['a3', 'p3', 'BRL', ''], ['a4', 'p4', 'BRL', ''],
  ['own', 'p1', 'BRL', 'ASSET'],
].map(([account_key, party_key, currency, type]) => ({ account_key, party_key, currency, type }));
const BALANCES = [
  ['a0', 'BRL', '12.50'], ['a1', 'JPY', '1250'], ['a2', 'KWD', '1.250'], ['a3', 'BRL', '0.00'], ['a4', 'BRL', '100000000000.00'],
  ['own', 'BRL', '0.01'],
].map(([account_key, currency, amount]) => ({ account_key, currency, amount }));
const TOTALS = [
  ['parties', '', '5', ''], ['accounts', 'BRL', '4', ''], ['accounts', 'JPY', '1', ''], ['accounts', 'KWD', '1', ''],
  ['balances', 'BRL', '4', '100000000012.51'], ['balances', 'JPY', '1', '1250'], ['balances', 'KWD', '1', '1.250'],
].map(([of, currency, count, amount]) => ({ of, currency, count, amount }));
const ALL = { parties: PARTIES, accounts: ACCOUNTS, balances: BALANCES };
const TABLES = ['parties', 'accounts', 'journal_entries', 'imported_rows', 'obligations', 'balances'];

type Rows = readonly Readonly<Record<string, string | undefined>>[];
type Given = Readonly<Partial<Record<FileKind | 'totals', Rows>>>;

let api: TestService;
let folder: string;
let tenant: string;
let tenants = 0;
beforeAll(async () => {
  api = await startTestService({ env: { RAZAO_ROLES: 'api' } });
});
afterAll(() => api?.stop());
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'razao-import-'));
  await ensureTenant(api.service.database, tenant = `moving-${(tenants += 1)}`);
});
afterEach(() => rmSync(folder, { recursive: true }));

const ctx = () => api.service.contextFor(tenant, 'cli:test');

function write(given: Given): ImportFiles & { totals?: string } {
  return Object.fromEntries(Object.entries(given).map(([name, rows]) => {
    const file = join(folder, `${name}.csv`);
    writeFileSync(file, stringify(rows as Record<string, string>[], { header: true }));
    return [name, file];
  }));
}

async function check(given: Given) {
  const { totals, ...files } = write(given);
  const findings: Finding[] = [];
  const checked = await checkFiles(ctx(), files, totals, (it) => findings.push(it), () => undefined);
  const found = findings.map(({ file, line, column, code }) => `${file.slice(folder.length + 1)}:${line} ${column} ${code}`);
  return { checked, findings, found };
}

async function bring(given: Given, made: (kind: FileKind, key: string, id: string | null) => void = () => undefined, batchRows = 500) {
  const { checked, found } = await check(given);
  expect(found).toEqual([]);
  return importFiles(ctx(), { checked, batchRows }, made, () => undefined);
}

async function ids(given: Given = ALL): Promise<Record<string, string>> {
  const made: Record<string, string> = {};
  await bring(given, (kind, key, id) => { made[`${kind} ${key}`] = id ?? ''; });
  return made;
}

/** Everything in the tables, apart from ids, keys and instants. */
async function books(): Promise<unknown> {
  return api.service.database.forTenant(tenant).read(async (em) => ({
    parties: await em.execute(
      'select display_name, type, external_ids from razao.parties where tenant_id = ? order by display_name', [tenant]),
    accounts: await em.execute(
      `select a.type, a.currency, a.metadata, p.display_name, b.posted from razao.accounts a
       join razao.parties p on p.tenant_id = a.tenant_id and p.party_id = a.owner_party_id
       left join razao.balances b on b.tenant_id = a.tenant_id and b.account_id = a.account_id
       where a.tenant_id = ? order by a.metadata ->> 'account_key'`, [tenant]),
    counts: await Promise.all(TABLES.map((table) => em.execute(`select count(*) from razao.${table} where tenant_id = ?`, [tenant]))),
  }));
}

const balanceOf = async (account_id: string) =>
  (await api.ok<AccountBalanceResponse>('getAccountBalance', { path: { account_id }, tenant })).assets[0]?.balances.posted;

describe('what is imported', () => {
  it('has the names, currencies and balances of the files, and adds up to the totals', async () => {
    const made: Record<string, string | null> = {};
    const imported = await bring({ ...ALL, totals: TOTALS }, (kind, key, id) => { made[`${kind} ${key}`] = id; });
    expect(Object.fromEntries(imported.balances?.sums ?? [])).toEqual({
      BRL: { count: 4, amount: 10_000_000_001_251n }, JPY: { count: 1, amount: 1250n }, KWD: { count: 1, amount: 1250n },
    });
    expect(Object.fromEntries(imported.accounts?.sums ?? [])).toMatchObject({ BRL: { count: 4 }, JPY: { count: 1 }, KWD: { count: 1 } });
    expect(imported.parties?.rows).toBe(5);
    const posted = await Promise.all(['a0', 'a1', 'a2', 'a4', 'own'].map((key) => balanceOf(made[`accounts ${key}`] ?? '')));
    expect(posted).toEqual([1250, 1250, 1250, 10_000_000_000_000, 1]);
    const parties = await Promise.all(PARTIES.map(({ party_key }) =>
      api.ok<PartyResponseOut>('getParty', { path: { party_id: made[`parties ${party_key}`] ?? '' }, tenant })));
    expect(parties.map(({ display_name }) => display_name)).toEqual(NAMES);
    expect(made['balances a3']).toBeNull();
    expect(await verifyJournal(api.service.database, tenant)).toMatchObject({ ok: true, entries: 5 });
  });

  it('is called an opening balance in statement, feed and general ledger', async () => {
    const made = await ids();
    const account_id = made['accounts a0'] ?? '';
    const day = accountingDay(api.service.database.clock.now());
    const query = { from: day, to: day };
    const statement = await api.ok<StatementResponse>('getAccountStatement', { path: { account_id }, query, tenant });
    expect(statement.lines).toMatchObject([{ event_kind: 'OPENING_BALANCE', direction: 'CREDIT', amount_cents: 1250 }]);
    const { items } = await api.ok<GlEntryListResponse>('listGlEntries', { query: { account_id }, tenant });
    expect(items.map(({ entry_type }) => entry_type)).toEqual(expect.arrayContaining(['OPENING_BALANCE']));
    const feed = await api.ok<TransactionListResponse>('listAccountTransactions', { path: { account_id }, tenant });
    expect(feed.items).toMatchObject([{ type: 'DEPOSIT', direction: 'CREDIT', amount: 1250 }]);
  });

  it('seals tax identifiers, and neither a finding nor a stored row shows them', async () => {
    await bring(ALL);
    const text = await api.service.database.forTenant(tenant).read(async (em) => JSON.stringify(await Promise.all(
      [...TABLES, 'outbox', 'commands', 'acts'].map((table) => em.execute(
        `select coalesce(jsonb_agg(to_jsonb(t)), '[]') as rows from razao.${table} t where tenant_id = ?`, [tenant])))));
    expect(text).toContain('Aninha');
    expect(text).not.toContain(CPF);
    const { findings } = await check({ parties: PARTIES.map((row) => ({ ...row, tax_id: `${CPF.slice(0, -1)}6` })) });
    expect(findings.length).toBeGreaterThan(4);
    expect(JSON.stringify(findings)).not.toContain(CPF.slice(0, -1));
  });

  it('comes from Parquet as well', async () => {
    const file = join(folder, 'parties.parquet');
    writeFileSync(file, Buffer.from(parquetWriteBuffer({
      columnData: Object.keys(PARTIES[0] ?? {}).map((name) => ({
        name, type: 'STRING' as const, data: PARTIES.map((row) => row[name as keyof typeof row]),
      })),
    })));
    const checked = await checkFiles(ctx(), { parties: file }, undefined, (it) => { throw new Error(it.code); }, () => undefined);
    expect((await importFiles(ctx(), { checked }, () => undefined, () => undefined)).parties?.rows).toBe(5);
  });
});

describe('the same files again', () => {
  it('add nothing', async () => {
    await bring(ALL);
    const before = await books();
    expect((await bring(ALL)).balances?.rows).toBe(6);
    expect(await books()).toEqual(before);
  });

  it('add nothing after the answers to their commands were forgotten', async () => {
    await bring(ALL);
    const before = await books();
    await api.service.database.forTenant(tenant).write(async ({ em }) => {
      await em.execute('delete from razao.commands where tenant_id = ?', [tenant]);
      return {};
    });
    await bring(ALL, undefined, 2);
    expect(await books()).toEqual(before);
  });

  it('add what is new in them', async () => {
    await bring({ ...ALL, balances: BALANCES.slice(0, 2) });
    const { checked } = await check(ALL);
    expect([checked.parties?.fresh, checked.balances?.fresh]).toEqual([0, 4]);
    await bring(ALL);
    expect(await verifyJournal(api.service.database, tenant)).toMatchObject({ ok: true, entries: 5 });
  });

  it('may come alone: what they refer to was imported before', async () => {
    await bring({ parties: PARTIES });
    await bring({ accounts: ACCOUNTS });
    expect((await bring({ balances: BALANCES })).balances?.rows).toBe(6);
  });

  it('make the same books in whatever batches, also two at once', async () => {
    await Promise.all([bring(ALL, undefined, 1), bring(ALL, undefined, 2)]);
    const together = await books();
    await ensureTenant(api.service.database, tenant = `${tenant}-alone`);
    await bring(ALL);
    expect(await books()).toEqual(together);
  });

  it.each(Array.from({ length: 8 }, (_none, index) => index * 2 + 1))('complete an import that ended after %d rows', async (rows) => {
    let seen = 0;
    const ended = bring(ALL, () => { if ((seen += 1) === rows) throw new Error('ended'); }, 1);
    await expect(ended).rejects.toThrow('ended');
    await bring(ALL);
    const repeated = await books();
    await ensureTenant(api.service.database, tenant = `${tenant}-whole`);
    await bring(ALL);
    expect(await books()).toEqual(repeated);
  });

  it.each<[string, Given, string]>([
    ['a party', { parties: PARTIES.with(1, { ...PARTIES[1]!, display_name: 'Another' }) }, 'parties.csv:3 null CHANGED_SINCE_IMPORT'],
    [
      'a tax identifier', { parties: PARTIES.with(0, { ...PARTIES[0]!, tax_id: '11144477735' }) },
      'parties.csv:2 null CHANGED_SINCE_IMPORT',
    ],
    ['an account', { accounts: ACCOUNTS.with(0, { ...ACCOUNTS[0]!, currency: 'JPY' }) }, 'accounts.csv:2 null CHANGED_SINCE_IMPORT'],
    ['a balance', { balances: BALANCES.with(2, { ...BALANCES[2]!, amount: '1.251' }) }, 'balances.csv:4 null CHANGED_SINCE_IMPORT'],
  ])('with another value of %s are refused by name and line', async (_, changed, expected) => {
    await bring(ALL);
    expect((await check({ ...ALL, ...changed })).found).toContain(expected);
  });

  it('that change while they are imported are refused', async () => {
    const { checked } = await check(ALL);
    const change = () => write({ balances: BALANCES.with(5, { ...BALANCES[5]!, amount: '9.99' }) });
    await expect(importFiles(ctx(), { checked }, change, () => undefined)).rejects.toThrow(FileChanged);
  });
});

describe('nothing is written, and found is', () => {
  const party = PARTIES[1] ?? {};
  it.each<[string, Given, string[]]>([
    ['a party twice', { parties: [...PARTIES, { ...party, display_name: 'x' }] }, ['parties.csv:9 party_key DUPLICATE_KEY']],
    ['an account twice', { parties: PARTIES, accounts: [...ACCOUNTS, ACCOUNTS[0] ?? {}] },
      ['accounts.csv:8 account_key DUPLICATE_KEY']],
    ['a balance twice', { ...ALL, balances: [...BALANCES, BALANCES[0] ?? {}] }, ['balances.csv:8 account_key DUPLICATE_KEY']],
    ['an account of nobody', { parties: PARTIES, accounts: [{ ...ACCOUNTS[0], party_key: 'p9' }] },
      ['accounts.csv:2 party_key UNKNOWN_PARTY']],
    ['a balance of no account', { balances: BALANCES.slice(0, 1) }, ['balances.csv:2 account_key UNKNOWN_ACCOUNT']],
    ['a balance in another currency', { ...ALL, balances: [{ ...BALANCES[0], currency: 'EUR' }] },
      ['balances.csv:2 currency CURRENCY_DIFFERS']],
    ['more than a tenant may move', { ...ALL, ...tooMuch() }, ['balances.csv:0 null SUM_TOO_LARGE']],
    ['a total that differs', { ...ALL, totals: TOTALS.with(4, { ...TOTALS[4]!, amount: '0.01' }) }, ['totals.csv:6 amount TOTAL_DIFFERS']],
    ['a count that differs', { ...ALL, totals: TOTALS.with(0, { ...TOTALS[0]!, count: '4' }) }, ['totals.csv:2 count TOTAL_DIFFERS']],
    ['a total that is missing', { ...ALL, totals: TOTALS.slice(0, 6) }, ['totals.csv:0 null TOTAL_MISSING']],
    ['a total twice', { ...ALL, totals: [...TOTALS, TOTALS[0] ?? {}] }, ['totals.csv:9 of DUPLICATE_KEY']],
    ['a total of no file', { parties: PARTIES, totals: TOTALS.slice(0, 2) }, ['totals.csv:3 of TOTAL_WITHOUT_FILE']],
  ])('%s', async (_, given, expected) => {
    expect((await check(given)).found).toEqual(expected);
    expect(JSON.stringify(await books())).toContain('"parties":[]');
  });

  it('everything at once, each by its line, and no more', async () => {
    const { found } = await check({
      parties: PARTIES.map((row, index) => (index === 1 ? { ...row, country: 'x' } : index === 2 ? { ...row, tax_id: '1' } : row)),
      accounts: ACCOUNTS.with(0, { ...ACCOUNTS[0]!, currency: 'BRX' }), balances: BALANCES.with(1, { ...BALANCES[1]!, amount: '12.50' }),
      totals: TOTALS,
    });
    expect(found).toEqual([
      'parties.csv:3 country UNKNOWN_COUNTRY', 'parties.csv:4 tax_id WRONG_TAX_ID', 'accounts.csv:2 currency UNKNOWN_CURRENCY',
      'balances.csv:3 amount WRONG_DECIMALS',
    ]);
  });

  it('more accounts than the tenant may have', async () => {
    await api.service.database.forTenant(tenant).write(async ({ em }) => {
      await em.execute(`insert into razao.quotas (tenant_id, quota, used, override) values (?, 'accounts', 5, 10)`, [tenant]);
      return {};
    });
    expect((await check(ALL)).found).toEqual(['accounts.csv:0 null TOO_MANY_ACCOUNTS']);
  });
});

/** Accounts whose balances are each small enough, and together beyond 2^53 - 1. */
function tooMuch(): Given {
  const keys = Array.from({ length: 901 }, (_none, index) => `big${index}`);
  return {
    accounts: keys.map((account_key) => ({ account_key, party_key: 'p0', currency: 'BRL', type: '' })),
    balances: keys.map((account_key) => ({ account_key, currency: 'BRL', amount: '100000000000.00' })),
  };
}

it('an import is of one tenant', async () => {
  await bring(ALL);
  await ensureTenant(api.service.database, TENANT);
  expect((await api.service.database.forTenant(TENANT).read((em) => em.execute('select * from razao.imported_rows'))).length).toBe(0);
});
