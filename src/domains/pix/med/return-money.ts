import type { MedCaseResolveRequest, MedCaseResponse } from '../../../../generated/models.ts';
import { present } from '../../../platform/assert.ts';
import { refusal, type Refusal } from '../../../platform/errors.ts';
import { toCents, type Cents } from '../../../platform/money.ts';
import { BLOCK, capturedBlock, findBlock, type Block } from '../../holds/index.ts';
import type { LedgerChange, Decision, Ledger, Loads } from '../../journal/index.ts';
import { draftReturn, findCredit, returnLoads, sentReturn, type ReturnDraft } from '../returns/index.ts';
import type { MedContext } from './context.ts';
import { MED_CASE, operator, settledReturns, stepped, type MedCase } from './med-case.ts';
import { presentCase } from './present.ts';
import { findMedCase } from './queries.ts';
import { caseEvent, caseRow } from './record.ts';
import { restBlock, securedRest, type RestBlock } from './secure-rest.ts';
import { atStake, givenBack, refuseResolution, combineChanges } from './resolvable.ts';

const HOUR_MS = 3_600_000;

/** Inputs for deciding about a return. */
export interface Returning {
  readonly caseId: string;
  readonly blockId: string | null;
  readonly body: MedCaseResolveRequest;
  readonly draft: ReturnDraft;
  /** Ids of the obligations of the capture and of what goes back to the account. */
  readonly captureId: string;
  readonly backId: string;
  readonly createdBy: string;
  readonly returnHours: number;
  /** The block that secures later credits for the rest, until the recovery must be over; undefined where nothing more is secured. */
  readonly rest?: RestBlock | undefined;
}

/**
 * Sends blocked money back to its payer: the block is captured and the return begins in one command, so that of two
 * resolvers one finds the case resolved.
 */
export async function returnMoney(ctx: MedContext, { caseId }: MedCase, body: MedCaseResolveRequest): Promise<MedCaseResponse> {
  const it = present(await findMedCase(ctx, caseId), 'the case to resolve'); // the request's can be older than its block
  const [credit, block] = await Promise.all([findCredit(ctx, it.originalEndToEndId), findBlock(ctx, it.blockId ?? '')]);
  const draft = await draftReturn(ctx, present(credit, 'the credit of a case'), {
    amount: it.amount, reasonCode: it.reasonCode === 'OPERATIONAL_FLAW' ? 'BE08' : 'FR01',
  });
  const wanted: Returning = {
    caseId, blockId: it.blockId, body, draft, captureId: ctx.ids.next('obl'), backId: ctx.ids.next('obl'),
    createdBy: ctx.actor, returnHours: ctx.med.returnHours, rest: await restBlock(ctx, it),
  };
  return ctx.journal.submit(ctx, { loads: loadsOf(it, block, draft), decide: (ledger) => decideReturn(ledger, wanted) });
}

function loadsOf(it: MedCase, block: Block | undefined, draft: ReturnDraft): Loads {
  const { accounts, systems = [], rows = [] } = returnLoads(draft);
  return {
    accounts: [...accounts, it.accountId, ...(block ? [block.accountId] : [])],
    systems: [...systems, ['clearing', it.currency]],
    rows: [...rows, it.caseId, ...(block ? [block.blockId] : [])],
  };
}

/** Decides a wanted return on the ledger. Pure. */
export function decideReturn(ledger: Ledger, wanted: Returning): Decision<MedCaseResponse> {
  const { caseId, blockId, body } = wanted;
  const it = present(ledger.row(MED_CASE, caseId), 'the case to resolve');
  const block = blockId === null ? undefined : ledger.row(BLOCK, blockId);
  const refused = refuseResolution(it) ?? refuseReturn(it, blockId);
  if (refused) return { refused };
  const secured = atStake(it, block);
  const amount = body.amount === undefined ? secured : toCents(body.amount.value);
  if (amount > secured || secured === 0n) {
    return { refused: refusal('MED_RETURN_EXCEEDS_SECURED', {
      secured: Number(secured), requested: Number(amount),
    }, `The block has secured ${secured} centavos.`) };
  }
  const taken = taking(ledger, it, block, amount, wanted);
  if ('refused' in taken) return taken;
  const clearing = ledger.system('clearing', it.currency).accountId;
  const sent = sentReturn(ledger, { ...wanted.draft, amount, payerAccountId: clearing });
  if ('refused' in sent) return sent;
  const rest = amount === secured ? securedRest(ledger, it, amount, wanted.rest) : undefined;
  const returning = returningCase(it, amount, sent.answer, { ...wanted, ...(rest && { blockId: rest.block.blockId }) }, ledger.now);
  const started = { entries: [], rows: [caseRow(returning)], events: [caseEvent('return_started', returning)] };
  const change = combineChanges(taken, sent, ...(rest ? [rest] : []), started);
  return { ...change, answer: presentCase(returning, { secured: rest?.block.secured ?? 0n }, ledger.now) };
}

/** A block that was placed after the case was read is not loaded: a repetition finds it. */
function refuseReturn(it: MedCase, blockId: string | null): Refusal | undefined {
  if (it.release) return refusal('MED_CASE_RESOLVED', { status: it.status, resolution: 'RELEASE' });
  return it.blockId === blockId ? undefined : refusal('MED_BLOCK_PENDING', { status: it.status });
}

/** Takes the money out of the block; where it waits on the clearing account already, the excess goes back. */
function taking(
  ledger: Ledger, it: MedCase, block: Block | undefined, amount: Cents,
  { draft: { credit, txId }, captureId, backId, createdBy }: Returning,
): LedgerChange | Extract<Decision<never>, { refused: unknown }> {
  if (it.status === 'RETURN_FAILED') {
    return givenBack(ledger, it, { amount: it.waiting - amount, payer: credit.payer, obligationId: backId, txId, createdBy });
  }
  return capturedBlock(ledger, present(block, 'the block of the case').blockId, {
    amount, intoAccountId: ledger.system('clearing', it.currency).accountId, creditor: credit.payer, obligationId: captureId, createdBy,
  }, it.caseId);
}

function returningCase(
  it: MedCase, amount: Cents, sent: { obligation_id: string; return_end_to_end_id: string }, { body, returnHours, blockId }: Returning,
  now: Date,
): MedCase {
  const reason = body.reason ?? null;
  const dueAt = it.status === 'RETURN_FAILED' ? it.returnDueAt : null;
  return stepped(it, {
    status: 'RETURNING', returned: settledReturns(it) + amount, blockId, secured: it.blockId === null ? null : 0n, waiting: 0n,
    devolutionObligationId: sent.obligation_id, returnEndToEndId: sent.return_end_to_end_id,
    resolution: 'RETURN', resolutionReason: reason, resolvedBy: body.actor, resolvedAt: now,
    returnDueAt: dueAt ?? new Date(now.getTime() + returnHours * HOUR_MS),
  }, { event: 'RETURN_DECIDED', by: operator(body.actor), cents: amount, reference: sent.obligation_id, reason }, now);
}
