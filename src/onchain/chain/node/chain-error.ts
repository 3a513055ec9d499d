/**
 * Reason why a call of the chain's node failed.
 * - UNREACHABLE: nothing was done; try again. TIMED_OUT: the outcome is unknown; repeat it. MEMPOOL_FULL: try later.
 * - REJECTED: the transaction breaks a rule of the ledger, and can never enter the chain. MALFORMED: it is not a transaction.
 * - OTHER_CHAIN: not the chain that is remembered; the answer is void.
 * - HEIGHT_AHEAD: there is no such block yet. UNKNOWN: there is no such object.
 * - REFERENCE_REUSED, FAUCET_EMPTY: the faucet gives nothing. BAD_ANSWER: not an answer of a node, or our call was wrong.
 */
export type ChainProblem =
  | 'UNREACHABLE' | 'TIMED_OUT' | 'MEMPOOL_FULL' | 'REJECTED' | 'MALFORMED' | 'OTHER_CHAIN' | 'HEIGHT_AHEAD' | 'UNKNOWN'
    | 'REFERENCE_REUSED'
  | 'FAUCET_EMPTY' | 'BAD_ANSWER';

/** A call of the chain's node that failed. */
export class ChainError extends Error {
  override readonly name = 'ChainError';

  readonly problem: ChainProblem;

  constructor(problem: ChainProblem, message: string) {
    super(message);
    this.problem = problem;
  }

  /** True when the node did not answer: the chain may be available again later. */
  get isAway(): boolean {
    return this.problem === 'UNREACHABLE' || this.problem === 'TIMED_OUT';
  }
}
