import type { SettledShareOut } from '../../../../generated/models.ts';
import { instantText } from '../../../platform/clock.ts';
import { toCents } from '../../../platform/money.ts';
import type { LedgerChange } from '../../journal/index.ts';
import { accountSide, obligationFinalAtOnce } from '../../obligations/index.ts';
import type { SquadDraft } from '../draft.ts';
import type { Payment } from '../rules/settlement.ts';
import type { Share } from '../squad.ts';
import { endedShare } from './end-shares.ts';
import type { KnownShare } from './known-shares.ts';

/** The ids of the transfer to one creditor. */
export interface TransferIds {
  readonly obligationId: string;
  readonly txId: string;
}

/** Payer, and how the payment was requested. */
export interface Payer {
  readonly actor: string;
  /** Calling client; `system` where there is none. */
  readonly createdBy: string;
  readonly autoCollected: boolean;
}

/** The money of one payment, as the ledger is to take it. */
export function transferOf(
  { squad, now }: SquadDraft, { actor, createdBy }: Payer, { creditor, cents }: Payment, { obligationId, txId }: TransferIds,
): LedgerChange {
  const [{ sqdId, currency }, amount] = [squad, toCents(cents)];
  const { rows, events } = obligationFinalAtOnce({
    obligationId, txId, amount, currency, debtor: accountSide(actor), creditor: accountSide(creditor), createdBy, sqdId,
  }, now);
  return {
    rows, events,
    entries: [{
      entryType: 'TRANSFER', txId, obligationIds: [obligationId], correlation: { sqd_id: sqdId },
      postings: [{ accountId: actor, asset: currency, amount: -amount }, { accountId: creditor, asset: currency, amount }],
    }],
  };
}

/** Moves the money of one payment. @returns the number of its entry in the squad. */
export function pay(
  draft: SquadDraft, payer: Payer, payment: Payment<KnownShare>, ids: TransferIds, transfer = transferOf(draft, payer, payment, ids),
): number {
  const { actor, autoCollected } = payer;
  const { creditor, cents, shares } = payment;
  const { obligationId, txId } = ids;
  const { currency } = draft.squad;
  draft.add(transfer);
  draft.count((cycle) => ({ settled: cycle.settled + cents }));
  const entrySeq = draft.announce('squad_debts.settled', {
    entry_seq: draft.upcomingSeq, debtor_account_id: actor, creditor_account_id: creditor, amount: cents, currency,
    auto_collected: autoCollected,
    shares: shares.map(presentShare), obligation_id: obligationId, tx_id: txId, settled_at: instantText(draft.now),
  }, { obligation_id: obligationId, tx_id: txId });
  draft.addEntry(entrySeq, {
    kind: 'SETTLEMENT', state: 'SETTLED', actorAccountId: actor, amount: cents, recipient: accountSide(creditor), obligationId, txId,
    autoCollected,
  });
  return entrySeq;
}

/** An open share that an entry paid. */
export function settledBy(share: Share, settlementSeq: number, settledAt: Date): Share {
  return endedShare(share, { state: 'SETTLED', settledAt, settlementSeq });
}

/** A paid share in the contract's form. */
export function presentShare({ entrySeq, reference, cents }: KnownShare): SettledShareOut {
  return { entry_seq: entrySeq, share_utxo_ref: reference, share_cents: cents };
}
