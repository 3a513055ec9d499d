import openapiTS, { astToString } from 'openapi-typescript';
import {
  isReference,
  operationsOf,
  parametersOf,
  requestSchemaOf,
  resolve,
  schemasOf,
  scopeOf,
  successStatusOf,
  type Contract,
  type LocatedOperation,
  type Reference,
  type Schema,
} from './contract.ts';
import { openObjectsOf } from './open-objects.ts';
import { generatedHeader, type InterfaceName } from './settings.ts';

/** A field's schema merged with the one it refers to, directly or by `allOf` with one reference. */
function effective(contract: Contract, property: Schema | Reference): Schema {
  if (isReference(property)) return resolve<Schema>(contract, property);
  const [only, ...more] = property.allOf ?? [];
  return only && more.length === 0 ? { ...resolve<Schema>(contract, only), ...property } : property;
}

/** Every named field of a schema with the schema behind it, at any depth. */
function fieldsOf(contract: Contract, schema: Schema | Reference, seen = new Set<unknown>()): [string, Schema][] {
  const resolved = resolve<Schema>(contract, schema);
  if (seen.has(resolved)) return [];
  seen.add(resolved);
  const parts = [...(resolved.allOf ?? []), ...(resolved.oneOf ?? []), ...(resolved.anyOf ?? [])];
  if (resolved.type === 'array') parts.push(resolved.items);
  const own = Object.entries(resolved.properties ?? {}).flatMap(([name, property]): [string, Schema][] => {
    return [[name, effective(contract, property)], ...fieldsOf(contract, property, seen)];
  });
  return [...own, ...parts.flatMap((part) => fieldsOf(contract, part, seen))];
}

/** The rules of a body: those of its schema and of every schema inside it. */
function rulesOf(contract: Contract, schema: Schema | Reference, at: readonly string[], above: readonly unknown[] = []): object[] {
  const resolved = resolve<Schema>(contract, schema);
  if (above.includes(resolved)) return [];
  const within = (part: Schema | Reference, ...step: string[]): object[] => rulesOf(contract, part, [...at, ...step], [...above, resolved]);
  const rule = (holds: object): object => ({ in: 'body', ...(at.length > 0 && { at }), ...holds });
  const fields = Object.entries(resolved.properties ?? {});
  const bounded = fields.flatMap(([name, field]) => {
    const bytes = effective(contract, field)['x-max-bytes'];
    return bytes === undefined ? [] : [[name, bytes] as const];
  });
  return [
    ...(resolved['x-rules'] ?? []).map(rule),
    ...(bounded.length > 0 ? [rule({ max_bytes: Object.fromEntries(bounded) })] : []),
    ...fields.flatMap(([name, field]) => within(field, name)),
    ...(resolved.type === 'array' ? within(resolved.items, '*') : []),
    ...[...(resolved.allOf ?? []), ...(resolved.oneOf ?? []), ...(resolved.anyOf ?? [])].flatMap((part) => within(part)),
  ];
}

/** The manifest entry of one operation, as the gateway reads it. */
export function manifestEntry(
  contract: Contract,
  { interfaceName, path, method, operation }: LocatedOperation
): object {
  const parameters = parametersOf(contract, operation);
  const requestSchema = requestSchemaOf(contract, operation);
  const fields = requestSchema ? fieldsOf(contract, requestSchema) : [];
  const personal = [
    ...parameters.filter((parameter) => parameter['x-personal-data']).map((parameter) => parameter.name),
    ...fields.filter(([, schema]) => schema['x-personal-data']).map(([name]) => name),
  ];
  const { tenant, ...resources } = operation['x-resources'] ?? {};
  const body = operation.requestBody ? resolve(contract, operation.requestBody) : null;
  const openObjects = openObjectsOf(contract, operation);
  return {
    operationId: operation.operationId,
    interface: interfaceName,
    method: method.toUpperCase(),
    path,
    tag: operation.tags?.[0],
    scope: scopeOf(operation),
    idempotency: operation['x-idempotency'] ?? null,
    ...(operation['x-written-under-key'] && { isWrittenUnderKey: true }),
    ...(tenant !== undefined && { namesTenant: true }),
    ...(operation['x-platform'] && { isForPlatform: true }),
    ...(operation['x-act'] && { isAct: true }),
    resources,
    ...(operation['x-receiver'] && { receiver: operation['x-receiver'] }),
    status: successStatusOf(operation),
    body: body ? (body.required ? 'required' : 'optional') : null,
    queryParameters: parameters.filter((parameter) => parameter.in === 'query').map((parameter) => parameter.name),
    preview: operation['x-status'] === 'preview',
    personalFields: [...new Set(personal)].sort(),
    ...(openObjects.length > 0 && { openObjects }),
    rules: [
      ...(operation['x-rules'] ?? []).map((rule) => ({ in: 'query', ...rule })),
      ...(requestSchema ? rulesOf(contract, requestSchema, []) : []),
    ],
  };
}

const manifestTypes = `/** Providers that may deliver to a receiver. */
export interface ReceiverRule {
  /** Types of the providers that may deliver to it. */
  providers: readonly ProviderAccountType[];
  /** The rail that a binding must give them, ANY for one at least; absent where they serve none. */
  rail?: 'PIX' | 'ANY';
}

/** One operation of the contracts with the policy the gateway holds for it. */
export interface Operation {
  operationId: OperationId;
  interface: 'core' | 'command';
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Its parameters stand in braces: /v1/accounts/{account_id}. */
  path: string;
  tag: string;
  /** The scope a token needs; null where no token is asked for. */
  scope: string | null;
  idempotency: 'required' | 'optional' | null;
  /**
   * True where it never succeeds without a write under its key, which finds a repetition by itself. Such a key is looked
   * up before anything but a success is answered; that of all others before anything else.
   */
  isWrittenUnderKey?: true;
  /** The path's \`{tenant}\` says whose books: the caller's own, or for a client of the platform anybody's. */
  namesTenant?: true;
  /** Only a client of the platform may ask for it. */
  isForPlatform?: true;
  /** Path parameter → kind of resource, loaded and answered with 404 before validation. */
  resources: Readonly<Record<string, string>>;
  /** True where somebody restrains, releases, resolves or configures by it: who did it, when, why and from where is recorded. */
  isAct?: true;
  /** Set for a receiver, which takes signed deliveries and no token. */
  receiver?: ReceiverRule;
  /** Status of success. */
  status: number;
  /** Whether the operation takes a JSON body. */
  body: 'required' | 'optional' | null;
  /** Names of all query parameters. */
  queryParameters: readonly string[];
  /** Not built yet: answers 501 NOT_BUILT. */
  preview: boolean;
  /** Request fields, at any depth, whose \`input\` is left out of validation errors. */
  personalFields: readonly string[];
  /** Objects of the body that take fields which their model does not have; what was ignored is said in the answer. */
  openObjects?: readonly OpenObject[];
  /** What holds for parameters or fields together. */
  rules: readonly Rule[];
}
`;

function unionOf(ids: readonly string[]): string {
  if (ids.length === 0) return ' never';
  return `\n${[...ids]
    .sort()
    .map((id) => `  | '${id}'`)
    .join('\n')}`;
}

/**
 * TypeScript source of the manifest of all operations.
 * @throws Error when two operations share an operationId.
 */
export function emitManifest(contracts: Readonly<Record<InterfaceName, Contract>>): string {
  const located = (Object.keys(contracts) as InterfaceName[]).flatMap((name) =>
    operationsOf(contracts[name], name).map((operation) => ({ contract: contracts[name], operation }))
  );
  const ids = located.map(({ operation }) => String(operation.operation.operationId));
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  if (twice) throw new Error(`${twice} is the operationId of two operations`);
  const idsWhere = (test: (operation: LocatedOperation) => boolean): string =>
    unionOf(
      located.filter(({ operation }) => test(operation)).map(({ operation }) => operation.operation.operationId ?? '')
    );
  const entries = located.map(
    ({ contract, operation }) => `  ${JSON.stringify(manifestEntry(contract, operation))},\n`
  );
  return (
    generatedHeader +
    "import type { OpenObject } from '../src/platform/http/ignored-fields.ts';\n" +
    "import type { Rule } from '../src/platform/http/rules.ts';\nimport type { ProviderAccountType } from './models.ts';\n\n" +
    `export type CoreOperationId =${idsWhere(({ interfaceName }) => interfaceName === 'core')};\n\n` +
    `export type CommandOperationId =${idsWhere(({ interfaceName }) => interfaceName === 'command')};\n\n` +
    'export type OperationId = CoreOperationId | CommandOperationId;\n\n' +
    '/** Operations that are described but not built: no controller is asked for. */\n' +
    `export type PreviewOperationId =${idsWhere(({ operation }) => operation['x-status'] === 'preview')};\n\n` +
    manifestTypes +
    `\n/** Every operation of both contracts. */\nexport const operations: readonly Operation[] = [\n${entries.join(
      ''
    )}];\n`
  );
}

/**
 * TypeScript source of one interface's \`paths\` and \`operations\` as openapi-typescript writes them, over the named
 * types of models.ts: the ground of the compile-time checks and of the SDK.
 */
export async function emitPaths(contract: Contract): Promise<string> {
  const nodes = await openapiTS(structuredClone(contract) as never, { defaultNonNullable: false, silent: true });
  const names = Object.keys(schemasOf(contract)).sort();
  const text = astToString(nodes).replace(/components\["schemas"\]\["([^"]+)"\]/g, 'models.$1');
  return generatedHeader + "import type * as models from '../models.ts';\n\n" + withoutSchemas(text, names);
}

/** Replaces the schemas openapi-typescript wrote out by references to models.ts. */
function withoutSchemas(text: string, names: readonly string[]): string {
  const start = text.indexOf('    schemas: {\n');
  const end = text.indexOf('\n    };\n', start);
  if (start < 0 || end < 0) return text;
  const members = names.map((name) => `        ${name}: models.${name};`).join('\n');
  return `${text.slice(0, start)}    schemas: {\n${members}${text.slice(end)}`;
}
