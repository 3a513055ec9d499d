import type { Act } from '../../platform/db/act.ts';
import { recordAct } from '../../platform/db/record-act.ts';
import type { Database } from '../../platform/db/database.ts';
import { AdminRefusal } from './admin-refusal.ts';
import { ClientEntity } from './client.entity.ts';
import type { ClientCredentials } from './create-client.ts';
import { overlapUntil } from './overlap.ts';
import { hashSecret, newSecret } from './secret.ts';

/**
 * Gives a client another secret, which is returned here and nowhere else. Both secrets get tokens while they overlap; at most two are
 * valid, so that an older one ends. Tokens that were issued keep their lifetime.
 * @param overlapHours for how long the previous secret is still valid: 24 unless given, 0 to 168; 0 after a leak.
 * @param act that is recorded with it.
 * @throws Malformed for an invalid overlap; AdminRefusal when there is no such client or it was revoked.
 */
export async function rotateClientSecret(database: Database, clientId: string, overlapHours?: number, act?: Act): Promise<
  ClientCredentials & { previous_until: string | null }
> {
  const now = database.clock.now();
  const previousUntil = overlapUntil(now, overlapHours);
  const secret = newSecret();
  await database.global().transactional(async (em) => {
    await em.execute('select from razao.clients where client_id = ? for update', [clientId]);
    const client = await em.findOne(ClientEntity, { clientId, revokedAt: null });
    if (!client) throw new AdminRefusal(`there is no client ${clientId}, or it was revoked`);
    Object.assign(client, { previousSecretHash: previousUntil && client.secretHash, previousUntil, secretHash: hashSecret(secret) });
    await database.bind(em, client.tenantId);
    if (act) await recordAct(em, client.tenantId, act, now, { client_id: clientId });
  });
  return { client_id: clientId, client_secret: secret, previous_until: previousUntil?.toISOString() ?? null };
}
