import { RECORDED_ALREADY, TURNOVER_FULL } from '../../migrations/sql.ts';

const DEADLOCK = '40P01';
const RETRYABLE = new Set(['40001', DEADLOCK]);
const UNREACHABLE = new Set([
  '57P01', '57P02', '57P03', '53300', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'ENOENT',
]);

/** A malformed message is our bug, not the database's absence. */
const PROTOCOL_VIOLATION = '08P01';

/** By its members, not its class: an error can come from another realm. */
function codeOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
}

/** True when the database asks for the same transaction again (serialisation, deadlock). */
export function isRetryable(error: unknown): boolean {
  return RETRYABLE.has(codeOf(error));
}

/** True when the database ended this transaction because it and another waited for each other. */
export function isDeadlock(error: unknown): boolean {
  return codeOf(error) === DEADLOCK;
}

/** True when the database could not be reached or went away: whether a statement stood is unknown. */
export function isUnreachable(error: unknown): boolean {
  const code = codeOf(error);
  return UNREACHABLE.has(code) || (code.startsWith('08') && code !== PROTOCOL_VIOLATION) ||
    (error instanceof Error && /connection (terminated|ended|error)|client has encountered|timeout exceeded/i.test(error.message));
}

const UNIQUE_VIOLATION = '23505';

/** True when a batch would move more than the tenant can ever move of the asset. */
export function isTurnoverFull(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'constraint' in error && error.constraint === TURNOVER_FULL;
}

/** True for the failure of a batch that may hold a command which was carried out before. */
export function isRecordedAlready(error: unknown): boolean {
  const code = codeOf(error);
  return code === RECORDED_ALREADY || code === UNIQUE_VIOLATION;
}
