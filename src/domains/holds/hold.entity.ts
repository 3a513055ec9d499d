import { defineEntity, p } from '@mikro-orm/postgresql';
import type { HoldState, Metadata } from '../../../generated/models.ts';
import { rowCodec } from '../../platform/db/row.ts';

/** Money of an account, reserved for a later capture. Amounts in minor units. Only the journal writer writes it. */
export const HoldEntity = defineEntity({
  name: 'Hold',
  tableName: 'holds',
  readonly: true,
  properties: {
    tenantId: p.text().primary(),
    holdId: p.text().primary(),
    accountId: p.text(),
    state: p.text().$type<HoldState>(),
    currency: p.text(),
    /** Amount reserved after the last adjustment; it stays in final states. */
    amount: p.bigint('bigint'),
    captured: p.bigint('bigint'),
    creditorAccountId: p.text().strictNullable(),
    obligationId: p.text().strictNullable(),
    txId: p.text(),
    expiresAt: p.datetime().strictNullable(),
    description: p.text().strictNullable(),
    metadata: p.json<Metadata>(),
    /** 1 when placed, one more with each change. */
    version: p.bigint('bigint'),
    createdAt: p.datetime(),
    createdBy: p.text(),
    updatedAt: p.datetime(),
    resolvedAt: p.datetime().strictNullable(),
    /** The charge of Pix Automático that owns it; null for a client's. */
    pixMandateChargeId: p.text().strictNullable(),
  },
});

export const holdCodec = rowCodec(HoldEntity);
