import type { ClientGroup, ClientInput, ClientMethod, ClientProduct, ClientWait } from '../client-input.ts';
import { pascal } from '../model-document.ts';
import { queryParameters, type QueryParameter } from '../query-types.ts';
import { dictionary, identifier, methodIdentifier, quoted, render, setOf, snake } from './style.ts';

/** `client.py`: a class for each group, and the client that has them all. */
export function clientSource(input: ClientInput): string {
  const { className, packageName, subject } = input;
  const groups = [...input.products, ...input.ledger];
  return render('client.py', { className, packageName, subject, groups: groups.map((group) => groupOf(input, group)) });
}

/** `caucao_aluguel` */
export function groupName({ words }: ClientGroup): string {
  return methodIdentifier(snake(words));
}

/** `accept_claim` */
export function methodName({ words }: Pick<ClientMethod, 'words'>): string {
  return methodIdentifier(snake(words));
}

function isProduct(group: ClientGroup): group is ClientProduct {
  return 'productId' in group;
}

function groupOf(input: ClientInput, group: ClientGroup) {
  const product = isProduct(group) ? group : undefined;
  return {
    group: groupName(group), type: pascal(group.words.join('_')) + (product ? 'Product' : 'Group'),
    title: group.title, description: group.description, methods: group.methods.map((method) => methodOf(input, method, product)),
    product: product ? {
      instance: `_models.${product.schemas.instance}`, state: `_models.${product.schemas.state}`,
      finalStates: setOf(product.finalStates), operation: `waitFor${product.typeName}`,
    } : null,
    waits: group.waits.map(waitOf),
  };
}

/** What is waited for, by the name that it has in the runtime. */
const NAMED = { obligation: 'NamedObligation', charge: 'NamedCharge', key: 'NamedKey', kyc: 'NamedParty', instance: '' } as const;

/** A wait of a group of the ledger. */
function waitOf({ words, what, operationId, description, reading, stateSchema }: ClientWait) {
  const [id = ''] = reading.pathParameters.slice(-1);
  const isInstance = what === 'instance';
  const given = isInstance ? 'instance' : id.replace(/_id$/, '').replace('txid', 'charge');
  const path = isInstance ? reading.pathParameters.map((name) => `instance.${name}`).join(', ')
    : `${given} if isinstance(${given}, str) else ${given}.${id}`;
  return {
    name: snake(words), what, operationId, description, given, isInstance, answer: reading.answerSchema,
    given_type: isInstance ? `_models.${reading.answerSchema}` : `Union[_Str, ${NAMED[what]}]`,
    state: what === 'kyc' ? 'level: _Int' : `state: ${stateSchema === undefined ? '_Str' : `Union[_models.${stateSchema}, _Str]`}`,
    wanted: what === 'kyc' ? 'level' : 'str(state)', read: methodName(reading), path,
  };
}

interface PathParameter {
  readonly name: string;
  /** As a parameter of the method. */
  readonly source: string;
  readonly value: string;
}

function methodOf(input: ClientInput, method: ClientMethod, product: ClientProduct | undefined) {
  const { items, requestSchema, isBodyRequired, takesKey, takesHeaders, media } = method;
  const path = method.pathParameters.map((it): PathParameter => (product && !items && it === 'instance_id'
    ? { name: it, source: `instance: Union[_Str, _models.${product.schemas.instance}]`, value: '_id_of(instance)' }
    : pathParameter(it, method.wholeParameters.includes(it))));
  const queries = method.method === 'GET' ? queryParameters(input, method).filter(({ name }) => !items || name !== 'cursor') : [];
  const request = requestSchema === undefined ? []
    : [isBodyRequired ? `request: _models.${requestSchema}` : `request: Optional[_models.${requestSchema}] = None`];
  const named = [
    ...(takesKey ? ['idempotency_key: Optional[_Str] = None'] : []),
    ...(takesHeaders ? ['headers: Optional[Mapping[_Str, _Str]] = None'] : []),
    ...queries.map((it) => queryParameterSource(it, method.requiredQuery.includes(it.name))),
    ...(items ? ['cursor: Optional[_Str] = None'] : []),
  ];
  const parameters = [...path.map(({ source }) => source), ...request];
  return {
    name: methodName(method), paragraphs: paragraphsOf(method), model: media ? '' : `_models.${method.answerSchema}`,
    answer: media ? (media.isText ? '_Str' : '_Bytes') : `_models.${method.answerSchema}`, media: media ?? null,
    call: callOf(method, path, queries),
    parameters: ['self', ...parameters, ...(named.length > 0 ? ['*', ...named] : [])].join(', '),
    list: items !== undefined, item: items?.schema ?? '', property: items ? identifier(items.property) : '',
    move: product && method.toState !== undefined ? moveOf(method, method.toState, product, parameters) : null,
  };
}

function pathParameter(name: string, isWhole: boolean): PathParameter {
  const own = identifier(name);
  return { name, source: `${own}: ${isWhole ? '_Int' : '_Str'}`, value: isWhole ? `str(${own})` : own };
}

function moveOf({ words, pathParameters }: ClientMethod, toState: string, { schemas }: ClientProduct, parameters: readonly string[]) {
  return {
    nameAndWait: `${snake(words)}_and_wait`, parameters: parameters.join(', '), toState, instance: `_models.${schemas.instance}`,
    given: pathParameters.length > 0 ? 'instance, request' : 'request',
  };
}

function callOf(method: ClientMethod, path: readonly PathParameter[], queries: readonly QueryParameter[]): string {
  const { operationId, requestSchema, isBodyEmpty, takesKey, takesHeaders, items, media } = method;
  const query = [
    ...queries.map(({ name }) => [name, identifier(name)] as const), ...(items ? [['cursor', 'at'] as const] : []),
    ...(media?.format === undefined ? [] : [['format', quoted(media.format)] as const]),
  ];
  return render('call.py', {
    operationId, httpMethod: method.method, path: method.path,
    inPath: path.length > 0 && dictionary(path.map(({ name, value }) => [name, value])),
    query: query.length > 0 && dictionary(query), body: requestSchema !== undefined ? 'request' : isBodyEmpty && 'Model()', takesKey,
    takesHeaders, accept: media?.type ?? null,
  }).trimEnd();
}

const TYPES: Readonly<Record<QueryParameter['type'], string>> = {
  string: '_Str', integer: '_Int', boolean: '_Bool', 'date-time': '_datetime', enum: '',
};

function queryParameterSource({ name, type, schema }: QueryParameter, isRequired: boolean): string {
  const its = type === 'enum' ? `Union[_models.${schema}, _Str]` : TYPES[type];
  return `${identifier(name)}: ${isRequired ? its : `Optional[${its}] = None`}`;
}

function paragraphsOf({ summary, description, refusals }: ClientMethod): string[] {
  const raises = refusals.length > 0 ? `:raises Refusal: ${refusals.join(', ')}, and those of any call.` : '';
  return [summary, description, raises].map((it) => it.trim()).filter(Boolean);
}
