import { defineEntity, p, type InferEntity } from '@mikro-orm/core';
import type { JWK } from 'jose';

/** A key that signs access tokens. It belongs to the installation, not to a tenant. */
export const SigningKeyEntity = defineEntity({
  name: 'SigningKey',
  tableName: 'signing_keys',
  properties: {
    kid: p.text().primary(),
    publicJwk: p.json<JWK>().columnType('json'),
    /** PKCS 8, sealed by the vault under `signing-key:<kid>`. */
    privateKey: p.blob(),
    kekId: p.text(),
    createdAt: p.datetime(),
    retiredAt: p.datetime().nullable(),
  },
});

export type SigningKey = InferEntity<typeof SigningKeyEntity>;
