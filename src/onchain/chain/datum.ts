import { type UplcData, boolToUplcData, makeByteArrayData, makeIntData, makeListData, uplcDataToBool } from '@helios-lang/uplc';
import type { ProductDatumField, ProductManifest } from '../../../generated/models.ts';
import { NOTHING, type ChainValue, type Fields } from './fields.ts';

type FieldType = ProductDatumField['type'];

/** The record as the validator reads it: the fields in their order. */
export function encodeDatum({ datum_fields }: ProductManifest, fields: Fields): UplcData {
  return makeListData(datum_fields.map(({ name, type }) => encodeValue(fields.get(name) ?? NOTHING[type])));
}

/** @throws Error where the chain carries something else than the manifest declares. */
export function decodeDatum({ datum_fields }: ProductManifest, datum: UplcData): Fields {
  if (datum.kind !== 'list' || datum.items.length !== datum_fields.length) throw new Error('the datum is not the record of the manifest');
  return new Map(datum.items.map((item, index) => {
    const field = datum_fields[index];
    if (field === undefined) throw new Error('the datum has more fields than the manifest');
    return [field.name, decodeValue(item, field.type)];
  }));
}

export function encodeValue(value: ChainValue): UplcData {
  if (typeof value === 'bigint') return makeIntData(value);
  return typeof value === 'boolean' ? boolToUplcData(value) : makeByteArrayData(value);
}

function decodeValue(data: UplcData, type: FieldType): ChainValue {
  if (type === 'INTEGER' && data.kind === 'int') return data.value;
  if (type === 'BYTES' && data.kind === 'bytes') return data.toHex();
  if (type === 'BOOLEAN') return uplcDataToBool(data);
  throw new Error(`the datum holds ${data.kind} where the manifest declares ${type}`);
}
