import { defineEntity, p } from '@mikro-orm/postgresql';
import { rowCodec } from '../../../platform/db/row.ts';

/** Whom a Pix key or a code led to when it was last looked up. Kept for a day, to name the payee of a payment. */
export const PixPayeeEntity = defineEntity({
  name: 'PixPayee',
  tableName: 'pix_payees',
  readonly: true,
  properties: {
    tenantId: p.text().primary(),
    /** Digest of the key, or of the location in a code. */
    digest: p.text().primary(),
    /** The facts as JSON, sealed in the form of `sealBehind`. */
    facts: p.text(),
    seenAt: p.datetime(),
  },
});

export const payeeCodec = rowCodec(PixPayeeEntity);
