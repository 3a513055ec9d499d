import type { RequestHandler } from 'express';
import { LRUCache } from 'lru-cache';
import type { OpenAPIV3 } from 'openapi-types';
import type { Operation } from '../../generated/operations.ts';
import { isNamed } from '../../src/onchain/portal/index.ts';
import { fail } from '../../src/platform/errors.ts';
import { matchOperation } from '../../src/platform/gateway/gateway.ts';
import { Answering, send } from './answering.ts';

/** A description as `GET /v1/openapi` answers it. */
export interface TenantDescription {
  /** JSON. */
  readonly text: string;
  readonly etag: string;
}

/** Returns the current description of a tenant's products; undefined for an unknown tenant. */
export type DescriptionOf = (tenant: string) => Promise<TenantDescription | undefined>;

/** Descriptions that are kept ready: Prism takes about a second for each that is new. */
const MOST = 20;

/**
 * Answers from a tenant's description where it has the operation, else from the contracts. Each request reads the description again,
 * so that a change of bindings shows with the next one.
 */
export function tenantMocks(contracts: () => Promise<Answering>, descriptionOf: DescriptionOf): RequestHandler<{ tenant: string }> {
  const ready = new LRUCache<string, Promise<Answering>>({ max: MOST });
  const ownOf = async (description: TenantDescription): Promise<Answering> => {
    const kept = ready.get(description.etag) ?? loadDescription(description, await contracts());
    ready.set(description.etag, kept);
    kept.catch(() => ready.delete(description.etag));
    return kept;
  };
  return async (request, response) => {
    const { tenant } = request.params;
    const description = await descriptionOf(tenant) ?? fail('NOT_FOUND', undefined, `There is no tenant ${tenant} here.`);
    const [own, generic] = [await ownOf(description), await contracts()];
    const answering = own.router.match(request.method, request.path).kind === 'operation' ? own : generic;
    const operation = matchOperation(answering.router, request, response);
    const answer = await answering.answer(operation, request, response);
    if (operation.operationId !== 'getTenantOpenapi' || answer.status !== 200) return send(response, answer);
    response.setHeader('ETag', description.etag).setHeader('Cache-Control', 'private, no-cache');
    if (isNamed(description.etag, request.header('If-None-Match'))) return void response.status(304).end();
    response.type('json').end(description.text);
  };
}

/** Each operation has the policy of the contracts' operation that it is made of. */
async function loadDescription({ text }: TenantDescription, contracts: Answering): Promise<Answering> {
  const { Prism } = await import('./prism.ts');
  const document = JSON.parse(text) as OpenAPIV3.Document;
  const operations = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.keys(item ?? {}).map((method): Operation => {
      const generic = contracts.router.match(method.toUpperCase(), path);
      if (generic.kind !== 'operation') throw new Error(`the contracts have no ${method} ${path}`);
      return { ...generic.operation, path };
    }));
  return new Answering(operations, await Prism.load([document]));
}
