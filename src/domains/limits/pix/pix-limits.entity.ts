import { defineEntity, p, type InferEntity } from '@mikro-orm/postgresql';
import type { PixNighttimeStart } from '../../../../generated/models.ts';
import { rowCodec, type RowOf } from '../../../platform/db/row.ts';
import { KNOBS, type Knob, type Knobs } from './pix-limits.ts';

/** The Pix limits of an account that somebody has set; amounts in centavos. */
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
    actor: p.text().strictNullable(),
    version: p.bigint('bigint'),
    updatedAt: p.datetime(),
    updatedBy: p.text(),
  },
});

export type PixLimits = InferEntity<typeof PixLimitsEntity>;

export const pixLimitsCodec = rowCodec(PixLimitsEntity);

/** The knobs of a row, as they were written. */
export function knobsIn(row: RowOf<typeof PixLimitsEntity>): Knobs {
  return {
    daily_limit_minor: knob(row.daily, row.dailyPending, row.dailyActivatesAt),
    nighttime_limit_minor: knob(row.nighttime, row.nighttimePending, row.nighttimeActivatesAt),
    nighttime_start: knob(row.nightStart, row.nightStartPending, row.nightStartActivatesAt),
  };
}

function knob<T>(value: T, pending: T | null, activatesAt: Date | null): Knob<T> {
  return { value, pending: pending === null || activatesAt === null ? null : { value: pending, activatesAt } };
}

/** The columns that hold knobs. */
export function knobColumns(knobs: Knobs) {
  const { daily_limit_minor: daily, nighttime_limit_minor: night, nighttime_start: start } = knobs;
  const waits = KNOBS.flatMap((name) => knobs[name].pending?.activatesAt ?? []).toSorted((a, b) => a.getTime() - b.getTime());
  return {
    daily: daily.value, dailyPending: daily.pending?.value ?? null, dailyActivatesAt: daily.pending?.activatesAt ?? null,
    nighttime: night.value, nighttimePending: night.pending?.value ?? null, nighttimeActivatesAt: night.pending?.activatesAt ?? null,
    nightStart: start.value, nightStartPending: start.pending?.value ?? null, nightStartActivatesAt: start.pending?.activatesAt ?? null,
    nextActivationAt: waits[0] ?? null,
  };
}
