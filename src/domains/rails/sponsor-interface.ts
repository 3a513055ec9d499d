import { createHmac, timingSafeEqual } from 'node:crypto';
import { epochSeconds } from '../../platform/clock.ts';
import type { RailFamily } from './rail.ts';

/**
 * The one interface of the sponsor adapter, which the simulated sponsor serves. Each call names the provider account and is
 * signed with its secret (`signRequest`): with both, while one replaces the other. One valid signature is enough.
 *
 *     POST /v1/payments              PaymentRequest → 202 Payment; the same reference again → 200 Payment as it is now
 *     GET  /v1/payments/{reference}  → 200 Payment, 404 `{error: 'NOT_FOUND'}` when it is unknown
 *     GET  /v1/given                 ?from&to&rail&cursor → 200 GivenPaymentPage: all payments out and returns that were taken in
 *                                    the period, by `created_at`; instants, `to` exclusive
 *     GET  /v1/statement             ?from&to&rail&cursor → 200 StatementPage; instants, `to` exclusive
 *     GET  /v1/balance               ?currency → 200 Balance
 *
 * A refusal is 422 `{error: 'REFUSED', code, reason}` and for good; so is 400 `{error: 'INVALID', message}`: the body is not a
 * payment. 409 `REFERENCE_REUSED`: the reference is another payment's, whose outcome is not ours. 503
 * `UNAVAILABLE`: surely nothing was done. Any other answer, or none, leaves open what was done: also 400, 404 and 422 that do not
 * say so, and a 2xx that does not name the reference, its status and its amount, as of a gateway between us.
 */
export interface PaymentRequest {
  /** Ours, the same at each attempt: the sponsor pays it once. */
  readonly reference: string;
  readonly rail: RailFamily;
  readonly amount: SponsorAmount;
  /** OUT is paid by us; IN is expected from outside. */
  readonly direction: 'OUT' | 'IN';
  /** Payer and payee: an outside party by its external id, in our grammar, or an account of ours by its id. */
  readonly debtor: string;
  readonly creditor: string;
  /** Name on the rail; left out where the sponsor names it. */
  readonly end_to_end_id?: string;
  /** What the payer says to the payee, up to 140 characters; left out where nothing is said. */
  readonly description?: string;
  readonly match_keys: Readonly<Record<string, string>>;
}

export interface SponsorAmount {
  readonly currency: string;
  /** Minor units. */
  readonly value: number;
}

export type PaymentStatus = 'ACCEPTED' | 'SETTLED' | 'FAILED';

export interface SponsorPayment {
  readonly reference: string;
  readonly provider_reference: string;
  readonly end_to_end_id: string;
  readonly rail: RailFamily;
  readonly amount: SponsorAmount;
  readonly status: PaymentStatus;
  /** A code of the rail; null unless it failed. */
  readonly failure_code: string | null;
  readonly failure_reason: string | null;
  readonly created_at: string;
  /** Time at which it settled or failed; null until then. */
  readonly final_at: string | null;
  /** Who was paid; left out until it settled, and where the sponsor does not know. */
  readonly payee?: SponsorParty;
}

/** Party of a payment that is outside the ledger, as the sponsor knows it. */
export interface SponsorParty {
  readonly name: string;
  readonly tax_id?: string | null;
  readonly participant?: { readonly ispb: string; readonly name: string };
  /** Number of its account. */
  readonly account?: string;
}

/** A payment out, or a return by its own end-to-end id, as the sponsor received it. */
export type SponsorGivenPayment = Pick<SponsorPayment, 'reference' | 'rail' | 'amount' | 'status' | 'end_to_end_id' | 'created_at'>;

export interface GivenPaymentPage {
  readonly payments: readonly SponsorGivenPayment[];
  /** Cursor of the next page; null on the last. */
  readonly next_cursor: string | null;
}

export interface SponsorStatementLine {
  readonly line_id: string;
  readonly kind: 'PAYMENT' | 'CREDIT' | 'RETURN_SENT' | 'RETURN_RECEIVED' | 'ADJUSTMENT';
  readonly rail: RailFamily;
  /** Minor units, negative for what went out. */
  readonly amount: number;
  readonly currency: string;
  readonly reference?: string;
  readonly end_to_end_id?: string;
  readonly occurred_at: string;
}

export interface SponsorStatementPage {
  readonly lines: readonly SponsorStatementLine[];
  /** Cursor of the next page; null on the last. */
  readonly next_cursor: string | null;
}

/** A call as it is signed. */
export interface SponsorCall {
  readonly method: string;
  /** The path with its query. */
  readonly path: string;
  /** Empty for none. */
  readonly body: string;
}

const TOLERANCE_SECONDS = 300;
/** Largest number of signatures checked in one header. */
const MOST_SIGNATURES = 4;

/** Returns the headers that prove that a call is from the provider account, by each of its secrets. A secret itself is never sent. */
export function signRequest(providerId: string, secrets: readonly string[], call: SponsorCall, at: Date): Record<string, string> {
  const timestamp = String(epochSeconds(at));
  const signatures = secrets.map((secret) => `v1=${digestOf(secret, timestamp, call)}`);
  return { 'X-Provider-Id': providerId, 'X-Request-Timestamp': timestamp, 'X-Request-Signature': signatures.join() };
}

/** True when a call is signed with the secret, within 300 seconds of now. A sponsor checks it. */
export function isSignedRequest(
  headers: Readonly<Record<string, string | string[] | undefined>>, secret: string, call: SponsorCall, now: Date,
): boolean {
  const timestamp = String(headers['x-request-timestamp']);
  const given = String(headers['x-request-signature']).split(',', MOST_SIGNATURES).map((signature) => Buffer.from(signature));
  const expected = Buffer.from(`v1=${digestOf(secret, timestamp, call)}`);
  const isFresh = Math.abs(now.getTime() / 1000 - Number(timestamp)) <= TOLERANCE_SECONDS;
  return isFresh && given.map((it) => it.length === expected.length && timingSafeEqual(it, expected)).includes(true);
}

function digestOf(secret: string, timestamp: string, { method, path, body }: SponsorCall): string {
  return createHmac('sha256', secret).update(`${timestamp}.${method} ${path}.${body}`).digest('hex');
}
