/** Every operation called through the SDK with the examples of its contract, as a program of its own. */
import { parametersOf, resolve, type Schema } from '../../contracts/codegen/contract.ts';
import { groupsOf, type Group, type Method } from '../../contracts/codegen/sdk/names.ts';
import { isByFormat } from '../../contracts/codegen/sdk/emit-operations.ts';
import { answersOf } from '../../contracts/codegen/sdk/schemas.ts';
import { contractOf } from '../conformance/contracts.ts';

export interface ExampleCall {
  /** `getPixStaticQr image/png`: the operation, and the media type where it is not JSON. */
  readonly name: string;
  readonly operationId: string;
  /** `razao.pix.getPixStaticQr("acc_…", {}, { accept: "image/png" })` */
  readonly code: string;
}

function exampleOf({ contract, operation, operationId }: Method, place: string): [string, unknown][] {
  return parametersOf(contract, operation)
    .filter((parameter) => parameter.in === place && parameter.required && parameter.name !== 'Idempotency-Key')
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

function callsOf(group: Group, method: Method): ExampleCall[] {
  const { operationId } = method;
  const path = exampleOf(method, 'path').map(([, value]) => JSON.stringify(value));
  const query = Object.fromEntries(exampleOf(method, 'query'));
  const headers = Object.fromEntries(exampleOf(method, 'header'));
  const call = (name: string, given: unknown, options: object): ExampleCall => {
    const rest = Object.keys(options).length > 0 ? [JSON.stringify(given ?? {}), JSON.stringify(options)] : given === undefined ? [] : [JSON.stringify(given)];
    return { name, operationId, code: `razao.${group.name}.${operationId}(${[...path, ...rest].join(', ')})` };
  };
  const options = Object.keys(headers).length > 0 ? { headers } : {};
  const given = method.method === 'get' ? [Object.keys(query).length > 0 ? query : undefined] : bodiesOf(method);
  const plain = (given.length > 0 ? given : [undefined]).map((body, index) => call(index === 0 ? operationId : `${operationId} ${index + 1}`, body, options));
  const others = answersOf(method).map(([type]) => type).filter((type) => type !== 'application/json');
  if (others.length === answersOf(method).length) return plain;
  return [...plain, ...others.map((type) => isByFormat(method)
    ? call(`${operationId} ${type}`, { ...query, format: type.split('/')[1] }, {})
    : call(`${operationId} ${type}`, query, { accept: type }))];
}

/** A call for each example of each operation, and for each media type. */
export function exampleCalls(): ExampleCall[] {
  const groups = groupsOf({ core: contractOf('core'), command: contractOf('command') });
  return groups.flatMap((group) => group.methods.flatMap((method) => callsOf(group, method)));
}

/** The program: makes the calls at RAZAO_URL, and prints what became of each as a line of JSON. */
export function programOf(calls: readonly ExampleCall[]): string {
  const lines = calls.map(({ name, code }) => `  [${JSON.stringify(name)}, (razao: Razao) => ${code}],\n`);
  return `import { ApiError, Razao, type Answer } from '@razao/sdk';

interface Sent { withResponse(): Promise<Answer<unknown>> }

const calls: readonly (readonly [string, (razao: Razao) => Sent])[] = [
${lines.join('')}];

const razao = new Razao({ baseUrl: process.env['RAZAO_URL'] ?? '', clientId: process.env['CLIENT_ID'] ?? 'me', clientSecret: process.env['CLIENT_SECRET'] ?? 'secret', maxRetries: 0 });

for (const [name, call] of calls) {
  try {
    const { data, status, requestId } = await call(razao).withResponse();
    const shown = data instanceof Blob ? { blob: data.type, size: data.size } : data;
    console.log(JSON.stringify({ name, status, data: shown, requestId }));
  } catch (error) {
    const { code, status, body, requestId } = error instanceof ApiError ? error : { code: 'THROWN', status: 0, body: String(error), requestId: undefined };
    console.log(JSON.stringify({ name, status, code, data: body, requestId }));
  }
}
`;
}

/** What became of a call. */
export interface Became {
  readonly name: string;
  readonly status: number;
  readonly code?: string;
  readonly data?: unknown;
  readonly requestId?: string;
}

export function readLines(printed: string): Became[] {
  return printed.trim().split('\n').map((line) => JSON.parse(line) as Became);
}
