import type { WebhookDeliveryFailure } from '../../../../generated/models.ts';
import { systemClock, type Clock } from '../../../platform/clock.ts';
import type { Trace } from '../../../platform/tracing/index.ts';
import type { SendOutcome } from '../webhooks/send.ts';

/**
 * One event on its way to one endpoint, as MongoDB keeps it. It shows the newest attempt; those before it that failed
 * are records of their own (`FailedAttempt`).
 */
export interface StoredDelivery extends Attempt {
  /** Endpoint and event: an event is queued for an endpoint once, however often it is published. */
  _id: string;
  state: 'PENDING' | 'SUCCEEDED' | 'ARCHIVED';
  entity_id: string;
  /** Where the event stands in its tenant's feed: the order of a partition. */
  commit_no: number;
  n: number;
  occurred_at: Date;
  /** When the endpoint last became active, as a commit number, when this was queued: what is older is not sent. */
  activation: number;
  /** The envelope as JSON; taken away once it has arrived. */
  event?: string;
  /** The trace that its attempts belong to. */
  trace?: Trace;
  /** When it may be sent. */
  due_at: Date;
  /** The lease that took the endpoint over from a process that had not given it back. Outcomes under earlier leases do not count. */
  lease?: number;
  /** Recorded by a recovery, for an event that was never queued. */
  missed?: true;
  /** Archived after its last attempt, and neither counted nor announced yet. */
  unannounced?: true;
}

/** An attempt that was followed by another: it failed, was given up, or arrived and was asked for again. */
export interface FailedAttempt extends Attempt {
  /** The `delivery_id`. */
  _id: string;
  state: 'FAILED' | 'ARCHIVED' | 'SUCCEEDED';
}

/** What is told of an attempt. */
export interface Attempt {
  tenant: string;
  endpoint_id: string;
  event_id: string;
  event_type: string;
  delivery_id: string;
  /** 1 to 8. */
  attempt: number;
  response_status: number | null;
  duration_ms: number | null;
  error: WebhookDeliveryFailure | null;
  next_attempt_at: Date | null;
  attempted_at: Date | null;
  created_at: Date;
  /** When MongoDB removes it. */
  expire_at: Date;
}

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** Retry schedule, in milliseconds (decision 20): the wait before each attempt. The first is made at once. */
export const WAITS_MS = [0, 1, 5, 15, 15, 15, 15, 15].map((minutes) => minutes * MINUTE_MS);
export const MOST_ATTEMPTS = WAITS_MS.length;

/** Waits are up to this much longer, so that what failed together does not come back together. */
const JITTER = 0.08;

/** Retry-After is heeded up to here: a record that waits must not outlive what is kept. */
const LONGEST_WAIT_MS = DAY_MS;

/** What follows from an attempt. */
export type DeliveryDecision =
  | { readonly state: 'SUCCEEDED' | 'ARCHIVED' }
  | { readonly state: 'FAILED'; readonly nextAttemptAt: Date };

/**
 * Pure: what follows from the outcome of attempt number `attempt`, known at `now`.
 * @param random a fraction in [0, 1), for the jitter.
 */
export function decideDelivery(attempt: number, outcome: SendOutcome, now: Date, random: number): DeliveryDecision {
  if (outcome.delivered) return { state: 'SUCCEEDED' };
  const wait = WAITS_MS[attempt];
  if (wait === undefined) return { state: 'ARCHIVED' };
  const asked = Math.min((outcome.retryAfterSeconds ?? 0) * 1000, LONGEST_WAIT_MS);
  return { state: 'FAILED', nextAttemptAt: new Date(now.getTime() + Math.max(Math.ceil(wait * (1 + random * JITTER)), asked)) };
}

export function deliveryKey(endpointId: string, eventId: string): string {
  return `${endpointId} ${eventId}`;
}

/**
 * When a record queued now is removed. A day after the feed has dropped its event: as long as an event could be sent
 * again, it is known whether it arrived. MongoDB removes by the machine's time, so that of a clock that is behind it does not count.
 */
export function expiry(clock: Clock, keptDays: number): Date {
  const now = Math.max(clock.now().getTime(), systemClock.now().getTime());
  return new Date(now + deliveriesKept(keptDays) * DAY_MS);
}

/** For how many days deliveries are kept, where events are for `keptDays`. */
export function deliveriesKept(keptDays: number): number {
  return keptDays + 2;
}
