import type { SquadActorRequest, SquadSimplifyResponse } from '../../../../generated/models.ts';
import { instantText } from '../../../platform/clock.ts';
import { RetryDecision } from '../../../platform/retry-decision.ts';
import type { JournalContext } from '../../journal/index.ts';
import { actorOf } from '../access.ts';
import type { SquadDraft } from '../draft.ts';
import { shareRow } from '../record.ts';
import { simplify, type Debt, type Simplification } from '../rules/simplify.ts';
import { openDebt, type Share, type Squad, type SquadRow } from '../squad.ts';
import { writeSquad } from '../squad/write-squad.ts';
import { accountsOf, presentDebts, type PresentedDebts } from './present.ts';
import { readDebts, type DebtsRead } from './queries.ts';

/**
 * Replaces all open shares by the fewest debts that leave every member's net as it is. It takes them by its number: what was divided
 * before is part of it, so its cost follows the members, not the shares. Where there are not fewer, nothing changes.
 * @throws ApiError ACCOUNT_NOT_FOUND, NOT_A_SQUAD_MEMBER, INSUFFICIENT_ROLE, SQUAD_CLOSED, SQUAD_FROZEN.
 */
export async function simplifySquadDebts(ctx: JournalContext, squad: SquadRow, body: SquadActorRequest): Promise<SquadSimplifyResponse> {
  const { accountId: actor } = await actorOf(ctx, body.actor_account_id);
  return writeSquad<SquadSimplifyResponse>(ctx, squad, async () => {
    const seen = await readDebts(ctx, squad.sqdId);
    const found = simplify(accountsOf(seen.squad), seen.debts);
    const shown = presentDebts(seen.squad, found);
    return {
      operation: 'simplifySquadDebts', actor,
      step(draft) {
        refuseOtherDebts(draft, seen);
        const entrySeq = found.wouldReduce ? replaceDebts(draft, actor, found, shown) : null;
        return {
          answer: {
            sqd_id: squad.sqdId, simplified: found.wouldReduce, entry_seq: entrySeq, ...shown,
            simplified_at: entrySeq === null ? null : instantText(draft.now),
          },
        };
      },
    };
  });
}

/** Debts grow by a division only, which has its number, and fall by all else: with the same last division and sum they are the same. */
function refuseOtherDebts({ squad }: SquadDraft, { squad: before, debts }: DebtsRead): void {
  if (squad.lastDebtSeq !== before.lastDebtSeq || openDebt(squad) !== sumOf(debts)) throw new RetryDecision('STALE_READ');
}

function sumOf(debts: readonly Debt[]): number {
  return debts.reduce((sum, { cents }) => sum + cents, 0);
}

/** @returns the number of the simplification. */
function replaceDebts(draft: SquadDraft, actor: string, { after }: Simplification, shown: PresentedDebts): number {
  const { before_count, after_count } = shown;
  const seq = draft.announce('squad_debts.simplified', {
    entry_seq: draft.upcomingSeq, actor_account_id: actor, before_count, after_count, after: shown.after, currency: draft.squad.currency,
  });
  const shares = after.map((debt, place) => shareOf(draft.squad, seq, place, debt));
  draft.addEntry(seq, {
    kind: 'SIMPLIFICATION', state: after.length === 0 ? 'SETTLED' : 'OPEN', actorAccountId: actor, amount: sumOf(after), shares,
  });
  for (const share of shares) draft.write(shareRow(share, true));
  draft.set({ simplifiedSeq: seq, lastDebtSeq: seq });
  countDebts(draft, after);
  return seq;
}

function shareOf({ sqdId }: Squad, seq: number, place: number, { debtor, creditor, cents }: Debt): Share {
  return {
    sqdId, dividedSeq: seq, place, entrySeq: seq, debtorAccountId: debtor, creditorAccountId: creditor, cents, state: 'OPEN', lost: 0,
    settledAt: null,
    settlementSeq: null,
  };
}

/** Writes what each member owes and is owed now, of those for whom it changes. */
function countDebts(draft: SquadDraft, after: readonly Debt[]): void {
  for (const { accountId, ...before } of draft.squad.members) {
    const owed = sumOf(after.filter(({ debtor }) => debtor === accountId));
    const owedTo = sumOf(after.filter(({ creditor }) => creditor === accountId));
    if (owed !== before.owed || owedTo !== before.owedTo) draft.setMember(accountId, { owed, owedTo });
  }
}
