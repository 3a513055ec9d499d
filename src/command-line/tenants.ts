import {
  createClient, createTenant, revokeClient, rotateClientSecret, type ClientCredentials, type NewClient,
} from '../domains/auth/index.ts';
import { actOfCommand, actorOf } from './actor.ts';
import { newIds, withDatabase } from './admin.ts';
import { readHours } from './read-option.ts';
import type { ActOptions } from './run.ts';

/** Opens the books of a tenant. @throws UsageError, AdminRefusal, Malformed. */
export function makeTenant(name: string, { actor, reason }: ActOptions, env = process.env): Promise<void> {
  const by = actorOf(actor);
  return withDatabase((database) => createTenant(
    database, name, actOfCommand(newIds(database), by, { command: 'tenant create', subject: { tenant: name }, reason }),
  ), env);
}

/** Registers a client. @throws UsageError, AdminRefusal, Malformed. */
export function makeClient(client: NewClient, { actor, reason }: ActOptions, env = process.env): Promise<ClientCredentials> {
  const by = actorOf(actor);
  return withDatabase((database) => {
    const ids = newIds(database);
    return createClient(database, ids, client, actOfCommand(ids, by, { command: 'client create', subject: {}, reason }));
  }, env);
}

/** Gives a client another secret. @throws UsageError, AdminRefusal, Malformed. */
export function replaceClientSecret(
  clientId: string, overlapHours: string | undefined, { actor, reason }: ActOptions, env = process.env,
): ReturnType<typeof rotateClientSecret> {
  const [by, hours] = [actorOf(actor), readHours(overlapHours)];
  return withDatabase((database) => rotateClientSecret(database, clientId, hours, actOfCommand(
    newIds(database), by, { command: 'client rotate-secret', subject: { client_id: clientId }, reason },
  )), env);
}

/** Takes a client's access away for good. @throws UsageError, AdminRefusal. */
export function endClient(clientId: string, { actor, reason }: ActOptions, env = process.env): Promise<void> {
  const by = actorOf(actor);
  return withDatabase((database) => revokeClient(database, clientId, actOfCommand(
    newIds(database), by, { command: 'client revoke', subject: { client_id: clientId }, reason },
  )), env);
}
