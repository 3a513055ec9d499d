/** Faults of a code; the contract of `decodePixQr` explains each. */
export type BrcodeReason =
  | 'MALFORMED' | 'TRUNCATED' | 'TRAILING_DATA' | 'CRC_MISMATCH' | 'UNSUPPORTED_FORMAT' | 'NOT_PIX'
  | 'MISSING_FIELD' | 'DUPLICATE_FIELD' | 'INVALID_FIELD' | 'UNSUPPORTED_CURRENCY' | 'UNSUPPORTED_COUNTRY' | 'KEY_AND_URL';

/** A text is not a BR Code of Pix. The error never repeats the text. */
export class BrcodeFault extends Error {
  override readonly name = 'BrcodeFault';

  constructor(
    readonly reason: BrcodeReason,
    /** The identifier of the field, `26.01` for one inside another. */
    readonly field?: string,
    /** Position, in characters from 0. */
    readonly position?: number,
  ) {
    super(field === undefined ? reason : `${reason} at field ${field}`);
  }
}
