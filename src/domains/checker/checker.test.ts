/** The checker finds every kind of row that was falsified, names row, column and both values, and says so until the books agree again. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import type { HealthBooks, HealthResponse } from '../../../generated/models.ts';
import { createLog } from '../../platform/log.ts';
import { LADDER } from '../../app.ts';
import { eventually, startTestService, TENANT, transferBody, type TestService } from '../../../test/support/service.ts';
import { foundSquad } from '../../../test/support/squads-house.ts';
import { fillBooks, keepRows } from '../../../test/support/falsified-books.ts';
import { tamper } from '../../../test/support/tamper.ts';
import { BooksChecker, pauseOfFollowing, pauseOfWhole } from './books-checker.ts';

const MOVED = `timestamptz '2026-01-01T00:00:00Z'`;
const TABLES = [
  'journal_entries', 'balances', 'turnovers', 'balance_marks', 'late_postings', 'gl_days', 'heads', 'obligations', 'holds', 'blocks',
  'limit_counters', 'squad_members', 'squad_shares',
];

let api: TestService;
let owner: pg.Client;
let restore: () => Promise<void>;
let a: string;
let b: string;

beforeAll(async () => {
  api = await startTestService({ env: { RAZAO_ROLES: 'api' } });
  [a, b] = [await api.account(1_000), await api.account()];
  await api.ok('createAccountLimitPolicy', { path: { account_id: a }, body: {
    currency: 'BRL', dimension: 'AMOUNT', direction: 'DEBIT', window: 'DAY', threshold: 100_000, action: 'REJECT',
  } });
  await fillBooks(api, a, b);
  const { sqd_id } = await foundSquad(api, a, b);
  await api.ok('contributeToSquad', { path: { sqd_id }, body: {
    kind: 'ACCOUNTING', actor_account_id: a, amount: { currency: 'BRL', value: 100 },
  } });
  owner = new pg.Client({ connectionString: api.databaseUrl });
  await owner.connect();
  restore = await keepRows(owner, TABLES);
});
afterAll(async () => {
  await owner?.end();
  await api?.stop();
});

const booksNow = async (): Promise<HealthBooks | undefined> => (await api.ok<HealthResponse>('getHealth')).books;
const lastEntry = async (): Promise<number> =>
  Number((await owner.query<{ seq_no: string }>('select seq_no from razao.heads')).rows[0]?.seq_no);

/** A checker of this process, whose turns the test takes. */
function checkerOf(mostEntries = Infinity): BooksChecker {
  const { database } = api.service;
  return new BooksChecker({
    database, reader: database, log: createLog('silent'), checks: () => LADDER.checks(), mostEntries, isReadOnlyOnDifference: false,
    random: () => 0.5,
  });
}

describe('a falsified row', () => {
  afterEach(async () => {
    await restore();
    await checkerOf().checkWhole(TENANT, 1);
    expect(await booksNow()).toMatchObject({ status: 'agree' });
  });

  const entry = (change: string, seq = 5): string => `update razao.journal_entries set ${change} where seq_no = ${seq}`;

  /** Columns of entries that its hash has are found by the hash. */
  it.each<readonly [column: string, sql: () => string, row: string, values?: readonly [stored: string, derived: string]]>([
    ['entry_hash', () => entry(`entry_hash = repeat('a', 64)`), 'entry 5'],
    ['entry_hash', () => entry('amount = amount + 1'), 'entry 5'],
    ['entry_hash', () => entry(`asset = 'USD'`), 'entry 5'],
    ['entry_hash', () => entry(`debtor_account_id = 'acc_x'`), 'entry 5'],
    ['entry_hash', () => entry(`creditor_account_id = 'acc_x'`), 'entry 5'],
    ['entry_hash', () => entry('is_credit_first = not is_credit_first'), 'entry 5'],
    ['entry_hash', () => entry(`entry_type = 'CORRECTION'`), 'entry 5'],
    ['entry_hash', () => entry(`tx_id = 'txn_x'`), 'entry 5'],
    ['entry_hash', () => entry(`obligation_id = 'obl_x'`), 'entry 5'],
    ['entry_hash', () => entry(`tx_id = tx_id || chr(31) || tx_id`), 'entry 5'],
    ['entry_hash', () => entry(`obligation_id = ''`, 2), 'entry 2'],
    ['entry_hash', () => entry(`asset = 'BRL","amount":1,"asset":"BRL'`), 'entry 5'],
    ['entry_hash', () => entry(`correlation = '{"hold_id":"hld_x"}'`), 'entry 5'],
    ['entry_hash', () => entry(`committed_at = ${MOVED}`), 'entry 5'],
    ['entry_hash', () => entry(`effective_at = ${MOVED}`), 'entry 5'],
    ['entry_hash', () => entry('accounting_day = accounting_day + 1'), 'entry 5'],
    ['debtor_after', () => entry('debtor_after = debtor_after + 1', 3), 'entry 3', ['991', '990']],
    ['creditor_after', () => entry('creditor_after = creditor_after + 1', 3), 'entry 3', ['11', '10']],
    ['created_event', () => entry('created_event = settled_event', 3), 'entry 3'],
    ['settled_event', () => entry('settled_event = created_event', 3), 'entry 3'],
    ['posted', () => `update razao.balances set posted = posted + 1 where account_id = '${b}'`, 'balance', ['61', '60']],
    ['held', () => `update razao.balances set held = held + 1, blocked = blocked - 1 where account_id = '${b}'`, 'balance', ['21', '20']],
    ['blocked', () => `update razao.balances set blocked = 1 where account_id = '${a}'`, 'balance', ['1', '0']],
    ['outgoing', () => `update razao.balances set outgoing = 6 where account_id = '${a}'`, 'balance', ['5', '6']],
    ['incoming', () => `update razao.balances set incoming = 6 where account_id = '${a}'`, 'balance', ['0', '6']],
    ['moved', () => 'update razao.turnovers set moved = moved + 1', 'turnover BRL'],
    ['held', () => 'update razao.balance_marks set held = 21 where held = 20', 'balance mark', ['21', '20']],
    ['blocked', () => 'update razao.balance_marks set blocked = 41 where blocked = 40', 'balance mark', ['41', '40']],
    ['amount', () => `update razao.late_postings set amount = 8 where account_id = '${a}'`, 'late postings', ['8', '7']],
    ['effective_at', () => `update razao.late_postings set effective_at = ${MOVED} where account_id = '${a}'`, 'late postings'],
    ['debits', () => `update razao.gl_days set debits = debits + 1 where member_type = 'CUSTOMER'`, 'day'],
    ['credits', () => `update razao.gl_days set credits = credits + 1 where member_type = 'CUSTOMER'`, 'day'],
    ['amount', () => 'update razao.holds set amount = 21', 'hld_', ['21', '20']],
    ['secured', () => 'update razao.blocks set secured = 1', 'blk_', ['1', '40']],
    ['entry_hash', () => `update razao.heads set entry_hash = repeat('0', 64)`, 'head'],
    ['counters', () => `update razao.limit_counters set counters = regexp_replace(counters, '\\d+$', '1')`, 'counter', ['1', '65']],
  ])('in %s is named: %s', async (...[column, sql, row, values]) => {
    const [stored, derived] = values ?? [];
    await tamper(owner, sql());
    await checkerOf().checkWhole(TENANT, 1);
    const difference = (await booksNow())?.difference;
    expect(difference).toMatchObject({
      column, row: expect.stringContaining(row), stored: stored ?? expect.any(String), derived: derived ?? expect.any(String),
      found_at: expect.any(String),
    });
    expect(difference?.stored).not.toBe(difference?.derived);
  });

  it.each<[what: string, sql: string, row: string, problem: RegExp]>([
    ['an entry that was taken out', 'delete from razao.journal_entries where seq_no = 5', 'entry 5', /missing/],
    ['a balance that was taken out', `delete from razao.balances where posted = 60`, 'balance', /missing/],
    ['what a member owes', 'update razao.squad_members set owed = owed + 1 where owed > 0', 'sqd_', /owes/],
    ['a share', 'update razao.squad_shares set cents = cents + 1', 'sqd_', /./],
  ])('is named: %s', async (_what, sql, row, problem) => {
    await tamper(owner, sql);
    await checkerOf().checkWhole(TENANT, 1);
    expect((await booksNow())?.difference).toMatchObject({ row: expect.stringContaining(row), problem: expect.stringMatching(problem) });
  });

  it('is shown without its row to a client that may not read the journal', async () => {
    await tamper(owner, `update razao.balances set posted = posted + 1 where account_id = '${b}'`);
    await checkerOf().checkWhole(TENANT, 1);
    const answer = await api.ok<HealthResponse>('getHealth', { token: await api.token(['service/health']) });
    expect([answer.status, answer.books?.status, answer.books?.difference]).toEqual(['degraded', 'differ', undefined]);
  });

  it('of new entries is found as they are followed, and they are not followed past it', async () => {
    await checkerOf().follow();
    await tamper(owner, entry('creditor_after = creditor_after + 1'));
    await owner.query(`update razao.book_checks c set seq_no = 2, entry_hash = e.entry_hash
      from razao.journal_entries e where e.seq_no = 2`);
    await checkerOf().follow();
    expect(await booksNow()).toMatchObject({ status: 'differ', checked_to: 2, difference: { column: 'creditor_after' } });
  });

  it('in books that are too large is found in a sample of them', async () => {
    await tamper(owner, entry('amount = amount + 1'));
    await checkerOf(0).checkWhole(TENANT, 1);
    expect(await booksNow()).toMatchObject({ status: 'differ', difference: { row: 'entry 5' } });
  });
});

describe('new entries', () => {
  const following = async (checker: BooksChecker): Promise<HealthBooks | undefined> => {
    await checker.follow();
    return booksNow();
  };

  it('are followed by any process, from wherever another went on', async () => {
    const [one, other] = [checkerOf(), checkerOf()];
    for (const checker of [one, one, other, one]) {
      await api.transfer(a, b, 1);
      expect(await following(checker)).toMatchObject({ status: 'agree', checked_to: await lastEntry(), behind_seconds: 0 });
    }
  });

  it('that do not go on from the balance that the one before left are found by the process that checked that one', async () => {
    await api.transfer(a, b, 1);
    const checker = checkerOf();
    expect(await following(checker)).toMatchObject({ status: 'agree', checked_to: await lastEntry() });
    await api.transfer(a, b, 1);
    const last = await lastEntry();
    await tamper(owner, `update razao.journal_entries set creditor_after = creditor_after + 1 where seq_no = ${last}`);
    expect(await following(checker)).toMatchObject({ status: 'differ', difference: { row: `entry ${last}`, column: 'creditor_after' } });
    await tamper(owner, `update razao.journal_entries set creditor_after = creditor_after - 1 where seq_no = ${last}`);
    await checker.checkWhole(TENANT, 1);
    expect(await following(checker)).toMatchObject({ status: 'agree', checked_to: last });
  });
});

it.each([
  ['new entries at rest', pauseOfFollowing(400, false), 1_000],
  ['new entries under load', pauseOfFollowing(400, true), 2_700],
  ['new entries under load that take longer', pauseOfFollowing(1_700, true), 250],
  ['whole books at rest', pauseOfWhole(100, false), 1_900],
  ['whole books under load', pauseOfWhole(100, true), 5_700],
  ['large books under load, a minute at most unless they always do', pauseOfWhole(2_000, true), 60_000],
  ['larger books under load', pauseOfWhole(4_000, true), 76_000],
  ['the smallest books', pauseOfWhole(1, false), 250],
])('after a check of %s passes a pause', (_what, pause, ms) => expect(pause).toBe(ms));

describe('a process with the role checker', () => {
  let checker: TestService;
  beforeAll(async () => {
    checker = await startTestService({ databaseUrl: api.databaseUrl, env: { RAZAO_ROLES: 'checker', RAZAO_CHECKER_READ_ONLY: '1' } });
  });
  afterAll(() => checker?.stop());

  it('is level with the journal, and checks the whole books again and again', async () => {
    await api.transfer(a, b, 1);
    await becomesLevel();
    await api.ok('placeHold', { body: { account_id: a, amount_cents: 1, currency: 'BRL' } }); // which moves no account
    await becomesLevel();
  });

  async function becomesLevel(): Promise<void> {
    const last = await lastEntry();
    await eventually(async () => {
      const { checked_to, whole_checked_to, behind_seconds } = await booksNow() ?? {};
      return checked_to === last && whole_checked_to === last && behind_seconds === 0;
    });
  }

  it('makes the tenant read-only where the setting says so, until its books agree', async () => {
    const change = (by: number) => tamper(owner, `update razao.balances set outgoing = outgoing + ${by} where account_id = '${a}'`);
    const becomes = (status: HealthBooks['status']) => eventually(async () => (await booksNow())?.status === status);
    await change(1);
    await becomes('differ');
    expect((await api.call('createObligation', { body: transferBody(a, b, 1) })).status).toBe(503);
    await change(-1);
    await becomes('agree');
    await api.transfer(a, b, 1);
  });
});
