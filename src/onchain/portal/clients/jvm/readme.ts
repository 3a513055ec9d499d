import {
  wholeOf, type ClientGroup, type ClientInput, type ClientMethod, type ClientParameter, type ClientProduct,
} from '../client-input.ts';
import type { Render } from '../templates.ts';
import { modelsDocument } from './models-document.ts';

/** Syntax of a language in the README of a client. */
export interface ReadmeLanguage {
  readonly render: Render;
  /** Expression by which a program reaches a group: `caucaoAluguel()`. */
  accessor(group: ClientGroup): string;
  /** Name of a method. */
  method(method: Pick<ClientMethod, 'words'>): string;
  /** Code of a request by the account in the variable `account`, its parameters in code. */
  request(schema: string, account: string, parameters: {
    readonly schema: string; readonly values: readonly (readonly [name: string, code: string])[];
  } | undefined): string;
  whole(value: number): string;
  text(value: string): string;
}

const MOST_ROWS = 40;

/** Five minutes with a client. Its blocks of code are run by the tests, unchanged. */
export function readmeOf(input: ClientInput, language: ReadmeLanguage, own: string): string {
  const { className, subject, packageName, products, ledger } = input;
  const product = products.find(({ isDeprecated }) => !isDeprecated);
  const creation = product?.methods.find(({ kind }) => kind === 'CREATE');
  const action = product?.methods.find(({ kind, parametersSchema }) => kind === 'ACTION' && parametersSchema !== undefined);
  return language.render('README.md', {
    className, subject, packageName, package: own, version: input.version, funds: language.whole(fundsFor(creation)),
    whole: wholeOf(input, { group: language.accessor, method: language.method }),
    groups: [...products, ...ledger].slice(0, MOST_ROWS).map((it) => ({
      accessor: language.accessor(it), title: it.title,
      methods: [...it.methods, ...it.waits].map((method) => `\`${language.method(method)}\``).join(', '),
    })),
    product: product ? {
      accessor: language.accessor(product), title: product.title, instance: product.schemas.instance,
      creation: creation ? requestOf(creation, 'account', language) : '', listQuery: listQueryOf(input, product),
    } : null,
    action: action ? {
      name: language.method({ ...action, words: [...action.words, 'and', 'wait'] }), request: requestOf(action, 'other', language),
    } : null,
  });
}

function listQueryOf(input: ClientInput, { methods }: ClientProduct): string {
  return modelsDocument(input).queries.get(methods.find(({ kind }) => kind === 'LIST')?.operationId ?? '') ?? '';
}

function requestOf(method: ClientMethod, account: string, language: ReadmeLanguage): string {
  const values = given(method, language);
  return language.request(method.requestSchema ?? '', account, values.length > 0 && method.parametersSchema !== undefined ? {
    schema: method.parametersSchema, values,
  } : undefined);
}

/** Arguments of the shortest example of a move, with another account of ours for each account. */
function given({ exampleRequest, parameters = [] }: ClientMethod, language: ReadmeLanguage): (readonly [string, string])[] {
  const values = Object.entries((exampleRequest as { parameters?: Record<string, unknown> } | undefined)?.parameters ?? {});
  return values.flatMap(([name, value]) => {
    const declared = parameters.find((it) => it.name === name);
    return declared ? [[name, codeOf(declared, value, language)] as const] : [];
  });
}

function codeOf({ type }: ClientParameter, value: unknown, language: ReadmeLanguage): string {
  if (type === 'account_id') return 'other';
  if (type === 'bool') return String(value);
  return type === 'cents' || type === 'int' ? language.whole(Number(value)) : language.text(String(value));
}

/** Twice what a creation may lock. */
function fundsFor(creation: ClientMethod | undefined): number {
  const values = (creation?.exampleRequest as { parameters?: Record<string, unknown> } | undefined)?.parameters ?? {};
  const cents = (creation?.parameters ?? []).filter(({ type }) => type === 'cents').map(({ name }) => Number(values[name] ?? 0));
  return Math.max(100_000, Math.min(2 * cents.reduce((sum, it) => sum + it, 0), 1_000_000_000));
}

/** The name of a field in a program, by its name in JSON, as the generator gave it. */
export function fieldNames(source: string, pattern: RegExp): Map<string, string> {
  return new Map([...source.matchAll(pattern)].map(([, wire = '', name = '']) => [wire, name]));
}

