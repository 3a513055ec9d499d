import type { Config } from '../../platform/config.ts';
import { assert } from '../../platform/assert.ts';
import type { RowLoader } from './cache.ts';
import type { DerivedRows } from './derived-rows.ts';
import type { Gate } from './ledger.ts';
import type { LimitRules, RowsBehind } from './limit-rules.ts';
import type { ReservationRules } from './reservations.ts';
import type { RowKind } from './row-kind.ts';
import type { BooksCheck } from './books-check.ts';
import type { WriterOptions } from './writer.ts';

/** Source of the rows of one kind, for decisions. */
export interface RowSource {
  readonly kind: RowKind<unknown>;
  readonly load: RowLoader;
  /**
   * True where they may be read while a batch commits: rows that do not depend on other rows, and rows that may be as old as a look-up
   * which a request made before.
   */
  readonly isReadAhead?: boolean;
  /** Rules of derived rows, which are read from these rows. */
  readonly derived?: DerivedRows;
}

/** Parts that a domain contributes to the journal, which is below it. */
export interface LedgerParts {
  /** Judge every movement, in the order of the ladder. */
  readonly gates?: readonly Gate[];
  readonly rows?: readonly RowSource[];
  /** One domain brings them. */
  readonly reservations?: ReservationRules;
  /** Checks of its rows for `journal verify`; newly made for each verification. */
  readonly checks?: readonly (() => BooksCheck)[];
  /** The rows behind movements. One domain brings them. */
  readonly behind?: RowsBehind;
  /** At most one domain brings them. */
  limits?(config: Config, behind: RowsBehind): LimitRules;
}

/** Module that contributes to the ledger. */
export interface LedgerModule {
  readonly ledger: LedgerParts;
}

export type CollectedLedger = Omit<WriterOptions, 'mostWaiting' | 'log'>;

/** Collects the parts of all domains for the writer, in the order of the ladder. */
export function collectLedger(parts: readonly LedgerParts[], config: Config): CollectedLedger {
  const rows = parts.flatMap((part) => part.rows ?? []);
  const [reservations, ...others] = parts.flatMap((part) => part.reservations ?? []);
  assert(reservations && others.length === 0, 'one domain brings the rules of reservations');
  const [behind, ...behindToo] = parts.flatMap((part) => part.behind ?? []);
  assert(behind && behindToo.length === 0, 'one domain brings the rows behind movements');
  const [limits, ...more] = parts.flatMap((part) => part.limits?.(config, behind) ?? []);
  assert(more.length === 0, 'at most one domain brings limits');
  assert(new Set(rows.map(({ kind }) => kind.prefix)).size === rows.length, 'rows of a kind are found by one domain');
  return {
    gates: parts.flatMap(({ gates }) => gates ?? []),
    loaders: Object.fromEntries(rows.map(({ kind, load }) => [kind.prefix, load])),
    ownRows: new Set(rows.filter(({ isReadAhead }) => isReadAhead).map(({ kind }) => kind.prefix)),
    derived: Object.fromEntries(rows.flatMap(({ kind, derived }) => (derived ? [[kind.prefix, derived]] : []))),
    reservations, ...(limits && { limits }),
  };
}
