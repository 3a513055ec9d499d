import type { CreateAccountLimitPolicyRequest, CreateLimitPolicyRequest } from '../../../../generated/models.ts';
import { present } from '../../../platform/assert.ts';
import { requireCurrency } from '../../accounts/index.ts';
import type { Policy, PolicyDraft } from './policy.ts';

/** The default currency of a policy. */
const DEFAULT_CURRENCY = 'BRL';

type Scope = Pick<Policy, 'scopeType' | 'scopeId'>;

/** Scope of a shared policy. */
export function sharedScope({ scope_type, scope_id }: CreateLimitPolicyRequest): Scope {
  return { scopeType: scope_type, scopeId: scope_type === 'GLOBAL' ? null : present(scope_id, 'what a shared policy covers') };
}

/**
 * Reads a requested policy.
 * @throws ApiError INVALID_CURRENCY.
 */
export function readPolicy(
  body: CreateAccountLimitPolicyRequest, scope: Scope, { policyId, mayLoosen }: Pick<Policy, 'policyId' | 'mayLoosen'>,
): PolicyDraft {
  const { active_between: hours } = body;
  const { currency = DEFAULT_CURRENCY } = body;
  requireCurrencyOf(body);
  return {
    policyId, mayLoosen, ...scope, dimension: body.dimension, direction: body.direction, window: body.window,
    threshold: body.threshold, action: body.action, activeBetween: hours ? { start: hours.start, end: hours.end } : null,
    appliesMaxKycLevel: body.applies_max_kyc_level ?? null, enforcePer: body.enforce_per ?? 'SCOPE', policyKey: body.policy_key ?? null,
    currency, rail: body.rail ?? null,
  };
}

/** @throws ApiError INVALID_CURRENCY. */
export function requireCurrencyOf({ currency = DEFAULT_CURRENCY }: Pick<CreateAccountLimitPolicyRequest, 'currency'>): void {
  requireCurrency(currency);
}
