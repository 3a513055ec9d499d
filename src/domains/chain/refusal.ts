/** What a validator said when it refused a move. */
export interface Refusal {
  /** Its own code, `E_…`; else OUT_OF_BUDGET, SCRIPT_ERROR, or NOT_BUILDABLE for a move that no transaction can be made of. */
  readonly code: string;
  /** The last line of the trace, or what the chain said. */
  readonly reason: string;
  /** At most 50 lines of 200 printable characters. */
  readonly trace: readonly string[];
}

const MAXIMUM_LINES = 50;
const MAXIMUM_LINE = 200;
const CODE = /^E_[A-Z0-9_]{1,61}$/;
/** How the ledger begins what it says; what follows is its reason, then the place and the budget that was spent. */
const PREAMBLE = /^Plutus script validation failed for transactionId "\w*": /;
const OUT_OF_BUDGET = /^Out of budget/;

/** A refusal in phase 2. @param error what the chain said. */
export function refusalOf(trace: readonly string[], error: string): Refusal {
  const lines = trace.slice(-MAXIMUM_LINES).map(printable);
  const code = trace.findLast((line) => CODE.test(line));
  const [reason = ''] = error.replace(PREAMBLE, '').split('\n');
  return { code: code ?? (OUT_OF_BUDGET.test(reason) ? 'OUT_OF_BUDGET' : 'SCRIPT_ERROR'), reason: lines.at(-1) ?? printable(reason), trace: lines };
}

/** A refusal without a transaction. */
export function notBuildable(reason: string): Refusal {
  return { code: 'NOT_BUILDABLE', reason: printable(reason), trace: [] };
}

/** One line without what moves a cursor or ends a text. */
function printable(text: string): string {
  return text.slice(0, MAXIMUM_LINE).toWellFormed().replaceAll(/\p{C}/gu, '�');
}
