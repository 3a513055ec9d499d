import { operations, type Operations } from '../generated/operations.ts';
import type {
  PartyKycResponseOut, PixKeyResponse, PixKeyState, PixQrChargeResponse, PixQrChargeState, ProductInstanceResponse,
} from '../generated/models.ts';
import { Call, PageCall, type Answer } from './call.ts';
import { check, OF_CALL, OF_CHANGE } from './check.ts';
import { RazaoError } from './errors.ts';
import { followEvents, type FollowOptions, type FollowReport } from './follow.ts';
import { Intents, type Intent, type Recognised, type Wanted } from './intents.ts';
import { methodName } from '../generated/method-name.ts';
import type { RazaoEvent } from './webhooks.ts';
import type { CallOptions, Changeable, RazaoOptions, RequestOptions, WriteOptions } from './options.ts';
import { settle } from './settings.ts';
import { Kept } from './storage.ts';
import { Tokens } from './token.ts';
import { Transport, type Sending } from './transport.ts';
import {
  waitFor, waitForCharge, waitForInstance, waitForKey, waitForKyc, type ObligationIn, type ObligationState, type WaitOptions,
} from './wait.ts';

/** Operations by group as they are generated: group → operationId → its line, in the form of `operations`. */
export type OperationTable = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** An operation with its line of the table taken apart. */
export interface Described {
  readonly operation: string;
  readonly method: string;
  readonly path: string;
  readonly takesKey: boolean;
  readonly takesBody: boolean;
  readonly recognised: Recognised;
  readonly items: string | undefined;
}

/** Makes a call of an operation with the arguments it was given. */
export type Invoke = (described: Described, args: readonly unknown[]) => Call<unknown>;

/** Gives the key that the next write of an operation is to go out with. */
type Naming = (operation: string) => Wanted;

/** State that a client shares with those made by `withOptions`. */
interface Shared {
  readonly table: OperationTable;
  readonly baseUrl: string;
  readonly tokens: Tokens;
  readonly kept: Kept;
  readonly intents: Intents;
}

const WORK_ID = /^[\x21-\x7e]{1,200}$/;
/** Half of a character beyond the first 65 536: it has no UTF-8. */
const LONE_SURROGATE = /\p{Surrogate}/u;

/** A client that has been made: its shared state, and its own. */
class Opened {
  constructor(readonly shared: Shared, readonly changeable: Changeable) {}
}

class Client<Groups> {
  readonly #shared: Shared;
  readonly #changeable: Changeable;
  readonly #transport: Transport;
  readonly #open: (opened: Opened) => Client<Groups> & Groups;

  constructor({ shared, changeable }: Opened, open: (opened: Opened) => Client<Groups> & Groups) {
    this.#shared = shared;
    this.#changeable = changeable;
    this.#open = open;
    this.#transport = new Transport(shared.baseUrl, shared.tokens, changeable);
    bindGroups(this, shared.table, this.#invoking(() => ({})));
  }

  /**
   * The same client with other options: it shares tokens, intents and storage. Headers are added to those there are.
   * @throws TypeError for options that cannot work, or not be changed.
   */
  withOptions(options: Changeable): Client<Groups> & Groups {
    check(options, OF_CHANGE);
    const { headers, ...changes } = options;
    return this.#open(new Opened(this.#shared, { ...this.#changeable, ...changes, headers: { ...this.#changeable.headers, ...headers } }));
  }

  /**
   * Runs a unit of work whose writes are carried out once, however often the unit is run: after a crash, run it again with the same id. The
   * n-th call of an operation in the unit is sent with the key `<id>/<operation>/<n>`, so the unit must make the same calls in the same
   * order each time it is run; where it does not, the service or the SDK refuses, and nothing is done twice. Record inside the unit that it
   * was done: the SDK's own record of it is dropped when `run` returns, and kept when it throws.
   * @param id yours: of the order, the payout, the row. 1 to 200 printable ASCII characters without spaces.
   * @throws IntentError when the unit's calls differ from the earlier ones, or it was begun too long ago.
   */
  async work<T>(id: string, run: (razao: Groups) => Promise<T>): Promise<T> {
    if (!WORK_ID.test(id)) throw new RazaoError(
      `the id of a unit of work is 1 to 200 printable ASCII characters without spaces, not ${JSON.stringify(id)}`,
    );
    const calls = new Map<string, number>();
    const done = await run(bindGroups<object, Groups>({}, this.#shared.table, this.#invoking((operation) => {
      const n = (calls.get(operation) ?? 0) + 1;
      calls.set(operation, n);
      return { key: `${id}/${operation}/${n}`, work: id };
    })));
    await this.#shared.intents.forget({ work: id });
    return done;
  }

  /** Writes whose outcome was never learnt, and those of units of work that have not ended, oldest first. */
  openIntents(): Promise<Intent[]> {
    return this.#shared.intents.list();
  }

  /** Drops the record of a write, or of a whole unit of work: its outcome is known. Nothing is undone. */
  forget(what: { key: string } | { work: string }): Promise<void> {
    return this.#shared.intents.forget(what);
  }

  /**
   * Sends a request that this version has no method for, with token, repetitions and, for a write, a key.
   * @param path below `baseUrl`, with a slash first: `/v1/things/thg_1`.
   * @throws TypeError for a path that could lead elsewhere, and for options that cannot work.
   */
  request<T = unknown>(method: string, path: string, { query, body, ...options }: RequestOptions = {}): Call<T> {
    if (!/^\/(?!\/)[^?#{}]*$/.test(path) || path.split('/').some((part) => /^\.{1,2}$/.test(part))) throw new TypeError(
      `the path of a request is like /v1/things, not ${JSON.stringify(path)}`,
    );
    check(options, OF_CALL);
    const verb = method.toUpperCase();
    if (!/^[A-Z]+$/.test(verb)) throw new TypeError(`the method of a request is like POST, not ${JSON.stringify(method)}`);
    const operation = `${verb} ${path}`;
    const sending: Sending = {
      operation, method: verb, path, inPath: {}, query: queryOf(operation, query), body: asJson(body), key: undefined,
    };
    const answer = verb === 'GET' ? this.#transport.send<T>(sending, options, () => undefined) : this.#write(
      sending, options, { key: options.idempotencyKey }, 'BY_KEY',
    );
    return new Call(answer as Promise<Answer<T>>);
  }

  /**
   * Follows the feed of events from where it stopped last time, and hands every event to `handle` in order. An event
   * counts as handled when `handle` returns; after a crash, the one under way comes again.
   * @returns at the head of the feed with `until: 'head'`; otherwise never, but by the signal.
   * @throws EventGapError when versions of an entity are missing; ApiError POSITION_EXPIRED after too long a pause.
   */
  followEvents(options: FollowOptions, handle: (event: RazaoEvent) => unknown): Promise<FollowReport> {
    return followEvents(this as unknown as Razao, options.storage ? new Kept(options.storage) : this.#shared.kept, options, handle);
  }

  /**
   * Waits until an obligation is in a state. FINAL ends every wait, since nothing comes after it.
   * @throws WaitTimeoutError with the obligation as it was last seen.
   */
  waitFor<State extends ObligationState>(
    obligation: string | { obligation_id: string }, state: State, options?: WaitOptions,
  ): Promise<ObligationIn<State>> {
    return waitFor(this as unknown as Razao, obligation, state, options);
  }

  /**
   * Waits until the last move that an instance shows has brought it to a state, and the next can follow.
   * @param instance as its creation or action answered it.
   * @throws InstanceWaitError with the validator's refusal, when the instance ended elsewhere, or when it takes too long.
   */
  waitForInstance(instance: ProductInstanceResponse, state: string, options?: WaitOptions): Promise<ProductInstanceResponse> {
    return waitForInstance(this as unknown as Razao, instance, state, options);
  }

  /**
   * Waits until a charge of a QR code is PAID, or in another state.
   * @throws WaitError when it can no longer reach that state, also because it has expired, or when it takes too long.
   */
  waitForCharge(charge: string | { txid: string }, state: PixQrChargeState = 'PAID', options?: WaitOptions): Promise<PixQrChargeResponse> {
    return waitForCharge(this as unknown as Razao, charge, state, options);
  }

  /**
   * Waits until a Pix key is ACTIVE, or in another state.
   * @throws WaitError when the directory has refused it (`last.failure` has the reason), it is gone, or it takes too long.
   */
  waitForKey(key: string | { key_id: string }, state: PixKeyState = 'ACTIVE', options?: WaitOptions): Promise<PixKeyResponse> {
    return waitForKey(this as unknown as Razao, key, state, options);
  }

  /**
   * Waits until a party that was submitted is VERIFIED at a level, 1 unless given. A review by a person may take longer than `timeoutMs`.
   * @throws WaitError when it was rejected, was never submitted or has expired, or when it takes too long.
   */
  waitForKyc(party: string | { party_id: string }, level = 1, options?: WaitOptions): Promise<PartyKycResponseOut> {
    return waitForKyc(this as unknown as Razao, party, level, options);
  }

  #invoking(naming: Naming): Invoke {
    return (described, args) => {
      const { items, path } = described;
      const sending = readArguments(described, args);
      const options = (args[namesIn(path).length + 1] ?? {}) as WriteOptions;
      check(options, OF_CALL);
      const answer = described.takesKey
        ? this.#write(sending, options, {
          ...naming(described.operation), ...(options.idempotencyKey !== undefined && { key: options.idempotencyKey }),
        }, described.recognised)
        : this.#transport.send(sending, options, () => undefined);
      if (items === undefined) return new Call(answer);
      const next = (cursor: string) => this.#invoking(naming)(described, nextPage(described, args, cursor)) as PageCall<unknown, unknown>;
      return new PageCall(answer, items, next);
    };
  }

  /** The intent is kept before the write is sent, and settled when its outcome is known. */
  async #write(sending: Sending, options: CallOptions, wanted: Wanted, recognised: Recognised): Promise<Answer<unknown>> {
    options.signal?.throwIfAborted();
    const { operation, inPath, body } = sending;
    const { intents } = this.#shared;
    const intent = await intents.begin(operation, { inPath, body }, wanted, recognised);
    if (intent.isOpen && !intent.named) this.#transport.log('warn', `${operation}: its outcome is unknown; it is sent again`, {
      idempotencyKey: intent.key, since: intent.since,
    });
    let isUndecided = false;
    let answer: Answer<unknown>;
    try {
      answer = await this.#transport.send<unknown>({ ...sending, key: intent.key }, options, () => (isUndecided = true));
    } catch (error) {
      await intents.end(intent, isUndecided ? 'UNKNOWN' : 'REFUSED');
      throw error;
    }
    await intents.end(intent, 'ANSWERED');
    return answer;
  }
}

/**
 * The class of a client with these groups, and the functions that combine several operations. A client with groups of its own passes their
 * table and their types: `clientOf<Operations & Mine>({ ...operations, ...mine })`.
 */
export function clientOf<Groups>(table: OperationTable): new (options?: RazaoOptions) => Client<Groups> & Groups {
  const open = (opened: Opened) => new Bound(opened) as Client<Groups> & Groups;
  class Bound extends Client<Groups> {
    constructor(options: RazaoOptions | Opened = {}) {
      super(options instanceof Opened ? options : begin(table, options), open);
    }
  }
  return Bound as unknown as new (options?: RazaoOptions) => Client<Groups> & Groups;
}

/** @throws TypeError for options that cannot work. */
function begin(table: OperationTable, options: RazaoOptions): Opened {
  const { baseUrl, credentials, storage, changeable } = settle(options);
  const kept = new Kept(storage);
  return new Opened({ table, baseUrl, tokens: new Tokens(credentials), kept, intents: new Intents(kept) }, changeable);
}

/** A client of the ledger: every operation by group, and the functions that combine several. */
export type Razao = Client<Operations> & Operations;
/**
 * One for each set of credentials; it keeps no connection of its own and need not be closed.
 * @throws TypeError for options that cannot work.
 */
export const Razao: new (options?: RazaoOptions) => Razao = clientOf<Operations>(operations);

function namesIn(path: string): string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
}

function asJson(value: unknown): unknown {
  return value === undefined ? undefined : JSON.parse(JSON.stringify(value));
}

/**
 * Path parameters in the order of the path, then query or body, then options.
 * @throws TypeError for a path parameter that would lead elsewhere.
 */
function readArguments({ operation, method, path, takesBody }: Described, args: readonly unknown[]): Sending {
  const names = namesIn(path);
  const inPath = Object.fromEntries(names.map((name, index) => [name, pathValue(operation, name, args[index])]));
  const given = args[names.length];
  const body = takesBody ? asJson(given) : undefined;
  return {
    operation, method, path, inPath, query: method === 'GET' ? queryOf(operation, given as Sending['query']) : undefined, body,
    key: undefined,
  };
}

/** @throws TypeError for a text that no address can hold. */
function queryOf(operation: string, query: Sending['query']): Sending['query'] {
  for (const [name, value] of Object.entries(query ?? {})) {
    if ([value].flat().some((one) => LONE_SURROGATE.test(String(one)))) throw new TypeError(
      `${operation}: ${name} is ${JSON.stringify(value)}, which is not valid Unicode`,
    );
  }
  return query;
}

function pathValue(operation: string, name: string, value: unknown): string | number {
  const text = typeof value === 'number' ? String(value) : value;
  if (typeof text !== 'string' || /^\.{0,2}$/.test(text) || LONE_SURROGATE.test(text)) throw new TypeError(
    `${operation}: ${name} is ${JSON.stringify(value)}`,
  );
  return text;
}

function nextPage({ path }: Described, args: readonly unknown[], cursor: string): unknown[] {
  const names = namesIn(path);
  return [...args.slice(0, names.length), { ...(args[names.length] as object | undefined), cursor }, args[names.length + 1]];
}

/** Gives an object the groups of a table, each made when it is first used; a call of any method goes to `invoke`. */
export function bindGroups<Target extends object, Groups>(target: Target, table: OperationTable, invoke: Invoke): Target & Groups {
  for (const [group, lines] of Object.entries(table)) {
    Object.defineProperty(target, group, {
      configurable: true,
      enumerable: true,
      get() {
        const value = Object.fromEntries(Object.entries(lines).map(([operation, line]) => {
          const described = describe(operation, line);
          return [methodName(group, operation), (...args: unknown[]) => invoke(described, args)];
        }));
        Object.defineProperty(this, group, { value, enumerable: true });
        return value;
      },
    });
  }
  return target as Target & Groups;
}

/** Reads a line of the table. */
export function describe(operation: string, line: string): Described {
  const [marked = '', path = '', items] = line.split(' ');
  const [method = ''] = /^\w+/.exec(marked) ?? [];
  return {
    operation, method, path, items, takesKey: marked.includes('!'), takesBody: method !== 'GET' && !marked.includes('~'),
    recognised: marked.includes('$') ? 'BY_CONTENT' : 'BY_KEY',
  };
}
