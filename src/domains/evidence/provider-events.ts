import { parseInstant } from '../../platform/clock.ts';
import { invalid } from '../../platform/errors.ts';
import { MAX_CENTS, toCents } from '../../platform/money.ts';
import { normalPixKey } from '../../platform/pix-key.ts';
import type { EventHandlers, RecordingHandler } from '../../platform/receiver/take-delivery.ts';
import { isCurrency, refuseRailCurrency } from '../accounts/index.ts';
import { findObligation } from '../obligations/index.ts';
import { rejectReason } from '../rails/index.ts';
import type { EvidenceContext } from './context.ts';
import type { EvidenceDraft, EvidenceKind } from './evidence.ts';
import { ingestDelivery } from './ingest-evidence.ts';

/** What a provider tells of, as its receiver hands it over: signed, parsed, and not looked into yet. */
export interface ProviderEvent {
  readonly provider_id: string;
  readonly event: string;
  readonly occurred_at: string;
  readonly data: Readonly<Record<string, unknown>>;
}

const ingests = (draftOf: (event: ProviderEvent) => EvidenceDraft): RecordingHandler<EvidenceContext> => ({
  async record(ctx, event, row) {
    const said = draftOf(event);
    const draft = { ...said, rail: await railOf(ctx, said) };
    if (refuseRailCurrency(draft.rail, draft.currency)) invalid(['data', 'amount', 'currency'], 'PIX moves BRL only', 'value_error');
    return ingestDelivery(ctx, draft, row);
  },
});

/** The rail of the payment of ours that is spoken of: a provider serves several, and tells of all at one door. */
async function railOf(ctx: EvidenceContext, { matchKeys, rail }: EvidenceDraft): Promise<EvidenceDraft['rail']> {
  const obligation = await findObligation(ctx, matchKeys['obligation_id'] ?? '');
  return obligation === undefined || obligation.rail === 'NATIVE' ? rail : obligation.rail;
}

/**
 * The events of the Pix receiver that are evidence, see `receivePixWebhook`. Each handler throws RequestInvalid when the
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
function paymentDraft(event: ProviderEvent, kind: EvidenceKind, endToEnd: string): EvidenceDraft {
  const { data } = event;
  const keys = { obligation_id: text(data, 'reference'), end_to_end_id: text(data, endToEnd) };
  return { ...draft(event, kind, keys), failure: kind === 'FAILURE' ? failureOf(data) : undefined };
}

function failureOf(data: ProviderEvent['data']): string {
  const { code, reason } = rejectReason(text(data, 'failure_code'), optional(data, 'failure_reason'));
  return [code, reason].filter(Boolean).join(': ').slice(0, 500);
}

/** Money for a key of ours. */
function creditDraft(event: ProviderEvent): EvidenceDraft {
  const { data } = event;
  const txid = optional(data, 'txid');
  const keys = { end_to_end_id: text(data, 'end_to_end_id'), pix_key: normalPixKey(text(data, 'key')), ...(txid !== undefined && { txid }) };
  const { payer, receiver } = data;
  const taxId = isObject(payer) ? optional(payer, 'tax_id') : undefined;
  return {
    ...draft(event, 'INBOUND_CREDIT', keys), payer: taxId && `tax_id:${taxId}`,
    ...(isObject(receiver) && { receiver: { name: text(receiver, 'name'), taxId: optional(receiver, 'tax_id') } }),
  };
}

/** A payment of ours that was sent back, or a part of it: for the account that paid. */
function returnDraft(event: ProviderEvent): EvidenceDraft {
  const { data } = event;
  const reason = optional(data, 'reason_code');
  return draft(event, 'INBOUND_CREDIT', {
    end_to_end_id: text(data, 'return_end_to_end_id'), original_end_to_end_id: text(data, 'original_end_to_end_id'),
    ...(reason !== undefined && { return_reason_code: reason }),
  });
}

/** The message is named by what the rail calls the payment, and the event: the delivery's own name is not signed. */
function draft(event: ProviderEvent, kind: EvidenceKind, matchKeys: Record<string, string> & { end_to_end_id: string }): EvidenceDraft {
  const { data } = event;
  return {
    providerId: event.provider_id, rail: 'PIX', kind, externalId: `${matchKeys.end_to_end_id}:${event.event}`, matchKeys,
    ...amountOf(data), occurredAt: instant(optional(data, 'settled_at') ?? event.occurred_at), payload: null,
  };
}

function amountOf({ amount }: ProviderEvent['data']): { amount: bigint; currency: string } {
  const { value, currency } = isObject(amount) ? amount : {};
  const isAmount = typeof value === 'number' && Number.isInteger(value) && value > 0 && value <= Number(MAX_CENTS);
  if (!isAmount || typeof currency !== 'string' || !isCurrency(currency)) invalid(['data', 'amount'], 'no amount', 'value_error');
  return { amount: toCents(value), currency };
}

function instant(value: string): Date {
  return parseInstant(value) ?? invalid(['data', 'settled_at'], 'no such instant', 'datetime_parsing');
}

const LONGEST = 200;

function text(data: Readonly<Record<string, unknown>>, name: string): string {
  const value = data[name];
  if (typeof value !== 'string' || value === '' || value.length > LONGEST) invalid(['data', name], `must be a text of 1 to ${LONGEST} characters`, 'string_type');
  return value;
}

function optional(data: Readonly<Record<string, unknown>>, name: string): string | undefined {
  return data[name] === undefined || data[name] === null ? undefined : text(data, name);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
