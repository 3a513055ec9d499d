/** For tests: deliveries of webhooks, the clock of a sandbox, and its stories. */
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

/** Names of the stories that come with a sandbox. */
export type StoryName = 'bad-bank-day' | 'bad-client' | 'fraud' | 'house-share' | 'payday' | 'rental-deposit';

export interface PlayOptions {
  /** Whole number that amounts are drawn by, 1 when left out: the same seed has the same amounts. */
  seed?: number | undefined;
  /** Parameters of the story, such as `{ customers: 20 }`. */
  parameters?: Readonly<Record<string, number>> | undefined;
  /** Address of a client that takes part, and is judged: the guide "Stories" describes its part. */
  judge?: string | undefined;
  /** Longest wait for the end, in milliseconds: 300 000 when left out. */
  timeoutMs?: number | undefined;
  signal?: AbortSignal | undefined;
}

/** A rule for the judged client. */
export interface JudgedRule {
  readonly rule: string;
  readonly about: string;
  readonly state: 'HELD' | 'BROKEN' | 'NOT_JUDGED';
  /** How it was broken, or why it could not be judged, in words. */
  readonly findings: readonly string[];
}

/** A story that was played. Instants are in ISO 8601. */
export interface PlayedStory {
  readonly story: string;
  readonly run: string;
  readonly seed: number;
  readonly from: string;
  readonly now: string;
  /** True where all went as the story says, and the judged client broke no rule. */
  readonly passed: boolean;
  /** Number of expectations that held. */
  readonly held: number;
  /** Expectations that did not, in words. */
  readonly failed: readonly string[];
  /** Number of events of the story's own resources, by type. */
  readonly events: Readonly<Partial<Record<EventType, number>> & Record<string, number | undefined>>;
  /** Number of writes that were made twice. */
  readonly doubled: number;
  /** The verdict about the judged client; null where none was judged. */
  readonly verdict: { readonly passed: boolean; readonly rules: readonly JudgedRule[] } | null;
}

const REFUSED = {
  404: ['NOT_A_SANDBOX', 'this process is not a sandbox with the role worker: set RAZAO_SANDBOX=true'],
  409: ['CLOCK_IS_MOVING', 'the clock is being moved by another call: wait for that to end'],
} as const;

/** The clock cannot be moved, or a story not be played. The service's refusal is the `cause`. */
export class SandboxError extends Error {
  override name = 'SandboxError';

  constructor(
    readonly reason: 'NOT_A_SANDBOX' | 'CLOCK_IS_MOVING' | 'NO_SUCH_STORY' | 'STORY_IS_PLAYING' | 'CLIENT_REFUSED',
    message: string, cause: unknown,
  ) {
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

const NOT_PLAYED = {
  404: ['NO_SUCH_STORY', 'there is no such story, or this process is not a sandbox with the role worker'],
  409: ['STORY_IS_PLAYING', 'another story is played: wait for its end'],
} as const;

/**
 * Plays a story of a sandbox: its people call the service, its bank and its clock are moved. With `judge` a client takes part and is
 * judged.
 * @param razao any client of the sandbox with all scopes; the story is played in its tenant.
 * @returns how it ended. A story that does not go as it says is not an error: look at `passed`, `failed` and `verdict`.
 * @throws SandboxError where the service is not a sandbox, there is no such story, another is played, or the client to judge takes no part;
 * all else that a call throws.
 */
export async function playStory(
  razao: Pick<Razao, 'request'>, story: StoryName | (string & Record<never, never>),
  { seed, parameters, judge, timeoutMs = ADVANCE_MS, signal }: PlayOptions = {},
): Promise<PlayedStory> {
  const body = { ...seed !== undefined && { seed }, ...parameters && { parameters }, ...judge !== undefined && { judge } };
  try {
    const path = `/_control/stories/${encodeURIComponent(story)}`;
    return await razao.request<PlayedStory>('POST', path, { body, timeoutMs, signal, maxRetries: 0 });
  } catch (error) {
    const { status, code, message: said } = error as { status?: number; code?: string; message?: string };
    if (code === 'CLIENT_REFUSED') throw new SandboxError(code, `playStory: ${said}`, error);
    const [reason, message] = NOT_PLAYED[status as keyof typeof NOT_PLAYED] ?? [];
    throw reason === undefined ? error : new SandboxError(reason, `playStory: ${message}`, error);
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
