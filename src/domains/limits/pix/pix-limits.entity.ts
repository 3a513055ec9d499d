import { defineEntity, p, type InferEntity } from '@mikro-orm/postgresql';
import type { PixNighttimeStart } from '../../../../generated/models.ts';
import { KNOBS, type Knob, type Knobs } from './pix-limits.ts';

/** The Pix limits of an account that somebody has set; amounts in centavos. */
export const PixLimitsEntity = defineEntity({
  name: 'PixLimits',
  tableName: 'pix_limits',
  properties: {
    tenantId: p.string().primary(),
    accountId: p.string().primary(),
    daily: p.bigint('number'),
    dailyPending: p.bigint('number').nullable(),
    dailyActivatesAt: p.datetime().nullable(),
    nighttime: p.bigint('number'),
    nighttimePending: p.bigint('number').nullable(),
    nighttimeActivatesAt: p.datetime().nullable(),
    nightStart: p.string().$type<PixNighttimeStart>(),
    nightStartPending: p.string().$type<PixNighttimeStart>().nullable(),
    nightStartActivatesAt: p.datetime().nullable(),
    nextActivationAt: p.datetime().nullable(),
    actor: p.string().nullable(),
    version: p.bigint('bigint'),
    updatedAt: p.datetime(),
    updatedBy: p.string(),
  },
});

export type PixLimits = InferEntity<typeof PixLimitsEntity>;

/** The knobs of a row, as they were written. */
export function knobsIn(row: PixLimits): Knobs {
  const knob = <T>(value: T | undefined, pending: T | null | undefined, activatesAt: Date | null | undefined): Knob<T> => ({
    value: value as T, pending: pending === null || pending === undefined || !activatesAt ? null : { value: pending, activatesAt },
  });
  return {
    daily_limit_minor: knob(row.daily, row.dailyPending, row.dailyActivatesAt),
    nighttime_limit_minor: knob(row.nighttime, row.nighttimePending, row.nighttimeActivatesAt),
    nighttime_start: knob(row.nightStart, row.nightStartPending, row.nightStartActivatesAt),
  };
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
