/** Signers of qBRL policies, and their signatures. */
import { generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import type { QbrlApproval, QbrlPolicyResponse, QbrlSigner, SetQbrlPolicyRequest } from '../../generated/models.ts';
import { mintingPolicyOf, proposalHash } from '../../src/onchain/qbrl/index.ts';
import type { TestService } from './service.ts';

/** Person who may approve, with the key to sign with. */
export interface TestSigner extends QbrlSigner {
  readonly key: KeyObject;
}

export function newSigner(name: string): TestSigner {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  return {
    name, verification_key: Buffer.from(String(publicKey.export({ format: 'jwk' }).x), 'base64url').toString('hex'), key: privateKey,
  };
}

/** A signer without the key, as a request has it. */
export function shown({ name, verification_key }: TestSigner): QbrlSigner {
  return { name, verification_key };
}

/** The approvals of a request as that version of a tenant. */
export function approvals(tenant: string, version: number, request: SetQbrlPolicyRequest, by: readonly TestSigner[]): QbrlApproval[] {
  const hash = Buffer.from(proposalHash(tenant, version, request), 'hex');
  return by.map(({ name, key }) => ({ signer: name, signature: sign(null, hash, key).toString('hex') }));
}

/** A policy with caps that nothing comes near to, approved by all of its signers and by no others. */
export async function policyBody(
  { service }: Pick<TestService, 'service'>, redemption_account_id: string, signers: readonly TestSigner[],
  over: Partial<SetQbrlPolicyRequest> = {}, version = 1,
  tenant = 'demo',
): Promise<SetQbrlPolicyRequest> {
  const body = {
    minting_policy_hash: await mintingPolicyOf(service.contextFor(tenant)), signers: signers.map(shown),
    required_signatures: signers.length,
    max_outstanding_cents: 1_000_000_000, redemption_account_id, ...over,
  };
  return { ...body, approvals: approvals(tenant, version, body, signers) };
}

/** Puts the next version in force, in the tenant `demo`, approved by `by`. */
export async function setPolicy(
  api: TestService, redemption_account_id: string, signers: readonly TestSigner[], over: Partial<SetQbrlPolicyRequest> = {},
): Promise<QbrlPolicyResponse> {
  const { latest_version } = await api.ok<QbrlPolicyResponse>('operatorGetQbrlPolicy');
  return api.ok('operatorSetQbrlPolicy', { body: await policyBody(api, redemption_account_id, signers, over, latest_version + 1) });
}
