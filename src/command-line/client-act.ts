import { listClients } from '../domains/auth/index.ts';
import { keepAct } from '../platform/acts/keep-act.ts';
import type { Database } from '../platform/db/database.ts';
import { actOfCommand, actorOf } from './actor.ts';
import { newIds } from './admin.ts';

/** Records an act of a command on a client, with the client's tenant. */
export async function recordClientAct(database: Database, clientId: string, command: string, actor: string | undefined): Promise<void> {
  const by = actorOf(actor);
  const client = (await listClients(database)).find((it) => it.client_id === clientId);
  if (client) await keepAct(database, client.tenant, actOfCommand(newIds(database), by, { command, subject: { client_id: clientId } }));
}
