import type { Cents } from '../../platform/money.ts';
import type { EventDraft } from '../../platform/outbox/event.ts';
import type { EntryDraft, Ledger, Loads, RowWrite } from '../journal/index.ts';
import { isOutbound, move, ofSquad, resolutionEntry, type Obligation, type ResolutionOutcome } from './obligation.ts';
import { expectedName, fundsReceiptKey } from './funds-receipt.ts';
import { endObligation, obligationEvent, obligationRow } from './record.ts';

/** What the outside says became of an obligation. */
export interface ExternalOutcome {
  readonly outcome: ResolutionOutcome;
  /** Minor units that moved, or should have; the obligation's own where the outside gives none. */
  readonly amount?: Cents;
  /** The obligation's own where left out. Another one's system accounts must exist and be loaded. */
  readonly currency?: string;
  /** When it counts, if not now; whoever gives it has bounded it. */
  readonly effectiveAt?: Date;
  /** These stand in the entry's correlation: the evidence, or else the provider whose word it is. */
  readonly evidenceId?: string;
  readonly providerId?: string;
  readonly reason?: string | null;
  /** What the rail calls the payment. */
  readonly endToEndId?: string | undefined;
  /** The other side and the payer's message, as rows keep them. */
  readonly counterparty?: string | null | undefined;
  readonly description?: string | null | undefined;
}

/** Why the outside's word is not applied, as evidence names it. */
export type RejectReason = 'AMOUNT_DIFFERS' | 'CONTRADICTS_FINAL' | RefusalReason;

/** What may stand between money and the account that it is for. */
export type RefusalReason = 'ACCOUNT_CLOSED' | 'PARTY_BLOCKED' | 'LIMIT_EXCEEDED' | 'BALANCE_OVERFLOW';

/** What is to be written with it, in one command. */
interface Writes {
  readonly entries: readonly EntryDraft[];
  readonly rows: readonly RowWrite[];
  readonly events: readonly EventDraft[];
}

/**
 * What the ledger makes of it. APPLIED: the obligation is final by it. REPEATED: it was already, with this outcome and
 * amount; nothing is to be written. EARLY: the obligation has not been handed to its rail; try again after each of its
 * events. KEPT: it is not applied and nothing flips; `entries` put the money that came with it on the exception account,
 * of which `exceptionCents` now wait there because of it and belong to nobody else. Where `isItsOwn`, the obligation's own
 * money waits there, put there now or before.
 */
export type SettlementDecision =
  | ({ readonly kind: 'APPLIED'; readonly obligation: Obligation } & Writes)
  | { readonly kind: 'REPEATED' }
  | { readonly kind: 'EARLY' }
  | ({ readonly kind: 'KEPT'; readonly reason: RejectReason; readonly exceptionCents: Cents; readonly isItsOwn: boolean } & Writes);

/** What a command must load to decide by `settleObligation`. */
export function settlementLoads(obligation: Obligation, word?: Pick<ExternalOutcome, 'currency' | 'endToEndId'>): Loads {
  const { debtor, creditor, currency, obligationId } = obligation;
  const names = [expectedName(obligation), word?.endToEndId === undefined ? undefined : expectedName(obligation, word.endToEndId)];
  const assets = new Set([currency, word?.currency ?? currency]);
  return {
    accounts: [debtor.accountId, creditor.accountId].filter((id) => id !== null),
    systems: [...assets].flatMap((asset) => (['faucet', 'transit', 'exception'] as const).map((role) => [role, asset] as const)),
    rows: [
      obligationId,
      ...(isOutbound(obligation) ? [] : [obligationId, ...names].flatMap((name) => (name === undefined ? [] : fundsReceiptKey(name)))),
    ],
  };
}

/**
 * Pure: what an outside party's word does to an obligation. It is applied to the cent or not at all.
 *
 * | not applied because | payment in | payment out |
 * |---|---|---|
 * | SETTLED with another amount | faucet → exception, what came | its money: transit → exception, still its own |
 * | SETTLED, but final otherwise | faucet → exception, what came | nothing moves |
 * | FAILED, but settled | nothing moves | faucet → exception, what came back |
 * | FAILED, but its money came and waits | nothing moves | |
 * | the account it should go to is closed, or something stops it | its money: faucet → exception, its own from now on | its money: transit → exception, still its own |
 *
 * Money that is "its own" is moved on by the obligation's end, from the exception account, and comes no second time.
 *
 * @param refusedBy why the ledger refuses what it would move otherwise.
 */
export function settleObligation(
  obligation: Obligation, word: ExternalOutcome, ledger: Ledger, refusedBy?: RefusalReason,
): SettlementDecision {
  const isSame = (word.amount ?? obligation.amount) === obligation.amount && (word.currency ?? obligation.currency) === obligation.currency;
  if (obligation.state === 'FINAL') {
    if (word.outcome !== obligation.resolutionOutcome) return keep(obligation, word, 'CONTRADICTS_FINAL', ledger);
    return isSame ? { kind: 'REPEATED' } : keep(obligation, word, 'AMOUNT_DIFFERS', ledger);
  }
  if (isOutbound(obligation) && obligation.state === 'PENDING') return { kind: 'EARLY' };
  if (!isSame) return keep(obligation, word, 'AMOUNT_DIFFERS', ledger);
  if (!isOutbound(obligation) && obligation.exceptedAt && word.outcome !== 'SETTLED') return keep(
    obligation, word, 'CONTRADICTS_FINAL', ledger,
  );
  const block = goesToClosed(obligation, word.outcome, ledger) ? 'ACCOUNT_CLOSED' : refusedBy;
  if (block === undefined) return apply(obligation, word, ledger);
  return isOutbound(obligation) ? keep(obligation, word, block, ledger) : except(obligation, word, block, 'faucet', ledger);
}

function apply(obligation: Obligation, word: ExternalOutcome, ledger: Ledger): SettlementDecision {
  const { obligation: resolved, event } = endObligation(obligation, { ...word, destinationAccountId: null }, ledger.now);
  const entry = resolutionEntry(obligation, word.outcome, null, ledger);
  return { kind: 'APPLIED', obligation: resolved, entries: [stamped(entry, word)], rows: [obligationRow(resolved)], events: [event] };
}

function goesToClosed({ debtor, creditor, ...obligation }: Obligation, outcome: ResolutionOutcome, ledger: Ledger): boolean {
  const givesBack = outcome !== 'SETTLED';
  if (givesBack && !isOutbound({ debtor })) return false;
  const side = givesBack ? debtor : creditor;
  if (side.kind === 'external' || side.accountId === null) return false;
  return ledger.account(side.accountId)?.status === 'CLOSED' && obligation.state !== 'FINAL';
}

/** Nothing flips. Money that came with the word, or that is disputed by it, waits on the exception account. */
function keep(obligation: Obligation, word: ExternalOutcome, reason: RejectReason, ledger: Ledger): SettlementDecision {
  const nothing = { kind: 'KEPT', reason, exceptionCents: 0n, isItsOwn: false, entries: [], rows: [], events: [] } as const;
  const came = { amount: word.amount ?? obligation.amount, currency: word.currency ?? obligation.currency };
  if (bringsMoney(obligation, word)) {
    return { ...nothing, exceptionCents: came.amount, entries: [stamped(exceptionEntry(obligation, came, 'faucet', ledger), word)] };
  }
  const isDisputed = reason === 'ACCOUNT_CLOSED' || word.outcome === 'SETTLED';
  if (obligation.state === 'FINAL' || !isOutbound(obligation) || !isDisputed) return nothing;
  return except(obligation, word, reason, 'transit', ledger);
}

/** The obligation's own money waits on the exception account, which is announced once. */
function except(
  obligation: Obligation, word: ExternalOutcome, reason: RejectReason, from: 'faucet' | 'transit', ledger: Ledger,
): SettlementDecision {
  const kept = { kind: 'KEPT', reason, exceptionCents: 0n, isItsOwn: true } as const;
  if (obligation.exceptedAt) return { ...kept, entries: [], rows: [], events: [] };
  const excepted: Obligation = { ...obligation, exceptedAt: ledger.now, version: obligation.version + 1n, updatedAt: ledger.now };
  return {
    ...kept, entries: [stamped(exceptionEntry(obligation, obligation, from, ledger), word)], rows: [obligationRow(excepted)],
    events: [obligationEvent('excepted', excepted, reason)],
  };
}

/** A payment to us that settled, or one of ours that left and came back. */
function bringsMoney(obligation: Obligation, { outcome }: ExternalOutcome): boolean {
  if (!isOutbound(obligation)) return outcome === 'SETTLED';
  return outcome === 'FAILED' && obligation.resolutionOutcome === 'SETTLED' && obligation.creditor.kind === 'external';
}

function exceptionEntry(
  obligation: Obligation, money: Pick<Obligation, 'amount' | 'currency'>, from: 'faucet' | 'transit', ledger: Ledger,
): EntryDraft {
  const { accountId } = ledger.system(from, money.currency);
  return {
    entryType: 'EXCEPTION', txId: obligation.txId, obligationIds: [obligation.obligationId], ...ofSquad(obligation),
    postings: move(money, accountId, ledger.system('exception', money.currency).accountId),
  };
}

function stamped(entry: EntryDraft, { effectiveAt, evidenceId, providerId }: ExternalOutcome): EntryDraft {
  const told = {
    ...(evidenceId !== undefined && { evidence_id: evidenceId }), ...(providerId !== undefined && { provider_id: providerId }),
  };
  return { ...entry, ...(effectiveAt && { effectiveAt }), correlation: { ...entry.correlation, ...told } };
}
