import { toCents, type Cents } from '../../platform/money.ts';
import { RailTimeout, ReferenceTaken, type FoundPayment, type PayAnswer } from './rail.ts';
import { rejectReason } from './reject-codes.ts';
import type { SponsorAnswer } from './sponsor-client.ts';
import type { PaymentStatus } from './sponsor-interface.ts';

/** State of a payment or a return at a provider. */
interface Standing {
  readonly status: PaymentStatus;
  /** Minor units. */
  readonly amount: Cents;
  readonly currency: string;
  /** The provider's name for it; undefined where it gives none. */
  readonly providerReference: string | undefined;
  /** The rail's name for a payment; undefined where it gives none. */
  readonly endToEndId: string | undefined;
  /** Reason of the failure: a code of the rail, and words without personal data; both empty where none is given. */
  readonly failure: { readonly code: string; readonly reason: string };
  /** The other side, unread; undefined where nothing is said of it. */
  readonly payee: unknown;
}

export const STATUSES: ReadonlySet<unknown> = new Set<PaymentStatus>(['ACCEPTED', 'SETTLED', 'FAILED']);

/**
 * Reads a provider's answer to a payment or a return, and to its repetition.
 * @param currency of the payment.
 * @throws RailTimeout for an answer that does not state it, or has it in another currency; ReferenceTaken.
 */
export function readPayAnswer(answer: SponsorAnswer, reference: string, currency: string): PayAnswer {
  if (answer.status === 422) return { status: 'REFUSED', ...rejectReason(textOf(answer.body['code']), textOf(answer.body['reason'])) };
  if (answer.status === 400) return { status: 'REFUSED', code: 'INVALID', reason: textOf(answer.body['message']) };
  const { status, amount, endToEndId, providerReference, failure, payee, ...standing } = readStanding(answer, reference);
  if (standing.currency !== currency) throw new RailTimeout(`the sponsor has a payment in ${standing.currency}, not in ${currency}`);
  if (status === 'FAILED') return { status: 'REFUSED', ...failure };
  if (status === 'SETTLED') {
    return { status, amount, ...(endToEndId !== undefined && { endToEndId }), ...(payee !== undefined && { payee }) };
  }
  return { status, ...(providerReference !== undefined && { providerReference }) };
}

/**
 * Reads a provider's answer to a query of a payment or a return.
 * @throws RailTimeout for an answer that does not state it; ReferenceTaken.
 */
export function readFoundPayment(answer: SponsorAnswer, reference: string): FoundPayment {
  if (answer.status === 404) return { status: 'UNKNOWN' };
  const { status, amount, currency, endToEndId, failure, payee } = readStanding(answer, reference);
  return {
    status, amount, currency, ...(endToEndId !== undefined && { endToEndId }), ...(payee !== undefined && { payee }),
    ...(failure.code !== '' && { code: `${failure.code}: ${failure.reason}` }),
  };
}

/**
 * Reads the state of the payment or return of a reference.
 * @throws RailTimeout for an answer that does not state it, such as a gateway's: it leaves open what was done; ReferenceTaken.
 */
function readStanding({ status: code, body }: SponsorAnswer, reference: string): Standing {
  const { status, amount } = body;
  const { value, currency } = (amount ?? {}) as { value?: unknown; currency?: unknown };
  if (code === 409 && body['error'] === 'REFERENCE_REUSED') throw new ReferenceTaken(
    'the sponsor has another payment under this reference',
  );
  if (code >= 300) throw new RailTimeout(`the sponsor answered ${code}`);
  if (body['reference'] !== reference || !STATUSES.has(status) || !isCents(value) || typeof currency !== 'string') {
    throw new RailTimeout('the sponsor answered with something other than what it was asked for');
  }
  return {
    status: status as PaymentStatus, amount: toCents(value), currency, providerReference: textOf(body['provider_reference']) || undefined,
    endToEndId: textOf(body['end_to_end_id']) || textOf(body['return_end_to_end_id']) || undefined,
    failure: rejectReason(textOf(body['failure_code']), textOf(body['failure_reason'])), payee: body['payee'],
  };
}

function isCents(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) > 0;
}

/** Returns a field that should be a text; empty where it is not one. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
