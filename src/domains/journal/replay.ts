import { assert } from '../../platform/assert.ts';
import { sha256 } from '../../platform/canonical.ts';
import { accountingDay } from '../../platform/clock.ts';
import { BadRow, requireEqual, type BooksCheck } from './books-check.ts';
import { effectiveDay, keptEntry, type EntryRow } from './entry-row.ts';
import { chainHash, GENESIS_HASH, payloadOf, payloadText, type EntryTransfer, type KeptEntry } from './entry.ts';

/** Complete row of the journal. */
export interface WholeRow extends EntryRow {
  readonly debtor_after: string | null;
  readonly creditor_after: string | null;
  readonly entry_hash: string;
  readonly commit_no: string;
}

/** Hash of an entry that somebody kept outside of this database. */
export interface Witness {
  readonly seqNo: bigint;
  /** Lowercase hex. */
  readonly entryHash: string;
}

/** @throws BadRow naming the entries, from the first to the last, that are not there. */
export function missing(first: bigint, last: bigint, why = ''): never {
  throw new BadRow(first === last ? `entry ${first}` : `entries ${first} to ${last}`, `${first === last ? 'is' : 'are'} missing${why}`);
}

/** The books as they should be after each entry. */
export class Replay {
  seqNo = 0n;
  hash = GENESIS_HASH;
  committedAt = '';
  commitNo = 0n;
  /** Entries looked at so far. */
  checked = 0;
  /** Minor units by account and asset, of accounts that the entries looked at have moved. */
  readonly posted = new Map<string, bigint>();
  /** The same before a replay that begins in the middle, of the accounts that it meets. */
  before = new Map<string, bigint>();
  /** All that was ever moved, by asset. */
  readonly moved = new Map<string, bigint>();
  readonly held = new Map<string, bigint>();
  readonly blocked = new Map<string, bigint>();
  /** Late postings by account, asset, the day on which they count, and the day of writing. */
  readonly late = new Map<string, { count: bigint; cents: bigint; milliseconds: bigint }>();

  readonly #tenantText: string;
  /** Checks that see each entry; where there are none, no payload is made. */
  readonly #entryChecks: readonly BooksCheck[];

  constructor(private readonly tenant: string, checks: readonly BooksCheck[] = [], private readonly against?: Witness) {
    this.#tenantText = JSON.stringify(tenant);
    this.#entryChecks = checks.filter((check) => check.entry !== undefined);
  }

  /** Begins in the middle: after an entry that is taken to be right. */
  continueFrom(seqNo: bigint, hash: string, committedAt: string, commitNo = 0n): void {
    assert(this.checked === 0 && seqNo > 0n, 'a replay begins in the middle once');
    this.seqNo = seqNo;
    this.hash = hash;
    this.committedAt = committedAt;
    this.commitNo = commitNo;
  }

  entry(row: WholeRow): void {
    const name = `entry ${row.seq_no}`;
    if (BigInt(row.seq_no) !== this.seqNo + 1n) missing(this.seqNo + 1n, BigInt(row.seq_no) - 1n);
    const entry = keptEntry(this.tenant, row);
    requireEqual(
      name, 'entry_hash', row.entry_hash, chainHash(this.hash, sha256(payloadText(entry, this.#tenantText))),
      'entry_hash does not match the entry and the hash before it',
    );
    requireEqual(
      name, 'accounting_day', entry.accountingDay, effectiveDay(row),
      'accounting_day is not the day of effective_at',
    );
    if (entry.committedAt < this.committedAt) throw new BadRow(name, 'committed_at goes backwards');
    if (BigInt(row.commit_no) < this.commitNo) throw new BadRow(name, 'commit_no goes backwards');
    if (this.against?.seqNo === entry.seqNo) {
      requireEqual(name, 'entry_hash', row.entry_hash, this.against.entryHash, 'entry_hash is not the one recorded elsewhere');
    }
    if (entry.transfer) this.#move(entry, entry.transfer, row);
    this.#reserve(entry);
    if (this.#entryChecks.length > 0) {
      const payload = payloadOf(entry);
      for (const check of this.#entryChecks) check.entry?.(payload);
    }
    this.checked += 1;
    this.seqNo += 1n;
    this.hash = row.entry_hash;
    this.committedAt = entry.committedAt;
    this.commitNo = BigInt(row.commit_no);
  }

  #move(entry: KeptEntry, { debtorAccountId, creditorAccountId, asset, amount }: EntryTransfer, row: WholeRow): void {
    const name = `entry ${row.seq_no}`;
    if (amount <= 0n || debtorAccountId === creditorAccountId) throw new BadRow(name, 'it moves no amount, or from an account to itself');
    this.moved.set(asset, (this.moved.get(asset) ?? 0n) + amount);
    const sides = [
      [debtorAccountId, -amount, 'debtor_after', row.debtor_after], [creditorAccountId, amount, 'creditor_after', row.creditor_after],
    ] as const;
    for (const [accountId, change, column, after] of sides) {
      const key = `${accountId} ${asset}`;
      const posted = (this.posted.get(key) ?? this.before.get(key) ?? 0n) + change;
      this.posted.set(key, posted);
      if (after !== String(posted)) requireEqual(name, column, after, posted, `the balance that it left on ${accountId} is wrong`);
      if (entry.effectiveAt !== entry.committedAt) this.#addLate(entry, key, change);
    }
  }

  #addLate(entry: KeptEntry, account: string, amount: bigint): void {
    const key = `${account} ${entry.accountingDay} ${accountingDay(new Date(entry.committedAt))}`;
    const { count, cents, milliseconds } = this.late.get(key) ?? { count: 0n, cents: 0n, milliseconds: 0n };
    this.late.set(key, { count: count + 1n, cents: cents + amount, milliseconds: milliseconds + BigInt(Date.parse(entry.effectiveAt)) });
  }

  #reserve({ reservations }: KeptEntry): void {
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
