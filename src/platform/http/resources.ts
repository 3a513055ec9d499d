import { assert } from '../assert.ts';
import type { Context } from '../context.ts';
import type { ErrorCode } from '../errors.ts';

/** Loads rows that paths name. */
export interface ResourceKind<Row = unknown> {
  /** Error code for a missing or foreign one. */
  readonly missing: ErrorCode;
  /** @param path the parameters of the whole path, for a resource that more than one of them names. */
  find(ctx: Context, id: string, path?: Readonly<Record<string, unknown>>): Promise<Row | undefined>;
}

/** The rows that the path of a request names, already known to belong to the tenant. */
export class Resources {
  readonly #rows = new Map<ResourceKind, unknown>();

  add<Row>(kind: ResourceKind<Row>, row: Row): void {
    this.#rows.set(kind, row);
  }

  /** The row of a kind that the operation's contract declares (`x-resources`). */
  of<Row>(kind: ResourceKind<Row>): Row {
    assert(this.#rows.has(kind), 'the path of the operation names such a row');
    return this.#rows.get(kind) as Row;
  }
}

export const NO_RESOURCES = new Resources();
