/** Checks the SQL of domains against the ladder, and migrations against their record. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LADDER } from '../../src/app.ts';
import { complaintsAboutHistory, digestsOf, recordedDigests, statementsOfMigrations } from './landed.ts';
import { complaintsAboutSql, withoutComments, type DomainSql, type Exception } from './sql-ladder.ts';

const root = join(import.meta.dirname, '../..');
const RECORD = 'make record';

/** Each with its reason; a needless one fails. */
const exceptions: readonly Exception[] = [
  {
    domain: 'platform', name: 'dispatches',
    why: 'one function holds a transaction to a lease, whatever is leased: the writer calls it for all of them',
  },
  {
    domain: 'platform', name: 'kyc_requests',
    why: 'one function holds a transaction to a lease, whatever is leased: the writer calls it for all of them',
  },
  ...['compiles', 'batteries', 'client_builds'].map((name) => (
    { domain: 'platform', name, why: 'one function holds a transaction to a lease, whatever is leased' })),
  ...['journal_entries', 'payment_events', 'seq_at', 'seq_of_commit'].map((name) => (
    {
      domain: 'platform', name,
      why: 'events of payments that are their entry are read from it, and merged with those of the outbox (decision 33)',
    })),
  { domain: 'platform', name: 'payment_answer', why: 'the answer to such a payment is made of its entry (decision 33)' },
  ...['gl_days', 'turnovers'].map((name) => (
    { domain: 'journal', name, why: 'the writer adds what it writes to the days of the general ledger, in the same commit (decision 9)' })),
  { domain: 'limits', name: 'obligations', why: 'verify finds by obligations what was given back' },
  { domain: 'evidence', name: 'find_key_holders', why: 'a credit is decided on one look-up, which tells whose the key is (decision 10)' },
  ...['accounts', 'webhook_endpoints', 'schedules', 'squads'].map((name) => (
    { domain: 'platform', name, why: 'the migration that brings quotas counts what there was before' })),
  ...['clients', 'treasury_keys'].map((name) => ({ domain: 'platform', name, why: 'the migration by which secrets rotate' })),
];

const statements = await statementsOfMigrations();
const digests = digestsOf(statements);
const complaints = [
  ...complaintsAboutHistory(digests, recordedDigests(), RECORD),
  ...complaintsAboutSql([...ofFunctions(), ...ofMigrations(), ...ofStatements()], owners(), exceptions),
];
process.stdout.write(complaints.map((line) => `${line}\n`).join(''));
process.exitCode = complaints.length === 0 ? 0 : 1;

function domainOf(migration: string): string {
  return migration.split('-')[1] ?? '';
}

/** The domain of each table and function. */
function owners(): Map<string, string> {
  const tables = [...statements].flatMap(([name, text]) =>
    [...text.matchAll(/create (?:table|sequence) razao\.(\w+)/g)].map(([, table]) => [table ?? '', domainOf(name)] as const));
  const functions = LADDER.functions.map(({ name, domain }) => [name, domain] as const);
  return new Map([...tables, ...functions]);
}

function ofFunctions(): DomainSql[] {
  return LADDER.functions.map(({ domain, name, sql }) => ({ domain, place: `function ${name}`, sql }));
}

function ofMigrations(): DomainSql[] {
  return [...statements].map(([name, sql]) => ({ domain: domainOf(name), place: `migration ${name}`, sql }));
}

/** The SQL of the code itself. */
function ofStatements(): DomainSql[] {
  const files = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' });
  return files.filter((file) => /^(platform|domains|onchain)\/.*\.ts$/.test(file) && !/\.(test|sql)\.ts$/.test(file)).map((file) => {
    const [layer, domain] = file.split('/');
    const sql = withoutComments(readFileSync(join(root, 'src', file), 'utf8'));
    return { domain: layer === 'platform' ? layer : (domain ?? ''), place: `src/${file}`, sql };
  });
}
