import type { SquadContributionState, SquadShareState } from '../../../../generated/models.ts';
import { refusal, type Refusal } from '../../../platform/errors.ts';

/** The most shares that a settlement plan lists each way, and one settlement pays. */
export const MOST_SHARES = 500;

/** REPLACED is a share that was divided again: it is kept to refuse old plans, and never shown. */
export type ShareState = SquadShareState | 'REPLACED';

/** Name of a share for members. */
export interface ShareName {
  /** The number of the expense or simplification it belongs to. */
  readonly entrySeq: number;
  /** See `shareReference`. */
  readonly reference: string;
}

/** Debt of one member to another from one entry. */
export interface Share extends ShareName {
  readonly debtor: string;
  readonly creditor: string;
  readonly cents: number;
  readonly state: ShareState;
}

/** The state of a part when an expense is divided: nobody owes the payer's own, and one of nothing is paid at once. */
export function firstState(part: { readonly account: string; readonly cents: number }, payer: string): SquadShareState {
  if (part.account === payer) return 'OWN';
  return part.cents === 0 ? 'SETTLED' : 'OPEN';
}

/**
 * The state a share reads as. A simplification takes all open shares and writes only its number: what was divided before it and is
 * open still is part of it.
 * @param simplifiedSeq the number of the last simplification, 0 where there was none.
 */
export function effectiveShareState(state: ShareState, dividedSeq: number, simplifiedSeq: number): ShareState {
  return state === 'OPEN' && dividedSeq < simplifiedSeq ? 'SIMPLIFIED' : state;
}

/** The state of an expense, by those of its shares: the outcome of the last that were open. */
export function entryState(shares: readonly ShareState[]): SquadContributionState {
  if (shares.includes('OPEN')) return 'OPEN';
  if (shares.includes('SIMPLIFIED')) return 'SIMPLIFIED';
  return shares.includes('FORGIVEN') ? 'VOIDED' : 'SETTLED';
}

/** Debts and claims of a member. Totals count all shares; the lists have the oldest 500. */
export interface Plan {
  readonly debts: readonly Share[];
  readonly claims: readonly Share[];
  readonly owedCents: number;
  readonly owedToCents: number;
}

/** @param open the open shares of an expense's division in order, in any order of expenses. */
export function settlementPlan(account: string, open: readonly Share[]): Plan {
  const oldest = [...open].sort((a, b) => a.entrySeq - b.entrySeq);
  const debts = oldest.filter(({ debtor }) => debtor === account);
  const claims = oldest.filter(({ creditor }) => creditor === account);
  return {
    debts: debts.slice(0, MOST_SHARES),
    claims: claims.slice(0, MOST_SHARES),
    owedCents: sum(debts),
    owedToCents: sum(claims),
  };
}

function sum(shares: readonly Share[]): number {
  return shares.reduce((total, { cents }) => total + cents, 0);
}

/** The shares that were named, in that order. @returns SHARE_NOT_FOUND when the squad never had one of them. */
export function sharesNamed<S extends ShareName>(named: readonly ShareName[], known: readonly S[]): readonly S[] | Refusal {
  const byReference = new Map(known.map((share) => [share.reference, share]));
  const found: S[] = [];
  for (const { entrySeq, reference } of named) {
    const share = byReference.get(reference);
    if (share?.entrySeq !== entrySeq) return refusal('SHARE_NOT_FOUND', { entry_seq: entrySeq, share_utxo_ref: reference });
    found.push(share);
  }
  return found;
}

/** @returns NOT_THE_DEBTOR when one of the shares is owed by somebody else; or undefined. */
export function debtorRefusal(shares: readonly Share[], account: string): Refusal | undefined {
  const others = shares.find(({ debtor }) => debtor !== account);
  return others && refusal('NOT_THE_DEBTOR', { entry_seq: others.entrySeq });
}

/** The shares that one transfer pays. */
export interface Payment<S extends Share = Share> {
  readonly creditor: string;
  readonly cents: number;
  readonly shares: readonly S[];
}

/** One payment for each creditor, in the order in which they are named first. @returns SHARE_NOT_OPEN when a share is not. */
export function paymentsOf<S extends Share>(shares: readonly S[]): readonly Payment<S>[] | Refusal {
  const ended = shares.find(({ state }) => state !== 'OPEN');
  if (ended) {
    const { entrySeq, reference, state } = ended;
    return refusal('SHARE_NOT_OPEN', { entry_seq: entrySeq, share_utxo_ref: reference, state });
  }
  const byCreditor = Map.groupBy(shares, ({ creditor }) => creditor);
  return [...byCreditor].map(([creditor, owed]) => ({ creditor, cents: sum(owed), shares: owed }));
}
