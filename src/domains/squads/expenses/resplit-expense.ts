import type { ContributionResponse, ResplitRequest } from '../../../../generated/models.ts';
import { present } from '../../../platform/assert.ts';
import { refusal, type Refusal } from '../../../platform/errors.ts';
import type { JournalContext } from '../../journal/index.ts';
import { actorOf } from '../access.ts';
import type { SquadDraft } from '../draft.ts';
import { entryRow, shareRow } from '../record.ts';
import { divide, sharersOf, withoutParts, type Part, type Sharer } from '../rules/divide.ts';
import { entryState } from '../rules/settlement.ts';
import { ENTRY, entryId, type Entry, type Share, type Squad, type SquadRow } from '../squad.ts';
import { writeSquad } from '../squad/write-squad.ts';
import { announceExpense } from '../changes/announce-expense.ts';
import { pastOfEntry, periodOf, type PastOfEntry } from './past-of-entry.ts';
import { presentContribution } from './present.ts';
import { sharersAmong } from '../changes/record-expense.ts';
import { resolveSharing, type Sharing } from './resolve-sharing.ts';
import { countShares, isInOpenCycle, openCents, openShares, sharesNow, sharesOf } from '../changes/shares.ts';

/**
 * Divides the open part of an expense again, among active members. Paid shares stay, no money moves, and the shares that it replaces
 * cannot be paid any more. A repetition without a key divides the same again.
 * @throws ApiError SQUAD_ENTRY_NOT_FOUND, ACCOUNT_NOT_FOUND, NOT_A_SQUAD_MEMBER, INSUFFICIENT_ROLE, SQUAD_CLOSED, SQUAD_FROZEN,
 *   ENTRY_NOT_ACCOUNTING, SQUAD_ENTRY_NOT_OPEN, SPLIT_MEMBER_NOT_ACTIVE, SPLIT_INVALID.
 */
export async function resplitExpense(
  ctx: JournalContext, squad: SquadRow, entrySeq: number, body: ResplitRequest,
): Promise<ContributionResponse> {
  return writeSquad<ContributionResponse>(ctx, squad, async () => {
    const past = await pastOfEntry(ctx, squad, entrySeq);
    const { accountId: actor } = await actorOf(ctx, body.actor_account_id);
    const sharing = await resolveSharing(ctx, { split: body.split, membersSnapshot: body.members_snapshot ?? null });
    const id = entryId(squad.sqdId, entrySeq);
    return {
      operation: 'resplitExpense', actor, loads: { rows: [id] },
      step(draft) {
        const entry = divideAnew(draft, present(draft.ledger.row(ENTRY, id), 'the entry that was found before'), sharing, past);
        return 'code' in entry ? { refused: entry } : { answer: presentContribution(ctx.tenant, draft.squad, entry, past) };
      },
    };
  });
}

function divideAnew(draft: SquadDraft, entry: Entry, { split, membersSnapshot }: Sharing, past: PastOfEntry): Entry | Refusal {
  const replaced = openShares(entry, draft.squad);
  const refused = refuseEntry(entry, replaced, draft.squad);
  if (refused) return refused;
  const sharers = sharersOf(split, membersSnapshot, sharersWithout(draft, replaced), replaced.map(
    ({ debtorAccountId }) => debtorAccountId,
  ));
  if ('code' in sharers) return sharers;
  const parts = divide(openCents(replaced), split, sharers);
  if ('code' in parts) return parts;
  const divided = { ...replace(draft, entry, replaced, parts), split };
  draft.write(entryRow(divided));
  draft.set({ lastDebtSeq: draft.upcomingSeq });
  announceExpense(draft, 'resplit', divided, periodOf(draft.squad, divided, past));
  return divided;
}

/** @returns ENTRY_NOT_ACCOUNTING, SQUAD_ENTRY_NOT_OPEN, or undefined. */
function refuseEntry(entry: Entry, open: readonly Share[], squad: Squad): Refusal | undefined {
  const { entrySeq: entry_seq, kind } = entry;
  if (kind !== 'ACCOUNTING') return refusal('ENTRY_NOT_ACCOUNTING', { entry_seq, kind });
  if (open.length > 0) return undefined;
  return refusal('SQUAD_ENTRY_NOT_OPEN', { entry_seq, state: entryState(sharesNow(entry, squad).map(({ state }) => state)) });
}

/** The active members as if these shares had never been. */
function sharersWithout({ squad }: SquadDraft, replaced: readonly Share[]): readonly Sharer[] {
  return withoutParts(sharersAmong(squad.members), replaced.map(({ debtorAccountId: account, lost }) => ({ account, lost })));
}

/** Writes other shares in place of open ones. @returns the entry with both. */
function replace(draft: SquadDraft, entry: Entry, open: readonly Share[], parts: readonly Part[]): Entry {
  const { sqdId, entrySeq } = entry;
  const payer = present(entry.actorAccountId, 'who paid');
  const added = sharesOf(parts, { sqdId, entrySeq, dividedSeq: draft.upcomingSeq, payer, at: draft.now });
  const isInCycle = isInOpenCycle(draft.squad, entry);
  countShares(draft, payer, open, isInCycle, -1);
  countShares(draft, payer, added, isInCycle);
  for (const share of open) draft.write(shareRow(replacedShare(share)));
  for (const share of added) draft.write(shareRow(share, true));
  const shares = [...entry.shares.map((share) => (share.state === 'OPEN' ? replacedShare(share) : share)), ...added];
  const now = sharesNow({ shares }, draft.squad);
  return { ...entry, shares, state: entryState(now.map(({ state }) => state)), membersSnapshot: bearers(entry, now), updatedAt: draft.now };
}

function replacedShare(share: Share): Share {
  return { ...share, state: 'REPLACED' };
}

/** Sharers now: those of before who still have a share, followed by those who are new. */
function bearers({ membersSnapshot }: Entry, shares: readonly Share[]): readonly string[] {
  const bearing = new Set(shares.map(({ debtorAccountId }) => debtorAccountId));
  return [...new Set([...membersSnapshot ?? [], ...bearing])].filter((account) => bearing.has(account));
}
