import type { Database } from '../../../platform/db/database.ts';
import type { Job } from '../../../platform/jobs/jobs.ts';
import type { Log } from '../../../platform/log.ts';
import type { KeysContext } from './context.ts';
import { PATIENCE_MS } from './keys.sql.ts';
import { findPixKey } from './queries.ts';
import { completeRegistration } from './register-pix-key.ts';

const PENDING = { name: 'pix-keys-pending', text: 'select tenant, key_id from razao.pix_keys_pending($1)' };

/** Requests unanswered registrations from the directory again, so that none stays PENDING for ever. */
export function pixKeyJobs(database: Database, contextFor: (tenant: string) => KeysContext, log: Log): Job[] {
  return [{
    name: 'complete-pix-keys', every: '1 minute', nextDue: 'pix_keys_next_due', run: () => completeRegistrations(database, contextFor, log),
  }];
}

/**
 * Requests again what is PENDING, each by its own reference: of a key that was registered meanwhile, the provider only repeats its answer.
 */
export async function completeRegistrations(database: Database, contextFor: (tenant: string) => KeysContext, log: Log): Promise<void> {
  const before = new Date(database.clock.now().getTime() - PATIENCE_MS);
  for (const { tenant, key_id } of await database.query<{ tenant: string; key_id: string }>(PENDING, [before])) {
    try {
      const key = await findPixKey(contextFor(tenant), key_id);
      if (key) await completeRegistration(contextFor(tenant), key);
    } catch (error) {
      log.warn({ tenant, key_id, err: error }, 'the registration of a Pix key is still not answered');
    }
  }
}
