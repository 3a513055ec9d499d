import { defineEntity, p } from '@mikro-orm/postgresql';
import type { PixReturnReasonCode, PixReturnState } from '../../../../generated/models.ts';
import { rowCodec } from '../../../platform/db/row.ts';

/** Money of a credit on its way back to its payer. Its money and its end are its obligation's. Amounts in minor units. */
export const PixReturnEntity = defineEntity({
  name: 'PixReturn',
  tableName: 'pix_returns',
  readonly: true,
  properties: {
    tenantId: p.text().primary(),
    obligationId: p.text().primary(),
    /** Counts the returns of one credit, from 1. */
    number: p.integer(),
    returnEndToEndId: p.text(),
    originalObligationId: p.text(),
    originalEndToEndId: p.text(),
    accountId: p.text(),
    providerId: p.text(),
    amount: p.bigint('bigint'),
    currency: p.text(),
    reasonCode: p.text().$type<PixReturnReasonCode>(),
    state: p.text().$type<PixReturnState>(),
    /** The rail's code; null unless it failed. */
    failureCode: p.text().strictNullable(),
    originalAmount: p.bigint('bigint'),
    /** Sum of all returns of the credit when this one was made, itself included and failed ones not. */
    returnedAmount: p.bigint('bigint'),
    returnableUntil: p.datetime(),
    version: p.bigint('bigint'),
    createdAt: p.datetime(),
    createdBy: p.text(),
    updatedAt: p.datetime(),
  },
});

export const returnCodec = rowCodec(PixReturnEntity);
