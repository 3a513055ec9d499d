import canonicalize from 'canonicalize';
import fc from 'fast-check';
import { isReference, resolve, type Contract, type Reference, type Schema } from '../../contracts/codegen/contract.ts';

/** Values to use for fields and parameters of these names, so that a request can refer to existing things. */
export type Known = Readonly<Record<string, readonly unknown[]>>;

/** Texts that have broken programs before: markup, right-to-left, zero width, NUL, half a surrogate pair, quotes. */
export const nastyTexts: readonly string[] = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\u202eevil',
  'ação 🍞 👩‍🚀',
  '\ufeff',
  "'; DROP TABLE accounts; --",
  '<script>alert(1)</script>',
  '%00',
  '../../etc/passwd',
  '{"$gt":""}',
  '__proto__',
  'x'.repeat(5000),
];

export const nastyNumbers: readonly number[] = [
  0, -0, -1, 1.5, 1e21, -1e21, 1e308, 5e-324, 9007199254740991, 9007199254740992, -9007199254740993, 2147483648,
];

/** Any JSON object of moderate size, for metadata and the like. */
const freeObject: fc.Arbitrary<unknown> = fc.dictionary(
  fc.string({ maxLength: 20 }),
  fc.oneof(
    fc.string({ maxLength: 40 }),
    fc.integer(),
    fc.boolean(),
    fc.constant(null),
    fc.array(fc.integer(), { maxLength: 3 })
  ),
  { maxKeys: 5 }
);

const instants = fc.date({ min: new Date('1970-01-01'), max: new Date('2999-12-31'), noInvalidDate: true });

/** Formats that are stricter than a pattern can be: 30 February is not a date. */
const formatted: Readonly<Record<string, fc.Arbitrary<string>>> = {
  'date-time': instants.map((date) => date.toISOString()),
  date: instants.map((date) => date.toISOString().slice(0, 10)),
  uri: fc.webUrl({ validSchemes: ['https'] }),
};

function textOf(schema: Schema): fc.Arbitrary<string> {
  const ofFormat = formatted[schema.format ?? ''];
  if (ofFormat) return ofFormat;
  const example = typeof schema.example === 'string' ? [fc.constant(schema.example)] : [];
  if (schema.pattern !== undefined) return fc.oneof(fc.stringMatching(new RegExp(schema.pattern)), ...example);
  const bounds = { minLength: schema.minLength ?? 0, maxLength: Math.min(schema.maxLength ?? 60, 300) };
  return fc.oneof(fc.string(bounds), fc.string({ ...bounds, unit: 'grapheme' }).map(cutTo(schema)), ...example);
}

/** Characters are code points, of which one grapheme can have many. Cut and filled up, not filtered: a biased draw is always too long. */
function cutTo({ minLength = 0, maxLength = Infinity }: Schema): (text: string) => string {
  return (text) => {
    const kept = [...text].slice(0, maxLength);
    return kept.join('') + 'x'.repeat(Math.max(0, minLength - kept.length));
  };
}

function numberOf(schema: Schema): fc.Arbitrary<number> {
  const min = Math.max(schema.minimum ?? Number.MIN_SAFE_INTEGER, Number.MIN_SAFE_INTEGER);
  const max = Math.min(schema.maximum ?? Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER);
  return fc.oneof(
    fc.integer({ min: Math.max(min, -(2 ** 31)), max: Math.min(max, Math.max(min + 1000, 1000)) }),
    fc.integer({ min, max })
  );
}

function objectOf(contract: Contract, schema: Schema, known: Known): fc.Arbitrary<unknown> {
  const properties = Object.entries((schema.properties ?? {}) as Record<string, Schema | Reference>);
  if (properties.length === 0) {
    const values = schema.additionalProperties;
    if (values === false) return fc.constant({});
    if (typeof values !== 'object') return freeObject;
    return fc.dictionary(fc.string({ minLength: 1, maxLength: 20 }), valueOf(contract, values, known), { maxKeys: 3 });
  }
  const members = properties.map(([name, property]) => [name, namedValue(contract, name, property, known)] as const);
  return fc.record(Object.fromEntries(members), {
    requiredKeys: schema.required ?? [],
    noNullPrototype: true,
  } as never);
}

/** A value for a field of this name: one that is known to exist half of the time, where any is. */
export function namedValue(
  contract: Contract,
  name: string,
  schema: Schema | Reference,
  known: Known
): fc.Arbitrary<unknown> {
  const given = known[name] ?? [];
  const drawn = valueOf(contract, schema, known);
  return given.length > 0 ? fc.oneof(fc.constantFrom(...given), drawn) : drawn;
}

function listOf(contract: Contract, schema: Schema & { type: 'array' }, known: Known): fc.Arbitrary<unknown[]> {
  const items = valueOf(contract, schema.items, known);
  const length = { minLength: schema.minItems ?? 0, maxLength: Math.min(schema.maxItems ?? 3, Math.max(schema.minItems ?? 0, 3)) };
  return schema.uniqueItems ? fc.uniqueArray(items, { ...length, comparator: sameJson }) : fc.array(items, length);
}

function sameJson(one: unknown, other: unknown): boolean {
  return canonicalize(one) === canonicalize(other);
}

/** Values that a schema allows. */
export function valueOf(contract: Contract, schema: Schema | Reference, known: Known): fc.Arbitrary<unknown> {
  const own = isReference(schema) ? resolve<Schema>(contract, schema) : schema;
  const [only] = own.allOf ?? [];
  if (only) return valueOf(contract, only, known);
  const variants = own.oneOf ?? own.anyOf;
  if (variants) return fc.oneof(...variants.map((variant) => valueOf(contract, variant, known)));
  if (own.enum) return fc.constantFrom(...(own.enum as unknown[]));
  if (own.type === 'string') return textOf(own);
  if (own.type === 'integer' || own.type === 'number') return numberOf(own);
  if (own.type === 'boolean') return fc.boolean();
  if (own.type === 'array') return listOf(contract, own, known);
  return own.type === 'object' ? objectOf(contract, own, known) : fc.jsonValue();
}
