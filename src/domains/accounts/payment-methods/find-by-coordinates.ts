import type { EntityManager } from '@mikro-orm/postgresql';
import type { Scheme } from '../../../../generated/models.ts';
import type { Context } from '../../../platform/context.ts';
import { pixKeyCoordinates, readCoordinates, type Coordinates } from './coordinates.ts';
import { coordinatesDigest } from './payment-method.ts';

/** Destination of money from outside: a Pix key as its text, or the coordinates of a scheme. */
export type Destination = { readonly pixKey: string } | { readonly scheme: Scheme; readonly coordinates: object };

interface HolderRow {
  digest: string;
  account_id: string;
  receives: boolean;
}

const FIND_HOLDERS = { name: 'find-holders', text: 'select * from razao.find_holders($1, $2)' };

/**
 * Returns the account that receives money sent to these coordinates: that of their ACTIVE payment method through which money can arrive.
 * Payment methods move with a promotion, so it is never a promoted account. A closed account is returned where the coordinates were its
 * last: its money is refused as the account's.
 * @returns the account's id; undefined where nobody has the coordinates, their holder does not receive by them, or they are invalid.
 */
export async function findAccountByCoordinates(
  ctx: Pick<Context, 'tenant' | 'db' | 'vault'>, destination: Destination,
): Promise<string | undefined> {
  const digest = destinationDigest(ctx, destination);
  if (digest === undefined) return undefined;
  const found = await ctx.db.lookUp('holders', digest, async (query, digests) => {
    const rows = await query<HolderRow>(FIND_HOLDERS, [ctx.tenant, digests]);
    return new Map(rows.map((row) => [row.digest, row]));
  });
  return found?.receives ? found.account_id : undefined;
}

/** Digest that finds a destination's holder, in hex; undefined for invalid coordinates. */
export function destinationDigest(ctx: Pick<Context, 'tenant' | 'vault'>, destination: Destination): string | undefined {
  const coordinates = readDestination(destination);
  return coordinates && coordinatesDigest(ctx, coordinates).toString('hex');
}

/** Returns the coordinates of a destination; undefined when they are invalid. */
export function readDestination(destination: Destination): Coordinates | undefined {
  if ('pixKey' in destination) return pixKeyCoordinates(destination.pixKey);
  const read = readCoordinates(destination.scheme, destination.coordinates);
  return 'identity' in read ? read : undefined;
}

/** Returns the holder of coordinates; `receives` is true when money sent there is booked on that account. */
export async function holderOf(
  em: EntityManager, ctx: Pick<Context, 'tenant' | 'vault'>, coordinates: Coordinates,
): Promise<{ accountId: string; receives: boolean } | undefined> {
  const digest = coordinatesDigest(ctx, coordinates).toString('hex');
  const [row] = await em.execute<HolderRow[]>('select * from razao.find_holders(?, ?::text[])', [ctx.tenant, `{${digest}}`]);
  return row && { accountId: row.account_id, receives: row.receives };
}
