import { defineEntity, type InferEntity } from '@mikro-orm/postgresql';
import type { ProviderAccountType, ProviderVerificationStrategy } from '../../../generated/models.ts';

const p = defineEntity.properties;

/** An account of a tenant at a provider. Read before a tenant is known, so no row-level security. */
export const ProviderEntity = defineEntity({
  name: 'Provider',
  tableName: 'providers',
  properties: {
    /** Unique in the installation: it stands in the addresses to which the provider delivers. */
    providerId: p.text().primary(),
    tenantId: p.text(),
    type: p.text().$type<ProviderAccountType>(),
    /** What speaks with it, such as `sim_sponsor_v1`. */
    adapter: p.text(),
    displayName: p.text(),
    /** Null for the address that the adapter knows. */
    baseUrl: p.text().nullable(),
    verificationStrategy: p.text().$type<ProviderVerificationStrategy>(),
    /** The whole secret text, sealed by the vault under `secretContext`. */
    secret: p.blob().$type<Buffer>(),
    kekId: p.text(),
    /** Its last four characters, which are all that is ever shown again. */
    secretTail: p.text(),
    version: p.bigint('bigint'),
    createdAt: p.datetime(),
    createdBy: p.text(),
    updatedAt: p.datetime(),
  },
});

export type Provider = InferEntity<typeof ProviderEntity>;

/** What a provider's secret is sealed under, so that no row can pass as another's. */
export function secretContext(tenant: string, providerId: string): string {
  return `provider-secret ${tenant} ${providerId}`;
}
