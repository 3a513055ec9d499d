import { presentCurrency } from '../../platform/currencies.ts';
import { rowLoader } from '../../platform/db/row-loader.ts';
import type { EventOf } from '../../platform/outbox/event.ts';
import type { RowWrite } from '../journal/index.ts';
import { holdCodec } from './hold.entity.ts';
import { remaining, type Hold } from './hold.ts';

/** Makes a hold's row, written with the entry that changes it. */
export function holdRow(hold: Hold, isNew = false): RowWrite<Hold> {
  return { codec: holdCodec, id: hold.holdId, isNew, value: hold };
}

/** Loads holds by id, for the journal writer and for reads. */
export const loadHolds = rowLoader('holds', holdCodec, ({ holdId }) => holdId);

type HoldEventType = 'placed' | 'adjusted' | 'captured' | 'released' | 'expired';

/** Event of a hold. */
export function holdEvent(type: HoldEventType, it: Hold): EventOf<`hold.${HoldEventType}`> {
  return {
    type: `hold.${type}`,
    entityId: it.holdId,
    version: it.version,
    correlation: { obligation_id: it.obligationId, tx_id: it.txId },
    data: {
      account_id: it.accountId,
      amount_cents: Number(it.amount),
      ...(type === 'captured' && {
        captured_cents: Number(it.captured), creditor_account_id: it.creditorAccountId, obligation_id: it.obligationId,
      }),
      ...presentCurrency(it.currency),
      expires_at: it.expiresAt?.toISOString() ?? null,
      hold_id: it.holdId,
      remaining_cents: Number(remaining(it)),
      state: it.state,
      tx_id: it.txId,
    },
  };
}
