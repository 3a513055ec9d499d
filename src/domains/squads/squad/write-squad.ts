import { present } from '../../../platform/assert.ts';
import { fail, type Refusal } from '../../../platform/errors.ts';
import { isRetry, RetryDecision } from '../../../platform/retry-decision.ts';
import type { Decision, JournalContext, Ledger, LedgerCommand, Loads, DryRun } from '../../journal/index.ts';
import { doDueWork, isBehind } from './clock.ts';
import { SquadDraft } from '../draft.ts';
import { mayDo, type Caller, type SquadOperation } from '../rules/access.ts';
import { INVITATION, invitationId, memberOf, SQUAD, statusOf, type Squad } from '../squad.ts';


/** The answer of a decision, or why there is none. */
export type Done<T> = { readonly answer: T } | { readonly refused: Refusal };

/** Step on a squad: what it reads, and what it changes. */
export interface SquadStep<T> {
  /** Rows that it reads beside the squad, its account and the actor's account. */
  readonly loads?: Partial<Loads>;
  /** Pure: changes the draft and gives the answer, or refuses. `dryRun` returns what the ledger would refuse. */
  step(draft: SquadDraft, dryRun: () => DryRun): Done<T>;
}

/** A step that an account requests, by an operation. */
export interface SquadWrite<T> extends SquadStep<T> {
  readonly operation: SquadOperation;
  /** Requesting account, by `actorOf`. */
  readonly actor: string;
  /** Refuses a person beyond the role; checked between the role and the state of the squad. */
  refusePerson?(draft: SquadDraft): Refusal | undefined;
}

/** Tries at a command, which is submitted again when the squad has changed meanwhile. */
const MOST_TRIES = 8;

/**
 * Writes a squad, in one command of the journal: the only way. All commands of a squad have one order, because each reads its row and
 * writes it. What is due by the clock is done before.
 * What follows from something else, such as the end of a payment, is a step that nobody requests.
 * @param prepare reads what the decision needs; called again for each try. A decision that finds it changed throws STALE_READ.
 * @throws ApiError the refusals of the rules of access (`mayDo`), of the step, and of the ledger.
 */
export async function writeSquad<T>(
  ctx: JournalContext, { sqdId, accountId }: Pick<Squad, 'sqdId' | 'accountId'>,
  prepare: () => SquadWrite<T> | SquadStep<T> | Promise<SquadWrite<T> | SquadStep<T>>,
): Promise<T> {
  for (let tried = 1; tried <= MOST_TRIES; tried += 1) {
    const write = await prepare();
    try {
      return await ctx.journal.submit(ctx, commandOf(sqdId, accountId, write));
    } catch (error) {
      if (isRetry(error, 'CLOCK_BEHIND')) await doDueWork(ctx, sqdId);
      else if (!isRetry(error, 'STALE_READ')) throw error;
    }
  }
  return fail('OVERLOADED');
}

function commandOf<T>(sqdId: string, potId: string, write: SquadWrite<T> | SquadStep<T>): LedgerCommand<T> {
  const { loads = {} } = write;
  const actors = 'operation' in write ? [write.actor] : [];
  return {
    loads: { ...loads, accounts: [potId, ...actors, ...(loads.accounts ?? [])], rows: [sqdId, ...(loads.rows ?? [])] },
    recordedByItsRows: actors.length === 0,
    decide: (ledger, dryRun) => decide(ledger, dryRun, sqdId, write),
  };
}

function decide<T>(ledger: Ledger, dryRun: () => DryRun, sqdId: string, write: SquadWrite<T> | SquadStep<T>): Decision<T> {
  const squad = present(ledger.row(SQUAD, sqdId), 'the squad that the path names');
  if (isBehind(squad, ledger.now)) throw new RetryDecision('CLOCK_BEHIND');
  const draft = new SquadDraft(ledger, squad);
  const refused = 'operation' in write ? refuseAsker(draft, write) : undefined;
  if (refused) return { refused };
  const done = write.step(draft, dryRun);
  return 'refused' in done ? done : draft.outcome(done.answer);
}

function refuseAsker<T>(draft: SquadDraft, { operation, actor, refusePerson }: SquadWrite<T>): Refusal | undefined {
  const { squad, ledger } = draft;
  return mayDo(operation, statusOf(squad), standing(ledger, squad, actor), () => refusePerson?.(draft));
}

/** Standing of an account in the squad; an invited account is recognised where the command reads the invitation. */
function standing(ledger: Ledger, squad: Squad, account: string): Caller {
  const member = memberOf(squad, account);
  if (member) return { account, standing: member.role };
  return { account, standing: ledger.row(INVITATION, invitationId(squad.sqdId, account)) ? 'INVITED' : 'STRANGER' };
}
