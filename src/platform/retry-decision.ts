/** Reason why a decision is made again. LOOKUP_NEEDED: it depends on a row that was not loaded for it. */
export type RetryReason = 'LOOKUP_NEEDED';

/** Not an error: a pure decision throws it when it must be made again, on other reads. */
export class RetryDecision extends Error {
  override readonly name = 'RetryDecision';

  constructor(readonly reason: RetryReason) {
    super(reason);
  }
}
