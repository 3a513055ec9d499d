/** What an integrator would write: openapi-fetch over the generated types of both contracts, and OAuth for the token. */
import { randomUUID } from 'node:crypto';
import createClient, { type Middleware } from 'openapi-fetch';
import type { paths as CommandPaths } from '../../generated/command/operations.ts';
import type { paths as CorePaths } from '../../generated/core/operations.ts';

/** The answers' bodies, one after the other, for whoever wants to hold them against the contract. */
export interface Seen {
  method: string;
  path: string;
  status: number;
  body: unknown;
}

/** Typed clients of both interfaces that share a token. */
export function openClients(baseUrl: string, token: string) {
  const seen: Seen[] = [];
  const middleware: Middleware = {
    onRequest: ({ request }) => { request.headers.set('Authorization', `Bearer ${token}`); },
    onResponse: async ({ response, schemaPath, request }) => {
      seen.push({ method: request.method, path: schemaPath, status: response.status, body: await response.clone().json() });
    },
  };
  const core = createClient<CorePaths>({ baseUrl });
  const command = createClient<CommandPaths>({ baseUrl });
  core.use(middleware);
  command.use(middleware);
  return { core, command, seen };
}

/** The header of a write that must not be done twice. */
export function once(key: string = randomUUID()) {
  return { header: { 'Idempotency-Key': key } };
}

/** A token by client credentials. */
export async function fetchToken(baseUrl: string, clientId: string, clientSecret: string): Promise<string> {
  const response = await fetch(`${baseUrl}/auth/token`, {
    method: 'POST',
    headers: { authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}` },
    body: new URLSearchParams({ grant_type: 'client_credentials' }),
  });
  const body = (await response.json()) as { access_token: string };
  return body.access_token;
}

/** The data of an answer that must be a success. */
export function given<T>(answer: { data?: T; error?: unknown; response: Response }): T {
  if (answer.data === undefined) throw new Error(`${answer.response.status} ${JSON.stringify(answer.error)}`);
  return answer.data;
}
