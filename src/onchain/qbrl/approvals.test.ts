/** Inputs of a version's hashes, and the signatures that count: with the examples of the contract, whose keys are those of RFC 8032. */
import { expect, it } from '@jest/globals';
import type { QbrlApproval, QbrlPolicyResponse, SetQbrlPolicyRequest } from '../../../generated/models.ts';
import { contractOf } from '../../../test/conformance/contracts.ts';
import { newSigner, shown } from '../../../test/support/qbrl.ts';
import { operationsOf, resolve } from '../../../contracts/codegen/contract.ts';
import { policyHash, proposalHash, refuseApprovals, refuseSigners } from './approvals.ts';
import { refuseCaps, refuseIssuance } from './caps.ts';
import type { QbrlPolicy, QbrlVersion } from './policy.ts';

const contract = contractOf('command');
const operation = operationsOf(contract, 'command').find(({ operation: it }) => it.operationId === 'operatorSetQbrlPolicy')?.operation;
type Content = { content: Record<string, { examples: Record<string, { value: unknown }> }> };
const examplesIn = (it: unknown) => resolve(contract, it as Content).content['application/json']!.examples;
const [first, raise] = ['first', 'raise'].map(
  (name) => examplesIn(operation?.requestBody)[name]?.value as SetQbrlPolicyRequest & { approvals: QbrlApproval[] },
);
const { versions: [second, one] } = examplesIn(operation?.responses['201'])['scheduled']?.value as QbrlPolicyResponse;
const TENANT = 'aurora';

const cents = (value: number | null) => (value === null ? null : BigInt(value));
const rowOf = (it: QbrlPolicyResponse['versions'][number]): QbrlVersion => ({
  policyVersion: it.policy_version, status: it.status, policyHash: it.policy_hash, proposalHash: it.proposal_hash, approvals: [],
  mintingPolicyHash: it.minting_policy_hash,
  signers: it.signers, requiredSignatures: it.required_signatures, maxOutstanding: BigInt(it.max_outstanding_cents),
  maxIssuedPerDay: cents(it.max_issued_per_day_cents),
  maxPerIssuance: cents(it.max_per_issuance_cents), redemptionAccountId: it.redemption_account_id,
  effectiveFrom: new Date(it.effective_from), supersededAt: null, reason: it.reason,
  createdAt: new Date(it.created_at), createdBy: it.created_by,
});
const versionOf = (it: QbrlPolicyResponse['versions'][number] | undefined) => rowOf(it as QbrlPolicyResponse['versions'][number]);

it('the hashes are those of the contract’s examples', () => {
  expect([proposalHash(TENANT, 1, first!), proposalHash(TENANT, 2, raise!)]).toEqual([one?.proposal_hash, second?.proposal_hash]);
  expect([policyHash(TENANT, versionOf(one)), policyHash(TENANT, versionOf(second))]).toEqual([one?.policy_hash, second?.policy_hash]);
});

it('a proposal is another for another tenant, version, or any other field', () => {
  const hashes = [
    proposalHash(TENANT, 1, first!), proposalHash('other', 1, first!), proposalHash(TENANT, 2, first!),
    proposalHash(TENANT, 1, { ...first!, reason: 'x' }), proposalHash(TENANT, 1, { ...first!, max_per_issuance_cents: null }),
  ];
  expect(new Set(hashes).size).toBe(hashes.length);
  expect(proposalHash(TENANT, 1, { ...first!, approvals: [] })).toBe(hashes[0]);
});

const [tesouraria, controladoria] = first!.approvals as [QbrlApproval, QbrlApproval];
const stranger = newSigner('stranger');
it.each<[string, readonly QbrlApproval[], string[] | undefined]>([
  ['all', [tesouraria, controladoria], undefined],
  ['none', [], []],
  ['too few', [tesouraria], ['tesouraria']],
  ['one twice', [tesouraria, tesouraria], ['tesouraria']],
  ['one under the name of another', [tesouraria, { ...tesouraria, signer: 'controladoria' }], ['tesouraria']],
  ['a stranger', [tesouraria, { signer: 'stranger', signature: controladoria.signature }], ['tesouraria']],
  ['one for another version', [controladoria, raise!.approvals[0]!], ['controladoria']],
])('approved by %s', (_, given, approvedBy) => {
  const refused = refuseApprovals(String(one?.proposal_hash), given, versionOf(one));
  expect(refused?.details?.['approved_by']).toEqual(approvedBy);
  expect(refused?.details?.['proposal_hash'] ?? one?.proposal_hash).toBe(one?.proposal_hash);
});

it.each<[string, object, boolean]>([
  ['as many as are required', { requiredSignatures: 2 }, true],
  ['fewer than are required', { requiredSignatures: 3 }, false],
  ['a name twice', { signers: [shown(stranger), shown(newSigner('stranger'))] }, false],
  ['a key twice', { signers: [shown(stranger), { ...shown(stranger), name: 'x' }] }, false],
])('signers: %s', (_, over, isGood) => expect(refuseSigners({ ...versionOf(one), requiredSignatures: 1, ...over })?.code).toBe(
  isGood ? undefined : 'QBRL_SIGNERS_INVALID',
));

it.each<[string, bigint | null, bigint | null, bigint, string[] | undefined]>([
  ['ascending', 1n, 2n, 3n, undefined],
  ['equal', 2n, 2n, 2n, undefined],
  ['none but the broadest', null, null, 0n, undefined],
  ['at once above the day', 3n, 2n, 3n, ['max_per_issuance_cents', 'max_issued_per_day_cents']],
  ['the day above all', 1n, 3n, 2n, ['max_issued_per_day_cents', 'max_outstanding_cents']],
  ['at once above all', 3n, null, 2n, ['max_per_issuance_cents', 'max_outstanding_cents']],
])('caps: %s', (_, maxPerIssuance, maxIssuedPerDay, maxOutstanding, named) => {
  expect(Object.keys(refuseCaps({ maxPerIssuance, maxIssuedPerDay, maxOutstanding })?.details ?? {})).toEqual(named ?? []);
});

it.each<[string, bigint, Partial<QbrlPolicy>, string | undefined]>([
  ['what may be issued at once', 10n, {}, undefined],
  ['a centavo more', 11n, {}, 'max_per_issuance_cents'],
  ['what is left of the day', 10n, { issued: 20n }, undefined],
  ['a centavo more than that', 10n, { issued: 21n }, 'max_issued_per_day_cents'],
  ['as much, counted on another day', 10n, { issued: 30n, issuedOn: '2026-03-01' }, undefined],
  ['what is left in all', 10n, { outstanding: 50n, underWay: 40n }, undefined],
  ['a centavo more than that', 10n, { outstanding: 50n, underWay: 41n }, 'max_outstanding_cents'],
])('issuing %s', (_, amount, over, cap) => {
  const version = { ...versionOf(one), maxPerIssuance: 10n, maxIssuedPerDay: 30n, maxOutstanding: 100n };
  const policy: QbrlPolicy = {
    tenant: TENANT, asset: 'qBRL', outstanding: 0n, underWay: 0n, issuedOn: '2026-03-02', issued: 0n, version: 1n, newest: version,
    inForce: version, scheduled: null,
    providerAccounts: [], ...over,
  };
  expect(refuseIssuance(policy, version, amount, '2026-03-02')?.details?.['cap']).toBe(cap);
});
