import type { ProductAction, ProductParameter } from '../../../../generated/models.ts';
import type { Contracts, GenericId } from './contracts.ts';
import { schemaRef, type Example, type Operation, type Parameter, type Response, type Schemas } from './document.ts';
import type { DescribedProduct } from './described-product.ts';
import { exampleAccounts, Examples } from './examples.ts';
import type { Names, Part, What } from './names.ts';
import { parametersSchema } from './parameters.ts';
import { answerSchemas, genericOf, withProperties } from './schemas.ts';

/** An operation of a description in its place. */
export interface Placed {
  readonly path: string;
  readonly method: string;
  readonly operation: Operation;
}

/** One product as its part of a description. */
interface ProductPart {
  readonly operations: readonly Placed[];
  readonly schemas: Schemas;
}

/** Fields that one operation has of its own. */
interface Own {
  readonly summary: string;
  readonly description: string;
  readonly move?: Operation['x-razao-move'];
  /** Name of the schema of its body, where that is the product's, and what one sends. */
  readonly body?: { readonly schema?: string; readonly examples: Record<string, Example> };
  readonly answer: { readonly schema: string; readonly examples: Record<string, Example> };
  readonly parameters?: Readonly<Record<string, Partial<Exclude<Parameter, { $ref: string }>>>>;
}

const SUMMARY_LENGTH = 120;

/**
 * The generic operations of products with one product written into them: its name and its actions are in the paths, its parameters, states
 * and fields in the types. Errors are theirs, so that every answer fits both.
 */
export function describeProduct(product: DescribedProduct, names: Names, contracts: Contracts): ProductPart {
  return new Specialised(product, names, contracts).part();
}

class Specialised {
  readonly #product: DescribedProduct;
  readonly #names: Names;
  readonly #contracts: Contracts;
  readonly #examples: Examples;
  readonly #schemas: Schemas;

  constructor(product: DescribedProduct, names: Names, contracts: Contracts) {
    this.#product = product;
    this.#names = names;
    this.#contracts = contracts;
    this.#examples = new Examples(product);
    this.#schemas = answerSchemas(product, names, contracts);
  }

  part(): ProductPart {
    const { manifest } = this.#product;
    const operations = [
      this.#create(), this.#list(), this.#get(), ...manifest.actions.map((action) => this.#act(action)),
      ...(manifest.closing ? [this.#close(manifest.closing)] : []),
    ];
    return { operations, schemas: this.#schemas };
  }

  #create(): Placed {
    const { manifest: { title, description, creation } } = this.#product;
    const schema = this.#requestOf('create', 'CreateInstanceRequest', creation.parameters);
    const account_id = this.#examples.accountOf(creation.signed_by);
    return this.#place('createProductInstance', 'create', {
      summary: summaryOf(`Create an instance: ${title}`), description: `${description}\n\nThe account is the ${creation.signed_by}'s.`,
      move: { kind: 'CREATE', action: null },
      body: { schema, examples: this.#bodies(account_id, creation.parameters) },
      answer: { schema: this.#part('Instance'), examples: onItsWay(this.#examples.pending()) },
    });
  }

  #act(action: ProductAction): Placed {
    const { name, description, from_states, to_state, signed_by, parameters } = action;
    return this.#place('driveProductAction', { action: name }, {
      summary: summaryOf(description, name),
      description: `${description}\n\nFrom ${from_states.join(', ')} to ${to_state}, signed by the ${signed_by}.`,
      move: { kind: 'ACTION', action: name },
      body: {
        schema: this.#requestOf({ action: name }, 'DriveActionRequest', parameters),
        examples: this.#bodies(this.#examples.accountOf(signed_by), parameters),
      },
      answer: { schema: this.#part('Instance'), examples: onItsWay(this.#examples.moving({ action })) },
    });
  }

  #close(closing: NonNullable<DescribedProduct['manifest']['closing']>): Placed {
    const { from_states, to_state, signed_by, released_to } = closing;
    const account_id = this.#examples.accountOf(signed_by);
    return this.#place('closeProductInstance', 'close', {
      summary: summaryOf(`Close an instance: ${this.#product.manifest.title}`),
      description: `From ${from_states.join(', ')} to ${to_state}, signed by the ${signed_by}; the value goes to the ${released_to}.`,
      move: { kind: 'CLOSE', action: null },
      body: { examples: { close: { summary: 'It ends', value: { account_id } } } },
      answer: { schema: this.#part('Instance'), examples: onItsWay(this.#examples.moving({ closing })) },
    });
  }

  #get(): Placed {
    return this.#place('getProductInstance', 'get', {
      summary: summaryOf(`Read an instance: ${this.#product.manifest.title}`), description: '',
      answer: { schema: this.#part('Instance'), examples: this.#examples.standing() },
    });
  }

  #list(): Placed {
    return this.#place('listProductInstances', 'list', {
      summary: summaryOf(`List the instances: ${this.#product.manifest.title}`), description: '',
      parameters: { state: { schema: schemaRef(this.#part('State')), example: this.#product.manifest.creation.to_state } },
      answer: { schema: this.#part('InstanceList'), examples: this.#examples.pages() },
    });
  }

  /** Makes the schemas of a move's parameters and of its body. @returns the name of the latter. */
  #requestOf(move: What, generic: string, parameters: readonly ProductParameter[]): string {
    const { schemas } = this.#contracts;
    const { productId } = this.#product;
    const [inner, request] = [this.#names.body(productId, move, 'Parameters'), this.#names.body(productId, move, 'Request')];
    const base = genericOf(schemas, generic);
    const required = [...new Set([...(base.required ?? []), ...(parameters.some((it) => it.required) ? ['parameters'] : [])])];
    this.#schemas[inner] = parametersSchema(this.#product.manifest, parameters, exampleAccounts(this.#product.manifest), genericOf(
      schemas, 'ProductParameterValues',
    )['x-max-bytes']);
    this.#schemas[request] = { ...withProperties(base, { parameters: schemaRef(inner) }), required };
    return request;
  }

  #bodies(account_id: string, parameters: readonly ProductParameter[]): Record<string, Example> {
    const required = parameters.filter((it) => it.required);
    const bodyOf = (given: readonly ProductParameter[]) => ({
      account_id, ...(given.length > 0 && { parameters: this.#examples.given([...given]) }),
    });
    return {
      all: { summary: parameters.length === 0 ? 'It asks for nothing' : 'With all that can be given', value: bodyOf(parameters) },
      ...(required.length < parameters.length && {
        required: { summary: 'With what must be given', value: { parameters: {}, ...bodyOf(required) } },
      }),
    };
  }

  #part(part: Part): string {
    return this.#names.part(this.#product.productId, part);
  }

  #place(genericId: GenericId, what: What, own: Own): Placed {
    const { path, method, operation: generic } = this.#contracts.operation(genericId);
    const { productId, lifecycle } = this.#product;
    const constants: Readonly<Record<string, string | undefined>> = {
      product_id: productId, action: typeof what === 'string' ? undefined : what.action,
    };
    const { status, response } = successOf(generic);
    const operation: Operation = {
      operationId: this.#names.operation(productId, what), summary: own.summary,
      description: [own.description, generic.description].filter(Boolean).join('\n\n'),
      tags: [productId], ...(generic.security && { security: generic.security }), ...(lifecycle === 'SUSPENDED' && { deprecated: true }),
      ...(generic['x-errors'] && { 'x-errors': generic['x-errors'] }), 'x-razao-product': productId,
      ...(own.move && { 'x-razao-move': own.move }),
      parameters: generic.parameters.flatMap((it) => {
        const parameter = this.#contracts.parameter(it);
        if (constants[parameter.name] !== undefined) return [];
        const replaced = own.parameters?.[parameter.name];
        return [replaced ? { ...parameter, ...replaced } : it];
      }),
      ...(own.body && generic.requestBody && { requestBody: bodyOf(generic.requestBody, own.body) }),
      responses: { ...generic.responses, [status]: answerOf(response, own.answer) },
    };
    return {
      method, operation, path: path.replace(/\{(\w+)\}/g, (whole, parameter: string) => constants[parameter] ?? whole),
    };
  }
}

function bodyOf(
  generic: NonNullable<Operation['requestBody']>, { schema, examples }: NonNullable<Own['body']>,
): NonNullable<Operation['requestBody']> {
  if ('$ref' in generic) throw new Error('the bodies of products are written where they are used');
  const json = generic.content['application/json'];
  return { ...generic, content: { 'application/json': { ...(schema === undefined ? json?.schema
    && { schema: json.schema } : { schema: schemaRef(schema) }), examples } } };
}

function onItsWay(value: unknown): Record<string, Example> {
  return { pending: { summary: 'Recorded, and on its way to the chain', value } };
}

function answerOf(generic: Response, { schema, examples }: Own['answer']): Response {
  return { ...generic, content: { 'application/json': { schema: schemaRef(schema), examples } } };
}

function successOf({ responses, operationId }: Operation): { status: string; response: Response } {
  for (const [status, response] of Object.entries(responses)) if (status.startsWith('2') && !('$ref' in response))
    return { status, response };
  throw new Error(`${operationId} has no answer that is its own`);
}

/** The first line of a text, without a stop at its end, cut at a word. @param otherwise where it is empty. */
function summaryOf(text: string, otherwise = ''): string {
  const line = (text.trim().split('\n')[0] ?? '').trim().replace(/\.$/, '') || otherwise;
  if (line.length <= SUMMARY_LENGTH) return line;
  return `${line.slice(0, SUMMARY_LENGTH - 1).replace(/\s+\S*$/, '')}…`;
}
