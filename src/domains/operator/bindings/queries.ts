import type { EntityManager } from '@mikro-orm/postgresql';
import type { RailBindingListResponse } from '../../../../generated/models.ts';
import type { Context } from '../../../platform/context.ts';
import { Page, type PageQuery } from '../../../platform/http/pages.ts';
import { ProviderEntity } from '../../providers/index.ts';
import { RailBindingEntity, type BoundRail, type RailBindingRecord } from '../../rails/index.ts';
import { presentBinding } from './present.ts';

export interface RailBindingFilters {
  rail?: BoundRail | undefined;
  provider_id?: string | undefined;
}

type Position = readonly [rail: string, priority: number, bindingId: string];

/**
 * Returns the tenant's rail bindings, by rail and in order of priority. A tenant has a few for each provider: they are read whole, because
 * the first of a rail is known only among all of them.
 * @throws ApiError INVALID_CURSOR.
 */
export async function operatorListRailBindings(
  ctx: Context, filters: RailBindingFilters, query: PageQuery,
): Promise<RailBindingListResponse> {
  const page = new Page<Position>(ctx, 'operatorListRailBindings', filters, query);
  const { after } = page;
  const [all, used] = await ctx.db.read(async (em) => {
    const read = await readBindings(em, ctx.tenant);
    return [read, await inUse(em, ctx.tenant, read)] as const;
  });
  const wanted = all.filter((it) => (filters.rail ?? it.rail) === it.rail && (filters.provider_id ?? it.providerId) === it.providerId)
    .filter((it) => after === undefined || comesAfter(positionOf(it), after));
  const { data, next_cursor } = page.close(wanted.slice(0, page.take), positionOf, (it) => presentBinding(it, used));
  return { items: data, next_cursor };
}

/** Returns all bindings of a tenant, by rail and in order of priority. */
export async function readBindings(em: EntityManager, tenantId: string): Promise<readonly RailBindingRecord[]> {
  return em.find(RailBindingEntity, { tenantId }, { orderBy: { rail: 'asc', priority: 'asc', bindingId: 'asc' } });
}

/** Those whose providers are not disabled. */
export async function inUse(
  em: EntityManager, tenantId: string, bindings: readonly RailBindingRecord[],
): Promise<readonly RailBindingRecord[]> {
  const disabled = new Set((await em.find(ProviderEntity, { tenantId, status: 'DISABLED' })).map(({ providerId }) => providerId));
  return bindings.filter(({ providerId }) => !disabled.has(providerId));
}

function positionOf({ rail, priority, bindingId }: RailBindingRecord): Position {
  return [rail, priority, bindingId];
}

function comesAfter(one: Position, other: Position): boolean {
  const place = one.findIndex((part, index) => part !== other[index]);
  return place >= 0 && one[place]! > other[place]!;
}
