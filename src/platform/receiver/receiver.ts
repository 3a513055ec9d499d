import { hash, type KeyObject } from 'node:crypto';
import type { Request, Response } from 'express';
import type { ProviderAccountType, ProviderEvent, ProviderVerificationStrategy } from '../../../generated/models.ts';
import type { Operation, ReceiverRule } from '../../../generated/operations.ts';
import { assert } from '../assert.ts';
import { INSTANT_FORM, parseInstant, type Clock } from '../clock.ts';
import { fail, invalid } from '../errors.ts';
import { isObject } from '../fields.ts';
import { parseJson, readBytes, type ParsedBody } from '../http/body.ts';
import { INEXACT_NUMBER, quoteInexactNumbers } from '../http/json-limits.ts';
import type { Log } from '../log.ts';
import { strategies } from './strategies.ts';

/** Sender of deliveries under a name, and the way to verify it. */
export interface Sender {
  readonly providerId: string;
  readonly tenant: string;
  readonly type: ProviderAccountType;
  readonly strategy: ProviderVerificationStrategy;
  /** Keys that sign its deliveries now: two while one replaces the other. */
  keysAt(now: Date): readonly KeyObject[];
}

/** Provider's event as handlers receive it. */
export interface ReceivedEvent extends ProviderEvent {
  readonly provider_id: string;
}

/** A handler cannot read the data of an event: it does not match the contract of its receiver. */
export class EventMalformed extends Error {
  override readonly name = 'EventMalformed';
}

/** Delivery that a provider sent and signed. */
export interface ProviderDelivery {
  readonly tenant: string;
  readonly providerId: string;
  /**
   * Key by which a repetition is recognised: its bytes, and the provider's name for the delivery where there is one. The name is not
   * signed, so it decides nothing alone: other bytes under it are another delivery.
   */
  readonly key: string;
  /** Lowercase hex SHA-256 of the body. */
  readonly digest: string;
  readonly body: Buffer;
  readonly event: ReceivedEvent;
  /** False for an event that names itself and otherwise does not match the contract of events: then `data` is empty. */
  readonly isReadable: boolean;
}

export interface ReceiverOptions {
  readonly clock: Clock;
  readonly log: Log;
  /** @param isReadAnew true to read the sender from Postgres instead of memory. */
  findSender(providerId: string, isReadAnew: boolean): Promise<Sender | undefined>;
  /** True when a binding gives, or gave, the provider this rail of the tenant; ANY for one at least. */
  serves(tenant: string, rail: NonNullable<ReceiverRule['rail']>, providerId: string): Promise<boolean>;
  /** Provider to whom addresses without a provider belong. */
  readonly incumbent: string;
  /** Called with each delivery in a provider's name, and whether the endpoint accepts it. */
  noted(sender: Sender, isAccepted: boolean): void;
}

const LONGEST_EVENT = 64;
/** Longer names of deliveries are known by their digest. */
const LONGEST_ID = 200;

/** Secret in place of an unknown provider's, so that both refusals cost the same. */
const NOBODYS_KEYS = [strategies.timestamped_hmac_v1.keyOf('nobody')];
const NOBODY = { strategy: 'timestamped_hmac_v1', keysAt: () => NOBODYS_KEYS } as const;

/**
 * Endpoint for providers' reports. They bear no token: each delivery is signed, and its signature is checked before a byte of it is read,
 * as is whether the receiver accepts its sender (`x-receiver` of its contract). All faults get one and the same refusal, so that nobody
 * learns which check failed.
 */
export class Receiver {
  constructor(private readonly options: ReceiverOptions) {}

  /**
   * Accepts a delivery.
   * @throws RequestInvalid when it has not the headers of any strategy; ApiError WEBHOOK_REJECTED for anything else.
   */
  async accept(operation: Operation, request: Request, response: Response): Promise<ProviderDelivery> {
    requireHeaders(request);
    const bytes = await readBytes(request, response);
    const body = Buffer.isBuffer(bytes) ? bytes : Buffer.alloc(0);
    const { providerId, tenant } = await this.#verify(operation, request, body);
    const { event, isReadable } = readEvent(body, this.options.clock.now()) ?? reject();
    const digest = hash('sha256', body, 'hex');
    const key = deliveryKey(request.header('X-Webhook-Delivery-Id'), digest);
    return { tenant, providerId, key, digest, body, event: { ...event, provider_id: providerId }, isReadable };
  }

  /** Verifies a signature. A secret may have been changed a moment ago: before a delivery is refused, its sender is read again. */
  async #verify(operation: Operation, request: Request, body: Buffer): Promise<Sender> {
    const name = String(request.params['provider_id'] ?? this.options.incumbent);
    const known = await this.#signer(name, false, request, body);
    const { sender, isSigned } = known.isSigned ? known : await this.#signer(name, true, request, body);
    const isAccepted = sender !== undefined && isSigned && (await this.#hears(operation, sender));
    if (sender) this.options.noted(sender, isAccepted);
    return isAccepted ? sender : reject();
  }

  /** Finds the sender of this name, and checks its signature. Each of its keys is tried, even after one fits. */
  async #signer(name: string, isReadAnew: boolean, { headers }: Request, body: Buffer): Promise<{
    sender: Sender | undefined; isSigned: boolean;
  }> {
    const { clock, findSender } = this.options;
    const sender = await findSender(name, isReadAnew);
    const { strategy, keysAt } = sender ?? NOBODY;
    const now = clock.now();
    return { sender, isSigned: keysAt(now).map((key) => strategies[strategy].verify({ headers, body }, key, now)).includes(true) };
  }

  /** True when it is an endpoint for the sender's type, for a rail that a binding gives it. */
  async #hears({ receiver, operationId }: Operation, { tenant, providerId, type }: Sender): Promise<boolean> {
    assert(receiver, `${operationId} asks for no token, and its contract does not name its providers`);
    const { log, serves } = this.options;
    const isAccepted = receiver.providers.includes(type) && (
      receiver.rail === undefined || (await serves(tenant, receiver.rail, providerId))
    );
    if (!isAccepted) log.warn(
      { tenant, provider_id: providerId, receiver: operationId },
      'a provider called a receiver that does not serve its type or rail: refused',
    );
    return isAccepted;
  }
}

/**
 * Asserts that a delivery has all headers of one strategy. The headers themselves select it, not the named sender: nobody learns which
 * senders exist, and how they sign. @throws RequestInvalid.
 */
export function requireHeaders(request: Request): void {
  const lacking = Object.values(strategies).map(({ headers }) => headers.filter((name) => request.header(name) === undefined));
  if (lacking.some(({ length }) => length === 0)) return;
  const begun = Object.values(strategies).findIndex(({ headers }, index) => lacking[index]?.length !== headers.length);
  const [name = ''] = lacking[Math.max(begun, 0)] ?? [];
  invalid(['header', name], 'the header is required', 'missing');
}

/** @throws ApiError WEBHOOK_REJECTED, the same for every reason. */
export function reject(): never {
  return fail('WEBHOOK_REJECTED', undefined, 'rejected');
}

/**
 * Reads the event of a body; undefined when the body names no event. A signed event with any other mistake is kept and announced as far as
 * it can be read, since a repetition would have the same mistake.
 */
function readEvent(body: Buffer, now: Date): Pick<ProviderDelivery, 'isReadable'> & { readonly event: ProviderEvent } | undefined {
  const { value, malformed } = parseExactly(body);
  const said = malformed ? parseLoosely(body) : value;
  if (!isObject(said)) return undefined;
  const { event: name, occurred_at, data } = said;
  if (typeof name !== 'string' || name === '') return undefined;
  const event = name.replaceAll('\u0000', '\uFFFD').slice(0, LONGEST_EVENT).toWellFormed();
  const isDated = typeof occurred_at === 'string' && INSTANT_FORM.test(occurred_at) && parseInstant(occurred_at) !== undefined;
  if (!malformed && event === name && isDated && isObject(data)) return { event: { ...said, event, occurred_at, data }, isReadable: true };
  return { event: { event, occurred_at: isDated ? occurred_at : now.toISOString(), data: {} }, isReadable: false };
}

/** Parses JSON with values that no database can hold, only to find which event it is. */
function parseLoosely(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString()) as unknown;
  } catch {
    return undefined;
  }
}

/**
 * Parses a body exactly. A sender does not correct a signed event because it was refused: the digits of a number that would be changed are
 * kept as a text. Code that reads an amount finds that it is not a number, and an unread one is kept as it came.
 */
function parseExactly(body: Buffer): ParsedBody {
  const parsed = parseJson(body);
  return parsed.beyond?.type === INEXACT_NUMBER ? parseJson(Buffer.from(quoteInexactNumbers(body.toString()))) : parsed;
}

function deliveryKey(id: string | undefined, digest: string): string {
  if (id === undefined || id === '') return `bytes:${digest}`;
  return `id:${id.length > LONGEST_ID ? hash('sha256', id, 'hex') : id}:${digest}`;
}
