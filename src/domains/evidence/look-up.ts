/** Not an error: the ledger knows of something that a decision needs and that was not looked up for it. */
export class NeedsLookUp extends Error {
  override readonly name = 'NeedsLookUp';
}

/** Each time somebody else has told of the same payment meanwhile: of that there is an end. */
const MOST_LOOKS = 10;

/**
 * Has the ledger decide, and decide again after a look-up where the decision needs one.
 * @param decide is told how often the decision was handed back by now.
 */
export async function lookingUp<T>(decide: (looks: number) => Promise<T>): Promise<T> {
  for (let looks = 0; ; looks += 1) {
    try {
      return await decide(looks);
    } catch (error) {
      if (!(error instanceof NeedsLookUp) || looks >= MOST_LOOKS) throw error;
    }
  }
}
