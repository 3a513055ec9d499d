import { defineEntity, type InferEntity } from '@mikro-orm/postgresql';
import type {
  BankingCoordinates, Metadata, PaymentMethodCapabilities, PaymentMethodCoordinates, PaymentMethodDirectionality, PaymentMethodMode,
  PaymentMethodStatus, PaymentMethodVerification, ProviderInfo, Rail, Scheme,
} from '../../../../generated/models.ts';

const p = defineEntity.properties;

/** Address of an account outside the ledger. Of its coordinates only `masked` leaves the row by a read. */
export const PaymentMethodEntity = defineEntity({
  name: 'PaymentMethod',
  tableName: 'payment_methods',
  properties: {
    tenantId: p.text().primary(),
    paymentMethodId: p.text().primary(),
    accountId: p.text(),
    rail: p.text().$type<Rail>(),
    scheme: p.text().$type<Scheme>(),
    mode: p.text().$type<PaymentMethodMode>(),
    status: p.text().$type<PaymentMethodStatus>(),
    provider: p.json<ProviderInfo>(),
    capabilities: p.json<PaymentMethodCapabilities>(),
    directionality: p.json<PaymentMethodDirectionality>(),
    verification: p.json<PaymentMethodVerification>(),
    /** Canonical JSON of the coordinates' fields, sealed by the vault under `coordinatesContext`. */
    coordinates: p.blob().$type<Buffer>().lazy().hidden(),
    kekId: p.text(),
    /** Keyed digest of tenant, scheme and identity: finds coordinates without opening any. */
    coordinatesDigest: p.blob().$type<Buffer>(),
    masked: p.json<PaymentMethodCoordinates>(),
    banking: p.json<BankingCoordinates>().nullable(),
    /** True when money that names the coordinates arrives on the account: it is ACTIVE, able to receive and used for it. */
    receives: p.boolean(),
    metadata: p.json<Metadata>().nullable(),
    version: p.bigint('bigint'),
    createdAt: p.datetime(),
    createdBy: p.text(),
    updatedAt: p.datetime(),
  },
});

export type PaymentMethodRecord = InferEntity<typeof PaymentMethodEntity>;
