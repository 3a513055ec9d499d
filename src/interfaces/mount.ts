import type { RequestHandler, Router } from 'express';
import { operations, type Operation } from '../../generated/operations.ts';

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

type Register = (router: Router) => void;

/** The contract, the mounted routes and the service's policy tables disagree: it must not start. */
export class Drift extends Error {
  override readonly name = 'Drift';
}

/**
 * Collects the controllers' handlers by operation. tsoa registers them on a stand-in for a router; the gateway then calls the handlers of
 * the operation that it has matched.
 * @throws Drift when a route has no operation, or a built operation no route.
 */
export function collectHandlers(...registers: Register[]): Map<Operation, RequestHandler[]> {
  const byRoute = new Map(operations.map((operation) => [`${operation.method} ${tsoaPath(operation.path)}`, operation]));
  const handlers = new Map<Operation, RequestHandler[]>();
  const strays: string[] = [];
  const record = (method: string) => (path: string, ...chain: RequestHandler[]): void => {
    const operation = byRoute.get(`${method.toUpperCase()} ${path}`);
    if (operation) handlers.set(operation, chain);
    else strays.push(`${method.toUpperCase()} ${path}`);
  };
  const recorder = Object.fromEntries(METHODS.map((method) => [method, record(method)]));
  for (const register of registers) register(recorder as unknown as Router);
  const unserved = operations.filter((operation) => !operation.preview && !handlers.has(operation));
  refuseDrift('routes without an operation', strays);
  refuseDrift('operations without a controller', unserved.map(({ operationId }) => operationId));
  return handlers;
}

function tsoaPath(path: string): string {
  return path.replace(/\{(\w+)\}/g, ':$1');
}

/**
 * Asserts that scopes and resource kinds of the contract are known to the service, and the other way
 * round. A preview's resources are not loaded yet.
 * @throws Drift for a scope or resource kind that only one side knows.
 */
export function checkPolicy(known: { scopes: readonly string[]; resources: readonly string[] }): void {
  const scopes = new Set(operations.flatMap(({ scope }) => scope ?? []));
  const built = operations.filter(({ preview }) => !preview);
  const resources = new Set(built.flatMap((operation) => Object.values(operation.resources)));
  refuseDrift('scopes nobody can grant', [...scopes].filter((scope) => !known.scopes.includes(scope)));
  refuseDrift('resource kinds nobody loads', [...resources].filter((kind) => !known.resources.includes(kind)));
  refuseDrift('resource kinds no path names', known.resources.filter((kind) => !resources.has(kind)));
}

function refuseDrift(what: string, which: readonly string[]): void {
  if (which.length > 0) throw new Drift(`the contract and the service disagree: ${what}: ${which.join(', ')}`);
}
