import { defineEntity, type InferEntity } from '@mikro-orm/postgresql';
import type { AccountStatus, Metadata } from '../../../generated/models.ts';
import { rowCodec } from '../../platform/db/row.ts';
import type { SystemRole } from './account.ts';

const p = defineEntity.properties;

/** An account of a party, or one of the ledger's own, which has a `systemRole` and no owner. */
export const AccountEntity = defineEntity({
  name: 'Account',
  tableName: 'accounts',
  properties: {
    tenantId: p.text().primary(),
    accountId: p.text().primary(),
    ownerPartyId: p.text().nullable(),
    currency: p.text(),
    type: p.text(),
    status: p.text().$type<AccountStatus>(),
    isFrozen: p.boolean(),
    systemRole: p.text().$type<SystemRole>().nullable(),
    address: p.text(),
    /** The 32 bytes of an Ed25519 public key. */
    publicKey: p.blob().$type<Buffer>(),
    /** PKCS #8 of the private key, sealed by the vault under `tenant/account_id`. */
    privateKey: p.blob().$type<Buffer>().lazy().hidden(),
    kekId: p.text(),
    metadata: p.json<Metadata>().nullable(),
    /** Address of the party of an EXTERNAL account, sealed by the vault under `external-id tenant account_id`. */
    externalId: p.blob().$type<Buffer>().lazy().hidden().nullable(),
    /** Prefix of the external id; null for a name known to the rail. */
    externalIdKind: p.text().nullable(),
    externalIdMasked: p.text().nullable(),
    /** The CUSTOMER account that this one was promoted to, and closed by. */
    promotedToAccountId: p.text().nullable(),
    /** Group in the general ledger, where that is not the account's type. */
    gatheredAs: p.text().$type<'TOKENS'>().nullable(),
    version: p.bigint('bigint'),
    createdAt: p.datetime(),
    createdBy: p.text(),
    updatedAt: p.datetime(),
  },
});

export type AccountRecord = InferEntity<typeof AccountEntity>;

/** Codec of an account without its keys. */
export const accountCodec = rowCodec(AccountEntity, {
  only: [
    'accountId', 'ownerPartyId', 'currency', 'type', 'status', 'isFrozen', 'address', 'metadata', 'promotedToAccountId', 'version',
    'createdAt',
    'createdBy', 'updatedAt',
  ],
});
