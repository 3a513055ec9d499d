import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OpenAPIV3 } from 'openapi-types';
import { sha256 } from '../../../platform/canonical.ts';
import type { ProductManifest, ProductParameter } from '../../../../generated/models.ts';
import type { Contracts } from '../description/contracts.ts';
import { describeProducts, publishedProducts } from '../description/describe-products.ts';
import { inOrder, versionOf, type DescribedProduct } from '../description/described-product.ts';
import type { Document, Operation, Schema } from '../description/document.ts';
import { methodWords, Names } from '../description/names.ts';
import { describeClient, describeLedger } from './client-description.ts';
import {
  OF_CLIENTS, type ClientGroup, type ClientInput, type ClientMethod, type ClientParameter, type ClientProduct, type ClientWait, type Words,
} from './client-input.ts';
import { LEDGER, WAITS, wholeLedger, type Ledger, type LedgerGroup } from './ledger-operations.ts';

const ROOT = join(import.meta.dirname, '../../../..');
const DIGITS = 6;
const VERSION_DIGITS = 12;

/** An operation of a document, in its place. */
interface Placed {
  readonly path: string;
  readonly method: string;
  readonly operation: Operation;
}

/** The release that clients are versioned after. */
export function razaoVersion(): string {
  return (JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { version: string }).version;
}

/**
 * Makes the input for clients of a tenant's products. The same products give the same input, in any process.
 * @param products those that are described, none of them RETIRED.
 */
export function clientInput(
  tenant: string, products: readonly DescribedProduct[], contracts: Contracts, razao = razaoVersion(),
): ClientInput {
  const described = inOrder(products);
  const description = describeProducts(tenant, described, contracts) as unknown as Document;
  const document = describeClient(description, contracts);
  const operations = placedIn(document);
  const names = new Names(described, Object.keys(contracts.schemas));
  const digest = versionOf(described);
  const text = JSON.stringify(publishedProducts(tenant, described, contracts));
  const groups = groupWords(described.map(({ productId }) => productId));
  return {
    tenant, subject: `The products of ${tenant}, and the ledger that they move money in`, isWhole: false,
    className: classNameOf(tenant), packageName: `${tenant}-products`, document,
    products: described.map((product) => productOf(product, groups.get(product.productId) ?? [], names, document, operations)),
    ledger: ledgerGroups(LEDGER, document, operations), version: `${razao}+${digest.slice(0, VERSION_DIGITS)}`,
    files: new Map([
      ['LICENSE', readFileSync(join(ROOT, 'LICENSE'), 'utf8')],
      ['description.openapi.json', text],
      [
        'razao.json',
        `${JSON.stringify({ tenant, razao_version: razao, description_version: digest, description_sha256: sha256(text) }, null, 2)}\n`,
      ],
    ]),
  };
}

/** Makes the input for the client of the whole API: every operation of both interfaces, and no product of its own. */
export function wholeInput(contracts: Contracts, razao = razaoVersion()): ClientInput {
  const ledger = wholeLedger(contracts);
  const document = describeLedger(ledger, contracts);
  return {
    tenant: 'sdk', subject: 'The whole API of a Razao ledger', isWhole: true, className: 'Razao', packageName: 'razao-sdk', document,
    products: [], ledger: ledgerGroups(ledger, document, placedIn(document)), version: razao,
    files: new Map([
      ['LICENSE', readFileSync(join(ROOT, 'LICENSE'), 'utf8')],
      ['razao.json', `${JSON.stringify({ razao_version: razao, contracts_sha256: sha256(JSON.stringify(document)) }, null, 2)}\n`],
    ]),
  };
}

function classNameOf(tenant: string): string {
  return `${tenant.split('-').map((word) => word.slice(0, 1).toUpperCase() + word.slice(1)).join('')}Products`;
}

/** Products whose words would be those of a client's own, or of another product, are made distinct. */
function groupWords(productIds: readonly string[]): Map<string, Words> {
  const all = productIds.map((productId): [string, string[]] => {
    const words = productId.split('-').filter(Boolean);
    return [productId, OF_CLIENTS.has(words.join('')) ? ['product', ...words] : words];
  });
  const count = Map.groupBy(all, ([, words]) => words.join(''));
  return new Map(all.map(([productId, words]) =>
    [productId, count.get(words.join(''))?.length === 1 ? words : [...words, sha256(productId).slice(0, DIGITS)]]));
}

function placedIn({ paths }: Document): Placed[] {
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item ?? {}).map(([method, operation]) => ({
      path, method: method.toUpperCase(), operation: operation as unknown as Operation,
    })));
}

function productOf(
  product: DescribedProduct, words: Words, names: Names, document: Document, operations: readonly Placed[],
): ClientProduct {
  const { productId, manifest, lifecycle } = product;
  const methods = methodWords(manifest.actions.map(({ name }) => name));
  const part = (it: Parameters<Names['part']>[1]) => names.part(productId, it);
  return {
    productId, words, typeName: names.product(productId), title: manifest.title, description: manifest.description,
    states: manifest.states.map(({ name }) => name), finalStates: manifest.states.filter((it) => it.is_final).map(({ name }) => name),
    isDeprecated: lifecycle === 'SUSPENDED',
    schemas: {
      instance: part('Instance'), summary: part('InstanceSummary'), list: part('InstanceList'), transition: part('Transition'),
      party: part('Party'),
      state: part('State'), datum: part('Datum'), ...(document.components?.schemas?.[part('Action')] && { action: part('Action') }),
    },
    methods: operations.filter(({ operation }) => operation['x-razao-product'] === productId).map((placed) => productMethod(
      placed, manifest, methods, document,
    )),
    waits: [],
  };
}

function productMethod(
  placed: Placed, { creation, actions, closing }: ProductManifest, words: ReadonlyMap<string, Words>, document: Document,
): ClientMethod {
  const move = placed.operation['x-razao-move'];
  if (!move) {
    const isOne = placed.path.endsWith('}');
    return methodOf(isOne ? 'GET' : 'LIST', isOne ? ['get'] : ['list'], placed, document);
  }
  const action = actions.find(({ name }) => name === move.action);
  const its = move.kind === 'CREATE' ? creation : move.kind === 'ACTION' ? action : closing;
  return {
    ...methodOf(move.kind, move.action === null ? [move.kind.toLowerCase()] : (words.get(move.action) ?? [move.action]), placed, document),
    ...(its && { toState: its.to_state }), parameters: its && 'parameters' in its ? its.parameters.map(parameterOf) : [],
  };
}

function parameterOf({ name, type, required, description }: ProductParameter): ClientParameter {
  return { name, type, isRequired: required, description };
}

function ledgerGroups(ledger: Ledger, document: Document, operations: readonly Placed[]): ClientGroup[] {
  const byId = new Map(operations.map((placed) => [placed.operation.operationId, placed]));
  return Object.entries(ledger).map(([name, group]) => ledgerGroup(name, group, document, byId));
}

function ledgerGroup(
  name: string, { title, description, methods: named }: LedgerGroup, document: Document,
  operations: ReadonlyMap<string | undefined, Placed>,
): ClientGroup {
  const methods = Object.entries(named).flatMap(([method, operationId]) => {
    const placed = operations.get(operationId);
    if (!placed) throw new Error(`the document has no operation ${operationId}`);
    return answersOf(method.split('_'), placed, document);
  });
  return { words: name.split('_'), title, description, methods, waits: methods.flatMap(waitOf) };
}

/** An operation as one method for each form of its answer: `get_statement`, `get_statement_csv`. */
function answersOf(words: Words, placed: Placed, document: Document): ClientMethod[] {
  const types = mediaTypesOf(placed.operation);
  const others = types.filter((type) => type !== JSON_TYPE);
  const json = types.includes(JSON_TYPE) ? [methodOf('LEDGER', words, placed, document)] : [];
  const isByFormat = json.length > 0 && queryNames(placed.operation, document).includes('format');
  return [...json, ...others.map((type): ClientMethod => {
    const format = /(\w+)(?:\+xml)?$/.exec(type)?.[1] ?? '';
    return {
      ...methodOf('LEDGER', json.length > 0 ? [...words, format] : words, placed, document), answerSchema: '',
      media: { type, isText: !isBinary(placed.operation, type), ...(isByFormat && { format }) },
    };
  })];
}

function waitOf(reading: ClientMethod): ClientWait[] {
  const wait = reading.media ? undefined : WAITS[reading.operationId];
  if (!wait) return [];
  const { name, ...rest } = wait;
  return [{ ...rest, words: name.split('_'), reading }];
}

const JSON_TYPE = 'application/json';

function mediaTypesOf({ responses }: Operation): string[] {
  const [, response] = Object.entries(responses).find(([status]) => status.startsWith('2')) ?? [];
  return response && !('$ref' in response) ? Object.keys(response.content ?? {}) : [];
}

function isBinary({ responses }: Operation, type: string): boolean {
  const schemas = Object.values(responses).flatMap((it) => ('$ref' in it ? [] : it.content?.[type]?.schema ?? []));
  return schemas.some((schema) => !('$ref' in schema) && schema.format === 'binary');
}

function methodOf(kind: ClientMethod['kind'], words: Words, { path, method, operation }: Placed, document: Document): ClientMethod {
  const answerSchema = answerOf(operation);
  const request = operation.requestBody && !('$ref' in operation.requestBody) ? operation.requestBody : undefined;
  const media = request?.content[JSON_TYPE];
  const named = nameOf(media?.schema);
  const isBodyEmpty = named !== undefined && isEmpty(schemaOf(document, named));
  const requestSchema = isBodyEmpty ? undefined : named;
  const parametersSchema = requestSchema === undefined ? undefined : nameOf(schemaOf(document, requestSchema)?.properties?.['parameters']);
  const items = itemsOf(document, answerSchema);
  const examples = Object.entries(media?.examples ?? {});
  const [, example] = examples.find(([name]) => name === 'required') ?? examples[0] ?? [];
  const hasFormats = mediaTypesOf(operation).length > 1;
  return {
    kind, words, operationId: operation.operationId ?? '', path, method, ...parametersIn(operation, path, document),
    queryParameters: queryNames(operation, document).filter((name) => !hasFormats || name !== 'format'),
    isBodyRequired: request?.required === true, isBodyEmpty,
    ...(requestSchema !== undefined && { requestSchema }), ...(parametersSchema !== undefined && { parametersSchema }), answerSchema,
    ...(items && { items }),
    ...(example && 'value' in example && { exampleRequest: example.value as unknown }),
    refusals: operation['x-errors'] ?? [], summary: operation.summary ?? '',
    description: withoutFirst(operation.description ?? '', operation.summary ?? ''),
  };
}

function isEmpty(schema: Schema | undefined): boolean {
  return schema?.additionalProperties === false && Object.keys(schema.properties ?? {}).length === 0;
}

/** Headers that a client sets itself, or never: it stores no answers, and so asks for no changes of them. */
const HEADERS_OF_ITS_OWN: readonly string[] = ['Idempotency-Key', 'If-None-Match'];

function parametersIn(
  operation: Operation, path: string, document: Document,
): Pick<ClientMethod, 'pathParameters' | 'wholeParameters' | 'requiredQuery' | 'takesKey' | 'takesHeaders'> {
  const parameters = parametersOf(operation, document);
  const headers = parameters.filter((it) => it.in === 'header').map(({ name }) => name);
  return {
    pathParameters: [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name),
    wholeParameters: parameters.filter((it) => it.in === 'path' && typeOf(it.schema, document) === 'integer').map(({ name }) => name),
    requiredQuery: parameters.filter((it) => it.in === 'query' && it.required === true).map(({ name }) => name),
    takesKey: headers.includes('Idempotency-Key'), takesHeaders: headers.some((name) => !HEADERS_OF_ITS_OWN.includes(name)),
  };
}

function parametersOf({ parameters = [] }: Operation, document: Document): OpenAPIV3.ParameterObject[] {
  return parameters.flatMap((it) => {
    const found = '$ref' in it ? document.components?.parameters?.[it.$ref.split('/').at(-1) ?? ''] : it;
    return found && !('$ref' in found) ? [found] : [];
  });
}

function queryNames(operation: Operation, document: Document): string[] {
  return parametersOf(operation, document).filter((it) => it.in === 'query').map(({ name }) => name);
}

function typeOf(schema: object | undefined, document: Document): string | undefined {
  const name = nameOf(schema);
  return name === undefined ? (schema as Schema | undefined)?.type : schemaOf(document, name)?.type;
}

/** A description that does not begin by saying the summary again. */
function withoutFirst(description: string, summary: string): string {
  const [first = '', ...others] = description.split('\n\n');
  return first.trim().replace(/\.$/, '') === summary ? others.join('\n\n') : description;
}

function answerOf(operation: Operation): string {
  for (const [status, response] of Object.entries(operation.responses)) {
    const name = status.startsWith('2') && !('$ref' in response) ? nameOf(response.content?.['application/json']?.schema) : undefined;
    if (name !== undefined) return name;
  }
  if (!mediaTypesOf(operation).includes(JSON_TYPE)) return '';
  throw new Error(`${operation.operationId} has no answer with a name`);
}

function itemsOf(document: Document, name: string): ClientMethod['items'] {
  const { properties = {} } = schemaOf(document, name) ?? {};
  if (!('next_cursor' in properties)) return undefined;
  for (const [property, schema] of Object.entries(properties)) {
    const item = 'type' in schema && schema.type === 'array' ? nameOf(schema.items) : undefined;
    if (item !== undefined) return { property, schema: item };
  }
  return undefined;
}

function schemaOf(document: Document, name: string): Schema | undefined {
  const found = document.components?.schemas?.[name];
  return found && !('$ref' in found) ? (found as Schema) : undefined;
}

function nameOf(schema: object | undefined): string | undefined {
  return schema && '$ref' in schema ? String(schema.$ref).split('/').at(-1) : undefined;
}
