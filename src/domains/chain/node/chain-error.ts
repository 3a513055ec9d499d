/**
 * What is wrong with a call of the chain's node.
 * - UNREACHABLE: nothing was done; ask again. TIMED_OUT: whether it was done is not known; repeat it. MEMPOOL_FULL: later.
 * - REJECTED: the transaction breaks a rule of the ledger, and never stands as it is. MALFORMED: it is none.
 * - OTHER_CHAIN: not the chain that is remembered; nothing of the answer counts.
 * - HEIGHT_AHEAD: there is no such block yet. UNKNOWN: there is no such thing.
 * - REFERENCE_REUSED, FAUCET_EMPTY: the faucet gives nothing. BAD_ANSWER: not an answer of a node, or our call was wrong.
 */
export type ChainProblem =
  | 'UNREACHABLE' | 'TIMED_OUT' | 'MEMPOOL_FULL' | 'REJECTED' | 'MALFORMED' | 'OTHER_CHAIN' | 'HEIGHT_AHEAD' | 'UNKNOWN' | 'REFERENCE_REUSED'
  | 'FAUCET_EMPTY' | 'BAD_ANSWER';

/** A call of the chain's node that came to nothing. */
export class ChainError extends Error {
  override readonly name = 'ChainError';

  readonly problem: ChainProblem;

  constructor(problem: ChainProblem, message: string) {
    super(message);
    this.problem = problem;
  }

  /** Whether nobody answered: the chain may be there again later. */
  get isAway(): boolean {
    return this.problem === 'UNREACHABLE' || this.problem === 'TIMED_OUT';
  }
}
