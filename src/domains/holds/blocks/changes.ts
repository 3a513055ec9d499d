import { assert } from '../../../platform/assert.ts';
import { refusal, type Refusal } from '../../../platform/errors.ts';
import type { Cents } from '../../../platform/money.ts';
import { available, type LedgerChange, type EntryDraft, type Ledger } from '../../journal/index.ts';
import { accountSide, obligationFinalAtOnce, type Side } from '../../obligations/index.ts';
import { reservableAccount } from '../changes.ts';
import { BLOCK, type Block } from './block.ts';
import { NO_CLOCK, refuseEnd, type BlockClock, type BlockLaw } from './block-clock.ts';
import { blockEvent, blockRow } from './record.ts';

/** A requested block, before the ledger has decided. */
export type BlockDraft = Pick<
  Block, 'blockId' | 'txId' | 'accountId' | 'amount' | 'currency' | 'reasonCode' | 'reference' | 'description' | 'medCaseId' | 'metadata'
    | 'createdBy'
> & Partial<BlockClock>;

/** A changed block, with all that the change writes. */
export type BlockChange = LedgerChange & { readonly block: Block };
export type BlockDecision = BlockChange | { readonly refused: Refusal };

/**
 * Blocks the available money, and later arrivals, up to the amount. Funds, a freeze and a blocked party do not matter to it.
 * Pure; refuses with ACCOUNT_NOT_FOUND, ACCOUNT_NOT_RESERVABLE, CURRENCY_MISMATCH, ACCOUNT_CLOSED.
 */
export function placedBlock(ledger: Ledger, draft: BlockDraft): BlockDecision {
  const account = reservableAccount(ledger, draft);
  if ('code' in account) return { refused: account };
  const free = available(ledger.balance(account.accountId, draft.currency));
  const { now } = ledger;
  const block: Block = {
    ...NO_CLOCK, ...draft, accountId: account.accountId, state: 'ACTIVE', secured: free < draft.amount ? free : draft.amount, captured: 0n,
    obligationId: null, releaseReason: null,
    version: 1n, createdAt: now, updatedAt: now, resolvedAt: null,
  };
  return { block, entries: [
    blockEntry('BLOCK_PLACED', block, block.secured),
  ], rows: [blockRow(block, true)], events: [blockEvent('placed', block)] };
}

/** Secures `amount` more of a block: part of the entry that freed the money. */
export function securedBlock(block: Block, amount: Cents, now: Date) {
  const secured = changed(block, { secured: block.secured + amount }, now);
  return { row: blockRow(secured), event: blockEvent('secured', secured) };
}

/**
 * Releases a block as a whole. Releasing a released one changes nothing.
 * @param medCaseId the case that releases; only it may release its block.
 * Pure; refuses with BLOCK_NOT_ACTIVE, BLOCK_OF_MED_CASE.
 */
export function releasedBlock(ledger: Ledger, blockId: string, reason: string, medCaseId: string | null = null): BlockDecision {
  const before = ledger.row(BLOCK, blockId);
  if (before?.state === 'RELEASED') return { block: before, entries: [], rows: [], events: [] };
  const block = activeBlock(ledger, blockId, medCaseId);
  if ('code' in block) return { refused: block };
  const released = changed(block, { state: 'RELEASED', secured: 0n, releaseReason: reason }, ledger.now);
  return {
    block: released, entries: [blockEntry('BLOCK_RELEASED', released, -block.secured)], rows: [blockRow(released)],
    events: [blockEvent('released', released)],
  };
}

/** Lifts a block whose end has come. */
export function expiredBlock(block: Block, now: Date): BlockChange {
  const lifted = changed(block, { state: 'RELEASED', secured: 0n, releaseReason: 'Its time is over.' }, now);
  return {
    block: lifted, entries: [blockEntry('BLOCK_RELEASED', lifted, -block.secured)], rows: [blockRow(lifted)],
    events: [blockEvent('expired', lifted)],
  };
}

/**
 * Sets when a block ends: earlier or later, within the law.
 * Pure; refuses with BLOCK_NOT_ACTIVE, BLOCK_OF_MED_CASE, BLOCK_TOO_LONG.
 */
export function rescheduledBlock(ledger: Ledger, blockId: string, expiresAt: Date, law: BlockLaw): BlockDecision {
  const block = activeBlock(ledger, blockId, null);
  if ('code' in block) return { refused: block };
  const refused = refuseEnd({ ...block, expiresAt }, law);
  if (refused) return { refused };
  if (block.expiresAt?.getTime() === expiresAt.getTime()) return { block, entries: [], rows: [], events: [] };
  const after = changed(block, { expiresAt }, ledger.now);
  return { block: after, entries: [], rows: [blockRow(after)], events: [blockEvent('rescheduled', after)] };
}

/** Capture of a block: the amount (minor units), the account of the ledger that it goes to, and the creditor. */
export interface BlockCapture {
  /** At most what the block has secured. */
  readonly amount: Cents;
  readonly intoAccountId: string;
  readonly creditor: Side;
  /** The id of the obligation that the capture creates. */
  readonly obligationId: string;
  readonly createdBy: string;
}

/**
 * Takes money out of a block, at once and finally; the rest of its secured amount is free again. It ignores a freeze and a blocked party:
 * a block exists to be captured.
 * @param medCaseId the case that captures; null for an operator.
 * Pure; refuses with BLOCK_NOT_ACTIVE, BLOCK_OF_MED_CASE.
 */
export function capturedBlock(ledger: Ledger, blockId: string, capture: BlockCapture, medCaseId: string | null): BlockDecision {
  const block = activeBlock(ledger, blockId, medCaseId);
  if ('code' in block) return { refused: block };
  const { amount, intoAccountId, creditor, obligationId, createdBy } = capture;
  assert(amount > 0n && amount <= block.secured, `${amount} is to be captured of a block that has secured ${block.secured}`);
  const { rows, events } = obligationFinalAtOnce({
    obligationId, txId: block.txId, amount, currency: block.currency, debtor: accountSide(block.accountId), creditor, createdBy,
  }, ledger.now);
  const captured = changed(block, { state: 'CAPTURED', secured: 0n, captured: amount, obligationId }, ledger.now);
  const entry: EntryDraft = {
    ...blockEntry('BLOCK_CAPTURED', captured, -block.secured),
    postings: [
      { accountId: block.accountId, asset: block.currency, amount: -amount },
      { accountId: intoAccountId, asset: block.currency, amount },
    ],
    obligationIds: [obligationId],
  };
  return { block: captured, entries: [entry], rows: [blockRow(captured), ...rows], events: [blockEvent('captured', captured), ...events] };
}

/** Returns an active block, or a refusal. Only its owner may change it: the case `medCaseId`, or an operator (null). */
function activeBlock(ledger: Ledger, blockId: string, medCaseId: string | null): Block | Refusal {
  const block = ledger.row(BLOCK, blockId);
  if (!block) return refusal('BLOCK_NOT_FOUND');
  if (block.state !== 'ACTIVE') {
    return refusal('BLOCK_NOT_ACTIVE', { block_id: blockId, state: block.state }, `The block is ${block.state.toLowerCase()}.`);
  }
  if (block.medCaseId !== medCaseId) return refusal('BLOCK_OF_MED_CASE', { med_case_id: block.medCaseId });
  return block;
}

function changed(block: Block, changes: Partial<Block>, now: Date): Block {
  const after = { ...block, ...changes, version: block.version + 1n, updatedAt: now };
  return after.state === 'ACTIVE' ? after : { ...after, resolvedAt: now };
}

/** Makes an entry that blocks `amount` more (minor units), or less where it is negative. */
function blockEntry(entryType: string, { blockId, accountId, currency: asset, txId }: Block, amount: Cents): EntryDraft {
  return {
    entryType, txId, postings: [], obligationIds: [], correlation: { block_id: blockId },
    reservations: amount === 0n ? [] : [{ kind: 'blocked', reservationId: blockId, accountId, asset, amount }],
  };
}
