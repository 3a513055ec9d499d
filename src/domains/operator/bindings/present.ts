import type { RailBindingResponse } from '../../../../generated/models.ts';
import type { RailBindingRecord } from '../../rails/index.ts';

/** A rail binding in the contract's form. @param all bindings of the tenant whose providers are enabled, in order of priority. */
export function presentBinding(it: RailBindingRecord, all: readonly RailBindingRecord[]): RailBindingResponse {
  const first = all.find(({ rail, isEnabled, capabilities }) => rail === it.rail && isEnabled && capabilities.includes('OUTBOUND'));
  return {
    binding_id: it.bindingId, rail: it.rail, provider_id: it.providerId, priority: it.priority,
    is_default: first?.bindingId === it.bindingId,
    capabilities: [...it.capabilities], enabled: it.isEnabled,
    created_at: it.createdAt.toISOString(), created_by: it.createdBy, updated_at: it.updatedAt.toISOString(),
  };
}
