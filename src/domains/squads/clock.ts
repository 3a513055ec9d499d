import { present } from '../../platform/assert.ts';
import type { JournalContext, Outcome } from '../journal/index.ts';
import { SeenOtherwise, SquadDraft } from './draft.ts';
import { loadSquads } from './record.ts';
import { expireRequests } from './spends/requests.ts';
import { SQUAD, type SquadRow } from './squad.ts';

/** Whether the clock has work in a squad that nobody has done yet: nothing is decided on it, and nothing read, before that is. */
export function isBehind({ nextAt }: Pick<SquadRow, 'nextAt'>, now: Date): boolean {
  return nextAt !== null && nextAt <= now;
}

/**
 * Does what is due in a squad. Its rows say that it was done, so it may be asked for at any time and by many at once: what a request
 * asked for meanwhile keeps it from doing, it does when it is asked again. It has a key of its own: that of the caller is for the write.
 */
export async function doDueWork(ctx: JournalContext, sqdId: string): Promise<void> {
  const { tenant, db } = ctx;
  const squad = present(await db.lookUp('squads', sqdId, (query, ids) => loadSquads(query, tenant, ids)), 'the squad whose clock is due');
  const done = ctx.journal.submitOnce(ctx, ctx.ids.next('cmd'), {
    loads: { accounts: [], rows: [sqdId, ...squad.pendingRequests] },
    recordedByItsRows: true,
    decide(ledger): Outcome<null> {
      const draft = new SquadDraft(ledger, present(ledger.row(SQUAD, sqdId), 'the squad whose clock is due'));
      if (isBehind(draft.squad, ledger.now)) expireRequests(draft);
      return draft.outcome(null);
    },
  });
  await done.catch((error: unknown) => {
    if (!(error instanceof SeenOtherwise)) throw error;
  });
}
