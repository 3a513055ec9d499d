import type { Catalogue } from '../catalogue.ts';
import { isReference, parametersOf, referencedName, requestSchemaOf, resolve, scopeOf, type Reference, type Schema } from '../contract.ts';
import { errorCodesOf } from '../expand.ts';
import { generatedHeader } from '../settings.ts';
import { comment } from './emit-models.ts';
import { callsOf } from './examples.ts';
import { camel, pascal, type Group, type Method } from './names.ts';
import { answersOf, formatOf, headersOf, isByFormat, type SdkSchemas } from './schemas.ts';

/** One call as the SDK offers it; an operation has several when its answer depends on the request. */
export interface Signature {
  /** `accountId: string, query?: GetAccountStatementQuery, options?: ReadOptions`. */
  readonly parameters: string;
  /** `Call<Answer, Codes>`. */
  readonly result: string;
}

type Sdk = Pick<SdkSchemas, 'sentName'>;

function primitive(schema: Schema | Reference, contract: Method['contract']): string {
  const { type = 'string' } = resolve<Schema>(contract, schema);
  return type === 'integer' || type === 'number' ? 'number' : type;
}

export function pathParametersOf({ contract, operation }: Method): { name: string; type: string; description: string }[] {
  return parametersOf(contract, operation).filter((parameter) => parameter.in === 'path').map(({ name, schema, description = '' }) => ({
    name: camel(name), type: schema ? primitive(schema as Schema, contract) : 'string', description: description.trim(),
  }));
}

/** The argument beside the path: a read's query, a write's body; always one argument, so that fields can be added. */
function givenOf(method: Method, { sentName }: Sdk): { name: string; type: string; required: boolean } {
  const { contract, operation, operationId } = method;
  const query = parametersOf(contract, operation).filter((parameter) => parameter.in === 'query');
  if (method.method !== 'get') {
    if (query.length > 0) throw new Error(`${operationId}: a write with a query has no shape in the SDK yet`);
    const body = requestSchemaOf(contract, operation);
    if (!body) return { name: 'body', type: 'Nothing', required: false };
    if (!isReference(body)) throw new Error(`${operationId}: its body must be a named schema`);
    const required = resolve(contract, operation.requestBody ?? { content: {} }).required === true;
    return { name: 'body', type: `models.${sentName(referencedName(body))}`, required };
  }
  if (operation.requestBody) throw new Error(`${operationId}: a read has no body`);
  if (query.length === 0) return { name: 'query', type: 'Nothing', required: false };
  return { name: 'query', type: `models.${pascal(operationId)}Query`, required: query.some((parameter) => parameter.required) };
}

function optionsOf({ contract, operation, operationId }: Method): { type: string; required: boolean } {
  const headers = headersOf({ contract, operation });
  const base = operation['x-idempotency'] ? 'WriteOptions' : 'CallOptions';
  if (headers.length === 0) return { type: base, required: false };
  return { type: `${base} & { headers: models.${pascal(operationId)}Headers }`, required: headers.some((parameter) => parameter.required) };
}

/** The field that holds a page's items; undefined for an answer without pages. */
export function itemsFieldOf(method: Method): string | undefined {
  const { contract } = method;
  const [, schema] = answersOf(method).find(([type]) => type === 'application/json') ?? [];
  const { properties = {} } = schema ? resolve<Schema>(contract, schema) : {};
  if (!('next_cursor' in properties)) return undefined;
  const lists = Object.keys(properties).filter((key) => resolve<Schema>(contract, properties[key] ?? {}).type === 'array');
  if (lists.length !== 1) throw new Error(`${method.operationId}: a page has one list, this has ${lists.length}`);
  return lists[0];
}

function bodyType(type: string): string {
  return type.startsWith('text/') || type.endsWith('+xml') || type === 'application/x-ofx' ? 'string' : 'Blob';
}

/** Codes of the operation's own, beside those any operation may answer. */
export function ownCodesOf({ contract, operation }: Method, catalogue: Catalogue): string[] {
  return errorCodesOf(contract, operation, catalogue).filter((code) => !catalogue[code]?.applies);
}

function jsonResult(method: Method, schema: Schema | Reference | undefined, codes: string): string {
  const items = itemsFieldOf(method);
  const answer = schema && isReference(schema) ? `models.${referencedName(schema)}` : 'unknown';
  return items === undefined ? `Call<${answer}, ${codes}>` : `PageCall<${answer}, ${answer}['${items}'][number], ${codes}>`;
}

/** The overloads of an operation, the plainest last, because the compiler's errors show the last one. */
export function signaturesOf(method: Method, sdk: Sdk, catalogue: Catalogue): Signature[] {
  const codes = ownCodesOf(method, catalogue).map((code) => `'${code}'`).join(' | ') || 'never';
  const given = givenOf(method, sdk);
  const options = optionsOf(method);
  const path = pathParametersOf(method).map(({ name, type }) => `${name}: ${type}`);
  const build = (givenType: string, givenRequired: boolean, optionsType: string, optionsRequired: boolean): string => [
    ...path,
    `${given.name}${givenRequired || optionsRequired && given.required ? '' : '?'}: ${givenType}${!givenRequired && optionsRequired ? ' | undefined' : ''}`,
    `options${optionsRequired ? '' : '?'}: ${optionsType}`,
  ].map(
    (parameter, index, all) => (all.slice(index + 1).some((later) => !/^\w+\?/.test(later)) ? parameter.replace('?:', ':') : parameter),
  ).join(', ');
  const plain = build(given.type, given.required, options.type, options.required);
  const answers = answersOf(method);
  const json = answers.find(([type]) => type === 'application/json');
  const others = answers.filter(([type]) => type !== 'application/json');
  const special = others.filter(() => json !== undefined).map(([type]): Signature => {
    const result = `Call<${bodyType(type)}, ${codes}>`;
    if (isByFormat(method)) return { parameters: build(
      `${given.type} & { format: '${formatOf(type)}' }`, true, options.type, options.required,
    ), result };
    return { parameters: build(given.type, given.required, `${options.type} & { accept: '${type}' }`, true), result };
  });
  const [only] = others;
  const result = json ? jsonResult(method, json[1], codes) : `Call<${only ? bodyType(only[0]) : 'void'}, ${codes}>`;
  return [...special, { parameters: plain, result }];
}

function methodDoc(group: string, method: Method, catalogue: Catalogue): string {
  const { operation } = method;
  const scope = scopeOf(operation);
  const facts = [
    `\`${method.operationId}\``,
    `\`${method.method.toUpperCase()} ${method.path}\``,
    ...(scope ? [`scope \`${scope}\``] : []),
    ...(operation['x-status'] === 'preview' ? ['not built yet: answers 501 NOT_BUILT'] : []),
  ];
  const codes = ownCodesOf(method, catalogue);
  const lines = [
    `${operation.summary}.`, '', (operation.description ?? '').trim(), '', facts.join(' · '),
    ...(codes.length > 0 ? ['', `Refusals of its own: ${codes.join(', ')}.`] : []),
    ...exampleDoc(group, method),
    ...(operation.deprecated ? ['', '@deprecated'] : []),
  ];
  return comment(lines.join('\n'), '  ');
}

/** The first example of the contract, as a call. */
function exampleDoc(group: string, method: Method): string[] {
  const [call] = callsOf(group, method);
  return call ? ['', '@example', '```ts', ...`await ${call.written}`.split('\n'), '```'] : [];
}

/** One operation as the runtime reads it: see `operations`. */
function tableEntry(method: Method): string {
  const items = itemsFieldOf(method);
  const key = method.operation['x-idempotency'] ? '!' : '';
  const moves = method.operation['x-moves-money'] ? '$' : '';
  const bare = method.method !== 'get' && !method.operation.requestBody ? '~' : '';
  const place = `${method.method.toUpperCase()}${key}${moves}${bare} ${method.path}`;
  return `    ${method.operationId}: '${place}${items === undefined ? '' : ` ${items}`}',\n`;
}

/** TypeScript source of the groups: their types for the compiler, and one line an operation for the runtime. */
export function emitSdkOperations(groups: readonly Group[], sdk: SdkSchemas, catalogue: Catalogue): string {
  const group = ({ name, typeName, description, methods }: Group): string => {
    const members = methods.flatMap((method) =>
      signaturesOf(method, sdk, catalogue).map(({ parameters, result }) =>
        `${methodDoc(name, method, catalogue)}  ${method.name}(${parameters}): ${result};\n`));
    return `${comment(description)}export interface ${typeName} {\n${members.join('\n')}}\n`;
  };
  const fields = groups.map(({ name, typeName, description }) => `${comment(description, '  ')}  readonly ${name}: ${typeName};\n`);
  const table = groups.map(({ name, methods }) => `  ${name}: {\n${methods.map(tableEntry).join('')}  },\n`);
  return (
    generatedHeader +
    "import type { Call, PageCall } from '../src/call.ts';\n" +
    "import type { CallOptions, Nothing, WriteOptions } from '../src/options.ts';\n" +
    "import type * as models from './models.ts';\n\n" +
    `${groups.map(group).join('\n')}\n` +
    `/** Every operation of both interfaces. */\nexport interface Operations {\n${fields.join('')}}\n\n` +
    `/** Method, path and field of a page's items by group and operation; \`!\` marks what takes an Idempotency-Key, \`$\` what moves money, \`~\` a write without a body. */\nexport const operations = {\n${table.join('')}} as const;\n`
  );
}
