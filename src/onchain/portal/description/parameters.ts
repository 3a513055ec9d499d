import type { ProductDatumField, ProductManifest, ProductParameter } from '../../../../generated/models.ts';
import { sha256 } from '../../../platform/canonical.ts';
import { schemaRef, type Schema } from './document.ts';

const HEX_DIGITS = 2;
/** Text of an example, cut to what a field takes; a byte each. */
const TEXT = 'REF-2026-0142';
/** Example number for each unit, as far as its bounds allow. */
const NUMBERS: Readonly<Record<string, number>> = {
  CENTS: 240_000, BASIS_POINTS: 500, EPOCH_SECONDS: 1_835_406_000, SECONDS: 86_400, COUNT: 3,
};

/** The accounts of an example, by the keys that they hold. */
export type ExampleAccounts = ReadonlyMap<string, string>;

/** Schema of a move's parameters, as one object: undeclared members are ignored (interface.md 8). */
export function parametersSchema(
  manifest: ProductManifest, parameters: readonly ProductParameter[], accounts: ExampleAccounts, maxBytes: number | undefined,
): Schema {
  const required = parameters.filter((it) => it.required).map(({ name }) => name);
  return {
    type: 'object',
    description: parameters.length === 0
      ? 'It asks for none. What is given is ignored.'
      : 'What the move asks for. What is not declared here is ignored.',
    additionalProperties: true,
    ...(maxBytes !== undefined && { 'x-max-bytes': maxBytes }),
    ...(required.length > 0 && { required }),
    ...(parameters.length > 0 && {
      properties: Object.fromEntries(parameters.map((it) => [it.name, parameterSchema(manifest, it, accounts)])),
    }),
  };
}

/** Values of all parameters, or of those that must be given. */
export function exampleParameters(
  manifest: ProductManifest, parameters: readonly ProductParameter[], accounts: ExampleAccounts,
): Record<string, unknown> {
  return Object.fromEntries(parameters.map((it) => [it.name, exampleValue(it, fieldOf(manifest, it), manifest, accounts)]));
}

function fieldOf({ datum_fields }: ProductManifest, { datum_field }: ProductParameter): ProductDatumField | undefined {
  return datum_fields.find(({ name }) => name === datum_field);
}

function parameterSchema(manifest: ProductManifest, parameter: ProductParameter, accounts: ExampleAccounts): Schema {
  const field = fieldOf(manifest, parameter);
  return {
    ...TYPES[parameter.type](parameter, field),
    description: parameter.is_verification_key ? `${parameter.description} An Ed25519 verification key.` : parameter.description,
    example: exampleValue(parameter, field, manifest, accounts),
    'x-razao-parameter': {
      type: parameter.type, datum_field: parameter.datum_field, ...(field?.unit && { unit: field.unit }),
      ...(parameter.type === 'string' && { max_bytes: parameter.length_bytes ?? 0 }), is_verification_key: parameter.is_verification_key,
    },
  };
}

/** Bounds are those of the field that the parameter fills; what is not bounded is what JSON carries exactly. */
function boundsOf({ minimum, maximum }: ProductParameter, field: ProductDatumField | undefined): { minimum: number; maximum: number } {
  return { minimum: minimum ?? field?.minimum ?? Number.MIN_SAFE_INTEGER, maximum: maximum ?? field?.maximum ?? Number.MAX_SAFE_INTEGER };
}

type Typed = (parameter: ProductParameter, field: ProductDatumField | undefined) => Schema;
const number: Typed = (parameter, field) => ({ type: 'integer', format: 'int64', ...boundsOf(parameter, field) });

const TYPES: Readonly<Record<ProductParameter['type'], Typed>> = {
  cents: number,
  int: number,
  bool: () => ({ type: 'boolean' }),
  hex: ({ length_bytes = 0 }) => ({ type: 'string', pattern: `^[0-9a-f]{${HEX_DIGITS * length_bytes}}$` }),
  // a character takes a byte or more
  string: ({ length_bytes = 0 }) => ({ type: 'string', maxLength: length_bytes }),
  account_id: () => ({ allOf: [schemaRef('AccountReference')] }),
};

function exampleValue(
  parameter: ProductParameter, field: ProductDatumField | undefined, { keys }: ProductManifest, accounts: ExampleAccounts,
): unknown {
  const { type, name, length_bytes = 0 } = parameter;
  if (type === 'bool') return true;
  if (type === 'hex') return hexOf(name, length_bytes);
  if (type === 'string') return TEXT.slice(0, length_bytes);
  if (type === 'account_id')
    return accounts.get(keys.find(({ datum_field }) => datum_field === field?.name)?.name ?? '') ?? [...accounts.values()].at(-1);
  return within(NUMBERS[field?.unit ?? (type === 'cents' ? 'CENTS' : 'COUNT')] ?? 1, boundsOf(parameter, field));
}

/** The number nearest to one that lies in the bounds. */
export function within(preferred: number, { minimum = Number.MIN_SAFE_INTEGER, maximum = Number.MAX_SAFE_INTEGER }: {
  minimum?: number | undefined; maximum?: number | undefined;
}): number {
  return Math.min(Math.max(preferred, minimum), maximum);
}

/** Bytes of an example, lowercase hex. */
export function hexOf(seed: string, bytes: number): string {
  const digits = HEX_DIGITS * bytes;
  let text = sha256(seed);
  while (text.length < digits) text += sha256(text);
  return text.slice(0, digits);
}
