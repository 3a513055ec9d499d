import type { PixReturnReasonCode } from '../../../../generated/models.ts';
import { presentCurrency } from '../../../platform/currencies.ts';
import type { AnnounceReturn } from '../../evidence/index.ts';
import { isEndToEndId } from '../../rails/index.ts';

const REASONS: readonly string[] = ['MD06', 'SL02', 'BE08', 'FR01'] satisfies PixReturnReasonCode[];
/** The usual case, for a provider that gives no reason or one that the rail does not have. */
const USUAL = 'MD06';

/**
 * Pure: a payment of ours came back over Pix. A return whose name does not have the rail's form is booked all the same, and not announced.
 */
export const announceReceived: AnnounceReturn = ({ evidence: { rail, matchKeys }, credit, original }) => {
  const { end_to_end_id: name = '', original_end_to_end_id: originalName = '', return_reason_code: reason = USUAL } = matchKeys;
  if (rail !== 'PIX' || !isEndToEndId(name, 'D') || !isEndToEndId(originalName, 'E')) return [];
  return [{
    type: 'pix_return.received', entityId: name, version: 1n, correlation: { obligation_id: credit.obligationId, tx_id: credit.txId },
    data: {
      obligation_id: credit.obligationId, return_end_to_end_id: name, original_obligation_id: original.obligationId,
      original_end_to_end_id: originalName, account_id: credit.creditor.accountId, amount: Number(credit.amount),
      ...presentCurrency(credit.currency),
      reason_code: REASONS.includes(reason) ? reason : USUAL, state: 'SETTLED',
    },
  }];
};
