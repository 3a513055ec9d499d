import { errorCatalogue, type ErrorCode } from '../../generated/errors.ts';

export type { ErrorCode };

/** Details that an error may give the caller beside the code: identifiers, amounts in cents, limits. Never personal data. */
export type ErrorDetails = Record<string, unknown>;

/** The body of every error but request validation. */
export interface ErrorBody {
  error: string;
  message: string;
  details?: ErrorDetails;
}

/** Refusal as data: a pure decision returns it instead of entries. */
export interface Refusal {
  code: ErrorCode;
  message: string;
  details?: ErrorDetails;
}

/** A refusal on its way to the caller. The contract's catalogue has its status. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;

  constructor(
    readonly code: ErrorCode,
    message: string,
    readonly details?: ErrorDetails,
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(message);
    this.status = errorCatalogue[code].status;
  }

  body(): ErrorBody {
    return { error: this.code, message: this.message, ...(this.details && { details: this.details }) };
  }
}

/** One finding of request validation, in the shape of the contract's HTTPValidationError. */
export interface ValidationFinding {
  loc: (string | number)[];
  msg: string;
  type: string;
  ctx?: Record<string, unknown>;
  input?: unknown;
}

/** The request does not have the shape of the contract: answered 422 with HTTPValidationError. */
export class RequestInvalid extends Error {
  override readonly name = 'RequestInvalid';

  constructor(readonly findings: ValidationFinding[]) {
    super('request validation failed');
  }
}

/** Refuses: builds the error for `code` out of the contract's catalogue. */
export function refusal(code: ErrorCode, details?: ErrorDetails, message?: string): Refusal {
  return { code, message: message ?? errorCatalogue[code].title, ...(details && { details }) };
}

/** The refusal of a token that lacks these scopes. */
export function scopeRefusal(...missing: string[]): Refusal {
  return refusal('INSUFFICIENT_SCOPE', { missing }, `The token lacks: ${missing.join(', ')}.`);
}

/** @throws ApiError always; its status and, unless given, its message come from the contract's catalogue. */
export function fail(code: ErrorCode, details?: ErrorDetails, message?: string): never {
  throw new ApiError(code, message ?? errorCatalogue[code].title, details);
}

/** The error for a refusal that a decision returned. */
export function refusalError({ code, message, details }: Refusal): ApiError {
  return new ApiError(code, message, details);
}

/** @throws RequestInvalid with a single finding. */
export function invalid(loc: (string | number)[], msg: string, type: string, input?: unknown): never {
  throw new RequestInvalid([{ loc, msg, type, ...(input !== undefined && { input }) }]);
}
