import type { LimitWarning, RailFamily } from '../../../generated/models.ts';
import type { Query } from '../../platform/db/query.ts';
import type { Refusal } from '../../platform/errors.ts';
import type { Cents } from '../../platform/money.ts';
import type { EventDraft } from '../../platform/outbox/event.ts';
import type { Change, Ledger, Movement, RowWrite } from './ledger.ts';
import type { RowKind } from './row-kind.ts';

/** The books as limits see them. */
export interface LimitedLedger<Shared = unknown> extends Pick<Ledger, 'now' | 'account' | 'row'> {
  /** What is enforced of the tenant as a whole, and what is used of it, as of the changes before. */
  readonly sharedLimits: Shared;
}

/** What limits read of the row behind a movement, and what was kept with it. */
export interface BehindMovement {
  readonly rail: RailFamily;
  readonly state: string;
  readonly debtor: { readonly accountId: string | null };
  /** Minor units. */
  readonly amount: Cents;
  /** What it used of limits, in their own words. */
  readonly limitUse?: unknown;
}

/** The rows behind movements, which keep what these used of limits: a port that the domain of those rows fills. */
export interface RowsBehind {
  readonly kind: RowKind<BehindMovement>;
  /** What a written row is to limits; undefined for a row of another kind. */
  read(row: RowWrite): BehindMovement | undefined;
  /** The row, given by `read`, with what it used. */
  keep(row: RowWrite, limitUse: unknown): RowWrite;
}

/** What a change uses of limits. */
export interface Counted<Shared = unknown, Own = unknown> {
  /** The limits of accounts as the change leaves them. */
  readonly own: ReadonlyMap<string, Own>;
  readonly shared: Shared;
  /** The rows of the change; those behind its movements say what they used, so that it can be given back. */
  readonly rows: readonly RowWrite[];
  readonly events: readonly EventDraft[];
  readonly warnings: readonly LimitWarning[];
}

/** What plain transfers use of limits. */
export interface PlainCount<Shared = unknown, Own = unknown> {
  /** Counts a side of one; false where more is to be said of it than what it used, and then nothing of the batch may stand. */
  passes(movement: Movement): boolean;
  /** The limits as the transfers leave them. */
  left(): Pick<Counted<Shared, Own>, 'own' | 'shared'>;
}

/**
 * Limits over every movement, whatever domain it comes from; injected, because the journal stands below them. The writer
 * remembers what they load with its accounts, without knowing what it is. Pure, but for the two that read.
 */
export interface LimitRules<Shared = unknown, Own = unknown> {
  /** What is enforced of a tenant as a whole. A commit that changes it touches an id that `isShared` knows. */
  loadShared(query: Query, tenant: string): Promise<Shared>;
  /** What is enforced of each of these accounts beside that. A commit that changes it touches the account or its owner. */
  loadOwn(query: Query, tenant: string, accountIds: readonly string[]): Promise<ReadonlyMap<string, Own>>;
  isShared(touchedId: string): boolean;
  /** Judges the movements of a change and counts them; undefined where nothing is counted. */
  count(change: Change, ledger: LimitedLedger<Shared>): Counted<Shared, Own> | { readonly refused: Refusal } | undefined;
  /** False where no NATIVE payment of an account with these limits, by or to it, is judged or counted. */
  mayCount(shared: Shared, own: Own | undefined): boolean;
  /** Judges and counts the plain transfers of a batch as `count` does, each on what those before it have used. */
  countPlain(ledger: LimitedLedger<Shared>): PlainCount<Shared, Own>;
  /** The rows of what is used, once a batch. */
  ownRows(accountId: string, before: Own, after: Own, now: Date): readonly RowWrite[];
  sharedRows(before: Shared, after: Shared, now: Date): readonly RowWrite[];
}
