import type { Contracts, Located } from '../description/contracts.ts';
import { componentsOf, type Document, type Schema, type Schemas } from '../description/document.ts';
import { LEDGER, type Ledger } from './ledger-operations.ts';

/** Open schemas of events: an event's own fields differ from type to type, and a client made today reads events of tomorrow. */
const OPEN: Readonly<Record<string, Schema>> = {
  EventPayload: {
    type: 'object', additionalProperties: true, description: 'What happened; which fields it has is decided by `event_type`.',
  },
  EventType: {
    type: 'string', description: 'What happened: `obligation.settled`, `product_instance.move_accepted` and others.',
    example: 'obligation.settled',
  },
};

function operationsIn(ledger: Ledger, contracts: Contracts): Located[] {
  return Object.values(ledger).flatMap(({ methods }) => Object.values(methods)).map((id) => contracts.operation(id));
}

/** Builds the document that the client of the whole API is made from. */
export function describeLedger(ledger: Ledger, contracts: Contracts): Document {
  const located = operationsIn(ledger, contracts);
  const paths: Record<string, object | undefined> = {};
  for (const { path, method, operation } of located) paths[path] = { ...paths[path], [method]: operation };
  const tags = [...contracts.tags].map(([name, texts]) => ({ name, description: [...new Set(texts)].join(' ') }));
  return withoutNullInEnums({
    openapi: '3.0.3', tags,
    info: { title: 'Razao', version: '1', license: { name: 'Apache-2.0', url: 'https://www.apache.org/licenses/LICENSE-2.0' } },
    paths, components: {
      ...componentsOf(paths, { ...contracts.components, schemas: { ...contracts.schemas, ...OPEN } }),
      securitySchemes: contracts.components.securitySchemes,
    },
  } as Document);
}

/**
 * Builds the document that a client is made from: the description of a tenant's products with the operations of the ledger that one needs
 * beside them. No enum holds a null: `nullable` declares it, and generators make the text "null" of one.
 * @param description of the products, as the tenant reads it.
 */
export function describeClient(description: Document, contracts: Contracts): Document {
  const located = operationsIn(LEDGER, contracts);
  const paths: Record<string, object | undefined> = { ...description.paths };
  for (const { path, method, operation } of located) paths[path] = { ...paths[path], [method]: operation };
  const schemas = { ...contracts.schemas, ...OPEN, ...(description.components?.schemas as Schemas) };
  const { servers: _servers, ...rest } = description;
  return withoutNullInEnums({
    ...rest,
    tags: [...(description.tags ?? []), ...tagsOf(located)],
    paths,
    components: {
      ...componentsOf(paths, { ...contracts.components, ...description.components, parameters: {
        ...contracts.components.parameters, ...description.components?.parameters,
      },
        headers: { ...contracts.components.headers, ...description.components?.headers },
        responses: { ...contracts.components.responses, ...description.components?.responses }, schemas }),
      securitySchemes: securityOf(description, contracts, located),
    },
  } as Document);
}

function tagsOf(located: readonly Located[]): { name: string; description: string }[] {
  const used = new Set(located.flatMap(({ operation }) => operation.tags ?? []));
  return Object.values(LEDGER).filter(({ title }) => used.has(title)).map(({ title, description }) => ({ name: title, description }));
}

/** Scopes that its operations require. */
function securityOf(description: Document, { components }: Contracts, located: readonly Located[]): object {
  const own = description.components?.securitySchemes?.['oauth'];
  const all = components.securitySchemes?.['oauth'];
  if (!own || !all || '$ref' in own || '$ref' in all || own.type !== 'oauth2' || all.type !== 'oauth2') throw new Error(
    'the contracts have no client credentials',
  );
  const { clientCredentials } = own.flows;
  const scopes = new Set(located.flatMap(({ operation }) => (operation.security ?? []).flatMap(({ oauth = [] }) => oauth)));
  const named = Object.entries(all.flows.clientCredentials?.scopes ?? {}).filter(
    ([name]) => scopes.has(name) || name in (clientCredentials?.scopes ?? {}),
  );
  return { oauth: { ...own, flows: { clientCredentials: { ...clientCredentials, scopes: Object.fromEntries(named) } } } };
}

function withoutNullInEnums<T>(node: T): T {
  if (Array.isArray(node)) return node.map(withoutNullInEnums) as T;
  if (node === null || typeof node !== 'object') return node;
  return Object.fromEntries(Object.entries(node).map(([key, value]) =>
    [key, key === 'enum' && Array.isArray(value) ? value.filter((it) => it !== null) : withoutNullInEnums<unknown>(value)])) as T;
}
