import { operations, type Operations } from '../generated/operations.ts';
import type { ProductInstanceResponse } from '../generated/models.ts';
import { Call, PageCall, type Answer } from './call.ts';
import { RazaoError } from './errors.ts';
import { followEvents, type FollowOptions, type FollowReport } from './follow.ts';
import { Intents, type Intent, type Wanted } from './intents.ts';
import type { RazaoEvent } from './webhooks.ts';
import type { CallOptions, RazaoOptions, WriteOptions } from './options.ts';
import { Kept } from './storage.ts';
import { Transport, type Sending } from './transport.ts';
import { waitFor, waitForInstance, type ObligationIn, type ObligationState, type WaitOptions } from './wait.ts';

/** Gives the key that the next write of an operation is to go out with. */
type Naming = (operation: string) => Wanted;

/** An operation with its line of the table taken apart. */
interface Described {
  readonly operation: string;
  readonly method: string;
  readonly path: string;
  readonly takesKey: boolean;
  readonly takesBody: boolean;
  readonly items: string | undefined;
}

type Invoke = (described: Described, args: readonly unknown[]) => Call<unknown>;

const WORK_ID = /^[\x21-\x7e]{1,200}$/;

class Client {
  readonly #transport: Transport;
  readonly #kept: Kept;
  readonly #intents: Intents;

  /** One for each set of credentials; it keeps no connection of its own and need not be closed. */
  constructor(options: RazaoOptions) {
    this.#transport = new Transport(options);
    this.#kept = new Kept(options.storage);
    this.#intents = new Intents(this.#kept);
    bind(this, this.#invoking(() => ({})));
  }

  /**
   * Does a unit of work whose writes are carried out once, however often the unit is run: after a crash, run it again
   * with the same id. The n-th call of an operation in the unit goes out with the key `<id>/<operation>/<n>`, so the
   * unit must make the same calls in the same order each time it is run; where it does not, the service or the SDK
   * refuses, and nothing is done twice. Write your own record of what was done inside the unit: what the SDK remembers
   * of it is dropped when `run` returns, and kept when it throws.
   * @param id yours: of the order, the payout, the row. 1 to 200 printable ASCII characters without spaces.
   * @throws IntentError when the unit says something else than before, or was begun too long ago.
   */
  async work<T>(id: string, run: (razao: Operations) => Promise<T>): Promise<T> {
    if (!WORK_ID.test(id)) throw new RazaoError(`the id of a unit of work is 1 to 200 printable ASCII characters without spaces, not ${JSON.stringify(id)}`);
    const calls = new Map<string, number>();
    const done = await run(bind({}, this.#invoking((operation) => {
      const n = (calls.get(operation) ?? 0) + 1;
      calls.set(operation, n);
      return { key: `${id}/${operation}/${n}`, work: id };
    })));
    await this.#intents.forget({ work: id });
    return done;
  }

  /** Writes whose outcome was never learnt, and those of units of work that have not ended, oldest first. */
  openIntents(): Promise<Intent[]> {
    return this.#intents.list();
  }

  /** Drops what is remembered of a write, or of a whole unit of work. Nothing is undone. */
  forget(what: { key: string } | { work: string }): Promise<void> {
    return this.#intents.forget(what);
  }

  /**
   * Follows the feed of events from where it stopped last time, and hands every event to `handle` in order. An event
   * counts as handled when `handle` returns; after a crash, the one under way comes again.
   * @returns at the head of the feed with `until: 'head'`; otherwise never, but by the signal.
   * @throws EventGapError when versions of an entity are missing; ApiError POSITION_EXPIRED after too long a pause.
   */
  followEvents(options: FollowOptions, handle: (event: RazaoEvent) => unknown): Promise<FollowReport> {
    return followEvents(this as unknown as Razao, options.storage ? new Kept(options.storage) : this.#kept, options, handle);
  }

  /**
   * Waits until an obligation is in a state. FINAL ends every wait, since nothing comes after it.
   * @throws WaitTimeoutError with the obligation as it was last seen.
   */
  waitFor<State extends ObligationState>(obligation: string | { obligation_id: string }, state: State, options?: WaitOptions): Promise<ObligationIn<State>> {
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

  #invoking(naming: Naming): Invoke {
    return (described, args) => {
      const { items, path } = described;
      const sending = readArguments(described, args);
      const options = (args[namesIn(path).length + 1] ?? {}) as WriteOptions;
      const answer = described.takesKey
        ? this.#write(sending, options, { ...naming(described.operation), ...(options.idempotencyKey !== undefined && { key: options.idempotencyKey }) })
        : this.#transport.send(sending, options, () => undefined);
      if (items === undefined) return new Call(answer);
      const next = (cursor: string) => this.#invoking(naming)(described, nextPage(described, args, cursor)) as PageCall<unknown, unknown>;
      return new PageCall(answer, items, next);
    };
  }

  /** The intent is kept before the write is sent, and settled when its outcome is known. */
  async #write(sending: Sending, options: CallOptions, wanted: Wanted): Promise<Answer<unknown>> {
    options.signal?.throwIfAborted();
    const { operation, inPath, body } = sending;
    const intent = await this.#intents.begin(operation, { inPath, body }, wanted);
    let uncertain = false;
    let answer: Answer<unknown>;
    try {
      answer = await this.#transport.send<unknown>({ ...sending, key: intent.key }, options, () => (uncertain = true));
    } catch (error) {
      await this.#intents.end(intent, uncertain || !(error instanceof RazaoError) ? 'UNKNOWN' : 'REFUSED');
      throw error;
    }
    await this.#intents.end(intent, 'ANSWERED');
    return answer;
  }
}

/** A client of the ledger: every operation by group, and what is done with several. */
export type Razao = Client & Operations;
export const Razao = Client as unknown as new (options: RazaoOptions) => Razao;

function namesIn(path: string): string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
}

/**
 * Path parameters in the order of the path, then query or body, then options.
 * @throws TypeError for a path parameter that would lead elsewhere.
 */
function readArguments({ operation, method, path, takesBody }: Described, args: readonly unknown[]): Sending {
  const names = namesIn(path);
  const inPath = Object.fromEntries(names.map((name, index) => [name, pathValue(operation, name, args[index])]));
  const given = args[names.length];
  const body: unknown = takesBody && given !== undefined ? JSON.parse(JSON.stringify(given)) : undefined;
  return { operation, method, path, inPath, query: method === 'GET' ? (given as Sending['query']) : undefined, body, key: undefined };
}

function pathValue(operation: string, name: string, value: unknown): string | number {
  const text = typeof value === 'number' ? String(value) : value;
  if (typeof text !== 'string' || /^\.{0,2}$/.test(text)) throw new TypeError(`${operation}: ${name} is ${JSON.stringify(value)}`);
  return text;
}

function nextPage({ path }: Described, args: readonly unknown[], cursor: string): unknown[] {
  const names = namesIn(path);
  return [...args.slice(0, names.length), { ...(args[names.length] as object | undefined), cursor }, args[names.length + 1]];
}

/** Gives an object the groups, each made when it is first used. */
function bind<Target extends object>(target: Target, invoke: Invoke): Target & Operations {
  for (const [group, lines] of Object.entries(operations)) {
    Object.defineProperty(target, group, {
      configurable: true,
      enumerable: true,
      get() {
        const value = Object.fromEntries(Object.entries(lines).map(([operation, line]) => {
          const described = describe(operation, line);
          return [operation, (...args: unknown[]) => invoke(described, args)];
        }));
        Object.defineProperty(this, group, { value, enumerable: true });
        return value;
      },
    });
  }
  return target as Target & Operations;
}

function describe(operation: string, line: string): Described {
  const [marked = '', path = '', items] = line.split(' ');
  const [method = ''] = /^\w+/.exec(marked) ?? [];
  return { operation, method, path, takesKey: marked.includes('!'), takesBody: method !== 'GET' && !marked.includes('~'), items };
}
