/** A migration that has landed is never edited: databases have run it. Each is held to the digest recorded in digests.json. */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { MikroORM } from '@mikro-orm/postgresql';
import { migrations } from '../../src/migrations/index.ts';

/** The digests by name of each migration, in the order of their running. */
export type ByMigration = ReadonlyMap<string, string>;

/** The statements of the migrations, helpers included, read without a database. */
export async function statementsOfMigrations(): Promise<ByMigration> {
  const orm = await MikroORM.init({ dbName: 'none', entities: [], discovery: { warnWhenNoEntities: false } });
  return new Map(migrations.map(({ name, class: Migration }) => {
    const migration = new Migration(orm.em.getDriver(), orm.config);
    migration.up();
    return [name, migration.getQueries().join('\n')];
  }));
}

export function digestsOf(statements: ByMigration): ByMigration {
  return new Map([...statements].map(([name, text]) => [name, createHash('sha256').update(text).digest('hex')]));
}

const FILE = join(import.meta.dirname, '../../src/migrations/digests.json');

export function recordedDigests(): ByMigration {
  return new Map(Object.entries(JSON.parse(readFileSync(FILE, 'utf8')) as Record<string, string>));
}

/** Adds the new migrations. Recorded ones stay unchanged. */
export function recordDigests(all: ByMigration): void {
  writeFileSync(FILE, `${JSON.stringify(Object.fromEntries([...all, ...recordedDigests()]), undefined, 2)}\n`);
}

/** The errors in the history: its numbers, and differences from the record. */
export function complaintsAboutHistory(digests: ByMigration, recorded: ByMigration, record: string): string[] {
  const names = [...digests.keys()];
  return [
    ...names.flatMap((name, index) => (Number(name.slice(0, 4)) === index + 1 ? [] : [
      `${name}: number ${index + 1} is its place, without gap and none twice`,
    ])),
    ...names.filter((name) => !recorded.has(name)).map((name) => `${name}: record it when it is done: ${record}`),
    ...[...recorded].filter(([name, digest]) => digests.get(name) !== digest).map(([name]) =>
      `${name}: databases have run it as it was: undo the change, and write another migration`),
  ];
}
