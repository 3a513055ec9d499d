import { assert } from '../../../platform/assert.ts';
import { instantText } from '../../../platform/clock.ts';
import type { Refusal } from '../../../platform/errors.ts';
import type { Change, JournalContext, Trial } from '../../journal/index.ts';
import { accountSide, obligationFinalAtOnce } from '../../obligations/index.ts';
import { entryRow, shareRow } from '../record.ts';
import type { Recurring } from '../recurrence/recurring.ts';
import { shareReference } from '../rules/divide.ts';
import { entryState } from '../rules/settlement.ts';
import type { Consent, Entry, RecurringExpense, Share } from '../squad.ts';

/** What a payment is known by. */
interface PaymentIds {
  readonly obligationId: string;
  readonly txId: string;
}

/** What it takes to collect shares in a decision. */
export interface Collecting {
  readonly tenant: string;
  /** Who asked for the posting. */
  readonly createdBy: string;
  /** The same ones for an account, however often the decision is made. */
  idsFor(accountId: string): PaymentIds;
  /** Tells what the ledger would refuse. */
  readonly trial: () => Trial;
}

/** The ids of the payments of one posting, drawn when they are first asked for. */
export function idsOfPayments({ ids }: Pick<JournalContext, 'ids'>): Collecting['idsFor'] {
  const drawn = new Map<string, PaymentIds>();
  return (accountId) => {
    const payment = drawn.get(accountId) ?? { obligationId: ids.next('obl'), txId: ids.next('txn') };
    drawn.set(accountId, payment);
    return payment;
  };
}

/**
 * Collects the open shares of a recurring expense that was posted just now, from the members who consented. Each payment is tried on
 * what those before it left: what the ledger refuses stays open, and so does a share above the cap, which suspends the consent.
 * @returns the expense as that leaves it.
 */
export function collectShares(recurring: Recurring, posted: Entry, rexId: string, collecting: Collecting): Entry {
  const consents = new Map(recurring.consents.filter((it) => it.rexId === rexId && it.state === 'ACTIVE').map((it) => [it.accountId, it]));
  if (consents.size === 0) return posted;
  const trial = collecting.trial();
  const shares = posted.shares.map((share) => {
    const consent = share.state === 'OPEN' ? consents.get(share.debtorAccountId) : undefined;
    return consent ? collect(recurring, share, consent, collecting, trial) : share;
  });
  const entry: Entry = { ...posted, shares, state: entryState(shares.map(({ state }) => state)) };
  recurring.draft.write(entryRow(entry));
  return entry;
}

/** @returns the share as it is then. */
function collect(recurring: Recurring, share: Share, consent: Consent, collecting: Collecting, trial: Trial): Share {
  const { entrySeq: entry_seq, cents: share_cents } = share;
  if (share_cents > consent.maxAmount) {
    const suspended = recurring.setConsent({ ...consent, state: 'SUSPENDED', suspendedAt: recurring.draft.now, version: consent.version + 1n });
    recurring.announceConsent('suspended', suspended, { entry_seq, share_cents });
    return share;
  }
  const payment = paymentOf(recurring, share, collecting);
  const refused = trial.apply({ ...payment, answer: null });
  if (!refused) return settle(recurring, share, payment, collecting);
  noteFailure(recurring, share, consent, refused);
  return share;
}

function noteFailure({ draft }: Recurring, { entrySeq, cents }: Share, { consentId, rexId, accountId }: Consent, { code }: Refusal): void {
  draft.announce('squad_share.collection_failed', {
    consent_id: consentId, rex_id: rexId, member_account_id: accountId, entry_seq: entrySeq, share_cents: cents, currency: draft.squad.currency, reason: code,
  });
}

function paymentOf({ draft }: Recurring, share: Share, { createdBy, idsFor }: Collecting): Change {
  const { debtorAccountId: debtor, creditorAccountId: creditor } = share;
  const { sqdId, currency } = draft.squad;
  const [{ obligationId, txId }, amount] = [idsFor(debtor), BigInt(share.cents)];
  const { rows, events } = obligationFinalAtOnce({
    obligationId, txId, amount, currency, debtor: accountSide(debtor), creditor: accountSide(creditor), createdBy, sqdId,
  }, draft.now);
  return {
    rows, events,
    entries: [{
      entryType: 'TRANSFER', txId, obligationIds: [obligationId], correlation: { sqd_id: sqdId },
      postings: [{ accountId: debtor, asset: currency, amount: -amount }, { accountId: creditor, asset: currency, amount }],
    }],
  };
}

/** The payment, its entry in the feed, and the share that it pays. */
function settle({ draft }: Recurring, share: Share, payment: Change, { tenant, idsFor }: Collecting): Share {
  const { debtorAccountId: debtor, creditorAccountId: creditor, cents: amount, entrySeq: entry_seq, dividedSeq, place } = share;
  const { obligationId, txId } = idsFor(debtor);
  const { sqdId, currency } = draft.squad;
  draft.add(payment);
  const settlementSeq = draft.announce('squad_debts.settled', {
    entry_seq: draft.upcomingSeq, debtor_account_id: debtor, creditor_account_id: creditor, amount, currency, auto_collected: true,
    shares: [{ entry_seq, share_utxo_ref: shareReference(tenant, sqdId, dividedSeq, place), share_cents: amount }],
    obligation_id: obligationId, tx_id: txId, settled_at: instantText(draft.now),
  }, { obligation_id: obligationId, tx_id: txId });
  draft.addEntry(settlementSeq, {
    kind: 'SETTLEMENT', state: 'SETTLED', actorAccountId: debtor, amount, recipient: accountSide(creditor), obligationId, txId, autoCollected: true,
  });
  const settled: Share = { ...share, state: 'SETTLED', settledAt: draft.now, settlementSeq };
  draft.write(shareRow(settled));
  assert(draft.member(debtor).owed >= amount, 'what is paid was owed');
  draft.setMember(debtor, { owed: draft.member(debtor).owed - amount });
  draft.setMember(creditor, { owedTo: draft.member(creditor).owedTo - amount });
  draft.count((cycle) => ({ settled: cycle.settled + amount }));
  return settled;
}

/** The accounts that the posting of a recurring expense may collect from, and pay. */
export function accountsToCollect({ rexId, payerAccountId }: Pick<RecurringExpense, 'rexId' | 'payerAccountId'>, consents: readonly Consent[]): readonly string[] {
  const debtors = consents.filter((it) => it.rexId === rexId && it.state === 'ACTIVE').map(({ accountId }) => accountId);
  return debtors.length > 0 ? [payerAccountId, ...debtors] : [];
}
