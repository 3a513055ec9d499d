import { createHash } from 'node:crypto';
import type { Execute, SqlFunction } from '../platform/db/functions.ts';
import { connectTo } from '../platform/db/postgres-client.ts';
import { SCHEMA } from '../platform/db/sql.ts';
import { isLaterRelease, RELEASE } from '../platform/release.ts';
import { migrations } from './index.ts';
import { OldSchema } from './unknown-history.ts';

/** Mark that `migrate` leaves as the comment of the schema, which every login may read. */
interface Mark {
  /** The last migration. */
  readonly schema: string;
  /** A digest of the texts of all functions. */
  readonly functions: string;
  readonly release: string;
}

/** The name of the newest migration. */
export const SCHEMA_NAME = migrations.at(-1)?.name ?? '';

/** Marks the schema, in the transaction that migrates it. */
export async function markSchema(execute: Execute, functions: readonly SqlFunction[]): Promise<void> {
  const mark = JSON.stringify(ourMark(functions));
  const [found] = await execute<{ mark: string | null }>(READ);
  if (found?.mark !== mark) await execute(`comment on schema ${SCHEMA} is '${mark}'`);
}

/**
 * Asserts that a database has the schema of this release, or of a newer one, beside which this one still works.
 * @param functions all that this release has in the database.
 * @returns the name of the database's last migration.
 * @throws OldSchema when it has not been migrated, or by an older release.
 */
export async function requireSchema(databaseUrl: string, functions: readonly SqlFunction[]): Promise<string> {
  const found = await readMark(databaseUrl);
  const ours = ourMark(functions);
  if (found === undefined) throw new OldSchema(`the database has not been migrated by this release or a newer one: ${REMEDY}`);
  if (!isNewer(found, ours)) {
    if (found.schema !== ours.schema) throw new OldSchema(
      `the database has the schema ${found.schema}, and this release needs ${ours.schema}: ${REMEDY}`,
    );
    if (found.functions !== ours.functions) throw new OldSchema(`the functions in the database are not those of this release: ${REMEDY}`);
  }
  return found.schema;
}

const READ = `select obj_description(to_regnamespace('${SCHEMA}'), 'pg_namespace') as mark`;
const REMEDY = 'run "razao migrate" with the owner\'s DATABASE_URL, or start with --migrate';

function ourMark(functions: readonly SqlFunction[]): Mark {
  const digest = createHash('sha256').update(functions.map(({ name, mark }) => `${name} ${mark}`).toSorted().join('\n')).digest('hex');
  return { schema: SCHEMA_NAME, functions: digest, release: RELEASE };
}

/** True when a newer release made the mark: it knows all migrations of this one, and others. */
function isNewer(found: Mark, ours: Mark): boolean {
  const isKnown = migrations.some(({ name }) => name === found.schema);
  return isKnown ? found.schema === ours.schema && isLaterRelease(found.release, ours.release) : found.schema > ours.schema;
}

async function readMark(databaseUrl: string): Promise<Mark | undefined> {
  const client = await connectTo({ url: databaseUrl });
  try {
    const { rows: [row] } = await client.query<{ mark: string | null }>(READ);
    return row?.mark?.startsWith('{') ? JSON.parse(row.mark) as Mark : undefined;
  } finally {
    await client.end().catch(() => undefined);
  }
}
