/** Exported books are those of the ledger: other programs read every format, and compute the balances that the API answers at the cut. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { parquetReadObjects } from 'hyparquet';
import { asyncBufferFromFile } from 'hyparquet/src/node.js';
import type { AccountBalanceResponse, PartyResponseOut } from '../../../generated/models.ts';
import { FOREIGN_PROGRAMS } from '../../../test/support/foreign-programs.ts';
import { whereInstalled } from '../../../test/support/installed.ts';
import { startTestService, TENANT, transferBody, type TestService } from '../../../test/support/service.ts';
import { decimalOf } from '../../platform/currencies.ts';
import { exportBooks, type BookFormat } from './export-books.ts';

const NAMES = ['Ana "Aninha" Souza', 'Padaria, Sol; Nascente | Ltda', '=1+1', 'Linha\num\r\ndois', '\u202Eמשה', '\\barra\\'];
const CURRENCIES = ['BRL', 'JPY', 'KWD'];

let api: TestService;
let folder: string;
let accounts: { readonly id: string; readonly currency: string }[];
let cut: number;
beforeAll(async () => {
  api = await startTestService({ env: { RAZAO_ROLES: 'api' } });
  folder = mkdtempSync(join(tmpdir(), 'razao-export-'));
  accounts = await Promise.all(NAMES.map(async (display_name, index) => {
    const { party_id: owner } = await api.ok<PartyResponseOut>('createParty', { body: { type: 'company', display_name, country: 'BR' } });
    const currency = CURRENCIES[index % CURRENCIES.length] as string;
    return { id: await api.account(100_000 + index, { currency, owner }), currency };
  }));
  for (const [at, { id, currency }] of accounts.slice(CURRENCIES.length).entries()) {
    const body = transferBody(accounts[at]?.id ?? '', id, 1234 + at, currency);
    await api.ok('createObligation', { body });
  }
  await api.ok('placeHold', { body: { account_id: accounts[0]?.id, amount_cents: 20, currency: 'BRL' } });
  const { consistency } = await balanceOf(accounts[0]?.id ?? '');
  cut = consistency.ledger_version;
});
afterAll(async () => {
  await api?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const balanceOf = (account_id: string) => api.ok<AccountBalanceResponse>('getAccountBalance', { path: { account_id } });
const exported = (format: BookFormat, name: string = format, asOfSeq = cut) =>
  exportBooks(api.service.database, { tenant: TENANT, format, folder: join(folder, name), asOfSeq }, () => undefined);

/** Balances by id as plain-text accounting has them: debits are positive. */
async function expectedBalances(): Promise<Record<string, string>> {
  const pairs = await Promise.all(accounts.map(async ({ id, currency }) => {
    const { assets } = await api.ok<AccountBalanceResponse>('getAccountBalance', { path: { account_id: id }, query: { as_of_seq: cut } });
    return [id, decimalOf(-BigInt(assets[0]?.balances.posted ?? 0), currency)];
  }));
  return Object.fromEntries(pairs);
}

describe('other programs read the books, and compute the same balances', () => {
  for (const { name, format, probe, readBalances } of FOREIGN_PROGRAMS) {
    whereInstalled(name, probe)(name, async () => {
      await exported(format);
      expect(readBalances(join(folder, format))).toMatchObject(await expectedBalances());
    });
  }
});

describe('values are kept', () => {
  it.each([
    [1250n, 'BRL', '12.50'], [5n, 'BRL', '0.05'], [-5n, 'BRL', '-0.05'], [0n, 'BRL', '0.00'], [1250n, 'JPY', '1250'],
    [1250n, 'KWD', '1.250'],
    [BigInt(Number.MAX_SAFE_INTEGER), 'BRL', '90071992547409.91'], [-BigInt(Number.MAX_SAFE_INTEGER), 'KWD', '-9007199254740.991'],
    [7n, 'XAU', '7'],
  ])('%d minor units of %s are %s', (minor, currency, text) => expect(decimalOf(minor, currency)).toBe(text));

  it('CSV has every name as it is, but for formulas, which no spreadsheet runs', async () => {
    await exported('csv');
    const rows = parse(readFileSync(join(folder, 'csv/accounts.csv')), { columns: true }) as Record<string, string>[];
    const names = rows.map(({ owner_name }) => owner_name).filter((name) => name !== '' && name !== undefined);
    expect(names).toEqual(expect.arrayContaining(NAMES.map((name) => (name.startsWith('=') ? `'${name}` : name))));
    const entries = parse(readFileSync(join(folder, 'csv/entries.csv')), { columns: true }) as Record<string, string>[];
    expect(entries.map(({ seq_no }) => Number(seq_no))).toEqual(Array.from({ length: cut }, (_none, index) => index + 1));
  });

  it('Parquet has names and amounts as they are', async () => {
    await exported('parquet', 'parquet-read');
    const read = async (name: string) => parquetReadObjects({ file: await asyncBufferFromFile(join(folder, 'parquet-read', name)) });
    const owners = (await read('accounts-000001.parquet')).map((row) => row['owner_name']);
    expect(owners).toEqual(expect.arrayContaining(NAMES));
    expect((await read('entries-000001.parquet')).at(-1)).toMatchObject({ seq_no: BigInt(cut) });
  });
});

describe('an export', () => {
  it('is the same whenever it is made of the same cut', async () => {
    const before = await exported('csv', 'first');
    await api.transfer(accounts[0]?.id ?? '', accounts[3]?.id ?? '', 5);
    expect((await exported('csv', 'second')).files).toEqual(before.files);
    expect(before).toMatchObject({ as_of_seq: cut, entry_hash: expect.stringMatching(/^[0-9a-f]{64}$/) });
  });

  describe.each(['hledger', 'beancount', 'csv', 'parquet'] as const)('goes on where it was killed: %s', (format) => {
    it.each([1, 2, 5])('after page %d', async (page) => {
      const whole = await exported(format, `${format}-whole`);
      const killed = { tenant: TENANT, format, folder: join(folder, `${format}-killed-${page}`), asOfSeq: cut, pageRows: 2 };
      let pages = 0;
      const kill = () => { if ((pages += 1) === page) throw new Error('killed'); };
      await expect(exportBooks(api.service.database, killed, kill)).rejects.toThrow('killed');
      for (const file of readdirSync(killed.folder).filter((it) => /^(books|entries)\.(journal|beancount|csv)$/.test(it))) {
        writeFileSync(join(killed.folder, file), 'half a line', { flag: 'a' });
      }
      expect((await exportBooks(api.service.database, killed, () => undefined)).files).toEqual(whole.files);
    });

    it('among the accounts', async () => {
      const whole = await exported(format, `${format}-whole`);
      const killed = join(folder, `${format}-killed-early`);
      mkdirSync(killed);
      const begun = { tenant: TENANT, format, as_of_seq: cut, accounts: 0, position: null };
      writeFileSync(join(killed, 'export.progress.json'), JSON.stringify(begun));
      writeFileSync(join(killed, whole.files[0]?.name ?? ''), 'half a line');
      expect((await exported(format, `${format}-killed-early`)).files).toEqual(whole.files);
    });
  });

  it('reads its report after it is complete, and leaves other folders alone', async () => {
    const report = await exported('csv', 'kept');
    expect(await exported('csv', 'kept')).toEqual(report);
    await expect(exported('hledger', 'kept')).rejects.toThrow('holds the books of');
    await expect(exported('csv', 'kept', cut - 1)).rejects.toThrow('holds the books of');
    const other = mkdtempSync(join(tmpdir(), 'razao-other-'));
    writeFileSync(join(other, 'mine.txt'), 'mine');
    const order = { tenant: TENANT, format: 'csv', folder: other } as const;
    await expect(exportBooks(api.service.database, order, () => undefined)).rejects.toThrow('is not empty');
    expect(readdirSync(other)).toEqual(['mine.txt']);
    rmSync(other, { recursive: true });
  });

  it('names an entry that does not exist', async () => {
    await expect(exported('csv', 'beyond', cut + 1_000)).rejects.toThrow(`has ${cut + 1} entries, not ${cut + 1_000}`);
  });
});
