import type { PixLimitAmount, PixLimitKnob, PixLimitNighttimeStart, PixLimitsResponse } from '../../../../generated/models.ts';
import type { EventDraft } from '../../../platform/outbox/event.ts';
import type { Usage } from '../usage.ts';
import type { PixLimits } from './pix-limits.entity.ts';
import { limitIn, NIGHT_END, periodAt, pixUsed, type Knob, type Knobs, type PixLimitSettings } from './pix-limits.ts';

/** Pix limits at an instant, in the contract's form. `row` is undefined while nobody has set them. */
export function presentPixLimits(
  accountId: string, row: PixLimits | undefined, knobs: Knobs, usage: Usage, now: Date, settings: PixLimitSettings,
): PixLimitsResponse {
  const period = periodAt(knobs.nighttime_start.value, now.getTime());
  const limit = limitIn(knobs, period);
  const used = pixUsed(usage, period);
  return {
    account_id: accountId,
    ...presentKnobs(knobs, settings),
    nighttime_end: NIGHT_END,
    current: {
      period: period.period, window_start: new Date(period.start).toISOString(), window_end: new Date(period.end).toISOString(),
      limit_minor: limit, used_minor: used, remaining_minor: Math.max(0, limit - used),
    },
    actor: row?.actor ?? null, updated_at: row?.updatedAt.toISOString() ?? null, updated_by: row?.updatedBy ?? null,
  };
}

interface PresentedKnobs {
  daily_limit_minor: PixLimitAmount;
  nighttime_limit_minor: PixLimitAmount;
  nighttime_start: PixLimitNighttimeStart;
}

function presentKnobs(knobs: Knobs, { dayCeilingCents, nightCeilingCents }: PixLimitSettings): PresentedKnobs {
  const amount = (knob: Knob<number>, ceiling: number) => ({ value: knob.value, ceiling, pending: presentPending(knob) });
  return {
    daily_limit_minor: amount(knobs.daily_limit_minor, dayCeilingCents),
    nighttime_limit_minor: amount(knobs.nighttime_limit_minor, nightCeilingCents),
    nighttime_start: { value: knobs.nighttime_start.value, pending: presentPending(knobs.nighttime_start) },
  };
}

function presentPending<T>({ pending }: Knob<T>): { value: T; activates_at: string } | null {
  return pending && { value: pending.value, activates_at: pending.activatesAt.toISOString() };
}

/** What Pix limits announce: that they were set, or that what waited took effect. */
export function pixLimitsEvent(
  row: Pick<PixLimits, 'accountId' | 'version'>, knobs: Knobs, settings: PixLimitSettings, activated?: readonly PixLimitKnob[],
): EventDraft {
  return {
    type: activated ? 'pix_limits.activated' : 'pix_limits.changed', entityId: `${row.accountId}:pix_limits`, version: row.version,
    data: { account_id: row.accountId, ...(activated && { activated }), ...presentKnobs(knobs, settings) },
  };
}
