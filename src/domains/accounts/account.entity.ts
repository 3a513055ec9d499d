import { defineEntity, type InferEntity } from '@mikro-orm/postgresql';
import type { AccountStatus, Metadata } from '../../../generated/models.ts';
import type { SystemRole } from './account.ts';

const p = defineEntity.properties;

/** An account of a party, or one of the ledger's own, which has a `systemRole` and no owner. */
export const AccountEntity = defineEntity({
  name: 'Account',
  tableName: 'accounts',
  properties: {
    tenantId: p.string().primary(),
    accountId: p.string().primary(),
    ownerPartyId: p.string().nullable(),
    currency: p.string(),
    type: p.string(),
    status: p.string().$type<AccountStatus>(),
    isFrozen: p.boolean(),
    systemRole: p.string().$type<SystemRole>().nullable(),
    address: p.string(),
    /** The 32 bytes of an Ed25519 public key. */
    publicKey: p.blob().$type<Buffer>(),
    /** PKCS #8 of the private key, sealed by the vault under `tenant/account_id`. */
    privateKey: p.blob().$type<Buffer>().lazy().hidden(),
    kekId: p.string(),
    metadata: p.json<Metadata>().nullable(),
    /** Of an EXTERNAL account: where its party is reached, sealed by the vault under `external-id tenant account_id`. */
    externalId: p.blob().$type<Buffer>().lazy().hidden().nullable(),
    /** What the external id begins with; null for a name known to the rail. */
    externalIdKind: p.string().nullable(),
    externalIdMasked: p.string().nullable(),
    /** The CUSTOMER account that this one was promoted to, and closed by. */
    promotedToAccountId: p.string().nullable(),
    version: p.bigint('bigint'),
    createdAt: p.datetime(),
    createdBy: p.string(),
    updatedAt: p.datetime(),
  },
});

export type AccountRecord = InferEntity<typeof AccountEntity>;
