import { defineEntity, type InferEntity } from '@mikro-orm/postgresql';
import type { Rail, RailCapability } from '../../../generated/models.ts';
import { TextArray } from '../../platform/db/text-array.ts';

const p = defineEntity.properties;

/** That a provider serves a rail of a tenant, and what for. */
export const RailBindingEntity = defineEntity({
  name: 'RailBinding',
  tableName: 'rail_bindings',
  properties: {
    tenantId: p.string().primary(),
    rail: p.string().$type<Rail>().primary(),
    providerId: p.string().primary(),
    bindingId: p.string(),
    /** Its place among the providers of the rail, 1 first. */
    priority: p.integer(),
    capabilities: p.type(TextArray).$type<RailCapability[]>(),
    /** Whether it takes new work; deliveries are taken in any case. */
    enabled: p.boolean(),
    version: p.bigint('bigint'),
    createdAt: p.datetime(),
    createdBy: p.string(),
    updatedAt: p.datetime(),
  },
});

export type RailBinding = InferEntity<typeof RailBindingEntity>;
