import type { LimitWarning, RailFamily } from '../../../generated/models.ts';
import type { Query } from '../../platform/db/query.ts';
import type { Refusal } from '../../platform/errors.ts';
import type { Cents } from '../../platform/money.ts';
import type { EventDraft } from '../../platform/outbox/event.ts';
import type { LedgerChange, Ledger, Movement, RowWrite } from './ledger.ts';
import type { RowKind } from './row-kind.ts';

/** The books as limits see them. */
export interface LimitedLedger<Shared = unknown> extends Pick<Ledger, 'now' | 'account' | 'row'> {
  /** Limits of the tenant as a whole and their use, as of the changes before. */
  readonly sharedLimits: Shared;
}

/** Data of the row behind a movement that limits read, with the limit use kept on it. */
export interface BehindMovement {
  readonly rail: RailFamily;
  readonly state: string;
  readonly debtor: { readonly accountId: string | null };
  /** Minor units. */
  readonly amount: Cents;
  /** Use of limits, in a form that only limits know. */
  readonly limitUse?: unknown;
}

/** The rows behind movements, which keep what these used of limits: a port that the domain of those rows fills. */
export interface RowsBehind {
  readonly kind: RowKind<BehindMovement>;
  /** Returns a written row as limits read it; undefined for a row of another kind. */
  read(row: RowWrite): BehindMovement | undefined;
  /** Returns the row, given by `read`, with its limit use. */
  keep(row: RowWrite, limitUse: unknown): RowWrite;
}

/** Limits after a change. */
export interface Counted<Shared = unknown, Own = unknown> {
  /** The limits of accounts as the change leaves them. */
  readonly own: ReadonlyMap<string, Own>;
  readonly shared: Shared;
  /** Rows of the change; those behind its movements keep their limit use, so that it can be given back. */
  readonly rows: readonly RowWrite[];
  readonly events: readonly EventDraft[];
  readonly warnings: readonly LimitWarning[];
}

/** Count of the limits that plain transfers use. */
export interface FastCount<Shared = unknown, Own = unknown> {
  /**
   * Counts one side of a transfer. Returns false where limits would do more than count it; then nothing
   * of the batch may be committed this way.
   */
  passes(movement: Movement): boolean;
  /** The limits as the transfers leave them. */
  left(): Pick<Counted<Shared, Own>, 'own' | 'shared'>;
}

/**
 * Limits over every movement, whatever its domain; injected, because the journal is below them. The writer remembers what they load with
 * its accounts, as an opaque value. Pure, except for the two that read.
 */
export interface LimitRules<Shared = unknown, Own = unknown> {
  /** Loads the limits of a tenant as a whole. A commit that changes them touches an id for which `isShared` is true. */
  loadShared(query: Query, tenant: string): Promise<Shared>;
  /** Loads the limits of each of these accounts. A commit that changes them touches the account or its owner. */
  loadOwn(query: Query, tenant: string, accountIds: readonly string[]): Promise<ReadonlyMap<string, Own>>;
  isShared(touchedId: string): boolean;
  /** Judges the movements of a change and counts them; undefined where nothing is counted. */
  count(change: LedgerChange, ledger: LimitedLedger<Shared>): Counted<Shared, Own> | { readonly refused: Refusal } | undefined;
  /** False where no NATIVE payment of an account with these limits, by or to it, is judged or counted. */
  mayCount(shared: Shared, own: Own | undefined): boolean;
  /** Judges and counts the plain transfers of a batch as `count` does, each on what those before it have used. */
  countPlain(ledger: LimitedLedger<Shared>): FastCount<Shared, Own>;
  /** Returns the rows of the limits used, once a batch. */
  ownRows(accountId: string, before: Own, after: Own, now: Date): readonly RowWrite[];
  sharedRows(before: Shared, after: Shared, now: Date): readonly RowWrite[];
}
