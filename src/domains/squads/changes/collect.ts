import { accountingDay } from '../../../platform/clock.ts';
import type { Refusal } from '../../../platform/errors.ts';
import type { JournalContext, DryRun } from '../../journal/index.ts';
import type { Recurring } from './recurring.ts';
import { endShares } from './end-shares.ts';
import { pay, settledBy, transferOf, type Payer, type TransferIds } from './pay.ts';
import { knownShare } from './known-shares.ts';
import type { Consent, Entry, RecurringExpense, RecurringPosting, Share } from '../squad.ts';

/** Inputs for collecting shares in a decision. */
export interface Collecting {
  readonly tenant: string;
  /** Actor who requested the posting. */
  readonly createdBy: string;
  /** The same ones for an account, however often the decision is made. */
  idsFor(accountId: string): TransferIds;
  /** Tells what the ledger would refuse. */
  readonly dryRun: () => DryRun;
}

/** The ids of the payments of one posting, drawn on first use. */
export function idsOfPayments({ ids }: Pick<JournalContext, 'ids'>): Collecting['idsFor'] {
  const drawn = new Map<string, TransferIds>();
  return (accountId) => {
    const payment = drawn.get(accountId) ?? { obligationId: ids.next('obl'), txId: ids.next('txn') };
    drawn.set(accountId, payment);
    return payment;
  };
}

/** Reasons for which a consent lets nothing pass now. */
type Kept = 'CONSENT_MONTH_NOT_BEGUN' | 'CONSENT_CAP_REACHED';

/**
 * Collects the open shares of a recurring expense that was posted just now, from the members who consented. Each payment is tried on
 * what those before it left: what the ledger refuses stays open. So does what falls due in a month that has not begun, what would pass
 * the cap together with what was collected in this month, and a share that is above the cap by itself, which suspends the consent.
 * @param dueOn yyyy-mm-dd.
 * @returns the expense as that leaves it.
 */
export function collectShares(
  recurring: Recurring, posted: Entry, { rexId, dueOn }: Pick<RecurringPosting, 'rexId' | 'dueOn'>, collecting: Collecting,
): Entry {
  const consents = new Map(recurring.consents.filter((it) => it.rexId === rexId && it.state === 'ACTIVE').map((it) => [it.accountId, it]));
  if (consents.size === 0) return posted;
  const dryRun = collecting.dryRun();
  const paid = posted.shares.flatMap((share) => {
    const consent = share.state === 'OPEN' ? consents.get(share.debtorAccountId) : undefined;
    return (consent && collect(recurring, share, { consent, dueOn }, collecting, dryRun)) ?? [];
  });
  const [entry = posted] = endShares(recurring.draft, [posted], paid);
  return entry;
}

/** @returns the share where it is paid. */
function collect(
  recurring: Recurring, share: Share, { consent, dueOn }: { consent: Consent; dueOn: string }, collecting: Collecting, dryRun: DryRun,
): Share | undefined {
  const { draft } = recurring;
  if (share.cents > consent.maxAmount) return suspend(recurring, share, consent);
  const kept = whyKept(recurring, share, consent, dueOn);
  if (kept) return noteFailure(recurring, share, consent, kept);
  const { debtorAccountId: actor, creditorAccountId: creditor, cents } = share;
  const [payer, ids]: [Payer, TransferIds] = [{ actor, createdBy: collecting.createdBy, autoCollected: true }, collecting.idsFor(actor)];
  const payment = { creditor, cents, shares: [knownShare(collecting.tenant, draft.squad, share)] };
  const transfer = transferOf(draft, payer, payment, ids);
  const refused = dryRun.apply({ ...transfer, answer: null });
  return refused ? noteFailure(recurring, share, consent, refused.code) : settledBy(
    share, pay(draft, payer, payment, ids, transfer), draft.now,
  );
}

/** The month is that of now: the owner decides who posts and for which day, the member sets the cap. */
function whyKept(recurring: Recurring, { cents }: Share, consent: Consent, dueOn: string): Kept | undefined {
  const month = accountingDay(recurring.draft.now).slice(0, 7);
  if (dueOn.slice(0, 7) > month) return 'CONSENT_MONTH_NOT_BEGUN';
  return recurring.collectedIn(month, consent) + cents > consent.maxAmount ? 'CONSENT_CAP_REACHED' : undefined;
}

function suspend(recurring: Recurring, { entrySeq, cents }: Share, consent: Consent): undefined {
  const suspended = recurring.setConsent({
    ...consent, state: 'SUSPENDED', suspendedAt: recurring.draft.now, version: consent.version + 1n,
  });
  recurring.announceConsent('suspended', suspended, { entry_seq: entrySeq, share_cents: cents });
}

function noteFailure(
  { draft }: Recurring, { entrySeq, cents }: Share, { consentId, rexId, accountId }: Consent, reason: Refusal['code'] | Kept,
): undefined {
  draft.announce('squad_share.collection_failed', {
    consent_id: consentId, rex_id: rexId, member_account_id: accountId, entry_seq: entrySeq, share_cents: cents,
    currency: draft.squad.currency, reason,
  });
}

/** The accounts that the posting of a recurring expense may collect from, and pay. */
export function accountsToCollect(
  { rexId, payerAccountId }: Pick<RecurringExpense, 'rexId' | 'payerAccountId'>, consents: readonly Consent[],
): readonly string[] {
  const debtors = consents.filter((it) => it.rexId === rexId && it.state === 'ACTIVE').map(({ accountId }) => accountId);
  return debtors.length > 0 ? [payerAccountId, ...debtors] : [];
}
