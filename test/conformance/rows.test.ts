/**
 * The entities' descriptions of their tables agree with the migrations; and the rows that the journal writer sends with the functions that
 * store them.
 */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { defineEntity, MikroORM, p, type EntityMetadata, type EntitySchema } from '@mikro-orm/postgresql';
import pg from 'pg';
import { STORED } from '../support/row-kinds.ts';
import { startTestService, type TestService } from '../support/service.ts';

/** Columns as `name type`, with `?` where they may be null; those of the key also apart, in its order. */
interface Table {
  readonly columns: readonly string[];
  readonly key: readonly string[];
}

let api: TestService;
let client: pg.Client;

beforeAll(async () => {
  api = await startTestService();
  client = new pg.Client({ connectionString: api.databaseUrl });
  await client.connect();
});

afterAll(async () => {
  await client.end();
  await api.stop();
});

describe('the description of a row', () => {
  it('is that of its table, and each table has one', async () => {
    const described = describedBy(api.service.database.global().getMetadata().getAll().values());
    expect(differences(described, await catalogue())).toEqual([]);
  });

  it.each<[string, EntitySchema, readonly string[]]>([
    ['a column that the table has not', planted({ colour: p.text() }), ['outbox_floors.colour text: only in the entity']],
    ['a column left out', planted({}, ['n']), ['outbox_floors.n integer: only in the table']],
    [
      'another type', planted({ n: p.bigint('bigint') }),
      ['outbox_floors.n bigint: only in the entity', 'outbox_floors.n integer: only in the table'],
    ],
    [
      'a null that the table refuses', planted({ n: p.integer().nullable() }),
      ['outbox_floors.n integer?: only in the entity', 'outbox_floors.n integer: only in the table'],
    ],
    ['another key', planted({ n: p.integer()
      .primary() }), ['outbox_floors: the key is tenant_id, n in the entity, tenant_id in the table']],
    [
      'a table that is not there', defineEntity({ name: 'Planted', tableName: 'planted', properties: { id: p.text().primary() } }),
      ['outbox_floors: only a table', 'planted: only an entity'],
    ],
  ])('is refused for %s', async (_, entity, expected) => {
    const orm = new MikroORM({ entities: [entity], dbName: 'planted' });
    const floors = new Map([...await catalogue()].filter(([table]) => table === 'outbox_floors'));
    expect(differences(describedBy(orm.getMetadata().getAll().values()), floors)).toEqual(expected);
  });
});


describe('what the journal writer sends', () => {
  it('is what the function of the table stores, in its order and types', async () => {
    const { rows } = await client.query<{ name: string; source: string }>(
      `select substr(proname, 7) as name, prosrc as source from pg_proc where pronamespace = 'razao'::regnamespace and prosrc like '%razao.store_by_name(%'`);
    const stored = Object.fromEntries(rows.map(({ name, source }) => [name, storedBy(source)]));
    expect(Object.fromEntries(STORED.map(({ table, writer: [, , types] }) => [table, namedTypes(Object.entries(types))]))).toEqual(stored);
  });
});

/** The columns with their types, as the text of a `rowWriter` names and casts them. */
function storedBy(source: string): string[] {
  const names = JSON.parse(/is distinct from '(\[.*\])'::jsonb/.exec(source)?.[1] ?? '[]') as string[];
  const insert = source.slice(source.indexOf('select p_tenant'), source.indexOf('from jsonb_array_elements'));
  const types = [...insert.matchAll(/nullif\(r -> \d+, 'null'\)|\(r ->> \d+\)::(\w+)/g)].map(([, type]) => type ?? 'jsonb');
  return namedTypes(names.map((name, place) => [name, types[place] ?? '']));
}

/** Types as the catalogue names them, by their other names. */
const NAMES: Readonly<Record<string, string>> = { int: 'integer', timestamptz: 'timestamp with time zone' };

function namedTypes(columns: readonly (readonly [name: string, type: string])[]): string[] {
  return columns.map(([name, type]) => `${name} ${NAMES[type] ?? type}`);
}

/** The entity of a small table, with a fault. */
function planted(properties: Parameters<typeof defineEntity>[0]['properties'], without: readonly string[] = []): EntitySchema {
  const right = { tenantId: p.text().primary(), commitNo: p.bigint('bigint'), n: p.integer(), ...properties };
  return defineEntity({
    name: 'Planted', tableName: 'outbox_floors', properties: Object.fromEntries(Object.entries(right).filter(
      ([name]) => !without.includes(name),
    )),
  });
}

function describedBy(entities: Iterable<EntityMetadata>): Map<string, Table> {
  return new Map([...entities].filter(({ embeddable }) => embeddable !== true).map(({ tableName, props, primaryKeys }): [string, Table] => {
    const scalars = props.filter(({ kind }) => kind === 'scalar');
    const columns = namedTypes(scalars.map(({ fieldNames, columnTypes }) => [fieldNames[0] ?? '', columnTypes[0] ?? '']));
    return [tableName, {
      columns: columns.map((column, place) => (scalars[place]?.nullable ? `${column}?` : column)),
      key: primaryKeys.map((name) => scalars.find((it) => it.name === name)?.fieldNames[0] ?? ''),
    }];
  }));
}

/** The tables of the schema; the ORM's own of migrations is none of a domain. */
async function catalogue(): Promise<Map<string, Table>> {
  const { rows } = await client.query<{ name: string } & Table>(`
    select c.relname::text as name,
      array_agg(a.attname || ' ' || a.atttypid::regtype || case when a.attnotnull then '' else '?' end order by a.attnum) as columns,
      (select array_agg(k.attname::text order by array_position(i.indkey::int[], k.attnum::int)) from pg_index i
        join pg_attribute k on k.attrelid = c.oid and k.attnum = any (i.indkey) where i.indrelid = c.oid and i.indisprimary) as key
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'razao'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition and c.relname <> 'migrations'
    group by c.oid, c.relname`);
  return new Map(rows.map(({ name, columns, key }) => [name, { columns, key }]));
}

/** The differences between two descriptions; the order of columns may differ. */
function differences(described: ReadonlyMap<string, Table>, tables: ReadonlyMap<string, Table>): string[] {
  const names = [...new Set([...described.keys(), ...tables.keys()])].toSorted();
  return names.flatMap((name) => {
    const [entity, table] = [described.get(name), tables.get(name)];
    if (!entity || !table) return [`${name}: only ${entity ? 'an entity' : 'a table'}`];
    const [ours, theirs] = [entity.key.join(', '), table.key.join(', ')];
    return [
      ...entity.columns.filter((it) => !table.columns.includes(it)).map((it) => `${name}.${it}: only in the entity`),
      ...table.columns.filter((it) => !entity.columns.includes(it)).map((it) => `${name}.${it}: only in the table`),
      ...(ours === theirs ? [] : [`${name}: the key is ${ours} in the entity, ${theirs} in the table`]),
    ];
  });
}
