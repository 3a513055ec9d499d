import type { PixLimitsResponse, PutPixLimitsRequest } from '../../../../generated/models.ts';
import { present } from '../../../platform/assert.ts';
import { lockHead } from '../../../platform/db/lock-row.ts';
import { fail } from '../../../platform/errors.ts';
import { lockedAccount } from '../../accounts/index.ts';
import { usageOf, type Usage } from '../counters/usage.ts';
import { HOUR_MS } from '../counters/windows.ts';
import type { EntityManager } from '@mikro-orm/postgresql';
import { activate } from './activate-pix-limits.ts';
import type { PixLimitsContext } from './context.ts';
import { amountsOf, initialValues, LIMIT_NAMES, turned, type LimitValues, type PixLimitSettings } from './pix-limits.ts';
import { valueColumns, valuesIn, PixLimitsEntity, type PixLimits } from './pix-limits.entity.ts';
import { pixLimitsEvent, presentPixLimits } from './present.ts';

const OPERATOR = 'service/operator';

/**
 * Sets the values that are given: less at once, more after the wait that the rules of Pix demand.
 * @throws ApiError ACCOUNT_CLOSED, LIMIT_CEILING_EXCEEDED.
 */
export async function putPixLimits(
  ctx: PixLimitsContext & { readonly scopes: ReadonlySet<string> }, givenId: string, body: PutPixLimitsRequest,
): Promise<PixLimitsResponse> {
  const { tenant: tenantId, pixLimits: settings } = ctx;
  const wanted = withProfile(body, settings);
  if (!ctx.scopes.has(OPERATOR)) refuseAboveCeiling(wanted, settings);
  return ctx.db.write(async (unit) => {
    const { em, announce, touch } = unit;
    await lockHead(em, tenantId);
    const { accountId, status } = present(await lockedAccount(em, tenantId, givenId), 'the account that the path names');
    if (status === 'CLOSED') fail('ACCOUNT_CLOSED', { account_id: accountId });
    const found = await em.findOne(PixLimitsEntity, { tenantId, accountId });
    const now = ctx.clock.now();
    if (found) activate(unit, found, now, settings);
    const before = found ? valuesIn(found) : initialValues(settings);
    const after = turnedBy(before, wanted, new Date(now.getTime() + settings.increaseHours * HOUR_MS));
    const isChange = after.riskProfile !== before.riskProfile || LIMIT_NAMES.some((name) => after[name] !== before[name]);
    const row = isChange ? stored(em, ctx, accountId, found, after, body.actor ?? null) : (found ?? undefined);
    if (isChange) {
      touch(accountId);
      announce(pixLimitsEvent(present(row, 'what was stored'), after, settings));
    }
    await em.flush();
    return presentPixLimits(accountId, row, after, await usageIn(em, tenantId, accountId), now, settings);
  });
}

/** The request with the amounts of the risk profile that it names. */
function withProfile(body: PutPixLimitsRequest, settings: PixLimitSettings): PutPixLimitsRequest {
  if (body.risk_profile === undefined) return body;
  const [daily_limit_minor, nighttime_limit_minor] = amountsOf(body.risk_profile, settings);
  return { daily_limit_minor, nighttime_limit_minor, ...body };
}

function refuseAboveCeiling(body: PutPixLimitsRequest, { dayCeilingCents, nightCeilingCents }: PixLimitSettings): void {
  const values = [['daily_limit_minor', dayCeilingCents, 'daily'], ['nighttime_limit_minor', nightCeilingCents, 'nighttime']] as const;
  for (const [limit, ceiling, name] of values) {
    const requested = body[limit];
    if (requested !== undefined && requested > ceiling) {
      fail('LIMIT_CEILING_EXCEEDED', { knob: limit, ceiling, requested }, `The ${name} Pix limit can be ${ceiling} at most.`);
    }
  }
}

function turnedBy(values: LimitValues, wanted: PutPixLimitsRequest, activatesAt: Date): LimitValues {
  const { daily_limit_minor: daily, nighttime_limit_minor: night, nighttime_start: start } = wanted;
  return {
    daily_limit_minor: daily === undefined ? values.daily_limit_minor : turned(values.daily_limit_minor, daily, activatesAt),
    nighttime_limit_minor: night === undefined ? values.nighttime_limit_minor : turned(values.nighttime_limit_minor, night, activatesAt),
    nighttime_start: start === undefined ? values.nighttime_start : turned(values.nighttime_start, start, activatesAt),
    riskProfile: wanted.risk_profile ?? values.riskProfile,
  };
}

function stored(
  em: EntityManager, ctx: PixLimitsContext, accountId: string, found: PixLimits | null, values: LimitValues, actor: string | null,
): PixLimits {
  const set = { ...valueColumns(values), actor, updatedAt: ctx.clock.now(), updatedBy: ctx.actor };
  if (!found) return em.create(PixLimitsEntity, { tenantId: ctx.tenant, accountId, ...set, version: 1n });
  return Object.assign(found, set, { version: found.version + 1n });
}

async function usageIn(em: EntityManager, tenant: string, accountId: string): Promise<Usage> {
  const [row] = await em.execute<{ counters: string }[]>(
    'select counters from razao.limit_counters where tenant_id = ? and subject = ?', [tenant, accountId]);
  return usageOf(row?.counters ?? null);
}
