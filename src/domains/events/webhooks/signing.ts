import { createHmac, randomBytes } from 'node:crypto';
import { epochSeconds } from '../../../platform/clock.ts';

const PREFIX = 'whsec_';
const SECRET_BYTES = 32;

/** How many characters of a secret are shown for good. */
export const SECRET_TAIL = 4;

/**
 * A secret to sign deliveries with: `whsec_` and 43 base64url characters, drawn until none is `-` or `_`, so that
 * decoders of either alphabet read it. 32 bytes leave no spare bits in the last character, so strict ones do as well.
 */
export function newSecret(): string {
  for (;;) {
    const text = randomBytes(SECRET_BYTES).toString('base64url');
    if (/^[A-Za-z0-9]{43}$/.test(text)) return PREFIX + text;
  }
}

/** What is shown of a secret once it has been shown. */
export function maskedSecret(tail: string): string {
  return `${PREFIX}…${tail}`;
}

/**
 * The headers that prove a delivery to be ours: `X-Service-Signature`, keyed by the whole secret text, and those of
 * Standard Webhooks, keyed by the bytes that the text after `whsec_` encodes.
 * @param secrets one, or two while one takes the place of another: each signs.
 * @param body the bytes that are sent.
 */
export function signatureHeaders(secrets: readonly string[], eventId: string, body: Buffer, at: Date): Record<string, string> {
  const timestamp = String(epochSeconds(at));
  const ours = secrets.map((secret) => createHmac('sha256', secret).update(`${timestamp}.`).update(body).digest('hex'));
  const standard = secrets.map((secret) => createHmac('sha256', Buffer.from(secret.slice(PREFIX.length), 'base64'))
    .update(`${eventId}.${timestamp}.`).update(body).digest('base64'));
  return {
    'X-Service-Signature': [`t=${timestamp}`, ...ours.map((digest) => `v1=${digest}`)].join(),
    'webhook-id': eventId,
    'webhook-timestamp': timestamp,
    'webhook-signature': standard.map((digest) => `v1,${digest}`).join(' '),
  };
}
