import type { SetGoalRequest, SquadActorRequest, SquadGoalResponse } from '../../../../generated/models.ts';
import { instantText } from '../../../platform/clock.ts';
import type { JournalContext } from '../../journal/index.ts';
import { actorOf } from '../access.ts';
import type { SquadDraft } from '../draft.ts';
import { refuseCurrency } from '../squad-currency.ts';
import { presentGoal } from '../squad/present.ts';
import { afterMoney, setGoal, type Goal } from '../rules/goal.ts';
import { goalColumns, goalOf, type SquadRow } from '../squad.ts';
import { writeSquad } from '../squad/write-squad.ts';

/**
 * Sets what the squad account should hold, in place of the goal before. Setting what is set already changes nothing.
 * @throws ApiError ACCOUNT_NOT_FOUND, NOT_A_SQUAD_MEMBER, INSUFFICIENT_ROLE, SQUAD_CLOSED, CURRENCY_MISMATCH, GOAL_DATE_PAST.
 */
export async function setSquadGoal(ctx: JournalContext, squad: SquadRow, body: SetGoalRequest): Promise<SquadGoalResponse> {
  const { accountId: actor } = await actorOf(ctx, body.actor_account_id);
  const { target_amount: { currency, value: targetCents }, target_date: targetDate = null } = body;
  return writeSquad<SquadGoalResponse>(ctx, squad, () => ({
    operation: 'setSquadGoal', actor,
    step(draft) {
      const refused = refuseCurrency(draft.squad, currency);
      if (refused) return { refused };
      const change = setGoal(goalOf(draft.squad), { targetCents, targetDate }, draft.balance, draft.now);
      if ('code' in change) return { refused: change };
      if (change.changed) {
        draft.set(goalColumns(change.goal));
        draft.announce('squad_goal.set', { actor_account_id: actor, currency, target_amount: targetCents, target_date: targetDate });
        if (change.achieved) announceAchieved(draft, change.goal, draft.balance);
      }
      return { answer: goalAnswer(draft) };
    },
  }));
}

/**
 * Takes the goal away, and with it when it was reached. Where there is none nothing changes.
 * @throws ApiError ACCOUNT_NOT_FOUND, NOT_A_SQUAD_MEMBER, INSUFFICIENT_ROLE, SQUAD_CLOSED.
 */
export async function deleteSquadGoal(ctx: JournalContext, squad: SquadRow, body: SquadActorRequest): Promise<SquadGoalResponse> {
  const { accountId: actor } = await actorOf(ctx, body.actor_account_id);
  return writeSquad<SquadGoalResponse>(ctx, squad, () => ({
    operation: 'deleteSquadGoal', actor,
    step(draft) {
      if (goalOf(draft.squad)) {
        draft.set(goalColumns(null));
        draft.announce('squad_goal.removed', { actor_account_id: actor });
      }
      return { answer: goalAnswer(draft) };
    },
  }));
}

/** After money came into the squad account: the goal may be reached by it. @param balance of the squad account after it, in cents. */
export function noteBalance(draft: SquadDraft, balance: number): void {
  const goal = goalOf(draft.squad);
  const change = goal && afterMoney(goal, balance, draft.now);
  if (!change?.achieved) return;
  draft.set(goalColumns(change.goal));
  announceAchieved(draft, change.goal, balance);
}

function announceAchieved(draft: SquadDraft, { targetCents, targetDate }: Goal, balance: number): void {
  const entrySeq = draft.announce('squad_goal.achieved', {
    currency: draft.squad.currency, target_amount: targetCents, funded_cents: balance, achieved_at: instantText(draft.now),
  });
  draft.addEntry(entrySeq, { kind: 'GOAL_ACHIEVED', amount: targetCents, goalFunded: balance, goalDate: targetDate });
}

function goalAnswer({ squad, balance }: SquadDraft): SquadGoalResponse {
  return { sqd_id: squad.sqdId, goal: presentGoal(squad, balance) };
}
