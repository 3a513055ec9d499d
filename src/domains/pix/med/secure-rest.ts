/** What keeps securing later credits once a part of contested money is back: a block for the rest, until its recovery is over. */
import type { MedCaseResolveRequest, MedCaseResponse } from '../../../../generated/models.ts';
import { present } from '../../../platform/assert.ts';
import type { Cents } from '../../../platform/money.ts';
import { findBlock, placedBlock, releasedBlock, type BlockChange } from '../../holds/index.ts';
import type { Decision, Ledger, LedgerChange, LedgerCommand } from '../../journal/index.ts';
import type { Side } from '../../obligations/index.ts';
import { findCredit } from '../returns/index.ts';
import type { MedContext } from './context.ts';
import { MED_CASE, operator, SERVICE, settledReturns, stepped, type MedCase, type Step } from './med-case.ts';
import { presentCase } from './present.ts';
import { caseEvent, caseRow, NOTHING } from './record.ts';
import { findRecovery } from './recoveries.ts';
import { isEnded, recoveryEnd } from './recovery.ts';
import { blockOfRest, combineChanges, givenBack, refuseResolution } from './resolvable.ts';

/** A block that may be placed for what is not back yet. */
export interface RestBlock {
  readonly blockId: string;
  readonly txId: string;
  /** The instant at which the recovery must be over. */
  readonly until: Date;
}

/** Names the block for the rest of a case whose recovery is not over; undefined for a case without one, or when it is. */
export async function restBlock(ctx: MedContext, { recoveryId, providerId, createdAt }: MedCase): Promise<RestBlock | undefined> {
  if (recoveryId === null) return undefined;
  const recovery = await ctx.db.read((em) => findRecovery(em, ctx, providerId, recoveryId));
  if (recovery && isEnded(recovery)) return undefined;
  const until = recoveryEnd(recovery, createdAt, ctx.med.terms);
  return { blockId: ctx.ids.next('blk'), txId: ctx.ids.next('txn'), until };
}

/**
 * Pure: blocks what a return of all that was secured leaves open. Undefined where all is back, the recovery must be over, or a block for
 * the rest is there already.
 */
export function securedRest(ledger: Ledger, it: MedCase, returned: Cents, rest: RestBlock | undefined): BlockChange | undefined {
  const amount = it.amount - settledReturns(it) - returned;
  if (!rest || amount <= 0n || rest.until <= ledger.now || it.status !== 'OPEN') return undefined;
  const placed = placedBlock(ledger, {
    blockId: rest.blockId, txId: rest.txId, accountId: it.accountId, amount, currency: it.currency, reasonCode: 'MED', kind: 'MED',
    reference: it.reportId, description: null, medCaseId: it.caseId, metadata: {}, createdBy: SERVICE.actor, expiresAt: rest.until,
  });
  return 'refused' in placed ? undefined : placed;
}

/** The case once nothing more is secured for it: what is back is all that it came to. */
function endedSecuring(it: MedCase, step: Omit<Step, 'event'>, now: Date): MedCase {
  return stepped(it, {
    status: 'RETURNED', returned: settledReturns(it), secured: 0n, waiting: 0n,
  }, { ...step, event: 'SECURING_ENDED' }, now);
}

/** The command of the clock: the block for the rest has ended, and so has the case, unless a return is under way. */
export function restExpired(caseId: string, blockId: string): LedgerCommand<null> {
  return {
    loads: { accounts: [], rows: [caseId, blockId] },
    decide: (ledger) => {
      const it = present(ledger.row(MED_CASE, caseId), 'the case of a block');
      const isOver = it.status === 'OPEN' && it.blockId === blockId && settledReturns(it) > 0n && !blockOfRest(ledger, it);
      if (!isOver) return NOTHING;
      const ended = endedSecuring(it, { by: SERVICE, reference: blockId, reason: 'RECOVERY_TIME_OVER' }, ledger.now);
      return { ...NOTHING, rows: [caseRow(ended)], events: [caseEvent('returned', ended)] };
    },
  };
}

/** Inputs for deciding that no more is secured. */
interface Stop {
  readonly caseId: string;
  readonly body: MedCaseResolveRequest;
  readonly payer: Side;
  readonly backId: string;
  readonly txId: string;
  readonly createdBy: string;
}

/** RELEASE of a case of which a part is back: the provider knows that the report was accepted, so it is told nothing. */
export async function stopSecuring(ctx: MedContext, it: MedCase, body: MedCaseResolveRequest): Promise<MedCaseResponse> {
  const [credit, block] = await Promise.all([findCredit(ctx, it.originalEndToEndId), findBlock(ctx, it.blockId ?? '')]);
  const stop: Stop = {
    caseId: it.caseId, body, payer: present(credit, 'the credit of a case').payer, backId: ctx.ids.next('obl'), txId: ctx.ids.next('txn'),
    createdBy: ctx.actor,
  };
  return ctx.journal.submit(ctx, {
    loads: {
      accounts: [it.accountId, ...(block ? [block.accountId] : [])], systems: [['clearing', it.currency]],
      rows: [it.caseId, ...(block ? [block.blockId] : [])],
    },
    decide: (ledger) => decideStop(ledger, stop),
  });
}

/** Pure: the account may spend what was kept of it. */
function decideStop(ledger: Ledger, { caseId, body, payer, backId, txId, createdBy }: Stop): Decision<MedCaseResponse> {
  const it = present(ledger.row(MED_CASE, caseId), 'the case to resolve');
  const refused = refuseResolution(it);
  if (refused) return { refused };
  const { actor, reason = null } = body;
  const freed = freeing(ledger, it, reason ?? 'The MED case was resolved');
  if ('refused' in freed) return freed;
  const back = givenBack(ledger, it, { amount: it.waiting, payer, obligationId: backId, txId, createdBy });
  const ended = endedSecuring(it, { by: operator(actor), reference: it.blockId, reason }, ledger.now);
  const change = combineChanges(freed, back, { entries: [], rows: [caseRow(ended)], events: [caseEvent('returned', ended)] });
  return { ...change, answer: presentCase(ended, { secured: 0n }, ledger.now) };
}

function freeing(ledger: Ledger, it: MedCase, reason: string): LedgerChange | Extract<Decision<never>, { refused: unknown }> {
  const block = blockOfRest(ledger, it);
  return block ? releasedBlock(ledger, block.blockId, reason, it.caseId) : { entries: [], rows: [], events: [] };
}
