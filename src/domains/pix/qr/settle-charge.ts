import type { CreditFollower } from '../../evidence/index.ts';
import { isChargeTxid } from './charge.ts';
import { findCharge } from './queries.ts';
import { CHARGE, chargeEvent, chargeKey, chargeRow } from './record.ts';
import { takeFact } from './take-fact.ts';

/** A Pix that names a charge pays it, in the same commit that books the money: once, and for its whole amount. */
export const settleCharge: CreditFollower = {
  rows: (credit) => {
    const txid = txidIn(credit);
    return txid === undefined ? [] : [chargeKey(txid)];
  },
  accountOf: async (ctx, credit) => {
    const txid = txidIn(credit);
    const charge = txid === undefined ? undefined : await findCharge(ctx, txid);
    return charge?.providerId === credit.providerId ? charge.accountId : undefined;
  },
  follow: (ledger, credit, { accountId, obligationId, counterparty }) => {
    const txid = txidIn(credit);
    const charge = txid === undefined ? undefined : ledger.row(CHARGE, chargeKey(txid));
    const taken = charge && takeFact(charge, {
      kind: 'MONEY', accountId, obligationId, providerId: credit.providerId, amount: credit.amount, currency: credit.currency,
      endToEndId: credit.matchKeys['end_to_end_id'], paidAt: credit.occurredAt,
    }, ledger.now);
    return taken?.verdict === 'DONE'
      ? { rows: [chargeRow(taken.after)], events: [chargeEvent(taken.after, counterparty)] } : { rows: [], events: [] };
  },
};

/** The charge that a credit names; static codes have shorter names, and returns none. */
function txidIn({ rail, matchKeys: { txid } }: { rail: string; matchKeys: Readonly<Record<string, string>> }): string | undefined {
  return rail === 'PIX' && txid !== undefined && isChargeTxid(txid) ? txid : undefined;
}
