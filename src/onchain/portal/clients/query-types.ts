import type { ClientInput, ClientMethod } from './client-input.ts';
import type { Operation, Schema } from '../description/document.ts';

/** A parameter of a query, as a client types it. */
export interface QueryParameter {
  /** As in the query. */
  readonly name: string;
  readonly type: 'string' | 'integer' | 'boolean' | 'date-time' | 'enum';
  /** The schema of an enum that has a model. */
  readonly schema?: string;
  readonly description: string;
}

/** Query parameters of a read, without the cursor of a list, which the list sets itself. */
export function queryParameters({ document }: ClientInput, { path, method, queryParameters: names }: ClientMethod): QueryParameter[] {
  const operation = (document.paths[path] as unknown as Record<string, Operation | undefined> | undefined)?.[method.toLowerCase()];
  const components = document.components ?? {};
  const all = (operation?.parameters ?? []).map((it) => ('$ref' in it ? components.parameters?.[lastOf(it.$ref)] : it));
  return names.flatMap((name): QueryParameter[] => {
    const found = all.find((it) => it !== undefined && !('$ref' in it) && it.in === 'query' && it.name === name);
    if (!found || '$ref' in found) return [];
    const given = found.schema as Schema | { $ref: string } | undefined;
    const reference = given && '$ref' in given ? lastOf(given.$ref) : undefined;
    const schema = (reference === undefined ? given : components.schemas?.[reference]) as Schema | undefined;
    const isEnum = reference !== undefined && (schema?.enum?.length ?? 0) > 1;
    return [{ name, type: isEnum ? 'enum' : typeOf(schema), ...(isEnum && { schema: reference }), description: found.description ?? '' }];
  });
}

/** The path of a method, with the value of `format` that asks for its media type. */
export function pathOf({ path, media }: ClientMethod): string {
  return media?.format === undefined ? path : `${path}?format=${media.format}`;
}

function typeOf(schema: Schema | undefined): QueryParameter['type'] {
  if (schema?.type === 'integer' || schema?.type === 'boolean') return schema.type;
  return schema?.format === 'date-time' ? 'date-time' : 'string';
}

function lastOf(reference: string): string {
  return reference.split('/').at(-1) ?? '';
}
