import type { SquadContributionState, SquadEventShare, SquadShareState } from '../../../../generated/models.ts';
import { present } from '../../../platform/assert.ts';
import type { SquadDraft } from '../draft.ts';
import type { Entry, Share } from '../squad.ts';
import { openCents, sharesNow } from './shares.ts';

/**
 * Announces the outcome of an expense, with the shares that are owed to its creditor or were. @param period the month of its cycle.
 * @param creditor who is owed its shares: the member who paid; of a simplification, the member who forgives.
 */
export function announceExpense(
  draft: SquadDraft, what: 'recorded' | 'resplit' | 'voided', entry: Entry, period: string | null, creditor = entry.actorAccountId,
): void {
  const shares = sharesNow(entry, draft.squad);
  draft.announce(`squad_expense.${what}`, {
    entry_seq: entry.entrySeq, state: present(entry.state, 'the state of an expense') as SquadContributionState,
    actor_account_id: present(creditor, 'the creditor of an expense'), amount: present(entry.amount, 'the amount of an expense'),
    currency: draft.squad.currency, open_cents: openCents(shares),
    shares: shares.filter(({ creditorAccountId }) => creditorAccountId === creditor).map(shareData), rex_id: entry.rexId, period,
  });
}

function shareData({ debtorAccountId, cents, state }: Share): SquadEventShare {
  return { member_account_id: debtorAccountId, share_cents: cents, state: state as SquadShareState };
}
