/** A pooler that lends sessions for as long as one is connected serves; one that lends them for less is refused at the start, by name. */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { exitCodeOf, requirePostgres } from '../../src/command-line/failures.ts';
import { createDatabase } from '../support/database.ts';
import { pgbouncer, startPgbouncer, type Pooler } from '../support/pgbouncer.ts';
import { eventually, startTestService } from '../support/service.ts';
import { endAll } from '../faults/service-child.ts';

const ends: (() => unknown)[] = [];
let url: string;
beforeEach(async () => {
  ends.length = 0;
  const database = await createDatabase();
  ends.push(() => database.drop());
  ({ url } = database);
});
afterEach(() => endAll(ends));

async function start(mode: Parameters<typeof startPgbouncer>[1]): Promise<Pooler> {
  const pooler = await startPgbouncer(url, mode);
  ends.push(() => pooler.stop());
  await eventually(() => requirePostgres(pooler.url).then(() => true, (error: unknown) => !/ECONNREFUSED/.test(String(error))));
  return pooler;
}

(pgbouncer === undefined ? describe.skip : describe)(`PgBouncer (${pgbouncer ?? 'not installed here: apt-get install pgbouncer'})`, () => {
  it.each(['transaction', 'statement'] as const)('with pool_mode = %s is refused', async (mode) => {
    const pooler = await start(mode);
    const error: unknown = await requirePostgres(pooler.url).catch((it: unknown) => it);
    expect([String(error), exitCodeOf(error)]).toEqual([expect.stringMatching(/another session.*pool_mode = session/), 2]);
    await expect(startTestService({ databaseUrl: pooler.url })).rejects.toThrow(/pool_mode = session/);
  });

  it('with pool_mode = session serves, and drops no setting of ours', async () => {
    const pooler = await start('session');
    const api = await startTestService({ databaseUrl: pooler.url, env: { RAZAO_POSTGRES_STATEMENT_SECONDS: '17' } });
    ends.push(() => api.stop());
    const payer = await api.account(1_000);
    expect((await api.transfer(payer, await api.account(), 1_000)).status).toBe(201);
    const settings = ['role', 'synchronous_commit', 'search_path', 'statement_timeout'];
    const rows = await api.service.database.query<{ value: string }>(
      { name: 'settings', text: `select current_setting(name) as value from unnest($1::text[]) as name` }, [settings]);
    expect(rows.map(({ value }) => value)).toEqual(['razao_app', 'on', 'razao', '17s']);
  });
});
