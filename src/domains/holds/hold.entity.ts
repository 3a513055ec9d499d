import { defineEntity, p, type InferEntity } from '@mikro-orm/postgresql';
import type { HoldState, Metadata } from '../../../generated/models.ts';

/** A row of holds, for lists. The journal writer alone writes it, see record.ts. */
export const HoldEntity = defineEntity({
  name: 'Hold',
  tableName: 'holds',
  readonly: true,
  properties: {
    tenantId: p.string().primary(),
    holdId: p.string().primary(),
    accountId: p.string(),
    state: p.string().$type<HoldState>(),
    currency: p.string(),
    amount: p.bigint('bigint'),
    captured: p.bigint('bigint'),
    creditorAccountId: p.string().nullable(),
    obligationId: p.string().nullable(),
    txId: p.string(),
    expiresAt: p.datetime().nullable(),
    description: p.string().nullable(),
    pixMandateChargeId: p.string().nullable(),
    metadata: p.json<Metadata>(),
    version: p.bigint('bigint'),
    createdAt: p.datetime(),
    createdBy: p.string(),
    updatedAt: p.datetime(),
    resolvedAt: p.datetime().nullable(),
  },
});

export type HoldRecord = InferEntity<typeof HoldEntity>;
