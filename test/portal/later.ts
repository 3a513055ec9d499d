/** A service of a later version, and its answers to a client of today. */
import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { ClientInput } from '../../src/onchain/portal/clients/client-input.ts';
import { LocalServer } from '../support/local-server.ts';
import { journeyInput } from './harness.ts';

interface Vector { readonly name: string; readonly schema: string; readonly value: unknown; readonly reads: Readonly<Record<
  string, unknown
>> }
/** `sdk/vectors/answers.json` */
export const { answers: answerVectors } =
  JSON.parse(readFileSync(join(import.meta.dirname, '../../sdk/vectors/answers.json'), 'utf8')) as { answers: readonly Vector[] };
const tomorrow = answerVectors.find(({ name }) => name === 'an instance of tomorrow') as Vector;

/** The value at a path such as `timeline.0.outcome`; undefined where there is none. */
export function at(value: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((inner, name) => (inner as Record<string, unknown> | undefined)?.[name], value);
}

/** A service that is newer than every client: it answers each reading of an instance with values and fields of tomorrow. */
export class LaterService extends LocalServer {
  /** The values that a program reads of it: state, status, outcome and kind of the first move, locked value, deposit. */
  static readonly reads = ['state', 'status', 'timeline.0.outcome', 'timeline.0.kind', 'locked_value.value', 'datum.deposit'].map(
    (path) => tomorrow.reads[path],
  );

  protected override answer({ url }: IncomingMessage, response: ServerResponse): void {
    const body = url === '/auth/token' ? { access_token: 't', expires_in: 3600, token_type: 'Bearer' } : tomorrow.value;
    response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
  }
}

type Node = Readonly<Record<string, unknown>>;

/** An answer of today with additions of a later version, and the values that a client of today reads of it. */
export interface LaterAnswer {
  readonly model: string;
  readonly value: unknown;
  readonly reads: unknown;
}

const FIELD = 'a_field_of_tomorrow';
const VALUE = 'A_VALUE_OF_TOMORROW';

/**
 * The examples of all answers of a client, the journey's where none is given, each object with a field more, each enumeration with a value
 * that is not listed.
 */
export function laterAnswers({ document, products, ledger }: ClientInput = journeyInput()): LaterAnswer[] {
  const schemas = (document.components?.schemas ?? {}) as unknown as Readonly<Record<string, Node>>;
  const responses = (document.components?.responses ?? {}) as unknown as Readonly<Record<string, Node>>;
  const later = (value: unknown, schema: Node, read: boolean): unknown => {
    const named = typeof schema['$ref'] === 'string' ? schemas[schema['$ref'].split('/').at(-1) ?? ''] ?? {} : schema;
    if (named !== schema) return later(value, named, read);
    const [all] = (schema['allOf'] ?? []) as Node[];
    if (all) return later(value, all, read);
    if (Array.isArray(value)) return value.map((it) => later(it, (schema['items'] ?? {}) as Node, read));
    if (typeof value === 'string' && Array.isArray(schema['enum']) && schema['enum'].length > 1) return VALUE;
    const { properties } = schema as { properties?: Readonly<Record<string, Node>> };
    if (typeof value !== 'object' || value === null || !properties) return value;
    const known = Object.entries(value).filter(([name, its]) => name in properties && !(read && its === null)).map(([name, its]) => [
      name, later(its, properties[name] ?? {}, read),
    ]);
    return { ...Object.fromEntries(known), ...(!read && { [FIELD]: { more: 1 } }) };
  };
  const methods = [...products, ...ledger].flatMap((group) => group.methods).filter(({ media }) => !media);
  return methods.flatMap(({ path, method, answerSchema, items }) => {
    const item = document.paths[path] as unknown as Readonly<Record<string, { responses: Readonly<Record<string, Node>> }>>;
    return Object.entries(item[method.toLowerCase()]?.responses ?? {}).filter(([status]) => status.startsWith('2')).flatMap(([, given]) => {
      const response = typeof given['$ref'] === 'string' ? responses[given['$ref'].split('/').at(-1) ?? ''] ?? {} : given;
      const { example, examples = {} } = (response['content'] as Readonly<
        Record<string, { example?: unknown; examples?: Record<string, { value: unknown }> }>
      > | undefined)?.['application/json'] ?? {};
      const values = [...(example === undefined ? [] : [example]), ...Object.values(examples).map((it) => it.value)];
      return values.flatMap((value) =>
        (items ? (value as Record<string, unknown[]>)[items.property] ?? [] : [value])).map((value): LaterAnswer => {
        const model = items ? items.schema : answerSchema;
        return { model, value: later(value, schemas[model] ?? {}, false), reads: later(value, schemas[model] ?? {}, true) };
      });
    });
  });
}

/** A value as it was read: a field that is null is one that was not given, and a time is the same however a language writes it. */
export function asRead(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(asRead);
  if (typeof value === 'string' && /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value)) return new Date(value).toISOString();
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).filter(([, its]) => its !== null).map(([name, its]) => [name, asRead(its)]));
}
