import { wholeOf, type ClientInput, type ClientMethod, type ClientProduct } from '../client-input.ts';
import { groupName, methodName } from './facade.ts';
import { moduleOf, packageOf, versionOf } from './package.ts';
import { exported, quoted, render } from './style.ts';

/** Five minutes with the client. Its blocks are one program. */
export function readmeOf(input: ClientInput): string {
  const { packageName, className, subject, products: [first] } = input;
  return render('README.md', {
    packageName, className, subject, whole: wholeOf(input, { group: groupName, method: methodName }),
    isEmpty: !input.isWhole && first === undefined, version: versionOf(input), package: packageOf(input), module: moduleOf(input),
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
    title: product.title, group: groupName(product), creation: requestText(create, 'own.ID'),
    action: action ? { name: methodName(action), request: requestText(action, 'other.ID'), toState: action.toState ?? '' } : null,
  } : null;
}

/** The example of the description, with the accounts of the guide in the place of its own. */
function requestText({ exampleRequest, parameters = [], requestSchema, parametersSchema }: ClientMethod, signer: string): string {
  const given = (exampleRequest ?? {}) as { parameters?: Record<string, unknown> };
  const its = new Map(parameters.map((it) => [it.name, it]));
  const values = Object.entries(given.parameters ?? {}).map(([name, value]) => {
    const text = its.get(name)?.type === 'account_id' ? 'other.ID' : typeof value === 'string' ? quoted(value) : String(value);
    return `${exported(name.split('_'))}: ${its.get(name)?.isRequired === false ? `razao.Ptr(${text})` : text}`;
  });
  const body =
    parametersSchema === undefined || values.length === 0 ? '' : `, Parameters: models.${parametersSchema}{${values.join(', ')}}`;
  return `models.${requestSchema}{AccountID: ${signer}${body}}`;
}
