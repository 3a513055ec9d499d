import { defineEntity, type InferEntity } from '@mikro-orm/postgresql';
import type {
  ActorType, KycDocumentRef, KycFlagKind, KycFlagSeverity, KycFlagSource, KycRescreenReason, KycScreeningHit, KycScreeningResult,
  KycScreeningTrigger, KycState,
} from '../../../generated/models.ts';
import { TextArray } from '../../platform/db/text-array.ts';
import { rowCodec } from '../../platform/db/row.ts';
import type { ScreeningResult } from './kyc.ts';

const p = defineEntity.properties;

/** What is known about the identity of a party that was submitted once; see `Kyc`. */
export const KycRecordEntity = defineEntity({
  name: 'KycRecord',
  tableName: 'kyc_records',
  properties: {
    tenantId: p.text().primary(),
    partyId: p.text().primary(),
    state: p.text().$type<KycState>(),
    level: p.smallint(),
    requestedLevel: p.smallint(),
    found: p.text().$type<ScreeningResult>(),
    awaitsVerdict: p.boolean(),
    documentExpired: p.boolean(),
    askedAt: p.datetime().nullable(),
    askedReason: p.text().$type<KycRescreenReason>().nullable(),
    rescreenDueAt: p.datetime().nullable(),
    rescreenReason: p.text().$type<KycRescreenReason>().nullable(),
    screenAgain: p.text().$type<KycRescreenReason>().nullable(),
    lastScreenedAt: p.datetime().nullable(),
    /** Of the last submission. */
    documentRefs: p.json<KycDocumentRef[]>(),
    /** Expiries that were heard of, each as report and document. */
    seenExpiries: p.type(TextArray).$type<string[]>(),
    providerId: p.text().nullable(),
    /** Of the last submission. */
    sessionRef: p.text().nullable(),
    /** The last verdict, with the SHA-256 of its message. */
    reportRef: p.text().nullable(),
    verdictDigest: p.text().nullable(),
    /** The request that the screening under way was asked for with. */
    askedRequestId: p.text().nullable(),
    /** The party's sealed tax identifier as it was submitted last, and as it was verified last: copies of the party's own. */
    submittedTaxId: p.blob().$type<Buffer>().nullable(),
    verifiedTaxId: p.blob().$type<Buffer>().nullable(),
    kekId: p.text().nullable(),
    /** How many moves there were. */
    moves: p.integer(),
    updatedAt: p.datetime(),
  },
});
export type KycRecord = InferEntity<typeof KycRecordEntity>;

/** A move of a party's state. */
export const KycMoveEntity = defineEntity({
  name: 'KycMove',
  tableName: 'kyc_moves',
  properties: {
    tenantId: p.text().primary(),
    partyId: p.text().primary(),
    moveNo: p.integer().primary(),
    fromState: p.text().$type<KycState>(),
    toState: p.text().$type<KycState>(),
    actor: p.text(),
    actorType: p.text().$type<ActorType>(),
    reason: p.text().nullable(),
    providerRef: p.text().nullable(),
    at: p.datetime(),
  },
});
export type KycMove = InferEntity<typeof KycMoveEntity>;

/** The result of a screening; a provider's report is recorded once. */
export const KycScreeningEntity = defineEntity({
  name: 'KycScreening',
  tableName: 'kyc_screenings',
  properties: {
    tenantId: p.text().primary(),
    screeningId: p.text().primary(),
    partyId: p.text(),
    providerId: p.text(),
    reportRef: p.text(),
    result: p.text().$type<KycScreeningResult>(),
    trigger: p.text().$type<KycScreeningTrigger>(),
    checkedLists: p.json<string[]>(),
    hits: p.json<KycScreeningHit[]>(),
    verdictDigest: p.text(),
    createdAt: p.datetime(),
  },
});
export type KycScreening = InferEntity<typeof KycScreeningEntity>;

/** A risk flag; it is resolved, never deleted. */
export const RiskFlagEntity = defineEntity({
  name: 'RiskFlag',
  tableName: 'risk_flags',
  properties: {
    tenantId: p.text().primary(),
    flagId: p.text().primary(),
    partyId: p.text(),
    severity: p.text().$type<KycFlagSeverity>(),
    kind: p.text().$type<KycFlagKind>().nullable(),
    source: p.text().$type<KycFlagSource>(),
    sourceRef: p.text().nullable(),
    reason: p.text(),
    addedAt: p.datetime(),
    addedBy: p.text(),
    resolvedAt: p.datetime().nullable(),
    resolvedBy: p.text().nullable(),
  },
});
export type RiskFlag = InferEntity<typeof RiskFlagEntity>;

/** The payment that a flag of kind OWN_WITHDRAWAL permits, and the one that was made. */
export const OwnWithdrawalEntity = defineEntity({
  name: 'OwnWithdrawal',
  tableName: 'own_withdrawals',
  properties: {
    tenantId: p.text().primary(),
    flagId: p.text().primary(),
    partyId: p.text(),
    accountId: p.text(),
    /** The most that it may pay. */
    cents: p.bigint('bigint'),
    /** The payment that has used it; the journal writer alone sets it. */
    obligationId: p.text().strictNullable(),
  },
});
export type OwnWithdrawal = InferEntity<typeof OwnWithdrawalEntity>;

export const ownWithdrawalCodec = rowCodec(OwnWithdrawalEntity);

/** What the provider is to be asked; without a due time it has taken it. */
export const KycRequestEntity = defineEntity({
  name: 'KycRequest',
  tableName: 'kyc_requests',
  properties: {
    tenantId: p.text().primary(),
    requestId: p.text().primary(),
    partyId: p.text(),
    kind: p.text().$type<'VERIFICATION' | 'SCREENING'>(),
    providerId: p.text(),
    level: p.smallint().nullable(),
    sessionRef: p.text().nullable(),
    trigger: p.text().$type<KycRescreenReason>().nullable(),
    attempts: p.integer().default(0),
    dueAt: p.datetime().nullable(),
    createdAt: p.datetime(),
    /** The number of the lease that somebody took it with. */
    lease: p.bigint('string').nullable(),
  },
});
export type KycRequest = InferEntity<typeof KycRequestEntity>;

export const kycEntities = [KycRecordEntity, KycMoveEntity, KycScreeningEntity, RiskFlagEntity, KycRequestEntity, OwnWithdrawalEntity];
