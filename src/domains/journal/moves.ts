import type { SealedEntry } from './entry.ts';
import type { PlacedPayment } from './payment.ts';
import type { BatchState } from './state.ts';

/** Entry with the balances after its move, null where it moves nothing, and the payment that it is. */
export interface WrittenEntry extends Omit<SealedEntry, 'draft'> {
  readonly debtorAfter: bigint | null;
  readonly creditorAfter: bigint | null;
  readonly payment: PlacedPayment | null;
}

/** Returns the entries of a batch, each with the balances of both of its accounts after it. */
export function withBalances(
  entries: readonly SealedEntry[], state: BatchState, paymentOf: (entry: SealedEntry) => PlacedPayment | null,
): (SealedEntry & WrittenEntry)[] {
  const running = new Map<string, bigint>();
  const after = (accountId: string, asset: string, amount: bigint): bigint => {
    const key = `${accountId} ${asset}`;
    const left = (running.get(key) ?? state.loadedAccount(accountId)?.balances.get(asset)?.posted ?? 0n) + amount;
    running.set(key, left);
    return left;
  };
  return entries.map((entry) => {
    const payment = paymentOf(entry);
    if (!entry.transfer) return { ...entry, debtorAfter: null, creditorAfter: null, payment };
    const { debtorAccountId, creditorAccountId, asset, amount } = entry.transfer;
    return {
      ...entry, debtorAfter: after(debtorAccountId, asset, -amount), creditorAfter: after(creditorAccountId, asset, amount), payment,
    };
  });
}
