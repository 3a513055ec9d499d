import type { ClientGroup, ClientInput, ClientMethod, ClientProduct, ClientWait, Words } from '../client-input.ts';
import { camelCase, pascalCase } from '../texts.ts';
import { groupText, importsOf, inPath, methodText, readingOf, waitText } from '../jvm/groups.ts';
import type { ModelsDocument } from '../jvm/models-document.ts';
import { packageSegment } from '../jvm/names.ts';
import { pathOf } from '../query-types.ts';
import { kotlinLiteral } from '../jvm/texts.ts';
import { render } from './style.ts';

const RESERVED: ReadonlySet<string> = new Set([
  'as', 'break', 'class', 'continue', 'do', 'else', 'false', 'for', 'fun', 'if', 'in', 'interface', 'is', 'null', 'object', 'package',
  'return', 'super', 'this', 'throw', 'true',
  'try', 'typealias', 'typeof', 'val', 'var', 'when', 'while', '_',
]);

/** `razao.aurora` */
export function kotlinPackage(tenant: string): string {
  return `razao.${packageSegment(tenant, RESERVED)}`;
}

/** A name; one that is a keyword of the language is put between back-ticks, as Kotlin has it. */
export function kotlinName(words: Words): string {
  const name = camelCase(words);
  return RESERVED.has(name) ? `\`${name}\`` : name;
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
  return render('client.kt', {
    package: kotlinPackage(tenant), className, subject, groups: [
      ...products.map((it) => ({ ...groupText(it), type: productClass(it), name: kotlinName(it.words), isDeprecated: it.isDeprecated })),
      ...ledger.map((it) => ({ ...groupText(it), type: groupClass(it), name: kotlinName(it.words), isDeprecated: false })),
    ],
  });
}

const PLATFORM = ['com.fasterxml.jackson.databind.JsonNode'];

/** A product, or a group of the ledger. */
export function groupSource({ tenant }: ClientInput, group: ClientGroup, models: ModelsDocument, product?: ClientProduct): string {
  const own = kotlinPackage(tenant);
  const source = render('group.kt', {
    ...groupText(group), type: product ? productClass(product) : groupClass(group),
    methods: group.methods.map((method) => methodOf(method, models, product)), product: product ? productOf(product) : null,
    waits: group.waits.map(waitOf),
  });
  return render('file.kt', { package: own, imports: importsOf(source, own, models, PLATFORM), source: source.trimEnd() });
}

function productOf(product: ClientProduct) {
  const { schemas: { instance, state }, finalStates } = product;
  return {
    instance, state, finalStates: finalStates.map(kotlinLiteral).join(', '),
    reading: callOf(readingOf(product), ['instanceId'], false, false),
  };
}

function waitOf(wait: ClientWait) {
  const { reading, what } = wait;
  const names = reading.pathParameters.map((it) => kotlinName(it.split('_')));
  const path = names.map((name) => (what === 'instance' ? `instance.${name}` : name));
  return { ...waitText(wait), name: kotlinName(wait.words), id: path.at(-1) ?? '', call: callOf(reading, path, false, false) };
}

function methodOf(method: ClientMethod, models: ModelsDocument, product: ClientProduct | undefined) {
  const { items, answerSchema: answer, requestSchema, isBodyRequired, media, wholeParameters, requiredQuery } = method;
  const query = models.queries.get(method.operationId);
  const path = method.pathParameters.map((it) => kotlinName(it.split('_')));
  const request = requestSchema === undefined ? [] : [`request: ${requestSchema}${isBodyRequired ? '' : '? = null'}`];
  const types = method.pathParameters.map((it) => (wholeParameters.includes(it) ? 'Long' : 'String'));
  const asked = query === undefined ? [] : [`query: ${query}${requiredQuery.length > 0 ? '' : ` = ${query}()`}`];
  const declared = [...path.map((it, place) => `${it}: ${types[place]}`), ...request, ...asked];
  return {
    ...methodText(method, (name) => `\`${name}\``), name: kotlinName(method.words),
    declared: followed(declared), given: followed([...path, ...(requestSchema === undefined ? [] : ['request'])]),
    answers: items ? `Page<${items.schema}>` : media ? (media.isText ? 'String' : 'ByteArray') : answer,
    media: media ? { type: media.type, send: media.isText ? 'sendForText' : 'sendForBytes' } : null,
    list: items !== undefined, property: items?.property ?? '', item: items?.schema ?? '',
    call: callOf(method, path, requestSchema !== undefined, query !== undefined),
    move: product && method.toState !== undefined ? {
      nameAndWait: `${camelCase(method.words)}AndWait`, toState: method.toState, instance: product.schemas.instance,
    } : null,
  };
}

function callOf(method: ClientMethod, path: readonly string[], hasBody: boolean, hasQuery: boolean): string {
  const { operationId, takesKey, isBodyEmpty } = method;
  return render('call.kt', {
    operationId, httpMethod: method.method, path: pathOf(method), inPath: inPath(method, path, (name) => `${name}.toString()`).join(', '),
    query: hasQuery, body: hasBody ? 'request' : isBodyEmpty && 'emptyMap<String, Any>()', takesKey,
  }).trimEnd();
}

/** Before another argument. */
function followed(all: readonly string[]): string {
  return all.map((it) => `${it}, `).join('');
}
