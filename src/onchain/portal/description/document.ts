import type { OpenAPIV3 } from 'openapi-types';

/** The parts of OpenAPI that a description is made of. */
export type Schema = OpenAPIV3.SchemaObject & {
  'x-max-bytes'?: number;
  /** Extension of a move's parameter: what the manifest declares beside its bounds. `max_bytes` are of UTF-8. */
  'x-razao-parameter'?: {
    readonly type: string; readonly datum_field: string | null; readonly unit?: string; readonly max_bytes?: number;
    readonly is_verification_key: boolean;
  };
};
export type Reference = OpenAPIV3.ReferenceObject;
export type Parameter = OpenAPIV3.ParameterObject | Reference;
export type Response = OpenAPIV3.ResponseObject;
export type Operation = Omit<OpenAPIV3.OperationObject, 'responses' | 'parameters'> & {
  parameters: Parameter[];
  responses: Record<string, Response | Reference>;
  /** The product that it is of. */
  'x-razao-product'?: string;
  /** Codes of refusals that are its own, in order of precedence. */
  'x-errors'?: string[];
  /** Move that it requests; absent where it reads. */
  'x-razao-move'?: { readonly kind: 'CREATE' | 'ACTION' | 'CLOSE'; readonly action: string | null };
};
export type Schemas = Record<string, Schema | Reference>;

/** A contract or a description: one document whose references all point inside it. */
export type Document = OpenAPIV3.Document;

/** An example with its name. */
export interface Example {
  readonly summary: string;
  readonly value: unknown;
}

export function schemaRef(name: string): Reference {
  return { $ref: `#/components/schemas/${name}` };
}

const REFERENCE = /^#\/components\/([^/]+)\/([^/]+)$/;

/**
 * The components that a value refers to, and those that they refer to, by kind and name in order.
 * @param of the components to look in.
 * @throws Error for a reference that points nowhere.
 */
export function componentsOf(value: unknown, of: NonNullable<Document['components']>): Record<string, Record<string, unknown>> {
  const found = new Map<string, unknown>();
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(visit);
    if (node === null || typeof node !== 'object') return;
    for (const [key, inner] of Object.entries(node)) {
      if (key === '$ref' && typeof inner === 'string') follow(inner);
      else visit(inner);
    }
  };
  const follow = (pointer: string): void => {
    if (found.has(pointer)) return;
    const [, kind = '', name = ''] = REFERENCE.exec(pointer) ?? [];
    const component = (of as Record<string, Record<string, unknown> | undefined>)[kind]?.[name];
    if (component === undefined) throw new Error(`there is nothing at ${pointer}`);
    found.set(pointer, component);
    visit(component);
  };
  visit(value);
  const kinds: Record<string, Record<string, unknown>> = {};
  for (const [pointer, component] of [...found].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const [, kind = '', name = ''] = REFERENCE.exec(pointer) ?? [];
    (kinds[kind] ??= {})[name] = component;
  }
  return kinds;
}
