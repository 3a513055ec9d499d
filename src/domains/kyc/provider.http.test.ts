/** The service and the simulated provider, a process of its own: from the request to the party's state and back. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { EventListResponse, KycState, PartyKycResponseOut, PartyResponseOut } from '../../../generated/models.ts';
import { startKycProcess, type TestKyc } from '../../../test/support/kyc.ts';
import { eventually, startTestService, type TestService } from '../../../test/support/service.ts';

let service: TestService;
let provider: TestKyc;
beforeAll(async () => {
  [service, provider] = await Promise.all([startTestService({ env: { RAZAO_RAIL_TIMEOUT_SECONDS: '1' } }), startKycProcess()]);
  await provider.connect(service);
});
afterAll(async () => {
  await service.stop();
  await provider.stop();
});
afterEach(() => provider.control('reset', {}));

const documents = (ref = 'doc') => [{ type: 'PASSPORT', ref }, { type: 'SELFIE', ref: 'selfie' }];
async function person(legal_name = 'Ana Maria de Souza', over: object = {}): Promise<string> {
  const body = { type: 'individual', display_name: 'Ana', legal_name, country: 'BR', tax_id: {
    country: 'BR', type: 'cpf', value: '52998224725',
  }, ...over };
  return (await service.ok<PartyResponseOut>('createParty', { body })).party_id;
}
const submit = (party_id: string, ref?: string) =>
  service.ok<PartyKycResponseOut>('submitKyc', { path: { party_id }, body: { kyc_level: 2, document_refs: documents(ref) } });
const view = (party_id: string) => service.ok<PartyKycResponseOut>('getPartyKyc', { path: { party_id } });
const becomes = (party: string, state: KycState) => eventually(async () => {
  const seen = await view(party);
  return seen.kyc_state === state && seen;
});
async function submitted(name?: string, ref?: string): Promise<string> {
  const party = await person(name);
  await submit(party, ref);
  return party;
}
const settled = () => eventually(async () => (await provider.deliveries()).every(({ state }) => state === 'DELIVERED'));

describe('what becomes of a submission', () => {
  it.each<[string, string, string, KycState, string, string | undefined]>([
    ['nothing against it', 'Ana Souza', 'doc', 'VERIFIED', 'CLEAR', 'DOCUMENT_AND_FACE_MATCH'],
    ['a forged document', 'Ana Souza', 'fail:doc', 'REJECTED', 'CLEAR', 'DOCUMENT_FORGED'],
    ['an unclear document', 'Ana Souza', 'unclear:doc', 'IN_REVIEW', 'CLEAR', 'DOCUMENT_UNCLEAR'],
    ['a name in a list', 'Bruno Sancionado', 'doc', 'IN_REVIEW', 'HIT', 'SCREENING_HIT'],
    ['a name in a list, with an accent', 'Firma Inidônea', 'doc', 'IN_REVIEW', 'HIT', 'SCREENING_HIT'],
    ['a politician', 'Carla Deputada', 'doc', 'IN_REVIEW', 'HIT', 'SCREENING_HIT'],
  ])('%s', async (_, name, ref, state, screening, reason) => {
    const party = await submitted(name, ref);
    const seen = await becomes(party, state);
    expect(seen).toMatchObject({ screening_state: screening, kyc_level: state === 'VERIFIED' ? 2 : 0, provider_id: 'sim-kyc-demo' });
    expect(seen.state_history?.at(-1)).toMatchObject({ actor: 'sim-kyc-demo', actor_type: 'PROVIDER', reason });
    expect(JSON.stringify(seen)).not.toMatch(/Sancionado|Deputada|529982/);
  });

  it('the session is named by us where there was none, and comes back with the verdict', async () => {
    const party = await submitted();
    const { provider_session_ref } = await becomes(party, 'VERIFIED');
    expect(provider_session_ref).toMatch(/^kyq_/);
    expect(await provider.cases(party)).toMatchObject([{ session_ref: provider_session_ref, outcome: 'APPROVED' }]);
  });

  it('a verdict that is told twice, and comes twice, is one', async () => {
    await provider.script('decide', 'duplicate');
    await provider.script('callback', 'duplicate', { times: 2 });
    const party = await submitted();
    await becomes(party, 'VERIFIED');
    await settled();
    const { state_history, screenings } = await view(party);
    expect([state_history?.length, screenings?.length]).toEqual([2, 1]);
  });

  it('a verdict whose answer is lost comes again, and is one', async () => {
    await provider.script('callback', 'timeout');
    const party = await submitted();
    await becomes(party, 'VERIFIED');
    await settled();
    expect((await view(party)).screenings).toHaveLength(1);
  });

  it('an expired document that is told before the verdict ends the verification after it', async () => {
    await provider.script('decide', 'timeout');
    const party = await submitted('Ana Souza', 'doc-early');
    await eventually(async () => (await provider.cases(party)).length === 1);
    await provider.emit('KYC_DOCUMENT_EXPIRED', { reference: party, document_ref: 'doc-early' });
    expect((await view(party)).kyc_state).toBe('PENDING');
    await provider.emit('KYC_VERDICT_REACHED', { reference: party });
    const { state_history } = await becomes(party, 'EXPIRED');
    expect(state_history?.map(({ to_state }) => to_state)).toEqual(['PENDING', 'VERIFIED', 'EXPIRED']);
  });
});

describe('a provider', () => {
  it.each([
    ['that is not there', 'unreachable', true], ['that answers nobody, though it took the request', 'timeout', true],
    ['that answers nobody and took nothing', 'timeout', false],
  ])(
    '%s is asked again, and once', async (_, outcome, applied) => {
      await provider.script('verify', outcome, { applied });
      const party = await submitted();
      await becomes(party, 'VERIFIED');
      expect(await provider.cases(party)).toHaveLength(1);
    });

  it('that turns a request away leaves it to a person', async () => {
    await provider.script('verify', 'refuse', { code: 'UNSUPPORTED_COUNTRY' });
    const party = await submitted();
    const { state_history, screening_state } = await becomes(party, 'IN_REVIEW');
    expect(state_history?.at(-1)).toMatchObject({ reason: 'UNSUPPORTED_COUNTRY', actor_type: 'PROVIDER' });
    expect(screening_state).toBe('NOT_SCREENED');
  });

  it('that never decides leaves the party PENDING, until an operator takes it over', async () => {
    const party = await submitted('João Silêncio');
    await eventually(async () => (await provider.cases(party)).length === 1);
    await service.ok('reviewKyc', { path: { party_id: party }, body: { kyc_state: 'IN_REVIEW', reason: 'no answer' } });
    await provider.emit('KYC_VERDICT_REACHED', { reference: party, verdict: 'REJECTED' });
    expect(await view(party)).toMatchObject({ kyc_state: 'IN_REVIEW', screening_state: 'CLEAR', screenings: [{ result: 'CLEAR' }] });
  });

  it('is told of nothing that nobody waits for any more', async () => {
    await provider.script('verify', 'unreachable');
    const party = await submitted();
    await service.ok('reviewKyc', { path: { party_id: party }, body: { kyc_state: 'IN_REVIEW', reason: 'by hand' } });
    await service.ok('reviewKyc', { path: { party_id: party }, body: { kyc_state: 'VERIFIED', reason: 'by hand' } });
    const open = async () => (await service.service.database.forTenant('demo').read((em) =>
      em.execute<{ n: string }[]>(
        'select count(*) as n from razao.kyc_requests where party_id = ? and due_at is not null', [party],
      )))[0]?.n;
    await eventually(async () => (await open()) === '0');
    expect((await provider.cases(party)).length).toBeLessThanOrEqual(1);
    expect((await view(party)).kyc_state).toBe('VERIFIED');
  });
});

describe('screening again', () => {
  it('after a change of the name that stands in a list opens a review', async () => {
    const party = await submitted();
    await becomes(party, 'VERIFIED');
    await service.ok('updateParty', { path: { party_id: party }, body: { legal_name: 'Ana Sancionada' } });
    await service.ok('sweepKycRescreens');
    const { screenings, kyc_level } = await becomes(party, 'IN_REVIEW');
    expect(screenings?.[0]).toMatchObject({
      trigger: 'party_changed', result: 'HIT', hits: [{ list: 'un_sc', category: 'SANCTIONS', match_ref: 'match-un_sc', score: 98 }],
    });
    expect(kyc_level).toBe(2);
  });

  it('after a flag, with nothing found, keeps it verified', async () => {
    const party = await submitted();
    await becomes(party, 'VERIFIED');
    await service.ok('addRiskFlag', { path: { party_id: party }, body: { reason: 'x' } });
    await service.ok('sweepKycRescreens');
    await eventually(async () => (await view(party)).rescreen_reason === 'cadence');
    expect(await view(party)).toMatchObject({ kyc_state: 'VERIFIED', screenings: [{ trigger: 'risk_flag' }, { trigger: 'submission' }] });
  });

  it('by the provider’s own watch opens a review', async () => {
    const party = await submitted();
    await becomes(party, 'VERIFIED');
    await provider.emit('KYC_SCREENING_COMPLETED', {
      reference: party, screening: {
        result: 'HIT', checked_lists: ['br_ceis'], hits: [{ list: 'br_ceis', category: 'WATCHLIST', match_ref: 'match-9c21ab', score: 91 }],
      },
    });
    expect((await view(party)).kyc_state).toBe('IN_REVIEW');
  });
});

it('many submissions at once are each asked about once, and decided', async () => {
  const parties = await Promise.all(Array.from({ length: 12 }, () => submitted()));
  for (const party of parties) {
    await becomes(party, 'VERIFIED');
    expect(await provider.cases(party)).toHaveLength(1);
  }
});

it('no event bears a name, a tax identifier or a document', async () => {
  const { items } = await service.ok<EventListResponse>('listEvents', { query: { limit: 200 } });
  expect(items.some(({ event_type }) => event_type === 'kyc.verified')).toBe(true);
  expect(JSON.stringify(items)).not.toMatch(/Souza|Sancionad|Deputada|529982|"doc|selfie/);
});
