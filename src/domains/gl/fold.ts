import type { Context } from '../../platform/context.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Job } from '../../platform/jobs/jobs.ts';

const FOLD = { name: 'fold-gl', text: 'select razao.fold_gl($1, $2, $3)::text as left' };
const BACKLOG = { name: 'gl-backlog', text: 'select razao.gl_backlog($1) as tenant' };
/** Entries added up in one transaction: about a second of work. */
const CHUNK = 50_000;
/** Entries that a reader adds up itself, rather than to store what they come to. */
const LEFT_TO_READERS = 500;

/** Adds up by day what the journal has moved since this was done last, unless few entries are left. */
export async function foldGl({ tenant, db }: Pick<Context, 'tenant' | 'db'>, unlessFewer = LEFT_TO_READERS): Promise<void> {
  for (let left = 1n; left > 0n;) {
    const [row] = await db.database.query<{ left: string }>(FOLD, [tenant, CHUNK, unlessFewer]);
    left = BigInt(row?.left ?? 0);
  }
}

/** Keeps the sums of the general ledger near the head of every journal. */
export function glJobs(database: Database): Job[] {
  return [{
    name: 'fold-gl', every: '10 seconds',
    run: async () => {
      for (const { tenant } of await database.query<{ tenant: string }>(BACKLOG, [0])) await foldGl({ tenant, db: database.forTenant(tenant) }, 0);
    },
  }];
}
