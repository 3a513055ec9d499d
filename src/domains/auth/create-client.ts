import { ForeignKeyConstraintViolationException } from '@mikro-orm/core';
import type { Database } from '../../platform/db/database.ts';
import type { IdSource } from '../../platform/id.ts';
import { AdminRefusal } from './admin-refusal.ts';
import { ClientEntity } from './client.entity.ts';
import { isScope, type Scope } from './scopes.ts';
import { hashSecret, newSecret } from './secret.ts';

export interface NewClient {
  tenant: string;
  /** What people call it; need not be unique. */
  name: string;
  scopes: readonly string[];
  /** True lets operator routes reach every tenant. */
  platform?: boolean;
}

/** The credentials of a client, shown this once. */
export interface ClientCredentials {
  client_id: string;
  client_secret: string;
}

const LONGEST_NAME = 100;

/**
 * Registers a client. The secret is returned here and nowhere else: only its hash is kept.
 * @throws AdminRefusal for a scope that does not exist, no scope at all, a bad name or a missing tenant.
 */
export async function createClient(database: Database, ids: IdSource, client: NewClient): Promise<ClientCredentials> {
  const scopes = requireScopes(client.scopes);
  const name = requireName(client.name);
  const clientId = ids.next('cli');
  const secret = newSecret();
  try {
    await database.global().insert(ClientEntity, {
      clientId,
      tenantId: client.tenant,
      name,
      secretHash: hashSecret(secret),
      scopes,
      platform: client.platform ?? false,
      createdAt: database.clock.now(),
    });
  } catch (error) {
    if (error instanceof ForeignKeyConstraintViolationException) {
      throw new AdminRefusal(`there is no tenant ${client.tenant}`);
    }
    throw error;
  }
  return { client_id: clientId, client_secret: secret };
}

function requireScopes(names: readonly string[]): Scope[] {
  const unknown = names.filter((name) => !isScope(name));
  if (unknown.length > 0) throw new AdminRefusal(`there is no scope ${unknown.join(', ')}`);
  if (names.length === 0) throw new AdminRefusal('a client needs at least one scope');
  return [...new Set(names.filter(isScope))].sort();
}

function requireName(name: string): string {
  if (name === '' || name.length > LONGEST_NAME) throw new AdminRefusal(`a client's name has 1 to ${LONGEST_NAME} characters`);
  return name;
}
