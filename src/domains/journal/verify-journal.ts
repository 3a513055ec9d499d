import type { EntityManager } from '@mikro-orm/postgresql';
import { canonicalJson, sha256 } from '../../platform/canonical.ts';
import { accountingDay } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import { textArray } from '../../platform/db/text-array.ts';
import { chainHash, GENESIS_HASH, type EntryPayload } from './entry.ts';

/** What a check of a tenant's books came to: how much was checked, or the first row that is wrong. */
export type Verdict =
  | { readonly ok: true; readonly entries: number; readonly head_hash: string }
  | { readonly ok: false; readonly entries: number; readonly row: string; readonly problem: string };

interface EntryRow {
  seq_no: string;
  entry_type: string;
  tx_id: string;
  effective_at: string | Date;
  committed_at: string | Date;
  accounting_day: string;
  /** As it is stored: the text that was hashed. */
  payload: string;
  payload_hash: string;
  prev_hash: string;
  entry_hash: string;
}

interface PostingRow {
  account_id: string;
  asset: string;
  seq_no: string;
  amount: string;
  posted_after: string;
  /** What the account's posting before this one left; only where it was asked for. */
  before: string | null;
}

/** An entry with what its payload says and the postings that are stored for it. */
interface ReadEntry {
  readonly row: EntryRow;
  readonly payload: EntryPayload;
  readonly postings: readonly PostingRow[];
}

const PAGE = 5_000;

/** A bad row, on its way out of the replay. */
export class BadRow extends Error {
  constructor(readonly row: string, readonly problem: string) {
    super(problem);
  }
}

/**
 * How a domain checks its own rows by the journal: it sees every entry, and then compares. One is made for each
 * verification.
 */
export interface BooksCheck {
  /** Reads what it has to know before the first entry. */
  begin?(em: EntityManager, tenant: string): Promise<void>;
  /** @throws BadRow for an entry that cannot be. */
  entry?(payload: EntryPayload): void;
  /** @throws BadRow for the first row that is not what the entries come to. */
  end(em: EntityManager, tenant: string): Promise<void>;
}

/** An entry's hash as somebody kept it outside of this database. */
export interface Witness {
  readonly seqNo: bigint;
  /** Lowercase hex. */
  readonly entryHash: string;
}

/**
 * Recomputes a tenant's books from their first entry: chain, payloads, sums, postings, running balances, and at the end
 * the live balances, the head, and what domains check. Reads one snapshot, so the service may go on writing.
 * @param checks of the domains, newly made.
 * @param against an entry whose hash is known from elsewhere: a journal that was rewritten as a whole does not have it.
 */
export async function verifyJournal(
  database: Database, tenant: string, checks: readonly BooksCheck[], against?: Witness,
): Promise<Verdict> {
  const replay = new Replay(tenant, checks, against);
  return database.forTenant(tenant).read((em) => judge(replay, async () => {
    for (const check of checks) await check.begin?.(em, tenant);
    await replayRange(em, tenant, replay, undefined);
    if (against && against.seqNo > replay.seqNo) throw new BadRow(`entry ${against.seqNo}`, 'is known from elsewhere and missing');
    await checkPostings(em, tenant, replay);
    await checkHead(em, tenant, replay);
    await checkBalances(em, tenant, replay);
    await checkLate(em, tenant, replay);
    for (const check of checks) await check.end(em, tenant);
  }), { isolation: 'repeatable read' });
}

/** Turns the first bad row into the verdict. */
async function judge(replay: Replay, check: () => Promise<void>): Promise<Verdict> {
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
 * Checks stretches of a tenant's journal, drawn at random, and its newest entries: each in itself, chained to the entry
 * before it, with running balances that continue those of the postings before. Each stretch is read on its own, so that
 * it can be done again and again beside a busy service. No entry is checked twice.
 * @param entries how many entries to check, about; a journal that has fewer is checked whole.
 * @param random draws a number from 0 (included) to 1.
 */
export async function sampleJournal(database: Database, tenant: string, entries: number, random: () => number): Promise<Verdict> {
  const length = Math.min(STRETCH, entries);
  const read = (check: (em: EntityManager) => Promise<Verdict>) => database.forTenant(tenant).read(check, { isolation: 'repeatable read' });
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

/** The numbers below `count`, each once, in an order that is drawn as it goes (Fisher and Yates). */
function* drawn(count: number, random: () => number): Generator<number> {
  const moved = new Map<number, number>();
  for (let left = count; left > 0; left -= 1) {
    const place = Math.floor(random() * left);
    yield moved.get(place) ?? place;
    moved.set(place, moved.get(left - 1) ?? left - 1);
  }
}

/** @param last the last entry of the stretch; undefined for all up to the head, which is checked too. */
async function checkStretch(em: EntityManager, tenant: string, after: number, last: number | undefined): Promise<Verdict> {
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
  const isSample = last !== undefined;
  await em.execute(BY_KEY);
  let reading = readEntries(em, tenant, replay.seqNo, last);
  for (let rows = await reading; rows.length > 0; rows = await reading) {
    const entries = rows.map((row) => ({ row, payload: JSON.parse(row.payload) as EntryPayload }));
    const postings = await readPostings(em, tenant, entries, isSample);
    reading = readEntries(em, tenant, BigInt(rows.at(-1)?.seq_no ?? 0), last);
    try {
      for (const entry of entries) replay.entry({ ...entry, postings: postings.get(entry.row.seq_no) ?? [] });
    } catch (error) {
      await reading;
      throw error;
    }
  }
  await em.execute(ANY_WAY);
}

/** Postings are looked up one by one: Postgres would rather read them all for each page. */
const BY_KEY = 'set local enable_hashjoin = off; set local enable_mergejoin = off; set local enable_seqscan = off';
const ANY_WAY = 'reset enable_hashjoin; reset enable_mergejoin; reset enable_seqscan';

function readEntries(em: EntityManager, tenant: string, after: bigint, last: bigint | undefined): Promise<EntryRow[]> {
  return em.execute<EntryRow[]>(
    `select seq_no, entry_type, tx_id, effective_at, committed_at, accounting_day::text, payload::text, payload_hash, prev_hash, entry_hash
     from razao.journal_entries where tenant_id = ? and seq_no > ? and seq_no <= ? order by seq_no limit ?`,
    [tenant, after, last ?? MAX_SEQ, PAGE]);
}

const MAX_SEQ = 9_223_372_036_854_775_807n;

/** The postings that are stored under the accounts which payloads name, by the entry's number. */
async function readPostings(
  em: EntityManager, tenant: string, entries: readonly { row: EntryRow; payload: EntryPayload }[], withBefore: boolean,
): Promise<Map<string, PostingRow[]>> {
  const keys = entries.flatMap(({ row, payload }) => {
    const named = new Map(payload.postings.map(({ account_id, asset }) => [`${account_id} ${asset}`, { account_id, asset }]));
    return [...named.values()].map((key) => ({ ...key, seq_no: row.seq_no }));
  });
  const before = `(select b.posted_after from razao.postings b
    where b.tenant_id = p.tenant_id and b.account_id = p.account_id and b.asset = p.asset and b.seq_no < p.seq_no order by b.seq_no desc limit 1)`;
  const rows = await em.execute<PostingRow[]>(
    `select p.account_id, p.asset, p.seq_no, p.amount, p.posted_after, ${withBefore ? before : 'null'} as before
     from unnest(?::text[], ?::text[], ?::bigint[]) as k(account_id, asset, seq_no)
     join razao.postings p on p.tenant_id = ? and p.account_id = k.account_id and p.asset = k.asset and p.seq_no = k.seq_no`,
    [textArray(keys.map((key) => key.account_id)), textArray(keys.map((key) => key.asset)), textArray(keys.map((key) => key.seq_no)), tenant]);
  return Map.groupBy(rows, (row) => row.seq_no);
}

/** The books as they should be after each entry. */
class Replay {
  seqNo = 0n;
  hash = GENESIS_HASH;
  committedAt = '';
  /** Entries and postings looked at so far. */
  checked = 0;
  postings = 0;
  /** Minor units by account and asset. */
  readonly posted = new Map<string, bigint>();
  readonly held = new Map<string, bigint>();
  readonly blocked = new Map<string, bigint>();
  /** What counts before it was written, by account, asset, the day it counts on, and the day it was written on. */
  readonly late = new Map<string, { count: bigint; cents: bigint; milliseconds: bigint }>();

  constructor(private readonly tenant: string, private readonly checks: readonly BooksCheck[] = [], private readonly against?: Witness) {}

  /** Begins in the middle: after an entry that is taken to be right. */
  continueFrom(seqNo: bigint, hash: string, committedAt: string): void {
    this.seqNo = seqNo;
    this.hash = hash;
    this.committedAt = committedAt;
  }

  entry({ row, payload, postings }: ReadEntry): void {
    const name = `entry ${row.seq_no}`;
    const must = (holds: boolean, problem: string): void => {
      if (!holds) throw new BadRow(name, problem);
    };
    if (BigInt(row.seq_no) !== this.seqNo + 1n) missing(this.seqNo + 1n, BigInt(row.seq_no) - 1n);
    must(row.prev_hash === this.hash, 'prev_hash is not the hash of the entry before');
    must(isHashOf(row.payload_hash, row.payload, payload), 'payload_hash is not the hash of the payload');
    must(chainHash(row.prev_hash, row.payload_hash) === row.entry_hash, 'entry_hash does not follow from the chain');
    must(columnsAgree(row, payload, this.tenant), 'the columns differ from the payload');
    must(payload.committed_at >= this.committedAt, 'committed_at goes backwards');
    must(sumsToZero(payload), 'the postings do not sum to zero');
    if (this.against?.seqNo === BigInt(row.seq_no)) must(row.entry_hash === this.against.entryHash, 'entry_hash is not the one known from elsewhere');
    this.#post(payload, postings, must);
    this.#reserve(payload);
    for (const check of this.checks) check.entry?.(payload);
    this.checked += 1;
    this.seqNo += 1n;
    this.hash = row.entry_hash;
    this.committedAt = payload.committed_at;
  }

  #post(payload: EntryPayload, stored: readonly PostingRow[], must: (holds: boolean, problem: string) => void): void {
    const wanted = new Map<string, bigint>();
    for (const { account_id, asset, amount } of payload.postings) add(wanted, account_id, asset, BigInt(amount));
    const absent = [...wanted].find(([key, amount]) => amount !== 0n && !stored.some((it) => `${it.account_id} ${it.asset}` === key));
    must(absent === undefined, `the postings differ from the payload: that of ${absent?.[0]} is missing`);
    must(stored.length === [...wanted.values()].filter((amount) => amount !== 0n).length, 'the postings differ from the payload');
    for (const posting of stored) {
      const key = `${posting.account_id} ${posting.asset}`;
      must(wanted.get(key) === BigInt(posting.amount), 'the postings differ from the payload');
      if (posting.before !== null && !this.posted.has(key)) this.posted.set(key, BigInt(posting.before));
      add(this.posted, posting.account_id, posting.asset, BigInt(posting.amount));
      must(this.posted.get(key) === BigInt(posting.posted_after), `posted_after of ${posting.account_id} is wrong`);
    }
    this.postings += stored.length;
    if (payload.effective_at !== payload.committed_at) this.#addLate(payload, wanted);
  }

  #addLate(payload: EntryPayload, wanted: ReadonlyMap<string, bigint>): void {
    const days = `${payload.accounting_day} ${accountingDay(new Date(payload.committed_at))}`;
    for (const [account, amount] of wanted) {
      if (amount === 0n) continue;
      const key = `${account} ${days}`;
      const { count, cents, milliseconds } = this.late.get(key) ?? { count: 0n, cents: 0n, milliseconds: 0n };
      this.late.set(key, {
        count: count + 1n, cents: cents + amount, milliseconds: milliseconds + BigInt(Date.parse(payload.effective_at)),
      });
    }
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

/** The text as it is stored is the canonical one, or else it is made canonical: what counts is what it says. */
function isHashOf(hash: string, text: string, payload: EntryPayload): boolean {
  return sha256(text) === hash || sha256(canonicalJson(payload)) === hash;
}

function columnsAgree(row: EntryRow, payload: EntryPayload, tenant: string): boolean {
  return payload.tenant === tenant && payload.seq_no === Number(row.seq_no) && payload.entry_type === row.entry_type &&
    payload.tx_id === row.tx_id && payload.accounting_day === row.accounting_day &&
    payload.effective_at === new Date(row.effective_at).toISOString() &&
    payload.committed_at === new Date(row.committed_at).toISOString();
}

function sumsToZero(payload: EntryPayload): boolean {
  const sums = new Map<string, bigint>();
  for (const { asset, amount } of payload.postings) sums.set(asset, (sums.get(asset) ?? 0n) + BigInt(amount));
  return [...sums.values()].every((sum) => sum === 0n);
}

/** No posting is stored that no payload names. */
async function checkPostings(em: EntityManager, tenant: string, replay: Replay): Promise<void> {
  const [stored] = await em.execute<{ count: string }[]>('select count(*) as count from razao.postings where tenant_id = ?', [tenant]);
  if (Number(stored?.count) === replay.postings) return;
  const [stray] = await em.execute<{ seq_no: string }[]>(
    `select p.seq_no from razao.postings p
     left join razao.journal_entries e on e.tenant_id = p.tenant_id and e.seq_no = p.seq_no
     where p.tenant_id = ? and not exists (
       select from json_to_recordset(e.payload -> 'postings') as x(account_id text, asset text) where x.account_id = p.account_id and x.asset = p.asset)
     order by p.seq_no limit 1`, [tenant]);
  throw new BadRow(`entry ${stray?.seq_no}`, 'the postings differ from the payload');
}

async function readHead(em: EntityManager, tenant: string): Promise<{ seq_no: string; entry_hash: string } | undefined> {
  const [head] = await em.execute<{ seq_no: string; entry_hash: string }[]>('select seq_no, entry_hash from razao.heads where tenant_id = ?', [tenant]);
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

/** What is kept of late entries, for balances at past instants, is what these entries say. */
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
