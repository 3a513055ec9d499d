import type { SquadDraft } from '../draft.ts';
import { effectiveShareState } from '../rules/settlement.ts';
import type { Entry, Share } from '../squad.ts';
import { endedShare, endShares } from './end-shares.ts';

/** The open shares of an entry that one member is owed: of a simplification each creditor forgives their own. Pure. */
export function claimsOf({ shares }: Entry, creditor: string, simplifiedSeq: number): readonly Share[] {
  return shares.filter(({ state, dividedSeq, creditorAccountId }) =>
    creditorAccountId === creditor && effectiveShareState(state, dividedSeq, simplifiedSeq) === 'OPEN');
}

/** Forgives these open shares of an entry. @returns the entry as it is then. */
export function forgiveShares(draft: SquadDraft, entry: Entry, shares: readonly Share[]): Entry {
  const [written = entry] = endShares(draft, [entry], shares.map((share) => endedShare(share, { state: 'FORGIVEN' })));
  return written;
}
