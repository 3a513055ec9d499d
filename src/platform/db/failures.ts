import { codeOf } from '../error-code.ts';
import { TURNOVER_FULL } from './sql.ts';
import { CLOCK_OFF, LEASE_LOST, QUOTA_FULL, RECORDED_ALREADY } from '../sqlstates.ts';

const DEADLOCK = '40P01';
const RETRYABLE = new Set(['40001', DEADLOCK]);
/** The server shuts down, crashed, starts, has no connection left, ended an idle one; or the network fails. */
const UNREACHABLE = new Set([
  '57P01', '57P02', '57P03', '57P05', '53300', '25P03', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'ENOENT',
  'EHOSTUNREACH', 'EHOSTDOWN', 'ENETUNREACH', 'EAI_AGAIN',
]);

/**
 * Insufficient resources (a full disk, memory, a limit that is set), an operator's intervention, an error of the system
 * below (I/O), a server that only reads. Source: appendix A of Postgres' manual.
 */
const UNABLE = /^(?:53|57|58)[0-9A-Z]{3}$|^25006$/;

/** Errors that one statement can cause by itself: out of memory, and longer than it may take. */
const BY_ITSELF = new Set(['53200', '57014']);

/** The other side of a TLS connection is not who it should be, or speaks none. */
const UNTRUSTED = /CERT|SIGNATURE|^ERR_(?:SSL|TLS)/;

/** A malformed message is our bug, not the database's absence. */
const PROTOCOL_VIOLATION = '08P01';

/** True when the database requires the same transaction again (serialisation, deadlock). */
export function isRetryable(error: unknown): boolean {
  return RETRYABLE.has(codeOf(error));
}

/** True when the database ended this transaction because it and another waited for each other. */
export function isDeadlock(error: unknown): boolean {
  return codeOf(error) === DEADLOCK;
}

/** True when the database could not be reached or went away: whether a statement was committed is unknown. */
export function isUnreachable(error: unknown): boolean {
  const code = codeOf(error);
  return UNREACHABLE.has(code) || UNTRUSTED.test(code) || (code.startsWith('08') && code !== PROTOCOL_VIOLATION) ||
    (error instanceof Error
      && /connection (terminated|ended|error)|client has encountered|timeout exceeded|does not support SSL/i.test(error.message));
}

/**
 * True for a prepared statement whose result has other columns since a newer release migrated the schema. It was not run, and its
 * connection refuses it from now on.
 */
export function isStalePlan(error: unknown): boolean {
  return codeOf(error) === '0A000' && typeof error === 'object' && error !== null && 'message' in error
    && String(error.message).includes('cached plan');
}

/**
 * True when the database is reachable but cannot run statements, whatever they are, until somebody
 * repairs it. The statement was not committed.
 */
export function isUnable(error: unknown): boolean {
  return UNABLE.test(codeOf(error)) && !isUnreachable(error);
}

/** True for such a failure of everybody's, which no other statement would escape. */
export function isUnableAtAll(error: unknown): boolean {
  return isUnable(error) && !BY_ITSELF.has(codeOf(error));
}

/** True when the same request may be answered later, and nothing is wrong with it or with us. */
export function isUnavailable(error: unknown): boolean {
  return isUnreachable(error) || isUnable(error);
}

const UNIQUE_VIOLATION = '23505';
const CHECK_VIOLATION = '23514';

/** True when a batch would exceed a tenant's largest turnover of the asset. A cluster's node names a constraint in its message alone. */
export function isTurnoverFull(error: unknown): boolean {
  return codeOf(error) === CHECK_VIOLATION && typeof error === 'object' && error !== null && 'message' in error
    && String(error.message).includes(TURNOVER_FULL);
}

/** True for the failure of a batch that may contain a command which was applied before. */
export function isRecordedAlready(error: unknown): boolean {
  const code = codeOf(error);
  return code === RECORDED_ALREADY || code === UNIQUE_VIOLATION;
}

/** True for a commit that was refused because the time that it named is not Postgres': the clock is wrong, or the commit took too long. */
export function isUntimely(error: unknown): boolean {
  return codeOf(error) === CLOCK_OFF;
}

/** True for a step of leased work that came when the lease was another's. */
export function isLeaseLost(error: unknown): boolean {
  return codeOf(error) === LEASE_LOST;
}

/** Returns the quota that a transaction exceeded, as JSON of `QuotaFull`; undefined when it failed for another reason. */
export function quotaFullOf(error: unknown): string | undefined {
  return codeOf(error) === QUOTA_FULL && typeof error === 'object' && error !== null && 'detail' in error
    ? String(error.detail)
    : undefined;
}
