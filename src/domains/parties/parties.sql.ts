import { AS_OWNER } from '../../platform/db/sql.ts';

/** Tenants with parties whose tax id has no digest yet: those of the release before. */
export const partyFunctions = [`
  create function razao.tax_ids_without_digest() returns setof text language sql stable ${AS_OWNER} as $$
    select t.tenant_id from razao.tenants t
    where exists (select from razao.parties p where p.tenant_id = t.tenant_id and p.tax_id is not null and p.tax_id_digest is null);
  $$`];
