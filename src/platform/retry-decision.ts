/**
 * Reason why a decision is made again. LOOKUP_NEEDED: it depends on a row that was not loaded for it. STALE_READ: a row has changed since
 * it was read. COMMIT_FIRST: a row can be read only after the commands before it in the batch are committed. CLOCK_BEHIND: work
 * that is due by the clock comes first.
 */
export type RetryReason = 'LOOKUP_NEEDED' | 'STALE_READ' | 'COMMIT_FIRST' | 'CLOCK_BEHIND';

/** Not an error: a pure decision throws it when it must be made again, on other reads. */
export class RetryDecision extends Error {
  override readonly name = 'RetryDecision';

  constructor(readonly reason: RetryReason) {
    super(reason);
  }
}

export function isRetry(error: unknown, reason: RetryReason): boolean {
  return error instanceof RetryDecision && error.reason === reason;
}
