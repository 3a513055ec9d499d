import { createPublicKey, verify } from 'node:crypto';
import type { QbrlApproval, QbrlSigner, SetQbrlPolicyRequest } from '../../../generated/models.ts';
import { canonicalJson, sha256 } from '../../platform/canonical.ts';
import { instantText } from '../../platform/clock.ts';
import { refusal, type Refusal } from '../../platform/errors.ts';
import type { QbrlVersion } from './policy.ts';

/**
 * Hash that signers approve: the request as it was sent, for this version of this tenant.
 * @returns lowercase hex SHA-256 of its canonical JSON (RFC 8785).
 */
export function proposalHash(tenant: string, policyVersion: number, { approvals: _approvals, ...request }: SetQbrlPolicyRequest): string {
  return sha256(canonicalJson({ tenant, policy_version: policyVersion, ...request }));
}

/** Hash of a version's terms, for the holders of a token under it: lowercase hex SHA-256 of its canonical JSON (RFC 8785). */
export function policyHash(tenant: string, it: Omit<QbrlVersion, 'policyHash'>): string {
  const cents = (value: bigint | null): number | null => (value === null ? null : Number(value));
  return sha256(canonicalJson({
    tenant, policy_version: it.policyVersion, minting_policy_hash: it.mintingPolicyHash, signers: it.signers,
    required_signatures: it.requiredSignatures,
    max_outstanding_cents: cents(it.maxOutstanding), max_issued_per_day_cents: cents(it.maxIssuedPerDay),
    max_per_issuance_cents: cents(it.maxPerIssuance),
    redemption_account_id: it.redemptionAccountId, effective_from: instantText(it.effectiveFrom),
  }));
}

/** Refuses a version with too few approvals by the signers of the version before it, or by its own for the first. */
export function refuseApprovals(
  proposal: string, approvals: readonly QbrlApproval[], { signers, requiredSignatures }: Pick<
    QbrlVersion, 'signers' | 'requiredSignatures'
  >,
): Refusal | undefined {
  const approvedBy = signers.filter((signer) => approvals.some((approval) => isBy(signer, approval, proposal))).map(({ name }) => name);
  if (approvedBy.length >= requiredSignatures) return undefined;
  return refusal('QBRL_APPROVALS_INSUFFICIENT', {
    proposal_hash: proposal, required_signatures: requiredSignatures, approved_by: approvedBy,
  },
    `${approvedBy.length} of ${requiredSignatures} signers approve.`);
}

function isBy({ name, verification_key }: QbrlSigner, { signer, signature }: QbrlApproval, proposal: string): boolean {
  if (signer !== name) return false;
  const x = Buffer.from(verification_key, 'hex').toString('base64url');
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
  return verify(null, Buffer.from(proposal, 'hex'), key, Buffer.from(signature, 'hex'));
}

/** Refuses signers when more signatures are required than there are signers, or when a name or a key occurs twice. */
export function refuseSigners({ signers, requiredSignatures }: Pick<QbrlVersion, 'signers' | 'requiredSignatures'>): Refusal | undefined {
  const details = { required_signatures: requiredSignatures, signers: signers.length };
  if (requiredSignatures > signers.length) {
    return refusal('QBRL_SIGNERS_INVALID', details, `${requiredSignatures} signatures are required of ${signers.length} signers.`);
  }
  const distinct = Math.min(new Set(signers.map(({ name }) => name)).size, new Set(signers.map(
    ({ verification_key }) => verification_key,
  )).size);
  return distinct < signers.length ? refusal('QBRL_SIGNERS_INVALID', details, 'A signer is repeated.') : undefined;
}
