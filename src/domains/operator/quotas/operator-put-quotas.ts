import type { PutQuotasRequest, QuotaName, QuotasResponse } from '../../../../generated/models.ts';
import type { WriteUnit } from '../../../platform/db/database.ts';
import { lockHead } from '../../../platform/db/lock-row.ts';
import { fail } from '../../../platform/errors.ts';
import { QUOTA_NAMES } from '../../../platform/quota.ts';
import type { JournalContext } from '../../journal/index.ts';
import { putPaymentRules } from '../../obligations/index.ts';
import { ceilingOf, presentAll, readQuotas, type KnownQuota } from './operator-get-quotas.ts';

const SET = `
  insert into razao.quotas (tenant_id, quota, override, version) values (?, ?, ?, ?)
  on conflict (tenant_id, quota) do update set override = excluded.override, version = excluded.version`;
const KEEP = `
  insert into razao.quota_changes (tenant_id, quota, version, override, changed_at, changed_by, reason) values (?, ?, ?, ?, ?, ?, ?)`;

/** An override that differs from the previous one. */
interface Change {
  readonly quota: QuotaName;
  readonly override: number | null;
  readonly version: number;
}

/**
 * Sets the overrides and payment rules that are named, and removes those given as null: all of them or none. Each change of a
 * quota is stored with its caller and reason.
 * @throws ApiError QUOTA_CEILING_EXCEEDED.
 */
export function operatorPutQuotas(ctx: JournalContext, { overrides, payment_rules, reason }: PutQuotasRequest): Promise<QuotasResponse> {
  requireAllowed(ctx, overrides);
  return ctx.db.write(async (unit) => {
    await lockHead(unit.em, ctx.tenant); // The counters change under this lock.
    const before = await readQuotas(unit.em, ctx);
    for (const change of changesOf(overrides, before)) await setOverride(
      unit, ctx, change, before.get(change.quota)?.override ?? null, reason,
    );
    if (payment_rules) await putPaymentRules(unit, ctx, payment_rules);
    return presentAll(unit.em, ctx);
  });
}

function requireAllowed(ctx: JournalContext, overrides: PutQuotasRequest['overrides']): void {
  for (const quota of QUOTA_NAMES) {
    const [requested, ceiling] = [overrides[quota] ?? 0, ceilingOf(ctx, quota)];
    if (requested > ceiling) fail('QUOTA_CEILING_EXCEEDED', { quota, ceiling, requested }, `${quota} can be ${ceiling} at most.`);
  }
}

function changesOf(overrides: PutQuotasRequest['overrides'], before: ReadonlyMap<QuotaName, KnownQuota>): Change[] {
  return QUOTA_NAMES.flatMap((quota) => {
    const override = overrides[quota];
    const known = before.get(quota);
    if (override === undefined || override === (known?.override ?? null)) return [];
    return [{ quota, override, version: (known?.version ?? 0) + 1 }];
  });
}

async function setOverride(
  { em, announce }: WriteUnit, ctx: JournalContext, { quota, override, version }: Change, before: number | null, reason?: string,
): Promise<void> {
  await em.execute(SET, [ctx.tenant, quota, override, version]);
  await em.execute(KEEP, [ctx.tenant, quota, version, override, ctx.clock.now(), ctx.actor, reason ?? null]);
  const most = ctx.db.database.quotas[quota];
  announce({
    type: override === null ? 'quota.reset' : 'quota.overridden', entityId: quota, version: BigInt(version),
    data: { tenant: ctx.tenant, quota, previous: before ?? most, effective: override ?? most },
  });
}
