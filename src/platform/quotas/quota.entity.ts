import { defineEntity, p } from '@mikro-orm/postgresql';
import type { QuotaName } from '../../../generated/models.ts';
import { rowCodec, type RowOf } from '../db/row.ts';

/** How much a tenant has of something, and may have of it. No row is nothing used, and the default. */
export const QuotaEntity = defineEntity({
  name: 'Quota',
  tableName: 'quotas',
  readonly: true,
  properties: {
    tenantId: p.text().primary(),
    quota: p.text().$type<QuotaName>().primary(),
    /** Of what is counted in the whole tenant: how much there is. */
    used: p.bigint('number'),
    /** What the tenant has in place of the default; null without. */
    override: p.bigint('number').strictNullable(),
    /** How often the override was changed. */
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
    /** The client that asked. */
    changedBy: p.text(),
    reason: p.text().strictNullable(),
  },
});

export const quotaCodec = rowCodec(QuotaEntity);
export type QuotaRow = RowOf<typeof QuotaEntity>;
