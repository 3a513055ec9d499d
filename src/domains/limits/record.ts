import type { PixNighttimeStart } from '../../../generated/models.ts';
import { present } from '../../platform/assert.ts';
import type { Query } from '../../platform/db/database.ts';
import type { RowWrite } from '../journal/index.ts';
import { ownSubject, type OwnLimits, type SharedLimits } from './limits.ts';
import type { Knob, Knobs } from './pix/pix-limits.ts';
import { NO_POLICIES, PolicyBook } from './policies/policy-book.ts';
import type { Policy } from './policies/policy.ts';
import { usageOf, usageText, type Usage } from './usage.ts';

/** A row of `razao.limit_policies`, in JSON. */
export interface PolicyColumns {
  policy_id: string;
  scope_type: Policy['scopeType'];
  scope_id: string | null;
  dimension: Policy['dimension'];
  direction: Policy['direction'];
  window_kind: Policy['window'];
  threshold: number | string;
  action: Policy['action'];
  active_between: Policy['activeBetween'];
  applies_max_kyc_level: number | null;
  enforce_per: Policy['enforcePer'];
  policy_key: string | null;
  currency: string;
  rail: Policy['rail'];
  may_loosen: boolean;
  counter: string | null;
}

export function policyOf(row: PolicyColumns): Policy {
  return {
    policyId: row.policy_id, scopeType: row.scope_type, scopeId: row.scope_id, dimension: row.dimension, direction: row.direction,
    window: row.window_kind, threshold: Number(row.threshold), action: row.action, activeBetween: row.active_between,
    appliesMaxKycLevel: row.applies_max_kyc_level, enforcePer: row.enforce_per, policyKey: row.policy_key, currency: row.currency, rail: row.rail,
    mayLoosen: row.may_loosen, counter: row.counter,
  };
}

/** The values of a row of `razao.pix_limits`, in JSON; amounts in centavos. */
export interface KnobColumns {
  daily: number;
  daily_pending: number | null;
  daily_activates_at: string | null;
  nighttime: number;
  nighttime_pending: number | null;
  nighttime_activates_at: string | null;
  night_start: PixNighttimeStart;
  night_start_pending: PixNighttimeStart | null;
  night_start_activates_at: string | null;
}

export function knobsOf(row: KnobColumns): Knobs {
  return {
    daily_limit_minor: knobOf(row.daily, row.daily_pending, row.daily_activates_at),
    nighttime_limit_minor: knobOf(row.nighttime, row.nighttime_pending, row.nighttime_activates_at),
    nighttime_start: knobOf(row.night_start, row.night_start_pending, row.night_start_activates_at),
  };
}

function knobOf<T>(value: T, pending: T | null, activatesAt: string | null): Knob<T> {
  return { value, pending: pending === null || activatesAt === null ? null : { value: pending, activatesAt: new Date(activatesAt) } };
}

interface OwnColumns {
  account_id: string;
  kyc_level: number | null;
  policies: PolicyColumns[] | null;
  counters: string | null;
  credited: string | null;
  pix: KnobColumns | null;
}

interface SharedColumns {
  policies: PolicyColumns[] | null;
  counters: Record<string, string> | null;
}

const READ_OWN = { name: 'read-own-limits', text: 'select * from razao.read_own_limits($1, $2)' };
const READ_SHARED = { name: 'read-shared-limits', text: 'select * from razao.read_shared_limits($1)' };

export async function loadOwn(query: Query, tenant: string, accountIds: readonly string[]): Promise<Map<string, OwnLimits>> {
  const rows = await query<OwnColumns>(READ_OWN, [tenant, accountIds]);
  return new Map(rows.map((row) => [row.account_id, {
    level: row.kyc_level ?? 0, book: row.policies ? new PolicyBook(row.policies.map(policyOf)) : NO_POLICIES,
    used: usageOf(row.counters), credited: usageOf(row.credited), pix: row.pix && knobsOf(row.pix),
  }]));
}

export async function loadShared(query: Query, tenant: string): Promise<SharedLimits> {
  const [row] = await query<SharedColumns>(READ_SHARED, [tenant]);
  const { policies, counters } = present(row, 'a function answers with one row');
  return {
    book: policies ? new PolicyBook(policies.map(policyOf)) : NO_POLICIES,
    used: new Map(Object.entries(counters ?? {}).map(([subject, text]) => [subject, usageOf(text)])),
  };
}

const SHARED_COUNTERS = 'limit_counters:';

/** Policies and counters of scopes stand in every writer's memory; those of an account go with it. */
export function isSharedId(touchedId: string): boolean {
  return touchedId.startsWith('lim_') || touchedId.startsWith(SHARED_COUNTERS);
}

/** Its account is touched by the movement itself, so that the row needs not be. */
export function ownRows(accountId: string, before: OwnLimits, after: OwnLimits, now: Date): RowWrite[] {
  const rows: RowWrite[] = [];
  if (after.used !== before.used) rows.push({ ...counterRow(ownSubject(accountId, 'DEBIT'), after.used, now), isOfAccount: true });
  if (after.credited !== before.credited) rows.push({ ...counterRow(ownSubject(accountId, 'CREDIT'), after.credited, now), isOfAccount: true });
  return rows;
}

export function sharedRows(before: SharedLimits, after: SharedLimits, now: Date): RowWrite[] {
  return [...after.used].filter(([subject, used]) => used !== before.used.get(subject)).map(([subject, used]) => counterRow(subject, used, now));
}

/** What limits an account limits the one that it is promoted to, and what was used of it counts on. */
export function movedLimitsRow(accountId: string, promotedTo: string): RowWrite {
  return {
    table: 'moved_limits', id: `moved_limits:${accountId}`, isNew: false, isOfAccount: true, value: null,
    columns: { account_id: accountId, promoted_to_account_id: promotedTo },
  };
}

function counterRow(subject: string, used: Usage, now: Date): RowWrite {
  return {
    table: 'limit_counters', id: `${SHARED_COUNTERS}${subject}`, isNew: false, value: null,
    columns: { subject, counters: usageText(used, now) },
  };
}
