import type { ProductDatumField, ProductManifest } from '../../../../generated/models.ts';
import { schemaRef, type Reference, type Schema, type Schemas } from './document.ts';
import type { Contracts } from './contracts.ts';
import type { DescribedProduct } from './described-product.ts';
import type { Names, Part } from './names.ts';

/**
 * Schemas of the answers about a product: the contracts' schemas with the product's own states, actions, keys and fields. They are those of
 * all its versions, since an instance keeps the one that it began with.
 */
export function answerSchemas({ productId, manifests }: DescribedProduct, names: Names, contracts: Contracts): Schemas {
  const generic = contracts.schemas;
  const its = (part: Part) => names.part(productId, part);
  const own = (name: string, replaced: Record<string, Schema | Reference>): Schema => withProperties(genericOf(generic, name), replaced);
  const state = (text: string) => contracts.enumOrNull(its('State'), text);
  const product_id: Schema = { type: 'string', enum: [productId], description: 'The product.' };
  const actions = valuesOf(manifests, ({ actions: of }) => of);
  return {
    [its('State')]: enumOf('The state of an instance.', valuesOf(manifests, ({ states }) => states)),
    [its('Datum')]: datumOf(manifests),
    [its('Party')]: own('ProductInstanceParty', { key: enumOf('The key.', valuesOf(manifests, ({ keys }) => keys)) }),
    ...(actions.size > 0 && { [its('Action')]: enumOf('An action of an instance.', actions) }),
    [its('Transition')]: own('ProductInstanceTransition', {
      ...(actions.size > 0 && { action: contracts.enumOrNull(its('Action'), 'The action. Null for kinds CREATE and CLOSE.') }),
      from_state: state('The state before it. Null for kind CREATE.'),
      to_state: state('The state the instance reached by it. Null until it is ACCEPTED, and for good when it is REFUSED.'),
    }),
    [its('Instance')]: own('ProductInstanceResponse', {
      product_id, state: state('The state it is in. Null until its creation is on the chain.'), datum: schemaRef(its('Datum')),
      parties: listOf(genericOf(generic, 'ProductInstanceResponse'), 'parties', its('Party')),
      timeline: listOf(genericOf(generic, 'ProductInstanceResponse'), 'timeline', its('Transition')),
    }),
    [its('InstanceSummary')]: own('ProductInstanceSummary', {
      product_id, state: state('The state it is in. Null until its creation is on the chain.'),
    }),
    [its('InstanceList')]: own('ProductInstanceListResponse', {
      items: listOf(genericOf(generic, 'ProductInstanceListResponse'), 'items', its('InstanceSummary')),
    }),
  };
}

/** A schema of the contracts. */
export function genericOf(generic: Schemas, name: string): Schema {
  const schema = generic[name];
  if (schema === undefined || '$ref' in schema) throw new Error(`the contracts have no schema ${name}`);
  return schema;
}

/** A schema with other properties in the place of some, without an example of what it was. */
export function withProperties({ example: _example, ...schema }: Schema, replaced: Record<string, Schema | Reference>): Schema {
  return { ...schema, properties: { ...schema.properties, ...replaced } };
}

function listOf({ properties = {} }: Schema, property: string, item: string): Schema {
  return { ...properties[property], items: schemaRef(item) } as Schema;
}

interface Named {
  readonly name: string;
  readonly description: string;
}

/** Values that all versions declare, each name once, with the description of the newest that has it. */
function valuesOf(manifests: readonly ProductManifest[], read: (manifest: ProductManifest) => readonly Named[]): Map<string, string> {
  const values = new Map<string, string>();
  for (const { name, description } of manifests.flatMap((manifest) => [...read(manifest)])) if (!values.has(name))
    values.set(name, description);
  return values;
}

function enumOf(title: string, values: ReadonlyMap<string, string>): Schema {
  const texts = [...values].map(([name, description]) => `- \`${name}\`: ${description}`);
  return { type: 'string', description: `${title}\n\n${texts.join('\n')}`, enum: [...values.keys()] };
}

const FIELD_TYPES: Readonly<Record<ProductDatumField['type'], Schema>> = {
  INTEGER: { type: 'integer', format: 'int64' },
  BYTES: { type: 'string', pattern: '^([0-9a-f]{2})*$' },
  BOOLEAN: { type: 'boolean' },
};

/** A field that versions declare in two types has none here. None is required: an instance that holds nothing shows none. */
function datumOf(manifests: readonly ProductManifest[]): Schema {
  const types = new Map<string, Set<ProductDatumField['type']>>();
  for (const { name, type } of manifests.flatMap(({ datum_fields }) => datum_fields)) types.set(
    name, (types.get(name) ?? new Set()).add(type),
  );
  const properties = [...valuesOf(manifests, ({ datum_fields }) => datum_fields)].map(([name, description]): [string, Schema] => {
    const [type, ...others] = [...(types.get(name) ?? [])];
    return [name, { ...(type !== undefined && others.length === 0 && FIELD_TYPES[type]), description }];
  });
  return {
    type: 'object', additionalProperties: true, properties: Object.fromEntries(properties),
    description:
      'What the instance carries on the chain; bytes as lowercase hexadecimal text. Empty until its creation is on the chain and once it is closed.',
  };
}
