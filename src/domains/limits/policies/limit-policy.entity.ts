import { defineEntity, p } from '@mikro-orm/postgresql';
import type { RailFamily } from '../../../../generated/models.ts';
import type { Policy } from './policy.ts';

/** A limit policy with its history. Only disabling changes it. */
export const LimitPolicyEntity = defineEntity({
  name: 'LimitPolicy',
  tableName: 'limit_policies',
  properties: {
    tenantId: p.string().primary(),
    policyId: p.string().primary(),
    scopeType: p.string().$type<Policy['scopeType']>(),
    scopeId: p.string().nullable(),
    dimension: p.string().$type<Policy['dimension']>(),
    direction: p.string().$type<Policy['direction']>(),
    window: p.string().$type<Policy['window']>().fieldName('window_kind'),
    threshold: p.bigint('number'),
    action: p.string().$type<Policy['action']>(),
    activeBetween: p.json<NonNullable<Policy['activeBetween']>>().nullable(),
    appliesMaxKycLevel: p.integer().nullable(),
    enforcePer: p.string().$type<Policy['enforcePer']>(),
    policyKey: p.string().nullable(),
    currency: p.string(),
    rail: p.string().$type<RailFamily>().nullable(),
    mayLoosen: p.boolean(),
    counter: p.string().nullable(),
    enabled: p.boolean(),
    /** The last entries of the journal before it was enforced, and before it no longer was. */
    afterSeq: p.bigint('bigint'),
    untilSeq: p.bigint('bigint').nullable(),
    version: p.bigint('bigint'),
    createdAt: p.datetime(),
    createdBy: p.string(),
    disabledAt: p.datetime().nullable(),
    disabledBy: p.string().nullable(),
  },
});

/** A policy as it is stored. */
export interface LimitPolicy extends Policy {
  enabled: boolean;
  readonly afterSeq: bigint;
  untilSeq: bigint | null;
  version: bigint;
  readonly createdAt: Date;
  readonly createdBy: string;
  disabledAt: Date | null;
  disabledBy: string | null;
}
