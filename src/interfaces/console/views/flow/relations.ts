/** Who paid whom, summed up from payments. */
import type { models } from '@razao/sdk';

export interface Relation {
  readonly key: string;
  readonly from: string;
  readonly to: string;
  readonly currency: string;
  readonly exponent: number | null | undefined;
  readonly cents: number;
  readonly count: number;
}

/** The name of a side in a graph: its account, or the outside world behind a rail. */
export function nodeOf(side: models.DebtorCreditor, rail: string): string {
  return side.account_id ?? `outside ${rail}`;
}

/** Settled payments by payer, payee and currency, the largest sum first. */
export function relationsOf(payments: readonly models.ObligationResponse[]): readonly Relation[] {
  const found = new Map<string, Relation>();
  for (const { debtor, creditor, rail, amount, resolution_outcome: outcome } of payments) {
    if (outcome !== 'SETTLED') continue;
    const [from, to] = [nodeOf(debtor, rail), nodeOf(creditor, rail)];
    const key = `${from} ${to} ${amount.currency}`;
    const old = found.get(key);
    found.set(key, {
      key,
      from,
      to,
      currency: amount.currency,
      exponent: amount.currency_exponent,
      cents: (old?.cents ?? 0) + amount.value,
      count: (old?.count ?? 0) + 1,
    });
  }
  return [...found.values()].sort((a, b) => b.cents - a.cents);
}

/** A step of followed money. */
export interface Hop {
  readonly payment: models.ObligationResponse;
  /** How much of the followed money went this way; the payment may be larger. */
  readonly cents: number;
  readonly depth: number;
}

/**
 * Debits that use up an amount: in the order in which they were made, each takes what is left.
 * @param debits of the account, in any order; only settled ones after the instant count.
 */
export function usedUp(
  debits: readonly models.ObligationResponse[],
  after: string,
  cents: number,
): readonly { payment: models.ObligationResponse; cents: number }[] {
  const steps: { payment: models.ObligationResponse; cents: number }[] = [];
  let left = cents;
  const later = debits.filter(({ created_at, resolution_outcome: outcome }) => created_at >= after && outcome === 'SETTLED');
  for (const payment of later.toSorted(
    (a, b) => a.created_at.localeCompare(b.created_at) || a.obligation_id.localeCompare(b.obligation_id),
  )) {
    if (left <= 0) break;
    const taken = Math.min(left, payment.amount.value);
    steps.push({ payment, cents: taken });
    left -= taken;
  }
  return steps;
}
