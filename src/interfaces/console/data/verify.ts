/** Verification of journal entries by this browser: nothing that the service says of itself is believed. */
import canonicalize from 'canonicalize';
import type { models } from '@razao/sdk';

/** VERIFIED: the hashes follow from what the entry shows. ALTERED: they do not. UNABLE: this page has no WebCrypto, for it needs https. */
export type Verdict = 'VERIFIED' | 'ALTERED' | 'UNABLE';

/** Takes the hashes of an entry anew: of its payload's canonical JSON, then of `prev_hash + payload_hash`. */
export async function verifyEntry(entry: models.JournalEntry): Promise<Verdict> {
  const { subtle } = globalThis.crypto as Crypto & { subtle?: SubtleCrypto };
  if (!subtle) return 'UNABLE';
  const payloadHash = await sha256(subtle, canonicalize(entry.payload) ?? '');
  const entryHash = await sha256(subtle, `${entry.prev_hash}${payloadHash}`);
  return payloadHash === entry.payload_hash && entryHash === entry.entry_hash && agrees(entry) ? 'VERIFIED' : 'ALTERED';
}

/** Entries in the order of their numbers: each hash, and that each names the one before it. */
export async function verifyChain(entries: readonly models.JournalEntry[]): Promise<readonly Verdict[]> {
  const verdicts = await Promise.all(entries.map(verifyEntry));
  return verdicts.map((verdict, place) => {
    const [before, it] = [entries[place - 1], entries[place]];
    const isChained = !before || !it || it.seq_no !== before.seq_no + 1 || it.prev_hash === before.entry_hash;
    return verdict === 'VERIFIED' && !isChained ? 'ALTERED' : verdict;
  });
}

/** What is shown beside the payload is what was hashed. */
function agrees({ payload, ...shown }: models.JournalEntry): boolean {
  const names = ['seq_no', 'entry_type', 'tx_id', 'effective_at', 'committed_at', 'accounting_day'] as const;
  return names.every((name) => shown[name] === payload[name]);
}

async function sha256(subtle: SubtleCrypto, text: string): Promise<string> {
  const digest = new Uint8Array(await subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
