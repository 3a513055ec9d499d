import { operations, type Operations } from '../generated/operations.ts';
import type { Call, PageCall } from './call.ts';
import { clientOf, type OperationTable } from './client.ts';
import { ApiError } from './errors.ts';
import type { Changeable, RazaoOptions, WriteOptions } from './options.ts';
import { sleep } from './retry.ts';
import { InstanceWaitError, type WaitOptions } from './wait.ts';

/** A product as its client describes it: the requests of its methods, and the states that its moves lead to. */
export interface ProductLines {
  /** Method → its line, as tables of operations have them. */
  readonly methods: Readonly<Record<string, string>>;
  /** Of each move: the state it leads to. */
  readonly leadsTo: Readonly<Record<string, string>>;
}

/** Products by the groups that a client shows them under. */
export type ProductTable = Readonly<Record<string, ProductLines>>;

/** Options of a wait for an instance. */
export interface InstanceWaitOptions extends WaitOptions {
  /** Only moves after this sequence count. Unless given, the last move that the instance shows is the first that counts. */
  after?: number | undefined;
}

/** Options of a move that is waited for. `timeoutMs` is of the whole wait. */
export type MoveAndWaitOptions = Omit<WriteOptions, 'timeoutMs'> & WaitOptions;

/** Fields of an instance that a wait reads; the clients of products have the others. */
export interface WaitedInstance {
  readonly instance_id: string;
  readonly product_id: string;
  readonly state: string | null;
  readonly status: string;
  readonly timeline: readonly {
    readonly sequence: number; readonly outcome: string; readonly to_state: string | null; readonly awaiting_index: boolean;
    readonly refusal: { readonly code: string; readonly reason: string; readonly trace: readonly string[] } | null;
  }[];
}

/** An instance, or its id. */
export type InstanceRef = string | { readonly instance_id: string };

type Base<Groups> = InstanceType<ReturnType<typeof clientOf<Operations & Groups>>>;

/** A client of a tenant's products and of the ledger. */
export type ProductsClient<Products> = Base<Products>;

/** Its constructor: credentials one by one, or in options. */
export interface ProductsConstructor<Products> {
  new (baseUrl: string, clientId: string, clientSecret: string, options?: Omit<
    RazaoOptions, 'baseUrl' | 'clientId' | 'clientSecret' | 'token'
  >): ProductsClient<Products>;
  new (options?: RazaoOptions): ProductsClient<Products>;
}

/** Members of a client that concern groups, and so need the products. */
declare class Opened {
  withOptions(changes: Changeable): Opened;
  work<T>(id: string, run: (razao: object) => Promise<T>): Promise<T>;
}

const TIMEOUT_MS = 60_000;
const FIRST_PAUSE_MS = 200;
const LONGEST_PAUSE_MS = 5_000;
/** Of a product's own lines in the table of all: no group of the ledger is called so. */
const internal = (group: string): string => `product ${group}`;

/** The class of a client with these products, each as one more group beside those of the ledger. */
export function productsClientOf<Products>(products: ProductTable): ProductsConstructor<Products> {
  const own = Object.fromEntries(Object.entries(products).map(([group, { methods }]) => [internal(group), methods]));
  const Ledger =
    clientOf<Operations & Products>({ ...operations, ...own } as OperationTable) as unknown as new (options: unknown) => Opened;
  const Class = class extends Ledger {
    constructor(first?: string | RazaoOptions, clientId?: string, clientSecret?: string, options: object = {}) {
      super(typeof first === 'string' ? { ...options, baseUrl: first, clientId, clientSecret } : first);
      showProducts(this, products);
    }

    override withOptions(changes: Changeable): Opened {
      return showProducts(super.withOptions(changes), products);
    }

    override work<T>(id: string, run: (razao: object) => Promise<T>): Promise<T> {
      return super.work(id, (groups) => run(showProducts(groups, products)));
    }
  };
  return Class as unknown as ProductsConstructor<Products>;
}

/** Calls as the table of operations makes them: path parameters, query or body, options. */
type Sent = (...args: readonly unknown[]) => Call<WaitedInstance>;
type Listed = (query: unknown, options: unknown) => PageCall<unknown, unknown>;

/** Gives an object the groups of products; the lines that they are made of are hidden. */
function showProducts<Target extends object>(target: Target, products: ProductTable): Target {
  for (const [group, lines] of Object.entries(products)) {
    const calls = (target as Record<string, Record<string, Sent>>)[internal(group)] ?? {};
    Object.defineProperty(target, internal(group), { enumerable: false });
    Object.defineProperty(target, group, { value: groupOf(calls, lines), enumerable: true, configurable: true });
  }
  return target;
}

function groupOf(calls: Readonly<Record<string, Sent>>, { methods, leadsTo }: ProductLines): object {
  const look = (id: string, signal: AbortSignal | undefined): Call<WaitedInstance> => (calls['get'] as Sent)(id, {}, { signal });
  const members: [string, unknown][] = [];
  for (const [method, line] of Object.entries(methods)) {
    const send = calls[method] as Sent;
    const isOfInstance = line.includes('{instance_id}');
    const to = leadsTo[method];
    if (method === 'list') members.push([method, (query: unknown, options: unknown) => (send as unknown as Listed)(query, options)]);
    else if (to === undefined) members.push([method, (instance: InstanceRef, options: unknown) => send(idOf(instance), {}, options)]);
    else if (isOfInstance) {
      members.push([method, (instance: InstanceRef, body: unknown, options: unknown) => send(idOf(instance), body, options)]);
      members.push([`${method}AndWait`, (instance: InstanceRef, body: unknown, options?: MoveAndWaitOptions) =>
        andWait((its) => send(idOf(instance), body, its), look, to, options)]);
    } else {
      members.push([method, (body: unknown, options: unknown) => send(body, options)]);
      members.push([
        `${method}AndWait`, (body: unknown, options?: MoveAndWaitOptions) => andWait((its) => send(body, its), look, to, options),
      ]);
    }
  }
  members.push([
    'waitFor',
    (instance: WaitedInstance | string, state: string, options?: InstanceWaitOptions) => waitForState(look, instance, state, options),
  ]);
  return Object.fromEntries(members);
}

function idOf(instance: InstanceRef): string {
  return typeof instance === 'string' ? instance : instance.instance_id;
}

type Look = (instanceId: string, signal: AbortSignal | undefined) => Call<WaitedInstance>;

/**
 * Sends a move and waits until it has reached its state. A move before the last one is indexed is sent again.
 * @throws InstanceWaitError with the validator's refusal, and any error of the call.
 */
async function andWait(
  send: (options: WriteOptions) => Call<WaitedInstance>, look: Look, state: string,
  { timeoutMs = TIMEOUT_MS, ...options }: MoveAndWaitOptions = {},
): Promise<WaitedInstance> {
  const deadline = performance.now() + timeoutMs;
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(pause * 1.5, LONGEST_PAUSE_MS)) {
    try {
      const instance = await send(options);
      return await waitForState(look, instance, state, { timeoutMs: Math.max(0, deadline - performance.now()), signal: options.signal });
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 'INSTANCE_NOT_INDEXED') || performance.now() >= deadline) throw error;
    }
    await sleep(pause, options.signal);
  }
}

/**
 * Waits until a move that counts is accepted into a state, and the next can follow.
 * @throws InstanceWaitError when the first move that counts was refused, when the instance ended elsewhere, or when it takes too long.
 */
export async function waitForState(
  look: Look, instance: WaitedInstance | string, state: string, { after, timeoutMs = TIMEOUT_MS, signal }: InstanceWaitOptions = {},
): Promise<WaitedInstance> {
  const deadline = performance.now() + timeoutMs;
  const last = after ?? (typeof instance === 'string' ? 0 : (instance.timeline.at(-1)?.sequence ?? 1) - 1);
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(pause * 1.5, LONGEST_PAUSE_MS)) {
    const now = await look(idOf(instance), signal);
    const moves = now.timeline.filter(({ sequence }) => sequence > last);
    const reached = moves.find(({ outcome, to_state }) => outcome === 'ACCEPTED' && to_state === state);
    if (reached && !reached.awaiting_index) return now;
    const [first] = moves;
    if (first?.outcome === 'REFUSED') throw waitError('REFUSED', now, state, first);
    if (!reached && now.status === 'CLOSED') throw waitError('ENDED', now, state);
    const left = deadline - performance.now();
    if (left <= 0) throw waitError('TIMEOUT', now, state);
    await sleep(Math.min(pause, left), signal);
  }
}

function waitError(
  end: InstanceWaitError['end'], now: WaitedInstance, state: string, move?: WaitedInstance['timeline'][number],
): InstanceWaitError {
  type Known = ConstructorParameters<typeof InstanceWaitError>;
  return new InstanceWaitError(end, now as unknown as Known[1], state, move as unknown as Known[3]);
}
