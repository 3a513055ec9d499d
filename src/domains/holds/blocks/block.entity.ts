import { defineEntity, p, type InferEntity } from '@mikro-orm/postgresql';
import type { BlockReasonCode, BlockState, Metadata } from '../../../../generated/models.ts';

/** A row of blocks, for lists. The journal writer alone writes it, see record.ts. */
export const BlockEntity = defineEntity({
  name: 'Block',
  tableName: 'blocks',
  readonly: true,
  properties: {
    tenantId: p.string().primary(),
    blockId: p.string().primary(),
    accountId: p.string(),
    state: p.string().$type<BlockState>(),
    currency: p.string(),
    amount: p.bigint('bigint'),
    secured: p.bigint('bigint'),
    captured: p.bigint('bigint'),
    reasonCode: p.string().$type<BlockReasonCode>(),
    reference: p.string().nullable(),
    description: p.string().nullable(),
    medCaseId: p.string().nullable(),
    obligationId: p.string().nullable(),
    txId: p.string(),
    metadata: p.json<Metadata>(),
    releaseReason: p.string().nullable(),
    version: p.bigint('bigint'),
    createdAt: p.datetime(),
    createdBy: p.string(),
    updatedAt: p.datetime(),
    resolvedAt: p.datetime().nullable(),
  },
});

export type BlockRecord = InferEntity<typeof BlockEntity>;
