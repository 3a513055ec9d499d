import { defineEntity, p, type InferEntity } from '@mikro-orm/core';
import type { JWK } from 'jose';

/** Use of a key: it signs access tokens and attestations, or archives of clients, or checkpoints of logs, and nothing else. */
export type KeyPurpose = 'TOKEN' | 'ARCHIVE' | 'LOG';

/** A key that signs for the installation, not for a tenant. */
export const SigningKeyEntity = defineEntity({
  name: 'SigningKey',
  tableName: 'signing_keys',
  properties: {
    kid: p.text().primary(),
    purpose: p.text().$type<KeyPurpose>(),
    publicJwk: p.json<JWK>().columnType('json'),
    /** PKCS 8, sealed by the vault under `signing-key:<kid>`. */
    privateKey: p.blob(),
    kekId: p.text(),
    createdAt: p.datetime(),
    retiredAt: p.datetime().nullable(),
  },
});

export type SigningKey = InferEntity<typeof SigningKeyEntity>;
