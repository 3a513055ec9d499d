import { createHmac, createSecretKey, timingSafeEqual, type KeyObject } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { ProviderVerificationStrategy } from '../../../generated/models.ts';
import { epochSeconds } from '../clock.ts';

/** Parts of a delivery that a signature covers. */
export interface SignedBytes {
  readonly headers: IncomingHttpHeaders;
  /** Byte for byte as it was sent. */
  readonly body: Buffer;
}

/** Scheme by which a provider signs its deliveries. Another one is a line in `strategies` and in the contract. */
export interface VerificationStrategy {
  /** Each delivery has these headers. */
  readonly headers: readonly string[];
  /** True for a text that can be a secret of this strategy. */
  takes(secret: string): boolean;
  /** The key that a secret means, made once: Node takes it several times as fast as the secret's text. */
  keyOf(secret: string): KeyObject;
  /** True when the delivery was signed with the key, lately. */
  verify(delivery: SignedBytes, key: KeyObject, now: Date): boolean;
}

/** Largest difference between the time of a signature and ours, in seconds, either way. */
const TOLERANCE_SECONDS = 300;
/** Signatures looked at in one header: a provider sends two while it changes its secret. */
const MOST_SIGNATURES = 4;
const TIMESTAMP_FORM = /^\d{1,12}$/;

/** HMAC-SHA256 in hex, over the timestamp, a dot and the body, keyed by the secret text (decision 20). */
const timestampedHmacV1: VerificationStrategy = {
  headers: ['X-Webhook-Timestamp', 'X-Webhook-Signature'],
  takes: () => true,
  keyOf: (secret) => createSecretKey(secret, 'utf8'),
  verify({ headers, body }, key, now) {
    const timestamp = textOf(headers['x-webhook-timestamp']);
    const expected = createHmac('sha256', key).update(`${timestamp}.`).update(body).digest();
    const isSigned = signaturesOf(headers['x-webhook-signature'], ',', /^v1=([0-9a-f]{64})$/)
      .map((hex) => equal(Buffer.from(hex, 'hex'), expected)).includes(true);
    return isFresh(timestamp, now) && isSigned;
  },
};

const STANDARD_SECRET = /^whsec_([A-Za-z0-9+/]+={0,2})$/;

/** HMAC-SHA256 in base64, over id, timestamp and body with dots between, keyed by the decoded secret. Source: Standard Webhooks. */
const standardWebhooksV1: VerificationStrategy = {
  headers: ['webhook-id', 'webhook-timestamp', 'webhook-signature'],
  takes(secret) {
    const { length } = standardBytes(secret);
    return length >= 24 && length <= 64;
  },
  keyOf: (secret) => createSecretKey(standardBytes(secret)),
  verify({ headers, body }, key, now) {
    const [id, timestamp] = [textOf(headers['webhook-id']), textOf(headers['webhook-timestamp'])];
    const expected = createHmac('sha256', key).update(`${id}.${timestamp}.`).update(body).digest();
    const isSigned = signaturesOf(headers['webhook-signature'], ' ', /^v1,([A-Za-z0-9+/]{43}=)$/)
      .map((base64) => equal(Buffer.from(base64, 'base64'), expected)).includes(true);
    return id !== '' && isFresh(timestamp, now) && isSigned;
  },
};

function standardBytes(secret: string): Buffer {
  return Buffer.from(STANDARD_SECRET.exec(secret)?.[1] ?? '', 'base64');
}

export const strategies: Readonly<Record<ProviderVerificationStrategy, VerificationStrategy>> = {
  timestamped_hmac_v1: timestampedHmacV1,
  standard_webhooks_v1: standardWebhooksV1,
};

/** The headers of `timestamped_hmac_v1`, for who signs: simulated providers and tests. */
export function timestampedHeaders(secret: string, body: Buffer | string, at: Date): Record<string, string> {
  const timestamp = String(epochSeconds(at));
  const digest = createHmac('sha256', secret).update(`${timestamp}.`).update(body).digest('hex');
  return { 'X-Webhook-Timestamp': timestamp, 'X-Webhook-Signature': `v1=${digest}` };
}

function signaturesOf(header: string | string[] | undefined, separator: string, form: RegExp): string[] {
  return textOf(header).split(separator, MOST_SIGNATURES).flatMap((part) => form.exec(part.trim())?.[1] ?? []);
}

function textOf(header: string | string[] | undefined): string {
  return typeof header === 'string' ? header : '';
}

function isFresh(timestamp: string, now: Date): boolean {
  return TIMESTAMP_FORM.test(timestamp) && Math.abs(now.getTime() / 1000 - Number(timestamp)) <= TOLERANCE_SECONDS;
}

/** Compares in constant time. */
function equal(left: Buffer, right: Buffer): boolean {
  return left.length === right.length && timingSafeEqual(left, right);
}
