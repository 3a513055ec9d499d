import pg from 'pg';
import { MongoClient } from 'mongodb';
import { createDatabase, createMongoDatabase } from './database.ts';

test('two test databases do not see each other', async () => {
  const [one, other] = await Promise.all([createDatabase(), createDatabase()]);
  await query(one.url, 'create table only_here (id int)');
  const { rows } = await query(other.url, `select to_regclass('only_here') as found`);
  expect(rows).toEqual([{ found: null }]);
  await Promise.all([one.drop(), other.drop()]);
});

test('a test database has the migrated tables', async () => {
  const database = await createDatabase();
  const { rows } = await query(
    database.url, `select count(*)::int as tables from pg_tables where schemaname !~ '^(pg_|information_schema)'`,
  );
  expect(rows[0].tables).toBeGreaterThan(0);
  await database.drop();
});

test('a test MongoDB database can be written', async () => {
  const database = await createMongoDatabase();
  const client = new MongoClient(database.url);
  await client.db().collection('things').insertOne({ colour: 'green' });
  expect(await client.db().collection('things').countDocuments()).toBe(1);
  await client.close();
  await database.drop();
});

async function query(url: string, statement: string): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await client.query(statement);
  } finally {
    await client.end();
  }
}
