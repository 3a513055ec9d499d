/** A validator's refusal of a move. */
export interface Refusal {
  /**
   * The validator's own code, `E_…`; else OUT_OF_BUDGET, SCRIPT_ERROR, or NOT_BUILDABLE for a move that no transaction can be built for.
   */
  readonly code: string;
  /** The last line of the trace, or the chain's message. */
  readonly reason: string;
  /** At most 50 lines of 200 printable characters. */
  readonly trace: readonly string[];
}

const MAXIMUM_LINES = 50;
const MAXIMUM_LINE = 200;
const CODE = /^E_[A-Z0-9_]{1,61}$/;
/** Prefix of the ledger's message; the reason follows, then the place and the budget that was spent. */
const PREAMBLE = /^Plutus script validation failed for transactionId "\w*": /;
const OUT_OF_BUDGET = /^Out of budget/;

/** Builds a refusal in phase 2. @param error the chain's message. */
export function refusalOf(trace: readonly string[], error: string): Refusal {
  const lines = trace.slice(-MAXIMUM_LINES).map(printable);
  const code = trace.findLast((line) => CODE.test(line));
  const [reason = ''] = error.replace(PREAMBLE, '').split('\n');
  return {
    code: code ?? (OUT_OF_BUDGET.test(reason) ? 'OUT_OF_BUDGET' : 'SCRIPT_ERROR'), reason: lines.at(-1) ?? printable(reason), trace: lines,
  };
}

/** A refusal without a transaction. */
export function notBuildable(reason: string): Refusal {
  return { code: 'NOT_BUILDABLE', reason: printable(reason), trace: [] };
}

/** Reduces a text to one line without control characters. */
function printable(text: string): string {
  return text.slice(0, MAXIMUM_LINE).toWellFormed().replaceAll(/\p{C}/gu, '�');
}
