import type { SquadDraft } from '../draft.ts';
import { isInOpenCycle, openShares } from './shares.ts';
import type { Entry, Share, Squad } from '../squad.ts';
import { endedShare, endShares } from './end-shares.ts';

/** The open shares of an entry that one member is owed: of a simplification each creditor forgives their own. */
export function claimsOf(entry: Entry, creditor: string, squad: Pick<Squad, 'simplifiedSeq'>): readonly Share[] {
  return openShares(entry, squad).filter(({ creditorAccountId }) => creditorAccountId === creditor);
}

/** Forgives these open shares of an entry: their creditor bears them. @returns the entry as it is then. */
export function forgiveShares(draft: SquadDraft, entry: Entry, shares: readonly Share[]): Entry {
  const [written = entry] = endShares(draft, [entry], shares.map((share) => endedShare(share, { state: 'FORGIVEN' })));
  const isCounted = entry.kind === 'ACCOUNTING' && isInOpenCycle(draft.squad, entry);
  if (isCounted) for (const share of shares) passOn(draft, share);
  return written;
}

/** Moves the debtor's part of the open cycle's expenses to the creditor. */
function passOn(draft: SquadDraft, { debtorAccountId: debtor, creditorAccountId: creditor, cents }: Share): void {
  draft.setMember(debtor, { cycleBorne: draft.member(debtor).cycleBorne - cents });
  draft.setMember(creditor, { cycleBorne: draft.member(creditor).cycleBorne + cents });
}
