import type { Query } from '../../../platform/db/database.ts';
import type { EventDraft } from '../../../platform/outbox/event.ts';
import type { RowWrite } from '../../journal/index.ts';
import type { Block } from './block.ts';

/** A block's row, to be written with the entry that changes it. */
export function blockRow(block: Block, isNew = false): RowWrite {
  return { table: 'blocks', id: block.blockId, isNew, value: block, columns: toColumns(block) };
}

function toColumns(it: Block): Record<string, unknown> {
  return {
    block_id: it.blockId, account_id: it.accountId, state: it.state, currency: it.currency, amount: String(it.amount),
    secured: String(it.secured), captured: String(it.captured), reason_code: it.reasonCode, reference: it.reference,
    description: it.description, med_case_id: it.medCaseId, obligation_id: it.obligationId, tx_id: it.txId, metadata: it.metadata,
    release_reason: it.releaseReason, version: String(it.version), created_at: it.createdAt, created_by: it.createdBy,
    updated_at: it.updatedAt, resolved_at: it.resolvedAt,
  };
}

/** A row of `razao.blocks` as Postgres gives it, by column or as JSON. */
export interface BlockColumns {
  block_id: string;
  account_id: string;
  state: Block['state'];
  currency: string;
  amount: string | number;
  secured: string | number;
  captured: string | number;
  reason_code: Block['reasonCode'];
  reference: string | null;
  description: string | null;
  med_case_id: string | null;
  obligation_id: string | null;
  tx_id: string;
  metadata: Block['metadata'];
  release_reason: string | null;
  version: string | number;
  created_at: string;
  created_by: string;
  updated_at: string;
  resolved_at: string | null;
}

export function blockOf(row: BlockColumns): Block {
  return {
    blockId: row.block_id, accountId: row.account_id, state: row.state, currency: row.currency, amount: BigInt(row.amount),
    secured: BigInt(row.secured), captured: BigInt(row.captured), reasonCode: row.reason_code, reference: row.reference,
    description: row.description, medCaseId: row.med_case_id, obligationId: row.obligation_id, txId: row.tx_id, metadata: row.metadata,
    releaseReason: row.release_reason, version: BigInt(row.version), createdAt: new Date(row.created_at), createdBy: row.created_by,
    updatedAt: new Date(row.updated_at), resolvedAt: row.resolved_at === null ? null : new Date(row.resolved_at),
  };
}

const READ_BLOCKS = { name: 'read-blocks', text: 'select * from razao.read_blocks($1, $2)' };

/** Blocks by id, for the journal writer and for reads. */
export async function loadBlocks(query: Query, tenant: string, ids: readonly string[]): Promise<Map<string, Block>> {
  const rows = await query<BlockColumns>(READ_BLOCKS, [tenant, ids]);
  return new Map(rows.map((row) => [row.block_id, blockOf(row)]));
}

/** What a block announces. */
export function blockEvent(type: 'placed' | 'secured' | 'released' | 'captured', it: Block): EventDraft {
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
      currency: it.currency,
      med_case_id: it.medCaseId,
      reason_code: it.reasonCode,
      secured: Number(it.secured),
      state: it.state,
      tx_id: it.txId,
    },
  };
}
