import { defineEntity, type InferEntity } from '@mikro-orm/postgresql';
import type {
  PixClaimRole, PixClaimState, PixClaimType, PixKeyFailureCode, PixKeyState, PixKeyStateChange, PixKeyType, PixParticipant,
} from '../../../../generated/models.ts';

const p = defineEntity.properties;

/** A Pix key of an account. Its value leaves the row by `openKeyValue` alone; reads show `masked`. */
export const PixKeyEntity = defineEntity({
  name: 'PixKey',
  tableName: 'pix_keys',
  properties: {
    tenantId: p.string().primary(),
    keyId: p.string().primary(),
    accountId: p.string(),
    ownerPartyId: p.string(),
    keyType: p.string().$type<PixKeyType>(),
    /** Sealed by the vault under `keyValueContext`; null for a random key until the directory has drawn it. */
    keyValue: p.blob().$type<Buffer>().nullable(),
    kekId: p.string().nullable(),
    /** Keyed digest of tenant and value: finds a key without opening any. */
    keyDigest: p.blob().$type<Buffer>().nullable(),
    masked: p.string().nullable(),
    state: p.string().$type<PixKeyState>(),
    failureCode: p.string().$type<PixKeyFailureCode>().nullable(),
    exclusionReason: p.string().$type<ExclusionReason>().nullable(),
    /** The claim of this key that is not final. */
    activeClaimId: p.string().nullable(),
    /** The claim that the directory was asked for and has not answered yet: whoever asks again asks for this one. */
    openingClaimId: p.string().nullable(),
    providerId: p.string(),
    /** The institution under which the directory has the key, where it was said. */
    participant: p.json<PixParticipant>().nullable(),
    stateHistory: p.json<PixKeyStateChange[]>(),
    registeredAt: p.datetime().nullable(),
    excludedAt: p.datetime().nullable(),
    version: p.bigint('bigint'),
    createdAt: p.datetime(),
    createdBy: p.string(),
    updatedAt: p.datetime(),
  },
});

export type PixKey = InferEntity<typeof PixKeyEntity>;
export type ExclusionReason = 'USER_REQUESTED' | 'ACCOUNT_CLOSURE' | 'CLAIMED' | 'FRAUD' | 'RECONCILIATION' | 'RFB_VALIDATION';
export type ConfirmReason = 'USER_REQUESTED' | 'ACCOUNT_CLOSURE' | 'DEFAULT_OPERATION';
export type CancelReason = ConfirmReason | 'FRAUD' | 'RECONCILIATION' | 'RFB_VALIDATION';

/** A claim of a key: by us (CLAIMER) of one that is elsewhere, or by another participant (DONOR) of ours. */
export const PixClaimEntity = defineEntity({
  name: 'PixClaim',
  tableName: 'pix_claims',
  properties: {
    tenantId: p.string().primary(),
    claimId: p.string().primary(),
    keyId: p.string(),
    accountId: p.string(),
    type: p.string().$type<PixClaimType>(),
    role: p.string().$type<PixClaimRole>(),
    state: p.string().$type<PixClaimState>(),
    claimer: p.json<PixParticipant>(),
    donor: p.json<PixParticipant>(),
    resolutionDueAt: p.datetime(),
    completionDueAt: p.datetime(),
    confirmReason: p.string().$type<ConfirmReason>().nullable(),
    cancelReason: p.string().$type<CancelReason>().nullable(),
    cancelledBy: p.string().$type<PixClaimRole>().nullable(),
    providerId: p.string(),
    /** What the directory calls it. */
    providerClaimId: p.string(),
    openedAt: p.datetime(),
    confirmedAt: p.datetime().nullable(),
    completedAt: p.datetime().nullable(),
    cancelledAt: p.datetime().nullable(),
    version: p.bigint('bigint'),
    updatedAt: p.datetime(),
  },
});

export type PixClaim = InferEntity<typeof PixClaimEntity>;
