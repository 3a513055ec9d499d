/** Places and lifts the block of a case that was recorded or withdrawn, for the worker. */
import { present } from '../../../platform/assert.ts';
import { ApiError } from '../../../platform/errors.ts';
import { BLOCK, findBlock, placedBlock, releasedBlock, type Block, type BlockDraft } from '../../holds/index.ts';
import type { LedgerChange, Decision, Ledger } from '../../journal/index.ts';
import type { Side } from '../../obligations/index.ts';
import { findCredit } from '../returns/index.ts';
import type { MedContext } from './context.ts';
import { MED_CASE, SERVICE, stepped } from './med-case.ts';
import { findMedCase } from './queries.ts';
import { caseEvent, caseRow, NOTHING } from './record.ts';
import { givenBack, combineChanges } from './resolvable.ts';

/** Blocks what is contested: what is there, and what arrives later. */
export async function placeMedBlock(ctx: MedContext, caseId: string): Promise<void> {
  const it = present(await findMedCase(ctx, caseId), 'the case to block for');
  const names = { blockId: ctx.ids.next('blk'), txId: ctx.ids.next('txn') };
  await ctx.journal.submitOnce(ctx, ctx.ids.next('cmd'), {
    loads: { accounts: [it.accountId], rows: [caseId] }, decide: (ledger) => decideBlock(ledger, caseId, names),
  });
}

/** Pure: an open case gets its block, once. An account that was closed by then has nothing to block. */
export function decideBlock(ledger: Ledger, caseId: string, names: Pick<BlockDraft, 'blockId' | 'txId'>): Decision<null> {
  const it = present(ledger.row(MED_CASE, caseId), 'the case to block for');
  if (it.status !== 'OPEN' || it.blockId !== null || it.isBlockRefused) return NOTHING;
  const placed = placedBlock(ledger, {
    ...names, accountId: it.accountId, amount: it.amount, currency: it.currency, reasonCode: 'MED', kind: 'MED',
    reference: it.reportId, description: null, medCaseId: caseId, metadata: {}, createdBy: SERVICE.actor,
  });
  if ('refused' in placed) {
    const refused = stepped(it, { isBlockRefused: true }, { event: 'BLOCK_REFUSED', by: SERVICE, reason: placed.refused.code }, ledger.now);
    return { ...NOTHING, rows: [caseRow(refused)], events: [caseEvent('block_refused', refused)] };
  }
  const { block: { blockId, secured } } = placed;
  const blocked = stepped(it, { blockId, secured }, { event: 'BLOCK_PLACED', by: SERVICE, cents: secured, reference: blockId }, ledger.now);
  return { ...combineChanges(placed, { entries: [], rows: [caseRow(blocked)], events: [caseEvent('secured', blocked)] }), answer: null };
}

/** Notes that the block of a case has secured more. */
export async function noteSecured(ctx: MedContext, caseId: string, blockId: string): Promise<void> {
  await ctx.journal.submitOnce(ctx, ctx.ids.next('cmd'), {
    loads: { accounts: [], rows: [caseId, blockId] },
    decide: (ledger) => {
      const it = present(ledger.row(MED_CASE, caseId), 'the case of a block');
      const { secured } = present(ledger.row(BLOCK, blockId), 'the block of a case');
      const isNews = it.status === 'OPEN' && it.secured !== null && secured > it.secured;
      if (!isNews) return NOTHING;
      const after = stepped(it, { secured }, { event: 'BLOCK_SECURED', by: SERVICE, cents: secured, reference: blockId }, ledger.now);
      return { ...NOTHING, rows: [caseRow(after)], events: [caseEvent('secured', after)] };
    },
  });
}

/**
 * Gives the account back what was kept of it, once the report is withdrawn, or nothing more is secured after a part is back. Where the
 * account was closed after a return failed, the money stays on the clearing account.
 */
export async function returnKept(ctx: MedContext, caseId: string): Promise<void> {
  const it = present(await findMedCase(ctx, caseId), 'the case that was withdrawn');
  const [credit, block] = await Promise.all([findCredit(ctx, it.originalEndToEndId), findBlock(ctx, it.blockId ?? '')]);
  if (it.closedAt === null || (it.status === 'RETURNED' && block?.state !== 'ACTIVE' && it.waiting === 0n)) return;
  const lift: Lift = {
    caseId, block, payer: present(credit, 'the credit of a case').payer, backId: ctx.ids.next('obl'), txId: ctx.ids.next('txn'),
  };
  try {
    await ctx.journal.submitOnce(ctx, ctx.ids.next('cmd'), {
      loads: {
        accounts: [it.accountId, ...(block ? [block.accountId] : [])], systems: [['clearing', it.currency]],
        rows: [caseId, ...(block ? [block.blockId] : [])],
      },
      decide: (ledger) => decideLift(ledger, lift),
    });
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'ACCOUNT_CLOSED')) throw error;
    ctx.log.warn(
      { tenant: ctx.tenant, case_id: caseId }, 'money of a withdrawn MED case stays on the clearing account: the account is closed',
    );
  }
}

interface Lift {
  readonly caseId: string;
  readonly block: Block | undefined;
  readonly payer: Side;
  readonly backId: string;
  readonly txId: string;
}

/** Pure: the withdrawal was announced already; the case announces nothing more. */
export function decideLift(ledger: Ledger, { caseId, block, payer, backId, txId }: Lift): Decision<null> {
  const it = present(ledger.row(MED_CASE, caseId), 'the case that was withdrawn');
  const isBlocked = block && ledger.row(BLOCK, block.blockId)?.state === 'ACTIVE';
  const reason = it.status === 'RETURNED' ? 'Nothing more is secured' : 'The report was withdrawn';
  const lifted = isBlocked ? releasedBlock(ledger, block.blockId, reason, caseId) : NO_CHANGE;
  if ('refused' in lifted) return lifted;
  const back = givenBack(ledger, it, { amount: it.waiting, payer, obligationId: backId, txId, createdBy: SERVICE.actor });
  const settled = { ...it, waiting: 0n, secured: it.secured === null ? null : 0n };
  return { ...combineChanges(lifted, back, { entries: [], rows: [caseRow(settled)], events: [] }), answer: null };
}

const NO_CHANGE: LedgerChange = { entries: [], rows: [], events: [] };
