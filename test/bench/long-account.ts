/**
 * An account with as many entries as wanted, filled in by SQL: entries are numbered and hashed by the journal's own code, and written by
 * the table's owner without commits, events and days of the general ledger. Proofs and past balances read them like any others.
 */
import pg from 'pg';
import { GENESIS_HASH, sealEntry, type SealedEntry } from '../../src/domains/journal/entry.ts';
import { present } from '../../src/platform/assert.ts';
import { FixedClock } from '../../src/platform/clock.ts';
import { idSource, type IdSource } from '../../src/platform/id.ts';
import { randomIntegers } from './sample.ts';
import { makeAccounts } from './year.ts';

const AT_ONCE = 10_000;
const YEAR_MS = 365 * 86_400_000;
const FUNDS = 1_000_000_000n;
const PEOPLE = 1_000;

export interface LongAccount {
  readonly tenant: string;
  /** Every entry is one of its. */
  readonly account: string;
  readonly entries: number;
  readonly seconds: number;
}

const COLUMNS = {
  seq_no: 'bigint', committed_at: 'timestamptz', amount: 'bigint', debtor_after: 'bigint', creditor_after: 'bigint', tx_id: 'text',
  debtor_account_id: 'text', creditor_account_id: 'text', entry_hash: 'text', accounting_day: 'date',
} as const;
const NAMES = Object.keys(COLUMNS);
const INSERT = `insert into razao.journal_entries
    (tenant_id, effective_at, is_credit_first, entry_type, asset, commit_no, ${NAMES.join(', ')})
  select $1, e.committed_at, false, 'TRANSFER', 'BRL', e.seq_no, ${NAMES.map((name) => `e.${name}`).join(', ')}
  from unnest(${Object.values(COLUMNS).map((type, at) => `$${at + 2}::${type}[]`).join(', ')}) as e(${NAMES.join(', ')})`;

interface Filled {
  readonly entry: SealedEntry;
  readonly after: readonly [debtor: bigint, creditor: bigint];
}

/** Makes the tenant, its accounts and the entries; tells how far it is. @param admin connection of the tables' owner. */
export async function fillLongAccount(
  admin: pg.Client, tenant: string, entries: number, end: Date, tell: (made: number) => void,
): Promise<LongAccount> {
  const begun = performance.now();
  const clock = new FixedClock(new Date(end.getTime() - YEAR_MS));
  const ids = idSource(clock);
  await admin.query('set synchronous_commit = off');
  const accounts = await makeAccounts(admin, tenant, ids, clock.now(), PEOPLE);
  const faucet = present(accounts.find(({ systemRole }) => systemRole === 'faucet'), 'the faucet').accountId;
  const [busy = '', ...people] = accounts.filter(({ systemRole }) => systemRole === null).map(({ accountId }) => accountId);
  const indexes = await dropIndexes(admin);
  const maker = new EntryMaker(tenant, clock, ids, { faucet, busy, people }, entries);
  let written: Promise<unknown> = Promise.resolve();
  for (let made = 0; made < entries; made += AT_ONCE) {
    const filled = Array.from({ length: Math.min(AT_ONCE, entries - made) }, () => maker.next());
    await written;
    tell(made);
    written = insert(admin, tenant, filled);
  }
  await written;
  for (const definition of indexes) await admin.query(definition);
  await closeBooks(admin, tenant, maker);
  await admin.query('set synchronous_commit = on');
  await admin.query('vacuum analyze razao.journal_entries');
  return { tenant, account: busy, entries, seconds: (performance.now() - begun) / 1000 };
}

/** Transfers between one account and the others, there and back, so that no balance falls below zero. */
class EntryMaker {
  readonly balances = new Map<string, bigint>();
  last: SealedEntry | undefined;
  readonly #random = randomIntegers(3);
  #partner = '';
  #amount = 0n;

  constructor(
    private readonly tenant: string, private readonly clock: FixedClock, private readonly ids: IdSource,
    private readonly roles: { readonly faucet: string; readonly busy: string; readonly people: readonly string[] },
    private readonly entries: number,
  ) {}

  next(): Filled {
    const number = Number(this.last?.seqNo ?? 0n) + 1;
    const { faucet, busy, people } = this.roles;
    if (number === 1) return this.#transfer(faucet, busy, FUNDS);
    if (number % 2 === 1) return this.#transfer(this.#partner, busy, this.#amount);
    [this.#partner, this.#amount] = [people[this.#random(people.length)] ?? '', BigInt(1 + this.#random(5_000))];
    return this.#transfer(busy, this.#partner, this.#amount);
  }

  #transfer(from: string, to: string, amount: bigint): Filled {
    const seqNo = (this.last?.seqNo ?? 0n) + 1n;
    const entry = sealEntry({
      entryType: 'TRANSFER', txId: this.ids.next('txn'), obligationIds: [],
      postings: [{ accountId: from, asset: 'BRL', amount: -amount }, { accountId: to, asset: 'BRL', amount }],
    }, { tenant: this.tenant, seqNo, prevHash: this.last?.entryHash ?? GENESIS_HASH, committedAt: this.clock.now() });
    this.last = entry;
    if (seqNo % 1_000n === 0n) this.clock.advance(Math.floor(YEAR_MS / this.entries) * 1_000);
    return { entry, after: [this.#add(from, -amount), this.#add(to, amount)] };
  }

  #add(account: string, amount: bigint): bigint {
    const after = (this.balances.get(account) ?? 0n) + amount;
    this.balances.set(account, after);
    return after;
  }
}

async function insert(admin: pg.Client, tenant: string, filled: readonly Filled[]): Promise<void> {
  const rows = filled.map(({ entry, after }) => [
    entry.seqNo, entry.committedAt, entry.transfer?.amount, after[0], after[1], entry.txId, entry.transfer?.debtorAccountId,
    entry.transfer?.creditorAccountId, entry.entryHash, entry.accountingDay,
  ]);
  await admin.query({ name: 'fill', text: INSERT, values: [tenant, ...NAMES.map((_name, at) => rows.map((row) => row[at]))] });
}

/** Indexes beside the primary key are made at the end. @returns their definitions. */
async function dropIndexes(admin: pg.Client): Promise<string[]> {
  const { rows } = await admin.query<{ indexname: string; indexdef: string }>(
    `select indexname, indexdef from pg_indexes where schemaname = 'razao' and tablename = 'journal_entries' and indexname !~ '_pkey$'`);
  for (const { indexname } of rows) await admin.query(`drop index razao.${indexname}`);
  return rows.map(({ indexdef }) => indexdef);
}

/** Balances and head as the entries left them. */
async function closeBooks(admin: pg.Client, tenant: string, { balances, last }: EntryMaker): Promise<void> {
  await admin.query(
    `insert into razao.balances (tenant_id, account_id, asset, posted, outgoing, incoming, held, blocked, may_overdraw)
     select $1, b.account, 'BRL', b.posted, 0, 0, 0, 0, b.posted < 0 from unnest($2::text[], $3::bigint[]) as b(account, posted)`,
    [tenant, [...balances.keys()], [...balances.values()]]);
  await admin.query('update razao.heads set seq_no = $2, entry_hash = $3, commit_no = $2, committed_at = $4 where tenant_id = $1', [
    tenant, last?.seqNo, last?.entryHash, last?.committedAt,
  ]);
}
