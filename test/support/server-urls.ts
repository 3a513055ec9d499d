/** Addresses of the test servers. The keeper starts beside the first tests, so that those which need no server do not wait. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** File that the keeper writes when the servers are ready, or have failed. */
export interface TestServers {
  readonly databaseUrl?: string | undefined;
  readonly mongodbUrl?: string | undefined;
  /** Server that could not be started or made, with the reason. */
  readonly error?: string | undefined;
}

/** The migrated database that every test database is a copy of. */
export const templateDatabase = 'razao_template';

// Tables are divided one by one on a cluster.
const WAIT_MS = process.env['RAZAO_TEST_DATABASE_URL'] === undefined ? 120_000 : 280_000;

/** URL of the test Postgres' own database, as its superuser. For tests of the server itself; others use createDatabase(). */
export async function adminDatabaseUrl(): Promise<string> {
  return (await testServers()).databaseUrl;
}

/** URL of the test MongoDB. A test takes a database name of its own: see createMongoDatabase(). */
export async function adminMongoUrl(): Promise<string> {
  return (await testServers()).mongodbUrl;
}

/** The file of a program that tests start as a process, by its name in `programs.ts`: its arguments follow it. */
export async function programFile(name: string): Promise<string> {
  return (await testServers()).program(name);
}

/** Folder of the run in which the keeper puts the programs. */
export function programsFolder(runFolder: string): string {
  return join(runFolder, 'programs');
}

export function withDatabase(url: string, name: string): string {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.href;
}

async function testServers(): Promise<{ databaseUrl: string; mongodbUrl: string; program(name: string): string }> {
  const folder = process.env['RAZAO_TEST_SERVERS'];
  if (folder === undefined) throw new Error('no test servers: run the tests by jest');
  const file = join(folder, 'servers.json');
  const deadline = performance.now() + WAIT_MS;
  while (!existsSync(file)) {
    if (performance.now() > deadline) throw new Error(`the test servers did not start within ${WAIT_MS / 1000} s`);
    await sleep(20);
  }
  const { databaseUrl, mongodbUrl, error } = JSON.parse(readFileSync(file, 'utf8')) as TestServers;
  if (databaseUrl === undefined || mongodbUrl === undefined || error) throw new Error(`the test servers did not start: ${error}`);
  return { databaseUrl, mongodbUrl, program: (name) => join(programsFolder(folder), `${name}.js`) };
}
