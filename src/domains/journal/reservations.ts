import type { Query } from '../../platform/db/query.ts';
import type { Cents } from '../../platform/money.ts';
import type { EventDraft } from '../../platform/outbox/event.ts';
import type { Change, Encumbrances, OpenBlock, RowWrite } from './ledger.ts';

/** The active holds of an account that are past their deadline, and the deadline that comes next. */
export interface DueHolds<Hold = unknown> {
  readonly holds: readonly Hold[];
  readonly next: Date | null;
}

/**
 * How holds and blocks act without being asked, whatever domain moves the money; injected, because the journal stands
 * below them. Pure, but for the two that read.
 */
export interface ReservationRules<Hold = unknown, Block extends OpenBlock = OpenBlock> {
  /** The encumbrances of accounts; those without any may be left out. */
  loadEncumbrances(query: Query, tenant: string, accountIds: readonly string[]): Promise<ReadonlyMap<string, Encumbrances>>;
  /** What is past its deadline at `at`, by account. */
  loadDueHolds(query: Query, tenant: string, accountIds: readonly string[], at: Date): Promise<ReadonlyMap<string, DueHolds<Hold>>>;
  /** The end of a hold that is past its deadline. */
  expire(hold: Hold, now: Date): Change;
  /** What a block writes and announces that secures `amount` more (minor units). */
  secure(block: Block, amount: Cents, now: Date): { readonly row: RowWrite; readonly event: EventDraft };
  /** What a written row makes of the encumbrances on its account; undefined for a row that encumbers nothing. */
  encumbrancesAfter(row: RowWrite, encumbrancesOn: (accountId: string) => Encumbrances): readonly [accountId: string, Encumbrances] | undefined;
}
