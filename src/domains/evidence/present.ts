import type { EvidenceResponse } from '../../../generated/models.ts';
import { fromCents, presentAmount } from '../../platform/money.ts';
import { maskExternalId } from '../accounts/index.ts';
import { presentCounterparty, type Personal } from '../obligations/index.ts';
import type { Evidence } from './evidence.entity.ts';

/**
 * Evidence in the contract's form.
 * @param personal what is sealed in it, as far as it is shown: answers to writes are kept, and name nobody.
 */
export function presentEvidence(it: Evidence, { name, description }: Personal = {}): EvidenceResponse {
  const counterparty = presentCounterparty(it.counterparty, name);
  return {
    evidence_id: it.evidenceId,
    provider_id: it.providerId,
    rail: it.rail,
    kind: it.kind,
    external_id: it.externalId,
    match_keys: Object.fromEntries(Object.entries(it.matchKeys).map(([name, value]) => [name, maskKey(name, value)])),
    amount: presentAmount(it.currency, it.amount),
    occurred_at: it.occurredAt.toISOString(),
    ...(counterparty && { counterparty }),
    ...(description !== undefined && { description }),
    payload_hash: it.payloadHash,
    state: it.state,
    reason_code: it.reasonCode,
    match: it.obligationId !== null && it.matchedBy !== null && it.matchedAt !== null
      ? { obligation_id: it.obligationId, matched_by: it.matchedBy, matched_at: it.matchedAt.toISOString() } : null,
    resolution: it.resolution,
    exception_cents: fromCents(it.exceptionCents),
    attempts: it.attempts,
    // in the contract's order, whether the row was just written or read: a repetition is answered byte for byte
    history: it.history.map(({ at, actor, from_state, to_state, reason_code, obligation_id }) => ({
      at, actor, from_state, to_state, reason_code, obligation_id,
    })),
    created_at: it.createdAt.toISOString(),
    created_by: it.createdBy,
    updated_at: it.updatedAt.toISOString(),
    version: Number(it.version),
  };
}

/** The names of keys whose values lead to people. */
export function isPersonal(name: string): boolean {
  return maskKey(name, 'somebody') !== 'somebody';
}

function maskKey(name: string, value: string): string {
  return maskExternalId(`${name}:${value}`).slice(name.length + 1);
}
