/** Reads whole rows of the journal in pages, for what replays books of any length. */
import type { EntityManager } from '@mikro-orm/postgresql';
import { assert } from '../../platform/assert.ts';
import { ENTRY_COLUMNS, entryColumns } from './entry-row.ts';
import type { WholeRow } from './replay.ts';

/** Rows of a page: some milliseconds in which the process does nothing else. */
const PAGE = 1_000;
const NAMES = [
  ...ENTRY_COLUMNS, 'debtor_after', 'creditor_after', 'entry_hash', 'commit_no',
] as const satisfies readonly (keyof WholeRow)[];
/** Columns of text, which no writer leaves empty. */
const TEXTS = [
  'entry_type', 'tx_id', 'debtor_account_id', 'creditor_account_id', 'asset', 'obligation_id', 'entry_hash',
] as const satisfies readonly (keyof WholeRow)[];
const JSON_COLUMNS: ReadonlySet<string> = new Set(['correlation', 'reservations'] satisfies (keyof WholeRow)[]);

/** Stands between the values of a column: a control character, which neither ids nor JSON have. */
const SEPARATOR = '\u001f';

const ROWS = `select ${entryColumns('e')}, e.debtor_after, e.creditor_after, e.entry_hash, e.commit_no
  from razao.journal_entries e where e.tenant_id = ? and e.seq_no > ? and e.seq_no <= ? order by e.seq_no limit ?`;

/** A page as one text for each column: for rows, the client of Postgres takes four times as long to read their fields one by one. */
const COLUMNS = `select count(*)::int as count, count(*) filter (where '' in (${TEXTS.join(', ')}))::int as odd,
    ${NAMES.map((name) => `string_agg(coalesce(${name}::text, ''), '${SEPARATOR}') as ${name}`).join(', ')}
  from (${ROWS}) e`;

interface Columns extends Record<typeof NAMES[number], string> {
  readonly count: number;
  /** Rows with an empty text: it could not be told from null. */
  readonly odd: number;
}

/**
 * Reads the next rows of a journal, at most a page.
 * @param after entry behind which they begin. @param last entry that may be among them.
 */
export async function readEntryPage(em: EntityManager, tenant: string, after: bigint, last: bigint): Promise<readonly WholeRow[]> {
  assert(after >= 0n && last >= 0n, 'entries are numbered from 1');
  const range = [tenant, after, last, PAGE];
  const [columns] = await em.execute<Columns[]>(COLUMNS, range);
  return (columns && rowsOf(columns)) ?? em.execute<WholeRow[]>(ROWS, range);
}

/** @returns undefined where a value could be another than the row has: one is empty, or has a separator in it. */
function rowsOf(columns: Columns): WholeRow[] | undefined {
  const { count, odd } = columns;
  assert(count <= PAGE && odd <= count, 'Postgres returns a page of rows');
  if (count === 0) return [];
  const values = NAMES.map((name) => [name, columns[name].split(SEPARATOR)] as const);
  if (odd > 0 || values.some(([, { length }]) => length !== count)) return undefined;
  const rows = Array.from({ length: count }, (): Record<string, unknown> => ({}));
  for (const [name, column] of values) {
    const read = readerOf(name);
    column.forEach((text, at) => { (rows[at] as Record<string, unknown>)[name] = text === '' ? null : read(text); });
  }
  return rows as unknown as WholeRow[];
}

function readerOf(name: string): (text: string) => unknown {
  if (JSON_COLUMNS.has(name)) return (text) => JSON.parse(text) as unknown;
  return name === 'is_credit_first' ? (text) => text === 'true' : (text) => text;
}
