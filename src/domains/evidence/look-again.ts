import { LookAgain } from './weigh.ts';

/** Each time somebody else has told of the same payment meanwhile: of that there is an end. */
const MOST_LOOKS = 10;

/** Looks and has the ledger decide, again where the ledger knows more than was looked up. */
export async function lookingAgain<T>(look: () => Promise<T>): Promise<T> {
  for (let looks = 1; ; looks += 1) {
    try {
      return await look();
    } catch (error) {
      if (!(error instanceof LookAgain) || looks >= MOST_LOOKS) throw error;
    }
  }
}
