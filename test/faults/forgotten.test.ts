/**
 * A failover to a standby that was behind, under running processes: nothing is paid out until the bank was asked what the books may have
 * forgotten, and nothing twice. Nobody has to type a command.
 */
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import type { ObligationResponse } from '../../generated/models.ts';
import { show } from '../../src/command-line/payouts.ts';
import { verifyJournal } from '../../src/command-line/verify-journal.ts';
import { ReplicatedPostgres } from '../support/replicated-postgres.ts';
import { eventually, startTestService, TENANT, type TestService } from '../support/service.ts';
import { startSponsor, type TestSponsor } from '../support/sponsor.ts';
import { TcpProxy } from '../support/tcp-proxy.ts';
import { endAll } from './service-child.ts';

const PATIENCE_S = 60;
const ends: (() => unknown)[] = [];
const atEnd = <T>(thing: T, end: (it: T) => unknown): T => (ends.push(() => end(thing)), thing);
beforeEach(() => { ends.length = 0; });
afterEach(() => endAll(ends));

let sponsor: TestSponsor;
let proxy: TcpProxy;
let databaseUrl: string;
let account: string;

const start = async (isNew: boolean): Promise<TestService> => {
  const api = atEnd(await startTestService({ databaseUrl }), (it) => it.stop());
  await sponsor.connect(api, 'sim-demo', { isNew, rails: ['PIX'] });
  return api;
};
const pay = (api: TestService, key: string, value: number) => api.call<ObligationResponse>('createObligation', {
  key, body: {
    rail: 'PIX', amount: { currency: 'BRL', value }, debtor: { kind: 'account', account_id: account },
    creditor: { kind: 'external', external_id: 'pix_key:fornecedor@example.com' },
  },
});
const stateOf = async (api: TestService, obligation_id: string) =>
  (await api.call<ObligationResponse>('getObligation', { path: { obligation_id } })).body.state;
const paidOut = async (value: number) => (await sponsor.books()).lines.filter(({ amount }) => amount === -value).length;
const shown = async () => (await show(TENANT, { DATABASE_URL: databaseUrl, RAZAO_KEK: '07'.repeat(32) }))[0];

it('asks the bank before it pays out, pays nothing twice, and goes on by itself', async () => {
  const servers = atEnd(await ReplicatedPostgres.start({ synchronous: false }), (it) => it.stop());
  proxy = atEnd(await TcpProxy.open(servers.primary.port), (it) => it.close());
  databaseUrl = servers.primary.url(proxy.port);
  sponsor = atEnd(await startSponsor(), (it) => it.stop());
  const api = await start(true);
  account = await api.account(100_000);
  const before = await pay(api, 'before', 1_00);
  await eventually(async () => (await stateOf(api, before.body.obligation_id)) === 'FINAL', PATIENCE_S);
  expect(await shown()).toMatchObject({ state: 'STARTED', stopped_by: null });
  await servers.caughtUp();
  servers.link.cut();
  const lost = await pay(api, 'lost', 2_00);
  await eventually(async () => (await stateOf(api, lost.body.obligation_id)) === 'FINAL', PATIENCE_S);

  await sponsor.script('given', 'unreachable', { times: 1 });
  await servers.primary.kill();
  await servers.standby.promote();
  proxy.pointTo(servers.standby.port);
  const again = await eventually(async () => {
    const answer = await pay(api, 'lost', 2_00);
    return answer.status === 201 && answer.body;
  }, PATIENCE_S);
  expect(again.obligation_id).not.toBe(lost.body.obligation_id);
  expect(await eventually(async () => {
    const it = await shown();
    return it?.waits_for !== null && it;
  }, PATIENCE_S)).toMatchObject({ state: 'ASKING', stopped_by: 'system', waits_for: expect.stringContaining('sim-demo') });
  expect(await stateOf(api, again.obligation_id)).toBe('PENDING');

  await eventually(async () => (await shown())?.state === 'STARTED', PATIENCE_S);
  await eventually(async () => (await stateOf(api, again.obligation_id)) === 'FINAL', 2 * PATIENCE_S);
  expect([await paidOut(1_00), await paidOut(2_00)]).toEqual([1, 1]);
  expect(await shown()).toMatchObject({ forgotten: [{ reference: lost.body.obligation_id, obligation_id: again.obligation_id }] });
  expect(await verifyJournal(api.service.database, TENANT)).toMatchObject({ ok: true });
}, 300_000);

it('asks before it sends what was left to send, and not when the same Postgres starts again', async () => {
  const servers = atEnd(await ReplicatedPostgres.start({ synchronous: true }), (it) => it.stop());
  proxy = atEnd(await TcpProxy.open(servers.primary.port), (it) => it.close());
  databaseUrl = servers.primary.url(proxy.port);
  sponsor = atEnd(await startSponsor(), (it) => it.stop());
  const api = await start(true);
  account = await api.account(100_000);
  await sponsor.script('pay', 'unreachable', { times: 1_000 });
  const waiting = await pay(api, 'waiting', 1_00);
  await eventually(async () => (await shown())?.state === 'STARTED' && (await stateOf(api, waiting.body.obligation_id)) === 'PENDING');
  await api.stop();
  await servers.primary.kill();
  await servers.standby.promote();
  await servers.standby.query(`alter system set synchronous_standby_names = ''`);
  await servers.standby.query('select pg_reload_conf()');
  proxy.pointTo(servers.standby.port);
  await sponsor.reset();
  await sponsor.script('given', 'unreachable', { times: 1 });
  const later = await start(false);
  await eventually(async () => (await shown())?.waits_for?.includes('sim-demo'), PATIENCE_S);
  expect(await paidOut(1_00)).toBe(0);
  await eventually(async () => (await stateOf(later, waiting.body.obligation_id)) === 'FINAL', 2 * PATIENCE_S);
  expect(await paidOut(1_00)).toBe(1);
  await later.stop();
  await servers.standby.stop();
  await servers.standby.start();
  const last = await start(false);
  const next = await pay(last, 'next', 3_00);
  await eventually(async () => (await stateOf(last, next.body.obligation_id)) === 'FINAL', PATIENCE_S);
  expect(await shown()).toMatchObject({ state: 'STARTED', waits_for: null });
}, 300_000);
