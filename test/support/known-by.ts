/**
 * Files that know a capability, outside its folder and its contract folder: those that a commit of a new one touches besides.
 * `node_modules/.bin/node --import tsx test/support/known-by.ts holds schedules med`
 *
 * A file knows a capability if it imports or refers to a file of it, names one of its tables in SQL or the migration that creates them,
 * or lists it on the ladder. Files of higher domains are counted apart: they came later, and use it.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const LADDER = 'test/support/ladder.json';
const ladder = JSON.parse(readFileSync(join(root, LADDER), 'utf8')) as string[][];
const files = ['src', 'contracts', 'test'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`))
  .filter((file) => /\.(ts|yaml)$/.test(file) || file === LADDER || file === 'src/migrations/digests.json');
const texts = new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]));

for (const name of process.argv.slice(2)) process.stdout.write(`${reportOn(name)}\n`);

function reportOn(name: string): string {
  const isOwn = new RegExp(`^(src/domains|src/onchain|contracts)/([a-z]+/)?${name}$`);
  const own = [...new Set(files.map(dirname))].filter((folder) => isOwn.test(folder));
  const home = own.find((folder) => folder.startsWith('src/'));
  if (home === undefined) return `${name}: no folder of src/domains or src/onchain has that name`;
  const knowing = files.filter((file) => !own.some((folder) => file.startsWith(`${folder}/`)) && knows(file, name, own));
  const tests = knowing.filter((file) => /^test\/(?!support\/ladder)|\.test\.ts$/.test(file));
  const above = knowing.filter((file) => !tests.includes(file) && stepOf(file) > stepOf(`${home}/module.ts`));
  const touched = knowing.filter((file) => !tests.includes(file) && !above.includes(file));
  return [
    `${name}: ${counted(touched)} know it; ${counted(above)} of domains above use it; ${counted(tests)} of tests`,
    ...touched.map((file) => `  ${file}`),
  ].join('\n');
}

function counted(some: readonly string[]): string {
  return `${some.length} files in ${new Set(some.map(dirname)).size} folders`;
}

function knows(file: string, name: string, own: readonly string[]): boolean {
  const text = texts.get(file) ?? '';
  if (file === LADDER) return text.includes(`"${name}"`);
  const paths = [...text.matchAll(/(?:from |import\(|\$ref: ?)['"]?(\.[^'"#)\s]+)/g)].map(([, path = '']) => join(dirname(file), path));
  return paths.some((path) => own.some((folder) => path.startsWith(`${folder}/`))) || tablesOf(own).some((table) => namesTable(text, table))
    || migrationsOf(own).some((migration) => text.includes(migration));
}

function namesTable(text: string, table: string): boolean {
  return new RegExp(`\\brazao\\.${table}\\b`).test(text);
}

/** The names of the migrations that create its tables. */
function migrationsOf(own: readonly string[]): string[] {
  const creates = (file: string) => tablesOf(own).some((table) => texts.get(file)?.includes(`create table razao.${table} `));
  return files.filter((file) => file.startsWith('src/migrations/') && creates(file)).map((file) => basename(file, '.ts'));
}

function tablesOf(own: readonly string[]): string[] {
  const entities = files.filter((file) => file.endsWith('.entity.ts') && own.some((folder) => file.startsWith(`${folder}/`)));
  return entities.flatMap((file) => [...(texts.get(file) ?? '').matchAll(/tableName: '(\w+)'/g)].map(([, table = '']) => table));
}

/** Step of a file's or migration's domain on the ladder; -1 for files of no domain. */
function stepOf(file: string): number {
  const [, domain = ''] = /^src\/(?:domains\/|onchain\/|migrations\/\d+-)(\w+)/.exec(file) ?? [];
  return ladder.findIndex((step) => step.includes(domain));
}
