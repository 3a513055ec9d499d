import type { Event, WebhookDeliveryFailure } from '../../../../generated/models.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { WebhookTransport } from './transport.ts';

/** One attempt to deliver. */
export interface Delivery {
  readonly endpoint: {
    readonly endpointId: string;
    readonly url: string;
    /** In clear, `whsec_` included. */
    readonly secret: string;
  };
  /** This attempt; a retry has another. */
  readonly deliveryId: string;
  /** The envelope. `published_at` becomes the time of the attempt. */
  readonly event: Event;
  /** Gives the attempt up, when the process ends. */
  readonly signal?: AbortSignal;
}

export interface SendOptions {
  readonly clock: Clock;
  readonly transport: WebhookTransport;
  /** Most that the attempt may take in all, in milliseconds; 10 seconds unless given. */
  readonly timeoutMs?: number;
}

/** What became of an attempt. */
export interface Outcome {
  /** Answered with 2xx in time. */
  readonly delivered: boolean;
  /** The HTTP status of the answer; null without one. */
  readonly status: number | null;
  readonly durationMs: number;
  /** Why it did not arrive; null when it did. */
  readonly error: WebhookDeliveryFailure | null;
  /** What the answer's Retry-After asks for, from now on, in seconds; null when it does not. */
  readonly retryAfterSeconds: number | null;
}

/**
 * Signs an event, sends it and says what became of it. Never follows a redirect, and reaches only addresses that the
 * transport allows.
 * @throws the reason of `signal` when it gave the attempt up; nothing else.
 */
export async function sendWebhook(_delivery: Delivery, _options: SendOptions): Promise<Outcome> {
  throw new Error('being built');
}
