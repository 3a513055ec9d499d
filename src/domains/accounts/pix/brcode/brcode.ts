import type { Cents } from '../../../../platform/money.ts';
import type { WrittenKey } from '../pix-key.ts';

/** Name by which a template of a code is marked as Pix; capitals do not matter. */
export const GUI = 'br.gov.bcb.pix';
/** Placeholder for a missing txid. */
export const NO_TXID = '***';
/** Placeholder for a missing category. */
export const NO_CATEGORY = '0000';
/** The longest code, in characters. */
export const LONGEST_BRCODE = 512;

/** Form of a dynamic code's location: host and path, without `https://`. */
export const LOCATION_FORM =
  /^(?=.{1,77}$)[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+(?::\d{1,5})?\/[\w.~!$&'()*+,;=:@%/-]+$/i;
/** Reais and, after a point, up to two decimals: EMV needs neither decimals nor point. */
export const AMOUNT_FORM = /^(\d{1,10})(?:\.(\d{0,2}))?$/;
export const TXID_FORM = /^[a-zA-Z0-9]{1,25}$/;
export const ISPB_FORM = /^[0-9A-Z]{8}$/;
export const CATEGORY_FORM = /^\d{4}$/;
export const LONGEST_NAME = 25;
export const LONGEST_CITY = 15;

/**
 * A parsed code. A static one has a key, a dynamic one a location; one that only requests consent to a recurring payment has neither, and a
 * recurrence. Amount and txid are those of a static code: behind a location there are others, which count.
 */
export interface Brcode {
  /** `12` when it is paid once, `11` when it can be paid again; null when the code has neither. */
  readonly initiation: '11' | '12' | null;
  /** Key in its normal form, however the code spells it. */
  readonly key: WrittenKey | null;
  readonly location: string | null;
  /** A text for the payer. */
  readonly additionalInfo: string | null;
  /** The institution that hands out cash. */
  readonly facilitatorIspb: string | null;
  /** Four digits; null for `0000`. */
  readonly categoryCode: string | null;
  /** Null when the payer chooses. */
  readonly amount: Cents | null;
  readonly merchantName: string;
  readonly merchantCity: string;
  readonly postalCode: string | null;
  readonly txid: string | null;
  /** Location of the recurring payment's description. */
  readonly recurrence: string | null;
}

/** Returns the host of a location, without path and port. */
export function hostOf(location: string): string {
  return location.split(/[:/]/, 1)[0] ?? '';
}
