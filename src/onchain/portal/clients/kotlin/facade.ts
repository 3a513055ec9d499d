import type { ClientGroup, ClientInput, ClientMethod, ClientProduct, Words } from '../client-input.ts';
import { camelCase, pascalCase } from '../texts.ts';
import { groupText, KDOC, methodText, readingOf } from '../jvm/groups.ts';
import type { ModelsDocument } from '../jvm/models-document.ts';
import { packageSegment } from '../jvm/names.ts';
import { commentText, docComment, kotlinLiteral } from '../jvm/texts.ts';

interface Argument {
  readonly name: string;
  readonly type: string;
  readonly byDefault?: string;
}

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

const HEADER = '// Made by Razao from description.openapi.json. Changes are lost with the next archive.\n';

/** The client itself. */
export function clientClass({ className, tenant, products, ledger }: ClientInput): string {
  const groups = [
    ...products.map((it) => ({ type: productClass(it), name: kotlinName(it.words), doc: it, isDeprecated: it.isDeprecated })),
    ...ledger.map((it) => ({ type: groupClass(it), name: kotlinName(it.words), doc: it, isDeprecated: false })),
  ];
  const runtime = `${kotlinPackage(tenant)}.runtime`;
  return `${HEADER}
package ${kotlinPackage(tenant)}

import ${runtime}.ClientOptions
import ${runtime}.Transport

${docComment([
    `The products of ${commentText(tenant)}, and what one needs of the ledger beside them. One client serves all coroutines; it need not be closed.`, '',
    '@param baseUrl where the service is: `https://ledger.example`',
  ])}class ${className}(baseUrl: String, clientId: String, clientSecret: String, options: ClientOptions = ClientOptions()) {
    private val transport = Transport(baseUrl, clientId, clientSecret, options)
${groups.map(({ type, name, doc, isDeprecated }) => `
${docComment(groupText(doc, KDOC), '    ')}${isDeprecated ? '    @Deprecated("it is suspended: no instance is created")\n' : ''}    val ${name}: ${type} = ${type}(transport)
`).join('')}}
`;
}

/** A product, or a group of the ledger. */
export function groupSource({ tenant }: ClientInput, group: ClientGroup, models: ModelsDocument, product?: ClientProduct): string {
  const own = kotlinPackage(tenant);
  const body =
    `${docComment(groupText(group, KDOC))}class ${product ? productClass(product) : groupClass(group)} internal constructor(private val transport: Transport) {
${product ? '    private val waiting = Waiting(transport.timing)\n' : ''}${group.methods.map((method) => methodSource(method, models, product)).join('')}${product ? waitSource(product) : ''}}
`;
  return `${HEADER}
package ${own}

${importsOf(body, own, models)}
${body}`;
}

const RUNTIME = ['Call', 'CallOptions', 'Json', 'Page', 'Transport', 'WaitOptions', 'WaitRefusal', 'Waiting'];

/** Models by their names: where a product is called as a class of the platform is, its own is meant. */
function importsOf(body: string, own: string, { document }: ModelsDocument): string {
  const isUsed = (name: string) => new RegExp(`\\b${name}\\b`).test(body);
  return [
    ...Object.keys(document.components?.schemas ?? {}).filter(isUsed).map((name) => `import ${own}.model.${name}`),
    ...RUNTIME.filter(isUsed).map((name) => `import ${own}.runtime.${name}`),
    ...(isUsed('JsonNode') ? ['import com.fasterxml.jackson.databind.JsonNode'] : []),
  ].map((line) => `${line}\n`).join('');
}

function methodSource(method: ClientMethod, models: ModelsDocument, product: ClientProduct | undefined): string {
  const name = kotlinName(method.words);
  const { items, answerSchema, operationId, isBodyRequired } = method;
  const query = models.queries.get(operationId);
  const path = method.pathParameters.map((it): Argument => ({ name: kotlinName(it.split('_')), type: 'String' }));
  const body: Argument[] = method.requestSchema === undefined ? []
    : [isBodyRequired
      ? { name: 'request', type: method.requestSchema }
      : { name: 'request', type: `${method.requestSchema}?`, byDefault: 'null' }];
  const asked: Argument[] = query === undefined ? [] : [{ name: 'query', type: query, byDefault: `${query}()` }];
  const all = [...path, ...body, ...asked, { name: 'options', type: 'CallOptions', byDefault: 'CallOptions()' }];
  const call = callOf(method, path, body.length > 0, query !== undefined);
  const inner = items
    ? `        val answer = transport.send(${call}, options)
        return Page(answer.path(${kotlinLiteral(items.property)}).map { Json.read<${items.schema}>(it) }, answer.path("next_cursor").asText(null)) { ${name}(${[...path.map((it) => it.name), ...body.map((it) => it.name), 'query.copy(cursor = it)', 'options'].join(', ')}) }`
    : `        return Json.read(transport.send(${call}, options))`;
  return `
${docComment(methodText(method, KDOC), '    ')}    suspend fun ${name}(${declare(all)}): ${items ? `Page<${items.schema}>` : answerSchema} {
${inner}
    }
${product && method.toState !== undefined ? moveSource(method, method.toState, product, path, body) : ''}`;
}

/** The call, and the wait for what comes of it. */
function moveSource(
  method: ClientMethod, toState: string, { schemas: { instance } }: ClientProduct, path: readonly Argument[], body: readonly Argument[],
): string {
  const all = [...path, ...body, { name: 'options', type: 'WaitOptions', byDefault: 'WaitOptions()' }];
  return `
${docComment([
    `The same, and waits until the instance is \`${toState}\` and the next move can follow. While the move before it is not there yet, it is asked again with the same key.`, '',
    '@throws WaitRefusal with the trace of the validator when it refuses, or when it takes too long',
  ], '    ')}    suspend fun ${camelCase(method.words)}AndWait(${declare(all)}): ${instance} {
        val how = options.call.forOneWrite()
        return Json.read(waiting.forMove({ transport.send(${callOf(method, path, body.length > 0, false)}, how) }, ::look, ${kotlinLiteral(toState)}, FINAL, options))
    }
`;
}

function waitSource(product: ClientProduct): string {
  const { schemas: { instance, state }, finalStates } = product;
  return `
    /**
     * Waits until a move later than the one before the last that the instance shows, or later than \`after\`, is accepted into a state, and the next can follow.
     *
     * @param after a sequence of the timeline
     * @throws WaitRefusal with the trace of the validator when that move is refused, when the instance ends elsewhere, or when it takes too long
     */
    suspend fun waitFor(instance: ${instance}, state: ${state}, after: Int? = null, options: WaitOptions = WaitOptions()): ${instance} =
        Json.read(waiting.until(Json.tree(instance), { look(instance.instanceId) }, state.value, FINAL, if (after == null) options else options.copy(after = after)))

    private suspend fun look(instanceId: String): JsonNode =
        transport.send(${callOf(readingOf(product), [{ name: 'instanceId', type: 'String' }], false, false)}, CallOptions())

    private companion object {
        val FINAL: Set<String> = setOf(${finalStates.map(kotlinLiteral).join(', ')})
    }
`;
}

function callOf(
  { operationId, method, path, takesKey }: ClientMethod, inPath: readonly Argument[], hasBody: boolean, hasQuery: boolean,
): string {
  const parts = [
    kotlinLiteral(operationId), kotlinLiteral(method), kotlinLiteral(path),
    ...(inPath.length > 0 ? [`listOf(${inPath.map(({ name }) => name).join(', ')})`] : []),
    ...(hasQuery ? ['query = query'] : []), ...(hasBody ? ['body = request'] : []), ...(takesKey ? ['takesKey = true'] : []),
  ];
  return `Call(${parts.join(', ')})`;
}

function declare(all: readonly Argument[]): string {
  return all.map(({ name, type, byDefault }) => `${name}: ${type}${byDefault === undefined ? '' : ` = ${byDefault}`}`).join(', ');
}
