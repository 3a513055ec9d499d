import { defineEntity, p } from '@mikro-orm/postgresql';
import type { DrainRelease, DrainStep } from '../../../../generated/models.ts';
import { rowCodec, type RowOf } from '../../../platform/db/row.ts';
import { rowKind } from '../../../domains/journal/index.ts';

/**
 * Reason why a drain stopped before the end of its instance: the ledger or the validator refused its move, or a party moved the instance.
 */
export type DrainStop = 'REFUSED' | 'PARTY_MOVED';

/** The last drain of an instance: the way it goes, and how far it is. The journal writer alone writes it, with the drain's moves. */
export const DrainEntity = defineEntity({
  name: 'ProductDrain',
  tableName: 'product_drains',
  readonly: true,
  properties: {
    tenantId: p.text().primary(),
    /** `pdr_` and what follows the prefix of the instance's id. */
    drainId: p.text().primary(),
    instanceId: p.text(),
    state: p.text().$type<'RUNNING' | 'DONE' | 'STOPPED'>(),
    path: p.json<readonly DrainStep[]>(),
    releases: p.json<readonly DrainRelease[]>(),
    /** Number of moves of the path that have been recorded. */
    taken: p.integer(),
    reason: p.text(),
    createdAt: p.datetime(),
    createdBy: p.text(),
    endedAt: p.datetime().strictNullable(),
  },
});
export type ProductDrain = RowOf<typeof DrainEntity>;

export const drainCodec = rowCodec(DrainEntity);

export const DRAIN = rowKind<ProductDrain>('pdr');

export function drainIdOf(instanceId: string): string {
  return `${DRAIN.prefix}_${instanceId.slice(instanceId.indexOf('_') + 1)}`;
}
