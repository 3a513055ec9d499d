/** A database of its own for each test file, so that files run side by side and never see each other's rows. */
import { randomBytes } from 'node:crypto';
import { MongoClient } from 'mongodb';
import pg from 'pg';
import { createOnCluster, nodesOf } from './cluster.ts';
import { adminDatabaseUrl, adminMongoUrl, templateDatabase, withDatabase } from './server-urls.ts';

export { adminDatabaseUrl, adminMongoUrl } from './server-urls.ts';

export interface TestDatabase {
  readonly url: string;
  drop(): Promise<void>;
}

/**
 * A fresh, migrated Postgres database. Its URL is the superuser's, as DATABASE_URL may be in production: the service
 * takes the role razao_app on each connection. Roles belong to the whole server, so a test must not change them.
 */
export async function createDatabase(): Promise<TestDatabase> {
  const nodes = await nodesOf(await adminDatabaseUrl());
  return nodes.length > 0 ? createOnCluster(await adminDatabaseUrl(), uniqueName(), nodes) : create(
    `template ${templateDatabase} strategy file_copy`,
  );
}

/** A copy of a database that nobody is connected to, as a restore makes it. */
export function copyDatabase(url: string): Promise<TestDatabase> {
  return create(`template ${new URL(url).pathname.slice(1)} strategy file_copy`);
}

/** A fresh Postgres database without any table: for tests of the migrations. */
export function createEmptyDatabase(): Promise<TestDatabase> {
  return create('');
}

/** The URL of a MongoDB database that no other test uses. */
export async function createMongoDatabase(): Promise<TestDatabase> {
  const url = withDatabase(await adminMongoUrl(), uniqueName());
  return { url, drop: () => dropMongo(url) };
}

async function create(source: string): Promise<TestDatabase> {
  const adminUrl = await adminDatabaseUrl();
  const name = uniqueName();
  await execute(adminUrl, `create database ${name} ${source}`);
  return {
    url: withDatabase(adminUrl, name),
    drop: () => execute(adminUrl, `drop database if exists ${name} with (force)`),
  };
}

function uniqueName(): string {
  return `test_${randomBytes(8).toString('hex')}`;
}

async function execute(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

async function dropMongo(url: string): Promise<void> {
  const client = new MongoClient(url);
  try {
    await client.db().dropDatabase();
  } finally {
    await client.close();
  }
}
