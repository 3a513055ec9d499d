import { present } from '../../platform/assert.ts';
import type { Query } from '../../platform/db/query.ts';
import type { PostgresRow, RowWriter } from '../../platform/db/row.ts';
import type { RowWrite } from '../journal/index.ts';
import { counterCodec } from './counters/counter.entity.ts';
import { ownSubject, type OwnLimits, type SharedLimits } from './limits.ts';
import { valuesIn, pixLimitsCodec } from './pix/pix-limits.entity.ts';
import { policyCodec } from './policies/limit-policy.entity.ts';
import { NO_POLICIES, PolicyBook } from './policies/policy-book.ts';
import { usageOf, usageText, type Usage } from './counters/usage.ts';

interface OwnColumns {
  account_id: string;
  kyc_level: number | null;
  policies: PostgresRow[] | null;
  counters: string | null;
  credited: string | null;
  pix: PostgresRow | null;
}

interface SharedColumns {
  policies: PostgresRow[] | null;
  counters: Record<string, string> | null;
}

const READ_OWN = { name: 'read-own-limits', text: 'select * from razao.read_own_limits($1, $2)' };
const READ_SHARED = { name: 'read-shared-limits', text: 'select * from razao.read_shared_limits($1)' };

export async function loadOwn(query: Query, tenant: string, accountIds: readonly string[]): Promise<Map<string, OwnLimits>> {
  const rows = await query<OwnColumns>(READ_OWN, [tenant, accountIds]);
  return new Map(rows.map((row) => [row.account_id, {
    level: row.kyc_level ?? 0, book: row.policies ? new PolicyBook(row.policies.map(policyCodec.read)) : NO_POLICIES,
    used: usageOf(row.counters), credited: usageOf(row.credited), pix: row.pix && valuesIn(pixLimitsCodec.read(row.pix)),
  }]));
}

export async function loadShared(query: Query, tenant: string): Promise<SharedLimits> {
  const [row] = await query<SharedColumns>(READ_SHARED, [tenant]);
  const { policies, counters } = present(row, 'a function answers with one row');
  return {
    book: policies ? new PolicyBook(policies.map(policyCodec.read)) : NO_POLICIES,
    used: new Map(Object.entries(counters ?? {}).map(([subject, text]) => [subject, usageOf(text)])),
  };
}

const SHARED_COUNTERS = 'limit_counters:';

/** Policies and counters of shared scopes are in every writer's memory; those of an account are loaded with it. */
export function isSharedId(touchedId: string): boolean {
  return touchedId.startsWith('lim_') || touchedId.startsWith(SHARED_COUNTERS);
}

/** The movement itself touches the account, so that the row need not. */
export function ownRows(accountId: string, before: OwnLimits, after: OwnLimits, now: Date): RowWrite[] {
  const rows: RowWrite[] = [];
  if (after.used !== before.used) rows.push({ ...counterRow(ownSubject(accountId, 'DEBIT'), after.used, now), isOfAccount: true });
  if (after.credited !== before.credited) rows.push({
    ...counterRow(ownSubject(accountId, 'CREDIT'), after.credited, now), isOfAccount: true,
  });
  return rows;
}

export function sharedRows(before: SharedLimits, after: SharedLimits, now: Date): RowWrite[] {
  return [...after.used].filter(([subject, used]) => used !== before.used.get(subject)).map(
    ([subject, used]) => counterRow(subject, used, now),
  );
}

/** The limits and the usage of an account move to the account that it is promoted to. */
export function movedLimitsRow(accountId: string, promotedTo: string): RowWrite {
  return { codec: movedWriter, id: `moved_limits:${accountId}`, isNew: false, isOfAccount: true, value: [accountId, promotedTo] };
}

/** Writes which account takes over the limits of which. */
export const movedWriter: RowWriter<readonly [from: string, to: string]> = {
  table: 'moved_limits', columns: ['account_id', 'promoted_to_account_id'], values: (it) => [...it],
};

function counterRow(subject: string, used: Usage, now: Date): RowWrite {
  return { codec: counterCodec, id: `${SHARED_COUNTERS}${subject}`, isNew: false, value: { subject, counters: usageText(used, now) } };
}
