/** The check for missing parts of new operations, events, tables and domains. It prints them all. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isReference, schemasOf } from '../../contracts/codegen/contract.ts';
import { errorCatalogue } from '../../generated/errors.ts';
import { eventSchemas } from '../../generated/events.ts';
import { operations } from '../../generated/operations.ts';
import { LADDER } from '../../src/app.ts';
import { sectionOfEvent } from '../../src/interfaces/docs/event-sections.ts';
import ladder from '../support/ladder.json' with { type: 'json' };
import { statementsOfMigrations } from '../support/landed.ts';
import { lacking, type Capabilities } from './capabilities.ts';
import { contractOf } from './contracts.ts';

const root = join(import.meta.dirname, '../..');
const text = (file: string): string => (existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : '');
const filesOf = (folder: string): string[] => readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(
  (file) => `${folder}/${file}`,
);
const [code, tests] = [filesOf('src').filter((file) => file.endsWith('.ts')), filesOf('test').filter((file) => file.endsWith('.ts'))];
const readmes = filesOf('src').filter((file) => file.endsWith('README.md'));
const textOf = (files: readonly string[]): string => files.map(text).join('\n');

/** Promised to clients, and answered by nothing: a path that is not well formed is NOT_FOUND. */
const UNANSWERED = ['MALFORMED_REQUEST'];

const there: Capabilities = {
  operations: operations.filter(({ preview }) => !preview), eventTypes: Object.keys(eventSchemas),
  errorCodes: Object.keys(errorCatalogue).filter((it) => !UNANSWERED.includes(it)), idPrefixes: prefixesOf(),
  tables: await tablesOf(), domains: [...foldersOf('domains'), ...foldersOf('onchain')],
  modules: code.map((file) => file.slice('src/'.length)).filter((file) => /^(domains|onchain)\/.*\/module\.ts$/.test(file)),
};
const missing = lacking(there, {
  text, readmes: textOf(readmes), tests: textOf([...code.filter((file) => file.endsWith('.test.ts')), ...tests]),
  source: textOf(code.filter((file) => !file.endsWith('.test.ts'))),
  resources: Object.keys(LADDER.resources), mapped: LADDER.entities.map(({ meta }) => meta.tableName), steps: ladder.flat(),
  hasSection: (type) => {
    try {
      return sectionOfEvent(type) !== '';
    } catch {
      return false;
    }
  },
});
process.stdout.write(missing.map((line) => `${line}\n`).join(''));
process.exitCode = missing.length === 0 ? 0 : 1;

/** Of identifiers that the service makes: they end in a ULID. */
function prefixesOf(): string[] {
  const patterns = (['core', 'command'] as const).flatMap((name) => Object.values(schemasOf(contractOf(name))).map(
    (schema) => (isReference(schema) ? '' : schema.pattern ?? ''),
  ));
  return [...new Set(patterns.flatMap((pattern) => /^\^([a-z]{3})_\[0-9A-HJKMNP-TV-Z\]\{26\}\$$/.exec(pattern)?.[1] ?? []))];
}

function foldersOf(wing: string): string[] {
  const entries = readdirSync(join(root, 'src', wing), { withFileTypes: true });
  return entries.filter((it) => it.isDirectory()).map(({ name }) => `${wing}/${name}`);
}

async function tablesOf(): Promise<Capabilities['tables']> {
  const migrations = [...await statementsOfMigrations()];
  return migrations.flatMap(([migration, statements]) =>
    [...statements.matchAll(/create table razao\.(\w+) \([\s\S]*?;/g)].map(([statement, name = '']) => (
    { name, domain: migration.split('-')[1] ?? '', statement })));
}
