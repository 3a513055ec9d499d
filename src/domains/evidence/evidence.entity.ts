import { defineEntity, p } from '@mikro-orm/postgresql';
import { rowCodec } from '../../platform/db/row.ts';
import type { RailFamily } from '../rails/index.ts';
import { reportKeyOf, type Evidence, type EvidenceKind, type EvidenceResolution, type EvidenceState, type HistoryEntry, type MatchedBy, type ReasonCode } from './evidence.ts';

/** What an outside party said happened to money, and what the ledger made of it. The journal writer alone writes it. */
export const EvidenceEntity = defineEntity({
  name: 'Evidence',
  tableName: 'evidence',
  readonly: true,
  properties: {
    tenantId: p.text().primary(),
    evidenceId: p.text().primary(),
    providerId: p.text(),
    rail: p.text().$type<Exclude<RailFamily, 'NATIVE' | 'CHAIN'>>(),
    kind: p.text().$type<EvidenceKind>(),
    /** What the provider calls it, unique with `providerId`. */
    externalId: p.text(),
    matchKeys: p.json<Readonly<Record<string, string>>>(),
    /** Minor units that moved, or for FAILURE should have. */
    amount: p.bigint('bigint'),
    currency: p.text(),
    occurredAt: p.datetime(),
    /** Who paid, in the grammar of external ids; for what nobody had announced. */
    payer: p.text().strictNullable(),
    /** Why a payment failed, in the rail's words. */
    failure: p.text().strictNullable(),
    /** SHA-256 of what the provider sent. */
    payloadHash: p.text().strictNullable(),
    /** The transaction of the entries that are its own and no other obligation's. */
    txId: p.text(),
    state: p.text().$type<EvidenceState>(),
    reasonCode: p.text().$type<ReasonCode>().strictNullable(),
    obligationId: p.text().strictNullable(),
    matchedBy: p.text().$type<MatchedBy>().strictNullable(),
    matchedAt: p.datetime().strictNullable(),
    /** What may change its fate: an obligation's id, or the report key of a payment. It is tried again after that. */
    waitsFor: p.text().strictNullable(),
    resolution: p.json<EvidenceResolution>().strictNullable(),
    /** Minor units that wait on the exception account because of it. */
    exceptionCents: p.bigint('bigint'),
    attempts: p.integer(),
    history: p.json<readonly HistoryEntry[]>(),
    /** 1 when it arrived, one more with each announced change. */
    version: p.bigint('bigint'),
    createdAt: p.datetime(),
    createdBy: p.text(),
    updatedAt: p.datetime(),
    /** When it is tried again by itself after it could not be processed; null for never. */
    retryAt: p.datetime().strictNullable(),
    /** See `reportKeyOf`: Postgres finds by it what else was said of the payment. */
    reportKey: p.text().strictNullable(),
    /** The end-to-end id of the payment that it returns: Postgres finds by it what came back. */
    returnOf: p.text().strictNullable(),
  },
});

export const evidenceCodec = rowCodec(EvidenceEntity, {
  derived: { reportKey: (it: Evidence) => reportKeyOf(it), returnOf: ({ matchKeys }: Evidence) => matchKeys['original_end_to_end_id'] ?? null },
});

/** What a provider sent with evidence, sealed; written once. */
export const EvidencePayloadEntity = defineEntity({
  name: 'EvidencePayload',
  tableName: 'evidence_payloads',
  readonly: true,
  properties: {
    tenantId: p.text().primary(),
    evidenceId: p.text().primary(),
    payload: p.blob().$type<Buffer>(),
    kekId: p.text(),
  },
});

export const payloadCodec = rowCodec(EvidencePayloadEntity);

/** How much of a payment of ours came back, by its report key; in minor units. */
export const ReturnedPaymentEntity = defineEntity({
  name: 'ReturnedPayment',
  tableName: 'returned_payments',
  readonly: true,
  properties: {
    tenantId: p.text().primary(),
    reportKey: p.text().primary(),
    returned: p.bigint('bigint'),
  },
});

export const returnedCodec = rowCodec(ReturnedPaymentEntity);

/** A term by which evidence finds an open obligation; a trigger keeps it. */
export const MatchTermEntity = defineEntity({
  name: 'MatchTerm',
  tableName: 'match_terms',
  readonly: true,
  properties: {
    tenantId: p.text().primary(),
    term: p.text().primary(),
    obligationId: p.text().primary(),
  },
});

export const evidenceEntities = [EvidenceEntity, EvidencePayloadEntity, ReturnedPaymentEntity, MatchTermEntity];
