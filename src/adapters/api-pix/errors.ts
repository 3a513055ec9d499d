/** Outcomes of calls that are not answers. Each decides about money: see the table in `problems.ts`. */

/** The PSP surely did nothing: no connection, no access, too many calls, or closed. */
export class NotSent extends Error {
  override readonly name = 'NotSent';
}

/** It is unknown what the PSP did: it is asked again, and nothing is given back. */
export class OutcomeUnknown extends Error {
  override readonly name = 'OutcomeUnknown';
}

/** A configuration that cannot be used: one line for each fault. */
export class AdapterConfigError extends Error {
  override readonly name = 'AdapterConfigError';

  constructor(readonly faults: readonly string[]) {
    super(faults.join('\n'));
  }
}
