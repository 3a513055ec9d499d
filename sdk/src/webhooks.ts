import type { Event } from '../generated/models.ts';
import { RazaoError } from './errors.ts';

/** An event of any type; `event_type` decides the type of `data`. */
export type RazaoEvent = Event;

/** A delivery is not genuine: answer it with 401 and do nothing. */
export class WebhookVerificationError extends RazaoError {
  override name = 'WebhookVerificationError';
}

/**
 * `verifyWebhook` is called so that no delivery could ever be taken: mend the program, and answer 500, so that the service sends it again.
 */
export class WebhookSetupError extends RazaoError {
  override name = 'WebhookSetupError';

  constructor(readonly reason: 'NO_SECRET' | 'BODY_IS_PARSED', message: string) {
    super(message);
  }
}

export interface VerifyOptions {
  /** Greatest age, or time in the future, of a delivery, in seconds: 300 when left out. */
  toleranceSeconds?: number | undefined;
  /** Milliseconds since 1970, in place of the clock. */
  now?: number | undefined;
}

/** Headers as `fetch`, Node or a framework has them, or the value of `X-Service-Signature`. */
export type WebhookHeaders = string | Headers | Readonly<Record<string, string | readonly string[] | undefined>>;

const SIGNATURE = 'x-service-signature';
const TOLERANCE_SECONDS = 300;

/**
 * The event of a delivery that proves to be ours.
 * @param body the raw bytes as they came, before any parser has seen them.
 * @param secret of the endpoint, `whsec_` included; several while one takes the place of another.
 * @throws WebhookVerificationError for a delivery that is not genuine; WebhookSetupError without a secret, or with a body that was parsed.
 */
export async function verifyWebhook(
  body: string | Uint8Array | ArrayBuffer, headers: WebhookHeaders, secret: string | readonly string[],
  { toleranceSeconds = TOLERANCE_SECONDS, now = Date.now() }: VerifyOptions = {},
): Promise<RazaoEvent> {
  const bytes = bytesOf(body);
  const secrets = typeof secret === 'string' ? [secret] : secret;
  requireSecrets(secrets);
  const { time, signatures } = readSignature(headers);
  if (Math.abs(now / 1000 - Number(time)) > toleranceSeconds) throw new WebhookVerificationError(
    'the delivery is too old, or from the future',
  );
  const signed = concat(new TextEncoder().encode(`${time}.`), bytes);
  for (const key of secrets) {
    if (await isSigned(signed, signatures, key)) return parse(bytes);
  }
  throw new WebhookVerificationError('the signature is wrong');
}

function bytesOf(body: unknown): Uint8Array<ArrayBuffer> {
  if (typeof body === 'string') return new TextEncoder().encode(body);
  if (body instanceof ArrayBuffer || ArrayBuffer.isView(body)) return new Uint8Array(body as ArrayBuffer);
  throw new WebhookSetupError(
    'BODY_IS_PARSED', 'verifyWebhook needs the raw bytes of the body, not what a parser such as express.json() made of them',
  );
}

/** An empty key would take a delivery that anybody signed with an empty key. */
function requireSecrets(secrets: unknown): void {
  const isComplete = Array.isArray(secrets) && secrets.length > 0 && secrets.every((secret) => typeof secret === 'string' && secret !== '');
  if (!isComplete) throw new WebhookSetupError('NO_SECRET', 'verifyWebhook needs the secret of the endpoint: it is missing or empty');
}

function readSignature(headers: WebhookHeaders): { time: string; signatures: Uint8Array<ArrayBuffer>[] } {
  const pairs = headerOf(headers).split(',').map((pair) => pair.trim().split('='));
  const time = pairs.find(([name]) => name === 't')?.[1] ?? '';
  const signatures = pairs.filter(([name, value = '']) => name === 'v1' && /^[0-9a-f]{64}$/.test(value)).map(
    ([, value = '']) => fromHex(value),
  );
  if (!/^\d{1,12}$/.test(time) || signatures.length === 0) throw new WebhookVerificationError(`no ${SIGNATURE} that can be read`);
  return { time, signatures };
}

function headerOf(headers: WebhookHeaders): string {
  if (typeof headers === 'string') return headers;
  if (headers instanceof Headers) return headers.get(SIGNATURE) ?? '';
  const [, value = ''] = Object.entries(headers).find(([name]) => name.toLowerCase() === SIGNATURE) ?? [];
  return typeof value === 'string' ? value : value.join();
}

/** Compared by the platform, in constant time. */
async function isSigned(signed: Uint8Array<ArrayBuffer>, signatures: Uint8Array<ArrayBuffer>[], secret: string): Promise<boolean> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', new TextEncoder().encode(secret), algorithm, false, ['verify']);
  const found = await Promise.all(signatures.map((signature) => crypto.subtle.verify('HMAC', key, signature, signed)));
  return found.includes(true);
}

function parse(bytes: Uint8Array): RazaoEvent {
  try {
    return JSON.parse(new TextDecoder().decode(bytes)) as RazaoEvent;
  } catch (cause) {
    throw new WebhookVerificationError('the body is not valid JSON', { cause });
  }
}

function fromHex(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from({ length: text.length / 2 }, (_none, index) => Number.parseInt(text.slice(index * 2, index * 2 + 2), 16));
}

function concat(first: Uint8Array, second: Uint8Array): Uint8Array<ArrayBuffer> {
  const joined = new Uint8Array(first.length + second.length);
  joined.set(first);
  joined.set(second, first.length);
  return joined;
}
