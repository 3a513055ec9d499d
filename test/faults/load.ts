/** Clients that continue to send while the service dies under them, and remember every answer. */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { expectContract } from '../conformance/response-validator.ts';
import type { OperationId } from '../../generated/operations.ts';

export interface Write {
  operationId: OperationId;
  path: string;
  body: object;
}

export interface Sent extends Write {
  key: string;
  /** Status of the answer; undefined when the connection broke. */
  status?: number;
  text?: string;
  /** Milliseconds on this process' clock. */
  sentAt: number;
  answeredAt?: number;
}

const PAUSE_AFTER_LOSS_MS = 20;
const PATIENCE_MS = 20_000;

export class Load {
  readonly sent: Sent[] = [];
  /** Those of them that were answered with 2xx, in the order of their answers. */
  readonly succeeded: Sent[] = [];
  #isOver = false;
  #clients: Promise<void>[] = [];

  /** @param insists whether a client repeats its write with its key until it is done or refused, as the SDK does. */
  constructor(private readonly token: string, private readonly insists = false) {}

  /** Starts clients that send one write after the other to the current value of `baseUrl`. */
  start(clients: number, baseUrl: () => string, next: () => Write): void {
    this.#clients.push(...Array.from({ length: clients }, () => this.#client(baseUrl, next)));
  }

  async stop(): Promise<void> {
    this.#isOver = true;
    await Promise.all(this.#clients);
  }

  async #client(baseUrl: () => string, next: () => Write): Promise<void> {
    while (!this.#isOver) {
      const sent: Sent = { ...next(), key: randomUUID(), sentAt: performance.now() };
      this.sent.push(sent);
      do {
        Object.assign(sent, await this.send(baseUrl(), sent));
        if (isOpen(sent)) await sleep(PAUSE_AFTER_LOSS_MS);
      } while (this.insists && isOpen(sent));
      if (sent.status !== undefined && sent.status < 300) this.succeeded.push(sent);
    }
  }

  /** Sends a write under its key. @returns the answer, or nothing where there was none. */
  async send(baseUrl: string, { path, body, key, operationId }: Write & { key: string }): Promise<Partial<Sent>> {
    try {
      const response = await fetch(`${baseUrl}${path}`, {
        method: 'POST',
        headers: { 'authorization': `Bearer ${this.token}`, 'idempotency-key': key, 'content-type': 'application/json' },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      const text = await response.text();
      expectContract(operationId, response.status, JSON.parse(text));
      return { status: response.status, text, answeredAt: performance.now() };
    } catch (error) {
      if (isLoss(error)) return {};
      throw error;
    }
  }

  /** Repeats everything ever sent with its key. @returns how each was answered now. */
  async repeatAll(baseUrl: string): Promise<{ sent: Sent; now: Partial<Sent> }[]> {
    const results: { sent: Sent; now: Partial<Sent> }[] = [];
    const queue = [...this.sent];
    await Promise.all(Array.from({ length: 16 }, async () => {
      for (let sent = queue.shift(); sent; sent = queue.shift()) results.push({ sent, now: await this.send(baseUrl, sent) });
    }));
    return results;
  }
}

/** The outcome is not known, or the service cannot say it now. */
const isOpen = ({ status }: Partial<Sent>): boolean => status === undefined || status >= 500 || status === 429;

/** The connection broke or stayed silent. */
export function isLoss(error: unknown): boolean {
  const { name, message } = error as Error;
  return name === 'TimeoutError' || (name === 'TypeError' && /fetch failed|terminated/.test(message));
}
