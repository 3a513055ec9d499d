import { readFileSync } from 'node:fs';
import prismCore, { type IPrismDiagnostic } from '@stoplight/prism-core';
import prismHttp, { type IHttpConfig, type IHttpRequest, type PrismHttpInstance } from '@stoplight/prism-http';
import preferences from '@stoplight/prism-http-server/dist/getHttpConfigFromRequest.js';
import type { IHttpOperation } from '@stoplight/types';
import type { OpenAPIV3 } from 'openapi-types';
import type { Operation } from '../../generated/operations.ts';
import { shownBy, type Example } from './external-examples.ts';

type Content = NonNullable<IHttpOperation['responses'][number]['contents']>[number];

/** Prism's answer to a request: an example of the contract, or the reason that there is none. */
export type PrismAnswer =
  | { kind: 'example'; status: number; headers: Record<string, string>; body: unknown; violations: IPrismDiagnostic[] }
  /** The contract has no answer that matches `Prefer`; `shown` lists those it has: each status with its examples. */
  | { kind: 'nothing'; shown: string };

const CONFIG: IHttpConfig = {
  mock: { dynamic: false },
  isProxy: false,
  checkSecurity: false, // as the service reads tokens: in answering.ts
  validateRequest: true,
  validateResponse: false,
  errors: false,
  upstreamProxy: undefined,
};

/** Prism over one set of operations, in this process. */
export class Prism {
  readonly #instance: PrismHttpInstance;

  private constructor(private readonly operations: ReadonlyMap<string, IHttpOperation>) {
    const logger = prismCore.createLogger('mock', { level: 'silent' });
    this.#instance = prismHttp.createInstance(CONFIG, { logger });
  }

  /** @param documents of OpenAPI, or files that have them. @throws when one cannot be read. */
  static async load(documents: readonly (string | OpenAPIV3.Document)[]): Promise<Prism> {
    const loaded = await Promise.all(documents.map(async (document) => {
      const operations = await prismHttp.getHttpOperationsFromSpec(document);
      return typeof document === 'string' ? withExternalExamples(operations, document) : operations;
    }));
    // Prism would send the `callbacks` to any address that a request names.
    const operations = loaded.flat().map(({ callbacks: _callbacks, ...operation }) => operation);
    return new Prism(new Map(operations.map((operation) => [`${operation.method.toUpperCase()} ${operation.path}`, operation])));
  }

  /** The answer of one operation, chosen by the header `Prefer`. @param validateRequest true to validate the request. */
  async answer(operation: Operation, request: IHttpRequest, validateRequest: boolean): Promise<PrismAnswer> {
    const preferred = preferences.getHttpConfigFromRequest(request);
    if (preferred._tag === 'Left') return this.#nothing(operation);
    const config = { ...CONFIG, validateRequest, mock: { ...CONFIG.mock, ...defined(preferred.right) } };
    const result = await this.#instance.request(request, [this.#of(operation)], config)();
    if (result._tag === 'Left') return this.#nothing(operation);
    const { output, validations } = result.right;
    return {
      kind: 'example', status: output.statusCode, headers: output.headers ?? {}, body: output.body, violations: validations.input,
    };
  }

  /** The examples of a status, in the contract's order. */
  examples(operation: Operation, status: number): { key: string; value: unknown }[] {
    const response = this.#of(operation).responses.find(({ code }) => code === String(status));
    return (response?.contents?.[0]?.examples ?? []).flatMap((example) => ('value' in example ? [
      { key: example.key, value: example.value },
    ] : []));
  }

  /** The media types of a status, in the contract's order. */
  mediaTypes(operation: Operation, status: number): string[] {
    const response = this.#of(operation).responses.find(({ code }) => code === String(status));
    return (response?.contents ?? []).map(({ mediaType }) => mediaType);
  }

  /** True where the text has the form that the contract gives to this parameter of the path. */
  isWellFormed(operation: Operation, parameter: string, text: string): boolean {
    const pattern = this.#of(operation).request?.path?.find(({ name }) => name === parameter)?.schema?.pattern;
    return pattern === undefined || new RegExp(pattern, 'u').test(text);
  }

  #nothing(operation: Operation): PrismAnswer {
    const shown = this.#of(operation).responses.map(({ code, contents = [] }) => {
      const keys = contents.flatMap(({ examples = [] }) => examples.map(({ key }) => key));
      return `${code} (${keys.join(', ')})`;
    });
    return { kind: 'nothing', shown: shown.join('; ') };
  }

  #of({ method, path }: Operation): IHttpOperation {
    const operation = this.operations.get(`${method} ${path}`);
    if (!operation) throw new Error(`Prism was given no ${method} ${path}`);
    return operation;
  }
}

/** Adds the examples in external files: Prism reads only values in the contract itself. */
function withExternalExamples(operations: readonly IHttpOperation[], file: string): IHttpOperation[] {
  const { paths } = JSON.parse(readFileSync(file, 'utf8')) as OpenAPIV3.Document;
  return operations.map((operation) => ({
    ...operation,
    responses: operation.responses.map((response) => {
      const declared = paths[operation.path]?.[operation.method as Lowercase<Operation['method']>]?.responses[response.code];
      const contents = declared && 'content' in declared ? declared.content : {};
      return {
        ...response,
        contents: (response.contents ?? []).map((content) => withValues(content, contents?.[content.mediaType]?.examples ?? {}, file)),
      };
    }),
  }));
}

function withValues(content: Content, declared: Readonly<Record<string, object>>, file: string): Content {
  return {
    ...content,
    examples: (content.examples ?? []).map((example) => {
      const shown: Example = declared[example.key] ?? {};
      return shown['x-external-value'] === undefined ? example : { id: example.id, key: example.key, value: shownBy(shown, file) };
    }),
  };
}

function defined<T extends object>(object: T): Partial<T> {
  return Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined)) as Partial<T>;
}
