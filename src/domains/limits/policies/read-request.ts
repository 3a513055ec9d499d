import type { CreateAccountLimitPolicyRequest, CreateLimitPolicyRequest } from '../../../../generated/models.ts';
import { fail, invalid } from '../../../platform/errors.ts';
import { isCurrency } from '../../accounts/index.ts';
import type { Policy, PolicyDraft } from './policy.ts';

/** The currency of a policy that names none. */
const DEFAULT_CURRENCY = 'BRL';

type Scope = Pick<Policy, 'scopeType' | 'scopeId'>;

const ACCOUNT_TYPES = ['ASSET', 'TRANSIT', 'REVENUE', 'EXCEPTION', 'CUSTOMER', 'EXTERNAL', 'GUEST', 'SQUAD'];
const RAILS = ['NATIVE', 'PIX', 'ACH', 'WIRE', 'SEPA', 'EFT_CA', 'MOCK', 'CHAIN'];

/**
 * What a shared policy covers.
 * @throws RequestInvalid when the scope's id is missing, is not allowed or does not fit the scope or the rail.
 */
export function requireScope({ scope_type, scope_id, rail }: CreateLimitPolicyRequest): Scope {
  const loc = ['body', 'scope_id'];
  if (scope_type === 'GLOBAL') {
    if (scope_id !== undefined) invalid(loc, 'not allowed for GLOBAL', 'extra_forbidden');
    return { scopeType: scope_type, scopeId: null };
  }
  if (scope_id === undefined) invalid(loc, `'scope_id' is required for ${scope_type}`, 'missing');
  const allowed = scope_type === 'ACCOUNT_TYPE' ? ACCOUNT_TYPES : scope_type === 'RAIL' ? RAILS : undefined;
  if (allowed && !allowed.includes(scope_id)) invalid(loc, `must be one of ${allowed.join(', ')}`, 'enum');
  if (scope_type === 'RAIL' && rail !== undefined && rail !== scope_id) {
    invalid(['body', 'rail'], `a policy of the rail ${scope_id} covers no movements over ${rail}`, 'value_error');
  }
  return { scopeType: scope_type, scopeId: scope_id };
}

/**
 * A wanted policy.
 * @throws RequestInvalid when its hours are none, or its window is not a day; ApiError INVALID_CURRENCY.
 */
export function readPolicy(
  body: CreateAccountLimitPolicyRequest, scope: Scope, { policyId, mayLoosen }: Pick<Policy, 'policyId' | 'mayLoosen'>,
): PolicyDraft {
  const { active_between: hours } = body;
  if (hours && body.window !== 'DAY') invalid(['body', 'active_between'], 'needs the window DAY', 'value_error');
  if (hours && hours.start === hours.end) invalid(['body', 'active_between', 'end'], 'must not be the start', 'value_error');
  const { currency = DEFAULT_CURRENCY } = body;
  if (!isCurrency(currency)) fail('INVALID_CURRENCY', { currency });
  return {
    policyId, mayLoosen, ...scope, dimension: body.dimension, direction: body.direction, window: body.window,
    threshold: body.threshold, action: body.action, activeBetween: hours ? { start: hours.start, end: hours.end } : null,
    appliesMaxKycLevel: body.applies_max_kyc_level ?? null, enforcePer: body.enforce_per ?? 'SCOPE', policyKey: body.policy_key ?? null,
    currency, rail: body.rail ?? null,
  };
}
