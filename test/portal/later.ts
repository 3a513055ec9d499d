/** What a service of tomorrow answers to a client of today. */
import { journeyInput } from './harness.ts';

type Node = Readonly<Record<string, unknown>>;

/** An answer of today with what a later version may bring, and what a client of today reads of it. */
export interface LaterAnswer {
  readonly model: string;
  readonly value: unknown;
  readonly reads: unknown;
}

const FIELD = 'a_field_of_tomorrow';
const VALUE = 'A_VALUE_OF_TOMORROW';

/** The examples of all answers of the journey's client, each object with a field more, each enumeration with a value that is not listed. */
export function laterAnswers(): LaterAnswer[] {
  const { document, products, ledger } = journeyInput();
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
    const known = Object.entries(value).filter(([name, its]) => name in properties && !(read && its === null)).map(([name, its]) => [name, later(its, properties[name] ?? {}, read)]);
    return { ...Object.fromEntries(known), ...(!read && { [FIELD]: { more: 1 } }) };
  };
  return [...products, ...ledger].flatMap(({ methods }) => methods).flatMap(({ path, method, answerSchema, items }) => {
    const item = document.paths[path] as unknown as Readonly<Record<string, { responses: Readonly<Record<string, Node>> }>>;
    return Object.entries(item[method.toLowerCase()]?.responses ?? {}).filter(([status]) => status.startsWith('2')).flatMap(([, given]) => {
      const response = typeof given['$ref'] === 'string' ? responses[given['$ref'].split('/').at(-1) ?? ''] ?? {} : given;
      const { example, examples = {} } = (response['content'] as Readonly<Record<string, { example?: unknown; examples?: Record<string, { value: unknown }> }>> | undefined)?.['application/json'] ?? {};
      const values = [...(example === undefined ? [] : [example]), ...Object.values(examples).map((it) => it.value)];
      return values.flatMap((value) => (items ? (value as Record<string, unknown[]>)[items.property] ?? [] : [value])).map((value): LaterAnswer => {
        const model = items ? items.schema : answerSchema;
        return { model, value: later(value, schemas[model] ?? {}, false), reads: later(value, schemas[model] ?? {}, true) };
      });
    });
  });
}
