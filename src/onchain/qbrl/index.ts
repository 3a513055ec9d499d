/** Interface of qBRL for other domains: the one way to move it, and the inputs of a first version. */
export { QbrlDraft, qbrlLoads, type EntryOf, type LockDraft, type Release } from './draft.ts';
export { POLICY_ID, policyHashNow } from './policy.ts';
export { proposalHash } from './approvals.ts';
export { operatorGetQbrlPolicy, type ChainSupply, type QbrlContext } from './operator-get-qbrl-policy.ts';
export { operatorSetQbrlPolicy } from './operator-set-qbrl-policy.ts';
export { mintingPolicyOf, unsealTreasuryKey } from './treasury.ts';
