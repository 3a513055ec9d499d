import type { EntityManager } from '@mikro-orm/postgresql';
import { epochSeconds } from '../../../platform/clock.ts';
import { InstanceEntity } from '../instances/instance.entity.ts';
import { readValues, type ProductInstance } from '../instances/instance.ts';
import { readInstance } from '../instances/queries.ts';
import { readVersion } from '../versions.ts';
import type { ProductVersion } from '../product.entity.ts';
import { DrainEntity, drainIdOf, type ProductDrain } from './drain.entity.ts';
import { planDrain, type DrainBlockReason, type DrainPath } from './plan.ts';

/** An instance with the version that holds it, and what the validator refused to drains of it in its current state. */
export interface DrainableInstance {
  readonly instance: ProductInstance;
  readonly version: ProductVersion;
  readonly refused: ReadonlySet<string>;
}

/** Number of instances that are read between two pauses, in which other requests are served. */
const CHUNK = 250;

/** The open instances of a product in all its versions, oldest first. */
export async function* openInstances(em: EntityManager, tenantId: string, productId: string): AsyncGenerator<DrainableInstance> {
  const versions = new Map<number, ProductVersion>();
  for (let after = '', hasMore = true; hasMore;) {
    const where = { tenantId, productId, status: { $in: ['PENDING' as const, 'OPEN' as const] }, instanceId: { $gt: after } };
    const instances: ProductInstance[] = await em.find(InstanceEntity, where, { orderBy: { instanceId: 'asc' }, limit: CHUNK });
    const refused = await refusedMoves(em, tenantId, instances.map(({ instanceId }) => instanceId));
    for (const instance of instances) {
      const { instanceId, productVersion } = instance;
      const version = versions.get(productVersion) ?? await readVersion(em, tenantId, productId, productVersion);
      versions.set(productVersion, version);
      yield { instance, version, refused: refused.get(instanceId) ?? new Set() };
    }
    after = instances.at(-1)?.instanceId ?? '';
    hasMore = instances.length === CHUNK;
    em.clear();
  }
}

/** An instance of a product with its last drain, if there has been one. */
export async function readDrainable(
  em: EntityManager, tenantId: string, productId: string, instanceId: string,
): Promise<DrainableInstance & { readonly drain: ProductDrain | undefined } | undefined> {
  const instance = await readInstance(em, tenantId, instanceId, productId);
  if (!instance) return undefined;
  const version = await readVersion(em, tenantId, productId, instance.productVersion);
  const refused = (await refusedMoves(em, tenantId, [instanceId])).get(instanceId) ?? new Set<string>();
  return { instance, version, refused, drain: await readDrain(em, tenantId, instanceId) };
}

export async function readDrain(em: EntityManager, tenantId: string, instanceId: string): Promise<ProductDrain | undefined> {
  return (await em.findOne(DrainEntity, { tenantId, drainId: drainIdOf(instanceId) })) ?? undefined;
}

/** Reads the moves refused to drains since the last move that was accepted, by instance. */
async function refusedMoves(em: EntityManager, tenantId: string, instanceIds: readonly string[]): Promise<
  ReadonlyMap<string, ReadonlySet<string>>
> {
  if (instanceIds.length === 0) return new Map();
  const rows = await em.execute<{ instance_id: string; moves: string[] }[]>(
    `select m.instance_id, array_agg(coalesce(m.action, m.kind)) as moves from razao.product_moves m
     where m.tenant_id = ? and m.instance_id in (?) and m.outcome = 'REFUSED' and m.origin_kind = 'DRAIN'
       and not exists (select from razao.product_moves n
         where n.tenant_id = m.tenant_id and n.instance_id = m.instance_id and n.sequence > m.sequence and n.outcome = 'ACCEPTED')
     group by m.instance_id`, [tenantId, [...instanceIds]]);
  return new Map(rows.map(({ instance_id, moves }) => [instance_id, new Set(moves)]));
}

/** Plan of an instance that is on the chain. */
export function planOf({ instance, version: { manifest }, refused }: DrainableInstance, now: Date): DrainPath | DrainBlockReason {
  const { parties, state, fields, held, accountId } = instance;
  const accounts = new Map(parties.flatMap(({ key, account_id }) => (account_id === null ? [] : [[key, account_id] as const])));
  const drainable = { state: state ?? '', fields: readValues(fields), value: held, creator: accountId, accounts, refused };
  return planDrain(manifest, drainable, epochSeconds(now));
}

