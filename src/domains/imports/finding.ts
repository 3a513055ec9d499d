/** Everything that can be wrong with a file, with what to do about it. No message repeats a cell: it may be a tax identifier. */
export const FINDINGS = {
  NOT_READABLE: 'the file is neither CSV (RFC 4180, UTF-8) nor Parquet as far as this line',
  NOT_UTF8: 'the text is not UTF-8: save the file as "CSV UTF-8"',
  MISSING_COLUMN: 'the header lacks this column',
  UNKNOWN_COLUMN: 'no column has this name',
  DUPLICATE_COLUMN: 'the header has this column twice',
  WRONG_CELL_COUNT: 'the line has more or fewer cells than the header',
  MISSING: 'a value is required',
  TOO_LONG: 'the value is too long',
  WRONG_TYPE: 'the value is not of the column\'s type',
  NUL_CHARACTER: 'the value contains a character that text cannot contain',
  UNKNOWN_COUNTRY: 'two capital letters of ISO 3166 are required, such as BR',
  UNKNOWN_CURRENCY: 'a code of ISO 4217 is required, such as BRL',
  WRONG_TAX_ID: 'not a CPF (of an individual) or CNPJ (of a company) with the right check digits',
  KEY_IS_TAX_ID: 'the key is the tax identifier: keys are stored and shown, so use another',
  DUPLICATE_KEY: 'the key is used twice in this file',
  UNKNOWN_PARTY: 'no party of this key is in the file of parties, or was imported before',
  UNKNOWN_ACCOUNT: 'no account of this key is in the file of accounts, or was imported before',
  CURRENCY_DIFFERS: 'the account has another currency',
  NOT_AN_AMOUNT: 'digits are required, with a point before the decimals and nothing else',
  WRONG_DECIMALS: 'exactly the decimals of the currency are required: 12.50 of BRL, 1250 of JPY, 12.500 of KWD',
  NEGATIVE_AMOUNT: 'an account cannot begin below zero',
  AMOUNT_TOO_LARGE: 'one movement is at most 10^13 minor units',
  AMOUNT_NOT_EXACT: 'the amount is beyond 2^53 - 1 minor units, which JSON does not carry exactly',
  SUM_TOO_LARGE: 'all that the tenant ever moves of a currency is at most 2^53 - 1 minor units',
  TOO_MANY_ACCOUNTS: 'the tenant may not have so many accounts: raise its quota first',
  CHANGED_SINCE_IMPORT: 'the line was imported before and said something else then',
  TOTAL_DIFFERS: 'the total is not that of the file',
  TOTAL_WITHOUT_FILE: 'there is no file of this total',
  TOTAL_MISSING: 'the totals lack this one, which is in the file',
} as const;

export type FindingCode = keyof typeof FINDINGS;

/** Something that is wrong with a line of a file. */
export interface Finding {
  /** The file as it was named. */
  readonly file: string;
  /** From 1, of the line on which the record begins; in Parquet the row's number. 0 for the whole file. */
  readonly line: number;
  readonly column: string | null;
  readonly code: FindingCode;
  readonly message: string;
}

/** Place of a record. */
export interface At {
  readonly file: string;
  readonly line: number;
}

/** Receives findings as they are made. */
export type Report = (finding: Finding) => void;

/** Makes a finding. @param details what may be said of it beside the code's text: numbers, never a cell. */
export function finding({ file, line }: At, column: string | null, code: FindingCode, details?: string): Finding {
  return { file, line, column, code, message: details === undefined ? FINDINGS[code] : `${FINDINGS[code]} (${details})` };
}
