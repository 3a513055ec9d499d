import type { Refusal } from '../../../platform/errors.ts';
import type { JournalContext, Trial } from '../../journal/index.ts';
import type { Recurring } from '../recurrence/recurring.ts';
import { endShares } from '../settlement/end-shares.ts';
import { pay, settledBy, transferOf, type Payer, type TransferIds } from '../settlement/pay.ts';
import { knownShare } from '../settlement/shares.ts';
import type { Consent, Entry, RecurringExpense, Share } from '../squad.ts';

/** What it takes to collect shares in a decision. */
export interface Collecting {
  readonly tenant: string;
  /** Who asked for the posting. */
  readonly createdBy: string;
  /** The same ones for an account, however often the decision is made. */
  idsFor(accountId: string): TransferIds;
  /** Tells what the ledger would refuse. */
  readonly trial: () => Trial;
}

/** The ids of the payments of one posting, drawn when they are first asked for. */
export function idsOfPayments({ ids }: Pick<JournalContext, 'ids'>): Collecting['idsFor'] {
  const drawn = new Map<string, TransferIds>();
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
  const paid = posted.shares.flatMap((share) => {
    const consent = share.state === 'OPEN' ? consents.get(share.debtorAccountId) : undefined;
    return (consent && collect(recurring, share, consent, collecting, trial)) ?? [];
  });
  const [entry = posted] = endShares(recurring.draft, [posted], paid);
  return entry;
}

/** @returns the share where it is paid. */
function collect(recurring: Recurring, share: Share, consent: Consent, collecting: Collecting, trial: Trial): Share | undefined {
  const { draft } = recurring;
  if (share.cents > consent.maxAmount) return suspend(recurring, share, consent);
  const { debtorAccountId: actor, creditorAccountId: creditor, cents } = share;
  const [payer, ids]: [Payer, TransferIds] = [{ actor, createdBy: collecting.createdBy, autoCollected: true }, collecting.idsFor(actor)];
  const payment = { creditor, cents, shares: [knownShare(collecting.tenant, draft.squad, share)] };
  const transfer = transferOf(draft, payer, payment, ids);
  const refused = trial.apply({ ...transfer, answer: null });
  return refused ? noteFailure(recurring, share, consent, refused) : settledBy(share, pay(draft, payer, payment, ids, transfer), draft.now);
}

function suspend(recurring: Recurring, { entrySeq, cents }: Share, consent: Consent): undefined {
  const suspended = recurring.setConsent({ ...consent, state: 'SUSPENDED', suspendedAt: recurring.draft.now, version: consent.version + 1n });
  recurring.announceConsent('suspended', suspended, { entry_seq: entrySeq, share_cents: cents });
}

function noteFailure({ draft }: Recurring, { entrySeq, cents }: Share, { consentId, rexId, accountId }: Consent, { code }: Refusal): undefined {
  draft.announce('squad_share.collection_failed', {
    consent_id: consentId, rex_id: rexId, member_account_id: accountId, entry_seq: entrySeq, share_cents: cents, currency: draft.squad.currency, reason: code,
  });
}

/** The accounts that the posting of a recurring expense may collect from, and pay. */
export function accountsToCollect({ rexId, payerAccountId }: Pick<RecurringExpense, 'rexId' | 'payerAccountId'>, consents: readonly Consent[]): readonly string[] {
  const debtors = consents.filter((it) => it.rexId === rexId && it.state === 'ACTIVE').map(({ accountId }) => accountId);
  return debtors.length > 0 ? [payerAccountId, ...debtors] : [];
}
