import { destination, pino, type Logger } from 'pino';

export type Log = Logger;

/** Few: each line is added to the text that waits, and that costs a copy of it. */
const BUFFER_BYTES = 8_192;
const FLUSH_EVERY_MS = 250;

/**
 * The service's structured log: JSON lines on standard output, written in blocks. Log calls name identifiers and codes,
 * never bodies, headers or what a person typed; errors are stripped of text that could hold it.
 */
export function createLog(level: string): Log {
  const lines = destination({ dest: 1, sync: false, minLength: BUFFER_BYTES, maxWrite: 2 * BUFFER_BYTES, periodicFlush: FLUSH_EVERY_MS });
  return pino({ level, base: null, serializers: { err: describeError } }, lines);
}

const SQLSTATE = /^[0-9A-Z]{5}$/;

/**
 * What the log says of an error. The message of a database error may quote values and statements, so only its code and
 * names go in; of any other error the message and where it happened.
 */
export function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error };
  const { code, constraint, table, routine } = error as Error & Record<string, unknown>;
  const frames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line)).map((line) => line.trim());
  const described = { type: error.name, code, stack: frames };
  if (typeof code === 'string' && SQLSTATE.test(code)) return { ...described, constraint, table, routine };
  return { ...described, message: error.message };
}
