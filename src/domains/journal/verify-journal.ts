import { setImmediate as turn } from 'node:timers/promises';
import type { EntityManager } from '@mikro-orm/postgresql';
import { assert } from '../../platform/assert.ts';
import type { Database } from '../../platform/db/database.ts';
import { BadRow, type BookDifference, type BooksCheck } from './books-check.ts';
import { readEntryPage } from './entry-pages.ts';
import { missing, Replay, type WholeRow, type Witness } from './replay.ts';
import { checkBalances, checkHead, checkLate, checkMarks, checkTouched, checkTurnovers, readHead } from './stored-books.ts';

/** Result of a check of a tenant's books: the number of entries checked, or the first row that is wrong. */
export type JournalVerdict =
  | { readonly ok: true; readonly entries: number; readonly head_hash: string }
  | { readonly ok: false; readonly entries: number } & BookDifference;

/** Entries that are replayed before other work of the process has its turn. */
const TURN = 250;

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
    await checkTurnovers(em, tenant, replay);
    await checkMarks(em, tenant);
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
    return { ok: false, entries: replay.checked, ...error.difference };
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
  const replay = new Replay(tenant);
  return judge(replay, async () => {
    await continueAfter(em, tenant, replay, BigInt(after));
    await replayRange(em, tenant, replay, last === undefined ? MAX_SEQ : BigInt(last));
    if (last === undefined) await checkHead(em, tenant, replay);
    else if (replay.seqNo < BigInt(last)) missing(replay.seqNo + 1n, BigInt(last));
  });
}

/** Begins a replay after an entry, which is taken to be right. */
async function continueAfter(em: EntityManager, tenant: string, replay: Replay, after: bigint): Promise<void> {
  if (after === 0n) return;
  const [before] = await em.execute<{ entry_hash: string; committed_at: string | Date; commit_no: string }[]>(
    'select entry_hash, committed_at, commit_no from razao.journal_entries where tenant_id = ? and seq_no = ?', [tenant, after]);
  if (!before) missing(after, after);
  replay.continueFrom(after, before.entry_hash, new Date(before.committed_at).toISOString(), BigInt(before.commit_no));
}

/** An entry up to which books were checked. */
export interface Checked {
  readonly seqNo: bigint;
  readonly entryHash: string;
  /** Balances that moves up to it left, by account and asset, of any accounts: of the others the last move is read. It grows. */
  readonly balances?: Map<string, bigint>;
}

export interface CheckedTo extends Required<Checked> {
  /** True where the entry is the journal's last. */
  readonly isHead: boolean;
}

/**
 * Checks the entries that a tenant's journal has gained: each in itself, chained to the one before, with running balances that continue
 * those before; and at the head the live balances of the accounts that they moved.
 * @param from the last entry that was checked. @param most entries to check at once.
 * @returns the verdict, and the entry up to which the books are right.
 */
export function checkNewEntries(
  database: Database, tenant: string, from: Checked, most: number,
): Promise<{ readonly verdict: JournalVerdict; readonly to: CheckedTo }> {
  return database.forTenant(tenant).read(async (em) => {
    assert(most > 0, 'a step checks something');
    const replay = new Replay(tenant);
    const head = BigInt((await readHead(em, tenant))?.seq_no ?? 0);
    const last = from.seqNo + BigInt(most) < head ? from.seqNo + BigInt(most) : head;
    assert(last <= head, 'a stretch ends in the journal');
    const verdict = await judge(replay, async () => {
      await continueAfter(em, tenant, replay, from.seqNo);
      if (replay.hash !== from.entryHash) throw new BadRow(`entry ${from.seqNo}`, 'is another than the one that was checked');
      if (from.balances) replay.before = from.balances;
      await replayRange(em, tenant, replay, last);
      if (replay.seqNo < last) missing(replay.seqNo + 1n, last);
      if (last < head) return;
      await checkHead(em, tenant, replay);
      await checkTouched(em, tenant, replay);
    });
    const balances = replay.before;
    for (const [key, posted] of replay.posted) balances.set(key, posted);
    return { verdict, to: { seqNo: replay.seqNo, entryHash: replay.hash, isHead: replay.seqNo >= head, balances } };
  }, { isolation: 'repeatable read' });
}

/** Replays entries page by page; while one is checked Postgres reads the next. @param last of the range; undefined for a whole journal. */
async function replayRange(em: EntityManager, tenant: string, replay: Replay, last: bigint | undefined): Promise<void> {
  const first = replay.seqNo;
  let reading = readEntryPage(em, tenant, first, last ?? MAX_SEQ);
  for (let rows = await reading; rows.length > 0; rows = await reading) {
    if (last !== undefined) await readBefore(em, tenant, replay, rows, first);
    reading = readEntryPage(em, tenant, BigInt(rows.at(-1)?.seq_no ?? 0), last ?? MAX_SEQ);
    try {
      for (const [index, row] of rows.entries()) {
        replay.entry(row);
        if (index % TURN === TURN - 1) await turn();
      }
    } catch (error) {
      await reading;
      throw error;
    }
  }
}

/** SQL of the last move of an account, on one of its sides, up to an entry `?`. */
const lastMove = (side: 'debtor' | 'creditor'): string => `
  (select e.seq_no, e.${side}_after as after from razao.journal_entries e
   where e.tenant_id = ? and e.${side}_account_id = a.account_id and e.asset = a.asset and e.seq_no <= ? order by e.seq_no desc limit 1)`;

/** Reads, for accounts that a replay in the middle meets for the first time, the balance that the move before left on them. */
async function readBefore(em: EntityManager, tenant: string, replay: Replay, rows: readonly WholeRow[], first: bigint): Promise<void> {
  if (first === 0n) return;
  const keys = new Set<string>();
  for (const { debtor_account_id: debtor, creditor_account_id: creditor, asset } of rows) {
    if (asset !== null) keys.add(`${debtor} ${asset}`).add(`${creditor} ${asset}`);
  }
  const met = [...keys].filter((key) => !replay.posted.has(key) && !replay.before.has(key)).map((key) => key.split(' '));
  if (met.length === 0) return;
  const befores = await em.execute<{ account_id: string; asset: string; after: string }[]>(`
    select a.account_id, a.asset, m.after from json_to_recordset(?::json) as a (account_id text, asset text)
    cross join lateral (
      select after from (${lastMove('debtor')} union all ${lastMove('creditor')}) moves order by seq_no desc limit 1) m`,
  [JSON.stringify(met.map(([account_id, asset]) => ({ account_id, asset }))), tenant, first, tenant, first]);
  for (const { account_id, asset, after } of befores) replay.before.set(`${account_id} ${asset}`, BigInt(after));
}

const MAX_SEQ = 9_223_372_036_854_775_807n;
