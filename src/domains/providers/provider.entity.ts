import { defineEntity, type InferEntity } from '@mikro-orm/postgresql';
import type { ProviderAccountStatus, ProviderAccountType, ProviderVerificationStrategy } from '../../../generated/models.ts';

const p = defineEntity.properties;

/** An account of a tenant at a provider. Read before a tenant is known, so no row-level security. */
export const ProviderEntity = defineEntity({
  name: 'Provider',
  tableName: 'providers',
  properties: {
    /** Unique in the installation: it is part of the addresses to which the provider delivers. */
    providerId: p.text().primary(),
    tenantId: p.text(),
    type: p.text().$type<ProviderAccountType>(),
    /** Adapter that calls it, such as `sim_sponsor_v1`. */
    adapter: p.text(),
    displayName: p.text(),
    /** Null for the address that the adapter knows. */
    baseUrl: p.text().strictNullable(),
    /** Method by which its deliveries prove their origin; null, as its secret is, for a CHAIN, which delivers nothing. */
    verificationStrategy: p.text().$type<ProviderVerificationStrategy>().strictNullable(),
    /** The whole secret text, sealed by the vault under `secretContext`. */
    secret: p.blob().$type<Buffer>().strictNullable(),
    kekId: p.text(),
    /** Its last four characters; no read shows more. */
    secretTail: p.text().strictNullable(),
    /** The previous secret, sealed as the current one, and the end of its validity; null when it is no longer valid. */
    previousSecret: p.blob().$type<Buffer>().strictNullable(),
    previousUntil: p.datetime().strictNullable(),
    status: p.text().$type<ProviderAccountStatus>(),
    /** The ASSET account that represents the tenant's own money there, and its currency; null where no money is kept. */
    ledgerAccountId: p.text().strictNullable(),
    currency: p.text().strictNullable(),
    /** The account at the bank, as JSON that is sealed under `coordinatesContext`; null when none was given. */
    coordinates: p.blob().$type<Buffer>().strictNullable(),
    version: p.bigint('bigint'),
    createdAt: p.datetime(),
    createdBy: p.text(),
    updatedAt: p.datetime(),
  },
});

export type Provider = InferEntity<typeof ProviderEntity>;

/** Associated data under which a provider's secret is sealed, so that one row's value cannot pass as another's. */
export function secretContext(tenant: string, providerId: string): string {
  return `provider-secret ${tenant} ${providerId}`;
}

/** Associated data under which the coordinates of an account at a bank are sealed. */
export function coordinatesContext(tenant: string, providerId: string): string {
  return `provider-coordinates ${tenant} ${providerId}`;
}
