import type { ProductDatumField, ProductManifest } from '../../../generated/models.ts';

/** A value on the chain: a whole number, true or false, or bytes as lowercase hex. */
export type ChainValue = bigint | boolean | string;

/** Values of the record that an instance carries, by the names of its datum fields. */
export type Fields = ReadonlyMap<string, ChainValue>;

/** Value of a field that was never set, by type. */
export const NOTHING: Readonly<Record<ProductDatumField['type'], ChainValue>> = { INTEGER: 0n, BOOLEAN: false, BYTES: '' };

/** Returns all fields with their initial values. */
export function emptyFields({ datum_fields }: ProductManifest): Map<string, ChainValue> {
  return new Map(datum_fields.map(({ name, type }) => [name, NOTHING[type]]));
}
