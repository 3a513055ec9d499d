/** Customers' programs, written on the SDK; the service's answers are recorded, to be compared with the contract. */
import { Razao, type RazaoOptions } from '../../sdk/src/index.ts';
import { operations } from '../../generated/operations.ts';
import { createClient, ensureTenant } from '../../src/domains/auth/index.ts';
import { systemClock } from '../../src/platform/clock.ts';
import { idSource } from '../../src/platform/id.ts';
import { expectContract } from '../conformance/response-validator.ts';
import type { Described } from '../support/described.ts';
import type { TestService } from '../support/service.ts';

/** An answer with the operation it is of. */
interface Seen {
  method: string;
  path: string;
  response: Response;
}

/** A tenant's client with the answers it received. */
export interface Program {
  readonly razao: Razao;
  readonly seen: Seen[];
}

/** Registers a client with these scopes, and gives it the SDK. */
export async function openProgram(
  api: TestService, tenant: string, scopes: readonly string[],
  { platform = false, ...options }: Pick<RazaoOptions, 'storage'> & { platform?: boolean } = {},
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
  const razao = new Razao({
    baseUrl: api.baseUrl, clientId: client.client_id, clientSecret: client.client_secret, fetch: note, ...options,
  });
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

/** Compares a program's answers about its products with their descriptions, each of which must describe some of them. */
export async function expectDescribed({ seen }: Program, descriptions: readonly Described[]): Promise<void> {
  for (const description of descriptions) {
    let held = 0;
    for (const { method, path, response } of seen) {
      const findings = description.findings(method, path, response.status, await response.clone().json().catch(() => undefined));
      if (findings === undefined) continue;
      held += 1;
      if (findings.length > 0) throw new Error(
        `${method} ${path} answered ${response.status} outside its description:\n  ${findings.join('\n  ')}`,
      );
    }
    if (held === 0) throw new Error('nothing was asked of a product that is described');
  }
}
