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
    tenantId: p.text().primary(),
    keyId: p.text().primary(),
    accountId: p.text(),
    ownerPartyId: p.text(),
    keyType: p.text().$type<PixKeyType>(),
    /** Sealed by the vault under `keyValueContext`; null for a random key until the directory has drawn it. */
    keyValue: p.blob().$type<Buffer>().nullable(),
    kekId: p.text().nullable(),
    /** Keyed digest of tenant and value: finds a key without opening any. */
    keyDigest: p.blob().$type<Buffer>().nullable(),
    masked: p.text().nullable(),
    state: p.text().$type<PixKeyState>(),
    failureCode: p.text().$type<PixKeyFailureCode>().nullable(),
    exclusionReason: p.text().$type<ExclusionReason>().nullable(),
    /** The claim of this key that is not final. */
    activeClaimId: p.text().nullable(),
    /** Id of the claim that was requested from the directory and is not answered yet: a repetition requests this one. */
    openingClaimId: p.text().nullable(),
    providerId: p.text(),
    /** Institution under which the directory has the key, where it was reported. */
    participant: p.json<PixParticipant>().nullable(),
    stateHistory: p.json<PixKeyStateChange[]>(),
    registeredAt: p.datetime().nullable(),
    excludedAt: p.datetime().nullable(),
    version: p.bigint('bigint'),
    createdAt: p.datetime(),
    createdBy: p.text(),
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
    tenantId: p.text().primary(),
    claimId: p.text().primary(),
    keyId: p.text(),
    accountId: p.text(),
    type: p.text().$type<PixClaimType>(),
    role: p.text().$type<PixClaimRole>(),
    state: p.text().$type<PixClaimState>(),
    claimer: p.json<PixParticipant>(),
    donor: p.json<PixParticipant>(),
    resolutionDueAt: p.datetime(),
    completionDueAt: p.datetime(),
    confirmReason: p.text().$type<ConfirmReason>().nullable(),
    cancelReason: p.text().$type<CancelReason>().nullable(),
    cancelledBy: p.text().$type<PixClaimRole>().nullable(),
    providerId: p.text(),
    /** Id of the claim at the directory. */
    providerClaimId: p.text(),
    openedAt: p.datetime(),
    confirmedAt: p.datetime().nullable(),
    completedAt: p.datetime().nullable(),
    cancelledAt: p.datetime().nullable(),
    version: p.bigint('bigint'),
    updatedAt: p.datetime(),
  },
});

export type PixClaim = InferEntity<typeof PixClaimEntity>;

/** Look-ups that a payer has left. Only Postgres counts them. */
export const PixLookupBudgetEntity = defineEntity({
  name: 'PixLookupBudget',
  tableName: 'pix_lookup_budgets',
  readonly: true,
  properties: {
    tenantId: p.text().primary(),
    payer: p.text().primary(),
    kind: p.text().primary(),
    tokens: p.decimal('string').columnType('numeric'),
    filledAt: p.datetime(),
  },
});

export const pixKeyEntities = [PixKeyEntity, PixClaimEntity, PixLookupBudgetEntity];
