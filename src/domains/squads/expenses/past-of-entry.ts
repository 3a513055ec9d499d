import type { Context } from '../../../platform/context.ts';
import { fail } from '../../../platform/errors.ts';
import { RetryDecision } from '../../../platform/retry-decision.ts';
import { memberOf, type EntryRow, type Squad } from '../squad.ts';

/** Past state that the answer with an entry needs. It does not change. */
export interface PastOfEntry {
  /** The month (yyyy-mm) of its cycle, once that has closed. */
  readonly closedPeriod: string | null;
  /** The addresses of the members who ever bore a share of it, by their accounts. */
  readonly addresses: Readonly<Record<string, string>>;
}

/** Of an entry that was just made: it belongs to the open cycle and to active members. */
export const NO_PAST: PastOfEntry = { closedPeriod: null, addresses: {} };

const READ_PAST = { name: 'read-past-of-squad-entry', text: 'select * from razao.read_past_of_squad_entry($1, $2, $3)' };

/** @throws ApiError SQUAD_ENTRY_NOT_FOUND. */
export async function pastOfEntry({ db }: Pick<Context, 'db'>, { sqdId }: Pick<Squad, 'sqdId'>, entrySeq: number): Promise<PastOfEntry> {
  const [row] = await db.database.query<{ closed_period: string | null; addresses: Record<string, string> }>(
    READ_PAST, [db.tenant, sqdId, entrySeq],
  );
  return row ? { closedPeriod: row.closed_period, addresses: row.addresses } : fail('SQUAD_ENTRY_NOT_FOUND', { entry_seq: entrySeq });
}

/** The month of an entry's cycle; null where none was open. @throws RetryDecision STALE_READ when the cycle has closed since. */
export function periodOf(
  { cycle: open }: Pick<Squad, 'cycle'>, { cycle }: Pick<EntryRow, 'cycle'>, { closedPeriod }: PastOfEntry,
): string | null {
  if (cycle === null) return null;
  if (cycle === open?.number) return open.period;
  if (closedPeriod === null) throw new RetryDecision('STALE_READ');
  return closedPeriod;
}

/** The address of a member who bears a share, or who left since. @throws RetryDecision STALE_READ when that was after it was read. */
export function addressOf(squad: Pick<Squad, 'members'>, accountId: string, { addresses }: PastOfEntry): string {
  const address = memberOf(squad, accountId)?.address ?? addresses[accountId];
  if (address === undefined) throw new RetryDecision('STALE_READ');
  return address;
}
