export { checkBalances } from './check-balances.ts';
export { paysNothing, refuseBlockedParty, refuseClosed, refuseFrozen, refuseMarkedParty } from './gates.ts';
export { Journal, type JournalContext } from './journal.ts';
export {
  available, followed, NO_BALANCE, NO_ENCUMBRANCES,
  type AccountState, type Balance, type LedgerChange, type Encumbrances, type Decision, type EntryDraft, type Expectation, type Gate,
  type Ledger,
  type LedgerCommand, type Loads, type Movement, type OpenBlock, type CommandOutcome, type Payment, type FastTransfer, type FastTransfers,
  type Posting, type Reservation, type RowWrite, type SystemRole, type DryRun,
} from './ledger.ts';
export { balancesAt, resolveAsOf, positionsAt, type AsOf, type Position } from './as-of.ts';
export { getJournalObligation, type EntryProofs, type JournaledContext } from './queries.ts';
export { chainHash, GENESIS_HASH, type EntryPayload } from './entry.ts';
export { ANSWER_SHAPES, FORMER_ANSWER_SHAPES } from './commit-batch.ts';
export { entryUlid } from './payment.ts';
export { entryColumns, ENTRY_TYPES, movesOf, obligationOf, payloadIn, type EntryRow } from './entry-row.ts';
export {
  compare as compareMovements, mergeStreams, readMovements, startOf as startOfMovements,
  type AccountMovement, type MovementRange, type PlacedMovement, type StreamPosition,
} from './movements.ts';
export type { BehindMovement, Counted, LimitedLedger, LimitRules, FastCount, RowsBehind } from './limit-rules.ts';
export type { DueHolds, ReservationRules } from './reservations.ts';
export { BatchState } from './state.ts';
export { balanceOf, readAccounts, type BalanceColumns } from './store.ts';
export type { RowLoader } from './cache.ts';
export { collectLedger, type CollectedLedger, type LedgerModule, type LedgerParts, type RowSource } from './ledger-parts.ts';
export { rowKind, type RowKind } from './row-kind.ts';
export { countedRow, quotaId, refuseBeyond } from './quotas.ts';
export type { DerivedRules, DerivedRows } from './derived-rows.ts';
export { BadRow, requireEqual, type BookDifference, type BooksCheck } from './books-check.ts';
export type { Witness } from './replay.ts';
export { checkNewEntries, sampleJournal, verifyJournal, type Checked, type CheckedTo, type JournalVerdict } from './verify-journal.ts';
