import type { EntityManager, FilterQuery } from '@mikro-orm/postgresql';
import type { PartyResponseOut, PartySearchResponseOut } from '../../../generated/models.ts';
import type { Context } from '../../platform/context.ts';
import type { ResourceKind } from '../../platform/http/resources.ts';
import { Page, type PageQuery } from '../../platform/http/pages.ts';
import { taxIdDigest } from '../../platform/vault/person-digest.ts';
import { folded } from './party.ts';
import { PartyEntity, type Party } from './party.entity.ts';
import { presentParty, presentPartyItem } from './present.ts';

/** Filters of a search of parties; a value that no party has finds none. */
export interface PartyFilters {
  query?: string | undefined;
  type?: string | undefined;
  status?: string | undefined;
  role?: string | undefined;
  kycState?: string | undefined;
  taxId?: string | undefined;
}

/** The state of parties of which nothing was submitted. */
const NEVER = 'NOT_SUBMITTED';

const PARTY_ID = /^pty_[0-9A-HJKMNP-TV-Z]{26}$/;

/** True when a text has the form of a party's id. */
export function isPartyId(text: string): boolean {
  return PARTY_ID.test(text);
}

/** Finds the tenant's party of this id, within a transaction of the caller's. */
export async function findParty(em: EntityManager, tenant: string, partyId: string): Promise<Party | undefined> {
  if (!isPartyId(partyId)) return undefined;
  return (await em.findOne(PartyEntity, { tenantId: tenant, partyId })) ?? undefined;
}

/** Loads the party that a path names. */
export const partyResource: ResourceKind<Party> = {
  missing: 'PARTY_NOT_FOUND',
  find: (ctx, id) => ctx.db.read((em) => findParty(em, ctx.tenant, id)),
};

/**
 * Lists the tenant's parties, newest first.
 * @throws ApiError INVALID_CURSOR.
 */
export async function searchParties(ctx: Context, filters: PartyFilters, query: PageQuery): Promise<PartySearchResponseOut> {
  const page = new Page<string>(ctx, 'searchParties', filters, query);
  const where: FilterQuery<Party> = {
    tenantId: ctx.tenant,
    ...(page.after !== undefined && { partyId: { $lt: page.after } }),
    ...(filters.type !== undefined && { type: filters.type as Party['type'] }),
    ...(filters.status !== undefined && { status: filters.status as Party['status'] }),
    ...(filters.role !== undefined && { roles: { $contains: [filters.role] } }),
    ...(filters.kycState !== undefined && { kycState: filters.kycState === NEVER ? null : filters.kycState as Party['kycState'] }),
    ...(filters.taxId !== undefined && { taxIdDigest: taxIdDigest(ctx, filters.taxId) }),
    ...(filters.query !== undefined && { $and: matchingWords(filters.query) }),
  };
  const rows = await ctx.db.read((em) => em.find(PartyEntity, where, { orderBy: { partyId: 'desc' }, limit: page.take }));
  return page.close(rows, ({ partyId }) => partyId, presentPartyItem);
}

/**
 * Conditions on parties that every word of `query` is found in their names or identifiers. No index serves them, of
 * trigrams neither: `like` is not leakproof, and under row-level security only such conditions reach an index. A search
 * reads the parties of its tenant, newest first, until the page is full.
 */
export function matchingWords(query: string): { searchText: { $like: string } }[] {
  const words = folded(query).split(/\s+/).filter(Boolean);
  return words.map((word) => ({ searchText: { $like: `%${word.replace(/[\\%_]/g, '\\$&')}%` } }));
}

/** One party. */
export function getParty(party: Party): PartyResponseOut {
  return presentParty(party);
}
