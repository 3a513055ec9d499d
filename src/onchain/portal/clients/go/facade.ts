import type { ClientGroup, ClientInput, ClientMethod, ClientProduct, ClientWait } from '../client-input.ts';
import { pathOf, queryParameters, type QueryParameter } from '../query-types.ts';
import { moduleOf, packageOf } from './package.ts';
import { exported, mapping, render, strings } from './style.ts';

/** `client.go`: the client with all its groups, and what they share. */
export function clientSource(input: ClientInput): string {
  const { className, packageName, subject } = input;
  const groups = [...input.products, ...input.ledger].map((group) => ({
    title: group.title, name: groupName(group), type: groupType(group),
  }));
  const width = Math.max(...groups.map(({ name }) => name.length));
  return render('client.go', {
    package: packageOf(input), module: moduleOf(input), className, packageName, subject,
    groups: groups.map((it) => ({ ...it, padding: ' '.repeat(width - it.name.length) })),
  });
}

/** `CaucaoAluguel` */
export function groupName({ words }: ClientGroup): string {
  return exported(words);
}

/** `AcceptClaim` */
export function methodName({ words }: Pick<ClientMethod, 'words'>): string {
  const name = exported(words);
  return OF_GO.has(name) ? `${name}_` : name;
}

/** Methods whose form `go vet` holds to what the standard library expects of their names. */
const OF_GO: ReadonlySet<string> = new Set([
  'Format', 'GobDecode', 'GobEncode', 'MarshalJSON', 'MarshalXML', 'Peek', 'ReadByte', 'ReadFrom', 'ReadRune', 'Scan', 'Seek',
  'UnmarshalJSON', 'UnmarshalXML', 'UnreadByte', 'UnreadRune',
  'WriteByte', 'WriteTo',
]);

function isProduct(group: ClientGroup): group is ClientProduct {
  return 'productId' in group;
}

/** No schema, group or client has a name that ends like one of these. */
function groupType(group: ClientGroup): string {
  return groupName(group) + (isProduct(group) ? 'Product' : 'Group');
}

/** A file for each group. */
export function groupSource(input: ClientInput, group: ClientGroup): string {
  const methods = group.methods.map((method) => methodOf(input, group, method));
  return render('group.go', {
    package: packageOf(input), module: moduleOf(input), group: groupType(group), groupName: groupName(group),
    title: group.title, description: group.description, methods,
    imports: importsOf(methods), product: isProduct(group) && productOf(group), waits: group.waits.map((wait) => waitOf(group, wait)),
  });
}

function importsOf(methods: readonly ReturnType<typeof methodOf>[]): string[] {
  const fields = methods.flatMap(({ query }) => (query ? query.fields : []));
  const has = (...kinds: readonly QueryParameter['type'][]) => fields.some(({ kind }) => kinds.includes(kind));
  const isCounted = has('integer', 'boolean') || methods.some(({ wholes }) => wholes);
  return [
    'context', ...(fields.length > 0 ? ['net/url'] : []), ...(isCounted ? ['strconv'] : []),
    ...(has('date-time') ? ['time'] : []),
  ];
}

function productOf({ schemas, finalStates, typeName }: ClientProduct) {
  return {
    waitName: 'WaitFor', instance: `models.${schemas.instance}`, state: `models.${schemas.state}`, operation: `waitFor${typeName}`,
    finalStates: strings(finalStates), look: 'g.Get(ctx, instance.InstanceID)',
  };
}

/** A wait of a group of the ledger; that for an instance is made as a product's is. */
function waitOf(group: ClientGroup, { words, what, operationId, description, reading, stateSchema }: ClientWait) {
  const name = exported(words);
  const path = reading.pathParameters.map((it) => `instance.${exported(it.split('_'))}`);
  return {
    name, what, operationId, description, answer: reading.answerSchema, read: methodName(reading), isInstance: what === 'instance',
    id: parameterName(reading.pathParameters.at(-1) ?? ''), isLevel: what === 'kyc',
    state: stateSchema === undefined ? 'string' : `models.${stateSchema}`,
    waitName: name, instance: `models.${reading.answerSchema}`, operation: operationId, finalStates: 'nil',
    look: `g.${methodName(reading)}(ctx, ${path.join(', ')})`, groupName: groupName(group),
  };
}

function methodOf(input: ClientInput, group: ClientGroup, method: ClientMethod) {
  const name = methodName(method);
  const path = method.pathParameters.map(parameterName);
  const query = queryOf(input, group, method);
  const request = method.requestSchema === undefined ? [] : [`request ${method.isBodyRequired ? '' : '*'}models.${method.requestSchema}`];
  const parameters = [
    'ctx context.Context', ...path.map((it, place) => `${it} ${isWhole(method, place) ? 'int64' : 'string'}`), ...request,
    ...(query ? [`query ${query.type}`] : []),
    'options ...razao.CallOption',
  ];
  return {
    name, query, parameters: parameters.join(', '), call: callOf(method, path, query !== null), answer: method.answerSchema,
    media: mediaOf(method),
    wholes: method.wholeParameters.length > 0, ...textOf(method), list: method.items !== undefined, item: method.items?.schema ?? '',
    items: method.items ? exported([method.items.property]) : '',
    move: isProduct(group) && !method.items && method.toState !== undefined && {
      nameAndWait: `${exported(method.words)}AndWait`, toState: method.toState, given: [...path, 'request'].join(', '),
      instance: `models.${group.schemas.instance}`,
    },
  };
}

/** Type of an answer that is not JSON, and what sends for it; null for JSON. */
function mediaOf({ media }: ClientMethod) {
  if (!media) return null;
  return media.isText ? { type: 'string', send: 'SendForText' } : { type: '[]byte', send: 'SendForBytes' };
}

function textOf({ words, summary, description, refusals }: ClientMethod) {
  return { title: exported(words), summary: summary.trimEnd(), description: description.trim(), refusals: refusals.join(', ') };
}

function isWhole({ pathParameters, wholeParameters }: ClientMethod, place: number): boolean {
  return wholeParameters.includes(pathParameters[place] ?? '');
}

/** `instance_id` → `instanceID` */
function parameterName(name: string): string {
  const its = exported(name.split('_'));
  return its.slice(0, 1).toLowerCase() + its.slice(1);
}

function callOf(method: ClientMethod, names: readonly string[], query: boolean): string {
  const { operationId, pathParameters, requestSchema, isBodyRequired, isBodyEmpty, takesKey, media } = method;
  const inPath = pathParameters.map((it, place): [string, string] => {
    const name = names[place] ?? '';
    return [it, isWhole(method, place) ? `strconv.FormatInt(${name}, 10)` : name];
  });
  const body = requestSchema === undefined ? isBodyEmpty && 'struct{}{}' : isBodyRequired ? 'request' : 'razao.BodyOf(request)';
  return render('call.go', {
    operationId, httpMethod: method.method, path: pathOf(method), query, inPath: inPath.length > 0 && mapping(inPath), body,
    keyless: !takesKey && method.method !== 'GET', accept: media?.type ?? null,
  }).trimEnd();
}

/** A query as a struct: what is left out has its zero value. */
function queryOf(input: ClientInput, group: ClientGroup, method: ClientMethod) {
  const parameters = method.method === 'GET' ? queryParameters(input, method) : [];
  return parameters.length === 0 ? null : {
    type: `${groupName(group)}${methodName(method)}Query`, fields: parameters.map(fieldOf),
  };
}

function fieldOf(it: QueryParameter) {
  const name = exported(it.name.split('_'));
  return { kind: it.type, parameter: it.name, description: it.description || it.name, name, ...FIELDS[it.type](`q.${name}`, it.schema) };
}

interface FieldCode {
  readonly type: string;
  /** True where the field is set. */
  readonly condition: string;
  /** The field as text. */
  readonly value: string;
}

const FIELDS: Readonly<Record<QueryParameter['type'], (field: string, schema: string | undefined) => FieldCode>> = {
  string: (it) => ({ type: 'string', condition: `${it} != ""`, value: it }),
  integer: (it) => ({ type: 'int', condition: `${it} != 0`, value: `strconv.Itoa(${it})` }),
  boolean: (it) => ({ type: '*bool', condition: `${it} != nil`, value: `strconv.FormatBool(*${it})` }),
  'date-time': (it) => ({ type: 'time.Time', condition: `!${it}.IsZero()`, value: `${it}.UTC().Format(time.RFC3339Nano)` }),
  enum: (it, schema) => ({ type: `models.${schema}`, condition: `${it} != ""`, value: `string(${it})` }),
};
