import { defineEntity, type InferEntity } from '@mikro-orm/postgresql';
import { TextArray } from '../../platform/db/text-array.ts';
import type {
  Address, Contact, ExternalId, KycRescreenReason, KycState, Metadata, PartyRisk, PartyStatus, PartyType,
} from '../../../generated/models.ts';

const p = defineEntity.properties;

/** A person or company. Its tax identifier is sealed and no read returns it. */
export const PartyEntity = defineEntity({
  name: 'Party',
  tableName: 'parties',
  properties: {
    tenantId: p.text().primary(),
    partyId: p.text().primary(),
    type: p.text().$type<PartyType>(),
    status: p.text().$type<PartyStatus>(),
    displayName: p.text(),
    legalName: p.text().nullable(),
    country: p.text(),
    /** Canonical JSON of a TaxId, sealed by the vault under `taxIdContext`. */
    taxId: p.blob().$type<Buffer>().nullable(),
    kekId: p.text().nullable(),
    /** Digest of the tax id's value, by which parties and counterparties are found. */
    taxIdDigest: p.text().nullable(),
    addresses: p.json<Address[]>(),
    contacts: p.json<Contact[]>(),
    externalIds: p.json<ExternalId[]>(),
    labels: p.type(TextArray).$type<string[]>(),
    roles: p.type(TextArray).$type<string[]>(),
    metadata: p.json<Metadata>().nullable(),
    /** Text that a search matches; see `searchTextOf`. */
    searchText: p.text(),
    /** KYC level for limit policies: 0 while a risk flag is open. The domain kyc writes it and touches the party. */
    kycLevel: p.smallint(),
    /** True while an open risk flag is of blocking severity: the party's accounts are not debited, as if it were BLOCKED. */
    isStopped: p.boolean(),
    /** True while it is marked for fraud: it pays nothing, is paid nothing, and gets no Pix key. */
    isFraudMarked: p.boolean().default(false),
    /** State of the identity's verification; null while it was never submitted. */
    kycState: p.text().$type<KycState>().nullable(),
    risk: p.json<PartyRisk>(),
    rescreenDueAt: p.datetime().nullable(),
    rescreenReason: p.text().$type<KycRescreenReason>().nullable(),
    version: p.bigint('bigint'),
    createdAt: p.datetime(),
    createdBy: p.text(),
    updatedAt: p.datetime(),
  },
});

export type Party = InferEntity<typeof PartyEntity>;
