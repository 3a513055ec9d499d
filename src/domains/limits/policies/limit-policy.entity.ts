import { defineEntity, p, type InferEntity } from '@mikro-orm/postgresql';
import type {
  LimitAction, LimitDimension, LimitEnforcement, LimitScopeType, LimitWindow, MovementDirection, RailFamily,
} from '../../../../generated/models.ts';
import { rowCodec } from '../../../platform/db/row.ts';
import type { Hours } from '../counters/windows.ts';

/** A limit policy with its history. Only disabling changes it. */
export const LimitPolicyEntity = defineEntity({
  name: 'LimitPolicy',
  tableName: 'limit_policies',
  properties: {
    tenantId: p.text().primary(),
    policyId: p.text().primary(),
    scopeType: p.text().$type<LimitScopeType>(),
    scopeId: p.text().strictNullable(),
    dimension: p.text().$type<LimitDimension>(),
    direction: p.text().$type<MovementDirection>(),
    window: p.text().$type<LimitWindow>().fieldName('window_kind'),
    /** Minor units, or movements for COUNT. */
    threshold: p.bigint('number'),
    action: p.text().$type<LimitAction>(),
    activeBetween: p.json<Hours>().strictNullable(),
    appliesMaxKycLevel: p.integer().strictNullable(),
    enforcePer: p.text().$type<LimitEnforcement>(),
    policyKey: p.text().strictNullable(),
    /** It covers movements of this currency alone; the threshold is in its minor units. */
    currency: p.text(),
    rail: p.text().$type<RailFamily>().strictNullable(),
    /** True when an operator made it: it may replace a policy with a looser one. */
    mayLoosen: p.boolean(),
    /** The name of its counter, null for SINGLE_AMOUNT. */
    counter: p.text().strictNullable(),
    enabled: p.boolean(),
    /** The last entries of the journal before it was enforced, and before it no longer was. */
    afterSeq: p.bigint('bigint'),
    untilSeq: p.bigint('bigint').strictNullable(),
    version: p.bigint('bigint'),
    createdAt: p.datetime(),
    createdBy: p.text(),
    disabledAt: p.datetime().strictNullable(),
    disabledBy: p.text().strictNullable(),
  },
});

/** A stored policy. */
export type LimitPolicy = InferEntity<typeof LimitPolicyEntity>;

export const policyCodec = rowCodec(LimitPolicyEntity);
