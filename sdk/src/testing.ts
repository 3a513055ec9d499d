/** For tests of a receiver of webhooks. */

const PREFIX = 'whsec_';

export interface SignOptions {
  /** Milliseconds since 1970, in place of the clock. */
  now?: number | undefined;
  /** The delivery's id; that of the event, when left out. */
  id?: string | undefined;
}

/** A delivery as the service sends it: give `body` to the receiver unchanged. */
export interface SignedWebhook {
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * Signs an event as the service does, for Stripe-style verifiers and those of Standard Webhooks.
 * @param event an event, or a body as text.
 * @param secret of the endpoint, `whsec_` included; `whsec_` and any base64 will do in a test.
 */
export async function signWebhook(
  event: object | string, secret: string, { now = Date.now(), id }: SignOptions = {},
): Promise<SignedWebhook> {
  const body = typeof event === 'string' ? event : JSON.stringify(event);
  const eventId = id ?? (JSON.parse(body) as { event_id?: string }).event_id ?? 'evt_test';
  const seconds = String(Math.floor(now / 1000));
  const ours = await sign(new TextEncoder().encode(secret), `${seconds}.${body}`);
  const standard = await sign(fromBase64(secret.replace(PREFIX, '')), `${eventId}.${seconds}.${body}`);
  return {
    body,
    headers: {
      'Content-Type': 'application/json',
      'X-Service-Signature': `t=${seconds},v1=${Array.from(ours, (byte) => byte.toString(16).padStart(2, '0')).join('')}`,
      'webhook-id': eventId, 'webhook-timestamp': seconds, 'webhook-signature': `v1,${btoa(String.fromCharCode(...standard))}`,
    },
  };
}

async function sign(key: Uint8Array<ArrayBuffer>, text: string): Promise<Uint8Array> {
  const imported = await crypto.subtle.importKey('raw', key, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  return new Uint8Array(await crypto.subtle.sign('HMAC', imported, new TextEncoder().encode(text)));
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (character) => character.charCodeAt(0));
}
