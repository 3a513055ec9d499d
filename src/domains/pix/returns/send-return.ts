import type { PixReturnReasonCode, PixReturnResponse } from '../../../../generated/models.ts';
import type { Refusal } from '../../../platform/errors.ts';
import type { Cents } from '../../../platform/money.ts';
import type { Change, JournalContext, Ledger, Loads } from '../../journal/index.ts';
import type { Rails } from '../../rails/index.ts';
import type { PixCredit, ReturnDraft } from './pix-return.ts';

/** What returns need of the rest of the service. */
export type ReturnsContext = JournalContext & { readonly rails: Rails; readonly pix: { readonly ispb: string } };

/** A return as it begins, with all that it writes. */
export type SentReturn = Change & { readonly answer: PixReturnResponse };

/** What is wanted of a return; the account that has the credit pays it unless another is named. */
export interface ReturnWish {
  /** Minor units. */
  readonly amount: Cents;
  readonly reasonCode: PixReturnReasonCode;
  readonly payerAccountId?: string;
}

/** Gives a return its names, before anything is decided. */
export function draftReturn(_ctx: ReturnsContext, _credit: PixCredit, _wish: ReturnWish): Promise<ReturnDraft> {
  throw new Error('soon');
}

/** What deciding about a return reads. */
export function returnLoads(_draft: ReturnDraft): Loads {
  throw new Error('soon');
}

/**
 * Pure: money of a credit on its way back, as part of a command. Amount and paying account of the draft may be settled in
 * the same decision (`{ ...draft, amount, payerAccountId }`): a MED case returns what its block turns out to have secured,
 * from the ledger's clearing account.
 * Refuses with RETURN_WINDOW_CLOSED (not for FR01 and BE08), RETURN_EXCEEDS_ORIGINAL, RAIL_NOT_BOUND, ACCOUNT_CLOSED, and
 * the ledger's gates with what they refuse of any debit.
 */
export function sentReturn(_ledger: Ledger, _draft: ReturnDraft): SentReturn | { readonly refused: Refusal } {
  throw new Error('soon');
}

/**
 * Sends money of a credit back, as a command of its own.
 * @throws ApiError for what `sentReturn` refuses; OVERLOADED.
 */
export function sendReturn(_ctx: ReturnsContext, _credit: PixCredit, _wish: ReturnWish): Promise<PixReturnResponse> {
  throw new Error('soon');
}
