import type {
  PixLimitAmount, PixLimitKnob, PixLimitNighttimeStart, PixLimitsResponse, PixRiskProfile,
} from '../../../../generated/models.ts';
import type { EventOf } from '../../../platform/outbox/event.ts';
import type { Usage } from '../counters/usage.ts';
import type { PixLimits } from './pix-limits.entity.ts';
import { limitIn, NIGHT_END, periodAt, pixUsed, type LimitValue, type LimitValues, type PixLimitSettings } from './pix-limits.ts';

/** Pix limits at an instant, in the contract's form. `row` is undefined while the limits were never set. */
export function presentPixLimits(
  accountId: string, row: PixLimits | undefined, values: LimitValues, usage: Usage, now: Date, settings: PixLimitSettings,
): PixLimitsResponse {
  const period = periodAt(values.nighttime_start.value, now.getTime());
  const limit = limitIn(values, period);
  const used = pixUsed(usage, period);
  return {
    account_id: accountId,
    ...presentValues(values, settings),
    nighttime_end: NIGHT_END,
    current: {
      period: period.period, window_start: new Date(period.start).toISOString(), window_end: new Date(period.end).toISOString(),
      limit_minor: limit, used_minor: used, remaining_minor: Math.max(0, limit - used),
    },
    actor: row?.actor ?? null, updated_at: row?.updatedAt.toISOString() ?? null, updated_by: row?.updatedBy ?? null,
  };
}

interface PresentedValues {
  daily_limit_minor: PixLimitAmount;
  nighttime_limit_minor: PixLimitAmount;
  nighttime_start: PixLimitNighttimeStart;
  risk_profile?: PixRiskProfile;
}

function presentValues(values: LimitValues, { dayCeilingCents, nightCeilingCents }: PixLimitSettings): PresentedValues {
  const amount = (limit: LimitValue<number>, ceiling: number) => ({ value: limit.value, ceiling, pending: presentPending(limit) });
  return {
    daily_limit_minor: amount(values.daily_limit_minor, dayCeilingCents),
    nighttime_limit_minor: amount(values.nighttime_limit_minor, nightCeilingCents),
    nighttime_start: { value: values.nighttime_start.value, pending: presentPending(values.nighttime_start) },
    ...(values.riskProfile && { risk_profile: values.riskProfile }),
  };
}

function presentPending<T>({ pending }: LimitValue<T>): { value: T; activates_at: string } | null {
  return pending && { value: pending.value, activates_at: pending.activatesAt.toISOString() };
}

/** Event of Pix limits: set, or activated. */
export function pixLimitsEvent(
  row: Pick<PixLimits, 'accountId' | 'version'>, values: LimitValues, settings: PixLimitSettings, activated?: readonly PixLimitKnob[],
): EventOf<`pix_limits.${'changed' | 'activated'}`> {
  return {
    type: activated ? 'pix_limits.activated' : 'pix_limits.changed', entityId: `${row.accountId}:pix_limits`, version: row.version,
    data: { account_id: row.accountId, ...(activated && { activated }), ...presentValues(values, settings) },
  };
}
