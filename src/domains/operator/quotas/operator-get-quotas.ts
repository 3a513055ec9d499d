import type { EntityManager } from '@mikro-orm/postgresql';
import type { QuotaDetail, QuotaName, QuotasResponse } from '../../../../generated/models.ts';
import { accountingDay, addDays, dayBegin } from '../../../platform/clock.ts';
import type { CountOfDay, DayQuota } from '../../../platform/quotas/day-quota.ts';
import { QUOTA_NAMES, QUOTAS } from '../../../platform/quota.ts';
import { countCompilesOfDay } from '../../../onchain/foundry/index.ts';
import type { JournalContext } from '../../journal/index.ts';
import { countBatteriesOfDay } from '../../../onchain/products/index.ts';
import { readPaymentRules } from '../../obligations/index.ts';

/** A quota of a tenant, with the last change of its override. */
export interface KnownQuota {
  readonly quota: QuotaName;
  readonly used: number;
  readonly override: number | null;
  readonly version: number;
  readonly changedAt: string | null;
  readonly changedBy: string | null;
}

const READ = `
  select q.quota, q.used::float8 as used, q.override::float8 as override, q.version::int as version, c.changed_at as "changedAt", c.changed_by as "changedBy"
  from razao.quotas q left join razao.quota_changes c on c.tenant_id = q.tenant_id and c.quota = q.quota and c.version = q.version
  where q.tenant_id = ?`;

/** Counters that start at zero each day, by the rows of the jobs. */
const OF_DAY: Readonly<Partial<Record<DayQuota, CountOfDay>>> = {
  compiles_per_day: countCompilesOfDay, batteries_per_day: countBatteriesOfDay,
};
const UNTOUCHED = { used: 0, override: null, version: 0, changedAt: null, changedBy: null } as const;

/** Returns the tenant's quotas of the installation, and their use. */
export function operatorGetQuotas(ctx: JournalContext): Promise<QuotasResponse> {
  return ctx.db.read((em) => presentAll(em, ctx));
}

/** Returns the counters that change as rows are made and ended, and the overrides. */
export async function readCounters(em: EntityManager, tenant: string): Promise<Map<QuotaName, KnownQuota>> {
  const rows = await em.execute<KnownQuota[]>(READ, [tenant]);
  return new Map(rows.map((row) => [row.quota, row]));
}

/** Returns the known quotas of a tenant; of the others nothing is used, and the default applies. */
export async function readQuotas(em: EntityManager, { tenant, clock }: JournalContext): Promise<ReadonlyMap<QuotaName, KnownQuota>> {
  const known = await readCounters(em, tenant);
  for (const [quota, count] of Object.entries(OF_DAY) as [DayQuota, CountOfDay][]) {
    known.set(quota, { ...UNTOUCHED, ...known.get(quota), quota, used: await count(em, tenant, accountingDay(clock.now())) });
  }
  return known;
}

/** All quotas and payment rules in the contract's form. */
export async function presentAll(em: EntityManager, ctx: JournalContext): Promise<QuotasResponse> {
  const quotas = presentQuotas(ctx, await readQuotas(em, ctx));
  const rules = await readPaymentRules(em, ctx.tenant);
  return rules ? { ...quotas, payment_rules: rules } : quotas;
}

/** All quotas in the contract's form. */
function presentQuotas(ctx: JournalContext, known: ReadonlyMap<QuotaName, KnownQuota>): QuotasResponse {
  const now = ctx.clock.now();
  return { tenant: ctx.tenant, quotas: QUOTA_NAMES.map((name) => presentQuota(ctx, name, known.get(name), now)), as_of: now.toISOString() };
}

function presentQuota(ctx: JournalContext, name: QuotaName, known: KnownQuota | undefined, now: Date): QuotaDetail {
  const { window } = QUOTAS[name];
  const most = ctx.db.database.quotas[name];
  const override = known?.override ?? null;
  const effective = override ?? most;
  const used = usedOf(ctx, name, known);
  const isSet = override !== null;
  return {
    name, window, default: most, override, effective, ceiling: ceilingOf(ctx, name), used,
    remaining: used === null ? null : Math.max(effective - used, 0),
    resets_at: window === 'DAY' ? dayBegin(addDays(accountingDay(now), 1)).toISOString() : null,
    overridden_at: isSet && known?.changedAt ? new Date(known.changedAt).toISOString() : null,
    overridden_by: isSet ? known?.changedBy ?? null : null,
  };
}

function usedOf({ tenant, journal }: JournalContext, name: QuotaName, known: KnownQuota | undefined): number | null {
  if (name === 'requests_per_second') return null;
  return name === 'waiting_writes' ? journal.waiting(tenant) : known?.used ?? 0;
}

/** The most that an override can be. Where every tenant has more, that much. */
export function ceilingOf({ db: { database } }: JournalContext, name: QuotaName): number {
  return Math.max(QUOTAS[name].ceiling, database.quotas[name]);
}
