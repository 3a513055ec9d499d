import { defineEntity, p } from '@mikro-orm/postgresql';

/** The key by which a tenant's qBRL is minted and burnt. It signs within the caps of a policy, which its signers approve. */
export const TreasuryKeyEntity = defineEntity({
  name: 'TreasuryKey',
  tableName: 'treasury_keys',
  properties: {
    tenantId: p.text().primary(),
    /** The 32 bytes of an Ed25519 public key. */
    verificationKey: p.blob().$type<Buffer>(),
    /** PKCS #8 of the private key, sealed by the vault under `treasury tenant`. */
    privateKey: p.blob().$type<Buffer>().lazy().hidden(),
    kekId: p.text(),
    createdAt: p.datetime(),
  },
});
