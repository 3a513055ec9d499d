import { Scripts as ScriptQueue, type Script as QueuedScript } from '../../src/platform/control/scripts.ts';

/** Calls of API Pix whose next outcome can be set; `settle` is the end of a return or a payment. */
export const operations = [
  'token', 'putCob', 'getCob', 'patchCob', 'listCob', 'listPix', 'getPix', 'putReturn', 'getReturn', 'putWebhook', 'getWebhook', 'send',
  'findSent', 'balance', 'settle',
] as const;
export type Operation = (typeof operations)[number];

/**
 * Outcomes. `refuse`: 400 with a problem; `timeout`: no answer, carried out unless `applied` is false; `unavailable`: 503
 * ServicoIndisponivel; `tooMany`: 429, with Retry-After by `code`; `other`: 200 about something else; `gateway`: 502 without JSON;
 * `redirect`: 307 to `code`; `reset`: the connection breaks.
 */
export const outcomes = ['ok', 'refuse', 'timeout', 'unavailable', 'tooMany', 'other', 'gateway', 'redirect', 'reset',
  'forbidden'] as const;
export type Outcome = (typeof outcomes)[number];

export type Script = QueuedScript<Operation, Outcome>;
export class Scripts extends ScriptQueue<Operation, Outcome> {}
