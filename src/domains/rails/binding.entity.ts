import { defineEntity, p, type InferEntity } from '@mikro-orm/postgresql';
import type { RailCapability } from '../../../generated/models.ts';
import { rowCodec } from '../../platform/db/row.ts';
import { TextArray } from '../../platform/db/text-array.ts';
import type { BoundRail } from './rail.ts';

/** Provider and adapter that carry a tenant's payments over a rail. `bindRail` alone writes it. */
export const RailBindingEntity = defineEntity({
  name: 'RailBinding',
  tableName: 'rail_bindings',
  properties: {
    tenantId: p.text().primary(),
    bindingId: p.text().primary(),
    rail: p.text().$type<BoundRail>(),
    providerId: p.text(),
    adapter: p.text(),
    /** 1 is tried first; of two with the same number the one bound earlier. */
    priority: p.integer(),
    capabilities: p.type(TextArray).$type<readonly RailCapability[]>(),
    /** False: it gets no new work; payments under way are completed. */
    isEnabled: p.boolean(),
    version: p.bigint('bigint'),
    createdAt: p.datetime(),
    createdBy: p.text(),
    updatedAt: p.datetime(),
  },
});

export type RailBindingRecord = InferEntity<typeof RailBindingEntity>;

export const bindingCodec = rowCodec(RailBindingEntity, {
  only: ['rail', 'providerId', 'adapter', 'priority', 'capabilities', 'isEnabled'],
});
