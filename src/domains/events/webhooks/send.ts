import { request as httpRequest, type ClientRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { Event, WebhookDeliveryFailure } from '../../../../generated/models.ts';
import type { Clock } from '../../../platform/clock.ts';
import { traceHeaders } from '../../../platform/tracing/index.ts';
import { signatureHeaders } from './signing.ts';
import { AddressRefused, NameNotResolved, type OutboundTransport } from '../../../platform/http/outbound.ts';

/** One attempt to deliver. */
export interface WebhookRequest {
  readonly endpoint: {
    readonly endpointId: string;
    readonly url: string;
    /** The secrets in clear, `whsec_` included: two while one takes the place of another. */
    readonly secrets: readonly string[];
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
  readonly transport: OutboundTransport;
  /** Most that the attempt may take in all, in milliseconds; 10 seconds unless given. */
  readonly timeoutMs?: number;
}

/** What became of an attempt. */
export interface SendOutcome {
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

/** How long an endpoint may take to answer (decision 20). */
const TIMEOUT_MS = 10_000;

/** What is read of an answer's body, so that its connection can be used again; a longer one costs the connection. */
const MOST_BYTES_READ = 4096;

/**
 * Signs an event, sends it and says what became of it. Never follows a redirect, and reaches only addresses that the
 * transport allows.
 * @throws the reason of `signal` when it gave the attempt up; nothing else.
 */
export async function sendWebhook(delivery: WebhookRequest, options: SendOptions): Promise<SendOutcome> {
  const startedAt = performance.now();
  const ended = (status: number | null, error: WebhookDeliveryFailure | null, retryAfterSeconds: number | null = null): SendOutcome =>
    ({ delivered: error === null, status, durationMs: Math.round(performance.now() - startedAt), error, retryAfterSeconds });
  try {
    const post = preparePost(delivery, options, startedAt);
    const answer = await answerTo(post).catch((error: unknown) => (wasStale(error) ? answerTo(post, true) : Promise.reject(error)));
    const status = answer.statusCode ?? 0;
    return ended(isHttpStatus(status) ? status : null, verdict(status), retryAfter(answer.headers['retry-after'], options.clock));
  } catch (error) {
    if (delivery.signal?.aborted) throw delivery.signal.reason;
    return ended(null, failureOf(error));
  }
}

/** A request that can be made, and made once more. */
interface Post {
  readonly url: URL;
  readonly headers: Readonly<Record<string, string | number>>;
  readonly body: Buffer;
  readonly transport: OutboundTransport;
  /** An instant of `performance.now()`. */
  readonly deadline: number;
  readonly signal: AbortSignal | undefined;
}

function preparePost({ endpoint, deliveryId, event, signal }: WebhookRequest, options: SendOptions, startedAt: number): Post {
  const { transport, clock, timeoutMs = TIMEOUT_MS } = options;
  const url = new URL(endpoint.url);
  transport.requireReachable(url);
  const now = clock.now();
  const body = Buffer.from(JSON.stringify({ ...event, published_at: now.toISOString() }));
  const headers = {
    'Content-Type': 'application/json',
    'Content-Length': body.length,
    'User-Agent': 'service-webhooks/1',
    'X-Service-Event-Id': event.event_id,
    'X-Service-Event-Type': event.event_type,
    'X-Service-Webhook-Id': endpoint.endpointId,
    'X-Service-Delivery-Id': deliveryId,
    ...traceHeaders(),
    ...signatureHeaders(endpoint.secrets, event.event_id, body, now),
  };
  return { url, headers, body, transport, deadline: startedAt + timeoutMs, signal };
}

/** Why there is no answer. `stale`: a kept connection had been closed by the other side before it was used again. */
class NoAnswer extends Error {
  override readonly name = 'NoAnswer';

  constructor(readonly failure: WebhookDeliveryFailure, readonly stale: boolean, cause?: Error) {
    super(`no answer: ${failure}`, { cause });
  }
}

/**
 * The answer, as soon as its head is there; of its body no more is read than the connection needs to be kept. Deadline
 * and signal hold until both are done with.
 * @throws NoAnswer.
 */
function answerTo({ url, headers, body, transport, deadline, signal }: Post, fresh = false): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const send = url.protocol === 'https:' ? httpsRequest : httpRequest;
    const request = send(url, { method: 'POST', headers, agent: transport.agentFor(url, fresh) });
    const isHandshaking = handshake(request);
    const timer = setTimeout(() => request.destroy(new NoAnswer('TIMEOUT', false)), Math.max(0, deadline - performance.now()));
    const giveUp = () => request.destroy(new Error('given up'));
    signal?.addEventListener('abort', giveUp, { once: true });
    request
      .on('response', (response) => resolve(discardBody(response)))
      .on('error', (error) => reject(error instanceof NoAnswer ? error : noAnswer(error, request, isHandshaking())))
      .on('close', () => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', giveUp);
        reject(new NoAnswer('CONNECTION_FAILED', false)); // changes nothing, once there was an answer or an error
      })
      .end(body);
  });
}

/** Whether a request is connected, and not yet through the handshake of TLS. */
function handshake(request: ClientRequest): () => boolean {
  let isUnderWay = false;
  request.on('socket', (socket) => {
    if (!socket.connecting || !('encrypted' in socket)) return;
    socket.once('connect', () => { isUnderWay = true; }).once('secureConnect', () => { isUnderWay = false; });
  });
  return () => isUnderWay;
}

function noAnswer(error: NodeJS.ErrnoException, request: ClientRequest, isHandshaking: boolean): NoAnswer {
  if (error instanceof AddressRefused || error instanceof NameNotResolved) return new NoAnswer(failureOf(error), false, error);
  const stale = request.reusedSocket && (error.code === 'ECONNRESET' || error.code === 'EPIPE');
  return new NoAnswer(isHandshaking ? 'TLS_FAILED' : 'CONNECTION_FAILED', stale, error);
}

/** Then nobody had read the event, as a rule: once more, on a connection of its own. */
function wasStale(error: unknown): boolean {
  return error instanceof NoAnswer && error.stale;
}

function failureOf(error: unknown): WebhookDeliveryFailure {
  if (error instanceof NoAnswer) return error.failure;
  if (error instanceof AddressRefused) return 'ADDRESS_REFUSED';
  if (error instanceof NameNotResolved) return 'NAME_NOT_RESOLVED';
  return 'CONNECTION_FAILED';
}

function discardBody(response: IncomingMessage): IncomingMessage {
  let read = 0;
  response.on('error', () => undefined).on('data', (chunk: Buffer) => {
    read += chunk.length;
    if (read > MOST_BYTES_READ) response.destroy();
  });
  return response;
}

function isHttpStatus(status: number): boolean {
  return status >= 100 && status <= 599;
}

function verdict(status: number): WebhookDeliveryFailure | null {
  if (status >= 200 && status < 300) return null;
  return status >= 300 && status < 400 ? 'REDIRECT' : 'HTTP_STATUS';
}

/** Seconds from now until the instant or delay that Retry-After names; null for none and for nonsense. */
function retryAfter(header: string | undefined, clock: Clock): number | null {
  if (header === undefined) return null;
  if (/^\d{1,9}$/.test(header)) return Number(header);
  const at = new Date(header).getTime();
  return /GMT$/.test(header) && !Number.isNaN(at) ? Math.max(0, Math.ceil((at - clock.now().getTime()) / 1000)) : null;
}
