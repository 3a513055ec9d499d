import { defineEntity, p } from '@mikro-orm/postgresql';
import type { PixQrChargeState, PixQrDueTerms } from '../../../../generated/models.ts';
import { rowCodec } from '../../../platform/db/row.ts';

/**
 * A charge with a dynamic QR code: to be paid once, in its whole amount, or with `due` in that of its day. In BRL. `createPixDynamicQr`
 * makes it, the journal writer alone changes it.
 */
export const PixChargeEntity = defineEntity({
  name: 'PixCharge',
  tableName: 'pix_charges',
  properties: {
    tenantId: p.text().primary(),
    txid: p.text().primary(),
    accountId: p.text(),
    keyId: p.text(),
    state: p.text().$type<PixQrChargeState>(),
    /** Minor units. */
    amount: p.bigint('bigint'),
    description: p.text().strictNullable(),
    payerRequest: p.text().strictNullable(),
    expiresInSeconds: p.integer(),
    expiresAt: p.datetime(),
    /** Null for a charge to be paid within some time. */
    due: p.json<PixQrDueTerms>().strictNullable(),
    merchantName: p.text(),
    merchantCity: p.text(),
    brcode: p.text(),
    location: p.text(),
    providerId: p.text(),
    paidAt: p.datetime().strictNullable(),
    obligationId: p.text().strictNullable(),
    endToEndId: p.text().strictNullable(),
    cancelledAt: p.datetime().strictNullable(),
    /** 1 when it was made, one more with each announced change. */
    version: p.bigint('bigint'),
    createdAt: p.datetime(),
    createdBy: p.text(),
    updatedAt: p.datetime(),
  },
});

export const chargeCodec = rowCodec(PixChargeEntity);
