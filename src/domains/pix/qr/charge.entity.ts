import { defineEntity, p, type InferEntity } from '@mikro-orm/postgresql';
import type { PixQrChargeState } from '../../../../generated/models.ts';

/** A row of charges: made by `createPixDynamicQr`, changed by the journal writer alone, see record.ts. */
export const PixChargeEntity = defineEntity({
  name: 'PixCharge',
  tableName: 'pix_charges',
  properties: {
    tenantId: p.string().primary(),
    txid: p.string().primary(),
    accountId: p.string(),
    keyId: p.string(),
    state: p.string().$type<PixQrChargeState>(),
    amount: p.bigint('bigint'),
    description: p.string().nullable(),
    payerRequest: p.string().nullable(),
    expiresInSeconds: p.integer(),
    expiresAt: p.datetime(),
    merchantName: p.string(),
    merchantCity: p.string(),
    brcode: p.string(),
    location: p.string(),
    providerId: p.string(),
    paidAt: p.datetime().nullable(),
    obligationId: p.string().nullable(),
    endToEndId: p.string().nullable(),
    cancelledAt: p.datetime().nullable(),
    version: p.bigint('bigint'),
    createdAt: p.datetime(),
    createdBy: p.string(),
    updatedAt: p.datetime(),
  },
});

export type PixChargeRecord = InferEntity<typeof PixChargeEntity>;
