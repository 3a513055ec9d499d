import { canonicalJson } from '../../platform/canonical.ts';
import type { Context } from '../../platform/context.ts';
import { rowLoader } from '../../platform/db/row-loader.ts';
import { encodedId, partsOfId } from '../../platform/id.ts';
import type { RowOf } from '../../platform/db/row.ts';
import { rowKind, type RowWrite } from '../journal/index.ts';
import type { AccountLine, BalanceLine, PartyLine } from './lines.ts';
import { importedRowCodec, type ImportedRowEntity } from './imported-row.entity.ts';

export const IMPORTED_ROW = rowKind<ImportedRow>('imported');

export type ImportedRow = RowOf<typeof ImportedRowEntity>;

/** What a line of a file says, apart from its place there. */
export type ImportLine = PartyLine | AccountLine | BalanceLine;

/** The name of a party, an account or an opening balance by the key that the source has for it. */
export function nameOf(of: ImportLine['of'], key: string): string {
  return `${of}:${key}`;
}

/** Returns the digest by which a changed line is recognised, in hex. */
export function digestOf({ tenant, vault }: Pick<Context, 'tenant' | 'vault'>, { at: _, ...line }: ImportLine): string {
  return vault.mac('imported row', canonicalJson({ tenant, ...line })).toString('hex');
}

/** Finds the imported ones of rows with these names, by name. Reads on a connection of its own. */
export async function findImported(
  { tenant, db: { database } }: Pick<Context, 'tenant' | 'db'>, names: readonly string[],
): Promise<Map<string, ImportedRow>> {
  const rows = await loadImported((statement, values) => database.query(statement, values), tenant, names.map(importedKey));
  return new Map([...rows.values()].map((row) => [row.name, row]));
}

/** Returns the row that remembers a line. @param madeId what was made of it. */
export function importedRow(
  ctx: Pick<Context, 'tenant' | 'vault' | 'actor'>, line: ImportLine, madeId: string | null, now: Date,
): ImportedRow {
  return { name: nameOf(line.of, line.key), digest: digestOf(ctx, line), madeId, importedAt: now, importedBy: ctx.actor };
}

/** The id by which the journal's writer finds an imported row. */
export function importedKey(name: string): string {
  return encodedId(IMPORTED_ROW.prefix, [name]);
}

/** An imported row, to be written with the entry that is made of it. */
export function importedWrite(row: ImportedRow): RowWrite<ImportedRow> {
  return { codec: importedRowCodec, id: importedKey(row.name), isNew: true, value: row };
}

/** Loads imported rows for the journal's writer. */
export const loadImported = rowLoader(
  'imported_rows', importedRowCodec, ({ name }) => importedKey(name), (id) => partsOfId(id)[0] ?? '',
);
