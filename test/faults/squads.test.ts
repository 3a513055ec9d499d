/**
 * The clock of a squad without MongoDB and worker: whoever reads it does what was due, and dies between two instants. FAULTS=all kills
 * before and after each commit of 100 days; else some of 40.
 */
import { afterEach, expect, it } from '@jest/globals';
import { verifyJournal } from '../../src/command-line/verify-journal.ts';
import { verifySquads } from '../../src/domains/squads/index.ts';
import { FixedClock } from '../../src/platform/clock.ts';
import { setAhead } from '../support/database-clock.ts';
import { startTestService, TENANT } from '../support/service.ts';
import { householdWithWorkAhead, rowsOf, type Household } from '../support/squads-house.ts';
import { endAll, ServiceChild } from './service-child.ts';

const TIMEOUT_MS = 240_000;
const DAY_MS = 86_400_000;
const { days, skip, deaths: least } =
  process.env['FAULTS'] === 'all' ? { days: 100, skip: 0, deaths: 20 } : { days: 40, skip: 2, deaths: 2 };
const ends: (() => unknown)[] = [];
const atEnd = <T>(thing: T, end: (it: T) => unknown): T => (ends.push(() => end(thing)), thing);
afterEach(() => endAll(ends), TIMEOUT_MS);

async function read({ baseUrl }: ServiceChild, token: string, { sqd_id, ana }: Household): Promise<number> {
  const { status } = await fetch(`${baseUrl}/v1/squads/${sqd_id}?caller_account_id=${ana}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return status;
}

it('a backlog that is broken off between any two instants leaves the rows of one that is not', async () => {
  const clock = new FixedClock('2026-03-02T12:00:00.000Z');
  const api = atEnd(await startTestService({ clock, env: { RAZAO_ROLES: 'api' } }), (it) => it.stop());
  const [spared, killed] = [await householdWithWorkAhead(api), await householdWithWorkAhead(api)];
  clock.advance(days * DAY_MS);
  const token = await api.token();
  const aheadMs = clock.now().getTime() - Date.now();
  setAhead(api.databaseUrl, aheadMs);
  const start = async (): Promise<ServiceChild> =>
    atEnd(await ServiceChild.start(api.databaseUrl, { RAZAO_ROLES: 'api', TEST_CLOCK_AHEAD_MS: String(aheadMs) }), (it) => it.kill());
  let child = await start();
  expect(await read(child, token, spared)).toBe(200);

  let deaths = 0;
  for (;;) {
    await child.arm(deaths % 2 === 0 ? 'before-commit' : 'after-commit', { skip });
    const status = await read(child, token, killed).catch(() => null);
    if (status !== null) {
      expect(status).toBe(200);
      break;
    }
    await child.ended();
    deaths += 1;
    child = await start();
  }

  expect(deaths).toBeGreaterThanOrEqual(least);
  expect(await rowsOf(api, killed)).toEqual(await rowsOf(api, spared));
  expect(await verifyJournal(api.service.database, TENANT)).toMatchObject({ ok: true });
  expect((await verifySquads(api.service.database, TENANT)).differences).toEqual([]);
}, TIMEOUT_MS);
