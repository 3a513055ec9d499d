import type { Act } from '../../platform/db/act.ts';
import { recordAct } from '../../platform/db/record-act.ts';
import type { Database } from '../../platform/db/database.ts';
import { AdminRefusal } from './admin-refusal.ts';
import { ClientEntity } from './client.entity.ts';

/**
 * Revokes a client's access permanently: it gets no more tokens, and those it has are refused within two seconds in every process.
 * Revoking a revoked client changes nothing.
 * @param act that is recorded with it.
 * @throws AdminRefusal when there is no such client.
 */
export async function revokeClient(database: Database, clientId: string, act?: Act): Promise<void> {
  await database.global().transactional(async (em) => {
    const client = await em.findOne(ClientEntity, { clientId });
    if (!client) throw new AdminRefusal(`there is no client ${clientId}`);
    await database.bind(em, client.tenantId);
    const revokedAt = database.clock.now();
    const changed = await em.nativeUpdate(ClientEntity, { clientId, revokedAt: null }, { revokedAt });
    if (act && changed > 0) await recordAct(em, client.tenantId, act, revokedAt, { client_id: clientId });
  });
}
