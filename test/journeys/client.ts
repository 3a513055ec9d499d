/** Customers' programs, written on the SDK; what the service answers them is noted, to be held against the contract. */
import { Razao, type RazaoOptions } from '../../sdk/src/index.ts';
import { operations } from '../../generated/operations.ts';
import { createClient, ensureTenant } from '../../src/domains/auth/index.ts';
import { systemClock } from '../../src/platform/clock.ts';
import { idSource } from '../../src/platform/id.ts';
import { expectContract } from '../conformance/response-validator.ts';
import type { TestService } from '../support/service.ts';

/** An answer with the operation it is of. */
interface Seen {
  method: string;
  path: string;
  response: Response;
}

/** A client of a tenant's with what it was answered. */
export interface Program {
  readonly razao: Razao;
  readonly seen: Seen[];
}

/** Registers a client with these scopes, and gives it the SDK. */
export async function openProgram(
  api: TestService, tenant: string, scopes: readonly string[], { platform = false, ...options }: Pick<RazaoOptions, 'storage'> & { platform?: boolean } = {},
): Promise<Program> {
  const { database } = api.service;
  await ensureTenant(database, tenant);
  const client = await createClient(database, idSource(systemClock), { tenant, name: 'program', scopes, platform });
  const seen: Seen[] = [];
  const note = async (request: Request): Promise<Response> => {
    const response = await fetch(request);
    seen.push({ method: request.method, path: new URL(request.url).pathname, response: response.clone() });
    return response;
  };
  const razao = new Razao({ baseUrl: api.baseUrl, clientId: client.client_id, clientSecret: client.client_secret, fetch: note, ...options });
  return { razao, seen };
}

/** Holds everything a program was answered against the contract. */
export async function expectContracts({ seen }: Program): Promise<void> {
  for (const { method, path, response } of seen) {
    if (path === '/auth/token') continue;
    const operation = operations.find((it) => it.method === method && new RegExp(`^${it.path.replace(/\{\w+\}/g, '[^/]+')}$`).test(path));
    expectContract(operation?.operationId ?? 'getHealth', response.status, await response.json());
  }
}
