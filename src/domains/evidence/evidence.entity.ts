import { defineEntity, p, type InferEntity } from '@mikro-orm/postgresql';
import type { Evidence, EvidenceKind, EvidenceResolution, EvidenceState, HistoryEntry, MatchedBy, ReasonCode } from './evidence.ts';

/** A row of evidence, for lists. The journal writer alone writes it, see record.ts. */
export const EvidenceEntity = defineEntity({
  name: 'Evidence',
  tableName: 'evidence',
  readonly: true,
  properties: {
    tenantId: p.string().primary(),
    evidenceId: p.string().primary(),
    providerId: p.string(),
    rail: p.string().$type<Evidence['rail']>(),
    kind: p.string().$type<EvidenceKind>(),
    externalId: p.string(),
    matchKeys: p.json<Record<string, string>>(),
    amount: p.bigint('bigint'),
    currency: p.string(),
    occurredAt: p.datetime(),
    payer: p.string().nullable(),
    failure: p.string().nullable(),
    payloadHash: p.string().nullable(),
    txId: p.string(),
    state: p.string().$type<EvidenceState>(),
    reasonCode: p.string().$type<ReasonCode>().nullable(),
    obligationId: p.string().nullable(),
    matchedBy: p.string().$type<MatchedBy>().nullable(),
    matchedAt: p.datetime().nullable(),
    waitsFor: p.string().nullable(),
    resolution: p.json<EvidenceResolution>().nullable(),
    exceptionCents: p.bigint('bigint'),
    attempts: p.integer(),
    history: p.json<HistoryEntry[]>(),
    version: p.bigint('bigint'),
    createdAt: p.datetime(),
    createdBy: p.string(),
    updatedAt: p.datetime(),
    retryAt: p.datetime().nullable(),
  },
});

export type EvidenceRecord = InferEntity<typeof EvidenceEntity>;
