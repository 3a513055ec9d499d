/** Calls of a service by its clients' credentials, for commands. */
import { CommandFailed, UsageError } from './command-failed.ts';
import { EXIT } from './exit-codes.ts';

const PATIENCE_MS = 10_000;

export interface Credentials {
  readonly id: string;
  readonly secret: string;
}

export interface Token {
  readonly value: string;
  /** Time by `performance.now()`. */
  readonly until: number;
}

/** Reads the credentials of the environment. @param whose describes the client that is needed. @throws UsageError when there are none. */
export function readCredentials(whose: string): Credentials {
  const { RAZAO_CLIENT_ID: id, RAZAO_CLIENT_SECRET: secret } = process.env;
  if (!id || !secret) throw new UsageError(`set RAZAO_CLIENT_ID and RAZAO_CLIENT_SECRET to those of ${whose}`);
  return { id, secret };
}

/** Fetches a token from the service at `root`. @throws CommandFailed when it cannot be reached, or refuses. */
export async function fetchToken(root: string, { id, secret }: Credentials): Promise<Token> {
  const answer = await ask(`${root}/auth/token`, {
    method: 'POST', body: new URLSearchParams({ grant_type: 'client_credentials' }),
    headers: { Authorization: `Basic ${Buffer.from(`${encodeURIComponent(id)}:${encodeURIComponent(secret)}`).toString('base64')}` },
  });
  if (!answer.ok) throw await refusedBy(answer);
  const { access_token: value, expires_in } = await answer.json() as { access_token: string; expires_in: number };
  return { value, until: performance.now() + expires_in * 500 };
}

/** Describes an answer that is not a success. */
export async function refusedBy(answer: Response): Promise<CommandFailed> {
  return new CommandFailed(`${answer.url} answered ${answer.status}: ${(await answer.text()).slice(0, 200)}`, EXIT.REFUSED);
}

/**
 * Sends a request, and follows no redirect. It ends after ten seconds, unless `init` has another signal.
 * @throws CommandFailed when nobody answers.
 */
export async function ask(url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, { signal: AbortSignal.timeout(PATIENCE_MS), ...init, redirect: 'manual' });
  } catch {
    throw new CommandFailed(`${url} cannot be reached`, EXIT.UNREACHABLE);
  }
}
