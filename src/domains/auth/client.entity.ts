import { defineEntity, p, type InferEntity } from '@mikro-orm/core';

/** A program that may call the API for one tenant. Read before a tenant is known, so no row-level security. */
export const ClientEntity = defineEntity({
  name: 'Client',
  tableName: 'clients',
  properties: {
    clientId: p.text().primary(),
    tenantId: p.text(),
    name: p.text(),
    /** Lowercase hex SHA-256 of the secret. */
    secretHash: p.text(),
    /** Hash of the previous secret, and the end of its validity; null while only one secret is valid. */
    previousSecretHash: p.text().nullable(),
    previousUntil: p.datetime().nullable(),
    scopes: p.array(),
    platform: p.boolean(),
    createdAt: p.datetime(),
    revokedAt: p.datetime().nullable(),
  },
});

export type Client = InferEntity<typeof ClientEntity>;
