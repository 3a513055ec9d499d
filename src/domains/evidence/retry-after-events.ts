import type { PageConsumer } from '../../platform/worker/consumer.ts';
import type { Database } from '../../platform/db/database.ts';
import type { PostgresRow } from '../../platform/db/row.ts';
import type { EvidenceContext } from './context.ts';
import { evidenceCodec } from './evidence.entity.ts';
import { retryWaiting } from './retry-evidence.ts';

/** Events that evidence waits for: a step of its obligation, or the evidence of the payment that it returns. */
const TYPES = [
  'obligation.dispatched', 'obligation.dispatch_failed', 'obligation.redispatched',
  'obligation.settled', 'obligation.failed', 'obligation.canceled', 'evidence.matched', 'evidence.resolved',
];
const POLL_EVERY_MS = 200;

const NOTHING = { types: [], isPressing: false };
const READ = { name: 'read-waiting-evidence', text: `select ${evidenceCodec.columns.join(', ')} from razao.read_waiting_evidence($1, $2)` };

/**
 * Tries evidence that came before its time again after each event that applies. A tenant whose evidence waits for
 * nothing has none of its events read: what comes to wait after that look waits for events that come later still.
 */
export function retryAfterEvents(database: Database, contextFor: (tenant: string) => EvidenceContext): PageConsumer {
  return {
    name: 'evidence',
    pollEveryMs: POLL_EVERY_MS,
    isReady: () => true,
    wants: async (tenants) => {
      const rows = await database.callForEach<{ waits: boolean }>('evidence_waits($1) as f (waits)', tenants);
      return new Map(rows.map(({ tenant, waits }) => [tenant, waits ? { types: TYPES, isPressing: true } : NOTHING]));
    },
    handlePage: async (tenant, events) => {
      const entities = [...new Set(events.map(({ entityId }) => entityId))];
      const rows = await database.query<PostgresRow>(READ, [tenant, entities]);
      for (const evidence of rows.map(evidenceCodec.read)) await retryWaiting(contextFor(tenant), evidence);
    },
  };
}
