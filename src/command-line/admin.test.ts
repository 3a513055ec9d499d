import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createDatabase, createEmptyDatabase, type TestDatabase } from '../../test/support/database.ts';
import { migrateDatabase, readScopes, readWitness, withDatabase } from './admin.ts';
import { allScopes, createTenant, listTenants, requireTenant, revokeClient } from '../domains/auth/index.ts';
import { CommandFailed } from './command-failed.ts';
import { describeFailure } from './failures.ts';

let database: TestDatabase;
let empty: TestDatabase;
beforeAll(async () => { [database, empty] = await Promise.all([createDatabase(), createEmptyDatabase()]); });
afterAll(async () => { await Promise.all([database.drop(), empty.drop()]); });

const failureOf = async (work: Parameters<typeof withDatabase>[0], url = database.url) =>
  describeFailure(await withDatabase(work, { DATABASE_URL: url }).catch((error: unknown) => error));

it('works on the database of the settings', async () => {
  await withDatabase((known) => createTenant(known, 'shop'), { DATABASE_URL: database.url });
  expect(await withDatabase(listTenants, { DATABASE_URL: database.url })).toContain('shop');
});

describe('a failure is told in one line', () => {
  const asksForPasswords = process.env['RAZAO_TEST_DATABASE_URL'] === undefined || new URL(
    process.env['RAZAO_TEST_DATABASE_URL'],
  ).password !== '';
  (asksForPasswords ? it : it.skip)('when the password is wrong, without repeating it', async () => {
    const url = new URL(database.url);
    url.password = 'wrong-password';
    const said = await failureOf(listTenants, url.href);
    expect(said).toMatch(/^Postgres refuses: password authentication failed/);
    expect(said).not.toContain('wrong-password');
  });

  it('when the database does not exist', async () => {
    expect(await failureOf(listTenants, database.url.replace(/[^/]+$/, 'nowhere'))).toMatch(
      /^Postgres refuses: database "nowhere" does not exist/,
    );
  });

  it('when the database is not migrated, and not any more when it is', async () => {
    expect(await failureOf(listTenants, empty.url)).toBe(
      'the database is not migrated: run "razao migrate" with the owner\'s DATABASE_URL');
    expect((await migrateDatabase(false, { DATABASE_URL: empty.url })).ran).toContain('0001-platform');
    expect(await migrateDatabase(false, { DATABASE_URL: empty.url })).toEqual({ ran: [] });
    expect(await withDatabase(listTenants, { DATABASE_URL: empty.url })).toEqual([]);
  });

  it('when the tenant or the client does not exist', async () => {
    expect(await failureOf((known) => requireTenant(known, 'nobody'))).toBe('there is no tenant nobody');
    expect(await failureOf((known) => revokeClient(known, 'cli_nobody'))).toBe('there is no client cli_nobody');
  });

  it('however many lines and reasons there are', () => {
    expect(describeFailure(new CommandFailed('one\n  two'))).toBe('one two');
    expect(describeFailure(new AggregateError([new Error('first'), new Error('second')]))).toBe('first, second');
    expect(describeFailure(Object.assign(new Error(''), { code: 'ECONNREFUSED' }))).toBe('Postgres cannot be reached: ECONNREFUSED');
    expect(describeFailure(undefined)).not.toBe('');
  });
});

it('scopes are named one by one or by the set', () => {
  expect(readScopes('all')).toEqual(allScopes);
  expect(readScopes('trial')).toHaveLength(8);
  expect(readScopes('service/holds, service/gl service/health')).toEqual(['service/holds', 'service/gl', 'service/health']);
});

describe('an entry known from elsewhere', () => {
  it('is its number and its hash', () => {
    expect(readWitness(`7:${'0a'.repeat(32)}`)).toEqual({ seqNo: 7n, entryHash: '0a'.repeat(32) });
  });

  it('may be the head of a journal without entries, which every later one has', () => {
    expect(readWitness(`0:${'0'.repeat(64)}`)).toEqual({ seqNo: 0n, entryHash: '0'.repeat(64) });
  });

  it.each(
    ['7', `0:${'0a'.repeat(32)}`, '7:abc', `x:${'0a'.repeat(32)}`, `7:${'0A'.repeat(32)}`, `07:${'0a'.repeat(32)}`],
  )('is not "%s"', (text) => {
    expect(() => readWitness(text)).toThrow(CommandFailed);
  });
});
