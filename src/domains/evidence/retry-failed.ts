import type { Database } from '../../platform/db/database.ts';
import type { PostgresRow } from '../../platform/db/row.ts';
import type { Job } from '../../platform/jobs/jobs.ts';
import type { Log } from '../../platform/log.ts';
import type { EvidenceContext } from './context.ts';
import { evidenceCodec } from './evidence.entity.ts';
import { retryDue } from './retry-evidence.ts';

const TENANTS = { name: 'evidence-due', text: 'select razao.evidence_due($1) as tenant' };
const READ = { name: 'read-due-evidence', text: `select ${evidenceCodec.columns.join(', ')} from razao.read_due_evidence($1, $2, $3)` };
/** Pieces of evidence of a tenant that are tried at a time; the rest at the next look. */
const PAGE = 100;

/** The look for evidence that could not be processed and whose next attempt is due, for every tenant. */
export function evidenceJobs(database: Database, contextFor: (tenant: string) => EvidenceContext, log: Log): Job[] {
  return [{
    name: 'retry-evidence', every: '5 seconds', nextDue: 'evidence_next_due', run: () => retryFailed(database, contextFor, log),
  }];
}

/** Tries evidence again that is due. A further failure is due later; after the last one it is announced as unmatched. */
export async function retryFailed(database: Database, contextFor: (tenant: string) => EvidenceContext, log: Log): Promise<void> {
  const now = database.clock.now();
  for (const { tenant } of await database.query<{ tenant: string }>(TENANTS, [now])) {
    for (const evidence of (await database.query<PostgresRow>(READ, [tenant, now, PAGE])).map(evidenceCodec.read)) {
      await retryDue(contextFor(tenant), evidence).catch((error: unknown) => {
        log.warn({ tenant, evidence_id: evidence.evidenceId, err: error }, 'evidence could not be retried');
      });
    }
  }
}
