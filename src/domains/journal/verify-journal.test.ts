/** Tampering with the books is found, at the first row that is wrong; Postgres itself refuses most of it. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { onOneServer } from '../../../test/support/cluster.ts';
import { startTestService, TENANT, type TestService } from '../../../test/support/service.ts';
import { fillBooks, keepRows } from '../../../test/support/falsified-books.ts';
import { tamper } from '../../../test/support/tamper.ts';
import { verifyJournal } from '../../command-line/verify-journal.ts';
import { sampleJournal } from './verify-journal.ts';

const FREE_BLOCK =
  'tenant_id, block_id, account_id, state, currency, amount, secured, captured, reason_code, tx_id, metadata, version, created_at, created_by, updated_at';
/** Constant values, because a cluster refuses to change rows by an expression that is not the same everywhere. */
const UUID = `'00000000-0000-4000-8000-000000000000'`;
const MOVED = `timestamptz '2026-01-01T00:00:00Z'`;
const TABLES = ['journal_entries', 'balances', 'heads', 'obligations', 'holds', 'blocks', 'gl_days', 'late_postings'];

let api: TestService;
let owner: pg.Client;
let restore: () => Promise<void>;
let a: string;
let b: string;
beforeAll(async () => {
  api = await startTestService({ env: { RAZAO_ROLES: 'api' } });
  [a, b] = [await api.account(100), await api.account()];
  await fillBooks(api, a, b);
  owner = new pg.Client({ connectionString: api.databaseUrl });
  await owner.connect();
  restore = await keepRows(owner, TABLES);
});
afterAll(async () => {
  await owner?.end();
  await api?.stop();
});

afterEach(async () => {
  await owner.query('rollback');
  await restore();
});

const verify = () => verifyJournal(api.service.database, TENANT);

it('books that nobody touched verify, up to the head', async () => {
  const [head] = (await owner.query<{ seq_no: string; entry_hash: string }>('select seq_no, entry_hash from razao.heads')).rows;
  expect(await verify()).toEqual({ ok: true, entries: Number(head?.seq_no), head_hash: head?.entry_hash });
});

describe('found is', () => {
  /** Entry 3 is the transfer of 10 cents: 1 and 2 brought the money in. */
  it.each<[string, () => string, string, RegExp]>([
    ['an entry hash', () => `update razao.journal_entries set entry_hash = repeat('a', 64) where seq_no = 2`, 'entry 2', /entry_hash/],
    ['an entry taken out', () => `delete from razao.journal_entries where seq_no = 3`, 'entry 3', /^is missing/],
    ['several entries taken out', () => 'delete from razao.journal_entries where seq_no in (3, 4)', 'entries 3 to 4', /^are missing/],
    ['the last entry taken out', () => `delete from razao.journal_entries where seq_no = 9`, 'entry 9', /missing: the head is at 9/],
    [
      'two entries swapped',
      () =>
        'update razao.journal_entries set seq_no = seq_no + 1000 where seq_no in (3, 4); update razao.journal_entries set seq_no = 1007 - seq_no where seq_no > 1000',
      'entry 3', /hash/,
    ],
    ['an amount', () => 'update razao.journal_entries set amount = 11 where seq_no = 3', 'entry 3', /entry_hash/],
    ['an asset', () => `update razao.journal_entries set asset = 'USD' where seq_no = 3`, 'entry 3', /entry_hash/],
    ['who pays', () => `update razao.journal_entries set debtor_account_id = 'acc_x' where seq_no = 3`, 'entry 3', /entry_hash/],
    ['who is paid', () => `update razao.journal_entries set creditor_account_id = 'acc_x' where seq_no = 3`, 'entry 3', /entry_hash/],
    [
      'both sides swapped',
      () =>
        'update razao.journal_entries set debtor_account_id = creditor_account_id, creditor_account_id = debtor_account_id where seq_no = 3',
      'entry 3', /entry_hash/,
    ],
    [
      'the order of its postings', () => 'update razao.journal_entries set is_credit_first = not is_credit_first where seq_no = 3',
      'entry 3', /entry_hash/,
    ],
    [
      'a move taken out',
      () =>
        'update razao.journal_entries set (asset, amount, debtor_account_id, creditor_account_id, debtor_after, creditor_after) = row(null, null, null, null, null, null) where seq_no = 2',
      'entry 2', /entry_hash/,
    ],
    ['a type', () => `update razao.journal_entries set entry_type = 'CORRECTION' where seq_no = 5`, 'entry 5', /entry_hash/],
    ['a transaction', () => `update razao.journal_entries set tx_id = 'txn_x' where seq_no = 5`, 'entry 5', /entry_hash/],
    ['an obligation', () => `update razao.journal_entries set obligation_id = 'obl_x' where seq_no = 5`, 'entry 5', /entry_hash/],
    ['an obligation taken out', () => 'update razao.journal_entries set obligation_id = null where seq_no = 2', 'entry 2', /entry_hash/],
    [
      'a payment that is none any more',
      () => 'update razao.journal_entries set created_by = null, place = null, created_event = null, settled_event = null where seq_no = 5',
      'entry 5', /entry_hash/,
    ],
    [
      'a payment that was none',
      () =>
        `update razao.journal_entries set created_by = 'x', place = 0, created_event = ${UUID}, settled_event = ${UUID} where seq_no = 2`,
      'entry 2', /events/,
    ],
    ['the id of an event', () => 'update razao.journal_entries set created_event = settled_event where seq_no = 4', 'entry 4', /events/],
    [
      'the id of another event', () => 'update razao.journal_entries set settled_event = created_event where seq_no = 4', 'entry 4',
      /events/,
    ],
    ['a commit', () => 'update razao.journal_entries set commit_no = commit_no + 100 where seq_no = 4', 'entry 5', /commit_no/],
    [
      'what an entry names besides',
      () => `update razao.journal_entries set correlation = '{"hold_id":"hld_x"}' where correlation is not null`, 'entry', /entry_hash/,
    ],
    [
      'what an entry names besides, added', () => `update razao.journal_entries set correlation = '{"hold_id":"hld_x"}' where seq_no = 5`,
      'entry 5', /entry_hash/,
    ],
    [
      'what an entry reserves',
      () =>
        `update razao.journal_entries set reservations = replace(reservations::text, '"amount":20', '"amount":21')::json where reservations is not null`,
      'entry', /entry_hash/,
    ],
    ['a time moved', () => `update razao.journal_entries set committed_at = ${MOVED} where seq_no = 5`, 'entry 5', /entry_hash/],
    ['when an entry counts', () => `update razao.journal_entries set effective_at = ${MOVED} where seq_no = 5`, 'entry 5', /entry_hash/],
    [
      'the day of an entry', () => `update razao.journal_entries set accounting_day = accounting_day + 1 where seq_no = 5`, 'entry 5',
      /entry_hash/,
    ],
    [
      'what it left who pays', () => 'update razao.journal_entries set debtor_after = debtor_after + 1 where seq_no = 5', 'entry 5',
      /balance that it left/,
    ],
    [
      'what it left who is paid', () => 'update razao.journal_entries set creditor_after = creditor_after + 1 where seq_no = 5', 'entry 5',
      /balance that it left/,
    ],
    ['a live balance', () => `update razao.balances set posted = posted + 1 where account_id = '${b}'`, 'balance', /posted/],
    ['a balance taken out', () => `delete from razao.balances where account_id = '${b}'`, 'balance', /missing/],
    [
      'money held by nothing', () => `update razao.balances set held = held + 1, blocked = blocked - 1 where account_id = '${b}'`,
      'balance', /held/,
    ],
    ['money blocked by nothing', () => `update razao.balances set blocked = 1 where account_id = '${a}'`, 'balance', /blocked/],
    ['a hold that reserves more', () => 'update razao.holds set amount = amount + 1', 'hld_', /reserves 21, the journal says 20/],
    ['a hold taken out', () => 'delete from razao.holds', 'hld_', /reserves nothing/],
    [
      'a block that waits beside free money',
      () =>
        `insert into razao.blocks (${FREE_BLOCK}) select ${FREE_BLOCK.replace('block_id', "'blk_x'").replace('account_id', `'${a}'`).replace('secured', '0')} from razao.blocks`,
      'blk_x', /waits/,
    ],
    ['a block that has secured less', () => 'update razao.blocks set secured = 1', 'blk_', /reserves 1, the journal says 40/],
    [
      'money in transit that no obligation knows', () => `update razao.balances set outgoing = 0 where account_id = '${a}'`, 'balance',
      /outgoing/,
    ],
    ['an open obligation without money in transit', () => `delete from razao.obligations where state <> 'FINAL'`, 'balance', /outgoing/],
    [
      'a day of the general ledger', () => `update razao.gl_days set debits = debits + 1 where member_type = 'CUSTOMER'`, 'day',
      /the journal/,
    ],
    ['a day taken out', () => 'delete from razao.gl_days', 'day', /missing/],
    ['a late posting', () => `update razao.late_postings set amount = amount + 1 where account_id = '${a}'`, 'late postings', /differ/],
    ['a late posting moved in time', () => `update razao.late_postings set effective_at = ${MOVED}`, 'late postings', /differ/],
    ['a late posting taken out', () => `delete from razao.late_postings`, 'late postings', /missing/],
    ['a head with another hash', () => `update razao.heads set entry_hash = repeat('0', 64)`, 'head', /entry_hash/],
    ['a head ahead of its journal', () => `update razao.heads set seq_no = seq_no + 1`, 'entry 10', /missing: the head is at 10/],
  ])('%s', async (_, sql, row, problem) => {
    await tamper(owner, sql());
    const verdict = await verify();
    expect(verdict).toMatchObject({ ok: false, row: expect.stringContaining(row), problem: expect.stringMatching(problem) });
  });
});

/** Columns of an entry beside its chain: further data of a payment, see decision 33. */
const BESIDE_THE_CHAIN = ['place', 'match_keys', 'metadata', 'expected_at', 'grace_seconds', 'limit_use', 'trace'];
/** The rest, each falsified in an entry of each kind, and the entry that it is found at: a commit at the next one, which comes after it. */
const FALSIFIED: Readonly<Record<string, string>> = {
  tenant_id: `'other'`, seq_no: 'seq_no + 1000', committed_at: MOVED, effective_at: MOVED, accounting_day: 'accounting_day + 1',
  is_credit_first: 'not is_credit_first', amount: 'amount + 1', debtor_after: 'debtor_after + 1', creditor_after: 'creditor_after - 1',
  entry_type: `entry_type || 'X'`, tx_id: `tx_id || 'X'`,
  asset: `'USD'`, debtor_account_id: 'creditor_account_id || creditor_account_id',
  creditor_account_id: 'debtor_account_id || debtor_account_id', obligation_id: `'obl_x'`, correlation: `'{"a":"b"}'`,
  reservations: `'[]'`, entry_hash: `repeat('b', 64)`, commit_no: 'commit_no + 100', created_event: UUID, settled_event: UUID,
  // that it is a payment is in the chain, by its obligation; who made it is not
  created_by: 'null, place = null, created_event = null, settled_event = null',
};

describe('of each column of an entry', () => {
  it('is known whether it is in the chain', async () => {
    const { rows } = await owner.query<{ name: string }>(
      `select column_name as name from information_schema.columns where table_schema = 'razao' and table_name = 'journal_entries'`,
    );
    expect(rows.map(({ name }) => name).toSorted()).toEqual([...Object.keys(FALSIFIED), ...BESIDE_THE_CHAIN].toSorted());
  });

  const own = Object.keys(FALSIFIED).filter((name) => name !== 'tenant_id');
  it.each(own.filter((name) => !['created_event', 'settled_event', 'created_by'].includes(name)).map((name): [string, number] =>
    [name, 2]))('%s is found in what is no payment', falsifies);
  it.each(own.map((name): [string, number] => [name, 4]))('%s is found in a payment', falsifies);
  onOneServer(it, 'a row that changes its tenant').each([2, 4])('tenant_id is found in entry %s', (seqNo) => falsifies('tenant_id', seqNo));

  async function falsifies(column: string, seqNo: number): Promise<void> {
    await tamper(
      owner, `update razao.journal_entries set ${column} = ${FALSIFIED[column]} where tenant_id = '${TENANT}' and seq_no = ${seqNo}`,
    );
    const row = `entry ${column === 'commit_no' ? seqNo + 1 : seqNo}`;
    expect(await verify()).toMatchObject({
      ok: false, row: expect.stringMatching(column === 'entry_hash' ? /^entry/ : new RegExp(`^${row}$`)),
    });
  }
});

describe('against an entry known from elsewhere', () => {
  const hashOf = async (seqNo: number) =>
    (await owner.query<{ entry_hash: string }>(
      'select entry_hash from razao.journal_entries where seq_no = $1', [seqNo],
    )).rows[0]?.entry_hash ?? '';

  it('a journal that has it verifies', async () => {
    const verdict = await verifyJournal(api.service.database, TENANT, { seqNo: 3n, entryHash: await hashOf(3) });
    expect(verdict).toMatchObject({ ok: true });
  });

  it('a journal that was rewritten as a whole does not', async () => {
    const verdict = await verifyJournal(api.service.database, TENANT, { seqNo: 3n, entryHash: 'a'.repeat(64) });
    expect(verdict).toMatchObject({ ok: false, row: 'entry 3', problem: expect.stringContaining('elsewhere') });
  });

  it('a journal that ends before it does not', async () => {
    const verdict = await verifyJournal(api.service.database, TENANT, { seqNo: 999n, entryHash: await hashOf(3) });
    expect(verdict).toMatchObject({ ok: false, row: 'entry 999', problem: expect.stringContaining('missing') });
  });
});

describe('a sample', () => {
  const sample = (entries = 1000) => sampleJournal(api.service.database, TENANT, entries, () => 0.5);

  it('of books that nobody touched is right, up to the head', async () => {
    const [head] = (await owner.query<{ entry_hash: string }>('select entry_hash from razao.heads')).rows;
    expect(await sample()).toMatchObject({ ok: true, head_hash: head?.entry_hash });
  });

  it.each([[1, 1], [4, 4], [5, 5], [8, 8], [9, 9], [1000, 9]])('of %i counts each of nine entries once', async (wanted, entries) => {
    for (const random of [0, 0.5, 0.999])
      expect(await sampleJournal(api.service.database, TENANT, wanted, () => random)).toMatchObject({ ok: true, entries });
  });

  it.each([5, 6, 1000])('of %i names an entry that is missing: before its stretch, at its beginning, inside of it', async (entries) => {
    await tamper(owner, 'delete from razao.journal_entries where seq_no = 4');
    expect(await sample(entries)).toMatchObject({ ok: false, row: 'entry 4', problem: expect.stringMatching(/^is missing/) });
  });

  it.each<[string, string, string]>([
    ['an amount', 'update razao.journal_entries set amount = 11 where seq_no = 3', 'entry 3'],
    ['a running balance', 'update razao.journal_entries set creditor_after = creditor_after + 1 where seq_no = 5', 'entry 5'],
    ['a head', `update razao.heads set entry_hash = repeat('0', 64)`, 'head'],
  ])('finds %s that was changed', async (_, sql, row) => {
    await tamper(owner, sql);
    expect(await sample()).toMatchObject({ ok: false, row: expect.stringContaining(row) });
  });

  it('is right while the service writes', async () => {
    let writes = true;
    const writing = (async () => { while (writes) await api.transfer(a, b, 1); })();
    for (let n = 0; n < 5; n += 1) expect(await sample(200)).toMatchObject({ ok: true });
    writes = false;
    await writing;
  });
});

/** Returns the statement that writes a transfer again under another number, with other values. */
function insertOf(values: Readonly<Record<string, string>>): string {
  const given = { seq_no: '99', ...values };
  return `insert into razao.journal_entries select (r).* from (
    select json_populate_record(e, json_build_object(${Object.entries(given).map(([column, value]) => `'${column}', ${value}`).join(', ')})) as r
    from razao.journal_entries e where e.seq_no = 3) again`;
}

describe('Postgres refuses', () => {
  it.each<[string, () => string, RegExp]>([
    ['to change an entry', () => `update razao.journal_entries set entry_type = 'X' where seq_no = 1`, /append-only/],
    ['to delete an entry', () => 'delete from razao.journal_entries where seq_no = 1', /append-only/],
    ['a move of nothing', () => insertOf({ amount: '0' }), /entry_moves_something/],
    ['a move to where it came from', () => insertOf({ creditor_account_id: 'debtor_account_id' }), /entry_between_accounts/],
    ['half a move', () => insertOf({ creditor_account_id: 'null' }), /entry_moves_whole/],
    ['an entry twice', () => insertOf({ seq_no: 'seq_no' }), /journal_entries_pkey/],
    ['an overdraft', () => `update razao.balances set posted = -1 where account_id = '${a}'`, /no_negative_available/],
    ['a hold on what is not there', () => `update razao.balances set held = 1000 where account_id = '${a}'`, /no_negative_available/],
    [
      'an obligation that is final without an outcome',
      () => `update razao.obligations set resolution_outcome = null where state = 'FINAL'`, /obligation_final_has_outcome/,
    ],
  ])('%s, even to its owner', async (_, sql, message) => {
    await expect(owner.query(sql())).rejects.toThrow(message);
  });

  it.each(['journal_entries', 'outbox'])('the service to change or delete %s', async (table) => {
    const refused = /permission denied|append-only/;
    const column = { journal_entries: 'entry_type', outbox: 'event_type' }[table];
    const write = (sql: string) => api.service.database.forTenant(TENANT).write(({ em }) => em.execute(sql));
    await expect(write(`update razao.${table} set ${column} = 'X'`)).rejects.toThrow(refused);
    await expect(write(`delete from razao.${table}`)).rejects.toThrow(refused);
  });
});
