import { defineEntity, p } from '@mikro-orm/postgresql';
import type { SpendApproverGroup, SpendRequestState } from '../../../generated/models.ts';
import { rowCodec } from '../../platform/db/row.ts';
import type { Side } from '../obligations/index.ts';
import type { RailFamily } from '../rails/index.ts';

/** A member's approval. */
export interface Approval {
  readonly account: string;
  /** ISO 8601. */
  readonly at: string;
}

/** Whom a spend pays, and what the payment says to the payee, sealed. */
export interface Recipient extends Side {
  readonly description?: string;
}

/** A spend that waits for approval, or did. Number, group and deadline are those of the asking. */
export const SpendRequestEntity = defineEntity({
  name: 'SquadSpendRequest',
  tableName: 'squad_spend_requests',
  readonly: true,
  properties: {
    tenantId: p.text().primary(),
    spendRequestId: p.text().primary(),
    sqdId: p.text(),
    entrySeq: p.bigint('number'),
    state: p.text().$type<SpendRequestState>(),
    /** In cents. */
    amount: p.bigint('number'),
    rail: p.text().$type<RailFamily>(),
    recipient: p.json<Recipient>(),
    description: p.text(),
    requestedBy: p.text(),
    approverGroup: p.text().$type<SpendApproverGroup>(),
    approvalsRequired: p.integer(),
    /** Oldest first. */
    approvals: p.json<readonly Approval[]>(),
    /** Members who could approve when it was decided; null while it is pending. */
    approvers: p.json<readonly string[]>().strictNullable(),
    expiresAt: p.datetime(),
    /** Drawn when it was requested, so that it executes once. */
    obligationId: p.text(),
    txId: p.text(),
    executedAt: p.datetime().strictNullable(),
    rejectedBy: p.text().strictNullable(),
    rejectReason: p.text().strictNullable(),
    failedReason: p.text().strictNullable(),
    version: p.bigint('bigint'),
    createdAt: p.datetime(),
    updatedAt: p.datetime(),
  },
});

export const spendRequestCodec = rowCodec(SpendRequestEntity);
