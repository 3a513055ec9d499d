import express, { type RequestHandler, type Response } from 'express';
import { parseInstant, type SandboxClock } from '../../platform/clock.ts';
import { invalid } from '../../platform/errors.ts';
import { bearerToken } from '../../platform/gateway/gateway.ts';
import type { Principal } from '../../platform/http/principal.ts';
import type { Advanced, Progress } from './advance-clock.ts';
import { readDuration } from './duration.ts';

/** An advance, with the events of a tenant that it brought about, by type. */
export type AdvancedBooks = Advanced & { readonly events: Readonly<Record<string, number>> };

/** Another advance has the clock. */
export class ClockIsMoving extends Error {}

export interface SandboxApiOptions {
  readonly clock: SandboxClock;
  /** Names of the work whose moments an advance steps to. */
  readonly timed: readonly string[];
  /** Names of the work that an advance does at the beginning of each accounting day. */
  readonly daily: readonly string[];
  authenticate(token: string): Promise<Principal> | Principal;
  /**
   * Moves the clock.
   * @param tenant whose events are counted.
   * @throws ClockIsMoving
   */
  advance(to: Date, tenant: string, seen: (progress: Progress) => void): Promise<AdvancedBooks>;
}

const LINES = 'application/x-ndjson';
/** Longest way of one call, in days: what a year brings is enough to look at. */
const MOST_DAYS = 366;
const DAY_MS = 86_400_000;

/**
 * `/_control/clock` of a sandbox, for any of its clients: one clock is moved for all tenants. GET answers where it is, and the names of the
 * work that goes by it. POST moves it (`{"advance":"3d"}` or `{"to":"2027-03-31T23:59:50-03:00"}`), and answers when all that falls due on
 * the way has happened; with `Accept: application/x-ndjson` each step is a line, and the last line is the answer.
 */
export function sandboxApi(options: SandboxApiOptions): RequestHandler {
  const { clock, authenticate } = options;
  const router = express.Router();
  router.get('/_control/clock', async (request, response) => {
    await authenticate(bearerToken(request));
    response.json({ now: clock.now().toISOString(), ahead_ms: clock.aheadMs, timed: options.timed, daily: options.daily });
  });
  router.post('/_control/clock', express.json({ limit: '10kb' }), async (request, response) => {
    const { tenant } = await authenticate(bearerToken(request));
    const to = readTarget(request.body, clock.now());
    if (clock.aheadMs < 0 && !isDemo(request.body)) return void refuseMeanwhile(response, 'The days of the demo data are being made.');
    const isStreamed = request.accepts(['application/json', LINES]) === LINES;
    try {
      const advanced = await options.advance(to, tenant, (progress) => {
        if (isStreamed) writeLine(response, presentProgress(progress, to));
      });
      if (!isStreamed) return void response.json(presentAdvanced(advanced));
      writeLine(response, presentAdvanced(advanced));
      response.end();
    } catch (error) {
      if (response.headersSent) return void response.destroy();
      if (!(error instanceof ClockIsMoving)) throw error;
      refuseMeanwhile(response, 'The clock is being moved.');
    }
  });
  return router;
}

function refuseMeanwhile(response: Response, reason: string): void {
  response.status(409).json({ error: 'CLOCK_IS_MOVING', message: `${reason} Wait for that to end.` });
}

/** True for the player of the demo's days, which alone moves a clock that is behind the machine's. */
function isDemo(body: unknown): boolean {
  return (body as { demo?: unknown }).demo === true;
}

/** @throws RequestInvalid unless the body names one target that lies ahead. */
function readTarget(body: unknown, now: Date): Date {
  const { advance, to } = (typeof body === 'object' && body !== null ? body : {}) as { advance?: unknown; to?: unknown };
  if ((advance === undefined) === (to === undefined)) invalid(['body'], 'give advance or to, and not both', 'value_error');
  const ms = advance === undefined ? undefined : readDuration(String(advance));
  const target = advance === undefined ? parseInstant(String(to)) : ms === undefined ? undefined : new Date(now.getTime() + ms);
  if (advance !== undefined && !target) invalid(['body', 'advance'], 'a duration such as 3d, 12h or 1d12h30m', 'value_error', advance);
  if (!target) return invalid(['body', 'to'], 'an instant such as 2027-03-31T23:59:50-03:00', 'value_error', to);
  const field = advance === undefined ? 'to' : 'advance';
  if (target <= now) invalid(['body', field], 'the clock moves forward only', 'value_error', advance ?? to);
  if (target.getTime() - now.getTime() > MOST_DAYS * DAY_MS) {
    invalid(['body', field], `at most ${MOST_DAYS} days`, 'value_error', advance ?? to);
  }
  return target;
}

function writeLine(response: Response, line: object): void {
  if (!response.headersSent) response.type(LINES);
  response.write(`${JSON.stringify(line)}\n`);
}

function presentProgress({ now, steps }: Progress, until: Date): object {
  return { now: now.toISOString(), until: until.toISOString(), steps };
}

function presentAdvanced({ from, to, steps, events, waiting, unfinished }: AdvancedBooks): object {
  return {
    from: from.toISOString(), now: to.toISOString(), steps, events,
    waiting: waiting.map(({ work, at }) => ({ work, due_at: at.toISOString() })), unfinished,
  };
}
