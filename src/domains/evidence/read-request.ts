import type { GivenCounterparty, IngestEvidenceRequest } from '../../../generated/models.ts';
import { parseInstant } from '../../platform/clock.ts';
import { invalid } from '../../platform/errors.ts';
import { toCents } from '../../platform/money.ts';
import { normalMatchKeys } from '../accounts/index.ts';
import type { CounterpartyFacts } from '../obligations/index.ts';
import type { EvidenceDraft } from './evidence.ts';

/** Evidence as a client gives it. @throws RequestInvalid for a day that is in no calendar. */
export function readRequest(body: IngestEvidenceRequest): EvidenceDraft {
  const { provider_id: providerId, rail, kind, external_id: externalId, match_keys, amount, payload } = body;
  const occurredAt = parseInstant(body.occurred_at) ?? invalid(['body', 'occurred_at'], 'no such day', 'datetime_parsing');
  return {
    providerId, rail, kind, externalId, matchKeys: normalMatchKeys(match_keys), amount: toCents(amount.value), currency: amount.currency,
    occurredAt, payload: payload ?? null, description: body.description,
    ...(body.counterparty && { counterparty: factsOf(body.counterparty) }),
  };
}

function factsOf({ name, tax_id: taxId, bank, account, pix_key: pixKey }: GivenCounterparty): CounterpartyFacts {
  return { name, taxId, bank, account, pixKey };
}
