/** Codecs for the rows of a table, made once from the MikroORM entity that describes them. Source: decision 18. */
import {
  BigIntType, BlobType, DateTimeType, PostgreSqlPlatform, Type, UnderscoreNamingStrategy,
  type Constructor, type EntityProperty, type EntitySchema, type InferEntity,
} from '@mikro-orm/postgresql';
import { assert } from '../assert.ts';
import { instantOf, instantText } from '../clock.ts';
import { InstantText } from './instant-text.ts';

/** Row as a domain has it, without its tenant: the transaction has that. */
export type RowOf<E> = { readonly [K in keyof InferEntity<E> as K extends 'tenantId' | symbol ? never : K]: InferEntity<E>[K] };

/** Row as Postgres returns it, by column or as JSON. */
export type PostgresRow = Readonly<Record<string, unknown>>;

/** Description by which the journal writer stores rows: through `razao.write_<table>`. */
export interface RowWriter<T> {
  readonly table: string;
  /** Written columns, in their order. */
  readonly columns: readonly string[];
  /** A row in that order, for JSON: bigints as decimal text, instants as ISO text. */
  values(row: T): unknown[];
}

/** Codec that writes and reads rows of a table. */
export interface RowCodec<T, Read = T> extends RowWriter<T> {
  /** Input from which `rowWriter` makes the table's `razao.write_<table>`: the table, its key, and the columns with their types. */
  readonly writer: readonly [table: string, key: string, columns: Readonly<Record<string, string>>];
  read(this: void, row: PostgresRow): Read;
}

/** A row that is written with an entry. */
export interface RowWrite<T = unknown> {
  readonly codec: RowWriter<T>;
  readonly id: string;
  /** Another id by which commands find it. */
  readonly alsoAs?: string | undefined;
  /** True for a row that is not there yet. */
  readonly isNew: boolean;
  /** True for a row that the entry which names it keeps: it is not a row of its table. */
  readonly inEntry?: boolean;
  /** True where it is remembered with an account that the change touches anyway, so that it need not be announced. */
  readonly isOfAccount?: boolean;
  /** Value to write, and the result of `Ledger.row` afterwards. */
  readonly value: T;
}

/**
 * The codec of an entity's rows.
 * @param only the part of a row that is written and read: all of it where it is not given.
 * @param derived columns that follow from the rest of a row: they are written, and not read.
 */
export function rowCodec<
  E extends EntitySchema, const K extends keyof RowOf<E> & string = keyof RowOf<E> & string, D extends string = never,
  T = Pick<RowOf<E>, K>,
>(
  entity: E, { only, derived }: { readonly only?: readonly K[]; readonly derived?: { readonly [C in D]: (row: T) => unknown } } = {},
): RowCodec<T extends Omit<Pick<RowOf<E>, K>, D> ? T : never, Omit<Pick<RowOf<E>, K>, D>> {
  const follows = new Map<string, (row: T) => unknown>(Object.entries(derived ?? {}));
  const all = fieldsOf(entity);
  const fields = only ? only.map((property) => fieldOf(all, property)) : all.filter(({ property }) => property !== 'tenantId');
  for (const property of follows.keys()) fieldOf(fields, property);
  const writes = fields.map(({ property, write }) => {
    const follow = follows.get(property);
    return follow ? (row: Values, into: unknown[]) => { into.push(follow(row as T)); } : write;
  });
  const reads = fields.filter(({ property }) => !follows.has(property)).map(({ read }) => read);
  const columns = fields.flatMap((field) => field.columns);
  const key = all.flatMap((field) => field.columns).filter(({ name, isKey }) => isKey && name !== 'tenant_id');
  return {
    table: entity.meta.tableName,
    columns: columns.map(({ name }) => name),
    writer: [
      entity.meta.tableName, key.map(({ name }) => name).join(', '), Object.fromEntries(columns.map(({ name, type }) => [name, type])),
    ],
    values(row) {
      const values: unknown[] = [];
      for (const write of writes) write(row as Values, values);
      return values;
    },
    read(row) {
      const value = new Blank();
      for (const read of reads) read(row, value);
      return value as Omit<Pick<RowOf<E>, K>, D>;
    },
  };
}

type Values = Readonly<Record<string, unknown>>;

/**
 * Plain object with room for the properties of any row: V8 makes room for those that a constructor mentions. An object that gets more than
 * a dozen others by their names becomes a hash table, which is slow to fill, to read and to spread.
 */
class Blank {
  [property: string]: unknown;

  constructor(isFull = false) {
    if (!isFull) return;
    this.a = this.b = this.c = this.d = this.e = this.f = this.g = this.h = this.i = this.j = this.k = this.l = this.m = undefined;
    this.n = this.o = this.p = this.q = this.r = this.s = this.t = this.u = this.v = this.w = this.x = this.y = this.z = undefined;
    this.A = this.B = this.C = this.D = this.E = this.F = this.G = this.H = this.I = this.J = this.K = this.L = this.M = undefined;
  }
}

interface Column {
  readonly name: string;
  /** Type, as Postgres knows it in a cast. */
  readonly type: string;
  readonly isKey: boolean;
}

/** Property with the columns that hold it, and the two steps of a codec that are its own: nothing is looked up a row. */
interface Field {
  readonly property: string;
  readonly columns: readonly Column[];
  write(row: Values, into: unknown[]): void;
  read(row: PostgresRow, into: Record<string, unknown>): void;
}

/** Property as `defineEntity` leaves it, before MikroORM makes more of it for a connection. */
interface Property {
  /** A type's class, or one of its objects. */
  readonly type: unknown;
  readonly kind: string;
  /** Properties of the embedded entity. */
  readonly entity: () => unknown;
  readonly fieldName?: string;
  readonly columnType?: string;
  readonly primary?: boolean;
}

const naming = new UnderscoreNamingStrategy();
const platform = new PostgreSqlPlatform();

/** @param prefix of the columns, where the entity is embedded in another. */
function fieldsOf(entity: EntitySchema, prefix = ''): Field[] {
  return Object.entries<Property>(entity.meta.properties).map(([property, options]) =>
    options.kind === 'embedded' ? embedded(property, options.entity() as EntitySchema, prefix) : scalar(property, options, prefix));
}

function fieldOf(fields: readonly Field[], property: string): Field {
  const field = fields.find((it) => it.property === property);
  assert(field, `no property is called ${property}`);
  return field;
}

function embedded(property: string, entity: EntitySchema, prefix: string): Field {
  const fields = fieldsOf(entity, `${prefix}${naming.propertyToColumnName(property)}_`);
  return {
    property,
    columns: fields.flatMap(({ columns }) => columns),
    write(row, into) {
      const value = row[property] as Values;
      for (const { write } of fields) write(value, into);
    },
    read(row, into) {
      const value: Record<string, unknown> = {};
      for (const { read } of fields) read(row, value);
      into[property] = value;
    },
  };
}

function scalar(property: string, options: Property, prefix: string): Field {
  const name = prefix + (options.fieldName ?? naming.propertyToColumnName(property));
  const type = Type.isMappedType(options.type) ? options.type : Type.getType(options.type as Constructor<Type<unknown>>);
  const { toJson, fromPostgres } = conversionOf(type);
  return {
    property,
    columns: [
      { name, type: options.columnType ?? type.getColumnType(options as EntityProperty, platform), isKey: options.primary === true },
    ],
    write: toJson
      ? (row, into) => { const value = row[property] ?? null; into.push(value === null ? null : toJson(value)); }
      : (row, into) => { into.push(row[property]); },
    read: fromPostgres
      ? (row, into) => { const value = row[name]; into[property] = value === null ? null : fromPostgres(value); }
      : (row, into) => { into[property] = row[name]; },
  };
}

/** Conversions of a value to the writer's JSON, and to the domain; unchanged where one is not given. */
interface Conversion {
  toJson?(value: unknown): unknown;
  fromPostgres?(value: unknown): unknown;
}

function bigintAs(mode: 'bigint' | 'number' | 'string' | undefined): Conversion {
  if (mode === 'number') return { fromPostgres: Number };
  return mode === 'string' ? { fromPostgres: String } : { toJson: String, fromPostgres: (value) => BigInt(value as string) };
}

function conversionOf(type: Type<unknown>): Conversion {
  if (type instanceof BigIntType) return bigintAs(type.mode);
  if (type instanceof DateTimeType) return {
    toJson: (value) => instantText(value as Date), fromPostgres: (value) => instantOf(value as string),
  };
  if (type instanceof InstantText) return { fromPostgres: (value) => instantOf(value as string).toISOString() };
  if (type instanceof BlobType) return { toJson: (value) => `\\x${(value as Buffer).toString('hex')}` };
  return {};
}
