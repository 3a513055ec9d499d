/** Accounting programs that are not ours: each reads exported books, checks them by its own rules, and says what every account has. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import type { BookFormat } from '../../src/domains/exports/index.ts';
import { decimalOf } from '../../src/platform/currencies.ts';

export interface ForeignProgram {
  readonly name: string;
  readonly format: BookFormat;
  /** A command that succeeds where it is installed. */
  readonly probe: readonly string[];
  /**
   * Balances by account id; debits are positive. @throws when the program refuses the books.
   * @param isLate true for books with entries that count on an earlier day: hledger may find days out of order.
   */
  readBalances(folder: string, isLate?: boolean): Record<string, string>;
}

export const FOREIGN_PROGRAMS: readonly ForeignProgram[] = [
  {
    name: 'hledger', format: 'hledger', probe: ['hledger', '--version'],
    readBalances(folder, isLate = false) {
      const file = join(folder, 'books.journal');
      output('hledger', '-f', file, 'check', '--strict', ...isLate ? [] : ['ordereddates']);
      const rows = parse(output('hledger', '-f', file, 'balance', '--flat', '--empty', '-N', '-O', 'csv'), { columns: true }) as {
        account: string; balance: string;
      }[];
      return byId(rows.map(({ account, balance }) => [account, balance.split(' ')[0] ?? '']));
    },
  },
  {
    name: 'beancount', format: 'beancount', probe: ['python3', '-c', 'import beancount'],
    readBalances(folder) {
      const file = join(folder, 'books.beancount');
      output('bean-check', file);
      return byId(JSON.parse(output('python3', '-c', BEANCOUNT_BALANCES, file)) as [string, string][]);
    },
  },
  {
    name: 'DuckDB, by Parquet', format: 'parquet', probe: ['python3', '-c', 'import duckdb'],
    readBalances(folder) {
      const rows = JSON.parse(output('python3', '-c', DUCKDB_BALANCES, folder)) as [string, string, number][];
      return Object.fromEntries(rows.map(([id, currency, posted]) => [id, decimalOf(-BigInt(posted), currency)]));
    },
  },
];

/** @throws when the program fails, or has something to say on standard error. */
function output(command: string, ...words: string[]): string {
  const env = { ...process.env, LC_ALL: 'C.UTF-8' };
  const { status, stdout, stderr } = spawnSync(command, words, { encoding: 'utf8', maxBuffer: 1e9, env });
  if (status !== 0 || stderr !== '') throw new Error(`${command} ended with ${status}: ${stderr.slice(0, 2_000)}`);
  return stdout;
}

/** By the ids that the last part of each name has. */
function byId(rows: readonly (readonly [string, string])[]): Record<string, string> {
  return Object.fromEntries(rows.map(([name, balance]) => [name.split(':').at(-1)?.replace('Acc-', 'acc_') ?? '', balance]));
}

const BEANCOUNT_BALANCES = `
import json, sys
from collections import defaultdict
from beancount import loader
from beancount.core.data import Transaction
entries, errors, _ = loader.load_file(sys.argv[1])
assert not errors, errors
sums = defaultdict(int)
for entry in entries:
    if isinstance(entry, Transaction):
        for posting in entry.postings:
            sums[posting.account] += posting.units.number
print(json.dumps([[account, str(number)] for account, number in sums.items()]))
`;

const DUCKDB_BALANCES = `
import duckdb, json, sys
rows = duckdb.sql(f"""
  with sides as (
    select creditor_account_id as id, currency, amount_minor as moved from read_parquet('{sys.argv[1]}/entries-*.parquet')
    union all select debtor_account_id, currency, -amount_minor from read_parquet('{sys.argv[1]}/entries-*.parquet'))
  select a.account_id, a.currency, sum(moved)::bigint
  from sides join read_parquet('{sys.argv[1]}/accounts-*.parquet') a on a.account_id = sides.id
  group by all""").fetchall()
print(json.dumps(rows))
`;
