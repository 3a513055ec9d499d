/** Origin of a refusal: the institution of the other side, Pix itself, or either. */
export type Refuser = 'RECEIVER' | 'RAIL' | 'BOTH';

/** Meaning of a code of Pix for a refused payment or return. Whatever the code, it is FAILED and its money is back. */
export interface RejectCode {
  readonly means: string;
  readonly by: Refuser;
  /** True when the same request may succeed later. Nothing is retried automatically. */
  readonly mayPassLater: boolean;
}

const code = (means: string, by: Refuser, mayPassLater = false): RejectCode => ({ means, by, mayPassLater });

/**
 * The codes of pacs.002 1.17. Source: the SPI's catalogue; the meaning of those that it gives without one is that of ISO
 * 20022.
 */
export const rejectCodes: Readonly<Record<string, RejectCode>> = {
  AB03: code('Pix did not settle it in time', 'RAIL', true),
  AB09: code('Failure at the institution of the receiver', 'RECEIVER', true),
  AB11: code('The institution of the payer did not answer in time', 'RAIL', true),
  AC03: code('No such account', 'RECEIVER'),
  AC06: code('Account is blocked', 'RECEIVER'),
  AC07: code('Account of the receiver is closed', 'RECEIVER'),
  AC14: code('Account of another type', 'RECEIVER'),
  AG03: code('Kind of payment is not supported', 'RECEIVER'),
  AG12: code('Payment within one institution', 'RAIL'),
  AG13: code('Returns are not returned', 'RAIL'),
  AGNT: code('Institution is not the right one', 'RAIL'),
  AM01: code('Amount is zero', 'RAIL'),
  AM02: code('More than the account may receive', 'RECEIVER'),
  AM04: code('The institution of the payer lacks liquidity', 'RAIL', true),
  AM09: code('Return of more than the original', 'RECEIVER'),
  AM12: code('Amount is not valid', 'RAIL'),
  AM18: code('Number of payments is not valid', 'RAIL'),
  AM23: code('More than may be settled', 'RAIL'),
  BE01: code('Tax id is not the holder’s', 'RECEIVER'),
  BE05: code('Initiator is not known', 'RAIL'),
  BE15: code('Identifier of the payment is not valid', 'RECEIVER'),
  BE17: code('QR code was refused', 'RECEIVER'),
  CH11: code('Tax id is not valid', 'RECEIVER'),
  CH16: code('Message is not well formed', 'RAIL'),
  CN01: code('Schedule of the recurrence was cancelled', 'RECEIVER'),
  DS02: code('Order was cancelled', 'BOTH'),
  DS04: code('Refused by the receiver', 'RECEIVER'),
  DS0G: code('Not allowed to this account', 'BOTH'),
  DS27: code('Institution is not active on Pix', 'RAIL', true),
  DT02: code('Date is not valid', 'RAIL'),
  DT05: code('The time to return it is over', 'RAIL'),
  DU03: code('Payment was sent before', 'RAIL'),
  DUPL: code('Charge was paid before', 'RECEIVER'),
  ED05: code('Settlement failed', 'BOTH', true),
  FF07: code('Purpose is not valid', 'RAIL'),
  FF08: code('End-to-end id is not valid', 'RAIL'),
  FRAD: code('Suspected fraud', 'RECEIVER'),
  INDT: code('Data is not valid', 'BOTH'),
  MD01: code('No mandate', 'RECEIVER'),
  RC09: code('ISPB of the payer is not valid', 'RAIL'),
  RC10: code('ISPB of the receiver is not valid', 'RAIL'),
  RR04: code('Sanctioned', 'RECEIVER'),
  RR06: code('Tax data is not valid', 'RECEIVER'),
  SL02: code('Service of the receiver’s institution is not available', 'RECEIVER'),
  UPAY: code('No valid recurrence', 'RECEIVER'),
};

/**
 * Reason of a failure, as its obligation shows it: the code, and our own words where we know it. A text of the provider may name people,
 * so it is only used for an unknown code.
 */
export function rejectReason(given: string, written = ''): { readonly code: string; readonly reason: string } {
  return { code: given, reason: rejectCodes[given]?.means ?? written };
}
