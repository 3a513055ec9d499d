/** The Razao ledger from TypeScript: see README.md. */
export { bindGroups, clientOf, describe, Razao, type Described, type Invoke, type OperationTable } from './client.ts';
export { Call, PageCall, type Answer, type Result } from './call.ts';
export {
  ApiError, AuthenticationError, BadRequestError, ConflictError, ConnectionError, IntentError, NotFoundError, PermissionDeniedError,
  RateLimitError,
  RazaoError, RedirectError, ServerError, UnprocessableError, type ErrorOf, type Refusal, type RefusalOf,
} from './errors.ts';
export { fillTemplate, TemplateError, type TemplateValues } from './fill-template.ts';
export { EventGapError, type FollowOptions, type FollowReport } from './follow.ts';
export type { Intent } from './intents.ts';
export { unlistedField, type Open, type Unlisted, type UnlistedShape } from './open.ts';
export type {
  AttemptInfo, CallOptions, Changeable, Credentials, Logger, Nothing, RazaoOptions, RequestOptions, WriteOptions,
} from './options.ts';
export type { Storage } from './storage.ts';
export { InstanceWaitError, WaitError, WaitTimeoutError, type WaitEnd, type ObligationIn, type WaitOptions } from './wait.ts';
export {
  verifyWebhook, WebhookSetupError, WebhookVerificationError, type RazaoEvent, type VerifyOptions, type WebhookHeaders,
} from './webhooks.ts';
export type { CommonCode, ErrorCode, ErrorCodes } from '../generated/errors.ts';
export type { EventData, EventOf, EventType } from '../generated/events.ts';
export { operations, type Operations } from '../generated/operations.ts';
export type * as models from '../generated/models.ts';
