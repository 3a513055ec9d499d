import type { QuotaName, QuotaWindow } from '../../generated/models.ts';

interface Quota {
  /** Period of the count. */
  readonly window: QuotaWindow;
  /** Default of a tenant where the installation sets none. */
  readonly most: number;
  /** The most that an override can be. */
  readonly ceiling: number;
}

/** All quotas, in the order in which they are listed. */
export const QUOTAS: Readonly<Record<QuotaName, Quota>> = {
  requests_per_second: { window: 'SECOND', most: 10_000, ceiling: 100_000 },
  waiting_writes: { window: 'TOTAL', most: 5_000, ceiling: 50_000 },
  compiles_per_day: { window: 'DAY', most: 20, ceiling: 500 },
  batteries_per_day: { window: 'DAY', most: 20, ceiling: 100 },
  accounts: { window: 'TOTAL', most: 1_000_000, ceiling: 10_000_000 },
  webhook_endpoints: { window: 'TOTAL', most: 100, ceiling: 1_000 },
  schedules: { window: 'TOTAL', most: 10_000, ceiling: 1_000_000 },
  squads: { window: 'TOTAL', most: 10_000, ceiling: 1_000_000 },
  products: { window: 'TOTAL', most: 50, ceiling: 200 },
  product_instances: { window: 'TOTAL', most: 10_000, ceiling: 1_000_000 },
};

export const QUOTA_NAMES = Object.keys(QUOTAS) as QuotaName[];

/** Quotas that each process of the API keeps by itself, in memory. */
export type ProcessQuota = 'requests_per_second' | 'waiting_writes';

/** Quotas whose counter moves with the transaction that makes or ends the thing. */
export type CountedQuota = 'accounts' | 'webhook_endpoints' | 'schedules' | 'squads' | 'products' | 'product_instances';

/** Quotas of the installation's tenants without an override. */
export type QuotaDefaults = Readonly<Record<QuotaName, number>>;

/** @param set values of the installation; the rest is as above. */
export function quotaDefaults(set: Partial<QuotaDefaults> = {}): QuotaDefaults {
  const most = Object.fromEntries(QUOTA_NAMES.map((name) => [name, QUOTAS[name].most])) as Record<QuotaName, number>;
  return { ...most, ...set };
}
