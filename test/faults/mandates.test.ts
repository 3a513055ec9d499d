/** A process dies in the middle of a payer's answer, or of a debit: one effect, here and at the provider. */
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { PixMandateListResponse, PixMandateResponse } from '../../generated/models.ts';
import { verifyJournal } from '../../src/command-line/verify-journal.ts';
import type { Failpoint } from '../../src/platform/failpoints.ts';
import { MandatesWorld } from '../scenarios/pix/mandates-world.ts';
import { programFile } from '../support/server-urls.ts';
import { eventually, startTestService, TENANT, type TestService } from '../support/service.ts';
import { startSponsor, type TestSponsor } from '../support/sponsor.ts';
import { ServiceChild } from './service-child.ts';

const AMOUNT = 8990;
/** Each takes a process; all of them run with FAULTS=all. */
const some = <T>(cases: readonly T[]): readonly T[] => (process.env['FAULTS'] === 'all' ? cases : cases.filter(
  (_, place) => place % 3 === 0,
));

describe('what the payer says', () => {
  let api: TestService;
  let sponsor: TestSponsor;
  let child: ServiceChild | undefined;
  beforeAll(async () => {
    api = await startTestService({ env: { RAZAO_ROLES: 'api' } });
    sponsor = await startSponsor();
    await sponsor.connect(api);
  }, 60_000);
  afterEach(() => child?.kill());
  afterAll(async () => {
    await sponsor.stop();
    await api.stop();
  });

  async function requested(): Promise<PixMandateResponse> {
    const account_id = await api.account(AMOUNT);
    await sponsor.emit('MANDATE_REQUESTED', { account_id });
    const { items: [mandate] } = await api.ok<PixMandateListResponse>('listPixMandates', { query: { account_id } });
    if (!mandate) throw new Error('no mandate');
    return mandate;
  }

  const types = async (entity_id: string): Promise<string[]> => {
    const { items } = await api.ok<{ items: { event_type: string }[] }>('listEvents', { query: { entity_id, after: 'earliest' } });
    return items.map(({ event_type }) => event_type);
  };

  /** Ends the leases of a dead process. */
  const endLeases = () => api.service.database.forTenant(TENANT).write(({ em }) => em.execute(
    'update razao.commands set leased_until = null where tenant_id = ?', [TENANT],
  ));

  test.each(some<['authorize' | 'revoke', Failpoint]>([
    ['authorize', 'before-commit'], ['authorize', 'after-commit'], ['revoke', 'before-commit'], ['revoke', 'after-commit'],
  ]))('%s, killed %s: repeated with its key, it has one effect', async (verb, place) => {
    const { mandate_id } = await requested();
    if (verb === 'revoke') await api.ok('authorizePixMandate', { path: { mandate_id } });
    child = await ServiceChild.start(api.databaseUrl, { RAZAO_ROLES: 'api' });
    await child.arm(place);
    const key = randomUUID();
    const headers = { 'authorization': `Bearer ${await api.token()}`, 'idempotency-key': key };
    const isAnswered = await fetch(`${child.baseUrl}/v1/pix/mandates/${mandate_id}/${verb}`, { method: 'POST', headers }).then(() =>
      true, () => false);
    await child.ended();
    await endLeases();
    const operation = verb === 'authorize' ? 'authorizePixMandate' : 'revokePixMandate';
    const [first, second] = [
      await api.call(operation, { path: { mandate_id }, key }), await api.call(operation, { path: { mandate_id }, key }),
    ];
    const [status, events] = verb === 'authorize' ? ['ACTIVE', ['authorized']] : ['REVOKED', ['authorized', 'revoked']];
    expect([isAnswered, first.status, first.body['status'], second.status]).toEqual([false, 200, status, 200]);
    expect(second.body).toEqual(first.body);
    expect(await types(mandate_id)).toEqual(['requested', ...events].map((name) => `pix_mandate.${name}`));
  }, 60_000);
});

describe('a debit', () => {
  let world: MandatesWorld;
  let worker: TestService | undefined;
  beforeAll(async () => { world = await MandatesWorld.start({ RAZAO_ROLES: 'api' }); }, 60_000);
  afterEach(() => worker?.stop());
  afterAll(() => world.stop());

  /** A worker looks at mandates now, and dies. */
  async function die(place: Failpoint): Promise<void> {
    const child = spawn(process.execPath, ['--enable-source-maps', await programFile('mandate-child')], {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      env: {
        ...process.env, NODE_OPTIONS: '', DATABASE_URL: world.api.databaseUrl, NOW: world.clock.now().toISOString(),
        FAILPOINT: place, TENANT,
      },
    });
    const [, signal] = await once(child, 'exit', { signal: AbortSignal.timeout(40_000) }) as [unknown, string];
    expect(signal).toBe('SIGKILL');
  }

  test.each(
    some<Failpoint>(['before-commit', 'after-commit', 'before-dispatch', 'after-dispatch']),
  )('killed %s is made once', async (place) => {
    const account = await world.api.account(2 * AMOUNT);
    const mandate = await world.active(account);
    const { due_on, txid } = await world.charged(mandate);
    world.clock.advance(new Date(`${due_on}T00:00:00.000-03:00`).getTime() - world.clock.now().getTime());
    await die(place);
    worker = await startTestService({ databaseUrl: world.api.databaseUrl, clock: world.clock, env: { RAZAO_RAIL_TIMEOUT_SECONDS: '1' } });
    await eventually(async () => {
      await world.later(1000);
      return (await world.charge(mandate.mandate_id)).status === 'DEBITED';
    }, 30);
    expect(await world.api.available(account)).toBe(AMOUNT);
    const debits = (await world.sponsor.books()).payments.filter((payment) => JSON.stringify(payment).includes(txid));
    expect(debits).toHaveLength(1);
    expect(await verifyJournal(world.api.service.database, TENANT)).toMatchObject({ ok: true });
  }, 90_000);
});
