/** KYC over HTTP: submitting, what the provider tells, reviews, and what follows for the search, for promotion and in events. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type {
  AccountResponse, EventListResponse, PartyKycResponseOut, PartyResponseOut, PartySearchResponseOut,
} from '../../../generated/models.ts';
import { addProvider, SECRET } from '../../../test/support/deliver.ts';
import { KYC, kycCalls } from '../../../test/support/kyc-calls.ts';
import { startTestService, type TestService } from '../../../test/support/service.ts';
import { FixedClock } from '../../platform/clock.ts';

const clock = new FixedClock();
let service: TestService;
beforeAll(async () => {
  service = await startTestService({ clock, env: { RAZAO_ROLES: 'api' } });
  await addProvider(service, KYC, { type: 'KYC_PROVIDER', adapter: 'sim_kyc_v1' });
  await addProvider(service, 'sim-bank');
  await addProvider(service, 'sim-kyc-acme', { type: 'KYC_PROVIDER', adapter: 'sim_kyc_v1', tenant: 'acme', secret: `${SECRET}-acme` });
});
afterAll(() => service.stop());

let numbered = 0;
const DAY_MS = 86_400_000;
const {
  documents, person, submit, view, flag, resolve, sweep, HIT, tell, verdict, screened, verified,
} = kycCalls(() => service, () => (numbered += 1));
const review = (party_id: string, body: object) => service.call<PartyKycResponseOut>('reviewKyc', { path: { party_id }, body });
const eventsOf = async (entity_id: string) => (await service.ok<EventListResponse>(
  'listEvents', { query: { entity_id, limit: 200 } },
)).items.reverse();

describe('a party that was never submitted', () => {
  it('has a view, with empty lists', async () => {
    const party_id = await person();
    expect(await view(party_id)).toEqual({
      party_id, kyc_state: 'NOT_SUBMITTED', screening_state: 'NOT_SCREENED', kyc_level: 0, document_refs: [], flags: [], screenings: [],
      state_history: [],
    });
    const party = await service.ok<PartyResponseOut>('getParty', { path: { party_id } });
    expect(party.risk).toEqual({});
    expect(party).not.toHaveProperty('rescreen_due_at');
  });
});

describe('submitting', () => {
  it('makes the party PENDING at once, and shows references', async () => {
    const party = await person();
    const { status, body } = await submit(party, { kyc_level: 2, document_refs: documents, provider_session_ref: 'session-1' });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      kyc_state: 'PENDING', screening_state: 'PENDING', kyc_level: 0, document_refs: documents, provider_id: KYC,
      provider_session_ref: 'session-1',
      state_history: [{ from_state: 'NOT_SUBMITTED', to_state: 'PENDING', actor_type: 'CLIENT', actor: expect.stringMatching(/^cli_/) }],
    });
    expect(await view(party)).toEqual(body);
  });

  it('is refused while one is under way, and repeats by its key', async () => {
    const party = await person();
    const first = await submit(party, { kyc_level: 1 }, `key-${party}`);
    expect(await submit(party, { kyc_level: 1 }, `key-${party}`)).toMatchObject({
      status: 200, body: first.body, headers: { 'idempotency-replayed': 'true' },
    });
    expect(await submit(party, { kyc_level: 1 })).toMatchObject({
      status: 409, body: { error: 'KYC_IN_PROGRESS', details: { kyc_state: 'PENDING' } },
    });
  });

  it('of many at once takes one', async () => {
    const party = await person();
    const answers = await Promise.all(Array.from({ length: 10 }, () => submit(party, { kyc_level: 1 })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(9).fill(409)]);
    expect((await view(party)).state_history).toHaveLength(1);
  });

  it.each([
    ['without a tax identifier', { tax_id: undefined }, { kyc_level: 1 }, ['tax_id'], []],
    ['without a legal name', { legal_name: undefined }, { kyc_level: 1 }, ['legal_name'], []],
    ['without documents', {}, { kyc_level: 2 }, [], ['IDENTITY_CARD', 'SELFIE']],
    ['with half of them', {}, { kyc_level: 2, document_refs: documents.slice(0, 1) }, [], ['SELFIE']],
  ])('%s says what is missing', async (_, over, body, missing_fields, missing_documents) => {
    const party = await person(over);
    expect(await submit(party, body)).toMatchObject({
      status: 422, body: { error: 'KYC_DATA_MISSING', details: { kyc_level: body.kyc_level, missing_fields, missing_documents } },
    });
    expect((await view(party)).kyc_state).toBe('NOT_SUBMITTED');
  });

  it.each<[string, object, (string | number)[]]>([
    ['level 0', { kyc_level: 0 }, ['body', 'kyc_level']], ['level 4', { kyc_level: 4 }, ['body', 'kyc_level']],
    ['no level', {}, ['body', 'kyc_level']],
    [
      'a document of another kind', { kyc_level: 1, document_refs: [{ type: 'LIBRARY_CARD', ref: 'x' }] },
      ['body', 'document_refs', 0, 'type'],
    ],
    [
      'contents instead of a reference', { kyc_level: 1, document_refs: [{ type: 'SELFIE', ref: 'x'.repeat(201) }] },
      ['body', 'document_refs', 0, 'ref'],
    ],
    ['a field that there is not', { kyc_level: 1, name: 'Ana' }, ['body', 'name']],
  ])('with %s is not valid', async (_, body, loc) => {
    expect(await submit(await person(), body)).toMatchObject({ status: 422, body: { detail: [{ loc }] } });
  });

  it('again for the level that is verified is refused', async () => {
    expect(await submit(await verified())).toMatchObject({
      status: 409, body: { error: 'KYC_ALREADY_VERIFIED', details: { kyc_level: 2 } },
    });
  });

  it('without a bound provider is for a person', async () => {
    await service.token(['service/health'], 'lonely');
    const party_id = await person({}, 'lonely');
    const call = { path: { party_id }, tenant: 'lonely' };
    const body = await service.ok<PartyKycResponseOut>('submitKyc', { ...call, body: { kyc_level: 1 } });
    expect(body).toMatchObject({
      kyc_state: 'IN_REVIEW', screening_state: 'NOT_SCREENED', state_history: [{ to_state: 'PENDING' }, { to_state: 'IN_REVIEW' }],
    });
    expect(body).not.toHaveProperty('provider_id');
    expect(await service.ok('reviewKyc', { ...call, body: { kyc_state: 'VERIFIED', reason: 'seen' } })).toMatchObject({
      kyc_state: 'VERIFIED', kyc_level: 1,
    });
  });
});

describe('the provider', () => {
  it('verifies: level, screening, digest and the next screening', async () => {
    const party = await person();
    await submit(party);
    expect(await verdict(party, { report_ref: 'report-ana' })).toMatchObject({ status: 200, body: { status: 'ok' } });
    const now = clock.now();
    expect(await view(party)).toMatchObject({
      kyc_state: 'VERIFIED', kyc_level: 2, screening_state: 'CLEAR', provider_report_ref: 'report-ana',
      verdict_digest: expect.stringMatching(/^[0-9a-f]{64}$/),
      screenings: [{ result: 'CLEAR', trigger: 'submission', checked_lists: ['un_sc', 'br_pep'], hits: [], provider_id:
        KYC, provider_report_ref: 'report-ana' }],
      last_screened_at: now.toISOString(), rescreen_due_at: new Date(now.getTime() + 180 * DAY_MS).toISOString(),
      rescreen_reason: 'cadence',
      state_history: [{}, { from_state: 'PENDING', to_state: 'VERIFIED', actor: KYC, actor_type: 'PROVIDER', reason:
        'DOCUMENT_AND_FACE_MATCH', provider_ref: 'report-ana' }],
    });
    expect(await service.ok('getParty', { path: { party_id: party } })).toMatchObject({
      rescreen_reason: 'cadence', risk: { kyc_level: 2, screening_state: 'CLEAR', open_flags: 0, debits_stopped: false },
    });
  });

  it('is heard once about a report, whatever the delivery', async () => {
    const party = await verified();
    const before = await view(party);
    const report_ref = before.provider_report_ref;
    await verdict(party, { report_ref, verdict: 'REJECTED' });
    await screened(party, { report_ref, screening: HIT });
    expect(await view(party)).toEqual(before);
  });

  it('is not heard about an earlier session', async () => {
    const party = await person();
    await submit(party, { kyc_level: 1, provider_session_ref: `one-${party}` });
    await verdict(party, { verdict: 'REJECTED', kyc_level: 1, session_ref: `one-${party}` });
    await submit(party, { kyc_level: 1, provider_session_ref: `two-${party}` });
    await verdict(party, { kyc_level: 1, session_ref: `one-${party}` });
    expect((await view(party)).kyc_state).toBe('PENDING');
    await verdict(party, { kyc_level: 1, session_ref: `two-${party}` });
    expect(await view(party)).toMatchObject({ kyc_state: 'VERIFIED', kyc_level: 1 });
  });

  it('opens a review by a hit, and a person dismisses it', async () => {
    const party = await verified();
    await screened(party, { screening: HIT });
    expect(await view(party)).toMatchObject({ kyc_state: 'IN_REVIEW', screening_state: 'HIT', kyc_level: 2 });
    const { body } = await review(party, { kyc_state: 'VERIFIED', reason: 'a namesake' });
    expect(body).toMatchObject({ kyc_state: 'VERIFIED', screening_state: 'DISMISSED' });
    expect(body.state_history?.at(-1)).toMatchObject({ actor_type: 'OPERATOR', reason: 'a namesake' });
  });

  it('reports an expired document of ours, and of nobody else', async () => {
    const party = await verified();
    await tell('KYC_DOCUMENT_EXPIRED', { reference: party, document_ref: 'another', expired_on: '2031-08-14' });
    expect((await view(party)).kyc_state).toBe('VERIFIED');
    const report = { reference: party, report_ref: `expiry-${party}`, document_ref: 'doc-cnh', expired_on: '2031-08-14' };
    await tell('KYC_DOCUMENT_EXPIRED', report);
    expect(await view(party)).toMatchObject({ kyc_state: 'EXPIRED', kyc_level: 0 });
    await submit(party);
    await verdict(party);
    await tell('KYC_DOCUMENT_EXPIRED', report);
    expect((await view(party)).kyc_state).toBe('VERIFIED');
  });

  it.each<[string, (party: string) => Promise<object>]>([
    ['nobody', async () => ({ reference: 'pty_01KJQ8M2T4V6X8Z0A2C4E6G8J0' })],
    ['what cannot be a party', async () => ({ reference: 'x\u2028' })],
    ['a party that was never submitted', async () => ({ reference: await person() })],
    ['a party of another tenant', async () => ({ reference: await person({}, 'acme') })],
  ])('speaks of %s: taken, and nothing changes', async (_, about) => {
    expect((await verdict('', await about(''))).status).toBe(200);
  });

  it('that is a bank, or another tenant’s, verifies nobody', async () => {
    const party = await person();
    await submit(party);
    await verdict(party, {}, { providerId: 'sim-bank' });
    await verdict(party, {}, { providerId: 'sim-kyc-acme', secret: `${SECRET}-acme` });
    expect((await verdict(party, {}, { secret: 'guessed' })).status).toBe(401);
    expect((await view(party)).kyc_state).toBe('PENDING');
  });

  it.each<[string, object]>([
    ['no verdict', { verdict: undefined }], ['another verdict', { verdict: 'MAYBE' }], ['a level above 3', { kyc_level: 4 }],
    ['no screening', { screening: undefined }],
    ['a hit without a list', { screening: { ...HIT, hits: [{ category: 'PEP', match_ref: 'x', score: 1 }] } }],
    ['no report', { report_ref: '' }],
    ['a sentence for a reason', { reason_code: 'Ana is a fraud' }],
  ])('sends %s: taken, for it would come no better, and nothing changes', async (_, data) => {
    const party = await person();
    await submit(party);
    expect(await verdict(party, data)).toMatchObject({ status: 200, body: { status: 'ok' } });
    expect((await view(party)).kyc_state).toBe('PENDING');
  });

  it('sends an event that nobody knows: kept', async () => {
    expect((await tell('KYC_SOMETHING_NEW', {})).status).toBe(200);
  });

  it('sends everything twelve times at once: one effect', async () => {
    const party = await person();
    await submit(party);
    const report_ref = `report-${party}`;
    const answers = await Promise.all(Array.from({ length: 12 }, (_, n) => verdict(party, { report_ref, score: n })));
    expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(200));
    const { screenings, state_history } = await view(party);
    expect([screenings?.length, state_history?.length]).toEqual([1, 2]);
  });
});

describe('a review', () => {
  it('has a level beside VERIFIED only', async () => {
    const party = await verified();
    expect(await review(party, { kyc_state: 'IN_REVIEW', reason: 'x', kyc_level: 2 })).toMatchObject({
      status: 422, body: { detail: [{ loc: ['body', 'kyc_level'] }] },
    });
  });

  it('moves by the published table only, and says what it could not', async () => {
    const party = await person();
    expect(await review(party, { kyc_state: 'VERIFIED', reason: 'x' })).toMatchObject({
      status: 409, body: { error: 'KYC_TRANSITION_NOT_ALLOWED', details: { from_state: 'NOT_SUBMITTED', to_state: 'VERIFIED' } },
    });
  });

  it('that says what holds changes nothing', async () => {
    const party = await verified();
    const before = await view(party);
    expect(await review(party, { kyc_state: 'VERIFIED', reason: 'again' })).toMatchObject({ status: 200, body: before });
  });

  it('of two persons at once, one decides', async () => {
    const party = await verified();
    await review(party, { kyc_state: 'IN_REVIEW', reason: 'x' });
    const answers = await Promise.all([
      review(party, { kyc_state: 'VERIFIED', reason: 'yes' }), review(party, { kyc_state: 'REJECTED', reason: 'no' }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('needs the scope of an operator', async () => {
    const party_id = await person();
    const token = await service.token(['service/accounts.write', 'service/accounts.read']);
    for (const [operation, body] of [['reviewKyc', { kyc_state: 'IN_REVIEW', reason: 'x' }], ['addRiskFlag', { reason: 'x' }]] as const) {
      expect(await service.call(operation, { path: { party_id }, body, token })).toMatchObject({
        status: 403, body: { error: 'INSUFFICIENT_SCOPE' },
      });
    }
  });
});

describe('the search for parties', () => {
  it('narrows by kyc_state, also for those never submitted', async () => {
    const [done, never] = [await verified({ roles: ['searched'] }), await person({ roles: ['searched'] })];
    const find = async (kyc_state: string) =>
      (await service.ok<PartySearchResponseOut>('searchParties', { query: { role: 'searched', kyc_state } })).data;
    expect(await find('VERIFIED')).toMatchObject([{ party_id: done, kyc_state: 'VERIFIED' }]);
    expect((await find('NOT_SUBMITTED')).map((it) => [it.party_id, 'kyc_state' in it])).toEqual([[never, false]]);
    expect(await find('NO_SUCH_STATE')).toEqual([]);
  });
});

describe('promotion', () => {
  const TAX = { country: 'BR', type: 'cpf', value: '390.533.447-05' };
  const promote = async (account_id: string, owner_party_id: string) => {
    const token = await service.token(['service/accounts.write']);
    return service.call<AccountResponse>('promoteAccount', { path: { account_id }, body: { owner_party_id }, token });
  };
  const guest = async (tax_id: object | undefined = TAX) => service.account(500, {
    type: 'GUEST', owner: await person({ legal_name: undefined, tax_id }),
  });

  it('is for a party whose verified identity is the guest’s, however it is written', async () => {
    const party = await verified({ tax_id: { ...TAX, value: '39053344705' } });
    const account = await guest();
    const { status, body } = await promote(account, party);
    expect([status, body.owner_party_id, body.type]).toEqual([200, party, 'CUSTOMER']);
    expect(await service.available(body.id)).toBe(500);
    expect(await promote(account, party)).toMatchObject({ status: 200, body: { id: body.id } });
  });

  it.each<[string, () => Promise<string>, object | undefined]>([
    ['that is not verified', () => person({ tax_id: TAX }), TAX],
    ['that is looked at', async () => { const party = await person({ tax_id: TAX }); await submit(party); return party; }, TAX],
    ['that was rejected', async () => { const party = await person({ tax_id: TAX }); await submit(party); await verdict(
      party, { verdict: 'REJECTED' },
    ); return party; }, TAX],
    ['with another identity', () => verified(), TAX],
    ['that took the identity after it was verified', async () => {
      const party_id = await verified();
      await service.ok('updateParty', { path: { party_id }, body: { tax_id: TAX } });
      return party_id;
    }, TAX],
    ['when the guest has none', () => verified({ tax_id: TAX }), undefined],
    ['that does not exist', async () => 'pty_01KJQ8M2T4V6X8Z0A2C4E6G8J0', TAX],
  ])('needs an operator for a party %s', async (_, partyOf, tax) => {
    const account = await service.account(0, { type: 'GUEST', owner: await person({ legal_name: undefined, tax_id: tax }) });
    expect(await promote(account, await partyOf())).toMatchObject({ status: 403, body: { error: 'INSUFFICIENT_SCOPE' } });
  });

  it('is refused for a party that a flag has stopped', async () => {
    const party = await verified({ tax_id: TAX });
    await flag(party, { reason: 'x', severity: 'BLOCKING' });
    expect(await promote(await guest(), party)).toMatchObject({ status: 422, body: { error: 'PARTY_BLOCKED' } });
  });
});

describe('events', () => {
  it('tell every step in the party’s one order, without personal data', async () => {
    const party = await verified();
    const { flag_id } = await flag(party, { reason: 'Anastácia Quirino again', severity: 'BLOCKING' });
    await sweep();
    await screened(party, { trigger: 'risk_flag', screening: HIT });
    await resolve(party, flag_id);
    await review(party, { kyc_state: 'REJECTED', reason: 'Anastácia Quirino is on a list' });
    const events = await eventsOf(party);
    expect(events.map(({ event_type }) => event_type)).toEqual([
      'party.created', 'kyc.submitted', 'kyc.verified', 'kyc.screened', 'risk_flag.added', 'kyc.rescreen_requested', 'kyc.review_opened',
      'kyc.screened',
      'risk_flag.resolved', 'kyc.rejected',
    ]);
    expect(events.map(({ entity }) => entity.version)).toEqual(events.map((_, n) => n + 1));
    expect(JSON.stringify(events)).not.toMatch(/Quirino|529\.?982|doc-cnh|match-1/);
    expect(await service.ok('getParty', { path: { party_id: party } })).toMatchObject({ version: events.length });
  });
});
