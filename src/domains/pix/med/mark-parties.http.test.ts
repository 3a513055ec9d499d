/** Marks for fraud that a MED case or the directory makes, and takes back: once, and never against a person's decision. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { EventListResponse, KycFlagOut, PartyKycResponseOut } from '../../../../generated/models.ts';
import { deliver } from '../../../../test/support/deliver.ts';
import { MedWorld } from '../../../../test/support/med-world.ts';
import { eventually, startTestService, type TestService } from '../../../../test/support/service.ts';
import { startSponsor, type TestSponsor } from '../../../../test/support/sponsor.ts';
import { cpfOf } from '../../../../test/support/tax-ids.ts';

let api: TestService;
let sponsor: TestSponsor;
let numbered = 0;
beforeAll(async () => {
  api = await startTestService();
  sponsor = await startSponsor();
  await api.token(['service/health']);
  await sponsor.connect(api);
});
afterAll(async () => {
  await sponsor.stop();
  await api.stop();
});

const tell = (event: string, data: object) => deliver(api, {
  operationId: 'receivePixMedEvent', body: { event, occurred_at: new Date().toISOString(), data, n: randomUUID() },
});
const accept = (report_id: string) => tell('MED_INFRACTION_CLOSED', { report_id, result: 'AGREED', fraud_type: 'MULE_ACCOUNT' });
const withdraw = (report_id: string) => tell('MED_INFRACTION_CANCELLED', { report_id });
const flagsOf = async (party_id: string): Promise<readonly KycFlagOut[]> =>
  (await api.ok<PartyKycResponseOut>('getPartyKyc', { path: { party_id } })).flags ?? [];
const untilFlags = (party: string, is: (flags: readonly KycFlagOut[]) => boolean) => eventually(async () => {
  const flags = await flagsOf(party);
  return is(flags) && flags;
});
const resolve = (party_id: string, flag_id = '') => api.ok('resolveRiskFlag', { path: { party_id, flag_id }, body: {} });
const announced = async (party: string) => (await api.ok<EventListResponse>('listEvents', {
  query: { after: 'earliest', entity_id: party },
})).items.map(({ event_type }) => event_type).filter((type) => type.startsWith('risk_flag.'));

/** A contested payment of a party of its own. */
async function contested() {
  const world = new MedWorld(api, sponsor);
  const it = await world.blocked(1_000);
  const { owner_party_id: party } = await api.ok<{ owner_party_id: string }>('getAccount', { path: { account_id: it.account } });
  return { ...it, party, world };
}

describe('a report against an account that is accepted as fraud', () => {
  it('marks the owner once, and a person takes that back for good', async () => {
    const { party, report_id, case_id, account } = await contested();
    await accept(report_id);
    const [flag] = await untilFlags(party, ({ length }) => length === 1);
    expect(flag).toMatchObject({
      kind: 'FRAUD_MARK', severity: 'BLOCKING', source: 'MED_CASE', source_ref: case_id, added_by: 'service',
    });
    const refused = await api.call('createObligation', { body: {
      rail: 'PIX', amount: { currency: 'BRL', value: 1 }, debtor: { kind: 'account', account_id: account },
      creditor: { kind: 'external', external_id: 'pix_key:loja@example.com' },
    } });
    expect(refused).toMatchObject({ status: 422, body: { error: 'PARTY_BLOCKED', details: { flag: 'FRAUD_MARK' } } });
    await resolve(party, flag?.flag_id);
    await accept(report_id);
    const other = await contested();
    await accept(other.report_id);
    await untilFlags(other.party, ({ length }) => length === 1);
    expect((await flagsOf(party)).map(({ resolved_by }) => resolved_by === undefined)).toEqual([false]);
    expect(await announced(party)).toEqual(['risk_flag.added', 'risk_flag.resolved']);
  });

  it('and withdrawn then, also after the case has ended, marks the owner no more', async () => {
    const { party, report_id, case_id, world } = await contested();
    await accept(report_id);
    await untilFlags(party, ({ length }) => length === 1);
    await world.resolve(case_id, { action: 'RETURN' });
    await world.until(case_id, ({ status }) => status === 'RETURNED');
    await withdraw(report_id);
    const flags = await untilFlags(party, ([flag]) => flag?.resolved_at !== undefined);
    expect(flags).toMatchObject([{ resolved_by: 'service' }]);
    await accept(report_id);
    await withdraw(report_id);
    const { history } = await world.read(case_id);
    expect(history.map(({ event }) => event).slice(-3)).toEqual(['RETURN_DECIDED', 'RETURN_SETTLED', 'WITHDRAWN']);
  });

  it('leaves a mark of a person that names the case as it is', async () => {
    const { party, report_id, case_id, world } = await contested();
    await api.ok('addRiskFlag', {
      path: { party_id: party }, body: { kind: 'FRAUD_MARK', reason: 'By hand', source: 'MED_CASE', source_ref: case_id },
    });
    await accept(report_id);
    await withdraw(report_id);
    await world.until(case_id, ({ status, secured_amount }) => status === 'CANCELLED' && secured_amount?.value === 0);
    expect(await flagsOf(party)).toMatchObject([{ reason: 'By hand' }]);
    expect(await announced(party)).toEqual(['risk_flag.added']);
  });
});

describe('a mark of the directory', () => {
  const person = async () => {
    const value = cpfOf(700_000_000 + (numbered += 1));
    const { party_id } = await api.ok<{ party_id: string }>('createParty', { body: {
      type: 'individual', display_name: 'Ana Souza', country: 'BR', tax_id: { country: 'BR', type: 'cpf', value },
    } });
    return { party: party_id, tax_id: value };
  };
  const marked = (data: object) => tell('MED_FRAUD_MARKED', { fraud_type: 'SCAMMER_ACCOUNT', ...data });
  const cancelled = (data: object) => tell('MED_FRAUD_MARK_CANCELLED', data);
  const isOpen = async (party: string) => (await flagsOf(party)).map(({ resolved_at }) => resolved_at === undefined);

  it('marks the party with that tax id once, until it is taken back', async () => {
    const [{ party, tax_id }, marker_id] = [await person(), randomUUID()];
    const answers = await Promise.all([1, 2, 3].map(() => marked({ marker_id, tax_id })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await flagsOf(party)).toMatchObject([{ kind: 'FRAUD_MARK', source: 'DIRECTORY', source_ref: marker_id }]);
    await cancelled({ marker_id, tax_id });
    await marked({ marker_id, tax_id });
    expect(await isOpen(party)).toEqual([false]);
    expect(await announced(party)).toEqual(['risk_flag.added', 'risk_flag.resolved']);
  });

  it('that was taken back before it was heard of is not made', async () => {
    const [{ party, tax_id }, marker_id] = [await person(), randomUUID()];
    await cancelled({ marker_id, tax_id });
    await marked({ marker_id, tax_id });
    expect([await isOpen(party), await announced(party)]).toEqual([[false], []]);
  });

  it.each<[string, object]>([
    ['of a wrong tax id', { tax_id: '52998224720' }], ['without a name', { marker_id: '' }], ['of no known fraud', { fraud_type: 'X' }],
  ])('%s changes nothing', async (_, wrong) => {
    const { party, tax_id } = await person();
    await marked({ marker_id: randomUUID(), tax_id, ...wrong });
    expect(await flagsOf(party)).toEqual([]);
  });
});

it('nothing is marked by itself where the installation says so', async () => {
  const manual = await startTestService({ env: { RAZAO_ROLES: 'api', RAZAO_MED_FRAUD_MARK: 'false' } });
  const tax_id = cpfOf(600_000_001);
  const { party_id } = await manual.ok<{ party_id: string }>('createParty', { body: {
    type: 'individual', display_name: 'Ana Souza', country: 'BR', tax_id: { country: 'BR', type: 'cpf', value: tax_id },
  } });
  const other = await startSponsor();
  await manual.token(['service/health']);
  await other.connect(manual);
  const { status } = await deliver(manual, { operationId: 'receivePixMedEvent', body: {
    event: 'MED_FRAUD_MARKED', occurred_at: new Date().toISOString(), data: { marker_id: 'm1', tax_id, fraud_type: 'OTHER' },
  } });
  expect([status, (await manual.ok<PartyKycResponseOut>('getPartyKyc', { path: { party_id } })).flags]).toEqual([200, []]);
  await other.stop();
  await manual.stop();
});
