import type { JournalContext } from '../journal/index.ts';
import type { SquadRow } from './squad.ts';

/** Whether the clock has work in a squad that nobody has done yet: nothing is decided on it, and nothing read, before that is. */
export function isBehind({ nextAt }: Pick<SquadRow, 'nextAt'>, now: Date): boolean {
  return nextAt !== null && nextAt <= now;
}

/**
 * Does what is due in a squad, instant by instant, one command each. Its rows say that it was done, so it may be asked for at any
 * time and by many at once.
 */
export async function doDueWork(_ctx: JournalContext, _sqdId: string): Promise<void> {
  // filled by the clock of squads: cycles, postings, deadlines
}
