import type { TenantDb } from '../../../platform/db/database.ts';
import { readBindings, withManifests } from '../bindings.ts';
import type { ClientLanguage } from '../clients/client-input.ts';
import { clientInput } from '../clients/make-input.ts';
import { Contracts } from '../description/contracts.ts';
import type { Generator } from './generator.ts';
import { makeArchive } from './make-archive.ts';

/** A client of a tenant's products as they are now, without a service. @throws BuildError */
export async function makeTenantArchive(
  db: TenantDb, tenant: string, language: ClientLanguage, generator: Generator | undefined,
): Promise<Uint8Array> {
  const products = await db.read(async (em) => withManifests(em, tenant, await readBindings(em, tenant)), { isolation: 'repeatable read' });
  return makeArchive(clientInput(tenant, products, Contracts.read()), language, { generator, signal: new AbortController().signal });
}
