import pg from 'pg';
import { CommandFailed } from './command-failed.ts';
import { AdminRefusal } from '../domains/auth/index.ts';
import { ConfigError } from '../platform/config.ts';
import { isUnreachable } from '../platform/db/failures.ts';
import { KeyError } from '../platform/keys.ts';
import { UnknownHistory } from '../migrations/unknown-history.ts';
import { LocalServerError } from '../platform/local/process.ts';

const CONNECT_MS = 5_000;
const DEFAULT_PORT = 5432;

const OWN_WORDS = [AdminRefusal, CommandFailed, ConfigError, KeyError, LocalServerError, UnknownHistory];

/** What Postgres says when the schema, its tables or its role are missing. */
const NOT_MIGRATED = new Set(['3F000', '42P01', '42883', '42704']);
/** What Postgres says when it does not let us in, or not do what was asked. */
const REFUSED = new Set(['28000', '28P01', '3D000', '42501', '22023']);

/** What the network says; Postgres has no part in it. */
const UNREACHABLE = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EHOSTUNREACH', 'ENETUNREACH', 'ETIMEDOUT', 'EAI_AGAIN']);

/** Says in one line, without a stack, what went wrong and what to do about it. */
export function describeFailure(error: unknown): string {
  return lineOf(error).replace(/\s+/g, ' ').trim();
}

function lineOf(error: unknown): string {
  const message = messageOf(error);
  if (OWN_WORDS.some((kind) => error instanceof kind)) return message;
  const code = codeOf(error);
  if (NOT_MIGRATED.has(code) || /role "razao_app" does not exist/.test(message)) {
    return 'the database is not migrated: run "razao migrate" with the owner\'s DATABASE_URL';
  }
  if (code === 'ERR_MODULE_NOT_FOUND') return `a package to deploy has neither mocks nor simulated parties: use a clone of the repository (${message.split('\n')[0]})`;
  if (REFUSED.has(code)) return `Postgres refuses: ${message}`;
  if (isUnreachable(error) || UNREACHABLE.has(code) || /timeout expired/.test(message)) return `Postgres cannot be reached: ${message || code}`;
  return message || code || 'something went wrong without saying what';
}

/** @throws CommandFailed when no Postgres answers there, or does not let us in. */
export async function requirePostgres(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_MS });
  client.on('error', () => undefined);
  try {
    await client.connect();
  } catch (error) {
    const { hostname, port } = new URL(url);
    throw new CommandFailed(`${describeFailure(error)} (${hostname}:${port || DEFAULT_PORT})`);
  } finally {
    await client.end().catch(() => undefined);
  }
}

function messageOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(messageOf).join(', ');
  return error instanceof Error ? error.message : String(error);
}

function codeOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
}
