import type { ClientInput, ClientMethod, ClientProduct } from '../client-input.ts';
import { camelCase } from '../texts.ts';
import { inComment } from './schemas.ts';

/** A name that would make its group something else: what has a `then` is a promise. */
const TAKEN: Readonly<Record<string, string>> = { then: 'driveThen' };

/** Groups and methods as TypeScript calls them. */
export function groupName({ words }: Pick<ClientProduct, 'words'>): string {
  return camelCase(words);
}
export function methodName({ words }: Pick<ClientMethod, 'words'>): string {
  const name = camelCase(words);
  return TAKEN[name] ?? name;
}

/** The client's own script and types: what the SDK needs to know of the products. */
export function facadeOf(input: ClientInput): { readonly script: string; readonly types: string } {
  const { products, className, tenant } = input;
  const table = Object.fromEntries(products.map((product) => [groupName(product), {
    methods: Object.fromEntries(product.methods.map((method) => [methodName(method), lineOf(method)])),
    leadsTo: Object.fromEntries(product.methods.flatMap((method) => (method.toState === undefined ? [] : [
      [methodName(method), method.toState],
    ]))),
  }]));
  const about = comment('', `The products of ${tenant}, and the ledger that they move money in.`);
  return {
    script:
      `import { productsClientOf } from './runtime.js';\n\nexport * from './runtime.js';\n\n${about}export const ${className} = productsClientOf(${JSON.stringify(table, null, 2)});\n`,
    types: [
      `import type { Call, CallOptions, InstanceRef, InstanceWaitOptions, MoveAndWaitOptions, PageCall, ProductsClient, ProductsConstructor, WriteOptions } from './types/src/with-products.js';`,
      `import type { components } from './schemas.js';`, '', `export * from './types/src/with-products.js';`, '',
      `/** Schemas of the description, by their names. */\nexport type Schemas = components['schemas'];\n`,
      ...products.map(groupTypes),
      `/** Each product as one group. */\nexport interface ${className}Groups {\n${products.map((product) => `${comment('  ', titleOf(product))}  readonly '${groupName(product)}': ${product.typeName}Operations;\n`).join('')}}\n`,
      `${about}export type ${className} = ProductsClient<${className}Groups>;`,
      `export declare const ${className}: ProductsConstructor<${className}Groups>;`, '',
    ].join('\n'),
  };
}

/** A line of the SDK's table of operations. */
function lineOf({ method, path, takesKey, requestSchema, items }: ClientMethod): string {
  const marks = `${takesKey ? '!' : ''}${takesKey && requestSchema === undefined ? '~' : ''}`;
  return `${method}${marks} ${path}${items ? ` ${items.property}` : ''}`;
}

function titleOf({ title, description, isDeprecated }: ClientProduct): string {
  return `${title}\n\n${description}${isDeprecated ? '\n\n@deprecated The product is suspended.' : ''}`;
}

function groupTypes(product: ClientProduct): string {
  const { typeName, schemas, states } = product;
  const instance = `Schemas['${schemas.instance}']`;
  const wait =
    `${comment('  ', `Waits until a move is accepted into a state, and the next can follow.\n\nStates: ${states.join(', ')}.\n@throws InstanceWaitError, a RefusalError, with the validator's refusal, when the instance ended elsewhere, or when it takes too long.`)}`
    + `  waitFor(instance: ${instance} | string, state: Schemas['${schemas.state}'], options?: InstanceWaitOptions): Promise<${instance}>;\n`;
  return `${comment('', titleOf(product))}export interface ${typeName}Operations {\n${product.methods.map((method) => methodTypes(product, method)).join('\n')}\n${wait}}\n`;
}

function methodTypes({ schemas }: ClientProduct, method: ClientMethod): string {
  const { kind, requestSchema, toState, pathParameters } = method;
  const name = methodName(method);
  const instance = `Schemas['${schemas.instance}']`;
  const said =
    `${method.summary}\n\n${method.description}${parametersText(method)}${refusalsText(method)}\n\n\`${method.method} ${method.path}\``;
  if (kind === 'LIST') {
    return `${comment('  ', said)}  '${name}'(query?: { account_id?: string; status?: Schemas['ProductInstanceStatus']; state?: Schemas['${schemas.state}']; limit?: number; cursor?: string }, options?: CallOptions): PageCall<Schemas['${schemas.list}'], Schemas['${schemas.summary}']>;\n`;
  }
  const of = pathParameters.length > 0 ? 'instance: InstanceRef, ' : '';
  if (kind === 'GET') return `${comment('  ', said)}  '${name}'(instance: InstanceRef, options?: CallOptions): Call<${instance}>;\n`;
  const body = `body: Schemas['${requestSchema}']`;
  const plain =
    `${comment('  ', `${said}\n\nIt answers at once; the validator's word comes later.`)}  '${name}'(${of}${body}, options?: WriteOptions): Call<${instance}>;\n`;
  const waits =
    `${comment('  ', `As \`${name}\`, and waits until the instance is in ${toState}.\n@throws InstanceWaitError, a RefusalError, with the validator's refusal and its trace.`)}  '${name}AndWait'(${of}${body}, options?: MoveAndWaitOptions): Promise<${instance}>;\n`;
  return `${plain}\n${waits}`;
}

function parametersText({ parameters = [] }: ClientMethod): string {
  if (parameters.length === 0) return '';
  return `\n\nParameters:\n${parameters.map(({ name, type, isRequired, description }) => `- \`${name}\` (${type}${isRequired ? '' : ', may be left out'}): ${description.split('\n').join('\n  ')}`).join('\n')}`;
}

function refusalsText({ refusals }: ClientMethod): string {
  return refusals.length === 0 ? '' : `\n\nRefused with ${refusals.map((it) => `\`${it}\``).join(', ')}, and the codes of any call.`;
}

/** A comment of documentation. No text ends it. */
function comment(indent: string, text: string): string {
  const lines = inComment(text).split('\n');
  return `${indent}/**\n${lines.map((line) => `${indent} * ${line}`.trimEnd()).join('\n')}\n${indent} */\n`;
}
