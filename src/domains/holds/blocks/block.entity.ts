import { defineEntity, p } from '@mikro-orm/postgresql';
import type { BlockKind, BlockReasonCode, BlockState, Metadata } from '../../../../generated/models.ts';
import { rowCodec } from '../../../platform/db/row.ts';

/**
 * Money that an account may not spend, including money that has yet to arrive. Amounts in minor units. Only the journal writer writes it.
 */
export const BlockEntity = defineEntity({
  name: 'Block',
  tableName: 'blocks',
  readonly: true,
  properties: {
    tenantId: p.text().primary(),
    blockId: p.text().primary(),
    accountId: p.text(),
    state: p.text().$type<BlockState>(),
    currency: p.text(),
    /** Amount to block; it does not change. */
    amount: p.bigint('bigint'),
    /** Amount blocked now, which the balance shows. */
    secured: p.bigint('bigint'),
    captured: p.bigint('bigint'),
    reasonCode: p.text().$type<BlockReasonCode>(),
    reference: p.text().strictNullable(),
    description: p.text().strictNullable(),
    medCaseId: p.text().strictNullable(),
    obligationId: p.text().strictNullable(),
    txId: p.text(),
    metadata: p.json<Metadata>(),
    releaseReason: p.text().strictNullable(),
    /** The rule that it follows; null for one placed without. */
    kind: p.text().$type<BlockKind>().strictNullable(),
    /** Who ordered it. */
    authority: p.text().strictNullable(),
    /** The instant from which the law counts how long it may last. */
    countsFrom: p.datetime().strictNullable(),
    /** When the clock lifts it; null for never. */
    expiresAt: p.datetime().strictNullable(),
    /** 1 when placed, one more with each change, also of `secured`. */
    version: p.bigint('bigint'),
    createdAt: p.datetime(),
    createdBy: p.text(),
    updatedAt: p.datetime(),
    resolvedAt: p.datetime().strictNullable(),
  },
});

export const blockCodec = rowCodec(BlockEntity);
