import type { QuotaName } from '../../../generated/models.ts';
import { quotaFullOf } from './failures.ts';
import { refusal, refusalError, type ApiError, type Refusal } from '../errors.ts';
import type { CountedQuota, QuotaDefaults } from '../quota.ts';

/** Count of a transaction, in the form of `razao.count_quotas`. */
export interface QuotaCount {
  readonly quota: CountedQuota;
  delta: number;
  /** Quota of a tenant without an override; null for a count that is never refused. */
  readonly most: number | null;
}

/** Adds to the counts of a transaction: those of one quota together, so that a counter moves once. */
export function addCount(counts: QuotaCount[], defaults: QuotaDefaults, quota: CountedQuota, by: number, isForced = false): void {
  const most = by < 0 || isForced ? null : defaults[quota];
  const same = counts.find((it) => it.quota === quota && it.most === most);
  if (same) same.delta += by;
  else counts.push({ quota, delta: by, most });
}

/** Use of a quota, and its limit. */
export interface QuotaFull {
  readonly quota: QuotaName;
  readonly effective: number;
  readonly used: number;
}

/** QUOTA_EXCEEDED, of a quota without a window. */
export function quotaFull({ quota, effective, used }: QuotaFull): Refusal {
  return refusal(
    'QUOTA_EXCEEDED', { quota, effective, used, resets_at: null }, `The tenant has as many ${quota.replaceAll('_', ' ')} as it may.`,
  );
}

/** The refusal of a transaction that made more than a quota allows; undefined where it failed of something else. */
export function quotaExceeded(error: unknown): ApiError | undefined {
  const full = quotaFullOf(error);
  return full === undefined ? undefined : refusalError(quotaFull(JSON.parse(full) as QuotaFull));
}
