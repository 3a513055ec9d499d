import { ApiError, ConnectionError, FIRST_OF_SERVER, IntentError } from './errors.ts';
import { WaitError } from './wait.ts';
import { WebhookVerificationError } from './webhooks.ts';

/**
 * Understood and not done: an answer of 4xx, the validator's refusal, a wait that ended, a write that was not sent, a delivery that is not
 * genuine. The same request again seldom helps. Test with `error instanceof RefusalError`, and then for the class that it has.
 */
export abstract class RefusalError extends Error {
  static override [Symbol.hasInstance](error: unknown): error is ApiError | WaitError<unknown> | IntentError | WebhookVerificationError {
    return error instanceof WaitError || error instanceof IntentError || error instanceof WebhookVerificationError
      || (error instanceof ApiError && isRefusal(error));
  }
}

/** No answer came, or a redirect, or one of 5xx: the request may have been carried out. Repeat a write with its key. */
export abstract class FailureError extends Error {
  static override [Symbol.hasInstance](error: unknown): error is ApiError | ConnectionError {
    return error instanceof ConnectionError || (error instanceof ApiError && !isRefusal(error));
  }
}

function isRefusal({ status }: ApiError): boolean {
  return status >= 400 && status < FIRST_OF_SERVER;
}
