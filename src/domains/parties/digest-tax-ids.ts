import type { Context } from '../../platform/context.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Job } from '../../platform/jobs/jobs.ts';
import { taxIdDigest } from '../../platform/vault/person-digest.ts';
import { PartyEntity } from './party.entity.ts';
import { openTaxId } from './show-tax-id.ts';

const TENANTS = { name: 'tax-ids-without-digest', text: 'select tenant from razao.tax_ids_without_digest() as tenant' };
/** Parties of a transaction. */
const PAGE = 500;

/** Gives the tax ids that the release before stored the digest by which they are found. Once all have one, it finds nothing. */
export function digestJob(database: Database, contextFor: (tenant: string) => Context): Job {
  return { name: 'digest-tax-ids', every: '1 minute', run: () => digestTaxIds(database, contextFor) };
}

/** Stores the digest of each tax id that has none. */
export async function digestTaxIds(database: Database, contextFor: (tenant: string) => Context): Promise<void> {
  for (const { tenant } of await database.query<{ tenant: string }>(TENANTS, [])) {
    const ctx = contextFor(tenant);
    while (await digestPage(ctx) === PAGE);
  }
}

function digestPage(ctx: Context): Promise<number> {
  return ctx.db.database.forTenant(ctx.tenant).write(async ({ em }) => {
    const parties = await em.find(PartyEntity, { tenantId: ctx.tenant, taxId: { $ne: null }, taxIdDigest: null }, { limit: PAGE });
    for (const party of parties) party.taxIdDigest = taxIdDigest(ctx, openTaxId(ctx, party)?.value ?? '');
    return parties.length;
  });
}
