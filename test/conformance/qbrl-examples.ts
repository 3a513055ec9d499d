/**
 * Prerequisites of the examples of a qBRL policy: signatures over the policy that results, by those whom the demo tenant's policy names.
 */
import { createPrivateKey, sign, type KeyObject } from 'node:crypto';
import type { QbrlPolicyResponse, SetQbrlPolicyRequest } from '../../generated/models.ts';
import type { DemoPolicy } from '../../src/command-line/demo-policy.ts';
import { mintingPolicyOf, proposalHash } from '../../src/onchain/qbrl/index.ts';
import { TENANT, type TestService } from '../support/service.ts';

/** The signers of the examples sign by the first keys of RFC 8032, section 7.1. */
const SEEDS: Readonly<Record<string, string>> = {
  tesouraria: '9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60',
  controladoria: '4ccd089b28ff96da9db6c346ec114e0f5b8a319f35aba624da8cf6ed4fb8a6fb',
};

function exampleKey(name: string): KeyObject {
  return createPrivateKey({ key: Buffer.from(`302e020100300506032b657004220420${SEEDS[name]}`, 'hex'), format: 'der', type: 'pkcs8' });
}

/** Replacements of an example's texts that make it the next version of the demo tenant's policy. */
export async function policyExample(
  api: TestService, demo: DemoPolicy, example: Required<SetQbrlPolicyRequest>,
): Promise<Record<string, string>> {
  const { latest_version } = await api.ok<QbrlPolicyResponse>('operatorGetQbrlPolicy');
  const { approvals, ...request } = example;
  const given: Record<string, string> = {
    [example.minting_policy_hash]: await mintingPolicyOf(api.service.contextFor(TENANT)),
    [example.redemption_account_id]: demo.redemption_account_id,
    [`"based_on_version":${example.based_on_version}`]: `"based_on_version":${latest_version}`,
    '2026-03-03T00:00:00-03:00': '2099-03-03T00:00:00-03:00',
  };
  const text = Object.entries(given).reduce((it, [from, to]) => it.replaceAll(from, to), JSON.stringify(request));
  const proposal = Buffer.from(proposalHash(TENANT, latest_version + 1, JSON.parse(text) as SetQbrlPolicyRequest), 'hex');
  for (const { signer, signature } of approvals) {
    const seeded = demo.signers.find(({ name }) => name === signer)?.private_key ?? '';
    given[signature] = sign(null, proposal, latest_version === 1 ? createPrivateKey(seeded) : exampleKey(signer)).toString('hex');
  }
  return given;
}
