import { destination, pino, type DestinationStream, type Logger } from 'pino';
import { CLOCK_OFF, LEASE_LOST, QUOTA_FULL, RECORDED_ALREADY } from './sqlstates.ts';
import { outagesOf, serverAway, type Server } from './outages.ts';

export type Log = Logger;

/** Few: each line is added to the text that waits, and that costs a copy of it. */
const BUFFER_BYTES = 8_192;
const FLUSH_EVERY_MS = 250;

/**
 * The service's structured log: JSON lines on standard output, written in blocks. Log calls name identifiers and codes,
 * never bodies, headers or what a person typed; errors are stripped of text that could hold it.
 * @param lines what the lines are written to instead.
 */
export function createLog(level: string, lines: DestinationStream = standardOutput()): Log {
  const log: Log = pino({
    level, base: null, serializers: { err: describeError },
    hooks: {
      logMethod(args, method, at) {
        const away = at === WARN ? awayBy(args[0], log) : undefined;
        if (away === undefined) method.apply(this, args);
        else outagesOf(log).failed(away.server, away.reason);
      },
    },
  }, lines);
  return log;
}

function standardOutput(): DestinationStream {
  return destination({ dest: 1, sync: false, minLength: BUFFER_BYTES, maxWrite: 2 * BUFFER_BYTES, periodicFlush: FLUSH_EVERY_MS });
}

const WARN = 40;

/** Returns the server whose outage a warning reports: the outage is logged once, and not for each failure that it causes. */
function awayBy(about: unknown, log: Log): { readonly server: Server; readonly reason: string } | undefined {
  const error = typeof about === 'object' && about !== null && 'err' in about ? about.err : undefined;
  const server = serverAway(error, (known) => outagesOf(log).isOut(known));
  return server && { server, reason: (error as Error).message };
}

const SQLSTATE = /^[0-9A-Z]{5}$/;

/** Meanings of codes that people would have to look up. */
const MEANINGS: Readonly<Record<string, string>> = {
  [RECORDED_ALREADY]: 'the command was carried out before',
  [CLOCK_OFF]: 'the clock of this process differs from that of Postgres, or it was suspended for seconds',
  [LEASE_LOST]: 'another process has taken over the work',
  [QUOTA_FULL]: 'a quota of the tenant is used up',
  '40001': 'another transaction committed first',
  '40P01': 'two transactions deadlocked',
  '57014': 'the statement took too long',
  '57P03': 'Postgres is starting or shutting down',
};

/**
 * Describes an error for the log. The message of a database error may quote values and statements, so only its code and names go in; of any
 * other error the message and the place.
 */
export function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error };
  const { code, constraint, table, routine } = error as Error & Record<string, unknown>;
  const frames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line)).map((line) => line.trim());
  const described = { type: error.name, code, stack: frames };
  if (typeof code === 'string' && SQLSTATE.test(code)) return { ...described, means: MEANINGS[code], constraint, table, routine };
  return { ...described, message: error.message };
}
