import type { EntityManager } from '@mikro-orm/postgresql';
import { accountingDay } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import { entryColumns, keptEntry, payloadHashOf, type EntryRow } from './entry-row.ts';
import { chainHash, GENESIS_HASH, payloadOf, type EntryPayload, type KeptEntry, type EntryTransfer } from './entry.ts';

/** Result of a check of a tenant's books: the number of entries checked, or the first row that is wrong. */
export type JournalVerdict =
  | { readonly ok: true; readonly entries: number; readonly head_hash: string }
  | { readonly ok: false; readonly entries: number; readonly row: string; readonly problem: string };

/** Complete row of the journal. */
interface WholeRow extends EntryRow {
  readonly debtor_after: string | null;
  readonly creditor_after: string | null;
  readonly entry_hash: string;
  readonly commit_no: string;
  /** Balances that the move before this one left on its accounts; read only where requested. */
  readonly debtor_before: string | null;
  readonly creditor_before: string | null;
}

const PAGE = 5_000;

/** A bad row, thrown out of the replay. */
export class BadRow extends Error {
  constructor(readonly row: string, readonly problem: string) {
    super(problem);
  }
}

/** Check of a domain's own rows by the journal: it sees every entry, and then compares. One is made for each verification. */
export interface BooksCheck {
  /** Reads the data that it needs before the first entry. */
  begin?(em: EntityManager, tenant: string): Promise<void>;
  /** @throws BadRow for an entry that cannot be. */
  entry?(payload: EntryPayload): void;
  /** @throws BadRow for the first row that differs from the entries' result. */
  end(em: EntityManager, tenant: string): Promise<void>;
}

/** Hash of an entry that somebody kept outside of this database. */
export interface Witness {
  readonly seqNo: bigint;
  /** Lowercase hex. */
  readonly entryHash: string;
}

/**
 * Recomputes a tenant's books from their first entry: the chain over the columns, running balances, and at the end the live balances, the
 * head, and what domains check. Reads one snapshot, so the service may go on writing.
 * @param checks of the domains, newly made.
 * @param against an entry whose hash is known from elsewhere: a journal that was rewritten as a whole does not have it.
 */
export async function verifyJournal(
  database: Database, tenant: string, checks: readonly BooksCheck[], against?: Witness,
): Promise<JournalVerdict> {
  const replay = new Replay(tenant, checks, against);
  return database.forTenant(tenant).read((em) => judge(replay, async () => {
    for (const check of checks) await check.begin?.(em, tenant);
    await replayRange(em, tenant, replay, undefined);
    if (against && against.seqNo > replay.seqNo) throw new BadRow(`entry ${against.seqNo}`, 'is missing, and was recorded elsewhere');
    await checkHead(em, tenant, replay);
    await checkBalances(em, tenant, replay);
    await checkLate(em, tenant, replay);
    for (const check of checks) await check.end(em, tenant);
  }), { isolation: 'repeatable read' });
}

/** Turns the first bad row into the verdict. */
async function judge(replay: Replay, check: () => Promise<void>): Promise<JournalVerdict> {
  try {
    await check();
    return { ok: true, entries: replay.checked, head_hash: replay.hash };
  } catch (error) {
    if (!(error instanceof BadRow)) throw error;
    return { ok: false, entries: replay.checked, row: error.row, problem: error.problem };
  }
}

/** Most entries of one stretch of a sample. */
const STRETCH = 100;

/**
 * Checks stretches of a tenant's journal, drawn at random, and its newest entries: each in itself, chained to the entry before it, with
 * running balances that continue those of the postings before. Each stretch is read on its own, so that it can be repeated beside a busy
 * service. No entry is checked twice.
 * @param entries how many entries to check, about; a journal that has fewer is checked whole.
 * @param random draws a number from 0 (included) to 1.
 */
export async function sampleJournal(database: Database, tenant: string, entries: number, random: () => number): Promise<JournalVerdict> {
  const length = Math.min(STRETCH, entries);
  const read = (check: (em: EntityManager) => Promise<JournalVerdict>) =>
    database.forTenant(tenant).read(check, { isolation: 'repeatable read' });
  const newest = { after: 0 };
  const first = await read(async (em) => {
    newest.after = Math.max(0, Number((await readHead(em, tenant))?.seq_no ?? 0) - length);
    return checkStretch(em, tenant, newest.after, undefined);
  });
  let checked = first.entries;
  if (!first.ok) return first;
  for (const stretch of drawn(Math.ceil(newest.after / length), random)) {
    if (checked >= entries) break;
    const after = stretch * length;
    const verdict = await read((em) => checkStretch(em, tenant, after, Math.min(after + length, newest.after)));
    checked += verdict.entries;
    if (!verdict.ok) return { ...verdict, entries: checked };
  }
  return { ok: true, entries: checked, head_hash: first.head_hash };
}

/** Yields the numbers below `count`, each once, in random order (Fisher and Yates). */
function* drawn(count: number, random: () => number): Generator<number> {
  const moved = new Map<number, number>();
  for (let left = count; left > 0; left -= 1) {
    const place = Math.floor(random() * left);
    yield moved.get(place) ?? place;
    moved.set(place, moved.get(left - 1) ?? left - 1);
  }
}

/** @param last the last entry of the stretch; undefined for all up to the head, which is checked too. */
async function checkStretch(em: EntityManager, tenant: string, after: number, last: number | undefined): Promise<JournalVerdict> {
  const [before] = await em.execute<{ entry_hash: string; committed_at: string | Date }[]>(
    'select entry_hash, committed_at from razao.journal_entries where tenant_id = ? and seq_no = ?', [tenant, after]);
  const replay = new Replay(tenant);
  if (before) replay.continueFrom(BigInt(after), before.entry_hash, new Date(before.committed_at).toISOString());
  return judge(replay, async () => {
    if (!before && after > 0) missing(BigInt(after), BigInt(after));
    await replayRange(em, tenant, replay, last === undefined ? MAX_SEQ : BigInt(last));
    if (last === undefined) await checkHead(em, tenant, replay);
    else if (replay.seqNo < BigInt(last)) missing(replay.seqNo + 1n, BigInt(last));
  });
}

/** @throws BadRow naming the entries, from the first to the last, that are not there. */
function missing(first: bigint, last: bigint, why = ''): never {
  throw new BadRow(first === last ? `entry ${first}` : `entries ${first} to ${last}`, `${first === last ? 'is' : 'are'} missing${why}`);
}

/** Replays entries page by page; while one is checked Postgres reads the next. */
async function replayRange(em: EntityManager, tenant: string, replay: Replay, last: bigint | undefined): Promise<void> {
  let reading = readEntries(em, tenant, replay.seqNo, last);
  for (let rows = await reading; rows.length > 0; rows = await reading) {
    reading = readEntries(em, tenant, BigInt(rows.at(-1)?.seq_no ?? 0), last);
    try {
      for (const row of rows) replay.entry(row);
    } catch (error) {
      await reading;
      throw error;
    }
  }
}

/** SQL of the balance that the previous move left on one of an entry's accounts. */
const before = (who: 'debtor' | 'creditor'): string => `(
  select b.after from (
    (select b.seq_no, b.debtor_after as after from razao.journal_entries b
     where b.tenant_id = e.tenant_id and b.debtor_account_id = e.${who}_account_id and b.asset = e.asset and b.seq_no < e.seq_no order by b.seq_no desc limit 1)
    union all
    (select b.seq_no, b.creditor_after from razao.journal_entries b
     where b.tenant_id = e.tenant_id and b.creditor_account_id = e.${who}_account_id and b.asset = e.asset and b.seq_no < e.seq_no order by b.seq_no desc limit 1)
  ) b order by b.seq_no desc limit 1)`;

/** Reads entries. A sample also reads the balances before each, for it does not begin at the first entry. */
function readEntries(em: EntityManager, tenant: string, after: bigint, last: bigint | undefined): Promise<WholeRow[]> {
  const befores = last === undefined
    ? 'null as debtor_before, null as creditor_before'
    : `${before('debtor')} as debtor_before, ${before('creditor')} as creditor_before`;
  return em.execute<WholeRow[]>(
    `select ${entryColumns('e')}, e.debtor_after, e.creditor_after, e.entry_hash, e.commit_no, ${befores}
     from razao.journal_entries e where e.tenant_id = ? and e.seq_no > ? and e.seq_no <= ? order by e.seq_no limit ?`,
    [tenant, after, last ?? MAX_SEQ, PAGE]);
}

const MAX_SEQ = 9_223_372_036_854_775_807n;

/** The books as they should be after each entry. */
class Replay {
  seqNo = 0n;
  hash = GENESIS_HASH;
  committedAt = '';
  commitNo = 0n;
  /** Entries looked at so far. */
  checked = 0;
  /** Minor units by account and asset. */
  readonly posted = new Map<string, bigint>();
  readonly held = new Map<string, bigint>();
  readonly blocked = new Map<string, bigint>();
  /** Late postings by account, asset, the day on which they count, and the day of writing. */
  readonly late = new Map<string, { count: bigint; cents: bigint; milliseconds: bigint }>();

  constructor(private readonly tenant: string, private readonly checks: readonly BooksCheck[] = [], private readonly against?: Witness) {}

  /** Begins in the middle: after an entry that is taken to be right. */
  continueFrom(seqNo: bigint, hash: string, committedAt: string): void {
    this.seqNo = seqNo;
    this.hash = hash;
    this.committedAt = committedAt;
  }

  entry(row: WholeRow): void {
    const name = `entry ${row.seq_no}`;
    const must = (holds: boolean, problem: string): void => {
      if (!holds) throw new BadRow(name, problem);
    };
    if (BigInt(row.seq_no) !== this.seqNo + 1n) missing(this.seqNo + 1n, BigInt(row.seq_no) - 1n);
    const entry = keptEntry(this.tenant, row);
    const payload = payloadOf(entry);
    must(
      chainHash(this.hash, payloadHashOf(payload)) === row.entry_hash,
      'entry_hash does not match the entry and the hash before it',
    );
    must(entry.accountingDay === accountingDay(new Date(entry.effectiveAt)), 'accounting_day is not the day of effective_at');
    must(entry.committedAt >= this.committedAt, 'committed_at goes backwards');
    must(BigInt(row.commit_no) >= this.commitNo, 'commit_no goes backwards');
    if (this.against?.seqNo === entry.seqNo) must(
      row.entry_hash === this.against.entryHash, 'entry_hash is not the one recorded elsewhere',
    );
    if (entry.transfer) this.#move(entry, entry.transfer, row, must);
    this.#reserve(payload);
    for (const check of this.checks) check.entry?.(payload);
    this.checked += 1;
    this.seqNo += 1n;
    this.hash = row.entry_hash;
    this.committedAt = entry.committedAt;
    this.commitNo = BigInt(row.commit_no);
  }

  #move(entry: KeptEntry, { debtorAccountId, creditorAccountId, asset, amount }: EntryTransfer, row: WholeRow, must: (
    holds: boolean, problem: string,
  ) => void): void {
    must(amount > 0n && debtorAccountId !== creditorAccountId, 'it moves no amount, or from an account to itself');
    const sides = [
      [debtorAccountId, -amount, row.debtor_before, row.debtor_after], [creditorAccountId, amount, row.creditor_before, row.creditor_after],
    ] as const;
    for (const [accountId, change, left, after] of sides) {
      const key = `${accountId} ${asset}`;
      if (left !== null && !this.posted.has(key)) this.posted.set(key, BigInt(left));
      add(this.posted, accountId, asset, change);
      must(after !== null && this.posted.get(key) === BigInt(after), `the balance that it left on ${accountId} is wrong`);
      if (entry.effectiveAt !== entry.committedAt) this.#addLate(entry, key, change);
    }
  }

  #addLate(entry: KeptEntry, account: string, amount: bigint): void {
    const key = `${account} ${entry.accountingDay} ${accountingDay(new Date(entry.committedAt))}`;
    const { count, cents, milliseconds } = this.late.get(key) ?? { count: 0n, cents: 0n, milliseconds: 0n };
    this.late.set(key, { count: count + 1n, cents: cents + amount, milliseconds: milliseconds + BigInt(Date.parse(entry.effectiveAt)) });
  }

  #reserve({ reservations }: EntryPayload): void {
    for (const { reservation_id, account_id, asset, amount } of reservations ?? []) {
      add(isHold(reservation_id) ? this.held : this.blocked, account_id, asset, BigInt(amount));
    }
  }
}

function isHold(reservationId: string): boolean {
  return reservationId.startsWith('hld_');
}

function add(sums: Map<string, bigint>, accountId: string, asset: string, amount: bigint): void {
  const key = `${accountId} ${asset}`;
  sums.set(key, (sums.get(key) ?? 0n) + amount);
}

async function readHead(em: EntityManager, tenant: string): Promise<{ seq_no: string; entry_hash: string } | undefined> {
  const [head] = await em.execute<{ seq_no: string; entry_hash: string }[]>(
    'select seq_no, entry_hash from razao.heads where tenant_id = ?', [tenant],
  );
  return head;
}

async function checkHead(em: EntityManager, tenant: string, replay: Replay): Promise<void> {
  const head = await readHead(em, tenant);
  if (!head) throw new BadRow('head', `tenant ${tenant} has no head`);
  if (BigInt(head.seq_no) > replay.seqNo) missing(replay.seqNo + 1n, BigInt(head.seq_no), `: the head is at ${head.seq_no}`);
  if (BigInt(head.seq_no) !== replay.seqNo) throw new BadRow('head', `seq_no is ${head.seq_no}, the journal ends at ${replay.seqNo}`);
  if (head.entry_hash !== replay.hash) throw new BadRow('head', 'entry_hash is not that of the last entry');
}

async function checkBalances(em: EntityManager, tenant: string, replay: Replay): Promise<void> {
  const rows = await em.execute<{ account_id: string; asset: string; posted: string; held: string; blocked: string }[]>(
    `select account_id, asset, posted, held, blocked from razao.balances
     where tenant_id = ? order by account_id, asset`, [tenant]);
  const seen = new Set<string>();
  for (const row of rows) {
    const key = `${row.account_id} ${row.asset}`;
    seen.add(key);
    for (const name of ['posted', 'held', 'blocked'] as const) {
      const replayed = replay[name].get(key) ?? 0n;
      if (BigInt(row[name]) !== replayed) throw new BadRow(`balance ${key}`, `${name} is ${row[name]}, the journal says ${replayed}`);
    }
  }
  for (const [key, posted] of replay.posted) {
    if (posted !== 0n && !seen.has(key)) throw new BadRow(`balance ${key}`, `is missing, the journal says ${posted}`);
  }
}

/** Checks that the stored late postings, from which balances at past instants are computed, match these entries. */
async function checkLate(em: EntityManager, tenant: string, replay: Replay): Promise<void> {
  const rows = await em.execute<{ key: string; count: string; cents: string; milliseconds: string }[]>(
    `select concat_ws(' ', account_id, asset, accounting_day, committed_day) as key, count(*) as count, sum(amount) as cents,
            sum((extract(epoch from effective_at) * 1000)::bigint) as milliseconds
     from razao.late_postings where tenant_id = ? group by 1 order by 1`, [tenant]);
  const left = new Map(replay.late);
  for (const { key, count, cents, milliseconds } of rows) {
    const replayed = left.get(key);
    const agrees = replayed?.count === BigInt(count) && replayed.cents === BigInt(cents) && replayed.milliseconds === BigInt(milliseconds);
    if (!agrees) throw new BadRow(`late postings ${key}`, 'differ from the late entries of the journal');
    left.delete(key);
  }
  for (const [key] of left) throw new BadRow(`late postings ${key}`, 'are missing');
}
