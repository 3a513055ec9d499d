/** A migrated database with tenants in it, and contexts to call verbs with: for tests below HTTP. */
import { randomBytes } from 'node:crypto';
import type { EntitySchema } from '@mikro-orm/postgresql';
import { FixedClock } from '../../src/platform/clock.ts';
import type { Context } from '../../src/platform/context.ts';
import type { WriteKey } from '../../src/platform/db/command.ts';
import { Database } from '../../src/platform/db/database.ts';
import { idSource, type IdSource } from '../../src/platform/id.ts';
import { createLog } from '../../src/platform/log.ts';
import { Vault } from '../../src/platform/vault/secrets.ts';
import { followClock } from './database-clock.ts';
import { createDatabase } from './database.ts';

export interface TestTenants {
  readonly url: string;
  readonly database: Database;
  readonly clock: FixedClock;
  readonly vault: Vault;
  /** A context of the tenant's; `command` gives its writes an identity. */
  context(tenant: string, command?: WriteKey): Context;
  stop(): Promise<void>;
}

/** Connects to a fresh database that holds `tenants`, under the service's own role. */
export async function startTestTenants(entities: EntitySchema[], tenants: string[] = ['one', 'other']): Promise<TestTenants> {
  const { url, drop } = await createDatabase();
  const clock = new FixedClock();
  followClock(url, clock);
  const vault = new Vault(randomBytes(32));
  const ids: IdSource = idSource(clock);
  const database = await Database.connect({ url, entities, clock, idempotencyDays: 7, poolSize: 8 });
  for (const tenant of tenants) await createTenant(database, tenant);
  return {
    url, database, clock, vault,
    context: (tenant, command) => ({
      tenant, actor: 'cli_test', db: database.forTenant(tenant, command), clock, ids, vault, log: createLog('silent'),
    }),
    stop: async () => {
      await database.close();
      await drop();
    },
  };
}

async function createTenant(database: Database, tenant: string): Promise<void> {
  const now = database.clock.now();
  await database.transaction(async (query) => {
    await query({ name: 'test-tenant', text: 'insert into razao.tenants values ($1, $2)' }, [tenant, now]);
    await query({ name: 'test-bind', text: `select set_config('razao.tenant', $1, true)` }, [tenant]);
    await query({ name: 'test-head', text: 'insert into razao.heads (tenant_id, committed_at) values ($1, $2)' }, [tenant, now]);
  }, tenant);
}
