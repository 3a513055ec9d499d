import { LRUCache } from 'lru-cache';
import type { Database } from '../../platform/db/database.ts';
import type { Log } from '../../platform/log.ts';
import { LoopLoad } from '../../platform/worker/loop-load.ts';
import { Loop } from '../../platform/worker/loop.ts';
import type { Worker } from '../../platform/worker/worker.ts';
import {
  checkNewEntries, GENESIS_HASH, sampleJournal, verifyJournal, type BooksCheck, type Checked, type CheckedTo, type JournalVerdict,
} from '../journal/index.ts';

export interface BooksCheckerOptions {
  /** Where it records how far it is. */
  readonly database: Database;
  /** Where it reads the books: the same, or a standby. */
  readonly reader: Database;
  readonly log: Log;
  /** Makes the checks of all domains, for one check of whole books. */
  readonly checks: () => readonly BooksCheck[];
  /** Books of more entries are not checked whole: a snapshot of minutes keeps the rows that a busy primary has replaced. */
  readonly mostEntries: number;
  /** True to refuse writes of a tenant whose books differ. */
  readonly isReadOnlyOnDifference: boolean;
  /** Draws a number from 0 (included) to 1. */
  readonly random: () => number;
}

interface Unchecked extends Record<string, unknown> {
  readonly tenant_id: string;
  readonly seq_no: string;
  readonly entry_hash: string | null;
}

interface Due extends Record<string, unknown> {
  readonly tenant_id: string;
  readonly entries: string;
  readonly began_at: Date;
}

/** Entries of one step: a snapshot of some tenths of a second. */
const STEP = 5_000;
/** Entries of books that are too large, drawn at random in place of a check of the whole. */
const SAMPLE = 2_000;
const SHORTEST_PAUSE_MS = 250;
/** Time between two checks of the same whole books, at least. */
const WHOLE_EVERY_MS = 1_000;
/** Accounts of all tenants whose balances are remembered. */
const BALANCES_REMEMBERED = 100_000;
/** After so many milliseconds they are read from the entries again: these may have been falsified since. */
const REMEMBERED_MS = 30_000;

/** Age, in milliseconds, that an entry may reach in a busy process before it was checked: five seconds are the bound for nearly all. */
const BUSY_LAG_MS = 3_500;

/**
 * Milliseconds until new entries are followed again. In a busy process they come in larger stretches, which read fewer balances for each
 * entry. The oldest of a stretch came when the check before began, so it waits for that one, this pause, and its own.
 */
export function pauseOfFollowing(tookMs: number, isBusy: boolean): number {
  return isBusy ? Math.max(SHORTEST_PAUSE_MS, BUSY_LAG_MS - 2 * tookMs) : 1_000;
}

/**
 * Milliseconds until the next check of whole books: nineteen of its own durations, which is a twentieth of a core. In a busy process it is
 * three times that, for which a minute is the bound.
 */
export function pauseOfWhole(tookMs: number, isBusy: boolean): number {
  const usual = Math.max(SHORTEST_PAUSE_MS, tookMs * 19);
  return isBusy ? Math.max(usual, Math.min(60_000, usual * 3)) : usual;
}

const UNCHECKED = { name: 'books-unchecked', text: 'select * from razao.books_unchecked()' };
const NEXT = {
  name: 'next-whole-check', text: `select * from razao.next_whole_check(clock_timestamp() - $1 * interval '1 millisecond')`,
};
const BEGIN = { name: 'begin-whole-check', text: 'select razao.begin_whole_check($1, $2) as is_ours' };
const CHECKED = { name: 'record-books-checked', text: 'select razao.record_books_checked($1, $2, $3, $4)' };
const WHOLE = { name: 'record-whole-check', text: 'select razao.record_whole_check($1, $2) as is_mended' };
const DIFFER = { name: 'record-books-differ', text: 'select razao.record_books_differ($1, $2, $3, $4) as is_new' };

/** Thrown out of a check when the process ends. */
class Stopped extends Error {}

/**
 * Checks the books of all tenants, always: new entries every second, with the live balances that they left; and in turns, tenant by tenant,
 * the whole books with all rows that domains derive from entries. Several processes may: whole books are checked by one at a time.
 */
export class BooksChecker implements Worker {
  readonly #following: Loop;
  readonly #whole: Loop;
  readonly #loads = { following: new LoopLoad(), whole: new LoopLoad() };
  /** How far this process followed each tenant. */
  readonly #followed = new LRUCache<string, CheckedTo>({
    maxSize: BALANCES_REMEMBERED, sizeCalculation: ({ balances }) => Math.max(1, balances.size), ttl: REMEMBERED_MS, noUpdateTTL: true,
  });

  constructor(private readonly options: BooksCheckerOptions) {
    const failed = (error: unknown): void => { options.log.warn({ err: error }, 'the books could not be checked'); };
    this.#following = new Loop(async () => {
      const from = performance.now();
      await this.follow();
      return pauseOfFollowing(performance.now() - from, this.#loads.following.isBusy());
    }, failed);
    this.#whole = new Loop(() => this.#nextWhole(), failed);
  }

  start(): void {
    this.#following.start();
    this.#whole.start();
  }

  async stop(): Promise<void> {
    await Promise.all([this.#following.stop(), this.#whole.stop()]);
  }

  /** Checks the entries that came since the last time, of every tenant. */
  async follow(): Promise<void> {
    for (const { tenant_id: tenant, seq_no, entry_hash } of await this.options.database.query<Unchecked>(UNCHECKED, [])) {
      await this.#followTenant(tenant, { seqNo: BigInt(seq_no), entryHash: entry_hash ?? GENESIS_HASH });
    }
  }

  async #followTenant(tenant: string, recorded: Checked): Promise<void> {
    const { database, reader } = this.options;
    const own = this.#followed.get(tenant);
    // Another process may have gone on from there.
    let from: Checked = own?.seqNo === recorded.seqNo && own.entryHash === recorded.entryHash ? own : recorded;
    while (!this.#following.isStopping) {
      const { verdict, to } = await checkNewEntries(reader, tenant, from, STEP);
      if (!verdict.ok) {
        this.#followed.delete(tenant);
        return this.#tell(tenant, verdict);
      }
      this.#followed.set(tenant, to);
      if (to.seqNo > from.seqNo) await database.query(CHECKED, [tenant, to.seqNo, to.entryHash, to.isHead]);
      if (to.isHead || to.seqNo === from.seqNo) return;
      from = this.#followed.get(tenant) ?? { seqNo: to.seqNo, entryHash: to.entryHash };
    }
  }

  /** Checks the whole books of the tenant that has waited longest. @returns the milliseconds until the next. */
  async #nextWhole(): Promise<number> {
    const { database } = this.options;
    const [due] = await database.query<Due>(NEXT, [WHOLE_EVERY_MS]);
    if (!due) return WHOLE_EVERY_MS;
    const [begun] = await database.query<{ is_ours: boolean }>(BEGIN, [due.tenant_id, due.began_at]);
    if (begun?.is_ours !== true) return SHORTEST_PAUSE_MS;
    const from = performance.now();
    await this.checkWhole(due.tenant_id, Number(due.entries));
    return pauseOfWhole(performance.now() - from, this.#loads.whole.isBusy());
  }

  /** Checks a tenant's whole books, or a sample of them where they are too large. @param entries how many they have. */
  async checkWhole(tenant: string, entries: number): Promise<void> {
    const { database, reader, log, checks, mostEntries, random } = this.options;
    const stopped: BooksCheck = {
      entry: () => { if (this.#whole.isStopping) throw new Stopped(); },
      end: async () => undefined,
    };
    const isSample = entries > mostEntries;
    const checking = isSample ? sampleJournal(reader, tenant, SAMPLE, random) : verifyJournal(reader, tenant, [stopped, ...checks()]);
    const verdict = await checking.catch((error: unknown) => {
      if (error instanceof Stopped) return undefined;
      throw error;
    });
    if (verdict && !verdict.ok) return this.#tell(tenant, verdict);
    if (!verdict || isSample) return;
    const [recorded] = await database.query<{ is_mended: boolean }>(WHOLE, [tenant, verdict.entries]);
    if (recorded?.is_mended === true) log.warn({ tenant, entries: verdict.entries }, 'the books of a tenant agree with its entries again');
  }

  /** Records a difference and logs it, where it is another than before. */
  async #tell(tenant: string, { ok: _, entries: _entries, ...difference }: Extract<JournalVerdict, { ok: false }>): Promise<void> {
    const { database, log, isReadOnlyOnDifference } = this.options;
    const [recorded] = await database.query<{ is_new: boolean }>(
      DIFFER, [tenant, GENESIS_HASH, JSON.stringify(difference), isReadOnlyOnDifference],
    );
    if (recorded?.is_new === true) log.error({ tenant, ...difference }, 'the books of a tenant differ from its entries');
  }
}
