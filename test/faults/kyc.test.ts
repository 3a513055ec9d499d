/** Verification with processes that die and several that work at once. */
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import type { KycFlagOut, KycSweepResponse, PartyKycResponseOut, PartyResponseOut } from '../../generated/models.ts';
import { createDatabase } from '../support/database.ts';
import { SECRET } from '../support/deliver.ts';
import { startKyc, type TestKyc } from '../support/kyc.ts';
import { eventually, startTestService, TENANT, type TestService } from '../support/service.ts';
import { endAll, ServiceChild } from './service-child.ts';

const TIMEOUT_MS = 90_000;
const WORKER = { RAZAO_ROLES: 'worker', RAZAO_RAIL_TIMEOUT_SECONDS: '1' };
const ends: (() => unknown)[] = [];
const atEnd = <T>(thing: T, end: (it: T) => unknown): T => (ends.push(() => end(thing)), thing);

let databaseUrl: string;
let here: TestService;
let provider: TestKyc;
beforeEach(async () => {
  ends.length = 0;
  databaseUrl = atEnd(await createDatabase(), (it) => it.drop()).url;
  provider = atEnd(await startKyc(), (it) => it.stop());
  here = atEnd(await startTestService({ databaseUrl, env: { RAZAO_ROLES: 'api' } }), (it) => it.stop());
  await provider.connect(here);
}, TIMEOUT_MS);
afterEach(() => endAll(ends));

async function submitted(): Promise<string> {
  const body = {
    type: 'individual', display_name: 'Ana', legal_name: 'Ana Souza', country: 'BR',
    tax_id: { country: 'BR', type: 'cpf', value: '52998224725' },
  };
  const { party_id } = await here.ok<PartyResponseOut>('createParty', { body });
  await here.ok('submitKyc', { path: { party_id }, body: { kyc_level: 1 } });
  return party_id;
}
const view = (party_id: string) => here.ok<PartyKycResponseOut>('getPartyKyc', { path: { party_id } });
const execute = <T>(text: string, values: unknown[] = []) => here.service.database.forTenant(TENANT).write(
  ({ em }) => em.execute<T[]>(text, values),
);

it('a process that dies when the provider has the request: another asks again, and it is one', async () => {
  const child = atEnd(await ServiceChild.start(databaseUrl, WORKER), (it) => it.kill());
  await child.arm('after-dispatch');
  await provider.script('decide', 'timeout');
  const party = await submitted();
  await child.ended(60);
  expect(await provider.cases(party)).toHaveLength(1);
  await execute('update razao.kyc_requests set due_at = created_at where party_id = ?', [party]); // its lease has ended
  atEnd(await ServiceChild.start(databaseUrl, WORKER), (it) => it.kill());
  await eventually(
    async () => (await execute('select from razao.kyc_requests where party_id = ? and due_at is null', [party])).length === 1, 60,
  );
  expect(await provider.cases(party)).toHaveLength(1);
  await provider.emit('KYC_VERDICT_REACHED', { reference: party });
  expect(await view(party)).toMatchObject({ kyc_state: 'VERIFIED', screenings: [{ result: 'CLEAR' }] });
}, TIMEOUT_MS);

it('a process that dies when it has taken the verdict: the provider tells it again, and it is one', async () => {
  const child = atEnd(await ServiceChild.start(databaseUrl, { RAZAO_ROLES: 'api' }), (it) => it.kill());
  const party = await submitted();
  await provider.control('providers', { provider_id: 'sim-kyc-demo', secret: SECRET, callback_url: child.baseUrl });
  await child.arm('after-commit');
  const told = await provider.emit('KYC_VERDICT_REACHED', { reference: party });
  expect(told.status).toBeNull();
  await child.ended();
  const before = await view(party);
  expect(before.kyc_state).toBe('VERIFIED');
  await provider.connect(here, 'sim-kyc-demo', { isNew: false });
  await provider.emit('KYC_VERDICT_REACHED', { reference: party, report_ref: before.provider_report_ref }, {
    delivery_id: told.delivery_id,
  });
  expect(await view(party)).toEqual(before);
}, TIMEOUT_MS);

it('a flag of blocking severity stops the payments of every process from its commit on', async () => {
  const there = atEnd(await startTestService({ databaseUrl, env: { RAZAO_ROLES: 'api' } }), (it) => it.stop());
  const party = await here.party();
  const [from, to] = [await here.account(1_000, { owner: party }), await here.account(0)];
  let isOver = false;
  const answers: number[] = [];
  const paying = [here, there].map(async (service) => {
    while (!isOver) answers.push((await service.transfer(from, to, 1)).status);
  });
  await eventually(async () => answers.filter((status) => status === 201).length > 10);
  const { flag_id } = await here.ok<KycFlagOut>('addRiskFlag', { path: { party_id: party }, body: { reason: 'x', severity: 'BLOCKING' } });
  await eventually(async () => answers.filter((status) => status === 422).length > 10);
  isOver = true;
  await Promise.all(paying);
  const commits = await execute<{ commit_no: string; event_type: string }>(`
    select commit_no, event_type from razao.outbox where event_type = 'risk_flag.added' and body::json -> 'data' ->> 'flag_id' = ?
      or event_type = 'obligation.created' and body::json -> 'data' ->> 'debtor_account_id' = ? order by commit_no, n`, [flag_id, from]);
  expect(commits.at(-1)?.event_type).toBe('risk_flag.added');
}, TIMEOUT_MS);

it('two processes that sweep at once ask for each screening once', async () => {
  const there = atEnd(await startTestService({ databaseUrl, env: { RAZAO_ROLES: 'api' } }), (it) => it.stop());
  const parties = await Promise.all(Array.from({ length: 20 }, submitted));
  for (const reference of parties) await provider.emit('KYC_VERDICT_REACHED', { reference });
  await Promise.all(parties.map((party_id) => here.ok('addRiskFlag', { path: { party_id }, body: { reason: 'x' } })));
  const sweeps = await Promise.all([here, there, here, there].map((service) => service.ok<KycSweepResponse>('sweepKycRescreens')));
  expect(sweeps.reduce((sum, { requested }) => sum + requested, 0)).toBe(20);
  for (const { due, requested, already_pending, expired, remaining } of sweeps) expect(due).toBe(
    requested + already_pending + expired + remaining,
  );
  const asked = await execute<{ n: string }>(`select count(*) as n from razao.kyc_requests where kind = 'SCREENING'`);
  expect(asked[0]?.n).toBe('20');
}, TIMEOUT_MS);
