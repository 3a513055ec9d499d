import type { EnforcedPolicy, PolicyList } from './policies/policy-book.ts';
import { coversLevel } from './policies/policy.ts';
import { windowAt, type Window } from './counters/windows.ts';

/** A policy that applies at an instant, in its running window. */
export interface Applying {
  readonly policy: EnforcedPolicy;
  readonly window: Window;
}

/** Windows and policies at one instant, cached: all movements of a batch have the same instant. */
export class Instant {
  readonly #windows = new Map<string, Window | undefined>();
  readonly #applying = new Map<PolicyList, Map<number, readonly Applying[]>>();

  constructor(readonly at: number) {}

  /** Returns the policies that cover a movement, are within their hours, and apply to the owner's KYC level. */
  applying(list: PolicyList, level: number): readonly Applying[] {
    let byLevel = this.#applying.get(list);
    if (!byLevel) this.#applying.set(list, (byLevel = new Map()));
    let found = byLevel.get(level);
    if (!found) byLevel.set(level, (found = list.policies.flatMap((policy) => this.#apply(policy, level))));
    return found;
  }

  #apply(policy: EnforcedPolicy, level: number): Applying[] {
    const window = coversLevel(policy, level) ? this.#windowOf(policy) : undefined;
    return window ? [{ policy, window }] : [];
  }

  #windowOf({ window, activeBetween, windowKey }: EnforcedPolicy): Window | undefined {
    if (!this.#windows.has(windowKey)) this.#windows.set(windowKey, windowAt(window, activeBetween, this.at));
    return this.#windows.get(windowKey);
  }
}
