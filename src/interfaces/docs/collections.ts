import type { OpenAPIV3 } from 'openapi-types';
import { locateOperations, readContract, type LocatedOperation } from './contracts.ts';

/** A request of an operation, as its contract's first example has it. */
interface ExampleRequest {
  readonly name: string;
  readonly folder: string;
  readonly description: string;
  readonly method: string;
  /** With its parameters in braces. */
  readonly path: string;
  readonly pathParameters: readonly Parameter[];
  readonly query: readonly Parameter[];
  readonly needsKey: boolean;
  readonly needsToken: boolean;
  readonly body: unknown;
}

interface Parameter { readonly name: string; readonly value: string; readonly description: string; readonly required: boolean }

/**
 * All operations as a Postman collection (v2.1): it fetches the token by `client_id` and `client_secret`; each write draws a key. A script
 * fetches it, since Postman's own OAuth waits for a click, and its runners fetch none.
 */
export function postmanCollection(): object {
  return {
    info: { name: 'Razao', schema: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json', description: ABOUT },
    auth: { type: 'bearer', bearer: [{ key: 'token', value: '{{access_token}}', type: 'string' }] },
    event: [{ listen: 'prerequest', script: { type: 'text/javascript', exec: FETCH_TOKEN.trim().split('\n') } }],
    variable: Object.entries({ ...VARIABLES, access_token: '', token_of: '', token_until: '0' }).map(([key, value]) => ({ key, value })),
    item: byFolder((it) => ({ name: it.name, request: postmanRequest(it) })).map(({ name, items }) => ({ name, item: items })),
  };
}

function postmanRequest(it: ExampleRequest): object {
  const path = it.path.replaceAll(/\{(\w+)\}/g, ':$1').split('/').filter(Boolean);
  return {
    method: it.method, description: it.description, ...(!it.needsToken && { auth: { type: 'noauth' } }),
    header: headersOf(it, '{{$guid}}').map(([key, value]) => ({ key, value })),
    url: {
      raw: `{{base_url}}/${path.join('/')}`, host: ['{{base_url}}'], path,
      ...(it.pathParameters.length > 0 && {
        variable: it.pathParameters.map(({ name, value, description }) => ({ key: name, value, description })),
      }),
      ...(it.query.length > 0 && {
        query: it.query.map(({ name, value, description, required }) => ({ key: name, value, description, disabled: !required })),
      }),
    },
    ...(it.body !== undefined && { body: { mode: 'raw', raw: JSON.stringify(it.body, null, 2), options: { raw: { language: 'json' } } } }),
  };
}

/** All operations in the form that Bruno imports. */
export function brunoCollection(): object {
  return {
    name: 'Razao', version: '1',
    items: byFolder((it) => ({ type: 'http', name: it.name, request: brunoRequest(it) })).map(({ name, items }) => ({
      type: 'folder', name, items: items.map((item, index) => ({ ...item, seq: index + 1 })),
    })),
    environments: [{
      name: 'local', variables: Object.entries(VARIABLES).map(([name, value]) => ({
        name, value, type: 'text', enabled: true, secret: name === 'client_secret',
      })),
    }],
    root: { request: { auth: { mode: 'oauth2', oauth2: {
      grantType: 'client_credentials', accessTokenUrl: '{{base_url}}/auth/token',
      clientId: '{{client_id}}', clientSecret: '{{client_secret}}',
      credentialsPlacement: 'basic_auth_header', tokenPlacement: 'header', tokenHeaderPrefix: 'Bearer', autoFetchToken: true,
    } } } },
  };
}

/** Bruno sends the query of the address: `params` alone would show parameters that no request has. */
function brunoRequest(it: ExampleRequest): object {
  const asked = it.query.filter(({ required }) => required).map(({ name, value }) => `${name}=${encodeURIComponent(value)}`).join('&');
  const parameters = (of: readonly Parameter[], type: 'path' | 'query') => of.map(({ name, value, required }) => ({
    name, value, type, enabled: type === 'path' || required,
  }));
  return {
    url: `{{base_url}}${it.path.replaceAll(/\{(\w+)\}/g, ':$1')}${asked && `?${asked}`}`, method: it.method, docs: it.description,
    headers: headersOf(it, '{{$guid}}').map(([name, value]) => ({ name, value, enabled: true })),
    params: [...parameters(it.pathParameters, 'path'), ...parameters(it.query, 'query')],
    auth: { mode: it.needsToken ? 'inherit' : 'none' },
    body: it.body === undefined ? { mode: 'none' } : { mode: 'json', json: JSON.stringify(it.body, null, 2) },
  };
}

const ABOUT = 'Made from the contracts. Set base_url, client_id and client_secret; `make run` writes them to .razao/ready.json.';
const VARIABLES = { base_url: 'http://127.0.0.1:8080', client_id: '', client_secret: '' };

/** Runs before each request: gets a token for these credentials unless there is one that lasts another minute. */
const FETCH_TOKEN = `
const base = pm.variables.replaceIn('{{base_url}}');
const credentials = pm.variables.replaceIn('{{client_id}}:{{client_secret}}');
const owner = base + ' ' + credentials.split(':')[0];
const isFresh = pm.collectionVariables.get('token_of') === owner && Number(pm.collectionVariables.get('token_until')) > Date.now();
if (!isFresh) pm.sendRequest({
  url: base + '/auth/token',
  method: 'POST',
  header: { Authorization: 'Basic ' + btoa(credentials), 'Content-Type': 'application/x-www-form-urlencoded' },
  body: { mode: 'urlencoded', urlencoded: [{ key: 'grant_type', value: 'client_credentials' }] },
}, (error, response) => {
  if (error || response.code !== 200) throw new Error('no token: ' + (error || response.text()));
  const token = response.json();
  pm.collectionVariables.set('access_token', token.access_token);
  pm.collectionVariables.set('token_of', owner);
  pm.collectionVariables.set('token_until', String(Date.now() + (token.expires_in - 60) * 1000));
});
`;

function headersOf({ needsKey, body }: ExampleRequest, key: string): (readonly [string, string])[] {
  return [
    ...(needsKey ? [['Idempotency-Key', key] as const] : []),
    ...(body === undefined ? [] : [['Content-Type', 'application/json'] as const]),
  ];
}

function byFolder<Item>(make: (it: ExampleRequest) => Item): { name: string; items: Item[] }[] {
  const folders = new Map<string, Item[]>();
  for (const it of requests()) folders.set(it.folder, [...folders.get(it.folder) ?? [], make(it)]);
  return [...folders].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([name, items]) => ({ name, items }));
}

function requests(): ExampleRequest[] {
  const contracts = { core: readContract('core'), command: readContract('command') };
  return [...locateOperations().values()].map((located) => requestOf(contracts[located.contract], located));
}

function requestOf(contract: OpenAPIV3.Document, { method, path, operation }: LocatedOperation): ExampleRequest {
  const parameters = (operation.parameters ?? []).map((it) => resolved<OpenAPIV3.ParameterObject>(contract, it));
  const inPlace = (place: string) => parameters.filter((it) => it.in === place).map((it): Parameter => ({
    name: it.name, value: String(exampleOf(contract, it) ?? ''), description: it.description?.trim() ?? '', required: it.required === true,
  }));
  const body = operation.requestBody && resolved<OpenAPIV3.RequestBodyObject>(contract, operation.requestBody);
  const media = body?.content['application/json'];
  const [first] = Object.values(media?.examples ?? {}) as OpenAPIV3.ExampleObject[];
  return {
    name: operation.operationId ?? path, folder: operation.tags?.[0] ?? '', description: operation.description?.trim() ?? '',
    method: method.toUpperCase(), path, pathParameters: inPlace('path'), query: inPlace('query'),
    needsKey: parameters.some(({ name }) => name === 'Idempotency-Key'), needsToken: operation.security?.length !== 0,
    body: media && ((first?.value ?? media.example ?? {}) as unknown),
  };
}

function exampleOf(contract: OpenAPIV3.Document, { example, schema }: OpenAPIV3.ParameterObject): unknown {
  return example ?? (schema && resolved<OpenAPIV3.SchemaObject>(contract, schema).example);
}

function resolved<T>(contract: OpenAPIV3.Document, it: T | OpenAPIV3.ReferenceObject): T {
  if (typeof it !== 'object' || it === null || !('$ref' in it)) return it as T;
  const found = it.$ref.split('/').slice(1).reduce<unknown>((within, step) => {
    return (within as Record<string, unknown>)[step.replaceAll('~1', '/').replaceAll('~0', '~')];
  }, contract);
  return found as T;
}
