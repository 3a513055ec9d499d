import { sha256 } from '../../platform/canonical.ts';
import { accountingDay, instantText } from '../../platform/clock.ts';
import { fromCents } from '../../platform/money.ts';
import type { EntryDraft } from './ledger.ts';

/** The `prev_hash` of a tenant's first entry. */
export const GENESIS_HASH = '0'.repeat(64);

/** What is hashed, in the contract's form. */
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

/** An entry in its place in the chain. */
export interface SealedEntry {
  readonly draft: EntryDraft;
  readonly seqNo: bigint;
  readonly effectiveAt: string;
  readonly accountingDay: string;
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

/** Gives a draft its number, times and hashes. */
export function sealEntry(
  draft: EntryDraft, place: { tenant: string; seqNo: bigint; prevHash: string; committedAt: Date },
): SealedEntry {
  const effective = draft.effectiveAt ?? place.committedAt;
  const day = accountingDay(effective);
  const payload = payloadOf(draft, place, effective, day);
  const text = JSON.stringify(payload);
  const payloadHash = sha256(text);
  return {
    draft, seqNo: place.seqNo, effectiveAt: payload.effective_at, accountingDay: day, payload: text, payloadHash,
    prevHash: place.prevHash, entryHash: chainHash(place.prevHash, payloadHash),
  };
}

/**
 * Members stand in the order of their names, down to the postings, and hold texts and whole numbers only: so the text
 * that JSON.stringify makes of it is the canonical one (RFC 8785). A test holds it against the canonical form.
 */
function payloadOf(
  draft: EntryDraft, place: { tenant: string; seqNo: bigint; committedAt: Date }, effective: Date, day: string,
): EntryPayload {
  return {
    accounting_day: day,
    committed_at: instantText(place.committedAt),
    correlation: sorted(draft.correlation ?? {}),
    effective_at: instantText(effective),
    entry_type: draft.entryType,
    obligation_ids: [...draft.obligationIds],
    postings: draft.postings.map(({ accountId, asset, amount }) => ({ account_id: accountId, amount: fromCents(amount), asset })),
    ...(draft.reservations?.length && {
      reservations: draft.reservations.map(({ reservationId, accountId, asset, amount }) => ({
        account_id: accountId, amount: fromCents(amount), asset, reservation_id: reservationId,
      })),
    }),
    seq_no: Number(place.seqNo),
    tenant: place.tenant,
    tx_id: draft.txId,
  };
}

function sorted(record: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));
}
