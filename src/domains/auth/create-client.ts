import { ForeignKeyConstraintViolationException } from '@mikro-orm/core';
import type { Act } from '../../platform/db/act.ts';
import { recordAct } from '../../platform/db/record-act.ts';
import { isLonger } from '../../platform/characters.ts';
import type { Database } from '../../platform/db/database.ts';
import type { IdSource } from '../../platform/id.ts';
import { AdminRefusal, Malformed } from './admin-refusal.ts';
import { ClientEntity } from './client.entity.ts';
import { requireTenant } from './create-tenant.ts';
import { allScopes, isScope, type Scope } from './scopes.ts';
import { hashSecret, newSecret, secretMatches } from './secret.ts';

export interface NewClient {
  tenant: string;
  /** Display name; need not be unique. */
  name: string;
  scopes: readonly string[];
  /** True lets operator routes reach every tenant. */
  platform?: boolean;
}

/** The credentials of a client, shown only once. */
export interface ClientCredentials {
  client_id: string;
  client_secret: string;
}

const LONGEST_NAME = 100;

/**
 * Registers a client. The secret is returned here and nowhere else: only its hash is stored.
 * @param act that is recorded with it.
 * @throws Malformed for a scope that does not exist, no scope at all, a bad name; AdminRefusal for a missing tenant.
 */
export async function createClient(database: Database, ids: IdSource, client: NewClient, act?: Act): Promise<ClientCredentials> {
  const credentials = newCredentials(ids);
  await insertClient(database, credentials, client, act);
  return credentials;
}

/** Returns new, unused credentials. */
export function newCredentials(ids: IdSource): ClientCredentials {
  return { client_id: ids.next('cli'), client_secret: newSecret() };
}

/**
 * Registers a client under credentials that the caller stores; does nothing when that has been done.
 * @returns false when they are no longer valid: the client was revoked, or is not as described.
 * @throws as createClient does.
 */
export async function ensureClient(database: Database, credentials: ClientCredentials, client: NewClient): Promise<boolean> {
  const known = await database.global().findOne(ClientEntity, { clientId: credentials.client_id });
  if (!known) {
    await insertClient(database, credentials, client);
    return true;
  }
  return known.revokedAt === null && secretMatches(credentials.client_secret, known.secretHash) &&
    known.tenantId === client.tenant && known.platform === (client.platform ?? false) &&
    requireScopes(client.scopes).join() === known.scopes.join();
}

async function insertClient(database: Database, credentials: ClientCredentials, client: NewClient, act?: Act): Promise<void> {
  const scopes = requireScopes(client.scopes);
  const name = requireName(client.name);
  if (database.isCluster) await requireTenant(database, client.tenant); // In a cluster no foreign key checks the tenant.
  try {
    await database.global().transactional(async (em) => {
      await database.bind(em, client.tenant);
      const createdAt = database.clock.now();
      await em.insert(ClientEntity, {
        clientId: credentials.client_id,
        tenantId: client.tenant,
        name,
        secretHash: hashSecret(credentials.client_secret),
        previousSecretHash: null,
        previousUntil: null,
        scopes,
        platform: client.platform ?? false,
        createdAt,
      });
      if (act) await recordAct(em, client.tenant, act, createdAt, { client_id: credentials.client_id });
    });
  } catch (error) {
    if (error instanceof ForeignKeyConstraintViolationException) {
      throw new AdminRefusal(`there is no tenant ${client.tenant}`);
    }
    throw error;
  }
}

function requireScopes(names: readonly string[]): Scope[] {
  const unknown = names.filter((name) => !isScope(name));
  if (unknown.length > 0) throw new Malformed(`there is no scope ${unknown.join(', ')}: there are ${allScopes.join(', ')}`);
  if (names.length === 0) throw new Malformed('a client needs at least one scope');
  return [...new Set(names.filter(isScope))].sort();
}

function requireName(name: string): string {
  if (name === '' || isLonger(name, LONGEST_NAME)) throw new Malformed(`a client's name has 1 to ${LONGEST_NAME} characters`);
  return name;
}
