import {
  finalCodes, laterCodes, retryableCodes, transientStatuses, type CommonCode, type ErrorCode, type ErrorCodes,
} from '../generated/errors.ts';
import type { ValidationError } from '../generated/models.ts';
import type { Unlisted } from './open.ts';

export const FIRST_OF_SERVER = 500;

/** All that the SDK throws, but for the reason of a caller's own `AbortSignal`. */
export class RazaoError extends Error {
  /** Kept when a bundler shortens the names of classes. */
  override name = 'RazaoError';
}

/** Facts about a call that failed. */
interface Failed {
  /** `createObligation` */
  readonly operation: string;
  /** The key the call went out with; repeat with the same. Undefined for reads. */
  readonly idempotencyKey: string | undefined;
  /** Number of times it was sent. */
  readonly attempts: number;
}

/** A refusal, with the facts that its code implies. */
export interface Refusal<Code extends string, Status extends number, Retryable extends boolean> extends RazaoError, Failed {
  /** Stable: decide by it. */
  readonly code: Code;
  readonly status: Status;
  /** True when the same request is worth repeating soon, unchanged. */
  readonly retryable: Retryable;
  /** True when the same request can succeed once something else has happened: money came in, a window ended. Do not poll with it. */
  readonly succeedsLater: boolean;
  /** Facts in addition to the code. */
  readonly details: Readonly<Record<string, unknown>>;
  /** Names the answer in the service's logs. */
  readonly requestId: string | undefined;
  /** Wait that the service requests, in seconds. */
  readonly retryAfterSeconds: number | undefined;
  /** The answer's body as it came. */
  readonly body: unknown;
  /** Errors in the request, for the code VALIDATION; else empty. */
  readonly findings: readonly ValidationError[];
}

/** Refusals by any of these codes, by validation, or by a code that this version does not list. */
export type RefusalOf<Code extends ErrorCode> =
  | { [Known in Code]: Refusal<Known, ErrorCodes[Known]['status'], ErrorCodes[Known]['retryable']> }[Code]
  | Refusal<'VALIDATION', 422, false>
  | Refusal<Unlisted, number, boolean>;

/** A refusal: a union by `code`. */
export type ApiError = RefusalOf<ErrorCode>;

/** The errors of an operation: its own codes, and those of any. */
export type ErrorOf<OwnCode extends string> = RefusalOf<Extract<OwnCode, ErrorCode> | CommonCode>;

class Refused extends RazaoError implements Refusal<string, number, boolean> {
  override name = 'ApiError';
  readonly code: string;
  readonly status: number;
  readonly retryable: boolean;
  readonly succeedsLater: boolean;
  readonly details: Readonly<Record<string, unknown>>;
  readonly requestId: string | undefined;
  readonly retryAfterSeconds: number | undefined;
  readonly findings: readonly ValidationError[];
  readonly operation: string;
  readonly idempotencyKey: string | undefined;
  readonly attempts: number;

  constructor(response: Pick<Response, 'status' | 'headers'>, readonly body: unknown, { operation, idempotencyKey, attempts }: Failed) {
    const { error, message, error_description, details, detail } =
      (isRedirect(response) ? redirected(response) : typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>;
    const findings = (Array.isArray(detail) ? detail : []) as ValidationError[];
    const code = typeof error === 'string' ? error : findings.length > 0 ? 'VALIDATION' : `HTTP_${response.status}`;
    const text = message ?? error_description;
    super(`${operation}: ${response.status} ${code}: ${typeof text === 'string' ? text : describe(findings)}`);
    this.code = code;
    this.status = response.status;
    this.retryable = retryableCodes.includes(code) || passes(code, response.status) || isRedirect(response);
    this.succeedsLater = laterCodes.includes(code);
    this.details = (typeof details === 'object' && details !== null ? details : {}) as Record<string, unknown>;
    this.requestId = response.headers.get('x-request-id') ?? undefined;
    this.retryAfterSeconds = readRetryAfter(response.headers.get('retry-after'));
    this.findings = findings;
    this.operation = operation;
    this.idempotencyKey = idempotencyKey;
    this.attempts = attempts;
  }
}

/** Codes of the token endpoint, as OAuth has them. */
type TokenCode = 'invalid_client' | 'invalid_scope' | 'invalid_request' | 'unsupported_grant_type';
/** Refusals with any of these statuses, with any code. */
type OfStatus<Status extends number> = Extract<ApiError, { status: Status }> | Refusal<Unlisted, Status, boolean>;
type Constructor<Of> = new (...args: ConstructorParameters<typeof Refused>) => Of;

/** A refusal. `error instanceof ApiError` narrows to the union by `code`. */
export const ApiError = Refused as unknown as Constructor<ApiError>;

/** The request cannot be understood as it is. */
export type BadRequestError = OfStatus<400>;
export const BadRequestError = class extends Refused { override name = 'BadRequestError'; } as unknown as Constructor<BadRequestError>;
/** Nobody the service knows: it refuses the token, or its token endpoint refuses the client. */
export type AuthenticationError = OfStatus<401> | Refusal<TokenCode, number, false>;
export const AuthenticationError = class extends Refused { override name =
  'AuthenticationError'; } as unknown as Constructor<AuthenticationError>;
/** The client may not do this. */
export type PermissionDeniedError = OfStatus<403>;
export const PermissionDeniedError = class extends Refused { override name =
  'PermissionDeniedError'; } as unknown as Constructor<PermissionDeniedError>;
/** This tenant has no such resource. */
export type NotFoundError = OfStatus<404>;
export const NotFoundError = class extends Refused { override name = 'NotFoundError'; } as unknown as Constructor<NotFoundError>;
/** It does not go with the state that things are in. */
export type ConflictError = OfStatus<409>;
export const ConflictError = class extends Refused { override name = 'ConflictError'; } as unknown as Constructor<ConflictError>;
/** It was understood, and is refused: by validation, or by a rule of the ledger. */
export type UnprocessableError = OfStatus<422>;
export const UnprocessableError = class extends Refused { override name =
  'UnprocessableError'; } as unknown as Constructor<UnprocessableError>;
/**
 * An answer between the client and the service leads elsewhere, 3xx. The service never redirects: it is not followed, and a write may have
 * been carried out.
 */
export type RedirectError = Refusal<'REDIRECTED', number, true>;
export const RedirectError = class extends Refused { override name = 'RedirectError'; } as unknown as Constructor<RedirectError>;
/** Too much at once. */
export type RateLimitError = OfStatus<429>;
export const RateLimitError = class extends Refused { override name = 'RateLimitError'; } as unknown as Constructor<RateLimitError>;
/** The service could not, 5xx; a write may have been carried out. */
export type ServerError = OfStatus<500 | 501 | 502 | 503 | 504>;
export const ServerError = class extends Refused { override name = 'ServerError'; } as unknown as Constructor<ServerError>;

const classes: Readonly<Record<number, Constructor<RazaoError>>> = {
  400: BadRequestError, 401: AuthenticationError, 403: PermissionDeniedError, 404: NotFoundError, 409: ConflictError,
  422: UnprocessableError, 429: RateLimitError,
};

/** The error of an answer, of the class of its status. */
export function refusal(response: Pick<Response, 'status' | 'headers'>, body: unknown, failed: Failed): ApiError {
  const { status } = response;
  const found = isRedirect(response) ? RedirectError : classes[status] ?? (status >= FIRST_OF_SERVER ? ServerError : ApiError);
  return new found(response, body, failed) as ApiError;
}

/** True for a redirect. Its status is 0 where a browser hides it. */
export function isRedirect({ status }: Pick<Response, 'status'>): boolean {
  return status === 0 || (status >= 300 && status < 400);
}

/** Nothing in its body is the service's. */
function redirected({ headers }: Pick<Response, 'headers'>): Record<string, unknown> {
  const location = headers.get('location');
  const message =
    `a redirect${location === null ? '' : ` to ${location}`}, which is not followed: the service never redirects. Check baseUrl and the proxies before it`;
  return { error: 'REDIRECTED', message, details: location === null ? {} : { location } };
}

/** True when the service has decided the request: no redirect, no 5xx, no gateway's page, and nothing that passes by waiting. */
export function isDecided({ status, code }: ApiError): boolean {
  return status >= 400 && status < FIRST_OF_SERVER && !code.startsWith('HTTP_') && !passes(code, status);
}

/** True when a short wait is enough, and the client waits by itself. `retryable` covers more: conflicts that pass in a while. */
export function passes(code: string, status: number): boolean {
  return code === 'IDEMPOTENCY_IN_PROGRESS' || (transientStatuses.includes(status) && !finalCodes.includes(code));
}

function describe(findings: readonly ValidationError[]): string {
  return findings.map(({ loc, msg }) => `${loc.join('.')}: ${msg}`).join('; ') || 'no further information';
}

/** Seconds or a date, as HTTP allows. */
function readRetryAfter(text: string | null): number | undefined {
  if (text === null || text.trim() === '') return undefined;
  const seconds = Number(text);
  if (Number.isFinite(seconds)) return Math.max(0, seconds);
  const at = Date.parse(text);
  return Number.isNaN(at) ? undefined : Math.max(0, (at - Date.now()) / 1000);
}

/** No answer came, to the call or to the request for its token. A write may have been carried out: repeat it with the same key. */
export class ConnectionError extends RazaoError implements Failed {
  override name = 'ConnectionError';
  readonly operation: string;
  readonly idempotencyKey: string | undefined;
  readonly attempts: number;

  constructor(readonly reason: 'network' | 'timeout', { operation, idempotencyKey, attempts }: Failed, cause: unknown) {
    super(`${operation}: no answer (${reason}) after ${attempts} ${attempts === 1 ? 'attempt' : 'attempts'}`, { cause });
    this.operation = operation;
    this.idempotencyKey = idempotencyKey;
    this.attempts = attempts;
  }
}

/** A write that is not sent, because it could be done twice or has changed. */
export class IntentError extends RazaoError {
  override name = 'IntentError';

  constructor(
    /**
     * CHANGED: the key belongs to another operation or other arguments. EXPIRED: it was sent so long ago without an
     * answer that the service may have forgotten the key; find out whether it was carried out, then `forget` it.
     */
    readonly reason: 'CHANGED' | 'EXPIRED',
    readonly operation: string,
    readonly idempotencyKey: string,
    message: string,
  ) {
    super(`${operation}: ${message}`);
  }
}
