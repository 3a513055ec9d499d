import type { ClientGroup, ClientInput, ClientMethod, ClientProduct, ClientWait, Words } from '../client-input.ts';
import { camelCase, pascalCase } from '../texts.ts';
import type { ModelsDocument } from '../jvm/models-document.ts';
import { groupText, importsOf, inPath, methodText, readingOf, waitText } from '../jvm/groups.ts';
import { packageSegment } from '../jvm/names.ts';
import { pathOf } from '../query-types.ts';
import { javaLiteral } from '../jvm/texts.ts';
import { render } from './style.ts';

interface Argument {
  readonly type: string;
  readonly name: string;
}

const RESERVED: ReadonlySet<string> = new Set([
  'abstract', 'assert', 'boolean', 'break', 'byte', 'case', 'catch', 'char', 'class', 'const', 'continue', 'default', 'do', 'double',
  'else', 'enum', 'extends', 'false', 'final',
  'finally', 'float', 'for', 'goto', 'if', 'implements', 'import', 'instanceof', 'int', 'interface', 'long', 'native', 'new', 'null',
  'package', 'private', 'protected', 'public',
  'return', 'short', 'static', 'strictfp', 'super', 'switch', 'synchronized', 'this', 'throw', 'throws', 'transient', 'true', 'try', 'void',
  'volatile', 'while', 'yield', '_',
]);

/** `razao.aurora` */
export function javaPackage(tenant: string): string {
  return `razao.${packageSegment(tenant, RESERVED)}`;
}

/** A method's name; one that is a keyword of the language has an underscore behind it, which no other name has. */
export function javaName(words: Words): string {
  const name = camelCase(words);
  return RESERVED.has(name) ? `${name}_` : name;
}

/** `CaucaoAluguelProduct`, which no model is called, nor a group of the ledger. */
export function productClass({ typeName }: ClientProduct): string {
  return `${typeName}Product`;
}

export function groupClass({ words }: ClientGroup): string {
  return `${pascalCase(words)}Group`;
}

/** The client itself. */
export function clientClass({ className, tenant, subject, products, ledger }: ClientInput): string {
  const groups = [
    ...products.map((it) => ({ ...groupText(it), type: productClass(it), name: javaName(it.words), isDeprecated: it.isDeprecated })),
    ...ledger.map((it) => ({ ...groupText(it), type: groupClass(it), name: javaName(it.words), isDeprecated: false })),
  ];
  return render('client.java', {
    package: javaPackage(tenant), className, subject, groups: groups.map((it, place) => ({ ...it, place })),
  });
}

const PLATFORM = ['com.fasterxml.jackson.databind.JsonNode', 'java.util.List', 'java.util.Map', 'java.util.Set'];

/** A product, or a group of the ledger. */
export function groupSource(input: ClientInput, group: ClientGroup, models: ModelsDocument, product?: ClientProduct): string {
  const own = javaPackage(input.tenant);
  const source = render('group.java', {
    ...groupText(group), type: product ? productClass(product) : groupClass(group),
    methods: group.methods.map((method) => methodOf(method, models, product)), product: product ? productOf(product) : null,
    waits: group.waits.map(waitOf),
  });
  return render('file.java', { package: own, imports: importsOf(source, own, models, PLATFORM), source: source.trimEnd() });
}

function productOf(product: ClientProduct) {
  const { schemas: { instance, state }, finalStates } = product;
  return {
    instance, state, finalStates: finalStates.map(javaLiteral).join(', '),
    reading: callOf(readingOf(product), [{ type: 'String', name: 'instanceId' }], false, false),
  };
}

function waitOf(wait: ClientWait) {
  const { reading, what } = wait;
  const path = reading.pathParameters.map((it): Argument => ({
    type: 'String', name: what === 'instance' ? `instance.get${pascalCase(it.split('_'))}()` : javaName(it.split('_')),
  }));
  return { ...waitText(wait), name: javaName(wait.words), id: path.at(-1)?.name ?? '', call: callOf(reading, path, false, false) };
}

function methodOf(method: ClientMethod, models: ModelsDocument, product: ClientProduct | undefined) {
  const { items, answerSchema: answer, requestSchema, media, wholeParameters } = method;
  const query = models.queries.get(method.operationId);
  const path = method.pathParameters.map((it): Argument => ({
    type: wholeParameters.includes(it) ? 'long' : 'String', name: javaName(it.split('_')),
  }));
  const given = [...path, ...(requestSchema === undefined ? [] : [{ type: requestSchema, name: 'request' }])];
  const all = [...given, ...(query === undefined ? [] : [{ type: query, name: 'query' }])];
  return {
    ...methodText(method, (name) => `{@code ${name}}`), name: javaName(method.words), answer, query, path, given,
    arguments: all, declared: declare(all), answers: answerOf(method),
    media: media ? { type: media.type, send: media.isText ? 'sendForText' : 'sendForBytes' } : null,
    list: items !== undefined, property: items?.property ?? '', item: items?.schema ?? '',
    call: callOf(method, path, requestSchema !== undefined, query !== undefined),
    short: shortOf(method, query, path), move: product && method.toState !== undefined ? {
      nameAndWait: `${camelCase(method.words)}AndWait`, toState: method.toState, instance: product.schemas.instance,
    } : null,
  };
}

function answerOf({ items, media, answerSchema }: ClientMethod): string {
  if (items) return `Page<${items.schema}>`;
  return media ? (media.isText ? 'String' : 'byte[]') : answerSchema;
}

/** The method without a body or a query that can be left out; null where none can. */
function shortOf({ requestSchema, isBodyRequired, requiredQuery }: ClientMethod, query: string | undefined, path: readonly Argument[]) {
  const declared = declare(path);
  if (requiredQuery.length > 0) return null;
  if (query !== undefined) return { declared, says: 'The same with nothing asked in particular.', value: `new ${query}()` };
  return requestSchema === undefined || isBodyRequired ? null : {
    declared, says: 'The same without a body.', value: `(${requestSchema}) null`,
  };
}

function callOf(method: ClientMethod, path: readonly Argument[], hasBody: boolean, hasQuery: boolean): string {
  const { operationId, takesKey, isBodyEmpty } = method;
  const values = inPath(method, path.map(({ name }) => name), (name) => `Long.toString(${name})`);
  return render('call.java', {
    operationId, httpMethod: method.method, path: pathOf(method), inPath: values.join(', '), query: hasQuery ? 'query' : 'null',
    body: hasBody ? 'request' : isBodyEmpty ? 'Map.of()' : 'null', takesKey,
  }).trimEnd();
}

function declare(all: readonly Argument[]): string {
  return all.map(({ type, name }) => `${type} ${name}`).join(', ');
}
