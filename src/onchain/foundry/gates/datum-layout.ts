import type { GateFinding, ProductManifest, ProductParameter } from '../../../../generated/models.ts';
import { type ScriptSchema, VALIDATOR } from '../../chain/index.ts';
import { problem } from './finding.ts';
import { inPascalCase } from './manifest/names.ts';

/** The part of the compiler's description of types that determines the layout. */
interface TypeSchema {
  readonly kind: string;
  readonly name?: string;
  readonly format?: string;
  readonly fieldTypes?: readonly { readonly name: string; readonly type: TypeSchema }[];
  readonly variantTypes?: readonly TypeSchema[];
}

/** The expected field of the validator. */
interface Expected {
  readonly name: string;
  readonly types: ReadonlySet<string>;
}

const INTEGERS = new Set(['Int', 'Time', 'Duration']);
const BOOLEANS = new Set(['Bool']);
const BYTES = new Set(['ByteArray', 'PubKeyHash', 'PubKey', 'ValidatorHash', 'MintingPolicyHash', 'DatumHash', 'ScriptHash']);
const TEXTS = new Set([...BYTES, 'String']);
const OF_FIELD = { INTEGER: INTEGERS, BOOLEAN: BOOLEANS, BYTES: TEXTS } as const;
const OF_PARAMETER: Readonly<Record<ProductParameter['type'], ReadonlySet<string>>> = {
  cents: INTEGERS, int: INTEGERS, bool: BOOLEANS, hex: BYTES, string: TEXTS, account_id: BYTES,
};

/** Compares the validator's types with the manifest: `struct Datum` field by field, `enum Move` move by move. */
export function datumLayout(manifest: ProductManifest, { datum, move }: ScriptSchema): GateFinding[] {
  return [...datumFits(manifest, datum as TypeSchema | null), ...movesFit(manifest, move as TypeSchema | null)];
}

function datumFits({ datum_fields }: ProductManifest, datum: TypeSchema | null): GateFinding[] {
  if (datum?.kind !== 'struct' || datum.format !== 'list') return [differs('There is no struct Datum of at least two fields.')];
  return fieldsFit('Datum', datum, datum_fields.map(({ name, type }) => ({ name, types: OF_FIELD[type] })));
}

function movesFit({ actions, closing }: ProductManifest, move: TypeSchema | null): GateFinding[] {
  if (move?.kind !== 'enum') return [differs('There is no enum Move.')];
  const expected: readonly { name: string; fields: readonly Expected[] }[] = [
    { name: 'Create', fields: [{ name: 'seed', types: new Set(['TxOutputId']) }] },
    ...actions.map(({ name, parameters }) =>
      ({
        name: inPascalCase(name), fields: parameters.map((parameter) => ({ name: parameter.name, types: OF_PARAMETER[parameter.type] })),
      })),
    ...(closing === null ? [] : [{ name: 'Close', fields: [] }]),
  ];
  const variants = move.variantTypes ?? [];
  const same = variants.length === expected.length && expected.every(({ name }, index) => isNamed(variants[index]?.name, name));
  if (!same) return [differs(`enum Move must be ${expected.map(({ name }) => name).join(', ')}, in this order.`)];
  return expected.flatMap(({ name, fields }, index) => fieldsFit(`Move::${name}`, variants[index], fields));
}

function fieldsFit(what: string, type: TypeSchema | undefined, expected: readonly Expected[]): GateFinding[] {
  const fields = type?.fieldTypes ?? [];
  const names = expected.map(({ name }) => name);
  const same = fields.length === names.length && names.every((name, index) => isNamed(fields[index]?.name, name));
  if (!same) return [differs(`${what} must have the fields ${names.join(', ')}, in this order.`)];
  return expected.flatMap(({ name, types }, index) => {
    const found = fields[index]?.type.name ?? 'something else';
    return types.has(found) ? [] : [differs(`${what}.${name} is ${found}, where the manifest asks for ${[...types].join(' or ')}.`)];
  });
}

/** A name that Helios reserves gets a `_` appended. */
function isNamed(found: string | undefined, name: string): boolean {
  return found === name || found === `${name}_`;
}

function differs(message: string): GateFinding {
  return problem('LAYOUT_DIFFERS', message, { path: VALIDATOR });
}
