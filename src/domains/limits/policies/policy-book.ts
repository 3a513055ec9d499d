import type { MovementDirection } from '../../../../generated/models.ts';
import { bySpecificity, coversProduct, coversRail, coversType, isPerAccount, subjectOf, type Policy } from './policy.ts';

/** A policy with the derived values that every check needs. */
export interface EnforcedPolicy extends Policy {
  /** The shared subject that it is counted for; null where only accounts are. */
  readonly sharedSubject: string | null;
  /** True when it is counted for the account. */
  readonly countsAccount: boolean;
  readonly windowKey: string;
}

/** Policies that cover a kind of movement, the most specific first. */
export interface PolicyList {
  readonly policies: readonly EnforcedPolicy[];
  readonly hasKeys: boolean;
  /** True when two of them have the same key. */
  readonly hasRivals: boolean;
  readonly readsLevel: boolean;
}

const NOTHING: PolicyList = { policies: [], hasKeys: false, hasRivals: false, readsLevel: false };

/** Both counters of a policy with a key are maintained, so that a policy that replaces it finds the usage. */
function enforced(policy: Policy): EnforcedPolicy {
  const { scopeType, policyKey, activeBetween, window } = policy;
  return {
    ...policy,
    sharedSubject: scopeType === 'ACCOUNT' || (isPerAccount(policy) && policyKey === null) ? null : subjectOf(policy),
    countsAccount: isPerAccount(policy) || policyKey !== null,
    windowKey: activeBetween ? `${activeBetween.start}-${activeBetween.end}` : window,
  };
}

/** Enabled policies, by their coverage. Immutable, so it caches its results. */
export class PolicyBook {
  readonly policies: readonly EnforcedPolicy[];
  readonly #lists = new Map<string, PolicyList>();

  constructor(policies: readonly Policy[]) {
    this.policies = policies.map(enforced).toSorted(bySpecificity);
  }

  get isEmpty(): boolean {
    return this.policies.length === 0;
  }

  /** Policies that cover such movements, at any hour and for any KYC level of the owner. */
  covering(currency: string, accountType: string, rail: string, direction: MovementDirection, productId: string | null): PolicyList {
    if (this.isEmpty) return NOTHING;
    const key = `${currency} ${accountType} ${rail} ${direction} ${productId ?? ''}`;
    let list = this.#lists.get(key);
    if (!list) this.#lists.set(key, (list = this.#list(currency, accountType, rail, direction, productId)));
    return list;
  }

  #list(currency: string, accountType: string, rail: string, direction: MovementDirection, productId: string | null): PolicyList {
    const policies = this.policies.filter((policy) =>
      policy.currency === currency && policy.direction === direction && coversRail(policy, rail) &&
      (policy.scopeType === 'PRODUCT' ? coversProduct(policy, productId) : coversType(policy, accountType)));
    const keys = policies.map(({ policyKey }) => policyKey).filter((key) => key !== null);
    return {
      policies, hasKeys: keys.length > 0, hasRivals: new Set(keys).size < keys.length,
      readsLevel: policies.some(({ appliesMaxKycLevel }) => appliesMaxKycLevel !== null),
    };
  }
}

export const NO_POLICIES = new PolicyBook([]);
