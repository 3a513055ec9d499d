import type { ClientGroup, ClientInput, ClientMethod, ClientProduct } from '../client-input.ts';
import { queryParameters, type QueryParameter } from '../query-types.ts';
import { comment, exported, quoted } from './style.ts';
import { moduleOf, packageOf } from './package.ts';

/** `client.go`: the client with all its groups, and what they share. */
export function clientSource(input: ClientInput): string {
  const { className, packageName, tenant } = input;
  const groups = [...input.products, ...input.ledger];
  const width = Math.max(...groups.map((group) => groupName(group).length + 1));
  const fields = groups.map((group) => `\t${comment(group.title, '\t')}\n\t${groupName(group)} *${groupType(group)}`);
  return `// Package ${packageOf(input)} is the products of ${tenant}, and the ledger that they move money in: see README.md.
package ${packageOf(input)}

import "${moduleOf(input)}/razao"

// ${className} has a group for each product, and those of the ledger. It is safe for goroutines.
type ${className} struct {
${fields.join('\n')}
}

// New${className} makes a client. Its base URL is where the service is: https://ledger.example.
func New${className}(baseURL, clientID, clientSecret string, options ...razao.Option) (*${className}, error) {
	transport, err := razao.NewTransport(baseURL, clientID, clientSecret, ${quoted(`${packageName}-go/`)}+Version, options...)
	if err != nil {
		return nil, err
	}
	return &${className}{
${groups.map((group) => `\t\t${`${groupName(group)}:`.padEnd(width)} &${groupType(group)}{transport},`).join('\n')}
	}, nil
}

func orEmpty[T ~string](text *T) string {
	if text == nil {
		return ""
	}
	return string(*text)
}
`;
}

/** `CaucaoAluguel` */
export function groupName({ words }: ClientGroup): string {
  return exported(words);
}

/** `AcceptClaim` */
export function methodName({ words }: ClientMethod): string {
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
  const product = isProduct(group) ? group : undefined;
  const methods = group.methods.map((method) => methodSource(input, group, method, product));
  const body = [...methods, ...(product ? [waitSource(product), viewSource(product)] : [])].join('\n');
  const standard = [
    ...(body.includes('context.') ? ['context'] : []), ...(body.includes('url.') ? ['net/url'] : []),
    ...(body.includes('strconv.') ? ['strconv'] : []), ...(body.includes('time.') ? ['time'] : []),
  ];
  return `package ${packageOf(input)}

import (
${standard.map((it) => `\t"${it}"`).join('\n')}

	"${moduleOf(input)}/models"
	"${moduleOf(input)}/razao"
)

${comment(`${groupType(group)} is what can be asked of: ${group.title}\n\n${group.description}`, '')}
type ${groupType(group)} struct{ transport *razao.Transport }

${body}`;
}

function methodSource(input: ClientInput, group: ClientGroup, method: ClientMethod, product: ClientProduct | undefined): string {
  const queries = method.method === 'GET' ? queryParameters(input, method) : [];
  const type = groupType(group);
  const name = methodName(method);
  const doc = comment(textOf(method), '');
  const path = method.pathParameters.map((it) => exportedParameter(it));
  const query = queries.length > 0 ? `${groupName(group)}${name}Query` : undefined;
  const request = method.requestSchema === undefined ? [] : [`request ${method.isBodyRequired ? '' : '*'}models.${method.requestSchema}`];
  const parameters = [
    'ctx context.Context', ...path.map((it) => `${it} string`), ...request, ...(query === undefined ? [] : [`query ${query}`]),
    'options ...razao.CallOption',
  ];
  const call = callSource(method, path, queries.length > 0 ? 'query.values()' : undefined);
  const querySource = query === undefined ? '' : `${queryTypeSource(query, queries, name)}\n`;
  if (method.items) {
    const list = `razao.List[models.${method.answerSchema}, models.${method.items.schema}]`;
    return `${querySource}${doc}
//
// All gives every item of all pages.
func (g *${type}) ${name}(${parameters.join(', ')}) (*${list}, error) {
	read := func(ctx context.Context, cursor string) (*models.${method.answerSchema}, error) {
		query.Cursor = cursor
		return razao.Send[models.${method.answerSchema}](ctx, g.transport, ${call}, options...)
	}
	items := func(page *models.${method.answerSchema}) []models.${method.items.schema} { return page.${exported([method.items.property])} }
	cursor := func(page *models.${method.answerSchema}) *string { return page.NextCursor }
	return razao.NewList(ctx, read, items, cursor, query.Cursor)
}
`;
  }
  const plain = `${querySource}${doc}
func (g *${type}) ${name}(${parameters.join(', ')}) (*models.${method.answerSchema}, error) {
	return razao.Send[models.${method.answerSchema}](ctx, g.transport, ${call}, options...)
}
`;
  return product && method.toState !== undefined ? `${plain}\n${andWaitSource(method, product, path, parameters)}` : plain;
}

/** `instance_id` → `instanceID` */
function exportedParameter(name: string): string {
  const its = exported(name.split('_'));
  return its.slice(0, 1).toLowerCase() + its.slice(1);
}

function callSource(
  { operationId, method, path, pathParameters, requestSchema, isBodyRequired }: ClientMethod, names: readonly string[],
  query: string | undefined,
): string {
  const inPath = pathParameters.map((it, place) => `${quoted(it)}: ${names[place]}`);
  const parts = [
    `Operation: ${quoted(operationId)}`, `Method: ${quoted(method)}`, `Path: ${quoted(path)}`,
    ...(inPath.length > 0 ? [`InPath: map[string]string{${inPath.join(', ')}}`] : []),
    ...(query === undefined ? [] : [`Query: ${query}`]), ...(requestSchema === undefined ? [] : [
      `Body: ${isBodyRequired ? 'request' : 'razao.BodyOf(request)'}`,
    ]),
  ];
  return `razao.Call{${parts.join(', ')}}`;
}

const TYPES: Readonly<Record<QueryParameter['type'], string>> = {
  string: 'string', integer: 'int', boolean: '*bool', 'date-time': 'time.Time', enum: '',
};

/** A query as a struct: what is left out has its zero value. */
function queryTypeSource(type: string, queries: readonly QueryParameter[], method: string): string {
  const name = (it: QueryParameter) => exported(it.name.split('_'));
  const fields = queries.map(
    (it) => `\t${comment(it.description || it.name, '\t')}\n\t${name(it)} ${it.type === 'enum' ? `models.${it.schema}` : TYPES[it.type]}`,
  );
  return `// ${type} is what ${method} can be asked with; what is left out asks for nothing.
type ${type} struct {
${fields.join('\n')}
}

func (q ${type}) values() url.Values {
	values := url.Values{}
${queries.map((it) => `\tif ${conditionOf(it, `q.${name(it)}`)} {\n\t\tvalues.Set(${quoted(it.name)}, ${valueOf(it, `q.${name(it)}`)})\n\t}`).join('\n')}
	return values
}
`;
}

function conditionOf({ type }: QueryParameter, value: string): string {
  if (type === 'integer') return `${value} != 0`;
  if (type === 'boolean') return `${value} != nil`;
  return type === 'date-time' ? `!${value}.IsZero()` : `${value} != ""`;
}

function valueOf({ type }: QueryParameter, value: string): string {
  if (type === 'integer') return `strconv.Itoa(${value})`;
  if (type === 'boolean') return `strconv.FormatBool(*${value})`;
  if (type === 'date-time') return `${value}.UTC().Format(time.RFC3339Nano)`;
  return type === 'enum' ? `string(${value})` : value;
}

function andWaitSource(method: ClientMethod, product: ClientProduct, path: readonly string[], parameters: readonly string[]): string {
  const name = methodName(method);
  const instance = `models.${product.schemas.instance}`;
  const given = [...path, 'request'].join(', ');
  return `${comment(`As ${name}, and waits until the instance is ${method.toState}. It returns a *razao.WaitRefusal when the validator refused the move (with its trace), when the instance ended elsewhere, and when it takes too long.`, '')}
func (g *${groupType(product)}) ${exported(method.words)}AndWait(${parameters.join(', ')}) (*${instance}, error) {
	ask := func(ctx context.Context) (*${instance}, error) { return g.${name}(ctx, ${given}, options...) }
	return razao.AndWait(ctx, g.transport, ${waitingOf(product)}(g, ${quoted(method.toState ?? '')}), ask, options...)
}
`;
}

function waitingOf(product: ClientProduct): string {
  return `waitingFor${groupName(product)}`;
}

function waitSource(product: ClientProduct): string {
  const { schemas, finalStates, typeName } = product;
  const instance = `models.${schemas.instance}`;
  return `// WaitFor waits until a move has brought an instance to a state and the next can follow. The last move that the instance shows counts, and those after
// it; razao.After says otherwise. It returns a *razao.WaitRefusal when that move was refused, when the instance ended in another state, and when it takes too long.
func (g *${groupType(product)}) WaitFor(ctx context.Context, instance *${instance}, state models.${schemas.state}, options ...razao.CallOption) (*${instance}, error) {
	return razao.WaitFor(ctx, g.transport, ${waitingOf(product)}(g, state), instance, options...)
}

func ${waitingOf(product)}(g *${groupType(product)}, state models.${schemas.state}) razao.Waiting[${instance}] {
	return razao.Waiting[${instance}]{
		Operation: ${quoted(`waitFor${typeName}`)}, State: string(state), FinalStates: []string{${finalStates.map(quoted).join(', ')}},
		Look: func(ctx context.Context, instance *${instance}) (*${instance}, error) { return g.Get(ctx, instance.InstanceID) }, View: viewOf${groupName(product)},
	}
}
`;
}

function viewSource(product: ClientProduct): string {
  return `func viewOf${groupName(product)}(its *models.${product.schemas.instance}) razao.Moved {
	moved := razao.Moved{InstanceID: its.InstanceID, Status: string(its.Status), State: orEmpty(its.State)}
	for _, move := range its.Timeline {
		its := razao.Move{Sequence: int(move.Sequence), Outcome: string(move.Outcome), ToState: orEmpty(move.ToState), AwaitingIndex: move.AwaitingIndex}
		if refusal := move.Refusal; refusal != nil {
			its.Refusal = &razao.ValidatorRefusal{Code: orEmpty(refusal.Code), Reason: refusal.Reason, Trace: refusal.Trace}
		}
		moved.Timeline = append(moved.Timeline, its)
	}
	return moved
}
`;
}

function textOf({ words, summary, description, refusals }: ClientMethod): string {
  return [`${exported(words)}: ${summary}`, description, refusals.length > 0
    ? `It is refused with ${refusals.join(', ')}, and the codes of any call.`
    : ''].map((it) => it.trim()).filter(Boolean).join('\n\n');
}
