import { defineEntity, p } from '@mikro-orm/postgresql';
import type { QbrlApproval, QbrlPolicyStatus, QbrlSigner } from '../../../generated/models.ts';
import { rowCodec } from '../../platform/db/row.ts';

/** Amounts of qBRL that a tenant has issued, in centavos. Only the journal writer writes it. */
export const QbrlPolicyEntity = defineEntity({
  name: 'QbrlPolicy',
  tableName: 'qbrl_policies',
  readonly: true,
  properties: {
    tenantId: p.text().primary(),
    asset: p.text().$type<'qBRL'>().primary(),
    /** Issued and not redeemed: the amount reserved on the redemption account of the version in force. */
    outstanding: p.bigint('bigint'),
    /** Locked, and neither accepted nor refused by the chain yet. */
    underWay: p.bigint('bigint'),
    /** The accounting day of `issued`. */
    issuedOn: p.date(),
    /** Amount locked on that day, without refused locks. */
    issued: p.bigint('bigint'),
    /** Counts the policy's events. */
    version: p.bigint('bigint'),
  },
});

/** A version of the policy. Of it only `status` and `supersededAt` change. Caps in centavos; null for no cap. */
export const QbrlVersionEntity = defineEntity({
  name: 'QbrlVersion',
  tableName: 'qbrl_versions',
  readonly: true,
  properties: {
    tenantId: p.text().primary(),
    policyVersion: p.integer().primary(),
    status: p.text().$type<QbrlPolicyStatus>(),
    policyHash: p.text(),
    proposalHash: p.text(),
    /** The signatures it was added with. */
    approvals: p.json<readonly QbrlApproval[]>(),
    mintingPolicyHash: p.text(),
    /** Signers who may approve the next version. */
    signers: p.json<readonly QbrlSigner[]>(),
    requiredSignatures: p.integer(),
    maxOutstanding: p.bigint('bigint'),
    maxIssuedPerDay: p.bigint('bigint').strictNullable(),
    maxPerIssuance: p.bigint('bigint').strictNullable(),
    redemptionAccountId: p.text(),
    effectiveFrom: p.datetime(),
    supersededAt: p.datetime().strictNullable(),
    reason: p.text().strictNullable(),
    createdAt: p.datetime(),
    createdBy: p.text(),
  },
});

/** Value that is locked on the chain, or will be; in centavos. */
export const QbrlLockEntity = defineEntity({
  name: 'QbrlLock',
  tableName: 'qbrl_locks',
  readonly: true,
  properties: {
    tenantId: p.text().primary(),
    lockId: p.text().primary(),
    /** Account that the money was taken from. */
    accountId: p.text(),
    amount: p.bigint('bigint'),
    state: p.text().$type<'UNDER_WAY' | 'ACCEPTED' | 'REFUSED'>(),
    /** The accounting day whose issuance it counts on. */
    countedOn: p.date(),
    createdAt: p.datetime(),
    endedAt: p.datetime().strictNullable(),
  },
});

export const policyCodec = rowCodec(QbrlPolicyEntity);
export const versionCodec = rowCodec(QbrlVersionEntity);
export const lockCodec = rowCodec(QbrlLockEntity);
