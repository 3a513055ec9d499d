import { defineEntity, p } from '@mikro-orm/postgresql';
import { rowCodec } from '../../../platform/db/row.ts';

/** All counters of a subject: of an account's debits, of its credits, or of a scope. Only the journal writer writes it. */
export const LimitCounterEntity = defineEntity({
  name: 'LimitCounter',
  tableName: 'limit_counters',
  readonly: true,
  properties: {
    tenantId: p.text().primary(),
    subject: p.text().primary(),
    /** See `usageText`. */
    counters: p.text(),
  },
});

export const counterCodec = rowCodec(LimitCounterEntity);
