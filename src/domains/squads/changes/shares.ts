import type { SquadDraft } from '../draft.ts';
import type { Part } from '../rules/divide.ts';
import { effectiveShareState, firstState } from '../rules/settlement.ts';
import type { Entry, Share, Squad } from '../squad.ts';

/** The shares of an entry as they read now, without those that were divided again. */
export function sharesNow({ shares }: Pick<Entry, 'shares'>, { simplifiedSeq }: Pick<Squad, 'simplifiedSeq'>): readonly Share[] {
  return shares
    .filter(({ state }) => state !== 'REPLACED')
    .map((share) => ({ ...share, state: effectiveShareState(share.state, share.dividedSeq, simplifiedSeq) }));
}

/** Those of them that are owed. */
export function openShares(entry: Pick<Entry, 'shares'>, squad: Pick<Squad, 'simplifiedSeq'>): readonly Share[] {
  return sharesNow(entry, squad).filter(({ state }) => state === 'OPEN');
}

/** Sum of the open shares, in cents. */
export function openCents(shares: readonly Share[]): number {
  return shares.reduce((sum, { state, cents }) => sum + (state === 'OPEN' ? cents : 0), 0);
}

/** Origin of the parts. */
export interface Division extends Pick<Share, 'sqdId' | 'entrySeq' | 'dividedSeq'> {
  /** Account that they are owed to. */
  readonly payer: string;
  readonly at: Date;
}

/** The shares of a division, in its order. */
export function sharesOf(parts: readonly Part[], { payer, at, ...names }: Division): readonly Share[] {
  return parts.map(({ account, cents, lost }, place) => {
    const state = firstState({ account, cents }, payer);
    return {
      ...names, place, debtorAccountId: account, creditorAccountId: payer, cents, state, lost, settledAt: state === 'SETTLED' ? at : null,
      settlementSeq: null,
    };
  });
}

/** True when an entry belongs to the open cycle, whose expenses are counted. */
export function isInOpenCycle({ openCycle }: Squad, { cycle }: Pick<Entry, 'cycle'>): boolean {
  return cycle !== null && cycle === openCycle;
}

/**
 * Counts what shares of an expense make members bear and owe, and what makes its payer be owed.
 * @param isInCycle whether it is of the open cycle. @param times 1 for shares that are new, -1 for those that are replaced.
 */
export function countShares(draft: SquadDraft, payer: string, shares: readonly Share[], isInCycle: boolean, times: 1 | -1 = 1): void {
  draft.setMember(payer, { owedTo: draft.member(payer).owedTo + times * openCents(shares) });
  for (const { debtorAccountId: debtor, state, cents, lost } of shares) {
    const { owed, rounding, cycleBorne } = draft.member(debtor);
    draft.setMember(debtor, {
      owed: owed + (state === 'OPEN' ? times * cents : 0), rounding: rounding + times * lost,
      cycleBorne: cycleBorne + (isInCycle ? times * cents : 0),
    });
  }
}
