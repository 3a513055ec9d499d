import { rejectCodes as codes } from '../../../generated/reject-codes.ts';

/** Meaning of a code of Pix for a refused payment or return. Whatever the code, it is FAILED and its money is back. */
export interface RejectCode {
  readonly means: string;
  /** Origin of a refusal: the institution of the other side, Pix itself, or either. */
  readonly by: 'RECEIVER' | 'RAIL' | 'BOTH';
  /** True when the same request may succeed later. Nothing is retried automatically. */
  readonly mayPassLater: boolean;
}

/** The codes of contracts/pix/reject-codes.yaml, also by a text that is none of them. */
export const rejectCodes: Readonly<Record<string, RejectCode>> = codes;

/**
 * Reason of a failure, as its obligation shows it: the code, and our own words where we know it. A text of the provider may name people,
 * so it is only used for an unknown code.
 */
export function rejectReason(given: string, written = ''): { readonly code: string; readonly reason: string } {
  return { code: given, reason: rejectCodes[given]?.means ?? written };
}
