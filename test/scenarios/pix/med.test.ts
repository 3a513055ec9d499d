/** Contested payments, from end to end: the service and the simulated sponsor are processes of their own. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { verifyJournal } from '../../../src/domains/journal/index.ts';
import { ServiceChild } from '../../faults/service-child.ts';
import { brl, MedWorld } from '../../support/med-world.ts';
import { eventually, startTestService, TENANT, TestService } from '../../support/service.ts';
import { startSponsorProcess, type TestSponsor } from '../../support/sponsor.ts';

let books: TestService;
let child: ServiceChild;
let sponsor: TestSponsor;
let world: MedWorld;
beforeAll(async () => {
  books = await startTestService({ env: { RAZAO_ROLES: 'api' } });
  await books.token(['service/health']);
  [child, sponsor] = await Promise.all([
    ServiceChild.start(books.databaseUrl, { RAZAO_RAIL_TIMEOUT_SECONDS: '1' }), startSponsorProcess(),
  ]);
  const api = new TestService(books.service, child.baseUrl, books.databaseUrl, async () => undefined);
  await sponsor.connect(api);
  world = new MedWorld(api, sponsor);
}, 90_000);
afterAll(async () => {
  const verdict = await verifyJournal(books.service.database, TENANT);
  await child.kill();
  await sponsor.stop();
  await books.stop();
  expect(verdict).toMatchObject({ ok: true });
});

describe('a credit of ours is contested', () => {
  it('the money is blocked, all of it', async () => {
    const { account, case_id, report_id, end_to_end_id } = await world.blocked();
    expect(await world.read(case_id)).toMatchObject({
      direction: 'INBOUND', status: 'OPEN', account_id: account, amount: brl(15_000), secured_amount: brl(15_000), report_id, reason_code: 'SCAM',
      original_end_to_end_id: end_to_end_id, hop: 0, overdue: false, version: 2, filed_by: null,
      history: [{ event: 'RECEIVED', actor: 'sim-demo', actor_type: 'PROVIDER' }, { event: 'BLOCK_PLACED', actor: 'service', actor_type: 'SERVICE' }],
    });
    expect(await world.api.available(account)).toBe(0);
  });

  it('RETURN sends it back: the case is RETURNING, then RETURNED, and the sponsor\'s books show it', async () => {
    const { account, case_id } = await world.blocked();
    const answer = await world.resolve(case_id, { action: 'RETURN', reason: 'Never sent' });
    expect(answer).toMatchObject({
      status: 200, body: { status: 'RETURNING', resolution: 'RETURN', resolved_by: 'ops-112', returned_amount: brl(15_000), secured_amount: brl(0) },
    });
    const after = await world.until(case_id, ({ status }) => status === 'RETURNED');
    expect(after.history.map(({ event }) => event)).toEqual(['RECEIVED', 'BLOCK_PLACED', 'RETURN_DECIDED', 'RETURN_SETTLED']);
    const { lines } = await sponsor.books();
    expect(lines.filter((line) => line.end_to_end_id === after.return_end_to_end_id)).toMatchObject([{ kind: 'RETURN_SENT', amount: -15_000 }]);
    expect(await world.api.available(account)).toBe(0);
  });
});
