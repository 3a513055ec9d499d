import { CommandFailed, NO_CLONE } from './command-failed.ts';
import { EXIT, type ExitCode } from './exit-codes.ts';
import { AdminRefusal, Malformed } from '../domains/auth/index.ts';
import { ConfigError } from '../platform/config.ts';
import { isUnreachable } from '../platform/db/failures.ts';
import { connectTo } from '../platform/db/postgres-client.ts';
import { readPostgresUrl, shownHosts } from '../platform/db/postgres-url.ts';
import { UnusableServer } from '../platform/db/unusable-server.ts';
import { codeOf } from '../platform/error-code.ts';
import { ApiError } from '../platform/errors.ts';
import { KeyError } from '../platform/vault/keys.ts';
import { NotDistributed } from '../migrations/not-distributed.ts';
import { OldSchema, UnknownHistory } from '../migrations/unknown-history.ts';
import { LocalServerError } from '../platform/local/process.ts';

const REFUSALS = [AdminRefusal, ApiError, KeyError, NotDistributed, OldSchema, UnknownHistory];
const OWN_WORDS = [...REFUSALS, CommandFailed, ConfigError, LocalServerError, UnusableServer];

/** SQLSTATEs of Postgres when the schema, its tables or its role are missing. */
const NOT_MIGRATED = new Set(['3F000', '42P01', '42883', '42704']);
/** SQLSTATEs of Postgres when it denies the connection or the request. */
const REFUSED = new Set(['28000', '28P01', '3D000', '42501', '22023']);

/** Describes in one line, without a stack, what went wrong and what to do about it. */
export function describeFailure(error: unknown): string {
  return lineOf(error).replace(/\s+/g, ' ').trim();
}

/** The exit code of a command that failed by this. */
export function exitCodeOf(error: unknown): ExitCode {
  if (error instanceof CommandFailed) return error.exitCode;
  if (error instanceof ConfigError || error instanceof Malformed) return EXIT.USAGE;
  if (REFUSALS.some((kind) => error instanceof kind) || isNotMigrated(error) || REFUSED.has(codeOf(error))) return EXIT.REFUSED;
  return isUnreachable(error) ? EXIT.UNREACHABLE : EXIT.FAILED;
}

function lineOf(error: unknown): string {
  const message = messageOf(error);
  if (OWN_WORDS.some((kind) => error instanceof kind)) return message;
  if (isNotMigrated(error)) return 'the database is not migrated: run "razao migrate" with the owner\'s DATABASE_URL';
  if (codeOf(error) === 'ERR_MODULE_NOT_FOUND') return `${NO_CLONE} (${message.split('\n')[0]})`;
  if (/permission denied to set role/.test(message)) return `Postgres refuses: ${message}: the owner must grant it to this login`;
  if (REFUSED.has(codeOf(error))) return `Postgres refuses: ${message}`;
  if (isUnreachable(error)) return `Postgres cannot be reached: ${message || codeOf(error)}`;
  return message || codeOf(error) || 'an error without a message';
}

function isNotMigrated(error: unknown): boolean {
  return NOT_MIGRATED.has(codeOf(error)) || /role "razao_app" does not exist/.test(messageOf(error));
}

/** @throws CommandFailed when no Postgres answers there, or does not let us in. */
export async function requirePostgres(url: string): Promise<void> {
  try {
    await (await connectTo({ url })).end();
  } catch (error) {
    if (error instanceof ConfigError) throw error;
    const where = error instanceof UnusableServer ? '' : ` (${shownHosts(readPostgresUrl(url).hosts)})`;
    throw new CommandFailed(`${describeFailure(error)}${where}`, exitCodeOf(error));
  }
}

function messageOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(messageOf).join(', ');
  return error instanceof Error ? error.message : String(error);
}
