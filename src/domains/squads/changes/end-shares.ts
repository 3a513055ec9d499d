import type { SquadDraft } from '../draft.ts';
import { entryRow, shareRow } from '../record.ts';
import { effectiveShareState, entryState } from '../rules/settlement.ts';
import type { Entry, Share } from '../squad.ts';

/** Fields that an open share gets when it ends. */
type End = Pick<Share, 'state' | 'settledAt' | 'settlementSeq'>;

/** An open share with the state in which it ends. */
export function endedShare(share: Share, end: Partial<End>): Share {
  return { ...share, ...end };
}

/**
 * Writes open shares as they ended: their rows, the entries that carry them, and what the members owe and are owed.
 * @param entries those the shares belong to, as they were before; each is written once.
 */
export function endShares(draft: SquadDraft, entries: readonly Entry[], ended: readonly Share[]): readonly Entry[] {
  const byPlace = new Map(ended.map((share) => [placeOf(share), share]));
  for (const share of ended) {
    draft.write(shareRow(share));
    takeOff(draft, share);
  }
  return entries.map((entry) => {
    const shares = entry.shares.map((share) => byPlace.get(placeOf(share)) ?? share);
    const written: Entry = { ...entry, shares, state: stateOf(shares, draft.squad.simplifiedSeq), updatedAt: draft.now };
    draft.write(entryRow(written));
    return written;
  });
}

const placeOf = ({ dividedSeq, place }: Share): string => `${dividedSeq}#${place}`;

function stateOf(shares: readonly Share[], simplifiedSeq: number): ReturnType<typeof entryState> {
  return entryState(shares.map(({ state, dividedSeq }) => effectiveShareState(state, dividedSeq, simplifiedSeq)));
}

function takeOff(draft: SquadDraft, { debtorAccountId: debtor, creditorAccountId: creditor, cents }: Share): void {
  draft.setMember(debtor, { owed: draft.member(debtor).owed - cents });
  draft.setMember(creditor, { owedTo: draft.member(creditor).owedTo - cents });
}
