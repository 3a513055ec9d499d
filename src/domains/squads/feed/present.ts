import type {
  SpendRequestState, SquadContributionState, SquadCycleSummaryEntry, SquadEntryState, SquadExpenseEntry, SquadFeedEntry,
  SquadGoalAchievedEntry, SquadMoney,
  SquadSpendRequestEntry, SquadTransactionEntry, SquadTransactionState,
} from '../../../../generated/models.ts';
import { AssertionError, present } from '../../../platform/assert.ts';
import { instantText } from '../../../platform/clock.ts';
import { presentSide } from '../../obligations/index.ts';
import { presentShare as presentPart } from '../expenses/present.ts';
import { openCents, sharesNow } from '../changes/shares.ts';
import { shareReference } from '../rules/divide.ts';
import { presentRequest } from '../spends/present.ts';
import type { Entry, Share, SpendRequest, Squad } from '../squad.ts';

/** An entry of the feed with what it is shown with, of one snapshot. */
export interface FeedEntry {
  /** An expense has its shares, a settlement those that it paid. */
  readonly entry: Entry;
  /** The number of the last simplification. */
  readonly simplifiedSeq: number;
  /** As it is now; null for kinds that have none. */
  readonly state: SquadEntryState | null;
  /** The month (yyyy-mm) of its cycle; null where none was open. */
  readonly period: string | null;
  /** Of those who bear the shares, by their accounts. */
  readonly addresses: ReadonlyMap<string, string>;
  /** Of a SPEND_REQUEST. */
  readonly request: SpendRequest | null;
}

type Reader = Pick<Squad, 'currency' | 'members'>;

/** An entry of the feed in the contract's form, as it is at an instant. */
export function presentEntry(tenant: string, squad: Reader, it: FeedEntry, now: Date): SquadFeedEntry {
  const { kind } = it.entry;
  switch (kind) {
    case 'ACCOUNTING': return presentExpense(tenant, squad, it);
    case 'FUNDED': case 'SPEND': case 'SETTLEMENT': return presentTransaction(tenant, squad, it, kind);
    case 'CYCLE_SUMMARY': return presentSummary(it);
    case 'GOAL_ACHIEVED': return presentGoal(squad, it);
    case 'SPEND_REQUEST': return presentAsked(squad, it, now);
    case 'SIMPLIFICATION': throw new AssertionError('the feed has no simplifications');
  }
}

function presentPlace({ entry, period }: FeedEntry): { entry_seq: number; period: string | null; occurred_at: string } {
  return { entry_seq: entry.entrySeq, period, occurred_at: instantText(entry.occurredAt) };
}

function presentMoney({ currency }: Reader, { amount, actorAccountId, description }: Entry): {
  actor_account_id: string; amount: SquadMoney; description: string;
} {
  return {
    actor_account_id: present(actorAccountId, 'who paid'), amount: { currency, value: present(amount, 'what was paid') }, description,
  };
}

function presentExpense(tenant: string, squad: Reader, it: FeedEntry): SquadExpenseEntry {
  const { entry, state, addresses } = it;
  const shares = sharesNow(entry, it);
  return {
    kind: 'ACCOUNTING', state: state as SquadContributionState, ...presentPlace(it), ...presentMoney(squad, entry),
    split: present(entry.split, 'how it was divided'),
    shares: shares.map((share) => presentPart(tenant, share, present(
      addresses.get(share.debtorAccountId), 'the address of who bears a share',
    ))),
    open_cents: openCents(shares), source_tx_ids: [...(entry.sourceTxIds ?? [])], rex_id: entry.rexId,
  };
}

function presentTransaction(tenant: string, squad: Reader, it: FeedEntry, kind: SquadTransactionEntry['kind']): SquadTransactionEntry {
  const { entry, state } = it;
  return {
    kind, state: state as SquadTransactionState, ...presentPlace(it), ...presentMoney(squad, entry),
    recipient: presentSide(present(entry.recipient, 'who received it')),
    obligation_id: present(entry.obligationId, 'its obligation'), tx_id: present(entry.txId, 'its transaction'),
    spend_request_id: entry.spendRequestId,
    auto_collected: entry.autoCollected, shares: entry.shares.map((share) => presentPaid(tenant, share)),
  };
}

function presentPaid(tenant: string, { sqdId, entrySeq, dividedSeq, place, cents }: Share): SquadTransactionEntry['shares'][number] {
  return { entry_seq: entrySeq, share_utxo_ref: shareReference(tenant, sqdId, dividedSeq, place), share_cents: cents };
}

function presentSummary(it: FeedEntry): SquadCycleSummaryEntry {
  const { positions, ...summary } = present(it.entry.summary, 'what the cycle came to');
  return {
    kind: 'CYCLE_SUMMARY', ...presentPlace(it), period: present(it.period, 'the cycle that closed'), expenses_count: summary.expensesCount,
    expenses_cents: summary.expensesCents, settled_cents: summary.settledCents, funded_in_cents: summary.fundedInCents,
    spent_cents: summary.spentCents,
    carried_forward_cents: summary.carriedForwardCents, positions: [...positions],
  };
}

function presentGoal({ currency }: Reader, it: FeedEntry): SquadGoalAchievedEntry {
  const { amount, goalFunded, goalDate } = it.entry;
  return {
    kind: 'GOAL_ACHIEVED', ...presentPlace(it), target_amount: { currency, value: present(amount, 'the goal') },
    funded_cents: present(goalFunded, 'the balance of the squad account'), target_date: goalDate,
  };
}

function presentAsked(squad: Reader, it: FeedEntry, now: Date): SquadSpendRequestEntry {
  return {
    kind: 'SPEND_REQUEST', state: it.state as SpendRequestState, ...presentPlace(it),
    spend_request: presentRequest(present(it.request, 'the request'), squad, now),
  };
}
