import type { Storage } from './storage.ts';

/** The options of operations that take neither a query nor a body. */
export type Nothing = Readonly<Record<string, never>>;

/** Options of any call. They hold for the request for a token as well, if the call has to make one. */
export interface CallOptions {
  /** Ends the call, also between its attempts; it then fails with the signal's reason. */
  signal?: AbortSignal | undefined;
  /** Time limit of one attempt, in milliseconds. */
  timeoutMs?: number | undefined;
  /** Most repetitions of the call. 0: none. */
  maxRetries?: number | undefined;
  /** Headers beside those of the SDK. */
  headers?: Readonly<Record<string, string>> | undefined;
  /** The media type of the answer, where the operation offers several. */
  accept?: string | undefined;
}

/** Options of a write. */
export interface WriteOptions extends CallOptions {
  /** The key by which the service recognises a repetition; made by the SDK where it is left out. 1 to 255 printable ASCII characters. */
  idempotencyKey?: string | undefined;
}

/** Options of a request that is written by hand. */
export interface RequestOptions extends WriteOptions {
  query?: Readonly<Record<string, unknown>> | undefined;
  /** Sent as JSON. */
  body?: unknown;
}

/** The caller: a client that fetches its tokens itself, or tokens that somebody else has fetched. */
export type Credentials =
  | {
    clientId: string;
    clientSecret: string;
    /** All of the client's, when left out. */
    scopes?: readonly string[] | undefined;
    token?: undefined
  }
  | {
    /** A token, or a function that gives one; it is called again when the service refuses the last. */
    token: string | (() => string | Promise<string>);
    clientId?: undefined
  };

/** The client of `RAZAO_CLIENT_ID` and `RAZAO_CLIENT_SECRET`. */
interface FromEnvironment {
  clientId?: undefined;
  clientSecret?: undefined;
  token?: undefined;
  /** All of the client's, when left out. */
  scopes?: readonly string[] | undefined;
}

/** One attempt of a call, as hooks and the log receive it. */
export interface AttemptInfo {
  /** `createObligation` */
  readonly operation: string;
  readonly method: string;
  /** With its parameters in braces: `/v1/accounts/{account_id}`. */
  readonly path: string;
  /** 1 for the first. */
  readonly attempt: number;
  /** Undefined for reads. */
  readonly idempotencyKey: string | undefined;
}

/** The methods of a logger that are used; `console` is one. What they throw is ignored. */
export interface Logger {
  /** Every attempt and every answer. */
  debug?(message: string, facts: object): unknown;
  /** A repetition, and a write that goes out again under the key of an open one. */
  warn?(message: string, facts: object): unknown;
}

/** Options that `withOptions` can change. */
export interface Changeable {
  /** Time limit of one attempt, in milliseconds: 30 000 when left out. */
  timeoutMs?: number | undefined;
  /** Most repetitions of a call: 5 when left out. */
  maxRetries?: number | undefined;
  /** Headers of every call. */
  headers?: Readonly<Record<string, string>> | undefined;
  /** Receives attempts, answers and repetitions, but never tokens, bodies or parameters. */
  logger?: Logger | undefined;
  /** Called before each attempt of an operation. It may return another request to send. If it throws, the call fails unsent. */
  onRequest?: ((request: Request, info: AttemptInfo) => Request | void | Promise<Request | void>) | undefined;
  /** Called after each answer to an operation, with a copy of it and its duration in milliseconds. If it throws, the call fails. */
  onResponse?: ((response: Response, info: AttemptInfo & { readonly ms: number }) => void | Promise<void>) | undefined;
  /** It replaces the platform's `fetch`: to route through a proxy, to test. Requests for tokens go through it too. */
  fetch?: ((request: Request) => Promise<Response>) | undefined;
}

export type RazaoOptions = (Credentials | FromEnvironment) & Changeable & {
  /** Address of the service: `https://ledger.example`. `RAZAO_BASE_URL` when left out. */
  baseUrl?: string | undefined;
  /** Storage of intents and positions, so that a crash does not lose them. In memory, when left out. */
  storage?: Storage | undefined;
};
