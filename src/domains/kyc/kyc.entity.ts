import { defineEntity, type InferEntity } from '@mikro-orm/postgresql';
import type {
  ActorType, KycDocumentRef, KycFlagSeverity, KycFlagSource, KycRescreenReason, KycScreeningHit, KycScreeningResult, KycScreeningTrigger, KycState,
} from '../../../generated/models.ts';
import { TextArray } from '../../platform/db/text-array.ts';
import type { Found } from './kyc.ts';

const p = defineEntity.properties;

/** What is known about the identity of a party that was submitted once; see `Kyc`. */
export const KycRecordEntity = defineEntity({
  name: 'KycRecord',
  tableName: 'kyc_records',
  properties: {
    tenantId: p.string().primary(),
    partyId: p.string().primary(),
    state: p.string().$type<KycState>(),
    level: p.smallint(),
    requestedLevel: p.smallint(),
    found: p.string().$type<Found>(),
    awaitsVerdict: p.boolean(),
    documentExpired: p.boolean(),
    askedAt: p.datetime().nullable(),
    askedReason: p.string().$type<KycRescreenReason>().nullable(),
    rescreenDueAt: p.datetime().nullable(),
    rescreenReason: p.string().$type<KycRescreenReason>().nullable(),
    screenAgain: p.string().$type<KycRescreenReason>().nullable(),
    lastScreenedAt: p.datetime().nullable(),
    /** Of the last submission. */
    documentRefs: p.json<KycDocumentRef[]>(),
    /** Expiries that were heard of, each as report and document. */
    seenExpiries: p.type(TextArray).$type<string[]>(),
    providerId: p.string().nullable(),
    /** Of the last submission. */
    sessionRef: p.string().nullable(),
    /** Of the last verdict, with the SHA-256 of its message. */
    reportRef: p.string().nullable(),
    verdictDigest: p.string().nullable(),
    /** The request that the screening under way was asked for with. */
    askedRequestId: p.string().nullable(),
    /** The party's sealed tax identifier as it was submitted last, and as it was verified last: copies of the party's own. */
    submittedTaxId: p.blob().$type<Buffer>().nullable(),
    verifiedTaxId: p.blob().$type<Buffer>().nullable(),
    kekId: p.string().nullable(),
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
    tenantId: p.string().primary(),
    partyId: p.string().primary(),
    moveNo: p.integer().primary(),
    fromState: p.string().$type<KycState>(),
    toState: p.string().$type<KycState>(),
    actor: p.string(),
    actorType: p.string().$type<ActorType>(),
    reason: p.string().nullable(),
    providerRef: p.string().nullable(),
    at: p.datetime(),
  },
});
export type KycMove = InferEntity<typeof KycMoveEntity>;

/** The result of a screening; a provider's report is recorded once. */
export const KycScreeningEntity = defineEntity({
  name: 'KycScreening',
  tableName: 'kyc_screenings',
  properties: {
    tenantId: p.string().primary(),
    screeningId: p.string().primary(),
    partyId: p.string(),
    providerId: p.string(),
    reportRef: p.string(),
    result: p.string().$type<KycScreeningResult>(),
    trigger: p.string().$type<KycScreeningTrigger>(),
    checkedLists: p.json<string[]>(),
    hits: p.json<KycScreeningHit[]>(),
    verdictDigest: p.string(),
    createdAt: p.datetime(),
  },
});
export type KycScreening = InferEntity<typeof KycScreeningEntity>;

/** A risk flag; it is resolved, never deleted. */
export const RiskFlagEntity = defineEntity({
  name: 'RiskFlag',
  tableName: 'risk_flags',
  properties: {
    tenantId: p.string().primary(),
    flagId: p.string().primary(),
    partyId: p.string(),
    severity: p.string().$type<KycFlagSeverity>(),
    source: p.string().$type<KycFlagSource>(),
    sourceRef: p.string().nullable(),
    reason: p.string(),
    addedAt: p.datetime(),
    addedBy: p.string(),
    resolvedAt: p.datetime().nullable(),
    resolvedBy: p.string().nullable(),
  },
});
export type RiskFlag = InferEntity<typeof RiskFlagEntity>;

/** What the provider is to be asked; without a due time it has taken it. */
export const KycRequestEntity = defineEntity({
  name: 'KycRequest',
  tableName: 'kyc_requests',
  properties: {
    tenantId: p.string().primary(),
    requestId: p.string().primary(),
    partyId: p.string(),
    kind: p.string().$type<'VERIFICATION' | 'SCREENING'>(),
    providerId: p.string(),
    level: p.smallint().nullable(),
    sessionRef: p.string().nullable(),
    trigger: p.string().$type<KycRescreenReason>().nullable(),
    attempts: p.integer().default(0),
    dueAt: p.datetime().nullable(),
    createdAt: p.datetime(),
  },
});
export type KycRequest = InferEntity<typeof KycRequestEntity>;

export const kycEntities = [KycRecordEntity, KycMoveEntity, KycScreeningEntity, RiskFlagEntity, KycRequestEntity];
