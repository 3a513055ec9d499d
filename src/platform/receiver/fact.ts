/**
 * Result of taking a fact of a provider. DONE: it had its effect. LATE: it repeats, contradicts what is final, or is no longer possible;
 * nothing changes. EARLY: it waits for another.
 */
export type FactVerdict = 'DONE' | 'LATE' | 'EARLY';

/** Result of taking a fact where the subject is not changed in place: `after` is the subject with the fact. */
export type Taken<After> = { readonly verdict: Extract<FactVerdict, 'DONE'>; readonly after: After } | {
  readonly verdict: Exclude<FactVerdict, 'DONE'>;
};

/**
 * Takes the facts that wait, repeatedly until none has an effect any more: each can be what another waits for.
 * @returns those that still wait.
 */
export function takeWaitingFacts<Fact>(waiting: readonly Fact[], take: (fact: Fact) => FactVerdict): readonly Fact[] {
  for (let goesOn = true; goesOn;) {
    goesOn = false;
    const still: Fact[] = [];
    for (const fact of waiting) {
      const verdict = take(fact);
      if (verdict === 'EARLY') still.push(fact);
      if (verdict === 'DONE') goesOn = true;
    }
    waiting = still;
  }
  return waiting;
}
