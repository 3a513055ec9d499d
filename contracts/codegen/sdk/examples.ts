/** Every operation called through the SDK with the examples of its contract. */
import { parametersOf, resolve, type Parameter, type Schema } from '../contract.ts';
import type { Method } from './names.ts';
import { answersOf, formatOf, isByFormat } from './schemas.ts';

export interface ExampleCall {
  /** `getPixStaticQr image/png`: the operation, and the media type where it is not JSON. */
  readonly name: string;
  readonly operationId: string;
  /** `razao.pix.getStaticQr("acc_…", {}, { accept: "image/png" })` */
  readonly code: string;
  /** The same, as a person would write it. */
  readonly written: string;
}

/** Headers with an example are shown although the contract alone cannot require them: a receiver requires those of one strategy. */
function isShown(parameter: Parameter, place: string): boolean {
  return parameter.required === true || (place === 'header' && parameter.example !== undefined);
}

function exampleOf({ contract, operation, operationId }: Method, place: string): [string, unknown][] {
  return parametersOf(contract, operation)
    .filter((parameter) => parameter.in === place && isShown(parameter, place) && parameter.name !== 'Idempotency-Key')
    .map((parameter) => {
      const value: unknown = parameter.example ?? resolve<Schema>(contract, parameter.schema as Schema).example;
      if (value === undefined) throw new Error(`${operationId}: ${parameter.name} has no example`);
      return [parameter.name, value];
    });
}

function bodiesOf({ contract, operation }: Method): unknown[] {
  if (!operation.requestBody) return [];
  const media = resolve(contract, operation.requestBody).content['application/json'];
  return Object.values((media?.examples ?? {}) as Record<string, { value: unknown }>).map(({ value }) => value);
}

/** A call for each example of the contract, and for each media type; the plainest first. */
export function callsOf(group: string, method: Method): ExampleCall[] {
  const { operationId } = method;
  const path = exampleOf(method, 'path').map(([, value]) => JSON.stringify(value));
  const query = Object.fromEntries(exampleOf(method, 'query'));
  const headers = Object.fromEntries(exampleOf(method, 'header'));
  const call = (name: string, given: unknown, options: object): ExampleCall => {
    const rest = Object.keys(options).length > 0 ? [JSON.stringify(given ?? {}), JSON.stringify(options)] : given === undefined
      ? []
      : [JSON.stringify(given)];
    return {
      name, operationId, code: `razao.${group}.${method.name}(${[...path, ...rest].join(', ')})`,
      written: `razao.${group}.${method.name}(${[...path, ...rest].map((json) => asWritten(JSON.parse(json))).join(', ')})`,
    };
  };
  const options = Object.keys(headers).length > 0 ? { headers } : {};
  const given = method.method === 'get' ? [Object.keys(query).length > 0 ? query : undefined] : bodiesOf(method);
  const plain = (given.length > 0 ? given : [undefined]).map((body, index) => call(
    index === 0 ? operationId : `${operationId} ${index + 1}`, body, options,
  ));
  const others = answersOf(method).map(([type]) => type).filter((type) => type !== 'application/json');
  if (others.length === answersOf(method).length) return plain;
  return [...plain, ...others.map((type) => isByFormat(method)
    ? call(`${operationId} ${type}`, { ...query, format: formatOf(type) }, {})
    : call(`${operationId} ${type}`, query, { accept: type }))];
}

const WIDTH = 100;

/** A JSON value as handwritten TypeScript: names without quotes, short values on one line. */
function asWritten(value: unknown, indent = ''): string {
  if (typeof value === 'string') return /^[\x20-\uffff]*$/.test(value) && !/['\\]/.test(value) ? `'${value}'` : JSON.stringify(value);
  if (typeof value !== 'object' || value === null) return String(value);
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{ ', ' }'];
  const parts = (deeper: string): string[] => (Array.isArray(value)
    ? value.map((item: unknown) => asWritten(item, deeper))
    : Object.entries(value).map(([key, item]) => `${/^[A-Za-z_$][\w$]*$/.test(key) ? key : asWritten(key)}: ${asWritten(item, deeper)}`));
  const all = parts(indent);
  const flat = all.length === 0 ? `${open}${close}`.replaceAll(' ', '') : `${open}${all.join(', ')}${close}`;
  if (indent.length + flat.length <= WIDTH && !flat.includes('\n')) return flat;
  return `${open.trim()}\n${parts(`${indent}  `).map((part) => `${indent}  ${part},\n`).join('')}${indent}${close.trim()}`;
}
