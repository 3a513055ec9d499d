import type { ProductDatumField, ProductManifest, ProductParameter, ProductParameterValues } from '../../../generated/models.ts';
import type { ChainValue } from './fields.ts';

/** Reason why a parameter is refused, as in PRODUCT_PARAMETER_INVALID. */
export type ParameterReason = 'MISSING' | 'WRONG_TYPE' | 'OUT_OF_BOUNDS' | 'WRONG_LENGTH' | 'NOT_A_KEY';

/** A parameter that is missing or does not fit the manifest. */
export class ParameterError extends Error {
  readonly parameter: ProductParameter;
  readonly reason: ParameterReason;

  constructor(parameter: ProductParameter, reason: ParameterReason, message: string) {
    super(message);
    this.parameter = parameter;
    this.reason = reason;
  }
}

/** Meanings of names in parameters. */
export interface Meanings {
  /** Returns the hash of the key of an account_id; undefined where there is none. */
  readonly keyOf: (account: string) => string | undefined;
  /** Seconds since 1970 that `now+90` counts from; null where times are only given as numbers. */
  readonly now: number | null;
}

const RELATIVE_TIME = /^now\+(\d{1,9})$/;
const LOWERCASE_HEX = /^(?:[0-9a-f]{2})*$/;

/**
 * Returns the declared parameters of a move in the chain's form. Undeclared parameters are ignored, null counts as left out.
 * @throws ParameterError
 */
export function readParameters(
  { datum_fields }: ProductManifest, declared: readonly ProductParameter[], given: ProductParameterValues, meanings: Meanings,
): Map<string, ChainValue> {
  const values = new Map<string, ChainValue>();
  for (const parameter of declared) {
    const value = Object.hasOwn(given, parameter.name) ? given[parameter.name] : undefined;
    const field = datum_fields.find(({ name }) => name === parameter.datum_field);
    if (value !== undefined && value !== null) values.set(parameter.name, READERS[parameter.type](parameter, value, field, meanings));
    else if (parameter.required) throw new ParameterError(parameter, 'MISSING', `${parameter.name} is missing.`);
  }
  return values;
}

type Reader = (parameter: ProductParameter, value: unknown, field: ProductDatumField | undefined, meanings: Meanings) => ChainValue;

const READERS: Readonly<Record<ProductParameter['type'], Reader>> = {
  cents: readNumber,
  int: readNumber,
  bool: (parameter, value) => {
    if (typeof value !== 'boolean') throw wrongType(parameter, 'true or false');
    return value;
  },
  hex: (parameter, value) => {
    if (typeof value !== 'string' || !LOWERCASE_HEX.test(value)) throw wrongType(parameter, 'lowercase hexadecimal text');
    const bytes = value.length / 2;
    if (bytes !== parameter.length_bytes) throw wrongLength(parameter, `must be ${parameter.length_bytes ?? 0} bytes`);
    return value;
  },
  string: (parameter, value) => {
    if (typeof value !== 'string' || !value.isWellFormed()) throw wrongType(parameter, 'text');
    const bytes = Buffer.from(value);
    if (bytes.length > (parameter.length_bytes ?? 0)) throw wrongLength(
      parameter, `must be at most ${parameter.length_bytes ?? 0} bytes of UTF-8`,
    );
    return bytes.toString('hex');
  },
  account_id: (parameter, value, _field, { keyOf }) => {
    if (typeof value !== 'string') throw wrongType(parameter, 'the identifier of an account');
    const key = keyOf(value);
    if (key === undefined) throw new ParameterError(parameter, 'NOT_A_KEY', `${parameter.name} names no account.`);
    return key;
  },
};

function readNumber(parameter: ProductParameter, given: unknown, field: ProductDatumField | undefined, { now }: Meanings): bigint {
  const value = field?.unit === 'EPOCH_SECONDS' && now !== null ? inSeconds(given, now) : given;
  if (typeof value !== 'number' || !Number.isInteger(value)) throw wrongType(parameter, 'a whole number');
  const { minimum = field?.minimum ?? Number.MIN_SAFE_INTEGER, maximum = field?.maximum ?? Number.MAX_SAFE_INTEGER } = parameter;
  if (value < minimum) throw outOfBounds(parameter, `must be ${minimum} or more`);
  if (value > maximum) throw outOfBounds(parameter, `must be ${maximum} or less`);
  return BigInt(value);
}

function inSeconds(given: unknown, now: number): unknown {
  const later = typeof given === 'string' ? RELATIVE_TIME.exec(given)?.[1] : undefined;
  return later === undefined ? given : now + Number(later);
}

function wrongType(parameter: ProductParameter, what: string): ParameterError {
  return new ParameterError(parameter, 'WRONG_TYPE', `${parameter.name} must be ${what}.`);
}

function outOfBounds(parameter: ProductParameter, rule: string): ParameterError {
  return new ParameterError(parameter, 'OUT_OF_BOUNDS', `${parameter.name} ${rule}.`);
}

function wrongLength(parameter: ProductParameter, rule: string): ParameterError {
  return new ParameterError(parameter, 'WRONG_LENGTH', `${parameter.name} ${rule}.`);
}
