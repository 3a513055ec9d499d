import { canonicalJson, sha256 } from '../../platform/canonical.ts';
import { accountingDay } from '../../platform/clock.ts';
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

/** Lowercase hex SHA-256 of the text `prevHash + payloadHash`. Source: design, section 5. */
export function chainHash(prevHash: string, payloadHash: string): string {
  return sha256(prevHash + payloadHash);
}

/** Gives a draft its number, times and hashes. */
export function sealEntry(
  draft: EntryDraft, place: { tenant: string; seqNo: bigint; prevHash: string; committedAt: Date },
): SealedEntry {
  const effective = draft.effectiveAt ?? place.committedAt;
  const day = accountingDay(effective);
  const payload: EntryPayload = {
    tenant: place.tenant,
    seq_no: Number(place.seqNo),
    entry_type: draft.entryType,
    tx_id: draft.txId,
    effective_at: effective.toISOString(),
    committed_at: place.committedAt.toISOString(),
    accounting_day: day,
    postings: draft.postings.map(({ accountId, asset, amount }) => ({ account_id: accountId, asset, amount: fromCents(amount) })),
    obligation_ids: [...draft.obligationIds],
    correlation: { ...draft.correlation },
  };
  if (draft.reservations?.length) {
    payload.reservations = draft.reservations.map(({ reservationId, accountId, asset, amount }) => ({
      reservation_id: reservationId, account_id: accountId, asset, amount: fromCents(amount),
    }));
  }
  const text = canonicalJson(payload);
  const payloadHash = sha256(text);
  return {
    draft, seqNo: place.seqNo, effectiveAt: payload.effective_at, accountingDay: day, payload: text, payloadHash,
    prevHash: place.prevHash, entryHash: chainHash(place.prevHash, payloadHash),
  };
}
