/**
 * What concurrent clients asked of a bank and what they were told, as the judge reads it (`judge/main.go` has the same types). The bank is
 * groups of accounts: money moves within a group alone, so each group is judged for itself.
 */

/** Accounts are numbers within the group, amounts are cents. */
export interface Asked {
  /** `expire` is asked by nobody: between its two times the bank ends a hold by itself. */
  readonly kind: 'transfer' | 'place' | 'capture' | 'release' | 'balance' | 'cut' | 'expire';
  /** The Idempotency-Key of a write. */
  readonly key?: string;
  /** Of a capture, a release or an expiry: the key that placed the hold. */
  readonly hold?: string;
  readonly account: number;
  /** Who gets the money. */
  readonly to?: number;
  readonly amount?: number;
  /** When a hold expires, in milliseconds of the installation's clock; never unless given. */
  readonly expiresAt?: number;
}

/** Done with the id of what was made, refused, or the balances that were read. */
export interface Answered {
  readonly done: boolean;
  /** A hold that was asked for too late, as its expiry has passed: this says nothing of money. */
  readonly isLate?: boolean;
  readonly id?: string;
  /** Of the account, or at a cut of all accounts of the group. */
  readonly posted?: readonly number[];
  readonly available?: readonly number[];
}

export interface Operation {
  readonly client: number;
  readonly group: number;
  /** Nanoseconds of one monotonic clock: before the first request was sent, and after the answer was read. */
  readonly call: number;
  readonly return: number;
  readonly asked: Asked;
  readonly answer: Answered;
}

export interface History {
  /** Cents with which each account of a group begins. */
  readonly opening: readonly number[];
  readonly operations: readonly Operation[];
}
