import type { ProviderEvent } from '../../generated/models.ts';
import type { TurnedClock } from '../../src/platform/control/turned-clock.ts';
import { timestampedHeaders } from '../../src/platform/receiver/strategies.ts';
import { uniqueId } from './identifiers.ts';
import type { Script } from './scripts.ts';

/** Destination of a customer's events, and the secret that signs them. */
export interface Destination {
  readonly providerId: string;
  readonly secret: string;
  /** The base URL of the service; null while it is not known. */
  readonly callbackUrl: string | null;
}

/** An event on its way. */
export interface Callback {
  readonly delivery_id: string;
  readonly provider_id: string;
  readonly event: string;
  readonly path: string;
  attempts: number;
  /** The status of the last attempt; null when nobody answered. */
  status: number | null;
  state: 'PENDING' | 'DELIVERED' | 'GIVEN_UP';
}

/** The path of the contract that each event is delivered to. */
const WEBHOOK_PATHS: readonly (readonly [RegExp, string])[] = [
  [/^(KEY|CLAIM)_/, '/v1/pix/keys/events'], [/^(MANDATE|CHARGE)_/, '/v1/pix/mandates/events'], [/^MED_/, '/v1/pix/med/events'],
  [/^KYC_/, '/v1/kyc/webhooks'],
];
const PAYMENTS_PATH = '/v1/pix/webhooks';

/** Waits before each further attempt, in milliseconds; the last one is repeated. */
const RETRY_AFTER_MS = [500, 1_000, 2_000, 5_000, 10_000, 30_000, 60_000];
const MOST_ATTEMPTS = 60;
const TIMEOUT_MS = 10_000;
const MOST_KEPT = 2_000;

/** Source of the script for the next attempt to deliver. */
export interface CallbackScripts {
  take(operation: 'callback', providerId: string): Pick<Script, 'outcome' | 'delayMs'> | undefined;
}

/** Delivers events to customers: signed, in no order, repeated until accepted. */
export class Callbacks {
  readonly sent: Callback[] = [];
  #underWay = 0;
  readonly #ending = new AbortController();

  constructor(private readonly clock: TurnedClock, private readonly scripts: CallbackScripts) {}

  /** Sends an event `times` times, each as the same delivery. @returns the delivery, after its first attempt. */
  async send(to: Destination, event: ProviderEvent, { deliveryId = uniqueId('dlv'), times = 1 } = {}): Promise<Callback> {
    const path = WEBHOOK_PATHS.find(([names]) => names.test(event.event))?.[1] ?? PAYMENTS_PATH;
    const body = JSON.stringify(event);
    const callbacks = Array.from({ length: times }, (): Callback => ({
      delivery_id: deliveryId, provider_id: to.providerId, event: event.event, path: `${path}/${to.providerId}`, attempts: 0, status: null,
      state: 'PENDING',
    }));
    this.sent.push(...callbacks);
    this.sent.splice(0, this.sent.length - MOST_KEPT);
    await Promise.all(callbacks.map((callback) => this.#attempt(callback, to, body)));
    return callbacks[0] as Callback;
  }

  /** Number of calls that are not answered yet. */
  get underWay(): number {
    return this.#underWay;
  }

  /** Drops the waiting deliveries, with all other timers of the party. */
  clear(): void {
    this.clock.clearTimers();
    this.sent.length = 0;
  }

  /** Aborts the deliveries under way. */
  stop(): void {
    this.clear();
    this.#ending.abort();
  }

  async #attempt(callback: Callback, to: Destination, body: string): Promise<void> {
    const script = this.scripts.take('callback', to.providerId);
    if (script?.delayMs) await new Promise((resolve) => this.clock.after(script.delayMs, () => resolve(undefined)));
    callback.attempts += 1;
    callback.status = script?.outcome === 'unreachable' ? null : await this.#post(callback, to, body);
    if (script?.outcome === 'duplicate') await this.#post(callback, to, body);
    const isLost = script?.outcome === 'timeout'; // it arrived, and its answer did not
    if (!isLost && callback.status !== null && callback.status >= 200 && callback.status < 300) callback.state = 'DELIVERED';
    else this.#retry(callback, to, body);
  }

  #retry(callback: Callback, to: Destination, body: string): void {
    if (this.#ending.signal.aborted) return;
    if (callback.attempts >= MOST_ATTEMPTS) {
      callback.state = 'GIVEN_UP';
      return;
    }
    const wait = RETRY_AFTER_MS[Math.min(callback.attempts, RETRY_AFTER_MS.length) - 1] ?? 0;
    this.clock.after(wait, () => void this.#attempt(callback, to, body));
  }

  async #post({ path, delivery_id }: Callback, { callbackUrl, secret }: Destination, body: string): Promise<number | null> {
    if (callbackUrl === null) return null;
    this.#underWay += 1;
    try {
      const answer = await fetch(`${callbackUrl}${path}`, {
        method: 'POST', redirect: 'manual', body, signal: AbortSignal.any([this.#ending.signal, AbortSignal.timeout(TIMEOUT_MS)]),
        headers: {
          'Content-Type': 'application/json', 'X-Webhook-Delivery-Id': delivery_id, ...timestampedHeaders(secret, body, this.clock.now()),
        },
      });
      await answer.body?.cancel();
      return answer.status;
    } catch {
      return null;
    } finally {
      this.#underWay -= 1;
    }
  }
}
