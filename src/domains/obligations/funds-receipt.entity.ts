import { defineEntity, p } from '@mikro-orm/postgresql';
import { rowCodec } from '../../platform/db/row.ts';

/**
 * Money that came in from outside, by the name of its payment: it is booked, or it waits on the exception account. Of one
 * name it comes in once, whoever tells of it. Source: decision 12.
 */
export const FundsReceiptEntity = defineEntity({
  name: 'FundsReceipt',
  tableName: 'money_in',
  readonly: true,
  properties: {
    tenantId: p.text().primary(),
    name: p.text().primary(),
    /** Minor units that came in under the name and were not taken back. */
    amount: p.bigint('bigint'),
    currency: p.text(),
    /** Whose it is; null while it waits because of evidence. */
    obligationId: p.text().strictNullable(),
    /** The kind of the evidence that brought it; null where none did. */
    kind: p.text().strictNullable(),
  },
});

export const fundsReceiptCodec = rowCodec(FundsReceiptEntity);
