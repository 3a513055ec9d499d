import type { Database } from '../../platform/db/database.ts';
import { AdminRefusal } from './admin-refusal.ts';
import { ClientEntity } from './client.entity.ts';

/**
 * Revokes a client's access permanently: it gets no more tokens, and those it has are refused within two seconds in every process.
 * Revoking a revoked client changes nothing.
 * @throws AdminRefusal when there is no such client.
 */
export async function revokeClient(database: Database, clientId: string): Promise<void> {
  const em = database.global();
  const changed = await em.nativeUpdate(ClientEntity, { clientId, revokedAt: null }, { revokedAt: database.clock.now() });
  if (changed === 0 && (await em.count(ClientEntity, { clientId })) === 0) {
    throw new AdminRefusal(`there is no client ${clientId}`);
  }
}
