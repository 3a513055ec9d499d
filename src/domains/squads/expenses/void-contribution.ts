import type { ContributionResponse, SquadActorRequest } from '../../../../generated/models.ts';
import { present } from '../../../platform/assert.ts';
import { refusal, type Refusal } from '../../../platform/errors.ts';
import type { JournalContext } from '../../journal/index.ts';
import { actorOf } from '../access.ts';
import type { SquadDraft } from '../draft.ts';
import { freedSourceRow } from '../record.ts';
import { entryState } from '../rules/settlement.ts';
import { claimsOf, forgiveShares } from '../changes/forgive-claims.ts';
import { ENTRY, entryId, type Entry, type Share, type SquadRow } from '../squad.ts';
import { writeSquad } from '../squad/write-squad.ts';
import { announceExpense } from '../changes/announce-expense.ts';
import { pastOfEntry, periodOf, type PastOfEntry } from './past-of-entry.ts';
import { presentContribution } from './present.ts';
import { sharesNow } from '../changes/shares.ts';

/**
 * A creditor forgives what is open of an expense, or what they are owed of a simplification. No money moves, and the transactions
 * that the expense was paid in can be split again. What was forgiven before is answered as it is.
 * @throws ApiError SQUAD_ENTRY_NOT_FOUND, ACCOUNT_NOT_FOUND, NOT_A_SQUAD_MEMBER, ENTRY_NOT_ACCOUNTING, NOT_THE_CREDITOR, SQUAD_CLOSED,
 *   SQUAD_FROZEN, SQUAD_ENTRY_NOT_OPEN.
 */
export async function voidContribution(
  ctx: JournalContext, squad: SquadRow, entrySeq: number, body: SquadActorRequest,
): Promise<ContributionResponse> {
  return writeSquad<ContributionResponse>(ctx, squad, async () => {
    const past = await pastOfEntry(ctx, squad, entrySeq);
    const { accountId: actor } = await actorOf(ctx, body.actor_account_id);
    const id = entryId(squad.sqdId, entrySeq);
    return {
      operation: 'voidContribution', actor, loads: { rows: [id] },
      refusePerson: ({ ledger }) => refuseOthers(present(ledger.row(ENTRY, id), 'the entry that was found before'), actor),
      step(draft) {
        const entry = present(draft.ledger.row(ENTRY, id), 'the entry that was found before');
        const voided = forgive(draft, entry, actor, past);
        return 'code' in voided ? { refused: voided } : { answer: presentContribution(ctx.tenant, draft.squad, voided, past) };
      },
    };
  });
}

/** @returns ENTRY_NOT_ACCOUNTING, NOT_THE_CREDITOR, or undefined. */
function refuseOthers({ entrySeq, kind, actorAccountId, shares }: Entry, actor: string): Refusal | undefined {
  switch (kind) {
    case 'ACCOUNTING': return actorAccountId === actor ? undefined : refusal('NOT_THE_CREDITOR');
    case 'SIMPLIFICATION': return shares.some(isOwedTo(actor)) ? undefined : refusal('NOT_THE_CREDITOR');
    default: return refusal('ENTRY_NOT_ACCOUNTING', { entry_seq: entrySeq, kind });
  }
}

const isOwedTo = (creditor: string) => ({ creditorAccountId }: Share): boolean => creditorAccountId === creditor;

/** @returns the entry without open claims of its creditor; SQUAD_ENTRY_NOT_OPEN where they ended in another way than by being forgiven. */
function forgive(draft: SquadDraft, entry: Entry, creditor: string, past: PastOfEntry): Entry | Refusal {
  const claims = claimsOf(entry, creditor, draft.squad);
  if (claims.length === 0) {
    const state = entryState(sharesNow(entry, draft.squad).filter(isOwedTo(creditor)).map((share) => share.state));
    return state === 'VOIDED' ? entry : refusal('SQUAD_ENTRY_NOT_OPEN', { entry_seq: entry.entrySeq, state });
  }
  const voided = forgiveShares(draft, entry, claims);
  for (const txId of entry.sourceTxIds ?? []) draft.write(freedSourceRow({ txId, sqdId: entry.sqdId, entrySeq: entry.entrySeq }));
  announceExpense(draft, 'voided', voided, periodOf(draft.squad, entry, past), creditor);
  return voided;
}
