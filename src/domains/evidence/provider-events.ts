import { firstCharacters } from '../../platform/characters.ts';
import { isCurrency } from '../../platform/currencies.ts';
import { isFields, type Fields } from '../../platform/fields.ts';
import { toCents } from '../../platform/money.ts';
import { amount, instant, malformed, optional, text } from '../../platform/receiver/fields.ts';
import type { ReceivedEvent } from '../../platform/receiver/receiver.ts';
import type { EventHandlers, RecordingHandler } from '../../platform/receiver/take-delivery.ts';
import { normalPixKey, refuseRailCurrency } from '../accounts/index.ts';
import { findObligation, readDescription, readFacts } from '../obligations/index.ts';
import { isEndToEndId, rejectReason } from '../rails/index.ts';
import type { EvidenceContext } from './context.ts';
import type { EvidenceDraft } from './evidence.ts';
import type { EvidenceKind } from './evidence.entity.ts';
import { ingestDelivery } from './ingest-evidence.ts';

/** Characters of what a provider says of a failure. */
const LONGEST_FAILURE = 500;

/** A provider serves several rails, and reports all at one endpoint: a payment of ours tells its own. */
const ingests = (draftOf: (event: ReceivedEvent) => EvidenceDraft): RecordingHandler<EvidenceContext> => ({
  async record(ctx, event, row) {
    const said = draftOf(event);
    const paid = await findObligation(ctx, said.matchKeys['obligation_id'] ?? '');
    const rail = paid === undefined || paid.rail === 'NATIVE' || paid.rail === 'CHAIN' ? said.rail : paid.rail;
    if (refuseRailCurrency(rail, said.currency)) malformed('amount');
    return ingestDelivery(ctx, { ...said, rail }, row);
  },
});

/**
 * The events of the Pix receiver that are evidence, see `receivePixWebhook`. Each handler throws EventMalformed when the
 * data is not what the receiver's contract says, ApiError RAIL_NOT_BOUND for a provider that does not serve the tenant.
 */
export const evidenceEvents = {
  PAYMENT_SETTLED: ingests((event) => paymentDraft(event, 'SETTLEMENT', 'end_to_end_id')),
  PAYMENT_FAILED: ingests((event) => paymentDraft(event, 'FAILURE', 'end_to_end_id')),
  RETURN_SETTLED: ingests((event) => paymentDraft(event, 'SETTLEMENT', 'return_end_to_end_id')),
  RETURN_FAILED: ingests((event) => paymentDraft(event, 'FAILURE', 'return_end_to_end_id')),
  CREDIT_RECEIVED: ingests(creditDraft),
  RETURN_RECEIVED: ingests(returnDraft),
} satisfies EventHandlers<EvidenceContext>;

/** A payment of ours, known by the reference that we gave: the obligation. */
function paymentDraft(event: ReceivedEvent, kind: EvidenceKind, endToEnd: string): EvidenceDraft {
  const { data } = event;
  const keys = { obligation_id: text(data, 'reference'), end_to_end_id: text(data, endToEnd) };
  return {
    ...draft(event, kind, keys), failure: kind === 'FAILURE' ? failureOf(data) : undefined, counterparty: readFacts(data['payee']),
  };
}

function failureOf(data: Fields): string {
  const { code, reason } = rejectReason(text(data, 'failure_code'), optional(data, 'failure_reason', text));
  return firstCharacters([code, reason].filter(Boolean).join(': '), LONGEST_FAILURE);
}

/** Money for a key of ours, or, without one, for the account that a tenant has at the provider itself. */
function creditDraft(event: ReceivedEvent): EvidenceDraft {
  const { data } = event;
  const [key, txid] = [optional(data, 'key', text), optional(data, 'txid', text)];
  const keys = {
    end_to_end_id: text(data, 'end_to_end_id'),
    ...(key !== undefined && { pix_key: normalPixKey(key) }), ...(txid !== undefined && { txid }),
  };
  const { payer, receiver } = data;
  const taxId = isFields(payer) ? optional(payer, 'tax_id', text) : undefined;
  return {
    ...draft(event, 'INBOUND_CREDIT', keys), payer: taxId && `tax_id:${taxId}`,
    counterparty: readFacts(payer, ispbOf(keys.end_to_end_id)), description: readDescription(data['payer_message']),
    ...(isFields(receiver) && { receiver: { name: text(receiver, 'name'), taxId: optional(receiver, 'tax_id', text) } }),
  };
}

/** The institution of a payer, by the name that it gave the payment. */
function ispbOf(endToEndId: string): string | undefined {
  return isEndToEndId(endToEndId, 'E') ? endToEndId.slice(1, 9) : undefined;
}

/** A payment of ours that was sent back, or a part of it: for the account that paid. */
function returnDraft(event: ReceivedEvent): EvidenceDraft {
  const { data } = event;
  const reason = optional(data, 'reason_code', text);
  return draft(event, 'INBOUND_CREDIT', {
    end_to_end_id: text(data, 'return_end_to_end_id'), original_end_to_end_id: text(data, 'original_end_to_end_id'),
    ...(reason !== undefined && { return_reason_code: reason }),
  });
}

/** The message is named by what the rail calls the payment, and the event: the delivery's own name is not signed. */
function draft(event: ReceivedEvent, kind: EvidenceKind, matchKeys: Record<string, string> & { end_to_end_id: string }): EvidenceDraft {
  const { provider_id: providerId, occurred_at, data } = event;
  const { value, currency } = amount(data, 'amount');
  if (!isCurrency(currency)) malformed('amount');
  return {
    providerId, rail: 'PIX', kind, externalId: `${matchKeys.end_to_end_id}:${event.event}`, matchKeys, payload: null,
    amount: toCents(value), currency, occurredAt: optional(data, 'settled_at', instant) ?? instant({ occurred_at }, 'occurred_at'),
  };
}
