import type { LimitPolicyResponse } from '../../../../generated/models.ts';
import { presentCurrency } from '../../../platform/currencies.ts';
import type { EventOf } from '../../../platform/outbox/event.ts';
import type { LimitPolicy } from './limit-policy.entity.ts';

/** A limit policy in the contract's form. */
export function presentPolicy(it: LimitPolicy): LimitPolicyResponse {
  return {
    policy_id: it.policyId, scope_type: it.scopeType, scope_id: it.scopeId, dimension: it.dimension, direction: it.direction,
    window: it.window, threshold: it.threshold, action: it.action,
    active_between: it.activeBetween && { start: it.activeBetween.start, end: it.activeBetween.end },
    applies_max_kyc_level: it.appliesMaxKycLevel, enforce_per: it.enforcePer, policy_key: it.policyKey,
    ...presentCurrency(it.currency), rail: it.rail, enabled: it.enabled,
    created_at: it.createdAt.toISOString(), created_by: it.createdBy,
    disabled_at: it.disabledAt?.toISOString() ?? null, disabled_by: it.disabledBy,
  };
}

export function policyEvent(type: 'created' | 'disabled', it: LimitPolicy): EventOf<`limit_policy.${'created' | 'disabled'}`> {
  return {
    type: `limit_policy.${type}`, entityId: it.policyId, version: it.version,
    data: {
      policy_id: it.policyId, scope_type: it.scopeType, scope_id: it.scopeId, policy_key: it.policyKey, dimension: it.dimension,
      direction: it.direction, window: it.window, threshold: it.threshold, action: it.action, enforce_per: it.enforcePer,
      ...presentCurrency(it.currency), rail: it.rail, enabled: it.enabled,
    },
  };
}
