import { presentCurrency } from '../../../platform/currencies.ts';
import { rowLoader } from '../../../platform/db/row-loader.ts';
import type { EventOf } from '../../../platform/outbox/event.ts';
import type { RowWrite } from '../../journal/index.ts';
import { blockCodec } from './block.entity.ts';
import type { Block } from './block.ts';

/** Makes a block's row, written with the entry that changes it. */
export function blockRow(block: Block, isNew = false): RowWrite<Block> {
  return { codec: blockCodec, id: block.blockId, isNew, value: block };
}

/** Loads blocks by id, for the journal writer and for reads. */
export const loadBlocks = rowLoader('blocks', blockCodec, ({ blockId }) => blockId);

type BlockEventType = 'placed' | 'secured' | 'released' | 'captured' | 'expired' | 'rescheduled';

/** Event of a block. */
export function blockEvent(type: BlockEventType, it: Block): EventOf<`block.${BlockEventType}`> {
  return {
    type: `block.${type}`,
    entityId: it.blockId,
    version: it.version,
    correlation: { obligation_id: it.obligationId, tx_id: it.txId },
    data: {
      account_id: it.accountId,
      amount: Number(it.amount),
      block_id: it.blockId,
      ...(type === 'captured' && { captured: Number(it.captured), obligation_id: it.obligationId }),
      ...presentCurrency(it.currency),
      ...(it.expiresAt && { expires_at: it.expiresAt.toISOString() }),
      ...(it.kind !== null && { kind: it.kind }),
      med_case_id: it.medCaseId,
      reason_code: it.reasonCode,
      secured: Number(it.secured),
      state: it.state,
      tx_id: it.txId,
    },
  };
}
