import { parametersOf, resolve, type LocatedOperation, type Parameter, type Schema } from '../../contracts/codegen/contract.ts';
import { contractOf } from './contracts.ts';

/** A request that a contract shows, ready to be sent. */
export interface ExampleRequest {
  /** The path with its parameters filled in and the required query. */
  path: string;
  headers: Record<string, string>;
  /** Every example body of the operation; one undefined where it takes none. */
  bodies: unknown[];
}

/** The request of an operation out of its contract's own examples. @throws when a needed example is missing. */
export function exampleRequest(located: LocatedOperation): ExampleRequest {
  const contract = contractOf(located.interfaceName);
  const { operation, path } = located;
  const parameters = parametersOf(contract, operation);
  const exampleOf = (parameter: Parameter): string => {
    const schema = parameter.schema ? resolve<Schema>(contract, parameter.schema as Schema) : undefined;
    const example: unknown = parameter.example ?? schema?.example;
    if (example === undefined) throw new Error(`${operation.operationId}: ${parameter.name} has no example`);
    return String(example);
  };
  const needed = (place: string): [string, string][] =>
    parameters
      .filter((parameter) => parameter.in === place && parameter.required)
      .map((parameter) => [parameter.name, exampleOf(parameter)]);
  const inPath = Object.fromEntries(needed('path'));
  const query = new URLSearchParams(needed('query')).toString();
  const filled = path.replace(/\{(\w+)\}/g, (_whole, name: string) => encodeURIComponent(inPath[name] ?? ''));
  const body = operation.requestBody ? resolve(contract, operation.requestBody).content['application/json'] : undefined;
  const examples = Object.values(body?.examples ?? {}) as { value: unknown }[];
  return {
    path: query ? `${filled}?${query}` : filled,
    headers: { ...Object.fromEntries(needed('header')), ...(body && { 'Content-Type': 'application/json' }) },
    bodies: body ? examples.map(({ value }) => value) : [undefined],
  };
}
