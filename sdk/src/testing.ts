/** For tests: deliveries of webhooks, and the clock of a sandbox. */
import type { EventType } from '../generated/events.ts';
import type { Razao } from './client.ts';

const PREFIX = 'whsec_';
/** An answer comes when all that falls due has happened. Node's own `fetch` waits no longer than this for one. */
const ADVANCE_MS = 300_000;
const SECONDS_OF: Readonly<Record<string, number>> = { days: 86_400, hours: 3_600, minutes: 60, seconds: 1 };

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

/** How far the clock goes: by a duration of whole seconds, whose parts are added, or to an instant. */
export type ClockTarget =
  | {
    days?: number | undefined; hours?: number | undefined; minutes?: number | undefined; seconds?: number | undefined; to?: undefined
  }
  | {
    /** An instant that lies ahead: a `Date`, or a text such as `2027-03-31T23:59:50-03:00`. */
    to: string | Date;
    days?: undefined; hours?: undefined; minutes?: undefined; seconds?: undefined
  };

export interface AdvanceOptions {
  /** Longest wait for the answer, in milliseconds: 300 000 when left out. */
  timeoutMs?: number | undefined;
  signal?: AbortSignal | undefined;
}

/** An advance of the clock, and what it brought about. Instants are in ISO 8601. */
export interface AdvancedClock {
  readonly from: string;
  readonly now: string;
  /** Number of moments at which the clock stopped for what was due. */
  readonly steps: number;
  /** Number of the tenant's events on the way, by type. */
  readonly events: Readonly<Partial<Record<EventType, number>> & Record<string, number | undefined>>;
  /** Work for later, the earliest first. */
  readonly waiting: readonly { readonly work: string; readonly due_at: string }[];
  /** What was due and did not end, in words. */
  readonly unfinished: readonly string[];
}

const REFUSED = {
  404: ['NOT_A_SANDBOX', 'this process is not a sandbox with the role worker: set RAZAO_SANDBOX=true'],
  409: ['CLOCK_IS_MOVING', 'the clock is being moved by another call: wait for that to end'],
} as const;

/** The clock cannot be moved. The service's refusal is the `cause`. */
export class SandboxError extends Error {
  override name = 'SandboxError';

  constructor(readonly reason: 'NOT_A_SANDBOX' | 'CLOCK_IS_MOVING', message: string, cause: unknown) {
    super(message, { cause });
  }
}

/**
 * Moves the clock of a sandbox ahead. Returns when all that falls due on the way has happened, each at its own time. The clock is that of
 * all tenants of the installation, and never goes back. It is sent once: after a ConnectionError the clock may have moved.
 * @param razao any client of the sandbox; its next call fetches another token where the jump has ended the one it has.
 * @throws SandboxError where the service is not a sandbox, or its clock is being moved; TypeError for a target that cannot be sent; all
 * else that a call throws.
 */
export async function advance(
  razao: Pick<Razao, 'request'>, target: ClockTarget, { timeoutMs = ADVANCE_MS, signal }: AdvanceOptions = {},
): Promise<AdvancedClock> {
  const body = readTarget(target);
  try {
    return await razao.request<AdvancedClock>('POST', '/_control/clock', { body, timeoutMs, signal, maxRetries: 0 });
  } catch (error) {
    const [reason, message] = REFUSED[(error as { status?: number }).status as keyof typeof REFUSED] ?? [];
    throw reason === undefined ? error : new SandboxError(reason, `advance: ${message}`, error);
  }
}

/** @throws TypeError unless there is an instant, or parts that add up to whole seconds above 0. */
function readTarget({ to, ...parts }: ClockTarget): { to: string } | { advance: string } {
  const given = Object.entries(parts).filter(([, value]) => value !== undefined);
  const unknown = given.map(([name]) => name).filter((name) => !Object.hasOwn(SECONDS_OF, name) || to !== undefined);
  if (unknown.length > 0) throw new TypeError(
    `advance takes days, hours, minutes and seconds, or to alone, not ${unknown.join(', ')}${to === undefined ? '' : ' with to'}`,
  );
  if (to !== undefined) return { to: typeof to === 'string' ? to : to.toISOString() };
  const seconds = given.reduce((sum, [name, value]) => sum + Number(value) * Number(SECONDS_OF[name]), 0);
  if (!Number.isSafeInteger(seconds) || seconds <= 0) throw new TypeError(`advance takes whole seconds above 0, not ${seconds}`);
  return { advance: `${seconds}s` };
}

async function sign(key: Uint8Array<ArrayBuffer>, text: string): Promise<Uint8Array> {
  const imported = await crypto.subtle.importKey('raw', key, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  return new Uint8Array(await crypto.subtle.sign('HMAC', imported, new TextEncoder().encode(text)));
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (character) => character.charCodeAt(0));
}
