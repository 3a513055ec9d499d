import type { Query } from '../../platform/db/query.ts';
import type { Cents } from '../../platform/money.ts';
import type { EventDraft } from '../../platform/outbox/event.ts';
import type { LedgerChange, Encumbrances, OpenBlock, RowWrite } from './ledger.ts';

/** The active holds of an account that are past their deadline, and the deadline that comes next. */
export interface DueHolds<Hold = unknown> {
  readonly holds: readonly Hold[];
  readonly next: Date | null;
}

/**
 * Rules by which holds and blocks act without a command of their own, whatever domain moves the money; injected, because the journal is
 * below them. Pure, except for the two that read.
 */
export interface ReservationRules<Hold = unknown, Block extends OpenBlock = OpenBlock> {
  /** The encumbrances of accounts; those without any may be left out. */
  loadEncumbrances(query: Query, tenant: string, accountIds: readonly string[]): Promise<ReadonlyMap<string, Encumbrances>>;
  /** Loads the holds that are past their deadline at `at`, by account. */
  loadDueHolds(query: Query, tenant: string, accountIds: readonly string[], at: Date): Promise<ReadonlyMap<string, DueHolds<Hold>>>;
  /** The end of a hold that is past its deadline. */
  expire(hold: Hold, now: Date): LedgerChange;
  /** Returns the row and the event of a block that secures `amount` more (minor units). */
  secure(block: Block, amount: Cents, now: Date): { readonly row: RowWrite; readonly event: EventDraft };
  /** Returns the encumbrances of a row's account after the row was written; undefined for a row that encumbers nothing. */
  encumbrancesAfter(row: RowWrite, encumbrancesOn: (accountId: string) => Encumbrances): readonly [
    accountId: string, Encumbrances,
  ] | undefined;
}
