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
    entry_seq: entry.entrySeq, state: entry.state, actor_account_id: creditor, amount: entry.amount, currency: draft.squad.currency,
    open_cents: openCents(shares), shares: shares.filter(({ creditorAccountId }) => creditorAccountId === creditor).map(shareData),
    rex_id: entry.rexId, period,
  });
}

function shareData({ debtorAccountId, cents, state }: Share): Record<string, unknown> {
  return { member_account_id: debtorAccountId, share_cents: cents, state };
}
