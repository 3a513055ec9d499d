import { rowLoader } from '../../platform/db/row-loader.ts';
import type { Query } from '../../platform/db/query.ts';
import type { PostgresRow, RowWriter } from '../../platform/db/row.ts';
import type { EventOf } from '../../platform/outbox/event.ts';
import type { RowSource, RowWrite } from '../../domains/journal/index.ts';
import { lockCodec, policyCodec, versionCodec } from './policy.entity.ts';
import { LOCK, POLICY, POLICY_ID, type QbrlLock, type QbrlPolicy, type QbrlVersion } from './policy.ts';

export function policyRow(policy: QbrlPolicy, isNew: boolean): RowWrite<QbrlPolicy> {
  return { codec: policyCodec, id: POLICY_ID, isNew, value: policy };
}

export function versionRow(version: QbrlVersion, isNew: boolean): RowWrite<QbrlVersion> {
  return { codec: versionCodec, id: `qbv_${version.policyVersion}`, isNew, value: version };
}

export function lockRow(lock: QbrlLock, isNew: boolean): RowWrite<QbrlLock> {
  return { codec: lockCodec, id: lock.lockId, isNew, value: lock };
}

/** Marks accounts as such that back tokens. */
export const backingWriter: RowWriter<string> = { table: 'backing_accounts', columns: ['account_id'], values: (accountId) => [accountId] };

/** An account that backs tokens from now on. Its command also names it in `backs`. */
export function backingRow(accountId: string): RowWrite<string> {
  return { codec: backingWriter, id: accountId, isNew: false, value: accountId };
}

/** A policy as Postgres gives it; that of a tenant without one is empty. */
interface PolicyColumns {
  policy: PostgresRow | null;
  /** The newest and those that hold or will hold, newest first. */
  versions: PostgresRow[];
  provider_accounts: string[];
}

const READ_POLICY = { name: 'read-qbrl-policy', text: 'select * from razao.read_qbrl_policy($1)' };
const NONE_YET = { asset: 'qBRL', outstanding: 0n, underWay: 0n, issuedOn: '1970-01-01', issued: 0n, version: 0n } as const;

/** The tenant's policy, for the journal writer and for reads. */
export async function loadPolicy(query: Query, tenant: string, _ids: readonly string[]): Promise<Map<string, QbrlPolicy>> {
  const [row] = await query<PolicyColumns>(READ_POLICY, [tenant]);
  return new Map(row ? [[POLICY_ID, readPolicy(tenant, row)]] : []);
}

function readPolicy(tenant: string, { policy, versions, provider_accounts }: PolicyColumns): QbrlPolicy {
  const read = versions.map(versionCodec.read);
  return {
    ...(policy ? policyCodec.read(policy) : NONE_YET), tenant, providerAccounts: provider_accounts, newest: read[0] ?? null,
    inForce: read.find(({ status }) => status === 'IN_FORCE') ?? null, scheduled: read.find(({ status }) => status === 'SCHEDULED') ?? null,
  };
}

const loadLocks = rowLoader('qbrl_locks', lockCodec, ({ lockId }) => lockId);

/** Loaders with which the journal writer finds the policy and its locks. */
export const qbrlRows: readonly RowSource[] = [{ kind: POLICY, load: loadPolicy }, { kind: LOCK, load: loadLocks }];

/** Event of the policy about a version. @param version of the event. */
export function policyEvent(
  type: 'version_added' | 'took_effect', tenant: string, it: QbrlVersion, version: bigint,
): EventOf<`qbrl_policy.${'version_added' | 'took_effect'}`> {
  return {
    type: `qbrl_policy.${type}`, entityId: tenant, version,
    data: {
      tenant, policy_version: it.policyVersion, status: it.status, policy_hash: it.policyHash, minting_policy_hash: it.mintingPolicyHash,
      max_outstanding_cents: Number(it.maxOutstanding), redemption_account_id: it.redemptionAccountId,
      effective_from: it.effectiveFrom.toISOString(),
    },
  };
}
