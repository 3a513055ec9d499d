import type { EntityManager } from '@mikro-orm/postgresql';
import type { EntryPayload } from './entry.ts';

/** A stored value, and what the entries give for it; amounts in minor units. */
export interface DifferentValue {
  readonly column: string;
  readonly stored: string;
  readonly derived: string;
}

/** A row that differs from what the entries give. */
export interface BookDifference extends Partial<DifferentValue> {
  /** Names the row, as `entry 7`, `balance acc_… BRL`, or the id of a hold. */
  readonly row: string;
  readonly problem: string;
}

/** A bad row, thrown out of a check. */
export class BadRow extends Error {
  readonly difference: BookDifference;

  constructor(row: string, problem: string, value?: DifferentValue) {
    super(problem);
    this.difference = { row, problem, ...value };
  }
}

/** @throws BadRow where a stored value is not the derived one. @param problem in place of the usual sentence. */
export function requireEqual(
  row: string, column: string, stored: bigint | string | null, derived: bigint | string | null, problem?: string,
): void {
  if (String(stored) === String(derived)) return;
  const value = { column, stored: String(stored), derived: String(derived) };
  throw new BadRow(row, problem ?? `${column} is ${value.stored}, the journal says ${value.derived}`, value);
}

/** Check of a domain's own rows by the journal: it sees every entry, and then compares. One is made for each verification. */
export interface BooksCheck {
  /** Reads the data that it needs before the first entry. */
  begin?(em: EntityManager, tenant: string): Promise<void>;
  /** @throws BadRow for an entry that cannot be. */
  entry?(payload: EntryPayload): void;
  /** @throws BadRow for the first row that differs from the entries' result. */
  end(em: EntityManager, tenant: string): Promise<void>;
}
