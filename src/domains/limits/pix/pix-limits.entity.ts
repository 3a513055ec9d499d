import { defineEntity, p, type InferEntity } from '@mikro-orm/postgresql';
import type { PixNighttimeStart, PixRiskProfile } from '../../../../generated/models.ts';
import { rowCodec, type RowOf } from '../../../platform/db/row.ts';
import { LIMIT_NAMES, type LimitValue, type LimitValues } from './pix-limits.ts';

/** The Pix limits of an account that were set; amounts in centavos. */
export const PixLimitsEntity = defineEntity({
  name: 'PixLimits',
  tableName: 'pix_limits',
  properties: {
    tenantId: p.text().primary(),
    accountId: p.text().primary(),
    daily: p.bigint('number'),
    dailyPending: p.bigint('number').strictNullable(),
    dailyActivatesAt: p.datetime().strictNullable(),
    nighttime: p.bigint('number'),
    nighttimePending: p.bigint('number').strictNullable(),
    nighttimeActivatesAt: p.datetime().strictNullable(),
    nightStart: p.text().$type<PixNighttimeStart>(),
    nightStartPending: p.text().$type<PixNighttimeStart>().strictNullable(),
    nightStartActivatesAt: p.datetime().strictNullable(),
    nextActivationAt: p.datetime().strictNullable(),
    riskProfile: p.text().$type<PixRiskProfile>().strictNullable(),
    actor: p.text().strictNullable(),
    version: p.bigint('bigint'),
    updatedAt: p.datetime(),
    updatedBy: p.text(),
  },
});

export type PixLimits = InferEntity<typeof PixLimitsEntity>;

export const pixLimitsCodec = rowCodec(PixLimitsEntity);

/** Returns the values of a row, as they were written. */
export function valuesIn(row: RowOf<typeof PixLimitsEntity>): LimitValues {
  return {
    daily_limit_minor: limit(row.daily, row.dailyPending, row.dailyActivatesAt),
    nighttime_limit_minor: limit(row.nighttime, row.nighttimePending, row.nighttimeActivatesAt),
    nighttime_start: limit(row.nightStart, row.nightStartPending, row.nightStartActivatesAt),
    riskProfile: row.riskProfile,
  };
}

function limit<T>(value: T, pending: T | null, activatesAt: Date | null): LimitValue<T> {
  return { value, pending: pending === null || activatesAt === null ? null : { value: pending, activatesAt } };
}

/** The columns that hold values. */
export function valueColumns(values: LimitValues) {
  const { daily_limit_minor: daily, nighttime_limit_minor: night, nighttime_start: start } = values;
  const waits = LIMIT_NAMES.flatMap((name) => values[name].pending?.activatesAt ?? []).toSorted((a, b) => a.getTime() - b.getTime());
  return {
    daily: daily.value, dailyPending: daily.pending?.value ?? null, dailyActivatesAt: daily.pending?.activatesAt ?? null,
    nighttime: night.value, nighttimePending: night.pending?.value ?? null, nighttimeActivatesAt: night.pending?.activatesAt ?? null,
    nightStart: start.value, nightStartPending: start.pending?.value ?? null, nightStartActivatesAt: start.pending?.activatesAt ?? null,
    nextActivationAt: waits[0] ?? null, riskProfile: values.riskProfile,
  };
}
