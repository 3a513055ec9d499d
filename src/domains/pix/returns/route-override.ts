import type { Database } from '../../../platform/db/database.ts';
import type { RouteOverride } from '../../obligations/index.ts';
import type { Rails } from '../../rails/index.ts';
import type { PixReturn } from './pix-return.ts';
import { readReturns } from './record.ts';
import { returnRoute } from './return-route.ts';

/** The return that an obligation carries, if it carries one. */
export function returnFinder(database: Database): (tenant: string, obligationId: string) => Promise<PixReturn | undefined> {
  return async (tenant, obligationId) =>
    (await readReturns((statement, values) => database.query(statement, values), tenant, [obligationId]))[0];
}

/** A return goes by the provider that brought the credit. Match keys are the client's, so they alone prove nothing. */
export function returnRouteOverride(database: Database, rails: Rails): RouteOverride {
  const find = returnFinder(database);
  return async (tenant, { rail, obligationId, matchKeys }) => {
    if (rail !== 'PIX' || matchKeys['original_end_to_end_id'] === undefined) return undefined;
    const it = await find(tenant, obligationId);
    return it && { route: await returnRoute(rails, tenant, it.providerId) };
  };
}
