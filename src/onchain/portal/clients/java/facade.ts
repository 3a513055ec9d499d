import type { ClientGroup, ClientInput, ClientMethod, ClientProduct, Words } from '../client-input.ts';
import { camelCase, pascalCase } from '../texts.ts';
import type { ModelsDocument } from '../jvm/models-document.ts';
import { groupText, JAVADOC, methodText, readingOf } from '../jvm/groups.ts';
import { packageSegment } from '../jvm/names.ts';
import { commentText, docComment, javaLiteral } from '../jvm/texts.ts';

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

const HEADER = '// Made by Razao from description.openapi.json. Changes are lost with the next archive.\n';

/** The client itself. */
export function clientClass(input: ClientInput): string {
  const { className, tenant, products, ledger } = input;
  const groups = [
    ...products.map((it) => ({ type: productClass(it), name: javaName(it.words), doc: it, isDeprecated: it.isDeprecated })),
    ...ledger.map((it) => ({ type: groupClass(it), name: javaName(it.words), doc: it, isDeprecated: false })),
  ];
  const runtime = `${javaPackage(tenant)}.runtime`;
  return `${HEADER}
package ${javaPackage(tenant)};

import ${runtime}.ClientOptions;
import ${runtime}.Transport;

${docComment([`The products of ${commentText(tenant)}, and what one needs of the ledger beside them. One client serves all threads; it need not be closed.`])}public final class ${className} {
${groups.map(({ type }, place) => `  private final ${type} group${place};\n`).join('')}
  /**
   * A client with the usual patience: 30 seconds an attempt, five repetitions.
   *
   * @param baseUrl where the service is: {@code https://ledger.example}
   */
  public ${className}(String baseUrl, String clientId, String clientSecret) {
    this(baseUrl, clientId, clientSecret, ClientOptions.defaults());
  }

  /** A client that calls as you say. */
  public ${className}(String baseUrl, String clientId, String clientSecret, ClientOptions options) {
    Transport transport = new Transport(baseUrl, clientId, clientSecret, options);
${groups.map(({ type }, place) => `    group${place} = new ${type}(transport);\n`).join('')}  }
${groups.map(({ type, name, doc, isDeprecated }, place) => `
${docComment([...groupText(doc, JAVADOC), ...(isDeprecated ? ['', '@deprecated it is suspended: no instance is created'] : [])], '  ')}${isDeprecated ? '  @Deprecated\n' : ''}  public ${type} ${name}() {
    return group${place};
  }
`).join('')}}
`;
}

/** A product, or a group of the ledger. */
export function groupSource(input: ClientInput, group: ClientGroup, models: ModelsDocument, product?: ClientProduct): string {
  const own = javaPackage(input.tenant);
  const name = product ? productClass(product) : groupClass(group);
  const methods = group.methods.map((method) => methodSource(method, models, product)).join('');
  const body = `${docComment(groupText(group, JAVADOC))}public final class ${name} {
${product ? `  private static final Set<String> FINAL = Set.of(${product.finalStates.map(javaLiteral).join(', ')});\n\n` : ''}  private final Transport transport;
${product ? '  private final Waiting waiting;\n' : ''}
  ${name}(Transport transport) {
    this.transport = transport;
${product ? '    this.waiting = new Waiting(transport);\n' : ''}  }
${methods}${product ? waitSource(product) : ''}}
`;
  return `${HEADER}
package ${own};

${importsOf(body, own, models)}
${body}`;
}

const RUNTIME = ['Call', 'CallOptions', 'Json', 'Page', 'Transport', 'WaitOptions', 'WaitRefusal', 'Waiting'];

/** Models by their names: where a product is called as a class of the platform is, its own is meant. */
function importsOf(body: string, own: string, { document }: ModelsDocument): string {
  const isUsed = (name: string) => new RegExp(`\\b${name}\\b`).test(body);
  return [
    ...Object.keys(document.components?.schemas ?? {}).filter(isUsed).map((name) => `import ${own}.model.${name};`),
    ...RUNTIME.filter(isUsed).map((name) => `import ${own}.runtime.${name};`),
    ...(isUsed('JsonNode') ? ['import com.fasterxml.jackson.databind.JsonNode;'] : []),
    ...['java.util.List', 'java.util.Set'].filter((it) => isUsed(it.split('.')[2] ?? '')).map((it) => `import ${it};`),
  ].map((line) => `${line}\n`).join('');
}

function methodSource(method: ClientMethod, models: ModelsDocument, product: ClientProduct | undefined): string {
  const name = javaName(method.words);
  const { items, answerSchema, operationId } = method;
  const query = models.queries.get(operationId);
  const path = method.pathParameters.map((it): Argument => ({ type: 'String', name: javaName(it.split('_')) }));
  const body = method.requestSchema === undefined ? [] : [{ type: method.requestSchema, name: 'request' }];
  const asked = query === undefined ? [] : [{ type: query, name: 'query' }];
  const all = [...path, ...body, ...asked];
  const options = { type: 'CallOptions', name: 'options' };
  const answers = items ? `Page<${items.schema}>` : answerSchema;
  const call = callOf(method, path, body.length > 0, query !== undefined);
  const inner = items
    ? `    return Page.of(transport.send(${call}, options), ${javaLiteral(items.property)}, ${items.schema}.class, cursor -> ${name}(${pass([...path, ...body])}${path.length + body.length > 0 ? ', ' : ''}Json.read(Json.tree(query), ${query}.class).cursor(cursor), options));`
    : `    return Json.read(transport.send(${call}, options), ${answerSchema}.class);`;
  const doc = docComment(methodText(method, JAVADOC), '  ');
  const isOptionalBody = body.length > 0 && !method.isBodyRequired;
  return `
${doc}  public ${answers} ${name}(${declare([...all, options])}) {
${inner}
  }

${docComment(['The same with the usual options.'], '  ')}  public ${answers} ${name}(${declare(all)}) {
    return ${name}(${pass([...all, { type: '', name: 'CallOptions.defaults()' }])});
  }
${isOptionalBody || query !== undefined ? `
${docComment([query === undefined ? 'The same without a body.' : 'The same with nothing asked in particular.'], '  ')}  public ${answers} ${name}(${declare(path)}) {
    return ${name}(${pass([...path, { type: '', name: query === undefined ? `(${method.requestSchema}) null` : `new ${query}()` }])});
  }
` : ''}${product && method.toState !== undefined ? moveSource(method, product, path, body) : ''}`;
}

/** The call, and the wait for what comes of it. */
function moveSource(method: ClientMethod, product: ClientProduct, path: readonly Argument[], body: readonly Argument[]): string {
  const { schemas: { instance } } = product;
  const name = `${camelCase(method.words)}AndWait`;
  const all = [...path, ...body];
  const options = { type: 'WaitOptions', name: 'options' };
  const call = callOf(method, path, body.length > 0, false);
  return `
${docComment([
    `The same, and waits until the instance is {@code ${method.toState ?? ''}} and the next move can follow. While the move before it is not there yet, it is asked again with the same key.`, '',
    '@throws WaitRefusal with the trace of the validator when it refuses, or when it takes too long',
  ], '  ')}  public ${instance} ${name}(${declare([...all, options])}) {
    CallOptions how = options.call().forOneWrite();
    JsonNode there = waiting.forMove(() -> transport.send(${call}, how), this::look, ${javaLiteral(method.toState ?? '')}, FINAL, options);
    return Json.read(there, ${instance}.class);
  }

${docComment(['The same within a minute.'], '  ')}  public ${instance} ${name}(${declare(all)}) {
    return ${name}(${pass([...all, { type: '', name: 'WaitOptions.defaults()' }])});
  }
`;
}

function waitSource(product: ClientProduct): string {
  const { schemas: { instance, state } } = product;
  return `
  /**
   * Waits until a move later than the one before the last that the instance shows is accepted into a state, and the next can follow.
   *
   * @throws WaitRefusal with the trace of the validator when that move is refused, when the instance ends elsewhere, or when it takes longer than a minute
   */
  public ${instance} waitFor(${instance} instance, ${state} state) {
    return waitFor(instance, state, WaitOptions.defaults());
  }

  /** The same for a move later than this sequence of the timeline. */
  public ${instance} waitFor(${instance} instance, ${state} state, int after) {
    return waitFor(instance, state, WaitOptions.defaults().withAfter(after));
  }

  /** The same as you say. */
  public ${instance} waitFor(${instance} instance, ${state} state, WaitOptions options) {
    JsonNode there = waiting.until(Json.tree(instance), () -> look(instance.getInstanceId()), state.getValue(), FINAL, options);
    return Json.read(there, ${instance}.class);
  }

  private JsonNode look(String instanceId) {
    return transport.send(${callOf(readingOf(product), [{ type: 'String', name: 'instanceId' }], false, false)}, CallOptions.defaults());
  }
`;
}

function callOf(
  { operationId, method, path, takesKey }: ClientMethod, inPath: readonly Argument[], hasBody: boolean, hasQuery: boolean,
): string {
  return `new Call(${[javaLiteral(operationId), javaLiteral(method), javaLiteral(path), `List.of(${pass(inPath)})`, hasQuery ? 'query' : 'null', hasBody ? 'request' : 'null', String(takesKey)].join(', ')})`;
}

function declare(all: readonly Argument[]): string {
  return all.map(({ type, name }) => `${type} ${name}`).join(', ');
}

function pass(all: readonly Argument[]): string {
  return all.map(({ name }) => name).join(', ');
}

