import type { ErrorRequestHandler, Response } from 'express';
import { ValidateError } from '@tsoa/runtime';
import { Replay } from '../db/command.ts';
import { clockIsOff } from '../db/clock-watch.ts';
import { isUnable, isUnreachable, isUntimely } from '../db/failures.ts';
import { ApiError, RequestInvalid, type ErrorBody, type ValidationFinding } from '../errors.ts';
import type { Log } from '../log.ts';
import { challengeOf } from './challenge.ts';
import { IGNORED_FIELDS } from './ignored-fields.ts';
import { LANGUAGE_TAGS, languageOf } from './language.ts';
import { REFUSALS } from './metrics.ts';
import { portugueseFindings, portugueseRefusal } from './portuguese.ts';
import { validationFindings } from './validation.ts';

const RETRY_AFTER_SECONDS = '1';

/** Turns any error into an answer; no other code does. What a caller must not see goes to the log alone. */
export function answerErrors(log: Log): ErrorRequestHandler {
  return (error: unknown, request, response, _next) => {
    if (response.headersSent) return void response.destroy(); // nobody takes a part for the whole
    if (error instanceof Replay) return answerReplay(response, error);
    if (error instanceof RequestInvalid) return answerFindings(response, error.findings);
    if (error instanceof ValidateError && request.operation) {
      return answerFindings(response, validationFindings(error, request.operation, request.body));
    }
    const answer = error instanceof ApiError ? error : hidden(error);
    if (!(error instanceof ApiError)) {
      log.error({ request_id: request.requestId, operation: request.operation?.operationId, err: error }, 'request failed');
    }
    answerRefusal(response, answer);
  };
}

/** Answers with an error of the catalogue. */
export function answerRefusal(response: Response, error: ApiError): void {
  REFUSALS.of(error.code).add();
  response.req.errorCode = error.code;
  response.status(error.status);
  if (error.status === 429 || error.status === 503) response.setHeader('Retry-After', RETRY_AFTER_SECONDS);
  const challenge = challengeOf(error.code, error.details, response.req.headers.authorization);
  if (challenge !== undefined) response.setHeader('WWW-Authenticate', challenge);
  for (const [name, value] of Object.entries(error.headers)) response.setHeader(name, value);
  const body: ErrorBody = error.body();
  response.json(isForPortuguese(response) ? portugueseRefusal(body) : body);
}

function answerFindings(response: Response, findings: ValidationFinding[]): void {
  response.status(422).json({ detail: isForPortuguese(response) ? portugueseFindings(findings) : findings });
}

/** Decides in which language a refusal is written, and names it in the answer's headers. */
function isForPortuguese(response: Response): boolean {
  response.vary('Accept-Language');
  if (languageOf(response.req) !== 'pt') return false;
  response.setHeader('Content-Language', LANGUAGE_TAGS.pt);
  return true;
}

function answerReplay(response: Response, { record }: Replay): void {
  response.status(record.status).setHeader('Idempotency-Replayed', 'true');
  if (response.hasHeader(IGNORED_FIELDS)) return void response.json(JSON.parse(record.body as string));
  response.type('json').send(record.body);
}

function hidden(error: unknown): ApiError {
  if (isUnreachable(error)) {
    return new ApiError('SERVICE_UNAVAILABLE', 'The ledger cannot be reached at the moment; repeat with the same key.');
  }
  if (isUntimely(error)) return clockIsOff();
  if (isUnable(error)) {
    return new ApiError('SERVICE_UNAVAILABLE', 'The ledger cannot write at the moment; repeat with the same key.');
  }
  return new ApiError('INTERNAL', 'Something went wrong on our side.');
}
