import type { QbrlChainSupply, QbrlPolicyResponse, QbrlPolicyVersion } from '../../../generated/models.ts';
import { present } from '../../platform/assert.ts';
import { accountingDay } from '../../platform/clock.ts';
import type { PostgresRow } from '../../platform/db/row.ts';
import type { JournalContext } from '../../domains/journal/index.ts';
import { takeIntoForce } from './clock.ts';
import { policyCodec, versionCodec } from './policy.entity.ts';
import { issuedOn, type QbrlVersion } from './policy.ts';

interface DetailColumns {
  seq_no: string;
  entry_hash: string;
  policy: PostgresRow | null;
  versions: PostgresRow[];
  backing: string | null;
}

const READ = { name: 'read-qbrl-detail', text: 'select * from razao.read_qbrl_detail($1)' };

/** Returns the last observed qBRL supply of a tenant on the chain; null where it was never read. A port that products implement. */
export type ChainSupply = (ctx: JournalContext) => Promise<QbrlChainSupply | null>;

export type QbrlContext = JournalContext & { readonly chainSupply: ChainSupply };

/** Returns the tenant's current policy with all its versions and the place in the journal of its amounts, in one snapshot. */
export async function operatorGetQbrlPolicy(ctx: QbrlContext): Promise<QbrlPolicyResponse> {
  await takeIntoForce(ctx);
  const [row] = await ctx.db.database.query<DetailColumns>(READ, [ctx.tenant]);
  return presentPolicy(ctx.tenant, present(row, 'the books of the tenant'), ctx.clock.now(), await ctx.chainSupply(ctx));
}

function presentPolicy(
  tenant: string, { seq_no, entry_hash, policy: columns, versions: rows, backing }: DetailColumns, now: Date, chain: QbrlChainSupply | null,
): QbrlPolicyResponse {
  const [policy, versions] = [columns && policyCodec.read(columns), rows.map(versionCodec.read)];
  const numberOf = (status: string): number | null => versions.find((it) => it.status === status)?.policyVersion ?? null;
  return {
    tenant, asset: 'qBRL', current_version: numberOf('IN_FORCE'), scheduled_version: numberOf('SCHEDULED'),
    latest_version: versions[0]?.policyVersion ?? 0,
    outstanding_cents: Number(policy?.outstanding ?? 0n), issued_today_cents: policy ? Number(issuedOn(policy, accountingDay(now))) : 0,
    backing_cents: backing === null ? null : Number(backing),
    attestation: { as_of_seq: Number(seq_no), entry_hash: seq_no === '0' ? null : entry_hash, chain },
    as_of: now.toISOString(), versions: versions.map(presentVersion),
  };
}

function presentVersion(it: QbrlVersion): QbrlPolicyVersion {
  const cents = (value: bigint | null): number | null => (value === null ? null : Number(value));
  return {
    policy_version: it.policyVersion, status: it.status, policy_hash: it.policyHash, proposal_hash: it.proposalHash,
    minting_policy_hash: it.mintingPolicyHash,
    signers: [...it.signers], required_signatures: it.requiredSignatures, max_outstanding_cents: Number(it.maxOutstanding),
    max_issued_per_day_cents: cents(it.maxIssuedPerDay), max_per_issuance_cents: cents(it.maxPerIssuance),
    redemption_account_id: it.redemptionAccountId,
    effective_from: it.effectiveFrom.toISOString(), superseded_at: it.supersededAt?.toISOString() ?? null, reason: it.reason,
    created_at: it.createdAt.toISOString(), created_by: it.createdBy,
  };
}
