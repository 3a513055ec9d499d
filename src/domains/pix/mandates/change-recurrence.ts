import { present } from '../../../platform/assert.ts';
import { ApiError, refusal, type Refusal } from '../../../platform/errors.ts';
import type { Decision, Ledger, LedgerCommand, Loads, DryRun } from '../../journal/index.ts';
import type { MandatesContext } from './context.ts';
import type { Recurrence } from './facts.ts';
import { isChargeOpen } from './mandate.ts';
import { loadRecurrences, RECURRENCE, recurrenceKey, type RecurrenceName } from './record.ts';
import { RecurrenceDraft, type NameIds } from './recurrence.ts';

/** Step on a recurrence: changes the draft and gives the answer, or refuses. Pure. */
export type Step<T> = (draft: RecurrenceDraft) => { readonly answer: T } | { readonly refused: Refusal };

/** Tries at a command, which is submitted again when it read what another command added to meanwhile. */
const MOST_TRIES = 8;

/**
 * Changes a recurrence in one command: its mandate, its charges, their holds and payments are committed together or not at all.
 * @param accountId of a mandate that is not known yet.
 * @throws ApiError for a refusal; Replay when the caller's key was answered before.
 */
export async function changeRecurrence<T>(ctx: MandatesContext, name: RecurrenceName, step: Step<T>, accountId?: string): Promise<T> {
  const ids = nameIds(ctx);
  for (let tried = 1; ; tried += 1) {
    const seen = await readRecurrence(ctx, name);
    const attempt = commandOver(ctx, seen, { step, ids, accountId });
    try {
      return await ctx.journal.submit(ctx, attempt.command);
    } catch (error) {
      if (!attempt.isStale() || !(error instanceof ApiError) || tried === MOST_TRIES) throw error;
    }
  }
}

/** Reads a recurrence; one that was never reported is empty. */
export async function readRecurrence({ db, tenant }: MandatesContext, name: RecurrenceName): Promise<Recurrence> {
  const key = recurrenceKey(name);
  const found = await loadRecurrences((statement, values) => db.database.query(statement, values), tenant, [key]);
  return present(found.get(key), 'what is known of a recurrence');
}

interface Work<T> {
  readonly step: Step<T>;
  readonly ids: NameIds;
  readonly accountId: string | undefined;
}

/** A command that loads the rows that were found to be needed. When more are needed by now, it refuses, and `isStale` is true. */
function commandOver<T>(ctx: MandatesContext, seen: Recurrence, { step, ids, accountId }: Work<T>) {
  const key = recurrenceKey(seen);
  const loads = loadsOf(seen, accountId);
  const loaded = new Set(loads.rows);
  let isStale = false;
  const command: LedgerCommand<T> = {
    loads,
    decide: (ledger: Ledger, dryRun: () => DryRun): Decision<T> => {
      const recurrence = present(ledger.row(RECURRENCE, key), 'what is known of a recurrence');
      isStale = !(loadsOf(recurrence, accountId).rows ?? []).every((id) =>
        loaded.has(id)) || (recurrence.mandate !== null && seen.mandate === null);
      if (isStale) return { refused: refusal('OVERLOADED') };
      const draft = new RecurrenceDraft(recurrence, dryRun(), { actor: ctx.actor, ids, holdHours: ctx.mandates.holdHours });
      const done = step(draft);
      return 'refused' in done ? done : draft.outcome(done.answer);
    },
  };
  return { command, isStale: () => isStale };
}

function loadsOf(recurrence: Recurrence, accountId: string | undefined): Loads {
  const { mandate, charges } = recurrence;
  const open = charges.filter(isChargeOpen);
  const accounts = [mandate?.accountId ?? accountId].filter((id) => id !== undefined);
  return {
    accounts,
    systems: accounts.length === 0 ? [] : [['transit', 'BRL'], ['faucet', 'BRL'], ['exception', 'BRL']],
    rows: [recurrenceKey(recurrence), ...open.flatMap(({ holdId, obligationId }) => [holdId, obligationId]).filter((id) => id !== null)],
  };
}

/** The same id for the same thing, however often the command is decided. */
function nameIds({ ids }: MandatesContext): NameIds {
  const named = new Map<string, string>();
  return (prefix, what) => {
    const key = `${prefix} ${what}`;
    const id = named.get(key) ?? ids.next(prefix);
    named.set(key, id);
    return id;
  };
}
