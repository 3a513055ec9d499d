import type { MedCaseResolveRequest, MedCaseResponse } from '../../../../generated/models.ts';
import { assert, present } from '../../../platform/assert.ts';
import { ApiError, fail, refusal, type Refusal } from '../../../platform/errors.ts';
import { findBlock, releasedBlock, type Block } from '../../holds/index.ts';
import type { LedgerChange, Decision, Ledger, LedgerCommand } from '../../journal/index.ts';
import type { Side } from '../../obligations/index.ts';
import { RailUnreachable } from '../../rails/index.ts';
import { findCredit } from '../returns/index.ts';
import type { MedContext } from './context.ts';
import { unavailable } from './file-med-case.ts';
import { MED_CASE, operator, settledReturns, stepped, type MedCase } from './med-case.ts';
import type { BegunRelease } from './med-case.entity.ts';
import { presentCase } from './present.ts';
import { findMedCase } from './queries.ts';
import { caseEvent, caseRow, NOTHING } from './record.ts';
import { givenBack, refuseResolution, combineChanges } from './resolvable.ts';

/** Time that an attempt may take before another may begin, in milliseconds. */
const LEASE_MS = 60_000;

/**
 * Closes a report as not accepted at the provider, and lifts the block. Its begin is recorded first: from then on
 * nothing else can be decided, unless the provider certainly did not receive it. A repetition continues where it stopped.
 */
export async function releaseCase(ctx: MedContext, it: MedCase, body: MedCaseResolveRequest): Promise<MedCaseResponse> {
  const token = ctx.ids.next('cmd');
  await ctx.journal.submitOnce(ctx, token, beginning(it.caseId, token));
  await askProvider(ctx, it, token);
  const { blockId } = present(
    await findMedCase(ctx, it.caseId), 'the case to resolve',
  ); // `it` can be older than its block, which stays from the beginning on
  const [credit, block] = await Promise.all([findCredit(ctx, it.originalEndToEndId), findBlock(ctx, blockId ?? '')]);
  const wanted: Releasing = {
    caseId: it.caseId, token, block, body, payer: present(credit, 'the credit of a case').payer,
    backId: ctx.ids.next('obl'), txId: ctx.ids.next('txn'), createdBy: ctx.actor,
  };
  return ctx.journal.submit(ctx, {
    loads: {
      accounts: [it.accountId, ...(block ? [block.accountId] : [])], systems: [['clearing', it.currency]],
      rows: [it.caseId, ...(block ? [block.blockId] : [])],
    },
    decide: (ledger) => decideRelease(ledger, wanted),
  });
}

function beginning(caseId: string, token: string): LedgerCommand<null> {
  return { loads: { accounts: [], rows: [caseId] }, decide: (ledger) => decideBeginning(ledger, caseId, token) };
}

/** A part may be back since the case was read: then there is nothing to tell the provider. */
function refusePartBack(it: MedCase): Refusal | undefined {
  return settledReturns(it) > 0n ? refusal('MED_CASE_RESOLVED', { status: it.status, resolution: 'RETURN' }) : undefined;
}

/** Pure: one attempt at a time. */
export function decideBeginning(ledger: Ledger, caseId: string, token: string): Decision<null> {
  const it = present(ledger.row(MED_CASE, caseId), 'the case to resolve');
  const refused = refuseResolution(it) ?? refusePartBack(it);
  if (refused) return { refused };
  const isUnderWay = it.release !== null && new Date(it.release.until) > ledger.now;
  if (isUnderWay) return {
    refused: refusal('MED_CASE_RESOLVED', { status: it.status, resolution: 'RELEASE' }, 'Somebody else is resolving the case.'),
  };
  const release: BegunRelease = { token, until: new Date(ledger.now.getTime() + LEASE_MS).toISOString(), isUnsure: it.release !== null };
  return { ...NOTHING, rows: [caseRow({ ...it, release })] };
}

/** @throws ApiError PROVIDER_UNAVAILABLE, MED_RELEASE_REFUSED; the attempt is given up, or left to be taken up. */
async function askProvider(ctx: MedContext, it: MedCase, token: string): Promise<void> {
  try {
    const refused = await ctx.med.sponsor.closeMedReport(ctx.tenant, it.providerId, present(it.reportId, 'the report of an inbound case'));
    if (refused) fail('MED_RELEASE_REFUSED', { provider_id: it.providerId, failure_code: refused.code });
  } catch (error) {
    const said = error instanceof ApiError ? 'REFUSED' : error instanceof RailUnreachable ? 'UNHEARD' : 'UNKNOWN';
    await ctx.journal.submitOnce(ctx, ctx.ids.next('cmd'), givingUp(it.caseId, token, said));
    if (error instanceof ApiError) throw error;
    unavailable(error, it.providerId);
  }
}

/** An attempt that came to nothing leaves no trace, unless it or an earlier one may have reached the provider. */
function givingUp(caseId: string, token: string, said: 'REFUSED' | 'UNHEARD' | 'UNKNOWN'): LedgerCommand<null> {
  return {
    loads: { accounts: [], rows: [caseId] },
    decide: (ledger) => {
      const it = present(ledger.row(MED_CASE, caseId), 'the case to resolve');
      if (it.release?.token !== token) return NOTHING;
      const isUnsure = said === 'UNKNOWN' || (said === 'UNHEARD' && it.release.isUnsure);
      const release = isUnsure ? { token, until: ledger.now.toISOString(), isUnsure } : null;
      return { ...NOTHING, rows: [caseRow({ ...it, release })] };
    },
  };
}

interface Releasing {
  readonly caseId: string;
  readonly token: string;
  readonly block: Block | undefined;
  readonly body: MedCaseResolveRequest;
  readonly payer: Side;
  readonly backId: string;
  readonly txId: string;
  readonly createdBy: string;
}

/** Pure: the provider knows; the account has its money back. */
export function decideRelease(ledger: Ledger, wanted: Releasing): Decision<MedCaseResponse> {
  const it = present(ledger.row(MED_CASE, wanted.caseId), 'the case to resolve');
  const isMine = it.release?.token === wanted.token;
  const refused = refuseResolution(it) ?? (isMine ? undefined : refusal('MED_CASE_RESOLVED', { status: it.status, resolution: 'RELEASE' }));
  if (refused) return { refused };
  assert(it.blockId === (wanted.block?.blockId ?? null), 'the block that is to be lifted is that of the case');
  const freed = freeing(ledger, it, wanted);
  if ('refused' in freed) return freed;
  const { body: { actor, reason = null } } = wanted;
  const released = stepped(it, {
    status: 'RELEASED', release: null, secured: it.blockId === null ? null : 0n, returned: null, waiting: 0n, returnDueAt: null,
    resolution: 'RELEASE', resolutionReason: reason, resolvedBy: actor, resolvedAt: ledger.now,
  }, { event: 'RELEASED', by: operator(actor), reference: it.blockId, reason }, ledger.now);
  const change = combineChanges(freed, { entries: [], rows: [caseRow(released)], events: [caseEvent('released', released)] });
  return { ...change, answer: presentCase(released, { secured: 0n }, ledger.now) };
}

function freeing(ledger: Ledger, it: MedCase, wanted: Releasing): LedgerChange | Extract<Decision<never>, { refused: unknown }> {
  if (it.status === 'RETURN_FAILED') {
    const { payer, backId: obligationId, txId, createdBy } = wanted;
    return givenBack(ledger, it, { amount: it.waiting, payer, obligationId, txId, createdBy });
  }
  if (!wanted.block) return { entries: [], rows: [], events: [] };
  return releasedBlock(ledger, wanted.block.blockId, wanted.body.reason ?? 'The MED case was resolved', it.caseId);
}
