import { pino, type Logger } from 'pino';

export type Log = Logger;

/**
 * The service's structured log (JSON lines on standard output). Anything that may hold a secret or personal data is
 * redacted by path, as a second line: log calls name identifiers and codes only.
 */
export function createLog(level: string): Log {
  return pino({
    level,
    base: null,
    redact: { paths: ['*.authorization', '*.client_secret', '*.secret', '*.tax_id', '*.access_token'], censor: '[redacted]' },
  });
}
