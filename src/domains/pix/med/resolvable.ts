import { refusal, type Refusal } from '../../../platform/errors.ts';
import type { Cents } from '../../../platform/money.ts';
import { BLOCK, type Block } from '../../holds/index.ts';
import { accountSide, obligationFinalAtOnce, type Side } from '../../obligations/index.ts';
import { followed, type LedgerChange, type Ledger } from '../../journal/index.ts';
import { mayBecome, type MedCase } from './med-case.ts';

/** Refuses a decision about an inbound case that cannot be made now. */
export function refuseResolution(it: MedCase): Refusal | undefined {
  const { status, resolution } = it;
  if (!mayBecome(it, 'RELEASED')) return refusal('MED_CASE_RESOLVED', { status, resolution });
  const isPending = status === 'OPEN' && it.blockId === null && !it.isBlockRefused;
  return isPending ? refusal('MED_BLOCK_PENDING', { status }) : undefined;
}

/** Amount that can be decided about: what the block has secured, or what a failed return left on the clearing account. */
export function atStake(it: MedCase, block: Block | undefined): Cents {
  return it.status === 'RETURN_FAILED' ? it.waiting : (block?.secured ?? 0n);
}

/** The block that secures the rest of a case, as the ledger has it; undefined where none does. */
export function blockOfRest(ledger: Ledger, { blockId }: Pick<MedCase, 'blockId'>): Block | undefined {
  const block = blockId === null ? undefined : ledger.row(BLOCK, blockId);
  return block?.state === 'ACTIVE' ? block : undefined;
}

/** Record of money that is given back to the account of a case. */
export interface GiveBack {
  readonly amount: Cents;
  /** Party that contested it. */
  readonly payer: Side;
  readonly obligationId: string;
  readonly txId: string;
  readonly createdBy: string;
}

/** Pure: money that waited on the clearing account goes back to the account that it was taken from. */
export function givenBack(ledger: Ledger, { accountId, currency, caseId }: MedCase, back: GiveBack): LedgerChange {
  const { amount, payer, obligationId, txId, createdBy } = back;
  if (amount === 0n) return { entries: [], rows: [], events: [] };
  const to = followed(ledger, accountId)?.accountId ?? accountId;
  const { rows, events } = obligationFinalAtOnce(
    { obligationId, txId, amount, currency, debtor: payer, creditor: accountSide(to), createdBy }, ledger.now,
  );
  const entry = {
    entryType: 'CORRECTION', txId, obligationIds: [obligationId], correlation: { med_case_id: caseId },
    postings: [
      { accountId: ledger.system('clearing', currency).accountId, asset: currency, amount: -amount },
      { accountId: to, asset: currency, amount },
    ],
  };
  return { entries: [entry], rows, events };
}

/** Several changes as one. */
export function combineChanges(...changes: readonly LedgerChange[]): LedgerChange {
  return {
    entries: changes.flatMap(({ entries }) => entries), rows: changes.flatMap(({ rows }) => rows),
    events: changes.flatMap(({ events }) => events),
  };
}
