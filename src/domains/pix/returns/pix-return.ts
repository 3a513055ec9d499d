import type { PixReturnReasonCode } from '../../../../generated/models.ts';
import type { Cents } from '../../../platform/money.ts';
import type { Side } from '../../obligations/index.ts';

/** Money that came over Pix and can be sent back. */
export interface PixCredit {
  /** The obligation that it settled. */
  readonly obligationId: string;
  readonly endToEndId: string;
  /** The account that has it: where the one that received it was promoted, the one it was promoted to. */
  readonly accountId: string;
  /** Minor units. */
  readonly amount: Cents;
  readonly currency: string;
  readonly settledAt: Date;
  /** Who brought it, and takes it back. */
  readonly providerId: string;
  /** Who paid it. */
  readonly payer: Side;
}

/** What is to be sent back of a credit. */
export interface ReturnDraft {
  readonly credit: PixCredit;
  /** The counter-obligation's. */
  readonly obligationId: string;
  readonly txId: string;
  readonly returnEndToEndId: string;
  /** Minor units. */
  readonly amount: Cents;
  readonly reasonCode: PixReturnReasonCode;
  /** The account that the money is taken from, and given back to when the rail refuses the return. */
  readonly payerAccountId: string;
  readonly createdBy: string;
  /** Whether the provider of the credit takes returns. */
  readonly isBound: boolean;
}
