import type { ClientInput, ClientMethod, ClientProduct } from '../client-input.ts';
import { camelCase } from '../texts.ts';
import { render } from './style.ts';

/** A name that would make its group something else: what has a `then` is a promise. */
const TAKEN: Readonly<Record<string, string>> = { then: 'driveThen' };

/** Groups and methods as TypeScript calls them. */
export function groupName({ words }: Pick<ClientProduct, 'words'>): string {
  return camelCase(words);
}
export function methodName({ words }: Pick<ClientMethod, 'words'>): string {
  const name = camelCase(words);
  // A name that every object has, such as `constructor`, is found here too: its text is what the archives have always had.
  return String(TAKEN[name] ?? name);
}

/** The client's own script: what the SDK needs to know of the products. */
export function scriptOf({ products, className, tenant }: ClientInput): string {
  const table = Object.fromEntries(products.map((product) => [groupName(product), {
    methods: Object.fromEntries(product.methods.map((method) => [methodName(method), lineOf(method)])),
    leadsTo: Object.fromEntries(product.methods.flatMap((method) => (method.toState === undefined ? [] : [
      [methodName(method), method.toState],
    ]))),
  }]));
  return render('index.js', { className, tenant, table: JSON.stringify(table, null, 2) });
}

/** The types of the client's own script. */
export function declarationsOf({ products, className, tenant }: ClientInput): string {
  return render('index.d.ts', { className, tenant, products: products.map(productOf) });
}

/** A line of the SDK's table of operations. */
function lineOf({ method, path, takesKey, requestSchema, items }: ClientMethod): string {
  const marks = `${takesKey ? '!' : ''}${takesKey && requestSchema === undefined ? '~' : ''}`;
  return `${method}${marks} ${path}${items ? ` ${items.property}` : ''}`;
}

function productOf(product: ClientProduct) {
  const { title, description, isDeprecated, typeName, schemas, states } = product;
  return {
    title, description, isDeprecated, typeName, schemas, group: groupName(product), instance: `Schemas['${schemas.instance}']`,
    states: states.join(', '), methods: product.methods.map(methodOf),
  };
}

function methodOf(method: ClientMethod) {
  const { kind, summary, description, refusals, path, pathParameters, parameters = [], requestSchema, toState } = method;
  return {
    name: methodName(method), summary, description, httpMethod: method.method, path,
    hasParameters: parameters.length > 0, parameters: parameters.map((it) => ({ ...it, description: continued(it.description) })),
    refusals: refusals.map((it) => `\`${it}\``).join(', '), list: kind === 'LIST', get: kind === 'GET',
    move: kind === 'LIST' || kind === 'GET' ? null : {
      ofInstance: pathParameters.length > 0, body: requestSchema ?? '', toState: toState ?? '',
    },
  };
}

/** A text that goes on under its first line, in a list. */
function continued(text: string): string {
  return text.replaceAll('\n', '\n  ');
}
