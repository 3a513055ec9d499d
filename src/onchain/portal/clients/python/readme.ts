import { wholeOf, type ClientInput, type ClientMethod, type ClientProduct } from '../client-input.ts';
import { groupName, methodName } from './facade.ts';
import { moduleOf } from './names.ts';
import { identifier, quoted, render } from './style.ts';

/** Five minutes with the client. Its blocks are one program. */
export function readmeOf(input: ClientInput): string {
  const { packageName, className, subject, products: [first] } = input;
  return render('README.md', {
    packageName, className, subject, version: input.version, whole: wholeOf(input, { group: groupName, method: methodName }),
    isEmpty: !input.isWhole && first === undefined, module: moduleOf(packageName),
    product: first === undefined ? null : exampleOf(first),
    products: input.products.map((product, place) => ({
      isFirst: place === 0, title: product.title, description: product.description, group: groupName(product),
      methods: product.methods.map((method) => ({ name: methodName(method), summary: method.summary })),
    })),
  });
}

/** A creation, and an action on what it created; null where nothing can be created. */
function exampleOf(product: ClientProduct) {
  const create = product.methods.find(({ kind }) => kind === 'CREATE');
  const action = product.methods.find(({ kind }) => kind === 'ACTION');
  return create ? {
    title: product.title, group: groupName(product), creation: requestText(create, 'own.id'),
    action: action ? { name: methodName(action), request: requestText(action, 'other.id'), toState: action.toState ?? '' } : null,
  } : null;
}

/** The example of the description, with the accounts of the guide in the place of its own. */
function requestText({ exampleRequest, parameters = [], requestSchema, parametersSchema }: ClientMethod, signer: string): string {
  const given = (exampleRequest ?? {}) as { parameters?: Record<string, unknown> };
  const types = new Map(parameters.map(({ name, type }) => [name, type]));
  const values = Object.entries(given.parameters ?? {}).map(
    ([name, value]) => `${identifier(name)}=${types.get(name) === 'account_id' ? 'other.id' : literal(value)}`,
  );
  const its = parametersSchema !== undefined && values.length > 0 ? `models.${parametersSchema}(${values.join(', ')})` : '{}';
  return `models.${requestSchema}(account_id=${signer}, parameters=${its})`;
}

function literal(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  return typeof value === 'string' ? quoted(value) : String(value);
}
