import { shareReference } from '../rules/divide.ts';
import { effectiveShareState, type Share as RuleShare, type ShareName } from '../rules/settlement.ts';
import type { Entry, Share, Squad } from '../squad.ts';

/** A share as the rules of settlement know it, with its row. */
export interface KnownShare extends RuleShare {
  readonly row: Share;
}

/** A share as it reads now. */
export function knownShare(tenant: string, { sqdId, simplifiedSeq }: Pick<Squad, 'sqdId' | 'simplifiedSeq'>, row: Share): KnownShare {
  const { entrySeq, dividedSeq, place, debtorAccountId: debtor, creditorAccountId: creditor, cents, state } = row;
  return {
    entrySeq, debtor, creditor, cents, row, reference: shareReference(tenant, sqdId, dividedSeq, place),
    state: effectiveShareState(state, dividedSeq, simplifiedSeq),
  };
}

/**
 * The shares that could be meant by these names: of each entry those at a named place. A reference is a hash, and hashing every share
 * of 500 entries would hold up the writer.
 */
export function knownShares(tenant: string, squad: Squad, entries: readonly Entry[], named: readonly ShareName[]): KnownShare[] {
  const wanted = new Set(named.map(({ entrySeq, reference }) => `${entrySeq}#${placeIn(reference)}`));
  return entries
    .flatMap(({ shares }) => shares.filter(({ entrySeq, place }) => wanted.has(`${entrySeq}#${place}`)))
    .map((row) => knownShare(tenant, squad, row));
}

function placeIn(reference: string): string {
  return reference.slice(reference.lastIndexOf('#') + 1);
}
