import type { SetRecurrenceRequest, SquadRecurrenceResponse } from '../../../../generated/models.ts';
import { instantText } from '../../../platform/clock.ts';
import { present } from '../../../platform/assert.ts';
import type { JournalContext } from '../../journal/index.ts';
import { actorOf } from '../access.ts';
import { presentCycle } from '../squad/present.ts';
import { openCycleAt } from '../rules/cycle-dates.ts';
import { agendaId, type SquadRow } from '../squad.ts';
import { writeSquad } from '../squad/write-squad.ts';
import { closeCycle, openCycle } from '../changes/cycle.ts';
import { Recurring } from '../changes/recurring.ts';

/**
 * Turns monthly cycles on, moves the day they close, or turns them off, which closes the open one now. Setting what is set already
 * changes nothing.
 * @throws ApiError ACCOUNT_NOT_FOUND, NOT_A_SQUAD_MEMBER, INSUFFICIENT_ROLE, SQUAD_CLOSED; RequestInvalid.
 */
export async function setSquadRecurrence(
  ctx: JournalContext, squad: SquadRow, body: SetRecurrenceRequest,
): Promise<SquadRecurrenceResponse> {
  const closesOnDay = readDay(body);
  const { accountId: actor } = await actorOf(ctx, body.actor_account_id);
  return writeSquad<SquadRecurrenceResponse>(ctx, squad, () => ({
    operation: 'setSquadRecurrence', actor, loads: { rows: [agendaId(squad.sqdId)] },
    step(draft) {
      const recurring = new Recurring(draft);
      if (draft.squad.closesOnDay !== closesOnDay) change(recurring, closesOnDay, actor);
      return { answer: recurrenceAnswer(recurring) };
    },
  }));
}

/** The closing day, null to turn cycles off. @throws RequestInvalid. */
function readDay({ enabled, closes_on_day: day }: SetRecurrenceRequest): number | null {
  return enabled ? present(day, 'the day on which cycles close') : null;
}

function change(recurring: Recurring, closesOnDay: number | null, actor: string): void {
  const { draft } = recurring;
  const { cycle, lastClosedPeriod } = draft.squad;
  if (closesOnDay === null) closeCycle(recurring, draft.now, null);
  else if (cycle) {
    draft.set({ closesOnDay });
    draft.setCycle({ ...cycle, ...openCycleAt(draft.now, closesOnDay, lastClosedPeriod) });
  } else openCycle(recurring, closesOnDay, draft.now);
  draft.set({ recurrenceUpdatedAt: draft.now, recurrenceUpdatedBy: actor });
  draft.announce('squad_recurrence.changed', {
    enabled: closesOnDay !== null, closes_on_day: closesOnDay, period: draft.squad.cycle?.period ?? null,
  });
  recurring.noteWork();
}

function recurrenceAnswer({ draft: { squad }, expenses, postings }: Recurring): SquadRecurrenceResponse {
  const { sqdId, closesOnDay, recurrenceUpdatedAt, recurrenceUpdatedBy, createdAt, createdBy } = squad;
  return {
    sqd_id: sqdId, enabled: closesOnDay !== null, closes_on_day: closesOnDay, cycle: presentCycle(squad, { expenses, postings }),
    updated_at: instantText(recurrenceUpdatedAt ?? createdAt), updated_by_account_id: recurrenceUpdatedBy ?? createdBy,
  };
}
