import { assert, present } from '../../platform/assert.ts';
import { sha256 } from '../../platform/canonical.ts';
import { accountingDay, instantText } from '../../platform/clock.ts';
import { fromCents, type Cents } from '../../platform/money.ts';
import type { EntryDraft, Posting } from './ledger.ts';

/** The `prev_hash` of a tenant's first entry. */
export const GENESIS_HASH = '0'.repeat(64);

/** Hashed content of an entry, in the contract's form. */
export interface EntryPayload {
  tenant: string;
  seq_no: number;
  entry_type: string;
  tx_id: string;
  effective_at: string;
  committed_at: string;
  accounting_day: string;
  postings: { account_id: string; asset: string; amount: number }[];
  obligation_ids: string[];
  correlation: Record<string, string>;
  reservations?: { reservation_id: string; account_id: string; asset: string; amount: number }[];
}

/** Transfer that an entry makes, from one account to another. */
export interface EntryTransfer {
  readonly debtorAccountId: string;
  readonly creditorAccountId: string;
  readonly asset: string;
  /** Minor units, above zero. */
  readonly amount: Cents;
  /** Its posting to the creditor comes first. */
  readonly isCreditFirst: boolean;
}

/** Entry in the form of its row: all data of its payload. */
export interface KeptEntry {
  readonly tenant: string;
  readonly seqNo: bigint;
  readonly entryType: string;
  readonly txId: string;
  readonly effectiveAt: string;
  readonly committedAt: string;
  readonly accountingDay: string;
  readonly transfer: EntryTransfer | null;
  readonly obligationId: string | null;
  readonly correlation: Readonly<Record<string, string>> | null;
  readonly reservations: NonNullable<EntryPayload['reservations']> | null;
}

/** Entry in its place in the chain. */
export interface SealedEntry extends KeptEntry {
  readonly draft: EntryDraft;
  /** Canonical JSON (RFC 8785) of the payload. */
  readonly payload: string;
  readonly payloadHash: string;
  readonly prevHash: string;
  readonly entryHash: string;
}

/** Lowercase hex SHA-256 of the text `prevHash + payloadHash`. */
export function chainHash(prevHash: string, payloadHash: string): string {
  return sha256(prevHash + payloadHash);
}

/** Gives a draft its number, times and hash. */
export function sealEntry(
  draft: EntryDraft, place: { tenant: string; seqNo: bigint; prevHash: string; committedAt: Date },
): SealedEntry {
  const effective = draft.effectiveAt ?? place.committedAt;
  const entry: KeptEntry = {
    tenant: place.tenant, seqNo: place.seqNo, entryType: draft.entryType, txId: draft.txId,
    effectiveAt: instantText(effective), committedAt: instantText(place.committedAt), accountingDay: accountingDay(effective),
    transfer: transferOf(draft.postings), obligationId: theOne(draft.obligationIds), correlation: sorted(draft.correlation),
    reservations: reservationsOf(draft),
  };
  const payload = JSON.stringify(payloadOf(entry));
  const payloadHash = sha256(payload);
  return { ...entry, draft, payload, payloadHash, prevHash: place.prevHash, entryHash: chainHash(place.prevHash, payloadHash) };
}

/**
 * Returns the payload of an entry. Its members are in the order of their names, down to the postings, and hold texts and whole numbers
 * only: so JSON.stringify gives its canonical text (RFC 8785). A test compares it with the canonical form.
 */
export function payloadOf(it: KeptEntry): EntryPayload {
  return {
    accounting_day: it.accountingDay,
    committed_at: it.committedAt,
    correlation: it.correlation ?? {},
    effective_at: it.effectiveAt,
    entry_type: it.entryType,
    obligation_ids: it.obligationId === null ? [] : [it.obligationId],
    postings: it.transfer ? postingsOf(it.transfer) : [],
    ...(it.reservations && { reservations: it.reservations }),
    seq_no: Number(it.seqNo),
    tenant: it.tenant,
    tx_id: it.txId,
  };
}

/** The text of the payload of a plain transfer that counts when it is committed: that of `payloadOf`, without its objects. */
export function transferText(
  { entryType, txId, obligationId, committedAt, accountingDay: day, seqNo }: KeptEntry,
  { debtorAccountId, creditorAccountId, asset, amount }: EntryTransfer, tenantText: string,
): string {
  return `{"accounting_day":"${day}","committed_at":"${committedAt}","correlation":{},"effective_at":"${committedAt}","entry_type":"${entryType}","obligation_ids":["${obligationId}"],`
    + `"postings":[{"account_id":"${debtorAccountId}","amount":-${amount},"asset":"${asset}"},{"account_id":"${creditorAccountId}","amount":${amount},"asset":"${asset}"}],`
    + `"seq_no":${seqNo},"tenant":${tenantText},"tx_id":"${txId}"}`;
}

/** Texts that JSON writes as they are, between quotes. */
const PLAIN_TEXT = /^[\w-]*$/;

/**
 * The text of an entry's payload, as `payloadOf` gives it.
 * @param tenantText JSON of the tenant's name.
 */
export function payloadText(entry: KeptEntry, tenantText: string): string {
  const { transfer, obligationId, correlation, reservations } = entry;
  const isPlain = transfer !== null && !transfer.isCreditFirst && obligationId !== null && correlation === null && reservations === null
    && entry.effectiveAt === entry.committedAt && PLAIN_TEXT.test(entry.entryType + entry.txId + obligationId)
    && PLAIN_TEXT.test(transfer.debtorAccountId + transfer.creditorAccountId + transfer.asset);
  return isPlain ? transferText(entry, transfer, tenantText) : JSON.stringify(payloadOf(entry));
}

function postingsOf({ debtorAccountId, creditorAccountId, asset, amount, isCreditFirst }: EntryTransfer): EntryPayload['postings'] {
  const cents = fromCents(amount);
  const [debit, credit] = [{ account_id: debtorAccountId, amount: -cents, asset }, { account_id: creditorAccountId, amount: cents, asset }];
  return isCreditFirst ? [credit, debit] : [debit, credit];
}

/** @throws when an entry is drafted otherwise than as one move or none: its row could not keep it. */
export function transferOf(postings: readonly Posting[]): EntryTransfer | null {
  if (postings.length === 0) return null;
  assert(postings.length === 2, 'an entry moves once (entry_moves_whole)');
  const [first, second] = [present(postings[0], 'the first posting'), present(postings[1], 'the second posting')];
  assert(first.asset === second.asset && first.amount === -second.amount, 'what leaves one account reaches the other');
  assert(first.accountId !== second.accountId, 'an entry moves between two accounts (entry_between_accounts)');
  const isCreditFirst = first.amount > 0n;
  const [debit, credit] = isCreditFirst ? [second, first] : [first, second];
  assert(credit.amount > 0n, 'a posting moves something (entry_moves_something)');
  return {
    debtorAccountId: debit.accountId, creditorAccountId: credit.accountId, asset: credit.asset, amount: credit.amount, isCreditFirst,
  };
}

/** @throws for an entry of more than one obligation: its row could not keep it. */
export function theOne(obligationIds: readonly string[]): string | null {
  assert(obligationIds.length <= 1, 'an entry is of one obligation');
  return obligationIds[0] ?? null;
}

function reservationsOf({ reservations = [] }: EntryDraft): KeptEntry['reservations'] {
  return reservations.length === 0 ? null : reservations.map(({ reservationId, accountId, asset, amount }) => ({
    account_id: accountId, amount: fromCents(amount), asset, reservation_id: reservationId,
  }));
}

function sorted(record: Readonly<Record<string, string>> = {}): KeptEntry['correlation'] {
  const members = Object.entries(record);
  return members.length === 0 ? null : Object.fromEntries(members.sort(([a], [b]) => (a < b ? -1 : 1)));
}
