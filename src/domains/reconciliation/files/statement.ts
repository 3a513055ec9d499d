/** A bank's statement as its file says it, whatever the format; amounts in minor units, positive for money that came in. */

/** A line of a statement. */
export interface FileLine {
  /** From 1: the line of the file, or the number of the entry where the format has no lines. */
  readonly at: number;
  /** The payment's end-to-end id or our own id where the line names one, else the bank's id of the line. */
  readonly externalId: string;
  readonly amount: bigint;
  readonly currency: string;
  readonly occurredAt: Date;
  /** True for what the bank takes for itself. */
  readonly isFee: boolean;
  /** True for money that goes back. */
  readonly isReturn: boolean;
  /** The payments that it settles as one amount; empty for a line that is one payment. */
  readonly parts: readonly SettledPayment[];
}

/** A payment within a net settlement. */
export interface SettledPayment {
  readonly externalId: string;
  /** Before the fee, in minor units. */
  readonly amount: bigint;
  /** What was kept back of it, in minor units. */
  readonly fee: bigint;
}

export interface FileStatement {
  readonly lines: readonly FileLine[];
  /** Balances that the file states, in minor units; null where it states none. */
  readonly opening: bigint | null;
  readonly closing: bigint | null;
  readonly problems: readonly FileProblem[];
}

export type ProblemCode =
  | 'LINE_NOT_READABLE' | 'OTHER_CURRENCY' | 'OUTSIDE_THE_PERIOD' | 'STATEMENT_DOES_NOT_ADD_UP' | 'SETTLEMENT_DOES_NOT_ADD_UP'
  | 'SETTLEMENT_NOT_IN_STATEMENT';

/** Something that is wrong with a file itself, before it is compared with the books. */
export interface FileProblem {
  readonly code: ProblemCode;
  /** The line or entry; 0 for the whole file. */
  readonly at: number;
  /** What it is about, such as the id of a settlement or a column; never a cell of somebody's data. */
  readonly about: string;
}

/** The file cannot be read as what it is said to be. */
export class UnreadableStatement extends Error {}

const END_TO_END_ID = /(?<![0-9A-Za-z])[ED]\d{20}[0-9A-Za-z]{11}(?![0-9A-Za-z])/;
const OUR_ID = /(?<![0-9A-Za-z])obl_[0-9A-HJKMNP-TV-Z]{26}(?![0-9A-Za-z])/;

/** Returns the name by which the ledger knows a line's payment: banks write it wherever they have room. */
export function nameWithin(texts: readonly string[], otherwise: string): string {
  for (const form of [END_TO_END_ID, OUR_ID]) {
    for (const text of texts) {
      const [found] = form.exec(text) ?? [];
      if (found !== undefined) return found;
    }
  }
  return otherwise;
}

/** True for the end-to-end id of a return of Pix. */
export function isNameOfReturn(name: string): boolean {
  return name.startsWith('D') && END_TO_END_ID.test(name);
}

/** Returns the instant of a line that has only a day: noon in São Paulo. */
export function noonOf(day: string): Date {
  return new Date(`${day}T12:00:00-03:00`);
}

const DECIMALS = {
  '.': /^([+-]?)(\d{1,20}|\d{1,3}(?:,\d{3})+)(?:\.(\d*))?$/,
  ',': /^([+-]?)(\d{1,20}|\d{1,3}(?:\.\d{3})+)(?:,(\d*))?$/,
} as const;

/**
 * Reads a decimal as minor units, with or without the other mark between thousands.
 * @param places of the currency.
 * @returns undefined where it is no decimal, or has more decimals than the currency.
 */
export function minorOf(text: string, places: number, mark: '.' | ',' = '.'): bigint | undefined {
  const [, sign, whole = '', fraction = ''] = DECIMALS[mark].exec(text.trim()) ?? [];
  if (sign === undefined || fraction.slice(places).replace(/0+$/, '') !== '') return undefined;
  const minor = BigInt(whole.replace(/[.,]/g, '') + fraction.slice(0, places).padEnd(places, '0'));
  return sign === '-' ? -minor : minor;
}
