import { defineEntity, p } from '@mikro-orm/postgresql';
import { rowCodec, type RowOf } from '../../platform/db/row.ts';
import { END_TO_END_ID } from '../obligations/index.ts';
import type { RailFamily } from '../rails/index.ts';

export type EvidenceKind = 'SETTLEMENT' | 'FAILURE' | 'INBOUND_CREDIT';
export type EvidenceState = 'MATCHED' | 'UNMATCHED' | 'DEFERRED' | 'FAILED' | 'RESOLVED';
export type MatchedBy = 'OBLIGATION_ID' | 'MATCH_KEYS' | 'ACCOUNT' | 'OPERATOR';
export type ReasonCode =
  | 'NO_MATCH' | 'SEVERAL_MATCHES' | 'AMOUNT_DIFFERS' | 'CONTRADICTS_FINAL' | 'BOOKED_ALREADY' | 'ACCOUNT_CLOSED' | 'EXCEEDS_ORIGINAL'
  | 'PARTY_BLOCKED' | 'LIMIT_EXCEEDED' | 'BALANCE_OVERFLOW' | 'TOO_EARLY' | 'PROCESSING_ERROR';

/** One change, or one more attempt; as it is shown. */
export interface HistoryEntry {
  readonly at: string;
  readonly actor: string;
  readonly from_state: EvidenceState | null;
  readonly to_state: EvidenceState;
  readonly reason_code: ReasonCode | null;
  readonly obligation_id: string | null;
}

/** A decision of an operator; as it is shown. */
export interface EvidenceResolution {
  readonly action: 'MATCH' | 'CREDIT' | 'DISMISS';
  readonly destination_account_id: string | null;
  readonly reason: string;
  readonly resolved_by: string;
  readonly resolved_at: string;
}

/** A report of an outside party about money, and the ledger's decision about it. The journal writer alone writes it. */
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
    /** The provider's name for it, unique with `providerId`. */
    externalId: p.text(),
    matchKeys: p.json<Readonly<Record<string, string>>>(),
    /** Minor units that moved, or for FAILURE should have. */
    amount: p.bigint('bigint'),
    currency: p.text(),
    occurredAt: p.datetime(),
    /** The payer, in the grammar of external ids; for money that nobody had announced. */
    payer: p.text().strictNullable(),
    /** Why a payment failed, in the rail's words. */
    failure: p.text().strictNullable(),
    /** The other side, as `keepCounterparty` writes it. */
    counterparty: p.text().strictNullable(),
    /** What the payer says to the payee, sealed. */
    description: p.text().strictNullable(),
    /** SHA-256 of what the provider sent. */
    payloadHash: p.text().strictNullable(),
    /** The transaction of the entries that are its own and no other obligation's. */
    txId: p.text(),
    state: p.text().$type<EvidenceState>(),
    reasonCode: p.text().$type<ReasonCode>().strictNullable(),
    obligationId: p.text().strictNullable(),
    matchedBy: p.text().$type<MatchedBy>().strictNullable(),
    matchedAt: p.datetime().strictNullable(),
    /** The obligation's id or the report key of a payment after whose events it is tried again. */
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
    /** The next automatic attempt after it could not be processed; null for none. */
    retryAt: p.datetime().strictNullable(),
    /** See `reportKeyOf`: Postgres finds by it what else was said of the payment. */
    reportKey: p.text().strictNullable(),
    /** The end-to-end id of the payment that it returns: Postgres finds by it what came back. */
    returnOf: p.text().strictNullable(),
  },
});

type Said = Pick<RowOf<typeof EvidenceEntity>, 'counterparty' | 'description'>;
export type Evidence = Omit<RowOf<typeof EvidenceEntity>, 'reportKey' | 'returnOf' | keyof Said> & Partial<Said>;

export const evidenceCodec = rowCodec(EvidenceEntity, {
  derived: {
    reportKey: (it: Evidence) => reportKeyOf(it),
    returnOf: ({ matchKeys }: Evidence) => matchKeys['original_end_to_end_id'] ?? null,
  },
});

/** The rail's own name of a payment, unique with the kind: by it a second message about the same thing is recognised. */
export function reportKeyOf({ rail, kind, matchKeys }: Pick<Evidence, 'rail' | 'kind' | 'matchKeys'>): string | null {
  const endToEndId = matchKeys[END_TO_END_ID];
  return endToEndId === undefined ? null : `${rail}:${kind}:${endToEndId}`;
}

/** The text that a provider sent with evidence, sealed; written once. */
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

/** The part of a payment of ours that came back, by its report key; in minor units. */
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
