import { defineEntity, p } from '@mikro-orm/postgresql';
import type { QuotaName } from '../../../generated/models.ts';
import { rowCodec, type RowOf } from '../db/row.ts';

/** Use of a quota by a tenant, and its override. No row means that nothing is used, and the default. */
export const QuotaEntity = defineEntity({
  name: 'Quota',
  tableName: 'quotas',
  readonly: true,
  properties: {
    tenantId: p.text().primary(),
    quota: p.text().$type<QuotaName>().primary(),
    /** Number of what is counted in the whole tenant. */
    used: p.bigint('number'),
    /** Override of the default; null without. */
    override: p.bigint('number').strictNullable(),
    /** Number of changes of the override. */
    version: p.bigint('bigint'),
  },
});

/** A change of an override, kept for good. */
export const QuotaChangeEntity = defineEntity({
  name: 'QuotaChange',
  tableName: 'quota_changes',
  readonly: true,
  properties: {
    tenantId: p.text().primary(),
    quota: p.text().$type<QuotaName>().primary(),
    version: p.bigint('bigint').primary(),
    override: p.bigint('number').strictNullable(),
    changedAt: p.datetime(),
    /** Client that requested it. */
    changedBy: p.text(),
    reason: p.text().strictNullable(),
  },
});

export const quotaCodec = rowCodec(QuotaEntity);
export type QuotaRow = RowOf<typeof QuotaEntity>;
