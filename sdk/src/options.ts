import type { Storage } from './storage.ts';

/** The options of operations that take neither a query nor a body. */
export type Nothing = Readonly<Record<string, never>>;

/** What goes with any call. */
export interface CallOptions {
  /** Ends the call, also between its attempts; it then fails with the signal's reason. */
  signal?: AbortSignal | undefined;
  /** How long one attempt may take, in milliseconds. */
  timeoutMs?: number | undefined;
  /** How often the call is repeated at most. 0: never. */
  maxRetries?: number | undefined;
  /** Headers beside those of the SDK. */
  headers?: Readonly<Record<string, string>> | undefined;
  /** The media type of the answer, where the operation offers several. */
  accept?: string | undefined;
}

/** What goes with a write. */
export interface WriteOptions extends CallOptions {
  /** The key by which the service knows a repetition; made by the SDK where it is left out. 1 to 255 printable ASCII characters. */
  idempotencyKey?: string | undefined;
}

/** Who calls: a client that fetches its tokens itself, or tokens that somebody else has fetched. */
export type Credentials =
  | { clientId: string; clientSecret: string; /** All of the client's, when left out. */ scopes?: readonly string[] | undefined; token?: undefined }
  | { /** A token, or a function that gives one; it is asked again when the service refuses the last. */ token: string | (() => string | Promise<string>); clientId?: undefined };

export type RazaoOptions = Credentials & {
  /** Where the service is: `https://ledger.example`. */
  baseUrl: string;
  /** Where intents and positions are kept, so that a crash does not lose them. In memory, when left out. */
  storage?: Storage | undefined;
  /** How long one attempt may take, in milliseconds: 30 000 when left out. */
  timeoutMs?: number | undefined;
  /** How often a call is repeated at most: 5 times when left out. */
  maxRetries?: number | undefined;
  /** Headers of every call. */
  headers?: Readonly<Record<string, string>> | undefined;
  /** It replaces the platform's `fetch`: to log, to route through a proxy, to test. */
  fetch?: ((request: Request) => Promise<Response>) | undefined;
};
