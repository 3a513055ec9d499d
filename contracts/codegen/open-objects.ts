import { requestSchemaOf, resolve, type Contract, type ContractOperation, type Reference, type Schema } from './contract.ts';

/** An object of a body that takes fields which its model does not have, and ignores them. */
export interface OpenObject {
  /** Where it is in the body: names of fields, and `*` for every item of a list. */
  readonly at: readonly string[];
  readonly fields: readonly string[];
  /** Fields that tell it from the other forms that the value may have; absent where it has one form. */
  readonly required?: readonly string[];
}

/** The open objects of an operation's body. An object without fields of its own, such as metadata, ignores nothing. */
export function openObjectsOf(contract: Contract, operation: ContractOperation): OpenObject[] {
  const schema = requestSchemaOf(contract, operation);
  return schema && !operation['x-receiver'] ? openBelow(contract, schema, [], []) : [];
}

function openBelow(contract: Contract, given: Schema | Reference, at: readonly string[], above: readonly unknown[]): OpenObject[] {
  const schema = resolve<Schema>(contract, given);
  if (above.includes(schema)) return [];
  const within = (part: Schema | Reference, ...step: string[]) => openBelow(contract, part, [...at, ...step], [...above, schema]);
  const forms = [...(schema.oneOf ?? []), ...(schema.anyOf ?? [])];
  const properties = Object.entries(schema.properties ?? {});
  const isOpen = schema.additionalProperties === true && properties.length > 0;
  return [
    ...(isOpen ? [{ at, fields: properties.map(([name]) => name) }] : []),
    ...properties.flatMap(([name, property]) => within(property, name)),
    ...(schema.type === 'array' ? within(schema.items, '*') : []),
    ...(schema.allOf ?? []).flatMap((part) => within(part)),
    ...forms.flatMap((form) => within(form).map((it) => (it.at.length > at.length ? it : ofForm(it, resolve<Schema>(contract, form))))),
  ];
}

function ofForm(object: OpenObject, { required = [] }: Schema): OpenObject {
  return { ...object, required };
}
