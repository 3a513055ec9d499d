import type { ClientInput, ClientMethod, ClientProduct } from '../client-input.ts';
import { groupName, methodName } from './facade.ts';
import { render } from './style.ts';

/** Five minutes with the client. Its blocks are one program. */
export function readmeOf(input: ClientInput): string {
  const { packageName, className, tenant, version, products: [first] } = input;
  return render('README.md', {
    packageName, className, tenant, version, product: first === undefined ? null : exampleOf(first),
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
    title: product.title, group: groupName(product), creation: bodyText(create),
    action: action ? { name: methodName(action), request: bodyText(action), toState: action.toState ?? '' } : null,
  } : null;
}

/** The example of the description, with the accounts of the guide in the place of its own. */
function bodyText({ exampleRequest, parameters = [], kind }: ClientMethod): string {
  const given = (exampleRequest ?? {}) as { account_id?: string; parameters?: Record<string, unknown> };
  const of = new Map(parameters.map(({ name, type }) => [name, type]));
  const values = Object.entries(given.parameters ?? {}).map(
    ([name, value]) => `${JSON.stringify(name)}: ${of.get(name) === 'account_id' ? 'other.id' : JSON.stringify(value)}`,
  );
  const signer = kind === 'CREATE' ? 'own.id' : 'other.id';
  return `{ account_id: ${signer}, parameters: { ${values.join(', ')} } }`.replace('{  }', '{}');
}
